import type { Seen, Texts } from '@aspekt/contract';
import type { Event, FreeInvoke, Half, Place } from '../../model.ts';
import { onLadder, quoted, sideName, signed, skillName, stuntSentence } from '../format.ts';
import { labels } from '../labels.ts';
import { tellFate, type FateWords } from '../language.ts';
import { whyApplied, whyRolled, whySettled } from '../why.ts';
import { tellAdjusted } from './adjusted.ts';

const l = labels.en;
const q = (text: string): string => quoted(text, 'en');
const skill = (id: string | null): string => (id === null ? '…' : skillName(id, 'en'));
const side = (id: string): string => sideName(id, 'en');
const boxed = (n: number): string => (n === 1 ? '1 box' : `${n} boxes`);
const lower = (text: string): string => text.toLowerCase();
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const fateWords: FateWords = {
  points: (n) => (n === 1 ? '1 fate point' : `${n} fate points`),
  bank: 'the bank',
  gmPool: 'The GM',
  table: 'the table',
  pending: {
    hostileInvoke: (name) => `${name} (at scene end)`,
    concession: (name) => `${name} (when the conflict ends)`,
  },
  carried: (name) => `${name} (for the next scene)`,
  reasons: {
    refresh: 'refresh',
    sceneStart: 'the scene begins',
    sceneEnd: 'the scene ends',
    conflictEnd: 'the conflict ends',
    carry: 'points brought along',
    invoke: 'invoke',
    hostileInvoke: 'hostile invoke',
    stunt: 'stunt',
    compel: 'compel',
    compelHeld: 'proposes a compel',
    compelRefused: 'refuses a compel',
    compelReturned: 'the compel did not happen',
    selfCompel: 'self-compel',
    detail: 'detail',
    concession: 'concession',
    lost: 'lost',
    rollCancelled: 'the roll is cancelled',
    adjust: 'correction',
  },
  pays: (who, points, what) => `${who} pays ${points}: ${what}.`,
  gets: (who, points, what) => `${who} gets ${points}: ${what}.`,
  loses: (who, points, what) => (what === undefined ? `${who} loses ${points}.` : `${who} loses ${points}: ${what}.`),
  moves: (from, to, points, what) => `${points} from ${from} to ${to}: ${what}.`,
};

const at = (place: Seen<Place>, name: (id: string) => string): string =>
  place.type === 'character' ? ` on ${name(place.id)}` : '';

const holder = (one: Seen<Omit<FreeInvoke, 'shared'>>, name: (id: string) => string): string => {
  const who = one.holderId === null ? side(one.side) : name(one.holderId);
  return `${who} ${one.holderId === null && one.side === 'players' ? 'get' : 'gets'} ${
    one.count === 1 ? 'a free invoke' : `${one.count} free invokes`
  }`;
};

const defends = (half: Seen<Half>, name: (id: string) => string): string => {
  const rating = half.rating === undefined ? '' : ` ${onLadder(half.rating, 'en')}`;
  return `${name(half.actorId)} defends with ${skill(half.skill)}${rating}.`;
};

export const sentences: Texts<Event> = {
  'ode/sessionStarted': ({ number, totals = [] }, name) => ({
    text: `Session ${number} begins.`,
    why: totals.map(({ id, before, now }) =>
      before === now
        ? `${name(id)}, fate points: ${now} stays ${now}.`
        : `${name(id)}, fate points: ${before} becomes ${now}.`,
    ),
  }),
  'ode/sessionEnded': ({ number, healed }, name) => ({
    text: `Session ${number} is over. Everyone may change one thing at a minor milestone.`,
    why: healed.map(({ id, text }) => `${name(id)}: ${q(text)} has healed.`),
  }),
  'ode/sceneStarted': ({ number, title, participants }, name) => ({
    text: `Scene ${number}: ${title}.`,
    why: [`Present: ${list(participants.map(name))}.`],
  }),
  'ode/sceneEnded': ({ number, kept, healed }, name) => ({
    text: `Scene ${number} is over. Stress clears; boosts and the aspects of the scene are gone.`,
    why: [
      ...(kept.length > 0
        ? [kept.length === 1 ? '1 situation aspect lasts.' : `${kept.length} situation aspects last.`]
        : []),
      ...healed.map(({ id, text }) => `${name(id)}: ${q(text)} has healed.`),
    ],
  }),
  'ode/enteredScene': ({ id }, name) => `${name(id)} enters the scene.`,
  'ode/leftScene': ({ id }, name) => `${name(id)} leaves the scene.`,
  'ode/aspectAdded': ({ aspect, twist }, name) => ({
    text: `${twist ? 'Unexpected twist' : 'New situation aspect'}${at(aspect.attachedTo, name)}: ${q(aspect.text)}.`,
    why: aspect.freeInvokes.map((one) => `${holder(one, name)}.`),
  }),
  'ode/aspectRemoved': ({ text }) => `The aspect ${q(text)} is gone.`,
  'ode/aspectRevealed': ({ text, characterId }, name) =>
    `Revealed${characterId === undefined ? '' : ` about ${name(characterId)}`}: ${q(text)}.`,
  'ode/safetyRaised': ({ safety }) =>
    `${l.safety[safety.kind]}. Play pauses${safety.note === undefined ? '' : `: ${safety.note}`}.`,
  'ode/safetyResolved': () => 'Play goes on.',
  'ode/settingsChanged': ({ settings }) =>
    `The table’s settings change: ${list(Object.keys(settings).map((key) => lower(l.settings[key as keyof typeof settings])))}.`,

  'ode/characterCreated': ({ name: called }) => `${called === '' ? 'A new character' : called} takes shape.`,
  'ode/sheetWritten': ({ name: called, aspects }) => ({
    text: `${called} has a character sheet.`,
    why: aspects.map(({ slot, text }) => `${l.aspectSlots[slot]}: ${text}`),
  }),
  'ode/characterTaken': ({ id }, name) => `${name(id)} has a player.`,
  'ode/aspectSet': ({ id, slot, text }, name) => `${name(id)}: the ${lower(l.aspectSlots[slot])} is ${q(text)}.`,
  'ode/skillsSet': ({ id, skills }, name) => ({
    text: `${name(id)} has chosen skills.`,
    why: Object.entries(skills)
      .toSorted(([, a], [, b]) => b - a)
      .map(([one, rating]) => `${skill(one)}: ${onLadder(rating, 'en')}`),
  }),
  'ode/stuntAdded': ({ id, stunt, bought, refresh }, name) => ({
    text: `${name(id)} has a new stunt: ${stuntSentence(stunt, 'en')}`,
    why: bought ? [`Refresh drops to ${refresh}.`] : [],
  }),
  'ode/detailsEdited': ({ name: called }) => `${called} has a name and a description.`,
  'ode/characterFinished': ({ id }, name) => `${name(id)} is ready to play.`,
  'ode/characterRetired': ({ id, reason }, name) => `${name(id)} is out of the game: ${reason}`,
  'ode/npcCreated': ({ character }) => `New NPC: ${character.name}.`,

  'ode/actionDeclared': ({ roll }, name) => ({
    text: `${name(roll.acting.actorId)}: ${roll.intent} (${l.actions[roll.action]} with ${skill(roll.acting.skill)}${
      roll.targetId === undefined ? '' : `, against ${name(roll.targetId)}`
    }).`,
    why: [
      ...(roll.advantage?.text === undefined ? [] : [`New aspect: ${q(roll.advantage.text)}`]),
      ...(roll.gmPermits ? ['The GM allows it.'] : []),
    ],
  }),
  'ode/aspectPicked': ({ text }) =>
    text === undefined
      ? 'The GM has chosen which unknown aspect is at stake.'
      : `There is nothing hidden to find; the roll makes a new aspect: ${q(text)}.`,
  'ode/autoSucceeded': ({ id, intent, because }, name) =>
    `${name(id)} succeeds without a roll: ${intent}${because === undefined ? '.' : `, thanks to ${q(because)}.`}`,
  'ode/difficultySet': ({ value, failureOff, because }) =>
    `${value === undefined ? 'The difficulty is set' : `Difficulty: ${onLadder(value, 'en')}`}.${
      because === undefined ? '' : ` It follows from ${q(because)}.`
    }${failureOff ? ' Failure is off the table.' : ''}`,
  'ode/defenceCalled': ({ half }, name) => `${name(half.actorId)} may defend.`,
  'ode/defenceDeclined': ({ id }, name) => `${name(id)} does not defend.`,
  'ode/defenceDeclared': ({ half }, name) => defends(half, name),
  'ode/helpOffered': ({ id, bonus }, name) => `${name(id)} helps: teamwork gives ${signed(bonus)}.`,
  'ode/helpCancelled': ({ id, bonus }, name) => `${name(id)} no longer helps: teamwork gives ${signed(bonus)}.`,
  'ode/stuntUsed': ({ id, stunt, bonus, skill: swapped }, name) => ({
    text: `${name(id)} uses a stunt${bonus === 0 ? '' : ` for ${signed(bonus)}`}${
      swapped === undefined ? '' : ` and rolls ${skill(swapped)}`
    }.`,
    why: [stuntSentence(stunt, 'en')],
  }),
  'ode/stuntDenied': ({ id, stunt }, name) => ({
    text: `The GM says no to the stunt; ${name(id)} gets back what it cost.`,
    why: [stuntSentence(stunt, 'en')],
  }),
  'ode/rolled': (event, name) => ({
    text: `${name(event.id)} rolls ${signed(event.sum)}. Effort: ${onLadder(event.effort, 'en')}.`,
    why: whyRolled(event, 'en'),
  }),
  'ode/rollCancelled': ({ id, reason, because }, name) =>
    `The roll of ${name(id)} is cancelled: ${reason}${because === undefined ? '' : ` (${q(because)})`}. Everything spent on it is returned.`,

  'ode/invokeProposed': ({ invoke }, name) =>
    `${invoke.byId === null ? l.sides.gm : name(invoke.byId)} wants to invoke ${q(invoke.text)} (${lower(
      l.effects[invoke.effect],
    )}, ${lower(l.payments[invoke.payment])}): ${invoke.how}`,
  'ode/invokeChallenged': ({ text }) => `Somebody objects to the invoke of ${q(text)}.`,
  'ode/challengeArgued': ({ text }) => `The argument: ${text}`,
  'ode/challengeVoted': ({ convinced }) => (convinced ? 'A vote for the invoke.' : 'A vote against the invoke.'),
  'ode/invokeRetracted': ({ byId, text }, name) =>
    `${byId === null ? l.sides.gm : name(byId)} takes back the invoke of ${q(text)}. Nothing was spent.`,
  'ode/invokeApplied': (event, name) => ({
    text: `${event.byId === null ? l.sides.gm : name(event.byId)} invokes ${q(event.text)}${
      event.hostile ? ' against its owner' : ''
    }: ${lower(l.effects[event.effect])}. Effort of ${name(event.rollerId)}: ${onLadder(event.effort, 'en')}.`,
    why: [event.how, ...whyApplied(event, 'en')],
  }),
  'ode/invokesPassed': ({ name: who }) => `${side(who)}: no more invokes.`,
  'ode/settled': (event, name) => ({
    text: `${name(event.id)}: ${l.outcomes[event.outcome]} (${signed(event.shifts)} ${Math.abs(event.shifts) === 1 ? 'shift' : 'shifts'}).`,
    why: whySettled(event, 'en'),
  }),
  'ode/optionChosen': ({ id, option, parts, text }, name) =>
    `${name(id)}: ${parts ? list(parts.map((part) => l.options[part])) : l.options[option]}${text === undefined ? '' : ` – ${text}`}.`,
  'ode/boostGained': ({ boost }, name) =>
    boost.holderId === null ? `${side(boost.side)}: a boost.` : `${name(boost.holderId)} gets a boost.`,
  'ode/freeInvokesGained': ({ text, invoke }, name) => `${holder(invoke, name)} on ${q(text)}.`,
  'ode/resolved': ({ id }, name) => `${name(id)}: the roll is over.`,

  'ode/hitLanded': ({ hit }, name) =>
    `${name(hit.targetId)} is hit: ${hit.shifts} ${hit.shifts === 1 ? 'shift' : 'shifts'} (${lower(l.harm[hit.harm])})${
      hit.byId === null ? '' : ` by ${name(hit.byId)}`
    }.`,
  'ode/hitAbsorbed': ({ hit, stress, consequences }, name) => ({
    text: `${name(hit.targetId)} takes the hit${
      consequences.length === 0
        ? ' as stress'
        : `: ${list([...(stress === undefined || stress === 0 ? [] : [`${stress} ${stress === 1 ? 'stress box' : 'stress boxes'}`]), ...consequences.map(({ slotId, text }) => `${lower(l.slots[slotId])} consequence ${q(text)}`)])}`
    }.`,
    why: [
      `Hit: ${hit.shifts}.`,
      ...(stress === undefined || stress === 0 ? [] : [`Stress boxes: ${stress}.`]),
      ...consequences.map(({ invoke, text }) => `${holder(invoke, name)} on ${q(text)}.`),
    ],
  }),
  'ode/takenOut': ({ hit }, name) => `${name(hit.targetId)} is taken out.`,
  'ode/fateDecided': ({ targetId, text }, name) => `What becomes of ${name(targetId)}: ${text}`,

  'ode/fateMoved': (event, name) => tellFate(event, name, fateWords, q),
  'ode/boostNamed': ({ text }) => `The boost has a name: ${q(text)}.`,
  'ode/boostPassed': ({ from, to, text }, name) =>
    `The boost${text === '' ? '' : ` ${q(text)}`} goes${from === null ? '' : ` from ${name(from)}`} to ${name(to)}.`,
  'ode/boostDropped': ({ text }) => `The boost${text === '' ? '' : ` ${q(text)}`} is gone.`,
  'ode/freeInvokeShared': ({ text, holderId, ally, allow }, name) =>
    allow
      ? `${name(holderId)} lets ${name(ally)} use free invokes of ${q(text)}.`
      : `${name(holderId)} no longer lets ${name(ally)} use free invokes of ${q(text)}.`,
  'ode/compelOffered': ({ compel }, name) =>
    `${name(compel.targetId)} is offered a fate point for ${q(compel.text)}: ${compel.complication}`,
  'ode/compelNegotiated': ({ targetId, by, text }, name) =>
    by === 'target' ? `${name(targetId)} would rather: ${text}` : `A new offer to ${name(targetId)}: ${text}`,
  'ode/compelAccepted': ({ compel }, name) =>
    `${name(compel.targetId)} accepts the compel of ${q(compel.text)}: ${compel.complication}`,
  'ode/compelRefused': ({ compel, text }, name) =>
    `${name(compel.targetId)} refuses the compel of ${q(compel.text)}: ${text}`,
  'ode/compelWithdrawn': ({ compel }) => `The compel of ${q(compel.text)} is withdrawn.`,
  'ode/claimMade': ({ claim }, name) =>
    claim.kind === 'selfCompel'
      ? `${name(claim.characterId)} asks for a fate point for ${q(claim.aspect)}: ${claim.text}`
      : `${name(claim.characterId)} wants to add a detail by ${q(claim.aspect)}: ${claim.text}`,
  'ode/claimAnswered': ({ claim, granted, free }, name) => {
    if (!granted) return `The GM says no to ${name(claim.characterId)}: ${claim.text}`;
    if (claim.kind === 'selfCompel') return `The self-compel of ${name(claim.characterId)} counts: ${claim.text}`;
    return `It is true${free ? ', at no cost' : ''}: ${claim.text}`;
  },

  'ode/challengeStarted': ({ tasks }) => ({
    text: `A challenge of ${tasks.length === 1 ? 'one task' : `${tasks.length} tasks`} begins.`,
    why: tasks.map(
      (task) =>
        `${task.label === '' ? '' : `${task.label}: `}${skill(task.skill)}${
          task.difficulty === undefined ? '' : ` against ${onLadder(task.difficulty, 'en')}`
        }`,
    ),
  }),
  'ode/taskDone': ({ id, task, outcome }, name) => `Task ${task + 1} (${name(id)}): ${l.outcomes[outcome]}.`,
  'ode/challengeEnded': ({ text, counts }) => ({
    text: `The challenge is over: ${text}`,
    why: [
      `With style ${counts.style}, successes ${counts.success}, ties ${counts.tie}, failures ${counts.fail}, not tried ${counts.open}.`,
    ],
  }),
  'ode/contestStarted': ({ sides, target }, name) => ({
    text: `A contest to ${target} victories begins.`,
    why: sides.map(({ id, members, intent }) => `${side(id)} (${list(members.map(name))}): ${intent}`),
  }),
  'ode/contestRolled': ({ side: id, effort }) => `${side(id)}: the effort is ${onLadder(effort, 'en')}.`,
  'ode/contestForfeited': ({ side: id }) => `${side(id)}: no roll in this exchange.`,
  'ode/contestScored': ({ exchange, efforts, marks, victories, twist, winner }) => ({
    text: `Exchange ${exchange}: ${
      twist
        ? 'a tie for the highest, nobody marks a victory. The GM adds an unexpected twist.'
        : Object.entries(marks)
            .filter(([, n]) => n > 0)
            .map(([id, n]) => `${side(id)}: ${n === 1 ? 'one victory' : `${n} victories`}.`)
            .join(' ') || 'nobody marks a victory.'
    }${winner === null ? '' : ` The contest is won: ${side(winner)}.`}`,
    why: Object.entries(victories).map(
      ([id, n]) =>
        `${side(id)}: ${efforts[id] === undefined ? 'no roll' : onLadder(efforts[id], 'en')}, victories ${n}`,
    ),
  }),
  'ode/contestEnded': ({ text }) => `The contest is over: ${text}`,

  'ode/conflictStarted': ({ first }, name) => `A conflict begins. ${name(first)} goes first.`,
  'ode/nextChosen': ({ next }, name) => `Now it is the turn of ${name(next)}.`,
  'ode/exchangeStarted': ({ exchange, first }, name) => `Exchange ${exchange} begins with ${name(first)}.`,
  'ode/moved': ({ id, name: zone }, name) => `${name(id)} moves to ${zone}.`,
  'ode/turnEnded': ({ id }, name) => `${name(id)} ends the turn.`,
  'ode/fullDefenceTaken': ({ id, focus }, name) => `${name(id)} takes full defence: ${focus}.`,
  'ode/conceded': ({ id, terms, consequences }, name) => ({
    text: `${name(id)} concedes: ${terms}`,
    why: [`1 fate point${consequences === 0 ? '' : ` and ${consequences} for consequences`} when the conflict ends.`],
  }),
  'ode/termsDiscussed': ({ id, text, by }, name) =>
    by === 'conceder' ? `${name(id)} changes the terms: ${text}` : `The other side wants of ${name(id)}: ${text}`,
  'ode/conflictEnded': ({ winner }) =>
    `The conflict is over.${winner === null ? '' : ` Still standing: ${side(winner)}.`}`,

  'ode/recoveryStarted': ({ id, text }, name) => `${name(id)} starts to recover: ${q(text)}.`,
  'ode/minorMilestoneTaken': ({ id, change, bought = true }, name) => {
    switch (change.choice) {
      case 'swapSkills':
        return `${name(id)} swaps ${skill(change.skills[0] ?? '')} and ${skill(change.skills[1] ?? '')}.`;
      case 'replaceSkill':
        return `${name(id)} replaces ${skill(change.skills[0] ?? '')} by ${skill(change.skills[1] ?? '')}.`;
      case 'rewriteStunt':
        return `${name(id)} rewrites a stunt: ${stuntSentence(change.stunt, 'en')}`;
      case 'buyStunt':
        return `${name(id)} ${bought ? 'buys a stunt for a point of refresh' : 'has a new stunt in a free slot'}: ${stuntSentence(change.stunt, 'en')}`;
      case 'rewriteAspect':
        return `${name(id)} rewrites the ${lower(l.aspectSlots[change.slot])}: ${q(change.text)}.`;
    }
  },
  'ode/majorMilestoneGranted': ({ extraRefresh, skillPoints, healed }, name) => ({
    text: `Major milestone: everyone gets ${skillPoints === 1 ? 'a skill point' : `${skillPoints} skill points`}, one minor change and may rewrite the high concept${
      extraRefresh ? ', and refresh goes up by 1' : ''
    }.`,
    why: healed.map(({ id, text }) => `${name(id)}: ${q(text)} has healed.`),
  }),
  'ode/highConceptRewritten': ({ id, text }, name) => `${name(id)} has a new high concept: ${q(text)}.`,
  'ode/skillPointsSpent': ({ id, skills }, name) =>
    `${name(id)} raises ${list(Object.entries(skills).map(([one, rating]) => `${skill(one)} to ${onLadder(rating, 'en')}`))}.`,
  'ode/extremeReworded': ({ id, text }, name) => `The extreme consequence of ${name(id)} now reads ${q(text)}.`,

  'ode/countdownCreated': ({ countdown }) => `Countdown: ${countdown.title} (${boxed(countdown.boxes)}).`,
  'ode/countdownMarked': ({ title, marked, boxes, outcome }) =>
    `${title}: ${marked} of ${boxed(boxes)}.${outcome === undefined ? '' : ` Now it happens: ${outcome}`}`,
  'ode/countdownShown': ({ countdown }) =>
    `The countdown ${countdown.title} is shown${countdown.outcome === undefined ? '' : `: ${countdown.outcome}`}.`,
  'ode/countdownDropped': ({ title }) => `The countdown ${title} is gone.`,
  'ode/adjusted': ({ change, reason }, name) => ({
    text: `The GM corrects: ${tellAdjusted(change, name)}.`,
    why: [reason],
  }),
};
