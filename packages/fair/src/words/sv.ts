import type { Words } from './types.ts';

export const sv: Words = {
  outcome: {
    proved: 'Bevisat: varje slag följer av ett tal som servern hade bundit sig till innan.',
    unrevealed: 'Kan inte bevisas än: inget är fel, och en del slag kan bevisas först när deras tal har visats.',
    wrong: 'Fel: den här loggen bevisar inte sina tärningar.',
    none: 'Det finns inget att bevisa: bordet har inte slagit några tärningar.',
  },
  fault: {
    'not a log': 'Fel: det här är inte en logg från Aspekt.',
    'unknown version': 'Loggen är av en nyare version än den här kontrollen. Uppdatera och försök igen.',
    changed: 'Fel: loggen har ändrats. Dess kontrollsummor hänger inte ihop.',
    'cut short': 'Fel: loggen har kortats av, eller så har rader lagts till.',
  },
  whole: 'Loggens kontrollsummor hänger ihop.',
  count: {
    proved: 'Bevisade',
    unrevealed: 'Kan inte bevisas än',
    wrong: 'Fel',
    typed: 'Inskrivna för hand, inget att bevisa',
  },
  unsealed: 'Öppnade dolda slag utan försegling i den här filen, inget att bevisa',
  opened: 'Öppnade dolda slag som passar sin försegling',
  asSent: 'Dina egna slag som står i loggen så som den här enheten skickade dem',
  strange: 'Slag i ditt namn som den här enheten inte känner till, till exempel från en annan',
  late: 'Dina egna slag vars tal servern band sig till först när de var skickade',
  unsalted: 'Slagna utan tecken från den som slog',
  chosen: 'Slagna av bordet självt på ett sätt som lämnade servern ett val',
  overruled: 'Regler som spelledaren har åsidosatt',
  unanswered: 'Någon hade inte fått svar på ett slag innan',
  line: 'rad',
  going: {
    'goes on': 'Loggen fortsätter från den tidigare. Nya rader',
    behind:
      'Fel: loggen slutar före den tidigare. Servern har gått tillbaka till ett tidigare läge, eller så har rader tagits bort. Saknade rader',
    other:
      'Fel: loggen är en annan än den tidigare. Servern har gått tillbaka och spelat vidare, eller så har loggen ändrats',
    'another table': 'De två loggarna kommer från olika bord.',
  },
  broken: { earlier: 'Den tidigare loggen', later: 'Den senare loggen' },
  why: {
    malformed:
      'Något på raden är inte av det slag det måste vara, till exempel en räknare som inte är ett heltal. Inget på den bevisar något.',
    'no source': 'Slaget säger varken vilket tal det kom av eller att det skrevs in.',
    'typed without leave': 'Tärningar skrevs in vid ett bord som inte tillät det.',
    'counter went back':
      'Tärningarnas räknare står still eller går tillbaka: ett slag gjordes om, lades till eller flyttades.',
    'rolled twice': 'Samma kommando slog två gånger: servern försökte igen med det som skickades en gång.',
    'rolls missing': 'Tärningarnas räknare hoppar: ett slag före det här saknas.',
    'throws missing': 'Tärningar drogs, och slaget finns inte där.',
    'no commitment': 'Det fanns ingen bindning till det här talet innan.',
    'chain had ended': 'Talet var ur bruk eller redan visat när tärningarna föll.',
    'commitment replaced': 'En bindning har bytts ut mot en annan.',
    'other seed': 'Talet som visades är inte det som servern hade bundit sig till.',
    'other faces': 'Tärningarna följer inte av talet och avsändarens tecken.',
    'id chosen':
      'Det som följde av sig självt har ett id eller tecken som inte följer: servern kunde pröva andra tills tärningarna passade den.',
    'not as sent':
      'Slaget skickades härifrån, men inte med det här id:t eller de här tecknen: den som förde loggen bytte ut dem.',
    'other seal': 'Ett dolt slag passar inte förseglingen från när det föll.',
    'no seal': 'Ett dolt slag öppnades som aldrig hade förseglats.',
  },
};
