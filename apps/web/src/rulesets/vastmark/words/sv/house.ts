import type { VastmarkWords } from '../index.svelte.ts';

export const house: VastmarkWords['house'] = {
  title: 'Husregler utöver boken',
  hint: 'Av om du inte slår på dem.',
  settings: {
    daze: {
      label: 'Omtöckning',
      hint: 'Spelledaren kan omtöckna en figur: så mycket mindre på varje slag, tills det tas bort.',
    },
  },
  daze: 'Omtöckning',
  dazeOf: (name) => `Omtöckning för ${name}`,
};
