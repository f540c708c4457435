import { gmPoolId } from '../access.ts';
import type { Carry, Change, Degree, Feature, Need } from '../model.ts';
import {
  coinsLine,
  contestTone,
  leader,
  number,
  signed,
  stepLines,
  testRules,
  toneOf,
  type SeenTest,
} from './steps.ts';
import { lexicon } from './lexicon/en.ts';
import { settingNames } from './settings.ts';
import type { StepWords, Words } from './words.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const engagement = (count: number): string => counted(count, 'engagement point', 'engagement points');
const story = (count: number): string => counted(count, 'story point', 'story points');
const experience = (count: number): string => counted(count, 'experience point', 'experience points');

const steps: StepWords = {
  lexicon,
  successes: (count) => counted(count, 'success', 'successes'),
  failures: (count) => counted(count, 'failure', 'failures'),
  ignoredFailures: (count) => `${count} ignored`,
  ignoredSuccesses: (count) => `${count} ignored`,
  proficiency: (value) => `proficiency ${number(value)}`,
  significance: 'basic significance',
  totalSignificance: 'total significance',
  typedPool: 'typed pool',
  gear: 'gear',
  engagement: 'engagement',
  other: 'other',
  sphereValue: (sphere, value) => `${sphere ?? 'sphere value'} ${number(value)}`,
  net: (value) => `net ${value}`,
  unskilled: 'unskilled −1',
  carried: (value) => `from the roll before ${value}`,
  thresholds: (values) => `success scale ${values.join(', ')}`,
  doubled: (final) => `result after doubling ${final}`,
};

const list = (parts: readonly string[]): string => parts.join(', ');
const reason = (text: string): string => (text === '' ? '' : ` Reason: ${text}`);
const thrown = (test: SeenTest, name: (id: string) => string): string => {
  const degree = test.outcome?.degree;
  return `${name(test.actorId)}: ${coinsLine(test, steps)}${degree ? `: ${lexicon.degrees[degree]}` : ''}.`;
};
const edge = (kind: Carry['kind']): string =>
  kind === 'loserIgnoresSuccess' ? 'the other side ignores a success' : 'that side ignores a failure';
const carried = ({ levels, kind, side }: Carry): string => {
  if (levels === 0) return '';
  if (side === null) return ` In the next roll: chance ${signed(levels)}.`;
  return ` In the next roll side ${side} has the edge: ${edge(kind)}.`;
};
const brought = ({ levels, kind, side }: Carry): string => {
  if (levels === 0) return '';
  if (side === null) return ` Chance carried over ${signed(levels)}.`;
  return ` From the roll before side ${side} has the edge: ${edge(kind)}.`;
};
/** Who is ahead in a contested test, by her name. */
const leads = (margin: number, who: string): string =>
  margin === 0 ? ' It is level.' : ` ${who} leads by ${Math.abs(margin)}.`;

const featureName = (feature: Feature): string => {
  switch (feature.type) {
    case 'trait':
      return `the trait ${feature.phrase}`;
    case 'aspect':
      return `the ${lexicon.kinds[feature.kind]} ${feature.phrase}`;
    case 'secret':
      return `the secret ${feature.phrase}`;
    case 'assignment':
      return `${feature.aspect} in ${lexicon.proficiencies[feature.proficiency]}`;
    case 'keyPhrase':
      return `the key phrase ${feature.keyPhrase}`;
  }
};
const types = { trait: 'the trait', aspect: 'the aspect', secret: 'the secret', resource: 'the resource' };
const needText = (need: Need): string => {
  switch (need.kind) {
    case 'proficiency':
      return `${lexicon.proficiencies[need.proficiency]} ${need.value}`;
    case 'sphere':
      return `${lexicon.spheres[need.sphere]} ${need.value}`;
    case 'aspect':
      return `the aspect ${need.aspect}`;
    case 'routine':
      return list(need.proficiencies.map((it) => lexicon.proficiencies[it]));
  }
};
const begun = {
  campaign: 'Campaign',
  adventure: 'Adventure',
  session: 'Session',
  scene: 'Scene',
  dramaticMoment: 'A dramatic moment',
};
const starts = {
  'kolo/startCampaign': 'Start a campaign',
  'kolo/startAdventure': 'Start an adventure',
  'kolo/startSession': 'Start a session',
  'kolo/startScene': 'Start a scene',
  'kolo/dramaticMoment': 'Dramatic moment',
};
const changed = (change: Change, name: (id: string) => string): string => {
  switch (change.what) {
    case 'pools':
      return `The player’s pools: ${list([
        ...(change.engagement === undefined ? [] : [`engagement ${change.engagement}`]),
        ...(change.story === undefined ? [] : [`story ${change.story}`]),
      ])}.`;
    case 'strikePlayer':
      return 'The player’s pools leave the table.';
    case 'xp':
      return `${name(change.actor)}: ${experience(change.amount)}${change.label === null ? '' : ` (${change.label})`}.`;
    case 'status':
      return `${name(change.actor)} is ${change.status === 'playable' ? 'ready to play' : 'being made again'}.`;
    case 'reword':
      return `${name(change.actor)}: ${types[change.feature]} ${change.phrase} now reads ${change.to}.`;
    case 'strikeCharacter':
      return `${name(change.actor)} leaves the game.`;
    case 'strikeTest':
      return 'The test is struck out.';
    case 'carry':
      return `Chance in the next roll: ${signed(change.levels)}.`;
  }
};
const degreeTone = (degree: Degree | null) => (degree ? { tone: toneOf[degree] } : {});

export const en: Words = {
  lexicon,
  events: {
    'kolo/campaignSet': ({ basicSignificance, totalRange, settings }) => ({
      text: `The campaign is set: ${list([
        ...(basicSignificance === undefined ? [] : [`basic significance ${basicSignificance}`]),
        ...(totalRange == null ? [] : [`total significance from ${totalRange[0]} to ${totalRange[1]}`]),
        ...settingNames('en', settings ?? {}),
      ])}.`,
      rules: ['KOLO-CAMP-01', 'KOLO-CAMP-02'],
    }),
    'kolo/begun': ({ what, title, changes }, name) => {
      const gained = changes.filter((it) => it.engagement !== 0 || it.story !== 0);
      return {
        text: `${begun[what]}${title === '' ? '' : `: ${title}`}.${
          gained.length === 0
            ? ''
            : ` ${list(
                gained.map(
                  (it) =>
                    `${it.player === gmPoolId ? 'the GM' : name(it.player)} ${list([
                      ...(it.engagement === 0 ? [] : [`engagement +${it.engagement}`]),
                      ...(it.story === 0 ? [] : [`story +${it.story}`]),
                    ])}`,
                ),
              )}.`
        }`,
        rules: ['KOLO-POOL-04', 'KOLO-POOL-05', 'KOLO-POOL-06', 'KOLO-POOL-07'],
      };
    },
    'kolo/playerEntered': () => ({
      text: 'Both pools are full: engagement and story, 10 each.',
      rules: ['KOLO-POOL-01', 'KOLO-POOL-02'],
    }),
    'kolo/characterCreated': ({ character }) => ({
      text: `${character.name} comes to the table.`,
      rules: ['KOLO-SIG-01'],
    }),
    'kolo/traitAdded': ({ actor, trait }, name) => ({
      text: `${name(actor)}: the trait ${trait.phrase}, ${lexicon.spheres[trait.main]} ${trait.aux === null ? '3' : `2, ${lexicon.spheres[trait.aux]} 1`}.`,
      rules: ['KOLO-TRAIT-01', 'KOLO-TRAIT-03'],
    }),
    'kolo/aspectAdded': ({ actor, aspect }, name) => ({
      text: `${name(actor)}: the ${lexicon.kinds[aspect.kind]} ${aspect.phrase} (${list(aspect.assigned.map((it) => lexicon.proficiencies[it.proficiency]))}).`,
      rules: ['KOLO-ASP-01', 'KOLO-ASP-03'],
    }),
    'kolo/secretAdded': ({ actor, secret }, name) => ({
      text: `${name(actor)}: ${secret.specialisation ? 'the specialisation' : 'the secret'} ${secret.phrase}, value ${secret.value}.`,
      rules: ['KOLO-SEC-01', 'KOLO-SEC-04', 'KOLO-SEC-05'],
    }),
    'kolo/resourceAdded': ({ actor, resource }, name) => ({
      text: `${name(actor)}: the resource ${resource.phrase} ${signed(resource.value)}${resource.kind === null ? '' : ` (${lexicon.resources[resource.kind]})`}.`,
      rules: ['KOLO-RES-01', 'KOLO-SIG-11'],
    }),
    'kolo/featureRemoved': ({ actor, feature, phrase }, name) =>
      `${name(actor)}: ${types[feature]} ${phrase} is removed.`,
    'kolo/markerAdded': ({ actor, marker }, name) => ({
      text: `${name(actor)}: the marker ${marker.phrase}, ${lexicon.groups[marker.group]} ${signed(marker.value)}.`,
      rules: ['KOLO-MARK-01', 'KOLO-MARK-02'],
    }),
    'kolo/noteSet': ({ actor, ofNote }, name) => ({
      text: `${name(actor)} ${ofNote ? 'is of note and draws on the GM’s engagement' : 'no longer draws on the GM’s engagement'}.`,
      rules: ['KOLO-X-SOLOPOOL-01'],
    }),
    'kolo/harmPlaced': ({ winner, actor, marker }, name) => ({
      text: `${name(winner)} leaves a marker on ${name(actor)}: ${marker.phrase}, ${lexicon.groups[marker.group]} ${signed(marker.value)}.`,
      rules: ['KOLO-X-HARM-01', 'KOLO-MARK-01'],
    }),
    'kolo/markerRemoved': ({ actor, phrase }, name) => ({
      text: `${name(actor)}: the marker ${phrase} is removed.`,
      rules: ['KOLO-MARK-01'],
    }),
    'kolo/characterApproved': ({ actor, points, total }, name) => ({
      text: `${name(actor)} is ready to play.`,
      why: [`Significance points: ${points}`, `Total significance: ${total}`],
      rules: ['KOLO-CAMP-02'],
    }),
    'kolo/compared': ({ actor, need, value, passes, routine }, name) => ({
      text: routine
        ? `${name(actor)}, ${needText(need)}: ${lexicon.degrees[routine.degree]}.`
        : `${name(actor)}, ${needText(need)}: ${passes ? 'yes' : 'no'}.`,
      why: [
        ...(value === null ? [] : [`Value ${value}`]),
        ...(routine
          ? [`net scale ${signed(routine.scale)}, result ${routine.final}, ${steps.thresholds(routine.thresholds)}`]
          : []),
      ],
      rules: ['KOLO-CMP-01', 'KOLO-CMP-02', 'KOLO-CMP-03'],
      ...(routine ? { tone: toneOf[routine.degree] } : { tone: passes ? 'good' : 'bad' }),
    }),
    'kolo/decidedWithoutTest': ({ actor, text, degree }, name) => ({
      text: `${name(actor)}: ${text} – ${lexicon.degrees[degree]}, without a test.`,
      rules: ['KOLO-CMP-06', 'KOLO-SEC-03'],
      tone: toneOf[degree],
    }),
    'kolo/testOpened': ({ test }, name) => ({
      text: `Test: ${name(test.actorId)}, ${
        list([
          ...(test.sphere === null ? [] : [lexicon.spheres[test.sphere]]),
          ...test.proficiencies.map((it) => lexicon.proficiencies[it]),
        ]) || 'a typed line'
      }. Pool ${test.pool.size}, forgives ${test.sphereValue}, chance ${signed(test.chance)}, proficiency ${test.proficiencyValue}, scale ${signed(test.scale)}.`,
      why: stepLines(test, steps),
      rules: ['KOLO-TEST-01', 'KOLO-TEST-02', 'KOLO-SPH-05'],
    }),
    'kolo/testAmended': ({ test }, name) => ({
      text: `The test of ${name(test.actorId)} changes: pool ${test.pool.size}, forgives ${test.sphereValue}, chance ${signed(test.chance)}, proficiency ${test.proficiencyValue}, scale ${signed(test.scale)}.`,
      why: stepLines(test, steps),
      rules: ['KOLO-TRAIT-07', 'KOLO-CAT-05'],
    }),
    'kolo/testProposed': ({ actor }, name) => ({
      text: `${name(actor)} proposes a test to the GM.`,
      rules: ['KOLO-TRAIT-07'],
    }),
    'kolo/proposalDismissed': () => 'The proposed test is put aside.',
    'kolo/fitSuggested': ({ fit }, name) => ({
      text: `${name(fit.by)} finds fitting: ${list([...fit.traits, ...fit.aspects]) || 'nothing'}.`,
      rules: ['KOLO-TRAIT-07'],
    }),
    'kolo/engagementDeclared': ({ actor, points }, name) => ({
      text: `${name(actor)} puts ${engagement(points)} into the test.`,
      rules: ['KOLO-ENG-01', 'KOLO-ENG-05'],
    }),
    'kolo/engagementVetoed': ({ actor, returned, reason: why }, name) => ({
      text: `The GM refuses engagement on the test of ${name(actor)}${returned === 0 ? '' : `; ${engagement(returned)} returned`}.${reason(why)}`,
      rules: ['KOLO-ENG-07'],
    }),
    'kolo/flipped': ({ test }, name) => ({
      text: thrown(test, name),
      why: stepLines(test, steps),
      rules: testRules(test),
      ...degreeTone(test.outcome?.degree ?? null),
    }),
    'kolo/contested': ({ contest, a, b }, name) => ({
      text: `${thrown(a, name)} ${thrown(b, name)} ${
        contest.winner === null
          ? 'Nobody wins.'
          : `${name(contest.winner === 'A' ? a.actorId : b.actorId)} wins by ${Math.abs(contest.margin)}: ${lexicon.degrees[contest.degree]}.`
      }`,
      why: [
        ...stepLines(a, steps),
        ...stepLines(b, steps),
        `Difference in chance ${signed(contest.chance)}, in scale ${signed(contest.scale)}`,
      ],
      rules: ['KOLO-CON-01', 'KOLO-CON-05', 'KOLO-CON-06', contest.active ? 'KOLO-CON-03' : 'KOLO-CON-04'],
      tone: contestTone(contest.winner),
    }),
    'kolo/extended': ({ actor, coin, test, contest, other }, name) => ({
      text: `${name(actor)} adds an engagement point: ${coin === 1 ? 'success' : 'failure'}. ${thrown(test, name)}${
        contest ? leads(contest.margin, name(leader(contest, test, other))) : ''
      }`,
      why: stepLines(test, steps),
      rules: ['KOLO-ENG-06', ...testRules(test)],
      ...degreeTone(test.outcome?.degree ?? null),
    }),
    'kolo/passed': ({ actor }, name) => ({ text: `${name(actor)} passes.`, rules: ['KOLO-ENG-06'] }),
    'kolo/closed': ({ settled, contest, complex }, name) => ({
      text: `${settled
        .map(({ actorId, succeeded, spent, returned, bonus, xp, xpLabel }) => {
          const put =
            spent === 0
              ? ''
              : succeeded
                ? `, ${engagement(spent)} used up`
                : `, ${engagement(returned)} back${bonus ? ', one of them a bonus' : ''}`;
          return `${name(actorId)}: the test ${succeeded ? 'succeeds' : 'does not succeed'}${put}${
            xp === 0 ? '' : `, ${experience(xp)} (${xpLabel ?? ''})`
          }.`;
        })
        .join(' ')}${
        complex
          ? complex.status === 'goal'
            ? ` The complex test: the goal is reached${complex.winner ? `, side ${complex.winner} wins` : ''}.`
            : complex.status === 'failed'
              ? ' The complex test fails.'
              : `${complex.sideGoal ? ' A side goal is reached.' : ''}${carried(complex.carry)}`
          : ''
      }`,
      rules: [
        'KOLO-ENG-02',
        'KOLO-ENG-03',
        'KOLO-XP-01',
        ...(contest ? ['KOLO-ENG-04'] : []),
        ...(complex ? ['KOLO-CPX-03', 'KOLO-CPX-09'] : []),
      ],
      ...(settled[0] && { tone: settled[0].succeeded ? ('good' as const) : ('bad' as const) }),
    }),
    'kolo/thresholdsCompared': ({ actor, comparisons }, name) => ({
      text: `${name(actor)}: ${comparisons.map(({ label, coped }) => `${label} – ${coped ? 'coped with' : 'not enough'}`).join('; ')}.`,
      why: comparisons.map(({ label, final, needed }) => `${label}: ${number(final)} against ${number(needed)}`),
      rules: ['KOLO-THR-01', 'KOLO-THR-02'],
    }),
    'kolo/complexStarted': ({ complex }) => ({
      text: `A complex test begins${complex.intervalLabel === '' ? '' : `; each roll takes ${complex.intervalLabel}`}.`,
      rules: ['KOLO-CPX-01'],
    }),
    'kolo/complexContinued': ({ roll, tests, carry, intervalLabel }, name) => ({
      text: `Complex test, roll ${roll}${intervalLabel === '' ? '' : ` (${intervalLabel})`}: ${list(tests.map((test) => name(test.actorId)))}.${brought(carry)}`,
      why: tests.flatMap((test) => stepLines(test, steps)),
      rules: ['KOLO-CPX-01', 'KOLO-CPX-02'],
    }),
    'kolo/complexHidden': () => ({ text: 'The complex test goes on out of sight.', rules: ['KOLO-CPX-01'] }),
    'kolo/complexStopped': () => ({ text: 'The complex test is stopped.', rules: ['KOLO-CPX-01'] }),
    'kolo/storyProposed': ({ story: { actorId, text } }, name) => ({
      text: `${name(actorId)} wants to bring into the story: ${text}`,
      rules: ['KOLO-STO-01'],
    }),
    'kolo/storyPriced': ({ actor, cost, engagementAllowed }, name) => ({
      text: `The GM sets the price for ${name(actor)} at ${story(cost)}${engagementAllowed ? '; engagement may pay a part' : ''}.`,
      rules: ['KOLO-STO-02', ...(engagementAllowed ? ['KOLO-STO-05'] : [])],
    }),
    'kolo/storyRejected': ({ actor }, name) => ({
      text: `The idea of ${name(actor)} does not come into the story.`,
      rules: ['KOLO-STO-02'],
    }),
    'kolo/storyPaid': ({ story: { actorId, text, cost, engagementPaid } }, name) => ({
      text: `${name(actorId)} brings into the story: ${text}`,
      why: [list([story((cost ?? 0) - engagementPaid), ...(engagementPaid === 0 ? [] : [engagement(engagementPaid)])])],
      rules: ['KOLO-STO-01', 'KOLO-STO-03'],
    }),
    'kolo/storyLiked': ({ by, actor, likes, xp }, name) => ({
      text: `${by === 'gm' ? 'The GM' : name(by)} ${likes ? 'likes' : 'does not like'} what ${name(actor)} brought in.${xp === 0 ? '' : ` ${name(actor)} gets ${experience(xp)} without a label.`}`,
      rules: ['KOLO-XP-04'],
    }),
    'kolo/purchaseAsked': ({ actor, purchase, xpCost }, name) => ({
      text: `${name(actor)} wants to buy ${featureName(purchase.feature)} for ${experience(xpCost)}. The GM decides.`,
      rules: ['KOLO-XP-05', 'KOLO-XP-09', 'KOLO-XP-10'],
    }),
    'kolo/purchaseDismissed': ({ actor, feature }, name) => ({
      text: `${name(actor)} does not buy ${featureName(feature)}.`,
      rules: ['KOLO-XP-10'],
    }),
    'kolo/featureBought': ({ actor, feature, pointsBefore, pointsAfter, xpCost }, name) => ({
      text: `${name(actor)} buys ${featureName(feature)} for ${experience(xpCost)}.`,
      why: [`Significance points: ${pointsBefore} → ${pointsAfter}`],
      rules: ['KOLO-XP-05', 'KOLO-XP-09', 'KOLO-XP-10'],
    }),
    'kolo/xpRelabelled': ({ actor, label }, name) => ({
      text: `${name(actor)}: experience ${label === null ? 'loses its label' : `now has the label ${label}`}.`,
      rules: ['KOLO-XP-07'],
    }),
    'kolo/characterShown': ({ character }) => `${character.name} appears.`,
    'kolo/characterHidden': ({ actor }, name) => `${name(actor)} is hidden from the players.`,
    'kolo/characterAssigned': ({ actor, ownerId }, name) =>
      ownerId === null ? `${name(actor)} is free to take.` : `${name(actor)} has a player.`,
    'kolo/characterRenamed': ({ name: now, before }) => `${before} is now called ${now}.`,
    'kolo/notesWritten': ({ actor }, name) => `The notes about ${name(actor)} have changed.`,
    'kolo/commonCategoriesSet': ({ categories }) => ({
      text: `The common categories of the table: ${list(categories.map(({ label, value }) => `${label} ${signed(value)}`)) || 'none'}.`,
      rules: ['KOLO-CAT-06'],
    }),
    'kolo/adjusted': ({ change, reason: why }, name) => `${changed(change, name)}${reason(why)}`,
  },
  refusals: {
    E_UNKNOWN_ID: ({ id }) => `There is nothing here called “${id}”. Choose something on the table or on the sheet.`,
    E_NOT_GM: 'Only the GM can do this. Ask at the table.',
    E_NOT_OWNER: 'The character is not yours. Only the one who plays it may do this.',
    E_NOT_INTEGER: 'The number must be whole. Write it without decimals.',
    E_WRONG_STATUS: 'This is not the moment. See how far the thing has come and try when it is time.',
    E_BAD_SETTING: ({ setting }) =>
      `The setting ${setting} does not exist or has no such value. Choose one from the list.`,
    E_TRAIT_POINTS: ({ phrase }) =>
      `The trait ${phrase} needs 3 points: all in one sphere, or 2 and 1. Lay them out so.`,
    E_NOT_ADJACENT: ({ phrase }) =>
      `The auxiliary sphere of ${phrase} must be next to the main one. Choose a neighbour.`,
    E_DUPLICATE_ASSIGNMENT: ({ phrase }) => `The trait ${phrase} already lies that way. Choose another.`,
    E_NO_PROFICIENCY: 'At least one proficiency is needed. Choose one.',
    E_DUPLICATE_PROFICIENCY: 'The same proficiency is there twice. Keep one.',
    E_TOO_MANY_PROFICIENCIES: ({ phrase, most }) =>
      `The aspect ${phrase} may have at most ${most} proficiencies. Remove one.`,
    E_NOT_POSITIVE: 'The number is outside what is allowed. Write a larger or a smaller one.',
    E_SECRET_NEEDS_GM: ({ phrase }) =>
      `The secret ${phrase} is worth more than 3, which takes the GM. Lower the value or ask.`,
    E_MODIFIER_RANGE: ({ lowest, highest }) =>
      `Resources of that kind together must lie between ${number(Number(lowest))} and ${number(Number(highest))}. Change the value or the kind.`,
    E_OVER_BUDGET: ({ points, target }) =>
      `The sheet has ${points} significance points and the campaign gives ${target}. Change the sheet or approve it anyway.`,
    E_TOTAL_RANGE: ({ total, low, high }) =>
      `Total significance ${total} is outside the campaign, ${low} to ${high}. Change the resources or approve it anyway.`,
    E_NO_ENGAGEMENT: ({ has, needs }) =>
      `Not enough engagement: the pool has ${has} and it takes ${needs}. Put in fewer.`,
    E_ENGAGEMENT_VETOED: 'The GM refuses engagement here. Play without.',
    E_BAD_COIN: ({ coin, face }) =>
      (coin ?? face) === undefined
        ? 'There are more coins than this asks for. Type only those that were thrown.'
        : `A coin shows 0 or 1, not ${coin ?? face}. Read it again.`,
    E_COIN_COUNT: ({ has, needs }) => `There should be ${needs} coins, but here are ${has}. Correct the list.`,
    E_NOT_DECLARED: 'Coins can be added only if engagement was declared before the throw. Close the test.',
    E_LABEL_MISSING: 'Experience from a test needs a label. Write what it is about.',
    E_NOT_ENOUGH_STORY: ({ has, needs }) =>
      `Not enough story points: there are ${has} and it takes ${needs}. Propose something smaller.`,
    E_OWN_STORY: 'Others decide whether your own idea was good. Wait for them.',
    E_XP_LABEL: ({ has, needs }) =>
      `There are ${has} points that match, and it costs ${needs}. Point out labels that match it.`,
    E_XP_SHORT: ({ has, needs }) =>
      `Not enough experience: ${has} can be used and it costs ${needs}. Choose something cheaper, or save.`,
    E_SETTING_OFF: 'This is switched off at this table. The GM can switch it on.',
    E_ID_TAKEN: ({ id }) => `“${id}” is taken. Try again with another.`,
    E_PHRASE_TAKEN: ({ phrase }) => `${phrase} is already on the sheet. Call it something else.`,
    E_NO_SPHERE: 'The test needs a sphere. Choose by the action and its circumstances.',
    E_LINE_NEEDS_NPC: 'A typed line is for GM characters. Choose sphere and proficiency for a player character.',
    E_HIDDEN_SIDE: 'One side is hidden. Show it to the players first.',
    E_NOT_NPC: 'Only GM characters can be hidden and shown. Choose one of these.',
    E_NO_NAME: 'The character needs a name. Write one.',
    E_UNNAMED_FEATURE: 'A trait, aspect or secret has no name. Write one or remove the row.',
    W_COUNTED_TWICE: ({ one, other }) =>
      `${one} and ${other} may mean the same. Merge them into one category if they do.`,
    W_GEAR_TWICE: ({ label }) => `Gear counts both in the pool and as the category ${label}. Keep one of the two.`,
    W_FEW_TRAITS: ({ has, suggested }) => `Traits: ${has}; ${suggested} is a good number to start with.`,
  },
  labels: {
    'kolo/setCampaign': () => 'Set the campaign',
    'kolo/startCampaign': ({ type }) => starts[type],
    'kolo/startAdventure': ({ type }) => starts[type],
    'kolo/startSession': ({ type }) => starts[type],
    'kolo/startScene': ({ type }) => starts[type],
    'kolo/dramaticMoment': ({ type }) => starts[type],
    'kolo/createCharacter': ({ name, id }) => `Create ${name ?? id}`,
    'kolo/addTrait': ({ phrase }) => `Add the trait ${phrase}`,
    'kolo/addAspect': ({ phrase }) => `Add the aspect ${phrase}`,
    'kolo/addSecret': ({ phrase }) => `Add the secret ${phrase}`,
    'kolo/addResource': ({ phrase }) => `Add the resource ${phrase}`,
    'kolo/removeFeature': ({ phrase }) => `Remove ${phrase}`,
    'kolo/addMarker': ({ phrase }) => `Add the marker ${phrase}`,
    'kolo/setOfNote': ({ actor, ofNote }, name) => `${name(actor)}: ${ofNote ? 'of note' : 'no longer of note'}`,
    'kolo/placeHarm': ({ phrase }) => `Leave the marker ${phrase}`,
    'kolo/removeMarker': ({ phrase }) => `Remove the marker ${phrase}`,
    'kolo/approveCharacter': ({ actor }, name) => `Approve ${name(actor)}`,
    'kolo/comparisonTest': ({ actor, need }, name) => `Compare ${name(actor)} with ${needText(need)}`,
    'kolo/decideWithoutTest': ({ actor, degree }, name) => `${name(actor)}: ${lexicon.degrees[degree]} without a test`,
    'kolo/openTest': ({ actor }, name) => `Call a test of ${name(actor)}`,
    'kolo/amendTest': () => 'Change the test',
    'kolo/suggestFit': () => 'Point out what fits',
    'kolo/dismissProposal': () => 'Put the proposal aside',
    'kolo/declareEngagement': ({ points }) => `Put in ${engagement(points)}`,
    'kolo/vetoEngagement': () => 'Refuse engagement',
    'kolo/flip': () => 'Throw the coins',
    'kolo/extendEngagement': () => 'One more coin (1)',
    'kolo/closeTest': ({ xpLabel }) => (xpLabel ? `Close the test (${xpLabel})` : 'Close the test'),
    'kolo/contestedTest': ({ active }) => (active ? 'Contested test, against each other' : 'Contested test'),
    'kolo/compareThresholds': ({ thresholds }) => `Compare with ${list(thresholds.map(({ label }) => label))}`,
    'kolo/startComplex': () => 'Start a complex test',
    'kolo/complexNext': () => 'Next roll',
    'kolo/stopComplex': () => 'Stop the complex test',
    'kolo/proposeStory': () => 'Propose a story element',
    'kolo/priceStory': ({ cost }) => `Accept for ${story(cost)}`,
    'kolo/rejectStory': () => 'Decline',
    'kolo/payStory': ({ engagement: part = 0 }) => (part === 0 ? 'Pay' : `Pay, ${engagement(part)} of it`),
    'kolo/likeStory': ({ likes = true }) => (likes ? 'Like it' : 'Do not like it'),
    'kolo/buyFeature': ({ feature }) => `Buy ${featureName(feature)}`,
    'kolo/dismissPurchase': () => 'Put the purchase aside',
    'kolo/relabelXp': ({ label }) => `Change the label to ${label ?? 'none'}`,
    'kolo/showCharacter': ({ actor, shown }, name) => `${shown ? 'Show' : 'Hide'} ${name(actor)}`,
    'kolo/assignCharacter': ({ actor, ownerId }, name) => `${ownerId === null ? 'Give up' : 'Take'} ${name(actor)}`,
    'kolo/renameCharacter': ({ name }) => `Rename to ${name}`,
    'kolo/writeNotes': ({ actor }, name) => `Write notes about ${name(actor)}`,
    'kolo/setCommonCategories': () => 'Change the list of categories',
    'kolo/adjust': () => 'Correct by hand',
  },
};
