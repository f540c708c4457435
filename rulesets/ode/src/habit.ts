import type { Viewer } from '@aspekt/contract';
import { slotsOfValues, stressFirst, trackOf } from './absorb.ts';
import { freshId } from './aspects.ts';
import { bestDefence, defenceSkills, mayDefend } from './attack-skills.ts';
import { isTurnOver, stillToAct } from './conflict.ts';
import { isOpen } from './half.ts';
import { pendingInvoke } from './invoke-effect.ts';
import type { Character, Command, Half, Hit, Option, Roll, State } from './model.ts';
import { figure, gmId, inPlay, sideOf } from './people.ts';
import { sidesOf } from './pass.ts';
import { isFree } from './turn.ts';

type Move = { readonly command: Command; readonly by: Viewer };

const gm: Viewer = { seat: 'gm', role: 'gm' };
const blank = '…';

const playerOf = (character: Character | undefined): Viewer =>
  character?.owner === undefined ? gm : { seat: character.owner, role: 'player' };

/** What a sensible player does with an open choice: roll, spend nothing, take the plain way out, mark stress first. */
export const habit = (state: State): Move | undefined => {
  if (state.safety) return { command: { type: 'ode/resolveSafety' }, by: gm };
  const [hit] = state.hits;
  if (hit) return takeHit(state, hit);
  if (isOpen(state.roll)) return roll(state, state.roll);
  return waiting(state);
};

const takeHit = (state: State, { targetId, harm, shifts }: Hit): Move | undefined => {
  const struck = figure(state, targetId);
  if (!struck) return undefined;
  const by = playerOf(struck);
  const way = stressFirst(trackOf(struck, harm), shifts);
  if (!way) return { command: { type: 'ode/beTakenOut', actor: targetId }, by };
  const consequences = slotsOfValues(struck, harm, way.slots).map((slotId) => ({ slotId, text: blank }));
  return { command: { type: 'ode/absorbHit', actor: targetId, stress: way.stress, consequences }, by };
};

const roll = (state: State, open: Roll): Move | undefined => {
  const player = ({ actorId }: Half): Viewer => playerOf(figure(state, actorId));
  switch (open.status) {
    case 'declared':
      if (open.advantage?.mode === 'unknown' && !open.advantage.aspectId) return undefined;
      if (open.defence) {
        if (open.defence.skill !== null) return { command: { type: 'ode/rollDice' }, by: player(open.acting) };
        const skill = defenceOf(state, open, open.defence);
        return {
          command: { type: 'ode/declareDefence', skill, actor: open.defence.actorId },
          by: player(open.defence),
        };
      }
      if (!open.difficulty && (open.purpose !== 'contest' || state.scene?.contest?.mode !== 'direct')) return undefined;
      return { command: { type: 'ode/rollDice' }, by: player(open.acting) };
    case 'rolled':
      return open.defence ? { command: { type: 'ode/rollDice' }, by: player(open.defence) } : undefined;
    case 'invoking':
      return invoking(state, open);
    case 'settled':
      return open.choice ? choose(state, open) : undefined;
    case 'resolved':
    case 'cancelled':
      return undefined;
  }
};

const defenceOf = (state: State, open: Roll, half: Half): string => {
  const defender = figure(state, half.actorId);
  const { harm = 'physical', reach = 'melee' } = open;
  if (!defender) return 'athletics';
  const may = (skill: string): boolean => open.action !== 'attack' || mayDefend(defender, skill, harm, reach);
  return bestDefence(defender, may, defenceSkills(harm, reach)[0] ?? 'athletics');
};

/** Nobody invokes; what was proposed goes through, what was objected to is taken back. */
const invoking = (state: State, open: Roll): Move | undefined => {
  const pending = pendingInvoke(open);
  if (pending) {
    const owned = Object.values(state.characters).some(({ owner }) => owner === pending.seat);
    const by: Viewer = owned ? { seat: pending.seat, role: 'player' } : { seat: pending.seat, role: 'gm' };
    return pending.status === 'proposed'
      ? { command: { type: 'ode/applyInvoke' }, by }
      : { command: { type: 'ode/answerChallenge', answer: 'retract' }, by };
  }
  const side = (['action', 'defence'] as const).find((one) => !open.passed.includes(one));
  if (!side) return undefined;
  const half = side === 'action' ? open.acting : open.defence;
  const name = sidesOf(state, open)[side];
  const speaker = half
    ? figure(state, half.actorId)
    : Object.values(state.characters).find((one) => one.owner !== undefined && sideOf(state, one) === name);
  return { command: { type: 'ode/passInvokes', side: name }, by: playerOf(speaker) };
};

const usual: readonly Option[] = [
  'fullHit',
  'simpleFailure',
  'minorCost',
  'toughSpot',
  'majorCost',
  'noAspect',
  'keepHidden',
  'forfeitRoll',
];

const choose = (state: State, { choice }: Roll): Move | undefined => {
  const option = usual.find((one) => choice?.options.includes(one));
  if (!choice || option === undefined) return undefined;
  const text = option === 'toughSpot' || option === 'majorCost' ? { text: blank } : {};
  return {
    command: { type: 'ode/chooseOption', option, ...text },
    by: choice.chooser === gmId ? gm : playerOf(figure(state, choice.chooser)),
  };
};

/** What else waits for somebody: a compel, a claim, a fate to tell, a twist, the next in turn. */
const waiting = (state: State): Move | undefined => {
  const compel = state.compels.find(({ status }) => status === 'offered');
  if (compel)
    return {
      command: { type: 'ode/answerCompel', compel: compel.id, answer: 'accept' },
      by: playerOf(figure(state, compel.targetId)),
    };
  const [claim] = state.claims;
  if (claim) return { command: { type: 'ode/answerClaim', claim: claim.id, grant: true, free: true }, by: gm };
  const fate = state.scene?.fates[0];
  if (fate) {
    const victor = fate.byId === null ? undefined : figure(state, fate.byId);
    const by = victor?.pc ? playerOf(victor) : gm;
    return { command: { type: 'ode/decideFate', target: fate.targetId, text: blank }, by };
  }
  if (state.scene?.contest?.twistOwed)
    return { command: { type: 'ode/addSituationAspect', id: freshId(state, 'aspect'), text: blank }, by: gm };
  return nextInTurn(state);
};

const nextInTurn = (state: State): Move | undefined => {
  const conflict = state.scene?.conflict;
  if (!conflict || !isTurnOver(state, conflict) || !isFree(state)) return undefined;
  const standing = (state.scene?.participants ?? []).flatMap((id) => {
    const one = figure(state, id);
    return one && inPlay(state, one) ? [one] : [];
  });
  const left = stillToAct(state, conflict);
  const active = figure(state, conflict.activeId);
  const candidates = left.length > 0 ? left : standing;
  const next = candidates.find((one) => !active || one.side !== active.side) ?? candidates[0];
  return next && { command: { type: 'ode/chooseNext', next: next.id }, by: playerOf(active) };
};
