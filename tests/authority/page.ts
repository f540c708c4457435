import type { Authority } from '@aspekt/testkit';
import { allowed, ofTheGame } from '../../packages/table/src/testing/allowed.ts';
import { callers, doors, verbs, type Door } from './doors.ts';
import { messages } from './socket.ts';
import { authority as aoristos } from '../../rulesets/aoristos/src/laws/authority.ts';
import { authority as kolo } from '../../rulesets/kolo/src/laws/authority.ts';
import { authority as nyx } from '../../rulesets/nyx/src/laws/authority.ts';
import { authority as ode } from '../../rulesets/ode/src/laws/authority.ts';
import { authority as vastmark } from '../../rulesets/vastmark/src/laws/authority.ts';

export const authorities: Readonly<Record<string, Authority>> = { nyx, aoristos, ode, vastmark, kolo };

/** docs/authority.md: who may send what and when, in words. */
export const authorityPage = (titles: Readonly<Record<string, string>>): string =>
  `${[intro, ofTheTable(), ...Object.entries(authorities).map((one) => game(one, titles)), overHttp(), overTheSocket(), byCommandLine()].join('\n\n')}\n`;

const game = (
  [id, { rows, phases }]: readonly [string, Authority],
  titles: Readonly<Record<string, string>>,
): string => {
  const names = (types: readonly string[]): string =>
    types
      .map((type) => `\`${type.slice(id.length + 1)}\``)
      .toSorted()
      .join(', ');
  const people = Object.groupBy(Object.keys(rows), (type) => peopleOf(rows[type]));
  return [
    `## ${titles[id] ?? id}`,
    '',
    ...Object.entries(people).map(([who, types = []]) => `- **${who}:** ${names(types)}`),
    '',
    'In their time:',
    '',
    ...Object.entries(phases).map(
      ([name, { only, alone }]) => `- **Only ${name}:** ${names(only)}${alone ? ', and nothing else then' : ''}`,
    ),
  ].join('\n');
};

const peopleOf = (who: Authority['rows'][string] | undefined): string => {
  if (typeof who === 'object') return who.who;
  return who === 'player' ? 'Any player' : 'The game master alone';
};

const ofTheTable = (): string => {
  const people = (letters: string, anna: string | undefined): string => {
    switch (letters) {
      case '':
        return 'nobody';
      case 'g':
        return 'the game master';
      case 'gab':
        return 'everyone with a seat';
      case 'ab':
        return 'players';
      default:
        return `the game master and ${anna ?? ''}`;
    }
  };
  const rows = Object.entries({ ...allowed, 'the game’s own': ofTheGame }).map(([type, { playing, paused, anna }]) => [
    type.startsWith('table/') ? `\`${type}\`` : type,
    people(playing, anna),
    people(paused, anna),
  ]);
  return `## The table itself

Onlookers, and whoever has no seat or had one that was taken away, send none of it. While the log is damaged or there is no room to write, nobody sends anything that would be written.

${tableOf(['command', 'while playing', 'while paused'], rows)}`;
};

const overHttp = (): string => {
  const rows = doors.map((door) => [`\`${door.method} ${door.path}\``, door.what, whose(door)]);
  return `## Over HTTP

A link is shown in the body or in \`Authorization: Bearer\`. A link that has ended, that never was, or that belongs to another table is the same as none: 404, whatever is asked for; an invitation whose time is over says that it is, to whoever has it. An address without a row is nobody's. Calls from another site's page are refused.

${tableOf(['address', 'what', 'who'], rows)}`;
};

const whose = ({ who, how }: Door): string => {
  const people = who.length === callers.length ? 'anyone' : who.length === 1 ? (who[0] ?? '') : 'any link of the table';
  return how === undefined ? people : `${people}; ${how}`;
};

const overTheSocket = (): string => `## Over the socket

Whoever says something else than a greeting before they are in, or has no link that is good, is shown out.

${tableOf(
  ['message', 'what', 'who'],
  Object.entries(messages).map(([t, { what, who }]) => [`\`${t}\``, what, who]),
)}`;

const byCommandLine = (): string => `## On the command line

${tableOf(
  ['verb', 'what', 'who'],
  verbs.map(({ verb, what, who }) => [`\`${verb}\``, what, who]),
)}`;

/** A table as the formatter would lay it out. */
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

const intro = `# Who may send what

Written by \`node tests/authority/write.ts\` from \`packages/table/src/testing/allowed.ts\`, \`tests/authority/doors.ts\` and, for the games, \`rulesets/*/src/laws/authority.ts\`, where a new command does not compile without its row.

A command is decided by the rules of its game from who sends it, never from what a page showed. Where a player is named below, the game master may act for her where the catalogue says so, and can overrule a refusal; both stand in the log. Onlookers send no command of any game. In random play, everything that somebody is allowed is tried by everyone else: a player with a character of her own, one to whom nothing belongs, an onlooker. Below the people stands what has its time only in a certain phase of the game; that holds for everyone, the game master too.`;
