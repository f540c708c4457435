import type { Language } from '../language.ts';

export const refusals: Language['refusals'] = {
  NYX_E_UNKNOWN: 'What you mean does not exist, or no longer does. Choose something that is on the table now.',
  NYX_E_ROLE: 'This is not yours to do. Ask whoever plays the figure, or the game master.',
  NYX_E_PHASE: 'Not at this moment: the game is in another state. See what waits and finish that first.',
  NYX_E_PENDING_HARM: 'Harm is waiting. Choose exhaustion or damage before the next roll.',
  NYX_E_KNOCKED_OUT:
    'The figure is knocked out, for an attribute is 0, and cannot act. It passes when the exhaustion clears.',
  NYX_E_ATTR_RANGE: 'An attribute must be a whole number of at least 1, because 0 means knocked out. Raise it.',
  NYX_E_ATTR_SUM: ({ remaining = 0, total = 17 }) =>
    `The sum of the attributes is wrong${Number(remaining) > 0 ? `: ${remaining} left to place` : Number(remaining) < 0 ? `: ${-Number(remaining)} too many` : ''}. Move points until it is ${total}.`,
  NYX_E_ASPECT_VALUE: 'An aspect is worth 1, 2 or 3. Choose one of these.',
  NYX_E_ASPECT_SPREAD:
    'A character has ten aspects worth 3, 2, 2, 2, 1, 1, 1, 1, 1, 1. They cannot be split or merged. Change the values.',
  NYX_E_DUPLICATE_ASPECT: ({ name = 'That aspect' }) => `${name} is there already. Give the new one another name.`,
  NYX_E_NAME: 'A name is missing. Write a few words.',
  NYX_E_NOT_BREAK:
    'Aspects change and damage is removed only between sessions or in a longer pause. Wait for the next break.',
  NYX_E_STEP: 'An aspect changes by at most one step in a break. Do the rest next time.',
  NYX_E_SUM: ({ sum }) =>
    `The regular aspects must still be worth 15 together${sum === undefined ? '' : `, now ${sum}`}. Take the point from another aspect.`,
  NYX_E_THREES: 'Only one aspect may be worth 3. Lower one of them.',
  NYX_E_TWOS: 'At most three aspects may be worth 2. Lower one of them.',
  NYX_E_EXPLANATION: 'An explanation is missing. Say in a few words how it happens.',
  NYX_E_NOT_DAMAGE: 'That is not damage. Choose a damage aspect.',
  NYX_E_POINTS: 'Not enough aspect points. Let an aspect hinder you to earn more.',
  NYX_E_SETTING: 'There is no such setting, or it does not take that value. Choose one that is shown.',
  NYX_E_OWNER:
    'Aspects are invented for and hidden on extras, things and the scene, not characters. Choose another owner.',
  NYX_E_EXTRA_FULL: 'An extra has at most one 2 and three 1s. Promote it to a major NPC if it needs more.',
  NYX_E_DRAWBACK: 'Neutral use needs an equal drawback. Write which.',
  NYX_E_CONSENT: 'The aspect belongs to another player’s character. Ask first, then mark that they agree.',
  NYX_E_DUPLICATE: ({ aspect = 'The aspect' }) =>
    `${aspect} is already part of this roll. Each aspect is used at most once in an action.`,
  NYX_E_MIXED: 'You may not use aspects both in favour and against in the same action. Take back one kind.',
  NYX_E_TARGET:
    'The dice cannot go to that roll. Own and allies’ aspects go to your own roll, others’ to yours or the opponent’s.',
  NYX_E_FORCED_PAY: 'Nobody can be made to pay. The game master may only demand aspects that hinder.',
  NYX_E_EASY: 'An easier action needs no roll. Let it succeed, or roll without a modifier.',
  NYX_E_MODIFIER:
    'The game master’s modifiers must add up to −3 to 0, in opposed rolls and rounds −3 to +3. Change the number.',
  NYX_E_NOT_ALONE:
    'Without dice it takes an aspect in favour of one side, and none in favour of the other. Activate one first, or roll.',
  NYX_E_DEMAND_OPEN: 'A demand waits for an answer. Accept it or buy it off first.',
  NYX_E_DICE: 'The dice do not fit the roll. Enter the right number of them, each from 1 to 10.',
  NYX_E_GOAL: 'Every active side needs a goal before the first round. Write what it wants.',
  NYX_E_SIDES: 'A conflict needs at least one active side with somebody who can act. Add someone.',
  NYX_E_SCALE: 'The scale has 1 to 20 steps, usually 5. Choose a number in that range.',
  NYX_E_SITUATIONAL: 'A situational edge is 0 to 5. Choose a number in that range.',
  NYX_E_BLOCKED:
    'The conflict cannot be broken off now: preventing that is part of the opponent’s goal. Go on, or give up.',
  NYX_E_NO_HARM: 'There is no such harm, or it has been taken already. Choose one that waits.',
  NYX_E_HARM_CHOICE:
    'Harm is taken all as exhaustion or all as one damage, never mixed. A slow harm is always damage. Choose again.',
  NYX_E_STRENGTH: 'The strength of a slow harm is 0 to 3. Choose a number in that range.',
  NYX_E_PERIOD: 'The period must be longer than zero, in whole quarters of a minute. Write how long it takes.',
  NYX_E_CLOCK: 'The clock does not go back. Give a later time.',
  NYX_E_ID: 'What you are making exists already. Try again.',
  NYX_E_READY: 'The other side is not ready. Wait, or let the game master roll anyway.',
  NYX_E_ASPECT_LIMIT: ({ limit }) =>
    `The table allows at most ${limit ?? 'a set number of'} aspects. Remove one, or change the setting.`,
  NYX_W_OVER_10: 'An attribute is above 10. Allowed but very unusual: roll as for 10 and add the rest to the effect.',
  NYX_W_TEMP_VALUE: 'Temporary aspects are almost always worth 1. Keep the value only if it is really needed.',
  NYX_W_EXTRA_FULL: 'The extra now has more than one 2 and three 1s. Perhaps it is a major NPC: promote it to one.',
};
