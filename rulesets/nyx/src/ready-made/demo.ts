import type { Locale, PerLocale } from '@aspekt/contract';
import type { Command } from '../model.ts';
import { phaideInFlight } from './phaide.ts';
import { sheetOf } from './portrait.ts';

type Step = { readonly as: 'gm' | 'player'; readonly command: Command };

type Words = {
  readonly scene: string;
  readonly rough: string;
  readonly dark: string;
  readonly spent: string;
  readonly soldier: string;
  readonly role: string;
  readonly flavour: string;
  readonly about: string;
  readonly chase: string;
  readonly away: string;
  readonly caught: string;
  readonly roundLength: string;
};

const texts: PerLocale<Words> = {
  sv: {
    scene: 'Flykten mot floden',
    rough: 'Oländig mark',
    dark: 'Mörkt under träden',
    spent: 'Två poäng gick åt tidigare i kväll',
    soldier: 'Soldaten',
    role: 'Soldat på jakt',
    flavour: 'Underskattar sitt byte',
    about: 'En man ur patrullen som fick syn på Phaide när gruppen splittrades. Han vill ta henne levande.',
    chase: 'Jakten',
    away: 'hinna fram till floden innan soldaten får tag på henne',
    caught: 'få tag på henne först',
    roundLength: 'En minut',
  },
  pl: {
    scene: 'Ucieczka nad rzekę',
    rough: 'Trudny teren',
    dark: 'Ciemno pod drzewami',
    spent: 'Dwa punkty poszły wcześniej tego wieczoru',
    soldier: 'Żołnierz',
    role: 'Żołnierz w pościgu',
    flavour: 'Lekceważy zdobycz',
    about: 'Człowiek z patrolu, który dostrzegł Phaide, gdy grupa się rozdzieliła. Chce ją wziąć żywcem.',
    chase: 'Pościg',
    away: 'dobiec do rzeki, zanim żołnierz ją złapie',
    caught: 'złapać ją wcześniej',
    roundLength: 'Minuta',
  },
  en: {
    scene: 'The flight to the river',
    rough: 'Rough ground',
    dark: 'Dark under the trees',
    spent: 'Two points were spent earlier this evening',
    soldier: 'The soldier',
    role: 'Soldier on the hunt',
    flavour: 'Underestimates his prey',
    about: 'A man of the patrol who caught sight of Phaide when the group split up. He wants to take her alive.',
    chase: 'The chase',
    away: 'reach the river before the soldier gets hold of her',
    caught: 'get hold of her first',
    roundLength: 'A minute',
  },
};

/**
 * Phaide's flight, at the moment when the soldier has seen her: a scene with two aspects, a soldier whose own are
 * hidden, and a chase on the gauge before its first round. If he catches her, the fight on the bank is the next conflict.
 */
export const demo = (locale: Locale): readonly Step[] => {
  const say = texts[locale];
  const gm = (command: Command): Step => ({ as: 'gm', command });
  return [
    gm({ type: 'nyx/startSession' }),
    gm({ type: 'nyx/startScene', id: 'flight', title: say.scene }),
    {
      as: 'player',
      command: {
        type: 'nyx/createCharacter',
        id: 'phaide',
        name: phaideInFlight.name,
        sheet: sheetOf(phaideInFlight, locale),
        activate: true,
      },
    },
    gm({ type: 'nyx/adjustPoints', character: 'phaide', delta: -2, reason: say.spent }),
    gm({
      type: 'nyx/createExtra',
      id: 'soldier',
      name: say.soldier,
      roleAspect: say.role,
      flavourAspect: say.flavour,
      description: say.about,
    }),
    gm({ type: 'nyx/setParticipants', participants: ['phaide', 'soldier'] }),
    gm({ type: 'nyx/addSceneAspect', id: 'rough', name: say.rough }),
    gm({ type: 'nyx/addSceneAspect', id: 'dark', name: say.dark }),
    gm({
      type: 'nyx/startComplex',
      id: 'chase',
      title: say.chase,
      roundLength: say.roundLength,
      sides: {
        A: { kind: 'active', members: ['phaide'], goal: say.away },
        B: { kind: 'active', members: ['soldier'], goal: say.caught },
      },
    }),
  ];
};
