import type { PerLocale } from '@aspekt/contract';
import type { Aspect, AspectKind, ProficiencyId, Sheet, SphereId, Trait } from '../model.ts';
import { spheres } from '../spheres.ts';

type Six<T> = readonly [T, T, T, T, T, T];

/** Six traits round the ring, at most four points to a sphere: two in the first sphere, then onwards. */
const traitsFrom = (first: number, phrases: Six<string>): readonly Trait[] => {
  const at = (step: number): SphereId => spheres[(first + step) % 5] ?? 'character';
  const places: Six<readonly [number, number | null]> = [
    [0, 1],
    [0, 4],
    [1, null],
    [2, null],
    [3, 2],
    [4, 3],
  ];
  return places.map(([main, aux], i) => ({
    phrase: phrases[i] ?? '',
    main: at(main),
    aux: aux === null ? null : at(aux),
  }));
};

/** Two backgrounds, two roles, two focuses: the first and the fourth proficiency hold all three kinds, 23 points. */
const aspectsFrom = (order: Six<ProficiencyId>, phrases: Six<string>): readonly Aspect[] => {
  const [a, b, c, d, e, f] = order;
  const layout: Six<readonly [AspectKind, readonly ProficiencyId[]]> = [
    ['background', [a, b, c]],
    ['background', [d, e, f]],
    ['role', [a, b]],
    ['role', [d, e]],
    ['focus', [a]],
    ['focus', [d]],
  ];
  return layout.map(([kind, assigned], i) => ({
    phrase: phrases[i] ?? '',
    kind,
    description: '',
    assigned: assigned.map((proficiency) => ({ proficiency })),
  }));
};

type Frame = { readonly first: number; readonly order: Six<ProficiencyId> };
type Person = {
  readonly name: string;
  readonly notes: string;
  readonly traits: Six<string>;
  readonly aspects: Six<string>;
  readonly secret: readonly [string, string];
};
const person = ({ first, order }: Frame, { name, notes, traits, aspects, secret }: Person): Sheet => ({
  name,
  traits: traitsFrom(first, traits),
  aspects: aspectsFrom(order, aspects),
  secrets: [{ phrase: secret[0], text: secret[1], value: 1 }],
  notes,
});

const hunter: Frame = { first: 2, order: ['perception', 'fitness', 'precision', 'combat', 'knowledge', 'expression'] };
const captain: Frame = { first: 0, order: ['expression', 'knowledge', 'perception', 'combat', 'fitness', 'precision'] };
const monk: Frame = { first: 3, order: ['knowledge', 'perception', 'precision', 'expression', 'fitness', 'combat'] };
const burglar: Frame = { first: 2, order: ['fitness', 'precision', 'perception', 'expression', 'combat', 'knowledge'] };
const knight: Frame = { first: 0, order: ['combat', 'fitness', 'expression', 'knowledge', 'perception', 'precision'] };

/** The hunter is the one behind the tree in the book's example of spheres; name and sheet, and the other four, are ours. */
export const readyMade: PerLocale<readonly Sheet[]> = {
  pl: [
    person(hunter, {
      name: 'Bartosz',
      notes: 'Myśliwy z północnej puszczy.',
      traits: ['Cichy krok', 'Zawsze znajdzie drogę', 'Chłodna głowa', 'Dobre maniery', 'Twardy kark', 'Nie odpuszcza'],
      aspects: [
        'Dziecko puszczy',
        'Wychowanek przygranicza',
        'Łowczy hrabiego',
        'Zwiadowca w czasie wojny',
        'Sokole oko',
        'Łuk jak przedłużenie ręki',
      ],
      secret: ['Zapach deszczu', 'Na pół dnia przed burzą wie, że nadejdzie.'],
    }),
    person(captain, {
      name: 'Róża Wilk',
      notes: 'Dowodzi statkiem, o którym lepiej nie pytać.',
      traits: [
        'Posłuch na pokładzie',
        'Słowo droższe od złota',
        'Pierwsza do abordażu',
        'Wywinie się z sieci',
        'Zna każdą flagę',
        'Przyjaciele w portach',
      ],
      aspects: [
        'Urodzona na pokładzie',
        'Lata w porcie',
        'Kapitan statku',
        'Była kaperka',
        'Głos ponad sztormem',
        'Szabla i nóż',
      ],
      secret: ['Szczęście do wiatru', 'Raz na przygodę wiatr zmienia się tak, jak trzeba.'],
    }),
    person(monk, {
      name: 'Brat Anzelm',
      notes: 'Zielarz, który zna i mandragorę, i tych, którzy o nią pytają.',
      traits: [
        'Czyta między wierszami',
        'Cierpliwość do zamków',
        'Każdemu życzliwy',
        'Niezłomna wiara',
        'Gniew sprawiedliwego',
        'Plan na każdą okazję',
      ],
      aspects: [
        'Klasztorne lata',
        'Wędrówki kwestarza',
        'Zielarz',
        'Kaznodzieja',
        'Księga ziół na pamięć',
        'Kazania, które poruszają',
      ],
      secret: ['Ręce, które leczą', 'Chory pod jego opieką nie traci sił w nocy.'],
    }),
    person(burglar, {
      name: 'Iskra',
      notes: 'Dachy są szybsze od ulic.',
      traits: [
        'Koci refleks',
        'Zniknie w tłumie',
        'Spryt ponad siłę',
        'Urok zawadiaki',
        'Honor złodzieja',
        'Zimna krew',
      ],
      aspects: [
        'Dzieciństwo na dachach',
        'Ulica i jej prawa',
        'Bezszelestny włamywacz',
        'Kuglarz jarmarczny',
        'Wspinaczka bez liny',
        'Urodzony kłamca',
      ],
      secret: ['Brat w straży', 'Patrole zawsze przychodzą chwilę później.'],
    }),
    person(knight, {
      name: 'Wit z Ostrowa',
      notes: 'Rycerz bez ziemi, za to z przysięgą.',
      traits: [
        'Nie do złamania',
        'Głos rozkazu',
        'Furia w boju',
        'Szybka decyzja',
        'Wyczucie terenu',
        'Szacunek wrogów',
      ],
      aspects: ['Dworskie wychowanie', 'Zakonna szkoła', 'Rycerz', 'Heraldyk', 'Mistrz kopii', 'Kroniki rodów'],
      secret: ['Przysięga', 'Póki jej dotrzymuje, strach go nie zatrzyma.'],
    }),
  ],
  sv: [
    person(hunter, {
      name: 'Bartosz',
      notes: 'Jägare från storskogen i norr.',
      traits: ['Tyst steg', 'Hittar alltid vägen', 'Kallt huvud', 'Gott uppförande', 'Styv nacke', 'Ger sig inte'],
      aspects: [
        'Skogens barn',
        'Uppvuxen vid gränsen',
        'Grevens jägmästare',
        'Spejare i kriget',
        'Falköga',
        'Bågen som en förlängd arm',
      ],
      secret: ['Doften av regn', 'Vet en halv dag i förväg att ovädret kommer.'],
    }),
    person(captain, {
      name: 'Róża Wilk',
      notes: 'För befäl på ett skepp man inte bör fråga om.',
      traits: [
        'Åtlydd på däck',
        'Ett ord är ett ord',
        'Först över relingen',
        'Slingrar sig ur nät',
        'Känner varje flagga',
        'Vänner i hamnarna',
      ],
      aspects: [
        'Född ombord',
        'Åren i hamnen',
        'Skeppskapten',
        'Före detta kapare',
        'Rösten över stormen',
        'Sabel och kniv',
      ],
      secret: ['Tur med vinden', 'En gång per äventyr vänder vinden åt rätt håll.'],
    }),
    person(monk, {
      name: 'Broder Anzelm',
      notes: 'Örtkunnig, känner både alrunan och dem som frågar efter den.',
      traits: [
        'Läser mellan raderna',
        'Tålamod med lås',
        'Vänlig mot alla',
        'Orubblig tro',
        'Rättfärdig vrede',
        'En plan för allt',
      ],
      aspects: [
        'Klosteråren',
        'Tiggarvandringar',
        'Örtkännare',
        'Predikant',
        'Örtaboken utantill',
        'Predikningar som griper',
      ],
      secret: ['Händer som läker', 'En sjuk i hans vård blir inte svagare under natten.'],
    }),
    person(burglar, {
      name: 'Iskra',
      notes: 'Taken går fortare än gatorna.',
      traits: [
        'Kattens reflexer',
        'Försvinner i mängden',
        'List före styrka',
        'Skälmsk charm',
        'Tjuvheder',
        'Kallblodig',
      ],
      aspects: [
        'Barndom på taken',
        'Gatan och dess lagar',
        'Ljudlös inbrottstjuv',
        'Marknadsgycklare',
        'Klättrar utan rep',
        'Född lögnare',
      ],
      secret: ['Bror i vakten', 'Patrullerna kommer alltid en stund för sent.'],
    }),
    person(knight, {
      name: 'Wit av Ostrów',
      notes: 'Riddare utan jord men med en ed.',
      traits: [
        'Går inte att knäcka',
        'Befälsröst',
        'Raseri i strid',
        'Snabba beslut',
        'Känsla för terräng',
        'Respekterad av fiender',
      ],
      aspects: [
        'Uppfostrad vid hovet',
        'Ordensskolan',
        'Riddare',
        'Heraldiker',
        'Mästare med lans',
        'Ätternas krönikor',
      ],
      secret: ['Eden', 'Så länge den hålls stoppas han inte av rädsla.'],
    }),
  ],
  en: [
    person(hunter, {
      name: 'Bartosz',
      notes: 'A hunter from the great northern forest.',
      traits: ['Silent step', 'Always finds the way', 'Cool head', 'Good manners', 'Stiff neck', 'Never lets go'],
      aspects: [
        'Child of the forest',
        'Raised on the border',
        'The count’s huntsman',
        'Scout in the war',
        'Hawk eye',
        'The bow as a longer arm',
      ],
      secret: ['Scent of rain', 'Knows half a day ahead that a storm is coming.'],
    }),
    person(captain, {
      name: 'Róża Wilk',
      notes: 'Commands a ship one had better not ask about.',
      traits: [
        'Obeyed on deck',
        'Her word is her word',
        'First over the rail',
        'Slips out of nets',
        'Knows every flag',
        'Friends in every port',
      ],
      aspects: [
        'Born on board',
        'Years in port',
        'Ship captain',
        'Former privateer',
        'A voice above the storm',
        'Sabre and knife',
      ],
      secret: ['Lucky with the wind', 'Once an adventure the wind turns the right way.'],
    }),
    person(monk, {
      name: 'Brother Anzelm',
      notes: 'A herbalist who knows mandrake, and those who ask for it.',
      traits: [
        'Reads between the lines',
        'Patience with locks',
        'Kind to all',
        'Unshaken faith',
        'Righteous anger',
        'A plan for everything',
      ],
      aspects: [
        'Monastery years',
        'Begging rounds',
        'Herbalist',
        'Preacher',
        'The herbal by heart',
        'Sermons that move',
      ],
      secret: ['Healing hands', 'The sick in his care do not weaken overnight.'],
    }),
    person(burglar, {
      name: 'Iskra',
      notes: 'Roofs are faster than streets.',
      traits: [
        'Reflexes of a cat',
        'Vanishes in a crowd',
        'Wits over strength',
        'Rascal charm',
        'Honour among thieves',
        'Cold blood',
      ],
      aspects: [
        'Childhood on the roofs',
        'The street and its laws',
        'Noiseless burglar',
        'Fairground juggler',
        'Climbs without rope',
        'Born liar',
      ],
      secret: ['Brother in the watch', 'Patrols always come a moment later.'],
    }),
    person(knight, {
      name: 'Wit of Ostrów',
      notes: 'A knight without land but with an oath.',
      traits: [
        'Cannot be broken',
        'Voice of command',
        'Fury in battle',
        'Quick decisions',
        'An eye for ground',
        'Respected by enemies',
      ],
      aspects: [
        'Brought up at court',
        'School of the order',
        'Knight',
        'Herald',
        'Master of the lance',
        'Chronicles of the houses',
      ],
      secret: ['The oath', 'As long as it is kept, fear does not stop him.'],
    }),
  ],
};
