import type { Throw } from '@aspekt/dice';
import type { GoingOn } from './goes-on.ts';
import type { Verdict } from './judge.ts';
import type { LogFault } from './log-file.ts';
import type { Report } from './verify.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';
import { sv } from './words/sv.ts';
import type { Words } from './words/types.ts';

export type Language = 'sv' | 'pl' | 'en';

/** What a check found, sentence by sentence: the outcome first, then figures, then every single thing that is wrong. */
export type Finding = { readonly text: string; readonly tone: 'good' | 'open' | 'wrong' | 'plain' };

const words: Readonly<Record<Language, Words>> = { sv, pl, en };

const tones = { proved: 'good', unrevealed: 'open', wrong: 'wrong', typed: 'plain' } as const;

/** A check in words. */
export const tellReport = (found: Report | { readonly fault: LogFault }, language: Language): readonly Finding[] => {
  const t = words[language];
  if ('fault' in found) return [{ text: faultWords(found.fault, t), tone: 'wrong' }];
  const { outcome, throws, count, openings, wrong } = found;
  const opened = (verdict: 'proved' | 'unsealed'): number => openings.filter((one) => one.verdict === verdict).length;
  const none = outcome === 'proved' && throws.length === 0;
  const figure = (text: string, many: number, tone: Finding['tone'] = 'plain'): readonly Finding[] =>
    many > 0 ? [{ text: `${text}: ${many}.`, tone }] : [];
  const where = (text: string, lines: readonly number[], tone: Finding['tone'] = 'plain'): readonly Finding[] =>
    lines.length > 0 ? [{ text: `${text}: ${lines.length} (${t.line} ${shortened(lines)}).`, tone }] : [];
  return [
    { text: t.outcome[none ? 'none' : outcome], tone: none ? 'plain' : tones[outcome] },
    { text: t.whole, tone: 'good' },
    ...verdicts.flatMap((verdict) => figure(t.count[verdict], count[verdict], tones[verdict])),
    ...figure(t.opened, opened('proved'), 'good'),
    ...figure(t.unsealed, opened('unsealed')),
    ...figure(t.asSent, found.own?.asSent.length ?? 0, 'good'),
    ...where(t.strange, found.own?.strange ?? [], 'open'),
    ...where(t.late, found.late, 'open'),
    ...where(t.unsalted, found.unsalted),
    ...where(t.chosen, found.chosen, 'open'),
    ...where(t.overruled, found.overruled),
    ...where(t.unanswered, found.unanswered),
    ...wrong.map(({ entry, why, thrown }): Finding => {
      const place = `${t.line[0]?.toUpperCase()}${t.line.slice(1)} ${entry}`;
      return { text: `${place}${thrown ? ` (${facesIn(thrown)})` : ''}: ${t.why[why]}`, tone: 'wrong' };
    }),
  ];
};

/** Whether a log goes on from an earlier one, in words. */
export const tellGoingOn = (found: GoingOn, language: Language): Finding => {
  const t = words[language];
  switch (found.kind) {
    case 'goes on':
      return { text: `${t.going[found.kind]}: ${found.more}.`, tone: 'good' };
    case 'behind':
      return { text: `${t.going[found.kind]}: ${found.missing} (${t.line} ${found.entry}).`, tone: 'wrong' };
    case 'other':
      return { text: `${t.going[found.kind]} (${t.line} ${found.entry}).`, tone: 'wrong' };
    case 'another table':
      return { text: t.going[found.kind], tone: 'wrong' };
    case 'fault':
      return { text: `${t.broken[found.which]}: ${faultWords(found.fault, t)}`, tone: 'wrong' };
  }
};

const verdicts: readonly Verdict[] = ['proved', 'unrevealed', 'wrong', 'typed'];

const faultWords = ({ fault, line }: LogFault, t: Words): string =>
  fault === 'changed' ? `${t.fault[fault]} (${t.line} ${line})` : t.fault[fault];

const facesIn = ({ die, faces }: Throw): string => `${die}: ${faces.join(' ')}`;

/** Which lines, the first few of many. */
const shortened = (lines: readonly number[]): string =>
  lines.length > most ? `${lines.slice(0, most).join(', ')} …` : lines.join(', ');
const most = 20;
