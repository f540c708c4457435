import { accept, type Context, type Decision } from '@aspekt/contract';
import { endsByKnockOut } from './endings.ts';
import { current, figureOf, freshAspectId, isVeiled, knockedOut, knows, own, veil, type Figure } from './figures.ts';
import type { Aspect, Attribute, Command, Event, PendingHarm, Settings, State } from './model.ts';
import { hush, isGm, isHidden, mayActFor, no, onBehalf } from './who.ts';

type Choose = Extract<Command, { type: 'nyx/chooseHarm' }>;

const findHarm = (state: State, id: string, { by }: Context): PendingHarm | undefined => {
  const harm = own(state.pendingHarms, id);
  return harm && knows(by, harm) ? harm : undefined;
};

/**
 * Exhaustion or one damage, never a mixture; the player chooses, for extras the game master
 * (NYX-HARM-02, NYX-HARM-03, NYX-HARM-12). A slow harm leaves no choice (NYX-SLOW-05).
 */
export const chooseHarm = (state: State, command: Choose, context: Context): Decision<Event> => {
  const harm = findHarm(state, command.harm, context);
  const figure = harm && figureOf(state, harm.target);
  if (!harm || !figure) return no('NYX_E_NO_HARM', ['NYX-HARM-01']);
  if (!mayActFor(state, context.by, harm.target)) return no('NYX_E_ROLE', ['NYX-HARM-03', 'NYX-HARM-12']);
  if (command.choice === 'both') return no('NYX_E_HARM_CHOICE', ['NYX-HARM-03']);
  if (command.choice === 'exhaustion' && harm.damageOnly) return no('NYX_E_HARM_CHOICE', ['NYX-SLOW-05']);
  const name = command.name ?? '';
  if (command.choice === 'damage' && name === '') return no('NYX_E_NAME', ['NYX-HARM-09']);
  const attribute = command.attribute ?? harm.attribute;
  // Reading: where exhaustion hits is the game master's to redirect, not the player's (D-30).
  if (attribute !== harm.attribute && !isGm(context.by)) return no('NYX_E_ROLE', ['NYX-HARM-04', 'NYX-HARM-10']);
  const exhaustion = command.choice === 'exhaustion' ? exhaust(figure, attribute, harm.effect) : 0;
  const mob = mobLoss(state.settings, figure, harm);
  const aspects = damages(
    figure,
    harm,
    (command.choice === 'damage' ? 1 : 0) + mob.damages,
    name || damageName(state, harm),
  );
  const after = afterHarm(figure, attribute, exhaustion, harm.used, mob.loss);
  const taken: Event = {
    ...hush(harm.only !== undefined),
    type: 'nyx/harmTaken',
    harm,
    choice: command.choice,
    attribute,
    // What was left to lose would tell the numbers that are kept from players.
    exhaustion: veil(exhaustion > 0 && isVeiled(state, figure), exhaustion),
    aspects,
    mobLoss: mob.loss,
    knockedOut: knockedOut(after),
    ...onBehalf(state, context.by, harm.target),
  };
  return accept(taken, ...(knockedOut(after) ? endsByKnockOut(state, figure.id) : []));
};

/** Each point of effect lowers the current attribute by 1; what goes beyond 0 is lost (NYX-HARM-04, D-05). */
const exhaust = (figure: Figure, attribute: Attribute, effect: number): number =>
  Math.min(effect, current(figure, attribute));

/**
 * Each time harm is inflicted on a mob its value drops by 1 too, whatever the effect (NYX-MOB-03, D-20).
 * Reading: what it does to itself by failing alone is not inflicted (D-20).
 */
const mobLoss = (
  settings: Settings,
  figure: Figure,
  harm: PendingHarm,
): { readonly loss: number; readonly damages: number } => {
  const inflicted = harm.source.kind !== 'individual' && harm.source.kind !== 'slowHarm';
  if (figure.kind !== 'extra' || !figure.mob || !inflicted) return { loss: 0, damages: 0 };
  return settings.mobLoss === 'damageAspect' ? { loss: 0, damages: 1 } : { loss: 1, damages: 0 };
};

/** A name for a damage when nobody is there to find a better one: what the opponent wanted, or who it was (NYX-HARM-09). */
export const damageName = (state: State, { source }: PendingHarm): string => {
  const goal = (source.goal ?? '').slice(0, 80).trim();
  if (goal !== '' || source.from === undefined || isHidden(state, source.from)) return goal || '–';
  return figureOf(state, source.from)?.name || '–';
};

/** A damage is an aspect worth 1; any number of them may have the same name (NYX-HARM-06, NYX-HARM-08). */
const damages = (figure: Figure, harm: PendingHarm, count: number, name: string): readonly Aspect[] => {
  const made: Aspect[] = [];
  // Of harm that would tell numbers kept from players nothing is seen on her whom everyone knows.
  const secret = harm.only !== undefined && figure.only === undefined;
  for (let i = 0; i < count; i++) {
    const id = freshAspectId(
      [...figure.aspects, ...made].map((aspect) => aspect.id),
      harm.id,
    );
    made.push({ ...hush(secret), id, name, value: 1, kind: 'damage', source: harm.id });
  }
  return made;
};

/** The figure as one choice or the other would leave it. */
export const afterChoice = (
  settings: Settings,
  figure: Figure,
  harm: PendingHarm,
  choice: 'exhaustion' | 'damage',
): Figure => {
  const exhaustion = choice === 'exhaustion' ? exhaust(figure, harm.attribute, harm.effect) : 0;
  return afterHarm(figure, harm.attribute, exhaustion, harm.used, mobLoss(settings, figure, harm).loss);
};

const afterHarm = (figure: Figure, attribute: Attribute, exhaustion: number, used: Attribute, loss: number): Figure => {
  const tired = withExhaustion(figure, attribute, exhaustion);
  if (tired.kind !== 'extra' || loss === 0) return tired;
  return { ...tired, mobLoss: { ...tired.mobLoss, [used]: tired.mobLoss[used] + loss } };
};

/** Exhaustion is noted beside the attribute, which keeps its value (NYX-HARM-05). */
export const withExhaustion = <F extends Figure>(figure: F, attribute: Attribute, more: number): F => {
  const { exhaustion } = figure;
  const add = (noted: Readonly<Record<Attribute, number>>) => ({ ...noted, [attribute]: noted[attribute] + more });
  return {
    ...figure,
    exhaustion: 'secret' in exhaustion ? { ...exhaustion, value: add(exhaustion.value) } : add(exhaustion),
  };
};

/** The game master may redirect exhaustion to another attribute before the choice (NYX-HARM-10, D-30). */
export const redirectHarm = (
  state: State,
  command: Extract<Command, { type: 'nyx/redirectHarm' }>,
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-HARM-10']);
  const harm = own(state.pendingHarms, command.harm);
  if (!harm) return no('NYX_E_NO_HARM', ['NYX-HARM-10']);
  return accept({
    ...hush(harm.only !== undefined),
    type: 'nyx/harmRedirected',
    harm: harm.id,
    target: harm.target,
    before: harm.attribute,
    attribute: command.attribute,
  });
};

/** The game master lets somebody off; the log keeps the reason. */
export const waiveHarm = (
  state: State,
  command: Extract<Command, { type: 'nyx/waiveHarm' }>,
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE');
  const harm = own(state.pendingHarms, command.harm);
  if (!harm) return no('NYX_E_NO_HARM');
  if (command.reason === '') return no('NYX_E_EXPLANATION');
  return accept({ ...hush(harm.only !== undefined), type: 'nyx/harmWaived', harm, reason: command.reason });
};

/** Where exhaustion does not clear with the scene, the game master clears it by hand (NYX-REC-02). */
export const clearExhaustion = (
  state: State,
  command: Extract<Command, { type: 'nyx/clearExhaustion' }>,
  context: Context,
): Decision<Event> => {
  if (!isGm(context.by)) return no('NYX_E_ROLE', ['NYX-REC-02']);
  const figure = figureOf(state, command.figure);
  if (!figure) return no('NYX_E_UNKNOWN');
  const attributes: readonly Attribute[] = command.attribute ? [command.attribute] : ['mind', 'interaction', 'body'];
  return accept({ ...hush(figure.only !== undefined), type: 'nyx/exhaustionCleared', figure: figure.id, attributes });
};
