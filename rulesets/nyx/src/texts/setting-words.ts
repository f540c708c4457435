import type { Seen } from '@aspekt/contract';
import type { Labels, Settings } from '../model.ts';

type Values<T> = T extends string ? T : T extends boolean ? `${T}` : never;

/** What the table settings and their values are called. */
export type SettingWords = {
  readonly keys: Readonly<Record<keyof Settings, string>>;
  readonly values: Readonly<Record<Values<Settings[keyof Settings]>, string>>;
  readonly noLimit: string;
};

/** `Passing the end: the conflict ends`, for every setting that changed. */
export const tellSettings = (
  { keys, values, noLimit }: SettingWords,
  settings: Seen<Partial<Settings>>,
  labels: Seen<Labels> | undefined,
): string => {
  const worded: Readonly<Record<string, string>> = values;
  const named: Readonly<Record<string, string>> = keys;
  const changed = Object.entries(settings).map(([key, value]) => {
    const word = value === null ? noLimit : (worded[`${value}`] ?? `${value}`);
    return `${named[key] ?? key}: ${word}`;
  });
  return [...changed, ...Object.values(labels ?? {}).map(({ name }) => name)].join('; ');
};
