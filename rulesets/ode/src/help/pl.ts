import type { HelpTexts } from './topics.ts';

export const pl: HelpTexts = {
  groups: {
    character: 'Postać',
    aspects: 'Aspekty',
    skills: 'Umiejętności i sztuczki',
    acting: 'Działanie',
    actions: 'Cztery akcje',
    fate: 'Punkty losu i wywołania',
    scenes: 'Sceny',
    harm: 'Obrażenia',
    growth: 'Kamienie milowe',
    gm: 'Dla mistrza gry',
    optional: 'Zasady dodatkowe',
  },
  entries: {
    sheet: {
      title: 'Postać',
      text: 'Postać ma aspekty, umiejętności, sztuczki, presję, konsekwencje, odświeżanie i dane. Na początku jest koncepcja ogólna, na końcu imię.',
    },
    fiveAspects: {
      title: 'Pięć aspektów',
      text: 'Koncepcja ogólna, utrapienie, relacja i dwa aspekty dowolne. Stół może grać z dwiema koncepcjami ogólnymi.',
    },
    relationship: {
      title: 'Relacja',
      text: 'Więź z postacią innej osoby, dawna albo nowa, najlepiej taka, w której trochę iskrzy. Może poczekać, aż będzie wiadomo, kim są pozostali.',
    },
    details: {
      title: 'Dane postaci',
      text: 'Imię i opis na końcu. Postać jest gotowa, gdy ma imię, koncepcję ogólną, utrapienie, oba aspekty dowolne i piramidę. Relacja i sztuczki mogą poczekać.',
    },
    whatIsAnAspect: {
      title: 'Czym jest aspekt',
      text: 'Słowo albo zwrot o tym, co wyróżnia osobę, miejsce, rzecz lub sytuację. Aspekty poprawiają rzuty, ustalają fakty i przynoszą punkty losu, gdy sprawiają kłopot.',
    },
    alwaysTrue: {
      title: 'Aspekty są zawsze prawdą',
      text: 'To, co mówi aspekt, obowiązuje także wtedy, gdy nikt go nie wywołuje. Może pozwolić na coś, czego inni nie mogą nawet spróbować, i może to odebrać. W razie wątpliwości decyduje stół.',
    },
    twoEdged: {
      title: 'Obosieczne aspekty',
      text: 'Najlepsze aspekty działają i na korzyść, i na szkodę. Utrapienie też.',
    },
    highConcept: {
      title: 'Koncepcja ogólna',
      text: 'Jedno zdanie, które streszcza postać komuś, kto jej nigdy nie spotkał.',
    },
    trouble: {
      title: 'Utrapienie',
      text: 'To, co utrudnia życie: słabość, krewny, obietnica. Wybierz coś, co przyjemnie będzie odgrywać.',
    },
    freeAspects: {
      title: 'Aspekty dowolne',
      text: 'Cokolwiek, co doda postaci smaku albo osadzi ją w świecie. Przy pustych polach są przykłady.',
    },
    kindsOfAspects: {
      title: 'Rodzaje aspektów',
      text: 'Różnią się głównie trwałością. Aspekty postaci zmieniają się przy kamieniach milowych, sytuacyjne kończą się ze sceną albo gdy ktoś zmieni sytuację, konsekwencje trwają do wyleczenia, okazje mijają w jednej chwili.',
    },
    aspectsAndDifficulty: {
      title: 'Aspekty a trudność',
      text: 'Mistrz gry może podnieść lub obniżyć trudność z powodu aspektu postaci, sceny czy czegoś innego, i mówi którego.',
    },
    removingAspects: {
      title: 'Usuwanie aspektu',
      text: 'Jeśli nic nie stoi na przeszkodzie, aspekt po prostu znika. W przeciwnym razie potrzebny jest rzut na przezwyciężanie, a ktoś może aspektu bronić. Czasem trzeba innego aspektu, by móc spróbować.',
    },
    fittingAspects: {
      title: 'Aspekty, które pasują',
      text: 'Aspekt musi pasować wszystkim przy stole. Nie może zastąpić ataku, a mistrzostwo wymaga też umiejętności.',
    },
    otherAspects: {
      title: 'Inne aspekty',
      text: 'Organizacje, przygody, światy i strefy też mogą mieć aspekty. Działają tak samo i trwają dłużej.',
    },
    skills: {
      title: 'Umiejętności',
      text: 'Dziewiętnaście dość szerokich umiejętności. Każda postać ma wszystkie, co najmniej na poziomie Mierny (0). Kontakty i Charyzma to dwie różne.',
    },
    pyramid: {
      title: 'Piramida',
      text: 'Jedna umiejętność na +4, dwie na +3, trzy na +2, cztery na +1, reszta na 0.',
    },
    ladder: {
      title: 'Drabina',
      text: 'Poziomy, trudności i wyniki stoją na jednej drabinie od −4 do +8, każdy szczebel ma swoje słowo. Wartości poza nią też są pokazywane.',
    },
    stunts: {
      title: 'Sztuczki',
      text: 'Sztuczka daje premię albo zmienia zasadę, a pisze się ją samodzielnie. Trzy są darmowe i mogą zostać puste, aż przyjdzie pomysł. Mistrz gry widzi nową sztuczkę przed pierwszym użyciem.',
    },
    buyingStunts: {
      title: 'Kupowanie sztuczek',
      text: 'Każda sztuczka ponad trzy darmowe kosztuje punkt odświeżania. Odświeżanie nie spada poniżej 1.',
    },
    bonusStunts: {
      title: 'Sztuczki z premią',
      text: '+2 z jedną umiejętnością, w jednej akcji, w jednej okoliczności. Nic nie kosztuje i działa za każdym razem. Okoliczność potwierdza osoba, która rzuca, a mistrz gry może się nie zgodzić. Przewagi pomagają doprowadzić do właściwej okoliczności.',
    },
    limitedStunts: {
      title: 'Sztuczki z ceną albo limitem',
      text: 'Rzadkie sztuczki mogą kosztować punkty losu. Limit, na przykład raz na sesję lub scenę, jest liczony i odnawia się z następną.',
    },
    ruleStunts: {
      title: 'Sztuczki zmieniające zasady',
      text: 'Inna umiejętność w pewnej sytuacji, umiejętność do czegoś, do czego zwykle się nie nadaje, jedno darmowe wywołanie więcej, rzecz zawsze pod ręką, dwa pola presji więcej albo jedno miejsce na konsekwencję więcej. Zdanie ma trzy luki i wszystkie trzeba wypełnić.',
    },
    stress: {
      title: 'Pola presji',
      text: 'Atletyka daje pola fizyczne, Wola psychiczne: 0 daje 3, +1 daje 4, +2 daje 5, od +3 jest 6. Każde pole jest warte 1. Krzepa nie daje pól, chyba że stół ustali inaczej.',
    },
    consequenceSlots: {
      title: 'Miejsca na konsekwencje',
      text: 'Jedno na łagodną, jedno na umiarkowaną, jedno na dotkliwą. Atletyka lub Wola na +5 daje drugie miejsce na łagodną, tylko fizyczną lub tylko psychiczną.',
    },
    refresh: {
      title: 'Odświeżanie',
      text: 'Na początku każdej sesji jest co najmniej tyle punktów losu, ile wynosi odświeżanie, na start 3. Jeśli zostało więcej, zostają.',
    },
    whoTells: {
      title: 'Kto co opowiada',
      text: 'Mistrz gry opowiada o świecie, gra wszystkimi innymi, ustala trudności i koszty, otwiera i zamyka sceny, daje każdemu miejsce. Gracze mówią, co robią ich postacie.',
    },
    storyFirst: {
      title: 'Najpierw fikcja',
      text: 'Powiedz, co postać próbuje zrobić. Potem wybierz umiejętność i akcję, rzuć, policz, wywołuj aspekty, użyj sztuczek i podaj wynik.',
    },
    withoutRoll: {
      title: 'Kiedy nie rzucać',
      text: 'Zapytajcie, co stoi na przeszkodzie, co może pójść nie tak i co ciekawego z tego wyniknie. Bez dobrych odpowiedzi udaje się bez rzutu. Decyduje mistrz gry.',
    },
    dice: {
      title: 'Kości',
      text: 'Cztery kości z plusem, minusem i pustym polem dają od −4 do +4. Dodaj poziom, współpracę, sztuczki i +2 za każde wywołanie. To jest wynik.',
    },
    difficulty: {
      title: 'Trudność',
      text: 'Nic szczególnego to 0 albo w ogóle bez rzutu. Jeden powód, dla którego jest trudno, daje 2, każdy następny 2 więcej. Poniżej poziomu można zabłysnąć, blisko jest napięcie, dużo powyżej robi się krytycznie. Gdy pasuje i przeszkoda, i przeciwnik, wybiera mistrz gry.',
    },
    opposition: {
      title: 'Przeciwdziałanie',
      text: 'Wróg broni się własnym rzutem, z własnymi umiejętnościami, aspektami i sztuczkami. Każdy atak i każda przewaga przeciw wrogowi daje mu obronę. Przeciwdziałać może też coś, co nie jest osobą: mistrz gry nadaje mu poziom.',
    },
    invoking: {
      title: 'Wywołanie',
      text: 'Gdy kości leżą: wskaż znany aspekt, powiedz, jak pomaga, i zapłać punkt losu albo użyj darmowego wywołania. Własny, z tej sceny albo cudzy. Działa tylko w tym rzucie. Można też odpuścić.',
    },
    invokeEffects: {
      title: 'Co daje wywołanie',
      text: '+2 do swojego rzutu, przerzut wszystkich czterech kości, +2 do tego, z czym mierzy się wróg, albo +2 dla sojusznika. Przerzut liczy się, nawet gdy jest gorszy, a zdobyte +2 zostają.',
    },
    severalInvokes: {
      title: 'Kilka wywołań',
      text: 'W jednym rzucie można wywołać kilka różnych aspektów. Za jeden aspekt płaci się najwyżej raz, ale darmowych wywołań może być dowolnie wiele.',
    },
    freeInvokes: {
      title: 'Darmowe wywołania',
      text: 'Darmowe wywołanie nie kosztuje punktu losu. Można pozwolić, by użył go sojusznik.',
    },
    bogusRule: {
      title: 'Zasada „Naciągane”',
      text: 'Każdy może zgłosić sprzeciw, zanim wywołanie zadziała. Wtedy można je wycofać albo krótko uzasadnić. Jeśli to nie przekona, wywołanie wraca, nic nie kosztuje i można spróbować czegoś innego. Czasem kontekst sprawia, że dziwne pasuje.',
    },
    hostileInvokes: {
      title: 'Wrogie wywołanie',
      text: 'Płatne użycie aspektu wroga przeciw niemu. Punkt trafia do wroga, ale można go użyć dopiero po scenie. Darmowe wywołanie nie daje nikomu nic.',
    },
    ellipsis: {
      title: 'Sztuczka z wielokropkiem',
      text: 'Zacznij zdanie, urwij trzema kropkami, rzuć i dokończ je aspektem, który wywołujesz.',
    },
    shifts: {
      title: 'Przebicia i wyniki',
      text: 'Przebicia to wynik minus przeciwdziałanie. Poniżej 0 porażka, 0 remis, 1 lub 2 sukces, 3 lub więcej imponujący sukces.',
    },
    failure: {
      title: 'Porażka',
      text: 'Zwykła porażka: cel nie zostaje osiągnięty, ale sytuacja się zmienia. Poważny koszt: cel osiągnięty, lecz coś wyraźnie się pogarsza. Trafienie: dotyka właśnie tej postaci. Można je łączyć.',
    },
    tie: {
      title: 'Remis',
      text: 'Sukces niewielkim kosztem, trochę presji, komplikacja albo okazja dla wroga, lub tylko część tego, o co chodziło.',
    },
    success: {
      title: 'Sukces',
      text: 'Cel osiągnięty, a przy imponującym sukcesie coś więcej. Co to znaczy, mówi fikcja: bez narzędzi skromniej, ze znawstwem bogaciej. Każdy wynik popycha historię dalej.',
    },
    overcome: {
      title: 'Przezwyciężanie',
      text: 'By pokonać przeszkodę, przeciw trudności albo czyjejś obronie. Remis: do wyboru niewielki koszt albo porażka z okazją. Imponujący sukces daje okazję.',
    },
    failureOff: {
      title: 'Porażka wykluczona',
      text: 'Gdy brak tropu zatrzymałby historię, mistrz gry wyklucza porażkę przed rzutem. Zostaje tylko pytanie o koszt.',
    },
    advantage: {
      title: 'Uzyskanie przewagi',
      text: 'Zmień sytuację, dowiedz się czegoś albo skorzystaj z tego, co znane. Najpierw powiedz, czy to nowy aspekt, czy istniejący, i gdzie ma leżeć. Przeciwnik, na którym ma leżeć, może się bronić. Potem działa jak każdy inny aspekt.',
    },
    newAspect: {
      title: 'Nowy aspekt',
      text: 'Porażka: brak aspektu albo taki, który wróg może wywołać za darmo. Remis: okazja. Sukces: aspekt i darmowe wywołanie. Imponujący sukces: dwa.',
    },
    knownAspect: {
      title: 'Istniejący aspekt',
      text: 'Porażka: darmowe wywołanie dla wroga. Remis lub sukces: jedno dla ciebie. Imponujący sukces: dwa.',
    },
    unknownAspect: {
      title: 'Nieznany aspekt',
      text: 'Mistrz gry wie, o który chodzi. Porażka: wróg może go ujawnić i dostaje wtedy darmowe wywołanie. Remis: okazja, aspekt zostaje nieznany. Sukces: wychodzi na jaw, a ty dostajesz darmowe wywołanie. Imponujący sukces: dwa.',
    },
    attack: {
      title: 'Atak',
      text: 'By zranić ciało albo umysł. Najpierw ustalcie, czy to w ogóle może zranić. Remis daje okazję. Sukces: trafienie równe różnicy. Przy imponującym sukcesie można wziąć o jedno przebicie mniej i okazję.',
    },
    defend: {
      title: 'Obrona',
      text: 'Jedyna reakcja, w dowolnej chwili poza swoją turą, gdy ktoś jest celem albo umie uzasadnić wtrącenie się. Wtedy to ta osoba obrywa. Remis zależy od tego, przed czym trwa obrona. Trzy lub więcej ponad daje okazję.',
    },
    whichSkills: {
      title: 'Umiejętności do walki',
      text: 'Walka wręcz i Strzelanie atakują ciało, Prowokacja umysł. Atletyka broni przed wszystkim fizycznym, Walka wręcz w zwarciu, Wola przed psychicznym. Inne tylko dzięki sztuczce albo za zgodą mistrza gry, ale każda może przygotować przewagę.',
    },
    boosts: {
      title: 'Okazje',
      text: 'Bardzo krótki aspekt. Wywołuje się go raz za darmo i znika. Nie można za niego płacić ani użyć go do wymuszenia, może nie mieć nazwy i można go oddać sojusznikowi. Nigdy nie trwa dłużej niż scena.',
    },
    fatePoints: {
      title: 'Punkty losu',
      text: 'Zdobywa się je, przyjmując wymuszenia, gdy ktoś płaci za użycie twojego aspektu przeciw tobie i gdy się ustępuje. Leżą jawnie na stole i nigdy nie spadają poniżej zera.',
    },
    compels: {
      title: 'Wymuszenia',
      text: 'Punkt losu za komplikację, którą powoduje aspekt, jako zdarzenie albo decyzja. Przyjmij i weź punkt od razu albo odrzuć, zapłać jeden i opowiedz, jak udaje się tego uniknąć. Bez punktów nie można odrzucić. Wymuszenie zmienia sytuację, a nie tylko mówi nie.',
    },
    whatToCompel: {
      title: 'Co można wymusić',
      text: 'Aspekty postaci, konsekwencje i to, co leży na niej, w jej strefie albo w scenie. Nigdy okazji. Jeśli stół uzna, że to nietrafione, wymuszenie wraca bez kosztu.',
    },
    whoCompels: {
      title: 'Kto wymusza',
      text: 'Propozycje mistrza gry są darmowe. Gracz kładzie własny punkt, który trafia do celu albo wraca. Gracze mogą wymuszać na BN: pula zyskuje punkt albo płaci.',
    },
    selfCompel: {
      title: 'Samowymuszenie',
      text: 'Gdy postać już wpadła w kłopoty przez swój aspekt, można poprosić o punkt po fakcie. Mistrz gry daje go, jeśli stół się zgadza.',
    },
    declaredDetails: {
      title: 'Dodanie szczegółu',
      text: 'Punkt losu za ważny lub mało prawdopodobny szczegół, który wynika z aspektu. Jeśli aspekt i tak czyni go prawdą, nic nie kosztuje.',
    },
    scenes: {
      title: 'Sceny',
      text: 'Mistrz gry mówi, gdzie, kto jest i daje trzy do pięciu aspektów sytuacyjnych: nastrój, przeszkody, osłony, zagrożenia, rzeczy do użycia. Decyduje, czy ktoś ma na nich darmowe wywołanie. Można dodawać następne.',
    },
    sceneEnd: {
      title: 'Koniec sceny',
      text: 'Cała presja znika. Okazje i aspekty sceny przepadają, chyba że mają trwać. Oczekujące punkty losu są wypłacane.',
    },
    zones: {
      title: 'Strefy',
      text: 'Kilka nazwanych miejsc obok siebie. W swojej strefie sięga się wszystkich, dalej tylko czymś, co sięga. Raz na wymianę można swobodnie przejść do sąsiedniej. Gdy droga jest zagrodzona albo dalsza, ruch jest akcją przezwyciężania.',
    },
    teamwork: {
      title: 'Współpraca',
      text: 'Rzuca postać z najwyższym poziomem. Każdy, kto ma co najmniej +1, dodaje 1, razem najwyżej tyle, ile wynosi poziom tej postaci, i zużywa swoją akcję. Koszty są wspólne. Można też tworzyć przewagi dla siebie nawzajem.',
    },
    challenges: {
      title: 'Wyzwanie',
      text: 'Kilka rzutów różnymi umiejętnościami przeciw czemuś złożonemu, mniej więcej jeden na osobę. Mistrz gry waży wyniki. Nie ma ustalonej liczby sukcesów.',
    },
    contests: {
      title: 'Rywalizacja',
      text: 'Strony chcą różnych rzeczy, ale się nie ranią. W każdej wymianie rzuca jedna osoba ze strony. Najwyższy wynik daje zwycięstwo, imponujący dwa. Remis na szczycie to niespodziewany zwrot. Trzy zwycięstwa wygrywają, w długich rywalizacjach do pięciu. W jej trakcie „Jak to się może skończyć?” pokazuje szanse każdej strony i co by dało o jeden więcej.',
    },
    harmInContests: {
      title: 'Obrażenia w rywalizacji',
      text: 'Jeśli coś próbuje zranić rywali, pokonana postać gracza dostaje tyle przebić, o ile przegrała.',
    },
    advantagesInContests: {
      title: 'Przewagi w rywalizacji',
      text: 'Przed rzutem strony każdy może spróbować uzyskać przewagę. Gdy się nie uda: bez rzutu w tej wymianie albo darmowe wywołanie dla drugiej strony. Strona bez rzutu nie zdobywa zwycięstwa.',
    },
    conflicts: {
      title: 'Konflikt',
      text: 'Gdy obie strony mogą i chcą się ranić. Kończy się, gdy jedna strona w całości ustąpi albo zostanie wyłączona z akcji. Wtedy wypłaca się punkty za ustąpienie. „Jak to się może skończyć?” pozwala spojrzeć naprzód: dokładnie, gdy dwie postacie atakują się nawzajem, a przy większej liczbie rozgrywając konflikt wiele razy.',
    },
    turns: {
      title: 'Kolejność',
      text: 'Wspólnie ustalacie, kto zaczyna. Po swojej akcji wskazuje się następną osobę spośród tych, które jeszcze nie działały. Gdy wszyscy są po akcji, ostatnia osoba wskazuje, kto zaczyna następną wymianę, choćby siebie. Jedna akcja i jeden ruch na osobę, obrona bez ograniczeń.',
    },
    takingHarm: {
      title: 'Przyjęcie trafienia',
      text: 'Trzeba przyjąć wszystkie przebicia: jedno pole na przebicie na właściwym torze, do tego konsekwencje. Nie można przyjąć więcej, niż trzeba. Gdy nie starcza albo z wyboru, postać jest wyłączona z akcji.',
    },
    consequences: {
      title: 'Konsekwencje',
      text: 'Łagodna pochłania 2, umiarkowana 4, dotkliwa 6. Na jedno trafienie można użyć kilku. Konsekwencja jest aspektem, a jej sprawca dostaje darmowe wywołanie.',
    },
    takenOut: {
      title: 'Wyłączenie z akcji',
      text: 'Postać wypada ze sceny, a sprawca opowiada, co się z nią dzieje, w granicach rozsądku. To, czy śmierć jest możliwa, ma być jasne wcześniej.',
    },
    conceding: {
      title: 'Ustąpienie',
      text: 'Zanim padną kości przeciwnika, można ustąpić. Ty mówisz, jak przegrywasz, druga strona dostaje coś, czego chciała. Daje to punkt losu i po jednym za każdą konsekwencję z tego konfliktu. Wyłączenie z akcji nie daje nic.',
    },
    recovery: {
      title: 'Leczenie',
      text: 'Presja mija ze sceną. Konsekwencja zaczyna się leczyć po rzucie na Naukę dla ciała albo Empatię dla umysłu: trudność 2, 4 lub 6, o dwa więcej na sobie. Łagodna znika po całej scenie, umiarkowana po całej sesji, dotkliwa przy następnym dużym kamieniu milowym.',
    },
    minorMilestone: {
      title: 'Mały kamień milowy',
      text: 'Po każdej sesji jedna zmiana: zamiana miejscami dwóch umiejętności albo wymiana tej na +1 na tę na 0, przepisanie sztuczki, kupno sztuczki albo przepisanie aspektu innego niż koncepcja ogólna.',
    },
    majorMilestone: {
      title: 'Duży kamień milowy',
      text: 'Na koniec opowieści: jeden mały wybór, nowa koncepcja ogólna, jeśli chcesz, leczone konsekwencje znikają i jest punkt umiejętności. Mistrz gry może dodać punkt odświeżania i drugi punkt umiejętności.',
    },
    skillPoints: {
      title: 'Punkty umiejętności',
      text: 'Punkt podnosi umiejętność o jeden szczebel. Na każdym szczeblu musi być co najmniej tyle umiejętności, ile na wyższym. Punkty można zbierać.',
    },
    sessions: {
      title: 'Sesje i opowieści',
      text: 'Sesja to trzy, cztery godziny, opowieść około czterech sesji. Przy dłuższych stół może pozwolić, by dotkliwe konsekwencje znikały po czterech sesjach.',
    },
    npcs: {
      title: 'Bohaterowie niezależni',
      text: 'Ważni powstają jak postacie, lecz bez ograniczeń. Zwykli mają od jednego do trzech aspektów, jedną lub dwie umiejętności, najwyżej trzy pola i żadnych konsekwencji. Zagrożenia mogą wyglądać dowolnie.',
    },
    gmPool: {
      title: 'Punkty losu MG',
      text: 'Na początku sceny tyle, ile jest postaci graczy, plus to, co przynoszą BN. Płacą za wywołania, sztuczki i odmowy, nie za wymuszanie. Reszta przepada.',
    },
    safety: {
      title: 'Narzędzia bezpieczeństwa',
      text: 'Każdy może zatrzymać grę: karta X, pauza, cofnięcie, przeskok. Ma to pierwszeństwo przed wszystkim i nie wymaga powodu.',
    },
    fullDefence: {
      title: 'Pełna obrona',
      text: 'Rezygnacja z akcji daje +2 do pasującej obrony aż do następnej swojej tury. Jeśli obrona nie była potrzebna, jest okazja.',
    },
    extremeConsequence: {
      title: 'Skrajna konsekwencja',
      text: 'Pochłania 8 i na stałe zastępuje jeden z aspektów, nie koncepcję ogólną. Raz między dwoma dużymi kamieniami milowymi. Przy następnym można ją przepisać.',
    },
    fasterContests: {
      title: 'Szybsze rywalizacje',
      text: 'Każdy robi w wymianie tylko jedną rzecz: rzuca za stronę, próbuje uzyskać przewagę albo pomaga.',
    },
    countdowns: {
      title: 'Odliczania',
      text: 'Rząd pól, coś, co je zaznacza, i coś, co dzieje się przy ostatnim. Mistrz gry może pokazać pola bez ich znaczenia.',
    },
    weapons: {
      title: 'Broń i pancerz',
      text: 'Broń dodaje przebicia do trafienia i działa też przy remisie. Pancerz odejmuje. Gdy nic nie zostaje, atak daje okazję.',
    },
  },
};
