import { accept, refuse, type Context, type Decision } from '@aspekt/contract';
import { actorOf, characterOf, likewise, onlyGm } from './access.ts';
import { best } from './judge.ts';
import type { Character, Event, Hurt, OpenRoll, Roll, SetHurt, Settings, State } from './model.ts';
import { asOnSheet } from './sheet.ts';

/** The skill a toughness roll is made with where it stands on the sheet (VAST-X-TOUGH-01). */
const toughnessSkill = 'Stryktålighet';

/** A toughness roll without a named skill uses Stryktålighet, if the character has it (VAST-X-TOUGH-01). */
export const skillsFor = (
  { toughness }: Settings,
  { kind, skills = [] }: Pick<OpenRoll, 'kind' | 'skills'>,
  actor: Character,
): readonly string[] =>
  toughness && kind === 'toughness' && skills.length === 0 && asOnSheet(actor.sheet.value.skills, toughnessSkill)
    ? [toughnessSkill]
    : skills;

const hurtsOf = ({ hurts = [] }: Pick<Character, 'hurts'>): readonly Hurt[] => hurts;

/**
 * What confirmed toughness rolls against a damage leave behind: lightly hurt on a success, else seriously
 * (VAST-X-TOUGH-01). Several traits are one action, whose best roll counts (VAST-MULTI-03). Reading: a status quo is
 * no success.
 */
export const hurtBy = (state: State, rolls: readonly Roll[]): readonly Event[] => {
  if (!state.settings.toughness) return [];
  const damaging = rolls.filter(
    ({ kind, resistance }) => kind === 'toughness' && resistance.value.kind === 'difficulty',
  );
  const actions = Map.groupBy(damaging, ({ groupId, id }) => groupId ?? id);
  return [...actions].flatMap(([id, [first, ...mates]]): readonly Event[] => {
    const actor = first && actorOf(state, first);
    if (!actor) return [];
    const outcome = best([first, ...mates].flatMap(({ result }) => result?.outcome.value ?? []));
    const degree = outcome === 'success' || outcome === 'perfection' ? 'light' : 'serious';
    return [
      { type: 'vastmark/hurt', actor: actor.id, hurt: { id, degree, text: '' }, before: null, ...likewise(actor) },
    ];
  });
};

/** The game master says in words what the hurt is, sets how bad it is, adds one or takes it away (VAST-X-TOUGH-01). */
export const setHurt = (state: State, { actor, id, degree, text = '' }: SetHurt, { by }: Context): Decision<Event> => {
  const character = characterOf(state, actor, by);
  if (!character) return refuse('E_UNKNOWN_ID', { id: actor });
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  if (!state.settings.toughness) return refuse('E_SETTING_OFF', undefined, ['VAST-X-TOUGH-01']);
  const old = hurtsOf(character).find((hurt) => hurt.id === id) ?? null;
  if (degree !== null)
    return accept<Event>({
      type: 'vastmark/hurt',
      actor,
      hurt: { id, degree, text },
      before: old,
      ...likewise(character),
    });
  if (!old) return refuse('E_UNKNOWN_ID', { id });
  return accept<Event>({ type: 'vastmark/healed', actor, hurt: old, ...likewise(character) });
};

/** With the hurt as it is now. */
export const hurting = (character: Character, hurt: Hurt): Character => ({
  ...character,
  hurts: [...hurtsOf(character).filter(({ id }) => id !== hurt.id), hurt],
});

export const healing = (character: Character, gone: Hurt): Character => ({
  ...character,
  hurts: hurtsOf(character).filter(({ id }) => id !== gone.id),
});
