import type { Seen } from '@aspekt/contract';
import type { Labels, Settings } from '../model.ts';
import type { Words } from './words.ts';

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
  attributes: Words['attribute'],
): string => {
  const worded: Readonly<Record<string, string>> = values;
  const named: Readonly<Record<string, string>> = keys;
  const changed = Object.entries(settings).map(([key, value]) => {
    const word = value === null ? noLimit : (worded[`${value}`] ?? `${value}`);
    return `${named[key] ?? key}: ${word}`;
  });
  const called: Readonly<Record<string, string>> = attributes;
  const renamed = Object.entries(labels ?? {}).map(
    ([attribute, { name }]) => `${called[attribute] ?? attribute} → ${name}`,
  );
  return [...changed, ...renamed].join('; ');
};
