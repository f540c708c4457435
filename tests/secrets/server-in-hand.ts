import { createHash, randomBytes } from 'node:crypto';
import type { AnyRuleSet, Locale, Viewer, Wire } from '@aspekt/contract';
import { protocolVersion } from '@aspekt/protocol';
import type { Game } from '@aspekt/registry';
import type { Table } from '@aspekt/table';
import { answerFor } from '../../apps/server/src/answering.ts';
import type { Aside } from '../../apps/server/src/aside.ts';
import { connect } from '../../apps/server/src/connection.ts';
import { httpApp } from '../../apps/server/src/http/app.ts';
import { openHub } from '../../apps/server/src/hub.ts';
import { localBell, type Clock, type Entropy } from '../../apps/server/src/ports/surroundings.ts';
import type { Spare } from '../../apps/server/src/spare.ts';
import { memoryLog } from '../../apps/server/src/store/memory-log.ts';

/** What may be sent with a command besides. */
export type Asking = {
  readonly faces?: readonly number[];
  readonly overrule?: true;
  readonly unanswered?: readonly string[];
};

/** Somebody at the table: what they were sent, byte for byte, and a way to ask. */
export interface Person {
  readonly viewer: Viewer;
  readonly token: string;
  /** Every frame and every answer, in order. */
  readonly heard: string[];
  say(message: object | string): Promise<void>;
  /** Send a command; the answer is the message with its id. */
  do(command: Wire, id: string, more?: Asking): Promise<string>;
  /** Everything that would have waited for a quiet moment. */
  settle(): Promise<void>;
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<string>;
}

/**
 * The real server but for sockets, disk and chance: hub, connections, HTTP calls and odds, in this process. Time and chance
 * are set from outside, so that two plays can be the same but for what is hidden.
 */
export interface ServerInHand {
  readonly table: Table;
  readonly rules: AnyRuleSet;
  readonly gm: Person;
  readonly anna: Person;
  readonly bo: Person;
  readonly onlooker: Person;
  /** From now on chance and time are those of this moment, whatever happened before. */
  moment(step: number, part: 'open' | 'hidden'): void;
  enter(like: Person, locale: Locale, cursor?: number): Promise<Person>;
  /** The table is put away and opened again from what was kept of it; whoever is there has to enter anew. */
  reopen(): Promise<void>;
  /** Somebody who has a connection and has not said who they are. */
  stranger(): Pick<Person, 'heard' | 'say'>;
  request(path: string, init: RequestInit): Promise<Response>;
  readonly invite: string;
}

/** Bytes that depend on nothing but the moment and how many were drawn in it. */
const chanceOf = (seed: number) => {
  let moment = '';
  let drawn = 0;
  const entropy: Entropy = {
    bytes: (count) => {
      const bytes = createHash('sha512').update(`${seed} ${moment} ${drawn++}`).digest();
      return count <= bytes.length ? bytes.subarray(0, count) : randomBytes(count);
    },
  };
  const at = (next: string): void => {
    moment = next;
    drawn = 0;
  };
  return { entropy, at };
};

const start = 1_800_000_000_000;

export const serverInHand = async (game: Game, seed: number, locale: Locale = 'en'): Promise<ServerInHand> => {
  const rules = await game.load();
  const games = [{ ...game, load: async () => rules }];
  const chance = chanceOf(seed);
  let now = start;
  const clock: Clock = { now: () => now, after: () => () => {} };
  const waiting: (() => void)[] = [];
  const spare: Spare = { later: (job) => void waiting.push(job) };
  const aside: Aside = { run: async (job) => answerFor(rules, job), close: async () => {} };
  const fatal = (error: unknown): never => {
    throw error;
  };
  const parts = {
    log: memoryLog(),
    clock,
    entropy: chance.entropy,
    bell: localBell(),
    aside,
    games,
    spare,
    fatal,
    snapshots: { every: 20, editionOf: () => 'this one' },
  };
  const opened = () => {
    const hub = openHub(parts);
    const app = httpApp({ hub, games, page: new Map(), clock, callerOf: () => 'here', whenSent: (_, done) => done() });
    return { hub, app };
  };
  let { hub, app } = opened();
  const moment = (step: number, part: 'open' | 'hidden'): void => {
    chance.at(`${part} ${step}`);
    now = start + step * 5000;
  };

  moment(0, 'open');
  const demo = await hub.demo(game.id, locale);
  const room = demo && (await hub.room(demo.table));
  if (!demo || !room) throw new Error(`there is no ${game.id}`);
  const joined = await hub.join(room, 'Bo', 'player');
  if ('refused' in joined) throw new Error('Bo was not let in');

  const stranger: ServerInHand['stranger'] = () => {
    const heard: string[] = [];
    const send = (frame: string, plain?: boolean): void => {
      if (plain && Buffer.byteLength(frame) !== frame.length) throw new Error(`said to be plain: ${frame}`);
      heard.push(frame);
    };
    const line = { send, queued: () => 0, close: () => {} };
    const connection = connect(hub, aside, clock, line);
    const say: Person['say'] = async (message) =>
      connection.received(typeof message === 'string' ? message : JSON.stringify(message));
    return { heard, say };
  };
  const settle = (): void => {
    for (let job = waiting.shift(); job; job = waiting.shift()) job();
  };
  const person = async (viewer: Viewer, token: string, language: Locale, cursor = 0): Promise<Person> => {
    const { heard, say } = stranger();
    await say({ t: 'hello', protocol: protocolVersion, table: demo.table, token, cursor, locale: language });
    return {
      viewer,
      token,
      heard,
      say,
      do: async (command, id, more = {}) => {
        const before = heard.length;
        await say({ t: 'do', id, command, salt: '5a'.repeat(16), ...more });
        return heard.slice(before).find((frame) => frame.includes(`"id":"${id}"`)) ?? '';
      },
      settle: async () => {
        settle();
        await say({ t: 'ping' });
      },
      call: async (method, path, body) => {
        const answer = await app.request(path.replace(':table', demo.table), {
          method,
          headers: { authorization: `Bearer ${token}`, 'accept-language': language },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = `${answer.status} ${await answer.text()}`;
        heard.push(text);
        return text;
      },
    };
  };
  const enter = async (like: Person, language: Locale, cursor?: number): Promise<Person> =>
    person(like.viewer, like.token, language, cursor);

  return {
    table: room.table,
    rules,
    moment,
    enter,
    reopen: async () => {
      settle();
      await hub.close();
      ({ hub, app } = opened());
    },
    stranger,
    request: async (path, init) => app.request(path, init),
    invite: demo.invite,
    gm: await person({ seat: 'gm', role: 'gm' }, demo.gm, locale),
    anna: await person({ seat: demo.player.seat, role: 'player' }, demo.player.token, 'sv'),
    bo: await person({ seat: joined.seat, role: 'player' }, joined.token, 'pl'),
    onlooker: await person({ seat: 'onlooker', role: 'onlooker' }, demo.invite, 'en'),
  };
};
