import { accept, refuse, secret, type Context, type Decision } from '@aspekt/contract';
import { characterOf, hersAlone, isGm, likewise, onlyGm, ownerOrGm, unknown, type Refused } from './access.ts';
import { keyPhraseProblem } from './features.ts';
import type {
  Aspect,
  BuyFeature,
  Character,
  DismissPurchase,
  Event,
  Experience,
  Feature,
  Paid,
  Purchase,
  RelabelXp,
  Settings,
  State,
} from './model.ts';
import { aspectFrom, aspectProblem } from './proficiencies.ts';
import { secretFrom, secretProblem } from './secrets.ts';
import { significance, type SignificantSheet } from './significance.ts';
import { pointsProblem, traitFrom, traitProblem } from './spheres.ts';

const sheetOf = ({ traits, aspects, own }: Character): SignificantSheet => ({
  traits,
  aspects,
  secrets: own.value.secrets,
});

/** The sheet with the feature on it. */
export const withFeature = (sheet: SignificantSheet, feature: Feature): SignificantSheet => {
  const inAspect = (phrase: string, to: (aspect: Aspect) => Aspect): SignificantSheet => ({
    ...sheet,
    aspects: sheet.aspects.map((aspect) => (aspect.phrase === phrase ? to(aspect) : aspect)),
  });
  switch (feature.type) {
    case 'trait': {
      const trait = traitFrom(feature.phrase, feature.points);
      return trait ? { ...sheet, traits: [...sheet.traits, trait] } : sheet;
    }
    case 'aspect':
      return { ...sheet, aspects: [...sheet.aspects, aspectFrom(feature)] };
    case 'secret':
      return { ...sheet, secrets: [...sheet.secrets, secretFrom(feature)] };
    case 'assignment':
      return inAspect(feature.aspect, (aspect) => ({
        ...aspect,
        assigned: [...aspect.assigned, { proficiency: feature.proficiency }],
      }));
    case 'keyPhrase':
      return inAspect(feature.aspect, (aspect) => ({
        ...aspect,
        assigned: aspect.assigned.map((it) =>
          it.proficiency === feature.proficiency ? { ...it, keyPhrase: feature.keyPhrase } : it,
        ),
      }));
  }
};

/** A bought feature must be as legal as one of creation. */
export const featureProblem = (
  state: State,
  character: Character,
  feature: Feature,
  context: Pick<Context, 'by'>,
): Refused => {
  const { traits, aspects } = character;
  switch (feature.type) {
    case 'trait': {
      const broken = pointsProblem(feature.points);
      if (broken) return broken;
      const trait = traitFrom(feature.phrase, feature.points);
      if (!trait) return refuse('E_TRAIT_POINTS', { phrase: feature.phrase }, ['KOLO-TRAIT-02', 'KOLO-TRAIT-03']);
      return traitProblem(trait, traits);
    }
    case 'aspect': {
      const aspect = aspectFrom(feature);
      return aspectProblem(aspect, aspects) ?? keyPhraseProblem(state, aspect.assigned);
    }
    case 'secret':
      return secretProblem(secretFrom(feature), character.own.value.secrets, context);
    case 'assignment': {
      const aspect = aspects.find(({ phrase }) => phrase === feature.aspect);
      if (!aspect) return unknown(feature.aspect);
      return aspectProblem({ ...aspect, assigned: [...aspect.assigned, { proficiency: feature.proficiency }] }, []);
    }
    case 'keyPhrase': {
      const aspect = aspects.find(({ phrase }) => phrase === feature.aspect);
      if (!aspect?.assigned.some((it) => it.proficiency === feature.proficiency)) return unknown(feature.aspect);
      return keyPhraseProblem(state, [feature]);
    }
  }
};

export type FeatureCost = { readonly pointsBefore: number; readonly pointsAfter: number; readonly xpCost: number };

/** Cost = multiplier × the change in significance points, the whole table reckoned before and after; never below 0, rounded up (KOLO-XP-09, KOLO-XP-10, D-28). */
export const featureCost = (character: Character, feature: Feature, settings: Settings): FeatureCost => {
  const { resources } = character.own.value;
  const before = significance(sheetOf(character), resources, settings).points;
  const after = significance(withFeature(sheetOf(character), feature), resources, settings).points;
  const [above = 2, below = 1] =
    typeof settings.xpMultiplier === 'number' ? [settings.xpMultiplier] : settings.xpMultiplier.split('/').map(Number);
  return {
    pointsBefore: before,
    pointsAfter: after,
    // Decimal multipliers are no exact binary fractions: a trace above a whole number is none.
    xpCost: Math.max(0, Math.ceil((above * (after - before)) / below - 1e-9)),
  };
};

type Purse = {
  readonly matching: readonly Experience[];
  readonly free: readonly Experience[];
  readonly others: readonly Experience[];
};

const purseOf = (xp: readonly Experience[], labels: readonly string[]): Purse => ({
  matching: xp.filter(({ label }) => label !== null && labels.includes(label)),
  free: xp.filter(({ label }) => label === null),
  others: xp.filter(({ label }) => label !== null && !labels.includes(label)),
});
const total = (entries: readonly Experience[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

/** What the entries are worth for a feature with these labels: off-label two for one where the table allows (KOLO-XP-05, KOLO-XP-06). */
export const spendable = (xp: readonly Experience[], labels: readonly string[], settings: Settings): number => {
  const { matching, free, others } = purseOf(xp, labels);
  return total(matching) + total(free) + (settings.offLabelTwoForOne ? Math.floor(total(others) / 2) : 0);
};

/** Matching labels pay first, then unlabelled points, then the others two for one; oldest first. */
export const payment = (xp: readonly Experience[], labels: readonly string[], cost: number): Paid => {
  const { matching, free, others } = purseOf(xp, labels);
  const paid: { readonly id: string; readonly amount: number }[] = [];
  const take = (entries: readonly Experience[], due: number): number => {
    let left = due;
    for (const { id, amount } of entries) {
      const part = Math.min(amount, left);
      if (part > 0) paid.push({ id, amount: part });
      left -= part;
    }
    return left;
  };
  const left = take([...matching, ...free], cost);
  take(others, left * 2);
  return paid;
};

/** A purchase is legal, and experience that matches it is enough (KOLO-XP-05, KOLO-XP-09). */
export const purchaseProblem = (
  state: State,
  character: Character,
  { feature, matchingLabels }: Purchase,
  context: Pick<Context, 'by'>,
): Refused => {
  const illegal = featureProblem(state, character, feature, context);
  if (illegal) return illegal;
  const needs = featureCost(character, feature, state.settings).xpCost;
  const { xp } = character.own.value;
  const has = spendable(xp, matchingLabels, state.settings);
  if (has >= needs) return undefined;
  return !state.settings.offLabelTwoForOne && total(xp) >= needs
    ? refuse('E_XP_LABEL', { has, needs }, ['KOLO-XP-05', 'KOLO-XP-06'])
    : refuse('E_XP_SHORT', { has, needs }, ['KOLO-XP-09']);
};

/**
 * A new feature is bought with experience that matches it (KOLO-XP-05, KOLO-XP-09). What a player wants to buy, and
 * which labels match, waits for the game master, who buys it in her stead (D-15).
 */
export const buyFeature = (state: State, command: BuyFeature, context: Context): Decision<Event> => {
  const { actor, feature, matchingLabels = [] } = command;
  const character = characterOf(state, actor, context.by);
  if (!character) return unknown(actor);
  const purchase: Purchase = { feature, matchingLabels };
  const wrong = ownerOrGm(character, context) ?? purchaseProblem(state, character, purchase, context);
  if (wrong) return wrong;
  const cost = featureCost(character, feature, state.settings);
  const own = { only: hersAlone(character) };
  if (!isGm(context.by)) {
    return accept<Event>({ type: 'kolo/purchaseAsked', actor, purchase, xpCost: cost.xpCost, ...own });
  }
  return accept<Event>({
    type: 'kolo/featureBought',
    actor,
    feature,
    ...cost,
    paid: secret(own.only, payment(character.own.value.xp, matchingLabels, cost.xpCost)),
    ...(feature.type === 'secret' ? own : likewise(character)),
  });
};

/** The game master refuses a purchase, or its player takes it back (D-15). */
export const dismissPurchase = (state: State, { actor }: DismissPurchase, context: Context): Decision<Event> => {
  const character = characterOf(state, actor, context.by);
  if (!character) return unknown(actor);
  const wrong = ownerOrGm(character, context);
  if (wrong) return wrong;
  const { purchase } = character.own.value;
  if (!purchase) return refuse('E_WRONG_STATUS', undefined, ['KOLO-XP-10']);
  const only = hersAlone(character);
  return accept<Event>({ type: 'kolo/purchaseDismissed', actor, feature: purchase.feature, only });
};

/** Labels change where dramatic events overshadow the past, if the table allows (KOLO-XP-07). */
export const relabelXp = (state: State, command: RelabelXp, { by }: Context): Decision<Event> => {
  const { actor, entries, label } = command;
  const character = characterOf(state, actor, by);
  if (!character) return unknown(actor);
  const { xp } = character.own.value;
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  const ids = entries.map((place) => xp[place]?.id);
  const stranger = ids.indexOf(undefined);
  if (stranger >= 0) return unknown(String(entries[stranger]));
  if (!state.settings.relabelAllowed) return refuse('E_SETTING_OFF', { setting: 'relabelAllowed' }, ['KOLO-XP-07']);
  return accept<Event>({
    type: 'kolo/xpRelabelled',
    actor,
    ids: ids.flatMap((id) => id ?? []),
    label,
    only: hersAlone(character),
  });
};
