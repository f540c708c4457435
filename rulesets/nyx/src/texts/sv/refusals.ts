import type { Language } from '../language.ts';

export const refusals: Language['refusals'] = {
  NYX_E_UNKNOWN: 'Det du menar finns inte, eller finns inte kvar. Välj något som ligger på bordet nu.',
  NYX_E_ROLE: 'Det här är inte ditt att göra. Be den som spelar figuren, eller spelledaren.',
  NYX_E_PHASE: 'Det går inte just nu: spelet är i ett annat läge. Se vad som väntar och gör klart det först.',
  NYX_E_PENDING_HARM: 'Ett avdrag väntar. Välj utmattning eller skada innan nästa slag.',
  NYX_E_KNOCKED_OUT:
    'Figuren är utslagen, för ett attribut är 0, och kan inte handla. Det går över när utmattningen försvinner.',
  NYX_E_ATTR_RANGE: 'Ett attribut måste vara ett heltal på minst 1, för 0 betyder utslagen. Höj det.',
  NYX_E_ATTR_SUM: ({ remaining = 0, total = 17 }) =>
    `Attributens summa stämmer inte${Number(remaining) > 0 ? `: ${remaining} poäng är kvar` : Number(remaining) < 0 ? `: ${-Number(remaining)} poäng för mycket` : ''}. Flytta poäng tills den är ${total}.`,
  NYX_E_ASPECT_VALUE: 'En aspekt är värd 1, 2 eller 3. Välj ett av dem.',
  NYX_E_ASPECT_SPREAD:
    'En rollperson har tio aspekter med värdena 3, 2, 2, 2, 1, 1, 1, 1, 1, 1. De får inte delas upp eller slås ihop. Ändra värdena.',
  NYX_E_DUPLICATE_ASPECT: ({ name = 'Den aspekten' }) => `${name} finns redan. Ge den nya ett annat namn.`,
  NYX_E_NAME: 'Ett namn saknas. Skriv några ord.',
  NYX_E_NOT_BREAK:
    'Aspekter ändras och skador tas bort bara mellan spelmöten eller i en längre paus. Vänta till nästa uppehåll.',
  NYX_E_STEP: 'En aspekt får ändras högst ett steg per uppehåll. Ta resten nästa gång.',
  NYX_E_SUM: ({ sum }) =>
    `De vanliga aspekterna ska fortfarande vara värda 15 tillsammans${sum === undefined ? '' : `, nu ${sum}`}. Ta poängen från en annan aspekt.`,
  NYX_E_THREES: 'Bara en aspekt får vara värd 3. Sänk en av dem.',
  NYX_E_TWOS: 'Högst tre aspekter får vara värda 2. Sänk någon av dem.',
  NYX_E_EXPLANATION: 'En förklaring saknas. Berätta med några ord hur det går till.',
  NYX_E_NOT_DAMAGE: 'Det där är ingen skada. Välj en skadeaspekt.',
  NYX_E_POINTS: 'Aspektpoängen räcker inte. Låt en aspekt hindra dig, så får du fler.',
  NYX_E_SETTING: 'Inställningen finns inte, eller har inte det värdet. Välj ett av dem som visas.',
  NYX_E_OWNER:
    'Aspekter kan hittas på och döljas hos statister, saker och scenen, men inte hos rollpersoner. Välj en annan ägare.',
  NYX_E_EXTRA_FULL:
    'En statist har högst en tvåa och tre ettor. Gör figuren till en viktig spelledarperson om den behöver fler.',
  NYX_E_DRAWBACK: 'Neutral användning kräver en likvärdig nackdel. Skriv vilken.',
  NYX_E_CONSENT:
    'Aspekten hör till en annan spelares rollperson. Fråga först, och markera att spelaren går med på det.',
  NYX_E_DUPLICATE: ({ aspect = 'Aspekten' }) =>
    `${aspect} är redan med i slaget. Varje aspekt används högst en gång per handling.`,
  NYX_E_MIXED:
    'Du får inte själv använda aspekter både till fördel och till nackdel i samma handling. Ta tillbaka den ena sorten.',
  NYX_E_TARGET:
    'Tärningarna kan inte hamna på det slaget. Egna och vänners aspekter påverkar det egna slaget, andras det egna eller motståndarens.',
  NYX_E_FORCED_PAY: 'Ingen kan tvingas att betala. Spelledaren får bara kräva aspekter som hindrar.',
  NYX_E_EASY: 'En lättare handling behöver inget slag. Låt den lyckas, eller slå utan modifikation.',
  NYX_E_MODIFIER:
    'Spelledarens modifikationer ska bli −3 till 0 tillsammans, i motståndsslag och omgångar −3 till +3. Ändra talet.',
  NYX_E_NOT_ALONE:
    'Utan slag krävs en aspekt till fördel för den ena sidan och ingen för den andra. Aktivera en först, eller slå.',
  NYX_E_DEMAND_OPEN: 'Ett krav väntar på svar. Godta det eller köp bort det först.',
  NYX_E_DICE: 'Tärningarna stämmer inte med slaget. Skriv rätt antal, var och en från 1 till 10.',
  NYX_E_GOAL: 'Varje aktiv part behöver ett mål före första omgången. Skriv vad den vill.',
  NYX_E_SIDES: 'En konflikt behöver minst en aktiv part med någon som kan handla. Lägg till någon.',
  NYX_E_SCALE: 'Skalan går från 1 till 20 steg, oftast 5. Välj ett tal däremellan.',
  NYX_E_SITUATIONAL: 'Ett situationsberoende övertag är 0 till 5. Välj ett tal däremellan.',
  NYX_E_BLOCKED:
    'Konflikten kan inte avbrytas nu: att hindra det ingår i motståndarens mål. Spela vidare, eller ge upp.',
  NYX_E_NO_HARM: 'Det avdraget finns inte, eller är redan taget. Välj ett som väntar.',
  NYX_E_HARM_CHOICE:
    'Avdrag tas helt som utmattning eller helt som en skada, aldrig blandat. Ett långsamt avdrag är alltid en skada. Välj igen.',
  NYX_E_STRENGTH: 'Ett långsamt avdrags styrka är 0 till 3. Välj ett tal däremellan.',
  NYX_E_PERIOD:
    'Verkningsperioden måste vara längre än noll och anges i hela kvartsminuter. Skriv hur lång tid den tar.',
  NYX_E_CLOCK: 'Klockan går inte bakåt. Ange en senare tid.',
  NYX_E_ID: 'Det du skapar finns redan. Försök igen.',
  NYX_E_READY: 'Den andra sidan är inte redo. Vänta, eller låt spelledaren slå ändå.',
  NYX_E_ASPECT_LIMIT: ({ limit }) =>
    `Bordet tillåter högst ${limit ?? 'ett visst antal'} aspekter. Ta bort en, eller ändra inställningen.`,
  NYX_W_OVER_10:
    'Ett attribut är över 10. Det är tillåtet men mycket ovanligt: slå som för 10 och lägg resten till effekten.',
  NYX_W_TEMP_VALUE: 'Tillfälliga aspekter är nästan alltid värda 1. Behåll värdet bara om det verkligen behövs.',
  NYX_W_EXTRA_FULL:
    'Statisten har nu fler än en tvåa och tre ettor. Kanske är det en viktig spelledarperson: gör om den till en.',
};
