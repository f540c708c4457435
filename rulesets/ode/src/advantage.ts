import { secret } from '@aspekt/contract';
import { findAspect, textOf } from './aspects.ts';
import { giveBoost } from './boost.ts';
import type { Character, Id, Outcome, Roll, State } from './model.ts';
import { figure, gmId, sideAgainst, sideOf } from './people.ts';
import { tell, type Tale } from './tale.ts';

export const defenderOf = (state: State, { defence }: Roll): Character | undefined =>
  defence ? figure(state, defence.actorId) : undefined;

/** Free invokes from stunts come only on top of at least one that the action gives (ODE-STU-12, D-19). */
const extraInvokes = (actor: Character, roll: Roll): number =>
  actor.stunts.reduce(
    (sum, { id, effect }) =>
      effect?.type === 'extraFreeInvoke' && roll.acting.stunts.includes(id) ? sum + effect.count : sum,
    0,
  );

/** What creating an advantage gives without a choice (ODE-ADV-05..13). */
export const advantageGained = (tale: Tale, outcome: Outcome): void => {
  const { roll } = tale.state;
  const actor = roll && figure(tale.state, roll.acting.actorId);
  const advantage = roll?.advantage;
  if (!roll || !actor || !advantage) return;
  const own = { holderId: actor.id, side: sideOf(tale.state, actor) };
  const extra = extraInvokes(actor, roll);
  switch (outcome) {
    case 'fail':
      if (advantage.mode === 'existing' && roll.purpose !== 'setUp')
        giveInvokes(tale, roll, enemyOf(tale.state, roll), 1);
      break;
    case 'tie':
      if (advantage.mode === 'existing') giveInvokes(tale, roll, own, 1 + extra);
      else giveBoost(tale, actor.id, true);
      break;
    case 'success':
    case 'style':
      giveInvokes(tale, roll, own, (outcome === 'style' ? 2 : 1) + extra);
      break;
  }
};

export type Hands = { readonly holderId: Id | null; readonly side: string };

/** The enemy is the defender; without a defence the other side as a whole (D-46). */
export const enemyOf = (state: State, roll: Roll): Hands => {
  const defender = defenderOf(state, roll);
  if (defender) return { holderId: defender.id, side: sideOf(state, defender) };
  const actor = figure(state, roll.acting.actorId);
  return { holderId: null, side: actor ? sideAgainst(state, actor) : gmId };
};

/** Put free invokes on the aspect at stake: a new one is made, an unknown one comes to light (ODE-ADV-12, ODE-ADV-15). */
export const giveInvokes = (tale: Tale, roll: Roll, hands: Hands, count: number, text?: string): void => {
  const { advantage } = roll;
  if (!advantage) return;
  if (advantage.mode === 'new') {
    const { id, text: words = '', attachedTo = { type: 'scene' } } = advantage;
    if (id === undefined) return;
    tell(tale, {
      type: 'ode/aspectAdded',
      aspect: {
        kind: 'situation',
        id,
        text: text ?? words,
        attachedTo,
        lifetime: 'scene',
        freeInvokes: [{ ...hands, count, shared: [] }],
      },
    });
    return;
  }
  const aspectId = advantage.aspectId?.value;
  const found = aspectId === undefined ? undefined : findAspect(tale.state, aspectId);
  if (aspectId === undefined || !found) return;
  if (advantage.mode === 'unknown') reveal(tale, aspectId);
  tell(tale, { type: 'ode/freeInvokesGained', aspectId, text: textOf(found), invoke: { ...hands, count } });
};

/** An unknown aspect becomes known to everyone; whoever has it does not, if nobody has met them yet. */
export const reveal = (tale: Tale, id: Id): void => {
  const found = findAspect(tale.state, id);
  if (!found || found.kind === 'boost' || found.kind === 'consequence' || found.aspect.only === undefined) return;
  const { owner } = found;
  tell(tale, {
    type: 'ode/aspectRevealed',
    id,
    text: found.aspect.text,
    ...(owner && { characterId: owner.only === undefined ? owner.id : secret(owner.only, owner.id) }),
  });
};
