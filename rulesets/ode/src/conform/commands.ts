import type { Viewer } from '@aspekt/contract';
import type { Command, State } from '../model.ts';
import { placeFrom, stuntFrom } from './given.ts';
import { flag, isObject, list, number, numbers, object, text, texts, type Loose } from './loose.ts';
import type { Names } from './names.ts';
import { figure } from '../people.ts';

export type Move = { readonly command: Command; readonly by: Viewer };

export const gm: Viewer = { seat: 'gm', role: 'gm' };
/** `gm`, or the id of a PC, standing for that PC's player. */
export const viewerOf = (by: string): Viewer => (by === 'gm' ? gm : { seat: by, role: 'player' });

/** Who gives commands for a character. */
export const playerOf = (state: State, id: string): Viewer => viewerOf(figure(state, id)?.owner ?? 'gm');

const aspectKeys: readonly string[] = ['aspect', 'because', 'removes'];

/** An aspect without an id goes by its text. */
const newAspect = (value: unknown): Loose => {
  const aspect = object(value);
  return {
    ...aspect,
    id: text(aspect['id'], text(aspect['text'])),
    ...('attachedTo' in aspect && { attachedTo: placeFrom(aspect['attachedTo']) }),
  };
};

const advantageFrom = (value: unknown, names: Names): Loose => {
  const advantage = object(value);
  if (advantage['mode'] === 'new') return { ...newAspect(advantage), mode: 'new' };
  return {
    mode: advantage['mode'],
    ...(typeof advantage['aspect'] === 'string' && { aspect: names.real(advantage['aspect']) }),
  };
};

const npcFrom = (step: Loose): Loose => ({
  kind: text(step['kind'], 'minorNpc'),
  name: text(step['name'], text(step['id'])),
  description: text(step['description']),
  aspects: list(step['aspects']).map((one) => {
    const { known, ...aspect } = newAspect(one);
    return { id: aspect['id'], text: aspect['text'], known: flag(known, true) };
  }),
  skills: numbers(step['skills']),
  stunts: list(step['stunts']).map((one) => stuntFrom(object(one))),
  ...(isObject(step['boxes']) && {
    boxes: { physical: number(step['boxes']['physical']), mental: number(step['boxes']['mental']) },
  }),
  ...(Array.isArray(step['slots']) && { slots: step['slots'] }),
});

const field = (key: string, value: unknown, names: Names): unknown => {
  if (aspectKeys.includes(key) && typeof value === 'string') return names.real(value);
  switch (key) {
    case 'keep':
      return texts(value).map(names.real);
    case 'advantage':
      return advantageFrom(value, names);
    case 'attachedTo':
      return placeFrom(value);
    case 'aspects':
      return list(value).map(newAspect);
    case 'zones':
      return list(value).map((one) => {
        const { id, name, adjacent, barred } = object(one);
        return { id, name: text(name, text(id)), adjacent: texts(adjacent), barred: texts(barred) };
      });
    case 'stunt':
      return isObject(value) ? stuntFrom(value) : value;
    default:
      return value;
  }
};

/** A step that is one command of the catalogue, as the rules take it. */
export const commandFrom = (step: Loose, names: Names, more: Loose = {}): Command => {
  const { cmd, by: _, window: __, ...inputs } = step;
  const type = `ode/${cmd === 'correct' ? 'adjust' : text(cmd)}`;
  if (cmd === 'createNpc') return { type, id: step['id'], npc: npcFrom(step), ...more } as unknown as Command;
  const fields = Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, field(key, value, names)]));
  if (cmd === 'addSituationAspect') return { type, ...newAspect(inputs), ...more } as unknown as Command;
  return { type, ...fields, ...more } as unknown as Command;
};
