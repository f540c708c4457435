import type { Entries } from './entries.ts';

export const sv: Entries = {
  roll: {
    title: 'Slaget',
    text: 'Du slår en tiosidig tärning, 0 till 9, och nollan är noll. Lägg till en egenskap, en skicklighet och alla modifikationer. Summan kallas slag, och det är den som räknas, aldrig bara tärningen. Högt är bra. Att ”slå för” något betyder att just den egenskapen eller skickligheten används. Tärningen görs färdig först, sedan läggs resten till.',
  },
  oneOfEach: {
    title: 'En av varje',
    text: 'Ett slag har en tärning, högst en egenskap och högst en skicklighet. Allt annat, ljus och mörker, hjälp och hinder, läggs ihop med sina tecken. Passar ingen egenskap räknas den som 0, och du får slå ändå.',
  },
  resistance: {
    title: 'Motstånd',
    text: 'Slaget jämförs med ett motstånd: en svårighet, eller någon annans slag. Är slaget högre har du lyckats. Är det lika eller lägre har du inte det. ”Mot sex” och ”med motstånd sex” är samma sak.',
  },
  difficulty: {
    title: 'Svårighet',
    text: 'Aslätt 1, Lätt 3, Simpelt 6, Rätt hyfsat normalt 9, Ganska knepigt 12, Svårt 15, Sketsvårt 20, Absurt 25, Omänskligt 30 och uppåt. Tabellen är ett stöd: spelledaren väljer vilket heltal som helst, och raden närmast under ger namnet.',
  },
  opposed: {
    title: 'Motsatt slag',
    text: 'När två gör något mot varandra, som att smyga efter någon, rida ikapp, bryta arm eller spela schack, slår båda. Den enas slag är den andras motstånd. Högst lyckas, lägst misslyckas. Slagen görs färdiga, visas samtidigt och jämförs en enda gång. Är det fler än två sidor möter var och en det högsta av de andras slag.',
  },
  statusQuo: {
    title: 'Status quo',
    text: 'Slår båda exakt lika lyckas ingen. Det är halvlyckat eller halvmisslyckat, och spelledaren väljer vilket och hur. Lika med en fast svårighet är ett vanligt misslyckande, om bordet inte har valt att räkna även det som status quo.',
  },
  zero: {
    title: 'Noll',
    text: 'Visar tärningen 0 först misslyckas slaget, hur högt det än blir. Är det dessutom lägre än motståndet är du nollad. Bara den första tärningen på slaget räknas: en nolla efter en nia är ofarlig. Risken att bli nollad är högst en på tio, och den är hög med flit, för det är roligt att fumla.',
  },
  mishap: {
    title: 'När någon blir nollad',
    text: 'Spelledaren hittar på vad som händer. Det ska vara till nackdel för figuren, helst inte för andras figurer, absolut inte dödligt, och gärna komiskt.',
  },
  zeroOpposed: {
    title: 'Noll i motsatta slag',
    text: 'Med en nolla på den högre sidan misslyckas båda: den andra är ju inte högre. Ett bord kan välja att den utan nolla lyckas i stället. Är slagen lika och den ena har en nolla misslyckas båda, men den med nollan misslyckas mer. Har båda nollor blir den lägre nollad, och är de lika blir ingen det.',
  },
  nine: {
    title: 'Nio',
    text: 'En nia slås en gång till och läggs på, så länge det kommer nior. Det finns inget tak. Först när tärningen stannat läggs egenskap, skicklighet och modifikationer till. En nolla på vägen är bara noll.',
  },
  perfection: {
    title: 'Perfektion',
    text: 'Är slaget minst 10 högre än motståndet är det perfektion, även mot en svårighet om bordet inte valt bort det. Det går lysande: motståndaren hinner knappt med, men ska inte stå helt utan chans. Spelledaren ger dig något extra bra. En nolla först blir aldrig perfektion. Ovanligt, men hjältar får det rätt ofta.',
  },
  traitChoice: {
    title: 'Vilken egenskap?',
    text: 'Ta en situationsegenskap som passar. Finns ingen, ta en värdesegenskap. Passar flera i samma grupp räknas den med högst absolutvärde: +2 och −2 har båda 2, så det kan bli den dåliga. Oslagbara egenskaper används nästan aldrig när man slår, och bara när spelledaren väljer dem.',
  },
  lastWord: {
    title: 'Spelledaren har sista ordet',
    text: 'Du får föreslå och argumentera. Spelledaren bestämmer, särskilt när två väger lika, och får välja en dålig egenskap som passar bäst just nu. Det är så striderna böljar fram och tillbaka.',
  },
  traitList: {
    title: 'Spelledarens lista',
    text: 'Alla figurers egenskaper på ett ställe, en samling per figur, med situationsegenskaper först, sedan värdesegenskaper och sist oslagbara.',
  },
  motive: {
    title: 'Varför du slåss',
    text: 'Samma slags handling kan gå på olika egenskaper. Den som slåss för sin älskade slår för Förälskad, den som tornerar för äran för Heder, den som håller en bro mot hundratals för Lejonhjärta. Fyndiga argument för ”din” egenskap är välkomna, fåniga också.',
  },
  turn: {
    title: 'Vända på en egenskap',
    text: 'Ibland hjälper det som annars stjälper. Då vänds egenskapen: tecknet byts för just det slaget. Lömsk −3 blir +3 för den som hugger i ryggen, och Heder +3 blir −3. Du föreslår, spelledaren bestämmer, och på bladet står värdet kvar.',
  },
  skills: {
    title: 'Skickligheter',
    text: 'Skickligheter är smalare än egenskaper och kan bli bättre. Passar flera tar du den bästa, bara en per slag. En skicklighet du saknar räknas som 0, och du får slå ändå.',
  },
  withoutDice: {
    title: 'Utan tärning',
    text: 'Inget kräver ett slag bara för att det görs. Spelledaren avgör om tärningar behövs. Behövs de inte bestämmer spelledaren hur det går, ofta genom att titta på skickligheten: den som är bra på det lyckas.',
  },
  freedom: {
    title: 'Reglerna är till för er',
    text: 'En enda formel räcker för att hitta på vilken specialregel som helst. Mycket lämnas åt spelledaren. Förslagen här är förslag, och det går bra att spela helt utan regler, eller som lajv. Allt går att rätta för hand, och skälet står i loggen.',
  },
  antagonist: {
    title: 'En antagonist på några sekunder',
    text: 'Några egenskaper och en eller två skickligheter räcker. Skriv dem på en rad: Full −2, Slagsmål +2. Det som är under noll blir en egenskap, resten skickligheter; ett semikolon mellan dem gör det tydligt.',
  },
  several: {
    title: 'Flera egenskaper',
    text: 'Egenskaper läggs aldrig ihop: det förstör balansen, gör spelarna mindre uppfinningsrika och striderna stela. I stället kan spelledaren låta dig slå ett helt slag för varje egenskap, med samma skicklighet och svårighet. Lyckas något av dem lyckas handlingen. Du får be om det, men ett nej är ett nej.',
  },
  severalOpposed: {
    title: 'Flera slag tillsammans',
    text: 'Det bästa av slagen gäller: perfektion, lyckat, status quo, misslyckat, nollad. Varje slag har sin egen tärning, sina nior och sin nolla, och är något nollat får spelledaren veta det. En motståndare slår en gång: det är motståndet för alla slagen, och själv möter motståndaren det högsta av dem.',
  },
  persuasion: {
    title: 'Övertala och förföra figurer',
    text: 'Övertala och Romans är en nödlösning för den som inte kan prata omkull en spelledarperson. Om de får användas mot spelarnas figurer, av spelledarpersoner eller av andra spelare, väljer bordet; det rekommenderas. Blir din figur övertalad, lurad eller förförd bör du spela den så. Inget ändras på bladet.',
  },
  insurance: {
    title: 'Hjälteförsäkring',
    text: 'En regel att slå på eller av, så att hjältar inte dör av en enda otur. Med enkelt skapande har du en lärlingsskicklighet mindre och tre oanvända erfarenhetspoäng. Bygger du med poäng sätter du av 3, 4 eller 5 som inte får köpa skickligheter eller besvärjelser.',
  },
  heroPoint: {
    title: 'Hjältepoäng',
    text: 'Varje oanvänd erfarenhetspoäng kan offras på ett eget slag. En poäng ger antingen en extratärning, som läggs på som efter en nia och kan bli nya nior men aldrig Noll, eller gör att du struntar i Noll: nollan är då bara noll. En extratärning tar inte bort en nolla. Med två poäng går båda.',
  },
  heroLimit: {
    title: 'Hur många hjältepoäng, och när?',
    text: 'Helst en, högst två på ett vanligt slag och upp till fyra på ett Stryktålighetsslag. De offras en i taget när du sett tärningen, tills spelledaren bekräftar slaget; ett bord kan i stället kräva dem i förväg. Bara på din egen figurs slag. Spelledarpersoner har inga om bordet inte säger annat.',
  },
  creation: {
    title: 'Skapa en figur',
    text: 'Ett namn, egenskaper mellan −4 och +4 utan 0, skickligheter mellan 0 och 8, och spelledarens godkännande. Spelledaren får gå utanför skalan. Namn ur boken: Liten, Kvick, Lömsk, Heder, Förälskad, Lejonhjärta, Stark, Stor, Full; Gömma Sig, Slagsmål, Rida, Övertala, Romans. Hur många lärlingsskickligheter som är vanligt skriver spelledaren in.',
  },
  specialisation: {
    title: 'Specialisering',
    text: 'En husregel som är av om inte bordet slår på den. En specialisering är en namngiven smal del av en skicklighet, utan värde. När den passar ger den +3, eller en svårighet en rad lägre i tabellen, aldrig under Aslätt; du väljer före slaget. Den kostar en erfarenhetspoäng, eller så går tre av dem i stället för en lärlingsskicklighet. Spelledaren godkänner.',
  },
  daze: {
    title: 'Omtöckning',
    text: 'En husregel som är av om inte bordet slår på den. Spelledaren säger hur omtöcknad en figur är: ett tal som dras från varje slag figuren gör, också ett som väntar på sin tärning, tills spelledaren tar bort det.',
  },
  toughness: {
    title: 'Stryktålighetsslag',
    text: 'Ett slag för att tåla stryk, mot en skada som spelledaren sätter. Här får du använda upp till fyra hjältepoäng. Som husregel, av om inte bordet slår på den, används skickligheten Stryktålighet om du har den, och slaget lämnar ett märke: lätt skadad om det lyckas, annars allvarligt. Spelledaren säger hur, och tar bort märket.',
  },
  series: {
    title: 'Flera motsatta slag i rad',
    text: 'Upprepa ett motsatt slag tills någon sida har vunnit så många som ni bestämt. Slag som ingen vinner görs om. Vill ni kan varje förlust göra förloraren 1 sämre resten av tävlingen. Med husregeln påslagen håller bordet ställningen och visar oddsen. ”Hur kan det sluta?” visar dem redan före första slaget: vem som vinner, efter hur många slag och hur det står då.',
  },
  experience: {
    title: 'Använda erfarenhet',
    text: 'Spelledaren drar poängen och för in det som köpts. Boken säger här inte vad saker kostar.',
  },
};
