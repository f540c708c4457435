import { aoristos, opponents as quick, type Sheet } from '@aspekt/aoristos';

export type { Sheet };
/** Opponents in ten seconds, and the people of the builder for whoever needs more. */
export const opponents = quick;
export const { readyMade } = aoristos.sheet;
