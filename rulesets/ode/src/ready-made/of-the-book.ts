import { pyramidOf, type Portrait } from './portrait.ts';

/** Ruth hits hard: Slåss at Utmärkt (+4) is the book's, the rest is ours. */
export const ruth: Portrait = {
  skills: pyramidOf(
    'fight',
    'athletics',
    'physique',
    'notice',
    'provoke',
    'stealth',
    'lore',
    'academics',
    'investigate',
    'will',
  ),
  stunts: [
    { id: 'ruth-dark', skill: 'fight', action: 'attack' },
    { id: 'ruth-tough', effect: { type: 'extraStress', track: 'physical', count: 2 } },
  ],
  words: {
    sv: {
      name: 'Ruth',
      description: 'Bred, tystlåten, med en stålkäpp under kappan.',
      aspects: {
        highConcept: 'Livvakt som sett för mycket',
        trouble: 'Slår först och frågar sedan',
        free1: 'Uppvuxen i hamnkvarteren',
        free2: 'Inget dött ska gå igen',
      },
      stunts: [
        { because: 'har lärt mig slåss i kolmörka gränder', circumstance: 'belysningen är dålig' },
        {
          because: 'har fått mer stryk än de flesta',
          ability: 'tåla två träffar till',
          limit: 'mot kroppslig skada',
        },
      ],
    },
    en: {
      name: 'Ruth',
      description: 'Broad, quiet, with a steel cane under her coat.',
      aspects: {
        highConcept: 'Bodyguard Who Has Seen Too Much',
        trouble: 'Hits First and Asks Later',
        free1: 'Raised by the Docks',
        free2: 'Nothing Dead Shall Walk',
      },
      stunts: [
        { because: 'learned to fight in pitch-dark alleys', circumstance: 'the light is bad' },
        {
          because: 'have taken more beatings than most',
          ability: 'take two more knocks',
          limit: 'against bodily harm',
        },
      ],
    },
    pl: {
      name: 'Ruth',
      description: 'Barczysta, małomówna, pod płaszczem nosi stalową laskę.',
      aspects: {
        highConcept: 'Ochroniarka, która widziała zbyt wiele',
        trouble: 'Najpierw cios, potem pytania',
        free1: 'Dzieciństwo w dokach',
        free2: 'Nic martwego nie będzie chodzić',
      },
      stunts: [
        { because: 'umiem walczyć w zupełnie ciemnych zaułkach', circumstance: 'światło jest słabe' },
        {
          because: 'dostaję po głowie częściej niż inni',
          ability: 'znieść dwa ciosy więcej',
          limit: 'gdy chodzi o ciało',
        },
      ],
    },
  },
};

/** Charles searches the ruins: Undersöka at Ordinär (+1) is the book's, the rest is ours. */
export const charles: Portrait = {
  skills: pyramidOf(
    'academics',
    'athletics',
    'lore',
    'will',
    'notice',
    'empathy',
    'investigate',
    'resources',
    'contacts',
    'rapport',
  ),
  stunts: [
    { id: 'charles-cold', skill: 'athletics', action: 'overcome' },
    { id: 'charles-ritual', effect: { type: 'swapSkill', use: 'academics', insteadOf: 'lore', when: 'ritual' } },
  ],
  words: {
    sv: {
      name: 'Charles',
      description: 'Polarforskare med frostskadade fingrar och oändligt tålamod.',
      aspects: {
        highConcept: 'Polarforskare på jakt efter sanningen',
        trouble: 'Kan inte låta en gåta vara',
        free1: 'Har övervintrat längst i söder',
        free2: 'Anteckningsböcker fulla av märkligheter',
      },
      stunts: [
        { because: 'har korsat isen till fots', circumstance: 'det är snö eller is' },
        {
          because: 'har läst källorna',
          ability: 'använda Akademi i stället för Mysticism',
          limit: 'när en ritual utförs efter boken',
        },
      ],
    },
    en: {
      name: 'Charles',
      description: 'A polar explorer with frostbitten fingers and endless patience.',
      aspects: {
        highConcept: 'Polar Explorer After the Truth',
        trouble: 'Cannot Leave a Riddle Alone',
        free1: 'Wintered in the Farthest South',
        free2: 'Notebooks Full of Oddities',
      },
      stunts: [
        { because: 'have crossed the ice on foot', circumstance: 'there is snow or ice' },
        {
          because: 'have read the sources',
          ability: 'use Academics instead of Mysticism',
          limit: 'when a ritual is done by the book',
        },
      ],
    },
    pl: {
      name: 'Charles',
      description: 'Badacz polarny o odmrożonych palcach i nieskończonej cierpliwości.',
      aspects: {
        highConcept: 'Badacz polarny szukający prawdy',
        trouble: 'Żadnej zagadki nie zostawia w spokoju',
        free1: 'Zimy na najdalszym południu',
        free2: 'Notesy pełne osobliwości',
      },
      stunts: [
        { because: 'wiem, jak pieszo przejść przez lód', circumstance: 'leży śnieg albo lód' },
        {
          because: 'znam źródła',
          ability: 'użyć Nauki zamiast Mistycyzmu',
          limit: 'gdy rytuał idzie według księgi',
        },
      ],
    },
  },
};

/** Ethan and the safe, Ethan and the shoggoth: Hantverk at Ordinär (+1) and no skill at safes are the book's. */
export const ethan: Portrait = {
  skills: pyramidOf(
    'lore',
    'academics',
    'will',
    'stealth',
    'investigate',
    'deceive',
    'crafts',
    'notice',
    'shoot',
    'athletics',
  ),
  stunts: [
    { id: 'ethan-tools', effect: { type: 'declareFact', text: '…' } },
    { id: 'ethan-nerves', skill: 'will', action: 'defend' },
  ],
  words: {
    sv: {
      name: 'Ethan',
      description: 'Ockultist i för tunn rock, alltid med verktygen i fickan.',
      aspects: {
        highConcept: 'Ockultist på sektens spår',
        trouble: 'Måste ha ritualboken',
        free1: 'Verktyg för allt, handlag för lite',
        free2: 'Improviserar under press',
      },
      stunts: [
        {
          because: 'packar för det värsta',
          ability: 'alltid ha tändstickor och dyrkar på mig',
          limit: 'så länge jag har rocken',
        },
        { because: 'har stirrat tillbaka', circumstance: 'skräcken kommer från en annan värld' },
      ],
    },
    en: {
      name: 'Ethan',
      description: 'An occultist in too thin a coat, tools always in the pocket.',
      aspects: {
        highConcept: 'Occultist on the Trail of a Cult',
        trouble: 'Must Have the Ritual Book',
        free1: 'Tools for Everything, a Knack for Little',
        free2: 'Improvises Under Pressure',
      },
      stunts: [
        {
          because: 'pack for the worst',
          ability: 'always have matches and lockpicks',
          limit: 'while I have my coat',
        },
        { because: 'have stared back', circumstance: 'the dread comes from another world' },
      ],
    },
    pl: {
      name: 'Ethan',
      description: 'Okultysta w zbyt cienkim płaszczu, z narzędziami zawsze w kieszeni.',
      aspects: {
        highConcept: 'Okultysta na tropie sekty',
        trouble: 'Księga rytuałów za wszelką cenę',
        free1: 'Narzędzia do wszystkiego, wprawa w niczym',
        free2: 'Improwizacja pod presją',
      },
      stunts: [
        {
          because: 'pakuję się na najgorsze',
          ability: 'zawsze mieć zapałki i wytrychy',
          limit: 'dopóki mam płaszcz',
        },
        { because: 'znam spojrzenie otchłani', circumstance: 'groza przychodzi z innego świata' },
      ],
    },
  },
};
