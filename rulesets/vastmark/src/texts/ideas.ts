import type { PerLocale } from '@aspekt/contract';
import type { Prompt } from '../model.ts';

/** Three ideas for each thing the game master is asked to tell; a status quo is called half a success or half a failure by the button (VAST-ZERO-04, VAST-PERF-03, VAST-SQ-02). */
export const ideas: PerLocale<Readonly<Record<Prompt, readonly [string, string, string]>>> = {
  sv: {
    zeroed: [
      'Något faller, högljutt, åt fel håll.',
      'Kläderna fastnar och går sönder på sämsta stället.',
      'Fel person ser allt och börjar skratta.',
    ],
    perfection: [
      'Motståndaren tappar det viktigaste i handen.',
      'Någon som ser på byter sida.',
      'Det går så fort att du hinner med en sak till.',
    ],
    statusQuo: [
      'Det går, men någon anar något.',
      'Det går inte, men du står kvar.',
      'Båda hejdar sig och ser på varandra.',
    ],
    worse: [
      'Du snubblar, den andra bara tvekar.',
      'Den andra hinner resa sig först.',
      'Det är du som får förklara dig.',
    ],
  },
  pl: {
    zeroed: [
      'Coś spada z hukiem nie tam, gdzie trzeba.',
      'Ubranie zaczepia się i drze w najgorszym miejscu.',
      'Widzi to niewłaściwa osoba i wybucha śmiechem.',
    ],
    perfection: [
      'Druga strona upuszcza to, co najważniejsze.',
      'Ktoś z patrzących zmienia stronę.',
      'Idzie tak szybko, że starcza czasu na coś jeszcze.',
    ],
    statusQuo: [
      'Udaje się, ale ktoś coś podejrzewa.',
      'Nie udaje się, ale nic nie jest stracone.',
      'Obie strony zastygają i mierzą się wzrokiem.',
    ],
    worse: [
      'Ty się potykasz, druga strona tylko się waha.',
      'Druga strona szybciej staje na nogi.',
      'To ty musisz się tłumaczyć.',
    ],
  },
  en: {
    zeroed: [
      'Something falls, loudly, the wrong way.',
      'Your clothes catch and tear in the worst place.',
      'The wrong person sees it all and starts to laugh.',
    ],
    perfection: [
      'The opponent drops what matters most.',
      'Someone watching changes sides.',
      'It goes so fast that there is time for one more thing.',
    ],
    statusQuo: [
      'It works, but someone suspects.',
      'It does not work, but you stand your ground.',
      'Both stop and look at each other.',
    ],
    worse: [
      'You stumble, the other only hesitates.',
      'The other is first back on their feet.',
      'You are the one who has to explain.',
    ],
  },
};
