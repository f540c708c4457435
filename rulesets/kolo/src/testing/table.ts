import { parse, type Viewer } from '@aspekt/contract';
import { given } from '@aspekt/testkit';
import { decide } from '../decide.ts';
import { evolve, initial } from '../evolve.ts';
import type { Character, Command, Contest, OpenTest, Player, Private, Settings, State, Test, Trait } from '../model.ts';
import { outcome } from '../outcome.ts';
import { SettingsSchema } from '../schema.ts';

export const gm: Viewer = { seat: 'gm', role: 'gm' };
export const anna: Viewer = { seat: 'anna', role: 'player' };
export const bo: Viewer = { seat: 'bo', role: 'player' };
export const onlooker: Viewer = { seat: 'watcher', role: 'onlooker' };

const rules = { decide, evolve, outcome };

export const settingsWith = (settings: Partial<Settings> = {}): Settings => {
  const parsed = parse(SettingsSchema, settings);
  if (parsed.issues) throw new Error('known settings');
  return parsed.value;
};

/** What `command` leads to at `state`; `coins` are thrown in this order. */
export const when = (state: State, command: Command, coins: readonly number[] = [], by: Viewer = gm) =>
  given(rules, state).when(command, coins, by);

/** The state after `command`, which must be accepted. */
export const after = (state: State, command: Command, coins: readonly number[] = [], by: Viewer = gm): State => {
  const { decision, state: now } = when(state, command, coins, by);
  if (!decision.ok) throw new Error(`refused: ${decision.refusal.code}`);
  return now;
};
export const play = (state: State, ...commands: readonly Command[]): State =>
  commands.reduce((now, command) => after(now, command), state);

/** The code with which `command` is refused. */
export const refusal = (state: State, command: Command, by: Viewer = gm): string | undefined =>
  when(state, command, [], by).refusal;
/** The warnings that come with an accepted command. */
export const warnings = (state: State, command: Command): readonly string[] => {
  const { decision } = when(state, command);
  return decision.ok ? (decision.warnings ?? []).map(({ code }) => code) : [];
};

/** Six traits on the ring, five points to a sphere at most but Zaciekłość. */
export const traits: readonly Trait[] = [
  { phrase: 'Uparta', main: 'character', aux: 'ferocity' },
  { phrase: 'Wierna', main: 'character', aux: 'socialisation' },
  { phrase: 'Porywcza', main: 'ferocity', aux: null },
  { phrase: 'Zwinna', main: 'flexibility', aux: null },
  { phrase: 'Bystra', main: 'refinement', aux: 'flexibility' },
  { phrase: 'Ujmująca', main: 'socialisation', aux: 'refinement' },
];

/** Anna's Wanda and Bo's Jan, playable, in a scene; a wolf that the table knows. */
export const table = (settings: Partial<Settings> = {}): State => {
  const start = initial(settingsWith(settings));
  const wanda: Command = {
    type: 'kolo/createCharacter',
    id: 'wanda',
    name: 'Wanda',
    traits,
    aspects: [
      {
        phrase: 'Dziecko portu',
        kind: 'background',
        description: '',
        assigned: [{ proficiency: 'combat' }, { proficiency: 'fitness' }, { proficiency: 'expression' }],
      },
      {
        phrase: 'Szermierka',
        kind: 'role',
        description: '',
        assigned: [{ proficiency: 'combat' }, { proficiency: 'fitness' }],
      },
      { phrase: 'Mistrzyni noża', kind: 'focus', description: '', assigned: [{ proficiency: 'combat' }] },
    ],
    // 6 + 4 points from aspects, 6 + 4 from secrets: 20, basic significance 2.
    secrets: [
      { phrase: 'Kocie oczy', text: 'Widzi w ciemności.', value: 3 },
      { phrase: 'Szósty zmysł', text: '', value: 2 },
    ],
  };
  const people = after(
    after(start, wanda, [], anna),
    { type: 'kolo/createCharacter', id: 'jan', name: 'Jan', traits: traits.slice(0, 2) },
    [],
    bo,
  );
  return play(
    people,
    { type: 'kolo/createCharacter', id: 'wolf', name: 'Wilk', npc: true, shown: true },
    { type: 'kolo/approveCharacter', actor: 'wanda' },
    { type: 'kolo/approveCharacter', actor: 'jan' },
    { type: 'kolo/startCampaign', title: 'Kampania' },
    { type: 'kolo/startAdventure', title: 'Przygoda' },
    { type: 'kolo/startScene', title: 'Port' },
  );
};

/** A test opened by the game master for Wanda: Zaciekłość, Walka, nothing fitting, if nothing else is said. */
export const openTest = (inputs: Partial<Omit<OpenTest, 'type'>> = {}): OpenTest => ({
  type: 'kolo/openTest',
  id: 't',
  actor: 'wanda',
  sphere: 'ferocity',
  proficiencies: ['combat'],
  veryCommon: true,
  ...inputs,
});
export const opened = (state: State, inputs: Parameters<typeof openTest>[0] = {}): State =>
  after(state, openTest(inputs));

/** A line for the wolf in a contest. */
export const wolfLine = (
  id: string,
  line: { pool: number; sphereValue: number; proficiencyValue: number },
  more: Partial<OpenTest> = {},
): OpenTest => ({
  type: 'kolo/openTest',
  id,
  actor: 'wolf',
  kind: 'contested',
  line,
  ...more,
});

export const declared = (state: State, points: number, testId = 't'): State =>
  after(state, { type: 'kolo/declareEngagement', testId, points }, [], anna);
export const flipped = (state: State, coins: readonly number[], testId = 't'): State =>
  after(state, { type: 'kolo/flip', testId }, coins, anna);
export const closed = (state: State, testId = 't', xpLabel = 'walka'): State =>
  after(state, { type: 'kolo/closeTest', testId, xpLabel });

const one = <T extends { readonly id: string }>(items: readonly T[], id: string): T => {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
export const testIn = (state: State, id = 't'): Test => one(state.tests, id);
export const outcomeIn = (state: State, id = 't') => {
  const { outcome: found } = testIn(state, id);
  if (!found) throw new Error(`${id} has no coins`);
  return found;
};
export const contestIn = (state: State, id = 'c'): Contest => one(state.contests, id);
export const playerIn = (state: State, id = 'anna'): Player => one(state.players, id);
export const characterIn = (state: State, id = 'wanda'): Character & Private => {
  const found = one(state.characters, id);
  return { ...found, ...found.own.value };
};
/** Pools set by hand. */
export const withPools = (state: State, engagement: number, story = 10, player = 'anna'): State =>
  after(state, { type: 'kolo/adjust', reason: 'prov', change: { what: 'pools', player, engagement, story } });
