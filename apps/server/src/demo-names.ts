import type { Locale } from '@aspekt/contract';

/** Who sits at the table of a demo. */
export const demoNames: Readonly<Record<Locale, { readonly gm: string; readonly player: string }>> = {
  sv: { gm: 'Spelledaren', player: 'Spelaren' },
  pl: { gm: 'Mistrz gry', player: 'Gracz' },
  en: { gm: 'Game master', player: 'Player' },
};
