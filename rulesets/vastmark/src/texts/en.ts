import type { Name, Seen } from '@aspekt/contract';
import type { Change, Outcome, Prompt, Series } from '../model.ts';
import { decidedTone, firstOutcome, number, signed, tellRolls, toneOf, type RollWords } from './arithmetic.ts';
import { difficulties } from './difficulties/en.ts';
import { settingNames } from './settings.ts';
import { bare, sentence, type Words } from './words.ts';

const outcomes: Readonly<Record<Outcome, string>> = {
  perfection: 'perfection',
  success: 'success',
  statusQuo: 'status quo',
  failure: 'failure',
  zeroed: 'zeroed',
};
const rollWords: RollWords = {
  die: 'The die',
  extraDie: 'Extra die',
  turned: 'turned',
  zeroIgnored: 'The rule of Zero is ignored',
  daze: 'Daze',
  rowLower: (name) => `${name}: the difficulty is one row lower`,
  against: (total, resistance) => `${total} against ${resistance}`,
  sentence: (who, sum, outcome, target) =>
    `${who}${target ? ` against ${target}` : ''}: ${sum}${outcome ? ` – ${outcome}` : ', and the game master knows against what'}.`,
  resistance: (resistance, margin) => `Resistance ${resistance}, margin ${margin}`,
  opponent: (total, outcome) => `The opponent ${total}: ${outcome}`,
  nines: (count) => (count === 1 ? 'a nine' : `${count} nines`),
  zeroFailure: 'failure, Zero',
  worse: 'fails worse, Zero',
  outcomes,
};
const prompts: Readonly<Record<Prompt, string>> = {
  statusQuo: 'status quo, half success or half failure?',
  zeroed: 'zeroed, what happens?',
  perfection: 'perfection, what extra good thing?',
  worse: 'fails worse, how?',
};
const decided = { success: 'succeeds', failure: 'fails', half: 'half succeeds' };
const halves = { halfSuccess: 'Half success', halfFailure: 'Half failure' };
const uses = { extraDie: 'an extra die', ignoreZero: 'ignoring Zero' };
const points = (amount: number): string => `${number(amount)} experience ${amount === 1 ? 'point' : 'points'}`;
const list = (names: readonly string[]): string => names.join(', ');
const score = (series: Seen<Series>, name: Name): string =>
  series.sides.map(({ actorId, won }) => `${name(actorId)} ${won}`).join(', ');
const hurtDegrees = { light: 'lightly hurt', serious: 'seriously hurt' };
const groupEnding = (outcome: Outcome | undefined, anyZeroed: boolean): string =>
  outcome ? `Together: ${outcomes[outcome]}${anyZeroed ? ', and one of the rolls is zeroed' : ''}.` : '';

const changed = (change: Change, who: string, before: number | null): string => {
  const was = before === null ? '' : `, was ${number(before)}`;
  switch (change.what) {
    case 'trait':
      return change.value === null
        ? `${who}: ${change.name} is struck out.`
        : `${who}: ${change.name} ${signed(change.value)}${was}.`;
    case 'skill':
      return change.value === null
        ? `${who}: ${change.name} is struck out.`
        : `${who}: ${change.name} ${change.value}${was}.`;
    case 'specialisation':
      return change.has
        ? `${who}: ${change.name} (${change.skill}) is new.`
        : `${who}: ${change.name} (${change.skill}) is struck out.`;
    case 'unusedXp':
      return `${who} now has ${points(change.value)}${was}.`;
    case 'creationMethod':
      return `${who} counts as made in another way.`;
    case 'strikeCharacter':
      return `${who} leaves the game.`;
    case 'strikeRoll':
      return `A roll for ${who} is struck out.`;
    case 'modifications':
      return `The roll for ${who} gets other modifications: ${list(change.value.map(({ label, value }) => `${label} ${signed(value)}`))}.`;
    case 'difficulty':
      return `The roll for ${who} now has difficulty ${number(change.value)}${was}.`;
  }
};

export const en: Words = {
  difficulties,
  events: {
    'vastmark/settingsChanged': ({ settings }) => ({
      text: `The settings of the table change: ${settingNames('en', settings)}.`,
      rules: ['VAST-GM-05'],
    }),
    'vastmark/characterCreated': ({ character, quick, apprenticeSkills }) => ({
      text: quick ? `${character.name} turns up.` : `${character.name} joins the game.`,
      ...(apprenticeSkills !== null && { why: [`Apprentice skills: at most ${apprenticeSkills}`] }),
      rules: quick ? ['VAST-NPC-01'] : ['VAST-X-CHAR-01', 'VAST-HERO-02', 'VAST-HERO-03'],
    }),
    'vastmark/traitEdited': ({ actor, trait, before }, name) => ({
      text: `${name(actor)}: ${trait.name} ${signed(trait.value)}${before === null ? ' is new' : `, was ${signed(before)}`}.`,
      rules: ['VAST-TRAIT-01'],
    }),
    'vastmark/skillEdited': ({ actor, skill, before }, name) => ({
      text: `${name(actor)}: ${skill.name} ${skill.value}${before === null ? ' is new' : `, was ${before}`}.`,
      rules: ['VAST-SKILL-01'],
    }),
    'vastmark/xpAwarded': ({ actor, amount }, name) => ({
      text: `${name(actor)} gets ${points(amount)}.`,
      rules: ['VAST-HERO-04'],
    }),
    'vastmark/xpSpent': ({ actor, amount, text }, name) => ({
      text: sentence(`${name(actor)} pays ${points(amount)}${text === '' ? '' : ` for ${text}`}`),
      rules: ['VAST-X-XP-01'],
    }),
    'vastmark/actionDeclared': ({ declaration: { actor, text, trait, turned, skill, specialisation } }, name) => {
      const wishes = list(
        [turned ? `${trait} ↺` : trait, skill, specialisation?.name ?? null].filter((wish) => wish !== null),
      );
      return {
        text: sentence(`${name(actor)} wants to: ${text}${wishes === '' ? '' : ` (with ${wishes})`}`),
        rules: ['VAST-GM-01'],
      };
    },
    'vastmark/actionDismissed': ({ actor }, name) => `What ${name(actor)} wanted to do is put aside.`,
    'vastmark/decidedWithoutRoll': ({ actor, text, outcome }, name) => ({
      text: `${name(actor)}: ${bare(text)} – ${decided[outcome]} without a roll.`,
      rules: ['VAST-GM-01', 'VAST-GM-02'],
      tone: decidedTone[outcome],
    }),
    'vastmark/traitProposed': ({ actor, proposal }, name) => ({
      text: proposal
        ? `${name(actor)} proposes ${proposal.trait ?? 'no trait'}${proposal.turned ? ', turned' : ''}${proposal.reason === '' ? '' : `: ${proposal.reason}`}.`
        : `${name(actor)} proposes a trait.`,
      rules: ['VAST-TRAIT-07', 'VAST-TURN-02'],
    }),
    'vastmark/traitRuled': ({ rolls }, name) => ({
      text: rolls
        .map(
          (roll) =>
            `The game master rules: ${name(roll.actorId)} rolls ${roll.traitId === null ? 'without a trait' : `for ${roll.traitId}${roll.turned ? ', turned,' : ''} ${signed(roll.traitValue)}`}.`,
        )
        .join(' '),
      rules: ['VAST-TRAIT-07', ...(rolls.some(({ turned }) => turned) ? ['VAST-TURN-01', 'VAST-TURN-02'] : [])],
    }),
    'vastmark/rollOpened': ({ rolls, group, byPlayer }, name) => {
      const [first] = rolls;
      const who = first ? name(first.actorId) : '';
      const traits = list(
        rolls.flatMap(({ traitId, turned }) => (traitId === null ? [] : [`${traitId}${turned ? ' ↺' : ''}`])),
      );
      const parts = list(
        [traits, first?.skillId ?? '', first?.specialisation?.name ?? ''].filter((part) => part !== ''),
      );
      const resistance = first?.resistance;
      const against =
        resistance === undefined
          ? ''
          : resistance.kind === 'difficulty'
            ? ` against ${number(resistance.value)}`
            : resistance.kind === 'opposed'
              ? ' against another roll'
              : ` against ${number(resistance.total)}`;
      const target = first?.consent && first.socialTargetId;
      const asked = target ? ` The player of ${name(target)} is asked first.` : '';
      return {
        text: `${who} ${byPlayer ? 'proposes' : 'is to make'} ${group ? `${rolls.length} rolls` : first?.kind === 'toughness' ? 'a toughness roll' : 'a roll'}${parts === '' ? '' : ` for ${parts}`}${against}.${asked}`,
        rules: [
          'VAST-ROLL-01',
          'VAST-ROLL-02',
          ...(group ? ['VAST-MULTI-02'] : []),
          ...(first?.kind === 'toughness' ? ['VAST-HERO-10'] : []),
          ...(byPlayer ? ['VAST-TRAIT-07'] : []),
          ...(target ? ['VAST-PERS-02', 'VAST-PERS-03'] : []),
        ],
      };
    },
    'vastmark/consentAnswered': ({ actor, target, agree }, name) => ({
      text: agree
        ? `It is agreed: ${name(actor)} may roll against ${name(target)}.`
        : `The answer is no: ${name(actor)} does not roll against ${name(target)}.`,
      rules: ['VAST-PERS-02', 'VAST-PERS-03'],
    }),
    'vastmark/severalTraitsRequested': ({ actor, traits }, name) => ({
      text: `${name(actor)} asks for one roll each for ${list(traits)}.`,
      rules: ['VAST-MULTI-04'],
    }),
    'vastmark/severalTraitsAnswered': ({ actor, traits, allow }, name) => ({
      text: allow
        ? `${name(actor)} may make one roll each for ${list(traits)}.`
        : `The game master says no: ${name(actor)} makes no separate rolls for ${list(traits)}.`,
      rules: ['VAST-MULTI-02', 'VAST-MULTI-04'],
    }),
    'vastmark/rolled': ({ rolls, group }, name) => {
      const result = group?.result;
      return tellRolls(
        rolls,
        rollWords,
        name,
        result?.outcome ?? firstOutcome(rolls),
        result ? groupEnding(result.outcome, result.anyZeroed) : '',
      );
    },
    'vastmark/opposed': ({ sides, groups }, name) => {
      const rolls = sides.flatMap((side) => side.rolls);
      const endings = groups.flatMap(({ actorId, result }) =>
        result ? [`${name(actorId)}, ${groupEnding(result.outcome, result.anyZeroed).toLowerCase()}`] : [],
      );
      return tellRolls(rolls, rollWords, name, firstOutcome(rolls), endings.join(' '));
    },
    'vastmark/heroPointSpent': ({ actor, use, rolled }, name) => {
      const spent = `${name(actor)} sacrifices a hero point for ${uses[use]}.`;
      if (!rolled) return { text: spent, rules: ['VAST-HERO-04', 'VAST-HERO-05', 'VAST-HERO-11'] };
      const told = tellRolls([rolled], rollWords, name, rolled.result.outcome);
      return { ...told, text: `${spent} ${told.text}`, rules: ['VAST-HERO-05', ...(told.rules ?? [])] };
    },
    'vastmark/rollConfirmed': ({ rolls }, name) => ({
      text: rolls
        .map(
          ({ actorId, outcome, prompt, socialTargetId }) =>
            `${name(actorId)}: ${prompt ? prompts[prompt] : `${outcomes[outcome]}.`}${
              socialTargetId && (outcome === 'success' || outcome === 'perfection')
                ? ` ${name(socialTargetId)} should be played accordingly.`
                : ''
            }`,
        )
        .join(' '),
      rules: ['VAST-HERO-11', 'VAST-SQ-02', 'VAST-ZERO-04', 'VAST-PERF-03'],
      ...(rolls[0] && { tone: toneOf[rolls[0].outcome] }),
    }),
    'vastmark/promptAnswered': ({ actor, half, text }, name) => ({
      text: sentence(
        `${name(actor)}: ${[half ? halves[half] : '', text].filter((part) => part !== '').join(' – ') || 'as it turned out'}`,
      ),
      rules: half ? ['VAST-SQ-02'] : ['VAST-ZERO-04', 'VAST-PERF-03'],
    }),
    'vastmark/rollWithdrawn': ({ actor }, name) => `The game master withdraws the roll for ${name(actor)}.`,
    'vastmark/sceneSet': ({ title }) => (title === '' ? 'A new scene begins.' : `Scene: ${title}.`),
    'vastmark/characterShown': ({ character }) => `${character.name} appears.`,
    'vastmark/characterHidden': ({ actor }, name) => `${name(actor)} is hidden from the players.`,
    'vastmark/characterAssigned': ({ actor, ownerId }, name) =>
      ownerId === null ? `${name(actor)} is free to take.` : `${name(actor)} has a player.`,
    'vastmark/characterRenamed': ({ name: now, before }) => `${before} is now called ${now}.`,
    'vastmark/notesWritten': ({ actor }, name) => `The notes about ${name(actor)} have changed.`,
    'vastmark/specialisationsLearnt': ({ actor, specialisations, insteadOf, cost }, name) => ({
      text: `${name(actor)} learns ${list(specialisations.map((one) => `${one.name} (${one.skill})`))}${insteadOf === null ? `, for ${points(cost)}` : ` instead of ${insteadOf}`}.`,
      rules: ['VAST-X-SPEC-01'],
    }),
    'vastmark/seriesStarted': ({ series }, name) => ({
      text: `A series between ${series.sides.map(({ actorId }) => name(actorId)).join(' and ')}: first to ${series.wins}.${series.daze ? ' Every loss makes the loser 1 worse.' : ''}`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/seriesContinued': ({ series }, name) => ({
      text: `The series goes on: ${score(series, name)}.`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/seriesScored': ({ series, winner, over }, name) => ({
      text: `${winner === null ? 'Undecided, so it is rolled again' : over ? `${name(winner)} wins the series` : `${name(winner)} wins this one`}: ${score(series, name)}.`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/seriesEnded': ({ series }, name) => ({
      text: `The series is broken off at ${score(series, name)}.`,
      rules: ['VAST-X-SERIES-01'],
    }),
    'vastmark/hurt': ({ actor, hurt }, name) => ({
      text: sentence(`${name(actor)} is ${hurtDegrees[hurt.degree]}${hurt.text === '' ? '' : `: ${hurt.text}`}`),
      rules: ['VAST-X-TOUGH-01'],
      tone: hurt.degree === 'serious' ? 'awful' : 'bad',
    }),
    'vastmark/healed': ({ actor, hurt }, name) => ({
      text: sentence(`${name(actor)} is over it: ${hurt.text === '' ? hurtDegrees[hurt.degree] : hurt.text}`),
      rules: ['VAST-X-TOUGH-01'],
    }),
    'vastmark/dazed': ({ actor, value }, name) => ({
      text:
        value === 0 ? `${name(actor)} is no longer dazed.` : `${name(actor)} is dazed: ${value} less on every roll.`,
      rules: ['VAST-X-DAZE-01'],
    }),
    'vastmark/adjusted': ({ change, actor, reason, before }, name) => ({
      text: `${changed(change, name(actor), before)}${reason === '' ? '' : ` Reason: ${reason}`}`,
      rules: ['VAST-GM-05'],
    }),
  },
  refusals: {
    E_UNKNOWN_ID: ({ id }) => `There is nothing here called “${id}”. Choose something on the table or on the sheet.`,
    E_NOT_GM: 'Only the game master can do this. Ask at the table.',
    E_NOT_OWNER: 'The character is not yours. Only the one who plays it may do this.',
    E_NOT_INTEGER: 'The number must be whole. Write it without decimals.',
    E_BAD_SETTING: ({ setting }) =>
      `The setting ${setting} does not exist or has no such value. Choose one from the list.`,
    E_TRAIT_ZERO: ({ name }) => `${name} cannot be 0: a trait is good or bad. Give it a plus or a minus.`,
    E_SKILL_NEGATIVE: ({ name }) => `${name} cannot be below 0: a skill one lacks counts 0. Write 0 or more.`,
    E_RESERVE_RANGE:
      'With hero insurance you set aside 3, 4 or 5 experience points, no more and no fewer. Change the number.',
    E_APPRENTICE_LIMIT: ({ has, limit }) =>
      `${has} apprentice skills are too many: ${limit} at most here. Remove one or make it an ordinary skill.`,
    E_OUT_OF_RANGE: ({ name, value, low, high }) =>
      `${name} ${value} is outside the scale of the table, ${low} to ${high}. Choose a value between or ask the game master.`,
    E_NOT_POSITIVE: 'The number must be at least 1. Write a larger one.',
    E_NO_XP: ({ has, needs }) =>
      `That is not enough: there are ${has} unused experience points and it takes ${needs}. Choose something cheaper.`,
    E_ALREADY_ROLLED: 'The roll has been made. Open a new one if more is at stake.',
    E_WITHDRAWN: 'The roll was withdrawn. Open a new one.',
    E_DUPLICATE_TRAIT: 'Each roll needs a trait of its own, at least two different ones. Choose other traits.',
    E_TWO_TRAITS: 'Traits are never added up: a roll has at most one. Choose one, or make one roll for each.',
    E_TWO_SKILLS: 'A roll has at most one skill. Choose the best.',
    E_SEVERAL_TRAITS_OFF: 'At this table nobody rolls for several traits. Choose one.',
    E_SEVERAL_TRAITS_DENIED: 'The game master has not agreed to several rolls. Ask first, or choose one trait.',
    E_UNBEATABLE_NEEDS_GM: ({ name }) =>
      `${name} is an unbeatable trait: only the game master picks it. Propose another or ask.`,
    E_SOCIAL_OFF: ({ target }) => `At this table nobody rolls to persuade ${target}. Play it out instead.`,
    E_SOCIAL_CONSENT: ({ target }) =>
      target === undefined
        ? 'The player who was asked has not answered yet. Wait for the answer.'
        : `The player of ${target} has to agree first. Ask, and open the roll with the answer.`,
    E_TRAIT_UNRULED: 'The game master has not ruled on the trait yet. Wait for the ruling.',
    E_OPPOSED: 'This roll is against another roll and they fall together. Choose the opposed roll.',
    E_BAD_FACE: ({ face }) =>
      face === undefined
        ? 'There are more faces than this asks for. Type only what the die showed: nines, and the first that is none.'
        : `${face} is not on the die: it has 0 to 9. Read it again.`,
    E_CHAIN_OVERLONG: 'The die is thrown again only after a nine. Remove what comes after.',
    E_CHAIN_INCOMPLETE: 'After a nine the die is thrown again. Throw once more and add the result.',
    E_NOT_OPPOSED: 'Both rolls must be against another roll, and two different ones. Change the resistance first.',
    E_HERO_OFF:
      'There are no hero points to use here: hero insurance does not cover this character. Roll without them.',
    E_HERO_LIMIT: ({ ceiling }) =>
      `At most ${ceiling} hero points go on this roll, and they are spent. Confirm the roll.`,
    E_ROLL_NOT_ROLLED: 'The roll has not been made yet. Roll first.',
    E_ROLL_CONFIRMED: 'The roll is confirmed and can no longer change. Open a new one if more is at stake.',
    E_ZERO_NOT_SHOWN:
      'The die does not show a zero first, so there is no Zero to ignore. Confirm the roll, or roll an extra die.',
    E_ZERO_ALREADY_IGNORED: 'Zero is already ignored on this roll. Confirm the roll.',
    E_ROLL_NOT_CONFIRMED: 'The roll is not confirmed yet. Confirm it first.',
    E_NO_PROMPT: 'This roll asks for nothing more. Go on.',
    E_NOT_STATUS_QUO: 'Half success and half failure belong to a status quo. Just write what happens.',
    E_ID_TAKEN: ({ id }) => `“${id}” is taken. Try again with another.`,
    E_DUPLICATE_SKILL: ({ name }) => `${name} is there twice. Keep one.`,
    E_BAD_LINE: ({ line }) => `The line “${line}” cannot be read. Write it like “Drunk -2, Brawling +2”.`,
    E_NOT_NPC: 'Only GM characters can be hidden and shown. Choose one of these.',
    E_NO_NAME: 'The character needs a name. Write one.',
    E_UNNAMED_FEATURE: 'A trait or skill has no name. Write one or remove the row.',
    E_SETTING_OFF: 'This house rule is not in play at this table. The game master can switch it on among the settings.',
    E_NEEDS_DIFFICULTY: 'A specialisation lowers a difficulty, and this roll has none. Let it add to the roll instead.',
    E_SERIES_RUNNING: 'One of the rolls is already in a series. Finish that one, or break it off.',
    E_SERIES_OVER: 'The series is over. Start a new one if more is at stake.',
  },
  labels: {
    'vastmark/setTableSettings': () => 'Change the settings of the table',
    'vastmark/createCharacter': ({ name, id }) => `Create ${name ?? id}`,
    'vastmark/editTrait': ({ name }) => `Change ${name}`,
    'vastmark/editSkill': ({ name }) => `Change ${name}`,
    'vastmark/createQuickExtra': ({ name, line }) => `Create ${name ?? line ?? 'an antagonist'}`,
    'vastmark/awardXp': ({ actor, amount }, name) => `Give ${name(actor)} ${points(amount)}`,
    'vastmark/spendXp': ({ actor, amount }, name) => `Take ${points(amount)} from ${name(actor)}`,
    'vastmark/declareAction': ({ actor }, name) => `Say what ${name(actor)} does`,
    'vastmark/decideWithoutRoll': ({ actor, outcome }, name) => `${name(actor)} ${decided[outcome]} without a roll`,
    'vastmark/proposeTrait': ({ trait }) => `Propose ${trait ?? 'no trait'}`,
    'vastmark/ruleTrait': ({ trait, turned }) =>
      trait === undefined
        ? 'Accept as proposed'
        : trait === null
          ? 'No trait'
          : `Rule ${trait}${turned ? ', turned' : ''}`,
    'vastmark/openRoll': ({ actor, traits = [], skills = [] }, name) =>
      `Roll for ${list([name(actor), ...traits, ...skills])}`,
    'vastmark/answerConsent': ({ agree }) => (agree ? 'Agree to the roll' : 'Say no to the roll'),
    'vastmark/requestSeveralTraits': ({ traits }) => `Ask for one roll each for ${list(traits)}`,
    'vastmark/answerSeveralTraits': ({ allow, traits }) =>
      `${allow ? 'Allow' : 'Refuse'} one roll each for ${list(traits)}`,
    'vastmark/roll': () => 'Roll the die',
    'vastmark/enterFaces': ({ faces }) => `Enter ${faces.join(' + ')}`,
    'vastmark/opposedRoll': () => 'Roll against each other',
    'vastmark/spendHeroPoint': ({ use }) => (use === 'extraDie' ? 'Roll an extra die (1)' : 'Ignore Zero (1)'),
    'vastmark/confirmRoll': () => 'Confirm the roll',
    'vastmark/answerPrompt': ({ half }) => (half ? halves[half] : 'Tell what happens'),
    'vastmark/withdrawRoll': () => 'Withdraw the roll',
    'vastmark/setScene': ({ title }) => `New scene: ${title}`,
    'vastmark/showCharacter': ({ actor, shown }, name) => `${shown ? 'Show' : 'Hide'} ${name(actor)}`,
    'vastmark/assignCharacter': ({ actor, ownerId }, name) => `${ownerId === null ? 'Give up' : 'Take'} ${name(actor)}`,
    'vastmark/renameCharacter': ({ name }) => `Rename to ${name}`,
    'vastmark/writeNotes': ({ actor }, name) => `Write notes about ${name(actor)}`,
    'vastmark/dismissAction': ({ actor }, name) => `Put aside what ${name(actor)} wants`,
    'vastmark/learnSpecialisations': ({ actor, specialisations }, name) =>
      `Let ${name(actor)} learn ${list(specialisations.map((one) => one.name))}`,
    'vastmark/startSeries': ({ wins }) => `Make a series of it, first to ${wins}`,
    'vastmark/nextInSeries': () => 'The next roll of the series',
    'vastmark/endSeries': () => 'Break off the series',
    'vastmark/setHurt': ({ actor, degree }, name) =>
      degree === null ? `Take away a hurt from ${name(actor)}` : `${name(actor)}: ${hurtDegrees[degree]}`,
    'vastmark/setDaze': ({ actor, value }, name) =>
      value === 0 ? `Take away the daze of ${name(actor)}` : `Daze ${name(actor)}: ${value}`,
    'vastmark/adjust': () => 'Correct by hand',
  },
};
