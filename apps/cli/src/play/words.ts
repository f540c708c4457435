import type { PerLocale, Role } from '@aspekt/contract';

/** What the terminal says by itself; all else is said by the table and its game. */
export type TerminalWords = {
  readonly start: string;
  readonly help: readonly string[];
  readonly role: Readonly<Record<Role, string>>;
  readonly undone: string;
  readonly unknown: (word: string) => string;
  readonly noOffer: (number: string) => string;
  readonly noOffers: string;
  readonly notJson: (at: string) => string;
  readonly notCommand: (where: string) => string;
  readonly itsType: string;
  readonly noSeat: (name: string) => string;
  readonly nobody: string;
  readonly faces: (count: number, what: string) => string;
  readonly oddsKept: string;
  readonly oddsHidden: string;
};

export const terminalWords: PerLocale<TerminalWords> = {
  sv: {
    start: '/hjälp säger vad du kan skriva.',
    help: [
      'Ett nummer gör det som står under det. Annars:',
      '/gör: vad du kan göra nu; /gör {"type": …} skickar ett kommando',
      '/odds 1: oddsen för val 1',
      '/som namn: byt plats; ett nytt namn sätter sig som spelare, gm är spelledaren',
      '/säg text: säg något; /viska namn text: viska till någon',
      '/senaste 5: de fem senaste raderna; /vilka: vilka som är här',
      '/se: vad den här platsen får se, som JSON',
      '/ångra, /gör-om',
      '/paus: pausa spelet; /sluta: lämna bordet',
    ],
    role: { gm: 'spelledare', player: 'spelare', onlooker: 'åskådare' },
    undone: 'ångrat',
    unknown: (word) => `Det finns inget kommando ${word}. /hjälp räknar upp dem; /säg säger något.`,
    noOffer: (number) => `Det finns inget val nummer ${number} nu. /gör räknar upp valen.`,
    noOffers: 'Det finns inget att välja på nu.',
    notJson: (at) => `Det är inte JSON${at}.`,
    notCommand: (where) => `Det är inget kommando: se på ${where}.`,
    itsType: 'dess typ',
    noSeat: (name) => `En plats kan inte heta ${name}. Skriv ett ord av bokstäverna a–z, siffror, - och _.`,
    nobody: 'Ingen här heter så. /vilka räknar upp alla.',
    faces: (count, what) =>
      `${what}: ${count === 1 ? '1 tärning' : `${count} tärningar`} saknas. Skriv vad de visar efter numret.`,
    oddsKept: 'Det här bordet visar dig inga odds.',
    oddsHidden: 'Oddsen beror på något som du inte får veta.',
  },
  pl: {
    start: '/pomoc mówi, co można wpisać.',
    help: [
      'Numer robi to, co stoi przy nim. Poza tym:',
      '/zrób: co możesz teraz zrobić; /zrób {"type": …} wysyła polecenie',
      '/szanse 1: szanse wyboru 1',
      '/jako imię: zmień miejsce; nowe imię siada jako gracz, gm to mistrz gry',
      '/powiedz tekst: powiedz coś; /szepnij imię tekst: szepnij do kogoś',
      '/ostatnie 5: pięć ostatnich wpisów; /kto: kto tu jest',
      '/widok: co wolno widzieć z tego miejsca, jako JSON',
      '/cofnij, /przywróć',
      '/pauza: wstrzymaj grę; /koniec: zakończ',
    ],
    role: { gm: 'mistrz gry', player: 'gracz', onlooker: 'widz' },
    undone: 'cofnięte',
    unknown: (word) => `Nie ma polecenia ${word}. Listę pokazuje /pomoc; /powiedz mówi coś.`,
    noOffer: (number) => `Nie ma teraz wyboru numer ${number}. Listę pokazuje /zrób.`,
    noOffers: 'Nie ma teraz nic do wyboru.',
    notJson: (at) => `To nie jest JSON${at}.`,
    notCommand: (where) => `To nie jest polecenie: sprawdź ${where}.`,
    itsType: 'jego typ',
    noSeat: (name) => `Miejsce nie może nazywać się ${name}. Wpisz słowo z liter a–z, cyfr, - i _.`,
    nobody: 'Nikt tu się tak nie nazywa. Listę pokazuje /kto.',
    faces: (count, what) => `${what}: brakujące kości: ${count}. Wpisz ich wyniki po numerze.`,
    oddsKept: 'Ten stół nie pokazuje ci szans.',
    oddsHidden: 'Szanse zależą od czegoś, czego nie wolno ci wiedzieć.',
  },
  en: {
    start: '/help says what can be typed.',
    help: [
      'A number does what is offered under it. Otherwise:',
      '/do: what can be done now; /do {"type": …} sends a command',
      '/odds 1: the odds of choice 1',
      '/as name: take another seat; a new name sits down as a player, gm is the game master',
      '/say text: say something; /to name text: whisper to somebody',
      '/last 5: the last five lines; /who: who is here',
      '/see: what this seat may see, as JSON',
      '/undo, /redo',
      '/x: pause the game; /quit: leave',
    ],
    role: { gm: 'game master', player: 'player', onlooker: 'onlooker' },
    undone: 'undone',
    unknown: (word) => `There is no command ${word}. /help lists them; /say says something.`,
    noOffer: (number) => `There is no choice number ${number} now. /do lists the choices.`,
    noOffers: 'There is nothing to choose from now.',
    notJson: (at) => `That is not JSON${at}.`,
    notCommand: (where) => `That is not a command: look at ${where}.`,
    itsType: 'its type',
    noSeat: (name) => `A seat cannot be called ${name}. Type one word of the letters a–z, digits, - and _.`,
    nobody: 'Nobody here is called that. /who lists those who are.',
    faces: (count, what) =>
      `${what}: ${count === 1 ? '1 die is' : `${count} dice are`} missing. Type what they show after the number.`,
    oddsKept: 'This table keeps its odds from you.',
    oddsHidden: 'The odds depend on something that you may not know.',
  },
};
