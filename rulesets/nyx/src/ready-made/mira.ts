import type { Portrait } from './portrait.ts';

export const mira: Portrait = {
  name: 'Mira Vass',
  description: {
    sv: 'Nattlots i en hamn där varannan last är olaglig. Hittar i mörkret men inte i sina affärer.',
    pl: 'Nocna pilotka w porcie, gdzie co drugi ładunek jest nielegalny. Zna drogę w ciemności, gorzej z rachunkami.',
    en: 'A night pilot in a harbour where every other cargo is illegal. Finds her way in the dark, less so in her accounts.',
  },
  attributes: { mind: 6, interaction: 4, body: 7 },
  aspects: [
    {
      value: 3,
      name: {
        sv: 'Hamnens bästa nattlots',
        pl: 'Najlepsza nocna pilotka w porcie',
        en: 'Best night pilot in the harbour',
      },
      description: {
        sv: 'Känner varje grund och varje ström. Alla som ska in osedda vill tvinga henne ombord.',
        pl: 'Zna każdą mieliznę i każdy prąd. Wszyscy, którzy muszą wpłynąć niepostrzeżenie, chcą ją siłą zaciągnąć na pokład.',
        en: 'Knows every shoal and every current. Everyone who must come in unseen wants to force her aboard.',
      },
    },
    {
      value: 2,
      name: { sv: 'Skyldig Krabbfamiljen pengar', pl: 'Dług u rodziny Krabów', en: 'In debt to the Crab family' },
      description: {
        sv: 'De skyddar sin investering. De hämtar också ränta när det passar som sämst.',
        pl: 'Chronią swoją inwestycję. Po odsetki przychodzą w najgorszej chwili.',
        en: 'They protect their investment. They also collect interest at the worst of times.',
      },
    },
    {
      value: 2,
      name: { sv: 'Starka armar', pl: 'Silne ramiona', en: 'Strong arms' },
      description: {
        sv: 'Tjugo år vid årorna. Fina handslag och tunna glas går sönder.',
        pl: 'Dwadzieścia lat przy wiosłach. Cienkie szkło tego nie przeżywa.',
        en: 'Twenty years at the oars. Thin glass does not survive them.',
      },
    },
    {
      value: 2,
      name: { sv: 'Litar bara på sin hund', pl: 'Ufa tylko swojemu psu', en: 'Trusts only her dog' },
      description: {
        sv: 'Hunden hör allt före alla andra. Människor märker att de inte är betrodda.',
        pl: 'Pies słyszy wszystko przed innymi. Ludzie widzą, że nie mają jej zaufania.',
        en: 'The dog hears everything before anyone else. People notice that they are not trusted.',
      },
    },
    { value: 1, name: { sv: 'Röst som en mistlur', pl: 'Głos jak syrena mgłowa', en: 'Voice like a foghorn' } },
    { value: 1, name: { sv: 'Kan inte simma', pl: 'Nie umie pływać', en: 'Cannot swim' } },
    {
      value: 1,
      name: { sv: 'Känner vädret i knäna', pl: 'Czuje pogodę w kolanach', en: 'Feels the weather in her knees' },
    },
    { value: 1, name: { sv: 'Kusin i tullen', pl: 'Kuzyn w urzędzie celnym', en: 'Cousin in the customs house' } },
    { value: 1, name: { sv: 'Svart humor', pl: 'Czarny humor', en: 'Black humour' } },
    { value: 1, name: { sv: 'Båten Tålamod', pl: 'Łódź Cierpliwość', en: 'The boat Patience' } },
  ],
};
