import { signed } from '../format.ts';
import type { Language } from '../language.ts';

export const refusals: Language['refusals'] = {
  forbidden: 'Det här är inte ditt att bestämma. Be den som spelar karaktären, eller spelledaren.',
  notFound: 'Det finns inte, eller finns inte kvar. Välj något som ligger på bordet.',
  wrongStatus: ({ twist }) =>
    twist === undefined
      ? 'Det går inte just nu. Avsluta först det som pågår, eller börja scenen.'
      : 'Tävlingen väntar på en oväntad vändning. Spelledaren lägger till en situationsaspekt först.',
  textRequired: ({ field }) =>
    field === 'name'
      ? 'Karaktären behöver ett namn. Skriv ett.'
      : 'Här behövs en text på 1 till 120 tecken. Skriv vad som händer.',
  aspectLayout: ({ missing }) =>
    missing === undefined
      ? 'Den aspekten kan inte skrivas här. Välj en av karaktärens andra aspekter.'
      : `${missing} ${missing === 1 ? 'aspekt' : 'aspekter'} saknas. Skriv övergripande aspekt, problem och de fria aspekterna.`,
  relationMissing: 'En relation gäller en annan karaktär i spelgruppen. Välj vem.',
  pyramidInvalid:
    'Färdigheterna bildar ingen pyramid: 1 på Utmärkt (+4), 2 på God (+3), 3 på Hyffsad (+2), 4 på Ordinär (+1), resten 0. Flytta färdigheter tills det stämmer.',
  refreshFloor: ({ refresh = 1 }) =>
    `Påfyllningen får aldrig bli lägre än 1, och den är ${refresh}. Du kan inte köpa fler stunt.`,
  noFreeStuntSlot: ({ slots = 3 }) => `Alla ${slots} fria stunt är tagna. Köp en stunt för en påfyllning i stället.`,
  stuntIncomplete: 'Stunten är inte färdig. Fyll i alla luckor i meningen.',
  stuntUsedUp: ({ max = 1 }) =>
    `Stunten är förbrukad: den får användas ${max === 1 ? '1 gång' : `${max} gånger`}. Vänta tills den får användas igen.`,
  stuntNotApplicable:
    'Stunten passar inte det här slaget. Färdighet, handling och omständighet måste stämma, och den får användas en gång per slag.',
  skillNotAllowed:
    'Den färdigheten kan inte användas till det här. Välj en annan, använd en stunt som tillåter det, eller fråga spelledaren.',
  difficultyRange: ({ lowest = -4, highest = 20 }) =>
    `Svårighetsnivån ska ligga mellan ${signed(Number(lowest))} och ${signed(Number(highest))}. Välj ett tal däremellan.`,
  notRolled: 'Tärningarna har inte fallit än. Slå först, åberopa sedan.',
  alreadyRolled: 'Det här slaget är redan slaget. Slå om genom att åberopa en aspekt.',
  invokeClosed: 'Slaget är avgjort. Det går inte längre att åberopa något på det. Vänta till nästa.',
  notEnoughFatePoints: ({ needed = 1, left = 0 }) =>
    `Det behövs ${needed} ödespoäng och du har ${left}. Använd ett fritt åberopande, eller låt dig betvingas.`,
  noFreeInvoke: 'Du har inget fritt åberopande på den aspekten. Betala ett ödespoäng, eller be den som har ett.',
  aspectUnknown:
    'Den aspekten känner du inte till, eller så är den borta. Välj en som ligger på bordet, eller ta reda på den genom att skapa ett övertag.',
  aspectAlreadyInvoked:
    'Någon har redan betalat för den aspekten på det här slaget. Välj en annan aspekt, eller ett fritt åberopande.',
  boostNotPayable: 'En bonus kan inte betalas med ödespoäng. Den som har den kan åberopa den fritt en gång.',
  boostNotCompellable: 'En bonus kan inte betvingas. Välj en annan aspekt.',
  effectNotAllowed:
    'Det går inte att göra här. +2 och omslag gäller ditt eget slag; svårigheten ökar man för motståndare; tillvalsregler slås på av spelledaren.',
  notAlly: 'Det går bara till en allierad: någon annan på din sida.',
  optionNotAvailable: 'Det valet finns inte för det här resultatet. Välj ett av dem som visas.',
  notAbsorbed: ({ shifts = 0, left = 0 }) =>
    `Träffen är ${shifts} steg och ${left} är inte tagna. Kryssa fler rutor, ta en konsekvens eller bli utslagen.`,
  overAbsorb: ({ shifts = 0, total = 0 }) =>
    `Det är mer än som behövs: ${total} mot ${shifts} steg. Ta bort en ruta eller en konsekvens.`,
  wrongTrack: 'Fysisk skada kryssas på fysisk stress och mental skada på mental stress. Välj den andra.',
  slotOccupied: 'Den konsekvensrutan är upptagen. Välj en annan.',
  slotRestricted: 'Den konsekvensrutan tar bara emot den andra sortens skada. Välj en annan.',
  cannotRefuse: ({ left = 0 }) => `Att vägra kostar ett ödespoäng och du har ${left}. Du får acceptera.`,
  compelNotRelevant: 'Aspekten rör inte den karaktären. Välj en på karaktärsbladet, i området eller i scenen.',
  notYourTurn: 'Det är någon annans tur. Du får försvara dig och åberopa, men handla gör du när du är vald.',
  alreadyActed: 'Den här rundan är handlingen redan gjord. Vänta på nästa runda.',
  alreadyMoved: 'Du har redan förflyttat dig den här rundan. Längre kommer du genom att övervinna.',
  notAdjacent: ({ barred }) =>
    barred === undefined
      ? 'Området ligger inte intill. Gå ett område i taget, eller slå för att övervinna.'
      : 'Vägen är spärrad. Slå för att övervinna det som är i vägen.',
  outOfReach: 'Målet är utom räckhåll. Gå närmare, eller använd något som når.',
  teamworkIneligible: ({ rating = 0 }) =>
    `Att hjälpa kräver minst Ordinär (+1) i färdigheten och samma sida, och den bästa slår. Du har ${rating}.`,
  tooLateToConcede: 'Tärningarna har redan fallit. Du kan medge igen när den här handlingen är avgjord.',
  notInConflict: 'Ingen konflikt pågår för den här karaktären. Välj en annan karaktär, eller börja en konflikt.',
  columnRule: ({ choice }) => {
    if (choice === 'swapSkills') return 'Välj två olika färdigheter att byta.';
    return choice === 'replaceSkill'
      ? 'Färdigheten som byts ut ska ligga på Ordinär (+1) och den nya på Medioker (0). Välj andra.'
      : 'Varje nivå måste ha minst lika många färdigheter som nivån ovanför. Välj en annan färdighet.';
  },
  noSkillPoint: ({ needed = 1, left = 0 }) =>
    `Det behövs ${needed} färdighetspoäng och du har ${left}. Vänta till nästa milsten.`,
  milestoneUsed: 'Det valet är redan gjort. Vänta till nästa milsten.',
  notTreatable: 'Den konsekvensen kan inte behandlas: den är tom, läker redan eller läker aldrig. Välj en annan.',
  targetRange: ({ lowest = 3, highest = 5 }) =>
    `En tävling går till mellan ${lowest} och ${highest} segrar. Välj ett tal däremellan.`,
  paused: 'Spelet är pausat. Den som pausade eller spelledaren låter det gå vidare.',
  unmet: 'Ingen spelare har mött den rollpersonen än, och det här skulle röja den. Låt den träda in i scenen först.',
  tellingId: 'Det id:t hör till en rad som alla räknar: luckan skulle tala om att något är dolt. Välj ett annat.',
  misthrown: 'Tärningarna stämmer inte. Skriv fyra värden: −1, 0 eller +1.',
  minorNpcLimits:
    'En enkel spelledarperson har 1–3 aspekter, högst en stunt, 1–2 färdigheter, högst 3 stressrutor och inga konsekvensrutor. Ändra den, eller gör den till en viktig spelledarperson.',
};
