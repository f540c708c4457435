import { accept, secret, type Context, type Decision } from '@aspekt/contract';
import { isOpen, newHalf, newRoll } from './half.ts';
import type { Event, GrowthCommand, Harm, Severity, Skill, State } from './model.ts';
import { actorFor, figure } from './people.ts';
import { mayAct } from './turn.ts';
import { isRefused, isText, no } from './verdict.ts';

type TreatConsequence = Extract<GrowthCommand, { type: 'ode/treatConsequence' }>;

/** Akademi for the body, Empati for the mind (ODE-REC-02). */
export const treatmentSkill: Readonly<Record<Harm, Skill>> = { physical: 'academics', mental: 'empathy' };

/** Difficulty by severity; an extreme one never heals (ODE-REC-03, ODE-OPT-02). */
const difficultyBySeverity: Readonly<Record<Severity, number | undefined>> = {
  mild: 2,
  moderate: 4,
  severe: 6,
  extreme: undefined,
};
const treatingOneself = 2;

/** How hard it is to start the healing: two more on oneself (ODE-REC-03). */
export const treatmentDifficulty = (severity: Severity, self: boolean): number | undefined => {
  const difficulty = difficultyBySeverity[severity];
  return difficulty === undefined ? undefined : difficulty + (self ? treatingOneself : 0);
};

/** Treat a fresh consequence: an overcome roll; when it works the wound is reworded and heals (ODE-REC-02..04, D-32). */
export const treatConsequence = (state: State, command: TreatConsequence, context: Context): Decision<Event> => {
  const actor = actorFor(state, command.actor, context);
  if (isRefused(actor)) return actor;
  const patient = figure(state, command.patient);
  if (!patient || patient.only !== undefined) return no('notFound', { id: command.patient });
  const wound = patient.consequences.find(({ slotId }) => slotId === command.slotId);
  const difficulty = wound && treatmentDifficulty(wound.severity, actor.id === patient.id);
  if (wound?.state !== 'fresh' || difficulty === undefined) return no('notTreatable', {}, 'ODE-REC-02');
  const skill = treatmentSkill[wound.harm ?? 'physical'];
  if (command.skill !== skill) return no('skillNotAllowed', { skill: command.skill, needed: skill }, 'ODE-REC-02');
  if (!isText(command.text)) return no('textRequired', {}, 'ODE-REC-04');
  // Between two scenes there is time for it too (D-17).
  const between = state.scene === null && actor.status === 'ready' && actor.only === undefined && !isOpen(state.roll);
  const barred = between && state.hits.length === 0 ? undefined : mayAct(state, actor, context);
  if (barred) return barred;
  return accept<Event>({
    type: 'ode/actionDeclared',
    roll: newRoll(state, newHalf(state, actor, skill), {
      action: 'overcome',
      intent: command.text.trim(),
      purpose: 'treatment',
      difficulty: secret('everyone', difficulty),
      treatment: { patientId: patient.id, slotId: command.slotId, text: command.text.trim() },
    }),
  });
};
