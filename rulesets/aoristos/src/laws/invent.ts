import type { Viewer } from '@aspekt/contract';
import type { Command, State } from '../model.ts';
import { gm, onlooker, player } from '../testing/table.ts';
import { Draw } from './draw.ts';
import { makers, type Maker } from './makers.ts';

export const commandTypes = Object.keys(makers) as readonly Command['type'][];

const named = (...names: readonly string[]): readonly Command['type'][] =>
  names.map((name) => `aoristos/${name}` as Command['type']);
const afterWounds = named('painTest', 'survivalRoll', 'faintTest', 'psychTest', 'healingTest');
const inAttack = {
  vigilance: named('chooseVigilance'),
  roll: named('rollAttack', 'follow'),
  choice: named('chooseAttackDice', 'chooseArea', 'abortAttack', 'confirmAttack', 'follow'),
} as const;
const inFlight = named('giveUpMove', 'carryOn', 'declineAttack', 'opportunityAttack');
const onWatch = named('holdBack', 'declareAttack');
const acting = named(
  'speak',
  'scout',
  'move',
  'crawl',
  'changePosture',
  'drawItem',
  'stowItem',
  'passItem',
  'takeFromPocket',
  'readyItem',
  'dropItem',
  'pickUp',
  'charge',
  'charge',
  'cancelCharge',
  'reload',
  'otherAction',
  'beginOverwatch',
  'grapple',
  'declareAttack',
  'declareAttack',
  'declareAttack',
  'continueExtended',
  'endActivation',
);

/** Commands that fit the moment, so that play comes somewhere. */
const fitting = ({ dueRolls, openRolls, combat }: State): readonly Command['type'][] => {
  if (dueRolls.length > 0) return afterWounds;
  if (Object.keys(openRolls).length > 0) return named('chooseDice');
  if (!combat) return commandTypes;
  if (combat.pendingAttack) return inAttack[combat.pendingAttack.step];
  if (combat.leaving) return inFlight;
  if (combat.appearing) return onWatch;
  return combat.phase === 'between' ? named('beginActivation') : acting;
};

/** Any command at all, legal or not, sent by anyone; more often than not one that fits the moment. */
export const inventFor = (
  state: State,
  word: () => number,
  types: readonly Command['type'][] = commandTypes,
): { readonly command: Command; readonly by: Viewer } => {
  const draw = new Draw(word);
  const fits = draw.below(5) > 1 ? fitting(state).filter((type) => types.includes(type)) : [];
  const type = draw.one(fits.length > 0 ? fits : types);
  const command = { type, ...(makers[type] as Maker<Command['type']>)(draw, state) } as Command;
  return { command, by: draw.one([gm, gm, gm, gm, player('a'), player('b'), onlooker]) };
};
