import { foresee, guarded, idPattern, NotYours, type Locale, type Wire } from '@aspekt/contract';
import { typedCommand } from '@aspekt/protocol/typed';
import { explain } from '@aspekt/table';
import { createInterface } from 'node:readline/promises';
import { faultIn } from '../args.ts';
import { withPrefix } from '../game.ts';
import { printOutcomes } from '../print.ts';
import { Problem } from '../problem.ts';
import type { LocalTable } from './local-table.ts';
import { isCommand } from './script.ts';
import { lastLines, offersOf, viewFor } from './views.ts';
import { terminalWords } from './words.ts';

/** A table for people in the terminal: everything by typing, everything as text. */
export const playInTerminal = async (local: LocalTable, locale: Locale): Promise<number> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const place = { seat: 'gm', heard: 0 };
  const { title, edition, author, address } = local.table.rules.credit;
  console.log([`${title} ${edition}`, author, ...(address ? [address] : [])].join(', '));
  console.log(terminalWords[locale].start);
  hear(local, place, locale);
  showOffers(local, place.seat, locale);
  terminal.setPrompt(`${place.seat}> `);
  terminal.prompt();
  for await (const line of terminal) {
    const text = line.trim();
    if (typedCommand(text) === 'quit') break;
    if (text !== '') answer(local, place, text, locale);
    terminal.setPrompt(`${place.seat}> `);
    terminal.prompt();
  }
  terminal.close();
  return 0;
};

type Place = { seat: string; heard: number };

/** The words are those of the line at a table's foot in the page, in every language. */
const answer = (local: LocalTable, place: Place, text: string, locale: Locale): void => {
  const t = terminalWords[locale];
  const [word = '', ...rest] = text.split(' ');
  const argument = rest.join(' ').trim();
  if (/^\/?\d+$/.test(word)) return choose(local, place, word.replace('/', ''), locale, faces(rest));
  if (text.startsWith('{')) return sendJson(local, place, text, locale);
  switch (typedCommand(word)) {
    case 'help':
      return console.log(t.help.join('\n  '));
    case 'as':
      return sitAt(local, place, argument || 'gm', locale);
    case 'do':
      return argument ? sendJson(local, place, argument, locale) : showOffers(local, place.seat, locale, t.noOffers);
    case 'last':
      for (const line of lastLines(local, place.seat, locale, Number(argument) || 5)) console.log(spoken(line, locale));
      return undefined;
    case 'odds':
      return showOdds(local, place.seat, locale, argument);
    case 'see':
      return console.log(JSON.stringify(viewFor(local, place.seat, locale).game, undefined, 2));
    case 'who':
      return console.log(local.table.house.seats.map(({ name, role }) => `${name} (${t.role[role]})`).join(', '));
    case 'say':
      return send(local, place, { type: 'table/say', text: argument }, locale);
    case 'to':
      return whisper(local, place, argument, locale);
    case 'undo':
      return send(local, place, { type: 'table/undo' }, locale);
    case 'redo':
      return send(local, place, { type: 'table/redo' }, locale);
    case 'pause':
      return send(local, place, { type: 'table/x-card' }, locale);
    // Leaving is heard before anything is answered, unless something stands after it.
    case 'quit':
    case undefined:
      return console.log(t.unknown(word));
  }
};

const choose = (local: LocalTable, place: Place, n: string, locale: Locale, typed?: readonly number[]): void => {
  const offer = offersOf(local, place.seat, locale)[Number(n) - 1];
  if (!offer) return console.log(terminalWords[locale].noOffer(n));
  return send(local, place, offer.command, locale, typed);
};

/** What cannot be a name costs a sentence, not the evening. */
const sitAt = (local: LocalTable, place: Place, seat: string, locale: Locale): void => {
  if (!idPattern.test(seat)) return console.log(terminalWords[locale].noSeat(seat));
  try {
    local.viewer(seat);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return console.log(error.message);
  }
  place.seat = seat;
  place.heard = 0;
  hear(local, place, locale);
  return showOffers(local, place.seat, locale);
};

const whisper = (local: LocalTable, place: Place, argument: string, locale: Locale): void => {
  const [, name = '', text = ''] = /^(\S+)\s+(.+)$/u.exec(argument) ?? [];
  const to = local.table.house.seats.find((one) => name && one.name.toLowerCase().startsWith(name.toLowerCase()));
  if (!to) return console.log(terminalWords[locale].nobody);
  return send(local, place, { type: 'table/say', text, to: to.role === 'gm' ? 'gm' : [to.seat] }, locale);
};

const faces = (words: readonly string[]): readonly number[] | undefined =>
  words.length > 0 && words.every((word) => /^-?\d+$/.test(word)) ? words.map(Number) : undefined;

const sendJson = (local: LocalTable, place: Place, text: string, locale: Locale): void => {
  const t = terminalWords[locale];
  let command: unknown;
  try {
    command = withPrefix(local.table.rules.id, JSON.parse(text));
  } catch (error) {
    return console.log(t.notJson(faultIn(error)));
  }
  return isCommand(command) ? send(local, place, command, locale) : console.log(`✗ ${t.notCommand(t.itsType)}`);
};

const send = (local: LocalTable, place: Place, command: Wire, locale: Locale, typed?: readonly number[]): void => {
  const t = terminalWords[locale];
  const outcome = local.ask(place.seat, command, typed);
  switch (outcome.kind) {
    case 'accepted':
      hear(local, place, locale);
      for (const warning of outcome.warnings) console.log(`! ${explain(local.table.rules, warning, locale)}`);
      return showOffers(local, place.seat, locale);
    case 'refused':
      return console.log(`✗ ${explain(local.table.rules, outcome.refusal, locale)} (${outcome.refusal.code})`);
    case 'waiting':
      return console.log(t.faces(outcome.owed, outcome.what));
    case 'invalid':
      return console.log(`✗ ${t.notCommand(outcome.where || t.itsType)}`);
    case 'repeated':
      return undefined;
  }
};

/** Print the lines that this seat has not heard yet. */
const hear = (local: LocalTable, place: Place, locale: Locale): void => {
  const { lines } = viewFor(local, place.seat, locale);
  for (const line of lines.slice(place.heard)) console.log(spoken(line, locale));
  place.heard = lines.length;
};

const spoken = (line: ReturnType<typeof lastLines>[number], locale: Locale): string => {
  const dice = line.dice.map(({ die, faces: thrown }) => ` [${die}: ${thrown.join(' ')}]`).join('');
  const struck = line.struck ? ` (${terminalWords[locale].undone})` : '';
  return `${String(line.n).padStart(4)}  ${line.told.map(({ text }) => text).join(' ')}${dice}${struck}`;
};

const showOffers = (local: LocalTable, seat: string, locale: Locale, none?: string): void => {
  const offers = offersOf(local, seat, locale);
  for (const [i, { label, must }] of offers.entries())
    console.log(`  ${String(i + 1).padStart(2)}. ${label}${must ? ' *' : ''}`);
  if (offers.length === 0 && none !== undefined) console.log(none);
};

const showOdds = (local: LocalTable, seat: string, locale: Locale, n: string): void => {
  const t = terminalWords[locale];
  const offer = offersOf(local, seat, locale)[Number(n) - 1];
  if (!offer) return console.log(t.noOffer(n));
  const viewer = local.viewer(seat);
  const { rules, board } = local.table;
  if (rules.mayForesee?.(board.game, viewer) === false) return console.log(t.oddsKept);
  try {
    const found = foresee(rules, guarded(board.game, viewer), offer.command, viewer);
    if ('refusal' in found) return console.log(explain(rules, found.refusal, locale));
    return printOutcomes(found);
  } catch (error) {
    if (!(error instanceof NotYours)) throw error;
    return console.log(t.oddsHidden);
  }
};
