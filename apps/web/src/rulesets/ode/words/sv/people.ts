import type { PeopleWords } from '../index.svelte.ts'; /** Words of the sheet, the builder, compels, the game master's drawer and what happens between sessions. */
export const people: PeopleWords = {};
