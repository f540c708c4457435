import type { en } from './en.ts';
import type { people } from './en/people.ts';
import type { play } from './en/play.ts';
import type { scenes } from './en/scenes.ts';

/** Every word of these views. English is the pattern; a language that lacks one does not compile. */
export type OdeWords = typeof en;
export type PlayWords = typeof play;
export type SceneWords = typeof scenes;
export type PeopleWords = typeof people;
