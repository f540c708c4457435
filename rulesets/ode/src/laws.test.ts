import { fold, guarded, parse, see, type Decision, type Viewer } from '@aspekt/contract';
import { scriptedDice, wordsFrom } from '@aspekt/dice';
import { habitsEnd, lawfully, playAtRandom, untried, type Played } from '@aspekt/testkit';
import { expect, test } from 'vitest';
import { bank, balance } from './fate.ts';
import { ode } from './index.ts';
import { authority } from './laws/authority.ts';
import type { Change, Command, Event, Purse, Settings, State } from './model.ts';
import { imagine } from './testing-imagine.ts';
import { sv } from './texts/sv.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const anna: Viewer = { seat: 'anna', role: 'player' };
const bo: Viewer = { seat: 'bo', role: 'player' };
const onlooker: Viewer = { seat: 'olle', role: 'onlooker' };
const viewers = [gm, anna, bo];

const settings = (given: Partial<Settings> = {}): Settings => {
  const parsed = parse(ode.settings, given);
  if (parsed.issues) throw new Error('these are no settings');
  return parsed.value;
};

const done = (state: State, command: Command, by: Viewer): State => {
  const decision = ode.decide(state, command, { dice: scriptedDice([]), by });
  if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${decision.refusal.code}`);
  return fold(ode, state, decision.events);
};

const eventTypes = Object.keys(sv.sentences);
const commandTypes = Object.keys(sv.buttons) as Command['type'][];

/** Half of the time what a sensible player does, so that rolls come to an end; else anything at all. */
const dream = imagine(viewers);
const invent = (state: State, words: () => number): { command: Command; by: Viewer } =>
  (words() % 2 === 0 ? ode.habit(state) : undefined) ?? dream(state, words);

/** The demo, where Bo has taken Charles. */
const start = (given: Partial<Settings> = {}): State => {
  const set = ode
    .demo('sv')
    .reduce((state, { as, command }) => done(state, command, as === 'gm' ? gm : anna), ode.initial(settings(given)));
  return done(set, { type: 'ode/takeCharacter', character: 'charles' }, bo);
};

const everything: Partial<Settings> = {
  optFullDefence: true,
  optExtremeConsequence: true,
  optCountdown: true,
  optWeaponArmour: true,
};

/** Tables at different points of play, so that every command has its moment. */
const starts = (): readonly State[] => {
  const all = start(everything);
  const calm = done(done(all, { type: 'ode/cancelRoll', reason: 'paus' }, gm), { type: 'ode/endConflict' }, gm);
  const drafts = [anna, bo].reduce(
    (state, by) => done(state, { type: 'ode/createCharacter', id: `draft-${by.seat}` }, by),
    ode.initial(settings({ optCountdown: true })),
  );
  const contest = done(
    calm,
    {
      type: 'ode/startContest',
      sides: [
        { id: 'röda', members: ['ruth', 'ethan'], intent: 'hinna ut' },
        { id: 'blå', members: ['charles', 'corpse'], intent: 'hindra dem' },
      ],
    },
    gm,
  );
  const blinded: Command = {
    type: 'ode/absorbHit',
    actor: 'ruth',
    stress: 0,
    consequences: [{ slotId: 'extreme', text: 'Blind', aspect: 'trouble' }],
  };
  const fall: Command = {
    type: 'ode/adjust',
    change: { what: 'hit', character: 'ruth', harm: 'physical', shifts: 8 },
    reason: 'fall',
  };
  const scarred = done(
    done(done(calm, fall, gm), blinded, anna),
    { type: 'ode/grantMajorMilestone', extraRefresh: true },
    gm,
  );
  const changes: readonly Change[] = [
    { what: 'consequence', character: 'charles', slotId: 'mild', text: 'Haltar', harm: 'physical' },
    { what: 'boost', holderId: 'ruth', text: '' },
    { what: 'boost', holderId: 'charles', text: '' },
  ];
  const marked = changes.reduce(
    (state, change) => done(state, { type: 'ode/adjust', change, reason: 'så här' }, gm),
    scarred,
  );
  const look: Command = {
    type: 'ode/declareAction',
    actor: 'ruth',
    intent: 'letar',
    action: 'createAdvantage',
    skill: 'notice',
    advantage: { mode: 'unknown' },
  };
  const late = ['charles', 'ethan', 'corpse'].reduce(
    (state, character) =>
      done(state, { type: 'ode/adjust', change: { what: 'acted', character, acted: true }, reason: 'sent' }, gm),
    all,
  );
  const trick: Command = {
    type: 'ode/contestAdvantage',
    actor: 'ruth',
    intent: 'välter hyllan',
    skill: 'physique',
    advantage: { mode: 'new', id: 'shelf', text: 'Välta hyllor' },
  };
  const tricky = done(done(contest, trick, anna), { type: 'ode/setDifficulty', value: 8 }, gm);
  const hidden = start({ optFasterContests: true, showDifficulty: false, showGmPool: false, bogusJudge: 'majority' });
  const treated = done(
    marked,
    {
      type: 'ode/treatConsequence',
      actor: 'ruth',
      patient: 'charles',
      slotId: 'mild',
      skill: 'academics',
      text: 'Lindad',
    },
    anna,
  );
  const storm: Command = { type: 'ode/startChallenge', tasks: [{ skill: 'fight', difficulty: 0, label: 'Stormen' }] };
  const task: Command = { type: 'ode/takeTask', actor: 'ruth', task: 0, intent: 'håller emot' };
  const tasked = done(done(calm, storm, gm), task, anna);
  return [start(), all, calm, drafts, contest, marked, done(calm, look, anna), late, tricky, hidden, treated, tasked];
};

/** A character whom nobody plays is anyone's to take: there is no player whom it does not concern. */
const everyones: Command['type'] = 'ode/takeCharacter';

test(
  'slumpspel: inget kraschar, det erbjudna godtas, samma tärningar ger samma händelser',
  { timeout: 240_000 },
  () => {
    const games: Played[] = [];
    const play = (from: State, moves: number, seed: number, made: typeof invent): void => {
      const options = { rules: ode, start: from, viewers, moves, seed, gameLength: 40, authority };
      games.push(playAtRandom({ ...options, invent: made as never }));
    };
    const seen = (what: 'commands' | 'events' | 'refusals'): ReadonlySet<string> =>
      new Set(games.flatMap((played) => [...played[what].keys()]));
    for (const [seed, from] of starts().entries()) play(from, 500, seed + 1, invent);
    expect(games.some(({ secrets }) => secrets > 0)).toBe(true);
    // Commands that need a rare moment are tried at every table until each has had one, and another player with it.
    const rare = (): readonly Command['type'][] => {
      const [had, never] = [seen('commands'), untried(authority, games)];
      return commandTypes.filter((type) => !had.has(type) || (never.includes(type) && type !== everyones));
    };
    const missing = (): readonly string[] => eventTypes.filter((type) => !seen('events').has(type));
    for (let round = 0; round < 60 && rare().length + missing().length > 0; round++)
      for (const [place, from] of starts().entries()) {
        const wanted = rare();
        const seldom = imagine(viewers, wanted);
        const made: typeof invent = (state, words) =>
          wanted.length === 0 || words() % 3 === 0 ? invent(state, words) : seldom(state, words);
        play(from, 40, 100 * (round + 1) + place, made);
      }
    expect(untried(authority, games)).toEqual([everyones]);
    expect(rare()).toEqual([]);
    expect(missing()).toEqual([]);
    expect(seen('refusals').size).toBeGreaterThan(20);
  },
);

test('vanor tar slut', { timeout: 60_000 }, () => {
  const words = wordsFrom(11);
  let state = start();
  for (let i = 0; i < 150; i++) {
    habitsEnd(ode, state, words);
    state = lawfully(ode, state, dream(state, words), words).after as State;
    if (i % 50 === 49) state = start();
  }
});

/** Words that only the game master may read, planted everywhere something can be hidden. */
const canary = 'KANARIEFÅGEL';

test('det dolda når ingen spelare: varken läge, händelser, erbjudanden eller ord', { timeout: 120_000 }, () => {
  const plant = (state: State, n: number): State => {
    const npc = {
      kind: 'majorNpc',
      name: `${canary} ${n}`,
      description: canary,
      aspects: [{ id: `h${n}-1`, text: canary, known: true }],
      skills: { [canary]: 3 },
      stunts: [],
    } as const;
    const planted: readonly Command[] = [
      { type: 'ode/createNpc', id: `h${n}`, npc },
      { type: 'ode/addSituationAspect', id: `u${n}`, text: canary, known: false },
      {
        type: 'ode/createCountdown',
        id: `c${n}`,
        title: canary,
        boxes: 3,
        trigger: canary,
        outcome: canary,
        hide: 'all',
      },
      {
        type: 'ode/adjust',
        change: { what: 'aspect', character: 'corpse', id: `k${n}`, text: canary, known: false },
        reason: canary,
      },
    ];
    return planted.reduce((now, command) => done(now, command, gm), state);
  };
  // What the game master herself lays open is no leak.
  const opening: readonly string[] = [
    'ode/revealAspect',
    'ode/showCountdown',
    'ode/markCountdown',
    'ode/enterScene',
    'ode/startScene',
    'ode/pickAspect',
    'ode/invoke',
    'ode/chooseOption',
    'ode/passInvokes',
    'ode/autoSucceed',
    'ode/adjust',
    'ode/changeSettings',
    'ode/endScene',
    'ode/endSession',
  ];
  const words = wordsFrom(13);
  for (let game = 0; game < 20; game++) {
    let state = plant(start(everything), 1);
    for (let i = 0; i < 60; i++) {
      const { command, by } = dream(state, words);
      if (opening.includes(command.type)) continue;
      const { decision, after } = lawfully(ode, state, { command, by }, words);
      const events = decision.ok ? (decision.events as readonly Event[]) : [];
      state = after as State;
      for (const player of [anna, bo, onlooker]) {
        const told = events
          .map((event) => see(event, player))
          .filter((event) => event !== undefined)
          .map((event) => ode.describe(event, 'sv', (id) => id));
        const shown = JSON.stringify([see(state, player), events.map((event) => see(event, player)), told]);
        if (shown.includes(canary)) throw new Error(`${player.seat} sees it after ${JSON.stringify(command)}`);
        if (JSON.stringify(ode.offers(state, player)).includes(canary)) throw new Error('an offer tells it');
      }
    }
  }
});

test('vad en spelare erbjuds beror inte på det dolda', { timeout: 60_000 }, () => {
  const scramble = (state: State): State => ({
    ...state,
    npcCarry: { ...state.npcCarry, value: { shoggoth: 7 } },
    characters: Object.fromEntries(
      Object.entries(state.characters)
        .filter(([, one]) => one.only === undefined)
        .map(([id, one]) => [
          id,
          one.pc
            ? one
            : {
                ...one,
                skills: { ...one.skills, value: { fight: 5, athletics: 3 } },
                aspects: one.aspects.filter(({ only }) => only === undefined),
              },
        ]),
    ),
    aspects: state.aspects.filter((one) => one.kind === 'boost' || one.only === undefined),
  });
  const words = wordsFrom(17);
  let state = start();
  for (let i = 0; i < 150; i++) {
    expect(ode.offers(scramble(state), anna)).toEqual(ode.offers(state, anna));
    expect(ode.offers(state, onlooker)).toEqual([]);
    const offers = viewers.flatMap((by) => ode.offers(state, by).map(({ command }) => ({ command, by })));
    const move = offers[words() % Math.max(1, offers.length)];
    if (move) state = lawfully(ode, state, move, words).after as State;
    if (i % 50 === 49) state = start();
  }
});

test('en spelare kan be om odds för sitt eget slag på det hon själv får veta', () => {
  const own = guarded(start(), anna);
  const decision: Decision<Event> = ode.decide(
    own,
    { type: 'ode/rollDice' },
    { dice: scriptedDice([0, 0, 0, 0]), by: anna },
  );
  expect(decision.ok && ode.outcome(decision.events)).toBe('effort:4');
});

/** What the rules say about points, reckoned from what happened in the game and not from the moves themselves. */
const reckon = (before: State, events: readonly Event[], books: Map<string, number>): void => {
  const add = (purse: Purse, n: number): void => {
    const key = JSON.stringify(purse);
    books.set(key, (books.get(key) ?? 0) + n);
  };
  const own = (id: string | null): Purse => {
    const one = id === null ? undefined : before.characters[id];
    return one?.pc ? { of: 'character', id: one.id } : { of: 'gmPool' };
  };
  for (const event of events) {
    if (event.type === 'ode/invokeApplied' && event.payment === 'fatePoint') {
      add(own(event.byId), -1);
      const invoke = before.roll?.invokes.find(({ id }) => id === event.id);
      if (event.hostile && invoke?.ownerId !== undefined)
        add({ of: 'pending', id: invoke.ownerId, reason: 'hostileInvoke' }, 1);
    }
    if (event.type === 'ode/stuntUsed') add(own(event.id), -event.stunt.fatePointCost);
    if (event.type === 'ode/conceded')
      add({ of: 'pending', id: event.id, reason: 'concession' }, 1 + event.consequences);
    if (event.type === 'ode/compelRefused') add(own(event.compel.targetId), -1);
    if (event.type === 'ode/claimAnswered' && event.granted) {
      if (event.claim.kind === 'selfCompel') add(own(event.claim.characterId), 1);
      else if (!event.free) add(own(event.claim.characterId), -1);
    }
    if (event.type === 'ode/compelOffered' && event.compel.byId !== null) {
      add(own(event.compel.byId), -1);
      add({ of: 'compel', id: event.compel.id }, 1);
    }
    if (
      event.type === 'ode/compelAccepted' ||
      event.type === 'ode/compelRefused' ||
      event.type === 'ode/compelWithdrawn'
    ) {
      const { id, byId, held } = event.compel;
      add({ of: 'compel', id }, -held);
      if (event.type !== 'ode/compelAccepted' && held === 1 && before.settings.compelRefund) add(own(byId), 1);
    }
  }
};

test('ödespoäng glider aldrig iväg: tusen slumpade scener', { timeout: 240_000 }, () => {
  const words = wordsFrom(23);
  /** Commands whose whole effect on points `reckon` knows. */
  const reckoned: readonly string[] = [
    'ode/applyInvoke',
    'ode/answerChallenge',
    'ode/useStunt',
    'ode/offerCompel',
    'ode/withdrawCompel',
    'ode/answerClaim',
    'ode/declareDetail',
  ];
  let scenes = 0;
  let moved = 0;
  const base = [start(), start(everything), start({ compelRefund: false, showGmPool: false })];
  for (let game = 0; scenes < 1000; game++) {
    let state = base[game % base.length] ?? start();
    scenes++;
    for (let i = 0; i < 40; i++) {
      const { command, by } = moveFor(state, words);
      const decision = ode.decide(state, command, {
        dice: scriptedDice(Array.from({ length: 16 }, () => (words() % 3) - 1)),
        by,
      });
      if (!decision.ok) continue;
      const after = fold(ode, state, decision.events);
      moved += conserves(state, after, decision.events);
      if (reckoned.includes(command.type)) followsTheRules(state, after, decision.events);
      if (decision.events.some(({ type }) => type === 'ode/sceneStarted')) scenes++;
      state = after;
    }
  }
  expect(scenes).toBeGreaterThanOrEqual(1000);
  expect(moved).toBeGreaterThan(3000);
});

const moveFor = (state: State, words: () => number): { command: Command; by: Viewer } => {
  if (words() % 3 === 0) return invent(state, words);
  const by = viewers[words() % viewers.length] ?? gm;
  const offers = ode.offers(state, by);
  const offer = offers[words() % Math.max(1, offers.length)];
  return offer ? { command: offer.command, by } : dream(state, words);
};

const pursesOf = (state: State): readonly Purse[] => [
  { of: 'gmPool' },
  ...Object.keys(state.characters).flatMap((id): readonly Purse[] => [
    { of: 'character', id },
    { of: 'pending', id, reason: 'hostileInvoke' },
    { of: 'pending', id, reason: 'concession' },
    { of: 'carry', id },
  ]),
  { of: 'carry', id: 'gm' },
  ...state.compels.map(({ id }): Purse => ({ of: 'compel', id })),
];

/** Double entry: every purse changed by exactly what was moved to and from it, none is below 0, the ledger says the same. */
const conserves = (before: State, after: State, events: readonly Event[]): number => {
  const books = new Map<string, number>();
  let moved = 0;
  for (const event of events) {
    if (event.type !== 'ode/fateMoved') continue;
    moved++;
    if (event.amount < 1) throw new Error(`a move of ${event.amount}`);
    for (const [purse, n] of [
      [event.from, -event.amount],
      [event.to, event.amount],
    ] as const)
      books.set(JSON.stringify(purse), (books.get(JSON.stringify(purse)) ?? 0) + n);
  }
  for (const purse of [...pursesOf(before), ...pursesOf(after)]) {
    const now = balance(after, purse);
    const change = now - balance(before, purse);
    if (now < 0) throw new Error(`${JSON.stringify(purse)} is ${now}`);
    if (change !== (books.get(JSON.stringify(purse)) ?? 0))
      throw new Error(`${JSON.stringify(purse)} drifted by ${change}`);
  }
  const restarted = events.some(({ type }) => type === 'ode/sessionStarted');
  if (after.ledger.length !== (restarted ? 0 : before.ledger.length) + moved)
    throw new Error('the ledger has another length');
  const total = (state: State): number =>
    [...new Set(pursesOf(state).map((purse) => JSON.stringify(purse)))].reduce(
      (sum, key) => sum + balance(state, JSON.parse(key) as Purse),
      0,
    );
  const issued = -(books.get(JSON.stringify(bank)) ?? 0);
  if (total(after) - total(before) !== issued) throw new Error('points appeared or vanished');
  return moved;
};

const followsTheRules = (before: State, after: State, events: readonly Event[]): void => {
  const books = new Map<string, number>();
  reckon(before, events, books);
  for (const purse of [...pursesOf(before), ...pursesOf(after)]) {
    const change = balance(after, purse) - balance(before, purse);
    if (change !== (books.get(JSON.stringify(purse)) ?? 0))
      throw new Error(
        `${JSON.stringify(purse)} changed by ${change}, the rules say ${books.get(JSON.stringify(purse)) ?? 0}: ${JSON.stringify(events)}`,
      );
  }
};
