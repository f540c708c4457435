import { fold, locales, parse, see, type Viewer } from '@aspekt/contract';
import { scriptedDice } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { nyx, type Command, type State } from '../index.ts';
import { defaults } from '../settings.ts';
import { demo } from './demo.ts';
import { extras, obstacles, readyMade } from './index.ts';

const seats: Readonly<Record<'gm' | 'player', Viewer>> = {
  gm: { seat: 'gm', role: 'gm' },
  player: { seat: 'anna', role: 'player' },
};
const does = (state: State, command: Command, by: Viewer, faces: readonly number[] = []): State => {
  const decision = nyx.decide(state, command, { dice: scriptedDice(faces), by });
  if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.code}`);
  return fold(nyx, state, decision.events);
};

test.each(locales)('every ready-made character is legal in %s (NYX-ATTR-02, NYX-ASP-01)', (locale) => {
  expect(readyMade[locale]).toHaveLength(5);
  for (const sheet of readyMade[locale]) {
    expect(nyx.sheet.check(sheet, defaults)).toEqual([]);
    expect(parse(nyx.sheet.schema, sheet).issues).toBeUndefined();
    expect(sheet.aspects.every(({ name }) => name !== '')).toBe(true);
  }
});

test('Phaide has the attributes and the ten aspects of the book', () => {
  const [phaide] = readyMade.sv;
  expect(phaide?.attributes).toEqual({ mind: 5, interaction: 8, body: 4 });
  expect(phaide?.aspects.map(({ name, value }) => `${name} (${value})`)).toEqual([
    'Viljestark (3)',
    'Slumrande mirakelförmågor (2)',
    'Efterlyst av staten (2)',
    'Omtyckt (2)',
    'Empatisk (1)',
    'Allierad med motståndsrörelsen (1)',
    'Björntalisman (1)',
    'Fly från Östanland (1)',
    'Övertala (1)',
    'Liten (1)',
  ]);
});

test.each(locales)('every ready-made opponent can be put on the table in %s (NYX-OUT-10, NYX-MOB-01)', (locale) => {
  const start = nyx.initial(defaults);
  for (const { mob, ...extra } of extras[locale]) {
    const state = does(start, { type: mob ? 'nyx/createMob' : 'nyx/createExtra', ...extra }, seats.gm);
    expect(state.extras[extra.id]?.mob).toBe(mob === true);
    expect(state.extras[extra.id]?.aspects.map(({ value }) => value)).toEqual([2, 1]);
  }
  for (const { name, aspect } of obstacles[locale]) expect(name && aspect).toBeTruthy();
});

const demoTable = (locale: (typeof locales)[number]): State =>
  demo(locale).reduce((state, { as, command }) => {
    expect(parse(nyx.command, JSON.parse(JSON.stringify(command))).issues).toBeUndefined();
    return does(state, command, seats[as]);
  }, nyx.initial(defaults));

test.each(locales)('the demo in %s is ready for the first round of the chase', (locale) => {
  const state = demoTable(locale);
  expect(state.phase).toBe('play');
  expect(state.scene?.status).toBe('open');
  expect(state.scene?.aspects).toHaveLength(2);
  expect(state.characters['phaide']).toMatchObject({ status: 'active', owner: 'anna', points: 3 });
  expect(state.conflicts['chase']).toMatchObject({ status: 'running', needle: 0, round: 1, scale: 5 });
  const seen = see(state, seats.player);
  expect(state.extras['soldier']?.aspects).toHaveLength(2);
  expect(seen.extras['soldier']?.aspects).toEqual([]);
});

test('from the demo the first round goes as in the book: effect 2 against 5 (NYX-CPX-07)', () => {
  const aspect = (name: string): string =>
    state.characters['phaide']?.aspects.find((each) => each.name === name)?.id ?? '';
  const state = demoTable('sv');
  const player = seats.player;
  const steps: readonly (readonly [Command, Viewer])[] = [
    [{ type: 'nyx/declareRound', conflict: 'chase', side: 'A', attribute: 'body' }, player],
    [{ type: 'nyx/declareRound', conflict: 'chase', side: 'B', attribute: 'body' }, seats.gm],
    [{ type: 'nyx/inventAspect', id: 'heavy', owner: 'soldier', name: 'Tungt beväpnad' }, player],
    [
      {
        type: 'nyx/activateAspect',
        id: 'x',
        draft: 'chase-1',
        owner: 'phaide',
        aspect: aspect('Motståndskvinna'),
        by: 'phaide',
        sign: 'positive',
        explanation: 'springer ofta i sådan mark',
      },
      player,
    ],
    [
      {
        type: 'nyx/activateAspect',
        id: 'y',
        draft: 'chase-1',
        owner: 'soldier',
        aspect: 'heavy',
        by: 'phaide',
        sign: 'positive',
        on: 'soldier',
        explanation: 'tung packning',
      },
      player,
    ],
    [{ type: 'nyx/ready', draft: 'chase-1', side: 'A', ready: true }, player],
  ];
  const ready = steps.reduce((now, [command, by]) => does(now, command, by), state);
  const after = does(ready, { type: 'nyx/commitRoll', draft: 'chase-1' }, seats.gm, [2, 2, 5, 5, 5]);
  expect(after.conflicts['chase']).toMatchObject({ needle: -3, round: 2 });
  expect(after.characters['phaide']?.points).toBe(1);
});
