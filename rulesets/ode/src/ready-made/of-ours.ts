import { pyramidOf, type Portrait } from './portrait.ts';

/** A lighthouse keeper who notices everything. */
export const maja: Portrait = {
  skills: pyramidOf(
    'notice',
    'will',
    'crafts',
    'shoot',
    'athletics',
    'lore',
    'ride',
    'physique',
    'investigate',
    'empathy',
  ),
  stunts: [
    { id: 'maja-horizon', skill: 'notice', action: 'createAdvantage' },
    { id: 'maja-lamp', skill: 'crafts', action: 'overcome' },
  ],
  words: {
    sv: {
      name: 'Maja Lind',
      description: 'Fyrvaktare med salt i håret och kikaren runt halsen.',
      aspects: {
        highConcept: 'Fyrvaktare som ser vad andra missar',
        trouble: 'Lovade havet en tjänst',
        free1: 'Talar hellre med måsar',
        free2: 'Morfars harpungevär',
      },
      stunts: [
        { because: 'har stirrat mot horisonten i tjugo år', circumstance: 'jag har fri sikt' },
        { because: 'har lagat allt med det som fanns', circumstance: 'stormen redan är här' },
      ],
    },
    en: {
      name: 'Maja Lind',
      description: 'A lighthouse keeper, salt in her hair, field glass round her neck.',
      aspects: {
        highConcept: 'Lighthouse Keeper Who Sees What Others Miss',
        trouble: 'Promised the Sea a Favour',
        free1: 'Prefers Talking to Gulls',
        free2: 'Grandfather’s Harpoon Gun',
      },
      stunts: [
        { because: 'watched the horizon for twenty years', circumstance: 'I have a clear view' },
        { because: 'mended everything with what there was', circumstance: 'the storm is already here' },
      ],
    },
    pl: {
      name: 'Maja Lind',
      description: 'Latarniczka z solą we włosach i lornetką na szyi.',
      aspects: {
        highConcept: 'Latarniczka, która widzi to, co umyka innym',
        trouble: 'Przysługa obiecana morzu',
        free1: 'Woli rozmawiać z mewami',
        free2: 'Harpun po dziadku',
      },
      stunts: [
        { because: 'od dwudziestu lat patrzę w horyzont', circumstance: 'mam wolne pole widzenia' },
        { because: 'naprawiam wszystko tym, co jest', circumstance: 'sztorm już tu jest' },
      ],
    },
  },
};

/** A carter who takes any road. */
export const tomasz: Portrait = {
  skills: pyramidOf(
    'ride',
    'contacts',
    'physique',
    'burglary',
    'deceive',
    'athletics',
    'fight',
    'notice',
    'crafts',
    'rapport',
  ),
  stunts: [
    { id: 'tomasz-chase', skill: 'ride', action: 'overcome' },
    { id: 'tomasz-friend', effect: { type: 'text' }, uses: { per: 'session', max: 1, used: 0 } },
  ],
  words: {
    sv: {
      name: 'Tomasz Wrona',
      description: 'Åkare med ett för gott minne för tullstationer.',
      aspects: {
        highConcept: 'Åkare på vägar som inte finns',
        trouble: 'Skyldig smugglarna en last',
        free1: 'Hästarna går före allt',
        free2: 'Känner någon i varje by',
      },
      stunts: [
        { because: 'har kört ifrån värre', circumstance: 'någon jagar vagnen' },
        {
          because: 'har vänner överallt',
          ability: 'hitta ett säkert gömställe',
          limit: 'en gång per spelsession',
        },
      ],
    },
    en: {
      name: 'Tomasz Wrona',
      description: 'A carter with too good a memory for toll stations.',
      aspects: {
        highConcept: 'Carter on Roads That Do Not Exist',
        trouble: 'Owes the Smugglers a Load',
        free1: 'The Horses Come First',
        free2: 'Knows Somebody in Every Village',
      },
      stunts: [
        { because: 'have outrun worse', circumstance: 'somebody chases the cart' },
        { because: 'have friends everywhere', ability: 'find a safe place to hide', limit: 'once per session' },
      ],
    },
    pl: {
      name: 'Tomasz Wrona',
      description: 'Woźnica o zbyt dobrej pamięci do rogatek.',
      aspects: {
        highConcept: 'Woźnica na drogach, których nie ma',
        trouble: 'Dług u przemytników',
        free1: 'Konie są najważniejsze',
        free2: 'Znajomi w każdej wsi',
      },
      stunts: [
        { because: 'umiem zgubić każdy pościg', circumstance: 'ktoś goni wóz' },
        { because: 'mam przyjaciół wszędzie', ability: 'znaleźć bezpieczną kryjówkę', limit: 'raz na sesję' },
      ],
    },
  },
};

/** A travelling doctor. */
export const ingrid: Portrait = {
  skills: pyramidOf(
    'academics',
    'empathy',
    'will',
    'rapport',
    'investigate',
    'notice',
    'lore',
    'contacts',
    'athletics',
    'resources',
  ),
  stunts: [
    { id: 'ingrid-field', skill: 'academics', action: 'overcome' },
    { id: 'ingrid-calm', effect: { type: 'extraFreeInvoke', skill: 'rapport', count: 1 } },
  ],
  words: {
    sv: {
      name: 'Ingrid Falk',
      description: 'Resande läkare med sliten väska och stadig hand.',
      aspects: {
        highConcept: 'Resande läkare utan hemort',
        trouble: 'Kan inte lämna någon bakom sig',
        free1: 'Har lagat soldater på tre fronter',
        free2: 'Tror på det som går att mäta',
      },
      stunts: [
        { because: 'har opererat i lera och mörker', circumstance: 'någon är skadad och tiden är knapp' },
        {
          because: 'lyssnar innan jag talar',
          ability: 'få ett extra fritt åberopande när jag skapar ett övertag med Kontakt',
          limit: 'med den som har ont eller är rädd',
        },
      ],
    },
    en: {
      name: 'Ingrid Falk',
      description: 'A travelling doctor with a worn bag and a steady hand.',
      aspects: {
        highConcept: 'Travelling Doctor Without a Home',
        trouble: 'Cannot Leave Anyone Behind',
        free1: 'Patched Up Soldiers on Three Fronts',
        free2: 'Believes in What Can Be Measured',
      },
      stunts: [
        { because: 'operated in mud and darkness', circumstance: 'somebody is hurt and time is short' },
        {
          because: 'listen before I speak',
          ability: 'get one more free invoke when I create an advantage with Rapport',
          limit: 'with somebody in pain or fear',
        },
      ],
    },
    pl: {
      name: 'Ingrid Falk',
      description: 'Wędrowna lekarka z wytartą torbą i pewną ręką.',
      aspects: {
        highConcept: 'Wędrowna lekarka bez domu',
        trouble: 'Nikogo nie zostawia za sobą',
        free1: 'Żołnierze z trzech frontów na stole',
        free2: 'Liczy się to, co da się zmierzyć',
      },
      stunts: [
        { because: 'umiem operować w błocie i ciemności', circumstance: 'ktoś jest ranny, a czasu mało' },
        {
          because: 'słucham, zanim się odezwę',
          ability: 'mieć jedno darmowe wywołanie więcej, gdy Charyzma daje przewagę',
          limit: 'wobec kogoś, kto cierpi albo się boi',
        },
      ],
    },
  },
};

/** A man of many names. */
export const silas: Portrait = {
  skills: pyramidOf(
    'deceive',
    'provoke',
    'rapport',
    'burglary',
    'stealth',
    'contacts',
    'fight',
    'notice',
    'resources',
    'will',
  ),
  stunts: [
    { id: 'silas-face', skill: 'deceive', action: 'createAdvantage' },
    { id: 'silas-shadow', effect: { type: 'allowAction', skill: 'stealth', action: 'attack', harm: 'physical' } },
  ],
  words: {
    sv: {
      name: 'Silas Berg',
      description: 'Elegant, leende, med tre pass och inget riktigt namn.',
      aspects: {
        highConcept: 'Bedragare med samvete på avbetalning',
        trouble: 'Min förra identitet är efterlyst',
        free1: 'Säg vad du vill höra',
        free2: 'Aldrig utan reservutgång',
      },
      stunts: [
        { because: 'har burit hundra ansikten', circumstance: 'ingen vet vem jag är' },
        {
          because: 'rör mig som en skugga',
          ability: 'attackera med Smyga',
          limit: 'när målet inte har sett mig',
        },
      ],
    },
    en: {
      name: 'Silas Berg',
      description: 'Elegant, smiling, three passports and no real name.',
      aspects: {
        highConcept: 'Swindler With a Conscience on Instalments',
        trouble: 'My Last Identity Is Wanted',
        free1: 'Tell Me What You Want to Hear',
        free2: 'Never Without a Way Out',
      },
      stunts: [
        { because: 'have worn a hundred faces', circumstance: 'nobody knows who I am' },
        { because: 'move like a shadow', ability: 'attack with Stealth', limit: 'when the target has not seen me' },
      ],
    },
    pl: {
      name: 'Silas Berg',
      description: 'Elegancki, uśmiechnięty, trzy paszporty i żadnego prawdziwego nazwiska.',
      aspects: {
        highConcept: 'Oszust z sumieniem na raty',
        trouble: 'List gończy za poprzednie nazwisko',
        free1: 'Powiedz, co chcesz usłyszeć',
        free2: 'Zawsze jest drugie wyjście',
      },
      stunts: [
        { because: 'mam sto twarzy', circumstance: 'nikt nie wie, kim jestem' },
        { because: 'poruszam się jak cień', ability: 'atakować Skradaniem', limit: 'gdy cel mnie nie widzi' },
      ],
    },
  },
};
