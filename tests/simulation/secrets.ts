import type { Audience, Role } from '@aspekt/contract';

/** Words that only some may ever read, each with a number to know it by. */
export type Secrets = {
  /** A new one, for an audience; the game master may read all of them. */
  readonly word: (to: Audience) => string;
  /** The words in a text that somebody may not read. */
  readonly leaked: (text: string, who: { readonly seat: string; readonly role: Role }) => readonly string[];
};

const mark = 'KANARIEN';
const found = /KANARIEN(\d+)x/gu;

export const openSecrets = (): Secrets => {
  const audiences: Audience[] = [];
  return {
    word: (to) => `${mark}${audiences.push(to) - 1}x`,
    leaked: (text, { seat, role }) => {
      if (role === 'gm' || !text.includes(mark)) return [];
      const mayRead = (n: number): boolean => {
        const to = audiences[n] ?? 'gm';
        return typeof to === 'string' ? to === 'everyone' : to.includes(seat);
      };
      return [...text.matchAll(found)].filter(([, n]) => !mayRead(Number(n))).map(([word]) => word);
    },
  };
};
