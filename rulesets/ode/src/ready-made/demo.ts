import type { Locale, PerLocale } from '@aspekt/contract';
import type { Command } from '../model.ts';
import { charles, ethan, ruth } from './of-the-book.ts';
import { npcSheetOf, opponents } from './opponents.ts';
import { sheetOf } from './portrait.ts';

const words: PerLocale<{
  readonly title: string;
  readonly aspects: readonly [string, string, string, string];
  readonly zones: readonly [string, string, string];
  readonly relation: string;
  readonly strike: string;
}> = {
  sv: {
    title: 'Den övergivna forskningsstationen',
    aspects: ['Snöstorm utanför', 'Byggnader i ruiner', 'Flämtande lyktsken', 'Något rör sig under golvet'],
    zones: ['Gården', 'Laboratoriet', 'Förrådet'],
    relation: 'Charles litar på mig, jag litar inte på hans nyfikenhet',
    strike: 'Jag slår till liket innan det når Charles',
  },
  en: {
    title: 'The abandoned research station',
    aspects: ['Snowstorm Outside', 'Buildings in Ruins', 'Guttering Lamplight', 'Something Moves Under the Floor'],
    zones: ['The yard', 'The laboratory', 'The store'],
    relation: 'Charles Trusts Me, I Do Not Trust His Curiosity',
    strike: 'I hit the corpse before it gets to Charles',
  },
  pl: {
    title: 'Opuszczona stacja badawcza',
    aspects: ['Śnieżyca na zewnątrz', 'Budynki w ruinie', 'Migotliwe światło latarni', 'Coś rusza się pod podłogą'],
    zones: ['Dziedziniec', 'Laboratorium', 'Magazyn'],
    relation: 'Charles mi ufa, ja nie ufam jego ciekawości',
    strike: 'Uderzam trupa, zanim dopadnie Charlesa',
  },
};

const opponentOf = (key: string): (typeof opponents)[number] => {
  const found = opponents.find((one) => one.key === key);
  if (!found) throw new Error(`no opponent ${key}`);
  return found;
};

type Step = { readonly as: 'gm' | 'player'; readonly command: Command };

/** The books' people at the station: Ruth is about to hit a walking corpse, and the dice are hers to throw. */
export const demo = (locale: Locale): readonly Step[] => {
  const { title, aspects, zones, relation, strike } = words[locale];
  const [storm, ruins, light, below] = aspects;
  const [yard, laboratory, store] = zones;
  const gm = (command: Command): Step => ({ as: 'gm', command });
  const player = (command: Command): Step => ({ as: 'player', command });
  const npc = (id: string, key: string): Command => ({
    type: 'ode/createNpc',
    id,
    npc: npcSheetOf(opponentOf(key), locale, id),
  });
  return [
    gm({ type: 'ode/createCharacter', id: 'charles', sheet: sheetOf(charles, locale), finish: true }),
    gm({ type: 'ode/createCharacter', id: 'ethan', sheet: sheetOf(ethan, locale), finish: true }),
    player({ type: 'ode/createCharacter', id: 'ruth', sheet: sheetOf(ruth, locale), finish: true }),
    player({ type: 'ode/setAspect', slot: 'relationship', text: relation, relationTo: 'charles', actor: 'ruth' }),
    gm({ type: 'ode/startSession' }),
    gm(npc('corpse', 'corpse')),
    gm(npc('shoggoth', 'shoggoth')),
    gm({
      type: 'ode/startScene',
      title,
      participants: ['ruth', 'charles', 'ethan', 'corpse'],
      zones: [
        { id: 'yard', name: yard, adjacent: ['laboratory'] },
        { id: 'laboratory', name: laboratory, adjacent: ['yard', 'store'] },
        { id: 'store', name: store, adjacent: ['laboratory'], barred: ['laboratory'] },
      ],
      aspects: [
        { id: 'storm', text: storm, attachedTo: { type: 'zone', id: 'yard' } },
        { id: 'ruins', text: ruins },
        { id: 'light', text: light, freeInvokes: [{ side: 'players', count: 1 }] },
        { id: 'below', text: below, known: false },
      ],
    }),
    gm({ type: 'ode/startConflict', first: 'ruth' }),
    player({
      type: 'ode/declareAction',
      intent: strike,
      action: 'attack',
      skill: 'fight',
      target: 'corpse',
      actor: 'ruth',
    }),
    gm({ type: 'ode/declareDefence', skill: 'athletics', actor: 'corpse' }),
  ];
};
