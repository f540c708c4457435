import type { Locale, PerLocale } from '@aspekt/contract';
import { priceTable } from '../price.ts';
import { areaOfFace } from '../attack-hands.ts';
import { words as en } from '../texts/en/words.ts';
import { words as pl } from '../texts/pl/words.ts';
import { words as sv } from '../texts/sv/words.ts';

/** One table of the sheet that lies on the table: rows of cells, all text. */
export type SheetSection = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

type Words = {
  readonly prices: string;
  readonly priceColumns: readonly string[];
  readonly load: readonly [string, string];
  readonly range: string;
  readonly rangeColumns: readonly string[];
  readonly rangeRows: readonly (readonly string[])[];
  readonly areas: string;
  readonly areaColumns: readonly string[];
  readonly cycle: string;
  readonly cycleRows: readonly string[];
  readonly pain: string;
  readonly painColumns: readonly string[];
  readonly painRows: readonly (readonly string[])[];
  readonly trauma: string;
  readonly traumaColumns: readonly string[];
  readonly traumaRows: readonly (readonly string[])[];
};

const words: PerLocale<Words> = {
  sv: {
    prices: 'Priser i UP',
    priceColumns: ['Nivå', 'Färdighet, ett steg', 'Färdighet från noll, attribut ett steg', 'Attribut från noll'],
    load: ['Packning', 'Mer FP än Bärförmåga: −1 Rörlighet och −1 Förflyttning för varje hel multipel'],
    range: 'Avståndsmalus',
    rangeColumns: ['Vapen', 'Malus'],
    rangeRows: [
      ['Utan vidare', '+1 per tio meter'],
      ['Improviserat', '×2'],
      ['Kastvapen', '×2'],
      ['Tungt armborst, långt eldvapen', '×½'],
      ['Räfflat rör', '×½'],
      ['Varje nivå av avståndssikte', '×½'],
    ],
    areas: 'Träffområde',
    areaColumns: ['Tärning', 'Område'],
    cycle: 'Aktiveringen',
    cycleRows: [
      'Ordning efter Sinnesnärvaro',
      'I början: stress, 1B1F KP',
      'I slutet: KP till vaksamhet',
      'Nervchock minskar med Viljestyrka',
      'KP = aktuell Handlingskraft',
    ],
    pain: 'Misslyckat test mot smärta',
    painColumns: ['Lem', 'Test', 'Följd'],
    painRows: [
      ['Arm', '1', 'Det som bara den handen håller faller'],
      ['Arm', '2', 'Det som båda händerna håller faller'],
      ['Ben', '1', 'Sittande'],
      ['Ben', '2', 'Liggande'],
    ],
    trauma: 'Organtrauma',
    traumaColumns: ['Summa', 'Följd'],
    traumaRows: [
      ['3+', 'En grad nervchock är varaktig'],
      ['5+', 'Instabilt tillstånd'],
      ['7+', 'Viljestyrka mot medvetslöshet var femte minut'],
    ],
  },
  pl: {
    prices: 'Ceny w UP',
    priceColumns: ['Poziom', 'Umiejętność, krok', 'Umiejętność od zera, atrybut krok', 'Atrybut od zera'],
    load: ['Bagaż', 'FP ponad Udźwig: −1 Zwinności i −1 Szybkości za każdą całą wielokrotność'],
    range: 'Kara za odległość',
    rangeColumns: ['Broń', 'Kara'],
    rangeRows: [
      ['Zwykła', '+1 za dziesięć metrów'],
      ['Improwizowana', '×2'],
      ['Miotana', '×2'],
      ['Ciężka kusza, długa broń palna', '×½'],
      ['Gwintowana lufa', '×½'],
      ['Każdy poziom celowania na odległość', '×½'],
    ],
    areas: 'Strefa trafienia',
    areaColumns: ['Kość', 'Strefa'],
    cycle: 'Aktywacja',
    cycleRows: [
      'Kolejność według Przytomności umysłu',
      'Na początku: stres, 1B1F KP',
      'Na końcu: KP do czujności',
      'Szok nerwowy spada o Siłę woli',
      'KP = bieżąca Zdolność działania',
    ],
    pain: 'Nieudany test bólu',
    painColumns: ['Kończyna', 'Test', 'Skutek'],
    painRows: [
      ['Ręka', '1', 'Spada to, co trzyma tylko ta ręka'],
      ['Ręka', '2', 'Spada to, co trzymają obie ręce'],
      ['Noga', '1', 'Siad'],
      ['Noga', '2', 'Leżenie'],
    ],
    trauma: 'Uraz narządów',
    traumaColumns: ['Suma', 'Skutek'],
    traumaRows: [
      ['3+', 'Jeden stopień szoku jest trwały'],
      ['5+', 'Stan niestabilny'],
      ['7+', 'Siła woli przeciw utracie przytomności co pięć minut'],
    ],
  },
  en: {
    prices: 'Prices in UP',
    priceColumns: ['Level', 'Skill, one step', 'Skill from zero, attribute one step', 'Attribute from zero'],
    load: ['Load', 'More FP than Carrying Capacity: −1 Agility and −1 Movement for every whole multiple'],
    range: 'Range malus',
    rangeColumns: ['Weapon', 'Malus'],
    rangeRows: [
      ['As it is', '+1 per ten metres'],
      ['Improvised', '×2'],
      ['Thrown', '×2'],
      ['Heavy crossbow, long firearm', '×½'],
      ['Rifled barrel', '×½'],
      ['Each level of range aim', '×½'],
    ],
    areas: 'Hit area',
    areaColumns: ['Die', 'Area'],
    cycle: 'The activation',
    cycleRows: [
      'Order by Presence of Mind',
      'At the start: stress, 1B1F KP',
      'At the end: KP to vigilance',
      'Nerve shock falls by Willpower',
      'KP = current Action Capacity',
    ],
    pain: 'Failed pain test',
    painColumns: ['Limb', 'Test', 'Effect'],
    painRows: [
      ['Arm', '1', 'What that hand alone holds falls'],
      ['Arm', '2', 'What both hands hold falls'],
      ['Leg', '1', 'Sitting'],
      ['Leg', '2', 'Lying'],
    ],
    trauma: 'Organ trauma',
    traumaColumns: ['Total', 'Effect'],
    traumaRows: [
      ['3+', 'One degree of nerve shock lasts'],
      ['5+', 'Unstable condition'],
      ['7+', 'Willpower against unconsciousness every fifth minute'],
    ],
  },
};

const names = { sv, pl, en } as const;
const levels = 30;

/** The sheet of tables to lie on the table or to be printed (AOR-GEN-10). */
export const tableSheet = (locale: Locale): readonly SheetSection[] => {
  const w = words[locale];
  const { areas } = names[locale];
  const prices = priceTable(levels);
  const priceRow = (_: unknown, i: number): readonly string[] =>
    [i + 1, prices.skillStep[i], prices.skillFromZero[i], prices.attributeFromZero[i]].map(String);
  const faces = [6, 5, 4, 3, 2, 1].map((face) => [String(face), areas[areaOfFace[face] ?? 'torso']]);
  return [
    { title: w.prices, columns: w.priceColumns, rows: Array.from({ length: levels }, priceRow) },
    { title: w.load[0], columns: [], rows: [[w.load[1]]] },
    { title: w.range, columns: w.rangeColumns, rows: w.rangeRows },
    { title: w.areas, columns: w.areaColumns, rows: faces },
    { title: w.cycle, columns: [], rows: w.cycleRows.map((row) => [row]) },
    { title: w.pain, columns: w.painColumns, rows: w.painRows },
    { title: w.trauma, columns: w.traumaColumns, rows: w.traumaRows },
  ];
};
