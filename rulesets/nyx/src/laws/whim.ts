import type { Aspect, Attribute, Id, State } from '../model.ts';

export type Random = () => number;

/** Random choices among what there is. */
export class Whim {
  readonly state: State;
  readonly random: Random;
  constructor(state: State, random: Random) {
    this.state = state;
    this.random = random;
  }
  of<T>(...options: readonly [T, ...T[]]): T {
    return options[this.random() % options.length] ?? options[0];
  }
  id(prefix: string): Id {
    return this.random() % 40 === 0 ? 'phaide' : `${prefix}${this.random() % 1000}`;
  }
  key(record: object): Id {
    const keys = Object.keys(record);
    return keys[this.random() % Math.max(1, keys.length)] ?? 'nobody';
  }
  figure(): Id {
    return this.of(
      'phaide',
      'moni',
      'soldier',
      'phaide',
      'moni',
      'soldier',
      'nobody',
      this.key({ ...this.state.characters, ...this.state.extras }),
    );
  }
  character(): Id {
    return this.of('phaide', 'moni', this.key(this.state.characters));
  }
  roller(): Id {
    const { A, B } = this.state.drafts[this.draft()]?.rollers ?? {};
    return this.of(A?.actor, B?.actor, this.figure()) ?? 'nobody';
  }
  draft(): Id {
    return this.key(this.state.drafts);
  }
  conflict(): Id {
    return this.key(this.state.conflicts);
  }
  owner(): Id {
    return this.of('scene', this.figure(), this.figure(), this.key(this.state.things));
  }
  aspectOf(owner: Id, kind?: Aspect['kind']): Id {
    const bearer =
      owner === 'scene'
        ? this.state.scene
        : (this.state.characters[owner] ?? this.state.extras[owner] ?? this.state.things[owner]);
    const aspects = (bearer?.aspects ?? []).filter((aspect) => kind === undefined || aspect.kind === kind);
    return aspects[this.random() % Math.max(1, aspects.length)]?.id ?? 'none';
  }
  /** Any aspect of this kind, whoever has it. */
  any(kind: Aspect['kind']): { readonly owner: Id; readonly aspect: Id } {
    const bearers = { ...this.state.characters, ...this.state.extras, ...this.state.things };
    const found = Object.entries(bearers).flatMap(([owner, { aspects }]) =>
      aspects.filter((aspect) => aspect.kind === kind).map((aspect) => ({ owner, aspect: aspect.id })),
    );
    return found[this.random() % Math.max(1, found.length)] ?? { owner: 'nobody', aspect: 'none' };
  }
  attribute(): Attribute {
    return this.of('mind', 'interaction', 'body');
  }
  side(): 'A' | 'B' {
    return this.of('A', 'B');
  }
  number(): number {
    return this.of(0, 0, 1, 1, 2, 3, -1, -2, -3, 4, -4, 5, 21, 0.5);
  }
  text(): string {
    return this.of('så', 'därför', 'Mörkt', 'Sår', 'ja', 'nej', '');
  }
  name(): string {
    return this.of(`N${this.random() % 100}`, 'Vakt', 'Mörkt', '');
  }
  sign() {
    return this.of('positive' as const, 'negative' as const, 'neutral' as const);
  }
  activation(draft: Id): Id {
    const activations = this.state.drafts[draft]?.activations ?? [];
    return activations[this.random() % Math.max(1, activations.length)]?.id ?? 'none';
  }
}
