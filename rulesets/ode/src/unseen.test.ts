import { fold, parse, type Viewer } from '@aspekt/contract';
import { randomDice, wordsFrom } from '@aspekt/dice';
import { expect, test } from 'vitest';
import { ode } from './index.ts';
import { aimed, giveaway, hiddenFrom } from './laws/unseen.ts';
import type { Command, Event, State } from './model.ts';
import { imagine } from './testing-imagine.ts';

const gm: Viewer = { seat: 'gm', role: 'gm' };
const anna: Viewer = { seat: 'anna', role: 'player' };
const bo: Viewer = { seat: 'bo', role: 'player' };
const onlooker: Viewer = { seat: 'olle', role: 'onlooker' };

type Random = () => number;
type Move = { readonly command: unknown; readonly by: Viewer; readonly overrule?: true };

const everything = {
  optFullDefence: true,
  optExtremeConsequence: true,
  optCountdown: true,
  optWeaponArmour: true,
};

/** What happens if this is sent; undefined if it is refused. */
const sent = (state: State, { command, by, overrule }: Move, random: Random) => {
  const parsed = parse(ode.command, JSON.parse(JSON.stringify(command)));
  if (parsed.issues) return undefined;
  const context = { dice: randomDice(random, []), by, ...(overrule && { overrule }) };
  const decision = ode.decide(state, parsed.value, context);
  if (!decision.ok) return undefined;
  const events: readonly Event[] = decision.events;
  return { before: state, command: parsed.value, events, after: fold(ode, state, events) };
};

/** A contest that waits for its twist. */
const tied = (state: State, random: Random): State => {
  const sides = [
    { id: 'röda', members: ['ruth', 'ethan'], intent: 'hinna ut' },
    { id: 'blå', members: ['charles', 'corpse'], intent: 'hindra dem' },
  ];
  const { scene } = sent(state, { command: { type: 'ode/startContest', sides }, by: gm }, random)?.after ?? state;
  return scene?.contest ? { ...state, scene: { ...scene, contest: { ...scene.contest, twistOwed: true } } } : state;
};

/** The demo, where Bo has taken Charles: in its conflict, in a calm scene, or in a contest. */
const start = (game: number, random: Random): State => {
  const settings = parse(ode.settings, {
    ...everything,
    showGmPool: game % 3 > 0,
    showNpcStress: game % 2 > 0,
  });
  if (settings.issues) throw new Error('these are no settings');
  const calm: readonly Move[] = [
    { command: { type: 'ode/cancelRoll', reason: 'paus' }, by: gm },
    { command: { type: 'ode/endConflict' }, by: gm },
  ];
  const moves: readonly Move[] = [
    ...ode.demo('sv').map(({ as, command }) => ({ command, by: as === 'gm' ? gm : anna })),
    { command: { type: 'ode/takeCharacter', character: 'charles' }, by: bo },
    ...(game % 4 > 0 ? calm : []),
  ];
  const set = moves.reduce((state, move) => sent(state, move, random)?.after ?? state, ode.initial(settings.value));
  return game % 4 === 3 ? tied(set, random) : set;
};

/** Something more that no player knows of. */
const hide = (state: State, random: Random): Command => {
  const id = `dold${random() % 100000}`;
  const [bearer] = hiddenFrom(state, onlooker).people;
  const trap: Command = { type: 'ode/addSituationAspect', id, text: 'Fälla', known: false };
  if (random() % 3 === 0) return trap;
  if (bearer !== undefined && random() % 2 === 0) return { ...trap, attachedTo: { type: 'character', id: bearer } };
  return {
    type: 'ode/createNpc',
    id,
    npc: {
      kind: random() % 2 === 0 ? 'majorNpc' : 'threat',
      name: 'Någon',
      description: '',
      aspects: [
        { id: `${id}-a`, text: 'Ser allt', known: true },
        { id: `${id}-b`, text: 'Rädd', known: false },
      ],
      skills: { fight: 2, shoot: 1 },
      stunts: [],
    },
  };
};

const dream = imagine([gm, gm, anna, bo]);
/** What a game master may do to somebody or something by name, wherever they are. */
const byName = imagine(
  [gm],
  [
    'ode/addSituationAspect',
    'ode/shareFreeInvoke',
    'ode/passBoost',
    'ode/offerCompel',
    'ode/declareAction',
    'ode/declareDetail',
    'ode/helpTeamwork',
    'ode/chooseOption',
    'ode/startContest',
    'ode/endScene',
    'ode/grantMajorMilestone',
    'ode/minorMilestone',
    'ode/setAspect',
    'ode/absorbHit',
    'ode/invoke',
    'ode/pickAspect',
    'ode/revealAspect',
  ],
);
const adjusting = imagine([gm], ['ode/adjust']);
/** What passes between two people until it is answered. */
const compelling = imagine([gm, anna, bo], ['ode/offerCompel', 'ode/answerCompel', 'ode/withdrawCompel']);

const moveFor = (state: State, random: Random): Move => {
  const kind = random() % 10;
  const hidden = hiddenFrom(state, onlooker);
  // A few hidden people, so that much happens to each of them.
  if (hidden.people.length === 0 || random() % 30 === 0) return { command: hide(state, random), by: gm };
  if (kind < 3) {
    const by = [gm, anna, bo][random() % 3] ?? gm;
    const offers = ode.offers(state, by);
    const offer = offers[random() % Math.max(1, offers.length)];
    if (offer) return { command: offer.command, by };
  }
  if (kind < 4) return compelling(state, random);
  if (kind < 6) return (kind < 5 ? dream : adjusting)(state, random);
  const { command } = (kind < 8 ? adjusting : byName)(state, random);
  return { command: aimed(command, state, hidden, random), by: gm, ...(random() % 2 === 0 && { overrule: true }) };
};

test('den som inget får höra ser inget ändras, och ingen hör namnet på det som är dolt', { timeout: 240_000 }, () => {
  const done = new Set<string>();
  for (let game = 0; game < 60; game++) {
    const random = wordsFrom(1000 + game);
    let state = start(game, random);
    for (let i = 0; i < 120; i++) {
      const step = sent(state, moveFor(state, random), random);
      if (!step) continue;
      for (const viewer of [anna, bo, onlooker]) expect(giveaway(step, viewer)).toBeUndefined();
      const { command } = step;
      done.add(command.type === 'ode/adjust' ? command.change.what : command.type);
      state = step.after;
    }
  }
  expect(done.size).toBeGreaterThan(60);
});
