import type { Locale, PerLocale } from '@aspekt/contract';
import { limits, type ByeCode } from '@aspekt/protocol';

/** What the server itself says no to, before a table is asked. */
export type ServerCode =
  | ByeCode
  | 'too_large'
  | 'unknown_game'
  | 'unknown_place'
  | 'not_here'
  | 'not_gm'
  | 'waiting_room'
  | 'wrong_name'
  | 'traces_left'
  | 'too_hard'
  | 'not_a_log'
  | 'log_changed'
  | 'log_unplayable'
  | 'log_too_new'
  | 'seat_file'
  | 'internal';

const words: PerLocale<Readonly<Record<ServerCode, string>>> = {
  sv: {
    client_too_old: 'Den här sidan är äldre än servern. Ladda om sidan.',
    server_too_old: 'Servern är äldre än den här sidan. Be den som driver servern att uppdatera den.',
    unknown_link: 'Länken gäller inte längre. Be spelledaren om en ny.',
    invite_ended: 'Inbjudan har gått ut. Be spelledaren om en ny.',
    removed: 'Din plats vid bordet är borttagen. Be spelledaren om en ny länk.',
    too_slow: 'Anslutningen hann inte med. Den öppnas igen av sig själv.',
    too_fast: 'Det gick för fort. Vänta en stund och försök igen.',
    restarting: 'Servern startas om. Anslutningen öppnas igen av sig själv.',
    broken_log:
      'Bordets logg är skadad. Den går att läsa så långt den är hel, men inte att spela vidare på. Be den som driver servern att återställa en säkerhetskopia.',
    invalid: 'Servern förstod inte det som skickades. Ladda om sidan och försök igen.',
    too_large: 'Det är för stort för att tas emot. Skicka något mindre.',
    too_many: 'Det är för många på en gång. Försök igen om en stund.',
    unknown_game: 'Det spelet finns inte här.',
    unknown_place: 'Det finns inget här.',
    not_here: 'Det går bara att göra från Aspekts egen webbsida.',
    not_gm: 'Det kan bara spelledaren göra.',
    turned_away: 'Spelledaren släppte inte in dig. Fråga om det är ett misstag.',
    waiting_room: 'Vid det här bordet släpper spelledaren in dem som kommer. Ladda om sidan för att vänta på det.',
    no_onlookers: 'Det här bordet tar inte emot åskådare.',
    storage_full:
      'Servern har ont om plats och kan inte spara. Det går att läsa men inte att spela tills det finns plats igen. Inget är ändrat.',
    storage_failed:
      'Servern kan inte längre spara och har stannat. Allt som blev bekräftat finns kvar. Be den som driver servern att se efter disken.',
    deleted: 'Spelledaren har raderat bordet.',
    crowded: 'Servern är full just nu. Den som har en plats vid ett bord kan spela vidare. Försök igen om en stund.',
    wrong_name: 'Skriv bordets namn precis som det står för att radera det.',
    traces_left:
      'Bordet är raderat, men det kan finnas spår kvar av det i en säkerhetskopia eller på serverns disk. Be den som driver servern att läsa vad servern har skrivit ut.',
    too_hard: 'Det tog för lång tid att räkna ut. Ändra något och fråga igen.',
    not_a_log: 'Filen är inte ett sparat bord.',
    log_changed: 'Filen har ändrats sedan den sparades. Den kan inte läsas in.',
    log_unplayable: 'Filen kan inte spelas med dagens regler.',
    log_too_new: 'Filen är sparad av en nyare version än den här. Be den som driver servern att uppdatera den.',
    seat_file: 'Filen är en spelares. Bara spelledarens fil kan läsas in som ett bord.',
    internal: 'Något gick fel på servern. Inget är ändrat. Försök igen.',
  },
  pl: {
    client_too_old: 'Ta strona jest starsza niż serwer. Odśwież stronę.',
    server_too_old: 'Serwer jest starszy niż ta strona. Poproś o jego aktualizację osobę, która go prowadzi.',
    unknown_link: 'Ten link już nie działa. Poproś mistrza gry o nowy.',
    invite_ended: 'To zaproszenie wygasło. Poproś mistrza gry o nowe.',
    removed: 'Twoje miejsce przy stole zostało usunięte. Poproś mistrza gry o nowy link.',
    too_slow: 'Połączenie nie nadążyło. Otworzy się ponownie samo.',
    too_fast: 'To było za szybko. Odczekaj chwilę i spróbuj ponownie.',
    restarting: 'Serwer uruchamia się ponownie. Połączenie otworzy się samo.',
    broken_log:
      'Dziennik tego stołu jest uszkodzony. Można czytać to, co jest w nim całe, ale nie można grać dalej. Poproś osobę, która prowadzi serwer, o przywrócenie kopii zapasowej.',
    invalid: 'Serwer nie rozumie tego, co przyszło. Odśwież stronę i spróbuj ponownie.',
    too_large: 'To jest za duże, żeby to przyjąć. Wyślij coś mniejszego.',
    too_many: 'Za dużo naraz. Spróbuj ponownie za chwilę.',
    unknown_game: 'Takiej gry tu nie ma.',
    unknown_place: 'Nic tu nie ma.',
    not_here: 'To można zrobić tylko na stronie Aspektu.',
    not_gm: 'To może zrobić tylko mistrz gry.',
    turned_away: 'Mistrz gry nie zgadza się na twoje wejście. Zapytaj, czy to nie pomyłka.',
    waiting_room: 'Przy tym stole o wejściu decyduje mistrz gry. Odśwież stronę, żeby poczekać na zgodę.',
    no_onlookers: 'Ten stół nie przyjmuje widowni.',
    storage_full:
      'Serwer nie ma już miejsca i nie może zapisywać. Dopóki miejsce się nie znajdzie, można czytać, ale nie grać. Nic się nie zmieniło.',
    storage_failed:
      'Serwer nie może już zapisywać i przestał działać. Wszystko, co zostało potwierdzone, jest zachowane. Poproś osobę, która prowadzi serwer, o sprawdzenie dysku.',
    deleted: 'Ten stół został usunięty przez mistrza gry.',
    crowded: 'Serwer jest teraz pełny. Kto ma miejsce przy stole, może grać dalej. Spróbuj ponownie za chwilę.',
    wrong_name: 'Aby usunąć stół, wpisz jego nazwę dokładnie tak, jak jest zapisana.',
    traces_left:
      'Stół jest usunięty, ale w kopii zapasowej lub na dysku serwera mogły zostać jego ślady. Poproś osobę, która prowadzi serwer, o przeczytanie jego komunikatów.',
    too_hard: 'Obliczenie trwało zbyt długo. Zmień coś i zapytaj ponownie.',
    not_a_log: 'Ten plik nie jest zapisanym stołem.',
    log_changed: 'Plik zmienił się od chwili zapisu. Nie można go wczytać.',
    log_unplayable: 'Tego pliku nie da się odtworzyć według dzisiejszych zasad.',
    log_too_new: 'Ten plik zapisała nowsza wersja niż ta. Poproś o aktualizację osobę, która prowadzi serwer.',
    seat_file: 'To plik jednego z graczy. Jako stół można wczytać tylko plik mistrza gry.',
    internal: 'Coś poszło nie tak na serwerze. Nic się nie zmieniło. Spróbuj ponownie.',
  },
  en: {
    client_too_old: 'This page is older than the server. Reload the page.',
    server_too_old: 'The server is older than this page. Ask whoever runs it to update it.',
    unknown_link: 'This link is no longer valid. Ask the game master for a new one.',
    invite_ended: 'This invitation has ended. Ask the game master for a new one.',
    removed: 'Your seat at the table was removed. Ask the game master for a new link.',
    too_slow: 'The connection could not keep up. It opens again by itself.',
    too_fast: 'That was too fast. Wait a moment and try again.',
    restarting: 'The server is restarting. The connection opens again by itself.',
    broken_log:
      'The log of this table is damaged. It can be read as far as it is whole, but not played on. Ask whoever runs the server to restore a backup.',
    invalid: 'The server did not understand what was sent. Reload the page and try again.',
    too_large: 'That is too large to take. Send something smaller.',
    too_many: 'That is too many at once. Try again in a moment.',
    unknown_game: 'That game is not here.',
    unknown_place: 'There is nothing here.',
    not_here: 'That can only be done from Aspekt’s own page.',
    not_gm: 'Only the game master can do that.',
    turned_away: 'The game master did not let you in. Ask whether that is a mistake.',
    waiting_room: 'At this table the game master lets people in. Load the page again to wait for that.',
    no_onlookers: 'This table takes no onlookers.',
    storage_full:
      'The server is out of space and cannot save. You can read but not play until there is room again. Nothing was changed.',
    storage_failed:
      'The server can no longer save and has stopped. Everything that was acknowledged is kept. Ask whoever runs the server to look at its disk.',
    deleted: 'The game master deleted this table.',
    crowded: 'The server is full right now. Whoever has a seat at a table can play on. Try again in a while.',
    wrong_name: 'To delete the table, type its name exactly as it is written.',
    traces_left:
      'The table is deleted, but traces of it may be left in a backup or on the server’s disk. Ask whoever runs the server to read what it printed.',
    too_hard: 'That took too long to work out. Change something and ask again.',
    not_a_log: 'The file is not a saved table.',
    log_changed: 'The file was changed since it was saved. It cannot be brought in.',
    log_unplayable: 'The file cannot be played by today’s rules.',
    log_too_new: 'A newer version than this one saved the file. Ask whoever runs the server to update it.',
    seat_file: 'This is a player’s file. Only the game master’s can be brought in as a table.',
    internal: 'Something went wrong on the server. Nothing was changed. Try again.',
  },
};

export const sentence = (code: ServerCode, locale: Locale): string => words[locale][code];

/** What is said to somebody who was turned away: in how many minutes they may ask again, or that it is for the evening. */
export const turnedAwayFor = (waitMs: number, locale: Locale): string =>
  waitMs > limits.longestKnockWaitMs ? tonight[locale] : again[locale](Math.ceil(waitMs / 60_000));
const tonight: PerLocale<string> = {
  sv: 'Spelledaren släpper inte in dig i kväll. Fråga om det är ett misstag.',
  pl: 'Mistrz gry nie wpuści cię dziś do stołu. Zapytaj, czy to nie pomyłka.',
  en: 'The game master does not let you in this evening. Ask whether that is a mistake.',
};
const again: PerLocale<(minutes: number) => string> = {
  sv: (minutes) =>
    `${words.sv.turned_away} Om ${minutes === 1 ? 'en minut' : `${minutes} minuter`} kan du knacka igen.`,
  pl: (minutes) => `${words.pl.turned_away} Znów możesz zapukać za ${polishMinutes(minutes)}.`,
  en: (minutes) =>
    `${words.en.turned_away} You can knock again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
};
const polishMinutes = (minutes: number): string =>
  minutes === 1 ? 'minutę' : `${minutes} ${minutes < 5 ? 'minuty' : 'minut'}`;
