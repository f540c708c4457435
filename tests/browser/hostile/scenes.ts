import type { AnyRuleSet, Wire } from '@aspekt/contract';
import { kolo } from './scenes-of-kolo.ts';
import { ode } from './scenes-of-ode.ts';

/** Writes a hostile text that is short enough for nearly any place; the same word gives the same text. */
export type Words = (word: string) => string;
/** What chance alone seldom brings about, step by step; a step that is refused is passed over. */
export type Scene = (t: Words) => readonly Wire[];

const table: Scene = (t) => [
  { type: 'table/rename', name: t('table') },
  { type: 'table/rename-seat', seat: 'gm', name: t('gm') },
  { type: 'table/rename-seat', seat: 'anna', name: t('anna') },
  { type: 'table/rename-seat', seat: 'bo', name: t('bo') },
  { type: 'table/say', text: t('aloud') },
  { type: 'table/say', text: t('whispered'), to: ['anna'] },
  { type: 'table/write-note', id: 'hidden', text: t('hidden'), hidden: true },
  { type: 'table/write-note', id: 'open', text: t('open'), hidden: false },
];

const vastmark: Scene = (t) => [
  { type: 'vastmark/setTableSettings', settings: { specialisations: true } },
  {
    type: 'vastmark/createCharacter',
    id: 'one',
    name: t('name'),
    traits: [{ name: t('trait'), value: 2 }],
    skills: [
      { name: t('skill'), value: 2 },
      { name: t('learnt'), value: 1, apprentice: true },
    ],
    creationMethod: 'free',
  },
  {
    type: 'vastmark/learnSpecialisations',
    actor: 'one',
    specialisations: [{ skill: t('skill'), name: t('narrow') }],
    insteadOf: t('learnt'),
  },
  {
    type: 'vastmark/declareAction',
    actor: 'one',
    text: t('deed'),
    trait: t('trait'),
    skill: t('skill'),
    specialisation: { name: t('narrow'), as: 'bonus' },
  },
  {
    type: 'vastmark/openRoll',
    id: 'roll',
    actor: 'one',
    traits: [t('trait')],
    turned: [t('trait')],
    skills: [t('skill')],
    specialisation: { name: t('narrow'), as: 'bonus' },
    resistance: { kind: 'difficulty', value: 3 },
  },
  {
    type: 'vastmark/ruleTrait',
    rollId: 'roll',
    trait: t('trait'),
    specialisation: { name: t('narrow'), as: 'bonus' },
  },
  {
    type: 'vastmark/adjust',
    reason: t('reason'),
    change: { what: 'specialisation', actor: 'one', has: true, skill: t('skill'), name: t('other') },
  },
];

/** The demo's chase has begun. */
const nyx: Scene = (t) => {
  const attributes = { mind: 5, interaction: 6, body: 6 };
  const aspects = [
    { name: t('aspect'), value: 3 },
    { name: '', value: 2 },
  ];
  const round: Wire = { type: 'nyx/declareRound', conflict: 'chase', attribute: 'body', tactic: t('tactic') };
  return [
    {
      type: 'nyx/createCharacter',
      id: 'one',
      name: t('name'),
      kind: 'majorNpc',
      sheet: { name: t('name'), description: t('description'), attributes, aspects },
    },
    { type: 'nyx/nameAspect', character: 'one', aspect: 'a2', name: t('named') },
    { ...round, side: 'A', roller: 'phaide' },
    { ...round, side: 'B', roller: 'soldier' },
    { type: 'nyx/ready', draft: 'chase-1', side: 'A', ready: true },
    { type: 'nyx/ready', draft: 'chase-1', side: 'B', ready: true },
    { type: 'nyx/commitRoll', draft: 'chase-1' },
    { type: 'nyx/narrateRound', conflict: 'chase', round: 1, text: t('told') },
  ];
};

const none: Scene = () => [];
const scenes: ReadonlyMap<string, Scene> = new Map([
  ['kolo', kolo],
  ['nyx', nyx],
  ['ode', ode],
  ['vastmark', vastmark],
]);

/** What the game master asks a player to do is the first thing of the demo. */
const asked =
  (rules: AnyRuleSet): Scene =>
  (t) =>
    rules
      .demo('en')
      .slice(0, 1)
      .map(({ command }) => ({ type: 'table/request', id: 'asked', seat: 'anna', command, note: t('note') }));

/** What belongs to the table comes first. */
export const scenesOf = (game: string, rules: AnyRuleSet): readonly Scene[] => [
  table,
  asked(rules),
  scenes.get(game) ?? none,
];
