import { parse, type Viewer } from '@aspekt/contract';
import { given } from '@aspekt/testkit';
import { decide } from '../decide.ts';
import { evolve, initial } from '../evolve.ts';
import type { Character, Command, Private, Resistance, Roll, Settings, State, Trait } from '../model.ts';
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

/** What `command` leads to at `state`. */
export const when = (state: State, command: Command, faces: readonly number[] = [], by: Viewer = gm) =>
  given(rules, state).when(command, faces, by);

/** The state after `command`, which must be accepted. */
export const after = (state: State, command: Command, faces: readonly number[] = [], by: Viewer = gm): State => {
  const { decision, state: now } = when(state, command, faces, by);
  if (!decision.ok) throw new Error(`refused: ${decision.refusal.code}`);
  return now;
};

/** The code with which `command` is refused. */
export const refusal = (state: State, command: Command, by: Viewer = gm): string | undefined =>
  when(state, command, [], by).refusal;

const traits: readonly Trait[] = [
  { name: 'Förälskad', group: 'situational', value: 2 },
  { name: 'Rädd', group: 'situational', value: -3 },
  { name: 'Liten', group: 'value', value: -1 },
  { name: 'Kvick', group: 'unset', value: 1 },
  { name: 'Odödlig', group: 'unbeatable', value: 4 },
];

/** Anna's Tuva, Bo's Gared, and a spy that the table knows. */
export const table = (settings: Partial<Settings> = {}): State => {
  const start = initial(settingsWith(settings));
  const tuva = after(
    start,
    {
      type: 'vastmark/createCharacter',
      id: 'tuva',
      name: 'Tuva',
      traits,
      skills: [
        { name: 'Gömma Sig', value: 2 },
        { name: 'Rida', value: 3 },
      ],
      creationMethod: 'simple',
    },
    [],
    anna,
  );
  const gared = after(
    tuva,
    {
      type: 'vastmark/createCharacter',
      id: 'gared',
      name: 'Gared',
      traits: [{ name: 'Heder', value: 3 }],
      creationMethod: 'pointBuild',
      reserve: 5,
    },
    [],
    bo,
  );
  return after(gared, {
    type: 'vastmark/createQuickExtra',
    id: 'spy',
    name: 'Spionen',
    line: 'Lömsk -3, Smyga 2',
    shown: true,
  });
};

export const against = (value: number): Resistance => ({ kind: 'difficulty', value });
export const opposed: Resistance = { kind: 'opposed' };

/** A roll opened by the game master for Tuva, against 9 if nothing else is said. */
export const opened = (
  state: State,
  inputs: Partial<Omit<Extract<Command, { type: 'vastmark/openRoll' }>, 'type'>> = {},
): State => after(state, { type: 'vastmark/openRoll', id: 'r', actor: 'tuva', resistance: against(9), ...inputs });

export const rollIn = (state: State, id = 'r'): Roll => {
  const found = state.rolls.find((roll) => roll.id === id);
  if (!found) throw new Error(`no roll ${id}`);
  return found;
};
export const resultOf = (state: State, id = 'r') => {
  const { result } = rollIn(state, id);
  if (!result) throw new Error(`${id} is not rolled`);
  return { ...result, ...result.verdict.value, outcome: result.outcome.value };
};
export const characterIn = (state: State, id = 'tuva'): Character & { readonly own: Private } => {
  const found = state.characters.find((character) => character.id === id);
  if (!found) throw new Error(`no character ${id}`);
  return { ...found, own: found.sheet.value };
};

/** Tuva rolls `faces` with these inputs. */
export const rolled = (
  faces: readonly number[],
  inputs: Parameters<typeof opened>[1] = {},
  settings: Partial<Settings> = {},
): State => after(opened(table(settings), inputs), { type: 'vastmark/roll', rollId: 'r' }, faces, anna);

/** Tuva (a) and the spy (b) against each other, with additions as modifications. */
export const duel = (
  a: { readonly add: number; readonly faces: readonly number[] },
  b: { readonly add: number; readonly faces: readonly number[] },
  settings: Partial<Settings> = {},
): State => {
  const mods = (value: number) => [{ label: 'm', value }];
  const first = opened(table(settings), { id: 'a', resistance: opposed, modifications: mods(a.add) });
  const both = opened(first, { id: 'b', actor: 'spy', resistance: opposed, modifications: mods(b.add) });
  return after(both, { type: 'vastmark/opposedRoll', id: 'c', sides: ['a', 'b'] }, [...a.faces, ...b.faces]);
};
