import { secret, type Context } from '@aspekt/contract';
import { isHeld, isRefused, itemIn, kpOf, personIn, type Refused } from './find.ts';
import { fullLoad } from './item.ts';
import type { CommandOf, Item, Person, State } from './model.ts';
import { activeIn, actingIn, type Plan } from './payment.ts';
import { refuse } from './refusal.ts';

/** A weapon without magazine: one projectile at a time, nocked or laid in by charging. */
export const isSingleLoader = ({ magazineSize, chambered, chargeCost }: Item): boolean =>
  magazineSize === 1 && chambered === 0 && chargeCost > 0;

/** Uppladdning: UL KP before each attack, with the weapon in hand (AOR-LOAD-01); not begun in melee (D-34). */
export const charge = (
  state: State,
  command: CommandOf<'aoristos/charge'>,
  context: Context,
  finishing: boolean,
): Plan | Refused => {
  const active = activeIn(state, command.by, context);
  if (isRefused(active)) return active;
  const { person, combatant } = active;
  const item = itemIn(person, command.weapon);
  if (!item) return refuse('notFound', { id: command.weapon });
  if (!isHeld(person, item.id)) return refuse('notHeld', { item: item.id });
  if (item.chargeCost === 0) return refuse('badInput', { item: item.id }, ['AOR-LOAD-01']);
  if (item.loaded === 0 && !(isSingleLoader(item) && item.spare > 0)) return refuse('noAmmo', { item: item.id });
  if (combatant.meleeId !== null && !finishing) return refuse('engaged', {}, ['AOR-MEL-02']);
  if (combatant.charge?.complete && combatant.charge.itemId === item.id) return refuse('alreadyCharged');
  const takes = item.loaded === 0 ? 1 : 0;
  const thing = { item: item.id, name: item.name };
  return {
    cost: item.chargeCost,
    resolve: (payment) => [
      {
        type: 'aoristos/charged',
        who: command.by,
        ...payment,
        thing,
        loaded: secret(person.own.to, item.loaded + takes),
        spare: secret(person.own.to, item.spare - takes),
      },
    ],
  };
};

/** Give up a charge and keep the projectile, 1 KP (AOR-LOAD-03). */
export const cancelCharge = (
  state: State,
  command: CommandOf<'aoristos/cancelCharge'>,
  context: Context,
): Plan | Refused => {
  const active = activeIn(state, command.by, context);
  if (isRefused(active)) return active;
  const item = itemIn(active.person, command.weapon);
  if (!item || active.combatant.charge?.itemId !== item.id) return refuse('notCharged', { item: command.weapon });
  const thing = { item: item.id, name: item.name };
  return {
    cost: 1,
    ends: kpOf(active.combatant).extended?.action === 'charge',
    resolve: (payment) => [{ type: 'aoristos/chargeCancelled', who: command.by, ...payment, thing }],
  };
};

/** Opening and emptying a weapon whose OL stands in brackets (AOR-LOAD-06). */
const openingCost = 2;

type Reloading = { readonly cost: number; readonly loaded: number; readonly spare: number };

/** What reloading costs and gives: a magazine (AOR-LOAD-05), single projectiles (AOR-LOAD-06), a belt (AOR-LOAD-07). */
const reloading = (item: Item, rounds: number | undefined, assistant: boolean): Reloading | Refused => {
  const { loaded, spare } = item;
  if (item.magazineSize === 'belt') {
    if (spare === 0) return refuse('noAmmo', { item: item.id });
    const joined = rounds ?? spare;
    if (!inRange(joined, spare)) return refuse('badInput', { rounds: joined });
    // Reading: the book gives 10 for the shooter and 5 for an assistant; where a belt has another OL, the helper pays half of it too.
    const cost = assistant ? Math.floor(item.reloadCost / 2) : item.reloadCost;
    return { cost, loaded: loaded + joined, spare: spare - joined };
  }
  const room = fullLoad(item) - loaded;
  if (room <= 0) return refuse('alreadyFull', { item: item.id });
  if (spare === 0) return refuse('noAmmo', { item: item.id });
  if (item.perRoundReload !== null) {
    const most = Math.min(room, spare);
    const pressed = rounds ?? most;
    if (!inRange(pressed, most)) return refuse('badInput', { rounds: pressed });
    return { cost: openingCost + pressed * item.perRoundReload, loaded: loaded + pressed, spare: spare - pressed };
  }
  // A round left in the chamber stays there when the magazine is changed (AOR-AUTO-07).
  const full = item.magazineSize + (loaded > 0 ? item.chambered : 0);
  if (full <= loaded) return refuse('alreadyFull', { item: item.id });
  return { cost: item.reloadCost, loaded: full, spare: spare - 1 };
};
const inRange = (rounds: number, most: number): boolean => Number.isInteger(rounds) && rounds >= 1 && rounds <= most;

/** Who holds the weapon: oneself, or for an assistant the person who is named, else any other that one knows of and who knows her. */
const holderOf = (
  state: State,
  person: Person,
  { weapon, assistant, holder }: CommandOf<'aoristos/reload'>,
  { by }: Context,
): Person | undefined => {
  if (!assistant) return isHeld(person, weapon) ? person : undefined;
  return Object.values(state.people).find(
    (other) =>
      other.id !== person.id &&
      (holder === undefined || other.id === holder) &&
      other.only === person.only &&
      isHeld(other, weapon) &&
      !isRefused(personIn(state, other.id, by)),
  );
};

export const reload = (
  state: State,
  command: CommandOf<'aoristos/reload'>,
  context: Context,
  finishing: boolean,
): Plan | Refused => {
  const acting = actingIn(state, command.by, context);
  if (isRefused(acting)) return acting;
  const holder = holderOf(state, acting.person, command, context);
  const item = holder ? itemIn(holder, command.weapon) : undefined;
  if (!holder || !item) return refuse('notHeld', { item: command.weapon });
  if (item.category !== 'ranged' || item.thrown || isSingleLoader(item)) return refuse('badInput', { item: item.id });
  if (acting.combatant && acting.combatant.meleeId !== null && !finishing) return refuse('engaged', {}, ['AOR-MEL-02']);
  const after = reloading(item, command.rounds, command.assistant ?? false);
  if ('ok' in after) return after;
  return {
    cost: after.cost,
    resolve: (payment) => [
      {
        type: 'aoristos/reloaded',
        who: command.by,
        ...payment,
        owner: holder.id,
        thing: { item: item.id, name: item.name },
        loaded: secret(holder.own.to, after.loaded),
        spare: secret(holder.own.to, after.spare),
      },
    ],
  };
};
