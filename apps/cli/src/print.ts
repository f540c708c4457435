import type { Foresight } from '@aspekt/contract';
import { show } from '@aspekt/dice';
import { operatorLanguage } from '@aspekt/server/operator';
import { t } from './words/index.ts';

export const printJson = (value: unknown): void => console.log(JSON.stringify(value));

/** A number with two decimals, as the language of this run writes it. */
export const decimal = (number: number): string => inHundredths.format(number);
const inHundredths = new Intl.NumberFormat(operatorLanguage, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

export const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(operatorLanguage, { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Outcomes as JSON: exact fractions as text, decimals, and the error where they were sampled. */
export const outcomesOf = ({ of }: Foresight) =>
  [...of]
    .map(([outcome, { p, exact, error }]) => ({
      outcome,
      ...(exact && { exact: show(exact) }),
      p,
      ...(error !== undefined && { error }),
    }))
    .toSorted((a, b) => b.p - a.p);

/** A table with a bar for each outcome. */
export const printOutcomes = (foresight: Foresight): void => {
  const rows = outcomesOf(foresight).map((row) => ({ ...row, outcome: row.outcome || t.unnamed }));
  const width = Math.max(...rows.map(({ outcome }) => outcome.length));
  for (const { outcome, exact, p, error } of rows) {
    const chance = `${decimal(100 * p).padStart(6)} %`;
    const detail = exact ?? `± ${decimal(100 * (error ?? 0))} %`;
    console.log(`${outcome.padEnd(width)}  ${chance}  ${'█'.repeat(Math.round(40 * p)).padEnd(40)}  ${detail}`);
  }
  if (foresight.unresolved > 0) console.log(t.unresolved(foresight.unresolved));
};

/** A progress bar on the error stream, where a person is looking; nothing where nobody is. */
export const progress = (what: string, whole: number) => {
  const shown = process.stderr.isTTY;
  let last = -1;
  return {
    at: (done: number): void => {
      const percent = Math.floor((100 * done) / whole);
      if (!shown || percent === last) return;
      last = percent;
      process.stderr.write(`\r${what} ${'━'.repeat(percent / 4).padEnd(25, '─')} ${percent} %`);
    },
    end: (): void => {
      if (shown) process.stderr.write('\r\u001b[K');
    },
  };
};
