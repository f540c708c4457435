import type { PerLocale } from '@aspekt/contract';
import type { LinkTerm } from '@aspekt/protocol';

/** What is said at the door of a table, to those who come and to the game master: fetched with what shows it. */
type DoorWords = {
  readonly door: {
    readonly [key in 'title' | 'trying' | 'leave' | 'back' | 'waiting' | 'letIn' | 'turnAway' | 'notTonight']: string;
  } & { readonly [key in 'told' | 'asks' | 'asksToWatch' | 'gone']: (name: string) => string };
  readonly invite: {
    readonly until: (when: string) => string;
    readonly endless: string;
    readonly over: string;
    readonly term: string;
    readonly terms: Readonly<Record<LinkTerm, string>>;
  };
  readonly settings: {
    readonly waitingRoom: string;
    readonly waitingRoomHint: string;
    readonly slow: string;
    readonly slowHint: string;
    readonly slowly: (seconds: number) => string;
    readonly freely: string;
  };
};

export const doorWords: PerLocale<DoorWords> = {
  sv: {
    door: {
      title: 'Du väntar på att släppas in',
      told: (name) => `${name}, spelledaren ser att du är här. Bordet öppnas av sig självt när du blir insläppt.`,
      trying: 'Anslutningen öppnas. Du behöver inte göra något.',
      leave: 'Vänta inte',
      back: 'Tillbaka',
      waiting: 'Vid dörren',
      asks: (name) => `${name} vill komma in.`,
      asksToWatch: (name) => `${name} vill titta på.`,
      letIn: 'Släpp in',
      turnAway: 'Avvisa',
      notTonight: 'Avvisa för i kväll',
      gone: (name) => `${name} väntar inte längre.`,
    },
    invite: {
      until: (when) => `Gäller till ${when}.`,
      endless: 'Gäller tills du gör en ny.',
      over: 'Inbjudan har gått ut. De som redan sitter stannar.',
      term: 'Så länge gäller en ny inbjudan',
      terms: { hour: 'en timme', day: 'ett dygn', week: 'en vecka', month: 'fyra veckor', never: 'tills nästa görs' },
    },
    settings: {
      waitingRoom: 'Jag släpper in en i taget',
      waitingRoomHint: 'Den som kommer med inbjudan väntar tills du säger ja. De som har en plats kommer och går.',
      slow: 'Långsamt samtal',
      slowHint: 'Varje spelare talar högst en gång på den tiden. Du talar när du vill.',
      slowly: (seconds) => `en gång på ${seconds} sekunder`,
      freely: 'av',
    },
  },
  pl: {
    door: {
      title: 'Czekasz na wejście',
      told: (name) => `${name}, mistrz gry wie, że czekasz. Stół otworzy się sam, gdy mistrz gry cię wpuści.`,
      trying: 'Połączenie się otwiera. Nie musisz nic robić.',
      leave: 'Nie czekaj',
      back: 'Wróć',
      waiting: 'Przy drzwiach',
      asks: (name) => `${name} chce wejść.`,
      asksToWatch: (name) => `${name} chce popatrzeć.`,
      letIn: 'Wpuść',
      turnAway: 'Odpraw',
      notTonight: 'Odpraw na dziś',
      gone: (name) => `${name} już nie czeka.`,
    },
    invite: {
      until: (when) => `Ważne do: ${when}.`,
      endless: 'Ważne, dopóki nie zrobisz nowego.',
      over: 'To zaproszenie wygasło. Zajęte miejsca zostają.',
      term: 'Jak długo ważne jest nowe zaproszenie',
      terms: { hour: 'godzinę', day: 'dobę', week: 'tydzień', month: 'cztery tygodnie', never: 'do następnego' },
    },
    settings: {
      waitingRoom: 'Wpuszczam po kolei',
      waitingRoomHint: 'Kto przychodzi z zaproszeniem, czeka na twoją zgodę. Kto ma miejsce, wchodzi i wychodzi.',
      slow: 'Powolna rozmowa',
      slowHint: 'Każda osoba przy stole odzywa się najwyżej raz w tym czasie. Ciebie to nie dotyczy.',
      slowly: (seconds) => `raz na ${seconds} s`,
      freely: 'wyłączona',
    },
  },
  en: {
    door: {
      title: 'Waiting to be let in',
      told: (name) =>
        `${name}, the game master has been told that you are here. The table opens by itself when you are let in.`,
      trying: 'The connection is being opened. You need not do anything.',
      leave: 'Do not wait',
      back: 'Back',
      waiting: 'At the door',
      asks: (name) => `${name} wants to come in.`,
      asksToWatch: (name) => `${name} wants to watch.`,
      letIn: 'Let in',
      turnAway: 'Turn away',
      notTonight: 'Not this evening',
      gone: (name) => `${name} is not waiting any more.`,
    },
    invite: {
      until: (when) => `Good until ${when}.`,
      endless: 'Good until you make a new one.',
      over: 'This invitation has ended. Seats already taken stay.',
      term: 'How long a new invitation is good',
      terms: { hour: 'an hour', day: 'a day', week: 'a week', month: 'four weeks', never: 'until the next new one' },
    },
    settings: {
      waitingRoom: 'I let people in one by one',
      waitingRoomHint: 'Whoever comes by the invitation waits until you let them in. Those with a seat come and go.',
      slow: 'Slow talk',
      slowHint: 'Each player speaks once in this time at most. You speak whenever you like.',
      slowly: (seconds) => `once in ${seconds} seconds`,
      freely: 'off',
    },
  },
};
