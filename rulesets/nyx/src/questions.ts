import type { Json, Refusal, Viewer } from '@aspekt/contract';
import * as v from 'valibot';
import type { Question, State } from './model.ts';
import { attrition } from './odds/attrition.ts';
import { complex, round } from './odds/gauge.ts';
import * as onTable from './odds/on-table.ts';
import { points } from './odds/points.ts';
import { opposed, roll, slowHarm } from './odds/rolls.ts';

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const Id = v.pipe(v.string(), v.maxLength(200));

/** As many dice as any table has, and attributes far beyond what the rules can reach. */
const net = whole(-30, 30);
const effective = whole(-20, 40);
const numbers = { effective, net };
const Numbers = v.strictObject(numbers);
const Worn = v.strictObject({ effective: whole(1, 20), net, mob: v.exactOptional(v.boolean()) });
const scale = whole(1, 20);
const needle = whole(-20, 20);
const gauge = {
  a: Numbers,
  b: v.exactOptional(Numbers),
  scale,
  needle,
  round: whole(1, 100_000),
  situational: v.exactOptional(v.strictObject({ side: v.picklist(['A', 'B']), value: whole(0, 5) })),
};
const Activation = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(80)),
  price: whole(0, 3),
  gain: whole(0, 3),
  onA: whole(-10, 10),
  onB: whole(-10, 10),
});

const QuestionSchema = v.pipe(
  v.variant('ask', [
    v.strictObject({ ask: v.literal('roll'), ...numbers }),
    v.strictObject({ ask: v.literal('opposed'), a: Numbers, b: Numbers }),
    v.strictObject({ ask: v.literal('draft'), draft: Id }),
    v.strictObject({ ask: v.literal('slowHarm'), effective, net: v.strictTuple([net, net]) }),
    v.strictObject({ ask: v.literal('round'), ...gauge }),
    v.strictObject({ ask: v.literal('complex'), ...gauge }),
    v.strictObject({ ask: v.literal('conflict'), conflict: Id }),
    v.strictObject({ ask: v.literal('attrition'), a: Worn, b: Worn, scale, needle }),
    v.strictObject({
      ask: v.literal('points'),
      ...gauge,
      points: whole(0, 1000),
      cap: whole(0, 1000),
      activations: v.pipe(v.array(Activation), v.maxLength(5)),
    }),
  ]),
  v.check((question) => !('scale' in question) || Math.abs(question.needle) <= question.scale),
) satisfies v.GenericSchema<unknown, Question>;

/** Odds that one command does not answer (the catalogue's Odds section), always asked of the rules themselves. */
const answer = (state: State, question: Question): Json | { readonly refusal: Refusal } => {
  switch (question.ask) {
    case 'roll':
      return roll(state, question);
    case 'opposed':
      return opposed(state, question.a, question.b);
    case 'draft':
      return onTable.draft(state, question.draft);
    case 'slowHarm':
      return slowHarm(state, question.effective, question.net);
    case 'round':
      return round(state, question);
    case 'complex':
      return complex(state, question);
    case 'conflict':
      return onTable.conflict(state, question.conflict);
    case 'attrition':
      return attrition(state, question);
    case 'points':
      return points(state, question);
  }
};

/** Odds are for everybody, for the game master or for nobody, as the table has it (`oddsFor`). */
export const mayForesee = ({ settings: { oddsFor } }: State, viewer: Viewer): boolean =>
  oddsFor === 'all' || (oddsFor === 'gm' && viewer.role === 'gm');

export const questions = { schema: QuestionSchema, answer };
