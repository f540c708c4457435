import { accept, type Context, type Decision } from '@aspekt/contract';
import {
  combatantIn,
  controls,
  gmOnly,
  isRefused,
  lookup,
  onlyOwn,
  onlyTogether,
  ownOf,
  personIn,
  type Refused,
} from './find.ts';
import type { AidTicks, CommandOf, Event, Person, State } from './model.ts';
import { refuse, refuseUnlessOverruled } from './refusal.ts';

/** One helper lowers the rate by her Lifesaving (AOR-AID-01), two together by twice the lower level (AOR-AID-02). */
const aidBase = (levels: readonly number[]): number => levels.length * Math.min(...levels);

/** Speed and equipment, once and not per helper (AOR-AID-03, D-30). */
const aidModifier = (ticks: AidTicks): number =>
  (ticks.immediate ? 1 : 0) +
  (ticks.noEquipment ? -1 : 0) +
  (ticks.bandages ? 1 : 0) +
  (ticks.coagulant ? 1 : 0) +
  (ticks.tight ? 1 : 0) +
  (ticks.gmModifier ?? 0);

/** Minutes after which almost five are no longer left before a wound converts (D-30). */
const latestStart = 1;

/** What these helpers would do for anybody; never a negative reduction (AOR-AID-04, D-30). */
export const aidFor = (helpers: readonly Person[], ticks: AidTicks): Aid => {
  const base = aidBase(helpers.map((helper) => ownOf(helper).skills.lifesaving));
  const modifier = aidModifier(ticks);
  return { base, modifier, reduction: Math.max(0, base + modifier) };
};

type Aid = { readonly base: number; readonly modifier: number; readonly reduction: number };

export const helpersOf = (state: State, ids: readonly string[], { by }: Context): readonly Person[] | Refused => {
  if (ids.length < 1 || ids.length > 2 || new Set(ids).size !== ids.length)
    return refuse('badInput', {}, ['AOR-AID-02']);
  const found: Person[] = [];
  for (const id of ids) {
    const helper = personIn(state, id, by);
    if (isRefused(helper)) return helper;
    if (!helper.alive) return refuse('dead', { who: id });
    if (!helper.conscious) return refuse('unconscious', { who: id });
    found.push(helper);
  }
  return found;
};

/** What first aid would do, with all its checks. */
export const planAid = (
  state: State,
  command: CommandOf<'aoristos/firstAid'>,
  context: Context,
): (Aid & { readonly patient: Person; readonly helpers: readonly Person[] }) | Refused => {
  const patient = personIn(state, command.patient, context.by);
  if (isRefused(patient)) return patient;
  const helpers = helpersOf(state, command.helpers, context);
  if (isRefused(helpers)) return helpers;
  const gm = context.by.role === 'gm';
  if (!gm && !helpers.some((helper) => controls(context.by, helper)))
    return refuse('notYours', { who: command.patient });
  if (!gm && (command.gmModifier !== undefined || command.allowLate || command.immediate))
    return refuse('gmOnly', {}, ['AOR-AID-03']);
  if (command.noEquipment && (command.bandages || command.coagulant)) return refuse('badInput', {}, ['AOR-AID-03']);
  if (!patient.alive) return refuse('dead', { who: patient.id });
  // Nobody tends another without being seen to.
  const all = [patient, ...helpers];
  const unseen = all.filter(({ only }) => only !== undefined);
  const [first] = unseen.length < all.length ? unseen : [];
  if (first) return refuse('stillHidden', { who: first.id });
  const { clock } = state.scene;
  const open = ownOf(patient).wounds.filter((wound) => !wound.converted && wound.bleedRate > 0);
  if (open.length === 0) return refuse('nothingToStop', { who: patient.id }, ['AOR-AID-01']);
  if (!command.allowLate && !open.every((wound) => clock - wound.inflictedAt < latestStart))
    return refuseUnlessOverruled('tooLate', ['AOR-AID-01']);
  return { patient, helpers, ...aidFor(helpers, command) };
};

/** Stoppa blödning: almost five minutes' work, no roll (AOR-AID-01..04). */
export const firstAid = (state: State, command: CommandOf<'aoristos/firstAid'>, context: Context): Decision<Event> => {
  const late = context.overrule === true && context.by.role === 'gm' ? { ...command, allowLate: true } : command;
  const aid = planAid(state, late, context);
  if ('ok' in aid) return aid;
  const { combat, scene, people } = state;
  const fighting = combat && [command.patient, ...command.helpers].some((id) => combatantIn(combat, id));
  if (fighting) return refuse('combatRunning', {}, ['AOR-AID-01']);
  const busy = command.helpers.find((id) => (lookup(people, id)?.own.value.busyUntil ?? 0) > scene.clock);
  if (busy !== undefined) return refuse('conditionMissing', { who: busy }, ['AOR-AID-01']);
  return accept<Event>({
    type: 'aoristos/firstAided',
    ...onlyTogether([aid.patient, ...aid.helpers]),
    patient: command.patient,
    helpers: command.helpers,
    base: aid.base,
    modifier: aid.modifier,
    reduction: aid.reduction,
    tight: command.tight ?? false,
  });
};

/** Only a transfusion takes blood loss away without trauma (AOR-BLD-07). */
export const transfuse = (
  state: State,
  { patient: id, units }: CommandOf<'aoristos/transfuse'>,
  { by }: Context,
): Decision<Event> => {
  const forbidden = gmOnly(by);
  if (forbidden) return forbidden;
  const patient = personIn(state, id, by);
  if (isRefused(patient)) return patient;
  const { bloodLoss } = ownOf(patient);
  if (bloodLoss === 0) return refuse('nothingToStop', { who: id }, ['AOR-BLD-07']);
  return accept<Event>({
    type: 'aoristos/transfused',
    ...onlyOwn(patient),
    patient: id,
    units: Math.min(units, bloodLoss),
    bloodLoss: Math.max(0, bloodLoss - units),
  });
};
