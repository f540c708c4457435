import type { NpcSheet, SkillId } from '@aspekt/ode';

/** A person as a game master writes it in a hurry: `Guard, Loyal until it gets dangerous, Fight 2, Notice 2, stress 2`. */
export type NpcLine = Pick<NpcSheet, 'name' | 'skills'> & {
  readonly aspects: readonly { readonly text: string; readonly known: boolean }[];
  /** On each track; left out where the line does not say. */
  readonly boxes?: { readonly physical: number; readonly mental: number };
  /** What is longer than it may be; left out where nothing is. */
  readonly tooLong?: { readonly text: string; readonly most: number };
};

/** What the line is read with: the skills by their names, and the words for stress. */
export type LineWords = {
  readonly skills: Readonly<Record<SkillId, string>>;
  /** In small letters. */
  readonly stress: readonly string[];
};

const numbered = /^(?<word>.+?)\s*(?<number>[+−-]?\d+)(?:\s*\/\s*(?<second>\d+))?$/u;
const numberIn = (text: string): number => Number(text.replace('−', '-'));

/** As long as the rules take a name, an aspect (D-48) and a skill. */
const most = { name: 80, aspect: 120, skill: 40 } as const;

/**
 * The name comes first. A part that ends in a number is a skill, or stress (`stress 3`, `stress 3/2`: body and mind);
 * any other is an aspect, and one that begins or ends with `?` is known to the game master alone.
 */
export const readNpcLine = (line: string, words: LineWords): NpcLine | undefined => {
  const [name, ...parts] = line
    .split(/[,;]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (name === undefined) return undefined;
  const skills: Record<string, number> = {};
  const aspects: { text: string; known: boolean }[] = [];
  let boxes: NpcLine['boxes'];
  for (const part of parts) {
    const found = numbered.exec(part)?.groups;
    const word = found?.['word']?.toLowerCase() ?? '';
    const number = numberIn(found?.['number'] ?? '0');
    if (found && words.stress.includes(word))
      boxes = { physical: clamp(number, 0, 20), mental: clamp(numberIn(found['second'] ?? String(number)), 0, 20) };
    else if (found) skills[skillCalled(found['word'] ?? '', words)] = clamp(number, -4, 8);
    else
      aspects.push({
        text: part.replace(/^\?\s*|\s*\?$/gu, ''),
        known: !part.startsWith('?') && !part.endsWith('?'),
      });
  }
  const tooLong = [
    { text: name, most: most.name },
    ...aspects.map(({ text }) => ({ text, most: most.aspect })),
    ...Object.keys(skills).map((text) => ({ text, most: most.skill })),
  ].find((one) => one.text.length > one.most);
  return {
    name,
    aspects: aspects.filter(({ text }) => text !== ''),
    skills,
    ...(boxes && { boxes }),
    ...(tooLong && { tooLong }),
  };
};

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** A skill of the list by its whole name; any other word is a skill of the game master's own (ODE-NPC-02). */
const skillCalled = (word: string, { skills }: LineWords): string => {
  const wanted = word.trim().toLowerCase();
  const found = Object.entries(skills).find(([, name]) => name.toLowerCase() === wanted);
  return found?.[0] ?? word.trim();
};
