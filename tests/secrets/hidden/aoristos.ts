import type { Move } from '../pen.ts';

const attributes = ['physique', 'chaosExperience', 'agility', 'awareness', 'willpower'] as const;
/** What the game master may do in secret. */
export const aoristos: readonly Move[] = [
  (pen) => ({
    type: 'aoristos/createCharacter',
    id: pen.fresh('person'),
    name: pen.word(),
    kind: 'npc',
    hidden: true,
    ...pen.maybe(() => ({
      sheet: {
        name: pen.word(),
        attributes: Object.fromEntries(attributes.map((name) => [name, pen.number(1, 5)])),
        skills: { brawling: pen.number(0, 5) },
        armour: {},
        items: [{ id: 'sword', name: pen.word(), category: 'melee', strength: pen.number(1, 5) }],
        notes: pen.word(),
      },
    })),
    ...pen.maybe(() => ({ finished: true })),
  }),
  (pen) => ({ type: 'aoristos/describe', by: pen.known('person'), name: pen.word(), notes: pen.word() }),
  (pen) => ({
    type: 'aoristos/setAttributeLevel',
    by: pen.known('person'),
    trait: pen.pick(attributes) ?? 'agility',
    level: pen.number(1, 5),
  }),
  (pen) => ({
    type: 'aoristos/setSkillLevel',
    by: pen.known('person'),
    trait: 'brawling',
    level: pen.number(0, 5),
  }),
  (pen) => ({ type: 'aoristos/finishCreation', by: pen.known('person'), discardRest: true }),
  (pen) => ({ type: 'aoristos/awardUp', characters: [pen.known('person')], reason: 'other', amount: pen.number(1, 9) }),
  (pen) => ({
    type: 'aoristos/addItem',
    by: pen.known('person'),
    item: { id: `club${pen.number(0, 99)}`, name: pen.word(), category: 'melee', strength: pen.number(1, 5) },
  }),
  (pen) => ({ type: 'aoristos/setArmour', by: pen.known('person'), area: 'head', value: pen.number(0, 5) }),
  (pen) => ({ type: 'aoristos/freeformRoll', by: pen.known('person'), text: pen.word() }),
  (pen) => ({
    type: 'aoristos/rollHand',
    by: pen.known('person'),
    b: pen.number(1, 4),
    modifier: pen.number(-3, 3),
    label: pen.word(),
  }),
  (pen) => ({ type: 'aoristos/rollHand', b: pen.number(1, 4), f: pen.number(0, 2), label: pen.word(), audience: 'gm' }),
  (pen) => ({ type: 'aoristos/chooseDice', by: pen.known('person'), indexes: [0, 1] }),
  (pen) => ({
    type: 'aoristos/successTest',
    by: pen.known('person'),
    traits: ['agility'],
    difficulty: pen.number(3, 15),
    text: pen.word(),
  }),
  (pen) => ({
    type: 'aoristos/setHealth',
    person: pen.known('person'),
    fields: { bloodLoss: pen.number(0, 9), organTrauma: pen.number(0, 5) },
    reason: pen.word(),
  }),
  (pen) => ({
    type: 'aoristos/addPsychTrauma',
    person: pen.known('person'),
    amount: pen.number(1, 5),
    text: pen.word(),
  }),
  (pen) => ({ type: 'aoristos/setRest', person: pen.known('person'), resting: pen.coin }),
  (pen) => ({
    type: 'aoristos/adjust',
    reason: pen.word(),
    change: {
      what: 'person',
      person: pen.known('person'),
      fields: { name: pen.word(), notes: pen.word(), attributes: { agility: pen.number(1, 9) } },
    },
  }),
  (pen) => ({ type: 'aoristos/adjust', reason: pen.word(), change: { what: 'remove', person: pen.known('person') } }),
];
