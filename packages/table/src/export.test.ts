import { atOnce, verify, writeLog, type Report } from '@aspekt/fair';
import { describe, expect, test } from 'vitest';
import { entriesFrom } from './entries.ts';
import {
  drift,
  exportFor,
  exporting,
  exportWhole,
  gameIn,
  importTable,
  turnDice,
  type Entry,
  type Table,
} from './index.ts';
import { pebbles } from './testing/pebbles.ts';
import { allFor, anna, bo, countedLuck, gm, last, onlooker, scene, throwOf } from './testing/scene.ts';

const played = () => {
  const laid = scene({ typedDice: true, dial: 'do' });
  const { must } = laid;
  must(anna, throwOf(anna));
  must(gm, { type: 'pebbles/bring', id: 'troll', name: 'CANARY', hidden: true });
  must(gm, { type: 'pebbles/throw', who: 'troll', dice: 2, to: 'gm' });
  must(gm, throwOf(bo, { to: 'gm', told: true }));
  must(bo, throwOf(bo), { faces: [2, 3] });
  must(anna, throwOf(anna, { dice: 1 }));
  must(gm, { type: 'table/undo' });
  must(gm, { type: 'table/write-note', id: 'n', text: 'CANARY' });
  must(anna, { type: 'table/say', text: 'Zażółć – “gęślą” \u2028 jaźń' });
  must(gm, throwOf(anna, { to: ['anna', 'bo'] as never }));
  must(gm, throwOf(anna, { to: ['anna'] as never }));
  return laid;
};
const reportOf = (file: string): Report => {
  const report = verify(file);
  if ('fault' in report) throw new Error(JSON.stringify(report.fault));
  return report;
};
const brought = (file: string): Table => {
  const table = importTable(pebbles, file, { id: 'copy', luck: countedLuck(1000), now: 5000 });
  if ('fault' in table) throw new Error(table.fault);
  return table;
};

describe('a player’s file', () => {
  test('holds their lines and nothing hidden: no canary, no seed, no number of the log', () => {
    const { table } = played();
    for (const viewer of [anna, bo, onlooker]) {
      const file = exportFor(table, viewer);
      expect(file).not.toContain('CANARY');
      expect(file).not.toContain('"seq"');
      expect(file).not.toContain('"seeds"');
      for (const { seed } of table.house.chains) expect(file).not.toContain(seed);
      expect(reportOf(file).count.wrong).toBe(0);
    }
  });
  test('is the same whatever the game master does in secret', () => {
    const { table, must } = played();
    const before = [anna, onlooker].map((viewer) => exportFor(table, viewer));
    must(gm, { type: 'pebbles/throw', who: 'troll', dice: 2, to: 'gm' });
    must(gm, { type: 'table/undo' });
    must(gm, { type: 'pebbles/hide', stash: 12 });
    expect([anna, onlooker].map((viewer) => exportFor(table, viewer))).toEqual(before);
    // Nor does a later public line betray that something was in between.
    const quiet = played();
    must(anna, { type: 'table/say', text: 'on' }, { id: 'later' });
    quiet.must(anna, { type: 'table/say', text: 'on' }, { id: 'later' });
    const strip = (file: string): string => file.replaceAll(/"at":\d+/g, '').replaceAll(/[0-9a-f]{64}/g, '');
    expect(strip(exportFor(table, anna))).toBe(strip(exportFor(quiet.table, anna)));
  });
  test('proves the public throws once the dice are revealed, and not before', () => {
    const { table, must } = played();
    expect(reportOf(exportFor(table, bo)).count).toMatchObject({ proved: 0, typed: 1, wrong: 0 });
    must(gm, { type: 'table/reveal-dice' });
    must(anna, throwOf(anna));
    const { count, throws } = reportOf(exportFor(table, bo));
    expect(count).toMatchObject({ proved: 2, typed: 1, wrong: 0 });
    expect(throws.filter(({ thrown }) => thrown.to === 'everyone').at(-1)?.verdict).toBe('unrevealed');
    must(gm, { type: 'table/reveal-dice' });
    expect(reportOf(exportFor(table, onlooker)).count).toEqual({ proved: 3, typed: 1, unrevealed: 0, wrong: 0 });
  });
  test('has the seal of a secret roll they know of, and its faces when it is opened', () => {
    const { table, must } = played();
    const line =
      [...table.entries].findIndex(({ throws, events }) => throws[0]?.to === 'gm' && events.length === 2) + 1;
    must(gm, { type: 'table/open-roll', line });
    expect(last(table, onlooker)).toMatch(/^A secret roll is opened: d6 \d \d\.$/);
    expect(reportOf(exportFor(table, onlooker)).openings).toEqual([{ entry: expect.any(Number), verdict: 'proved' }]);
  });
});

describe('the game master’s file', () => {
  test('holds everything but live seeds', () => {
    const { table, must } = played();
    const file = exportFor(table, gm);
    expect(file).toContain('CANARY');
    for (const { seed } of table.house.chains) expect(file).not.toContain(seed);
    expect(reportOf(file).count).toMatchObject({ wrong: 0, proved: 0 });
    must(gm, { type: 'table/reveal-dice', audience: 'gm' });
    expect(reportOf(exportFor(table, gm)).count).toMatchObject({ wrong: 0, proved: 2 });
  });
  test('as a whole copy holds the live seeds, which are turned afterwards', () => {
    const { table, luck, must } = played();
    const live = table.house.chains.map(({ seed }) => seed);
    const whole = exportWhole(table);
    for (const seed of live) expect(whole).toContain(seed);
    expect(reportOf(whole).count).toMatchObject({ unrevealed: 0, wrong: 0 });
    turnDice(table, luck, 1);
    for (const { seed, epoch } of table.house.chains) {
      expect(live).not.toContain(seed);
      expect(epoch).toBe(2);
    }
    must(anna, throwOf(anna));
    must(gm, { type: 'table/reveal-dice' });
    expect(reportOf(exportFor(table, bo)).count).toMatchObject({ wrong: 0, proved: 3 });
  });
});

describe('bringing a file in', () => {
  test('gives the same table under a new id, marked, with dice from new seeds and counters that go on', () => {
    const { table } = played();
    for (const file of [exportFor(table, gm), exportWhole(table)]) {
      expect(gameIn(file)).toBe('pebbles');
      const copy = brought(file);
      expect(copy.board).toEqual(table.board);
      expect(copy.house.seats).toEqual(table.house.seats);
      expect(copy.house.id).toBe('copy');
      expect(last(copy, anna)).toContain('brought in from a file');
      const old = new Map(table.house.chains.map((chain) => [chain.audience, chain]));
      for (const { audience, seed, epoch, counter } of copy.house.chains) {
        expect(epoch).toBe((old.get(audience)?.epoch ?? 0) + 1);
        expect(seed).not.toBe(old.get(audience)?.seed);
        expect(counter).toBe(old.get(audience)?.counter);
      }
    }
  });
  test('then proves old and new throws alike', () => {
    const { table, must } = played();
    must(gm, { type: 'table/reveal-dice' });
    const copy = brought(exportFor(table, gm));
    const again = brought(exportFor(copy, gm));
    expect(reportOf(exportFor(again, anna)).count).toMatchObject({ wrong: 0, proved: 2 });
    expect(allFor(again, bo)).toContain('brought in');
  });
  test('refuses a player’s file, a changed one, a cut one, and anything else', () => {
    const { table } = played();
    const faultOf = (file: string): string => {
      const made = importTable(pebbles, file, { id: 'copy', luck: countedLuck(1000), now: 1 });
      return 'fault' in made ? made.fault : 'none';
    };
    const file = exportFor(table, gm);
    expect(faultOf(file)).toBe('none');
    expect(faultOf(exportFor(table, anna))).toBe('seat_file');
    expect(faultOf(file.replace('Anna', 'Anno'))).toBe('log_changed');
    expect(faultOf(file.slice(0, file.length - 40))).toBe('log_changed');
    for (const other of ['', '{}', 'PK\u0003\u0004', '[]\n', '{"hash":"x"}\n'])
      expect(faultOf(other)).toBe('not_a_log');
  });
});

describe('a file that was written anew to lie', () => {
  const forged = (change: (entry: Record<string, unknown>, i: number) => unknown): string => {
    const { table } = played();
    const changed = Array.from(table.entries, (entry, i) => change(structuredCloneOf(entry), i));
    const copy = { ...table, entries: entriesFrom(changed as Entry[]) };
    return exportWhole(copy as unknown as Table);
  };
  const faultOf = (file: string): string => {
    const made = importTable(pebbles, file, { id: 'copy', luck: countedLuck(1000), now: 1 });
    return 'fault' in made ? made.fault : 'none';
  };
  test('is refused when an event is not what the rules decide', () => {
    const file = forged((entry) => {
      const events = entry['events'] as { type: string; total?: number }[];
      return { ...entry, events: events.map((event) => (event.total ? { ...event, total: 1000 } : event)) };
    });
    expect(faultOf(file)).toBe('log_unplayable');
  });
  describe('is refused when the table itself says what its commands do not give:', () => {
    const { table: fair, must } = played();
    must(gm, { type: 'table/request', id: 'asked', seat: 'anna', command: throwOf(anna), note: '' });
    must(anna, throwOf(anna));
    must(anna, { type: 'table/x-card' });
    must(gm, { type: 'table/resume' });
    must(gm, { type: 'table/reveal-dice' });
    const entries = Array.from(fair.entries, structuredCloneOf);
    type Loose = Record<string, unknown> & { readonly events: readonly Record<string, unknown>[] };
    const with_ = (type: string, change: (entry: Loose) => object): string => {
      const at = entries.findIndex(({ command }) => (command as { type: string }).type === type);
      const changed = entries.with(at, change(entries[at] as Loose) as Record<string, unknown>);
      return exportWhole({ ...fair, entries: entriesFrom(changed as unknown as Entry[]) });
    };
    const moreEvents =
      (...more: readonly object[]) =>
      (entry: Loose) => ({ ...entry, events: [...entry.events, ...more] });
    const otherEvents = (change: object) => (entry: Loose) => ({
      ...entry,
      events: entry.events.map((event) => ({ ...event, ...change })),
    });
    const hid = { type: 'pebbles/hid', stash: 99, only: 'gm' };
    test('the fair file itself is taken', () => {
      expect(faultOf(exportWhole(fair))).toBe('none');
      expect(faultOf(exportFor(fair, gm))).toBe('none');
    });
    test.each<readonly [string, string, (entry: Loose) => object]>([
      ['something that happens in the game beside a note', 'table/write-note', moreEvents(hid)],
      ['something that happens in the game instead of a note', 'table/write-note', (e) => ({ ...e, events: [hid] })],
      [
        'a game entry that is labelled as the table’s',
        'pebbles/throw',
        (e) => ({ ...e, rules: { id: 'table', version: 1 } }),
      ],
      [
        'a game entry that is labelled as another game’s',
        'pebbles/throw',
        (e) => ({ ...e, rules: { id: 'nyx', version: 1 } }),
      ],
      ['other words than were written', 'table/write-note', otherEvents({ text: 'Something else' })],
      ['other lines struck out than those that undo would take', 'table/undo', otherEvents({ targets: [5] })],
      [
        'a seat removed beside a throw',
        'pebbles/throw',
        moreEvents({ type: 'table/seat-removed', seat: 'bo', name: 'Bo' }),
      ],
      [
        'a request done that nobody made',
        'pebbles/throw',
        moreEvents({ type: 'table/request-done', id: 'x', seat: 'anna' }),
      ],
      [
        'a second beginning',
        'table/resume',
        (e) => ({ ...e, command: { type: 'table/created' }, events: entries[0]?.['events'] }),
      ],
      ['another seat than sat down', 'table/seated', otherEvents({ seat: 'thief' })],
      ['words that a player may not say', 'table/write-note', (e) => ({ ...e, by: 'anna' })],
      ['a rule overruled by a player', 'pebbles/throw', (e) => ({ ...e, overruled: true })],
      [
        'dice shown to others than saw them',
        'pebbles/throw',
        (e) => ({ ...e, throws: [{ what: 'throw', die: 'd6', faces: [1, 1], to: 'gm' }] }),
      ],
    ])('%s', (_, type, change) => {
      expect(faultOf(with_(type, change))).toBe('log_unplayable');
    });
    test.each([
      ['table', 'log_unplayable'],
      ['onlooker', 'log_unplayable'],
      ['cilla', 'none'],
    ])('somebody who sits where nobody may sit: %s', (seat, fault) => {
      const text = JSON.stringify(entries).replaceAll('"anna"', `"${seat}"`).replaceAll('seats:anna', `seats:${seat}`);
      expect(faultOf(exportWhole({ ...fair, entries: entriesFrom(JSON.parse(text) as Entry[]) }))).toBe(fault);
    });
    test('rules so old that they never were', () => {
      expect(faultOf(with_('pebbles/throw', (e) => ({ ...e, rules: { id: 'pebbles', version: 0 } })))).toBe(
        'not_a_log',
      );
    });
  });
  test('is refused when it is not shaped like an entry, or says a thing twice', () => {
    expect(faultOf(forged((entry) => ({ ...entry, more: 1 })))).toBe('not_a_log');
    expect(faultOf(forged((entry) => ({ ...entry, events: 'none' })))).toBe('not_a_log');
    expect(faultOf(forged((entry) => ({ ...entry, id: 'same' })))).toBe('log_unplayable');
    expect(faultOf(forged((entry, i) => ({ ...entry, seq: i })))).toBe('log_unplayable');
  });
  test('or by a later version than this one is refused as just that', () => {
    const later = forged((entry, i) => {
      const { id, version } = entry['rules'] as { readonly id: string; readonly version: number };
      return i === 7 ? { ...entry, rules: { id, version: version + 1 } } : entry;
    });
    expect(faultOf(later)).toBe('log_too_new');
    const { table } = played();
    const versioned = (more: object): string =>
      writeLog(
        { table: 'table', whose: 'gm', game: 'pebbles', ...more },
        Array.from(table.entries, (entry) => JSON.stringify(entry)),
      );
    expect(faultOf(versioned({}))).toBe('none');
    expect(faultOf(versioned({ version: 2 }))).toBe('log_too_new');
    expect(faultOf(versioned({ rules: 2 }))).toBe('log_too_new');
  });
  test('is refused when its keys reach for a prototype', () => {
    const file = forged((entry) => ({
      ...entry,
      command: JSON.parse('{"type":"pebbles/throw","__proto__":{"gm":true}}'),
    }));
    expect(faultOf(file)).toBe('not_a_log');
  });
});

const structuredCloneOf = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value));

describe('golden replay', () => {
  test('today’s rules decide what they decided then', () => {
    const { table } = played();
    expect(drift(pebbles, [...table.entries])).toEqual([]);
  });
  test('names the entries that other rules would decide differently', () => {
    const { table } = played();
    const strict = {
      ...pebbles,
      decide: ((state, command, context) =>
        command.type === 'pebbles/throw' && context.by.role === 'player'
          ? { ok: false, refusal: { code: 'PEBBLES_E_NO' } }
          : pebbles.decide(state, command, context)) as typeof pebbles.decide,
    };
    const byPlayers = [...table.entries].filter(({ command, by }) => command.type === 'pebbles/throw' && by !== 'gm');
    expect(drift(strict, [...table.entries])).toEqual(byPlayers.map(({ seq }) => seq));
  });
  test('names an entry whose faces or events were changed', () => {
    const { table } = played();
    const at = [...table.entries].findIndex(({ throws }) => throws.length > 0);
    const changed = [...table.entries].map((entry, i) =>
      i === at ? { ...entry, throws: entry.throws.map((one) => ({ ...one, faces: [6, 6] })) } : entry,
    );
    expect(drift(pebbles, changed)).toEqual([at + 1]);
  });
});

test('a file that is written a step at a time is the table as it was at the first step, whatever is played meanwhile', () => {
  for (const viewer of [gm, anna, onlooker]) {
    const { table, must } = played();
    const before = exportFor(table, viewer);
    const steps = exporting(table, viewer);
    steps.next();
    must(anna, { type: 'table/say', text: 'Meanwhile' });
    must(gm, { type: 'table/undo' });
    expect(atOnce(steps)).toBe(before);
  }
});
