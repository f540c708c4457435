import type { Portrait } from './portrait.ts';

export const teodor: Portrait = {
  name: 'Teodor Lind',
  description: {
    sv: 'Avskedad lärare som vet för mycket om för många. Bär sitt bibliotek i minnet och sin stolthet i en käpp.',
    pl: 'Zwolniony nauczyciel, który za dużo wie o zbyt wielu. Bibliotekę nosi w pamięci, a dumę w lasce.',
    en: 'A dismissed teacher who knows too much about too many. Carries his library in his memory and his pride in a cane.',
  },
  attributes: { mind: 9, interaction: 5, body: 3 },
  aspects: [
    {
      value: 3,
      name: { sv: 'Minns allt han läst', pl: 'Pamięta wszystko, co przeczytał', en: 'Remembers all he has read' },
      description: {
        sv: 'Har svaret på nästan allt. Kan inte låta bli att rätta andra.',
        pl: 'Zna odpowiedź prawie na wszystko. Nie może się powstrzymać od poprawiania innych.',
        en: 'Has an answer to almost everything. Cannot help correcting others.',
      },
    },
    {
      value: 2,
      name: {
        sv: 'Halva staden var hans elever',
        pl: 'Pół miasta to jego dawni uczniowie',
        en: 'Half the town were his pupils',
      },
      description: {
        sv: 'De lyder fortfarande av gammal vana. Några har inte glömt vem som kuggade dem.',
        pl: 'Wciąż słuchają z przyzwyczajenia. Niektórzy pamiętają, kto ich oblał.',
        en: 'They still obey out of habit. Some have not forgotten who failed them.',
      },
    },
    {
      value: 2,
      name: { sv: 'Avskedad i skandal', pl: 'Zwolnienie po skandalu', en: 'Dismissed in scandal' },
      description: {
        sv: 'Har inget kvar att förlora. Inget fint hus släpper in honom.',
        pl: 'Nie ma już nic do stracenia. Żaden dobry dom go nie wpuści.',
        en: 'Has nothing left to lose. No fine house lets him in.',
      },
    },
    {
      value: 2,
      name: { sv: 'Tål inte orätt', pl: 'Nie znosi niesprawiedliwości', en: 'Cannot stand injustice' },
      description: {
        sv: 'Ingen tystar honom när han har rätt. Ingen får tyst på honom när det vore bäst.',
        pl: 'Nikt go nie uciszy, gdy ma rację. Nawet gdy milczenie byłoby mądrzejsze.',
        en: 'Nobody silences him when he is right. Not even when silence would be best.',
      },
    },
    { value: 1, name: { sv: 'Käpp med silverkrycka', pl: 'Laska ze srebrną gałką', en: 'Silver-handled cane' } },
    { value: 1, name: { sv: 'Ser dåligt på håll', pl: 'Krótkowzroczność', en: 'Short-sighted' } },
    { value: 1, name: { sv: 'Änkling', pl: 'Wdowiec', en: 'Widower' } },
    { value: 1, name: { sv: 'Fem språk', pl: 'Pięć języków', en: 'Five languages' } },
    { value: 1, name: { sv: 'Svag för punsch', pl: 'Słabość do ponczu', en: 'Weakness for punch' } },
    { value: 1, name: { sv: 'Skriver en hemlig krönika', pl: 'Tajna kronika', en: 'Writes a secret chronicle' } },
  ],
};
