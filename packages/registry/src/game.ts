import type { AnyRuleSet, PerLocale } from '@aspekt/contract';

/** A game one can play, without the weight of its rules. */
export type Game = {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  /** Where the rules come from, as their author asks to be said. */
  readonly address?: string;
  /** The accent the page draws it in. */
  readonly colour: Colour;
  readonly blurb: PerLocale<string>;
  /** What the licence of the rules wants said, word for word. */
  readonly notice?: string;
  readonly load: () => Promise<AnyRuleSet>;
};

export type Colour = 'night' | 'rust' | 'teal' | 'forest' | 'amber';
