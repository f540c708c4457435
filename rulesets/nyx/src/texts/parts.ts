import type { Name, Seen } from '@aspekt/contract';
import type { AspectChange, ConflictSide, Modifier } from '../model.ts';
import type { SeenEvent } from './language.ts';
import { closed, type Words } from './words.ts';

/** An aspect with its value, as the book writes it: `Small (1)`. */
export const aspect = ({ name, value }: { readonly name: string; readonly value: number }): string =>
  `${name || '—'} (${value})`;

export const list = (parts: readonly string[]): string => parts.join(', ');

/** `Wanted 2 → 1`; what is new or gone is called so. */
export const changed = ({ name, from, to }: Seen<AspectChange>, isNew: string, isGone: string): string =>
  from === 0 ? `${isNew} ${name} ${to}` : `${name} ${from} → ${to === 0 ? isGone : to}`;

/** What a modifier is called: the rules have names of their own for difficulty and strength. */
export const modifierName = (words: Words, { label, value, source }: Seen<Modifier>): string => {
  if (label === 'strength') return words.strength;
  if (label !== '' && label !== 'difficulty') return label;
  return source === 'situational' ? words.situational : words.difficulty(value);
};

/** ` -1 (slightly harder)`, for all that a roll is modified by. */
export const modified = (words: Words, modifiers: readonly Seen<Modifier>[]): string =>
  modifiers.map((modifier) => ` ${words.signed(modifier.value)} (${modifierName(words, modifier)})`).join('');

/** The members of an active side; a passive one is called what it is. */
export const sideName = ({ members, name: called }: Seen<ConflictSide>, name: Name): string =>
  members.length > 0 ? list(members.map(name)) : called;

/** `Effect 3 → 3 exhaustion, Body`, if the viewer may know, or one damage however large the effect (NYX-HARM-03). */
export const harmSum = (
  { harm, choice, attribute, exhaustion, aspects }: SeenEvent<'nyx/harmTaken'>,
  words: Words,
  say: { readonly effect: string; readonly damage: string; readonly exhaustion: string },
): readonly string[] => {
  if (exhaustion === undefined) return [];
  const damage = aspects.length > 1 ? `${aspects.length} × ${say.damage}` : say.damage;
  const taken = choice === 'exhaustion' ? `${exhaustion} ${say.exhaustion}, ${words.attribute[attribute]}` : damage;
  return [`${say.effect} ${harm.effect} → ${taken}`];
};

/** The explanation of a use as a sentence of its own, unless it was told aloud or only repeats the aspect. */
export const said = ({ name, explanation }: { readonly name: string; readonly explanation: string }): string =>
  explanation === '' || explanation === '–' || explanation === name ? '' : closed(explanation);
