import type { Entries } from './entries.ts';

export const pl: Entries = {
  idea: {
    title: 'Pomysł',
    text: 'Mechanika pasuje do wielu światów, choć nie do każdego stylu gry; zasady ran czy ekwipunku ustala grupa. Dotyczy zarówno świata, jak i opowieści, i nie narzuca rozwiązań sprzecznych z przyjętą konwencją.',
  },
  spheres: {
    title: 'Sfery',
    text: 'Pięć sfer tworzy koło: Charakter (wola i tożsamość), Zaciekłość (parcie naprzód), Elastyczność (dostosowanie się), Wyrafinowanie (wiedza i podstęp), Socjalizacja (życie wśród ludzi), i znów Charakter. Każda ma dwie sąsiadki. Nie dzielą ciała i umysłu: mówią, jakimi drogami postać dąży do celu. Trudne okoliczności nie czynią nikogo lepszym, tylko ograniczają to, co da się osiągnąć.',
  },
  sphereExamples: {
    title: 'Do czego służą sfery',
    text: 'Charakter: wytrzymać ciężki marsz, odrzucić łapówkę, podnieść zwalony pień, objąć dowództwo. Zaciekłość: walczyć, spierać się zażarcie, wyważyć drzwi, zastraszyć kogoś. Elastyczność: znaleźć drogę we mgle, zgubić pościg, zareagować na niespodziankę, przeżyć w dziczy. Wyrafinowanie: otworzyć zamek przygotowanym wytrychem, odczytać szyfr, użyć fortelu z traktatu, przekonać logiką. Socjalizacja: zaprzyjaźnić się z kapitanem, tańczyć w parze, odgadnąć pobudki, urządzić dom.',
  },
  sphereValue: {
    title: 'Wartość sfery',
    text: 'W danej sytuacji sfera jest warta 1 plus punkty z pasujących atutów. Sferę wybiera się według działania i okoliczności: myśliwy strzelający z ukrycia używa Elastyczności, łucznik w zamęcie bitwy Zaciekłości.',
  },
  traits: {
    title: 'Atuty',
    text: 'Atut to określenie ogólnej predyspozycji, wart 3 punkty: wszystkie w jednej sferze albo 2 w głównej i 1 w sąsiedniej pomocniczej. Żadne dwa atuty postaci nie mają takiego samego przypisania, a 2+1 i 1+2 to różne. Możliwych przypisań jest piętnaście.',
  },
  fitting: {
    title: 'Co pasuje',
    text: 'Czy atut pasuje, ocenia się po jego brzmieniu: każdy może coś wskazać, rozstrzyga MG. Na początek zaleca się sześć atutów.',
  },
  aspects: {
    title: 'Aspekty',
    text: 'Aspekt to hasło na dłuższy okres albo powracający motyw w życiu postaci. Aspekt tła to ogólne obycie i przypisuje się go do najwyżej trzech biegłości, aspekt roli to konkretne umiejętności i najwyżej dwie, aspekt skupienia to dziedzina najważniejsza i jedna. Warto dopisać kilka zdań, żeby było wiadomo, co obejmuje.',
  },
  proficiencies: {
    title: 'Biegłości',
    text: 'Jest ich sześć: Walka i zahartowanie, Kondycja i sprawność, Wiedza i obycie, Percepcja i empatia, Ekspresja i perswazja, Skrupulatność i precyzja. Wynikają z przypisanych aspektów.',
  },
  sampleAspects: {
    title: 'Przykładowe aspekty',
    text: 'Walka i zahartowanie: wykidajło w portowym barze, zaprawiony piechur, mistrz walki na noże. Kondycja i sprawność: akrobata cyrkowy, bezszelestny włamywacz, biegacz krótkodystansowy. Wiedza i obycie: poliglota, znawca dobrego smaku, historyk starożytności. Percepcja i empatia: indiański tropiciel, spostrzegawczy detektyw, barman znawca ludzkiej natury. Ekspresja i perswazja: wytrawny mówca, muzyk gitarowy, urodzony kłamca. Skrupulatność i precyzja: stolarz meblarz, ślusarz amator, kanciarz karciany.',
  },
  proficiencyValue: {
    title: 'Wartość biegłości',
    text: 'Tyle, ile różnych rodzajów aspektów jest wśród pasujących i przypisanych: od 0 do 3. Każdy rodzaj liczy się raz. Przy kilku biegłościach naraz bierze się średnią zaokrągloną w dół.',
  },
  unskilled: {
    title: 'Niewykwalifikowana',
    text: 'Bez żadnego pasującego aspektu postać jest niewykwalifikowana, chyba że dziedzina jest naprawdę pospolita. To jedna ujemna kategoria skali. Przy kilku biegłościach wystarczy, że brakuje w jednej, ale liczy się to raz.',
  },
  keyPhrase: {
    title: 'Fraza klucz',
    text: 'Przypisanie aspektu do biegłości można opatrzyć frazą. Podpowiada, jak je rozumieć, i gwarantuje, że aspekt pasuje tam, gdzie sytuacja jej dotyka. Stół może z fraz zrezygnować.',
  },
  secrets: {
    title: 'Sekrety',
    text: 'Sekret to zdolność, której nie oddają sfery ani biegłości. Może zmieniać zasady świata, umożliwiać testy albo zdawać proste automatycznie w wąskiej dziedzinie, albo zmieniać odczytanie okoliczności. Ma wartość od 1; powyżej 3 tylko za zgodą MG. Gdy test zdaje się sam, MG rozstrzyga bez testu.',
  },
  specialisation: {
    title: 'Specjalizacja',
    text: 'Sekret, który w określonych testach daje różnicę kategorii skali na korzyść postaci. Jego wartość to różnica razy 10 i liczy się jak inne sekrety, podwójnie, chyba że stół ustali inaczej. Zwykle oddaje moce nadnaturalne.',
  },
  resources: {
    title: 'Zasoby',
    text: 'Wszystko, co zewnętrzne, ale związane z postacią: sprzęt, ziemia, tytuł, reputacja, przyjaciele. Wrogowie i długi to zasoby ujemne. Co postać ma na początku, zależy od kampanii; w mechanice zmieniają doniosłość całkowitą.',
  },
  markers: {
    title: 'Znaczniki',
    text: 'Kilka słów o ograniczeniu: ranie, zmęczeniu, strachu. W teście, w którym ma znaczenie, znacznik jest kategorią, zwykle szans, a tylko w skrajnych przypadkach skali.',
  },
  gmPool: {
    title: 'Zaangażowanie MG',
    text: 'Zasada domowa, wyłączona, dopóki stół jej nie włączy. Ważne postacie MG mają wspólną pulę zaangażowania, dziesięć punktów, na tych samych zasadach co pula gracza: wydawana na testy, przepada przy sukcesie, inaczej wraca z jednym punktem więcej i odświeża się ze scenami, przygodami i kampanią. Nie ma punktów opowieści.',
  },
  harm: {
    title: 'Krzywda',
    text: 'Zasada domowa, wyłączona, dopóki stół jej nie włączy. Kto wygra test sporny, może zostawić pokonanej stronie jeden znacznik, w kilku słowach: o 1 to znacznik szans −1, o 2 znacznik szans −2, o 3 lub więcej znacznik skali −1. MG usuwa go po odpoczynku albo po teście leczenia.',
  },
  significance: {
    title: 'Doniosłość',
    text: 'Miara wpływu postaci na świat i podstawa puli testu. Każde rozpoczęte 10 punktów to jeden poziom doniosłości podstawowej, od 1 do 5. MG widzi po niej, jakie wyzwania są rozsądne, gracze, jaka jest skala kampanii.',
  },
  significanceTable: {
    title: 'Punkty doniosłości',
    text: 'Każdy atut powyżej szóstego 8. Biegłość z aspektami trzech rodzajów 6, dwóch 4. Każdy aspekt powyżej trzeciego 1. Każdy punkt atutów w jednej sferze powyżej pięciu 6. Sekret dwa razy wartość. Liczy się cała karta, nie tylko to, co pasuje.',
  },
  totalSignificance: {
    title: 'Doniosłość całkowita',
    text: 'Bez górnej granicy, z modyfikatorami: wyjątkowy ekwipunek +1 do +3, zdolności magiczne +1 do +5, majątek +1 do +3, znajomości +1, funkcja +1 do +4, niska pozycja i bieda po −1 do −2. Zasoby jednego rodzaju mieszczą się razem w zakresie wiersza.',
  },
  campaign: {
    title: 'Kampania i budżet',
    text: 'MG ustala doniosłość podstawową i zakres całkowitej. Postacie buduje się na puli punktów w połowie poziomu: 10 razy poziom minus 5. Zaleca się doniosłość 3, czyli 25 punktów.',
  },
  comparison: {
    title: 'Test przez porównanie',
    text: 'Czasem wystarczy spojrzeć na kartę: czy postać ma potrzebną biegłość z właściwych aspektów, wartość sfery albo po prostu aspekt. Przy rutynowej pracy biegłość odczytuje się na skali sukcesu po uwzględnieniu kategorii skali. Monety są na sytuacje nieprzewidywalne.',
  },
  test: {
    title: 'Test w sześciu krokach',
    text: 'Pula, wyniki, atuty, kategorie szans, biegłość, kategorie skali, zawsze w tej kolejności. Pula to doniosłość podstawowa, premia za ekwipunek i punkty zaangażowania; rzadko coś więcej albo doniosłość całkowita. Każda moneta to z równą szansą sukces albo porażka.',
  },
  reading: {
    title: 'Atuty, szanse i biegłość',
    text: 'Każdy punkt sfery pozwala zignorować porażkę. Dodatnia wypadkowa szans pozwala zignorować kolejne, ujemna każe zignorować sukcesy, nigdy więcej, niż jest. Wynik to biegłość plus pozostałe sukcesy minus pozostałe porażki.',
  },
  scale: {
    title: 'Skala i skala sukcesu',
    text: 'Każdy dodatni punkt skali podwaja wynik, każdy ujemny podwaja wymagane wartości. 1 to częściowy sukces, 2 osiągnięcie celu, 3 nadzwyczajny sukces. Wynik ujemny też się podwaja, chyba że stół ustali inaczej. Wartościom pośrednim i wyższym MG może nadać znaczenie.',
  },
  contested: {
    title: 'Test sporny',
    text: 'Dwa testy porównane wartością, niekoniecznie jednakowe. Wyższy wygrywa, przy równych nikt. Przewagę można odczytać na skali sukcesu 1, 2, 3, której się nie rozciąga. Liczą się różnice kategorii, więc to, co ciąży obu stronom, się znosi.',
  },
  contestedCategories: {
    title: 'Kategorie w teście spornym',
    text: 'Przewaga skali podwaja wynik strony w lepszej sytuacji. Różnica szans: gdy strony działają przeciw sobie, gorsza ignoruje tyle sukcesów, a w innym wypadku lepsza ignoruje tyle porażek.',
  },
  thresholds: {
    title: 'Wiele progów',
    text: 'Gdy przeciw postaci działa wiele rzeczy naraz, jeden wynik porównuje się z kilkoma progami. Każdy może mieć własne kategorie dla tych samych monet. Jak wyniki wpływają na siebie, decyduje MG.',
  },
  complex: {
    title: 'Test złożony',
    text: 'Seria rzutów, z których każdy zajmuje określony czas i jest pełnym testem. Trwa do rozstrzygnięcia albo przerwania. Osiągnięcie celu kończy go, porażka na odwróconej skali też.',
  },
  carry: {
    title: 'Co przechodzi na następny rzut',
    text: 'Częściowy sukces daje poziom szans w następnym rzucie albo cel poboczny. Gdy można się też oddalać od celu, wynik poniżej zera odczytuje się odwrotnie: −1 częściowa porażka, −2 porażka, −3 krytyczna. Częściowa porażka odbiera poziom szans. Działa to w jednym następnym rzucie, chyba że stół pozwala sumować.',
  },
  contestedComplex: {
    title: 'Złożony test sporny',
    text: 'Przewaga 1 daje tej stronie poziom różnicy szans w następnym rzucie. Jeśli przegrana wynika bardziej z własnych błędów, strona zwycięska ignoruje porażkę, zamiast żeby przegrana ignorowała sukces; MG mówi, czy to rozróżniacie.',
  },
  categories: {
    title: 'Kategorie',
    text: 'Kategoria to liczba ze znakiem dla jednego czynnika: trudności, złożoności, warunków, rozmiaru. Dzielą się na szanse i skalę, a w każdej grupie liczy się wypadkowa. Bez nich test jest przeciętny. Ta sama kategoria może raz pomagać, raz szkodzić: człowiek 0, kot −2, dorosły smok 3 to siła, ale nie zwinność. Stół może mieć własną listę.',
  },
  countingTwice: {
    title: 'Nie licz dwa razy',
    text: 'Kategorie o podobnym znaczeniu traktuje się jako jedną: liczy się największa co do wartości bezwzględnej albo to, co wpisze MG. Ekwipunek jest premią do puli albo kategorią, nie jednym i drugim.',
  },
  pools: {
    title: 'Dwie pule',
    text: 'Każdy gracz ma pulę zaangażowania i pulę opowieści, po 10 na początku i najwyżej. Scena dodaje punkt zaangażowania, przygoda (nie sesja) do pięciu punktów w obu pulach, kampania napełnia obie. Dramatyczna sytuacja daje punkt każdej osobie, która nie ma już zaangażowania.',
  },
  engagement: {
    title: 'Zaangażowanie',
    text: 'Gdy MG zarządzi test, możesz powiększyć pulę: punkt za monetę. Pierwszy punkt deklaruje się przed rzutem, kolejne można dokładać po jednym, widząc wyniki. Moneta, której porażki nie da się już zignorować, pomaga tak samo często, jak szkodzi. Wydane punkty mówią MG, co jest dla ciebie ważne.',
  },
  engagementBack: {
    title: 'Co dzieje się z punktami',
    text: 'Po udanym teście punkty przepadają. W innym wypadku wszystkie wracają i przybywa jeszcze jeden, jeśli pula nie jest pełna. Udany znaczy częściowy sukces lub lepiej, w teście spornym wygrana; stół może wymagać osiągnięcia celu.',
  },
  gmEngagement: {
    title: 'Kiedy MG odmawia',
    text: 'MG może nie pozwolić na zaangażowanie, gdy postaci brak głębszej motywacji, i nie dać dodatkowego punktu, gdy test nie miał szans albo nie był istotny.',
  },
  story: {
    title: 'Pula opowieści',
    text: 'Punkty opowieści pozwalają na chwilę wejść w rolę MG i coś wprowadzić. MG przyjmuje pomysł i podaje cenę, płaci się od razu. Po przygodzie można tak domykać wątki, a po kampanii MG może pozwolić dopłacić zaangażowaniem.',
  },
  experience: {
    title: 'Doświadczenie',
    text: 'Udany test z zaangażowaniem daje 1 punkt plus tyle, ile sukcesów trzeba było zignorować. Za każdy poziom skali przeciw graczowi podwaja się to. Element opowieści, który spodoba się pozostałym i MG, daje tyle punktów, ile zapłacono za niego punktów opowieści, bez określenia; dopłacone zaangażowanie się nie liczy.',
  },
  labels: {
    title: 'Określenia',
    text: 'Punkty z testów mają określenie i kupują tylko to, co mu odpowiada; punkty za opowieść kupują wszystko. Stół może pozwolić na wydawanie niezgodne z określeniem, dwa za jeden, na zmianę określeń po dramatycznych wydarzeniach albo na ich wygasanie.',
  },
  buying: {
    title: 'Nowe cechy',
    text: 'Cecha kosztuje dwa razy tyle, o ile wzrosną punkty doniosłości całej karty, albo inną wielokrotność, w górę do pełnych punktów. Co nie zmienia punktów, jest za darmo. O zakupie gracza i o tym, które określenia pasują, rozstrzyga MG. Nic się nie zwraca. Zmiana samego brzmienia jest bezpłatna za zgodą MG.',
  },
  npcLine: {
    title: 'Postać MG w jednym wierszu',
    text: 'Zamiast całej karty MG może wpisać pulę, wartość sfery i biegłość. To wystarczy do testu i do testu spornego.',
  },
};
