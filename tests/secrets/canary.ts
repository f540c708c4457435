/** A word that stands nowhere by chance: every hidden word begins with it, so that one search finds them all. */
export const canary = 'Zqxkanarie';
/**
 * The same for ids of hidden things, which a player may guess and then knows. Long enough that no piece of it in base64 can be
 * met by chance among random ids. They begin as all ids do that are the game master's to give.
 */
export const hiddenId = 'gm-Zqxhemligting';

/** What a word would look like if something had wrapped it, in letters of any size. */
const guisesOf = (word: string): readonly string[] => {
  const bytes = Buffer.from(word);
  const letters = Array.from(word);
  const shifted = [0, 1, 2].map((skip) => Buffer.concat([Buffer.alloc(skip), bytes]).toString('base64'));
  return [
    word,
    bytes.toString('hex'),
    // The first and last letters of base64 depend on what stands beside.
    ...shifted.map((text) => text.slice(4, -4)),
    letters.map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    letters.map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join(''),
    letters.map((letter) => `&#${letter.charCodeAt(0)};`).join(''),
    letters.toReversed().join(''),
  ];
};

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const pattern = (word: string): RegExp => new RegExp(guisesOf(word).map(escaped).join('|'), 'i');
const patterns = { words: pattern(canary), ids: pattern(hiddenId) };

/** The first place where a hidden word stands, with what is around it. */
export const findCanary = (text: string, what: keyof typeof patterns): string | undefined => {
  const at = text.search(patterns[what]);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 200), at + 120);
};
