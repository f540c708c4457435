// What is said to whoever starts Aspekt before there is anything else to say it. Runs on Node 20, before anything is installed.
const words = {
  sv: {
    oldNode: 'Aspekt behöver Node 20 eller senare för att starta.',
    installing: 'Installerar det som Aspekt behöver (en gång) …',
    notInstalled: 'Installationen misslyckades: se raderna ovanför, och försök med `npm ci`.',
    building: 'Bygger sidan …',
    notBuilt: 'Sidan gick inte att bygga: se raderna ovanför.',
  },
  pl: {
    oldNode: 'Aspekt wymaga Node w wersji 20 lub nowszej.',
    installing: 'Instalowanie tego, czego potrzebuje Aspekt (jeden raz) …',
    notInstalled: 'Instalacja się nie udała: zobacz wiersze powyżej i spróbuj `npm ci`.',
    building: 'Budowanie strony …',
    notBuilt: 'Nie udało się zbudować strony: zobacz wiersze powyżej.',
  },
  en: {
    oldNode: 'Aspekt needs Node 20 or later to start.',
    installing: 'Installing what Aspekt needs (once) …',
    notInstalled: 'Installing failed: see the lines above, and try `npm ci`.',
    building: 'Building the page …',
    notBuilt: 'The page could not be built: see the lines above.',
  },
};

const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const machines = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale;

export const t = words[Object.keys(words).find((language) => machines.startsWith(language)) ?? 'en'];
