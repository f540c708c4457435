import { phaide } from '../fixtures.ts';
import type { Command } from '../model.ts';
import { near, ref, regularOf, members } from './picks.ts';
import type { Whim } from './whim.ts';

/** Moves a point so that a second 3 or a fourth 2 comes about. */
const tooMany = (w: Whim): Command => {
  const character = w.character();
  const from = w.of(1, 2);
  const regular = (w.state.characters[character]?.aspects ?? []).filter(({ kind }) => kind === 'regular');
  const [up, down] = [regular.find(({ value }) => value === from), regular.findLast(({ value }) => value === 1)];
  const changes = [
    { name: up?.name ?? '', from, to: from + 1 },
    { name: down?.name ?? '', from: 1, to: 0 },
  ];
  return { type: 'nyx/changeAspects', character, changes, motivation: 'så' };
};

/** Commands about characters, table, extras and aspects. */
export const tableMoves: readonly ((w: Whim) => Command)[] = [
  tooMany,
  (w) => ({
    type: 'nyx/createCharacter',
    id: w.id('p'),
    name: 'P',
    sheet: { ...phaide, aspects: phaide.aspects.slice(w.of(0, 1)) },
    activate: true,
  }),
  (w) => ({
    type: 'nyx/createCharacter',
    id: w.id('p'),
    name: w.name(),
    kind: w.of('pc', 'majorNpc'),
    ...w.of({}, { sheet: phaide, activate: true as const }),
  }),
  (w) => ({
    type: 'nyx/editDraft',
    character: w.character(),
    attributes: { mind: 6, interaction: 6, body: w.of(5, 5, 0, 12) },
  }),
  (w) => ({
    type: 'nyx/editDraft',
    character: w.character(),
    aspects: [{ id: 'a1', name: w.name(), value: w.of(1, 2, 3, 4) }],
  }),
  (w) => ({ type: 'nyx/activateCharacter', character: w.character() }),
  (w) => ({ type: 'nyx/returnCharacter', character: w.of('nobody', 'nobody', w.character()), reason: w.text() }),
  (w) => ({
    type: 'nyx/retireCharacter',
    character: w.of('nobody', 'nobody', 'nobody', 'nobody', 'nobody', w.character()),
  }),
  (w) => ({ type: 'nyx/claimCharacter', character: w.character() }),
  (w) => ({ type: 'nyx/assignCharacter', character: w.character(), ...w.of({}, { owner: 'anna' }, { owner: 'bo' }) }),
  (w) => ({ type: 'nyx/renameFigure', figure: w.figure(), name: w.name() }),
  (w) => ({ type: 'nyx/nameAspect', character: 'phaide', aspect: w.of('a10', 'a10', 'a1'), name: w.name() }),
  (w) => ({ type: 'nyx/describeAspect', ...ref(w), description: w.text() }),
  (w) => {
    const character = w.of('phaide', 'moni', w.character());
    const [a, b] = [regularOf(w, character), regularOf(w, character)];
    const changes = w.of(
      [
        { name: a?.name ?? '', from: a?.value ?? 1, to: (a?.value ?? 1) - 1 },
        { name: `N${w.random() % 100}`, from: 0, to: 1 },
      ],
      [
        { name: a?.name ?? '', from: a?.value ?? 1, to: (a?.value ?? 1) - 1 },
        { name: b?.name ?? '', from: b?.value ?? 1, to: (b?.value ?? 1) + 1 },
      ],
      [{ name: a?.name ?? '', from: a?.value ?? 1, to: w.of(0, 3) }],
      [{ name: w.name(), from: w.number(), to: w.number() }],
    );
    return { type: 'nyx/changeAspects', character, changes, motivation: w.text() };
  },
  (w) => {
    const { owner: character, aspect } = w.any(w.of('damage', 'damage', 'regular'));
    return { type: 'nyx/removeDamage', character, aspect };
  },
  (w) => ({
    type: 'nyx/addTemporaryAspect',
    id: w.id('t'),
    target: w.owner(),
    name: w.name(),
    value: w.of(1, 2, 4),
    ...w.of({}, { hidden: true as const }),
  }),
  (w) => {
    const { owner: target, aspect } = w.any('temporary');
    return { type: 'nyx/removeTemporaryAspect', target, aspect };
  },
  (w) => ({ type: 'nyx/adjustPoints', character: w.character(), delta: w.of(3, 8, -2, -9), reason: w.text() }),
  (w) => ({
    type: 'nyx/configureTable',
    settings: w.of<Record<string, string | number | boolean>>(
      { showOpponents: true },
      { showOpponents: false },
      { conflictHarm: 'winnerEffect' },
      { nonsense: 1 },
      { groupHarm: 'everyone' },
    ),
  }),
  () => ({ type: 'nyx/startSession' }),
  (w) =>
    w.of<Command>(
      { type: 'nyx/endSession' },
      { type: 'nyx/startSession' },
      { type: 'nyx/startSession' },
      { type: 'nyx/longPause' },
    ),
  (w) => ({ type: 'nyx/startScene', id: w.id('s'), title: w.text(), participants: w.of([], [w.figure()]) }),
  (w) => ({ type: 'nyx/setParticipants', participants: members(w) }),
  () => ({ type: 'nyx/endScene' }),
  (w) => ({ type: 'nyx/clearReminder', reminder: w.state.reminders[0]?.id ?? 'none' }),
  (w) => ({ type: 'nyx/advanceClock', by: w.of(5, 50, -1) }),
  (w) => ({
    type: w.of('nyx/createExtra', 'nyx/createMob'),
    id: w.id('e'),
    name: w.name(),
    roleAspect: w.name(),
    flavourAspect: w.name(),
    ...w.of({}, { hidden: true as const }, { open: true as const }, { attributes: { body: 0 } }),
  }),
  (w) => ({ type: 'nyx/hideExtra', extra: w.key(w.state.extras) }),
  (w) => ({ type: 'nyx/revealExtra', extra: w.figure() }),
  (w) => ({ type: 'nyx/removeExtra', extra: w.of(w.key(w.state.extras), 'nobody', 'phaide') }),
  (w) => ({ type: 'nyx/promoteExtra', extra: w.figure() }),
  (w) => ({ type: 'nyx/revealAspect', ...ref(w) }),
  (w) => ({ type: 'nyx/hideAspect', ...ref(w) }),
  (w) => ({ type: 'nyx/inventAspect', id: w.id('i'), owner: w.owner(), name: w.name(), value: w.of(1, 1, 2, 9) }),
  (w) => ({ type: 'nyx/inventAspect', id: w.id('i'), owner: w.key(w.state.extras), name: `N${w.random() % 100}` }),
  (w) => ({ type: 'nyx/vetoAspect', ...ref(w) }),
  (w) => ({ type: 'nyx/addSceneAspect', id: w.id('x'), name: w.name(), ...w.of({}, { hidden: true as const }) }),
  (w) => ({ type: 'nyx/removeSceneAspect', aspect: w.aspectOf('scene') }),
  (w) => ({
    type: 'nyx/addThing',
    id: w.id('g'),
    name: w.name(),
    aspect: w.name(),
    ...w.of({}, { hidden: true as const }),
  }),
  (w) => ({ type: 'nyx/removeThing', thing: w.key(w.state.things) }),
  (w) => ({
    type: 'nyx/useAspectNarratively',
    id: w.id('u'),
    by: w.character(),
    ...ref(w),
    sign: w.sign(),
    explanation: w.text(),
    ...w.of({}, { drawback: 'synd' }),
    ...w.of({}, { consent: true }),
  }),
  (w) => ({ type: 'nyx/rejectUse', use: w.key(w.state.uses), reason: w.text() }),
  (w) => {
    const draft = w.draft();
    return {
      type: 'nyx/activateAspect',
      id: w.id('v'),
      draft,
      by: w.roller(),
      ...near(w, draft),
      sign: w.sign(),
      explanation: w.of('så', 'så', ''),
      ...w.of({}, { drawback: 'synd' }),
      ...w.of({}, { on: w.roller() }),
      ...w.of({}, { consent: true }),
    };
  },
  (w) => {
    const draft = w.draft();
    return { type: 'nyx/withdrawActivation', draft, activation: w.activation(draft) };
  },
  (w) => {
    const draft = w.draft();
    return { type: 'nyx/rejectActivation', draft, activation: w.activation(draft), reason: w.text() };
  },
  (w) => {
    const draft = w.draft();
    return {
      type: 'nyx/demandAspect',
      id: w.id('q'),
      draft,
      target: w.roller(),
      ...near(w, draft),
      sign: w.of('negative', 'negative', 'positive'),
    };
  },
  (w) => ({ type: 'nyx/demandAspect', id: w.id('q'), target: w.figure(), ...ref(w), explanation: w.text() }),
  (w) => {
    const draft = w.draft();
    const owner = w.roller();
    return {
      type: 'nyx/markDamage',
      id: w.id('m'),
      draft,
      owner,
      aspect: w.aspectOf(owner, w.of('damage', 'damage', 'regular')),
      explanation: w.text(),
      ...w.of({}, { answer: 'buyOff' as const }),
    };
  },
  (w) => {
    const draft = w.draft();
    return {
      type: 'nyx/answerDemand',
      draft,
      demand: w.activation(draft),
      answer: w.of('accept', 'buyOff'),
      explanation: w.text(),
    };
  },
  (w) => ({
    type: 'nyx/answerDemand',
    demand: w.key(w.state.demands),
    answer: w.of('accept', 'buyOff'),
    explanation: w.text(),
  }),
];
