import type { HelpTexts } from './topics.ts';

export const sv: HelpTexts = {
  groups: {
    basics: 'Grunderna',
    character: 'Personen',
    growth: 'Utveckling',
    things: 'Föremål',
    combat: 'Stridens gång',
    acting: 'Handlingar i strid',
    defence: 'Försvar',
    attack: 'Anfall',
    melee: 'Närstrid',
    ranged: 'Avståndsstrid',
    harm: 'Skador',
    care: 'Vård och läkning',
    mind: 'Psyket',
    book: 'Om reglerna',
  },
  entries: {
    about: {
      title: 'Vad Aoristos är',
      text: 'Det mesta är fritt samtal som spelledaren godtar. En tärning avgör små tvivel. De fulla reglerna är ett stöd när ett ögonblick är känsligt, framför allt när det blir våld. De siktar på det trovärdiga, inte på balans. Spelledaren sköter världen och har ingen egen rollperson.',
    },
    freeform: {
      title: 'Friform',
      text: 'Slå en sexsidig tärning som inspiration. Lågt antyder att något svårt misslyckas, högt att det går, mitten dröjsmål, kompromiss eller halvt resultat. Spelledarens tolkning gäller.',
    },
    dice: {
      title: 'Sexsidiga tärningar',
      text: 'Bara sexsidiga tärningar används, helst i två färger. Alla i en hand är likadana; ingen enskild tärning är bas, fri eller tvingande.',
    },
    hands: {
      title: 'Tärningshänder',
      text: 'En hand har minst en bastärning (B). Så många tärningar räknas som det finns B; summan är resultatet, och modifikationer läggs till. En fördel ger fria tärningar (F), svårigheter som smärta ger tvingande (T). Alla slås på en gång.',
    },
    cancelling: {
      title: 'F mot T, och sex tärningar',
      text: 'Fria och tvingande tärningar tar ut varandra en mot en, så en hand har aldrig båda. Högst sex tärningar slås: det som är kvar efter kvittningen kapas.',
    },
    freeHand: {
      title: 'Fri hand',
      text: 'Med fria tärningar väljer spelaren vilka som räknas, precis så många som det finns B. Oftast vill man ha de högsta i tester och anfall, de lägsta vid stress och psyktrauma.',
    },
    forcedHand: {
      title: 'Tvingande hand',
      text: 'Med tvingande tärningar räknas de lägsta, så många som det finns B. Det finns inget att välja.',
    },
    notation: {
      title: 'Hur händer skrivs',
      text: '2B, 1B1F, 2B2T+1: bastärningar, sedan fria eller tvingande, sedan modifikation. Bokstaven N i ett eldgivningsläge betyder B.',
    },
    test: {
      title: 'Framgångstest',
      text: 'När något svårt prövas under press: lägg ihop de egenskaper som gäller till en testbas (TB) och slå 1B1T. TB plus den aktuella tärningen är helt slag. Når det svårighetströskeln (ST) är det lyckat. Differensen hjälper berättandet.',
    },
    difficulty: {
      title: 'Svårighetströskel',
      text: 'Om inget annat sägs är tröskeln 4, och 2 till för varje egenskap i testbasen. Spelledaren kan sätta en annan som passar läget.',
    },
    shockInTests: {
      title: 'Chock i tester',
      text: 'Varje grad av nervchock ger en tvingande tärning till alla framgångstester, även anfall.',
    },
    opposed: {
      title: 'Motståndstest',
      text: 'Varje sida lägger ihop alla sina testbaser och låter en representant slå; bara representantens egna fria och tvingande tärningar gäller. Högst helt slag vinner. Lika är oavgjort, i regel utan effekt.',
    },
    rounding: {
      title: 'Avrundning',
      text: 'Allt rundas nedåt, i varje steg. Ingen egenskap sjunker under 0.',
    },
    attributes: {
      title: 'Primära attribut',
      text: 'Fysik: styrka, uthållighet, storlek och tålighet. Kaosvana: att behålla huvudet och handla i brådska och fara. Rörlighet: snabbhet, smidighet, precision, balans. Sinnesnärvaro: vakenhet, reaktion, klara sinnen. Viljestyrka: disciplin, att bemästra panik och svår smärta.',
    },
    attributeLevels: {
      title: 'Attributens nivåer',
      text: '0 är ett spädbarns, 1 svagt, 2 en vanlig vuxens, 3 över medel, 4 mycket bra, 5 så bra som folk blir. I trygga moderna samhällen har de flesta bara 1 i Kaosvana.',
    },
    attributePrices: {
      title: 'Vad attribut kostar',
      text: 'Nivå 0 till 5 kostar 0, 0, 1, 4, 10 och 20 UP från ingenting. Tabellen fortsätter till nivå 30.',
    },
    startingUp: {
      title: 'UP från början',
      text: 'Spelledaren säger hur många utvecklingspoäng man får, oftast 15 för en vanlig vuxen till 50 för en äventyrare. De är den enda valutan; inget slås fram. Det som blir över sparas eller slängs.',
    },
    secondary: {
      title: 'Sekundära attribut',
      text: 'Bärförmåga är 4 gånger Fysik, Chocktolerans Viljestyrka + 3, Förflyttning Rörlighet + 5, Handlingskraft Kaosvana + halva Sinnesnärvaron + 4, Härdighet Fysik + 1. Tillfälliga ändringar som tung packning rubbar dem inte; köpta nivåer gör det.',
    },
    creationOrder: {
      title: 'Att skapa en person',
      text: 'Först primära attribut, sedan de sekundära som följer av dem, sedan färdigheter och sist utrustning. Här går vilken ordning som helst; räkningen stämmer alltid.',
    },
    skills: {
      title: 'Färdigheter',
      text: 'Tjugoen praktiska förmågor att använda under press: inte fakta eller teori. Skjutvapen går från armborst till de flesta eldvapen, Närstridsvapen omfattar sköldar, Slagsmål täcker slag, fällningar, grepp och saker som används fel, Undvika är att få undan det som är ömtåligt.',
    },
    skillLevels: {
      title: 'Färdigheternas nivåer',
      text: 'Alla färdigheter börjar på 0, hopplöst. 1 är ytlig bekantskap, 2 amatör, 3 proffs, 4 erfaret proffs, 5 elit. Nivå 5 är gränsen för vanligt folk om inte bordet säger annat.',
    },
    skillPrices: {
      title: 'Vad färdigheter kostar',
      text: 'Nivå 0 till 5 kostar 0, 0, 1, 3, 6 och 10 UP från ingenting.',
    },
    noRules: { title: 'Det som saknar regler', text: 'Utseende och faktakunskap beskrivs fritt.' },
    saving: {
      title: 'Att spara UP',
      text: 'UP får samlas på hög utan gräns. Lärorika resor ger ungefär 1 i månaden, upp till 3 vid verkliga strapatser.',
    },
    training: {
      title: 'Träning',
      text: 'Efter instruktionstimmar per dag: 2 ger 1 UP i månaden, 4 ger 2, 8 ger 3 och kräver vilja och en lärare till hands, 12 ger 4, kräver flera lärare och kostar psyktrauma. Spelledaren bekräftar villkoren.',
    },
    combatUp: {
      title: 'UP för strid',
      text: 'Hur det än gick: 0 utan verkligt hot, 1 om en genomsnittlig rollperson skulle ha vunnit ensam, 2 om den skulle ha förlorat, 3 om hela gruppen var hotad.',
    },
    buying: {
      title: 'Att köpa nivåer',
      text: 'Nästa nivå av en färdighet kostar dess nuvarande nivå. Nästa nivå av ett attribut kostar vad en färdighet kostar från noll till den nivån. Priserna är desamma vid skapandet och senare.',
    },
    load: {
      title: 'Packning',
      text: 'Förvaringspoäng (FP) säger hur mycket en sak hindrar, ungefär en per kilo eller liter; hårda och vassa saker mer. Last över Bärförmåga kostar 1 Rörlighet och 1 Förflyttning för varje hel multipel. FP förbjuder aldrig att man bär.',
    },
    weights: {
      title: 'Vapens vikt',
      text: 'VV är vapnet självt, MV ett fullt magasin eller en enda projektil. Ett laddat vapen räknar båda. Reservmagasin och reservprojektiler räknas också; bälten per hundra patroner.',
    },
    grips: {
      title: 'Händer',
      text: 'Så många händer som saken är gjord för; 1/2 betyder endera. Vilken hand som håller antecknas, för smärta kan få just den att släppa.',
    },
    combat: {
      title: 'Strid',
      text: 'Den börjar med viljan att anfalla genast och slutar när viljan är borta. En runda är två sekunder. Alla börjar med koncentrationspoäng (KP) lika med aktuell Handlingskraft.',
    },
    initiative: {
      title: 'Initiativordning',
      text: 'Högst Sinnesnärvaro först. Den som överraskar lägger till ett slag, oftast 1B1T, bara för ordningen. Lika avgörs av platserna, medurs från spelledaren. Första rundans ordning gäller hela striden.',
    },
    actions: {
      title: 'Aktiva och passiva handlingar',
      text: 'Antalet handlingar är inte bestämt; de kostar KP. Aktiva gör man i sin egen aktivering, en gång per runda. Passiva är särskilda reaktioner, när de gäller och man har råd.',
    },
    stress: {
      title: 'Stress',
      text: 'Strax före varje egen aktivering går 1B1F KP förlorade. Spelaren väljer tärning; lågt är bra.',
    },
    activationEnd: {
      title: 'Aktiveringens slut',
      text: 'I den här ordningen: kvarvarande KP blir vaksamhetsbonus, nervchock sjunker med Viljestyrka, KP fylls på till aktuell Handlingskraft. Att spara KP är ingen handling.',
    },
    extended: {
      title: 'Utdragen aktivitet',
      text: 'Det man inte har råd med får påbörjas med alla KP man har och avslutas i senare aktiveringar. Det går förlorat, utan KP tillbaka, om KP läggs på annat eller ny nervchock kommer.',
    },
    singleAttack: {
      title: 'Ett enda anfall',
      text: 'Stridsreglerna kan lånas för ett enda anfall: båda får använda en rundas KP, den ena till sikte och den andra till vaksamhet.',
    },
    anything: {
      title: 'Vad som helst annat',
      text: 'Det som inte står uppräknat får prövas; spelledaren säger priset i KP. Uppräknade handlingar kostar 1.',
    },
    talk: {
      title: 'Kommunikation',
      text: '1 KP per tre stavelser, och inte mer än två sekunder rymmer. I larmet kan lyssnare behöva testa Sinnesnärvaro.',
    },
    scouting: {
      title: 'Spaning',
      text: '1 KP: se dig omkring i en halvcirkel, eller lyssna. Den som syns helt eller hörs klart upptäcks; dolda kräver test av Sinnesnärvaro. Utan spaning får spelledaren hålla inne det man inte kan vara säker på.',
    },
    walking: {
      title: 'Rörelse',
      text: 'Priset följer hela rundans sträcka: 1 KP upp till Rörlighet i meter, 2 till därutöver, och 1 för varje påbörjad Rörlighet bortom Förflyttning. Högst dubbla Förflyttning, undanmanövrer inräknade; de kostar själva inget.',
    },
    crawling: {
      title: 'Krypa',
      text: 'Sittande eller liggande rör man sig 1 meter per KP, högst Förflyttning på en runda.',
    },
    posture: {
      title: 'Kroppsställning',
      text: 'En ändring kostar 1 KP; från liggande till stående är det två. Att sitta eller ligga stadgar sikte och döljer, men hämmar i närstrid och gör det lättare för andra att fly.',
    },
    equipment: {
      title: 'Utrustning i strid',
      text: 'Att dra, stoppa undan, byta hand eller nå en ficka kostar 1 KP; likaså att göra ett vapen redo, så att dragningen blir en fri del av nästa anfall. Att plocka upp kräver att man sitter eller ligger. Nedpackat kostar mer. I närstrid kostar det minst 1 KP extra att bli av med något, om man inte bara släpper det.',
    },
    charging: {
      title: 'Uppladdning (UL)',
      text: 'KP som läggs före varje anfall när vapnet är i handen: att lägga an och spänna, att dra en sprint. Avbruten får den sitt naturliga resultat. För 1 KP kan den göras ogjord och projektilen tas till vara. En spänd båge tär: Fysik mot dess styrka i början av varje aktivering, annars är pilen borta.',
    },
    reloading: {
      title: 'Omladdning (OL)',
      text: 'KP för att byta magasin, 5 om inget sägs. Inom parentes är det priset per projektil, efter 2 KP för att öppna och tömma. Ett bälte kostar skytten 10 och en hjälpare 5.',
    },
    vigilance: {
      title: 'Vaksamhet',
      text: 'Grunden för svårigheten att träffa någon: valda egenskaper, deras modifikationer och bonusen, aldrig under 0. Den kräver att man anar anfallet och kan röra sig; annars är grunden 0.',
    },
    vigilanceTraits: {
      title: 'Vaksamhetens egenskaper',
      text: 'Högst tre, var och en en gång, valda anfall för anfall: Rörlighet, Sinnesnärvaro, Undvika och anfallets färdighet alltid; i närstrid även Närstridsvapen och Slagsmål, det senare med −1 per upptagen hand.',
    },
    bladesAndShields: {
      title: 'Klingor och sköldar',
      text: 'Vaksamhet med Närstridsvapen har −2 utan ett egentligt närstridsvapen i handen och +2 med sköld. Skölden låter också färdigheten gälla mot kast.',
    },
    parry: {
      title: 'Att parera bara händer',
      text: 'Ett obeväpnat anfall som missar den som använt Närstridsvapen och håller ett egentligt vapen skadar anfallaren: styrka 1B i den använda lemmen, utan modifikation.',
    },
    vigilanceBonus: {
      title: 'Vaksamhetsbonus',
      text: 'KP som är kvar vid aktiveringens slut hjälper all vaksamhet tills nästa egna aktivering är över. I första rundan står Sinnesnärvaro i deras ställe.',
    },
    dodge: {
      title: 'Att flytta sig undan',
      text: 'Den som använder Rörlighet och inte är i skydd måste flytta sig: i närstrid 1 meter bort, och de andra får hänga på; på avstånd 1 till Rörlighet meter, till skydd inom 10 meter eller åt sidan. En meter får bytas mot att kasta sig till marken.',
    },
    attackSteps: {
      title: 'Anfallets steg',
      text: 'Tillkännage och betala; målet säger vad svårigheten kommer av; den justeras; anfall och område slås på en gång; anfallaren får avbryta; testet läses av och skadan tas.',
    },
    attackCost: {
      title: 'Vad ett anfall kostar',
      text: '1 KP obeväpnat eller med ett hjälpmedel som knogjärn. Egentliga vapen, alltså allt man slår med i handen och alla avståndsvapen, kostar 1 till och låter tärningarna väga tyngre. Autoläge kostar 1 till, sikte kommer därtill. Sköldar gör ingen skada.',
    },
    safetyAim: {
      title: 'Säkerhetssikte',
      text: 'Varje nivå ger en fri tärning till anfallstestet och en till områdesslaget. Så många nivåer som det finns uppfyllda villkor kostar 1 KP var: hela målet syns klart, målet står still, man är själv stadig, ett sikte som passar. Övriga kostar 2. Det förloras efter varje anfall. Inget vid skott i närstrid.',
    },
    rangeAim: {
      title: 'Avståndssikte',
      text: 'Varje nivå halverar avståndsmalusen en gång till, för 4 KP: en för kikarsikte, en för stadigt stöd. Målet måste stå still. Det behålls så länge man bara skjuter enkelskott, och de två siktena går att förena.',
    },
    autoAim: { title: 'Sikte i autoläge', text: 'I autoläge har sikte ingen effekt.' },
    attackTest: {
      title: 'Anfallstest',
      text: 'Vapnets färdighet och det lägsta av Rörlighet och Sinnesnärvaro, med 2B2T. En fri tärning per nivå av sikte, för två händer på ett närstridsvapen och per projektil utöver den första; en tvingande per upptagen hand utan vapen och per grad av chock. Når det svårigheten är det träff.',
    },
    hitArea: {
      title: 'Träffområde',
      text: 'Slå 1B och en fri tärning per nivå av sikte: 5 och 6 bål, 4 höger arm, 3 vänster arm, 2 höger ben, 1 vänster ben. Med matchande siffror väljer anfallaren fritt, även huvudet; annars ett av de slagna. Chock spelar ingen roll här.',
    },
    noArea: {
      title: 'Utan träffområde',
      text: 'Explosioner och salvor om fyra eller fler projektiler har inget träffområde och inget områdesslag.',
    },
    hiddenByBody: {
      title: 'Dolt av kroppen',
      text: 'Ett anfall mot ett område som en annan del av målets kropp döljer helt är en miss. Träffar i lemmar dödar aldrig i sig.',
    },
    abort: {
      title: 'Att avbryta',
      text: 'Inom 10 meter får en träff man inte är nöjd med avbrytas. KP och säkerhetssikte är borta; skott, uppladdning och avståndssikte är kvar.',
    },
    melee: {
      title: 'Närstrid',
      text: 'Motståndare som når varandra är i närstrid. Allt får avslutas där, men bara somligt påbörjas: dra eller plocka upp, resa sig, tala, slänga, spana, packa undan till extra kostnad, anfalla, röra sig.',
    },
    meleeAttacks: {
      title: 'Anfall i närstrid',
      text: 'ST +2 om anfallaren sitter eller ligger. Obeväpnat: en tvingande tärning per hand som håller något. Ett tvåhandsvapen i båda händerna ger en fri tärning; i en hand stiger ST med det som Fysik saknar upp till 5.',
    },
    shotsInMelee: {
      title: 'Skott i närstrid',
      text: 'Mot stående mål ST +1 med pistoler och kortare, +3 med allt längre, pilbågar medräknade. Inget sikte.',
    },
    leaving: {
      title: 'Att lämna närstrid',
      text: 'Först betalas det, sedan ett motståndstest av Rörlighet: alla på den egna sidan och 2 per allierad mot de motståndare som står. Slår de högre är det farligt under hela aktiveringen. Man kan stanna utan KP tillbaka, eller gå: då får alla i närstriden slå var sitt slag till vanlig kostnad, sikte tillåtet.',
    },
    ranged: {
      title: 'Avståndsstrid',
      text: 'Utanför närstrid skjuter man ostraffat. Skydd höjer ST bara där det döljer var målet är; spelledaren säger hur mycket.',
    },
    rangeMalus: {
      title: 'Avståndsmalus',
      text: 'ST +1 för varje fullt tiotal meter, sedan i tur och ordning: improviserat dubbelt, kastat dubbelt, tungt armborst eller långt eldvapen halverat, räfflat rör halverat, halverat per nivå av avståndssikte, nedåt varje gång. Nästan alla moderna eldvapen utom hagelgevär är räfflade.',
    },
    fireModes: {
      title: 'Lägen',
      text: 'Skott per anfall, med snedstreck emellan. Två eller fler är automateld. Auto är okontrollerat: 1 KP till, sikte utan verkan, ett valt antal plus en slumphand. Max begränsar projektilerna per runda; utan angivelse det lägsta av 8 och magasinet.',
    },
    magazines: {
      title: 'Magasin',
      text: 'MS är patronerna i ett fullt magasin, +1 för en i kammaren, 1 om inget sägs. Ett bälte har valfri längd.',
    },
    overwatch: {
      title: 'Övervakning',
      text: 'Skjutklar och utan lämpligt mål i sikte får man övervaka en sfär fyra meter tvärs över: 1 KP, och aktiveringen är slut. Ett skott som blivit betalt först när målet är borta kan övergå till övervakning.',
    },
    overwatchFire: {
      title: 'Skott ur övervakning',
      text: 'Den som visar sig anfalls genast, en gång, till vanlig kostnad och utan sikte, om inte ett test av Sinnesnärvaro hejdar fingret. Passiva utgifter, ny chock och spaning bryter; inget annat aktivt är tillåtet.',
    },
    strength: {
      title: 'Styrka',
      text: 'Aktiv styrka är differensen, de aktuella tärningarna en gång till med egentligt vapen, vapnets eller hjälpmedlets styrka, och Fysik vid kontakt eller kast. Anfallaren säger den; målets sida drar av rustning och skydd. Annan skada har en styrka i sig.',
    },
    armour: {
      title: 'Rustning',
      text: 'Skyddsvärdet på det träffade området dras av. Mot träffar utan område gäller Totalrustning: alla värden hopräknade, bålen tre gånger, tiotalet.',
    },
    cover: {
      title: 'Skydd',
      text: 'Med träffområde verkar skydd som rustning på dolda områden, så som det var före anfallet. Utan träffområde drar ett ordentligt skydd efter undanmanöver av 1 per dolt område; var målet helt dolt från början verkar det som rustning.',
    },
    damage: {
      title: 'Skada',
      text: 'Så många gånger Härdighet ryms i slutgiltig styrka; för huvudet är talet 2. Nervchock växer med skadan, blödningstakt med ett mindre; en träff som inte är i en lem ger ett mindre i organtrauma. Varje träff står för sig.',
    },
    nerveShock: {
      title: 'Nervchock',
      text: 'Varje grad kostar 1 Förflyttning och 1 Handlingskraft och ger en tvingande tärning i tester. Ny chock avbryter en utdragen aktivitet. I slutet av varje egen aktivering sjunker den med Viljestyrka.',
    },
    pain: {
      title: 'Smärta i en lem',
      text: 'Ny chock från en lem kräver Viljestyrka mot 6. Misslyckas det får det följder och ett andra test: en arm tappar först det den ensam håller, sedan det båda händerna håller; ett ben ger sittande, sedan liggande.',
    },
    knockOut: {
      title: 'Att förlora medvetandet',
      text: 'Når blödningstakt och nervchock tillsammans Chocktolerans vid en träff svimmar man genast. Spelledaren säger när man vaknar. Mer än så gör blödning inte i strid.',
    },
    limbs: {
      title: 'Lemmar',
      text: 'En enda träff på 3 bryter en lem, på 5 förstör den. Sådana armar håller inget, sådana ben bär inte.',
    },
    lastingShock: {
      title: 'Varaktig chock',
      text: 'Varje bruten eller förstörd lem behåller en grad chock medan man är i rörelse. Vila tar bort den, aktivitet för den tillbaka. Efter en månad är det slut; brutna lemmar läker, förstörda aldrig.',
    },
    organTrauma: {
      title: 'Organtrauma',
      text: 'En löpande summa från träffar som inte är i lemmar, från blodförlust och från dåliga timmar. Varje gång den växer slås 2B2T: under summan dör man.',
    },
    traumaSteps: {
      title: 'Vad organtrauma gör',
      text: '3 eller mer: en grad av chock är varaktig. 5 eller mer: instabilt tillstånd. 7 eller mer: Viljestyrka mot medvetslöshet var femte minut i vaket tillstånd.',
    },
    bleeding: {
      title: 'Blodförlust',
      text: 'Fem minuter efter ett sår blir dess blödning blodförlust. Då och var tionde minut så länge den varar: 1 organtrauma med överlevnadsslag, och 1 blodförlust mindre om man vilar. Bara transfusion tar bort blodförlust utan trauma.',
    },
    firstAid: {
      title: 'Stoppa blödning',
      text: 'Nästan fem minuters arbete innan såret blir blodförlust sänker takten med Livräddning, två hjälpare med dubbla den lägre nivån. Omedelbar hjälp, bandage, koaguleringsmedel och farligt hårda förband hjälper var och en med 1; ingen utrustning kostar 1.',
    },
    healing: {
      title: 'Läkning',
      text: 'Ett test med bara tärningen: ST 4 och modifikationer, 1B1T. Lyckat tar bort 1 organtrauma. En gång i veckan, natten till måndag, utan risk. Raderna är exempel; värden däremellan är spelledarens.',
    },
    healingRows: {
      title: 'Vad som hjälper läkning',
      text: 'Miljö: usel +2, fri natur 0, torr bädd −1, sjukhussal −2. Vila: ingen +5, vanligt liv +3, i rörelse +1, utförlig 0. Vård: stenålder 0, kunglig läkare eller ensam sjuksköterska utan utrustning −1, modernt sjukhus −2. Vård hjälper inte brännsår.',
    },
    unstable: {
      title: 'Instabilt tillstånd',
      text: 'Ett läkningstest varje timme i stället för varje vecka, miljön räknas inte. En tärning under 4 ger 1 organtrauma till, vilken ST det än är. Om ett resultat både läker och skadar slås inget överlevnadsslag.',
    },
    psychTrauma: {
      title: 'Psyktrauma',
      text: 'Skrämmande händelser ger ett antal eller en hand. Det mäter instabilitet, inte vansinne, och tynger sinnet.',
    },
    psychosis: {
      title: 'Psykos',
      text: 'Vid 20 eller mer varar den minst en scen. Varje ökning över 20 testas: Viljestyrka + 20 mot summan, annars är man knäckt för gott. Viljestyrka kan mildra, Psykologi märker. Den bryts först när summan är under 20.',
    },
    disorders: {
      title: 'Störningar',
      text: 'En tillfällig tar bort 1, strax efter en chockartad händelse: före nästa morgon och nästa trauma. En varaktig som kunde passera som en udda läggning tar 10, dess utvecklade form 10 till. Vilken det blir är fritt; bordet avgör om den är allvarlig nog, och den kan få följder i spelet.',
    },
    recovery: {
      title: 'Återhämtning',
      text: 'I bästa fall Viljestyrka poäng i månaden, i vanligt liv 1 per halvår. Varaktiga störningar kan botas först under 10. Permanent psyktrauma ventileras aldrig.',
    },
    ownRules: {
      title: 'Egna regler',
      text: 'Gruppen får ändra eller hoppa över vad som helst om spelledaren går med på det. Bordets inställningar och spelledarens rättelser finns för det.',
    },
    tableSheet: {
      title: 'Tabellbladet',
      text: 'Priser, packning, avstånd, träffområden, aktiveringscykeln, smärta och trauma på ett blad, på skärm eller utskrivet.',
    },
  },
};
