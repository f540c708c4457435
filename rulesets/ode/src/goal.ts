import { findAspect } from './aspects.ts';
import type { Id, Outcome, Roll } from './model.ts';
import { tell, type Tale } from './tale.ts';

/** The goal of an overcome roll is reached: what it was for happens (ODE-REC-04, ODE-ZON-04, ODE-REM-02). */
export const reachGoal = (tale: Tale, outcome: Outcome): void => {
  const { roll } = tale.state;
  if (!roll || (outcome !== 'success' && outcome !== 'style')) return;
  const { treatment, moveTo, removes, acting } = roll;
  if (treatment) {
    const { patientId: id, slotId, text } = treatment;
    tell(tale, { type: 'ode/recoveryStarted', id, slotId, text });
  }
  const zone = tale.state.scene?.zones.find(({ id }) => id === moveTo);
  if (zone) tell(tale, { type: 'ode/moved', id: acting.actorId, zone: zone.id, name: zone.name, free: false });
  const gone = removes === undefined ? undefined : findAspect(tale.state, idOf(removes));
  if (gone?.kind === 'situation') {
    const { id, text, only } = gone.aspect;
    tell(tale, { type: 'ode/aspectRemoved', id, text, by: acting.actorId, ...(only !== undefined && { only }) });
  }
};

const idOf = (removed: NonNullable<Roll['removes']>): Id => (typeof removed === 'string' ? removed : removed.id);
