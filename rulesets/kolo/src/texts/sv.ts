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
import { lexicon } from './lexicon/sv.ts';
import { settingNames } from './settings.ts';
import type { StepWords, Words } from './words.ts';

const points = (count: number): string => `${count} poäng`;
const engagement = (count: number): string => `${count} engagemangspoäng`;
const story = (count: number): string => `${count} berättelsepoäng`;
const experience = (count: number): string => `${count} erfarenhetspoäng`;

const steps: StepWords = {
  lexicon,
  successes: (count) => `${count} ${count === 1 ? 'lyckad' : 'lyckade'}`,
  failures: (count) => `${count} ${count === 1 ? 'misslyckad' : 'misslyckade'}`,
  ignoredFailures: (count) => `${count} räknas inte`,
  ignoredSuccesses: (count) => `${count} räknas inte`,
  proficiency: (value) => `färdighet ${number(value)}`,
  significance: 'grundtyngd',
  totalSignificance: 'total tyngd',
  typedPool: 'inskriven pott',
  gear: 'utrustning',
  engagement: 'engagemang',
  other: 'annat',
  sphereValue: (sphere, value) => `${sphere ?? 'sfärens värde'} ${number(value)}`,
  net: (value) => `netto ${value}`,
  unskilled: 'okvalificerad −1',
  carried: (value) => `från förra slaget ${value}`,
  thresholds: (values) => `framgångsskala ${values.join(', ')}`,
  doubled: (final) => `resultat efter fördubbling ${final}`,
};

const list = (parts: readonly string[]): string => parts.join(', ');
const reason = (text: string): string => (text === '' ? '' : ` Skäl: ${text}`);
const thrown = (test: SeenTest, name: (id: string) => string): string => {
  const degree = test.outcome?.degree;
  return `${name(test.actorId)}: ${coinsLine(test, steps)}${degree ? `: ${lexicon.degrees[degree]}` : ''}.`;
};
const edge = (kind: Carry['kind']): string =>
  kind === 'loserIgnoresSuccess' ? 'den andra sidan bortser från en lyckad' : 'den sidan bortser från en misslyckad';
const carried = ({ levels, kind, side }: Carry): string => {
  if (levels === 0) return '';
  if (side === null) return ` I nästa slag: chans ${signed(levels)}.`;
  return ` I nästa slag har sida ${side} fördel: ${edge(kind)}.`;
};
const brought = ({ levels, kind, side }: Carry): string => {
  if (levels === 0) return '';
  if (side === null) return ` Chans från förra slaget ${signed(levels)}.`;
  return ` Från förra slaget har sida ${side} fördel: ${edge(kind)}.`;
};
/** Who is ahead in a contested test, by her name. */
const leads = (margin: number, who: string): string =>
  margin === 0 ? ' Det står lika.' : ` ${who} leder med ${Math.abs(margin)}.`;

const featureName = (feature: Feature): string => {
  switch (feature.type) {
    case 'trait':
      return `fallenheten ${feature.phrase}`;
    case 'aspect':
      return `${lexicon.kinds[feature.kind]}en ${feature.phrase}`;
    case 'secret':
      return `hemligheten ${feature.phrase}`;
    case 'assignment':
      return `${feature.aspect} i ${lexicon.proficiencies[feature.proficiency]}`;
    case 'keyPhrase':
      return `nyckelfrasen ${feature.keyPhrase}`;
  }
};
const types = { trait: 'fallenheten', aspect: 'aspekten', secret: 'hemligheten', resource: 'resursen' };
const needText = (need: Need): string => {
  switch (need.kind) {
    case 'proficiency':
      return `${lexicon.proficiencies[need.proficiency]} ${need.value}`;
    case 'sphere':
      return `${lexicon.spheres[need.sphere]} ${need.value}`;
    case 'aspect':
      return `aspekten ${need.aspect}`;
    case 'routine':
      return list(need.proficiencies.map((it) => lexicon.proficiencies[it]));
  }
};
const begun = {
  campaign: 'Kampanj',
  adventure: 'Äventyr',
  session: 'Spelmöte',
  scene: 'Scen',
  dramaticMoment: 'Dramatisk situation',
};
const starts = {
  'kolo/startCampaign': 'Börja en kampanj',
  'kolo/startAdventure': 'Börja ett äventyr',
  'kolo/startSession': 'Börja ett spelmöte',
  'kolo/startScene': 'Börja en scen',
  'kolo/dramaticMoment': 'Dramatisk situation',
};
const changed = (change: Change, name: (id: string) => string): string => {
  switch (change.what) {
    case 'pools':
      return `Spelarens potter: ${list([
        ...(change.engagement === undefined ? [] : [`engagemang ${change.engagement}`]),
        ...(change.story === undefined ? [] : [`berättelse ${change.story}`]),
      ])}.`;
    case 'strikePlayer':
      return 'Spelarens potter tas bort från bordet.';
    case 'xp':
      return `${name(change.actor)}: ${experience(change.amount)}${change.label === null ? '' : ` (${change.label})`}.`;
    case 'status':
      return `${name(change.actor)} ${change.status === 'playable' ? 'är spelklar' : 'skapas igen'}.`;
    case 'reword':
      return `${name(change.actor)}: ${types[change.feature]} ${change.phrase} heter nu ${change.to}.`;
    case 'strikeCharacter':
      return `${name(change.actor)} lämnar spelet.`;
    case 'strikeTest':
      return 'Testet stryks.';
    case 'carry':
      return `Chans i nästa slag: ${signed(change.levels)}.`;
  }
};
const degreeTone = (degree: Degree | null) => (degree ? { tone: toneOf[degree] } : {});

export const sv: Words = {
  lexicon,
  events: {
    'kolo/campaignSet': ({ basicSignificance, totalRange, settings }) => ({
      text: `Kampanjen bestäms: ${list([
        ...(basicSignificance === undefined ? [] : [`grundtyngd ${basicSignificance}`]),
        ...(totalRange == null ? [] : [`total tyngd från ${totalRange[0]} till ${totalRange[1]}`]),
        ...settingNames('sv', settings ?? {}),
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
                    `${it.player === gmPoolId ? 'spelledaren' : name(it.player)} ${list([
                      ...(it.engagement === 0 ? [] : [`engagemang +${it.engagement}`]),
                      ...(it.story === 0 ? [] : [`berättelse +${it.story}`]),
                    ])}`,
                ),
              )}.`
        }`,
        rules: ['KOLO-POOL-04', 'KOLO-POOL-05', 'KOLO-POOL-06', 'KOLO-POOL-07'],
      };
    },
    'kolo/playerEntered': () => ({
      text: 'Båda potterna är fulla: engagemang och berättelse, 10 i varje.',
      rules: ['KOLO-POOL-01', 'KOLO-POOL-02'],
    }),
    'kolo/characterCreated': ({ character }) => ({
      text: `${character.name} kommer till bordet.`,
      rules: ['KOLO-SIG-01'],
    }),
    'kolo/traitAdded': ({ actor, trait }, name) => ({
      text: `${name(actor)}: fallenheten ${trait.phrase}, ${lexicon.spheres[trait.main]} ${trait.aux === null ? '3' : `2, ${lexicon.spheres[trait.aux]} 1`}.`,
      rules: ['KOLO-TRAIT-01', 'KOLO-TRAIT-03'],
    }),
    'kolo/aspectAdded': ({ actor, aspect }, name) => ({
      text: `${name(actor)}: ${lexicon.kinds[aspect.kind]}en ${aspect.phrase} (${list(aspect.assigned.map((it) => lexicon.proficiencies[it.proficiency]))}).`,
      rules: ['KOLO-ASP-01', 'KOLO-ASP-03'],
    }),
    'kolo/secretAdded': ({ actor, secret }, name) => ({
      text: `${name(actor)}: ${secret.specialisation ? 'specialiseringen' : 'hemligheten'} ${secret.phrase}, värde ${secret.value}.`,
      rules: ['KOLO-SEC-01', 'KOLO-SEC-04', 'KOLO-SEC-05'],
    }),
    'kolo/resourceAdded': ({ actor, resource }, name) => ({
      text: `${name(actor)}: resursen ${resource.phrase} ${signed(resource.value)}${resource.kind === null ? '' : ` (${lexicon.resources[resource.kind]})`}.`,
      rules: ['KOLO-RES-01', 'KOLO-SIG-11'],
    }),
    'kolo/featureRemoved': ({ actor, feature, phrase }, name) =>
      `${name(actor)}: ${types[feature]} ${phrase} tas bort.`,
    'kolo/markerAdded': ({ actor, marker }, name) => ({
      text: `${name(actor)}: markören ${marker.phrase}, ${lexicon.groups[marker.group]} ${signed(marker.value)}.`,
      rules: ['KOLO-MARK-01', 'KOLO-MARK-02'],
    }),
    'kolo/noteSet': ({ actor, ofNote }, name) => ({
      text: `${name(actor)} ${ofNote ? 'är av betydelse och tar av spelledarens engagemang' : 'tar inte längre av spelledarens engagemang'}.`,
      rules: ['KOLO-X-SOLOPOOL-01'],
    }),
    'kolo/harmPlaced': ({ winner, actor, marker }, name) => ({
      text: `${name(winner)} lämnar en markör på ${name(actor)}: ${marker.phrase}, ${lexicon.groups[marker.group]} ${signed(marker.value)}.`,
      rules: ['KOLO-X-HARM-01', 'KOLO-MARK-01'],
    }),
    'kolo/markerRemoved': ({ actor, phrase }, name) => ({
      text: `${name(actor)}: markören ${phrase} tas bort.`,
      rules: ['KOLO-MARK-01'],
    }),
    'kolo/characterApproved': ({ actor, points: weight, total }, name) => ({
      text: `${name(actor)} är spelklar.`,
      why: [`Tyngdpoäng: ${weight}`, `Total tyngd: ${total}`],
      rules: ['KOLO-CAMP-02'],
    }),
    'kolo/compared': ({ actor, need, value, passes, routine }, name) => ({
      text: routine
        ? `${name(actor)}, ${needText(need)}: ${lexicon.degrees[routine.degree]}.`
        : `${name(actor)}, ${needText(need)}: ${passes ? 'ja' : 'nej'}.`,
      why: [
        ...(value === null ? [] : [`Värde ${value}`]),
        ...(routine
          ? [`skala netto ${signed(routine.scale)}, resultat ${routine.final}, ${steps.thresholds(routine.thresholds)}`]
          : []),
      ],
      rules: ['KOLO-CMP-01', 'KOLO-CMP-02', 'KOLO-CMP-03'],
      ...(routine ? { tone: toneOf[routine.degree] } : { tone: passes ? 'good' : 'bad' }),
    }),
    'kolo/decidedWithoutTest': ({ actor, text, degree }, name) => ({
      text: `${name(actor)}: ${text} – ${lexicon.degrees[degree]}, utan test.`,
      rules: ['KOLO-CMP-06', 'KOLO-SEC-03'],
      tone: toneOf[degree],
    }),
    'kolo/testOpened': ({ test }, name) => ({
      text: `Test: ${name(test.actorId)}, ${
        list([
          ...(test.sphere === null ? [] : [lexicon.spheres[test.sphere]]),
          ...test.proficiencies.map((it) => lexicon.proficiencies[it]),
        ]) || 'skriven rad'
      }. Pott ${test.pool.size}, bortser från ${test.sphereValue} misslyckade, chans ${signed(test.chance)}, färdighet ${test.proficiencyValue}, skala ${signed(test.scale)}.`,
      why: stepLines(test, steps),
      rules: ['KOLO-TEST-01', 'KOLO-TEST-02', 'KOLO-SPH-05'],
    }),
    'kolo/testAmended': ({ test }, name) => ({
      text: `Testet för ${name(test.actorId)} ändras: pott ${test.pool.size}, bortser från ${test.sphereValue} misslyckade, chans ${signed(test.chance)}, färdighet ${test.proficiencyValue}, skala ${signed(test.scale)}.`,
      why: stepLines(test, steps),
      rules: ['KOLO-TRAIT-07', 'KOLO-CAT-05'],
    }),
    'kolo/testProposed': ({ actor }, name) => ({
      text: `${name(actor)} föreslår ett test för spelledaren.`,
      rules: ['KOLO-TRAIT-07'],
    }),
    'kolo/proposalDismissed': () => 'Förslaget till test läggs åt sidan.',
    'kolo/fitSuggested': ({ fit }, name) => ({
      text: `${name(fit.by)} tycker att det här passar: ${list([...fit.traits, ...fit.aspects]) || 'inget'}.`,
      rules: ['KOLO-TRAIT-07'],
    }),
    'kolo/engagementDeclared': ({ actor, points: put }, name) => ({
      text: `${name(actor)} lägger ${engagement(put)} på testet.`,
      rules: ['KOLO-ENG-01', 'KOLO-ENG-05'],
    }),
    'kolo/engagementVetoed': ({ actor, returned, reason: why }, name) => ({
      text: `Spelledaren säger nej till engagemang i testet för ${name(actor)}${returned === 0 ? '' : `; ${points(returned)} kommer tillbaka`}.${reason(why)}`,
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
          ? 'Ingen vinner.'
          : `${name(contest.winner === 'A' ? a.actorId : b.actorId)} vinner med ${Math.abs(contest.margin)}: ${lexicon.degrees[contest.degree]}.`
      }`,
      why: [
        ...stepLines(a, steps),
        ...stepLines(b, steps),
        `Skillnad i chans ${signed(contest.chance)}, i skala ${signed(contest.scale)}`,
      ],
      rules: ['KOLO-CON-01', 'KOLO-CON-05', 'KOLO-CON-06', contest.active ? 'KOLO-CON-03' : 'KOLO-CON-04'],
      tone: contestTone(contest.winner),
    }),
    'kolo/extended': ({ actor, coin, test, contest, other }, name) => ({
      text: `${name(actor)} lägger till en engagemangspoäng: ${coin === 1 ? 'lyckad' : 'misslyckad'}. ${thrown(test, name)}${
        contest ? leads(contest.margin, name(leader(contest, test, other))) : ''
      }`,
      why: stepLines(test, steps),
      rules: ['KOLO-ENG-06', ...testRules(test)],
      ...degreeTone(test.outcome?.degree ?? null),
    }),
    'kolo/passed': ({ actor }, name) => ({ text: `${name(actor)} passar.`, rules: ['KOLO-ENG-06'] }),
    'kolo/closed': ({ settled, contest, complex }, name) => ({
      text: `${settled
        .map(({ actorId, succeeded, spent, returned, bonus, xp, xpLabel }) => {
          const put =
            spent === 0
              ? ''
              : succeeded
                ? `, ${engagement(spent)} förbrukas`
                : `, ${engagement(returned)} kommer tillbaka${bonus ? ', en extra inräknad' : ''}`;
          return `${name(actorId)}: testet ${succeeded ? 'lyckas' : 'lyckas inte'}${put}${
            xp === 0 ? '' : `, ${experience(xp)} (${xpLabel ?? ''})`
          }.`;
        })
        .join(' ')}${
        complex
          ? complex.status === 'goal'
            ? ` Det sammansatta testet: målet är nått${complex.winner ? `, sida ${complex.winner} vinner` : ''}.`
            : complex.status === 'failed'
              ? ' Det sammansatta testet misslyckas.'
              : `${complex.sideGoal ? ' Ett sidomål nås.' : ''}${carried(complex.carry)}`
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
      text: `${name(actor)}: ${comparisons.map(({ label, coped }) => `${label} – ${coped ? 'klaras' : 'räcker inte'}`).join('; ')}.`,
      why: comparisons.map(({ label, final, needed }) => `${label}: ${number(final)} mot ${number(needed)}`),
      rules: ['KOLO-THR-01', 'KOLO-THR-02'],
    }),
    'kolo/complexStarted': ({ complex }) => ({
      text: `Ett sammansatt test börjar${complex.intervalLabel === '' ? '' : `; varje slag tar ${complex.intervalLabel}`}.`,
      rules: ['KOLO-CPX-01'],
    }),
    'kolo/complexContinued': ({ roll, tests, carry, intervalLabel }, name) => ({
      text: `Sammansatt test, slag ${roll}${intervalLabel === '' ? '' : ` (${intervalLabel})`}: ${list(tests.map((test) => name(test.actorId)))}.${brought(carry)}`,
      why: tests.flatMap((test) => stepLines(test, steps)),
      rules: ['KOLO-CPX-01', 'KOLO-CPX-02'],
    }),
    'kolo/complexHidden': () => ({ text: 'Det sammansatta testet fortsätter i det fördolda.', rules: ['KOLO-CPX-01'] }),
    'kolo/complexStopped': () => ({ text: 'Det sammansatta testet avbryts.', rules: ['KOLO-CPX-01'] }),
    'kolo/storyProposed': ({ story: { actorId, text } }, name) => ({
      text: `${name(actorId)} vill föra in i berättelsen: ${text}`,
      rules: ['KOLO-STO-01'],
    }),
    'kolo/storyPriced': ({ actor, cost, engagementAllowed }, name) => ({
      text: `Spelledaren sätter priset för ${name(actor)} till ${story(cost)}${engagementAllowed ? '; engagemang får betala en del' : ''}.`,
      rules: ['KOLO-STO-02', ...(engagementAllowed ? ['KOLO-STO-05'] : [])],
    }),
    'kolo/storyRejected': ({ actor }, name) => ({
      text: `Förslaget från ${name(actor)} kommer inte med i berättelsen.`,
      rules: ['KOLO-STO-02'],
    }),
    'kolo/storyPaid': ({ story: { actorId, text, cost, engagementPaid } }, name) => ({
      text: `${name(actorId)} för in i berättelsen: ${text}`,
      why: [list([story((cost ?? 0) - engagementPaid), ...(engagementPaid === 0 ? [] : [engagement(engagementPaid)])])],
      rules: ['KOLO-STO-01', 'KOLO-STO-03'],
    }),
    'kolo/storyLiked': ({ by, actor, likes, xp }, name) => ({
      text: `${by === 'gm' ? 'Spelledaren' : name(by)} ${likes ? 'gillar' : 'gillar inte'} det ${name(actor)} förde in.${xp === 0 ? '' : ` ${name(actor)} får ${experience(xp)} utan etikett.`}`,
      rules: ['KOLO-XP-04'],
    }),
    'kolo/purchaseAsked': ({ actor, purchase, xpCost }, name) => ({
      text: `${name(actor)} vill köpa ${featureName(purchase.feature)} för ${experience(xpCost)}. Spelledaren avgör.`,
      rules: ['KOLO-XP-05', 'KOLO-XP-09', 'KOLO-XP-10'],
    }),
    'kolo/purchaseDismissed': ({ actor, feature }, name) => ({
      text: `${name(actor)} köper inte ${featureName(feature)}.`,
      rules: ['KOLO-XP-10'],
    }),
    'kolo/featureBought': ({ actor, feature, pointsBefore, pointsAfter, xpCost }, name) => ({
      text: `${name(actor)} köper ${featureName(feature)} för ${experience(xpCost)}.`,
      why: [`Tyngdpoäng: ${pointsBefore} → ${pointsAfter}`],
      rules: ['KOLO-XP-05', 'KOLO-XP-09', 'KOLO-XP-10'],
    }),
    'kolo/xpRelabelled': ({ actor, label }, name) => ({
      text: `${name(actor)}: erfarenhet ${label === null ? 'förlorar sin etikett' : `har nu etiketten ${label}`}.`,
      rules: ['KOLO-XP-07'],
    }),
    'kolo/characterShown': ({ character }) => `${character.name} visar sig.`,
    'kolo/characterHidden': ({ actor }, name) => `${name(actor)} döljs för spelarna.`,
    'kolo/characterAssigned': ({ actor, ownerId }, name) =>
      ownerId === null ? `${name(actor)} är ledig att ta.` : `${name(actor)} har fått en spelare.`,
    'kolo/characterRenamed': ({ name: now, before }) => `${before} heter nu ${now}.`,
    'kolo/notesWritten': ({ actor }, name) => `Anteckningarna om ${name(actor)} är ändrade.`,
    'kolo/commonCategoriesSet': ({ categories }) => ({
      text: `Bordets vanliga kategorier: ${list(categories.map(({ label, value }) => `${label} ${signed(value)}`)) || 'inga'}.`,
      rules: ['KOLO-CAT-06'],
    }),
    'kolo/adjusted': ({ change, reason: why }, name) => `${changed(change, name)}${reason(why)}`,
  },
  refusals: {
    E_UNKNOWN_ID: ({ id }) => `Det finns inget här som heter ”${id}”. Välj något som finns på bordet eller på bladet.`,
    E_NOT_GM: 'Det här är spelledarens sak. Be spelledaren.',
    E_NOT_OWNER: 'Rollpersonen är inte din. Bara den som spelar rollpersonen får göra det här.',
    E_NOT_INTEGER: 'Talet måste vara helt. Skriv det utan decimaler.',
    E_WRONG_STATUS: 'Det går inte just nu. Se efter hur långt saken har kommit och försök när det är dags.',
    E_BAD_SETTING: ({ setting }) =>
      `Inställningen ${setting} finns inte eller har inte det värdet. Välj ett av värdena i listan.`,
    E_TRAIT_POINTS: ({ phrase }) =>
      `Fallenheten ${phrase} ska ha 3 poäng: alla i en sfär, eller 2 och 1. Fördela dem så.`,
    E_NOT_ADJACENT: ({ phrase }) => `Bisfären för ${phrase} måste vara granne med huvudsfären. Välj en granne.`,
    E_DUPLICATE_ASSIGNMENT: ({ phrase }) => `Fallenheten ${phrase} ligger redan så. Välj en annan placering.`,
    E_NO_PROFICIENCY: 'Det behövs minst en färdighet. Välj en.',
    E_DUPLICATE_PROFICIENCY: 'Samma färdighet står två gånger. Behåll en.',
    E_TOO_MANY_PROFICIENCIES: ({ phrase, most }) =>
      `Aspekten ${phrase} får ha högst ${most} färdigheter. Ta bort någon.`,
    E_NOT_POSITIVE: 'Talet ligger utanför det tillåtna. Skriv ett större eller mindre.',
    E_SECRET_NEEDS_GM: ({ phrase }) =>
      `Hemligheten ${phrase} är värd mer än 3, och det kräver spelledaren. Sänk värdet eller fråga.`,
    E_MODIFIER_RANGE: ({ lowest, highest }) =>
      `Resurser av den sorten ska tillsammans ligga mellan ${number(Number(lowest))} och ${number(Number(highest))}. Ändra värde eller sort.`,
    E_OVER_BUDGET: ({ points: has, target }) =>
      `Bladet har ${has} tyngdpoäng och kampanjen ger ${target}. Ändra bladet eller godkänn ändå.`,
    E_TOTAL_RANGE: ({ total, low, high }) =>
      `Total tyngd ${total} ligger utanför kampanjens gränser, ${low} till ${high}. Ändra resurserna eller godkänn ändå.`,
    E_NO_ENGAGEMENT: ({ has, needs }) =>
      `Engagemanget räcker inte: potten har ${has} och det behövs ${needs}. Lägg färre.`,
    E_ENGAGEMENT_VETOED: 'Spelledaren säger nej till engagemang här. Spela utan.',
    E_BAD_COIN: ({ coin, face }) =>
      (coin ?? face) === undefined
        ? 'Det är fler mynt än det behövs. Skriv bara dem som kastades.'
        : `Ett mynt visar 0 eller 1, inte ${coin ?? face}. Läs av igen.`,
    E_COIN_COUNT: ({ has, needs }) => `Det ska vara ${needs} mynt, men här är ${has}. Rätta listan.`,
    E_NOT_DECLARED: 'Du kan lägga till mynt bara om du lade engagemang före kastet. Avsluta testet.',
    E_LABEL_MISSING: 'Erfarenhet från ett test behöver en etikett. Skriv vad den hör ihop med.',
    E_NOT_ENOUGH_STORY: ({ has, needs }) =>
      `Berättelsepoängen räcker inte: det finns ${has} och behövs ${needs}. Föreslå något mindre.`,
    E_OWN_STORY: 'De andra avgör om ditt eget förslag var bra. Vänta på dem.',
    E_XP_LABEL: ({ has, needs }) =>
      `Det finns ${has} poäng som passar, och det kostar ${needs}. Peka ut etiketter som passar.`,
    E_XP_SHORT: ({ has, needs }) =>
      `Erfarenheten räcker inte: ${has} går att använda och det kostar ${needs}. Välj något billigare, eller spara.`,
    E_SETTING_OFF: 'Det är avslaget vid det här bordet. Spelledaren kan slå på det.',
    E_ID_TAKEN: ({ id }) => `”${id}” är upptaget. Försök igen med ett annat.`,
    E_PHRASE_TAKEN: ({ phrase }) => `${phrase} står redan på bladet. Kalla det något annat.`,
    E_NO_SPHERE: 'Testet behöver en sfär. Välj efter handlingen och omständigheterna.',
    E_LINE_NEEDS_NPC: 'En skriven rad är för spelledarpersoner. Välj sfär och färdighet för en rollperson.',
    E_HIDDEN_SIDE: 'Den ena sidan är dold. Visa den för spelarna först.',
    E_NOT_NPC: 'Bara spelledarpersoner kan döljas och visas. Välj en sådan.',
    E_NO_NAME: 'Rollpersonen behöver ett namn. Skriv ett.',
    E_UNNAMED_FEATURE: 'En fallenhet, aspekt eller hemlighet saknar namn. Skriv det eller ta bort raden.',
    W_COUNTED_TWICE: ({ one, other }) =>
      `${one} och ${other} kan betyda samma sak. Slå ihop dem till en kategori om de gör det.`,
    W_GEAR_TWICE: ({ label }) => `Utrustningen räknas både i potten och som kategorin ${label}. Behåll det ena.`,
    W_FEW_TRAITS: ({ has, suggested }) => `Fallenheter: ${has}; ${suggested} är ett bra antal att börja med.`,
  },
  labels: {
    'kolo/setCampaign': () => 'Bestäm kampanjen',
    'kolo/startCampaign': ({ type }) => starts[type],
    'kolo/startAdventure': ({ type }) => starts[type],
    'kolo/startSession': ({ type }) => starts[type],
    'kolo/startScene': ({ type }) => starts[type],
    'kolo/dramaticMoment': ({ type }) => starts[type],
    'kolo/createCharacter': ({ name, id }) => `Skapa ${name ?? id}`,
    'kolo/addTrait': ({ phrase }) => `Lägg till fallenheten ${phrase}`,
    'kolo/addAspect': ({ phrase }) => `Lägg till aspekten ${phrase}`,
    'kolo/addSecret': ({ phrase }) => `Lägg till hemligheten ${phrase}`,
    'kolo/addResource': ({ phrase }) => `Lägg till resursen ${phrase}`,
    'kolo/removeFeature': ({ phrase }) => `Ta bort ${phrase}`,
    'kolo/addMarker': ({ phrase }) => `Lägg till markören ${phrase}`,
    'kolo/setOfNote': ({ actor, ofNote }, name) =>
      `${name(actor)}: ${ofNote ? 'av betydelse' : 'inte längre av betydelse'}`,
    'kolo/placeHarm': ({ phrase }) => `Lämna markören ${phrase}`,
    'kolo/removeMarker': ({ phrase }) => `Ta bort markören ${phrase}`,
    'kolo/approveCharacter': ({ actor }, name) => `Godkänn ${name(actor)}`,
    'kolo/comparisonTest': ({ actor, need }, name) => `Jämför ${name(actor)} med ${needText(need)}`,
    'kolo/decideWithoutTest': ({ actor, degree }, name) => `${name(actor)}: ${lexicon.degrees[degree]} utan test`,
    'kolo/openTest': ({ actor }, name) => `Begär ett test av ${name(actor)}`,
    'kolo/amendTest': () => 'Ändra testet',
    'kolo/suggestFit': () => 'Peka ut vad som passar',
    'kolo/dismissProposal': () => 'Lägg förslaget åt sidan',
    'kolo/declareEngagement': ({ points: put }) => `Lägg ${engagement(put)}`,
    'kolo/vetoEngagement': () => 'Säg nej till engagemang',
    'kolo/flip': () => 'Kasta mynten',
    'kolo/extendEngagement': () => 'Ett mynt till (1)',
    'kolo/closeTest': ({ xpLabel }) => (xpLabel ? `Stäng testet (${xpLabel})` : 'Stäng testet'),
    'kolo/contestedTest': ({ active }) => (active ? 'Motståndstest, mot varandra' : 'Motståndstest'),
    'kolo/compareThresholds': ({ thresholds }) => `Jämför med ${list(thresholds.map(({ label }) => label))}`,
    'kolo/startComplex': () => 'Börja ett sammansatt test',
    'kolo/complexNext': () => 'Nästa slag',
    'kolo/stopComplex': () => 'Avbryt det sammansatta testet',
    'kolo/proposeStory': () => 'Föreslå något i berättelsen',
    'kolo/priceStory': ({ cost }) => `Godta för ${story(cost)}`,
    'kolo/rejectStory': () => 'Tacka nej',
    'kolo/payStory': ({ engagement: part = 0 }) => (part === 0 ? 'Betala' : `Betala, varav ${engagement(part)}`),
    'kolo/likeStory': ({ likes = true }) => (likes ? 'Gilla' : 'Gilla inte'),
    'kolo/buyFeature': ({ feature }) => `Köp ${featureName(feature)}`,
    'kolo/dismissPurchase': () => 'Lägg köpet åt sidan',
    'kolo/relabelXp': ({ label }) => `Byt etikett till ${label ?? 'ingen'}`,
    'kolo/showCharacter': ({ actor, shown }, name) => `${shown ? 'Visa' : 'Dölj'} ${name(actor)}`,
    'kolo/assignCharacter': ({ actor, ownerId }, name) => `${ownerId === null ? 'Lämna' : 'Ta'} ${name(actor)}`,
    'kolo/renameCharacter': ({ name }) => `Byt namn till ${name}`,
    'kolo/writeNotes': ({ actor }, name) => `Anteckna om ${name(actor)}`,
    'kolo/setCommonCategories': () => 'Ändra listan över kategorier',
    'kolo/adjust': () => 'Rätta för hand',
  },
};
