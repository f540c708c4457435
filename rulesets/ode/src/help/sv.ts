import type { HelpTexts } from './topics.ts';

export const sv: HelpTexts = {
  groups: {
    character: 'Karaktären',
    aspects: 'Aspekter',
    skills: 'Färdigheter och stunt',
    acting: 'Att handla',
    actions: 'De fyra handlingarna',
    fate: 'Ödespoäng och åberopanden',
    scenes: 'Scener',
    harm: 'Att ta skada',
    growth: 'Milstenar',
    gm: 'För spelledaren',
    optional: 'Tillvalsregler',
  },
  entries: {
    sheet: {
      title: 'Karaktären',
      text: 'En karaktär har aspekter, färdigheter, stunt, stress, konsekvenser, påfyllning och persondetaljer. Börja med den övergripande aspekten och sluta med namnet.',
    },
    fiveAspects: {
      title: 'Fem aspekter',
      text: 'En övergripande aspekt, ett problem, en relation och två fria aspekter. Bordet kan välja att ha två övergripande.',
    },
    relationship: {
      title: 'Relation',
      text: 'Ett band till en annan spelares karaktär, gammalt eller nytt, gärna med en skavande punkt. Den får vänta tills du vet vilka de andra är.',
    },
    details: {
      title: 'Persondetaljer',
      text: 'Namn och beskrivning kommer sist. Karaktären är spelklar när namn, övergripande aspekt, problem, båda fria aspekterna och pyramiden finns. Relation och stunt får vänta.',
    },
    whatIsAnAspect: {
      title: 'Vad en aspekt är',
      text: 'Ett ord eller en fras om det som märker ut en person, en plats, en sak eller ett läge. Med aspekter förbättrar du slag, slår fast fakta och tjänar ödespoäng när de ställer till det.',
    },
    alwaysTrue: {
      title: 'Aspekter är alltid sanna',
      text: 'Det aspekten säger gäller även när ingen åberopar den. Den kan ge lov till något som andra inte ens får försöka, och den kan ta det ifrån någon. Är du osäker, fråga bordet.',
    },
    twoEdged: {
      title: 'Tveeggade aspekter',
      text: 'De bästa aspekterna går att använda både för dig och mot dig. Det gäller också problemet.',
    },
    highConcept: {
      title: 'Övergripande aspekt',
      text: 'En mening som sammanfattar vem du är för någon som aldrig har träffat dig.',
    },
    trouble: {
      title: 'Problem',
      text: 'Det som gör livet svårare: en svaghet, en släkting, ett löfte. Välj något som blir roligt att spela.',
    },
    freeAspects: {
      title: 'Fria aspekter',
      text: 'Vad som helst som gör karaktären roligare eller bättre hemma i världen. Vid de tomma fälten finns exempel.',
    },
    kindsOfAspects: {
      title: 'Sorters aspekter',
      text: 'De skiljer sig mest i hur länge de varar. Karaktärens egna ändras vid milstenar, situationsaspekter går med scenen eller när någon ändrar läget, konsekvenser sitter kvar tills de läkt, bonusar är borta på ett ögonblick.',
    },
    aspectsAndDifficulty: {
      title: 'Aspekter och svårighet',
      text: 'Spelledaren kan sätta svårigheten högre eller lägre för att en aspekt finns, på dig, i scenen eller någon annanstans, och säger då vilken.',
    },
    removingAspects: {
      title: 'Ta bort en aspekt',
      text: 'Står inget i vägen tas aspekten bara bort. Annars slår du för att övervinna den, och någon kan försvara den. Ibland behövs en annan aspekt för att få försöka.',
    },
    fittingAspects: {
      title: 'Aspekter som passar',
      text: 'En aspekt ska kännas rätt för alla vid bordet. Den får inte göra en attacks arbete, och den som kallar sig bäst måste ha färdigheten också.',
    },
    otherAspects: {
      title: 'Andra aspekter',
      text: 'Organisationer, äventyr, världar och områden kan ha aspekter. De fungerar likadant och varar längre.',
    },
    skills: {
      title: 'Färdigheter',
      text: 'Nitton färdigheter, var och en ganska bred. Alla har alla, minst på Medioker (0). Kontakter och Kontakt är två olika.',
    },
    pyramid: {
      title: 'Pyramiden',
      text: 'En färdighet på +4, två på +3, tre på +2, fyra på +1, resten på 0.',
    },
    ladder: {
      title: 'Nivåskalan',
      text: 'Nivåer, svårigheter och ansträngningar ligger på samma skala från −4 till +8, var och en med sitt ord. Hamnar något utanför visas talet ändå.',
    },
    stunts: {
      title: 'Stunt',
      text: 'En stunt är en bonusstunt eller en regeländrande stunt, och du skriver den själv. Tre är fria, och de får stå tomma tills du kommer på något. Spelledaren ser en ny stunt innan den används.',
    },
    buyingStunts: {
      title: 'Köpa stunt',
      text: 'Varje stunt utöver de tre fria kostar en påfyllning. Påfyllningen blir aldrig lägre än 1.',
    },
    bonusStunts: {
      title: 'Bonusstunt',
      text: 'Ger +2 med en viss färdighet, till en viss handling, under en viss omständighet. Den kostar inget och gäller varje gång. Du säger att omständigheten stämmer, spelledaren kan säga nej. Skapa gärna övertag som ger rätt omständighet.',
    },
    limitedStunts: {
      title: 'Stunt med pris eller gräns',
      text: 'Sällsynta stunt kan kosta ödespoäng varje gång. En gräns som en gång per session eller scen räknas och börjar om när nästa börjar.',
    },
    ruleStunts: {
      title: 'Regeländrande stunt',
      text: 'Byt färdighet i en viss situation, använd en färdighet till något den annars inte klarar, få ett fritt åberopande till, ha alltid en viss sak, ha två stressrutor till eller en konsekvensruta till. Meningen har tre luckor och alla ska fyllas i.',
    },
    stress: {
      title: 'Stressrutor',
      text: 'Sport ger fysiska rutor och Vilja mentala: 0 ger 3, +1 ger 4, +2 ger 5, +3 och uppåt ger 6. Varje ruta är värd 1. Kroppsbyggnad ger inga rutor om inte bordet ställt in det så.',
    },
    consequenceSlots: {
      title: 'Konsekvensrutor',
      text: 'En mild, en medelsvår och en svår. Sport eller Vilja på +5 ger en andra mild ruta, bara för fysisk eller bara för mental skada.',
    },
    refresh: {
      title: 'Påfyllning',
      text: 'Du börjar varje spelsession med minst så många ödespoäng som din påfyllning, från början 3. Har du fler kvar sedan sist behåller du dem. Boken kallar samma tal både påfyllning och återhämtning.',
    },
    whoTells: {
      title: 'Vem berättar vad',
      text: 'Spelledaren berättar om världen och spelar alla andra, sätter svårigheter, bestämmer priser, inramar scener och låter alla få plats. Spelarna berättar vad deras karaktärer gör.',
    },
    storyFirst: {
      title: 'Berättelsen först',
      text: 'Säg vad du försöker göra. Välj sedan färdighet och handling, slå, räkna ihop, åberopa och använd stunt, och säg din ansträngning.',
    },
    withoutRoll: {
      title: 'När man inte slår',
      text: 'Fråga vad som hindrar det, vad som kan gå fel och hur det blir intressant. Finns inga bra svar lyckas det utan tärningsslag. Spelledaren avgör.',
    },
    dice: {
      title: 'Tärningarna',
      text: 'Fyra tärningar med plus, minus och tomt ger mellan −4 och +4. Lägg till nivå, samarbete, stunt och +2 för varje åberopande. Det är din ansträngning.',
    },
    difficulty: {
      title: 'Svårighet',
      text: 'Inget särskilt hinder är 0, eller inget slag alls. Ett skäl till att det är svårt är 2, varje skäl till lägger till 2. Under din nivå får du glänsa, nära den är det spännande, långt över är det kritiskt. Där både hinder och motståndare finns väljer spelledaren.',
    },
    opposition: {
      title: 'Motstånd',
      text: 'En fiende försvarar sig med ett eget slag, med sina egna färdigheter, aspekter och stunt. Varje attack och varje övertag mot en fiende ger den ett försvar. Motståndet behöver inte vara en person: spelledaren ger det en nivå.',
    },
    invoking: {
      title: 'Åberopa',
      text: 'När tärningarna har fallit: peka på en aspekt du känner till, säg hur den hjälper och betala ett ödespoäng eller använd ett fritt åberopande. Din egen, en i scenen, eller någon annans. Det gäller bara det slaget. Att låta bli är också ett val.',
    },
    invokeEffects: {
      title: 'Vad ett åberopande ger',
      text: '+2 på ditt slag, slå om alla fyra tärningar, +2 på svårigheten för en fiende, eller +2 till en allierad. Ett omslag gäller även om det blir sämre, och +2 som du redan har står kvar.',
    },
    severalInvokes: {
      title: 'Flera åberopanden',
      text: 'Flera på samma slag går bra om de gäller olika aspekter. Av samma aspekt får bara ett vara betalt, men hur många fria som helst.',
    },
    freeInvokes: {
      title: 'Fria åberopanden',
      text: 'Ett fritt åberopande kostar inget ödespoäng. De är dina, men du kan låta en allierad använda dem.',
    },
    bogusRule: {
      title: 'Falskregeln',
      text: 'Vem som helst får säga att ett åberopande inte stämmer, innan det gäller. Då tar du tillbaka det eller motiverar kort. Blir den andra inte övertygad tas det tillbaka, inget har kostat något, och du får försöka med något annat. Ibland gör sammanhanget det udda rätt.',
    },
    hostileInvokes: {
      title: 'Fientligt åberopande',
      text: 'Du betalar för att använda en fiendes egen aspekt mot den. Poänget går till fienden, men kan användas först när scenen är slut. Ett fritt åberopande ger ingen något.',
    },
    ellipsis: {
      title: 'Ellipstricket',
      text: 'Börja meningen, sluta med tre punkter, slå, och avsluta den med aspekten du åberopar.',
    },
    shifts: {
      title: 'Steg och resultat',
      text: 'Steg är ansträngning minus motstånd. Under 0 misslyckas du, 0 är oavgjort, 1 eller 2 lyckas, 3 eller mer lyckas med stil.',
    },
    failure: {
      title: 'Misslyckande',
      text: 'Enkelt misslyckande: målet nås inte men läget ändras. Stor kostnad: målet nås och något blir tydligt värre. Ta emot en träff: det går ut över just dig. De kan blandas.',
    },
    tie: {
      title: 'Oavgjort',
      text: 'Du lyckas till mindre kostnad, lite stress, ett krångel eller en bonus åt fienden, eller du får en del av det du ville.',
    },
    success: {
      title: 'Lyckas',
      text: 'Du får det du ville, med stil och något till. Berättelsen avgör vad det betyder: utan verktyg blir det knappare, med sakkunskap rikare. Varje resultat ska föra handlingen vidare.',
    },
    overcome: {
      title: 'Övervinna',
      text: 'För att komma förbi hinder, mot en svårighet eller någons försvar. Oavgjort: du väljer mindre kostnad eller misslyckande med bonus. Med stil får du en bonus.',
    },
    failureOff: {
      title: 'Misslyckande uteslutet',
      text: 'Om en missad ledtråd skulle stoppa berättelsen stänger spelledaren av misslyckande före slaget. Då handlar det bara om vad det kostar.',
    },
    advantage: {
      title: 'Skapa ett övertag',
      text: 'Ändra läget, ta reda på något eller dra nytta av något känt. Säg först om det är en ny aspekt eller en som finns, och var den läggs. Läggs den på en motståndare får den försvara sig. Aspekten fungerar sedan som alla andra.',
    },
    newAspect: {
      title: 'Ny aspekt',
      text: 'Misslyckas: ingen aspekt, eller en som fienden får åberopa fritt. Oavgjort: en bonus. Lyckas: aspekten och ett fritt åberopande. Med stil: två.',
    },
    knownAspect: {
      title: 'Aspekt som finns',
      text: 'Misslyckas: fienden får ett fritt åberopande. Oavgjort eller lyckas: du får ett. Med stil: två.',
    },
    unknownAspect: {
      title: 'Okänd aspekt',
      text: 'Spelledaren vet vilken det gäller. Misslyckas: fienden kan avslöja den och får då ett fritt åberopande. Oavgjort: en bonus, och den förblir okänd. Lyckas: den avslöjas, och du får ett fritt åberopande. Med stil: två.',
    },
    attack: {
      title: 'Attackera',
      text: 'För att skada någon, i kroppen eller sinnet. Avgör först om det alls kan skada. Oavgjort ger en bonus. Lyckas: en träff så stor som skillnaden. Med stil kan du ta ett steg mindre och få en bonus.',
    },
    defend: {
      title: 'Försvara',
      text: 'Den enda reaktionen, när som helst utanför din tur, om du är målet eller kan motivera att du går emellan. Då är det du som träffas. Oavgjort följer det du försvarar dig mot. Med stil, tre eller mer över, får du en bonus.',
    },
    whichSkills: {
      title: 'Färdigheter för strid',
      text: 'Slåss och Skjuta attackerar kroppen, Provocera sinnet. Sport försvarar mot allt fysiskt, Slåss i närstrid, Vilja mot det mentala. Andra går bara med stunt eller om spelledaren tillåter, men kan alltid förbereda med ett övertag.',
    },
    boosts: {
      title: 'Bonus',
      text: 'En mycket kortlivad aspekt. Åberopa den fritt en gång, sedan är den borta. Den kan inte betalas, inte betvingas, får sakna namn och kan ges till en allierad. Den varar aldrig längre än scenen.',
    },
    fatePoints: {
      title: 'Ödespoäng',
      text: 'Du tjänar dem när du betvingas, när någon betalar för att använda din aspekt mot dig och när du medger. De ligger öppet på bordet och blir aldrig färre än noll.',
    },
    compels: {
      title: 'Betvinga',
      text: 'Ett ödespoäng för en komplikation som en aspekt ställer till med, som händelse eller beslut. Acceptera och få poänget genast, eller vägra, betala ett och berätta hur du slipper. Med noll poäng kan du inte vägra. Ett betvingande ändrar läget, det säger inte bara nej till en handling.',
    },
    whatToCompel: {
      title: 'Vad som kan betvingas',
      text: 'Karaktärens aspekter, konsekvenser och det som ligger på karaktären, i området eller i scenen. Aldrig bonusar. Tycker bordet att det inte träffar rätt dras det tillbaka utan kostnad.',
    },
    whoCompels: {
      title: 'Vem som betvingar',
      text: 'Spelledarens erbjudanden är gratis. En spelare som föreslår ett lägger ett eget poäng, som blir målets eller kommer tillbaka. Spelare får betvinga spelledarpersoner: högen får ett poäng eller betalar ett.',
    },
    selfCompel: {
      title: 'Självbetvingande',
      text: 'Har du redan ställt till det för dig själv på grund av en aspekt kan du be om poänget efteråt. Spelledaren ger det om bordet håller med.',
    },
    declaredDetails: {
      title: 'Lägg till en detalj',
      text: 'Betala ett ödespoäng för en viktig eller osannolik detalj som följer av en aspekt. Gör aspekten den redan sann kostar den inget.',
    },
    scenes: {
      title: 'Scener',
      text: 'Spelledaren säger var, vilka som är där och tre till fem situationsaspekter: stämning, hinder, skydd, faror, saker att använda. Spelledaren bestämmer om någon får ett fritt åberopande på dem. Fler kan tillkomma.',
    },
    sceneEnd: {
      title: 'Scenens slut',
      text: 'All stress rensas. Bonusar och scenens aspekter försvinner, om de inte ska bestå. Väntande ödespoäng betalas ut.',
    },
    zones: {
      title: 'Områden',
      text: 'Några namngivna platser intill varandra. I ditt område når du alla, längre bort bara med något som når. En gång per runda flyttar du dig fritt till området intill. Är vägen spärrad, eller vill du längre, är det en handling att övervinna.',
    },
    teamwork: {
      title: 'Samarbete',
      text: 'Den som har högst nivå slår. Var och en som har minst +1 lägger till 1, tillsammans högst den slåendes nivå, och förbrukar sin handling. Ni delar på priset. Ni kan också skapa övertag åt varandra.',
    },
    challenges: {
      title: 'Utmaning',
      text: 'Flera slag med olika färdigheter mot något invecklat, ungefär ett per person. Spelledaren väger samman resultaten. Inget visst antal vinner.',
    },
    contests: {
      title: 'Tävling',
      text: 'Sidor som vill olika saker men inte skadar varandra. En per sida slår varje runda. Högst får en seger, med stil två. Lika högst ger en oväntad vändning. Tre segrar vinner, i långa tävlingar upp till fem. Medan den pågår visar ”Hur kan det sluta?” hur troligt det är att var och en av sidorna vinner, och vad ett steg till skulle göra.',
    },
    harmInContests: {
      title: 'Skada i tävling',
      text: 'Om något försöker skada dem som tävlar tar en besegrad karaktär så många steg som den blev slagen med.',
    },
    advantagesInContests: {
      title: 'Övertag i tävling',
      text: 'Före sidans slag får var och en försöka skapa ett övertag. Misslyckas det: avstå från slaget den rundan, eller ge den andra sidan ett fritt åberopande. En sida utan slag kan inte få seger.',
    },
    conflicts: {
      title: 'Konflikt',
      text: 'När båda sidor kan och vill skada varandra. Den är slut när alla på en sida har medgett eller slagits ut. Då får de som medgett sina poäng. ”Hur kan det sluta?” ser framåt: exakt för två som attackerar varandra, utspelat många gånger för fler.',
    },
    turns: {
      title: 'Turordning',
      text: 'Ni kommer överens om vem som börjar. Den som har handlat väljer nästa bland dem som är kvar. När alla har handlat väljer den sista vem som börjar nästa runda, gärna sig själv. En handling och en förflyttning var, försvara får du hur ofta som helst.',
    },
    takingHarm: {
      title: 'Ta en träff',
      text: 'Alla steg ska tas: en ruta per steg på rätt spår, och konsekvenser. Du får inte ta mer än som behövs. Räcker det inte, eller vill du inte, är du utslagen.',
    },
    consequences: {
      title: 'Konsekvenser',
      text: 'Mild tar 2, medelsvår 4, svår 6. Flera får användas på en träff. Konsekvensen är en aspekt, och den som orsakade den får ett fritt åberopande.',
    },
    takenOut: {
      title: 'Utslagen',
      text: 'Du är ute ur scenen och den som slog ut dig berättar vad som händer, inom rimliga gränser. Om döden är möjlig ska vara klart i förväg.',
    },
    conceding: {
      title: 'Medge',
      text: 'Innan motståndarens tärningar har fallit kan du ge dig. Du säger hur du förlorar, den andra sidan får något den ville ha. Du får ett ödespoäng och ett till för varje konsekvens i konflikten. Den som slås ut får inget.',
    },
    recovery: {
      title: 'Läkning',
      text: 'Stress går över med scenen. En konsekvens börjar läka efter ett slag med Akademi för kroppen eller Empati för sinnet: svårighet 2, 4 eller 6, två till på sig själv. Mild är borta efter en hel scen, medelsvår efter en hel session, svår vid nästa större milsten.',
    },
    minorMilestone: {
      title: 'Mindre milsten',
      text: 'Efter varje session får du göra en sak: byta plats på två färdigheter eller byta en på +1 mot en på 0, skriva om en stunt, köpa en stunt, eller skriva om en aspekt som inte är den övergripande.',
    },
    majorMilestone: {
      title: 'Större milsten',
      text: 'När en berättelse är slut: ett mindre val, en ny övergripande aspekt om du vill, läkande konsekvenser försvinner och du får ett färdighetspoäng. Spelledaren kan lägga till en påfyllning och ett poäng till.',
    },
    skillPoints: {
      title: 'Färdighetspoäng',
      text: 'Ett poäng höjer en färdighet ett steg. På varje nivå måste det finnas minst lika många färdigheter som på nivån ovanför. Poäng får sparas.',
    },
    sessions: {
      title: 'Sessioner och berättelser',
      text: 'En session är tre till fyra timmar, en berättelse ungefär fyra sessioner. Är berättelserna längre kan bordet låta svåra konsekvenser läka efter fyra sessioner.',
    },
    npcs: {
      title: 'Spelledarpersoner',
      text: 'Viktiga byggs som karaktärer men utan gränserna. Enkla har en till tre aspekter, en eller två färdigheter, högst tre rutor och inga konsekvenser. Hot kan se ut hur som helst.',
    },
    gmPool: {
      title: 'Spelledarens ödespoäng',
      text: 'Vid varje scens början lika många som spelarnas karaktärer, plus vad spelledarpersoner har med sig. De betalar åberopanden, stunt och att vägra, inte att betvinga. Det som blir över går förlorat.',
    },
    safety: {
      title: 'Säkerhetsverktyg',
      text: 'Vem som helst kan stoppa spelet: X-kort, paus, spola tillbaka, hoppa framåt. Det går före allt, och inget skäl behövs.',
    },
    fullDefence: {
      title: 'Fullt försvar',
      text: 'Avstå från din handling och få +2 på försvar som passar, till din nästa tur. Behövdes inget försvar får du en bonus.',
    },
    extremeConsequence: {
      title: 'Extrem konsekvens',
      text: 'Tar 8 och ersätter en av dina aspekter för gott, inte den övergripande. En gång mellan två större milstenar. Vid nästa får den skrivas om.',
    },
    fasterContests: {
      title: 'Snabbare tävlingar',
      text: 'Var och en gör bara en sak per runda: slår för sidan, försöker skapa ett övertag eller hjälper till.',
    },
    countdowns: {
      title: 'Nedräkningar',
      text: 'En rad rutor, något som kryssar dem och något som händer vid den sista. Spelledaren kan visa rutorna utan att säga vad de betyder.',
    },
    weapons: {
      title: 'Vapen och rustning',
      text: 'Vapen lägger till steg till en träff och slår även vid oavgjort. Rustning tar bort steg. Blir inget kvar får den som attackerade en bonus.',
    },
  },
};
