import type { NewExtra } from '@aspekt/nyx';

/** An extra as a game master writes it in a hurry: `Soldier, guards the bridge 2, greedy 1, 5/5/6`. */
export type ExtraLine = Pick<NewExtra, 'name' | 'roleAspect' | 'flavourAspect' | 'attributes'>;

/** What of a line cannot be taken as it stands, and why. Nothing is dropped or cut without a word. */
export type Unread = {
  readonly why: 'tooMany' | 'sameValue' | 'numbers' | 'tooLong';
  readonly text: string;
};

/** As long as the rules take a name. */
export const longest = 80;

const threeNumbers = /^(\d{1,2})(?:\s*[/–-]\s*|\s+)(\d{1,2})(?:\s*[/–-]\s*|\s+)(\d{1,2})$/u;
const onlyNumbers = /^[\d\s/–-]+$/u;
const valued = /^(?<text>.*?)\s*\(?(?<value>[12])\)?$/u;

type Aspect = { readonly written: string; readonly text: string; readonly value: 1 | 2 | undefined };

const aspectOf = (written: string): Aspect => {
  const found = valued.exec(written)?.groups;
  if (!found?.['text']) return { written, text: written, value: undefined };
  return { written, text: found['text'], value: found['value'] === '1' ? 1 : 2 };
};

/**
 * Name, then role, flavour and the three attributes, all but the name left out at will.
 * The number after an aspect says which of the two it is; without one the first is the role.
 */
export const readExtraLine = (line: string): { readonly extra: ExtraLine; readonly unread?: Unread } | undefined => {
  const parts = line
    .split(/[,;]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [name, ...rest] = parts.filter((part, i) => !threeNumbers.test(part) && (i === 0 || !onlyNumbers.test(part)));
  if (name === undefined) return undefined;
  const numbers = parts.filter((part, i) => threeNumbers.test(part) || (i > 0 && onlyNumbers.test(part)));
  const found = numbers.map((part) => threeNumbers.exec(part)).find((match) => match !== null);
  const [mind, interaction, body] = (found ?? []).slice(1).map(Number);
  const hasNumbers = mind !== undefined && interaction !== undefined && body !== undefined;

  const [first, second, third] = rest.map(aspectOf);
  const isFlavourFirst = first?.value === 1 || (second?.value === 2 && first?.value === undefined);
  const [role, flavour] = isFlavourFirst ? [second, first] : [first, second];
  const unread = whatIsUnread({
    tooMany: third,
    sameValue: first && second && first.value !== undefined && first.value === second.value ? second : undefined,
    // The second time, or not three of them.
    numbers: numbers.find((part) => part !== found?.[0]) ?? numbers[1],
    tooLong: [name, role?.text ?? '', flavour?.text ?? ''].find((text) => text.length > longest),
  });
  return {
    extra: {
      name,
      ...(role && { roleAspect: role.text }),
      ...(flavour && { flavourAspect: flavour.text }),
      ...(hasNumbers && { attributes: { mind, interaction, body } }),
    },
    ...(unread && { unread }),
  };
};

const whatIsUnread = (found: Readonly<Record<Unread['why'], Aspect | string | undefined>>): Unread | undefined => {
  for (const why of ['tooMany', 'sameValue', 'numbers', 'tooLong'] as const) {
    const one = found[why];
    if (one !== undefined) return { why, text: typeof one === 'string' ? one : one.written };
  }
  return undefined;
};
