import type { Name, Texts } from '@aspekt/contract';
import type { Event } from '../../model.ts';
import { tellAdjusted } from '../adjusted.ts';
import { tellHarms, tellPoints, tellRolled } from '../rolled.ts';
import { tellSettings } from '../setting-words.ts';
import { aspect, changed, harmSum, list, modified, modifierName, said, sideName } from '../parts.ts';
import { whyActivations, whyPoints, whyRolled } from '../why.ts';
import { closed, duration, ownerName, spoken } from '../words.ts';
import { of, rollPhrases, settingWords, whyPhrases, words } from './words.ts';

const owned = (owner: string, name: Name): string => {
  const known = ownerName(words, owner, name);
  return known === undefined ? '' : ` (${known})`;
};
const because = (reason: string | undefined): string => (reason ? `: ${closed(reason)}` : '.');
const behalf = (onBehalf: true | undefined): string | false => onBehalf === true && 'Spelledaren gör det åt spelaren.';
/** The owner of an aspect says no to another's use of it; else the game master judges. */
const rejects = (byOwner: true | undefined, owner: string, name: Name): string =>
  byOwner ? `${name(owner)} säger nej till` : 'Spelledaren underkänner';
const movedTo = (needle: number | undefined): string | undefined =>
  needle === undefined ? undefined : `Nålen flyttas till ${words.number(needle)}.`;

export const sentences: Texts<Event> = {
  'nyx/characterCreated': ({ character: { name, kind } }) => {
    const what = kind === 'majorNpc' ? 'Ny viktig spelledarperson' : 'Ny rollperson';
    return `${what}: ${name}.`;
  },
  'nyx/draftEdited': ({ character, remaining }, name) => {
    if (remaining === undefined) return `${name(character)} ändras.`;
    const left = remaining < 0 ? `${-remaining} attributpoäng för mycket` : `${remaining} attributpoäng kvar`;
    return `${name(character)} ändras: ${remaining === 0 ? 'alla attributpoäng är fördelade' : left}.`;
  },
  'nyx/characterActivated': ({ character }, name) => `${name(character)} är klar att spelas.`,
  'nyx/characterReturned': ({ character, reason }, name) => `${name(character)} blir ett utkast igen${because(reason)}`,
  'nyx/characterRetired': ({ character }, name) => `${name(character)} lämnar spelet.`,
  'nyx/characterClaimed': ({ character }, name) => `${name(character)} har fått en spelare.`,
  'nyx/characterAssigned': ({ character, owner }, name) =>
    owner === undefined ? `${name(character)} är ledig att ta.` : `${name(character)} har fått en spelare.`,
  'nyx/figureRenamed': ({ before, name }) =>
    name === undefined ? `${before} får en ny beskrivning.` : `${before} heter nu ${name}.`,
  'nyx/aspectNamed': ({ character, name: called }, name) => `${name(character)} får aspekten ${called}.`,
  'nyx/aspectDescribed': ({ owner, name: called, description }, name) =>
    `${called}${owned(owner, name)}: ${closed(description)}`,
  'nyx/aspectsChanged': ({ character, changes, motivation }, name) => ({
    text: `${name(character)} förändras: ${list(changes.map((change) => changed(change, 'ny', 'borta')))}.${motivation === undefined ? '' : ` ${closed(motivation)}`}`,
    why: ['Spela snart en scen som visar förändringen.'],
  }),
  'nyx/damageRemoved': ({ character, name: called, points }, name) => ({
    text: `${name(character)} blir av med skadan ${called}.`,
    why: whyPoints(words, whyPhrases, points, name),
  }),
  'nyx/temporaryAspectAdded': ({ target, aspect: added }, name) =>
    `Tillfällig aspekt${owned(target, name)}: ${aspect(added)}.`,
  'nyx/temporaryAspectRemoved': ({ target, name: called }, name) =>
    `Den tillfälliga aspekten ${called}${owned(target, name)} är över.`,
  'nyx/pointsAdjusted': ({ points, reason }, name) =>
    spoken('Spelledaren justerar.', ...tellPoints(rollPhrases, points, name), closed(reason)),

  'nyx/tableConfigured': ({ settings, labels }) =>
    `Bordets inställningar: ${tellSettings(settingWords, settings, labels, words.attribute)}.`,
  'nyx/sessionStarted': ({ session }) => `Spelmöte ${session} börjar.`,
  'nyx/sessionEnded': ({ session }) => `Spelmöte ${session} är slut. Nu får aspekter ändras.`,
  'nyx/longPauseTaken': () => 'En längre paus. Nu får aspekter ändras.',
  'nyx/sceneStarted': ({ scene }) => `Ny scen${because(scene.title)}`,
  'nyx/participantsSet': ({ participants }, name) => `Med i scenen: ${list(participants.map(name)) || 'ingen'}.`,
  'nyx/sceneEnded': ({ title, exhaustionCleared }) =>
    spoken(`Scenen är slut${because(title)}`, exhaustionCleared && 'All utmattning försvinner.'),
  'nyx/reminderCleared': ({ text }) => `Klart: ${closed(text)}`,
  'nyx/clockAdvanced': ({ from, to, wanted, due }, name) =>
    spoken(
      `${duration(words, to - from)} går.`,
      ...due.map(({ slowHarm }) => `Dags för ${name(slowHarm.target)} att slå mot ${slowHarm.name}.`),
      wanted !== undefined && to < wanted && `Klockan stannar här, ${duration(words, wanted - to)} återstår.`,
    ),

  'nyx/extraCreated': ({ extra: { name, mob, aspects } }) =>
    `${mob ? 'Samlat motstånd' : 'Ny statist'}: ${list([name, ...aspects.map(aspect)])}.`,
  'nyx/extraHidden': ({ extra }, name) => `${name(extra)} döljs.`,
  'nyx/extraRevealed': ({ extra }, name) => `${name(extra)} visar sig.`,
  'nyx/extraRemoved': ({ name }) => `${name} lämnar spelet.`,
  'nyx/extraPromoted': ({ character }) => `${character.name} blir en viktig spelledarperson.`,
  'nyx/aspectRevealed': ({ owner, aspect: shown }, name) => `Avslöjat${owned(owner, name)}: ${aspect(shown)}.`,
  'nyx/aspectHidden': ({ owner }, name) => `En aspekt${owned(owner, name)} döljs.`,
  'nyx/aspectInvented': ({ owner, aspect: made }, name) => `Ny aspekt${owned(owner, name)}: ${aspect(made)}.`,
  'nyx/aspectVetoed': ({ owner, name: called, reason }, name) =>
    `Spelledaren stryker ${called}${owned(owner, name)}${because(reason)}`,
  'nyx/sceneAspectAdded': ({ aspect: added }) => `Scenen har aspekten ${aspect(added)}.`,
  'nyx/sceneAspectRemoved': ({ name }) => `Scenens aspekt ${name} är borta.`,
  'nyx/thingAdded': ({ thing: { name, aspects } }) => `Gemensam sak: ${list([name, ...aspects.map(aspect)])}.`,
  'nyx/thingRemoved': ({ name }) => `${name} är borta.`,

  'nyx/aspectUsed': ({ use, onBehalf }, name) => ({
    text: spoken(
      `${name(use.by)} använder ${aspect(use)} ${words.sign[use.sign]}: ${closed(use.explanation)}`,
      use.drawback && `Nackdel: ${closed(use.drawback)}`,
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
      `${name(activation.by)} aktiverar ${aspect(activation)} ${words.sign[activation.sign]}.`,
      behalf(onBehalf),
    ),
    why: whyActivations(words, whyPhrases, [activation], name),
  }),
  'nyx/activationWithdrawn': ({ activation, who = activation.by }, name) =>
    `${who === 'gm' ? 'Spelledaren' : name(who)} tar tillbaka ${aspect(activation)}.`,
  'nyx/activationRejected': ({ activation, reason, byOwner }, name) =>
    `${rejects(byOwner, activation.owner, name)} ${aspect(activation)}: ${closed(reason)}`,
  'nyx/aspectDemanded': ({ activation }, name) =>
    spoken(`Spelledaren kräver att ${aspect(activation)} hindrar ${name(activation.by)}.`, said(activation)),
  'nyx/damageMarked': ({ activation }, name) =>
    activation.answer === 'buyOff'
      ? `${name(activation.by)} köper bort skadan ${aspect(activation)}.`
      : `Skadan ${aspect(activation)} ${activation.answer ? 'hindrar' : 'kan hindra'} ${name(activation.by)}.`,
  'nyx/demandAnswered': ({ activation, onBehalf }, name) => {
    const { by, answer, explanation } = activation;
    return spoken(
      answer === 'buyOff'
        ? `${name(by)} köper bort ${aspect(activation)}${because(explanation)}`
        : `${name(by)} låter sig hindras av ${aspect(activation)}.`,
      behalf(onBehalf),
    );
  },
  'nyx/storyDemanded': ({ demand }, name) =>
    spoken(`Spelledaren kräver att ${aspect(demand)} ställer till det för ${name(demand.target)}.`, said(demand)),
  'nyx/storyDemandAnswered': ({ demand, answer, explanation, use, onBehalf }, name) => ({
    text: spoken(
      answer === 'buyOff'
        ? `${name(demand.target)} köper bort ${aspect(demand)}${because(explanation)}`
        : `${name(demand.target)} låter sig hindras av ${aspect(demand)}.`,
      ...tellPoints(rollPhrases, use.points, name),
      behalf(onBehalf),
    ),
    why: whyPoints(words, whyPhrases, use.points, name),
  }),

  'nyx/actionDeclared': ({ draft: { rollers, stakes, failure }, onBehalf }, name) =>
    spoken(
      rollers.A &&
        `${name(rollers.A.actor)} tänker slå ${words.attribute[rollers.A.attribute]}${modified(words, rollers.A.modifiers)}.`,
      stakes === 'fiction' && 'Insatsen är berättelsen, inget avdrag.',
      failure && `Om det misslyckas: ${closed(failure)}`,
      behalf(onBehalf),
    ) || 'Ett slag förbereds.',
  'nyx/groupActionDeclared': ({ draft: { rollers, group } }, name) =>
    rollers.A && group
      ? `${name(rollers.A.actor)} slår ${words.attribute[rollers.A.attribute]} för ${list(group.members.map(name))}: ` +
        `${group.way === 'weakest' ? 'den svagaste' : 'den starkaste'} avgör.`
      : 'En grupphandling förbereds.',
  'nyx/conflictRollDeclared': ({ draft: { rollers, stakes }, onBehalf }, name) =>
    spoken(
      rollers.A && rollers.B
        ? `Motståndsslag: ${name(rollers.A.actor)} med ${words.attribute[rollers.A.attribute]} mot ` +
            `${name(rollers.B.actor)} med ${words.attribute[rollers.B.attribute]}.`
        : 'Ett motståndsslag förbereds.',
      stakes === 'fiction' && 'Insatsen är berättelsen, inget avdrag.',
      behalf(onBehalf),
    ),
  'nyx/roundDeclared': ({ draft, side, onBehalf }, name) => {
    const roller = draft.rollers[side];
    return spoken(
      roller ? `${name(roller.actor)} tänker slå ${words.attribute[roller.attribute]}.` : 'Omgången förbereds.',
      roller?.tactic && `Taktik: ${closed(roller.tactic)}`,
      behalf(onBehalf),
    );
  },
  'nyx/slowHarmRollDeclared': ({ draft: { rollers }, onBehalf }, name) =>
    spoken(
      rollers.A
        ? `${name(rollers.A.actor)} ska slå ${words.attribute[rollers.A.attribute]} mot ett långsamt avdrag.`
        : 'Ett slag mot ett långsamt avdrag förbereds.',
      behalf(onBehalf),
    ),
  'nyx/modifierSet': ({ actor, modifier }, name) =>
    modifier.value === 0
      ? `${of(name(actor))} slag: ${modifierName(words, modifier)} tas bort.`
      : `${of(name(actor))} slag: ${words.signed(modifier.value)} (${modifierName(words, modifier)}).`,
  'nyx/stakesSet': ({ stakes, failure, spread }) =>
    spoken(
      stakes === 'fiction' && 'Insatsen är berättelsen, inget avdrag.',
      stakes === 'harm' && 'Insatsen är avdrag.',
      failure && `Om det misslyckas: ${closed(failure)}`,
      spread === true && 'Avdraget drabbar hela gruppen.',
      spread === false && 'Avdraget drabbar den som slår.',
    ) || 'Insatsen är oförändrad.',
  'nyx/rollAttributeSet': ({ actor, attribute }, name) =>
    `${name(actor)} slår i stället ${words.attribute[attribute]}.`,
  'nyx/readied': ({ actor, ready, onBehalf }, name) =>
    spoken(`${name(actor)} är ${ready ? 'redo' : 'inte redo än'}.`, behalf(onBehalf)),
  'nyx/draftCancelled': ({ actor }, name) => `${name(actor)} slår inte. Reserverade poäng är fria igen.`,
  'nyx/automaticGranted': ({ favoured, actors, effect, activations, points, harms, kind }, name) => ({
    text: spoken(
      kind === 'individual'
        ? `${name(actors.A)} lyckas automatiskt.`
        : `${name(actors[favoured] ?? actors.A)} vinner automatiskt${effect === null ? '' : ` med effekt ${effect}`}.`,
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
      `Komplex handling: ${title}. ` +
      `${sideName(sides.A, name)} vill: ${sides.A.goal || 'att motparten misslyckas'}. ` +
      `${sideName(sides.B, name)} vill: ${sides.B.goal || 'att motparten misslyckas'}.`,
    why: [
      `Skala ${scale}–0–${scale}`,
      mode === 'ends' ? 'Den som kommer förbi änden når sitt mål.' : 'Konflikten går vidare även förbi änden.',
      ...[sides.A, sides.B]
        .filter(({ situational }) => situational.value > 0)
        .map((side) => `${sideName(side, name)}: ${side.situational.label} ${side.situational.value}`),
    ],
  }),
  'nyx/situationalSet': ({ situational: { label, value }, needle }) =>
    spoken(`Situationsberoende övertag: ${label} ${value}.`, movedTo(needle)),
  'nyx/situationalDropped': ({ situational: { label }, needle }) =>
    spoken(`${label} ger inget övertag längre.`, movedTo(needle)),
  'nyx/goalSet': ({ goal }) => `Nytt mål: ${closed(goal)}`,
  'nyx/membersSet': ({ members }, name) => `På samma sida: ${list(members.map(name))}.`,
  'nyx/needleSet': ({ before, after, reason }) =>
    `Spelledaren flyttar nålen från ${words.number(before)} till ${words.number(after)}: ${closed(reason)}`,
  'nyx/roundNarrated': ({ round, text }) => `Omgång ${round}: ${closed(text)}`,
  'nyx/breakOffRequested': () => 'Den ena parten vill avbryta konflikten.',
  'nyx/breakOffRuled': ({ ruling }) =>
    ({
      allow: 'Konflikten får avbrytas.',
      block: 'Konflikten kan inte avbrytas nu.',
      roll: 'Ett slag avgör om konflikten kan avbrytas.',
    })[ruling],
  'nyx/conflictEnded': ({ title, endReason, winner, sides, reason }, name) => {
    const end = `${title} är slut, ${words.ended[endReason]}.`;
    const won = winner === null ? undefined : sides[winner];
    return spoken(
      end,
      won && `${sideName(won, name)} vinner${won.goal ? `: ${closed(won.goal)}` : '.'}`,
      reason && closed(reason),
    );
  },

  'nyx/harmTaken': (event, name) => {
    const { harm, choice, attribute, exhaustion, aspects, mobLoss, knockedOut, onBehalf } = event;
    const who = name(harm.target);
    return {
      text: spoken(
        choice === 'exhaustion'
          ? `${who} tar ${exhaustion === undefined ? '' : `${exhaustion} `}utmattning på ${words.attribute[attribute]}.`
          : `${who} tar skada: ${list(aspects.map(aspect))}.`,
        mobLoss > 0 && `Det samlade motståndet tappar ${mobLoss}.`,
        knockedOut && `${who} är utslagen.`,
        behalf(onBehalf),
      ),
      why: harmSum(event, words, { effect: 'Effekt', damage: 'en skada', exhaustion: 'utmattning' }),
    };
  },
  'nyx/harmRedirected': ({ target, before, attribute }, name) =>
    `Utmattning för ${name(target)} drabbar ${words.attribute[attribute]} i stället för ${words.attribute[before]}.`,
  'nyx/harmWaived': ({ harm, reason }, name) => `${name(harm.target)} slipper avdraget: ${closed(reason)}`,
  'nyx/exhaustionCleared': ({ figure, attributes }, name) =>
    `${name(figure)} återhämtar sig: ${list(attributes.map((attribute) => words.attribute[attribute]))}.`,
  'nyx/slowHarmStarted': ({ slowHarm }, name) => ({
    text: `Långsamt avdrag för ${name(slowHarm.target)}: ${slowHarm.name}.`,
    why: [
      `${words.attribute[slowHarm.attribute]} ${words.signed(-slowHarm.strength)}`,
      ...slowHarm.checks.map(({ dueAt }, i) => `Slag ${i + 1} efter ${duration(words, dueAt - slowHarm.startedAt)}`),
    ],
  }),
  'nyx/slowHarmRevealed': ({ slowHarm }, name) => `${name(slowHarm.target)} bär på ${slowHarm.name}.`,
  'nyx/slowHarmCancelled': ({ name: called, reason }) => `${called} är över: ${closed(reason)}`,

  'nyx/adjusted': (event, name) =>
    tellAdjusted(event, name, words, {
      by: (who) => `Spelledaren ändrar${who === undefined ? '' : ` (${who})`}`,
      exhaustion: 'utmattning på',
      mobLoss: 'förlust på',
      points: 'poäng',
      added: 'ny aspekt',
      struck: 'struken aspekt',
    }),
};
