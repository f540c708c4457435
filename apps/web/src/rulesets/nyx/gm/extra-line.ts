import type { NewExtra } from '@aspekt/nyx';

/** An extra as a game master writes it in a hurry: `Soldier, guards the bridge 2, greedy 1, 5/5/6`. */
export type ExtraLine = Pick<NewExtra, 'name' | 'roleAspect' | 'flavourAspect' | 'attributes'>;

const numbers = /^(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{1,2})$/u;
/** The value after an aspect is a reminder for the writer: the first is always 2, the second 1. */
const bare = (aspect: string | undefined): string => (aspect ?? '').replace(/\s*\(?[12]\)?$/u, '').trim();

/** Name, then role, flavour and the three attributes, all but the name left out at will. */
export const readExtraLine = (line: string): ExtraLine | undefined => {
  const parts = line
    .split(/[,;]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = parts.map((part) => numbers.exec(part)).find((match) => match !== null);
  const [name, role, flavour] = parts.filter((part) => !numbers.test(part));
  if (name === undefined) return undefined;
  const [mind, interaction, body] = (found ?? []).slice(1).map(Number);
  const hasNumbers = mind !== undefined && interaction !== undefined && body !== undefined;
  return {
    name: name.slice(0, 80),
    ...(bare(role) && { roleAspect: bare(role).slice(0, 80) }),
    ...(bare(flavour) && { flavourAspect: bare(flavour).slice(0, 80) }),
    ...(hasNumbers && { attributes: { mind, interaction, body } }),
  };
};
