import { fold, parse, secret, type Context, type Viewer } from '@aspekt/contract';
import { diceFrom } from '@aspekt/dice';
import type { Expectation, Vector, VectorAdapter, VectorRun, VectorStep } from '@aspekt/testkit/vectors';
import { decide } from './decide.ts';
import { evolve, initial } from './evolve.ts';
import type { Character, Command, Event, NewSkill, NewTrait, OpenRoll, Roll, State } from './model.ts';
import { answer } from './questions.ts';
import { CommandSchema, QuestionSchema, SettingsSchema } from './schema.ts';
import { skillFrom, traitFrom } from './sheet.ts';
import { absoluteValue, inBookOrder } from './traits.ts';

type Fields = Readonly<Record<string, unknown>>;
const gm: Viewer = { seat: 'gm', role: 'gm' };

type Kind = 'character' | 'player' | 'roll' | 'contest' | 'series';

/**
 * Vectors name things freely, each kind for itself; ids are one for all kinds. Names that are ids stay themselves,
 * as long as nothing else has them.
 */
const naming = () => {
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  const idOf = (kind: Kind, name: string): string => {
    const [, group = '', place = ''] = /^(.*)\.(\d+)$/.exec(name) ?? [];
    const of = ids.get(`${kind} ${group}`);
    if (of !== undefined) return `${of}.${place}`;
    const known = ids.get(`${kind} ${name}`);
    if (known !== undefined) return known;
    const free = /^[A-Za-z0-9_-]{1,64}$/.test(name) && !names.has(name);
    const id = free ? name : fresh();
    ids.set(`${kind} ${name}`, id);
    names.set(id, name);
    return id;
  };
  const fresh = (): string => {
    for (let i = names.size; ; i++) if (!names.has(`id-${i}`)) return `id-${i}`;
  };
  const nameOf = (id: string): string => {
    const [, group = id, place = ''] = /^(.*)(\.\d+)$/.exec(id) ?? [];
    return `${names.get(group) ?? group}${place}`;
  };
  return { idOf, nameOf };
};
type Naming = ReturnType<typeof naming>;

/** The fields of a step that name something, and what. */
const kinds: Readonly<Record<string, Kind>> = {
  actor: 'character',
  actorId: 'character',
  socialTarget: 'character',
  ownerId: 'player',
  rollId: 'roll',
  sides: 'roll',
  rolls: 'roll',
  seriesId: 'series',
};
const kindOf = (cmd: string, key: string): Kind | undefined => {
  if (key !== 'id') return kinds[key];
  return cmd.startsWith('create') ? 'character' : cmd === 'startSeries' ? 'series' : 'roll';
};
const withIds = (value: unknown, cmd: string, ids: Naming, key = ''): unknown => {
  const kind = kindOf(cmd, key);
  if (typeof value === 'string') return kind ? ids.idOf(kind, value) : value;
  if (Array.isArray(value)) return value.map((part) => withIds(part, cmd, ids, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      key === 'faces' ? ids.idOf('roll', name) : name,
      withIds(part, cmd, ids, name),
    ]),
  );
};

const characterFrom = (given: Fields, ids: Naming): Character => {
  const id = ids.idOf('character', String(given['id']));
  const npc = given['npc'] === true;
  const owner = given['ownerId'] === undefined ? (npc ? null : String(given['id'])) : given['ownerId'];
  const ownerId = typeof owner === 'string' ? ids.idOf('player', owner) : null;
  return {
    id,
    name: String(given['name'] ?? given['id']),
    ownerId,
    npc,
    sheet: secret(ownerId === null ? 'gm' : [ownerId], {
      traits: inBookOrder(((given['traits'] ?? []) as readonly NewTrait[]).map(traitFrom)),
      skills: ((given['skills'] ?? []) as readonly NewSkill[]).map(skillFrom),
      unusedXp: Number(given['unusedXp'] ?? 0),
      creationMethod: (given['creationMethod'] ?? 'free') as 'free',
      notes: '',
    }),
  };
};

const byOwner = new Set([
  'declareAction',
  'proposeTrait',
  'requestSeveralTraits',
  'roll',
  'enterFaces',
  'spendHeroPoint',
  'editTrait',
  'editSkill',
]);

const rollView = (roll: Roll, { nameOf }: Naming): Expectation => {
  const resistance = roll.resistance.value;
  const { result } = roll;
  return {
    actorId: nameOf(roll.actorId),
    kind: roll.kind,
    groupId: roll.groupId === null ? null : nameOf(roll.groupId),
    traitId: roll.traitId,
    turned: roll.turned,
    traitValue: roll.traitValue,
    skillId: roll.skillId,
    skillValue: roll.skillValue,
    modifications: roll.modifications,
    resistance:
      resistance.kind === 'opposedTotal' && resistance.actorId !== undefined
        ? { ...resistance, actorId: nameOf(resistance.actorId) }
        : resistance,
    chains: roll.chains,
    zeroIgnored: roll.zeroIgnored,
    heroPointsSpent: roll.heroPointsSpent,
    socialTargetId: roll.socialTargetId === null ? null : nameOf(roll.socialTargetId.value),
    ruling: roll.ruling,
    status: roll.status,
    result: result && { ...result, ...result.verdict.value, outcome: result.outcome.value },
  };
};

const stateView = (state: State, ids: Naming): Expectation => ({
  settings: state.settings,
  rolls: Object.fromEntries(state.rolls.map((roll) => [ids.nameOf(roll.id), rollView(roll, ids)])),
  groups: Object.fromEntries(
    state.groups.map(({ id, rolls, result }) => [
      ids.nameOf(id),
      {
        rolls: rolls.map(ids.nameOf),
        outcome: result?.value.outcome ?? null,
        anyZeroed: result?.value.anyZeroed ?? false,
      },
    ]),
  ),
  characters: Object.fromEntries(
    state.characters.map(({ id, name, npc, ownerId, sheet }) => [
      ids.nameOf(id),
      {
        name: name === id ? ids.nameOf(id) : name,
        npc,
        ownerId: ownerId === null ? null : ids.nameOf(ownerId),
        unusedXp: sheet.value.unusedXp,
        creationMethod: sheet.value.creationMethod,
        traits: Object.fromEntries(sheet.value.traits.map((trait) => [trait.name, trait.value])),
        skills: Object.fromEntries(sheet.value.skills.map((skill) => [skill.name, skill.value])),
      },
    ]),
  ),
});

/** Chances are compared as fractions. */
const asFractions = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(asFractions);
  if ('exact' in value) return value.exact;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asFractions(part)]));
};

const answersOf = (events: readonly Event[], { nameOf }: Naming): Expectation => {
  const answers: Record<string, unknown> = {};
  for (const event of events) {
    if (event.type === 'vastmark/characterCreated') answers['apprenticeSkills'] = event.apprenticeSkills;
    if (event.type === 'vastmark/rollConfirmed') {
      answers['prompts'] = event.rolls.flatMap(({ rollId, prompt }) =>
        prompt === null ? [] : [{ rollId: nameOf(rollId), prompt }],
      );
    }
  }
  return answers;
};

/** Who threw each die, in order; the own die of a roll in `typed` came with the command. */
const throwers = (events: readonly Event[], typed: readonly string[], { nameOf }: Naming): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'vastmark/heroPointSpent') return event.chain ? [nameOf(event.actor)] : [];
    const rolls =
      event.type === 'vastmark/rolled'
        ? event.rolls
        : event.type === 'vastmark/opposed'
          ? event.sides.flatMap((side) => side.rolls)
          : [];
    return rolls.flatMap(({ rollId, actorId, chains }) =>
      (typed.includes(rollId) ? chains.slice(1) : chains).map(() => nameOf(actorId)),
    );
  });

const questionFrom = (step: VectorStep, ids: Naming): unknown => {
  const { cmd, by: _, what, kind, ...rest } = step;
  const named = withIds(rest, cmd, ids) as Fields;
  if (cmd === 'odds') return { ask: kind, ...named };
  return cmd === 'query' ? { ask: what, ...(kind !== undefined && { kind }), ...named } : { ask: cmd, ...named };
};

/** Plays the catalogue's vectors through the real rules. */
export const adapter: VectorAdapter = { begin: (given, dice) => begin(given, dice) };

/** A run that also knows how many dice of the vector were never thrown. */
export const begin = (given: Vector['given'], dice: Vector['dice']): VectorRun & { readonly left: () => number } => {
  const ids = naming();
  const settings = parse(SettingsSchema, given['settings'] ?? {});
  if (settings.issues) throw new Error('a vector needs known settings');
  const characters = (given['characters'] ?? []) as readonly Fields[];
  let state = fold(
    { evolve },
    initial(settings.value),
    characters.map((it): Event => ({
      type: 'vastmark/characterCreated',
      character: characterFrom(it, ids),
      apprenticeSkills: null,
      quick: false,
    })),
  );
  let used = 0;

  const ownerOf = (step: VectorStep): Viewer => {
    const { actor, rollId } = withIds(step, step.cmd, ids) as Fields;
    const roll = state.rolls.find((it) => it.id === rollId || it.groupId === rollId);
    const owner = state.characters.find((it) => it.id === (actor ?? roll?.actorId))?.ownerId ?? null;
    return owner === null ? gm : { seat: owner, role: 'player' };
  };
  const viewer = ({ cmd, by, ...step }: VectorStep): Viewer => {
    if (typeof by === 'string') return by === 'gm' ? gm : { seat: ids.idOf('player', by), role: 'player' };
    return byOwner.has(cmd) ? ownerOf({ cmd, ...step }) : gm;
  };

  const ask = (step: VectorStep): Expectation => {
    if (step.cmd === 'query' && step['what'] === 'absoluteValue') {
      return { absolute: (step['values'] as readonly number[]).map(absoluteValue) };
    }
    const question = parse(QuestionSchema, questionFrom(step, ids));
    if (question.issues) return { error: `not a question: ${question.issues[0]?.message}` };
    const answered = answer(state, question.value);
    if (typeof answered === 'object' && answered !== null && 'refusal' in answered) {
      return { error: (answered.refusal as { readonly code: string }).code };
    }
    return asFractions(answered) as Expectation;
  };

  const play = (step: VectorStep): Expectation => {
    const { cmd, by: _, ...inputs } = step;
    const fresh = cmd === 'opposedRoll' ? { id: ids.idOf('contest', `${state.contests.length}`) } : {};
    const command = parse(CommandSchema, {
      type: `vastmark/${cmd}`,
      ...fresh,
      ...(withIds(inputs, cmd, ids) as Fields),
    });
    if (command.issues) return { error: `not a command: ${command.issues[0]?.message}` };
    const context = { dice: chainsOf(), by: viewer(step) };
    return command.value.type === 'vastmark/openRoll' && command.value.socialConsent
      ? agreed(command.value, context)
      : decided(command.value, context);
  };

  /** A vector says that the other player has agreed: whoever cannot say so herself asks, and the answer is yes. */
  const agreed = (command: OpenRoll, context: Context): Expectation => {
    if (context.by.role === 'gm') return decided(command, context);
    const { id: rollId, socialConsent: _, ...inputs } = command;
    const opened = decided({ ...inputs, id: rollId, askConsent: true }, context);
    const asks = state.rolls.some((roll) => roll.consent && (roll.groupId ?? roll.id) === rollId);
    return asks ? decided({ type: 'vastmark/answerConsent', rollId, agree: true }, { ...context, by: gm }) : opened;
  };

  let chain = 0;
  let face = 0;
  /** Faces in the order of the vector; one entry is one finished chain. */
  const chainsOf = () =>
    diceFrom(() => {
      const values = dice[chain]?.values ?? [];
      const shown = values[face++];
      if (shown === undefined) throw new Error('the vector has too few dice');
      if (face === values.length) [chain, face] = [chain + 1, 0];
      return shown;
    }, []);

  const decided = (command: Command, context: Context): Expectation => {
    const decision = decide(state, command, context);
    if (!decision.ok) return { error: decision.refusal.code };
    state = fold({ evolve }, state, decision.events);
    const names = throwers(decision.events, typedRolls(command), ids);
    const wrong = dice.slice(used, chain).find(({ roller }, i) => roller !== names[i]);
    used = chain;
    if (wrong) return { error: `the die of ${wrong.roller} was thrown by another` };
    return { ...stateView(state, ids), ...answersOf(decision.events, ids) };
  };

  return {
    step: (step) =>
      ['query', 'odds', 'suggestTrait', 'suggestSkill'].includes(step.cmd)
        ? { ...stateView(state, ids), ...ask(step) }
        : play(step),
    final: () => stateView(state, ids),
    state: () => JSON.stringify(state),
    left: () => dice.length - chain,
  };
};

const typedRolls = (command: Command): readonly string[] => {
  if (command.type === 'vastmark/enterFaces') return [command.rollId];
  return command.type === 'vastmark/opposedRoll' ? Object.keys(command.faces ?? {}) : [];
};
