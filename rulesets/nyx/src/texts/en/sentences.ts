import type { Name, Texts } from '@aspekt/contract';
import type { Event } from '../../model.ts';
import { tellAdjusted } from '../adjusted.ts';
import { aspect, changed, harmSum, list, modified, modifierName, said, sideName } from '../parts.ts';
import { tellHarms, tellPoints, tellRolled } from '../rolled.ts';
import { tellSettings } from '../setting-words.ts';
import { whyActivations, whyPoints, whyRolled } from '../why.ts';
import { closed, duration, ownerName, spoken } from '../words.ts';
import { of, rollPhrases, settingWords, whyPhrases, words } from './words.ts';

const owned = (owner: string, name: Name): string => {
  const known = ownerName(words, owner, name);
  return known === undefined ? '' : ` (${known})`;
};
const because = (reason: string | undefined): string => (reason ? `: ${closed(reason)}` : '.');
const behalf = (onBehalf: true | undefined): string | false =>
  onBehalf === true && 'The game master does it for the player.';
/** The owner of an aspect says no to another's use of it; else the game master judges. */
const rejects = (byOwner: true | undefined, owner: string, name: Name): string =>
  byOwner ? `${name(owner)} says no to` : 'The game master rejects';
const movedTo = (needle: number | undefined): string | undefined =>
  needle === undefined ? undefined : `The needle moves to ${words.number(needle)}.`;

export const sentences: Texts<Event> = {
  'nyx/characterCreated': ({ character: { name, kind } }) => {
    const what = kind === 'majorNpc' ? 'New major NPC' : 'New character';
    return `${what}: ${name}.`;
  },
  'nyx/draftEdited': ({ character, remaining }, name) => {
    if (remaining === undefined) return `${name(character)} changes.`;
    const left = remaining < 0 ? `${-remaining} too many` : `${remaining} left`;
    return `${name(character)} changes: ${remaining === 0 ? 'all attribute points are placed' : `attribute points, ${left}`}.`;
  },
  'nyx/characterActivated': ({ character }, name) => `${name(character)} is ready for play.`,
  'nyx/characterReturned': ({ character, reason }, name) => `${name(character)} is a draft again${because(reason)}`,
  'nyx/characterRetired': ({ character }, name) => `${name(character)} leaves the game.`,
  'nyx/characterClaimed': ({ character }, name) => `${name(character)} has a player.`,
  'nyx/characterAssigned': ({ character, owner }, name) =>
    owner === undefined ? `${name(character)} is free to take.` : `${name(character)} has a player.`,
  'nyx/figureRenamed': ({ before, name }) =>
    name === undefined ? `${before} gets a new description.` : `${before} is now called ${name}.`,
  'nyx/aspectNamed': ({ character, name: called }, name) => `${name(character)} gets the aspect ${called}.`,
  'nyx/aspectDescribed': ({ owner, name: called, description }, name) =>
    `${called}${owned(owner, name)}: ${closed(description)}`,
  'nyx/aspectsChanged': ({ character, changes, motivation }, name) => ({
    text: `${name(character)} changes: ${list(changes.map((change) => changed(change, 'new', 'gone')))}.${motivation === undefined ? '' : ` ${closed(motivation)}`}`,
    why: ['Play a scene soon that shows the change.'],
  }),
  'nyx/damageRemoved': ({ character, name: called, points }, name) => ({
    text: `${name(character)} is rid of the damage ${called}.`,
    why: whyPoints(words, whyPhrases, points, name),
  }),
  'nyx/temporaryAspectAdded': ({ target, aspect: added }, name) =>
    `Temporary aspect${owned(target, name)}: ${aspect(added)}.`,
  'nyx/temporaryAspectRemoved': ({ target, name: called }, name) =>
    `The temporary aspect ${called}${owned(target, name)} is over.`,
  'nyx/pointsAdjusted': ({ points, reason }, name) =>
    spoken('The game master adjusts.', ...tellPoints(rollPhrases, points, name), closed(reason)),

  'nyx/tableConfigured': ({ settings, labels }) =>
    `Table settings: ${tellSettings(settingWords, settings, labels, words.attribute)}.`,
  'nyx/sessionStarted': ({ session }) => `Session ${session} begins.`,
  'nyx/sessionEnded': ({ session }) => `Session ${session} ends. Aspects may now be changed.`,
  'nyx/longPauseTaken': () => 'A longer pause. Aspects may now be changed.',
  'nyx/sceneStarted': ({ scene }) => `New scene${because(scene.title)}`,
  'nyx/participantsSet': ({ participants }, name) => `In the scene: ${list(participants.map(name)) || 'nobody'}.`,
  'nyx/sceneEnded': ({ title, exhaustionCleared }) =>
    spoken(`The scene is over${because(title)}`, exhaustionCleared && 'All exhaustion is gone.'),
  'nyx/reminderCleared': ({ text }) => `Done: ${closed(text)}`,
  'nyx/clockAdvanced': ({ from, to, wanted, due }, name) =>
    spoken(
      `Time passes: ${duration(words, to - from)}.`,
      ...due.map(({ slowHarm }) => `${name(slowHarm.target)} has to roll against ${slowHarm.name}.`),
      wanted !== undefined && to < wanted && `The clock stops here, ${duration(words, wanted - to)} to go.`,
    ),

  'nyx/extraCreated': ({ extra: { name, mob, aspects } }) =>
    `New ${mob ? 'mob' : 'extra'}: ${list([name, ...aspects.map(aspect)])}.`,
  'nyx/extraHidden': ({ extra }, name) => `${name(extra)} is hidden.`,
  'nyx/extraRevealed': ({ extra }, name) => `${name(extra)} appears.`,
  'nyx/extraRemoved': ({ name }) => `${name} leaves the game.`,
  'nyx/extraPromoted': ({ character }) => `${character.name} becomes a major NPC.`,
  'nyx/aspectRevealed': ({ owner, aspect: shown }, name) => `Revealed${owned(owner, name)}: ${aspect(shown)}.`,
  'nyx/aspectHidden': ({ owner }, name) => `An aspect${owned(owner, name)} is hidden.`,
  'nyx/aspectInvented': ({ owner, aspect: made }, name) => `New aspect${owned(owner, name)}: ${aspect(made)}.`,
  'nyx/aspectVetoed': ({ owner, name: called, reason }, name) =>
    `The game master strikes ${called}${owned(owner, name)}${because(reason)}`,
  'nyx/sceneAspectAdded': ({ aspect: added }) => `The scene has the aspect ${aspect(added)}.`,
  'nyx/sceneAspectRemoved': ({ name }) => `The scene’s aspect ${name} is gone.`,
  'nyx/thingAdded': ({ thing: { name, aspects } }) => `Shared thing: ${list([name, ...aspects.map(aspect)])}.`,
  'nyx/thingRemoved': ({ name }) => `${name} is gone.`,

  'nyx/aspectUsed': ({ use, onBehalf }, name) => ({
    text: spoken(
      `${name(use.by)} uses ${aspect(use)}, ${words.sign[use.sign]}: ${closed(use.explanation)}`,
      use.drawback && `Drawback: ${closed(use.drawback)}`,
      ...tellPoints(rollPhrases, use.points, name),
      behalf(onBehalf),
    ),
    why: whyPoints(words, whyPhrases, use.points, name),
  }),
  'nyx/useRejected': ({ use, reason, points, byOwner }, name) =>
    spoken(
      `${rejects(byOwner, use.owner, name)} ${aspect(use)}: ${closed(reason)}`,
      ...tellPoints(rollPhrases, points, name),
    ),
  'nyx/aspectActivated': ({ activation, onBehalf }, name) => ({
    text: spoken(
      `${name(activation.by)} activates ${aspect(activation)}, ${words.sign[activation.sign]}.`,
      behalf(onBehalf),
    ),
    why: whyActivations(words, whyPhrases, [activation], name),
  }),
  'nyx/activationWithdrawn': ({ activation, who = activation.by }, name) =>
    `${who === 'gm' ? 'The game master' : name(who)} takes back ${aspect(activation)}.`,
  'nyx/activationRejected': ({ activation, reason, byOwner }, name) =>
    `${rejects(byOwner, activation.owner, name)} ${aspect(activation)}: ${closed(reason)}`,
  'nyx/aspectDemanded': ({ activation }, name) =>
    spoken(`The game master demands that ${aspect(activation)} hinders ${name(activation.by)}.`, said(activation)),
  'nyx/damageMarked': ({ activation }, name) =>
    activation.answer === 'buyOff'
      ? `${name(activation.by)} buys off the damage ${aspect(activation)}.`
      : `The damage ${aspect(activation)} ${activation.answer ? 'hinders' : 'may hinder'} ${name(activation.by)}.`,
  'nyx/demandAnswered': ({ activation, onBehalf }, name) => {
    const { by, answer, explanation } = activation;
    return spoken(
      answer === 'buyOff'
        ? `${name(by)} buys off ${aspect(activation)}${because(explanation)}`
        : `${name(by)} lets ${aspect(activation)} hinder.`,
      behalf(onBehalf),
    );
  },
  'nyx/storyDemanded': ({ demand }, name) =>
    spoken(`The game master demands that ${aspect(demand)} makes trouble for ${name(demand.target)}.`, said(demand)),
  'nyx/storyDemandAnswered': ({ demand, answer, explanation, use, onBehalf }, name) => ({
    text: spoken(
      answer === 'buyOff'
        ? `${name(demand.target)} buys off ${aspect(demand)}${because(explanation)}`
        : `${name(demand.target)} lets ${aspect(demand)} hinder.`,
      ...tellPoints(rollPhrases, use.points, name),
      behalf(onBehalf),
    ),
    why: whyPoints(words, whyPhrases, use.points, name),
  }),

  'nyx/actionDeclared': ({ draft: { rollers, stakes, failure }, onBehalf }, name) =>
    spoken(
      rollers.A &&
        `${name(rollers.A.actor)} is about to roll ${words.attribute[rollers.A.attribute]}${modified(words, rollers.A.modifiers)}.`,
      stakes === 'fiction' && 'The story is at stake, no harm.',
      failure && `On a failure: ${closed(failure)}`,
      behalf(onBehalf),
    ) || 'A roll is being prepared.',
  'nyx/groupActionDeclared': ({ draft: { rollers, group } }, name) =>
    rollers.A && group
      ? `${name(rollers.A.actor)} rolls ${words.attribute[rollers.A.attribute]} for ${list(group.members.map(name))}: ` +
        `the ${group.way} decides.`
      : 'A group action is being prepared.',
  'nyx/conflictRollDeclared': ({ draft: { rollers, stakes }, onBehalf }, name) =>
    spoken(
      rollers.A && rollers.B
        ? `Opposed roll: ${name(rollers.A.actor)} with ${words.attribute[rollers.A.attribute]} against ` +
            `${name(rollers.B.actor)} with ${words.attribute[rollers.B.attribute]}.`
        : 'An opposed roll is being prepared.',
      stakes === 'fiction' && 'The story is at stake, no harm.',
      behalf(onBehalf),
    ),
  'nyx/roundDeclared': ({ draft, side, onBehalf }, name) => {
    const roller = draft.rollers[side];
    return spoken(
      roller
        ? `${name(roller.actor)} is about to roll ${words.attribute[roller.attribute]}.`
        : 'The round is being prepared.',
      roller?.tactic && `Tactic: ${closed(roller.tactic)}`,
      behalf(onBehalf),
    );
  },
  'nyx/slowHarmRollDeclared': ({ draft: { rollers }, onBehalf }, name) =>
    spoken(
      rollers.A
        ? `${name(rollers.A.actor)} is about to roll ${words.attribute[rollers.A.attribute]} against a slow harm.`
        : 'A roll against a slow harm is being prepared.',
      behalf(onBehalf),
    ),
  'nyx/modifierSet': ({ actor, modifier }, name) =>
    modifier.value === 0
      ? `${of(name(actor))} roll: ${modifierName(words, modifier)} is removed.`
      : `${of(name(actor))} roll: ${words.signed(modifier.value)} (${modifierName(words, modifier)}).`,
  'nyx/stakesSet': ({ stakes, failure, spread }) =>
    spoken(
      stakes === 'fiction' && 'The story is at stake, no harm.',
      stakes === 'harm' && 'Harm is at stake.',
      failure && `On a failure: ${closed(failure)}`,
      spread === true && 'The harm goes to the whole group.',
      spread === false && 'The harm goes to the one who rolls.',
    ) || 'The stakes are unchanged.',
  'nyx/rollAttributeSet': ({ actor, attribute }, name) => `${name(actor)} rolls ${words.attribute[attribute]} instead.`,
  'nyx/readied': ({ actor, ready, onBehalf }, name) =>
    spoken(`${name(actor)} is ${ready ? 'ready' : 'not ready yet'}.`, behalf(onBehalf)),
  'nyx/draftCancelled': ({ actor }, name) => `${name(actor)} does not roll. Reserved points are free again.`,
  'nyx/automaticGranted': ({ favoured, actors, effect, activations, points, harms, kind }, name) => ({
    text: spoken(
      kind === 'individual'
        ? `${name(actors.A)} succeeds automatically.`
        : `${name(actors[favoured] ?? actors.A)} wins automatically${effect === null ? '' : `, effect ${effect}`}.`,
      ...tellHarms(rollPhrases, harms, name),
      ...tellPoints(rollPhrases, points, name),
    ),
    why: [...whyActivations(words, whyPhrases, activations, name), ...whyPoints(words, whyPhrases, points, name)],
  }),
  'nyx/rolled': (event, name) => ({
    text: tellRolled(rollPhrases)(event, name),
    why: whyRolled(words, whyPhrases, event, name),
  }),

  'nyx/conflictStarted': ({ conflict: { title, sides, scale, mode } }, name) => ({
    text:
      `Complex action: ${title}. ` +
      `${sideName(sides.A, name)} wants: ${sides.A.goal || 'the other side to fail'}. ` +
      `${sideName(sides.B, name)} wants: ${sides.B.goal || 'the other side to fail'}.`,
    why: [
      `Scale ${scale}–0–${scale}`,
      mode === 'ends' ? 'Whoever passes the end reaches the goal.' : 'The conflict goes on past the end.',
      ...[sides.A, sides.B]
        .filter(({ situational }) => situational.value > 0)
        .map((side) => `${sideName(side, name)}: ${side.situational.label} ${side.situational.value}`),
    ],
  }),
  'nyx/situationalSet': ({ situational: { label, value }, needle }) =>
    spoken(`Situational edge: ${label} ${value}.`, movedTo(needle)),
  'nyx/situationalDropped': ({ situational: { label }, needle }) =>
    spoken(`${label} gives no edge any more.`, movedTo(needle)),
  'nyx/goalSet': ({ goal }) => `New goal: ${closed(goal)}`,
  'nyx/membersSet': ({ members }, name) => `On the same side: ${list(members.map(name))}.`,
  'nyx/needleSet': ({ before, after, reason }) =>
    `The game master moves the needle from ${words.number(before)} to ${words.number(after)}: ${closed(reason)}`,
  'nyx/roundNarrated': ({ round, text }) => `Round ${round}: ${closed(text)}`,
  'nyx/breakOffRequested': () => 'One side wants to break off.',
  'nyx/breakOffRuled': ({ ruling }) =>
    ({
      allow: 'The conflict may be broken off.',
      block: 'The conflict cannot be broken off now.',
      roll: 'A roll decides whether the conflict can be broken off.',
    })[ruling],
  'nyx/conflictEnded': ({ title, endReason, winner, sides, reason }, name) => {
    const won = winner === null ? undefined : sides[winner];
    return spoken(
      `${title} is over, ${words.ended[endReason]}.`,
      won && `${sideName(won, name)} wins${won.goal ? `: ${closed(won.goal)}` : '.'}`,
      reason && closed(reason),
    );
  },

  'nyx/harmTaken': (event, name) => {
    const { harm, choice, attribute, exhaustion, aspects, mobLoss, knockedOut, onBehalf } = event;
    const who = name(harm.target);
    return {
      text: spoken(
        choice === 'exhaustion'
          ? `${who} takes ${exhaustion === undefined ? '' : `${exhaustion} `}exhaustion on ${words.attribute[attribute]}.`
          : `${who} takes damage: ${list(aspects.map(aspect))}.`,
        mobLoss > 0 && `The mob loses ${mobLoss}.`,
        knockedOut && `${who} is knocked out.`,
        behalf(onBehalf),
      ),
      why: harmSum(event, words, { effect: 'Effect', damage: 'one damage', exhaustion: 'exhaustion' }),
    };
  },
  'nyx/harmRedirected': ({ target, before, attribute }, name) =>
    `${of(name(target))} exhaustion goes to ${words.attribute[attribute]} instead of ${words.attribute[before]}.`,
  'nyx/harmWaived': ({ harm, reason }, name) => `${name(harm.target)} is spared the harm: ${closed(reason)}`,
  'nyx/exhaustionCleared': ({ figure, attributes }, name) =>
    `${name(figure)} recovers: ${list(attributes.map((attribute) => words.attribute[attribute]))}.`,
  'nyx/slowHarmStarted': ({ slowHarm }, name) => ({
    text: `Slow harm for ${name(slowHarm.target)}: ${slowHarm.name}.`,
    why: [
      `${words.attribute[slowHarm.attribute]} ${words.signed(-slowHarm.strength)}`,
      ...slowHarm.checks.map(({ dueAt }, i) => `Roll ${i + 1} after ${duration(words, dueAt - slowHarm.startedAt)}`),
    ],
  }),
  'nyx/slowHarmRevealed': ({ slowHarm }, name) => `${name(slowHarm.target)} suffers from ${slowHarm.name}.`,
  'nyx/slowHarmCancelled': ({ name: called, reason }) => `${called} is over: ${closed(reason)}`,

  'nyx/adjusted': (event, name) =>
    tellAdjusted(event, name, words, {
      by: (who) => `The game master changes${who === undefined ? '' : ` ${who}`}`,
      exhaustion: 'exhaustion of',
      mobLoss: 'loss of',
      points: 'points',
      added: 'new aspect',
      struck: 'struck aspect',
    }),
};
