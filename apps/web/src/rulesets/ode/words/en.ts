import { labels } from '@aspekt/ode/labels/en';
import { people } from './en/people.ts';
import { play } from './en/play.ts';

/** A word that both parts had would be lost: then this does not compile. */
type NoneOf<Other> = Readonly<Record<string, unknown>> & { readonly [Key in keyof Other]?: never };

export const en = { labels, ...(play satisfies NoneOf<typeof people>), ...people };
