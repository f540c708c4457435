import type { Authority, Who } from '@aspekt/testkit';
import { callers, doors, verbs, type Door } from './doors.ts';
import { authority as aoristos } from '../../rulesets/aoristos/src/laws/authority.ts';
import { authority as kolo } from '../../rulesets/kolo/src/laws/authority.ts';
import { authority as nyx } from '../../rulesets/nyx/src/laws/authority.ts';
import { authority as ode } from '../../rulesets/ode/src/laws/authority.ts';
import { authority as vastmark } from '../../rulesets/vastmark/src/laws/authority.ts';

export const authorities: Readonly<Record<string, Authority>> = { nyx, aoristos, ode, vastmark, kolo };

const columns: readonly (readonly [Who, string])[] = [
  ['gm', 'The game master alone'],
  ['owner', 'One player, for what is hers'],
  ['concerned', 'Players who have a part in it'],
  ['player', 'Any player'],
];

/** docs/authority.md: who may send what, in words. */
export const authorityPage = (titles: Readonly<Record<string, string>>): string => {
  const game = ([id, rows]: readonly [string, Authority]): string => {
    const lines = columns.map(([who, title]) => {
      const commands = Object.keys(rows)
        .filter((type) => rows[type] === who)
        .map((type) => `\`${type.slice(id.length + 1)}\``)
        .toSorted();
      return `- **${title}:** ${commands.join(', ') || 'nothing'}`;
    });
    return [`## ${titles[id] ?? id}`, '', ...lines].join('\n');
  };
  return `${intro}\n\n${Object.entries(authorities).map(game).join('\n\n')}\n\n${overHttp()}\n\n${byCommandLine()}\n`;
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

Written by \`node tests/authority/write.ts\` from \`rulesets/*/src/laws/authority.ts\`, where a new command does not compile without its row.

A command is decided by the rules of its game from who sends it, never from what a page showed. In random play, everything that somebody is allowed is tried by everyone else: another player, one to whom nothing belongs, an onlooker. Onlookers send no command of any game. The game master may send what is a player's where the catalogue says so, and can overrule a refusal; both stand in the log. When a command is in its time (its phase) is the business of the rules, whoever sends it.`;
