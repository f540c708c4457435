import type { Locale, PerLocale } from '@aspekt/contract';
import type { NewExtra, PerAttribute } from '../model.ts';

/** Somebody to put on the table in a moment: a function worth 2, flavour worth 1, and 5 in everything unless it says so. */
type Stock = {
  readonly id: string;
  readonly name: PerLocale<string>;
  readonly role: PerLocale<string>;
  readonly flavour: PerLocale<string>;
  readonly attributes?: Partial<PerAttribute>;
  readonly mob?: true;
};

const stock: readonly Stock[] = [
  {
    id: 'guard',
    name: { sv: 'Vakten', pl: 'Strażnik', en: 'The guard' },
    role: { sv: 'Misstänksam vakt', pl: 'Podejrzliwa straż', en: 'Suspicious guard' },
    flavour: { sv: 'Trött i benen', pl: 'Zmęczone nogi', en: 'Tired legs' },
  },
  {
    id: 'soldier',
    name: { sv: 'Soldaten', pl: 'Żołnierz', en: 'The soldier' },
    role: { sv: 'Soldat på jakt', pl: 'Żołnierz w pościgu', en: 'Soldier on the hunt' },
    flavour: { sv: 'Vill hem till våren', pl: 'Do domu przed wiosną', en: 'Wants to be home by spring' },
  },
  {
    id: 'politician',
    name: { sv: 'Rådsherren', pl: 'Rajca', en: 'The councillor' },
    role: { sv: 'Mäktig rival', pl: 'Potężny rywal', en: 'Powerful rival' },
    flavour: { sv: 'Fåfäng', pl: 'Próżność', en: 'Vain' },
    attributes: { mind: 6, interaction: 7, body: 3 },
  },
  {
    id: 'merchant',
    name: { sv: 'Handlaren', pl: 'Handlarz', en: 'The merchant' },
    role: { sv: 'Säljer vad som helst', pl: 'Sprzeda wszystko', en: 'Sells anything' },
    flavour: { sv: 'Hör illa när det passar', pl: 'Wygodna głuchota', en: 'Deaf when it suits' },
    attributes: { mind: 5, interaction: 6, body: 4 },
  },
  {
    id: 'beast',
    name: { sv: 'Odjuret', pl: 'Bestia', en: 'The beast' },
    role: { sv: 'Hungrigt rovdjur', pl: 'Głodny drapieżnik', en: 'Hungry predator' },
    flavour: { sv: 'Skyr eld', pl: 'Strach przed ogniem', en: 'Shuns fire' },
    attributes: { mind: 4, interaction: 2, body: 8 },
  },
  {
    id: 'crowd',
    name: { sv: 'Folkmassan', pl: 'Tłum na rynku', en: 'The crowd' },
    role: { sv: 'Uppretad folkmassa', pl: 'Wzburzony tłum', en: 'Angry crowd' },
    flavour: { sv: 'Har hört falska rykten', pl: 'Fałszywe pogłoski', en: 'Has heard false rumours' },
    attributes: { mind: 4, interaction: 6, body: 8 },
    mob: true,
  },
  {
    id: 'patrols',
    name: { sv: 'Patrullerna', pl: 'Patrole', en: 'The patrols' },
    role: { sv: 'Genomsöker trakten', pl: 'Przeczesują okolicę', en: 'Combing the country' },
    flavour: { sv: 'Dåligt samordnade', pl: 'Zła koordynacja', en: 'Badly coordinated' },
    attributes: { mind: 8, interaction: 4, body: 6 },
    mob: true,
  },
];

/** A passive side for a complex action: it never rolls, its goal is that the other fails (NYX-CPX-03). */
export type Obstacle = { readonly id: string; readonly name: string; readonly aspect: string };
const obstacleStock: readonly Pick<Stock, 'id' | 'name' | 'role'>[] = [
  {
    id: 'river',
    name: { sv: 'Floden', pl: 'Rzeka', en: 'The river' },
    role: { sv: 'Stark ström', pl: 'Silny prąd', en: 'Strong current' },
  },
  {
    id: 'cliff',
    name: { sv: 'Bergväggen', pl: 'Skalna ściana', en: 'The rock face' },
    role: { sv: 'Löst grus', pl: 'Osypujący się żwir', en: 'Loose gravel' },
  },
  {
    id: 'winter',
    name: { sv: 'Vintern', pl: 'Zima', en: 'The winter' },
    role: { sv: 'Långa nätter', pl: 'Długie noce', en: 'Long nights' },
  },
  {
    id: 'masterpiece',
    name: { sv: 'Mästerverket', pl: 'Arcydzieło', en: 'The masterpiece' },
    role: { sv: 'Högt ställda krav', pl: 'Wysokie oczekiwania', en: 'High expectations' },
  },
];

export type ReadyExtra = NewExtra & { readonly mob?: true };
const extraIn =
  (locale: Locale) =>
  ({ id, name, role, flavour, attributes, mob }: Stock): ReadyExtra => ({
    id,
    name: name[locale],
    roleAspect: role[locale],
    flavourAspect: flavour[locale],
    ...(attributes && { attributes }),
    ...(mob && { mob }),
  });
const obstacleIn =
  (locale: Locale) =>
  ({ id, name, role }: Pick<Stock, 'id' | 'name' | 'role'>): Obstacle => ({
    id,
    name: name[locale],
    aspect: role[locale],
  });

/** Opponents to put on the table as they are; `mob` says that they are many treated as one. */
export const extras: PerLocale<readonly ReadyExtra[]> = {
  sv: stock.map(extraIn('sv')),
  pl: stock.map(extraIn('pl')),
  en: stock.map(extraIn('en')),
};

/** Rivers and walls: passive sides with an aspect for the scene. */
export const obstacles: PerLocale<readonly Obstacle[]> = {
  sv: obstacleStock.map(obstacleIn('sv')),
  pl: obstacleStock.map(obstacleIn('pl')),
  en: obstacleStock.map(obstacleIn('en')),
};
