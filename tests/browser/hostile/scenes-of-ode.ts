import type { Wire } from '@aspekt/contract';
import type { Scene, Words } from './scenes.ts';

const rest = (t: Words): Wire => ({ type: 'ode/cancelRoll', reason: t('reason') });

const stunts = (t: Words, id: string) =>
  [
    { type: 'swapSkill', use: t('skill'), insteadOf: t('skill'), when: t('when') },
    { type: 'allowAction', skill: t('skill'), action: 'attack' },
    { type: 'declareFact', text: t('fact') },
  ].map((effect, i) => ({
    id: `${id}${i}`,
    kind: 'rule',
    because: t('because'),
    skill: t('skill'),
    circumstance: t('circumstance'),
    ability: t('ability'),
    limit: t('limit'),
    effect,
  }));

const person = (t: Words, id: string): Wire => ({
  type: 'ode/createNpc',
  id,
  npc: {
    kind: 'majorNpc',
    name: t(id),
    aspects: [{ id: `${id}-aspect`, text: t('aspect') }],
    skills: { [t('skill')]: 3, fight: 2, athletics: 2 },
    stunts: stunts(t, id),
    slots: ['moderate'],
  },
  enter: true,
  side: t(`side ${id}`),
});

const people = (t: Words): readonly Wire[] => {
  const sheet = { name: t('kin'), aspects: { relationship: { text: t('relationship'), relationTo: 'friend' } } };
  return [
    { type: 'ode/createCharacter', id: 'friend', name: t('friend') },
    { type: 'ode/createCharacter', id: 'kin', name: t('kin'), sheet },
    { type: 'ode/writeSheet', actor: 'kin', sheet: { ...sheet, stunts: stunts(t, 'kin') } },
    ...stunts(t, 'new').map((stunt): Wire => ({ type: 'ode/addStunt', actor: 'friend', stunt })),
    ...stunts(t, 'fixed').map((stunt): Wire => ({
      type: 'ode/adjust',
      change: { what: 'stunt', character: 'kin', stunt },
      reason: t('reason'),
    })),
  ];
};

const challenge = (t: Words): readonly Wire[] => [
  { type: 'ode/declareAction', actor: 'one', intent: t('intent'), action: 'overcome', skill: t('skill') },
  rest(t),
  { type: 'ode/startChallenge', tasks: [{ skill: t('skill'), difficulty: 0, label: t('task') }] },
  { type: 'ode/takeTask', actor: 'one', task: 0, intent: t('intent') },
  rest(t),
  { type: 'ode/endChallenge', text: t('end') },
];

const contest = (t: Words): readonly Wire[] => {
  const side = (id: string) => ({ id: t(`side ${id}`), members: [id], intent: t('intent') });
  return [
    { type: 'ode/startContest', sides: [side('one'), side('other')], harmBy: t('fire') },
    {
      type: 'ode/contestAdvantage',
      actor: 'one',
      intent: t('intent'),
      skill: t('skill'),
      advantage: { mode: 'new', id: 'gained', text: t('gained'), attachedTo: { type: 'scene' } },
    },
    rest(t),
    { type: 'ode/contestRoll', actor: 'other', intent: t('intent'), skill: t('skill') },
    rest(t),
    { type: 'ode/endContest', text: t('end') },
  ];
};

const conflict = (t: Words): readonly Wire[] => [
  {
    type: 'ode/startConflict',
    sides: [
      { id: t('side one'), members: ['one'] },
      { id: t('side other'), members: ['other'] },
    ],
    zones: [{ id: 'yard', name: t('yard') }],
    first: 'one',
  },
  {
    type: 'ode/declareAction',
    actor: 'one',
    intent: t('intent'),
    action: 'attack',
    skill: t('skill'),
    target: 'other',
    harm: 'physical',
  },
  { type: 'ode/declareDefence', actor: 'other', skill: t('skill') },
  { type: 'ode/rollDice' },
  { type: 'ode/rollDice' },
  { type: 'ode/passInvokes', side: t('side one') },
  { type: 'ode/passInvokes', side: t('side other') },
  rest(t),
  { type: 'ode/fullDefence', actor: 'one', focus: t('focus') },
];

/** Two with skills of their own, through every kind of scene. */
export const ode: Scene = (t) => [
  { type: 'ode/changeSettings', settings: { optFullDefence: true, optExtremeConsequence: true, optCountdown: true } },
  {
    type: 'ode/createCountdown',
    id: 'flood',
    title: t('flood'),
    boxes: 3,
    trigger: t('trigger'),
    outcome: t('outcome'),
  },
  rest(t),
  { type: 'ode/endScene' },
  {
    type: 'ode/startScene',
    sides: [{ id: t('side one'), members: [] }],
    title: t('scene'),
    participants: [],
    zones: [{ id: 'hall', name: t('hall') }],
    aspects: [
      {
        id: 'smoke',
        text: t('smoke'),
        attachedTo: { type: 'scene' },
        freeInvokes: [{ side: t('side one'), count: 1 }],
      },
    ],
  },
  person(t, 'one'),
  person(t, 'other'),
  ...people(t),
  ...challenge(t),
  ...contest(t),
  ...conflict(t),
  {
    type: 'ode/adjust',
    change: { what: 'consequence', character: 'one', slotId: 'moderate', text: t('wound'), harm: 'physical' },
    reason: t('reason'),
  },
  { type: 'ode/grantMajorMilestone', recover: [{ actor: 'one', slotId: 'moderate', text: t('scar') }] },
];
