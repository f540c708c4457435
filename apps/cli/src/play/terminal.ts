import { foresee, guarded, NotYours, type Locale, type Wire } from '@aspekt/contract';
import { explain } from '@aspekt/table';
import { createInterface } from 'node:readline/promises';
import { withPrefix } from '../game.ts';
import { printOutcomes } from '../print.ts';
import type { LocalTable } from './local-table.ts';
import { lastLines, offersOf, viewFor } from './views.ts';

const help = `A number does what is offered under it. Otherwise:
  {"type":"…"}       any command of the game, as JSON
  /as SEAT           act as another seat (a new name sits down as a player)
  /offers  /last N   what can be done now; the last lines
  /odds N            the odds of an offer
  /see               what this seat may see, as JSON
  /say TEXT  /undo  /redo  /who  /help  /quit`;

/** A table for people in the terminal: everything by typing, everything as text. */
export const playInTerminal = async (local: LocalTable, locale: Locale): Promise<number> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const place = { seat: 'gm', heard: 0 };
  const { title, edition, author, address } = local.table.rules.credit;
  console.log([`${title} ${edition}`, author, ...(address ? [address] : [])].join(', '));
  console.log('/help says what can be typed.');
  hear(local, place, locale);
  showOffers(local, place.seat, locale);
  terminal.setPrompt(`${place.seat}> `);
  terminal.prompt();
  for await (const line of terminal) {
    const text = line.trim();
    if (text === '/quit') break;
    if (text !== '') answer(local, place, text, locale);
    terminal.setPrompt(`${place.seat}> `);
    terminal.prompt();
  }
  terminal.close();
  return 0;
};

type Place = { seat: string; heard: number };

const answer = (local: LocalTable, place: Place, text: string, locale: Locale): void => {
  const [word = '', ...rest] = text.split(' ');
  const argument = rest.join(' ').trim();
  const offer = /^\d+$/.test(word) ? offersOf(local, place.seat, locale)[Number(word) - 1] : undefined;
  if (offer) return send(local, place, offer.command, locale, faces(rest));
  if (text.startsWith('{')) return sendJson(local, place, text, locale);
  switch (word) {
    case '/help':
      return console.log(help);
    case '/as':
      place.seat = argument || 'gm';
      place.heard = 0;
      hear(local, place, locale);
      return showOffers(local, place.seat, locale);
    case '/offers':
      return showOffers(local, place.seat, locale);
    case '/last':
      for (const line of lastLines(local, place.seat, locale, Number(argument) || 10)) console.log(spoken(line));
      return undefined;
    case '/odds':
      return showOdds(local, place.seat, locale, Number(argument));
    case '/see':
      return console.log(JSON.stringify(viewFor(local, place.seat, locale).game, undefined, 2));
    case '/who':
      return console.log(local.table.house.seats.map(({ name, role }) => `${name} (${role})`).join(', '));
    case '/say':
      return send(local, place, { type: 'table/say', text: argument }, locale);
    case '/undo':
      return send(local, place, { type: 'table/undo' }, locale);
    case '/redo':
      return send(local, place, { type: 'table/redo' }, locale);
    default:
      return console.log('That is no offer, no command and no word of /help.');
  }
};

const faces = (words: readonly string[]): readonly number[] | undefined =>
  words.length > 0 && words.every((word) => /^-?\d+$/.test(word)) ? words.map(Number) : undefined;

const sendJson = (local: LocalTable, place: Place, text: string, locale: Locale): void => {
  try {
    send(local, place, withPrefix(local.table.rules.id, JSON.parse(text)) as Wire, locale);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    console.log(`That is not JSON: ${error.message}`);
  }
};

const send = (local: LocalTable, place: Place, command: Wire, locale: Locale, typed?: readonly number[]): void => {
  const outcome = local.ask(place.seat, command, typed);
  switch (outcome.kind) {
    case 'accepted':
      hear(local, place, locale);
      for (const warning of outcome.warnings) console.log(`! ${explain(local.table.rules, warning, locale)}`);
      return showOffers(local, place.seat, locale);
    case 'refused':
      return console.log(`✗ ${explain(local.table.rules, outcome.refusal, locale)} (${outcome.refusal.code})`);
    case 'waiting':
      return console.log(`${outcome.owed} more faces are needed for ${outcome.what}: type them after the number.`);
    case 'invalid':
      return console.log(`✗ Not a command: look at ${outcome.where || 'its type'}.`);
    case 'repeated':
      return undefined;
  }
};

/** Print the lines that this seat has not heard yet. */
const hear = (local: LocalTable, place: Place, locale: Locale): void => {
  const { lines } = viewFor(local, place.seat, locale);
  for (const line of lines.slice(place.heard)) console.log(spoken(line));
  place.heard = lines.length;
};

const spoken = (line: ReturnType<typeof lastLines>[number]): string => {
  const dice = line.dice.map(({ die, faces: thrown }) => ` [${die}: ${thrown.join(' ')}]`).join('');
  const struck = line.struck ? ' (undone)' : '';
  return `${String(line.n).padStart(4)}  ${line.told.map(({ text }) => text).join(' ')}${dice}${struck}`;
};

const showOffers = (local: LocalTable, seat: string, locale: Locale): void => {
  for (const [i, { label, must }] of offersOf(local, seat, locale).entries())
    console.log(`  ${String(i + 1).padStart(2)}. ${label}${must ? ' *' : ''}`);
};

const showOdds = (local: LocalTable, seat: string, locale: Locale, n: number): void => {
  const offer = offersOf(local, seat, locale)[n - 1];
  if (!offer) return console.log('There is no offer with that number.');
  const viewer = local.viewer(seat);
  const { rules, board } = local.table;
  if (rules.mayForesee?.(board.game, viewer) === false) return console.log('This table keeps its odds from you.');
  try {
    const found = foresee(rules, guarded(board.game, viewer), offer.command, viewer);
    if ('refusal' in found) return console.log(explain(rules, found.refusal, locale));
    return printOutcomes(found);
  } catch (error) {
    if (!(error instanceof NotYours)) throw error;
    return console.log('It depends on something that you may not know.');
  }
};
