import { protocolVersion, type ServerMessage } from '@aspekt/protocol';
import { games, type Game } from '@aspekt/registry';
import { describe, expect, test } from 'vitest';
import { connect } from '../../apps/server/src/connection.ts';
import { openHub, type Hub } from '../../apps/server/src/hub.ts';
import { StorageFull, type Log } from '../../apps/server/src/ports/log.ts';
import { localBell, systemEntropy, type Clock } from '../../apps/server/src/ports/surroundings.ts';
import { memoryLog } from '../../apps/server/src/store/memory-log.ts';
import type { Aside } from '../../apps/server/src/aside.ts';
import { ofTheTable } from '../fuzz/commands.ts';
import { authorities } from './page.ts';
import { invented, laid, move } from './played.ts';

const noAside: Aside = { run: async () => ({ kind: 'unknown' }), close: async () => {} };
/** It moves on by a second whenever somebody looks: nobody asks too fast, and no timer is ever up. */
const slowClock = (): Clock => {
  let now = 1_000_000;
  return { now: () => (now += 1000), after: () => () => {} };
};

const opened = (log: Log): Hub =>
  openHub({
    log,
    clock: slowClock(),
    entropy: systemEntropy,
    bell: localBell(),
    aside: noAside,
    games,
    crowded: () => false,
    fatal: () => {},
  });

/** Somebody who has come in by a link, and the answer to each command they send. */
const enter = async (hub: Hub, table: string, token: string) => {
  const heard: ServerMessage[] = [];
  const connection = connect(hub, noAside, slowClock(), {
    caller: 'here',
    send: (frame) => heard.push(JSON.parse(frame)),
    queued: () => 0,
    close: () => {},
  });
  const say = async (message: object): Promise<ServerMessage | undefined> => {
    await connection.received(JSON.stringify(message));
    return heard.at(-1);
  };
  await say({ t: 'hello', protocol: protocolVersion, table, token, cursor: 0, locale: 'en' });
  expect(heard[0]).toMatchObject({ t: 'welcome' });
  return say;
};

/** A command of every kind, of the game and of the table. */
const ofAllKinds = async (game: Game) => {
  const known = new Map(ofTheTable.map((command) => [command.type, command]));
  const types = Object.keys(authorities[game.id]?.rows ?? {});
  for (let seed = 1; seed <= 40 && !types.every((type) => known.has(type)); seed++) {
    const play = await laid(game, seed);
    for (let i = 0; i < 1200; i++) {
      const command = invented(play);
      if (command) known.set(command.type, command);
      if (i % 10 === 0) move(play);
    }
  }
  expect(types.filter((type) => !known.has(type))).toEqual([]);
  return [...known.values()];
};

/** A log that cannot be written to any more, by how it is kept. */
const unwritable: Readonly<Record<string, (kept: Log) => Log>> = {
  storage_full: (kept) => ({
    ...kept,
    write: async () => {
      throw new StorageFull('full');
    },
    probe: async () => {
      throw new StorageFull('full');
    },
  }),
  broken_log: (kept) => {
    const torn = async (table: string) => {
      const rows = await kept.read(table);
      return rows.map((row, i) => (i === rows.length - 1 ? { ...row, bytes: '{}' } : row));
    };
    return { ...kept, scan: torn, read: async (table, after = 0) => (await torn(table)).slice(after) };
  },
};

describe.each(games)('at a table of $id', { timeout: 60_000 }, (game) => {
  test.each(Object.keys(unwritable))('nobody may send anything any more: %s', async (code) => {
    const kept = memoryLog();
    const laidOut = await opened(kept).demo(game.id, 'en');
    if (!laidOut) throw new Error('no demo');
    const { table, gm, player, invite } = laidOut;
    const entries = await kept.length(table);
    const hub = opened(unwritable[code]?.(kept) ?? kept);
    // Whoever finds out that there is no room is shown out with everyone else; afterwards it is known.
    await (
      await enter(hub, table, gm)
    )({ t: 'do', id: 'first', command: { type: 'table/say', text: 'Hello' } });
    const people = { gm, player: player.token, onlooker: invite };
    const commands = await ofAllKinds(game);
    for (const [who, token] of Object.entries(people)) {
      const say = await enter(hub, table, token);
      for (const [i, command] of commands.entries()) {
        const id = `${who}${i}`;
        const answer = await say({ t: 'do', id, command });
        expect(answer, `${who}: ${JSON.stringify(command)}`).toMatchObject({ t: 'invalid', id, code });
      }
    }
    expect(await kept.length(table)).toBe(entries);
  });
});
