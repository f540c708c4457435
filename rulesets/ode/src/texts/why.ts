import type { Locale, PerLocale, Seen } from '@aspekt/contract';
import type { Event } from '../model.ts';
import { drawn, onLadder, signed, skillName } from './format.ts';

const words: PerLocale<{
  readonly dice: string;
  readonly modifier: string;
  readonly effort: string;
  readonly target: string;
  readonly shifts: string;
}> = {
  sv: { dice: 'Tärningar', modifier: 'Tillägg', effort: 'Ansträngning', target: 'Motstånd', shifts: 'Steg' },
  en: { dice: 'Dice', modifier: 'Modifier', effort: 'Effort', target: 'Opposition', shifts: 'Shifts' },
  pl: { dice: 'Kości', modifier: 'Modyfikator', effort: 'Wynik', target: 'Przeciwdziałanie', shifts: 'Przebicia' },
};

type Of<T> = Seen<Extract<Event, { type: T }>>;

/** Dice, rating, what is added, effort (ODE-ACT-08). */
export const whyRolled = (event: Of<'ode/rolled'>, locale: Locale): readonly string[] => {
  const w = words[locale];
  return [
    `${w.dice}: ${drawn(event.dice)} = ${signed(event.sum)}`,
    `${skillName(event.skill, locale)}: ${onLadder(event.rating, locale)}`,
    ...(event.modifier === 0 ? [] : [`${w.modifier}: ${signed(event.modifier)}`]),
    `${w.effort}: ${signed(event.sum)} ${plus(event.rating)} ${event.modifier === 0 ? '' : `${plus(event.modifier)} `}= ${signed(event.effort)}`,
    ...(event.shifts === undefined ? [] : [`${w.shifts}: ${signed(event.shifts)}`]),
  ];
};

const plus = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** Effort less opposition is shifts (ODE-OUT-01). */
export const whySettled = (event: Of<'ode/settled'>, locale: Locale): readonly string[] => {
  const w = words[locale];
  if (event.target === null) return [`${w.effort}: ${onLadder(event.effort, locale)}`];
  return [
    `${w.effort}: ${onLadder(event.effort, locale)}`,
    `${w.target}: ${onLadder(event.target, locale)}`,
    `${w.shifts}: ${signed(event.effort)} ${plus(-event.target)} = ${signed(event.shifts)}`,
  ];
};

export const whyApplied = (event: Of<'ode/invokeApplied'>, locale: Locale): readonly string[] => {
  const w = words[locale];
  return [
    ...(event.dice ? [`${w.dice}: ${drawn(event.dice)}`] : []),
    `${w.effort}: ${onLadder(event.effort, locale)}`,
    ...(event.shifts === undefined ? [] : [`${w.shifts}: ${signed(event.shifts)}`]),
  ];
};
