import { maySee, type Viewer } from '@aspekt/contract';
import type {
  Boost,
  Character,
  CharacterAspect,
  Consequence,
  FreeInvoke,
  Id,
  SituationAspect,
  State,
} from './model.ts';
import { figure, ownCharacter, isGm } from './people.ts';
import { no, type Refused } from './verdict.ts';

/** An aspect in play, wherever it stands: on a sheet, in a consequence slot, on the table (ODE-KND-10). */
export type Found =
  | { readonly kind: 'character'; readonly owner: Character; readonly aspect: CharacterAspect }
  | { readonly kind: 'consequence'; readonly owner: Character; readonly aspect: Consequence & { readonly id: Id } }
  | { readonly kind: 'situation'; readonly owner?: undefined; readonly aspect: SituationAspect }
  | { readonly kind: 'boost'; readonly owner?: undefined; readonly aspect: Boost };

/** What bears an id, an aspect slot that is still empty too. */
export const findSlot = (state: State, id: Id): Found | undefined => {
  for (const aspect of state.aspects) {
    if (aspect.id !== id) continue;
    return aspect.kind === 'boost' ? { kind: 'boost', aspect } : { kind: 'situation', aspect };
  }
  for (const key in state.characters) {
    const owner = figure(state, key);
    if (owner === undefined) continue;
    const own = owner.aspects.find((aspect) => aspect.id === id);
    if (own) return { kind: 'character', owner, aspect: own };
    const wound = owner.consequences.find((consequence) => consequence.id === id);
    if (wound) return { kind: 'consequence', owner, aspect: { ...wound, id } };
  }
  return undefined;
};

/** The aspect of an id; a slot that nobody has written in yet is none (ODE-CHAR-04, D-39). */
export const findAspect = (state: State, id: Id): Found | undefined => {
  const found = findSlot(state, id);
  return found?.kind === 'character' && found.aspect.text === '' ? undefined : found;
};

export const textOf = ({ aspect }: Found): string => aspect.text ?? '';

/** An unknown aspect is hidden: only the game master and its owner know of it (ODE-INV-12). */
export const isKnown = ({ kind, aspect }: Found): boolean =>
  kind === 'boost' || kind === 'consequence' || aspect.only === undefined;

/** Everybody may hear of it: it is known, and so is whoever has it on their sheet. */
export const isInTheOpen = (found: Found): boolean => isKnown(found) && found.owner?.only === undefined;

export const knows = (found: Found, by: Viewer): boolean => {
  if (found.kind === 'boost' || found.kind === 'consequence') return true;
  if (found.owner?.only !== undefined && !maySee(found.owner.only, by)) return false;
  return found.aspect.only === undefined || maySee(found.aspect.only, by);
};

/** Free invokes lie on character aspects, situation aspects and consequences, never on boosts. */
export const freeInvokesOf = ({ kind, aspect }: Found): readonly FreeInvoke[] =>
  kind === 'boost' ? [] : (aspect.freeInvokes ?? []);

/** Whether an id is still free to give to a new thing; `gm` and the names every object has are taken. */
export const isNewId = (state: State, id: Id): boolean =>
  id !== 'gm' && !(id in Object.prototype) && figure(state, id) === undefined && findSlot(state, id) === undefined;

/** Ids that begin so are the game master's: trying them tells nobody else what is hidden behind one. */
const hers = 'gm-';
export const mayName = (state: State, id: Id, by: Viewer): boolean =>
  (isGm(by) || !id.startsWith(hers)) && isNewId(state, id);

/** Names for things that arise by themselves; all different, and never one that somebody has chosen already. */
export const freshIds = (state: State, prefix: string, count: number): readonly Id[] => {
  const ids: Id[] = [];
  for (let n = state.serial + 1; ids.length < count; n++)
    if (isNewId(state, `${prefix}${n}`)) ids.push(`${prefix}${n}`);
  return ids;
};

export const freshId = (state: State, prefix: string): Id => freshIds(state, prefix, 1)[0] ?? prefix;

/** The same for something of somebody whom nobody has met: it is named after them and leaves no gap in what others count. */
export const idUnder = (state: State, { id }: Character, prefix: string): Id => {
  // Not for players to try either, who may know from the demo what she is called.
  const stem = `${id.startsWith(hers) ? '' : hers}${id}-${prefix}`;
  let n = 1;
  while (!isNewId(state, `${stem}${n}`)) n++;
  return `${stem}${n}`;
};

/** Names as they are given to what everybody sees. */
const counted = /^(?:aspect|boost|character|consequence)\d+$/;
export const isCounted = (id: Id): boolean => counted.test(id);

/** Why something new cannot have an id; nothing hidden may leave a gap in what everybody counts. */
export const idRefused = (state: State, id: Id, hidden: boolean): Refused | undefined => {
  if (!isNewId(state, id)) return no('wrongStatus', { id });
  return hidden && isCounted(id) ? no('tellingId', { id }) : undefined;
};

/** All aspects that concern a character: its sheet, and what lies on it, its zone or the scene (ODE-CMP-05). */
export const concerns = (state: State, found: Found, target: Character): boolean => {
  if (found.owner) return found.owner.id === target.id;
  if (found.kind === 'boost') return false;
  const { attachedTo } = found.aspect;
  switch (attachedTo.type) {
    case 'scene':
      // Between scenes what lasts concerns everyone.
      return state.scene === null || state.scene.participants.includes(target.id);
    case 'zone':
      return target.zoneId === attachedTo.id;
    case 'character':
      return target.id === attachedTo.id;
  }
};

/** Every aspect in play that a viewer may know of. */
export const aspectsInPlay = (state: State, by: Viewer): readonly Found[] => {
  const found: Found[] = state.aspects.map((aspect) =>
    aspect.kind === 'boost' ? { kind: 'boost', aspect } : { kind: 'situation', aspect },
  );
  const present = state.scene?.participants ?? [];
  const own = ownCharacter(state, by)?.id;
  for (const key in state.characters) {
    const owner = figure(state, key);
    if (owner === undefined || !(present.includes(owner.id) || own === owner.id)) continue;
    for (const aspect of owner.aspects) if (aspect.text !== '') found.push({ kind: 'character', owner, aspect });
    for (const wound of owner.consequences)
      if (wound.id !== undefined) found.push({ kind: 'consequence', owner, aspect: { ...wound, id: wound.id } });
  }
  return found.filter((one) => knows(one, by));
};
