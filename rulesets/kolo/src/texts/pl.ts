import { gmPoolId } from '../access.ts';
import type { Carry, Change, Degree, Feature, Need } from '../model.ts';
import {
  coinsLine,
  contestTone,
  leader,
  number,
  signed,
  stepLines,
  testRules,
  toneOf,
  type SeenTest,
} from './steps.ts';
import { lexicon } from './lexicon/pl.ts';
import { settingNames } from './settings.ts';
import type { StepWords, Words } from './words.ts';

/** One, few (2–4 but not 12–14), many. */
const plural = (count: number, one: string, few: string, many: string): string => {
  if (count === 1) return one;
  const [tens, units] = [count % 100, count % 10];
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
};
const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${plural(count, one, few, many)}`;
const engagement = (count: number): string => `${counted(count, 'punkt', 'punkty', 'punktów')} zaangażowania`;
const story = (count: number): string => `${counted(count, 'punkt', 'punkty', 'punktów')} opowieści`;
const experience = (count: number): string => `${counted(count, 'punkt', 'punkty', 'punktów')} doświadczenia`;

const steps: StepWords = {
  lexicon,
  successes: (count) => counted(count, 'sukces', 'sukcesy', 'sukcesów'),
  failures: (count) => counted(count, 'porażka', 'porażki', 'porażek'),
  ignoredFailures: (count) => counted(count, 'zignorowana', 'zignorowane', 'zignorowanych'),
  ignoredSuccesses: (count) => counted(count, 'zignorowany', 'zignorowane', 'zignorowanych'),
  proficiency: (value) => `biegłość ${number(value)}`,
  significance: 'doniosłość podstawowa',
  totalSignificance: 'doniosłość całkowita',
  typedPool: 'pula wpisana',
  gear: 'ekwipunek',
  engagement: 'zaangażowanie',
  other: 'inne',
  sphereValue: (sphere, value) => `${sphere ?? 'wartość sfery'} ${number(value)}`,
  net: (value) => `wypadkowa ${value}`,
  unskilled: 'niewykwalifikowana −1',
  carried: (value) => `z poprzedniego rzutu ${value}`,
  thresholds: (values) => `skala sukcesu ${values.join(', ')}`,
  doubled: (final) => `wynik po podwojeniu ${final}`,
};

const list = (parts: readonly string[]): string => parts.join(', ');
const reason = (text: string): string => (text === '' ? '' : ` Powód: ${text}`);
const thrown = (test: SeenTest, name: (id: string) => string): string => {
  const degree = test.outcome?.degree;
  return `${name(test.actorId)}: ${coinsLine(test, steps)}${degree ? `: ${lexicon.degrees[degree]}` : ''}.`;
};
const edge = (kind: Carry['kind']): string =>
  kind === 'loserIgnoresSuccess' ? 'druga strona ignoruje sukces' : 'strona ta ignoruje porażkę';
const carried = ({ levels, kind, side }: Carry): string => {
  if (levels === 0) return '';
  if (side === null) return ` W następnym rzucie szanse ${signed(levels)}.`;
  return ` W następnym rzucie przewaga strony ${side}: ${edge(kind)}.`;
};
const brought = ({ levels, kind, side }: Carry): string => {
  if (levels === 0) return '';
  if (side === null) return ` Przeniesione szanse ${signed(levels)}.`;
  return ` Z poprzedniego rzutu przewaga strony ${side}: ${edge(kind)}.`;
};
/** Who is ahead in a contested test, by her name. */
const leads = (margin: number, who: string): string =>
  margin === 0 ? ' Jest równo.' : ` Prowadzi ${who}, przewaga ${Math.abs(margin)}.`;

const featureName = (feature: Feature): string => {
  switch (feature.type) {
    case 'trait':
      return `atut ${feature.phrase}`;
    case 'aspect':
      return `${lexicon.kinds[feature.kind]} ${feature.phrase}`;
    case 'secret':
      return `sekret ${feature.phrase}`;
    case 'assignment':
      return `${feature.aspect} w biegłości ${lexicon.proficiencies[feature.proficiency]}`;
    case 'keyPhrase':
      return `fraza klucz ${feature.keyPhrase}`;
  }
};
const types = { trait: 'atut', aspect: 'aspekt', secret: 'sekret', resource: 'zasób' };
const needText = (need: Need): string => {
  switch (need.kind) {
    case 'proficiency':
      return `${lexicon.proficiencies[need.proficiency]} ${need.value}`;
    case 'sphere':
      return `${lexicon.spheres[need.sphere]} ${need.value}`;
    case 'aspect':
      return `aspekt ${need.aspect}`;
    case 'routine':
      return list(need.proficiencies.map((it) => lexicon.proficiencies[it]));
  }
};
const begun = {
  campaign: 'Kampania',
  adventure: 'Przygoda',
  session: 'Sesja',
  scene: 'Scena',
  dramaticMoment: 'Dramatyczna sytuacja',
};
const starts = {
  'kolo/startCampaign': 'Rozpocznij kampanię',
  'kolo/startAdventure': 'Rozpocznij przygodę',
  'kolo/startSession': 'Rozpocznij sesję',
  'kolo/startScene': 'Rozpocznij scenę',
  'kolo/dramaticMoment': 'Dramatyczna sytuacja',
};
const changed = (change: Change, name: (id: string) => string): string => {
  switch (change.what) {
    case 'pools':
      return `Pule gracza: ${list([
        ...(change.engagement === undefined ? [] : [`zaangażowanie ${change.engagement}`]),
        ...(change.story === undefined ? [] : [`opowieść ${change.story}`]),
      ])}.`;
    case 'strikePlayer':
      return 'Pule gracza znikają ze stołu.';
    case 'xp':
      return `${name(change.actor)}: doświadczenie ${change.amount}${change.label === null ? '' : ` (${change.label})`}.`;
    case 'status':
      return `${name(change.actor)}: ${change.status === 'playable' ? 'gotowa do gry' : 'znów w tworzeniu'}.`;
    case 'reword':
      return `${name(change.actor)}: ${types[change.feature]} ${change.phrase} brzmi teraz ${change.to}.`;
    case 'strikeCharacter':
      return `${name(change.actor)} opuszcza grę.`;
    case 'strikeTest':
      return 'Test zostaje skreślony.';
    case 'carry':
      return `Szanse w następnym rzucie: ${signed(change.levels)}.`;
  }
};
const degreeTone = (degree: Degree | null) => (degree ? { tone: toneOf[degree] } : {});

export const pl: Words = {
  lexicon,
  events: {
    'kolo/campaignSet': ({ basicSignificance, totalRange, settings }) => ({
      text: `Ustalenia kampanii: ${list([
        ...(basicSignificance === undefined ? [] : [`doniosłość podstawowa ${basicSignificance}`]),
        ...(totalRange == null ? [] : [`doniosłość całkowita od ${totalRange[0]} do ${totalRange[1]}`]),
        ...settingNames('pl', settings ?? {}),
      ])}.`,
      rules: ['KOLO-CAMP-01', 'KOLO-CAMP-02'],
    }),
    'kolo/begun': ({ what, title, changes }, name) => {
      const gained = changes.filter((it) => it.engagement !== 0 || it.story !== 0);
      return {
        text: `${begun[what]}${title === '' ? '' : `: ${title}`}.${
          gained.length === 0
            ? ''
            : ` ${list(
                gained.map(
                  (it) =>
                    `${it.player === gmPoolId ? 'MG' : name(it.player)} ${list([
                      ...(it.engagement === 0 ? [] : [`zaangażowanie +${it.engagement}`]),
                      ...(it.story === 0 ? [] : [`opowieść +${it.story}`]),
                    ])}`,
                ),
              )}.`
        }`,
        rules: ['KOLO-POOL-04', 'KOLO-POOL-05', 'KOLO-POOL-06', 'KOLO-POOL-07'],
      };
    },
    'kolo/playerEntered': () => ({
      text: 'Obie pule są pełne: zaangażowanie i opowieść po 10.',
      rules: ['KOLO-POOL-01', 'KOLO-POOL-02'],
    }),
    'kolo/characterCreated': ({ character }) => ({ text: `Pojawia się ${character.name}.`, rules: ['KOLO-SIG-01'] }),
    'kolo/traitAdded': ({ actor, trait }, name) => ({
      text: `${name(actor)}: atut ${trait.phrase}, ${lexicon.spheres[trait.main]} ${trait.aux === null ? '3' : `2, ${lexicon.spheres[trait.aux]} 1`}.`,
      rules: ['KOLO-TRAIT-01', 'KOLO-TRAIT-03'],
    }),
    'kolo/aspectAdded': ({ actor, aspect }, name) => ({
      text: `${name(actor)}: ${lexicon.kinds[aspect.kind]} ${aspect.phrase} (${list(aspect.assigned.map((it) => lexicon.proficiencies[it.proficiency]))}).`,
      rules: ['KOLO-ASP-01', 'KOLO-ASP-03'],
    }),
    'kolo/secretAdded': ({ actor, secret }, name) => ({
      text: `${name(actor)}: ${secret.specialisation ? 'specjalizacja' : 'sekret'} ${secret.phrase}, wartość ${secret.value}.`,
      rules: ['KOLO-SEC-01', 'KOLO-SEC-04', 'KOLO-SEC-05'],
    }),
    'kolo/resourceAdded': ({ actor, resource }, name) => ({
      text: `${name(actor)}: zasób ${resource.phrase} ${signed(resource.value)}${resource.kind === null ? '' : ` (${lexicon.resources[resource.kind]})`}.`,
      rules: ['KOLO-RES-01', 'KOLO-SIG-11'],
    }),
    'kolo/featureRemoved': ({ actor, feature, phrase }, name) =>
      `${name(actor)}: ${types[feature]} ${phrase} znika z karty.`,
    'kolo/markerAdded': ({ actor, marker }, name) => ({
      text: `${name(actor)}: znacznik ${marker.phrase}, ${lexicon.groups[marker.group]} ${signed(marker.value)}.`,
      rules: ['KOLO-MARK-01', 'KOLO-MARK-02'],
    }),
    'kolo/noteSet': ({ actor, ofNote }, name) => ({
      text: `${name(actor)}: ${ofNote ? 'ważna postać, korzysta z zaangażowania MG' : 'już nie korzysta z zaangażowania MG'}.`,
      rules: ['KOLO-X-SOLOPOOL-01'],
    }),
    'kolo/harmPlaced': ({ winner, actor, marker }, name) => ({
      text: `${name(winner)} zostawia znacznik, ${name(actor)}: ${marker.phrase}, ${lexicon.groups[marker.group]} ${signed(marker.value)}.`,
      rules: ['KOLO-X-HARM-01', 'KOLO-MARK-01'],
    }),
    'kolo/markerRemoved': ({ actor, phrase }, name) => ({
      text: `${name(actor)}: znacznik ${phrase} znika.`,
      rules: ['KOLO-MARK-01'],
    }),
    'kolo/characterApproved': ({ actor, points, total }, name) => ({
      text: `${name(actor)} wchodzi do gry.`,
      why: [`Punkty doniosłości: ${points}`, `Doniosłość całkowita: ${total}`],
      rules: ['KOLO-CAMP-02'],
    }),
    'kolo/compared': ({ actor, need, value, passes, routine }, name) => ({
      text: routine
        ? `${name(actor)}, ${needText(need)}: ${lexicon.degrees[routine.degree]}.`
        : `${name(actor)}, ${needText(need)}: ${passes ? 'tak' : 'nie'}.`,
      why: [
        ...(value === null ? [] : [`Wartość ${value}`]),
        ...(routine
          ? [
              `wypadkowa skali ${signed(routine.scale)}, wynik ${routine.final}, ${steps.thresholds(routine.thresholds)}`,
            ]
          : []),
      ],
      rules: ['KOLO-CMP-01', 'KOLO-CMP-02', 'KOLO-CMP-03'],
      ...(routine ? { tone: toneOf[routine.degree] } : { tone: passes ? 'good' : 'bad' }),
    }),
    'kolo/decidedWithoutTest': ({ actor, text, degree }, name) => ({
      text: `${name(actor)}: ${text} – ${lexicon.degrees[degree]}, bez testu.`,
      rules: ['KOLO-CMP-06', 'KOLO-SEC-03'],
      tone: toneOf[degree],
    }),
    'kolo/testOpened': ({ test }, name) => ({
      text: `Test: ${name(test.actorId)}, ${
        list([
          ...(test.sphere === null ? [] : [lexicon.spheres[test.sphere]]),
          ...test.proficiencies.map((it) => lexicon.proficiencies[it]),
        ]) || 'pula wpisana'
      }. Pula ${test.pool.size}, ignorowane porażki ${test.sphereValue}, szanse ${signed(test.chance)}, biegłość ${test.proficiencyValue}, skala ${signed(test.scale)}.`,
      why: stepLines(test, steps),
      rules: ['KOLO-TEST-01', 'KOLO-TEST-02', 'KOLO-SPH-05'],
    }),
    'kolo/testAmended': ({ test }, name) => ({
      text: `Test postaci ${name(test.actorId)} zmienia się: pula ${test.pool.size}, ignorowane porażki ${test.sphereValue}, szanse ${signed(test.chance)}, biegłość ${test.proficiencyValue}, skala ${signed(test.scale)}.`,
      why: stepLines(test, steps),
      rules: ['KOLO-TRAIT-07', 'KOLO-CAT-05'],
    }),
    'kolo/testProposed': ({ actor }, name) => ({
      text: `${name(actor)}: propozycja testu dla MG.`,
      rules: ['KOLO-TRAIT-07'],
    }),
    'kolo/proposalDismissed': () => 'Propozycja testu zostaje odłożona.',
    'kolo/fitSuggested': ({ fit }, name) => ({
      text: `${name(fit.by)}: pasuje ${list([...fit.traits, ...fit.aspects]) || 'nic'}.`,
      rules: ['KOLO-TRAIT-07'],
    }),
    'kolo/engagementDeclared': ({ actor, points }, name) => ({
      text: `${name(actor)}: ${engagement(points)} na ten test.`,
      rules: ['KOLO-ENG-01', 'KOLO-ENG-05'],
    }),
    'kolo/engagementVetoed': ({ actor, returned, reason: why }, name) => ({
      text: `MG nie pozwala na zaangażowanie w tym teście (${name(actor)})${returned === 0 ? '' : `; zaangażowanie z powrotem: ${returned}`}.${reason(why)}`,
      rules: ['KOLO-ENG-07'],
    }),
    'kolo/flipped': ({ test }, name) => ({
      text: thrown(test, name),
      why: stepLines(test, steps),
      rules: testRules(test),
      ...degreeTone(test.outcome?.degree ?? null),
    }),
    'kolo/contested': ({ contest, a, b }, name) => ({
      text: `${thrown(a, name)} ${thrown(b, name)} ${
        contest.winner === null
          ? 'Nikt nie wygrywa.'
          : `Wygrywa ${name(contest.winner === 'A' ? a.actorId : b.actorId)}, przewaga ${Math.abs(contest.margin)}: ${lexicon.degrees[contest.degree]}.`
      }`,
      why: [
        ...stepLines(a, steps),
        ...stepLines(b, steps),
        `Różnica szans ${signed(contest.chance)}, różnica skali ${signed(contest.scale)}`,
      ],
      rules: ['KOLO-CON-01', 'KOLO-CON-05', 'KOLO-CON-06', contest.active ? 'KOLO-CON-03' : 'KOLO-CON-04'],
      tone: contestTone(contest.winner),
    }),
    'kolo/extended': ({ actor, coin, test, contest, other }, name) => ({
      text: `${name(actor)} dokłada punkt zaangażowania: ${coin === 1 ? 'sukces' : 'porażka'}. ${thrown(test, name)}${
        contest ? leads(contest.margin, name(leader(contest, test, other))) : ''
      }`,
      why: stepLines(test, steps),
      rules: ['KOLO-ENG-06', ...testRules(test)],
      ...degreeTone(test.outcome?.degree ?? null),
    }),
    'kolo/passed': ({ actor }, name) => ({ text: `${name(actor)} pasuje.`, rules: ['KOLO-ENG-06'] }),
    'kolo/closed': ({ settled, contest, complex }, name) => ({
      text: `${settled
        .map(({ actorId, succeeded, spent, returned, bonus, xp, xpLabel }) => {
          const points =
            spent === 0
              ? ''
              : succeeded
                ? `, zużyte zaangażowanie: ${spent}`
                : `, zaangażowanie z powrotem: ${returned}${bonus ? ' razem z dodatkowym punktem' : ''}`;
          return `${name(actorId)}: ${succeeded ? 'test się powiódł' : 'test się nie powiódł'}${points}${
            xp === 0 ? '' : `, ${experience(xp)} (${xpLabel ?? ''})`
          }.`;
        })
        .join(' ')}${
        complex
          ? complex.status === 'goal'
            ? ` Test złożony: cel osiągnięty${complex.winner ? `, wygrywa strona ${complex.winner}` : ''}.`
            : complex.status === 'failed'
              ? ' Test złożony kończy się porażką.'
              : `${complex.sideGoal ? ' Osiągnięty zostaje cel poboczny.' : ''}${carried(complex.carry)}`
          : ''
      }`,
      rules: [
        'KOLO-ENG-02',
        'KOLO-ENG-03',
        'KOLO-XP-01',
        ...(contest ? ['KOLO-ENG-04'] : []),
        ...(complex ? ['KOLO-CPX-03', 'KOLO-CPX-09'] : []),
      ],
      ...(settled[0] && { tone: settled[0].succeeded ? ('good' as const) : ('bad' as const) }),
    }),
    'kolo/thresholdsCompared': ({ actor, comparisons }, name) => ({
      text: `${name(actor)}: ${comparisons.map(({ label, coped }) => `${label} – ${coped ? 'próg osiągnięty' : 'za mało'}`).join('; ')}.`,
      why: comparisons.map(({ label, final, needed }) => `${label}: ${number(final)} wobec ${number(needed)}`),
      rules: ['KOLO-THR-01', 'KOLO-THR-02'],
    }),
    'kolo/complexStarted': ({ complex }) => ({
      text: `Zaczyna się test złożony${complex.intervalLabel === '' ? '' : `; jeden rzut to ${complex.intervalLabel}`}.`,
      rules: ['KOLO-CPX-01'],
    }),
    'kolo/complexContinued': ({ roll, tests, carry, intervalLabel }, name) => ({
      text: `Test złożony, rzut ${roll}${intervalLabel === '' ? '' : ` (${intervalLabel})`}: ${list(tests.map((test) => name(test.actorId)))}.${brought(carry)}`,
      why: tests.flatMap((test) => stepLines(test, steps)),
      rules: ['KOLO-CPX-01', 'KOLO-CPX-02'],
    }),
    'kolo/complexHidden': () => ({ text: 'Test złożony toczy się dalej w ukryciu.', rules: ['KOLO-CPX-01'] }),
    'kolo/complexStopped': () => ({ text: 'Test złożony zostaje przerwany.', rules: ['KOLO-CPX-01'] }),
    'kolo/storyProposed': ({ story: { actorId, text } }, name) => ({
      text: `${name(actorId)} chce wprowadzić do opowieści: ${text}`,
      rules: ['KOLO-STO-01'],
    }),
    'kolo/storyPriced': ({ actor, cost, engagementAllowed }, name) => ({
      text: `MG wycenia pomysł postaci ${name(actor)} na ${story(cost)}${engagementAllowed ? '; można dopłacić zaangażowaniem' : ''}.`,
      rules: ['KOLO-STO-02', ...(engagementAllowed ? ['KOLO-STO-05'] : [])],
    }),
    'kolo/storyRejected': ({ actor }, name) => ({
      text: `Pomysł postaci ${name(actor)} nie wchodzi do opowieści.`,
      rules: ['KOLO-STO-02'],
    }),
    'kolo/storyPaid': ({ story: { actorId, text, cost, engagementPaid } }, name) => ({
      text: `${name(actorId)} wprowadza do opowieści: ${text}`,
      why: [list([story((cost ?? 0) - engagementPaid), ...(engagementPaid === 0 ? [] : [engagement(engagementPaid)])])],
      rules: ['KOLO-STO-01', 'KOLO-STO-03'],
    }),
    'kolo/storyLiked': ({ by, actor, likes, xp }, name) => ({
      text: `${by === 'gm' ? 'MG' : name(by)}: pomysł postaci ${name(actor)} ${likes ? 'się podoba' : 'nie przekonuje'}.${xp === 0 ? '' : ` ${name(actor)} dostaje ${experience(xp)} bez określenia.`}`,
      rules: ['KOLO-XP-04'],
    }),
    'kolo/purchaseAsked': ({ actor, purchase, xpCost }, name) => ({
      text: `${name(actor)} – prośba o zakup: ${featureName(purchase.feature)} za ${experience(xpCost)}. Decyduje MG.`,
      rules: ['KOLO-XP-05', 'KOLO-XP-09', 'KOLO-XP-10'],
    }),
    'kolo/purchaseDismissed': ({ actor, feature }, name) => ({
      text: `${name(actor)} – bez zakupu: ${featureName(feature)}.`,
      rules: ['KOLO-XP-10'],
    }),
    'kolo/featureBought': ({ actor, feature, pointsBefore, pointsAfter, xpCost }, name) => ({
      text: `${name(actor)}: ${featureName(feature)} za ${experience(xpCost)}.`,
      why: [`Punkty doniosłości: ${pointsBefore} → ${pointsAfter}`],
      rules: ['KOLO-XP-05', 'KOLO-XP-09', 'KOLO-XP-10'],
    }),
    'kolo/xpRelabelled': ({ actor, label }, name) => ({
      text: `${name(actor)}: doświadczenie ${label === null ? 'traci określenie' : `ma teraz określenie ${label}`}.`,
      rules: ['KOLO-XP-07'],
    }),
    'kolo/characterShown': ({ character }) => `Ukazuje się ${character.name}.`,
    'kolo/characterHidden': ({ actor }, name) => `${name(actor)} znika z oczu graczy.`,
    'kolo/characterAssigned': ({ actor, ownerId }, name) =>
      ownerId === null ? `${name(actor)} czeka na gracza.` : `${name(actor)} ma gracza.`,
    'kolo/characterRenamed': ({ name: now, before }) => `${before} nazywa się teraz ${now}.`,
    'kolo/notesWritten': ({ actor }, name) => `Zmieniają się notatki o postaci ${name(actor)}.`,
    'kolo/commonCategoriesSet': ({ categories }) => ({
      text: `Lista częstych kategorii: ${list(categories.map(({ label, value }) => `${label} ${signed(value)}`)) || 'pusta'}.`,
      rules: ['KOLO-CAT-06'],
    }),
    'kolo/adjusted': ({ change, reason: why }, name) => `${changed(change, name)}${reason(why)}`,
  },
  refusals: {
    E_UNKNOWN_ID: ({ id }) => `Nie ma tu niczego o nazwie „${id}”. Wybierz coś ze stołu albo z karty.`,
    E_NOT_GM: 'To należy do MG. Poproś o to.',
    E_NOT_OWNER: 'To nie twoja postać. Może to zrobić tylko osoba, która nią gra.',
    E_NOT_INTEGER: 'Liczba musi być całkowita. Wpisz ją bez ułamka.',
    E_WRONG_STATUS: 'Teraz nie czas na to. Sprawdź, na jakim etapie jest ta rzecz, i spróbuj w odpowiedniej chwili.',
    E_BAD_SETTING: ({ setting }) =>
      `Ustawienie ${setting} nie istnieje albo nie ma takiej wartości. Wybierz jedną z listy.`,
    E_TRAIT_POINTS: ({ phrase }) =>
      `Atut ${phrase} ma mieć 3 punkty: wszystkie w jednej sferze albo 2 i 1. Rozłóż je inaczej.`,
    E_NOT_ADJACENT: ({ phrase }) => `Sfera pomocnicza atutu ${phrase} musi sąsiadować z główną. Wybierz sąsiednią.`,
    E_DUPLICATE_ASSIGNMENT: ({ phrase }) => `Takie przypisanie do sfer ma już atut ${phrase}. Wybierz inne.`,
    E_NO_PROFICIENCY: 'Potrzebna jest co najmniej jedna biegłość. Wskaż ją.',
    E_DUPLICATE_PROFICIENCY: 'Ta sama biegłość jest wpisana dwa razy. Zostaw jedną.',
    E_TOO_MANY_PROFICIENCIES: ({ phrase, most }) =>
      `Aspekt ${phrase} może mieć najwyżej tyle biegłości: ${most}. Usuń nadmiar.`,
    E_NOT_POSITIVE: 'Ta liczba jest poza dozwolonym zakresem. Wpisz większą lub mniejszą.',
    E_SECRET_NEEDS_GM: ({ phrase }) =>
      `Sekret ${phrase} ma wartość ponad 3, a to wymaga zgody MG. Zmniejsz wartość albo poproś.`,
    E_MODIFIER_RANGE: ({ lowest, highest }) =>
      `Zasoby tego rodzaju muszą mieścić się razem od ${number(Number(lowest))} do ${number(Number(highest))}. Zmień wartość albo rodzaj.`,
    E_OVER_BUDGET: ({ points, target }) =>
      `Karta ma punktów doniosłości ${points}, a kampania daje ${target}. Zmień kartę albo zatwierdź mimo wszystko.`,
    E_TOTAL_RANGE: ({ total, low, high }) =>
      `Doniosłość całkowita ${total} wykracza poza granice kampanii, od ${low} do ${high}. Zmień zasoby albo zatwierdź mimo wszystko.`,
    E_NO_ENGAGEMENT: ({ has, needs }) => `Za mało zaangażowania: w puli jest ${has}, potrzeba ${needs}. Wydaj mniej.`,
    E_ENGAGEMENT_VETOED: 'MG nie pozwala tu na zaangażowanie. Graj bez niego.',
    E_BAD_COIN: ({ coin, face }) =>
      (coin ?? face) === undefined
        ? 'To więcej monet, niż potrzeba. Wpisz tylko te, które padły.'
        : `Moneta pokazuje 0 albo 1, nie ${coin ?? face}. Odczytaj jeszcze raz.`,
    E_COIN_COUNT: ({ has, needs }) => `Monet powinno być ${needs}, a jest ${has}. Popraw listę.`,
    E_NOT_DECLARED: 'Dokładać można tylko wtedy, gdy zaangażowanie padło przed rzutem. Zamknij test.',
    E_LABEL_MISSING: 'Doświadczenie z testu potrzebuje określenia. Napisz, z czym się wiąże.',
    E_NOT_ENOUGH_STORY: ({ has, needs }) =>
      `Za mało punktów opowieści: jest ${has}, potrzeba ${needs}. Zaproponuj coś mniejszego.`,
    E_OWN_STORY: 'O twoim pomyśle rozstrzygają inni. Poczekaj na nich.',
    E_XP_LABEL: ({ has, needs }) =>
      `Pasujących punktów jest ${has}, a koszt to ${needs}. Wskaż określenia, które pasują do zakupu.`,
    E_XP_SHORT: ({ has, needs }) =>
      `Za mało doświadczenia: można użyć ${has}, koszt to ${needs}. Wybierz coś tańszego albo zbieraj dalej.`,
    E_SETTING_OFF: 'Przy tym stole ta opcja jest wyłączona. MG może ją włączyć.',
    E_ID_TAKEN: ({ id }) => `„${id}” jest zajęte. Spróbuj z innym.`,
    E_PHRASE_TAKEN: ({ phrase }) => `Określenie ${phrase} już jest na karcie. Nazwij to inaczej.`,
    E_NO_SPHERE: 'Test potrzebuje sfery. Wybierz ją według działania i okoliczności.',
    E_LINE_NEEDS_NPC: 'Wpisane wartości są dla postaci MG. Dla postaci gracza wybierz sferę i biegłość.',
    E_HIDDEN_SIDE: 'Jedna ze stron jest ukryta. Najpierw pokaż ją graczom.',
    E_NOT_NPC: 'Ukrywać i pokazywać można tylko postacie MG. Wybierz jedną z nich.',
    E_NO_NAME: 'Postać potrzebuje imienia. Wpisz je.',
    E_UNNAMED_FEATURE: 'Atut, aspekt albo sekret nie ma nazwy. Wpisz ją albo usuń wiersz.',
    W_COUNTED_TWICE: ({ one, other }) =>
      `${one} i ${other} mogą znaczyć to samo. Połącz je w jedną kategorię, jeśli tak jest.`,
    W_GEAR_TWICE: ({ label }) => `Ekwipunek liczy się i w puli, i jako kategoria ${label}. Zostaw jedno z dwojga.`,
    W_FEW_TRAITS: ({ has, suggested }) => `Atutów jest ${has}; na początek zaleca się ${suggested}.`,
  },
  labels: {
    'kolo/setCampaign': () => 'Ustal kampanię',
    'kolo/startCampaign': ({ type }) => starts[type],
    'kolo/startAdventure': ({ type }) => starts[type],
    'kolo/startSession': ({ type }) => starts[type],
    'kolo/startScene': ({ type }) => starts[type],
    'kolo/dramaticMoment': ({ type }) => starts[type],
    'kolo/createCharacter': ({ name, id }) => `Utwórz: ${name ?? id}`,
    'kolo/addTrait': ({ phrase }) => `Dodaj atut ${phrase}`,
    'kolo/addAspect': ({ phrase }) => `Dodaj aspekt ${phrase}`,
    'kolo/addSecret': ({ phrase }) => `Dodaj sekret ${phrase}`,
    'kolo/addResource': ({ phrase }) => `Dodaj zasób ${phrase}`,
    'kolo/removeFeature': ({ phrase }) => `Usuń: ${phrase}`,
    'kolo/addMarker': ({ phrase }) => `Dodaj znacznik ${phrase}`,
    'kolo/setOfNote': ({ actor, ofNote }, name) =>
      `${name(actor)}: ${ofNote ? 'ważna postać' : 'już nie ważna postać'}`,
    'kolo/placeHarm': ({ phrase }) => `Zostaw znacznik ${phrase}`,
    'kolo/removeMarker': ({ phrase }) => `Usuń znacznik ${phrase}`,
    'kolo/approveCharacter': ({ actor }, name) => `Zatwierdź: ${name(actor)}`,
    'kolo/comparisonTest': ({ actor, need }, name) => `Porównaj: ${name(actor)}, ${needText(need)}`,
    'kolo/decideWithoutTest': ({ actor, degree }, name) => `${name(actor)}: ${lexicon.degrees[degree]} bez testu`,
    'kolo/openTest': ({ actor }, name) => `Zarządź test: ${name(actor)}`,
    'kolo/amendTest': () => 'Zmień test',
    'kolo/suggestFit': () => 'Wskaż, co pasuje',
    'kolo/dismissProposal': () => 'Odłóż propozycję',
    'kolo/declareEngagement': ({ points }) => `Wydaj ${engagement(points)}`,
    'kolo/vetoEngagement': () => 'Nie pozwól na zaangażowanie',
    'kolo/flip': () => 'Rzuć monetami',
    'kolo/extendEngagement': () => 'Jeszcze jedna moneta (1)',
    'kolo/closeTest': ({ xpLabel }) => (xpLabel ? `Zamknij test (${xpLabel})` : 'Zamknij test'),
    'kolo/contestedTest': ({ active }) => (active ? 'Test sporny, przeciwko sobie' : 'Test sporny'),
    'kolo/compareThresholds': ({ thresholds }) => `Porównaj z progami: ${list(thresholds.map(({ label }) => label))}`,
    'kolo/startComplex': () => 'Rozpocznij test złożony',
    'kolo/complexNext': () => 'Następny rzut',
    'kolo/stopComplex': () => 'Przerwij test złożony',
    'kolo/proposeStory': () => 'Zaproponuj element opowieści',
    'kolo/priceStory': ({ cost }) => `Przyjmij za ${story(cost)}`,
    'kolo/rejectStory': () => 'Nie przyjmuj',
    'kolo/payStory': ({ engagement: part = 0 }) => (part === 0 ? 'Zapłać' : `Zapłać, w tym ${engagement(part)}`),
    'kolo/likeStory': ({ likes = true }) => (likes ? 'Podoba się' : 'Nie przekonuje'),
    'kolo/buyFeature': ({ feature }) => `Kup: ${featureName(feature)}`,
    'kolo/dismissPurchase': () => 'Odłóż zakup',
    'kolo/relabelXp': ({ label }) => `Zmień określenie na ${label ?? 'żadne'}`,
    'kolo/showCharacter': ({ actor, shown }, name) => `${shown ? 'Pokaż' : 'Ukryj'}: ${name(actor)}`,
    'kolo/assignCharacter': ({ actor, ownerId }, name) => `${ownerId === null ? 'Oddaj' : 'Weź'}: ${name(actor)}`,
    'kolo/renameCharacter': ({ name }) => `Zmień imię na ${name}`,
    'kolo/writeNotes': ({ actor }, name) => `Notatki: ${name(actor)}`,
    'kolo/setCommonCategories': () => 'Zmień listę kategorii',
    'kolo/adjust': () => 'Popraw ręcznie',
  },
};
