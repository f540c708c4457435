import type { Portrait } from './portrait.ts';

export const ilo: Portrait = {
  name: 'Ilo',
  description: {
    sv: 'Budbärare på taken, tretton eller kanske femton år. Säljer nyheter åt den som betalar och hemligheter åt den som är snäll.',
    pl: 'Goniec z dachów, lat trzynaście, może piętnaście. Sprzedaje nowiny temu, kto płaci, a sekrety temu, kto jest dobry.',
    en: 'A messenger of the rooftops, thirteen or perhaps fifteen. Sells news to those who pay and secrets to those who are kind.',
  },
  attributes: { mind: 5, interaction: 6, body: 6 },
  aspects: [
    {
      value: 3,
      name: { sv: 'Stadens tak är mina', pl: 'Dachy miasta są moje', en: 'The rooftops are mine' },
      description: {
        sv: 'Kommer fram där ingen annan kan. Står sig slätt i salonger och på landet.',
        pl: 'Przejdzie tam, gdzie nikt inny. W salonach i na wsi to nic nie daje.',
        en: 'Gets through where nobody else can. Of no use in drawing rooms and in the country.',
      },
    },
    {
      value: 2,
      name: { sv: 'Ingen lägger märke till ett barn', pl: 'Dziecka nikt nie zauważa', en: 'Nobody notices a child' },
      description: {
        sv: 'Hör det vuxna säger. Blir inte trodd när det gäller.',
        pl: 'Słyszy, co mówią dorośli. Nikt nie wierzy, gdy to ważne.',
        en: 'Hears what grown-ups say. Is not believed when it matters.',
      },
    },
    {
      value: 2,
      name: { sv: 'Långa fingrar', pl: 'Lepkie palce', en: 'Light fingers' },
      description: {
        sv: 'Nycklar, börsar, brev. Kan inte låta bli, inte ens hos vänner.',
        pl: 'Klucze, sakiewki, listy. Trudno się powstrzymać, nawet u przyjaciół.',
        en: 'Keys, purses, letters. Cannot leave them alone, not even among friends.',
      },
    },
    {
      value: 2,
      name: { sv: 'Bandet i klocktornet', pl: 'Banda z dzwonnicy', en: 'The bell-tower gang' },
      description: {
        sv: 'Tolv par ögon och öron. Tolv munnar att mätta och hämnas för.',
        pl: 'Dwanaście par oczu i uszu. Dwanaście gąb do wykarmienia i pomszczenia.',
        en: 'Twelve pairs of eyes and ears. Twelve mouths to feed and to avenge.',
      },
    },
    { value: 1, name: { sv: 'Alltid hungrig', pl: 'Wieczny głód', en: 'Always hungry' } },
    { value: 1, name: { sv: 'Ljuger bra', pl: 'Gładkie kłamstwa', en: 'Lies well' } },
    { value: 1, name: { sv: 'Rädd för vatten', pl: 'Lęk przed wodą', en: 'Afraid of water' } },
    {
      value: 1,
      name: { sv: 'Medaljong med okänt porträtt', pl: 'Medalion z obcym portretem', en: 'Locket with an unknown face' },
    },
    { value: 1, name: { sv: 'Härmar alla röster', pl: 'Naśladowanie głosów', en: 'Mimics every voice' } },
    { value: 1, name: { sv: 'Tror på tecken', pl: 'Wiara w znaki', en: 'Believes in omens' } },
  ],
};
