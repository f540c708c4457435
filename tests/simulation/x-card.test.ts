import type { Wire } from '@aspekt/contract';
import { describe, expect, test } from 'vitest';
import { openEvening, type Person } from './evening.ts';
import { games } from './machine.ts';
import { act } from './people.ts';

import { openWorld, type World } from './world.ts';

type Frame = { readonly at: number; readonly text: string };
type Evening = {
  /** What each page received, but for the answer to the one command in question. */
  readonly received: ReadonlyMap<string, readonly Frame[]>;
  readonly rows: readonly string[];
  /** After how many milliseconds each screen was paused. */
  readonly paused: ReadonlyMap<string, number>;
  readonly standing: readonly unknown[];
};

const command = (world: World, { page }: Person, what: Wire): void =>
  void world.after(0, page.actor, () => void page.table()?.do(what, { quiet: true }));

/** Everyone plays for a while; then one of the players says something, the game master rewinds, and the game goes on. */
const evening = async (game: string, seed: number, sender: number, said: Wire): Promise<Evening> => {
  const world = openWorld(seed);
  try {
    const stage = await openEvening(world, game);
    return await playEvening(stage, sender, said);
  } finally {
    world.end();
  }
};

const playEvening = async (
  { world, disk, network, people, secrets, table }: Awaited<ReturnType<typeof openEvening>>,
  sender: number,
  said: Wire,
): Promise<Evening> => {
  const received = new Map<string, Frame[]>(people.map(({ name }) => [name, []]));
  let answer: string | undefined = '';
  network.tamperUp = (frame) => {
    const { t, id, command: sent } = JSON.parse(frame) as { t: string; id: string; command?: Wire };
    if (t === 'do' && sent?.type === said.type && answer === undefined) answer = `"id":"${id}"`;
    return [frame];
  };
  network.tamper = (text, { name }) => {
    if (!(text.startsWith('{"t":"done"') && answer && text.includes(answer)))
      received.get(name)?.push({ at: world.now(), text });
    return [text];
  };
  const playOn = async (): Promise<void> => {
    for (let i = 0; i < 12; i++) {
      const person = people[i % people.length];
      const page = person?.page;
      if (page) world.after(0, page.actor, () => act(person, world, secrets));
      await world.run(150);
    }
  };
  await playOn();
  await world.run(1000);
  const line = (people[0]?.page.table()?.lines.at(-1)?.n ?? 1) - 3;
  const players = people.filter(({ role }) => role === 'player');
  const person = players[sender];
  if (!person) throw new Error('nobody there');
  const [gm] = people;
  const sentAt = world.now();
  answer = undefined;
  command(world, person, said);
  const paused = new Map<string, number>();
  for (let i = 0; i < 100; i++) {
    await world.run(10);
    for (const { name, page } of people)
      if (!paused.has(name) && page.table()?.view.paused) paused.set(name, world.now() - sentAt);
  }
  if (gm) {
    command(world, gm, { type: 'table/undo', line });
    await world.run(500);
    command(world, gm, { type: 'table/redo' });
    await world.run(500);
    command(world, gm, { type: 'table/resume' });
  }
  await playOn();
  await world.run(12_000);
  const rows = (await disk.rows(table)).map(({ bytes }) => bytes);
  return { received, rows, paused, standing: people.map(({ page }) => page.table()?.game) };
};

const card: Wire = { type: 'table/x-card' };

describe.each(games.map(({ id }) => id))('the X-card at %s', (game) => {
  test('cannot be traced: whoever played it, everyone receives the same bytes at the same time, and the log is the same', async () => {
    for (let seed = 1; seed <= 3; seed++) {
      const [one, other] = [await evening(game, seed, 0, card), await evening(game, seed, 1, card)];
      expect(one.rows.filter((row) => row.includes('table/paused'))).not.toEqual([]);
      expect(one.rows).toEqual(other.rows);
      expect(Object.fromEntries(one.received)).toEqual(Object.fromEntries(other.received));
    }
  });

  test('pauses every screen within a second', async () => {
    const { paused, received } = await evening(game, 7, 0, card);
    expect([...paused.keys()].toSorted()).toEqual([...received.keys()].toSorted());
    for (const ms of paused.values()) expect(ms).toBeLessThanOrEqual(1000);
  });
});

test('what is said aloud can be traced, so that the comparison can fail', async () => {
  const word: Wire = { type: 'table/say', text: 'stop' };
  const [one, other] = [await evening('nyx', 1, 0, word), await evening('nyx', 1, 1, word)];
  expect(one.rows).not.toEqual(other.rows);
  expect(Object.fromEntries(one.received)).not.toEqual(Object.fromEntries(other.received));
});
