import type { Seen, Texts } from '@aspekt/contract';
import type { Event, FreeInvoke, Half, Place } from '../../model.ts';
import { onLadder, quoted, sideName, signed, skillName, stuntSentence } from '../format.ts';
import { labels } from '../labels.ts';
import { tellFate, type FateWords } from '../language.ts';
import { whyApplied, whyRolled, whySettled } from '../why.ts';
import { tellAdjusted } from './adjusted.ts';
import { counted } from './counted.ts';

const l = labels.pl;
const q = (text: string): string => quoted(text, 'pl');
const skill = (id: string | null): string => (id === null ? '…' : skillName(id, 'pl'));
const side = (id: string): string => sideName(id, 'pl');
const lower = (text: string): string => text.toLowerCase();
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} i ${parts.at(-1)}`;

const fateWords: FateWords = {
  points: (n) => counted(n, 'punkt losu', 'punkty losu', 'punktów losu'),
  bank: 'bank',
  gmPool: 'Mistrz gry',
  table: 'stół',
  pending: { hostileInvoke: (name) => `${name} (po scenie)`, concession: (name) => `${name} (po konflikcie)` },
  carried: (name) => `${name} (na następną scenę)`,
  reasons: {
    refresh: 'odświeżanie',
    sceneStart: 'początek sceny',
    sceneEnd: 'koniec sceny',
    conflictEnd: 'koniec konfliktu',
    carry: 'punkty przyniesione',
    invoke: 'wywołanie',
    hostileInvoke: 'wrogie wywołanie',
    stunt: 'sztuczka',
    compel: 'wymuszenie',
    compelHeld: 'propozycja wymuszenia',
    compelRefused: 'odrzucenie wymuszenia',
    compelReturned: 'wymuszenie nie doszło do skutku',
    selfCompel: 'samowymuszenie',
    detail: 'szczegół',
    concession: 'ustąpienie',
    lost: 'przepadają',
    rollCancelled: 'rzut odwołany',
    adjust: 'poprawka',
  },
  pays: (who, points, what) => `${who}: −${points} (${what}).`,
  gets: (who, points, what) => `${who}: +${points} (${what}).`,
  loses: (who, points, what = 'przepadają') => `${who}: −${points} (${what}).`,
  moves: (from, to, points, what) => `${from} → ${to}: ${points} (${what}).`,
};

const at = (place: Seen<Place>, name: (id: string) => string): string =>
  place.type === 'character' ? ` (${name(place.id)})` : '';

const holder = (one: Seen<Omit<FreeInvoke, 'shared'>>, name: (id: string) => string): string => {
  const who = one.holderId === null ? side(one.side) : name(one.holderId);
  return `${who}: ${counted(one.count, 'darmowe wywołanie', 'darmowe wywołania', 'darmowych wywołań')}`;
};

const defends = (half: Seen<Half>, name: (id: string) => string): string => {
  const rating = half.rating === undefined ? '' : ` ${onLadder(half.rating, 'pl')}`;
  return `${name(half.actorId)}: obrona, ${skill(half.skill)}${rating}.`;
};

const shifts = (n: number): string => counted(n, 'przebicie', 'przebicia', 'przebić');

export const sentences: Texts<Event> = {
  'ode/sessionStarted': ({ number, totals = [] }, name) => ({
    text: `Zaczyna się sesja ${number}.`,
    why: totals.map(({ id, before, now }) =>
      before === now
        ? `${name(id)}, punkty losu: nadal ${now}.`
        : `${name(id)}, punkty losu: było ${before}, jest ${now}.`,
    ),
  }),
  'ode/sessionEnded': ({ number, healed }, name) => ({
    text: `Koniec sesji ${number}. Każda postać może zmienić jedną rzecz (mały kamień milowy).`,
    why: healed.map(({ id, text }) => `${name(id)}: konsekwencja ${q(text)} znika.`),
  }),
  'ode/sceneStarted': ({ number, title, participants }, name) => ({
    text: `Scena ${number}: ${title}.`,
    why: [`W scenie: ${list(participants.map(name))}.`],
  }),
  'ode/sceneEnded': ({ number, kept, healed }, name) => ({
    text: `Koniec sceny ${number}. Presja znika, okazje i aspekty sceny również.`,
    why: [
      ...(kept.length > 0 ? [`Aspekty, które trwają dalej: ${kept.length}.`] : []),
      ...healed.map(({ id, text }) => `${name(id)}: konsekwencja ${q(text)} znika.`),
    ],
  }),
  'ode/enteredScene': ({ id }, name) => `${name(id)} wchodzi do sceny.`,
  'ode/leftScene': ({ id }, name) => `${name(id)} opuszcza scenę.`,
  'ode/aspectAdded': ({ aspect, twist }, name) => ({
    text: `${twist ? 'Niespodziewany zwrot' : 'Nowy aspekt sytuacyjny'}${at(aspect.attachedTo, name)}: ${q(aspect.text)}.`,
    why: aspect.freeInvokes.map((one) => `${holder(one, name)}.`),
  }),
  'ode/aspectRemoved': ({ text }) => `Aspekt ${q(text)} znika.`,
  'ode/aspectRevealed': ({ text, characterId }, name) =>
    `Ujawniony aspekt${characterId === undefined ? '' : ` (${name(characterId)})`}: ${q(text)}.`,
  'ode/safetyRaised': ({ safety }) =>
    `${l.safety[safety.kind]}. Gra zostaje wstrzymana${safety.note === undefined ? '' : `: ${safety.note}`}.`,
  'ode/safetyResolved': () => 'Gra toczy się dalej.',
  'ode/settingsChanged': ({ settings }) =>
    `Zmiana ustawień stołu: ${list(Object.keys(settings).map((key) => lower(l.settings[key as keyof typeof settings])))}.`,

  'ode/characterCreated': ({ name: called }) =>
    called === '' ? 'Powstaje nowa postać.' : `Powstaje nowa postać: ${called}.`,
  'ode/sheetWritten': ({ name: called, aspects }) => ({
    text: `${called}: karta postaci zapisana.`,
    why: aspects.map(({ slot, text }) => `${l.aspectSlots[slot]}: ${text}`),
  }),
  'ode/characterTaken': ({ id }, name) => `Ktoś gra teraz tą postacią: ${name(id)}.`,
  'ode/aspectSet': ({ id, slot, text }, name) => `${name(id)}, ${lower(l.aspectSlots[slot])}: ${q(text)}.`,
  'ode/skillsSet': ({ id, skills }, name) => ({
    text: `${name(id)}: umiejętności wybrane.`,
    why: Object.entries(skills)
      .toSorted(([, a], [, b]) => b - a)
      .map(([one, rating]) => `${skill(one)}: ${onLadder(rating, 'pl')}`),
  }),
  'ode/stuntAdded': ({ id, stunt, bought, refresh }, name) => ({
    text: `${name(id)}, nowa sztuczka: ${stuntSentence(stunt, 'pl')}`,
    why: bought ? [`Odświeżanie spada do ${refresh}.`] : [],
  }),
  'ode/detailsEdited': ({ name: called }) => `${called}: imię i opis zapisane.`,
  'ode/characterFinished': ({ id }, name) => `${name(id)}: postać gotowa do gry.`,
  'ode/characterRetired': ({ id, reason }, name) => `${name(id)} odchodzi z gry: ${reason}`,
  'ode/npcCreated': ({ character }) => `Nowy bohater niezależny: ${character.name}.`,

  'ode/actionDeclared': ({ roll }, name) => ({
    text: `${name(roll.acting.actorId)}: ${roll.intent} (${l.actions[roll.action]}, ${skill(roll.acting.skill)}${
      roll.targetId === undefined ? '' : `, cel: ${name(roll.targetId)}`
    }).`,
    why: [
      ...(roll.advantage?.text === undefined ? [] : [`Nowy aspekt: ${q(roll.advantage.text)}`]),
      ...(roll.gmPermits ? ['Mistrz gry na to pozwala.'] : []),
    ],
  }),
  'ode/aspectPicked': ({ text }) =>
    text === undefined
      ? 'Mistrz gry wybiera, o który nieznany aspekt chodzi.'
      : `Nie ma nic ukrytego do znalezienia; rzut tworzy nowy aspekt: ${q(text)}.`,
  'ode/autoSucceeded': ({ id, intent, because }, name) =>
    `${name(id)}: udaje się bez rzutu, ${intent}${because === undefined ? '.' : `, dzięki ${q(because)}.`}`,
  'ode/difficultySet': ({ value, failureOff, because }) =>
    `${value === undefined ? 'Trudność jest ustalona' : `Trudność: ${onLadder(value, 'pl')}`}.${
      because === undefined ? '' : ` Wynika z aspektu ${q(because)}.`
    }${failureOff ? ' Porażka jest wykluczona.' : ''}`,
  'ode/defenceCalled': ({ half }, name) => `${name(half.actorId)} może się bronić.`,
  'ode/defenceDeclined': ({ id }, name) => `${name(id)} nie broni się.`,
  'ode/defenceDeclared': ({ half }, name) => defends(half, name),
  'ode/helpOffered': ({ id, bonus }, name) => `${name(id)} pomaga: współpraca daje ${signed(bonus)}.`,
  'ode/helpCancelled': ({ id, bonus }, name) => `${name(id)} już nie pomaga: współpraca daje ${signed(bonus)}.`,
  'ode/stuntUsed': ({ id, stunt, bonus, skill: swapped }, name) => ({
    text: `${name(id)} używa sztuczki${bonus === 0 ? '' : ` (${signed(bonus)})`}${
      swapped === undefined ? '' : `, umiejętność: ${skill(swapped)}`
    }.`,
    why: [stuntSentence(stunt, 'pl')],
  }),
  'ode/stuntDenied': ({ id, stunt }, name) => ({
    text: `Mistrz gry nie zgadza się na sztuczkę; ${name(id)} odzyskuje jej koszt.`,
    why: [stuntSentence(stunt, 'pl')],
  }),
  'ode/rolled': (event, name) => ({
    text: `${name(event.id)} wyrzuca ${signed(event.sum)}. Wynik: ${onLadder(event.effort, 'pl')}.`,
    why: whyRolled(event, 'pl'),
  }),
  'ode/rollCancelled': ({ id, reason, because }, name) =>
    `${name(id)}: rzut odwołany, ${reason}${because === undefined ? '' : ` (${q(because)})`}. Wszystko, co wydano, wraca.`,

  'ode/invokeProposed': ({ invoke }, name) =>
    `${invoke.byId === null ? l.sides.gm : name(invoke.byId)} chce wywołać ${q(invoke.text)} (${lower(
      l.effects[invoke.effect],
    )}, ${lower(l.payments[invoke.payment])}): ${invoke.how}`,
  'ode/invokeChallenged': ({ text }) => `Naciągane: jest sprzeciw wobec wywołania ${q(text)}.`,
  'ode/challengeArgued': ({ text }) => `Uzasadnienie: ${text}`,
  'ode/challengeVoted': ({ convinced }) => (convinced ? 'Głos za wywołaniem.' : 'Głos przeciw wywołaniu.'),
  'ode/invokeRetracted': ({ byId, text }, name) =>
    `${byId === null ? l.sides.gm : name(byId)} wycofuje wywołanie ${q(text)}. Nic nie kosztowało.`,
  'ode/invokeApplied': (event, name) => ({
    text: `${event.byId === null ? l.sides.gm : name(event.byId)} wywołuje ${q(event.text)}${
      event.hostile ? ' (wrogo)' : ''
    }: ${lower(l.effects[event.effect])}. ${name(event.rollerId)}, wynik: ${onLadder(event.effort, 'pl')}.`,
    why: [event.how, ...whyApplied(event, 'pl')],
  }),
  'ode/invokesPassed': ({ name: who }) => `${side(who)}: pas.`,
  'ode/settled': (event, name) => ({
    text: `${name(event.id)}: ${l.outcomes[event.outcome]} (przebicia: ${signed(event.shifts)}).`,
    why: whySettled(event, 'pl'),
  }),
  'ode/optionChosen': ({ id, option, parts, text }, name) =>
    `${name(id)}: ${parts ? list(parts.map((part) => l.options[part])) : l.options[option]}${text === undefined ? '' : ` – ${text}`}.`,
  'ode/boostGained': ({ boost }, name) =>
    `${boost.holderId === null ? side(boost.side) : name(boost.holderId)} zyskuje okazję.`,
  'ode/freeInvokesGained': ({ text, invoke }, name) => `${holder(invoke, name)}, aspekt ${q(text)}.`,
  'ode/resolved': ({ id }, name) => `${name(id)}: rzut rozstrzygnięty.`,

  'ode/hitLanded': ({ hit }, name) =>
    `${name(hit.targetId)}: trafienie, ${shifts(hit.shifts)} (${lower(l.harm[hit.harm])})${
      hit.byId === null ? '' : `, sprawca: ${name(hit.byId)}`
    }.`,
  'ode/hitAbsorbed': ({ hit, stress, consequences }, name) => ({
    text: `${name(hit.targetId)} przyjmuje trafienie${
      consequences.length === 0
        ? ' jako presję'
        : `: ${list([...(stress === undefined || stress === 0 ? [] : [counted(stress, 'pole presji', 'pola presji', 'pól presji')]), ...consequences.map(({ slotId, text }) => `konsekwencja (${lower(l.slots[slotId])}) ${q(text)}`)])}`
    }.`,
    why: [
      `Trafienie: ${shifts(hit.shifts)}.`,
      ...(stress === undefined || stress === 0 ? [] : [`Pola presji: ${stress}.`]),
      ...consequences.map(({ invoke, text }) => `${holder(invoke, name)}, aspekt ${q(text)}.`),
    ],
  }),
  'ode/takenOut': ({ hit }, name) => `${name(hit.targetId)}: postać wyłączona z akcji.`,
  'ode/fateDecided': ({ targetId, text }, name) => `${name(targetId)}, dalszy los: ${text}`,

  'ode/fateMoved': (event, name) => tellFate(event, name, fateWords, q),
  'ode/boostNamed': ({ text }) => `Okazja ma nazwę: ${q(text)}.`,
  'ode/boostPassed': ({ from, to, text }, name) =>
    `Okazja${text === '' ? '' : ` ${q(text)}`}: ${from === null ? '' : `${name(from)} `}→ ${name(to)}.`,
  'ode/boostDropped': ({ text }) => `Okazja${text === '' ? '' : ` ${q(text)}`} mija.`,
  'ode/freeInvokeShared': ({ text, holderId, ally, allow }, name) =>
    allow
      ? `${name(holderId)} udostępnia darmowe wywołania ${q(text)}: ${name(ally)}.`
      : `${name(holderId)} nie udostępnia już darmowych wywołań ${q(text)}: ${name(ally)}.`,
  'ode/compelOffered': ({ compel }, name) =>
    `${name(compel.targetId)}: propozycja punktu losu za ${q(compel.text)}: ${compel.complication}`,
  'ode/compelNegotiated': ({ targetId, by, text }, name) =>
    by === 'target' ? `${name(targetId)} woli: ${text}` : `${name(targetId)}, nowa propozycja: ${text}`,
  'ode/compelAccepted': ({ compel }, name) =>
    `${name(compel.targetId)} przyjmuje wymuszenie, ${q(compel.text)}: ${compel.complication}`,
  'ode/compelRefused': ({ compel, text }, name) =>
    `${name(compel.targetId)} odrzuca wymuszenie, ${q(compel.text)}: ${text}`,
  'ode/compelWithdrawn': ({ compel }) => `Wymuszenie ${q(compel.text)} zostaje wycofane.`,
  'ode/claimMade': ({ claim }, name) =>
    claim.kind === 'selfCompel'
      ? `${name(claim.characterId)} prosi o punkt losu za ${q(claim.aspect)}: ${claim.text}`
      : `${name(claim.characterId)} chce dodać szczegół, ${q(claim.aspect)}: ${claim.text}`,
  'ode/claimAnswered': ({ claim, granted, free }, name) => {
    if (!granted) return `Mistrz gry mówi nie (${name(claim.characterId)}): ${claim.text}`;
    if (claim.kind === 'selfCompel') return `${name(claim.characterId)}, samowymuszenie uznane: ${claim.text}`;
    return `To prawda${free ? ', bez kosztu' : ''}: ${claim.text}`;
  },

  'ode/challengeStarted': ({ tasks }) => ({
    text: `Zaczyna się wyzwanie, zadań: ${tasks.length}.`,
    why: tasks.map(
      (task) =>
        `${task.label === '' ? '' : `${task.label}: `}${skill(task.skill)}${
          task.difficulty === undefined ? '' : `, trudność ${onLadder(task.difficulty, 'pl')}`
        }`,
    ),
  }),
  'ode/taskDone': ({ id, task, outcome }, name) => `Zadanie ${task + 1} (${name(id)}): ${l.outcomes[outcome]}.`,
  'ode/challengeEnded': ({ text, counts }) => ({
    text: `Koniec wyzwania: ${text}`,
    why: [
      `Imponujące sukcesy ${counts.style}, sukcesy ${counts.success}, remisy ${counts.tie}, porażki ${counts.fail}, niepodjęte ${counts.open}.`,
    ],
  }),
  'ode/contestStarted': ({ sides, target }, name) => ({
    text: `Zaczyna się rywalizacja do ${target} zwycięstw.`,
    why: sides.map(({ id, members, intent }) => `${side(id)} (${list(members.map(name))}): ${intent}`),
  }),
  'ode/contestRolled': ({ side: id, effort }) => `${side(id)}, wynik: ${onLadder(effort, 'pl')}.`,
  'ode/contestForfeited': ({ side: id }) => `${side(id)}: bez rzutu w tej wymianie.`,
  'ode/contestScored': ({ exchange, efforts, marks, victories, twist, winner }) => ({
    text: `Wymiana ${exchange}: ${
      twist
        ? 'remis na szczycie, bez zwycięstwa. Mistrz gry dodaje niespodziewany zwrot.'
        : Object.entries(marks)
            .filter(([, n]) => n > 0)
            .map(([id, n]) => `${side(id)}, ${counted(n, 'zwycięstwo', 'zwycięstwa', 'zwycięstw')}.`)
            .join(' ') || 'bez zwycięstwa.'
    }${winner === null ? '' : ` Rywalizację wygrywa: ${side(winner)}.`}`,
    why: Object.entries(victories).map(
      ([id, n]) =>
        `${side(id)}: ${efforts[id] === undefined ? 'bez rzutu' : onLadder(efforts[id], 'pl')}, zwycięstwa ${n}`,
    ),
  }),
  'ode/contestEnded': ({ text }) => `Koniec rywalizacji: ${text}`,

  'ode/conflictStarted': ({ first }, name) => `Zaczyna się konflikt. Pierwsza tura: ${name(first)}.`,
  'ode/nextChosen': ({ next }, name) => `Teraz tura: ${name(next)}.`,
  'ode/exchangeStarted': ({ exchange, first }, name) => `Wymiana ${exchange}, zaczyna ${name(first)}.`,
  'ode/moved': ({ id, name: zone }, name) => `${name(id)} przechodzi do strefy: ${zone}.`,
  'ode/turnEnded': ({ id }, name) => `${name(id)} kończy turę.`,
  'ode/fullDefenceTaken': ({ id, focus }, name) => `${name(id)}, pełna obrona: ${focus}.`,
  'ode/conceded': ({ id, terms, consequences }, name) => ({
    text: `${name(id)} ustępuje: ${terms}`,
    why: [
      `1 punkt losu${consequences === 0 ? '' : ` i ${consequences} za konsekwencje`}, do wypłaty na koniec konfliktu.`,
    ],
  }),
  'ode/termsDiscussed': ({ id, text, by }, name) =>
    by === 'conceder' ? `${name(id)} zmienia warunki: ${text}` : `Druga strona chce (${name(id)}): ${text}`,
  'ode/conflictEnded': ({ winner }) =>
    `Koniec konfliktu.${winner === null ? '' : ` Na placu boju zostaje: ${side(winner)}.`}`,

  'ode/recoveryStarted': ({ id, text }, name) => `${name(id)}, leczenie w toku: ${q(text)}.`,
  'ode/minorMilestoneTaken': ({ id, change, bought = true }, name) => {
    switch (change.choice) {
      case 'swapSkills':
        return `${name(id)} zamienia miejscami: ${skill(change.skills[0] ?? '')} i ${skill(change.skills[1] ?? '')}.`;
      case 'replaceSkill':
        return `${name(id)} wymienia: ${skill(change.skills[0] ?? '')} → ${skill(change.skills[1] ?? '')}.`;
      case 'rewriteStunt':
        return `${name(id)} przepisuje sztuczkę: ${stuntSentence(change.stunt, 'pl')}`;
      case 'buyStunt':
        return `${name(id)} ${bought ? 'kupuje sztuczkę za punkt odświeżania' : 'dodaje sztuczkę na wolne miejsce'}: ${stuntSentence(change.stunt, 'pl')}`;
      case 'rewriteAspect':
        return `${name(id)} przepisuje aspekt (${lower(l.aspectSlots[change.slot])}): ${q(change.text)}.`;
    }
  },
  'ode/majorMilestoneGranted': ({ extraRefresh, skillPoints, healed }, name) => ({
    text: `Duży kamień milowy: każda postać dostaje ${counted(skillPoints, 'punkt umiejętności', 'punkty umiejętności', 'punktów umiejętności')}, jedną małą zmianę i może przepisać koncepcję ogólną${
      extraRefresh ? ', a odświeżanie rośnie o 1' : ''
    }.`,
    why: healed.map(({ id, text }) => `${name(id)}: konsekwencja ${q(text)} znika.`),
  }),
  'ode/highConceptRewritten': ({ id, text }, name) => `${name(id)}, nowa koncepcja ogólna: ${q(text)}.`,
  'ode/skillPointsSpent': ({ id, skills }, name) =>
    `${name(id)} podnosi: ${list(Object.entries(skills).map(([one, rating]) => `${skill(one)} → ${onLadder(rating, 'pl')}`))}.`,
  'ode/extremeReworded': ({ id, text }, name) => `${name(id)}, skrajna konsekwencja brzmi teraz: ${q(text)}.`,

  'ode/countdownCreated': ({ countdown }) => `Odliczanie: ${countdown.title} (pól: ${countdown.boxes}).`,
  'ode/countdownMarked': ({ title, marked, boxes, outcome }) =>
    `${title}: ${marked} z ${boxes} pól.${outcome === undefined ? '' : ` Teraz to się dzieje: ${outcome}`}`,
  'ode/countdownShown': ({ countdown }) =>
    `Odliczanie ${countdown.title} jest teraz widoczne${countdown.outcome === undefined ? '' : `: ${countdown.outcome}`}.`,
  'ode/countdownDropped': ({ title }) => `Odliczanie ${title} znika.`,
  'ode/adjusted': ({ change, reason }, name) => ({
    text: `Mistrz gry poprawia: ${tellAdjusted(change, name)}.`,
    why: [reason],
  }),
};
