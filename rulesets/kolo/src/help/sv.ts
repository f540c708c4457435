import type { Entries } from './entries.ts';

export const sv: Entries = {
  idea: {
    title: 'Tanken',
    text: 'Reglerna passar många världar, men inte alla sätt att spela; regler för skador och utrustning gör gruppen själv. De gäller både världen och berättelsen, och tvingar aldrig fram något som bryter mot det ni kommit överens om.',
  },
  spheres: {
    title: 'Sfärer',
    text: 'Fem sfärer i en ring: Karaktär (vilja och identitet), Stridbarhet (att driva på), Flexibilitet (att anpassa sig), Förfining (lärdom och list), Samspel (livet bland människor), och tillbaka till Karaktär. Var och en har två grannar. De skiljer inte kropp från själ: de visar på vilka vägar någon når sina mål. Svåra omständigheter gör ingen bättre, de begränsar vad som går att nå.',
  },
  sphereExamples: {
    title: 'Vad sfärerna används till',
    text: 'Karaktär: stå ut med en hård marsch, tacka nej till en muta, lyfta en fallen stam, ta befälet. Stridbarhet: slåss, debattera hetsigt, slå in en dörr, skrämma någon. Flexibilitet: hitta vägen i dimma, skaka av sig förföljare, reagera på en överraskning, leva av det vilda. Förfining: dyrka upp ett lås med en förberedd dyrk, tyda ett chiffer, använda en krigslist ur en avhandling, övertyga med logik. Samspel: bli vän med en kapten, dansa i par, förstå andras motiv, inreda ett hem.',
  },
  sphereValue: {
    title: 'Sfärens värde',
    text: 'I ett läge är en sfär värd 1 plus poängen från de fallenheter som passar. Den väljs efter handlingen och omständigheterna: jägaren som skjuter från ett gömsle använder Flexibilitet, bågskytten mitt i striden Stridbarhet.',
  },
  traits: {
    title: 'Fallenheter',
    text: 'En fallenhet är en fras för en allmän läggning, värd 3 poäng: alla i en sfär, eller 2 i huvudsfären och 1 i en bisfär bredvid. Två fallenheter får inte ligga likadant, och 2+1 och 1+2 är olika. Det finns femton sätt.',
  },
  fitting: {
    title: 'Vad som passar',
    text: 'Om en fallenhet passar avgörs av hur den lyder: alla får peka, spelledaren bestämmer. Sex fallenheter är ett bra antal att börja med.',
  },
  aspects: {
    title: 'Aspekter',
    text: 'En aspekt är en nyckelfras för en längre tid eller ett återkommande motiv i någons liv. En bakgrundsaspekt är allmän vana och hör till högst tre färdigheter, en rollaspekt är bestämda kunskaper och hör till högst två, en fokusaspekt är det viktigaste och hör till en. Några meningar hjälper er att veta vad den täcker.',
  },
  proficiencies: {
    title: 'Färdigheter',
    text: 'De är sex: Strid och härdighet, Kondition och vighet, Kunskap och världsvana, Perception och empati, Uttryck och övertalning, Noggrannhet och precision. Aspekterna ger dem deras värden.',
  },
  sampleAspects: {
    title: 'Exempel på aspekter',
    text: 'Strid och härdighet: utkastare i en hamnbar, luttrad fotsoldat, mästare i knivstrid. Kondition och vighet: cirkusakrobat, ljudlös inbrottstjuv, sprinter. Kunskap och världsvana: polyglott, kännare av god smak, antikhistoriker. Perception och empati: indiansk spårare, uppmärksam detektiv, bartender som känner människor. Uttryck och övertalning: driven talare, gitarrist, född lögnare. Noggrannhet och precision: möbelsnickare, låssmed på fritiden, falskspelare.',
  },
  proficiencyValue: {
    title: 'Färdighetens värde',
    text: 'Antalet olika sorters aspekter bland dem som passar och hör dit: 0 till 3. Varje sort räknas en gång. Används flera färdigheter på en gång tar du medelvärdet, avrundat nedåt.',
  },
  unskilled: {
    title: 'Okvalificerad',
    text: 'Utan en aspekt som passar är rollpersonen okvalificerad, om området inte är riktigt vanligt. Det är en negativ skalkategori. Med flera färdigheter räcker det att en saknas, men det räknas en gång.',
  },
  keyPhrase: {
    title: 'Nyckelfras',
    text: 'Varje koppling mellan aspekt och färdighet kan ha en fras. Den antyder hur kopplingen ska förstås, och gör att aspekten alltid passar där läget rör vid frasen. Ett bord kan vara utan.',
  },
  secrets: {
    title: 'Hemligheter',
    text: 'En hemlighet är en förmåga som sfärer och färdigheter inte kan uttrycka. Den kan ändra världens regler, göra test möjliga eller klara enkla test av sig själv i ett smalt område, eller ändra hur omständigheter tolkas. Den är värd minst 1; över 3 bara med spelledaren. Klaras ett test av sig självt bestämmer spelledaren utan test.',
  },
  specialisation: {
    title: 'Specialisering',
    text: 'En hemlighet som ger en skillnad i skala i vissa test. Värdet är skillnaden gånger 10, och den räknas som andra hemligheter, dubbelt, om bordet inte säger annat. Den står oftast för något övernaturligt.',
  },
  resources: {
    title: 'Resurser',
    text: 'Allt som ligger utanför rollpersonen men hör till: utrustning, jord, titel, rykte, vänner. Fiender och skulder är negativa resurser. Vad man börjar med beror på kampanjen; i reglerna ändrar de total tyngd.',
  },
  markers: {
    title: 'Markörer',
    text: 'Några ord om en begränsning: ett sår, trötthet, rädsla. Där den spelar roll i ett test är markören en kategori, oftast av chans, av skala bara i svåra fall.',
  },
  gmPool: {
    title: 'Spelledarens engagemang',
    text: 'En husregel som är av om inte bordet slår på den. Spelledarpersoner av betydelse delar en engagemangspott på tio poäng, med samma regler som en spelares: satsas på test, borta om det lyckas, annars tillbaka med en till, och fylls på med scener, äventyr och kampanjer. Den har inga berättelsepoäng.',
  },
  harm: {
    title: 'Skada',
    text: 'En husregel som är av om inte bordet slår på den. Den som vinner ett motståndstest får lämna en markör på förloraren, med några ord: med 1 en chansmarkör −1, med 2 en på −2, med 3 eller mer en skalmarkör −1. Spelledaren tar bort den efter vila, eller efter ett test för vård.',
  },
  significance: {
    title: 'Tyngd',
    text: 'Hur mycket rollpersonen väger i världen, och grunden för testpotten. Varje påbörjat tiotal poäng är en nivå grundtyngd, 1 till 5. Den visar spelledaren vilka utmaningar som är rimliga och spelarna kampanjens skala.',
  },
  significanceTable: {
    title: 'Tyngdpoäng',
    text: 'Varje fallenhet efter den sjätte 8. En färdighet med aspekter av tre sorter 6, av två 4. Varje aspekt efter den tredje 1. Varje fallenhetspoäng över fem i samma sfär 6. En hemlighet två gånger värdet. Hela bladet räknas, inte bara det som passar.',
  },
  totalSignificance: {
    title: 'Total tyngd',
    text: 'Utan övre gräns, med tillägg: ovanlig utrustning +1 till +3, magiska förmågor +1 till +5, förmögenhet +1 till +3, kontakter +1, ämbete +1 till +4, låg ställning och fattigdom −1 till −2 var. Resurser av samma sort delar på radens gränser.',
  },
  campaign: {
    title: 'Kampanj och budget',
    text: 'Spelledaren bestämmer grundtyngd och gränser för total tyngd. Rollpersoner byggs på poäng mitt i nivån: 10 gånger nivån minus 5. Förslag: tyngd 3, alltså 25 poäng.',
  },
  comparison: {
    title: 'Jämförelsetest',
    text: 'Ibland räcker det att titta på bladet: en färdighet från rätt aspekter, en sfärs värde, eller att helt enkelt ha aspekten. I rutinarbete läses färdigheten på framgångsskalan, ändrad av skalkategorier. Mynt är för det som inte går att förutse.',
  },
  test: {
    title: 'Ett test i sex steg',
    text: 'Pott, utfall, fallenheter, chans, färdighet, skala, alltid i den ordningen. Potten är grundtyngd, tillägg för utrustning och engagemangspoäng; sällan något annat, eller total tyngd i stället. Varje mynt är lyckat eller misslyckat med lika chans.',
  },
  reading: {
    title: 'Fallenheter, chans och färdighet',
    text: 'Varje poäng i sfären låter dig bortse från ett misslyckat mynt. Positiv chans låter dig bortse från fler, negativ tvingar dig att bortse från lyckade, aldrig fler än det finns. Resultatet är färdighet plus lyckade kvar minus misslyckade kvar.',
  },
  scale: {
    title: 'Skala och framgångsskala',
    text: 'Varje positiv poäng skala fördubblar resultatet, varje negativ fördubblar vad som krävs. 1 är delvis lyckat, 2 målet uppnått, 3 utomordentligt lyckat. Även ett negativt resultat fördubblas, om bordet inte säger annat. Värden mellan och över får spelledaren ge mening.',
  },
  contested: {
    title: 'Motståndstest',
    text: 'Två test jämförs efter värde, och de behöver inte vara lika. Det högre vinner, lika är ingens. Marginalen kan läsas på framgångsskalan 1, 2, 3, som aldrig sträcks. Skillnaderna mellan kategorierna räknas, så det som tynger båda tar ut sig.',
  },
  contestedCategories: {
    title: 'Kategorier i motståndstest',
    text: 'Ett övertag i skala fördubblar den bättre sidans resultat. Skillnad i chans: när sidorna agerar mot varandra bortser den sämre från så många lyckade, annars bortser den bättre från så många misslyckade.',
  },
  thresholds: {
    title: 'Flera trösklar',
    text: 'När mycket verkar emot på en gång jämförs ett resultat med flera trösklar. Var och en kan ha egna kategorier på samma mynt. Hur de påverkar varandra avgör spelledaren.',
  },
  complex: {
    title: 'Sammansatt test',
    text: 'En rad slag som vart och ett tar en viss tid och är ett helt test. Det fortsätter tills saken är avgjord eller avbryts. Ett nått mål avslutar det, och misslyckat på den omvända skalan också.',
  },
  carry: {
    title: 'Vad som följer med till nästa slag',
    text: 'Delvis lyckat ger en nivå chans i nästa slag, eller ett sidomål. Där man också kan komma längre från målet läses ett resultat under noll omvänt: −1 delvis misslyckat, −2 misslyckat, −3 kritiskt. Delvis misslyckat tar en nivå chans. Det gäller ett slag, om bordet inte låter det läggas ihop.',
  },
  contestedComplex: {
    title: 'Sammansatt motståndstest',
    text: 'Marginal 1 ger den sidan en nivå skillnad i chans nästa gång. Om förlusten mer beror på egna misstag bortser vinnaren från en misslyckad i stället för förloraren från en lyckad; spelledaren säger om ni gör den skillnaden.',
  },
  categories: {
    title: 'Kategorier',
    text: 'En kategori är ett tal med tecken för en sak som spelar roll: svårighet, sammansatthet, förhållanden, storlek. De delas i chans och skala, och varje grupp har sitt netto. Utan dem är testet medelsvårt. Samma kategori kan hjälpa här och stjälpa där: människa 0, katt −2, vuxen drake 3 är styrka men inte vighet. Bordet kan ha en egen lista.',
  },
  countingTwice: {
    title: 'Räkna inte två gånger',
    text: 'Kategorier som betyder nästan samma sak räknas som en: den största till beloppet, eller vad spelledaren skriver. Utrustning är ett tillägg till potten eller en kategori, inte båda.',
  },
  pools: {
    title: 'Två potter',
    text: 'Varje spelare har en engagemangspott och en berättelsepott, 10 från början och som mest. En scen ger en engagemangspoäng, ett äventyr (inte ett spelmöte) upp till fem i båda, en kampanj fyller båda. En dramatisk situation ger en till den som inte har något engagemang kvar.',
  },
  engagement: {
    title: 'Engagemang',
    text: 'När spelledaren begär ett test kan du göra potten större, en poäng per mynt. Den första lägger du före kastet, fler kan du lägga en i taget medan du ser på. Ett mynt vars misslyckande inte längre går att bortse från hjälper lika ofta som det stjälper. Vad du lägger visar spelledaren vad som är viktigt för dig.',
  },
  engagementBack: {
    title: 'Vad som händer med poängen',
    text: 'Lyckas testet är poängen förbrukade. Annars kommer alla tillbaka och en till, om potten inte är full. Att lyckas är delvis lyckat eller bättre, i ett motståndstest att vinna; ett bord kan kräva målet.',
  },
  gmEngagement: {
    title: 'När spelledaren säger nej',
    text: 'Spelledaren kan säga nej till engagemang när rollpersonen saknar djupare skäl, och hålla inne den extra poängen när testet var utan chans eller inte betydde något.',
  },
  story: {
    title: 'Berättelsepotten',
    text: 'Med berättelsepoäng tar du spelledarens roll ett ögonblick och för in något. Spelledaren godtar och sätter ett pris, som betalas genast. Efter ett äventyr kan ni knyta ihop trådar så, och efter en kampanj kan spelledaren låta engagemang betala en del.',
  },
  experience: {
    title: 'Erfarenhet',
    text: 'Ett lyckat test med engagemang ger 1 poäng plus de lyckade mynt du måste bortse från. Varje nivå skala emot dig fördubblar det. Något i berättelsen som de andra och spelledaren gillar ger så många poäng som det betalades berättelsepoäng för det, utan etikett; engagemang som lades till räknas inte.',
  },
  labels: {
    title: 'Etiketter',
    text: 'Poäng från test har en etikett och köper bara det som passar; poäng för berättelse köper vad som helst. Ett bord kan tillåta köp utanför etiketten, två för en, byte av etikett efter dramatiska händelser, eller etiketter som faller av med tiden.',
  },
  buying: {
    title: 'Nya drag',
    text: 'Ett nytt drag kostar dubbelt så mycket som hela bladets tyngdpoäng stiger, eller en annan faktor, avrundat uppåt. Det som inte ändrar poängen är gratis. Vad en spelare köper, och vilka etiketter som passar, avgör spelledaren. Inget betalas tillbaka. Att bara formulera om är gratis om spelledaren går med på det.',
  },
  npcLine: {
    title: 'En spelledarperson på en rad',
    text: 'I stället för ett helt blad kan spelledaren skriva pott, sfärens värde och färdighet. Det räcker till ett test och ett motståndstest.',
  },
};
