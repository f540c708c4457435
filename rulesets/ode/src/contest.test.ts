import { expect, test } from 'vitest';
import { score } from './contest-score.ts';
import type { Command, ContestSide } from './model.ts';
import { sit, sum, zero, type Played } from './testing.ts';

const people = [
  { id: 'x', skills: { athletics: 2 } },
  { id: 'y', skills: { athletics: 2 } },
  { id: 'npc', kind: 'majorNpc', skills: { athletics: 2 } },
];
const sides = [
  { id: 'players', members: ['x', 'y'], intent: 'hinna fram' },
  { id: 'gm', members: ['npc'], intent: 'stoppa dem' },
];
const given = (more: Readonly<Record<string, unknown>> = {}) =>
  sit({ characters: people, contest: { sides }, ...more });
const roll = (actor: string, more: object = {}): Command =>
  ({ type: 'ode/contestRoll', intent: 'springer', skill: 'athletics', actor, ...more }) as Command;
const pass = (table: Played) => table.by('x', { type: 'ode/passInvokes' }).by('gm', { type: 'ode/passInvokes' });
const side = (table: Played, seat: string, actor: string, dice: readonly number[]) =>
  pass(table.by(seat, roll(actor)).by(seat, { type: 'ode/rollDice' }, ...dice));
const exchange = (table: Played, own: readonly number[], theirs: readonly number[]) =>
  side(side(table, 'x', 'x', own), 'gm', 'npc', theirs);
const contest = ({ state }: Played) => state.scene?.contest;
const victories = (table: Played) => contest(table)?.sides.map((one) => one.victories);

test('sidor med mål som utesluter varandra; var och en säger först vad den vill (ODE-CTS-01)', () => {
  const plain = sit({ characters: people });
  const start = (more: object = {}): Command => ({ type: 'ode/startContest', sides, ...more }) as Command;
  expect(contest(plain.by('gm', start()))).toMatchObject({ target: 3, mode: 'direct', exchange: 1, winner: null });
  expect(plain.refused('gm', start({ sides: [sides[0], { ...sides[1], intent: '' }] }))).toBe('textRequired');
  expect(plain.refused('gm', start({ sides: [sides[0]] }))).toBe('wrongStatus');
  expect(plain.refused('gm', start({ sides: [sides[0], { ...sides[1], members: ['x'] }] }))).toBe('wrongStatus');
  expect(plain.refused('x', start())).toBe('forbidden');
});

test('en dold aspekt är inte den vändning som en tävling väntar på (ODE-CTS-05)', () => {
  const tied = exchange(given(), zero, zero);
  const hidden = tied.by('gm', { type: 'ode/addSituationAspect', id: 'trap', text: 'Fälla', known: false });
  expect(hidden.sight('x')).toEqual(tied.sight('x'));
  const shown = hidden.by('gm', { type: 'ode/addSituationAspect', id: 'fire', text: 'Eld' });
  expect(contest(shown)?.twistOwed).toBe(false);
});

test('till tre segrar, längre tävlingar till högst fem (ODE-CTS-06)', () => {
  const plain = sit({ characters: people });
  for (const target of [2, 6])
    expect(plain.refused('gm', { type: 'ode/startContest', sides, target })).toBe('targetRange');
  expect(contest(plain.by('gm', { type: 'ode/startContest', sides, target: 5 }))?.target).toBe(5);
  expect(
    contest(sit({ characters: people, settings: { contestTarget: 4 } }).by('gm', { type: 'ode/startContest', sides }))
      ?.target,
  ).toBe(4);
});

test('ett slag per sida och runda, av en av dem; den högsta ansträngningen får en seger (ODE-CTS-02, ODE-CTS-03)', () => {
  const first = side(given(), 'x', 'x', sum(1));
  expect(first.refused('y', roll('y'))).toBe('alreadyActed');
  const scored = side(first, 'gm', 'npc', zero);
  expect(victories(scored)).toEqual([1, 0]);
  expect(contest(scored)).toMatchObject({ exchange: 2, acted: [], twist: false });
  expect(given().refused('x', { type: 'ode/declareAction', intent: 'i', action: 'overcome', skill: 'athletics' })).toBe(
    'wrongStatus',
  );
});

test('med stil, och ingen annan med stil, blir det två segrar (ODE-CTS-04)', () => {
  expect(victories(exchange(given(), sum(3), zero))).toEqual([2, 0]);
  expect(victories(exchange(given(), sum(2), zero))).toEqual([1, 0]);
});

test('mot egna svårigheter: stil är tre över den egna, och ingen annan likaså (ODE-CTS-02, ODE-CTS-04)', () => {
  const own = given({ contest: { sides, mode: 'difficulties' } });
  const at = (table: Played, seat: string, actor: string, difficulty: number, dice: readonly number[]) =>
    pass(
      table
        .by(seat, roll(actor))
        .by('gm', { type: 'ode/setDifficulty', value: difficulty })
        .by(seat, { type: 'ode/rollDice' }, ...dice),
    );
  expect(own.by('x', roll('x')).refused('x', { type: 'ode/rollDice' })).toBe('wrongStatus');
  expect(own.refused('x', roll('x', { difficulty: 2 }))).toBe('forbidden');
  expect(own.by('gm', roll('npc', { difficulty: 2 })).roll.difficulty?.value).toBe(2);
  expect(victories(at(at(own, 'x', 'x', 1, sum(2)), 'gm', 'npc', 4, sum(1)))).toEqual([2, 0]);
  expect(victories(at(at(own, 'x', 'x', 1, sum(2)), 'gm', 'npc', 0, sum(1)))).toEqual([1, 0]);
  expect(victories(at(at(own, 'x', 'x', 9, sum(2)), 'gm', 'npc', 9, zero))).toEqual([1, 0]);
});

test('lika högst: ingen seger, och spelledaren måste lägga till en oväntad vändning (ODE-CTS-05)', () => {
  const tied = exchange(given(), zero, zero);
  expect(victories(tied)).toEqual([0, 0]);
  expect(contest(tied)).toMatchObject({ twist: true, twistOwed: true, exchange: 2 });
  expect(tied.refused('x', roll('x'))).toBe('wrongStatus');
  const twisted = tied.by('gm', { type: 'ode/addSituationAspect', id: 't', text: 'Bron rasar' });
  expect(twisted.events[0]).toMatchObject({ type: 'ode/aspectAdded', twist: true });
  expect(twisted.by('x', roll('x')).roll.purpose).toBe('contest');
});

test('den som först når målet vinner genast (ODE-CTS-06)', () => {
  const near = given({
    contest: {
      sides: [
        { ...sides[0], victories: 2 },
        { ...sides[1], victories: 2 },
      ],
    },
  });
  const won = exchange(near, sum(1), zero);
  expect(contest(won)).toMatchObject({ winner: 'players', exchange: 1 });
  expect(won.refused('x', roll('x'))).toBe('wrongStatus');
});

test('det som försöker skada träffar den spelare som blev slagen, med de steg hon blev slagen med (ODE-CTS-07)', () => {
  const chased = given({ contest: { sides, harmBy: 'npc' } });
  const beaten = exchange(chased, zero, sum(2));
  expect(beaten.state.hits).toMatchObject([{ targetId: 'x', byId: 'npc', shifts: 2 }]);
  expect(exchange(chased, sum(2), zero).state.hits).toEqual([]);
  const fire = exchange(given({ contest: { sides, harmBy: 'elden' } }), zero, sum(1));
  expect(fire.state.hits).toMatchObject([{ targetId: 'x', byId: null, shifts: 1 }]);
});

const trick = (actor: string, more: object = {}): Command =>
  ({
    type: 'ode/contestAdvantage',
    intent: 'välter tunnor',
    skill: 'athletics',
    advantage: { mode: 'new', id: `${actor}-a`, text: 'Tunnor överallt' },
    actor,
    ...more,
  }) as Command;
const tryIt = (table: Played, seat: string, actor: string, dice: readonly number[]) =>
  pass(
    table
      .by(seat, trick(actor))
      .by('gm', { type: 'ode/setDifficulty', value: 2 })
      .by(seat, { type: 'ode/rollDice' }, ...dice),
  );

test('ett försök var till övertag per runda, före sidans slag; den som är målet försvarar sig (ODE-CTS-08)', () => {
  const tried = tryIt(given(), 'x', 'x', sum(1));
  expect(tried.state.aspects).toMatchObject([{ text: 'Tunnor överallt', freeInvokes: [{ holderId: 'x', count: 1 }] }]);
  expect(tried.refused('x', trick('x', { advantage: { mode: 'new', id: 'n', text: 'N' } }))).toBe('alreadyActed');
  expect(tried.by('x', roll('x')).roll.purpose).toBe('contest');
  expect(side(tried, 'x', 'x', zero).refused('y', trick('y'))).toBe('alreadyActed');
  expect(given().by('x', trick('x', { target: 'npc' })).roll.defence?.actorId).toBe('npc');
});

test('misslyckas försöket: avstå från slaget, eller ge den andra sidan ett fritt åberopande (ODE-CTS-09)', () => {
  const failed = tryIt(given(), 'x', 'x', sum(-1));
  expect(failed.roll.choice).toEqual({ options: ['forfeitRoll', 'giveFreeInvoke'], chooser: 'x' });
  const given_ = failed.by('x', { type: 'ode/chooseOption', option: 'giveFreeInvoke' });
  expect(given_.state.aspects).toMatchObject([{ freeInvokes: [{ holderId: null, side: 'gm', count: 1 }] }]);
  expect(given_.by('x', roll('x')).roll.status).toBe('declared');
  const forfeited = failed.by('x', { type: 'ode/chooseOption', option: 'forfeitRoll' });
  expect(forfeited.refused('y', roll('y'))).toBe('alreadyActed');
  const third = { id: 'tredje', members: ['z'], intent: 'vinna' };
  const three = given({ characters: [...people, { id: 'z' }], contest: { sides: [...sides, third] } });
  const open = tryIt(three, 'x', 'x', sum(-1));
  expect(open.refused('x', { type: 'ode/chooseOption', option: 'giveFreeInvoke' })).toBe('notFound');
  expect(
    open.by('x', { type: 'ode/chooseOption', option: 'giveFreeInvoke', side: 'tredje' }).state.aspects,
  ).toMatchObject([{ freeInvokes: [{ side: 'tredje' }] }]);
});

test('en sida utan slag kan inte få seger, och den enda som slog får en, aldrig två (ODE-CTS-10)', () => {
  const forfeited = tryIt(given(), 'x', 'x', sum(-1)).by('x', { type: 'ode/chooseOption', option: 'forfeitRoll' });
  const scored = side(forfeited, 'gm', 'npc', sum(4));
  expect(victories(scored)).toEqual([0, 1]);
  expect(contest(scored)?.exchange).toBe(2);
});

test('snabbare tävlingar: bara en sak var per runda (ODE-OPT-03)', () => {
  const fast = given({ settings: { optFasterContests: true } });
  const tried = tryIt(fast, 'x', 'x', sum(1));
  expect(tried.refused('x', roll('x'))).toBe('alreadyActed');
  expect(tried.by('y', roll('y')).refused('x', { type: 'ode/helpTeamwork' })).toBe('alreadyActed');
  const helped = fast
    .by('x', roll('x'))
    .by('y', { type: 'ode/helpTeamwork' })
    .by('x', { type: 'ode/rollDice' }, ...zero);
  expect(contest(helped)?.acted).toEqual(['x', 'y']);
  expect(pass(helped).refused('y', trick('y'))).toBe('alreadyActed');
  const both = given().by('x', roll('x')).by('y', { type: 'ode/helpTeamwork' });
  expect(both.roll.acting.teamworkBonus).toBe(1);
});

test('snabbare tävlingar: en sida vars alla har försökt få ett övertag slår inte den rundan (ODE-OPT-03, ODE-CTS-10)', () => {
  const fast = given({ settings: { optFasterContests: true } });
  // Ensam på sin sida: övertaget är det enda den gör, och de andra får sin seger.
  const tried = tryIt(fast, 'gm', 'npc', sum(1));
  expect(contest(tried)?.sides[1]).toMatchObject({ forfeited: true, effort: null });
  const scored = side(tried, 'x', 'x', zero);
  expect(victories(scored)).toEqual([1, 0]);
  expect(contest(scored)).toMatchObject({ exchange: 2, tried: [] });
  expect(contest(side(scored, 'gm', 'npc', zero))?.sides[1]).toMatchObject({ effort: 2, forfeited: false });
  // Två på samma sida: den som är kvar kan slå, men inte den som har hjälpt till.
  const first = tryIt(fast, 'x', 'x', sum(1));
  expect(contest(first)?.sides[0]?.forfeited).toBe(false);
  const both = tryIt(first, 'y', 'y', sum(1));
  expect(contest(both)?.sides[0]?.forfeited).toBe(true);
  // Ingen slår: ingen får någon seger, och nästa runda börjar.
  const nobody = tryIt(both, 'gm', 'npc', sum(1));
  expect(victories(nobody)).toEqual([0, 0]);
  expect(contest(nobody)).toMatchObject({ exchange: 2, twistOwed: false });
  // I en vanlig tävling slår den som har försökt.
  expect(contest(tryIt(given(), 'gm', 'npc', sum(1)))?.sides[1]?.forfeited).toBe(false);
});

test('att hjälpa till med ett övertag i en tävling förbrukar hjälparens handling, men inte den som försöker (ODE-TEA-03, ODE-OPT-03)', () => {
  const helped = (table: Played) =>
    pass(
      table
        .by('x', trick('x'))
        .by('y', { type: 'ode/helpTeamwork' })
        .by('gm', { type: 'ode/setDifficulty', value: 0 })
        .by('x', { type: 'ode/rollDice' }, ...zero),
    );
  const usual = helped(given());
  expect(contest(usual)).toMatchObject({ acted: ['y'], tried: ['x'] });
  expect(usual.refused('y', roll('y'))).toBe('alreadyActed');
  expect(usual.by('y', trick('y')).refused('y', { type: 'ode/helpTeamwork' })).toBe('teamworkIneligible');
  expect(usual.by('x', roll('x')).refused('y', { type: 'ode/helpTeamwork' })).toBe('alreadyActed');
  const fast = given({ settings: { optFasterContests: true } });
  expect(helped(fast).refused('y', trick('y'))).toBe('alreadyActed');
  const tried = tryIt(fast, 'y', 'y', sum(1)).by('x', trick('x'));
  expect(tried.refused('y', { type: 'ode/helpTeamwork' })).toBe('alreadyActed');
  const undone = given()
    .by('x', trick('x'))
    .by('y', { type: 'ode/helpTeamwork' })
    .by('gm', { type: 'ode/setDifficulty', value: 0 })
    .by('x', { type: 'ode/rollDice' }, ...zero)
    .by('gm', { type: 'ode/cancelRoll', reason: 'nej' });
  expect(contest(undone)).toMatchObject({ acted: [], tried: [] });
  const easy = given().by('x', trick('x')).by('y', { type: 'ode/helpTeamwork' }).by('gm', { type: 'ode/autoSucceed' });
  expect(contest(easy)).toMatchObject({ acted: [], tried: ['x'] });
});

test('segrarna räknas rätt för alla sorters rundor (ODE-CTS-03, ODE-CTS-04, ODE-CTS-05, ODE-CTS-10)', () => {
  const of = (...efforts: readonly (number | null)[]) => ({
    mode: 'direct' as const,
    sides: efforts.map((effort, i): ContestSide => ({
      id: `s${i}`,
      members: [],
      intent: '',
      victories: 0,
      effort,
      shifts: null,
      rollerId: null,
      forfeited: effort === null,
      marks: 0,
    })),
  });
  expect(score(of(5, 2))).toEqual({ marks: { s0: 2, s1: 0 }, twist: false });
  expect(score(of(5, 3, 2))).toEqual({ marks: { s0: 1, s1: 0, s2: 0 }, twist: false });
  expect(score(of(6, 3, 3))).toEqual({ marks: { s0: 2, s1: 0, s2: 0 }, twist: false });
  expect(score(of(3, 3, 0))).toEqual({ marks: { s0: 0, s1: 0, s2: 0 }, twist: true });
  expect(score(of(null, 0))).toEqual({ marks: { s0: 0, s1: 1 }, twist: false });
  expect(score(of(null, null))).toEqual({ marks: { s0: 0, s1: 0 }, twist: false });
});

test('en utmaning är flera slag med olika färdigheter; varje resultat antecknas (ODE-CHL-01, ODE-CHL-02, ODE-CHL-03)', () => {
  const plain = sit({ characters: people });
  const tasks = [
    { skill: 'athletics', difficulty: 2, label: 'Över muren' },
    { skill: 'stealth', difficulty: 1 },
  ];
  expect(plain.refused('gm', { type: 'ode/startChallenge', tasks: [] })).toBe('textRequired');
  const begun = plain.by('gm', { type: 'ode/startChallenge', tasks });
  expect(begun.state.scene).toMatchObject({ kind: 'challenge' });
  const taken = begun.by('x', { type: 'ode/takeTask', task: 0, intent: 'klättrar' });
  expect(taken.roll).toMatchObject({ purpose: 'task', acting: { skill: 'athletics' }, difficulty: { value: 2 } });
  const done = pass(taken.by('x', { type: 'ode/rollDice' }, ...sum(1)));
  expect(done.state.scene?.challenge?.tasks).toMatchObject([
    { takenBy: 'x', outcome: 'success' },
    { takenBy: null, outcome: null },
  ]);
  expect(done.refused('y', { type: 'ode/takeTask', task: 0, intent: 'igen' })).toBe('wrongStatus');
  expect(done.refused('y', { type: 'ode/takeTask', task: 7, intent: 'fel' })).toBe('notFound');
  const cancelled = taken.by('gm', { type: 'ode/cancelRoll', reason: 'nej' });
  expect(cancelled.state.scene?.challenge?.tasks[0]).toMatchObject({ takenBy: null, outcome: null });
});

test('spelledaren väger samman; inget visst antal lyckade vinner (ODE-CHL-04)', () => {
  const begun = sit({ characters: people }).by('gm', {
    type: 'ode/startChallenge',
    tasks: [{ skill: 'stealth', difficulty: 0 }],
  });
  expect(begun.refused('gm', { type: 'ode/endChallenge', text: '' })).toBe('textRequired');
  const ended = begun.by('gm', { type: 'ode/endChallenge', text: 'de slinker ut' });
  expect(ended.events[0]).toMatchObject({
    text: 'de slinker ut',
    counts: { fail: 0, tie: 0, success: 0, style: 0, open: 1 },
  });
  expect(ended.state.scene).toMatchObject({ kind: 'plain', challenge: null });
});

test('en uppgift som lyckas utan slag är gjord (ODE-CHL-03, ODE-ACT-04)', () => {
  const taken = sit({ characters: people })
    .by('gm', { type: 'ode/startChallenge', tasks: [{ skill: 'athletics', difficulty: 2 }] })
    .by('x', { type: 'ode/takeTask', task: 0, intent: 'klättrar' });
  const done = taken.by('gm', { type: 'ode/autoSucceed' });
  expect(done.state.scene?.challenge?.tasks).toMatchObject([{ takenBy: 'x', outcome: 'success' }]);
  expect(done.by('gm', { type: 'ode/endChallenge', text: 'klart' }).events[0]).toMatchObject({
    counts: { success: 1, open: 0 },
  });
});

test('scenens sort följer det som pågår, också när en utmaning ryms i en konflikt (ODE-CHL-01, ODE-CNF-01)', () => {
  const kind = ({ state }: Played) => state.scene?.kind;
  const fight = sit({ characters: people, conflict: { activeId: 'x' } });
  const both = fight.by('gm', { type: 'ode/startChallenge', tasks: [{ skill: 'athletics', difficulty: 2 }] });
  expect(kind(both)).toBe('conflict');
  expect(kind(both.by('gm', { type: 'ode/endChallenge', text: 'över' }))).toBe('conflict');
  expect(kind(both.by('gm', { type: 'ode/endConflict' }))).toBe('challenge');
});
