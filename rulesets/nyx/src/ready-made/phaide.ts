import type { Facet, Portrait } from './portrait.ts';

const wanted: Facet = {
  value: 2,
  name: { sv: 'Efterlyst av staten', pl: 'Ścigana przez państwo', en: 'Wanted by the state' },
  description: {
    sv: 'Den som lever gömd lär känna folk som gömmer sig. Men hennes ansikte sitter på anslagstavlorna.',
    pl: 'Kto się ukrywa, poznaje innych w ukryciu. Ale jej twarz wisi na każdym słupie.',
    en: 'Those who hide get to know others in hiding. But her face is on every notice board.',
  },
};

/** What she becomes when the hunt cools down and the resistance has taught her its trade (the book's change of aspects). */
const resistance: Facet = {
  value: 2,
  name: { sv: 'Motståndskvinna', pl: 'Kobieta z ruchu oporu', en: 'Resistance woman' },
  description: {
    sv: 'Van att röra sig tyst i oländig mark. Och en fiende till alla som bär statens vapen.',
    pl: 'Umie poruszać się cicho w trudnym terenie. I jest wrogiem każdego, kto nosi broń państwa.',
    en: 'Used to moving quietly over rough ground. And an enemy of all who bear the state’s arms.',
  },
};

const facets = (second: Facet): readonly Facet[] => [
  {
    value: 3,
    name: { sv: 'Viljestark', pl: 'Silna wola', en: 'Strong-willed' },
    description: {
      sv: 'Ger inte upp det hon tror på. Inte ens när det vore klokast.',
      pl: 'Nie porzuca tego, w co wierzy. Nawet gdy rozsądek podpowiada co innego.',
      en: 'Does not give up what she believes in. Not even when that would be wiser.',
    },
  },
  {
    value: 2,
    name: { sv: 'Slumrande mirakelförmågor', pl: 'Uśpiony dar cudów', en: 'Dormant miracles' },
    description: {
      sv: 'Med vilja gör hon bara gnistor. Utan att vilja det kan hon göra långt mer.',
      pl: 'Świadomie potrafi tylko krzesać iskry. Nieświadomie potrafi o wiele więcej.',
      en: 'On purpose she can only make sparks. Without meaning to she can do far more.',
    },
  },
  second,
  {
    value: 2,
    name: { sv: 'Omtyckt', pl: 'Lubiana', en: 'Well liked' },
    description: {
      sv: 'Folk ställer gärna upp för henne. Och väntar sig att hon ställer upp för dem.',
      pl: 'Ludzie chętnie jej pomagają. I liczą na to samo z jej strony.',
      en: 'People are glad to help her. And expect her to be there for them.',
    },
  },
  { value: 1, name: { sv: 'Empatisk', pl: 'Empatyczna', en: 'Compassionate' } },
  {
    value: 1,
    name: { sv: 'Allierad med motståndsrörelsen', pl: 'Sojusz z ruchem oporu', en: 'Allied with the resistance' },
  },
  {
    value: 1,
    name: { sv: 'Björntalisman', pl: 'Talizman niedźwiedzia', en: 'Bear talisman' },
    description: {
      sv: 'När en björns egenskaper hjälper är slaget fyra lättare, men anden tar över och mänskligheten försvinner för en stund.',
      pl: 'Gdy pomagają cechy niedźwiedzia, rzut jest o cztery łatwiejszy, ale duch przejmuje władzę i człowieczeństwo na chwilę znika.',
      en: 'When the traits of a bear help, the roll is four easier, but the spirit takes over and her humanity is gone for a while.',
    },
    rollModifier: 4,
  },
  { value: 1, name: { sv: 'Fly från Östanland', pl: 'Ucieczka z Östanlandu', en: 'Escape from Östanland' } },
  { value: 1, name: { sv: 'Övertala', pl: 'Dar przekonywania', en: 'Persuade' } },
  { value: 1, name: { sv: 'Liten', pl: 'Drobna postura', en: 'Small' } },
];

/** The book's own example: attributes 5, 8 and 4, and the ten aspects she starts with. */
export const phaide: Portrait = {
  name: 'Phaide',
  description: {
    sv: 'En ung kvinna på flykt. Hennes bror är död, hennes dolda krafter har avslöjat henne, och staten jagar henne.',
    pl: 'Młoda uciekinierka. Jej brat nie żyje, ukryta moc ją zdradziła, a państwo na nią poluje.',
    en: 'A young woman on the run. Her brother is dead, her hidden power has given her away, and the state hunts her.',
  },
  attributes: { mind: 5, interaction: 8, body: 4 },
  aspects: facets(wanted),
};

/** The same after some time with the resistance, as she is in the book's flight to the river. */
export const phaideInFlight: Portrait = { ...phaide, aspects: facets(resistance) };
