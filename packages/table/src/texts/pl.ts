import { facesIn, settingsIn, type SettingWords, type TableTexts } from './words.ts';

const settings: SettingWords = {
  dial: { ask: 'pytaj o wszystko', suggest: 'podpowiadaj', do: 'otwartych wyborów stół dokonuje sam' },
  typedDice: (on) => (on ? 'wolno wpisywać własne kości' : 'bez wpisywania kości'),
  onlookers: (on) => (on ? 'wolno się przyglądać' : 'bez widowni'),
  waitingRoom: (on) => (on ? 'o wejściu decyduje mistrz gry' : 'z zaproszeniem wchodzi się od razu'),
  talkEvery: (seconds) => (seconds > 0 ? `wypowiedzi najwyżej raz na ${seconds} s` : 'rozmowa bez ograniczeń'),
};

export const pl: TableTexts = {
  events: {
    'table/created': ({ name }) => `Stół „${name}” jest gotowy.`,
    'table/imported': () => 'Stół pochodzi z pliku. Kości toczą się dalej z nowych ziaren.',
    'table/copied': ({ restored }) =>
      restored
        ? 'Stół przywrócono z kopii zapasowej. Kości toczą się dalej z nowych ziaren.'
        : 'Mistrz gry ma teraz kopię całego stołu. Kości toczą się dalej z nowych ziaren.',
    'table/chains-opened': () => 'Serwer zobowiązał się do nowych kości dla osób, które mogą je widzieć.',
    'table/dice-revealed': ({ revealed }) =>
      `Dotychczasowe kości są ujawnione: każdy może je teraz sprawdzić (${revealed.map(({ epoch }) => epoch).join(', ')}).`,
    'table/roll-opened': ({ opening }) => `Ukryty rzut jest odkryty: ${facesIn(opening.throws)}.`,
    'table/seated': ({ name, role }) =>
      role === 'gm'
        ? `${name} prowadzi grę.`
        : role === 'player'
          ? `${name} siada do stołu.`
          : `${name} się przygląda.`,
    'table/seat-renamed': ({ before, name }) => `${before} nosi teraz imię ${name}.`,
    'table/seat-removed': ({ name }) => `${name} odchodzi od stołu.`,
    'table/renamed': ({ name }) => `Stół nazywa się teraz „${name}”.`,
    'table/configured': (event) => `Ustawienia stołu: ${settingsIn(settings, event.settings)}.`,
    'table/said': ({ seat, as, text }, name) => `${name(as ?? seat)}: „${text}”`,
    'table/note-written': ({ text }) => `Notatka: ${text}`,
    'table/note-revealed': ({ text }) => `Odsłonięta notatka: ${text}`,
    'table/note-struck': ({ text }) => `Skreślona notatka: ${text}`,
    'table/requested': ({ seat, note }, name) => `Mistrz gry prosi o ruch: ${name(seat)}.${note && ` ${note}`}`,
    'table/request-withdrawn': ({ seat }, name) => `Prośba wycofana: ${name(seat)}.`,
    'table/request-done': () => 'Zgodnie z prośbą mistrza gry.',
    'table/undone': () => 'Cofnięte.',
    'table/redone': () => 'Przywrócone.',
    'table/undo-asked': ({ seat }, name) => `Prośba o cofnięcie: ${name(seat)}.`,
    'table/undo-agreed': ({ seat }, name) => `Zgoda: ${name(seat)}.`,
    'table/undo-declined': ({ seat }, name) => `Zostaje, jak jest: ${name(seat)} mówi nie.`,
    'table/paused': () => 'Przerwa. Ktoś użył karty X.',
    'table/resumed': () => 'Gra toczy się dalej.',
  },
  somebody: 'ktoś',
  untold: 'Stało się coś, czego ta wersja nie potrafi opowiedzieć.',
  undone: (what, more) => `Cofnięte: ${what}${more > 0 ? ` (i jeszcze ${more})` : ''}`,
  redone: (what, more) => `Przywrócone: ${what}${more > 0 ? ` (i jeszcze ${more})` : ''}`,
  asked: (who, what, more) => `${who} prosi o cofnięcie: ${what}${more > 0 ? ` (i jeszcze ${more})` : ''}`,
  refusals: {
    TABLE_E_ONLOOKER: 'Przyglądasz się grze. Poproś mistrza gry o miejsce, żeby wziąć udział.',
    TABLE_E_GM_ONLY: 'To może zrobić tylko mistrz gry.',
    TABLE_E_NO_SEAT: 'Nie masz już miejsca przy tym stole. Poproś mistrza gry o nowy link.',
    TABLE_E_PAUSED: 'Gra jest wstrzymana. Ruszy dalej na znak mistrza gry.',
    TABLE_E_NOT_PAUSED: 'Gra nie jest wstrzymana.',
    TABLE_E_TYPED_DICE_OFF: 'Ten stół nie przyjmuje wpisanych kości. Mistrz gry może na nie pozwolić w ustawieniach.',
    TABLE_E_ID_TAKEN: 'Ten identyfikator jest zajęty. Wybierz inny.',
    TABLE_E_NO_NOTE: 'Tej notatki już nie ma.',
    TABLE_E_NOTE_SHOWN: 'Wszyscy już widzą tę notatkę.',
    TABLE_E_NO_REQUEST: 'Nie ma takiej prośby albo dotyczy czegoś, czego gra nie zna.',
    TABLE_E_UNKNOWN_SEAT: 'Nikt tam nie siedzi.',
    TABLE_E_OWN_SEAT_ONLY: 'Możesz zmienić tylko swoje imię.',
    TABLE_E_GM_STAYS: 'Miejsca mistrza gry nie można usunąć.',
    TABLE_E_TABLE_FULL: 'Wszystkie miejsca przy tym stole są zajęte.',
    TABLE_E_NOT_YOUR_FIGURE: 'Nie możesz mówić za tę osobę.',
    TABLE_E_NOTHING_TO_UNDO:
      'Nie ma nic, co możesz cofnąć. Swój ostatni ruch możesz cofnąć, dopóki nikt inny nic nie zrobi.',
    TABLE_E_NOTHING_TO_REDO: 'Nie ma czego przywrócić.',
    TABLE_E_ENTANGLED: 'Od tamtej pory zbyt wiele się stało. Poproś mistrza gry o cofnięcie.',
    TABLE_E_UNKNOWN_LINE: 'W dzienniku nie ma takiego wpisu.',
    TABLE_E_PLEA_OPEN: 'Jest już prośba o cofnięcie czegoś. Najpierw odpowiedz na nią.',
    TABLE_E_NO_PLEA: 'Nikt nie prosi o cofnięcie.',
    TABLE_E_NOT_ASKED: 'To pytanie nie jest do ciebie.',
    TABLE_E_UNDO_YOURSELF: 'To możesz cofnąć samodzielnie.',
    TABLE_E_TOO_LONG_AGO: 'To było zbyt dawno. Mistrz gry nadal może to cofnąć.',
    TABLE_E_NO_SECRET_ROLL: 'W tym wpisie nie ma ukrytego rzutu.',
    TABLE_E_NO_DICE: 'Nie ma jeszcze kości dla tych osób.',
  },
  talkSlowly: (seconds) => `Przy tym stole rozmawia się powoli. Możesz się odezwać za ${seconds} s.`,
  chronicle: {
    hidden: 'ukryte przed graczami',
    struck: 'cofnięte',
    typed: 'kości wpisane',
    overruled: 'wbrew zasadom',
    game: 'Gra',
    people: 'Przy stole',
    dice: 'kości',
  },
};
