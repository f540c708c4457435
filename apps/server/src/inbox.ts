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
 * kind of work at a time is a twentieth cheaper than going from one kind to the other for every message. Clients are heard
 * by turns, a message of each, and whoever comes to speak before those who go on, so that whoever says much waits for
 * themselves; what is too much for one turn of the loop is heard in the next, and of whom very much waits no more is read.
 */
export const openInbox = (): Inbox => {
  const voices = new Map<Connection, Voice>();
  /** Those of whom something waits, in the order in which they are heard: first those who come to speak, then those who go on. */
  const first: Voice[] = [];
  const more: Voice[] = [];
  const voiceOf = (to: Connection): Voice => {
    const known = voices.get(to);
    if (known) return known;
    const voice: Voice = { to, said: [], characters: 0, paused: undefined, left: false };
    voices.set(to, voice);
    first.push(voice);
    hearSoon();
    return voice;
  };
  let soon = false;
  const hearSoon = (): void => {
    if (!soon) setImmediate(hear);
    soon = true;
  };
  const hear = (): void => {
    for (let heard = 0; heard < limits.heardPerTurn; heard++) {
      const voice = first.shift() ?? more.shift();
      if (!voice) break;
      const text = voice.said.shift();
      voice.characters -= text?.length ?? 0;
      // Whatever comes of it, the others are heard.
      if (voice.said.length > 0) more.push(voice);
      else silent(voice);
      if (text !== undefined) void voice.to.received(text);
      if (voice.left && voice.said.length === 0) voice.to.closed();
    }
    soon = false;
    if (first.length + more.length > 0) hearSoon();
  };
  const silent = ({ to, paused }: Voice): void => {
    voices.delete(to);
    paused?.resume();
  };
  return {
    put: (to, text, from) => {
      const voice = voiceOf(to);
      voice.said.push(text);
      voice.characters += text.length;
      if (voice.characters <= limits.unheardCharacters || voice.paused || !from) return;
      voice.paused = from;
      from.pause();
    },
    leave: (to) => {
      voiceOf(to).left = true;
    },
  };
};
