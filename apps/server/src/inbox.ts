import { limits } from '@aspekt/protocol';
import type { Connection } from './connection.ts';

/** Where something comes from, as far as it can be asked to wait. */
export interface Source {
  pause(): void;
  resume(): void;
}

/** What was sent to the server and is yet to be heard. */
export interface Inbox {
  put(to: Connection, text: string, from?: Source): void;
  /** Nobody is there any more: it is told when what they said before was heard. */
  leave(to: Connection): void;
}

/** Something that was said, or that somebody has left. */
type Said = { readonly to: Connection; readonly text?: string; readonly from?: Source | undefined };
/** What one client has said. */
type Voice = {
  readonly to: Connection;
  readonly said: string[];
  characters: number;
  paused: Source | undefined;
  left: boolean;
};

/**
 * What arrives in one turn of the event loop is heard in one go, after all of it was read: it shares a commit, and doing one
 * kind of work at a time is a twentieth cheaper than going from one kind to the other for every message. Where that is too
 * much for one turn, clients are heard by turns.
 */
export const openInbox = (): Inbox => {
  const voices = openVoices();
  let arrived: Said[] = [];
  let soon = false;
  const put = (said: Said): void => {
    arrived.push(said);
    hearSoon();
  };
  const hearSoon = (): void => {
    if (!soon) setImmediate(hear);
    soon = true;
  };
  const hear = (): void => {
    soon = false;
    const all = arrived;
    arrived = [];
    // Mostly it is little, and nothing waits from before.
    if (voices.silent() && all.length <= limits.heardPerTurn) for (const one of all) hearOne(one);
    else {
      for (const one of all) voices.add(one);
      voices.hear();
      if (!voices.silent()) hearSoon();
    }
  };
  return { put: (to, text, from) => put({ to, text, from }), leave: (to) => put({ to }) };
};

const hearOne = ({ to, text }: Said): void => {
  if (text === undefined) to.closed();
  else void to.received(text);
};

/**
 * A message of each, and whoever comes to speak before those who go on, so that whoever says much waits for themselves; so
 * many in a turn, so that the answers leave meanwhile; and of whom very much waits no more is read.
 */
const openVoices = () => {
  const voices = new Map<Connection, Voice>();
  /** Those of whom something waits, in the order in which they are heard: first those who come to speak, then those who go on. */
  const first: Voice[] = [];
  const more: Voice[] = [];
  const hear = (): void => {
    for (let heard = 0; heard < limits.heardPerTurn; heard++) {
      const voice = first.shift() ?? more.shift();
      if (!voice) return;
      const text = voice.said.shift();
      voice.characters -= text?.length ?? 0;
      // Whatever comes of it, the others are heard.
      if (voice.said.length > 0) more.push(voice);
      else {
        voices.delete(voice.to);
        voice.paused?.resume();
      }
      if (text !== undefined) void voice.to.received(text);
      if (voice.left && voice.said.length === 0) voice.to.closed();
    }
  };
  const voiceOf = (to: Connection): Voice => {
    const known = voices.get(to);
    if (known) return known;
    const voice: Voice = { to, said: [], characters: 0, paused: undefined, left: false };
    voices.set(to, voice);
    first.push(voice);
    return voice;
  };
  return {
    silent: () => voices.size === 0,
    add: ({ to, text, from }: Said): void => {
      const voice = voiceOf(to);
      if (text === undefined) {
        voice.left = true;
        return;
      }
      voice.said.push(text);
      voice.characters += text.length;
      if (voice.characters <= limits.unheardCharacters || voice.paused || !from) return;
      voice.paused = from;
      from.pause();
    },
    hear,
  };
};
