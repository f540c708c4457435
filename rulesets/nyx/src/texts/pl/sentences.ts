import type { Name, Texts } from '@aspekt/contract';
import type { Event } from '../../model.ts';
import { tellAdjusted } from '../adjusted.ts';
import { aspect, changed, harmSum, list, modified, modifierName, said, sideName } from '../parts.ts';
import { tellHarms, tellPoints, tellRolled } from '../rolled.ts';
import { tellSettings } from '../setting-words.ts';
import { whyActivations, whyPoints, whyRolled } from '../why.ts';
import { closed, duration, ownerName, spoken } from '../words.ts';
import { counted, on, rollPhrases, settingWords, whyPhrases, words } from './words.ts';

const owned = (owner: string, name: Name): string => {
  const known = ownerName(words, owner, name);
  return known === undefined ? '' : ` (${known})`;
};
const because = (reason: string | undefined): string => (reason ? `: ${closed(reason)}` : '.');
const behalf = (onBehalf: true | undefined): string | false => onBehalf === true && 'Mistrz gry robi to za gracza.';
/** The owner of an aspect says no to another's use of it; else the game master judges. */
const rejects = (byOwner: true | undefined, owner: string, name: Name): string =>
  byOwner ? `${name(owner)} nie zgadza się na` : 'Mistrz gry odrzuca';
const movedTo = (needle: number | undefined): string | undefined =>
  needle === undefined ? undefined : `Wskazówka przesuwa się na ${words.number(needle)}.`;

export const sentences: Texts<Event> = {
  'nyx/characterCreated': ({ character: { name, kind } }) => {
    const what = kind === 'majorNpc' ? 'Nowy ważny bohater niezależny' : 'Nowa postać';
    return `${what}: ${name}.`;
  },
  'nyx/draftEdited': ({ character, remaining }, name) => {
    if (remaining === undefined) return `${name(character)}, zmiany w szkicu.`;
    const points = counted(remaining, 'punkt', 'punkty', 'punktów');
    const left =
      remaining < 0 ? `${-remaining} ${points} atrybutów za dużo` : `do rozdania ${remaining} ${points} atrybutów`;
    return `${name(character)}, zmiany w szkicu: ${remaining === 0 ? 'wszystkie punkty atrybutów rozdane' : left}.`;
  },
  'nyx/characterActivated': ({ character }, name) => `Postać ${name(character)} jest gotowa do gry.`,
  'nyx/characterReturned': ({ character, reason }, name) =>
    `Postać ${name(character)} znów jest szkicem${because(reason)}`,
  'nyx/characterRetired': ({ character }, name) => `Postać ${name(character)} odchodzi z gry.`,
  'nyx/characterClaimed': ({ character }, name) => `Postać ${name(character)} ma gracza.`,
  'nyx/characterAssigned': ({ character, owner }, name) =>
    owner === undefined ? `Postać ${name(character)} jest wolna.` : `Postać ${name(character)} ma gracza.`,
  'nyx/figureRenamed': ({ before, name }) =>
    name === undefined ? `${before}: nowy opis.` : `${before} nazywa się teraz ${name}.`,
  'nyx/aspectNamed': ({ character, name: called }, name) => `${name(character)} dostaje aspekt ${called}.`,
  'nyx/aspectDescribed': ({ owner, name: called, description }, name) =>
    `${called}${owned(owner, name)}: ${closed(description)}`,
  'nyx/aspectsChanged': ({ character, changes, motivation }, name) => ({
    text: `Przemiana, ${name(character)}: ${list(changes.map((change) => changed(change, 'nowy', 'znika')))}.${motivation === undefined ? '' : ` ${closed(motivation)}`}`,
    why: ['Zagrajcie wkrótce scenę, która pokaże przemianę.'],
  }),
  'nyx/damageRemoved': ({ character, name: called, points }, name) => ({
    text: `${name(character)} pozbywa się urazu: ${called}.`,
    why: whyPoints(words, whyPhrases, points, name),
  }),
  'nyx/temporaryAspectAdded': ({ target, aspect: added }, name) =>
    `Aspekt tymczasowy${owned(target, name)}: ${aspect(added)}.`,
  'nyx/temporaryAspectRemoved': ({ target, name: called }, name) =>
    `Koniec aspektu tymczasowego: ${called}${owned(target, name)}.`,
  'nyx/pointsAdjusted': ({ points, reason }, name) =>
    spoken('Korekta mistrza gry.', ...tellPoints(rollPhrases, points, name), closed(reason)),

  'nyx/tableConfigured': ({ settings, labels }) =>
    `Ustawienia stołu: ${tellSettings(settingWords, settings, labels, words.attribute)}.`,
  'nyx/sessionStarted': ({ session }) => `Zaczyna się sesja ${session}.`,
  'nyx/sessionEnded': ({ session }) => `Koniec sesji ${session}. Teraz można zmieniać aspekty.`,
  'nyx/longPauseTaken': () => 'Dłuższa przerwa. Teraz można zmieniać aspekty.',
  'nyx/sceneStarted': ({ scene }) => `Nowa scena${because(scene.title)}`,
  'nyx/participantsSet': ({ participants }, name) => `W scenie: ${list(participants.map(name)) || 'nikt'}.`,
  'nyx/sceneEnded': ({ title, exhaustionCleared }) =>
    spoken(`Koniec sceny${because(title)}`, exhaustionCleared && 'Całe wyczerpanie znika.'),
  'nyx/reminderCleared': ({ text }) => `Zrobione: ${closed(text)}`,
  'nyx/clockAdvanced': ({ from, to, wanted, due }, name) =>
    spoken(
      `Mija czas: ${duration(words, to - from)}.`,
      ...due.map(({ slowHarm }) => `${name(slowHarm.target)} musi rzucić przeciw: ${slowHarm.name}.`),
      wanted !== undefined && to < wanted && `Zegar staje. Do końca: ${duration(words, wanted - to)}.`,
    ),

  'nyx/extraCreated': ({ extra: { name, mob, aspects } }) =>
    `${mob ? 'Tłum' : 'Nowy statysta'}: ${list([name, ...aspects.map(aspect)])}.`,
  'nyx/extraHidden': ({ extra }, name) => `${name(extra)} znika z widoku.`,
  'nyx/extraRevealed': ({ extra }, name) => `${name(extra)} pojawia się w scenie.`,
  'nyx/extraRemoved': ({ name }) => `${name} odchodzi z gry.`,
  'nyx/extraPromoted': ({ character }) => `${character.name}: teraz ważny bohater niezależny.`,
  'nyx/aspectRevealed': ({ owner, aspect: shown }, name) => `Ujawniony aspekt${owned(owner, name)}: ${aspect(shown)}.`,
  'nyx/aspectHidden': ({ owner }, name) => `Ukryty aspekt${owned(owner, name)}.`,
  'nyx/aspectInvented': ({ owner, aspect: made }, name) => `Nowy aspekt${owned(owner, name)}: ${aspect(made)}.`,
  'nyx/aspectVetoed': ({ owner, name: called, reason }, name) =>
    `Mistrz gry skreśla aspekt ${called}${owned(owner, name)}${because(reason)}`,
  'nyx/sceneAspectAdded': ({ aspect: added }) => `Scena ma aspekt ${aspect(added)}.`,
  'nyx/sceneAspectRemoved': ({ name }) => `Aspekt sceny ${name} znika.`,
  'nyx/thingAdded': ({ thing: { name, aspects } }) => `Wspólna rzecz: ${list([name, ...aspects.map(aspect)])}.`,
  'nyx/thingRemoved': ({ name }) => `Wspólna rzecz znika: ${name}.`,

  'nyx/aspectUsed': ({ use, onBehalf }, name) => ({
    text: spoken(
      `${name(use.by)} używa aspektu ${aspect(use)} ${words.sign[use.sign]}: ${closed(use.explanation)}`,
      use.drawback && `Wada: ${closed(use.drawback)}`,
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
      `${name(activation.by)} aktywuje ${aspect(activation)} ${words.sign[activation.sign]}.`,
      behalf(onBehalf),
    ),
    why: whyActivations(words, whyPhrases, [activation], name),
  }),
  'nyx/activationWithdrawn': ({ activation, who = activation.by }, name) =>
    `${who === 'gm' ? 'Mistrz gry' : name(who)} cofa ${aspect(activation)}.`,
  'nyx/activationRejected': ({ activation, reason, byOwner }, name) =>
    `${rejects(byOwner, activation.owner, name)} ${aspect(activation)}: ${closed(reason)}`,
  'nyx/aspectDemanded': ({ activation }, name) =>
    spoken(
      `Mistrz gry żąda, żeby przeszkadzał aspekt ${aspect(activation)}: ${name(activation.by)}.`,
      said(activation),
    ),
  'nyx/damageMarked': ({ activation }, name) =>
    activation.answer === 'buyOff'
      ? `${name(activation.by)} wykupuje się od urazu ${aspect(activation)}.`
      : `Uraz ${aspect(activation)} ${activation.answer ? 'przeszkadza' : 'może przeszkodzić'}: ${name(activation.by)}.`,
  'nyx/demandAnswered': ({ activation, onBehalf }, name) => {
    const { by, answer, explanation } = activation;
    return spoken(
      answer === 'buyOff'
        ? `${name(by)} wykupuje się od aspektu ${aspect(activation)}${because(explanation)}`
        : `${name(by)} przyjmuje ${aspect(activation)} na niekorzyść.`,
      behalf(onBehalf),
    );
  },
  'nyx/storyDemanded': ({ demand }, name) =>
    spoken(`Mistrz gry żąda, żeby kłopoty sprawił aspekt ${aspect(demand)}: ${name(demand.target)}.`, said(demand)),
  'nyx/storyDemandAnswered': ({ demand, answer, explanation, use, onBehalf }, name) => ({
    text: spoken(
      answer === 'buyOff'
        ? `${name(demand.target)} wykupuje się od aspektu ${aspect(demand)}${because(explanation)}`
        : `${name(demand.target)} przyjmuje ${aspect(demand)} na niekorzyść.`,
      ...tellPoints(rollPhrases, use.points, name),
      behalf(onBehalf),
    ),
    why: whyPoints(words, whyPhrases, use.points, name),
  }),

  'nyx/actionDeclared': ({ draft: { rollers, stakes, failure }, onBehalf }, name) =>
    spoken(
      rollers.A &&
        `${name(rollers.A.actor)} chce rzucić na ${on[rollers.A.attribute]}${modified(words, rollers.A.modifiers)}.`,
      stakes === 'fiction' && 'Stawką jest opowieść, bez uszczerbku.',
      failure && `W razie porażki: ${closed(failure)}`,
      behalf(onBehalf),
    ) || 'Ktoś szykuje rzut.',
  'nyx/groupActionDeclared': ({ draft: { rollers, group } }, name) =>
    rollers.A && group
      ? `Działanie grupowe, ${list(group.members.map(name))}: na ${on[rollers.A.attribute]} rzuca ` +
        `${name(rollers.A.actor)}, ${group.way === 'weakest' ? 'najsłabsza' : 'najlepsza'} osoba w grupie.`
      : 'Grupa szykuje działanie.',
  'nyx/conflictRollDeclared': ({ draft: { rollers, stakes }, onBehalf }, name) =>
    spoken(
      rollers.A && rollers.B
        ? `Rzut przeciwstawny: ${name(rollers.A.actor)} (${words.attribute[rollers.A.attribute]}) i ` +
            `${name(rollers.B.actor)} (${words.attribute[rollers.B.attribute]}).`
        : 'Ktoś szykuje rzut przeciwstawny.',
      stakes === 'fiction' && 'Stawką jest opowieść, bez uszczerbku.',
      behalf(onBehalf),
    ),
  'nyx/roundDeclared': ({ draft, side, onBehalf }, name) => {
    const roller = draft.rollers[side];
    return spoken(
      roller ? `${name(roller.actor)} chce rzucić na ${on[roller.attribute]}.` : 'Runda w przygotowaniu.',
      roller?.tactic && `Taktyka: ${closed(roller.tactic)}`,
      behalf(onBehalf),
    );
  },
  'nyx/slowHarmRollDeclared': ({ draft: { rollers }, onBehalf }, name) =>
    spoken(
      rollers.A
        ? `${name(rollers.A.actor)} ma rzucić na ${on[rollers.A.attribute]} przeciw powolnemu uszczerbkowi.`
        : 'Rzut przeciw powolnemu uszczerbkowi w przygotowaniu.',
      behalf(onBehalf),
    ),
  'nyx/modifierSet': ({ actor, modifier }, name) =>
    modifier.value === 0
      ? `Rzut, ${name(actor)}: ${modifierName(words, modifier)} znika.`
      : `Rzut, ${name(actor)}: ${words.signed(modifier.value)} (${modifierName(words, modifier)}).`,
  'nyx/stakesSet': ({ stakes, failure, spread }) =>
    spoken(
      stakes === 'fiction' && 'Stawką jest opowieść, bez uszczerbku.',
      stakes === 'harm' && 'Stawką jest uszczerbek.',
      failure && `W razie porażki: ${closed(failure)}`,
      spread === true && 'Uszczerbek przyjmuje cała grupa.',
      spread === false && 'Uszczerbek przyjmuje osoba, która rzuca.',
    ) || 'Stawka bez zmian.',
  'nyx/rollAttributeSet': ({ actor, attribute }, name) => `${name(actor)} rzuca jednak na ${on[attribute]}.`,
  'nyx/readied': ({ actor, ready, onBehalf }, name) =>
    spoken(`${name(actor)}: ${ready ? 'gotowość do rzutu' : 'jeszcze bez gotowości'}.`, behalf(onBehalf)),
  'nyx/draftCancelled': ({ actor }, name) => `${name(actor)} nie rzuca. Zarezerwowane punkty są znów wolne.`,
  'nyx/automaticGranted': ({ favoured, actors, effect, activations, points, harms, kind }, name) => ({
    text: spoken(
      kind === 'individual'
        ? `${name(actors.A)}: automatyczny sukces.`
        : `${name(actors[favoured] ?? actors.A)} wygrywa automatycznie${effect === null ? '' : `, efekt ${effect}`}.`,
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
      `Działanie złożone: ${title}. ` +
      `Cel, ${sideName(sides.A, name)}: ${sides.A.goal || 'porażka drugiej strony'}. ` +
      `Cel, ${sideName(sides.B, name)}: ${sides.B.goal || 'porażka drugiej strony'}.`,
    why: [
      `Skala ${scale}–0–${scale}`,
      mode === 'ends' ? 'Kto wyjdzie poza koniec skali, osiąga cel.' : 'Poza końcem skali konflikt trwa dalej.',
      ...[sides.A, sides.B]
        .filter(({ situational }) => situational.value > 0)
        .map((side) => `${sideName(side, name)}: ${side.situational.label} ${side.situational.value}`),
    ],
  }),
  'nyx/situationalSet': ({ situational: { label, value }, needle }) =>
    spoken(`Przewaga sytuacyjna: ${label} ${value}.`, movedTo(needle)),
  'nyx/situationalDropped': ({ situational: { label }, needle }) =>
    spoken(`${label} nie daje już przewagi.`, movedTo(needle)),
  'nyx/goalSet': ({ goal }) => `Nowy cel: ${closed(goal)}`,
  'nyx/membersSet': ({ members }, name) => `Po jednej stronie: ${list(members.map(name))}.`,
  'nyx/needleSet': ({ before, after, reason }) =>
    `Mistrz gry przesuwa wskazówkę z ${words.number(before)} na ${words.number(after)}: ${closed(reason)}`,
  'nyx/roundNarrated': ({ round, text }) => `Runda ${round}: ${closed(text)}`,
  'nyx/breakOffRequested': () => 'Jedna ze stron chce przerwać konflikt.',
  'nyx/breakOffRuled': ({ ruling }) =>
    ({
      allow: 'Konflikt można przerwać.',
      block: 'Konfliktu nie można teraz przerwać.',
      roll: 'O przerwaniu konfliktu zdecyduje rzut.',
    })[ruling],
  'nyx/conflictEnded': ({ title, endReason, winner, sides, reason }, name) => {
    const won = winner === null ? undefined : sides[winner];
    return spoken(
      `Koniec: ${title}, ${words.ended[endReason]}.`,
      won && `Wygrywa ${sideName(won, name)}${won.goal ? `: ${closed(won.goal)}` : '.'}`,
      reason && closed(reason),
    );
  },

  'nyx/harmTaken': (event, name) => {
    const { harm, choice, attribute, exhaustion, aspects, mobLoss, knockedOut, onBehalf } = event;
    const who = name(harm.target);
    return {
      text: spoken(
        choice === 'exhaustion'
          ? `${who}: wyczerpanie${exhaustion === undefined ? '' : ` ${exhaustion}`}, ${words.attribute[attribute]}.`
          : `${who}: uraz, ${list(aspects.map(aspect))}.`,
        mobLoss > 0 && `Tłum traci ${mobLoss}.`,
        knockedOut && `${who} jest poza akcją.`,
        behalf(onBehalf),
      ),
      why: harmSum(event, words, { effect: 'Efekt', damage: 'jeden uraz', exhaustion: 'wyczerpania' }),
    };
  },
  'nyx/harmRedirected': ({ target, before, attribute }, name) =>
    `Wyczerpanie, ${name(target)}: ${words.attribute[attribute]}, a nie ${words.attribute[before]}.`,
  'nyx/harmWaived': ({ harm, reason }, name) => `${name(harm.target)} unika uszczerbku: ${closed(reason)}`,
  'nyx/exhaustionCleared': ({ figure, attributes }, name) =>
    `${name(figure)} odzyskuje siły: ${list(attributes.map((attribute) => words.attribute[attribute]))}.`,
  'nyx/slowHarmStarted': ({ slowHarm }, name) => ({
    text: `Powolny uszczerbek, ${name(slowHarm.target)}: ${slowHarm.name}.`,
    why: [
      `${words.attribute[slowHarm.attribute]} ${words.signed(-slowHarm.strength)}`,
      ...slowHarm.checks.map(
        ({ dueAt }, i) => `Rzut ${i + 1} po czasie: ${duration(words, dueAt - slowHarm.startedAt)}`,
      ),
    ],
  }),
  'nyx/slowHarmRevealed': ({ slowHarm }, name) =>
    `Ujawniony powolny uszczerbek, ${name(slowHarm.target)}: ${slowHarm.name}.`,
  'nyx/slowHarmCancelled': ({ name: called, reason }) => `Koniec powolnego uszczerbku ${called}: ${closed(reason)}`,

  'nyx/adjusted': (event, name) =>
    tellAdjusted(event, name, words, {
      by: (who) => `Korekta mistrza gry${who === undefined ? '' : ` (${who})`}`,
      exhaustion: 'wyczerpanie,',
      mobLoss: 'strata tłumu,',
      points: 'punkty',
      added: 'nowy aspekt',
      struck: 'skreślony aspekt',
    }),
};
