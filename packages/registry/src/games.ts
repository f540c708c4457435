import type { Game } from './game.ts';

const nyx: Game = {
  id: 'nyx',
  title: 'Nyx',
  author: 'Olle ”Snigel” Linge',
  address: 'http://www.snigel.nu/nyx',
  colour: 'night',
  blurb: {
    sv: 'Tre attribut och tio fritt formulerade aspekter. Slå högt, men inte över; aktivera aspekter för fler tärningar, och låt dem sätta käppar i hjulet för att tjäna poäng. Strider avgörs på en visare som dras fram och tillbaka tills någon ger sig.',
    pl: 'Trzy atrybuty i dziesięć dowolnie nazwanych aspektów. Rzucaj wysoko, lecz nie ponad atrybut; aktywuj aspekty, by dostać więcej kości, i pozwól im przeszkadzać, by zarobić punkty. Konflikty rozstrzyga wskazówka, którą obie strony przeciągają, aż ktoś ustąpi.',
    en: 'Three attributes and ten aspects in your own words. Roll high, but not over; call on aspects for more dice, and let them trip you up to earn points. Conflicts are fought on a needle that both sides pull until somebody gives in.',
  },
  load: async () => (await import('@aspekt/nyx')).nyx,
};

/** The games of this house, in the order they are shown. A game is here when all of its rules work. */
export const games: readonly Game[] = [nyx];

/** Games that have their rules and not yet their views: on the command line, not on tables. */
export const workshop: readonly Pick<Game, 'id' | 'load'>[] = [
  { id: 'aoristos', load: async () => (await import('@aspekt/aoristos')).aoristos },
  { id: 'ode', load: async () => (await import('@aspekt/ode')).ode },
  { id: 'vastmark', load: async () => (await import('@aspekt/vastmark')).vastmark },
  { id: 'kolo', load: async () => (await import('@aspekt/kolo')).kolo },
];

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);
