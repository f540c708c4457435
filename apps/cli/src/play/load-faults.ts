import type { Locale, PerLocale } from '@aspekt/contract';
import type { ImportFault } from '@aspekt/table';

export type LoadFault = ImportFault | 'other_game';

/** Why a file cannot be played on, and what to do about it. */
export const tellLoadFault = (fault: LoadFault, path: string, game: string, locale: Locale): string =>
  words[locale][fault](path, game);

type Words = Readonly<Record<LoadFault, (path: string, game: string) => string>>;

const words: PerLocale<Words> = {
  sv: {
    not_a_log: (path) => `${path} är inte ett sparat bord. Ange en fil som ”aspekt export” eller --save har skrivit.`,
    log_changed: (path) => `${path} har ändrats sedan den sparades och går inte att lita på. Spara bordet på nytt.`,
    log_unplayable: (path) =>
      `${path} går inte att spela med dagens regler. Spela vidare med den version som sparade filen, eller börja ett nytt bord.`,
    log_too_new: (path) => `${path} är sparad av en nyare version av Aspekt. Uppdatera Aspekt och försök igen.`,
    seat_file: (path) => `${path} är en spelares fil. Be om spelledarens fil: bara den är ett helt bord.`,
    other_game: (path, game) => `${path} är ett bord för ett annat spel. Skriv: aspekt play ${game} --load ${path}`,
  },
  pl: {
    not_a_log: (path) => `${path} nie jest zapisanym stołem. Podaj plik zapisany przez „aspekt export” albo --save.`,
    log_changed: (path) => `${path} zmienił się od chwili zapisu i nie można mu ufać. Zapisz stół jeszcze raz.`,
    log_unplayable: (path) =>
      `${path} nie daje się odtworzyć według dzisiejszych zasad. Graj dalej w wersji, która zapisała plik, albo zacznij nowy stół.`,
    log_too_new: (path) => `${path} zapisała nowsza wersja Aspektu. Zaktualizuj Aspekt i spróbuj ponownie.`,
    seat_file: (path) => `${path} to plik jednego z graczy. Poproś o plik mistrza gry: tylko on jest całym stołem.`,
    other_game: (path, game) => `${path} to stół innej gry. Napisz: aspekt play ${game} --load ${path}`,
  },
  en: {
    not_a_log: (path) => `${path} is not a saved table. Name a file that “aspekt export” or --save has written.`,
    log_changed: (path) => `${path} was changed since it was saved and cannot be trusted. Save the table again.`,
    log_unplayable: (path) =>
      `${path} cannot be played by today’s rules. Go on with the version that saved it, or start a new table.`,
    log_too_new: (path) => `${path} was saved by a newer version of Aspekt. Update Aspekt and try again.`,
    seat_file: (path) => `${path} is a player’s file. Ask for the game master’s file: only that is a whole table.`,
    other_game: (path, game) => `${path} is a table of another game. Type: aspekt play ${game} --load ${path}`,
  },
};
