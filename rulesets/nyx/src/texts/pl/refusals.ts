import type { Language } from '../language.ts';

export const refusals: Language['refusals'] = {
  NYX_E_UNKNOWN: 'Tego nie ma albo już nie ma. Wybierz coś, co jest teraz na stole.',
  NYX_E_ROLE: 'To nie należy do ciebie. Poproś osobę, która prowadzi tę postać, albo mistrza gry.',
  NYX_E_PHASE: 'Nie w tej chwili: gra jest w innym stanie. Sprawdź, co czeka, i najpierw to dokończ.',
  NYX_E_PENDING_HARM: 'Czeka uszczerbek. Przed następnym rzutem wybierz wyczerpanie albo uraz.',
  NYX_E_KNOCKED_OUT:
    'Ta postać jest poza akcją, bo jeden z atrybutów wynosi 0, i nie może działać. To minie, gdy zniknie wyczerpanie.',
  NYX_E_ATTR_RANGE: 'Atrybut musi być liczbą całkowitą, co najmniej 1, bo 0 znaczy: poza akcją. Podnieś go.',
  NYX_E_ATTR_SUM: ({ remaining = 0, total = 17 }) =>
    `Suma atrybutów się nie zgadza${Number(remaining) > 0 ? `: zostało do rozdania ${remaining}` : Number(remaining) < 0 ? `: za dużo o ${-Number(remaining)}` : ''}. Przesuń punkty, aż wyniesie ${total}.`,
  NYX_E_ASPECT_VALUE: 'Aspekt ma wartość 1, 2 albo 3. Wybierz jedną z nich.',
  NYX_E_ASPECT_SPREAD:
    'Postać ma dziesięć aspektów o wartościach 3, 2, 2, 2, 1, 1, 1, 1, 1, 1. Nie można ich dzielić ani łączyć. Zmień wartości.',
  NYX_E_DUPLICATE_ASPECT: ({ name = 'Taki aspekt' }) => `${name} już jest. Nadaj nowemu inną nazwę.`,
  NYX_E_NAME: 'Brakuje nazwy. Wpisz kilka słów.',
  NYX_E_NOT_BREAK:
    'Aspekty zmienia się, a urazy usuwa tylko między sesjami albo w dłuższej przerwie. Poczekaj na najbliższą przerwę.',
  NYX_E_STEP: 'W jednej przerwie aspekt zmienia się najwyżej o jeden. Resztę zostaw na następną.',
  NYX_E_SUM: ({ sum }) =>
    `Zwykłe aspekty mają być nadal warte razem 15${sum === undefined ? '' : `, teraz ${sum}`}. Weź punkt z innego aspektu.`,
  NYX_E_THREES: 'Tylko jeden aspekt może mieć wartość 3. Obniż jeden z nich.',
  NYX_E_TWOS: 'Najwyżej trzy aspekty mogą mieć wartość 2. Obniż jeden z nich.',
  NYX_E_EXPLANATION: 'Brakuje wyjaśnienia. Powiedz w kilku słowach, jak to się dzieje.',
  NYX_E_NOT_DAMAGE: 'To nie jest uraz. Wybierz aspekt urazu.',
  NYX_E_POINTS: 'Za mało punktów aspektów. Pozwól, żeby jakiś aspekt ci przeszkodził, a dostaniesz nowe.',
  NYX_E_SETTING: 'Nie ma takiego ustawienia albo nie ma ono takiej wartości. Wybierz jedną z podanych.',
  NYX_E_OWNER: 'Aspekty wymyśla się i ukrywa u statystów, rzeczy i sceny, nie u postaci graczy. Wybierz coś innego.',
  NYX_E_EXTRA_FULL:
    'Statysta ma najwyżej jedną dwójkę i trzy jedynki. Jeśli to za mało, zrób z niego ważnego bohatera niezależnego.',
  NYX_E_DRAWBACK: 'Użycie neutralne wymaga równie dużej wady. Napisz jakiej.',
  NYX_E_CONSENT: 'To aspekt postaci innego gracza. Najpierw zapytaj, potem zaznacz zgodę.',
  NYX_E_DUPLICATE: ({ aspect = 'Ten aspekt' }) =>
    `${aspect} jest już w tym rzucie. W jednym działaniu używa się go tylko raz.`,
  NYX_E_MIXED:
    'W jednym działaniu nie możesz z własnej woli używać aspektów i na korzyść, i na niekorzyść. Cofnij jeden rodzaj.',
  NYX_E_TARGET:
    'Kości nie mogą trafić do tego rzutu. Aspekty własne i sojuszników działają na własny rzut, cudze na własny albo przeciwnika.',
  NYX_E_FORCED_PAY: 'Nikogo nie można zmusić do płacenia. Mistrz gry może żądać tylko aspektów, które przeszkadzają.',
  NYX_E_EASY: 'Łatwiejsze działanie nie wymaga rzutu. Niech się uda albo rzuć bez modyfikatora.',
  NYX_E_MODIFIER:
    'Modyfikatory mistrza gry mają razem dać od −3 do 0, w rzutach przeciwstawnych i rundach od −3 do +3. Zmień liczbę.',
  NYX_E_NOT_ALONE:
    'Bez rzutu potrzebny jest aspekt na korzyść jednej strony i żadnego na korzyść drugiej. Najpierw aktywuj aspekt albo rzućcie.',
  NYX_E_DEMAND_OPEN: 'Żądanie czeka na odpowiedź. Najpierw przyjmij je albo się wykup.',
  NYX_E_DICE: 'Kości nie pasują do rzutu. Wpisz właściwą liczbę kości, każdą od 1 do 10.',
  NYX_E_GOAL: 'Każda aktywna strona musi mieć cel przed pierwszą rundą. Napisz, czego chce.',
  NYX_E_SIDES: 'Konflikt wymaga co najmniej jednej aktywnej strony z kimś, kto może działać. Dodaj kogoś.',
  NYX_E_SCALE: 'Skala ma od 1 do 20 kroków, zwykle 5. Wybierz liczbę z tego zakresu.',
  NYX_E_SITUATIONAL: 'Przewaga sytuacyjna wynosi od 0 do 5. Wybierz liczbę z tego zakresu.',
  NYX_E_BLOCKED:
    'Nie można teraz przerwać konfliktu: celem przeciwnika jest także do tego nie dopuścić. Graj dalej albo się poddaj.',
  NYX_E_NO_HARM: 'Nie ma takiego uszczerbku albo jest już przyjęty. Wybierz ten, który czeka.',
  NYX_E_HARM_CHOICE:
    'Uszczerbek przyjmuje się cały jako wyczerpanie albo cały jako jeden uraz, nigdy po części. Powolny uszczerbek to zawsze uraz. Wybierz jeszcze raz.',
  NYX_E_STRENGTH: 'Siła powolnego uszczerbku wynosi od 0 do 3. Wybierz liczbę z tego zakresu.',
  NYX_E_PERIOD:
    'Okres działania musi być dłuższy niż zero i podany z dokładnością do ćwierci minuty. Napisz, ile trwa.',
  NYX_E_CLOCK: 'Zegar się nie cofa. Podaj późniejszy czas.',
  NYX_E_ID: 'To, co tworzysz, już istnieje. Spróbuj jeszcze raz.',
  NYX_E_READY: 'Druga strona nie jest gotowa. Poczekaj albo niech mistrz gry rzuci mimo wszystko.',
  NYX_E_ASPECT_LIMIT: ({ limit }) =>
    `Ten stół pozwala najwyżej na tyle aspektów: ${limit ?? 'według ustawienia'}. Usuń jeden albo zmień ustawienie.`,
  NYX_W_OVER_10: 'Atrybut przekracza 10. Wolno, ale to bardzo rzadkie: rzuca się jak na 10, a resztę dodaje do efektu.',
  NYX_W_TEMP_VALUE: 'Aspekty tymczasowe są prawie zawsze warte 1. Zostaw tę wartość tylko, jeśli naprawdę trzeba.',
  NYX_W_EXTRA_FULL:
    'Statysta ma teraz więcej niż jedną dwójkę i trzy jedynki. Może to ważny bohater niezależny: awansuj go.',
};
