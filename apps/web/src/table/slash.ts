import type { Wire } from '@aspekt/contract';
import { typedCommand } from '@aspekt/protocol/typed';

/** What a typed line means. */
export type Typed =
  | { readonly mean: 'say'; readonly text: string }
  | { readonly mean: 'undo' | 'redo' | 'who' | 'help' | 'pause' | 'choices' | 'nothing' | 'not-json' }
  | { readonly mean: 'whisper'; readonly to: string; readonly text: string }
  | { readonly mean: 'last'; readonly count: number }
  | { readonly mean: 'choose'; readonly number: number; readonly written: string }
  | { readonly mean: 'do'; readonly command: Wire }
  | { readonly mean: 'unknown'; readonly word: string };

const isCommand = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const commandOf = (written: string): Typed => {
  if (!written) return { mean: 'choices' };
  try {
    const command: unknown = JSON.parse(written);
    return isCommand(command) ? { mean: 'do', command } : { mean: 'not-json' };
  } catch {
    return { mean: 'not-json' };
  }
};

/** Read a line typed at the table: plain words are said, a slash makes a command. */
export const readTyped = (line: string): Typed => {
  const text = line.trim();
  if (!text) return { mean: 'nothing' };
  if (!text.startsWith('/')) return { mean: 'say', text };
  const [, word = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/u.exec(text) ?? [];
  const command = typedCommand(word);
  switch (command) {
    case 'undo':
    case 'redo':
    case 'who':
    case 'help':
    case 'pause':
      return { mean: command };
    case 'say':
      return rest ? { mean: 'say', text: rest } : { mean: 'nothing' };
    case 'to': {
      const [, to, whispered] = /^(\S+)\s+([\s\S]+)$/u.exec(rest) ?? [];
      return to && whispered ? { mean: 'whisper', to, text: whispered } : { mean: 'unknown', word };
    }
    case 'last':
      return { mean: 'last', count: Math.min(50, Math.max(1, Number.parseInt(rest, 10) || 5)) };
    case 'do':
      return commandOf(rest);
    // The terminal alone has these: here one sits at one's own seat, and sees.
    case 'odds':
    case 'as':
    case 'see':
    case 'quit':
    case undefined:
      break;
  }
  if (/^\/\d+$/u.test(word)) return { mean: 'choose', number: Number(word.slice(1)), written: word.slice(1) };
  return { mean: 'unknown', word };
};
