import type { Wire } from '@aspekt/contract';
import { games } from '@aspekt/registry';

/** Who does something at a table of six: 0 is the game master, 1 to 5 the players. */
export type Turn = { readonly by: number; readonly command: Wire };

export const seatsPerTable = 6;

/** The figure of a player: the first has the one of the demo, the others one made after it. */
type Figure = (player: number) => string;

/** A few turns of play that can be taken for ever, however the dice fall. `n` is new every time. */
type Round = (player: number, figure: Figure, n: number) => readonly Turn[];

const rounds: Readonly<Record<string, Round>> = {
  nyx: (by, figure, n) => [
    {
      by,
      command: { type: 'nyx/declareAction', id: `d${n}`, actor: figure(by), attribute: 'mind', stakes: 'fiction' },
    },
    { by, command: { type: 'nyx/commitRoll', draft: `d${n}` } },
    { by: 0, command: { type: 'nyx/adjustPoints', character: figure(by), delta: n % 2 ? 1 : -1, reason: 'Play' } },
  ],
  aoristos: (by, figure) => [
    { by, command: { type: 'aoristos/freeformRoll' } },
    { by, command: { type: 'aoristos/successTest', by: figure(by), traits: ['awareness'] } },
  ],
  ode: (by, figure, n) => [
    { by: 0, command: { type: 'ode/addSituationAspect', id: `a${n}`, text: 'Smoke' } },
    {
      by,
      command: { type: 'ode/declareAction', intent: 'Look', action: 'overcome', skill: 'notice', actor: figure(by) },
    },
    { by: 0, command: { type: 'ode/setDifficulty', value: 2 } },
    { by, command: { type: 'ode/rollDice' } },
    { by: 0, command: { type: 'ode/cancelRoll', reason: 'Another time' } },
    { by: 0, command: { type: 'ode/removeAspect', aspect: `a${n}` } },
  ],
  vastmark: (by, figure, n) => [
    {
      by,
      command: {
        type: 'vastmark/openRoll',
        id: `r${n}`,
        actor: figure(by),
        resistance: { kind: 'difficulty', value: 9 },
      },
    },
    { by: 0, command: { type: 'vastmark/ruleTrait', rollId: `r${n}` } },
    { by, command: { type: 'vastmark/roll', rollId: `r${n}` } },
    { by: 0, command: { type: 'vastmark/confirmRoll', rollId: `r${n}` } },
  ],
  kolo: (by, figure, n) => [
    {
      by: 0,
      command: {
        type: 'kolo/openTest',
        id: `t${n}`,
        actor: figure(by),
        sphere: 'flexibility',
        traits: ['Silent step'],
        proficiencies: ['perception'],
        aspects: ['Hawk eye'],
      },
    },
    { by, command: { type: 'kolo/flip', testId: `t${n}` } },
    { by: 0, command: { type: 'kolo/closeTest', testId: `t${n}` } },
  ],
};

/** What makes a table of six out of a game's demo: every player has a figure, and nothing is half done. */
export const settingUp = async (game: string): Promise<readonly Turn[]> => {
  const rules = await games.find(({ id }) => id === game)?.load();
  const first = rules
    ?.demo('en')
    .find(({ as, command }) => as === 'player' && command.type.endsWith('/createCharacter'));
  if (!first) throw new Error(`${game} has no player in its demo`);
  const own = [2, 3, 4, 5].map((by) => ({ by, command: { ...first.command, id: `figure${by}` } as Wire }));
  const { before = [], after = [] } = { ...around[game] };
  return [...before, ...own, ...after];
};

const players = [2, 3, 4, 5] as const;
const around: Readonly<Record<string, { readonly before?: readonly Turn[]; readonly after?: readonly Turn[] }>> = {
  ode: {
    before: [
      { by: 0, command: { type: 'ode/cancelRoll', reason: 'Later' } },
      { by: 0, command: { type: 'ode/endConflict' } },
    ],
    after: players.map((by) => ({ by: 0, command: { type: 'ode/enterScene', character: `figure${by}` } })),
  },
  kolo: {
    after: players.map((by) => ({ by: 0, command: { type: 'kolo/approveCharacter', actor: `figure${by}` } })),
  },
};

/** The figure that the demo gives its player. */
const figures: Readonly<Record<string, string>> = {
  nyx: 'phaide',
  aoristos: 'etka',
  ode: 'ruth',
  vastmark: 'tuva',
  kolo: 'bartosz',
};

const figureAt =
  (game: string): Figure =>
  (player) =>
    player === 1 ? (figures[game] ?? '') : `figure${player}`;

/** Play without end, one at a time: the players take rounds in turn, and after every round somebody talks. */
export function* playing(game: string): Generator<Turn, never> {
  for (let n = 1; ; n++) {
    const player = 1 + (n % 5);
    yield* rounds[game]?.(player, figureAt(game), n) ?? [];
    yield { by: n % seatsPerTable, command: { type: 'table/say', text: `What happens next, number ${n}?` } };
  }
}

/** Games in which only one can be about to roll: the other players talk meanwhile. */
const oneRoll: ReadonlySet<string> = new Set(['ode']);

/** Play without end, all at once: the rounds of each player, which do not wait for those of the others. */
export const playingAtOnce = (game: string): readonly Generator<Turn, never>[] =>
  Array.from({ length: seatsPerTable - 1 }, (_, i) => playingAlone(game, i + 1));

function* playingAlone(game: string, player: number): Generator<Turn, never> {
  for (let n = player; ; n += seatsPerTable - 1) {
    if (player === 1 || !oneRoll.has(game)) yield* rounds[game]?.(player, figureAt(game), n) ?? [];
    yield { by: player, command: { type: 'table/say', text: `What happens next, number ${n}?` } };
  }
}
