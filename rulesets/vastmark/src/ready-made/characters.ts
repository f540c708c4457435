import type { PerLocale } from '@aspekt/contract';
import type { Sheet, Trait, TraitGroup } from '../model.ts';

const of =
  (group: TraitGroup) =>
  (name: string, value: number): Trait => ({ name, group, value });
const now = of('situational');
const always = of('value');
const unbeatable = of('unbeatable');
const unset = of('unset');
const person = (
  name: string,
  notes: string,
  traits: readonly Trait[],
  skills: Readonly<Record<string, number>>,
): Sheet => ({
  name,
  traits,
  skills: Object.entries(skills).map(([skill, value]) => ({ name: skill, value, apprentice: false })),
  creationMethod: 'simple',
  reserve: 0,
  notes,
});

/** Tuva with the values the book's examples give her; then four of our own. */
export const readyMade: PerLocale<readonly Sheet[]> = {
  sv: [
    person('Tuva', 'Riddar Gareds väpnare.', [always('Liten', -1), unset('Kvick', 1)], { 'Gömma Sig': 2 }),
    person(
      'Ylva Rävsdotter',
      'Gycklare på väg mellan marknaderna.',
      [now('Inför publik', 3), now('Förolämpad', -2), always('Vig', 2), always('Skrytsam', -1)],
      { Akrobatik: 4, Berätta: 3, Fingerfärdighet: 2 },
    ),
    person(
      'Broder Ansgar',
      'Läkekunnig munk med världens bästa öl.',
      [now('Någon lider', 3), now('Hungrig', -2), always('Lugn', 2), always('Tung', -2), unbeatable('Prästvigd', 2)],
      { Läkekonst: 4, Brygga: 5, Övertala: 2 },
    ),
    person(
      'Sigrid Järnarm',
      'Smed som tog släggan och gick.',
      [now('Orättvisa', 2), now('Trångt', -1), always('Stark', 4), always('Klumpig', -3)],
      { Slagsmål: 3, Smida: 5, Rida: 1 },
    ),
    person(
      'Jory av Kvarnby',
      'Bågskytt utan herre, förälskad i fel person.',
      [
        now('Förälskad', 3),
        now('Vittne till våld', -2),
        always('Kvick', 2),
        always('Lat', -2),
        unbeatable('Fattig', -1),
      ],
      { Båge: 4, 'Gömma Sig': 3, Romans: 1 },
    ),
  ],
  pl: [
    person('Tuva', 'Giermek rycerza Gareda.', [always('Niski wzrost', -1), unset('Bystrość', 1)], {
      'Ukrywanie się': 2,
    }),
    person(
      'Ylva Rävsdotter',
      'Wędrowna kuglarka z jarmarków.',
      [now('Przed widownią', 3), now('Po obeldze', -2), always('Zwinność', 2), always('Chełpliwość', -1)],
      { Akrobatyka: 4, Opowieści: 3, 'Zręczne palce': 2 },
    ),
    person(
      'Brat Ansgar',
      'Mnich, który zna się na ziołach i na piwie.',
      [now('Ktoś cierpi', 3), now('Głód', -2), always('Spokój', 2), always('Tusza', -2), unbeatable('Święcenia', 2)],
      { Leczenie: 4, Piwowarstwo: 5, Przekonywanie: 2 },
    ),
    person(
      'Sigrid Żelazne Ramię',
      'Kuźnia została za plecami, młot nie.',
      [now('Niesprawiedliwość', 2), now('Ciasnota', -1), always('Siła', 4), always('Niezdarność', -3)],
      { Bójka: 3, Kowalstwo: 5, Jazda: 1 },
    ),
    person(
      'Jory z Kvarnby',
      'Łuk bez pana i serce nie tam, gdzie trzeba.',
      [
        now('Zakochanie', 3),
        now('Widok przemocy', -2),
        always('Bystrość', 2),
        always('Lenistwo', -2),
        unbeatable('Ubóstwo', -1),
      ],
      { Łuk: 4, 'Ukrywanie się': 3, Romanse: 1 },
    ),
  ],
  en: [
    person('Tuva', 'Squire to Sir Gared.', [always('Small', -1), unset('Quick', 1)], { Hiding: 2 }),
    person(
      'Ylva Rävsdotter',
      'A jester on the road between markets.',
      [now('Before an audience', 3), now('Insulted', -2), always('Nimble', 2), always('Boastful', -1)],
      { Acrobatics: 4, Storytelling: 3, 'Nimble fingers': 2 },
    ),
    person(
      'Brother Ansgar',
      'A monk who heals, and brews the best ale there is.',
      [now('Someone suffers', 3), now('Hungry', -2), always('Calm', 2), always('Heavy', -2), unbeatable('Ordained', 2)],
      { Healing: 4, Brewing: 5, Persuasion: 2 },
    ),
    person(
      'Sigrid Ironarm',
      'A smith who took the sledge and left.',
      [now('Injustice', 2), now('Cramped', -1), always('Strong', 4), always('Clumsy', -3)],
      { Brawling: 3, Smithing: 5, Riding: 1 },
    ),
    person(
      'Jory of Kvarnby',
      'An archer without a lord, in love with the wrong person.',
      [
        now('In love', 3),
        now('Witness to violence', -2),
        always('Quick', 2),
        always('Lazy', -2),
        unbeatable('Poor', -1),
      ],
      { Bow: 4, Hiding: 3, Romance: 1 },
    ),
  ],
};
