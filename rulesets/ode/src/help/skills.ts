import type { PerLocale } from '@aspekt/contract';
import type { SkillId } from '../model.ts';

/** What a skill covers, and what its stunts are about (ODE-SKL-06). */
export type SkillHelp = Readonly<Record<SkillId, { readonly covers: string; readonly stunts: string }>>;

const sv: SkillHelp = {
  academics: {
    covers: 'Skolad och vardaglig kunskap: historia, vetenskap, medicin.',
    stunts: 'Specialområden, läkekonst.',
  },
  athletics: { covers: 'Hur vältränad du är.', stunts: 'Springa, hoppa, klättra, ducka.' },
  burglary: {
    covers: 'Lås, larm, fickor och att kartlägga ett ställe.',
    stunts: 'Planera, utföra och fly från ett brott.',
  },
  contacts: { covers: 'Att känna rätt folk.', stunts: 'Allierade och informatörer vart du än kommer.' },
  crafts: {
    covers: 'Bygga, laga och ha sönder saker, också på en höft.',
    stunts: 'Rätt pryl till hands, bygga eller förstöra, hjälpa andra färdigheter.',
  },
  deceive: { covers: 'Ljuga och luras utan att blinka.', stunts: 'En viss sorts lögn, falska identiteter.' },
  ride: {
    covers: 'Svåra manövrar till häst eller med vagn, strid från sadeln.',
    stunts: 'En viss manöver, ett visst riddjur.',
  },
  empathy: {
    covers: 'Läsa av stämning och avsikter.',
    stunts: 'Läsa en folksamling, genomskåda lögner, hjälpa andra att läka.',
  },
  fight: { covers: 'Närstrid, med eller utan vapen.', stunts: 'Särskilda vapen eller tekniker.' },
  investigate: {
    covers: 'Noggranna studier: ledtrådar, brottsplatser, mysterier.',
    stunts: 'Lysande slutsatser, snabbare slutledning.',
  },
  lore: { covers: 'Hemlig och mystisk kunskap, magi och besvärjelser.', stunts: 'Skriv egna.' },
  notice: {
    covers: 'Vara vaken och upptäcka fara.',
    stunts: 'Skarpare sinnen, snabbare reaktion, svår att smyga sig på.',
  },
  physique: {
    covers: 'Råstyrka och tålighet. Ger inga stressrutor om inte bordet ställt in det så.',
    stunts: 'Övermänsklig styrka, tåla stryk.',
  },
  provoke: {
    covers: 'Få folk ur balans, hota, skrämma. Aldrig vänligt.',
    stunts: 'Locka till dumheter, dra på sig ilska, skrämma.',
  },
  rapport: {
    covers: 'Bygga förtroende och få folk att vilja hjälpa.',
    stunts: 'Påverka en folksamling, improvisera relationer, nya bekanta.',
  },
  resources: {
    covers: 'Tillgång till saker och pengar, egna eller lånade.',
    stunts: 'Använda resurser i stället för prat, extra åberopanden för den som köper det bästa.',
  },
  shoot: { covers: 'Avståndsvapen och kastvapen.', stunts: 'Dra snabbt, alltid ha vapnet till hands.' },
  stealth: {
    covers: 'Hålla sig osedd och ohörd, smita undan.',
    stunts: 'Smälta in, gömma sig mitt framför alla, röra sig i skugga.',
  },
  will: {
    covers: 'Mental styrka mot frestelse och trauma. Ger mentala stressrutor.',
    stunts: 'Ignorera mentala konsekvenser, stå emot skräck, hålla sig lugn.',
  },
};

const en: SkillHelp = {
  academics: {
    covers: 'Schooled and everyday knowledge: history, science, medicine.',
    stunts: 'Special fields, medicine.',
  },
  athletics: { covers: 'How fit you are.', stunts: 'Running, jumping, climbing, dodging.' },
  burglary: { covers: 'Locks, alarms, pockets, and casing a place.', stunts: 'Planning, doing and escaping a crime.' },
  contacts: { covers: 'Knowing the right people.', stunts: 'Allies and informants wherever you go.' },
  crafts: {
    covers: 'Building, mending and breaking things, off the cuff too.',
    stunts: 'The right gadget at hand, building or breaking, helping other skills.',
  },
  deceive: { covers: 'Lying and cheating without a blink.', stunts: 'A certain kind of lie, false identities.' },
  ride: {
    covers: 'Hard manoeuvres on a mount or with a cart, fighting from the saddle.',
    stunts: 'A certain manoeuvre, a certain mount.',
  },
  empathy: {
    covers: 'Reading moods and intentions.',
    stunts: 'Reading a crowd, seeing through lies, helping others recover.',
  },
  fight: { covers: 'Close combat, armed or not.', stunts: 'Special weapons or techniques.' },
  investigate: {
    covers: 'Careful study: clues, crime scenes, mysteries.',
    stunts: 'Brilliant conclusions, faster deduction.',
  },
  lore: { covers: 'Secret and mystical knowledge, magic and spells.', stunts: 'Write your own.' },
  notice: {
    covers: 'Being alert and spotting danger.',
    stunts: 'Sharper senses, faster reaction, hard to sneak up on.',
  },
  physique: {
    covers: 'Raw strength and toughness. Gives no stress boxes unless the table says so.',
    stunts: 'Superhuman strength, taking punishment.',
  },
  provoke: {
    covers: 'Unsettling, threatening, frightening people. Never kind.',
    stunts: 'Luring into folly, drawing anger, frightening.',
  },
  rapport: {
    covers: 'Building trust and making people want to help.',
    stunts: 'Swaying a crowd, improvised relations, new acquaintances.',
  },
  resources: {
    covers: 'Access to things and money, your own or borrowed.',
    stunts: 'Resources instead of talk, extra invokes when you pay for the best.',
  },
  shoot: { covers: 'Ranged and thrown weapons.', stunts: 'Drawing fast, always having the weapon at hand.' },
  stealth: {
    covers: 'Staying unseen and unheard, slipping away.',
    stunts: 'Blending in, hiding in plain sight, moving through shadow.',
  },
  will: {
    covers: 'Mental strength against temptation and trauma. Gives mental stress boxes.',
    stunts: 'Ignoring mental consequences, withstanding dread, staying calm.',
  },
};

const pl: SkillHelp = {
  academics: { covers: 'Wiedza szkolna i codzienna: historia, nauka, medycyna.', stunts: 'Specjalizacje, leczenie.' },
  athletics: { covers: 'Sprawność fizyczna.', stunts: 'Bieg, skoki, wspinaczka, uniki.' },
  burglary: {
    covers: 'Zamki, alarmy, kieszenie i rozpoznanie miejsca.',
    stunts: 'Planowanie skoku, wykonanie, ucieczka.',
  },
  contacts: { covers: 'Znajomość właściwych ludzi.', stunts: 'Sojusznicy i informatorzy w każdym miejscu.' },
  crafts: {
    covers: 'Budowanie, naprawa i psucie rzeczy, także na poczekaniu.',
    stunts: 'Właściwy przyrząd pod ręką, budowa lub niszczenie, pomoc innym umiejętnościom.',
  },
  deceive: {
    covers: 'Kłamstwo i oszustwo bez mrugnięcia okiem.',
    stunts: 'Pewien rodzaj kłamstwa, fałszywe tożsamości.',
  },
  ride: {
    covers: 'Trudne manewry w siodle lub na wozie, walka z siodła.',
    stunts: 'Szczególny manewr, szczególny wierzchowiec.',
  },
  empathy: {
    covers: 'Odczytywanie nastrojów i zamiarów.',
    stunts: 'Wyczucie tłumu, przejrzenie kłamstwa, pomoc w leczeniu psychiki.',
  },
  fight: { covers: 'Walka w zwarciu, z bronią lub bez.', stunts: 'Szczególna broń albo technika.' },
  investigate: {
    covers: 'Staranne badanie: tropy, miejsca zbrodni, zagadki.',
    stunts: 'Błyskotliwe wnioski, szybsza dedukcja.',
  },
  lore: { covers: 'Wiedza tajemna i mistyczna, magia i zaklęcia.', stunts: 'Do własnego napisania.' },
  notice: {
    covers: 'Czujność i dostrzeganie niebezpieczeństwa.',
    stunts: 'Ostrzejsze zmysły, szybsza reakcja, trudno podejść niepostrzeżenie.',
  },
  physique: {
    covers: 'Siła i wytrzymałość. Nie daje pól presji, chyba że stół ustali inaczej.',
    stunts: 'Nadludzka siła, znoszenie ciosów.',
  },
  provoke: {
    covers: 'Wytrącanie z równowagi, groźby, straszenie. Nigdy po dobroci.',
    stunts: 'Skłanianie do głupstw, ściąganie gniewu, straszenie.',
  },
  rapport: {
    covers: 'Budowanie zaufania i zachęcanie do pomocy.',
    stunts: 'Porwanie tłumu, relacje na poczekaniu, nowe znajomości.',
  },
  resources: {
    covers: 'Dostęp do rzeczy i pieniędzy, własnych lub pożyczonych.',
    stunts: 'Zasoby zamiast rozmów, dodatkowe wywołania za to, co najlepsze.',
  },
  shoot: { covers: 'Broń strzelecka i miotana.', stunts: 'Szybkie dobycie broni, broń zawsze pod ręką.' },
  stealth: {
    covers: 'Pozostawanie poza wzrokiem i słuchem, wymykanie się.',
    stunts: 'Wtapianie się w otoczenie, ukrycie na widoku, ruch w cieniu.',
  },
  will: {
    covers: 'Siła psychiczna wobec pokus i urazów. Daje pola presji psychicznej.',
    stunts: 'Pomijanie konsekwencji psychicznych, odporność na grozę, spokój.',
  },
};

export const skillHelp: PerLocale<SkillHelp> = { sv, pl, en };
