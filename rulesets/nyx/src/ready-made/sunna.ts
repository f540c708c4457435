import type { Portrait } from './portrait.ts';

export const sunna: Portrait = {
  name: 'Sunna Ek',
  description: {
    sv: 'Tidigare marknadsbrottare, nu dörrvakt på ett ställe som byter namn varje höst. Snäll tills någon rör hennes folk.',
    pl: 'Dawniej zapaśniczka z jarmarków, dziś pilnuje drzwi lokalu, który co jesień zmienia nazwę. Łagodna, dopóki nikt nie ruszy jej ludzi.',
    en: 'Once a fairground wrestler, now on the door of a place that changes its name every autumn. Kind until someone touches her people.',
  },
  attributes: { mind: 4, interaction: 5, body: 8 },
  aspects: [
    {
      value: 3,
      name: { sv: 'Skyddar de sina', pl: 'Chroni swoich', en: 'Protects her own' },
      description: {
        sv: 'Ställer sig alltid emellan. Låter sig lockas av den som hotar någon hon tycker om.',
        pl: 'Zawsze staje pomiędzy. Łatwo ją zwabić, grożąc komuś bliskiemu.',
        en: 'Always steps in between. Is easily drawn by anyone who threatens those she loves.',
      },
    },
    {
      value: 2,
      name: { sv: 'Marknadens starkaste', pl: 'Najsilniejsza na jarmarku', en: 'Strongest of the fair' },
      description: {
        sv: 'Lyfter det andra får rulla. Alla vill pröva sina krafter mot henne.',
        pl: 'Podnosi to, co inni toczą. Każdy chce się z nią zmierzyć.',
        en: 'Lifts what others roll. Everyone wants to try their strength on her.',
      },
    },
    {
      value: 2,
      name: { sv: 'Trasigt knä', pl: 'Zniszczone kolano', en: 'Bad knee' },
      description: {
        sv: 'Håller inte för språng och trappor. Den som tror att det gör henne långsam ser fel i en smal dörr.',
        pl: 'Nie znosi biegu i schodów. Kto myśli, że przez to jest powolna, myli się w wąskich drzwiach.',
        en: 'No good for running and stairs. Whoever thinks it makes her slow is wrong in a narrow door.',
      },
    },
    {
      value: 2,
      name: { sv: 'Känd i varje krog', pl: 'Znana w każdej gospodzie', en: 'Known in every tavern' },
      description: {
        sv: 'Får alltid ett bord och ett rykte. Går aldrig någonstans obemärkt.',
        pl: 'Zawsze dostaje stolik i plotkę. Nigdzie nie wejdzie niezauważona.',
        en: 'Always gets a table and a rumour. Never goes anywhere unnoticed.',
      },
    },
    { value: 1, name: { sv: 'Kokar soppa åt alla', pl: 'Zupa dla każdego', en: 'Cooks soup for everyone' } },
    { value: 1, name: { sv: 'Kan inte läsa', pl: 'Nie umie czytać', en: 'Cannot read' } },
    { value: 1, name: { sv: 'Två småsyskon', pl: 'Dwoje młodszego rodzeństwa', en: 'Two younger siblings' } },
    {
      value: 1,
      name: { sv: 'Läser slag i axlarna', pl: 'Wyczytuje ciosy z ramion', en: 'Reads a blow in the shoulders' },
    },
    { value: 1, name: { sv: 'Rädd för läkare', pl: 'Boi się lekarzy', en: 'Afraid of doctors' } },
    { value: 1, name: { sv: 'Håller vad hon lovar', pl: 'Dotrzymuje słowa', en: 'Keeps her promises' } },
  ],
};
