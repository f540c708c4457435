import {
  combatantOf,
  currentOf,
  isAble,
  isOwn,
  mayActFor,
  personOf,
  type SeenAttack,
  type SeenCombat,
  type SeenDue,
  type SeenOpen,
  type Table,
} from './seen.ts';

type Leaving = NonNullable<SeenCombat['leaving']>;
type Appearing = NonNullable<SeenCombat['appearing']>;

/** The next thing to do for a seat: it decides what the screen is about. */
export type Moment =
  | { readonly kind: 'dice'; readonly who: string; readonly open: SeenOpen }
  | { readonly kind: 'due'; readonly due: SeenDue }
  | { readonly kind: 'vigilance' | 'roll' | 'choice'; readonly attack: SeenAttack }
  | { readonly kind: 'flight'; readonly leaving: Leaving }
  | { readonly kind: 'blow'; readonly leaving: Leaving; readonly by: string }
  | { readonly kind: 'watch'; readonly appearing: Appearing; readonly by: string }
  | { readonly kind: 'begin' | 'turn'; readonly by: string }
  /** Something is undecided, and not by this seat. */
  | { readonly kind: 'wait'; readonly for: string | undefined }
  | { readonly kind: 'free' };

/** Whose moment it is: undefined where nobody in particular is waited for. */
export const waitedFor = (moment: Moment): string | undefined => {
  switch (moment.kind) {
    case 'dice':
      return moment.who;
    case 'due':
      return moment.due.person;
    case 'vigilance':
      return moment.attack.target;
    case 'roll':
    case 'choice':
      return moment.attack.attacker;
    case 'flight':
      return moment.leaving.by;
    case 'blow':
    case 'watch':
    case 'begin':
    case 'turn':
      return moment.by;
    case 'wait':
      return moment.for;
    case 'free':
      return undefined;
  }
};

/** What the table is about, whoever has to act, the most pressing first. */
const openMoment = (table: Table, mine: (id: string) => boolean): Moment => {
  const { game } = table;
  const { combat } = game;
  const dues = game.dueRolls.filter(({ kind }) => kind !== 'healing');
  const due = dues.find(({ person }) => mine(person)) ?? dues[0];
  if (due) return { kind: 'due', due };
  const attack = combat?.pendingAttack;
  if (attack) return { kind: attack.step, attack };
  const leaving = combat?.leaving;
  if (leaving) {
    if (!leaving.carriedOn) return { kind: 'flight', leaving };
    const by = leaving.waiting.find(mine) ?? leaving.waiting[0];
    if (by !== undefined) return { kind: 'blow', leaving, by };
  }
  const appearing = combat?.appearing;
  if (appearing) {
    const by = appearing.watchers.find(mine) ?? appearing.watchers[0];
    if (by !== undefined) return { kind: 'watch', appearing, by };
  }
  const by = combat ? currentOf(combat) : undefined;
  if (!combat || by === undefined) return { kind: 'free' };
  if (combat.phase === 'between') return { kind: 'begin', by };
  return combat.phase === 'stress' ? { kind: 'wait', for: by } : { kind: 'turn', by };
};

/** What waits for this seat; with `forAll` also what the game master may do in a player's place. */
export const momentOf = (table: Table, forAll = false): Moment => {
  const mine = (id: string): boolean => (forAll ? mayActFor(table, id) : isOwn(table, id));
  const self = table.isGm ? 'gm' : table.me.seat;
  for (const [who, open] of Object.entries(table.game.openRolls)) {
    if (who === self || mine(who)) return { kind: 'dice', who, open };
  }
  const moment = openMoment(table, mine);
  if (moment.kind === 'free' || moment.kind === 'wait') return moment;
  const who = waitedFor(moment);
  if (who !== undefined && mine(who)) return moment;
  return { kind: 'wait', for: who };
};

/** Persons of this seat who may still say that they do not follow a dodge (AOR-VIG-15). */
export const followersOf = (table: Table): readonly string[] =>
  (table.game.combat?.following?.asked ?? []).filter((id) => isOwn(table, id));

/** Whether something pressing has the screen, so that the rest makes room. */
export const isBusy = ({ kind }: Moment): boolean => kind !== 'free' && kind !== 'wait' && kind !== 'begin';

/** Who of this seat fights now. */
export const fightersOf = (table: Table): readonly string[] =>
  (table.game.combat?.order ?? []).filter((id) => isOwn(table, id) && combatantOf(table.game, id));

/** Persons of this seat in the melee who are not asked to strike at the one who flees, but may (AOR-MEL-12, D-19). */
export const claimantsOf = (table: Table): readonly string[] => {
  const { game } = table;
  const leaving = game.combat?.leaving;
  if (!leaving?.carriedOn || game.combat?.pendingAttack) return [];
  const melee = combatantOf(game, leaving.by)?.meleeId;
  return (game.combat?.order ?? []).filter((id) => {
    const person = personOf(game, id);
    const asked = leaving.waiting.includes(id) || leaving.struck.includes(id) || id === leaving.by;
    return (
      !asked &&
      melee != null &&
      combatantOf(game, id)?.meleeId === melee &&
      isOwn(table, id) &&
      person &&
      isAble(person)
    );
  });
};
