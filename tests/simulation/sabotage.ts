import type { Line, ServerMessage } from '@aspekt/protocol';
import type { Person, Stage } from './evening.ts';
import type { Sabotage } from './session.ts';
import type { Actor } from './world.ts';

/** Faults put in on purpose, each with the promise that it breaks: a checker that does not find them is worth nothing. */
export const sabotages: Readonly<Record<string, { readonly breaks: RegExp; readonly fault: Sabotage }>> = {
  'the log forgets an entry that was acknowledged': {
    breaks: /^I1 .* was acknowledged and is lost/u,
    fault: ({ disk, world }) => {
      disk.forgets = (batch) => (batch.rows?.length ?? 0) > 0 && world.odds(0.05);
    },
  },
  'a command is carried out twice': {
    breaks: /^I1 .* is in the log and nobody sent it/u,
    fault: ({ network }) => {
      network.tamperUp = (frame) =>
        frame.startsWith('{"t":"do"') ? [frame, frame.replace(/"id":"/u, '"id":"again-')] : [frame];
    },
  },
  'a line of the game master goes to a player': {
    breaks: /^I3 .* was told/u,
    fault: (stage) => {
      let secret: Line | undefined;
      tamperNews(stage, (message, { role }) => {
        if (role === 'gm') secret = message.lines.find(({ hidden }) => hidden) ?? secret;
        const last = message.lines.at(-1);
        if (role === 'gm' || !secret || !last) return message;
        return { ...message, lines: [...message.lines.slice(0, -1), { ...secret, n: last.n }] };
      });
    },
  },
  'a word of the game master goes to a player': {
    breaks: /^I6 .* reads KANARIEN/u,
    fault: (stage) => {
      let word = '';
      tamperNews(stage, (message, { role }) => {
        if (role === 'gm') word = /hidden KANARIEN\d+x/u.exec(JSON.stringify(message))?.[0] ?? word;
        return role === 'gm' || !word ? message : { ...message, extra: word };
      });
    },
  },
  'a line is told twice': {
    breaks: /^I3 .* is told line (\d+) after \1/u,
    fault: (stage) =>
      tamperNews(stage, (message) => ({ ...message, lines: message.lines.flatMap((line) => [line, line]) })),
  },
  'a line is told again under the next number': {
    breaks: /^I3 .* was told/u,
    fault: (stage) => {
      const before = new Map<string, Line>();
      tamperNews(stage, (message, { name }) => {
        const told = before.get(name);
        const last = message.lines.at(-1);
        if (last) before.set(name, last);
        return told && last ? { ...message, lines: [...message.lines.slice(0, -1), { ...told, n: last.n }] } : message;
      });
    },
  },
  'two lines change places': {
    breaks: /^I3 .* was told/u,
    fault: (stage) =>
      tamperNews(stage, (message) => {
        const [a, b] = message.lines.slice(-2);
        if (!a || !b) return message;
        return { ...message, lines: [...message.lines.slice(0, -2), { ...b, n: a.n }, { ...a, n: b.n }] };
      }),
  },
  'a line is left out': {
    breaks: /^I3 .* is told lines up to|^I3 .* shows lines|^I3 .* is told line/u,
    fault: (stage) => tamperNews(stage, (message) => ({ ...message, lines: message.lines.slice(0, -1) })),
  },
  'a change of the game is left out': {
    breaks: /^I5 .*'s game/u,
    fault: (stage) =>
      tamperNews(stage, (message) => {
        if (message.t !== 'changed') return message;
        const { game: _, ...rest } = message;
        return rest;
      }),
  },
  'nobody is told that a line was struck out': {
    breaks: /^I3 .* as if it stood/u,
    fault: (stage) => tamperNews(stage, (message) => ({ ...message, struck: [] })),
  },
  'what was done is said to be refused': {
    breaks: /^I7 .* and is in the log/u,
    fault: (stage) =>
      tamper(stage, (message) =>
        message.t === 'done' ? { t: 'refused', id: message.id, refusal: { code: 'SABOTAGE', text: 'No.' } } : message,
      ),
  },
  'an answer never comes': {
    breaks: /^I7 .* still waits/u,
    fault: (stage) => tamper(stage, (message) => (message.t === 'done' ? undefined : message)),
  },
  'a table in memory goes its own way': {
    breaks: /^I5 the live board/u,
    fault: ({ world, machines: [machine], people }) => {
      const saboteur: Actor = { name: 'saboteur', alive: true, skew: 0 };
      const strike = (): void => {
        const room = machine?.running()?.hub.room(people[0]?.page.seat.table ?? '');
        void room?.then((found) => {
          if (found) found.table.board = { ...found.table.board, notes: [{ id: 'stray', text: 'stray' }] };
        });
        world.after(1000, saboteur, strike);
      };
      strike();
    },
  },
};

const tamper = (
  { network, people }: Stage,
  change: (message: ServerMessage, person: Person) => object | undefined,
): void => {
  const byName = new Map(people.map((person) => [person.name, person]));
  network.tamper = (frame, { name }) => {
    const person = byName.get(name);
    const changed = person && change(JSON.parse(frame), person);
    return changed ? [JSON.stringify(changed)] : [];
  };
};

/** Change what is told of lines and of the game. */
const tamperNews = (
  stage: Stage,
  change: (message: Extract<ServerMessage, { readonly t: 'welcome' | 'changed' }>, person: Person) => object,
): void =>
  tamper(stage, (message, person) =>
    message.t === 'welcome' || message.t === 'changed' ? change(message, person) : message,
  );
