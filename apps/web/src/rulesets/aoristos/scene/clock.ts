import type { Game } from '../seen.ts';
import type { AoristosWords } from '../words/index.svelte.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** The clock of the scene: which day of the story, and what time. A round is a part of a minute (AOR-CMB-02). */
export const clockWords = ({ clock }: Game['scene'], w: AoristosWords): string =>
  w.scene.clock(Math.floor(clock / 1440) + 1, `${two(Math.floor((clock % 1440) / 60))}:${two(Math.floor(clock % 60))}`);
