import { limits, protocolVersion, type ServerMessage } from '@aspekt/protocol';
import { describe, expect, test } from 'vitest';
import { games } from '../../../tests/server/pebbles-games.ts';
import type { Aside } from './aside.ts';
import { connect } from './connection.ts';
import { openHub } from './hub.ts';
import { StorageFull, type Log } from './ports/log.ts';
import { localBell, systemEntropy, type Bell, type Clock } from './ports/surroundings.ts';
import { rowsOf } from './rows.ts';
import { memoryLog } from './store/memory-log.ts';

/** A clock that a test moves by hand. */
const handClock = () => {
  let now = 1_000_000;
  const timers = new Map<() => void, number>();
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => {
      timers.set(run, now + ms);
      return () => timers.delete(run);
    },
  };
  const pass = (ms: number): void => {
    now += ms;
    for (const [run, at] of timers) {
      if (at > now) continue;
      timers.delete(run);
      run();
    }
  };
  return { clock, pass };
};

const noAside: Aside = { run: async () => ({ kind: 'unknown' }), close: async () => {} };

const world = async (log: Log = memoryLog(), bell: Bell = localBell(), crowded = () => false) => {
  const { clock, pass } = handClock();
  const failures: unknown[] = [];
  const hub = openHub({
    log,
    clock,
    entropy: systemEntropy,
    bell,
    aside: noAside,
    games,
    crowded,
    fatal: (error) => failures.push(error),
  });
  const opened = await hub.create({
    game: 'pebbles',
    locale: 'en',
    name: 'T',
    gmName: 'G',
    settings: { table: {}, game: {} },
  });
  if (!opened) throw new Error('no table');
  const dial = () => {
    const messages: ServerMessage[] = [];
    const state = { queued: 0, closed: 0, reads: true };
    const connection = connect(hub, noAside, clock, {
      send: (frame) => {
        if (!state.reads) state.queued += Buffer.byteLength(frame);
        messages.push(JSON.parse(frame));
      },
      queued: () => state.queued,
      close: (code) => (state.closed = code),
    });
    const say = async (message: object): Promise<void> => connection.received(JSON.stringify(message));
    const hello = (token: string): Promise<void> =>
      say({ t: 'hello', protocol: protocolVersion, table: opened.table, token, cursor: 0, locale: 'en' });
    return { connection, messages, state, say, hello };
  };
  const kinds = ({ messages }: ReturnType<typeof dial>): readonly string[] => messages.map(({ t }) => t);
  return { hub, log, opened, dial, pass, kinds, failures };
};
const saying = (id: string) => ({ t: 'do', id, command: { type: 'table/say', text: id } });

describe('a client that does not keep up', () => {
  test('is let go when a megabyte waits for it, and told to come back', async () => {
    const { opened, dial } = await world();
    const [slow, gm] = [dial(), dial()];
    await slow.hello(opened.invite);
    await gm.hello(opened.gm);
    slow.state.queued = limits.queuedBytes;
    await gm.say(saying('a'));
    expect(slow.state.closed).toBe(0);
    slow.state.queued = limits.queuedBytes + 1;
    await gm.say(saying('b'));
    expect(slow.state.closed).toBe(4008);
    expect(slow.messages.at(-1)).toMatchObject({ t: 'bye', code: 'too_slow' });
    const told = slow.messages.length;
    await gm.say(saying('c'));
    expect(slow.messages).toHaveLength(told);
    expect(gm.messages.at(-1)).toMatchObject({ t: 'done', id: 'c' });
  });
});

describe('a client on a slow line at a table with much to tell', () => {
  /** The welcome to this table alone is more than a megabyte. */
  const talkative = async () => {
    const made = await world();
    const gm = made.dial();
    await gm.hello(made.opened.gm);
    for (let i = 0; i < limits.linesPerPage; i++) {
      if (i % limits.commandsPerSecond === 0) made.pass(1000);
      await gm.say({ t: 'do', id: `long${i}`, command: { type: 'table/say', text: '語'.repeat(limits.textChars) } });
    }
    const slow = made.dial();
    slow.state.reads = false;
    await slow.hello(made.opened.invite);
    expect(slow.state.queued).toBeGreaterThan(limits.queuedBytes);
    const news = async (id: string): Promise<void> => {
      made.pass(100);
      await gm.say(saying(id));
    };
    const large = async (id: string): Promise<void> => {
      made.pass(100);
      await gm.say({ t: 'do', id, command: { type: 'table/say', text: '語'.repeat(limits.textChars) } });
    };
    return { ...made, slow, news, large };
  };

  test('gets the time to read its welcome, whatever happens meanwhile, and is told all of it', async () => {
    const { slow, news } = await talkative();
    for (let i = 0; slow.state.queued > 0; i++) {
      slow.state.queued = Math.max(0, slow.state.queued - 50_000);
      await news(`news${i}`);
      if (slow.state.queued < 50_000) slow.state.queued = 0;
    }
    expect(slow.state.closed).toBe(0);
    expect(slow.messages.at(-1)).toMatchObject({ t: 'changed' });
  });
  test('may be told something else that is long meanwhile', async () => {
    const { slow, news } = await talkative();
    await slow.say({ t: 'older', before: 50 });
    await news('after');
    expect(slow.state.closed).toBe(0);
    expect(slow.messages.at(-1)).toMatchObject({ t: 'changed' });
  });
  test('is let go when it does not read, and a megabyte more waits for it', async () => {
    const { slow, large } = await talkative();
    const welcome = slow.state.queued;
    for (let i = 0; slow.state.closed === 0 && i < 1000; i++) await large(`more${i}`);
    expect(slow.state.closed).toBe(4008);
    expect(slow.state.queued - welcome).toBeLessThan(limits.queuedBytes + 10_000);
  });
  test('does not get more and more by asking for everything anew without reading it', async () => {
    const { slow } = await talkative();
    for (let i = 0; i < 10; i++) await slow.say({ t: 'fresh', cursor: 0 });
    expect(slow.state.closed).toBe(4008);
    expect(slow.messages.filter(({ t }) => t === 'welcome')).toHaveLength(2);
  });
  test('that has read its welcome has no more than others again', async () => {
    const { slow, news } = await talkative();
    slow.state.queued = 0;
    await news('read');
    slow.state.queued = limits.queuedBytes + 1;
    await news('late');
    expect(slow.state.closed).toBe(4008);
  });
});

describe('a client that asks too fast', () => {
  test('has a burst, then so many a second, and is let go if it does not stop', async () => {
    const { opened, dial, pass, kinds } = await world();
    const gm = dial();
    await gm.hello(opened.gm);
    const asked = limits.commandBurst + 5;
    for (let i = 0; i < asked; i++) await gm.say({ t: 'ping' });
    const pongs = (): number => kinds(gm).filter((t) => t === 'pong').length;
    // The hello took one.
    expect(pongs()).toBe(limits.commandBurst - 1);
    expect(gm.messages.at(-1)).toMatchObject({ t: 'invalid', code: 'too_fast' });
    pass(1000);
    for (let i = 0; i < asked; i++) await gm.say({ t: 'ping' });
    expect(pongs()).toBe(limits.commandBurst - 1 + limits.commandsPerSecond);
    for (let i = 0; i < 100; i++) await gm.say({ t: 'ping' });
    expect(gm.state.closed).toBe(4007);
  });
});

describe('a ping of the socket itself', () => {
  test('is answered while little waits to be read, and whoever reads nothing is let go', async () => {
    const { dial } = await world();
    const one = dial();
    one.state.queued = limits.answeredQueueBytes;
    expect(one.connection.signalled()).toBe(true);
    one.state.queued = limits.answeredQueueBytes + 1;
    expect(one.connection.signalled()).toBe(false);
    expect(one.state.closed).toBe(0);
    one.state.queued = limits.queuedBytes + 1;
    expect(one.connection.signalled()).toBe(false);
    expect(one.state.closed).toBe(4008);
  });
  test('counts like anything that is said: who has not said hello is let go after the burst', async () => {
    const { dial } = await world();
    const one = dial();
    for (let i = 0; i < limits.commandBurst; i++) expect(one.connection.signalled()).toBe(true);
    expect(one.connection.signalled()).toBe(false);
    expect(one.state.closed).toBe(4007);
  });
});

describe('a client that says nothing', () => {
  test('is let go after five seconds without a hello, and not after one', async () => {
    const { opened, dial, pass } = await world();
    const [silent, gm] = [dial(), dial()];
    await gm.hello(opened.gm);
    pass(4999);
    expect(silent.state.closed).toBe(0);
    pass(2);
    expect(silent.state.closed).toBe(4005);
    expect(gm.state.closed).toBe(0);
  });
});

/** Time passes, and what was waiting for it is done. */
const passing = async (pass: (ms: number) => void, ms: number): Promise<void> => {
  pass(ms);
  await new Promise((later) => setImmediate(later));
};

test('whoever has said hello is not sent away while their table takes long to open', async () => {
  const kept = memoryLog();
  let opens = (): void => {};
  const slow = new Promise<void>((resolve) => (opens = resolve));
  const { opened, dial, pass, kinds } = await world({ ...kept, scan: async (id) => (await slow, kept.scan(id)) });
  const gm = dial();
  const coming = gm.hello(opened.gm);
  await new Promise((later) => setImmediate(later));
  pass(60_000);
  opens();
  await coming;
  expect(kinds(gm)).toEqual(['welcome']);
});

describe('while a table takes long to open', () => {
  /** A table that waits to be opened, and somebody who has said hello to it. */
  const coming = async () => {
    const kept = memoryLog();
    let opens = (): void => {};
    const slow = new Promise<void>((resolve) => (opens = resolve));
    const made = await world({ ...kept, scan: async (id) => (await slow, kept.scan(id)) });
    const guest = made.dial();
    const entering = guest.hello(made.opened.invite);
    await new Promise((later) => setImmediate(later));
    return { ...made, guest, entering, opens };
  };

  test('a link that ends lets nobody in any more who had shown it before', async () => {
    const { hub, opened, guest, entering, opens } = await coming();
    const revoking = hub.revoke(opened.table, ({ kind }) => kind === 'invite');
    await new Promise((later) => setTimeout(later, 20));
    opens();
    await Promise.all([entering, revoking]);
    expect(guest.messages).toMatchObject([{ t: 'bye', code: 'unknown_link' }]);
    expect(guest.state.closed).toBe(4003);
  });

  test('and is deleted meanwhile, nobody is shown anything of it', async () => {
    const { hub, opened, guest, entering, opens } = await coming();
    const removing = hub.remove(opened.table);
    opens();
    await Promise.all([entering, removing]);
    expect(guest.messages.map(({ t }) => t)).toEqual(['bye']);
  });

  test('and memory is short, it is not put away under the feet of whoever is coming in', async () => {
    const { log, state, letGo } = heldLog();
    const { hub, opened, dial, failures } = await world(log, localBell(), () => true);
    const [gm, late] = [dial(), dial()];
    await gm.hello(opened.gm);
    state.holding = true;
    const saying1 = gm.say(saying('first'));
    const entering = late.hello(opened.gm);
    await aMoment();
    gm.connection.closed();
    hub.crowded();
    state.holding = false;
    letGo();
    await Promise.all([saying1, entering]);
    const other = dial();
    await other.hello(opened.gm);
    await other.say(saying('second'));
    expect(JSON.stringify(late.messages)).toContain('second');
    expect(failures).toEqual([]);
  });
});

test('a table that was played by newer rules than the server has is not opened, and it is said who is too old', async () => {
  const { log, opened, dial } = await world();
  const rows = await log.read(opened.table);
  const last = rows.at(-1);
  const entry = {
    seq: rows.length + 1,
    at: 1,
    by: 'gm',
    id: 'later',
    rules: { id: 'pebbles', version: 99 },
    command: { type: 'pebbles/later' },
    throws: [],
    events: [{ type: 'pebbles/later' }],
  };
  await log.write({ rows: rowsOf(opened.table, [entry], last?.hash ?? '') });
  const gm = dial();
  await gm.hello(opened.gm);
  expect(gm.messages).toMatchObject([{ t: 'bye', code: 'server_too_old' }]);
});

test('a link is renewed in one go: there is never a moment at which neither the old nor the new one is good', async () => {
  const kept = memoryLog();
  let left = Infinity;
  const log: Log = {
    ...kept,
    write: async (batch) => {
      if (left-- <= 0) throw new StorageFull('full');
      return kept.write(batch);
    },
  };
  const { hub, opened } = await world(log);
  for (const writes of [0, 1]) {
    left = writes;
    const renewed = await hub
      .give(opened.table, { kind: 'gm', seat: 'gm', role: 'gm' }, true)
      .then(({ token }) => token)
      .catch(() => undefined);
    expect(await hub.key(opened.table, renewed ?? opened.gm)).toMatchObject({ kind: 'gm' });
    expect(renewed !== undefined).toBe(writes === 1);
  }
});

test('the seats of a table may ask so much together and no more; the game master is counted for herself', async () => {
  const { hub, opened, dial, pass } = await world();
  const room = await hub.room(opened.table);
  if (!room) throw new Error('no room');
  const players: ReturnType<typeof dial>[] = [];
  for (let i = 1; i < limits.seatsPerTable; i++) {
    const given = await hub.join(room, `P${i}`, 'player');
    const player = dial();
    await player.hello('token' in given ? given.token : '');
    players.push(player);
  }
  const gm = dial();
  await gm.hello(opened.gm);
  const everyone = async (round: number, times: number): Promise<void> => {
    for (let n = 0; n < times; n++)
      await Promise.all(players.map((player, i) => player.say({ t: 'ask', id: `${i}-${round}-${n}`, question: {} })));
  };
  const tooFast = (): number =>
    players.flatMap(({ messages }) => messages).filter((one) => one.t === 'invalid' && one.code === 'too_fast').length;
  const each = limits.commandBurst - 1;
  await everyone(0, each);
  expect(tooFast()).toBe(players.length * (each - limits.calmBurst) - limits.tableCommandBurst);
  await gm.say(saying('g'));
  expect(gm.messages.at(-1)).toMatchObject({ t: 'done' });
  pass(1000);
  const before = tooFast();
  await everyone(1, limits.commandsPerSecond);
  expect(tooFast() - before).toBe(
    players.length * (limits.commandsPerSecond - limits.calmPerSecond) - limits.tableCommandsPerSecond,
  );
});

describe('at a table where others ask as much as they may', () => {
  const flooded = async () => {
    const made = await world();
    const room = await made.hub.room(made.opened.table);
    if (!room) throw new Error('no room');
    const sit = async (name: string) => {
      const given = await made.hub.join(room, name, 'player');
      return 'token' in given ? given.token : '';
    };
    /** Somebody else's devices, each of which asks as much as one may. */
    const flood = async (token: string, devices: number) => {
      const all = Array.from({ length: devices }, made.dial);
      for (const one of all) await one.hello(token);
      for (const one of all) for (let i = 1; i < limits.commandBurst; i++) await one.say({ t: 'older', before: 1 });
      return all;
    };
    const anna = made.dial();
    await anna.hello(await sit('Anna'));
    return { ...made, room, sit, flood, anna };
  };
  const refused = ({ messages }: Awaited<ReturnType<typeof flooded>>['anna']): number =>
    messages.filter((one) => one.t === 'invalid' && one.code === 'too_fast').length;

  test('those who look on take nothing from those who play, and have so much together', async () => {
    const { opened, flood, anna } = await flooded();
    const onlookers = await flood(opened.invite, 20);
    const asked = onlookers.length * (limits.commandBurst - 1);
    expect(onlookers.reduce((sum, one) => sum + refused(one), 0)).toBe(asked - limits.onlookerCommandBurst);
    await anna.say(saying('heard'));
    expect(anna.messages.at(-1)).toMatchObject({ t: 'done', id: 'heard' });
  });
  test('whoever asks for little is heard when all others together ask for too much', async () => {
    const { room, anna, pass } = await flooded();
    while (room.mayAsk());
    for (let second = 0; second < 3; second++) {
      for (let i = 0; i < limits.calmPerSecond; i++) await anna.say(saying(`${second}-${i}`));
      expect(anna.messages.at(-1)).toMatchObject({ t: 'done', id: `${second}-${limits.calmPerSecond - 1}` });
      pass(1000);
      while (room.mayAsk());
    }
    expect(refused(anna)).toBe(0);
  });
  test('one seat with many devices has no more than with one', async () => {
    const { sit, flood, anna } = await flooded();
    const devices = await flood(await sit('Bo'), 20);
    const asked = devices.length * (limits.commandBurst - 1);
    expect(devices.reduce((sum, one) => sum + refused(one), 0)).toBe(asked - limits.commandBurst);
    await anna.say(saying('heard'));
    expect(anna.messages.at(-1)).toMatchObject({ t: 'done', id: 'heard' });
  });
  test('a game master with many devices has no more than all of her table, and an X-card of hers is heard', async () => {
    const { opened, flood, anna, dial, room } = await flooded();
    const devices = await flood(opened.gm, 20);
    const asked = devices.length * (limits.commandBurst - 1);
    expect(devices.reduce((sum, one) => sum + refused(one), 0)).toBe(asked - limits.tableCommandBurst);
    await anna.say(saying('heard'));
    expect(anna.messages.at(-1)).toMatchObject({ t: 'done', id: 'heard' });
    const another = dial();
    await another.hello(opened.gm);
    await another.say(saying('word'));
    expect(another.messages.at(-1)).toMatchObject({ t: 'invalid', id: 'word', code: 'too_fast' });
    await another.say({ t: 'do', id: 'card', command: { type: 'table/x-card' } });
    expect(room.table.house.paused).toBe(true);
  });
  test('the X-card is heard when the whole table has been told to slow down, and so is a call without a name', async () => {
    const { room, anna } = await flooded();
    while (room.mayAsk());
    for (let i = 0; i <= limits.calmBurst; i++) await anna.say(saying(`word${i}`));
    expect(anna.messages.at(-1)).toMatchObject({ t: 'invalid', id: `word${limits.calmBurst}`, code: 'too_fast' });
    const call = (id: string) => ({ t: 'do', id, command: { type: 'pebbles/none', anonymous: true } });
    for (let i = 0; i < limits.pauseCallBurst; i++) {
      await anna.say(call(`call${i}`));
      expect(anna.messages.at(-1)).toMatchObject({ t: 'invalid', id: `call${i}`, code: 'invalid' });
    }
    await anna.say(call('one-more'));
    expect(anna.messages.at(-1)).toMatchObject({ t: 'invalid', id: 'one-more', code: 'too_fast' });
    await anna.say({ t: 'do', id: 'card', command: { type: 'table/x-card' } });
    expect(anna.messages.at(-1)).toMatchObject({ t: 'done', id: 'card' });
    expect(room.table.house.paused).toBe(true);
  });
  test('whoever goes on being too fast for the table is let go, and whoever says something now and then is heard', async () => {
    const { room, anna, pass, dial, sit } = await flooded();
    const patient = dial();
    await patient.hello(await sit('Bo'));
    for (let second = 0; second < 300 && anna.state.closed === 0; second++) {
      pass(1000);
      while (room.mayAsk());
      for (let i = 0; i < limits.commandsPerSecond; i++) await anna.say(saying(`a${second}-${i}`));
      await patient.say(saying(`b${second}`));
    }
    expect(anna.state.closed).toBe(4007);
    for (let second = 0; second < 300; second++) {
      pass(1000);
      while (room.mayAsk());
      await patient.say(saying(`c${second}`));
    }
    expect(refused(patient)).toBe(0);
    expect(patient.state.closed).toBe(0);
  });
});

test('whoever looks on by an invitation goes when it ends, and everybody with a seat stays', async () => {
  const { hub, opened, dial, pass } = await world();
  const { token: invite = '' } = await hub.give(
    opened.table,
    { kind: 'invite', seat: '', role: 'onlooker', term: 'week' },
    false,
  );
  const [gm, onlooker, gone] = [dial(), dial(), dial()];
  await gm.hello(opened.gm);
  await onlooker.hello(invite);
  await gone.hello(invite);
  gone.connection.closed();
  const day = 24 * 60 * 60_000;
  for (let i = 0; i < 7; i++) {
    expect(onlooker.state.closed).toBe(0);
    pass(day);
  }
  expect(onlooker.messages.at(-1)).toMatchObject({ t: 'bye', code: 'invite_ended' });
  expect(gone.messages.at(-1)).toMatchObject({ t: 'welcome' });
  expect(gm.state.closed).toBe(0);
});

test('onlookers who are no longer welcome are shown out, and nobody else', async () => {
  const { hub, opened, dial } = await world();
  const [gm, onlooker] = [dial(), dial()];
  await gm.hello(opened.gm);
  await onlooker.hello(opened.invite);
  await gm.say({ t: 'do', id: 'quiet', command: { type: 'table/configure', settings: { typedDice: true } } });
  expect(onlooker.state.closed).toBe(0);
  await gm.say({ t: 'do', id: 'alone', command: { type: 'table/configure', settings: { onlookers: false } } });
  expect(onlooker.messages.at(-1)).toMatchObject({ t: 'bye', code: 'unknown_link' });
  expect(gm.state.closed).toBe(0);
  expect([...((await hub.room(opened.table))?.guests() ?? [])]).toHaveLength(1);
});

describe('when the disk is full', () => {
  test('nothing is changed, everyone comes back to what the log says, and it heals by itself', async () => {
    const kept = memoryLog();
    let full = false;
    const log: Log = {
      ...kept,
      write: async (batch) => {
        if (full) throw new StorageFull('full');
        return kept.write(batch);
      },
      probe: async () => {
        if (full) throw new StorageFull('full');
      },
    };
    const { hub, opened, dial, pass, failures } = await world(log);
    const gm = dial();
    await gm.hello(opened.gm);
    await gm.say(saying('before'));
    full = true;
    await gm.say(saying('lost'));
    expect(gm.messages.some((message) => message.t === 'done' && message.id === 'lost')).toBe(false);
    expect(gm.messages.at(-1)).toMatchObject({ t: 'bye', code: 'storage_full' });
    expect(hub.healthy()).toBe(false);
    const reading = dial();
    await reading.hello(opened.gm);
    expect(reading.messages).toMatchObject([{ t: 'welcome' }, { t: 'invalid', code: 'storage_full' }]);
    expect(JSON.stringify(reading.messages)).toContain('before');
    expect(JSON.stringify(reading.messages)).not.toContain('lost');
    // A further try is turned away at once, and nobody is sent away for it.
    await reading.say(saying('lost'));
    expect(reading.messages.at(-1)).toMatchObject({ t: 'invalid', id: 'lost', code: 'storage_full' });
    expect(reading.state.closed).toBe(0);
    await passing(pass, 1000);
    expect(hub.healthy()).toBe(false);
    full = false;
    await passing(pass, 1000);
    expect(hub.healthy()).toBe(true);
    await reading.say(saying('lost'));
    expect(reading.messages.at(-1)).toMatchObject({ t: 'done', id: 'lost' });
    expect(failures).toEqual([]);
  });
});

/** A log whose writes wait to be let go, and then succeed or fail. */
const heldLog = () => {
  const kept = memoryLog();
  const held: (() => void)[] = [];
  const state: { holding: boolean; error: Error | undefined } = { holding: false, error: undefined };
  const log: Log = {
    ...kept,
    write: async (batch) => {
      if (state.holding) await new Promise<void>((go) => held.push(go));
      if (state.error) throw state.error;
      return kept.write(batch);
    },
    probe: async () => {
      if (state.error) throw state.error;
    },
  };
  return { log, state, letGo: () => held.splice(0).forEach((go) => go()) };
};
const aMoment = (): Promise<void> => new Promise((later) => setTimeout(later, 20));

describe('whoever comes while something cannot be written', () => {
  test('is told to come back, and does not keep the others from being served', async () => {
    const { log, state, letGo } = heldLog();
    const { opened, dial, pass } = await world(log);
    const gm = dial();
    await gm.hello(opened.gm);
    state.holding = true;
    const said = gm.say(saying('lost'));
    const late = dial();
    const hello = late.hello(opened.invite);
    await aMoment();
    state.error = new StorageFull('full');
    letGo();
    await Promise.all([said, hello]);
    expect(late.messages).toEqual([expect.objectContaining({ t: 'bye', code: 'storage_full' })]);
    expect(late.state.closed).toBe(4010);
    Object.assign(state, { holding: false, error: undefined });
    await passing(pass, 1000);
    const back = dial();
    await back.hello(opened.gm);
    await back.say(saying('kept'));
    expect(back.messages.at(-1)).toMatchObject({ t: 'done', id: 'kept' });
  });
  test('and says again what was lost gets no acknowledgement of it', async () => {
    const { log, state, letGo } = heldLog();
    const { opened, dial } = await world(log);
    const [gm, other] = [dial(), dial()];
    await gm.hello(opened.gm);
    await other.hello(opened.gm);
    state.holding = true;
    const both = [gm.say(saying('lost')), other.say(saying('lost'))];
    await aMoment();
    state.error = new StorageFull('full');
    letGo();
    await Promise.all(both);
    for (const { messages } of [gm, other]) expect(messages.some(({ t }) => t === 'done')).toBe(false);
  });
});

test('while nothing can be written, what happened before is acknowledged again', async () => {
  const { log, state } = heldLog();
  const { opened, dial } = await world(log);
  const gm = dial();
  await gm.hello(opened.gm);
  await gm.say(saying('before'));
  state.error = new StorageFull('full');
  await gm.say(saying('lost'));
  const back = dial();
  await back.hello(opened.gm);
  await back.say(saying('before'));
  expect(back.messages.at(-1)).toMatchObject({ t: 'done', id: 'before' });
});

test('a room that failed does not put away the one that took its place', async () => {
  let reads = 0;
  const { log, state } = heldLog();
  const { opened, dial, pass } = await world({ ...log, scan: async (table) => (reads++, log.scan(table)) });
  const gm = dial();
  await gm.hello(opened.gm);
  state.error = new StorageFull('full');
  await gm.say(saying('lost'));
  state.error = undefined;
  const back = dial();
  await back.hello(opened.gm);
  expect(reads).toBe(2);
  for (let i = 0; i < 3; i++) await passing(pass, 6 * 60_000);
  const second = dial();
  await second.hello(opened.invite);
  expect(reads).toBe(2);
  await back.say(saying('heard'));
  expect(JSON.stringify(second.messages)).toContain('heard');
});

test('what was refused is refused again, even if it would be allowed by now', async () => {
  const { hub, opened, dial } = await world();
  const room = await hub.room(opened.table);
  const anna = room && (await hub.join(room, 'Anna', 'player'));
  if (!anna || !('token' in anna)) throw new Error('no seat');
  const [gm, player] = [dial(), dial()];
  await gm.hello(opened.gm);
  await player.hello(anna.token);
  const bring = (id: string) => ({ t: 'do', id, command: { type: 'pebbles/bring', id: 'p', name: 'P' } });
  await gm.say({ t: 'do', id: 'x', command: { type: 'table/x-card' } });
  await player.say(bring('once'));
  expect(player.messages.at(-1)).toMatchObject({ t: 'refused', id: 'once', refusal: { code: 'TABLE_E_PAUSED' } });
  await gm.say({ t: 'do', id: 'r', command: { type: 'table/resume' } });
  await player.say(bring('once'));
  expect(player.messages.at(-1)).toMatchObject({ t: 'refused', id: 'once', refusal: { code: 'TABLE_E_PAUSED' } });
  await player.say(bring('again'));
  expect(player.messages.at(-1)).toMatchObject({ t: 'done', id: 'again' });
});

test('a copy of an X-card that changed nothing does not pause the table anew', async () => {
  const { hub, opened, dial } = await world();
  const room = await hub.room(opened.table);
  if (!room) throw new Error('no room');
  const sit = async (name: string) => {
    const given = await hub.join(room, name, 'player');
    const one = dial();
    await one.hello('token' in given ? given.token : '');
    return one;
  };
  const [anna, bo, gm] = [await sit('Anna'), await sit('Bo'), dial()];
  await gm.hello(opened.gm);
  const card = (id: string) => ({ t: 'do', id, command: { type: 'table/x-card' } });
  await anna.say(card('annas'));
  await bo.say(card('bos'));
  expect(bo.messages.at(-1)).toMatchObject({ t: 'done', id: 'bos' });
  await gm.say({ t: 'do', id: 'on', command: { type: 'table/resume' } });
  for (const [one, id] of [[bo, 'bos'] as const, [anna, 'annas'] as const]) {
    await one.say(card(id));
    expect(one.messages.at(-1)).toMatchObject({ t: 'done', id });
    expect(room.table.house.paused).toBe(false);
  }
});

test('an X-card that changes nothing is acknowledged when the pause before it is kept, and not if that was lost', async () => {
  const { log, state, letGo } = heldLog();
  const { opened, dial } = await world(log);
  const [gm, other] = [dial(), dial()];
  await gm.hello(opened.gm);
  await other.hello(opened.gm);
  const card = (id: string) => ({ t: 'do', id, command: { type: 'table/x-card' } });
  state.holding = true;
  const both = [gm.say(card('first')), other.say(card('second'))];
  await aMoment();
  expect(other.messages.some(({ t }) => t === 'done')).toBe(false);
  state.error = new StorageFull('full');
  letGo();
  await Promise.all(both);
  for (const { messages } of [gm, other]) expect(messages.some(({ t }) => t === 'done')).toBe(false);
});

test('a pong tells the number of the last message, so that whoever missed it notices', async () => {
  const { opened, dial } = await world();
  const [gm, other] = [dial(), dial()];
  await gm.hello(opened.gm);
  await other.hello(opened.invite);
  await gm.say(saying('a'));
  await other.say({ t: 'ping' });
  const last = other.messages.findLast((message) => message.t === 'changed');
  expect(last?.v).toBeGreaterThan(0);
  expect(other.messages.at(-1)).toEqual({ t: 'pong', v: last?.v });
});

test('whoever comes back learns of all their lines that were struck out, however long ago they were written', async () => {
  const { opened, dial, pass } = await world();
  const gm = dial();
  await gm.hello(opened.gm);
  await gm.say({ t: 'do', id: 'note', command: { type: 'table/write-note', id: 'n', text: 'x' } });
  const line = gm.messages.findLast((message) => message.t === 'changed')?.cursor;
  for (let i = 0; i < limits.linesPerPage + 5; i++) {
    if (i % limits.commandsPerSecond === 0) pass(1000);
    await gm.say(saying(`s${i}`));
  }
  const cursor = gm.messages.findLast((message) => message.t === 'changed')?.cursor;
  await gm.say({ t: 'do', id: 'undo', command: { type: 'table/undo', line } });
  pass(1000);
  await gm.say({ t: 'fresh', cursor });
  expect(gm.messages.at(-1)).toMatchObject({ t: 'welcome', struck: [line] });
});

describe('a log that was tampered with', () => {
  /** A log whose entries that hold `from` come back with `to` instead. */
  const tampered = (from: string, to: string): Log => {
    const kept = memoryLog();
    return {
      ...kept,
      scan: async (table) => (await kept.read(table)).map((row) => ({ ...row, bytes: row.bytes.replace(from, to) })),
    };
  };
  test('at its first entry is not opened: the table says so', async () => {
    const { opened, dial } = await world(tampered('"name":"T"', '"name":"U"'));
    const gm = dial();
    await gm.hello(opened.gm);
    expect(gm.messages).toEqual([expect.objectContaining({ t: 'bye', code: 'broken_log' })]);
    expect(gm.state.closed).toBe(4006);
  });
  test('later on can be read as far as it is whole, and not played on', async () => {
    const { opened, dial, hub, pass } = await world(tampered('"second"', '"other"'));
    const gm = dial();
    await gm.hello(opened.gm);
    await gm.say(saying('first'));
    await gm.say(saying('second'));
    gm.connection.closed();
    pass(6 * 60_000);
    const back = dial();
    await back.hello(opened.gm);
    expect(back.messages).toMatchObject([{ t: 'welcome' }, { t: 'invalid', code: 'broken_log' }]);
    expect(JSON.stringify(back.messages[0])).toContain('“first”');
    expect(JSON.stringify(back.messages[0])).not.toContain('other');
    await back.say(saying('third'));
    expect(back.messages.at(-1)).toMatchObject({ t: 'invalid', id: 'third', code: 'broken_log' });
    expect(back.state.closed).toBe(0);
    expect((await hub.room(opened.table))?.broken).toBe(true);
  });
});

test('nothing is told to anybody before it is durable', async () => {
  const kept = memoryLog();
  const held: (() => void)[] = [];
  let holding = false;
  const log: Log = {
    ...kept,
    write: async (batch) => {
      if (holding) await new Promise<void>((go) => held.push(go));
      return kept.write(batch);
    },
  };
  const aWhile = (): Promise<void> => new Promise((later) => setTimeout(later, 20));
  const { opened, dial, kinds } = await world(log);
  const [gm, other, late] = [dial(), dial(), dial()];
  await gm.hello(opened.gm);
  await other.hello(opened.invite);
  holding = true;
  const saidA = gm.say(saying('a'));
  await aWhile();
  const saidB = gm.say(saying('b'));
  const lateHello = late.hello(opened.invite);
  await aWhile();
  expect([kinds(gm).includes('done'), kinds(other).includes('changed'), kinds(late)]).toEqual([false, false, []]);
  // The first is on the disk, the second is not: nobody may see the second yet.
  held.shift()?.();
  await saidA;
  await aWhile();
  expect(gm.messages.at(-1)).toMatchObject({ t: 'done', id: 'a' });
  for (const { messages } of [gm, other, late]) expect(JSON.stringify(messages)).not.toContain('“b”');
  held.shift()?.();
  await Promise.all([saidB, lateHello]);
  expect(gm.messages.at(-1)).toMatchObject({ t: 'done', id: 'b' });
  for (const { messages } of [other, late]) expect(JSON.stringify(messages)).toContain('“b”');
});

test('a table that nobody looks at is put away, and found again', async () => {
  let reads = 0;
  const kept = memoryLog();
  const log: Log = { ...kept, scan: async (...which) => (reads++, kept.scan(...which)) };
  const { opened, dial, pass } = await world(log);
  const gm = dial();
  await gm.hello(opened.gm);
  expect(reads).toBe(1);
  pass(6 * 60_000);
  await gm.say(saying('still-here'));
  gm.connection.closed();
  pass(6 * 60_000);
  const again = dial();
  await again.hello(opened.gm);
  expect(reads).toBe(2);
  expect(JSON.stringify(again.messages)).toContain('still-here');
});

describe('two servers on one log', () => {
  test('tell their guests of what the other wrote, and the later of two at once comes back to it', async () => {
    const [log, bell] = [memoryLog(), localBell()];
    const one = await world(log, bell);
    const two = await world(log, bell);
    const dialTwo = () => {
      const client = two.dial();
      const hello = {
        t: 'hello',
        protocol: protocolVersion,
        table: one.opened.table,
        token: one.opened.gm,
        cursor: 0,
        locale: 'en',
      };
      return { ...client, enter: () => client.say(hello) };
    };
    const [here, there] = [one.dial(), dialTwo()];
    await here.hello(one.opened.gm);
    await there.enter();
    await here.say(saying('from-one'));
    await new Promise((later) => setTimeout(later, 5));
    expect(JSON.stringify(there.messages.at(-1))).toContain('from-one');
    await there.say(saying('from-two'));
    await new Promise((later) => setTimeout(later, 5));
    expect(JSON.stringify(here.messages.at(-1))).toContain('from-two');

    await Promise.all([here.say(saying('both-one')), there.say(saying('both-two'))]);
    // One of them was first; the other was sent away to come back, and nothing of it is in the log.
    const answered = [here, there].filter(({ messages }) =>
      messages.some((one) => one.t === 'done' && one.id.startsWith('both')),
    );
    expect(answered).toHaveLength(1);
    const [loser] = [here, there].filter((client) => !answered.includes(client));
    expect([answered[0]?.state.closed, loser?.state.closed]).toEqual([0, 1012]);
    const rows = await log.read(one.opened.table);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.filter(({ bytes }) => bytes.includes('both-'))).toHaveLength(1);
    const again = dialTwo();
    await again.enter();
    await again.say(saying('both-two'));
    expect(again.messages.at(-1)).toMatchObject({ t: 'done' });
  });
  test('find out within a second when the bell was not heard', async () => {
    const log = memoryLog();
    const mute: Bell = { sure: false, ring: () => {}, listen: () => () => {} };
    const [one, two] = [await world(log, mute), await world(log, mute)];
    const [here, there] = [one.dial(), two.dial()];
    await here.hello(one.opened.gm);
    const { table, gm: token } = one.opened;
    await there.say({ t: 'hello', protocol: protocolVersion, table, token, cursor: 0, locale: 'en' });
    await here.say(saying('unheard'));
    expect(JSON.stringify(there.messages)).not.toContain('unheard');
    await passing(two.pass, 1000);
    expect(JSON.stringify(there.messages)).toContain('unheard');
    await there.say(saying('answer'));
    await passing(one.pass, 1000);
    expect(JSON.stringify(here.messages)).toContain('answer');
  });
});

test('whoever changes the language twice in a moment is told nothing in the one before after the last welcome', async () => {
  const { opened, dial } = await world();
  const [one, gm] = [dial(), dial()];
  await gm.hello(opened.gm);
  await one.hello(opened.invite);
  const saidWhile = async (round: number): Promise<void> => {
    const before = one.messages.length;
    const all: Promise<void>[] = [];
    for (const [i, locale] of (['sv', 'pl', 'en'] as const).entries()) {
      all.push(gm.say(saying(`a${round}${i}`)), one.say({ t: 'locale', locale }), gm.say(saying(`b${round}${i}`)));
      for (let turns = 0; turns < round; turns++) await Promise.resolve();
    }
    await Promise.all(all);
    await one.say({ t: 'ping' });
    const heard = one.messages.slice(before);
    const last = heard.findLastIndex(({ t }) => t === 'welcome');
    const numbers = heard.slice(last).flatMap((message) => ('v' in message && message.t !== 'pong' ? [message.v] : []));
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
  };
  for (let round = 0; round < 12; round++) await saidWhile(round);
});
