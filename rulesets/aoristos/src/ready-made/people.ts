import type { Locale, PerLocale } from '@aspekt/contract';
import type { Attributes, Sheet, Skills } from '../model.ts';
import { starterStock } from './equipment.ts';

const attributes = (
  physique: number,
  chaosExperience: number,
  agility: number,
  awareness: number,
  willpower: number,
): Attributes => ({ physique, chaosExperience, agility, awareness, willpower });

type Draft = {
  readonly name: PerLocale<string> | string;
  readonly attributes: Attributes;
  readonly skills: Partial<Skills>;
  /** Things of the starter set. */
  readonly items?: readonly string[];
  /** Pieces of armour of the starter set. */
  readonly armour?: readonly string[];
  readonly notes: PerLocale<string>;
};

const sheetOf = (draft: Draft, locale: Locale): Sheet => {
  const worn = (draft.armour ?? []).flatMap((id) => starterStock.armour.find((piece) => piece.id === id) ?? []);
  const carried = (draft.items ?? []).flatMap((id) => starterStock.items.find((item) => item.id === id) ?? []);
  return {
    name: typeof draft.name === 'string' ? draft.name : draft.name[locale],
    attributes: draft.attributes,
    skills: draft.skills,
    armour: Object.fromEntries(worn.flatMap(({ areas, value }) => areas.map((area) => [area, value]))),
    items: [
      ...carried.map(({ names, ...item }) => ({ ...item, name: names[locale] })),
      ...worn.map(({ id, names, storagePoints, areas, value }) => ({
        id,
        name: names[locale],
        storagePoints,
        worn: { areas, value },
      })),
    ],
    notes: draft.notes[locale],
  };
};
const inEvery = (drafts: readonly Draft[]): PerLocale<readonly Sheet[]> => ({
  sv: drafts.map((draft) => sheetOf(draft, 'sv')),
  pl: drafts.map((draft) => sheetOf(draft, 'pl')),
  en: drafts.map((draft) => sheetOf(draft, 'en')),
});

/** Four people of our own, within 30 UP. */
const ours: readonly Draft[] = [
  {
    name: 'Signe Ek',
    attributes: attributes(2, 2, 2, 3, 3),
    skills: { lifesaving: 4, psychology: 3, car: 3, evade: 3, brawling: 2, shooting: 2 },
    items: ['bandages', 'coagulant', 'knife'],
    notes: {
      sv: 'Ambulanssjukvårdare som har sett mer än hon berättar. Lugn tills alla andra är i säkerhet.',
      pl: 'Ratowniczka z karetki, która widziała więcej, niż mówi. Spokojna, dopóki wszyscy inni nie są bezpieczni.',
      en: 'An ambulance medic who has seen more than she tells. Calm until everyone else is safe.',
    },
  },
  {
    name: 'Mirko Halas',
    attributes: attributes(3, 3, 2, 2, 3),
    skills: { shooting: 4, brawling: 3, evade: 3, wilderness: 3, meleeWeapons: 2 },
    items: ['carbine', 'knife'],
    armour: ['softVest'],
    notes: {
      sv: 'Gammal jägarsoldat på vandring. Sover lätt och litar på få.',
      pl: 'Stary zwiadowca w drodze. Śpi czujnie i ufa niewielu.',
      en: 'An old ranger on the road. Sleeps lightly and trusts few.',
    },
  },
  {
    name: 'Ragna Holt',
    attributes: attributes(2, 1, 3, 4, 2),
    skills: { bow: 4, wilderness: 4, evade: 2, climbing: 2 },
    items: ['bow', 'knife'],
    armour: ['leather'],
    notes: {
      sv: 'Bågskytt från skogen. Hör en gren knäcka på hundra meters håll.',
      pl: 'Łuczniczka z lasu. Słyszy trzask gałęzi ze stu metrów.',
      en: 'An archer from the woods. Hears a twig snap a hundred metres off.',
    },
  },
  {
    name: 'Ilse Brandt',
    attributes: attributes(2, 2, 4, 2, 2),
    skills: { evade: 4, mechanics: 3, climbing: 3, brawling: 3, throwing: 2 },
    items: ['knuckleDuster', 'knife'],
    notes: {
      sv: 'Inbrottstjuv, stolt över sina fingrar. Går hellre ut genom fönstret än genom dörren.',
      pl: 'Włamywaczka dumna ze swoich palców. Woli wyjść oknem niż drzwiami.',
      en: 'A burglar proud of her fingers. Leaves by the window rather than the door.',
    },
  },
];

/** People of the book's examples, as far as it gives their numbers; the rest is ours. */
const ofTheBook: readonly Draft[] = [
  {
    // Price and attributes stand on page 2.
    name: { sv: 'Alberts livvakt', pl: 'Ochrona Alberta', en: 'Albert’s bodyguard' },
    attributes: attributes(3, 3, 2, 5, 3),
    skills: { shooting: 3, brawling: 3, evade: 3, car: 3 },
    items: ['pistol'],
    armour: ['softVest'],
    notes: {
      sv: 'Hårdkokt och modern, med ögonen överallt. 33 UP i primära attribut.',
      pl: 'Twarda, nowoczesna ochrona, oczy dookoła głowy. 33 UP w atrybutach podstawowych.',
      en: 'Hard-boiled and modern, with eyes everywhere. 33 UP in primary attributes.',
    },
  },
  {
    // Test base 6 with the sling stands on page 12.
    name: 'Etka',
    attributes: attributes(3, 2, 2, 3, 2),
    skills: { sling: 4, evade: 2, brawling: 2 },
    items: ['sling', 'knife'],
    notes: {
      sv: 'Slungar sten mot vagnar från Tvåflodslandet.',
      pl: 'Miota z procy kamienie w rydwany z Kraju Dwóch Rzek.',
      en: 'Slings stones at chariots from the Land of Two Rivers.',
    },
  },
];

/** Opponents in ten seconds; the first three are the catalogue's, the fourth stands in the wagon of page 12. */
const quick: readonly Draft[] = [
  {
    name: { sv: 'Åskådare', pl: 'Przechodzień', en: 'Bystander' },
    attributes: attributes(2, 1, 2, 2, 2),
    skills: {},
    notes: { sv: 'Råkade vara där.', pl: 'Akurat tu jest.', en: 'Happens to be there.' },
  },
  {
    name: { sv: 'Vakt', pl: 'Wartownik', en: 'Guard' },
    attributes: attributes(3, 2, 2, 2, 2),
    skills: { brawling: 2, meleeWeapons: 2, shooting: 2 },
    items: ['club', 'pistol'],
    notes: { sv: 'Gör sitt pass.', pl: 'Na służbie.', en: 'Doing a shift.' },
  },
  {
    name: { sv: 'Soldat', pl: 'Żołnierz', en: 'Soldier' },
    attributes: attributes(3, 3, 3, 3, 3),
    skills: { shooting: 3, brawling: 2, evade: 2 },
    items: ['carbine', 'knife'],
    armour: ['helmet', 'plateVest'],
    notes: { sv: 'Har varit med förr.', pl: 'Nie pierwszy raz w ogniu.', en: 'Has been through it before.' },
  },
  {
    name: { sv: 'Spjutkastare', pl: 'Oszczepnik', en: 'Spear thrower' },
    attributes: attributes(2, 2, 2, 3, 2),
    skills: { throwing: 3, evade: 2, meleeWeapons: 2 },
    items: ['throwingSpear', 'shield'],
    notes: { sv: 'Står i vagnen.', pl: 'Stoi w rydwanie.', en: 'Stands in the wagon.' },
  },
];

export const readyMade: PerLocale<readonly Sheet[]> = inEvery(ours);
export const bookPeople: PerLocale<readonly Sheet[]> = inEvery(ofTheBook);
export const opponents: PerLocale<readonly Sheet[]> = inEvery(quick);
