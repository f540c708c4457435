import type { HelpTexts } from './topics.ts';

export const sv: HelpTexts = {
  groups: {
    basics: 'Grunderna',
    character: 'Rollpersonen',
    points: 'Aspektpoäng och tärningar',
    world: 'Världen omkring',
    actions: 'Enkla handlingar',
    conflicts: 'Komplexa handlingar',
    harm: 'Avdrag',
    change: 'Förändring',
    book: 'Om reglerna',
  },
  entries: {
    about: {
      title: 'Vad Nyx är',
      text: 'Reglerna stöder berättandet och ska inte ta över kvällen. Bakgrund, läggning, färdigheter och tillgångar är alla aspekter, och en strid, en debatt och en bergsklättring spelas på samma sätt.',
    },
    die: {
      title: 'Tärningen',
      text: 'Bara tiosidiga tärningar används, 1 till 10. En nolla på tärningen räknas som 10.',
    },
    roll: {
      title: 'Slaget',
      text: 'Slå en tärning. Visar den attributets värde eller lägre lyckas du, och talet är effekten. Högt är alltså bra, men inte för högt. Ett misslyckat slag har effekt 0. Ingen sida är speciell. Mot 5 är chansen hälften.',
    },
    score: {
      title: 'Vilken tärning är bättre',
      text: 'En lyckad tärning är värd sitt tal. En misslyckad är värd mindre ju mer den är över målvärdet, och så många steg misslyckas slaget med.',
    },
    difficulty: {
      title: 'Svårighet',
      text: 'Spelledaren bedömer med sunt förnuft: −1 är aningen svårare, −2 svårare, −3 mycket svårare. Är något lättare än vanligt behövs inget slag, det lyckas.',
    },
    modifiers: {
      title: 'Modifikationer',
      text: 'En modifikation ändrar alltid attributet för slaget, aldrig tärningen. Alla som gäller läggs ihop.',
    },
    hopeless: {
      title: 'Målvärde under 1',
      text: 'Sjunker målvärdet till 0 eller lägre kan inget slag lyckas, och man misslyckas med desto mer. Ingen blir utslagen bara av en modifikation.',
    },
    whenToRoll: {
      title: 'När man slår',
      text: 'Slå bara när det är intressant både att lyckas och att misslyckas. Annars räcker en beskrivning eller en aspekt.',
    },
    kinds: {
      title: 'Tre slags handlingar',
      text: 'En individuell handling är ett slag. Ett motståndsslag är två slag som jämförs. En komplex handling är flera omgångar på mätaren, mot någon aktiv eller något passivt.',
    },
    consequences: {
      title: 'Varje slag betyder något',
      text: 'Den som lyckas får något gott. Den som misslyckas får avdrag, och i en konflikt får förloraren det.',
    },

    attributes: {
      title: 'Attribut',
      text: 'Tre attribut delar på 17 poäng, vart och ett minst 1. De används när det spelar roll hur bra någon är. Över 10 är tillåtet men mycket ovanligt.',
    },
    mind: {
      title: 'Medvetande',
      text: 'Tanke, vilja och lugn, minne och bildning, sinnen och vaksamhet.',
    },
    interaction: {
      title: 'Interaktion',
      text: 'Att möta, övertyga och beröra andra: samtal, språk, utstrålning, framträdanden och skrift, men också kontakter, ställning och rykte.',
    },
    body: {
      title: 'Kropp',
      text: 'Snabbhet, balans och fingerfärdighet, och dessutom styrka, tålighet och uthållighet.',
    },
    aboveTen: {
      title: 'Över 10',
      text: 'Ett attribut på 14 skrivs +4. Slå som mot 10 och lägg 4 till effekten. Samma sak gäller om modifikationer lyfter slaget över 10.',
    },
    attributeNames: {
      title: 'Andra namn',
      text: 'Gruppen får döpa om attributen eller ändra vad de täcker så att det passar spelet. Reglerna är desamma.',
    },
    aspects: {
      title: 'Aspekter',
      text: 'En rollperson har tio aspekter: en trea, tre tvåor och sex ettor. Vid skapandet får värdena varken delas upp eller slås ihop.',
    },
    freeText: {
      title: 'Fria ord',
      text: 'En aspekt är vad som helst som är viktigt om personen. Den hör inte till något visst attribut.',
    },
    goodAspects: {
      title: 'Bra aspekter',
      text: 'De bästa kan både hjälpa och stjälpa. Trean och tvåorna är kärnan, ettorna resten: ursprung, yttre, vänner, ägodelar, drivkrafter. De får överlappa men inte likna varandra för mycket. Aspekterna visar vad spelaren vill att spelet ska handla om.',
    },
    unnamed: {
      title: 'Namn senare',
      text: 'Allt måste inte vara klart från början. En aspekt utan namn behåller sitt värde och får namn under spel, utan kostnad. Den kan användas först när den har ett namn.',
    },
    aspectModifier: {
      title: 'Aspekt med modifikation',
      text: 'En aspekt kan ha en modifikation inskriven, som en talisman som gör slag fyra lättare till ett pris. Den gäller bara när aspekten är aktiverad eller verkar i berättelsen.',
    },

    points: {
      title: 'Aspektpoäng',
      text: 'Du börjar med fem. När en aspekt används flyttas poäng, utom vid neutral användning. De försvinner inte mellan spelmöten och har inget tak. Det som hindrar betalar för det som hjälper.',
    },
    inFavour: {
      title: 'Till fördel',
      text: 'Att använda en aspekt till sin fördel kostar 1 poäng, vad den än är värd. Varje aspekt betalas för sig, i berättelsen som på ett slag.',
    },
    against: {
      title: 'Till nackdel',
      text: 'När en aspekt är till din nackdel får du lika många poäng som den är värd.',
    },
    neutral: {
      title: 'Neutralt',
      text: 'Knyt fördelen till en lika stor nackdel och säg vilken. Då kostar det inget och ger inget. På ett slag ger aspekten sina tärningar som vanligt.',
    },
    inTheStory: {
      title: 'I berättelsen',
      text: 'En aspekt kan föra in något nytt: en gammal bekant som hjälper, eller någon som känner igen dig när det passar illa.',
    },
    buyOff: {
      title: 'Låt dig hindras eller köp bort',
      text: 'När en aspekt tydligt borde hindra dig väljer du: låt den göra det och få poäng, eller betala 1 och förklara varför den inte gör det. Utan poäng kan du bara godta.',
    },
    timing: {
      title: 'När poängen flyttas',
      text: 'Du betalar när du säger att aspekten används och får poäng när slaget är klart. Det du tjänar på ett slag kan inte betala något i samma slag, och du kan aldrig ha mindre än 0.',
    },
    explanation: {
      title: 'Förklara',
      text: 'Säg alltid hur aspekten spelar in. Spelledaren kan säga nej innan tärningarna slås.',
    },
    whoPays: {
      title: 'Vem som betalar',
      text: 'Den som påverkas av aspekten betalar eller får poäng, inte den som råkar äga den.',
    },
    extraDice: {
      title: 'Extra tärningar',
      text: 'En aspekt på ett slag ger lika många extra tärningar som den är värd. Flera av samma sort läggs ihop, varje aspekt högst en gång. Både spelare och spelledare får aktivera, men bara före slaget.',
    },
    best: {
      title: 'Bästa gäller',
      text: 'Med positiva tärningar räknas den bästa: den högsta som inte är över målvärdet. Misslyckas alla räknas den lägsta.',
    },
    worst: {
      title: 'Sämsta gäller',
      text: 'Med negativa tärningar räknas den sämsta: den högsta om någon misslyckas, annars den lägsta.',
    },
    mixing: {
      title: 'Inte både och',
      text: 'Du får inte själv aktivera aspekter både till fördel och till nackdel i samma handling. Vad som är till fördel avgörs ur din rollpersons synvinkel, var tärningarna än hamnar.',
    },
    demands: {
      title: 'Krav',
      text: 'Spelledaren får kräva att en aspekt hindrar, men aldrig att någon betalar. En skada hindrar av sig själv. Det är klokt att kunna gruppens treor och tvåor.',
    },
    cancelling: {
      title: 'Tärningar tar ut varandra',
      text: 'Varje negativ tärning tar bort en positiv. Det som blir kvar slås tillsammans med grundtärningen, som aldrig försvinner. Poängen flyttas ändå.',
    },
    automaticSuccess: {
      title: 'Lyckas automatiskt',
      text: 'Utanför konflikter kan spelledaren låta dig lyckas utan slag när du betalat för en passande aspekt och berättar hur det går till.',
    },
    automaticWin: {
      title: 'Vinner automatiskt',
      text: 'Om bara den ena sidan aktiverar en aspekt i ett motståndsslag vinner den oftast utan slag. Spelledaren avgör: vinst, svar med en aspekt, eller slag. Poängen flyttas, men det blir ingen effekt och inget avdrag om inte spelledaren säger det. I omgångar på mätaren används det inte.',
    },

    everyoneElse: {
      title: 'Alla andra',
      text: 'Den som inte är rollperson har 5 i allt, om spelledaren inte vill ha det svårare eller lättare. Få behöver beskrivas noga.',
    },
    extras: {
      title: 'Statister',
      text: 'En statist har en tvåa för sin funktion och en etta för krydda. Blir det fler än en tvåa och tre ettor är det kanske en viktig spelledarperson, gjord som en rollperson.',
    },
    extrasAndPoints: {
      title: 'Statister och poäng',
      text: 'Bara rollpersoner har poäng. När spelledaren använder en statists aspekt mot dig får du poäng som om den vore din. Ingen kan tvingas betala, och mellan statister flyttas inga poäng.',
    },
    outsideAspects: {
      title: 'Andras aspekter',
      text: 'För 1 poäng får du använda en aspekt hos en statist, en sak eller scenen, om du känner till den och kan förklara hur. Tärningarna går till ditt eget slag, eller som negativa till motståndarens.',
    },
    eachOther: {
      title: 'Varandras aspekter',
      text: 'Rollpersoner kan använda varandras aspekter om ägaren går med på det. Den som har nytta betalar, den som drabbas får poäng.',
    },
    sharedThings: {
      title: 'Gemensamma saker',
      text: 'Ett fordon, ett hus eller ett uppdrag kan vara en gemensam aspekt i stället för en var.',
    },
    inventing: {
      title: 'Hitta på aspekter',
      text: 'Spelare får hitta på aspekter hos statister, platser och föremål, så att alla skapar världen. Det är gratis att hitta på, användningen kostar som vanligt. De är ofta värda 1 och gäller alla. Det som hittas på om platser och föremål försvinner när scenen är slut; statister behåller sina.',
    },
    gear: {
      title: 'Utrustning',
      text: 'Det finns inga listor. En sak som betyder något är en aspekt eller ett situationsberoende övertag.',
    },
    mobs: {
      title: 'Samlat motstånd',
      text: 'Många svaga motståndare, eller många små konflikter, kan spelas som en enda. Spelledaren sätter ett gemensamt värde, ganska högt om de är många, och ni bestämmer hur förlusterna ser ut.',
    },
    mobLoss: {
      title: 'Motståndet minskar',
      text: 'Varje gång någon ger det samlade motståndet avdrag sjunker också dess använda attribut med 1, för gott. Avdrag för att det självt misslyckas på egen hand räknas inte, och inte heller långsamma avdrag. Vid 0 är det utslaget.',
    },

    individual: {
      title: 'Individuell handling',
      text: 'Ett slag mot ett attribut, med svårighet och aspekter. Effekten säger hur bra det gick. Misslyckas det får du avdrag lika stort som slaget misslyckas med, om inte spelledaren sagt att bara berättelsen står på spel.',
    },
    groupAction: {
      title: 'Grupphandling',
      text: 'Kan en enda förstöra för alla slår den svagaste. Räcker det att en gör det bra slår den bästa. Den som slår betalar, tjänar och tar avdraget, om inte spelledaren sprider det.',
    },
    opposed: {
      title: 'Motståndsslag',
      text: 'Båda slår för det attribut som passar dem. Högst effekt vinner, och ju större marginal, desto tydligare. En fördel ger +1 till +3, en nackdel −1 till −3. Lika effekt: ingen vinner och inget händer.',
    },
    opposedHarm: {
      title: 'Förlorarens avdrag',
      text: 'Den som förlorar ett motståndsslag får avdrag lika stort som marginalen. Bordet kan välja vinnarens hela effekt i stället.',
    },
    cannotAct: {
      title: 'Utslagna handlar inte',
      text: 'Den som är utslagen kan inte handla förrän utmattningen är borta.',
    },

    gauge: {
      title: 'Mätaren',
      text: 'Parterna står i var sin ände av skalan 5–0–5 och nålen börjar på 0, jämvikt. Nålen på din halva betyder att du ligger under. En annan skala gör konflikten kortare eller längre. En omgång kan vara sekunder eller år.',
    },
    goals: {
      title: 'Mål',
      text: 'Varje part säger vad den vill före första omgången. En passiv part vill bara att den andra misslyckas.',
    },
    passive: {
      title: 'Passiv part',
      text: 'En bergvägg slår inte. Lyckas du går nålen lika många steg mot målet som effekten, misslyckas du går den lika många steg bakåt som slaget misslyckas med.',
    },
    tactics: {
      title: 'Taktik',
      text: 'Inför varje omgång väljer du attribut och aspekter på nytt. Är taktiken svår eller lätt ger spelledaren −3 till +3.',
    },
    needle: {
      title: 'Nålen flyttas',
      text: 'Nålen går så många steg som effekterna skiljer, till vinnarens fördel. Lika flyttar ingenting, men omgången har ändå hänt.',
    },
    roundOrder: {
      title: 'Omgångens gång',
      text: 'Säg attribut och taktik. Spelledaren modifierar. Aktivera aspekter tills båda är redo. Slå. Flytta nålen. Få poäng, välj avdrag, beskriv vad som hände.',
    },
    pastTheEnd: {
      title: 'Förbi änden',
      text: 'Att nå änden är ingenting i sig. Det som går förbi blir effekt mot den som ligger under: avdrag, eller bara ett mått på hur bra det gick mot en passiv part. Oftast är målet då nått och konflikten slut. Bordet kan i stället låta konflikten gå vidare.',
    },
    narration: {
      title: 'Den som vann beskriver',
      text: 'Vinnaren av omgången berättar vad som hände: hur det såg ut nyss, hur det ser ut nu, och hur aspekterna märktes. Vid lika får vem som helst utveckla läget.',
    },
    edge: {
      title: 'Situationsberoende övertag',
      text: 'Ett vapen eller ett fordon kan ge övertag, 0 till 5 efter hur beroende det är av läget. Ett spjut är 4. Varje part har ett enda tal.',
    },
    edgeTurns: {
      title: 'Övertaget vänder',
      text: 'I första omgången är det en bonus på attributet. Därefter är det en bonus medan du har överläge, ett lika stort avdrag i underläge och ingenting när nålen står på 0.',
    },
    twoEdges: {
      title: 'Två övertag',
      text: 'Har båda ett övertag behåller bara den med det högre skillnaden. Är de lika får ingen något.',
    },
    dropEdge: {
      title: 'Släpp det',
      text: 'Mellan omgångarna får en part göra sig av med sitt övertag, till exempel kasta spjutet. Räkna om med det som är kvar.',
    },
    givingUp: {
      title: 'Ge upp',
      text: 'Den som ger upp låter motståndaren nå sitt mål. Det ger inget avdrag i sig.',
    },
    breakingOff: {
      title: 'Avbryta',
      text: 'En konflikt kan avbrytas om inte motståndarens mål är just att hindra det, som i en jakt. Spelledaren säger ja, nej eller slå.',
    },
    knockedOut: {
      title: 'Utslagen',
      text: 'När ett attribut når 0 är figuren utslagen. Konflikten är slut när en part inte har någon kvar som kan handla.',
    },
    newConflict: {
      title: 'En ny konflikt',
      text: 'Efter en konflikt kan en ny börja med nya mål. Nålen börjar om på 0, men utmattningen finns kvar scenen ut.',
    },

    harm: {
      title: 'Avdrag',
      text: 'När effekt drabbar dig väljer du: en poäng utmattning per effekt, eller en enda skada för alltihop. Aldrig något däremellan. För statister väljer spelledaren.',
    },
    exhaustion: {
      title: 'Utmattning',
      text: 'Varje poäng sänker det attribut du använde, inte under 0. Värdet självt ändras inte. Spelledaren kan låta ett annat attribut drabbas om målet och konflikten talar för det.',
    },
    damage: {
      title: 'Skada',
      text: 'En skada är en aspekt värd 1. Den hindrar allt den hör ihop med: en negativ tärning och 1 poäng till dig, eller köp bort den. Namnge den efter vad motståndaren ville. Flera likadana är möjliga.',
    },
    extraDamage: {
      title: 'Statisters skador',
      text: 'En statists skada hindrar den av sig själv, utan att några poäng flyttas.',
    },
    slowHarm: {
      title: 'Långsamt avdrag',
      text: 'Ett rykte, en förbannelse, ett gift: ett attribut, en styrka och en verkningsperiod. Första halvan märks ingenting. Sedan slår du två gånger, efter halva och efter tre fjärdedelar av tiden.',
    },
    slowHarmRolls: {
      title: 'Slag mot långsamt avdrag',
      text: 'Slå mot attributet minus styrkan, med aspekter som vanligt. Misslyckas det får du en skada, vad marginalen än är. Lyckas det händer inget. Efter andra slaget är det över.',
    },
    recovery: {
      title: 'Återhämtning',
      text: 'Utmattningen försvinner av sig själv mellan viktiga scener. Bordet kan välja en annan takt.',
    },
    healing: {
      title: 'Bli av med skador',
      text: 'I ett uppehåll tar 5 poäng bort en skada, också en från ett långsamt avdrag. Det enklaste sättet att samla dem är att låta sig hindras av skadan. Visa läkningen i en kort scen.',
    },

    change: {
      title: 'Ändra aspekter',
      text: 'Mellan spelmöten och i längre pauser får du flytta värde mellan aspekter. Summan är alltid 15, ingen ändras mer än ett steg, högst en trea och tre tvåor. En ny aspekt tar sitt värde från en annan.',
    },
    changeInStory: {
      title: 'Visa förändringen',
      text: 'En förändring ska höra till berättelsen. Spela snart en scen där den märks.',
    },
    temporary: {
      title: 'Tillfälliga aspekter',
      text: 'Något som betyder mycket men inte varar kan bli en tillfällig aspekt utanför de tio. Den är nästan alltid värd 1.',
    },
    damageApart: {
      title: 'Skador räknas inte in',
      text: 'Skador står utanför de tio aspekterna och försvinner inte för att du ändrar andra.',
    },
    noImprovement: {
      title: 'Ingen blir bättre',
      text: 'Rollpersoner förändras, de blir inte starkare. Attribut, summan 15 och startpoängen höjs aldrig av reglerna.',
    },

    ownRules: {
      title: 'Era egna regler',
      text: 'Varje grupp ändrar vad den vill. Bordets inställningar finns där boken lämnar något öppet.',
    },
    words: { title: 'Rollperson och karaktär', text: 'De två orden betyder samma sak.' },
    versions: {
      title: 'Versioner',
      text: 'Sedan version 1.02 börjar man med 5 poäng i stället för 10. Version 1.03 tog bort valet av taktik, lade till aspekter för statister, saker och scener, och lät alla slag kunna ge avdrag.',
    },
    credit: {
      title: 'Varifrån reglerna kommer',
      text: 'Nyx 1.03 är skrivet av Olle ”Snigel” Linge, www.snigel.nu/nyx. Den som använder reglerna ska säga det, och ingen ska tjäna pengar på dem.',
    },
  },
};
