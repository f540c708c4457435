import type { Locale } from '@aspekt/contract';
import type { Skill, Stunt } from '../model.ts';
import { isSkill } from '../skills.ts';
import { labels } from './labels.ts';
import { adjective } from './terms.ts';

/** `+3`, `0`, `−2`, with a real minus. */
export const signed = (n: number): string => {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
};

/** Fate dice as they are drawn: [+] [ ] [−]. */
export const drawn = (dice: readonly number[]): string =>
  dice.map((face) => `[${face > 0 ? '+' : face < 0 ? '−' : ' '}]`).join('');

/** Word and number on the ladder: God (+3) (ODE-ACT-09). */
export const onLadder = (value: number, locale: Locale): string =>
  `${adjective(value, locale).word} (${signed(value)})`;

export const skillName = (skill: Skill, locale: Locale): string =>
  isSkill(skill) ? labels[locale].skills[skill] : skill;

const quotes: Readonly<Record<Locale, readonly [string, string]>> = { sv: ['”', '”'], en: ['“', '”'], pl: ['„', '”'] };

/** An aspect's own words, in quotation marks. */
export const quoted = (text: string, locale: Locale): string => `${quotes[locale][0]}${text}${quotes[locale][1]}`;

/** The sentence of a stunt in the form of the book (3.4). */
export const stuntSentence = (stunt: Stunt, locale: Locale): string => {
  const { because, circumstance = '…', ability = '…', limit = '…' } = stunt;
  const skill = skillName(stunt.skill ?? '…', locale);
  const action = stunt.action === undefined ? '…' : labels[locale].actions[stunt.action];
  return stunt.kind === 'bonus'
    ? labels[locale].bonusStunt({ because, skill, action, circumstance })
    : labels[locale].ruleStunt({ because, ability, limit });
};

/** The name of a side: that of the players, that of the game master, or one that a contest has given. */
export const sideName = (side: string, locale: Locale): string => {
  const { players, gm } = labels[locale].sides;
  if (side === 'players') return players;
  return side === 'gm' ? gm : side;
};
