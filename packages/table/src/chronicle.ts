import { atOnce, type Steps } from '@aspekt/fair';
import type { Line } from '@aspekt/protocol';
import { linesBetween, type Sight } from './sight.ts';
import type { Table } from './table.ts';
import { texts } from './texts/index.ts';
import type { TableTexts } from './texts/words.ts';

/** How a moment is written: the day, and the time of day. */
export type When = { readonly day: (at: number) => string; readonly time: (at: number) => string };

/** The story so far as one viewer may tell it, in Markdown; what the players do not know is marked. What was undone is left out: it did not happen. */
export const chronicle = (table: Table, sight: Sight, when: When): string => atOnce(chronicling(table, sight, when));

/** So many lines are told in one step. */
const atATime = 20;

/** The same a step at a time. */
export function* chronicling(table: Table, sight: Sight, when: When): Steps<string> {
  const words = texts[sight.locale].chronicle;
  const { house, rules } = table;
  const { title, author } = rules.credit;
  const people = house.seats.filter(({ gone, role }) => !gone && role !== 'onlooker').map(({ name }) => escaped(name));
  const parts = [
    `# ${escaped(house.name)}`,
    `${words.game}: ${escaped(title)} (${escaped(author)})  \n${words.people}: ${people.join(', ')}`,
  ];
  let day = '';
  const last = sight.seqs.length;
  for (let from = 1; from <= last; from += atATime) {
    for (const line of linesBetween(table, sight, from, Math.min(last, from + atATime - 1))) {
      if (line.struck || line.kind === 'table/undone' || line.kind === 'table/redone') continue;
      if (when.day(line.at) !== day) {
        day = when.day(line.at);
        parts.push(`## ${day}`);
      }
      parts.push(paragraph(line, when, words));
    }
    yield undefined;
  }
  return `${parts.join('\n\n')}\n`;
}

const paragraph = (line: Line, when: When, words: TableTexts['chronicle']): string => {
  const told = line.told.map(({ text }) => escaped(text)).join(' ');
  const dice = line.dice.map(({ faces }) => faces.join(' ')).join(', ');
  const marks = [
    line.hidden && words.hidden,
    dice && `${words.dice}: ${dice}`,
    line.typed && words.typed,
    line.overruled && words.overruled,
  ];
  const after = marks.filter(Boolean).join(', ');
  return `*${when.time(line.at)}* ${told}${after && ` (${after})`}`;
};

/** What people wrote stays what they wrote: nothing in it becomes a heading, a link, markup or a command to a terminal. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
