import { accept, refuse, type Context, type Decision, type Viewer } from '@aspekt/contract';
import { forbidden, isGm, likewise, owns, rollsOf, type Refused } from './access.ts';
import type { AnswerConsent, Character, Event, OpenRoll, Roll, Settings, State } from './model.ts';
import { persuasion } from './persuasion.ts';

type Asking = Pick<OpenRoll, 'socialConsent' | 'askConsent'>;

/** Övertala, Romans and the like against a player's character are for the table to allow (VAST-PERS-02, VAST-PERS-03). */
export const mayPersuade = (
  actor: Character,
  target: Character | undefined,
  asking: Asking,
  settings: Settings,
  context: Context,
): Refused => {
  if (target === undefined) return undefined;
  const rule = actor.npc ? 'VAST-PERS-02' : 'VAST-PERS-03';
  switch (persuasion(actor, target, settings)) {
    case 'on':
      return undefined;
    case 'consent':
      return asking.askConsent || hasAgreed(target, asking, context.by)
        ? undefined
        : refuse('E_SOCIAL_CONSENT', { target: target.name }, [rule]);
    case 'off':
      return forbidden(context, 'E_SOCIAL_OFF', [rule], { target: target.name });
  }
};

/** For the target speaks whoever plays it; the game master may have heard the answer at the table. */
const speaksFor = (target: Character | undefined, by: Viewer): boolean =>
  isGm(by) || (target !== undefined && owns(target, by));

const hasAgreed = (target: Character, { socialConsent, askConsent }: Asking, by: Viewer): boolean =>
  (socialConsent === true && speaksFor(target, by)) || (askConsent === true && owns(target, by));

/** Whether the roll waits for the word of the target's player. */
export const mustAsk = (
  actor: Character,
  target: Character | undefined,
  asking: Asking,
  settings: Settings,
  { by }: Context,
): boolean =>
  target !== undefined && persuasion(actor, target, settings) === 'consent' && !hasAgreed(target, asking, by);

/** Until the target's player has agreed no die falls. */
export const unagreed = ({ consent }: Roll): Refused =>
  consent === 'asked' ? refuse('E_SOCIAL_CONSENT', undefined, ['VAST-PERS-02', 'VAST-PERS-03']) : undefined;

/** The target's player, or the game master for her, lets the roll be made or not (VAST-PERS-02, VAST-PERS-03). */
export const answerConsent = (state: State, { rollId, agree }: AnswerConsent, { by }: Context): Decision<Event> => {
  const rolls = rollsOf(state, rollId, by).filter(({ consent, status }) => consent && status !== 'withdrawn');
  const [first] = rolls;
  if (!first?.socialTargetId) return refuse('E_UNKNOWN_ID', { id: rollId });
  const { value: target } = first.socialTargetId;
  const character = state.characters.find(({ id }) => id === target);
  if (!speaksFor(character, by)) return refuse('E_NOT_OWNER');
  return accept<Event>({
    type: 'vastmark/consentAnswered',
    rolls: rolls.map(({ id }) => id),
    actor: first.actorId,
    target,
    agree,
    ...likewise(first),
  });
};

/** The roll after the answer: open, or withdrawn. */
export const consented = ({ consent: _, ...roll }: Roll, agree: boolean): Roll =>
  agree ? roll : { ...roll, status: 'withdrawn' };
