import type { Change } from '@aspekt/aoristos';
import { isHeld, type SeenCombatant, type SeenOwn, type SeenPerson } from '../seen.ts';
import type { BackstageWords } from '../words/backstage.svelte.ts';
import type { AoristosWords } from '../words/index.svelte.ts';
import type { Told } from './adjustable.ts';

type Fields = Extract<Change, { what: 'combatant' }>['fields'];
type Fighting = Told & { readonly key: string; readonly fields: (value: number) => Fields };

/** What there is only in a fight. */
export const fighting = (
  combatant: SeenCombatant | undefined,
  person: SeenPerson,
  own: SeenOwn,
  w: AoristosWords,
  a: BackstageWords['adjust'],
): readonly Fighting[] => {
  const fighter = combatant?.own;
  if (!combatant || !fighter) return [];
  const yesNo = [a.no, a.yes];
  const bows = own.items.filter(({ id, chargeCost }) => chargeCost > 0 && isHeld(person, id));
  return [
    { key: 'kp', text: 'KP', now: fighter.kp, fields: (kp) => ({ kp }) },
    {
      key: 'vigilance',
      text: a.vigilance,
      now: fighter.vigilanceBonus,
      fields: (value) => ({ vigilanceBonus: value }),
    },
    { key: 'metres', text: a.metres, now: fighter.metresThisRound, fields: (value) => ({ metresThisRound: value }) },
    {
      key: 'side',
      text: a.side,
      now: combatant.side === null ? 0 : combatant.side + 1,
      values: [w.fight.places.none, ...'ABCDEFGHIJ'.split('').map(a.sideNamed)],
      fields: (value) => ({ side: value === 0 ? null : value - 1 }),
    },
    {
      key: 'stationary',
      text: a.stationary,
      now: Number(combatant.stationary),
      values: yesNo,
      fields: (value) => ({ stationary: value === 1 }),
    },
    {
      key: 'fleeDanger',
      text: a.fleeDanger,
      now: Number(combatant.fleeDanger),
      values: yesNo,
      fields: (value) => ({ fleeDanger: value === 1 }),
    },
    ...(bows.length > 0 || combatant.charge
      ? [
          {
            key: 'charged',
            text: a.charged,
            now: combatant.charge?.complete ? 1 + bows.findIndex(({ id }) => id === combatant.charge?.itemId) : 0,
            values: [a.nothing, ...bows.map(({ name }) => name)],
            fields: (value: number): Fields => ({ charged: bows[value - 1]?.id ?? null }),
          },
        ]
      : []),
  ];
};
