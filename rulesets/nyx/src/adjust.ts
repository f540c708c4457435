import type { Context, Decision } from '@aspekt/contract';
import { withAspect, withAspectsInDrafts, withBearer, withoutAspect } from './bearers.ts';
import { endsByKnockOut } from './endings.ts';
import { aspectOf, bearerOf, figureOf, knockedOut, own, unveil } from './figures.ts';
import { isValue } from './invent.ts';
import type { Adjustment, Aspect, Command, Event, NumberAdjustment, PointMove, State } from './model.ts';
import { unreserved } from './points.ts';
import { greatest } from './sheet.ts';
import { hush, isGm, no } from './who.ts';

type Adjust = Extract<Command, { type: 'nyx/adjust' }>;
type Found = {
  readonly before?: number;
  readonly name?: string;
  readonly points: readonly PointMove[];
  readonly secret?: boolean;
};

/** The game master sets any number and adds or strikes any aspect by hand; the log keeps the reason. */
export const adjust = (state: State, command: Adjust, context: Context): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const { figure, change, reason } = command;
  const bearer = bearerOf(state, figure);
  if (!bearer) return no('NYX_E_UNKNOWN', [], { id: figure });
  const found = check(state, figure, change);
  if ('ok' in found) return found;
  if (reason === '') return no('NYX_E_EXPLANATION');
  const { secret = false, ...rest } = found;
  const event: Event = {
    ...hush(bearer.only !== undefined || secret),
    type: 'nyx/adjusted',
    figure,
    change,
    ...rest,
    reason,
  };
  const after = figureOf(adjusted(state, figure, change), figure);
  const fallen =
    after !== undefined && knockedOut(after) ? endsByKnockOut(adjusted(state, figure, change), figure) : [];
  return { ok: true, events: [event, ...fallen] };
};

const none: readonly PointMove[] = [];

const check = (state: State, id: string, change: Adjustment): Found | ReturnType<typeof no> => {
  switch (change.set) {
    case 'attribute':
    case 'exhaustion':
    case 'mobLoss':
      return checkNumber(state, id, change);
    case 'points':
      return checkPoints(state, id, change.value);
    case 'addAspect':
      return checkAdded(state, id, change);
    case 'aspect':
      return checkChanged(state, id, change);
    case 'strikeAspect': {
      const aspect = aspectOf(bearerOf(state, id), change.aspect);
      return aspect ? found(aspect) : no('NYX_E_UNKNOWN');
    }
  }
};

const found = ({ name, value, only }: Aspect): Found => ({
  before: value,
  name,
  points: none,
  secret: only !== undefined,
});

type Of<S extends Adjustment['set']> = Extract<Adjustment, { set: S }>;

const checkNumber = (state: State, id: string, { set, attribute, value }: NumberAdjustment) => {
  const figure = figureOf(state, id);
  if (!figure || (set === 'mobLoss' && figure.kind !== 'extra')) return no('NYX_E_UNKNOWN');
  const least = set === 'attribute' ? 1 : 0;
  if (!Number.isInteger(value) || value < least || value > greatest)
    return no('NYX_E_ATTR_RANGE', ['NYX-ATTR-03'], { value });
  if (set === 'mobLoss') return { before: figure.kind === 'extra' ? figure.mobLoss[attribute] : 0, points: none };
  const numbers = unveil(set === 'attribute' ? figure.attributes : figure.exhaustion);
  return { before: numbers[attribute], points: none, secret: !state.settings.showOpponents && figure.kind !== 'pc' };
};

const checkPoints = (state: State, id: string, value: number) => {
  const character = own(state.characters, id);
  if (!character) return no('NYX_E_UNKNOWN');
  const delta = value - character.points;
  if (!Number.isInteger(value) || unreserved(state, id) + delta < 0)
    return no('NYX_E_POINTS', ['NYX-PTS-09'], { value });
  return { before: character.points, points: [{ character: id, delta, why: 'adjusted' }] } satisfies Found;
};

const badModifier = (rollModifier = 0): boolean => !Number.isInteger(rollModifier) || Math.abs(rollModifier) > 5;

const checkAdded = (state: State, id: string, change: Of<'addAspect'>) => {
  const bearer = bearerOf(state, id);
  if (change.name === '') return no('NYX_E_NAME');
  if (!isValue(change.value) || (change.kind === 'damage' && change.value !== 1)) {
    return no('NYX_E_ASPECT_VALUE', ['NYX-ASP-04', 'NYX-HARM-06'], { value: change.value });
  }
  if (badModifier(change.rollModifier)) return no('NYX_E_MODIFIER', ['NYX-ASP-08']);
  if (aspectOf(bearer, change.id) || change.id in Object.prototype) return no('NYX_E_ID', [], { id: change.id });
  if (change.hidden === true && figureOf(state, id)?.kind === 'pc') return no('NYX_E_OWNER');
  return { name: change.name, points: none, secret: change.hidden === true };
};

const checkChanged = (state: State, id: string, change: Of<'aspect'>) => {
  const aspect = aspectOf(bearerOf(state, id), change.aspect);
  if (!aspect) return no('NYX_E_UNKNOWN');
  if (change.name === '') return no('NYX_E_NAME');
  const { value = aspect.value } = change;
  if (!isValue(value) || (aspect.kind === 'damage' && value !== 1)) {
    return no('NYX_E_ASPECT_VALUE', ['NYX-ASP-04', 'NYX-HARM-06'], { value });
  }
  return badModifier(change.rollModifier) ? no('NYX_E_MODIFIER', ['NYX-ASP-08']) : found(aspect);
};

/** The state with the adjustment made; points are moved by the event's moves. */
export const adjusted = (state: State, id: string, change: Adjustment): State => {
  switch (change.set) {
    case 'points':
      return state;
    case 'attribute':
    case 'exhaustion':
    case 'mobLoss':
      return withBearer(state, id, (bearer) => withNumber(bearer, change));
    case 'addAspect':
      return withBearer(state, id, (bearer) => ({ ...bearer, aspects: [...bearer.aspects, added(change)] }));
    case 'aspect':
      return withAspectsInDrafts(
        withAspect(state, id, change.aspect, (aspect) => rewritten(aspect, change)),
        id,
      );
    case 'strikeAspect':
      return withoutAspect(state, id, change.aspect);
  }
};

const added = ({ id, name, value, kind, rollModifier, hidden }: Of<'addAspect'>): Aspect => ({
  ...hush(hidden === true),
  id,
  name,
  value,
  kind,
  ...(rollModifier !== undefined && { rollModifier }),
});

const rewritten = (aspect: Aspect, { name, value, rollModifier }: Of<'aspect'>): Aspect => ({
  ...aspect,
  ...(name !== undefined && { name }),
  ...(value !== undefined && { value }),
  ...(rollModifier !== undefined && { rollModifier }),
});

const withNumber = <B extends object>(bearer: B, { set, attribute, value }: NumberAdjustment): B => {
  const key = set === 'attribute' ? 'attributes' : set;
  const before: unknown = Reflect.get(bearer, key);
  if (typeof before !== 'object' || before === null) return bearer;
  const after =
    'secret' in before && 'value' in before
      ? { ...before, value: { ...(before.value as object), [attribute]: value } }
      : { ...before, [attribute]: value };
  return { ...bearer, [key]: after };
};
