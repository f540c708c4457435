import type { VastmarkWords } from '../index.svelte.ts';

export const house: VastmarkWords['house'] = {
  title: 'Zasady domowe spoza księgi',
  hint: 'Wyłączone, dopóki ich nie włączysz.',
  settings: {
    daze: {
      label: 'Oszołomienie',
      hint: 'Mistrz gry może oszołomić postać: o tyle mniej w każdym rzucie, aż to zniknie.',
    },
  },
  daze: 'Oszołomienie',
  dazeOf: (name) => `Oszołomienie: ${name}`,
};
