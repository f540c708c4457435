import type { Name, Seen } from '@aspekt/contract';
import type { Activation, PointMove, RoundResult } from '../model.ts';
import type { SeenEvent } from './language.ts';
import { modifierName } from './parts.ts';
import type { SeenRoll } from './rolled.ts';
import type { Words } from './words.ts';

/** How a language tells the arithmetic behind a result. */
export type WhyPhrases = {
  readonly extraDice: (positive: number, negative: number, rolled: string) => string;
  /** The die that counts is at or below what it was held against: `effect` is a number or a sum. */
  readonly met: (face: string, target: string, effect: string) => string;
  readonly missed: (face: string, effective: string, margin: string) => string;
  /** For a roll whose numbers the viewer may not know. */
  readonly counted: (face: string, effect: string) => string;
  readonly activation: (aspect: string, value: number, sign: string, who: string) => string;
  readonly boughtOff: (aspect: string, value: number, who: string) => string;
  readonly margin: (sum: string) => string;
  readonly needle: (sum: string) => string;
  readonly points: Readonly<Record<PointMove['why'], string>>;
};

/** Every number behind a roll: what was held against what, which dice, which aspects, the gauge, the points. */
export const whyRolled = (
  words: Words,
  phrases: WhyPhrases,
  event: SeenEvent<'nyx/rolled'>,
  name: Name,
): readonly string[] => {
  const rolls = [event.rolls.A, event.rolls.B].filter((roll) => roll !== undefined);
  const [a, b] = rolls;
  return [
    ...rolls.flatMap((roll) => {
      const lines = whyRoll(words, phrases, roll);
      return rolls.length > 1 ? lines.map((line) => `${name(roll.actor)}: ${line}`) : lines;
    }),
    ...whyActivations(words, phrases, event.activations, name),
    ...(a && b && a.effect !== b.effect
      ? [
          phrases.margin(
            `${Math.max(a.effect, b.effect)}${words.taken(Math.min(a.effect, b.effect))} = ${event.margin}`,
          ),
        ]
      : []),
    ...(event.round ? [phrases.needle(gaugeSum(words, event.round))] : []),
    ...whyPoints(words, phrases, event.points, name),
  ];
};

const whyRoll = (words: Words, phrases: WhyPhrases, roll: SeenRoll): readonly string[] => {
  const { numbers, positiveDice, negativeDice, diceCount, mode, chosen, success, effect } = roll;
  const face = `${chosen}`;
  const dice =
    positiveDice + negativeDice > 0 ? [phrases.extraDice(positiveDice, negativeDice, words.dice(diceCount, mode))] : [];
  if (!numbers) return [...dice, phrases.counted(face, `${effect}`)];
  const { target, effectBonus, effective } = numbers;
  const held = success
    ? phrases.met(face, `${target}`, effectBonus > 0 ? `${chosen} + ${effectBonus} = ${effect}` : `${effect}`)
    : phrases.missed(face, words.number(effective), `${roll.failMargin ?? chosen - effective}`);
  return [attributeSum(words, roll, numbers), ...dice, held];
};

/** `Body 4 - 1 (slightly harder) = 3`. */
const attributeSum = (words: Words, roll: SeenRoll, numbers: NonNullable<SeenRoll['numbers']>): string => {
  const { base, current, modifiers, effective } = numbers;
  const worn = current === base ? '' : ` (${base}${words.added(current - base)} ${words.worn})`;
  const added = modifiers.map((modifier) => `${words.added(modifier.value)} (${modifierName(words, modifier)})`);
  const total = modifiers.length > 0 ? ` = ${words.number(effective)}` : '';
  return `${words.attribute[roll.attribute]} ${current}${worn}${added.join('')}${total}`;
};

export const whyActivations = (
  words: Words,
  phrases: WhyPhrases,
  activations: readonly Seen<Activation>[],
  name: Name,
): readonly string[] =>
  activations.map(({ name: aspect, value, sign, by, answer, explanation, drawback }) => {
    const line =
      answer === 'buyOff'
        ? phrases.boughtOff(aspect, value, name(by))
        : phrases.activation(aspect, value, words.sign[sign], name(by));
    const said = [explanation, drawback]
      .filter((text) => text !== undefined && text !== '' && text !== aspect)
      .join('; ');
    return said === '' ? line : `${line}: ${said}`;
  });

const gaugeSum = (words: Words, { before, move, after, overflow }: Seen<RoundResult>): string => {
  const raw = before + move;
  const sum = `${words.number(before)}${words.added(move)} = ${words.number(raw)}`;
  return overflow > 0 ? `${sum} → ${words.number(after)}` : sum;
};

/** One line per character: what she gained or lost, and by which aspects. */
export const whyPoints = (
  words: Words,
  phrases: WhyPhrases,
  points: readonly Seen<PointMove>[],
  name: Name,
): readonly string[] => {
  const moved = new Map<string, { total: number; readonly parts: string[] }>();
  for (const { character, delta, why, aspect } of points) {
    const sum = moved.get(character) ?? { total: 0, parts: [] };
    sum.total += delta;
    sum.parts.push(`${words.signed(delta)} ${phrases.points[why]}${aspect === undefined ? '' : `: ${aspect}`}`);
    moved.set(character, sum);
  }
  return [...moved].map(([id, { total, parts }]) => `${name(id)} ${words.points(total)} (${parts.join('; ')})`);
};
