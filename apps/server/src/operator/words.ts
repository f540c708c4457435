import type { PerLocale } from '@aspekt/contract';
import { operatorLanguage } from './language.ts';

/** What the server and its storage say to whoever runs them. */
export type OperatorWords = {
  readonly at: (address: string) => string;
  readonly phones: (address: string) => string;
  readonly badPort: string;
  readonly badMemory: string;
  readonly badProxy: string;
  readonly badBackupHours: string;
  readonly badBackupKeep: string;
  readonly portTaken: (port: number) => string;
  readonly cannotListen: (address: string, code: string) => string;
  readonly wrongClock: (now: string, last: string) => string;
  readonly damagedAfter: (table: string, seq: number) => string;
  readonly unwritable: (folder: string, code: string) => string;
  readonly notOurs: (folder: string) => string;
  readonly inUse: (folder: string) => string;
  readonly stillRead: (file: string) => string;
  readonly badLock: (file: string) => string;
  readonly stopFirst: string;
  readonly damagedTables: (folder: string) => string;
  readonly noRoomForTables: (folder: string) => string;
  readonly diskFailed: string;
  readonly noTables: (folder: string) => string;
  readonly noPage: string;
  readonly sealed: string;
  readonly otherKey: string;
  readonly unreadableKey: (file: string) => string;
  readonly shortKey: (file: string) => string;
  readonly noRoomToClean: string;
  readonly tracesLeft: (table: string, files: string) => string;
  readonly backupFailed: (code: string) => string;
  readonly backupBrokenOff: string;
  readonly thereAlready: (file: string) => string;
  readonly backupNotWhole: (why: string) => string;
  readonly deletedMeanwhile: string;
  readonly noRoomForBackup: (place: string) => string;
  readonly noFile: (file: string) => string;
  readonly notRestorable: (file: string, why: string) => string;
  readonly changedMeanwhile: (file: string) => string;
  readonly restoreBrokenOff: (folder: string) => string;
  readonly restoreLeft: (file: string) => string;
  readonly notCopied: (file: string, folder: string) => string;
  readonly notDatabase: (why: string) => string;
  readonly foundDamaged: (why: string) => string;
  readonly aheadHurt: (file: string) => string;
  readonly wholeUpTo: (table: string, seq: number) => string;
  readonly strays: (count: number) => string;
};

export const operatorWords: PerLocale<OperatorWords> = {
  sv: {
    at: (address) => `Aspekt finns på ${address}`,
    phones: (address) => `Telefoner i samma nät: ${address}`,
    badPort: 'PORT ska vara ett tal från 0 till 65535.',
    badMemory: 'ASPEKT_MEMORY_MB ska vara ett antal megabyte.',
    badProxy: 'ASPEKT_PROXY ska vara 1 eller 0.',
    badBackupHours: 'ASPEKT_BACKUP_HOURS ska vara ett antal timmar, eller 0 för inga säkerhetskopior.',
    badBackupKeep: 'ASPEKT_BACKUP_KEEP ska vara ett heltal från 1.',
    portTaken: (port) => `Port ${port} är upptagen. Sätt PORT till en annan, eller stoppa det som använder den.`,
    cannotListen: (address, code) => `Servern kan inte ta emot på ${address} (${code}).`,
    wrongClock: (now, last) =>
      `Datorns klocka visar ${now}, men den senaste posten skrevs ${last}. Ställ klockan: tider ser konstiga ut, och inbjudningar tar slut efter den.`,
    damagedAfter: (table, seq) => `Loggen för bord ${table} är skadad efter post ${seq}: den kan läsas, inte spelas.`,
    unwritable: (folder, code) =>
      `Det går inte att skriva i datamappen ${folder} (${code}). Sätt ASPEKT_DATA till en annan.`,
    notOurs: (folder) =>
      `I ${folder} finns annat än bord, och andra kommer åt det. Sätt ASPEKT_DATA till en egen mapp.`,
    inUse: (folder) => `En annan Aspektserver använder redan datamappen ${folder}.`,
    stillRead: (file) =>
      `Ett annat program läser fortfarande ${file}, och innan det är klart går det inte att spela. Vänta på det eller stoppa det, och försök igen.`,
    badLock: (file) => `Låsfilen ${file} är skadad. Radera den, om ingen server är igång.`,
    stopFirst: 'Stoppa den först.',
    damagedTables: (folder) =>
      `Borden i ${folder} är skadade. Se efter med aspekt verify, och läs tillbaka en säkerhetskopia.`,
    noRoomForTables: (folder) => `Det finns ingen plats kvar för borden i ${folder}.`,
    diskFailed:
      'Disken kan inte längre spara. Allt som blev bekräftat finns kvar. Se efter disken, och gör om det sedan.',
    noTables: (folder) => `Det finns inga bord i ${folder}.`,
    noPage: 'Sidan är inte byggd än: webbläsare får inget se. Kör npm start en gång.',
    sealed: 'Borden här är förseglade. Sätt ASPEKT_KEY_FILE till filen med deras nyckel.',
    otherKey: 'Borden här är förseglade med en annan nyckel än den i ASPEKT_KEY_FILE.',
    unreadableKey: (file) => `Nyckelfilen ${file} går inte att läsa.`,
    shortKey: (file) => `Nyckelfilen ${file} behöver minst 32 byte som ingen kan gissa.`,
    noRoomToClean: 'Det finns ingen plats för att skriva om borden. Gör plats och starta servern en gång till.',
    tracesLeft: (table, files) =>
      `Bord ${table} är raderat, men kan finnas kvar i ${files}. Radera det som inte går att öppna.`,
    backupFailed: (code) => `Säkerhetskopian misslyckades (${code}).`,
    backupBrokenOff: 'Säkerhetskopian avbröts.',
    thereAlready: (file) => `${file} finns redan.`,
    backupNotWhole: (why) => `Säkerhetskopian är inte hel. ${why}`,
    deletedMeanwhile: 'Ett bord raderades under tiden, och med det vad som hade kopierats. Gör om säkerhetskopian.',
    noRoomForBackup: (place) => `Det finns inte plats nog för en säkerhetskopia i ${place}.`,
    noFile: (file) => `Det finns ingen fil ${file}.`,
    notRestorable: (file, why) => `${file} går inte att läsa tillbaka. ${why}`,
    changedMeanwhile: (file) => `Det skrevs i ${file} medan den kopierades. Försök igen. Ingenting ändrades.`,
    restoreBrokenOff: (folder) =>
      `En återläsning till ${folder} avbröts innan borden var på plats. Gör om den med aspekt restore; vad som fanns där förut ligger i dess backups.`,
    restoreLeft: (file) =>
      `${file} är vad som är kvar av en återläsning som avbröts. Läs tillbaka själva säkerhetskopian.`,
    notCopied: (file, folder) =>
      `${file} gick inte att kopiera till ${folder}: det kan saknas plats. Ingenting ändrades.`,
    notDatabase: (why) => `Filen är ingen hel databas: ${why}.`,
    foundDamaged: (why) => `SQLite finner filen skadad: ${why}`,
    aheadHurt: (file) =>
      `Det senaste som skrevs är skadat i ${file}-wal: poster som har blivit bekräftade kan saknas i slutet av borden.`,
    wholeUpTo: (table, seq) =>
      `Bord ${table} är helt till och med post ${seq}; det som kommer sedan följer inte av den.`,
    strays: (count) => `Poster eller länkar som inte hör till något bord: ${count}.`,
  },
  pl: {
    at: (address) => `Aspekt działa pod adresem ${address}`,
    phones: (address) => `Telefony w tej samej sieci: ${address}`,
    badPort: 'PORT musi być liczbą od 0 do 65535.',
    badMemory: 'ASPEKT_MEMORY_MB musi być liczbą megabajtów.',
    badProxy: 'ASPEKT_PROXY musi mieć wartość 1 lub 0.',
    badBackupHours: 'ASPEKT_BACKUP_HOURS musi być liczbą godzin albo 0, jeśli kopii ma nie być.',
    badBackupKeep: 'ASPEKT_BACKUP_KEEP musi być liczbą całkowitą od 1.',
    portTaken: (port) => `Port ${port} jest zajęty. Ustaw PORT na inny albo zatrzymaj to, co go używa.`,
    cannotListen: (address, code) => `Serwer nie może nasłuchiwać pod ${address} (${code}).`,
    wrongClock: (now, last) =>
      `Zegar tego komputera wskazuje ${now}, a ostatni wpis powstał ${last}. Ustaw zegar: godziny wyglądają dziwnie, a zaproszenia kończą się według niego.`,
    damagedAfter: (table, seq) =>
      `Dziennik stołu ${table} jest uszkodzony po wpisie ${seq}: można go czytać, nie można grać.`,
    unwritable: (folder, code) => `Nie można pisać w folderze danych ${folder} (${code}). Ustaw ASPEKT_DATA na inny.`,
    notOurs: (folder) =>
      `W ${folder} jest coś innego niż stoły i inni mają do tego dostęp. Ustaw ASPEKT_DATA na osobny folder.`,
    inUse: (folder) => `Inny serwer Aspekt używa już folderu danych ${folder}.`,
    stillRead: (file) =>
      `Inny program wciąż czyta ${file}, a zanim skończy, nie można grać. Poczekaj na niego albo go zatrzymaj i spróbuj ponownie.`,
    badLock: (file) => `Plik blokady ${file} jest uszkodzony. Jeśli żaden serwer nie działa, usuń go.`,
    stopFirst: 'Najpierw go zatrzymaj.',
    damagedTables: (folder) =>
      `Stoły w ${folder} są uszkodzone. Sprawdź je poleceniem aspekt verify i przywróć kopię zapasową.`,
    noRoomForTables: (folder) => `Nie ma już miejsca na stoły w ${folder}.`,
    diskFailed:
      'Dysk nie może już zapisywać. Wszystko, co zostało potwierdzone, jest zachowane. Sprawdź dysk, a potem spróbuj ponownie.',
    noTables: (folder) => `W ${folder} nie ma stołów.`,
    noPage: 'Strona nie jest jeszcze zbudowana: przeglądarki nic nie zobaczą. Uruchom raz npm start.',
    sealed: 'Stoły są tu zapieczętowane. Ustaw ASPEKT_KEY_FILE na plik z ich kluczem.',
    otherKey: 'Stoły są tu zapieczętowane innym kluczem niż ten z ASPEKT_KEY_FILE.',
    unreadableKey: (file) => `Nie można odczytać pliku klucza ${file}.`,
    shortKey: (file) => `Plik klucza ${file} potrzebuje co najmniej 32 bajtów, których nikt nie zgadnie.`,
    noRoomToClean: 'Nie ma miejsca, by zapisać stoły od nowa. Zrób miejsce i uruchom serwer jeszcze raz.',
    tracesLeft: (table, files) =>
      `Stół ${table} jest usunięty, ale może wciąż być w ${files}. Usuń to, czego nie da się otworzyć.`,
    backupFailed: (code) => `Kopia zapasowa się nie udała (${code}).`,
    backupBrokenOff: 'Tworzenie kopii zapasowej zostało przerwane.',
    thereAlready: (file) => `Plik ${file} już istnieje.`,
    backupNotWhole: (why) => `Kopia zapasowa jest niepełna. ${why}`,
    deletedMeanwhile: 'W międzyczasie usunięto stół, a z nim to, co było skopiowane. Zrób kopię jeszcze raz.',
    noRoomForBackup: (place) => `W ${place} nie ma dość miejsca na kopię zapasową.`,
    noFile: (file) => `Nie ma pliku ${file}.`,
    notRestorable: (file, why) => `Nie można przywrócić ${file}. ${why}`,
    changedMeanwhile: (file) => `W trakcie kopiowania coś zapisano w ${file}. Spróbuj ponownie. Nic się nie zmieniło.`,
    restoreBrokenOff: (folder) =>
      `Przywracanie do ${folder} przerwano, zanim stoły znalazły się na miejscu. Powtórz je poleceniem aspekt restore; to, co było tam wcześniej, jest w jego backups.`,
    restoreLeft: (file) => `${file} to pozostałość po przerwanym przywracaniu. Przywróć samą kopię zapasową.`,
    notCopied: (file, folder) =>
      `Nie udało się skopiować ${file} do ${folder}: może brakować miejsca. Nic się nie zmieniło.`,
    notDatabase: (why) => `Plik nie jest całą bazą danych: ${why}.`,
    foundDamaged: (why) => `Według SQLite plik jest uszkodzony: ${why}`,
    aheadHurt: (file) =>
      `To, co zapisano ostatnio, jest uszkodzone w ${file}-wal: na końcu stołów może brakować potwierdzonych wpisów.`,
    wholeUpTo: (table, seq) => `Stół ${table} jest cały do wpisu ${seq}; to, co dalej, z niego nie wynika.`,
    strays: (count) => `Wpisy lub linki, które nie należą do żadnego stołu: ${count}.`,
  },
  en: {
    at: (address) => `Aspekt is at ${address}`,
    phones: (address) => `Phones in the same network: ${address}`,
    badPort: 'PORT must be a number from 0 to 65535.',
    badMemory: 'ASPEKT_MEMORY_MB must be a number of megabytes.',
    badProxy: 'ASPEKT_PROXY must be 1 or 0.',
    badBackupHours: 'ASPEKT_BACKUP_HOURS must be a number of hours, or 0 for no backups.',
    badBackupKeep: 'ASPEKT_BACKUP_KEEP must be a whole number from 1.',
    portTaken: (port) => `Port ${port} is taken. Set PORT to another, or stop what is using it.`,
    cannotListen: (address, code) => `The server cannot listen on ${address} (${code}).`,
    wrongClock: (now, last) =>
      `The clock of this machine says ${now}, but the last entry was written at ${last}. Set the clock: times look odd, and invitations end by it.`,
    damagedAfter: (table, seq) =>
      `The log of table ${table} is damaged after entry ${seq}: it can be read, not played.`,
    unwritable: (folder, code) =>
      `The data folder ${folder} cannot be written to (${code}). Set ASPEKT_DATA to another.`,
    notOurs: (folder) =>
      `There are other things than tables in ${folder}, and others can get at them. Set ASPEKT_DATA to a folder of its own.`,
    inUse: (folder) => `Another Aspekt server is already using the data folder ${folder}.`,
    stillRead: (file) =>
      `Another program is still reading ${file}, and before it is done nothing can be played. Wait for it or stop it, and try again.`,
    badLock: (file) => `The lock file ${file} is damaged. Delete it, if no server is running.`,
    stopFirst: 'Stop it first.',
    damagedTables: (folder) => `The tables in ${folder} are damaged. Look with aspekt verify, and restore a backup.`,
    noRoomForTables: (folder) => `There is no room left for the tables in ${folder}.`,
    diskFailed:
      'The disk can no longer save. Everything that was acknowledged is kept. Look at the disk, then try again.',
    noTables: (folder) => `There are no tables in ${folder}.`,
    noPage: 'The page has not been built yet: browsers will see nothing. Run npm start once.',
    sealed: 'The tables here are sealed. Set ASPEKT_KEY_FILE to the file with their key.',
    otherKey: 'The tables here are sealed with another key than the one in ASPEKT_KEY_FILE.',
    unreadableKey: (file) => `The key file ${file} cannot be read.`,
    shortKey: (file) => `The key file ${file} needs at least 32 bytes that nobody can guess.`,
    noRoomToClean: 'There is no room to write the tables anew. Make room and start the server once more.',
    tracesLeft: (table, files) =>
      `Table ${table} is deleted, but may still be in ${files}. Delete what cannot be opened.`,
    backupFailed: (code) => `The backup failed (${code}).`,
    backupBrokenOff: 'The backup was broken off.',
    thereAlready: (file) => `${file} is there already.`,
    backupNotWhole: (why) => `The backup is not whole. ${why}`,
    deletedMeanwhile: 'A table was deleted meanwhile, and what was copied with it. Make the backup again.',
    noRoomForBackup: (place) => `There is not enough room for a backup in ${place}.`,
    noFile: (file) => `There is no file ${file}.`,
    notRestorable: (file, why) => `${file} cannot be restored. ${why}`,
    changedMeanwhile: (file) => `Something was written to ${file} while it was copied. Try again. Nothing was changed.`,
    restoreBrokenOff: (folder) =>
      `A restore into ${folder} was broken off before the tables were in place. Run aspekt restore again; what was there before is in its backups.`,
    restoreLeft: (file) => `${file} is what is left of a restore that was broken off. Restore the backup itself.`,
    notCopied: (file, folder) => `${file} could not be copied to ${folder}: there may be no room. Nothing was changed.`,
    notDatabase: (why) => `The file is not a whole database: ${why}.`,
    foundDamaged: (why) => `SQLite finds the file damaged: ${why}`,
    aheadHurt: (file) =>
      `What was written last is damaged in ${file}-wal: entries that were acknowledged may be missing at the end of the tables.`,
    wholeUpTo: (table, seq) => `Table ${table} is whole up to entry ${seq}; what comes after does not follow from it.`,
    strays: (count) => `${count} entries or links belong to no table.`,
  },
};

/** In the language of this process. */
export const t: OperatorWords = operatorWords[operatorLanguage];
