import type { Refusals } from '../language.ts';
import { words as w } from './words.ts';

const trait = (data: Readonly<Record<string, string | number>>): string =>
  w.traits[data['trait'] as keyof typeof w.traits] ?? '';

export const refusals: Refusals = {
  badInput: ({ field }) =>
    field === 'name'
      ? 'Ge personen ett namn.'
      : 'Så går det inte enligt reglerna. Se över siffror och val och försök igen.',
  notFound: () => 'Den personen eller saken finns inte här. Välj något som finns på bordet.',
  notYours: () => 'Den personen är inte din att spela. Fråga den som spelar personen, eller spelledaren.',
  gmOnly: () => 'Det gör bara spelledaren. Be om det.',
  dead: () => 'Döda handlar inte. Välj någon annan.',
  unconscious: () => 'Medvetslösa handlar inte. Spelledaren avgör när man vaknar.',
  notYourActivation: () => 'Aktiva handlingar gör man i sin egen aktivering. Vänta på din tur, eller börja den.',
  insufficientKp: ({ cost, kp, atOnce }) =>
    `Det kostar ${cost ?? '?'} KP och det finns ${kp ?? '?'}. Välj något billigare${atOnce ? '' : ', eller börja nu och fortsätt senare'}.`,
  engaged: () => 'Det kan inte påbörjas i närstrid. Lämna närstriden först, eller gör något som är tillåtet i den.',
  wrongPosture: () => 'Inte i den kroppsställningen. Stå för att gå; sitt eller ligg för att krypa och plocka upp.',
  handUnusable: () => 'Det finns ingen ledig och hel hand. Töm en hand först.',
  wrongStep: () => 'Inte nu: något annat kommer först. Se vad bordet väntar på.',
  rollDue: () => 'Ett slag väntar. Gör det först.',
  extendedInProgress: ({ action }) =>
    `En utdragen aktivitet pågår: ${w.actions(String(action ?? ''))}. Den går förlorad om du lägger KP på detta; säg till om du menar det.`,
  creationClosed: () => 'Skapandet är avslutat. Köp nivåer för UP i stället.',
  badLevel: ({ maxLevel }) => `Nivåer är hela tal från 0 till ${maxLevel ?? 5} vid det här bordet. Välj en sådan.`,
  insufficientUp: ({ cost, available }) =>
    `Det kräver ${cost ?? '?'} UP och det finns ${available ?? '?'}. Välj något billigare.`,
  conditionMissing: (data) =>
    trait(data)
      ? `Vid det här bordet godkänner spelledaren den första nivån i en färdighet: ${trait(data)}. Be om den.`
      : 'Ett villkor är inte bekräftat. Spelledaren måste säga att det är uppfyllt.',
  noChoice: () =>
    'Det finns inga tärningar att välja bland: en tvingande hand tar de lägsta, och ett fast resultat står.',
  duplicateTrait: () => 'Ingen egenskap räknas två gånger. Välj olika.',
  combatRunning: () => 'Inte under en strid. Avsluta den först.',
  attackPending: () => 'Ett anfall eller en rörelse är inte avgjord. Avgör den först.',
  nothingExtended: () => 'Ingen utdragen aktivitet pågår. Börja en ny handling.',
  tooFar: ({ most }) => `För långt. ${most ?? 0} m är kvar den här rundan. Välj en kortare sträcka.`,
  noChange: () => 'Så är det redan. Välj något annat.',
  legUnusable: ({ never }) =>
    never
      ? 'Ett brutet ben bär inte. Stanna nere eller kryp.'
      : 'Ett brutet ben bär inte. Spelledaren kan låta dig stå på det friska.',
  notHeld: () => 'Det är inte i handen. Dra det först.',
  noAmmo: () => 'Det finns inget att skjuta med. Ladda om eller välj ett annat vapen.',
  alreadyCharged: () => 'Vapnet är redan uppladdat. Anfall med det, eller avbryt uppladdningen.',
  notCharged: () => 'Vapnet är inte uppladdat. Ladda upp före anfallet.',
  alreadyFull: () => 'Vapnet är redan fulladdat. Välj något annat.',
  notReady: () => 'Övervakning kräver ett avståndsvapen i handen, laddat och uppladdat.',
  targetInSight: () => 'En motståndare är i sikte. Övervaka när ingen är det; spelledaren kan säga annat.',
  badTarget: () => 'Ett anfall kräver ett levande mål i striden, någon annan än anfallaren. Välj ett annat mål.',
  maxReached: ({ max }) =>
    `Vapnet avfyrar högst ${max ?? '?'} projektiler per runda. Välj färre, eller vänta till nästa runda.`,
  outOfReach: () => 'Målet är utom räckhåll. Ni måste vara i samma närstrid.',
  aimForbidden: () => 'Sikte är förbjudet: inte vid skott i närstrid, och inte vid övervakning.',
  rangeAimNotAllowed: () => 'Avståndssikte kräver kikarsikte eller stöd för varje nivå, och ett mål som står stilla.',
  cannotAttackWith: () => 'Det är inget vapen att anfalla med. Slå med det som det är, eller välj ett vapen.',
  tooManyTraits: ({ most }) => `Högst ${most ?? 3} egenskaper. Ta bort en.`,
  traitNotAvailable: (data) =>
    `${trait(data) || 'Den egenskapen'} hjälper inte mot det här anfallet. Välj bland dem som erbjuds.`,
  mustMove: () =>
    'Rörlighet betyder att du flyttar dig: säg hur långt, inom det som är kvar av rundan, eller kasta dig till marken.',
  areaNotAllowed: () =>
    'Områdesslaget tillåter inte det. Välj ett av de slagna; vilket som helst vid matchande siffror.',
  cannotAbort: () => 'Bara en träff inom 10 m kan avbrytas. Genomför anfallet.',
  choiceOpen: () => 'Ett val är öppet. Välj först.',
  notDue: () => 'Inget sådant slag väntar. Se vad bordet väntar på.',
  nothingToStop: () => 'Det finns inget att stoppa eller ersätta: ingen blödning, ingen blodförlust.',
  tooLate: () =>
    'För sent: nästan fem minuter måste vara kvar innan såret blir blodförlust. Spelledaren kan tillåta det.',
  windowClosed: () =>
    'Tillfället är förbi. Det räcker från en chockartad händelse till nästa morgon eller nästa psyktrauma.',
  alreadyTaken: () => 'Vid det här bordet tar man högst en tillfällig störning per händelse. Vänta till nästa.',
  nothingToVent: () => 'Det finns ingen psyktrauma att ventilera; den permanenta står kvar.',
  needsMild: () => 'Den utvecklade formen kräver den milda först. Ta den, sedan denna.',
  stillPsychotic: () => 'En psykos kan brytas först när summan är under 20.',
  notCurableYet: () => 'Varaktiga störningar kan botas först när summan är under 10.',
  aimIgnored: () => 'I autoläge har sikte ingen effekt; KP för det är ändå betalda.',
  tooFewHours: () => 'Under två timmar om dagen ger inga UP.',
  longSpeech: ({ syllables }) => `${syllables ?? ''} stavelser hinner man knappast på två sekunder.`,
  optionOff: () => 'Bordet använder inte den möjligheten. Spelledaren kan slå på den.',
  badDice: () => 'Tärningarna passar inte slaget. Skriv så många sexsidiga som det kräver, var och en 1 till 6.',
  stillHidden: () => 'Den ena är dold för de andra, och ingen vårdar någon utan att det syns. Visa personen först.',
};
