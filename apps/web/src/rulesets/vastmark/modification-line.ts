import type { Modification } from './seen.ts';

const one = /^(.*?)\s*([+\-−–]?)\s*(\d{1,3})$/u;

/** Modifications as one writes them in a hurry: `mörkt -2, hjälp +1, 3`. Undefined when a part has no number. */
export const readModifications = (line: string): readonly Modification[] | undefined => {
  const parts = line
    .split(/[,;]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.flatMap((part) => {
    const [whole, label = '', sign = '', digits = ''] = one.exec(part) ?? [];
    if (whole === undefined) return [];
    const value = Number(digits);
    return [{ label: label.slice(0, 80), value: sign === '' || sign === '+' ? value : -value }];
  });
  return read.length === parts.length ? read : undefined;
};

export const writeModifications = (modifications: readonly Modification[]): string =>
  modifications.map(({ label, value }) => `${label} ${value < 0 ? value : `+${value}`}`.trim()).join(', ');
