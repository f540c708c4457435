import { accept, type Context, type Decision } from '@aspekt/contract';
import { inRoll, onBothSides } from './companies.ts';
import { isRunning } from './endings.ts';
import { aspectOf, bearerOf, isVeiled, none, omit, own, unveil, veil } from './figures.ts';
import type {
  Aspect,
  Attribute,
  Character,
  Command,
  Event,
  Extra,
  Id,
  NewExtra,
  PerAttribute,
  State,
} from './model.ts';
import { reveal } from './revealing.ts';
import { inRange } from './sheet.ts';
import { hush, isGm, isNew, no } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/**
 * An extra has 5 in everything unless the game master says otherwise, a 2 for its function in the story
 * and a 1 for flavour (NYX-ATTR-07, NYX-ATTR-08, NYX-OUT-10). A mob is many treated as one (NYX-MOB-01, NYX-MOB-02).
 */
export const createExtra = (
  state: State,
  command: NewExtra & { readonly type: 'nyx/createExtra' | 'nyx/createMob' },
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-OUT-10']);
  if (!isNew(state, command.id, context.by)) return no('NYX_E_ID', [], { id: command.id });
  if (command.name === '') return no('NYX_E_NAME');
  const attributes: PerAttribute = { mind: 5, interaction: 5, body: 5, ...command.attributes };
  if (!inRange(attributes)) return no('NYX_E_ATTR_RANGE', ['NYX-ATTR-03']);
  const veiled = !state.settings.showOpponents;
  const secret = command.open !== true;
  const extra: Extra = {
    ...hush(command.hidden === true),
    id: command.id,
    name: command.name,
    kind: 'extra',
    description: command.description ?? '',
    attributes: veil(veiled, attributes),
    exhaustion: veil(veiled, none),
    aspects: [
      ...written('role', command.roleAspect, 2, secret),
      ...written('flavour', command.flavourAspect, 1, secret),
    ],
    mob: command.type === 'nyx/createMob',
    mobLoss: none,
  };
  return accept({ ...hush(command.hidden === true), type: 'nyx/extraCreated', extra });
};

/** What the game master writes about an extra is a secret until it is shown; either aspect may be left to be invented. */
const written = (id: Id, name = '', value: number, secret: boolean): readonly Aspect[] =>
  name === '' ? [] : [{ ...hush(secret), id, name, value, kind: 'regular' }];

/** In a roll, if only with an aspect, in a conflict or with harm to choose. */
const isBusy = (state: State, id: Id): boolean =>
  Object.values(state.drafts).some((draft) => inRoll(draft).includes(id)) ||
  Object.values(state.conflicts).some((conflict) => isRunning(conflict) && onBothSides(conflict).includes(id)) ||
  Object.values(state.pendingHarms).some(({ target }) => target === id);

/** The extra, or major figure, that the game master means to hide, show or strike. */
const findNpc = (state: State, id: Id): Extra | Character | undefined => {
  const character = own(state.characters, id);
  return own(state.extras, id) ?? (character?.kind === 'majorNpc' ? character : undefined);
};

export const hideExtra = (state: State, command: Of<'nyx/hideExtra'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const extra = findNpc(state, command.extra);
  if (!extra) return no('NYX_E_UNKNOWN');
  if (isBusy(state, extra.id)) return no('NYX_E_PHASE');
  return accept({ only: 'gm', type: 'nyx/extraHidden', extra: extra.id });
};

export const revealExtra = (state: State, command: Of<'nyx/revealExtra'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const extra = findNpc(state, command.extra);
  if (!extra) return no('NYX_E_UNKNOWN');
  const others = reveal(state, [extra.id]).filter((event) => 'extra' in event && event.extra !== extra.id);
  return accept<Event>({ type: 'nyx/extraRevealed', extra: extra.id }, ...others);
};

export const removeExtra = (state: State, command: Of<'nyx/removeExtra'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const extra = findNpc(state, command.extra);
  if (!extra) return no('NYX_E_UNKNOWN');
  if (isBusy(state, extra.id)) return no('NYX_E_PHASE');
  return accept({ ...hush(extra.only !== undefined), type: 'nyx/extraRemoved', extra: extra.id, name: extra.name });
};

/** An extra that has become important is made a full character, run by the game master (NYX-OUT-11, NYX-OUT-13). */
export const promoteExtra = (state: State, command: Of<'nyx/promoteExtra'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-OUT-11']);
  const extra = own(state.extras, command.extra);
  if (!extra) return no('NYX_E_UNKNOWN');
  const veiled = isVeiled(state, extra);
  // What a mob has lost is lost for good (NYX-MOB-04).
  const left = (attribute: Attribute): number =>
    Math.max(1, unveil(extra.attributes)[attribute] - extra.mobLoss[attribute]);
  const character: Character = {
    ...hush(extra.only !== undefined),
    id: extra.id,
    name: extra.name,
    kind: 'majorNpc',
    description: extra.description,
    status: 'draft',
    attributes: veil(veiled, { mind: left('mind'), interaction: left('interaction'), body: left('body') }),
    exhaustion: extra.exhaustion,
    aspects: extra.aspects,
    points: state.settings.startPoints,
    valuesAtBreak: {},
  };
  return accept({ ...hush(extra.only !== undefined), type: 'nyx/extraPromoted', extra: extra.id, character });
};

/** Shows everyone an aspect that was the game master's secret. */
export const revealAspect = (state: State, command: Of<'nyx/revealAspect'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-OUT-05']);
  const bearer = bearerOf(state, command.owner);
  const found = aspectOf(bearer, command.aspect);
  if (!bearer || !found) return no('NYX_E_UNKNOWN');
  return accept({
    ...hush(bearer.only !== undefined),
    type: 'nyx/aspectRevealed',
    owner: command.owner,
    aspect: omit(found, 'only'),
  });
};

/** Only what is not a player character's can be a secret of the game master's. */
export const hideAspect = (state: State, command: Of<'nyx/hideAspect'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  if (!aspectOf(bearerOf(state, command.owner), command.aspect)) return no('NYX_E_UNKNOWN');
  if (own(state.characters, command.owner)?.kind === 'pc') return no('NYX_E_OWNER');
  const { owner, aspect } = command;
  // What is brought to bear is seen; in a roll that everyone knows of nothing is hidden.
  const isPlayed = Object.values(state.drafts).some((draft) =>
    draft.activations.some((activation) => activation.owner === owner && activation.aspect === aspect),
  );
  if (isPlayed) return no('NYX_E_PHASE');
  return accept({ only: 'gm', type: 'nyx/aspectHidden', owner, aspect });
};
