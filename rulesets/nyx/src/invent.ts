import { accept, type Context, type Decision, type Refusal, type Viewer } from '@aspekt/contract';
import { aspectOf, bearerOf, isUsed, knows, own, sameName, type Bearer } from './figures.ts';
import type { Aspect, Command, Event, State } from './model.ts';
import { hush, isGm, isHers, isNew, no } from './who.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Aspects are worth 1, 2 or 3 (NYX-ASP-04). */
export const isValue = (value: number): boolean => value === 1 || value === 2 || value === 3;

/**
 * Players and the game master invent aspects for extras, the surroundings and things: free of charge, public,
 * worth 1 unless the game master says otherwise (NYX-OUT-12, NYX-OUT-14, NYX-OUT-18, D-07). The game master may veto it until it is used.
 */
export const inventAspect = (state: State, command: Of<'nyx/inventAspect'>, context: Context): Decision<Event> => {
  const { by } = context;
  if (by.role === 'onlooker') return no('NYX_E_ROLE', ['NYX-OUT-12']);
  if (command.owner === 'scene' && state.scene?.status !== 'open') return no('NYX_E_PHASE', ['NYX-OUT-14']);
  const bearer = bearerOf(state, command.owner);
  if (!bearer || !knows(by, bearer)) return no('NYX_E_UNKNOWN');
  if (own(state.characters, command.owner)?.kind === 'pc') return no('NYX_E_OWNER', ['NYX-OUT-12']);
  const aspect: Aspect = {
    id: command.id,
    name: command.name,
    value: command.value ?? 1,
    kind: 'regular',
    inventedBy: isGm(by) ? 'gm' : by.seat,
    ...(command.description !== undefined && { description: command.description }),
  };
  const refused = cannotAdd(bearer, aspect, context);
  if (refused) return refused;
  if (aspect.value !== 1 && !isGm(by)) return no('NYX_E_ROLE', ['NYX-OUT-18']);
  const full = own(state.extras, command.owner) && isFull(bearer, aspect, context);
  if (full && state.settings.extraAspectCap === 'enforce') return no('NYX_E_EXTRA_FULL', ['NYX-OUT-13']);
  const warnings: readonly Refusal[] =
    full && state.settings.extraAspectCap === 'warn' ? [{ code: 'NYX_W_EXTRA_FULL', rules: ['NYX-OUT-13'] }] : [];
  const event: Event = {
    ...hush(bearer.only !== undefined),
    type: 'nyx/aspectInvented',
    owner: command.owner,
    aspect,
  };
  return { ok: true, events: [event], ...(warnings.length > 0 && { warnings }) };
};

/** What any new aspect must satisfy. Compared only with what its author may know of, so that nothing hidden leaks. */
export const cannotAdd = (bearer: Bearer, { id, name, value }: Aspect, { by }: Context) => {
  if (name === '') return no('NYX_E_NAME');
  if (!isValue(value)) return no('NYX_E_ASPECT_VALUE', ['NYX-ASP-04'], { value });
  const known = bearer.aspects.filter((aspect) => knows(by, aspect));
  if (known.some((aspect) => aspect.kind === 'regular' && sameName(aspect.name, name))) {
    return no('NYX_E_DUPLICATE_ASPECT', [], { name });
  }
  const taken = aspectOf(bearer, id) !== undefined || id in Object.prototype || isOfTheRules(id, by);
  return taken ? no('NYX_E_ID', [], { id }) : undefined;
};

/**
 * Ids that the rules give to aspects, of which some are hidden: to a player they are taken, whether there is one or not.
 */
const isOfTheRules = (id: string, by: Viewer): boolean =>
  isHers(id, by) || (!isGm(by) && /^(role|flavour|aspect|a\d+(-\d+)?)$|-harm/u.test(id));

/**
 * Whether inventing fills an extra up, as far as its author knows: what is hidden is not told by a warning. The game
 * master, who knows all of it, is offered to promote the extra (NYX-OUT-13).
 */
const isFull = (bearer: Bearer, added: Aspect, { by }: Context): boolean =>
  isOverfull([...bearer.aspects.filter((aspect) => knows(by, aspect)), added]) || added.value === 3;

/** An extra should have at most one 2 and three 1s; damage and temporary aspects do not count (NYX-OUT-13). */
export const isOverfull = (aspects: readonly Aspect[]): boolean => {
  const values = aspects.filter(({ kind }) => kind === 'regular').map(({ value }) => value);
  return values.filter((value) => value >= 2).length > 1 || values.filter((value) => value === 1).length > 3;
};

/** The game master does not want an invented aspect, before it has been used (NYX-OUT-12). */
export const vetoAspect = (state: State, command: Of<'nyx/vetoAspect'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-OUT-12']);
  const bearer = bearerOf(state, command.owner);
  const found = aspectOf(bearer, command.aspect);
  if (!bearer || !found) return no('NYX_E_UNKNOWN');
  if (found.inventedBy === undefined || isUsed(state, command.owner, found)) return no('NYX_E_PHASE', ['NYX-OUT-15']);
  const { owner, aspect, reason } = command;
  return accept({
    ...hush(bearer.only !== undefined || found.only !== undefined),
    type: 'nyx/aspectVetoed',
    owner,
    aspect,
    name: found.name,
    ...(reason !== undefined && { reason }),
  });
};

/** The game master's own aspects of the surroundings, worth 1 unless said otherwise (NYX-OUT-18). */
export const addSceneAspect = (state: State, command: Of<'nyx/addSceneAspect'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const { scene } = state;
  if (scene?.status !== 'open') return no('NYX_E_PHASE', ['NYX-OUT-14']);
  const hidden = command.hidden === true;
  const { id, name, value = 1, description } = command;
  const aspect: Aspect = {
    ...hush(hidden),
    id,
    name,
    value,
    kind: 'regular',
    ...(description !== undefined && { description }),
  };
  return cannotAdd(scene, aspect, context) ?? accept({ ...hush(hidden), type: 'nyx/sceneAspectAdded', aspect });
};

/** An aspect of the surroundings stays until the scene closes or the game master removes it (NYX-OUT-15). */
export const removeSceneAspect = (
  state: State,
  command: Of<'nyx/removeSceneAspect'>,
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-OUT-15']);
  const aspect = aspectOf(bearerOf(state, 'scene'), command.aspect);
  if (!aspect) return no('NYX_E_UNKNOWN');
  const { id, name } = aspect;
  return accept({ ...hush(aspect.only !== undefined), type: 'nyx/sceneAspectRemoved', aspect: id, name });
};

/** A shared thing has aspects of its own instead of one for each who uses it (NYX-OUT-08). */
export const addThing = (state: State, command: Of<'nyx/addThing'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-OUT-08']);
  if (!isNew(state, command.id, context.by)) return no('NYX_E_ID', [], { id: command.id });
  if (command.name === '') return no('NYX_E_NAME');
  const { id, name, aspect = '', value = 1 } = command;
  if (!isValue(value)) return no('NYX_E_ASPECT_VALUE', ['NYX-ASP-04'], { value });
  const aspects: readonly Aspect[] = aspect === '' ? [] : [{ id: 'aspect', name: aspect, value, kind: 'regular' }];
  const hidden = hush(command.hidden === true);
  return accept({ ...hidden, type: 'nyx/thingAdded', thing: { ...hidden, id, name, aspects } });
};

export const removeThing = (state: State, command: Of<'nyx/removeThing'>, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const thing = own(state.things, command.thing);
  if (!thing) return no('NYX_E_UNKNOWN');
  return accept({ ...hush(thing.only !== undefined), type: 'nyx/thingRemoved', thing: thing.id, name: thing.name });
};
