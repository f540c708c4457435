import { describe, expect, test } from 'vitest';
import { handle, reachAt, sitDown, tableFrom } from './index.ts';
import { allFor, anna, bo, gm, last, linesFor, onlooker, scene, throwOf, viewFor } from './testing/scene.ts';

describe('an accepted command', () => {
  test('is one entry, numbered without gaps, with its throws and where they came from', () => {
    const { table, must } = scene();
    const { entries } = must(anna, throwOf(anna));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      seq: table.entries.length,
      by: 'anna',
      rules: { id: 'pebbles', version: 1 },
      command: { type: 'pebbles/throw' },
      throws: [{ what: 'throw', die: 'd6', to: 'everyone' }],
      luck: [{ audience: 'everyone', epoch: 1, counter: 0 }],
      salt: '5a'.repeat(16),
    });
    expect(Array.from(table.entries, ({ seq }) => seq)).toEqual(Array.from(table.entries, (_, i) => i + 1));
  });

  test('sent again with the same id does nothing more', () => {
    const { table, ask } = scene();
    expect(ask(anna, throwOf(anna), { id: 'once' }).kind).toBe('accepted');
    const before = table.entries.length;
    expect(ask(anna, throwOf(anna), { id: 'once' }).kind).toBe('repeated');
    expect(table.entries).toHaveLength(before);
  });

  test('cannot be claimed by another seat', () => {
    const { ask } = scene();
    ask(anna, throwOf(anna), { id: 'once' });
    expect(ask(bo, throwOf(bo), { id: 'once' })).toMatchObject({ refusal: { code: 'TABLE_E_ID_TAKEN' } });
  });

  test('comes out the same when the log is read again', () => {
    const { table, must } = scene({ dial: 'do' });
    for (let i = 0; i < 30; i++) must(i % 2 ? anna : bo, throwOf(i % 2 ? anna : bo, { dice: 1 }));
    must(anna, { type: 'table/undo' });
    const again = tableFrom(table.rules, JSON.parse(JSON.stringify([...table.entries])));
    for (const viewer of [gm, anna, onlooker]) expect(allFor(again, viewer)).toBe(allFor(table, viewer));
    expect(again.house).toEqual(table.house);
    expect(again.board).toEqual(table.board);
  });
});

test('what is not a command is told where it fails, and changes nothing', () => {
  const { table, ask } = scene();
  const before = table.entries.length;
  expect(ask(anna, { type: 'pebbles/throw', who: 'anna-pc', dice: 'two' })).toEqual({ kind: 'invalid', where: 'dice' });
  expect(ask(anna, { type: 'table/no-such-thing' }).kind).toBe('invalid');
  expect(ask(anna, { type: 'other/thing' }).kind).toBe('invalid');
  expect(table.entries).toHaveLength(before);
});

test('what the rules refuse keeps the rules’ own code', () => {
  const { ask } = scene();
  expect(ask(anna, throwOf(bo))).toEqual({ kind: 'refused', refusal: { code: 'PEBBLES_E_NOT_YOURS' } });
});

describe('a game master who insists', () => {
  test('overrules what may be overruled, and the entry says so', () => {
    const { must, ask } = scene();
    expect(ask(gm, throwOf(anna, { dice: 12 }))).toMatchObject({
      refusal: { code: 'PEBBLES_E_MANY', overridable: true },
    });
    expect(must(gm, throwOf(anna, { dice: 12 }), { overrule: true }).entries[0]?.overruled).toBe(true);
  });
  test('leaves no mark on what was allowed anyway', () => {
    const { must } = scene();
    expect(must(gm, throwOf(anna), { overrule: true }).entries[0]).not.toHaveProperty('overruled');
  });
  test('cannot overrule what makes no sense', () => {
    const { ask } = scene();
    expect(ask(gm, { ...throwOf(anna), who: 'nobody' }, { overrule: true })).toMatchObject({
      refusal: { code: 'PEBBLES_E_WHO' },
    });
  });
  test('is the only one who can', () => {
    const { ask } = scene();
    expect(ask(anna, throwOf(anna, { dice: 12 }), { overrule: true })).toMatchObject({
      refusal: { code: 'TABLE_E_GM_ONLY' },
    });
  });
});

describe('seats', () => {
  test('are thirty at most', () => {
    const { table, luck } = scene();
    for (let i = 3; i < 30; i++)
      expect(sitDown(table, { seat: `s${i}`, name: 'N', role: 'player' }, luck, 1).kind).toBe('accepted');
    expect(sitDown(table, { seat: 's30', name: 'N', role: 'player' }, luck, 1)).toMatchObject({
      refusal: { code: 'TABLE_E_TABLE_FULL' },
    });
  });
  test('keep their name in lines, and change it', () => {
    const { table, must } = scene();
    must(anna, { type: 'table/rename-seat', seat: 'anna', name: 'Ann' });
    expect(viewFor(table, bo).seats.find(({ seat }) => seat === 'anna')?.name).toBe('Ann');
    expect(last(table, bo)).toBe('Anna is now called Ann.');
  });
  test('that are removed are gone from the table and may not act', () => {
    const { table, must, ask } = scene();
    must(gm, { type: 'table/remove-seat', seat: 'bo' });
    expect(viewFor(table, anna).seats.map(({ seat }) => seat)).toEqual(['gm', 'anna']);
    expect(ask(bo, throwOf(bo)).kind).toBe('refused');
  });
});

describe('talk', () => {
  test('is heard by everyone, onlookers too', () => {
    const { table, must } = scene();
    must(anna, { type: 'table/say', text: 'Hello' });
    expect(last(table, onlooker)).toBe('Anna: “Hello”');
  });
  test('in a whisper is heard by those named, the one who whispers and the game master', () => {
    const { table, must } = scene();
    const before = linesFor(table, onlooker).length;
    must(anna, { type: 'table/say', text: 'psst', to: ['bo'] });
    for (const viewer of [anna, bo, gm]) expect(last(table, viewer)).toBe('Anna: “psst”');
    must(anna, { type: 'table/say', text: 'gm?', to: 'gm' });
    for (const viewer of [anna, gm]) expect(last(table, viewer)).toBe('Anna: “gm?”');
    expect(last(table, bo)).toBe('Anna: “psst”');
    expect(linesFor(table, onlooker)).toHaveLength(before);
  });
  test('can be in the voice of one’s own figure, not of another’s', () => {
    const { table, must, ask } = scene();
    must(anna, { type: 'table/say', text: 'Hi', as: 'anna-pc' });
    expect(last(table, bo)).toBe('Anna: “Hi”');
    expect(ask(anna, { type: 'table/say', text: 'Hi', as: 'bo-pc' })).toMatchObject({
      refusal: { code: 'TABLE_E_NOT_YOUR_FIGURE' },
    });
    must(gm, { type: 'table/say', text: 'Hi', as: 'bo-pc' });
  });
});

test('the game master may lend a hidden figure her voice without naming it', () => {
  const { table, must } = scene();
  must(gm, { type: 'pebbles/bring', id: 'spy', name: 'Spy', hidden: true });
  must(gm, { type: 'table/say', text: 'Boo', as: 'spy' });
  expect(last(table, gm)).toBe('Spy: “Boo”');
  expect(last(table, anna)).toBe('Gm: “Boo”');
  expect(allFor(table, anna)).not.toMatch(/spy/i);
});

describe('notes', () => {
  test('are the game master’s alone until they are shown', () => {
    const { table, must } = scene();
    must(gm, { type: 'table/write-note', id: 'n', text: 'The door is a mimic' });
    expect(viewFor(table, gm).notes).toEqual([{ id: 'n', text: 'The door is a mimic', hidden: true }]);
    expect(allFor(table, anna)).not.toContain('mimic');
    must(gm, { type: 'table/reveal-note', id: 'n' });
    expect(viewFor(table, anna).notes).toEqual([{ id: 'n', text: 'The door is a mimic' }]);
    expect(last(table, anna)).toContain('mimic');
  });
  test('have ids that are new', () => {
    const { must, ask } = scene();
    must(gm, { type: 'table/write-note', id: 'n', text: 'One' });
    expect(ask(gm, { type: 'table/write-note', id: 'n', text: 'Two' })).toMatchObject({
      refusal: { code: 'TABLE_E_ID_TAKEN' },
    });
    expect(ask(gm, { type: 'table/reveal-note', id: 'm' })).toMatchObject({ refusal: { code: 'TABLE_E_NO_NOTE' } });
  });
});

describe('requests', () => {
  test('are between the game master and the player, and done when the player does as asked', () => {
    const { table, must } = scene();
    must(gm, { type: 'table/request', id: 'r', seat: 'anna', command: throwOf(anna), note: 'Jump' });
    expect(viewFor(table, anna).requests).toEqual([{ id: 'r', seat: 'anna', command: throwOf(anna), note: 'Jump' }]);
    expect(viewFor(table, bo).requests).toEqual([]);
    must(bo, throwOf(bo));
    expect(viewFor(table, anna).requests).toHaveLength(1);
    must(anna, throwOf(anna, { dice: 3 }));
    expect(viewFor(table, gm).requests).toEqual([]);
    expect(linesFor(table, bo).at(-1)?.told).toHaveLength(1);
    must(anna, { type: 'table/undo' });
    expect(viewFor(table, anna).requests).toHaveLength(1);
  });
  test('must be something that the game knows', () => {
    const { ask } = scene();
    expect(ask(gm, { type: 'table/request', id: 'r', seat: 'anna', command: { type: 'pebbles/fly' } }).kind).toBe(
      'refused',
    );
    expect(ask(gm, { type: 'table/request', id: 'r', seat: 'gm', command: throwOf(anna) }).kind).toBe('refused');
  });
});

describe('the dial', () => {
  test('at do lets the table make the game master’s open choice, as a line of its own', () => {
    const { table, luck, must } = scene({ dial: 'do' });
    must(gm, { type: 'pebbles/bring', id: 'troll', name: 'Troll' });
    const outcome = handle(
      table,
      gm,
      { id: 'six', command: { type: 'pebbles/throw', who: 'troll', dice: 1 } },
      { ...luck, prescribed: [6] },
      1,
    );
    expect(outcome).toMatchObject({
      kind: 'accepted',
      entries: [{ by: 'gm' }, { by: 'table', command: { type: 'pebbles/say-what' } }],
    });
    expect(table.board.game).not.toHaveProperty('open');
    expect(linesFor(table, anna).at(-1)).not.toHaveProperty('who');
    must(gm, { type: 'table/undo' });
    expect(table.board.game).toHaveProperty('open');
  });
  test('at do leaves a player’s choice to the player', () => {
    const { table, luck } = scene({ dial: 'do' });
    handle(table, anna, { id: 'six', command: throwOf(anna, { dice: 1 }) }, { ...luck, prescribed: [6] }, 1);
    expect(table.board.game).toMatchObject({ open: { by: 'anna' } });
  });
  test('at suggest does nothing by itself', () => {
    const { table, luck, must } = scene();
    must(gm, { type: 'pebbles/bring', id: 'troll', name: 'Troll' });
    handle(
      table,
      gm,
      { id: 'six', command: { type: 'pebbles/throw', who: 'troll', dice: 1 } },
      { ...luck, prescribed: [6] },
      1,
    );
    expect(table.board.game).toHaveProperty('open');
  });
});

test.each(['table', 'onlooker'])('nobody sits in the place of those who have no name: %s', (seat) => {
  const { table, luck } = scene();
  const before = table.entries.length;
  const outcome = sitDown(table, { seat, name: 'Bo', role: 'player' }, luck, 1);
  expect(outcome).toMatchObject({ refusal: { code: 'TABLE_E_ID_TAKEN' } });
  expect(table.entries).toHaveLength(before);
});

test('an audience that has no chain yet gets one before its first throw', () => {
  const { table, must } = scene();
  const { entries } = must(gm, throwOf(anna, { to: ['anna', 'bo'] as never }));
  expect(entries.map(({ command: { type } }) => type)).toEqual(['table/open-chains', 'pebbles/throw']);
  expect(entries[1]?.luck).toMatchObject([{ audience: 'seats:anna,bo', epoch: 1, counter: 0 }]);
  expect(reachAt(table, entries[0]?.seq ?? 0)).toEqual(['anna', 'bo']);
});
