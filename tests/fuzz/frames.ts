import { locales } from '@aspekt/contract';
import { wordsFrom } from '@aspekt/dice';
import { protocolVersion } from '@aspekt/protocol';
import { games } from '@aspekt/registry';
import { openMove, type Name } from '../secrets/open-play.ts';
import { serverInHand, type ServerInHand } from '../secrets/server-in-hand.ts';
import { changed, misspelt, type Random } from './mutate.ts';

export type FrameFuzz = {
  readonly frames: number;
  /** How often each kind of answer came. */
  readonly answers: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
};

const names: readonly Name[] = ['gm', 'anna', 'bo', 'onlooker'];
/** So many frames at one table; the first of them at its beginning. */
const perTable = 400;

/** A frame that a page could send here. */
const validFrame = (server: ServerInHand, who: Name, random: Random): object => {
  const id = `f${random() % 100_000}`;
  const { command } = openMove(server, random, []);
  switch (random() % 12) {
    case 0:
      return {
        t: 'hello',
        protocol: protocolVersion,
        table: server.table.house.id,
        token: server[who].token,
        cursor: 0,
        locale: 'en',
      };
    case 1:
      return { t: 'older', before: 1 + (random() % 50) };
    case 2:
      return { t: 'fresh', cursor: random() % 50 };
    case 3:
      return { t: 'locale', locale: locales[random() % 3] ?? 'en' };
    case 4:
      return { t: 'ping' };
    case 5:
      return { t: 'ask', id, question: { ask: 'difficulty', gap: 2 } };
    case 6:
      return {
        t: 'knock',
        protocol: protocolVersion,
        table: server.table.house.id,
        token: server[who].token,
        id: '5a'.repeat(16),
        name: 'Eva',
        locale: 'en',
      };
    default:
      return { t: 'do', id, command, salt: '5a'.repeat(16), ...(random() % 6 === 0 && { faces: [1, 2] }) };
  }
};

const rolesAt = ({ table }: ServerInHand): readonly string[] =>
  table.house.seats.map(({ seat, role }) => `${seat} ${role}`);

/**
 * Frames as the socket hands them over, mutated as values and as text, from everyone. Every one is answered, with a code and a
 * sentence where the answer is no; nothing is thrown or reported; nobody becomes anybody else; the table goes on.
 */
export const fuzzFrames = async (count: number, seed: number, log: () => string): Promise<FrameFuzz> => {
  const answers: Record<string, number> = {};
  const faults: string[] = [];
  const prototype = Object.getOwnPropertyNames(Object.prototype).join();
  let done = 0;
  for (let n = 0; done < count && faults.length < 10; n++) {
    const game = games[n % games.length];
    if (!game) break;
    const random = wordsFrom(seed + n);
    const server = await serverInHand(game, seed + n);
    const before = rolesAt(server);
    const fault = (what: string, text: string): void =>
      void faults.push(`${game.id}, seed ${seed + n}: ${what}: ${text.slice(0, 500)}`);
    for (let i = 0; i < perTable && done < count && faults.length < 10; i++, done++) {
      server.moment(1 + i, 'open');
      const who = names[random() % names.length] ?? 'anna';
      // Now and then somebody who has not said hello.
      const person = random() % 12 === 0 ? { ...server[who], ...server.stranger() } : server[who];
      const frame = validFrame(server, who, random);
      let value: unknown = frame;
      for (let times = random() % 3; times > 0; times--) value = changed(value, random);
      const json = JSON.stringify(value) ?? '';
      const text = random() % 3 === 0 ? misspelt(json, random) : json;
      const from = person.heard.length;
      try {
        await person.say(text);
      } catch (error) {
        fault(`thrown: ${error instanceof Error ? error.stack : ''}`, text);
      }
      const heard = person.heard.slice(from).map((each) => JSON.parse(each));
      // Somebody whose hello was wrong is shown out, which is an answer too; then they come again.
      if (heard.length === 0) fault('no answer', text);
      for (const { t, code, text: said, refusal, me } of heard) {
        answers[t] = (answers[t] ?? 0) + 1;
        const no = t === 'refused' ? refusal : { code, text: said };
        if ((t === 'invalid' || t === 'bye' || t === 'refused') && !(no.code && no.text)) fault('no sentence', text);
        if (no.code === 'internal') fault('an error inside', text);
        if (t === 'welcome' && (me.role !== person.viewer.role || me.seat !== person.viewer.seat))
          fault(`became ${JSON.stringify(me)}`, text);
      }
      person.heard.length = 0;
    }
    // Whoever knocks with the invitation gets a seat, and nobody else's.
    const [now, came] = [rolesAt(server).slice(0, before.length), rolesAt(server).slice(before.length)];
    if (now.join() !== before.join() || came.some((one) => one.endsWith(' gm')))
      fault('a seat changed', rolesAt(server).join());
    const calm = await server.gm.do({ type: server.table.house.paused ? 'table/resume' : 'table/redo' }, 'calm');
    if (!/"t":"(done|refused)"/.test(calm)) fault('the table is stuck', calm);
  }
  if (Object.getOwnPropertyNames(Object.prototype).join() !== prototype || 'role' in {})
    faults.push('a prototype changed');
  const said = log();
  if (said !== '') faults.push(`the server said ${said.slice(0, 1500)}`);
  return { frames: done, answers, faults };
};
