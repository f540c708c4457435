import type { Name, Seen } from '@aspekt/contract';
import type { Change, Outcome, Prompt, Series } from '../model.ts';
import { decidedTone, firstOutcome, number, signed, tellRolls, toneOf, type RollWords } from './arithmetic.ts';
import { difficulties } from './difficulties/pl.ts';
import { settingNames } from './settings.ts';
import { bare, sentence, type Words } from './words.ts';

const outcomes: Readonly<Record<Outcome, string>> = {
  perfection: 'perfekcja',
  success: 'sukces',
  statusQuo: 'status quo',
  failure: 'porażka',
  zeroed: 'wyzerowanie',
};
const rollWords: RollWords = {
  die: 'Kość',
  extraDie: 'Dodatkowa kość',
  turned: 'odwrócona',
  zeroIgnored: 'Reguła zera nie działa',
  daze: 'Oszołomienie',
  rowLower: (name) => `${name}: trudność o jeden wiersz niższa`,
  against: (total, resistance) => `${total} przeciw ${resistance}`,
  sentence: (who, sum, outcome, target) =>
    `${who}${target ? ` wobec postaci ${target}` : ''}: ${sum}${outcome ? ` – ${outcome}` : '; przeciw czemu, wie mistrz gry'}.`,
  resistance: (resistance, margin) => `Opór ${resistance}, przewaga ${margin}`,
  opponent: (total, outcome) => `Druga strona ${total}: ${outcome}`,
  nines: (count) => `${count} ${plural(count, 'dziewiątka', 'dziewiątki', 'dziewiątek')}`,
  zeroFailure: 'porażka, zero',
  worse: 'gorsza porażka, zero',
  outcomes,
};
const prompts: Readonly<Record<Prompt, string>> = {
  statusQuo: 'status quo, połowiczny sukces czy połowiczna porażka?',
  zeroed: 'wyzerowanie, co się dzieje?',
  perfection: 'perfekcja, co dobrego ponadto?',
  worse: 'gorsza porażka, jak?',
};
const decided = { success: 'sukces', failure: 'porażka', half: 'połowiczny sukces' };
const halves = { halfSuccess: 'Połowiczny sukces', halfFailure: 'Połowiczna porażka' };
const uses = { extraDie: 'dodatkową kość', ignoreZero: 'zignorowanie zera' };

/** One, few (2–4 but not 12–14), many. */
const plural = (amount: number, one: string, few: string, many: string): string => {
  if (amount === 1) return one;
  const [tens, units] = [amount % 100, amount % 10];
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
};
const points = (amount: number): string =>
  `${number(amount)} ${plural(amount, 'punkt', 'punkty', 'punktów')} doświadczenia`;
const list = (names: readonly string[]): string => names.join(', ');
const score = (series: Seen<Series>, name: Name): string =>
  series.sides.map(({ actorId, won }) => `${name(actorId)} ${won}`).join(', ');
const hurtDegrees = { light: 'lekka rana', serious: 'poważna rana' };
const groupEnding = (outcome: Outcome | undefined, anyZeroed: boolean): string =>
  outcome ? `Razem: ${outcomes[outcome]}${anyZeroed ? ', a jeden z rzutów jest wyzerowany' : ''}.` : '';

const changed = (change: Change, who: string, before: number | null): string => {
  const was = before === null ? '' : `, było ${number(before)}`;
  switch (change.what) {
    case 'trait':
      return change.value === null
        ? `${who}: ${change.name} – skreślone.`
        : `${who}: ${change.name} ${signed(change.value)}${was}.`;
    case 'skill':
      return change.value === null
        ? `${who}: ${change.name} – skreślone.`
        : `${who}: ${change.name} ${change.value}${was}.`;
    case 'specialisation':
      return change.has
        ? `${who}: dochodzi ${change.name} (${change.skill}).`
        : `${who}: znika ${change.name} (${change.skill}).`;
    case 'unusedXp':
      return `${who} ma teraz ${points(change.value)}${was}.`;
    case 'creationMethod':
      return `${who}: zmienia się sposób tworzenia postaci.`;
    case 'strikeCharacter':
      return `${who} opuszcza grę.`;
    case 'strikeRoll':
      return `Rzut postaci ${who} zostaje skreślony.`;
    case 'modifications':
      return `Rzut postaci ${who} ma inne modyfikatory: ${list(change.value.map(({ label, value }) => `${label} ${signed(value)}`))}.`;
    case 'difficulty':
      return `Rzut postaci ${who} ma teraz trudność ${number(change.value)}${was}.`;
  }
};

export const pl: Words = {
  difficulties,
  events: {
    'vastmark/settingsChanged': ({ settings }) => ({
      text: `Zmieniają się ustawienia stołu: ${settingNames('pl', settings)}.`,
      rules: ['VAST-GM-05'],
    }),
    'vastmark/characterCreated': ({ character, quick, apprenticeSkills }) => ({
      text: quick ? `Pojawia się ${character.name}.` : `${character.name} wchodzi do gry.`,
      ...(apprenticeSkills !== null && { why: [`Umiejętności ucznia: najwyżej ${apprenticeSkills}`] }),
      rules: quick ? ['VAST-NPC-01'] : ['VAST-X-CHAR-01', 'VAST-HERO-02', 'VAST-HERO-03'],
    }),
    'vastmark/traitEdited': ({ actor, trait, before }, name) => ({
      text: `${name(actor)}: ${trait.name} ${signed(trait.value)}${before === null ? ' – nowa cecha' : `, było ${signed(before)}`}.`,
      rules: ['VAST-TRAIT-01'],
    }),
    'vastmark/skillEdited': ({ actor, skill, before }, name) => ({
      text: `${name(actor)}: ${skill.name} ${skill.value}${before === null ? ' – nowa umiejętność' : `, było ${before}`}.`,
      rules: ['VAST-SKILL-01'],
    }),
    'vastmark/xpAwarded': ({ actor, amount }, name) => ({
      text: `${name(actor)} dostaje ${points(amount)}.`,
      rules: ['VAST-HERO-04'],
    }),
    'vastmark/xpSpent': ({ actor, amount, text }, name) => ({
      text: sentence(`${name(actor)} oddaje ${points(amount)}${text === '' ? '' : ` za ${text}`}`),
      rules: ['VAST-X-XP-01'],
    }),
    'vastmark/actionDeclared': ({ declaration: { actor, text, trait, turned, skill, specialisation } }, name) => {
      const wishes = list(
        [turned ? `${trait} ↺` : trait, skill, specialisation?.name ?? null].filter((wish) => wish !== null),
      );
      return {
        text: sentence(`${name(actor)} chce: ${text}${wishes === '' ? '' : ` (${wishes})`}`),
        rules: ['VAST-GM-01'],
      };
    },
    'vastmark/actionDismissed': ({ actor }, name) => `Zamiar postaci ${name(actor)} zostaje odłożony.`,
    'vastmark/decidedWithoutRoll': ({ actor, text, outcome }, name) => ({
      text: `${name(actor)}: ${bare(text)} – ${decided[outcome]} bez rzutu.`,
      rules: ['VAST-GM-01', 'VAST-GM-02'],
      tone: decidedTone[outcome],
    }),
    'vastmark/traitProposed': ({ actor, proposal }, name) => ({
      text: proposal
        ? `${name(actor)} proponuje: ${proposal.trait ?? 'bez cechy'}${proposal.turned ? ', odwrócona' : ''}${proposal.reason === '' ? '' : `, bo ${proposal.reason}`}.`
        : `${name(actor)} proponuje cechę.`,
      rules: ['VAST-TRAIT-07', 'VAST-TURN-02'],
    }),
    'vastmark/traitRuled': ({ rolls }, name) => ({
      text: rolls
        .map(
          (roll) =>
            `Mistrz gry rozstrzyga: ${name(roll.actorId)} rzuca ${roll.traitId === null ? 'bez cechy' : `z cechą ${roll.traitId}${roll.turned ? ' (odwrócona)' : ''} ${signed(roll.traitValue)}`}.`,
        )
        .join(' '),
      rules: ['VAST-TRAIT-07', ...(rolls.some(({ turned }) => turned) ? ['VAST-TURN-01', 'VAST-TURN-02'] : [])],
    }),
    'vastmark/rollOpened': ({ rolls, group, byPlayer }, name) => {
      const [first] = rolls;
      const who = first ? name(first.actorId) : '';
      const traits = list(
        rolls.flatMap(({ traitId, turned }) => (traitId === null ? [] : [`${traitId}${turned ? ' ↺' : ''}`])),
      );
      const parts = list(
        [traits, first?.skillId ?? '', first?.specialisation?.name ?? ''].filter((part) => part !== ''),
      );
      const resistance = first?.resistance;
      const against =
        resistance === undefined
          ? ''
          : resistance.kind === 'difficulty'
            ? ` przeciw ${number(resistance.value)}`
            : resistance.kind === 'opposed'
              ? ' przeciw innemu rzutowi'
              : ` przeciw ${number(resistance.total)}`;
      const what = group
        ? `${rolls.length} ${plural(rolls.length, 'rzut', 'rzuty', 'rzutów')}`
        : first?.kind === 'toughness'
          ? 'rzut na wytrzymałość'
          : 'rzut';
      const target = first?.consent && first.socialTargetId;
      const asked = target ? ` Najpierw pytanie do osoby grającej postacią ${name(target)}.` : '';
      return {
        text: `${who} ${byPlayer ? 'proponuje' : 'wykona'} ${what}${parts === '' ? '' : `: ${parts}`}${against}.${asked}`,
        rules: [
          'VAST-ROLL-01',
          'VAST-ROLL-02',
          ...(group ? ['VAST-MULTI-02'] : []),
          ...(first?.kind === 'toughness' ? ['VAST-HERO-10'] : []),
          ...(byPlayer ? ['VAST-TRAIT-07'] : []),
          ...(target ? ['VAST-PERS-02', 'VAST-PERS-03'] : []),
        ],
      };
    },
    'vastmark/consentAnswered': ({ actor, target, agree }, name) => ({
      text: agree
        ? `Jest zgoda: ${name(actor)} może rzucać wobec postaci ${name(target)}.`
        : `Nie ma zgody: ${name(actor)} nie rzuca wobec postaci ${name(target)}.`,
      rules: ['VAST-PERS-02', 'VAST-PERS-03'],
    }),
    'vastmark/severalTraitsRequested': ({ actor, traits }, name) => ({
      text: `${name(actor)} prosi o osobny rzut na każdą z cech: ${list(traits)}.`,
      rules: ['VAST-MULTI-04'],
    }),
    'vastmark/severalTraitsAnswered': ({ actor, traits, allow }, name) => ({
      text: allow
        ? `${name(actor)} może rzucić osobno na każdą z cech: ${list(traits)}.`
        : `Mistrz gry odmawia: ${name(actor)} nie rzuca osobno na każdą z cech: ${list(traits)}.`,
      rules: ['VAST-MULTI-02', 'VAST-MULTI-04'],
    }),
    'vastmark/rolled': ({ rolls, group }, name) => {
      const result = group?.result;
      return tellRolls(
        rolls,
        rollWords,
        name,
        result?.outcome ?? firstOutcome(rolls),
        result ? groupEnding(result.outcome, result.anyZeroed) : '',
      );
    },
    'vastmark/opposed': ({ sides, groups }, name) => {
      const rolls = sides.flatMap((side) => side.rolls);
      const endings = groups.flatMap(({ actorId, result }) =>
        result ? [`${name(actorId)}, ${groupEnding(result.outcome, result.anyZeroed).toLowerCase()}`] : [],
      );
      return tellRolls(rolls, rollWords, name, firstOutcome(rolls), endings.join(' '));
    },
    'vastmark/heroPointSpent': ({ actor, use, rolled }, name) => {
      const spent = `${name(actor)} poświęca punkt bohatera na ${uses[use]}.`;
      if (!rolled) return { text: spent, rules: ['VAST-HERO-04', 'VAST-HERO-05', 'VAST-HERO-11'] };
      const told = tellRolls([rolled], rollWords, name, rolled.result.outcome);
      return { ...told, text: `${spent} ${told.text}`, rules: ['VAST-HERO-05', ...(told.rules ?? [])] };
    },
    'vastmark/rollConfirmed': ({ rolls }, name) => ({
      text: rolls
        .map(
          ({ actorId, outcome, prompt, socialTargetId }) =>
            `${name(actorId)}: ${prompt ? prompts[prompt] : `${outcomes[outcome]}.`}${
              socialTargetId && (outcome === 'success' || outcome === 'perfection')
                ? ` ${name(socialTargetId)}: tę postać warto odgrywać zgodnie z tym wynikiem.`
                : ''
            }`,
        )
        .join(' '),
      rules: ['VAST-HERO-11', 'VAST-SQ-02', 'VAST-ZERO-04', 'VAST-PERF-03'],
      ...(rolls[0] && { tone: toneOf[rolls[0].outcome] }),
    }),
    'vastmark/promptAnswered': ({ actor, half, text }, name) => ({
      text: sentence(
        `${name(actor)}: ${[half ? halves[half] : '', text].filter((part) => part !== '').join(' – ') || 'jak wyszło'}`,
      ),
      rules: half ? ['VAST-SQ-02'] : ['VAST-ZERO-04', 'VAST-PERF-03'],
    }),
    'vastmark/rollWithdrawn': ({ actor }, name) => `Mistrz gry wycofuje rzut postaci ${name(actor)}.`,
    'vastmark/sceneSet': ({ title }) => (title === '' ? 'Zaczyna się nowa scena.' : `Scena: ${title}.`),
    'vastmark/characterShown': ({ character }) => `Ukazuje się ${character.name}.`,
    'vastmark/characterHidden': ({ actor }, name) => `${name(actor)} znika z oczu graczy.`,
    'vastmark/characterAssigned': ({ actor, ownerId }, name) =>
      ownerId === null ? `${name(actor)} czeka na gracza.` : `${name(actor)} ma gracza.`,
    'vastmark/characterRenamed': ({ name: now, before }) => `${before} nazywa się teraz ${now}.`,
    'vastmark/notesWritten': ({ actor }, name) => `Zmieniają się notatki o postaci ${name(actor)}.`,
    'vastmark/specialisationsLearnt': ({ actor, specialisations, insteadOf, cost }, name) => ({
      text: `${name(actor)} zna teraz: ${list(specialisations.map((one) => `${one.name} (${one.skill})`))}${insteadOf === null ? `, koszt: ${points(cost)}` : `, zamiast: ${insteadOf}`}.`,
      rules: ['VAST-X-SPEC-01'],
    }),
    'vastmark/seriesStarted': ({ series }, name) => ({
      text: `Seria: ${series.sides.map(({ actorId }) => name(actorId)).join(' i ')}, do ${series.wins} wygranych.${series.daze ? ' Każda przegrana osłabia o 1.' : ''}`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/seriesContinued': ({ series }, name) => ({
      text: `Seria trwa: ${score(series, name)}.`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/seriesScored': ({ series, winner, over }, name) => ({
      text: `${winner === null ? 'Bez rozstrzygnięcia, rzut się powtarza' : over ? `${name(winner)} wygrywa serię` : `${name(winner)} wygrywa ten rzut`}: ${score(series, name)}.`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/seriesEnded': ({ series }, name) => ({
      text: `Seria przerwana przy stanie ${score(series, name)}.`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/hurt': ({ actor, hurt }, name) => ({
      text: sentence(`${name(actor)}: ${hurtDegrees[hurt.degree]}${hurt.text === '' ? '' : `, ${hurt.text}`}`),
      rules: ['VAST-X-TOUGH-01'],
      tone: hurt.degree === 'serious' ? 'awful' : 'bad',
    }),
    'vastmark/healed': ({ actor, hurt }, name) => ({
      text: sentence(`${name(actor)}: znika ${hurtDegrees[hurt.degree]}${hurt.text === '' ? '' : `, ${hurt.text}`}`),
      rules: ['VAST-X-TOUGH-01'],
    }),
    'vastmark/dazed': ({ actor, value }, name) => ({
      text:
        value === 0
          ? `${name(actor)}: koniec oszołomienia.`
          : `${name(actor)}: oszołomienie ${value}, o tyle mniej w każdym rzucie.`,
      rules: ['VAST-X-DAZE-01'],
    }),
    'vastmark/adjusted': ({ change, actor, reason, before }, name) => ({
      text: `${changed(change, name(actor), before)}${reason === '' ? '' : ` Powód: ${reason}`}`,
      rules: ['VAST-GM-05'],
    }),
  },
  refusals: {
    E_UNKNOWN_ID: ({ id }) => `Nie ma tu niczego o nazwie „${id}”. Wybierz coś ze stołu albo z karty.`,
    E_NOT_GM: 'To należy do mistrza gry. Poproś o to.',
    E_NOT_OWNER: 'To nie twoja postać. Może to zrobić tylko osoba, która nią gra.',
    E_NOT_INTEGER: 'Liczba musi być całkowita. Wpisz ją bez ułamka.',
    E_BAD_SETTING: ({ setting }) =>
      `Ustawienie ${setting} nie istnieje albo nie ma takiej wartości. Wybierz jedną z listy.`,
    E_TRAIT_ZERO: ({ name }) => `${name} nie może mieć wartości 0: cecha jest dobra albo zła. Wpisz plus albo minus.`,
    E_SKILL_NEGATIVE: ({ name }) =>
      `${name} nie może być poniżej 0: brak umiejętności liczy się jako 0. Wpisz 0 lub więcej.`,
    E_RESERVE_RANGE:
      'Z ubezpieczeniem bohatera odkłada się 3, 4 albo 5 punktów doświadczenia, ani mniej, ani więcej. Zmień liczbę.',
    E_APPRENTICE_LIMIT: ({ has, limit }) =>
      `Umiejętności ucznia jest za dużo: ${has}, a może być najwyżej ${limit}. Usuń jedną albo zmień ją na zwykłą.`,
    E_OUT_OF_RANGE: ({ name, value, low, high }) =>
      `${name} ${value} wykracza poza skalę stołu, od ${low} do ${high}. Wybierz wartość pomiędzy albo zapytaj mistrza gry.`,
    E_NOT_POSITIVE: 'Liczba musi wynosić co najmniej 1. Wpisz większą.',
    E_NO_XP: ({ has, needs }) =>
      `Punktów nie wystarcza: niewydanych jest ${has}, potrzeba ${needs}. Wybierz coś tańszego.`,
    E_ALREADY_ROLLED: 'Kość już padła. Otwórz nowy rzut, jeśli gra toczy się o więcej.',
    E_WITHDRAWN: 'Rzut jest wycofany. Otwórz nowy.',
    E_DUPLICATE_TRAIT: 'Każdy rzut ma mieć własną cechę, co najmniej dwie różne. Wybierz inne cechy.',
    E_TWO_TRAITS: 'Cech się nie sumuje: rzut ma najwyżej jedną. Wybierz jedną albo rzuć osobno na każdą.',
    E_TWO_SKILLS: 'Rzut ma najwyżej jedną umiejętność. Wybierz najlepszą.',
    E_SEVERAL_TRAITS_OFF: 'Przy tym stole nie rzuca się na kilka cech. Wybierz jedną.',
    E_SEVERAL_TRAITS_DENIED: 'Nie ma zgody mistrza gry na kilka rzutów. Najpierw poproś albo wybierz jedną cechę.',
    E_UNBEATABLE_NEEDS_GM: ({ name }) =>
      `${name} to cecha nierzutowa: wybiera ją tylko mistrz gry. Zaproponuj inną albo zapytaj.`,
    E_SOCIAL_OFF: ({ target }) => `Przy tym stole nie rzuca się, żeby przekonać postać ${target}. Odegrajcie to.`,
    E_SOCIAL_CONSENT: ({ target }) =>
      target === undefined
        ? 'Nie ma jeszcze odpowiedzi na pytanie o zgodę. Poczekaj na nią.'
        : `Najpierw musi się zgodzić osoba grająca postacią ${target}. Zapytaj i otwórz rzut z odpowiedzią.`,
    E_TRAIT_UNRULED: 'Cecha nie jest jeszcze rozstrzygnięta. Poczekaj na decyzję mistrza gry.',
    E_OPPOSED: 'Ten rzut jest przeciw innemu i padają razem. Wybierz rzut przeciwstawny.',
    E_BAD_FACE: ({ face }) =>
      face === undefined
        ? 'To więcej cyfr, niż potrzeba. Wpisz tylko to, co pokazała kość: dziewiątki i pierwszą inną cyfrę.'
        : `Nie ma takiej ścianki: ${face}. Kość ma od 0 do 9. Odczytaj jeszcze raz.`,
    E_CHAIN_OVERLONG: 'Kością rzuca się ponownie tylko po dziewiątce. Usuń to, co dalej.',
    E_CHAIN_INCOMPLETE: 'Po dziewiątce rzuca się jeszcze raz. Rzuć i dopisz wynik.',
    E_NOT_OPPOSED: 'Oba rzuty muszą być przeciw innemu rzutowi i muszą być różne. Najpierw zmień opór.',
    E_HERO_OFF: 'Nie ma tu punktów bohatera: ubezpieczenie nie obejmuje tej postaci. Rzuć bez nich.',
    E_HERO_LIMIT: ({ ceiling }) =>
      `Na ten rzut idzie najwyżej tyle punktów bohatera: ${ceiling}. Są już wydane. Zatwierdź rzut.`,
    E_ROLL_NOT_ROLLED: 'Kość jeszcze nie padła. Najpierw rzuć.',
    E_ROLL_CONFIRMED: 'Rzut jest zatwierdzony i już się nie zmieni. Otwórz nowy, jeśli gra toczy się o więcej.',
    E_ZERO_NOT_SHOWN:
      'Kość nie pokazuje najpierw zera, więc nie ma czego ignorować. Zatwierdź rzut albo rzuć dodatkową kością.',
    E_ZERO_ALREADY_IGNORED: 'Zero w tym rzucie jest już zignorowane. Zatwierdź rzut.',
    E_ROLL_NOT_CONFIRMED: 'Rzut nie jest jeszcze zatwierdzony. Najpierw go zatwierdź.',
    E_NO_PROMPT: 'Ten rzut o nic więcej nie pyta. Graj dalej.',
    E_NOT_STATUS_QUO: 'Połowiczny sukces i połowiczna porażka należą do status quo. Napisz tylko, co się dzieje.',
    E_ID_TAKEN: ({ id }) => `„${id}” jest zajęte. Spróbuj z innym.`,
    E_DUPLICATE_SKILL: ({ name }) => `${name} występuje dwa razy. Zostaw jedną.`,
    E_BAD_LINE: ({ line }) => `Nie da się odczytać wiersza „${line}”. Napisz na przykład „Upojenie -2; Bójka 2”.`,
    E_NOT_NPC: 'Ukrywać i pokazywać można tylko bohaterów niezależnych. Wybierz jednego z nich.',
    E_NO_NAME: 'Postać potrzebuje imienia. Wpisz je.',
    E_UNNAMED_FEATURE: 'Cecha albo umiejętność nie ma nazwy. Wpisz ją albo usuń wiersz.',
    E_SETTING_OFF: 'Ta zasada domowa nie obowiązuje przy tym stole. Mistrz gry może ją włączyć w ustawieniach.',
    E_NEEDS_DIFFICULTY: 'Specjalizacja obniża trudność, a ten rzut jej nie ma. Niech zamiast tego doda się do rzutu.',
    E_SERIES_RUNNING: 'Jeden z rzutów należy już do serii. Dokończ ją albo przerwij.',
    E_SERIES_OVER: 'Seria się skończyła. Zacznij nową, jeśli stawka rośnie.',
  },
  labels: {
    'vastmark/setTableSettings': () => 'Zmień ustawienia stołu',
    'vastmark/createCharacter': ({ name, id }) => `Utwórz: ${name ?? id}`,
    'vastmark/editTrait': ({ name }) => `Zmień: ${name}`,
    'vastmark/editSkill': ({ name }) => `Zmień: ${name}`,
    'vastmark/createQuickExtra': ({ name, line }) => `Utwórz: ${name ?? line ?? 'przeciwnik'}`,
    'vastmark/awardXp': ({ actor, amount }, name) => `${name(actor)} dostaje ${points(amount)}`,
    'vastmark/spendXp': ({ actor, amount }, name) => `${name(actor)} oddaje ${points(amount)}`,
    'vastmark/declareAction': ({ actor }, name) => `Powiedz, co robi ${name(actor)}`,
    'vastmark/decideWithoutRoll': ({ actor, outcome }, name) => `${name(actor)}: ${decided[outcome]} bez rzutu`,
    'vastmark/proposeTrait': ({ trait }) => `Zaproponuj: ${trait ?? 'bez cechy'}`,
    'vastmark/ruleTrait': ({ trait, turned }) =>
      trait === undefined
        ? 'Przyjmij propozycję'
        : trait === null
          ? 'Bez cechy'
          : `Rozstrzygnij: ${trait}${turned ? ', odwrócona' : ''}`,
    'vastmark/openRoll': ({ actor, traits = [], skills = [] }, name) =>
      `Rzut: ${list([name(actor), ...traits, ...skills])}`,
    'vastmark/answerConsent': ({ agree }) => (agree ? 'Zgódź się na rzut' : 'Odmów zgody na rzut'),
    'vastmark/requestSeveralTraits': ({ traits }) => `Poproś o osobne rzuty: ${list(traits)}`,
    'vastmark/answerSeveralTraits': ({ allow, traits }) =>
      `${allow ? 'Pozwól na' : 'Odmów:'} osobne rzuty: ${list(traits)}`,
    'vastmark/roll': () => 'Rzuć kością',
    'vastmark/enterFaces': ({ faces }) => `Wpisz ${faces.join(' + ')}`,
    'vastmark/opposedRoll': () => 'Rzućcie przeciw sobie',
    'vastmark/spendHeroPoint': ({ use }) => (use === 'extraDie' ? 'Rzuć dodatkową kością (1)' : 'Zignoruj zero (1)'),
    'vastmark/confirmRoll': () => 'Zatwierdź rzut',
    'vastmark/answerPrompt': ({ half }) => (half ? halves[half] : 'Powiedz, co się dzieje'),
    'vastmark/withdrawRoll': () => 'Wycofaj rzut',
    'vastmark/setScene': ({ title }) => `Nowa scena: ${title}`,
    'vastmark/showCharacter': ({ actor, shown }, name) => `${shown ? 'Pokaż' : 'Ukryj'}: ${name(actor)}`,
    'vastmark/assignCharacter': ({ actor, ownerId }, name) => `${ownerId === null ? 'Oddaj' : 'Weź'}: ${name(actor)}`,
    'vastmark/renameCharacter': ({ name }) => `Zmień imię na ${name}`,
    'vastmark/writeNotes': ({ actor }, name) => `Notatki: ${name(actor)}`,
    'vastmark/dismissAction': ({ actor }, name) => `Odłóż zamiar: ${name(actor)}`,
    'vastmark/learnSpecialisations': ({ actor, specialisations }, name) =>
      `Specjalizacja: ${name(actor)}, ${list(specialisations.map((one) => one.name))}`,
    'vastmark/startSeries': ({ wins }) => `Zrób z tego serię, do ${wins} wygranych`,
    'vastmark/nextInSeries': () => 'Następny rzut w serii',
    'vastmark/endSeries': () => 'Przerwij serię',
    'vastmark/setHurt': ({ actor, degree }, name) =>
      degree === null ? `Usuń ranę: ${name(actor)}` : `${name(actor)}: ${hurtDegrees[degree]}`,
    'vastmark/setDaze': ({ actor, value }, name) =>
      value === 0 ? `Usuń oszołomienie: ${name(actor)}` : `Oszołomienie: ${name(actor)}, ${value}`,
    'vastmark/adjust': () => 'Popraw ręcznie',
  },
};
