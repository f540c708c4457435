import type { AnyRuleSet, Tagged, Viewer } from '@aspekt/contract';
import { simulatedDice, wordsFrom } from '@aspekt/dice';

/**
 * Who may send a command. `gm`: nobody else. `owner`: besides, one player, to whom what it acts with belongs.
 * `concerned`: several players may have a part in it, never one who has none. `player`: any player whom the state lets.
 * Onlookers send nothing, and a command without a row is a fault.
 */
export type Who = 'gm' | 'owner' | 'concerned' | 'player';
export type Authority = Readonly<Record<string, Who>>;

/** A player to whom nothing at the table belongs. */
const stranger: Viewer = { seat: 'stranger', role: 'player' };
const onlooker: Viewer = { seat: 'onlooker', role: 'onlooker' };

/** Who else could have sent a command that somebody was allowed to send; a sentence when that is more than the table says. */
export const overreach = (
  rules: AnyRuleSet,
  state: unknown,
  command: Tagged,
  viewers: readonly Viewer[],
  authority: Authority,
): string | undefined => {
  const who = authority[command.type];
  if (!who) return `nothing says who may send ${command.type}`;
  const everyone = [...new Map([...viewers, stranger, onlooker].map((viewer) => [viewer.seat, viewer])).values()];
  const may = everyone.filter((by) => rules.decide(state, command, { dice: simulatedDice(wordsFrom(1)), by }).ok);
  const players = may.filter(({ role }) => role === 'player');
  const told = `${JSON.stringify(command)} was accepted from ${may.map(({ seat }) => seat).join(', ')}`;
  if (may.some(({ role }) => role === 'onlooker')) return `${told}: onlookers only look on`;
  if (who === 'gm' && players.length > 0) return `${told}: it is the game master's`;
  if (who === 'owner' && players.length > 1) return `${told}: it belongs to one alone`;
  if (who !== 'player' && players.includes(stranger)) return `${told}: it does not concern a stranger`;
  return undefined;
};
