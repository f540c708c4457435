import type { Locale, PerLocale } from '@aspekt/contract';
import type { Settings } from '../model.ts';

type Names = Readonly<Record<keyof Settings, string>>;

const sv: Names = {
  successAt: 'när ett test lyckas',
  specialisationDoubled: 'hur specialiseringar räknas',
  scaleOnNegative: 'skala under noll',
  adventureRefresh: 'potterna när ett äventyr börjar',
  complexCarry: 'vad ett sammansatt test för vidare',
  xpMultiplier: 'priset för nya drag',
  offLabelTwoForOne: 'erfarenhet med fel etikett',
  relabelAllowed: 'byte av etikett',
  labelExpiry: 'när etiketter faller av',
  creationBudget: 'tyngdpoäng för en ny rollperson',
  keyPhrases: 'nyckelfraser',
  storyLike: 'erfarenhet för berättelsen',
  harm: 'skada som markörer',
  gmPool: 'spelledarens engagemang',
  npcLines: 'spelledarpersoner på en rad',
  commonCategories: 'bordets lista över kategorier',
  rewording: 'omskrivna fraser',
};

const pl: Names = {
  successAt: 'kiedy test się powodzi',
  specialisationDoubled: 'liczenie specjalizacji',
  scaleOnNegative: 'skala poniżej zera',
  adventureRefresh: 'pule na początku przygody',
  complexCarry: 'co przenosi test złożony',
  xpMultiplier: 'cena nowych cech',
  offLabelTwoForOne: 'doświadczenie z innym określeniem',
  relabelAllowed: 'zmiana określeń',
  labelExpiry: 'wygasanie określeń',
  creationBudget: 'punkty doniosłości nowej postaci',
  keyPhrases: 'frazy klucze',
  storyLike: 'doświadczenie za opowieść',
  harm: 'krzywda jako znaczniki',
  gmPool: 'zaangażowanie MG',
  npcLines: 'postacie MG w jednym wierszu',
  commonCategories: 'lista kategorii stołu',
  rewording: 'zmiana brzmienia fraz',
};

const en: Names = {
  successAt: 'when a test succeeds',
  specialisationDoubled: 'how specialisations count',
  scaleOnNegative: 'scale below zero',
  adventureRefresh: 'the pools when an adventure begins',
  complexCarry: 'what a complex test carries over',
  xpMultiplier: 'the price of new features',
  offLabelTwoForOne: 'experience with another label',
  relabelAllowed: 'changing labels',
  labelExpiry: 'when labels fall off',
  creationBudget: 'significance points of a new character',
  keyPhrases: 'key phrases',
  storyLike: 'experience for the story',
  harm: 'harm as markers',
  gmPool: 'the GM’s engagement',
  npcLines: 'GM characters in one line',
  commonCategories: 'the table’s list of categories',
  rewording: 'rewording phrases',
};

const names: PerLocale<Names> = { sv, pl, en };

/** The settings that were changed, by name. */
export const settingNames = (locale: Locale, changed: object): readonly string[] =>
  Object.keys(changed).map((key) => names[locale][key as keyof Settings]);
