import type { Game } from './game.ts';

const nyx: Game = {
  id: 'nyx',
  title: 'Nyx',
  author: 'Olle ”Snigel” Linge',
  address: 'http://www.snigel.nu/nyx',
  colour: 'night',
  blurb: {
    sv: 'Tre attribut och tio fritt formulerade aspekter. Slå högt, men inte över; aktivera aspekter för fler tärningar, och låt dem sätta käppar i hjulet för att tjäna poäng. Konflikter avgörs på en mätare vars nål dras fram och tillbaka tills någon ger sig.',
    pl: 'Trzy atrybuty i dziesięć dowolnie nazwanych aspektów. Rzucaj wysoko, lecz nie ponad atrybut; aktywuj aspekty, by dostać więcej kości, i pozwól im przeszkadzać, by zarobić punkty. Konflikty rozstrzyga wskazówka, którą obie strony przeciągają, aż ktoś ustąpi.',
    en: 'Three attributes and ten aspects in your own words. Roll high, but not over; call on aspects for more dice, and let them trip you up to earn points. Conflicts are fought on a needle that both sides pull until somebody gives in.',
  },
  load: async () => (await import('@aspekt/nyx')).nyx,
};

const aoristos: Game = {
  id: 'aoristos',
  title: 'Aoristos',
  author: 'Viktor Eikman',
  address: 'https://viktor.eikman.se/article/aoristos/',
  colour: 'rust',
  blurb: {
    sv: 'Mest samtal, och regler som tål att granskas när det blir farligt. Strider går i rundor om två sekunder, där varje handling kostar koncentrationspoäng och den anfallne svarar mitt i anfallet. Sår blöder, smärtar och läker i sin egen takt.',
    pl: 'Głównie rozmowa, a na groźne chwile zasady, które wytrzymają każdą kontrolę. Walka toczy się w dwusekundowych rundach: każde działanie kosztuje punkty koncentracji, a cel odpowiada jeszcze w trakcie ataku. Rany krwawią, bolą i goją się we własnym tempie.',
    en: 'Mostly talk, with rules that bear scrutiny when things turn dangerous. Fights run in rounds of two seconds, where every action costs concentration and the target answers in the middle of the attack. Wounds bleed, hurt and heal at a pace of their own.',
  },
  load: async () => (await import('@aspekt/aoristos')).aoristos,
};

const ode: Game = {
  id: 'ode',
  title: 'Öde',
  author: 'Evil Hat Productions (Fate Condensed)',
  address: 'http://www.faterpg.com/',
  colour: 'teal',
  blurb: {
    sv: 'Fate i kort form, på svenska. Aspekter är sanna om folk och platser: åberopa dem för ödespoäng, eller låt dem ställa till det och få poängen tillbaka. Fyra ödestärningar läggs till en färdighet, och bordet kan lägga sig i tills slaget avgörs.',
    pl: 'Fate w skróconej, szwedzkiej wersji. Aspekty mówią prawdę o ludziach i miejscach: wywołuj je za punkty losu albo pozwól, by narobiły kłopotów, i odzyskaj punkt. Cztery kości Fate dodaje się do umiejętności, a cały stół może się wtrącić, zanim rzut się rozstrzygnie.',
    en: 'Fate in short form, from the Swedish version. Aspects are true of people and places: invoke them for fate points, or let them cause trouble and earn the points back. Four Fate dice are added to a skill, and the whole table may step in before the roll is settled.',
  },
  notice:
    'This work is based on Fate Condensed (found at http://www.faterpg.com/), a product of Evil Hat Productions, LLC, developed, authored, and edited by PK Sullivan, Lara Turner, Leonard Balsera, Fred Hicks, Richard Bellingham, Robert Hanz, Ryan Macklin, and Sophie Lagacé, and licensed for our use under the Creative Commons Attribution 3.0 Unported license (http://creativecommons.org/licenses/by/3.0/).',
  load: async () => (await import('@aspekt/ode')).ode,
};

const vastmark: Game = {
  id: 'vastmark',
  title: 'Västmark',
  author: 'Krister Sundelin',
  colour: 'forest',
  blurb: {
    sv: 'Äventyr som på matinébiografen. En enda formel avgör allt: en tärning, en egenskap, en skicklighet. Nior slås vidare utan slut, en nolla misslyckas på fläcken, och ett övertag på tio är perfektion.',
    pl: 'Przygoda jak w starym kinie. O wszystkim decyduje jeden wzór: kość, cecha i umiejętność. Po dziewiątce rzuca się dalej, choćby bez końca, zero to porażka na miejscu, a przewaga dziesięciu to perfekcja.',
    en: 'Adventure as in an old matinée. One formula decides everything: one die, one trait, one skill. Nines roll on without end, a zero fails on the spot, and a lead of ten is perfection.',
  },
  load: async () => (await import('@aspekt/vastmark')).vastmark,
};

const kolo: Game = {
  id: 'kolo',
  title: 'Koło Aspektów',
  author: 'Kamil Rybiński, Julian Zubek',
  colour: 'amber',
  blurb: {
    sv: 'Rollpersonen är ord på en ring av fem sfärer. Ett test avgörs med mynt, och den som bryr sig lägger till engagemang ett mynt i taget medan alla ser på: ett misslyckande ger det tillbaka med ränta, en framgång tar det och ger erfarenhet.',
    pl: 'Postać to słowa ułożone na kole pięciu sfer. W testach rzuca się monetami, a komu zależy, ten dokłada zaangażowanie po jednej monecie na oczach wszystkich: porażka zwraca je z nawiązką, a sukces pochłania je i daje doświadczenie.',
    en: 'A character is words on a ring of five spheres. Tests are made by tossing coins, and those who care add engagement one coin at a time while all watch: failure gives it back with interest, success takes it and brings experience.',
  },
  load: async () => (await import('@aspekt/kolo')).kolo,
};

/** The games of this house, in the order they are shown. A game is here when all of its rules work. */
export const games: readonly Game[] = [nyx, aoristos, ode, vastmark, kolo];

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);
