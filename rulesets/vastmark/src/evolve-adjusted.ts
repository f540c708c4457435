import { secret } from '@aspekt/contract';
import { changePrivate, changeRoll, readGroups, rereadRolls, takeTrait } from './evolve-parts.ts';
import type { Event, State } from './model.ts';
import { withoutSeries } from './series.ts';
import { withoutSkill, withSpecialisation } from './specialisation.ts';

type Adjusted = Extract<Event, { readonly type: 'vastmark/adjusted' }>;

export const evolveAdjusted = (state: State, event: Adjusted): State =>
  readGroups(rereadRolls(changed(state, event), event.rereads), event.groups);

const changed = (state: State, { change }: Adjusted): State => {
  switch (change.what) {
    case 'trait':
      return changePrivate(state, change.actor, (sheet) => {
        const old = sheet.traits.find(({ name }) => name === change.name);
        const { what: _, actor: __, value, ...given } = change;
        if (value === null) return { ...sheet, traits: sheet.traits.filter((trait) => trait !== old) };
        return takeTrait(sheet, { group: 'unset', ...old, ...given, value });
      });
    case 'skill':
      return changePrivate(state, change.actor, (sheet) => {
        const { name, value } = change;
        if (value === null) return withoutSkill(sheet, name);
        const others = sheet.skills.filter((skill) => skill.name !== name);
        const old = sheet.skills.find((skill) => skill.name === name);
        return {
          ...sheet,
          skills: [...others, { name, value, apprentice: change.apprentice ?? old?.apprentice ?? false }],
        };
      });
    case 'specialisation':
      return changePrivate(state, change.actor, (sheet) => withSpecialisation(sheet, change, change.has));
    case 'unusedXp':
      return changePrivate(state, change.actor, (sheet) => ({ ...sheet, unusedXp: change.value }));
    case 'creationMethod':
      return changePrivate(state, change.actor, (sheet) => ({ ...sheet, creationMethod: change.value }));
    case 'strikeCharacter':
      return withoutCharacter(state, change.actor);
    case 'strikeRoll':
      return withoutRoll(state, change.rollId);
    case 'modifications':
      return changeRoll(state, change.rollId, (roll) => ({ ...roll, modifications: change.value }));
    case 'difficulty':
      return changeRoll(state, change.rollId, (roll) => ({
        ...roll,
        resistance: secret(roll.resistance.to, { kind: 'difficulty', value: change.value }),
      }));
  }
};

/** Rolls that were thrown stay; those that waited for this character go with it. */
const withoutCharacter = (state: State, id: string): State => {
  const waiting = state.rolls.filter(
    (roll) => roll.actorId === id && (roll.status === 'proposed' || roll.status === 'ruled'),
  );
  const left = withoutSeries(
    waiting.reduce((now, roll) => withoutRoll(now, roll.id), state),
    ({ sides }) => sides.some(({ actorId }) => actorId === id),
  );
  return {
    ...left,
    characters: left.characters.filter((character) => character.id !== id),
    inbox: left.inbox.filter(({ actor }) => actor !== id),
    requests: left.requests.filter(({ actor }) => actor !== id),
  };
};

const withoutRoll = (state: State, id: string): State => ({
  ...withoutSeries(state, ({ sides }) => sides.some(({ rollId }) => rollId === id)),
  rolls: state.rolls.filter((roll) => roll.id !== id),
  groups: state.groups
    .map((group) => ({ ...group, rolls: group.rolls.filter((it) => it !== id) }))
    .filter((group) => group.rolls.length > 0),
  contests: state.contests
    .map((contest) => ({
      ...contest,
      sides: contest.sides
        .map((side) => ({ ...side, rolls: side.rolls.filter((it) => it !== id) }))
        // What is struck behind the screen leaves its side there: those whom it met are not to know that it is gone.
        .filter((side) => side.rolls.length > 0 || side.only !== undefined),
    }))
    .filter((contest) => contest.sides.some((side) => side.rolls.length > 0)),
});
