import { facesIn, settingsIn, type SettingWords, type TableTexts } from './words.ts';

const settings: SettingWords = {
  dial: { ask: 'fråga om allt', suggest: 'föreslå', do: 'öppna val görs av sig själva' },
  typedDice: (on) => (on ? 'egna tärningar får skrivas in' : 'inga inskrivna tärningar'),
  onlookers: (on) => (on ? 'åskådare får titta på' : 'inga åskådare'),
  waitingRoom: (on) => (on ? 'spelledaren släpper in dem som kommer' : 'den som är inbjuden kommer in direkt'),
  talkEvery: (seconds) =>
    seconds > 0 ? `spelare talar högst en gång på ${seconds} sekunder` : 'alla talar när de vill',
};

export const sv: TableTexts = {
  events: {
    'table/created': ({ name }) => `Bordet ”${name}” är dukat.`,
    'table/imported': () => 'Bordet lästes in från en fil. Tärningarna fortsätter från nya frön.',
    'table/copied': ({ restored }) =>
      restored
        ? 'Bordet återställdes från en säkerhetskopia. Tärningarna fortsätter från nya frön.'
        : 'Spelledaren tog en kopia av hela bordet. Tärningarna fortsätter från nya frön.',
    'table/chains-opened': () => 'Servern har bundit sig till nya tärningar åt dem som får se dem.',
    'table/dice-revealed': ({ revealed }) =>
      `Tärningarna hittills är öppnade: alla kan kontrollera dem nu (${revealed.map(({ epoch }) => epoch).join(', ')}).`,
    'table/roll-opened': ({ opening }) => `Ett hemligt slag är öppnat: ${facesIn(opening.throws)}.`,
    'table/seated': ({ name, role }) =>
      role === 'gm' ? `${name} är spelledare.` : role === 'player' ? `${name} slår sig ner.` : `${name} tittar på.`,
    'table/seat-renamed': ({ before, name }) => `${before} heter nu ${name}.`,
    'table/seat-removed': ({ name }) => `${name} har lämnat bordet.`,
    'table/renamed': ({ name }) => `Bordet heter nu ”${name}”.`,
    'table/configured': (event) => `Bordets inställningar: ${settingsIn(settings, event.settings)}.`,
    'table/said': ({ seat, as, text }, name) => `${name(as ?? seat)}: ”${text}”`,
    'table/note-written': ({ text }) => `Anteckning: ${text}`,
    'table/note-revealed': ({ text }) => `En anteckning visas: ${text}`,
    'table/note-struck': ({ text }) => `En anteckning stryks: ${text}`,
    'table/requested': ({ seat, note }, name) => `Spelledaren ber ${name(seat)} att handla.${note && ` ${note}`}`,
    'table/request-withdrawn': ({ seat }, name) => `Det som ${name(seat)} ombads göra är återtaget.`,
    'table/request-done': () => 'Som spelledaren bad om.',
    'table/undone': () => 'Ångrat.',
    'table/redone': () => 'Tillbaka igen.',
    'table/undo-asked': ({ seat }, name) => `${name(seat)} ber att få ta tillbaka något.`,
    'table/undo-agreed': ({ seat }, name) => `${name(seat)} går med på det.`,
    'table/undo-declined': ({ seat }, name) => `Det står fast: ${name(seat)} säger nej.`,
    'table/paused': () => 'Paus. Någon spelade X-kortet.',
    'table/resumed': () => 'Spelet fortsätter.',
  },
  somebody: 'någon',
  untold: 'Något hände som den här versionen inte kan berätta.',
  undone: (what, more) => `Ångrat: ${what}${more > 0 ? ` (och ${more} till)` : ''}`,
  redone: (what, more) => `Tillbaka igen: ${what}${more > 0 ? ` (och ${more} till)` : ''}`,
  asked: (who, what, more) => `${who} ber att få ta tillbaka: ${what}${more > 0 ? ` (och ${more} till)` : ''}`,
  refusals: {
    TABLE_E_ONLOOKER: 'Du tittar på. Be spelledaren om en plats om du vill vara med.',
    TABLE_E_GM_ONLY: 'Det kan bara spelledaren göra.',
    TABLE_E_NO_SEAT: 'Du har ingen plats vid bordet längre. Be spelledaren om en ny länk.',
    TABLE_E_PAUSED: 'Spelet är pausat. Det fortsätter när spelledaren säger till.',
    TABLE_E_NOT_PAUSED: 'Spelet är inte pausat.',
    TABLE_E_TYPED_DICE_OFF:
      'Det här bordet tar inte emot inskrivna tärningar. Spelledaren kan tillåta dem i inställningarna.',
    TABLE_E_ID_TAKEN: 'Det id:t är redan upptaget. Välj ett annat.',
    TABLE_E_NO_NOTE: 'Den anteckningen finns inte längre.',
    TABLE_E_NOTE_SHOWN: 'Alla kan redan se den anteckningen.',
    TABLE_E_NO_REQUEST: 'Den begäran finns inte, eller så gäller den något som spelet inte känner till.',
    TABLE_E_UNKNOWN_SEAT: 'Ingen sitter där.',
    TABLE_E_OWN_SEAT_ONLY: 'Du kan bara ändra ditt eget namn.',
    TABLE_E_GM_STAYS: 'Spelledarens plats kan inte tas bort.',
    TABLE_E_TABLE_FULL: 'Alla platser vid bordet är upptagna.',
    TABLE_E_NOT_YOUR_FIGURE: 'Du kan inte tala för den personen.',
    TABLE_E_NOTHING_TO_UNDO:
      'Det finns inget du kan ångra. Du kan ångra din senaste handling tills någon annan har handlat.',
    TABLE_E_NOTHING_TO_REDO: 'Det finns inget att göra om.',
    TABLE_E_ENTANGLED: 'För mycket har hänt sedan dess. Be spelledaren att ångra.',
    TABLE_E_UNKNOWN_LINE: 'Den raden finns inte i loggen.',
    TABLE_E_PLEA_OPEN: 'Någon ber redan att få ta tillbaka något. Svara på det först.',
    TABLE_E_NO_PLEA: 'Ingen ber att få ta tillbaka något.',
    TABLE_E_NOT_ASKED: 'Du är inte tillfrågad om det.',
    TABLE_E_UNDO_YOURSELF: 'Det kan du ångra själv.',
    TABLE_E_TOO_LONG_AGO: 'Det var för länge sedan. Spelledaren kan fortfarande ångra det.',
    TABLE_E_NO_SECRET_ROLL: 'Det finns inget hemligt slag på den raden.',
    TABLE_E_NO_DICE: 'Det finns inga tärningar åt de personerna än.',
  },
  talkSlowly: (seconds) =>
    `Vid det här bordet talar man långsamt. Du kan tala igen om ${seconds === 1 ? '1 sekund' : `${seconds} sekunder`}.`,
  chronicle: {
    hidden: 'dolt för spelare',
    struck: 'ångrat',
    typed: 'inskrivna tärningar',
    overruled: 'mot reglerna',
    game: 'Spel',
    people: 'Vid bordet',
    dice: 'tärningar',
  },
};
