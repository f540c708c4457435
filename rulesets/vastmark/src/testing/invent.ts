import type { Viewer } from '@aspekt/contract';
import type { Move, Random } from '@aspekt/testkit';
import type { Command, Resistance, State } from '../model.ts';
import { anna, bo, gm, onlooker } from './table.ts';

const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[random() % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const some = <T>(random: Random, items: readonly T[]): readonly T[] => items.filter(() => random() % 3 === 0);

/** Any command, sensible or absurd, by anybody; now and then an opposed roll, which chance alone seldom brings about. */
export const invent = (state: unknown, random: Random): Move => {
  const at = state as State;
  if (random() % 6 === 0) return { command: towardsOpposed(at, random), by: gm };
  if (random() % 8 === 0) return { command: underHouseRules(at, random), by: gm };
  return { command: command(at, random), by: pick<Viewer>(random, [gm, gm, gm, anna, anna, bo, onlooker]) };
};

const towardsOpposed = (state: State, random: Random): Command => {
  const waiting = state.rolls.filter((it) => it.status === 'ruled' && it.resistance.value.kind === 'opposed');
  const sides = [...new Set(waiting.map((it) => it.groupId ?? it.id))].slice(0, 2 + (random() % 2));
  const id = `o${random() % 100_000}`;
  const series = state.series.find(({ sides: pair }) => pair.some(({ won }) => won < 2));
  if (series && random() % 2 === 0) {
    return random() % 6 === 0
      ? { type: 'vastmark/endSeries', seriesId: series.id }
      : { type: 'vastmark/nextInSeries', seriesId: series.id, rolls: [id, `${id}b`] };
  }
  const single = waiting.filter(({ groupId }) => groupId === null).slice(0, 2);
  if (single.length > 1 && random() % 3 === 0) {
    const pair = single.map((it) => it.id);
    return { type: 'vastmark/startSeries', id, sides: pair, wins: 2, daze: random() % 2 === 0 };
  }
  const actor = pick(random, [...state.characters.map((it) => it.id), 'tuva']);
  return sides.length > 1
    ? { type: 'vastmark/opposedRoll', id, sides }
    : {
        type: 'vastmark/openRoll',
        id,
        actor,
        resistance: { kind: 'opposed' },
        modifications: [{ label: 'läge', value: random() % 4 }],
      };
};

/** What the house rules bring, switched on first: chance alone hardly comes that far. */
const underHouseRules = (state: State, random: Random): Command => {
  const { daze, specialisations, toughness, series } = state.settings;
  if (!daze || !specialisations || !toughness || !series) return { type: 'vastmark/setTableSettings', settings: on };
  const who = state.characters[random() % Math.max(1, state.characters.length)];
  if (!who) return { type: 'vastmark/setScene', title: 'Tomt' };
  const { skills, specialisations: known = [] } = who.sheet.value;
  const skill = skills.find(({ apprentice }) => !apprentice)?.name ?? 'Rida';
  const given = skills.find(({ apprentice }) => apprentice)?.name;
  const id = `h${random() % 100_000}`;
  return pick<Command>(random, [
    { type: 'vastmark/setDaze', actor: who.id, value: random() % 4 },
    {
      type: 'vastmark/learnSpecialisations',
      actor: who.id,
      specialisations: [{ skill, name: id }],
      ...(given !== undefined && random() % 2 === 0 && { insteadOf: given }),
    },
    { type: 'vastmark/editSkill', actor: who.id, name: 'Rida', value: 1, apprentice: false },
    ...known.map((one): Command => ({
      type: 'vastmark/openRoll',
      id,
      actor: who.id,
      skills: [one.skill],
      specialisation: { name: one.name, as: pick(random, ['bonus', 'row']) },
      resistance: { kind: 'difficulty', value: random() % 20 },
    })),
    {
      type: 'vastmark/openRoll',
      id,
      actor: who.id,
      kind: 'toughness',
      resistance: { kind: 'difficulty', value: random() % 20 },
    },
    {
      type: 'vastmark/openRoll',
      id,
      actor: who.id,
      socialTarget: pick(random, state.characters).id,
      askConsent: true,
      resistance: { kind: 'difficulty', value: random() % 20 },
    },
    { type: 'vastmark/setHurt', actor: who.id, id, degree: pick(random, ['light', 'serious']), text: 'armen' },
    ...(who.hurts ?? []).map((hurt): Command => ({
      type: 'vastmark/setHurt',
      actor: who.id,
      id: hurt.id,
      degree: null,
    })),
  ]);
};
const on = {
  daze: true,
  specialisations: true,
  toughness: true,
  series: true,
  socialNpcAgainstPlayer: 'consent',
  socialPlayerAgainstPlayer: 'consent',
};

const command = (state: State, random: Random): Command => {
  const actor = pick(random, [...state.characters.map(({ id }) => id), 'tuva', 'nobody']);
  const own = state.characters.find(({ id }) => id === actor)?.sheet.value;
  const traits = [...(own?.traits.map(({ name }) => name) ?? []), 'Okänd'];
  const rollId = pick(random, [...state.rolls.map(({ id }) => id), ...state.groups.map(({ id }) => id), 'no-roll']);
  const number = (random() % 24) - 6;
  const id = `n${random() % 100_000}`;
  const seat = pick(random, ['anna', 'bo', null]);
  const resistance = pick<Resistance>(random, [
    { kind: 'difficulty', value: number },
    { kind: 'opposed' },
    { kind: 'opposed' },
    { kind: 'opposedTotal', total: number, zero: random() % 2 === 0, ...(random() % 2 === 0 && { actorId: actor }) },
  ]);
  const waiting = state.rolls.filter((it) => it.status === 'ruled' && it.resistance.value.kind === 'opposed');
  const sides = [...waiting.map((it) => it.groupId ?? it.id), rollId, 'no-roll'].slice(0, 2);
  const modifications = [{ label: 'läge', value: (random() % 7) - 3 }];
  return pick<Command>(random, [
    { type: 'vastmark/setTableSettings', settings: pick(random, settings) },
    {
      type: 'vastmark/createCharacter',
      id,
      creationMethod: pick(random, ['simple', 'pointBuild', 'free']),
      reserve: number,
    },
    {
      type: 'vastmark/createCharacter',
      id,
      npc: random() % 2 === 0,
      traits: [{ name: 'Stark', value: number }],
      skills: [{ name: 'Rida', value: number, apprentice: true }],
    },
    {
      type: 'vastmark/createQuickExtra',
      id,
      line: pick(random, ['Full -2, Slagsmål +2', 'Bonde', 'X: Stark 3; Spjut 2', '']),
      shown: random() % 2 === 0,
    },
    { type: 'vastmark/editTrait', actor, name: pick(random, traits), value: number },
    { type: 'vastmark/editSkill', actor, name: 'Rida', value: number },
    { type: 'vastmark/awardXp', actor, amount: number },
    { type: 'vastmark/spendXp', actor, amount: number, text: 'Rida' },
    {
      type: 'vastmark/declareAction',
      actor,
      text: 'gör något',
      trait: pick(random, [...traits, null]),
      turned: random() % 2 === 0,
      skill: 'Rida',
    },
    // What waits in the inbox is named, or chance alone would hardly ever dismiss anything.
    { type: 'vastmark/dismissAction', actor: state.inbox[0]?.actor ?? actor },
    {
      type: 'vastmark/decideWithoutRoll',
      actor,
      text: 'gör något',
      outcome: pick(random, ['success', 'failure', 'half']),
    },
    {
      type: 'vastmark/proposeTrait',
      rollId,
      trait: pick(random, [...traits, null]),
      turned: random() % 2 === 0,
      reason: 'därför',
    },
    { type: 'vastmark/ruleTrait', rollId, trait: pick(random, [...traits, null]), turned: random() % 2 === 0 },
    { type: 'vastmark/ruleTrait', rollId, resistance, modifications },
    {
      type: 'vastmark/openRoll',
      id,
      actor,
      resistance,
      kind: pick(random, ['ordinary', 'toughness']),
      traits: some(random, traits).slice(0, 1),
      skills: ['Rida'],
      modifications,
      hidden: random() % 2 === 0,
    },
    {
      type: 'vastmark/openRoll',
      id,
      actor,
      resistance,
      mode: 'separate',
      traits: some(random, traits),
      socialTarget: pick(random, [...state.characters.map((it) => it.id), null]),
      askConsent: random() % 2 === 0,
    },
    {
      type: 'vastmark/answerConsent',
      rollId: state.rolls.find(({ consent }) => consent)?.id ?? rollId,
      agree: random() % 2 === 0,
    },
    { type: 'vastmark/requestSeveralTraits', actor, traits: some(random, traits) },
    { type: 'vastmark/answerSeveralTraits', actor, traits: some(random, traits), allow: random() % 2 === 0 },
    { type: 'vastmark/roll', rollId },
    { type: 'vastmark/enterFaces', rollId, faces: pick(random, [[4], [9, 3], [9], [0], [12], [3, 3], []]) },
    { type: 'vastmark/opposedRoll', id, sides },
    { type: 'vastmark/opposedRoll', id, sides, faces: { [rollId]: [4] } },
    { type: 'vastmark/spendHeroPoint', rollId, use: pick(random, ['extraDie', 'ignoreZero']) },
    { type: 'vastmark/confirmRoll', rollId },
    { type: 'vastmark/answerPrompt', rollId, half: pick(random, ['halfSuccess', 'halfFailure', null]), text: 'så här' },
    { type: 'vastmark/withdrawRoll', rollId },
    {
      type: 'vastmark/learnSpecialisations',
      actor,
      specialisations: [{ skill: 'Rida', name: pick(random, ['hoppa', 'galopp']) }],
      ...(random() % 3 === 0 && { insteadOf: pick(random, ['Gömma Sig', 'Rida']) }),
    },
    {
      type: 'vastmark/openRoll',
      id,
      actor,
      resistance,
      skills: ['Rida'],
      specialisation: { name: 'hoppa', as: pick(random, ['bonus', 'row']) },
    },
    {
      type: 'vastmark/ruleTrait',
      rollId,
      specialisation: pick(random, [
        null,
        { name: 'hoppa', as: 'bonus' } as const,
        { name: 'hoppa', as: 'row' } as const,
      ]),
    },
    {
      type: 'vastmark/adjust',
      reason: 'prov',
      change: { what: 'specialisation', actor, skill: 'Rida', name: 'hoppa', has: random() % 2 === 0 },
    },
    {
      type: 'vastmark/setHurt',
      actor,
      id: state.characters.find((it) => it.id === actor)?.hurts?.[0]?.id ?? id,
      degree: pick(random, ['light', 'serious', null]),
      text: 'armen',
    },
    { type: 'vastmark/setDaze', actor, value: random() % 4 },
    { type: 'vastmark/setScene', title: 'Skogen' },
    { type: 'vastmark/showCharacter', actor, shown: random() % 2 === 0 },
    { type: 'vastmark/assignCharacter', actor, ownerId: seat },
    { type: 'vastmark/renameCharacter', actor, name: 'Nytt namn' },
    { type: 'vastmark/writeNotes', actor, notes: 'anteckning' },
    {
      type: 'vastmark/adjust',
      reason: 'prov',
      change: { what: 'trait', actor, name: pick(random, traits), value: pick(random, [null, number]) },
    },
    {
      type: 'vastmark/adjust',
      reason: '',
      change: { what: 'skill', actor, name: 'Rida', value: pick(random, [null, number]) },
    },
    { type: 'vastmark/adjust', reason: 'prov', change: { what: 'unusedXp', actor, value: number } },
    { type: 'vastmark/adjust', reason: 'prov', change: { what: 'creationMethod', actor, value: 'free' } },
    { type: 'vastmark/adjust', reason: 'prov', change: { what: 'modifications', rollId, value: modifications } },
    { type: 'vastmark/adjust', reason: 'prov', change: { what: 'difficulty', rollId, value: number } },
    { type: 'vastmark/adjust', reason: 'prov', change: { what: 'strikeRoll', rollId } },
    ...(random() % 20 === 0
      ? [{ type: 'vastmark/adjust', reason: 'prov', change: { what: 'strikeCharacter', actor } } as const]
      : []),
  ]);
};

const settings: readonly Readonly<Record<string, unknown>>[] = [
  { difficultyTie: 'statusQuo' },
  { opposedZero: 'otherSucceeds' },
  { heroTiming: 'beforeRoll' },
  { heroTiming: 'afterLooking', npcHeroPoints: true },
  { openNpcRolls: false },
  { openNpcRolls: true, severalTraits: 'off' },
  { severalTraits: 'ask', socialNpcAgainstPlayer: 'consent' },
  { apprenticeSkillsNormally: 0 },
  { daze: true, specialisations: true, series: true, toughness: true },
  { daze: true, specialisations: true, series: true, toughness: true },
  { daze: false },
];
