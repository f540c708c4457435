import type { Entries } from './entries.ts';

export const en: Entries = {
  idea: {
    title: 'The idea',
    text: 'The rules fit many worlds, though not every style of play; rules for wounds or gear are the group’s own. They cover the world and the story told alike, and never force an outcome against the convention you have agreed on.',
  },
  spheres: {
    title: 'Spheres',
    text: 'Five spheres in a ring: Character (will and identity), Ferocity (pushing forward), Flexibility (adapting), Refinement (learning and stratagem), Socialisation (life among people), and back to Character. Each has two neighbours. They do not part body from mind: they show by which ways a character reaches goals. Hard circumstances make nobody better; they limit what can be achieved.',
  },
  sphereExamples: {
    title: 'What the spheres are for',
    text: 'Character: endure a hard march, turn down a bribe, lift a fallen tree, take command. Ferocity: fight, argue fiercely, break down a door, frighten somebody. Flexibility: find the way in fog, shake off pursuers, react to a surprise, live off the wild. Refinement: open a lock with a pick made for it, decipher a letter, use a ruse from a treatise, argue by logic. Socialisation: make friends with a captain, dance with a partner, see through motives, furnish a home.',
  },
  sphereValue: {
    title: 'Sphere value',
    text: 'In a situation a sphere is worth 1 plus the points of the traits that fit. It is picked by the action and its circumstances: a hunter shooting from cover uses Flexibility, an archer in a melee Ferocity.',
  },
  traits: {
    title: 'Traits',
    text: 'A trait is a phrase for a general predisposition, worth 3 points: all in one sphere, or 2 in a main and 1 in a neighbouring auxiliary sphere. No two traits of a character lie the same way, and 2+1 and 1+2 are different. There are fifteen ways.',
  },
  fitting: {
    title: 'What fits',
    text: 'Whether a trait fits is judged by its wording: anyone may point something out, the GM rules. Six traits are suggested to start with.',
  },
  aspects: {
    title: 'Aspects',
    text: 'An aspect is a key phrase for a longer time or a recurring motif in the character’s life. A background aspect is general experience and goes to three proficiencies at most, a role aspect is concrete skill and goes to two, a focus aspect is what matters most and goes to one. A few sentences help to settle later what it covers.',
  },
  proficiencies: {
    title: 'Proficiencies',
    text: 'There are six: Combat and hardiness, Fitness and agility, Knowledge and worldliness, Perception and empathy, Expression and persuasion, Meticulousness and precision. Aspects assigned to them give their values.',
  },
  sampleAspects: {
    title: 'Sample aspects',
    text: 'Combat and hardiness: bouncer in a harbour bar, seasoned foot soldier, master of knife fighting. Fitness and agility: circus acrobat, soundless burglar, sprinter. Knowledge and worldliness: polyglot, connoisseur of good taste, historian of antiquity. Perception and empathy: Native American tracker, observant detective, bartender who knows human nature. Expression and persuasion: accomplished speaker, guitarist, born liar. Meticulousness and precision: cabinetmaker, amateur locksmith, card sharp.',
  },
  proficiencyValue: {
    title: 'Proficiency value',
    text: 'The number of different kinds of aspects among those that fit and are assigned: 0 to 3. Each kind counts once. For several proficiencies at once take the average, rounded down.',
  },
  unskilled: {
    title: 'Unskilled',
    text: 'Without a fitting aspect the character is unskilled, unless the field is really very common. That is one negative scale category. With several proficiencies one empty one is enough, but it counts once.',
  },
  keyPhrase: {
    title: 'Key phrase',
    text: 'Each assignment of an aspect may carry a phrase. It hints how to read it and guarantees that the aspect fits where the situation touches it. A table may do without.',
  },
  secrets: {
    title: 'Secrets',
    text: 'A secret is an ability that spheres and proficiencies cannot express. It may change rules of the world, open tests or pass simple ones in a narrow field, or change how circumstances are read. It is worth 1 or more; above 3 only by the GM. Where a test passes by itself the GM decides without one.',
  },
  specialisation: {
    title: 'Specialisation',
    text: 'A secret that gives a difference of scale in named tests. Its value is the difference times 10, and it counts like other secrets, twice, unless the table says otherwise. It mostly stands for something supernatural.',
  },
  resources: {
    title: 'Resources',
    text: 'Anything outside the character but tied to it: gear, land, a title, a reputation, friends. Enemies and debts are negative resources. What one starts with depends on the campaign; in the rules they change total significance.',
  },
  markers: {
    title: 'Markers',
    text: 'A few words for a limitation: a wound, weariness, fear. Where it matters in a test a marker is a category, usually of chance, of scale only in extreme cases.',
  },
  gmPool: {
    title: 'The GM’s engagement',
    text: 'A house rule, off unless the table switches it on. GM characters of note share one pool of engagement, ten points, under the same rules as a player’s: spent on tests, gone on success, back with one more otherwise, refreshed with scenes, adventures and campaigns. It has no story points.',
  },
  harm: {
    title: 'Harm',
    text: 'A house rule, off unless the table switches it on. Whoever wins a contested test may leave one marker on the loser, in a few words: by 1 a chance marker of −1, by 2 one of −2, by 3 or more a scale marker of −1. The GM removes it after rest, or after a test of treatment.',
  },
  significance: {
    title: 'Significance',
    text: 'How much weight a character has in the world, and the base of the test pool. Every started 10 points make a level of basic significance, 1 to 5. It shows the GM which challenges are reasonable and the players the scale of the campaign.',
  },
  significanceTable: {
    title: 'Significance points',
    text: 'Each trait beyond the sixth 8. A proficiency with aspects of three kinds 6, of two 4. Each aspect beyond the third 1. Each trait point in one sphere above five 6. A secret twice its value. The whole sheet counts, fitting or not.',
  },
  totalSignificance: {
    title: 'Total significance',
    text: 'Without an upper limit, with modifiers: exceptional gear +1 to +3, magical abilities +1 to +5, wealth +1 to +3, connections +1, office +1 to +4, low standing and poverty −1 to −2 each. Resources of one kind share the range of its row.',
  },
  campaign: {
    title: 'Campaign and budget',
    text: 'The GM fixes the basic significance and the range of the total. Characters are built on points half-way up the level: 10 times the level minus 5. Suggested: significance 3, that is 25 points.',
  },
  comparison: {
    title: 'Comparison test',
    text: 'Sometimes a look at the sheet is enough: a proficiency from the right aspects, a sphere value, or simply owning an aspect. For routine work the proficiency is read on the success scale, rescaled by scale categories. Coins are for what cannot be foreseen.',
  },
  test: {
    title: 'A test in six steps',
    text: 'Pool, coins, traits, chance, proficiency, scale, always in that order. The pool is basic significance, a bonus for gear and engagement points; rarely something else, or total significance instead. Each coin is a success or a failure with equal chances.',
  },
  reading: {
    title: 'Traits, chance and proficiency',
    text: 'Each point of the sphere may ignore a failure. Positive net chance ignores more failures, negative makes you ignore successes, never more than there are. The result is proficiency plus successes left minus failures left.',
  },
  scale: {
    title: 'Scale and the success scale',
    text: 'Each positive point of scale doubles the result, each negative one doubles what is needed. 1 is a partial success, 2 the goal, 3 an extraordinary success. A negative result is doubled too, unless the table says never. The GM may give meaning to values between and beyond.',
  },
  contested: {
    title: 'Contested test',
    text: 'Two tests compared by value; they need not be alike. The higher wins, equal is nobody’s. The margin may be read on the success scale 1, 2, 3, which is never stretched. Differences of categories count, so what burdens both alike cancels.',
  },
  contestedCategories: {
    title: 'Categories in a contested test',
    text: 'A scale advantage doubles the result of the better-placed side. A difference in chance: when the sides act against each other the worse-placed ignores that many successes, otherwise the better-placed ignores that many failures.',
  },
  thresholds: {
    title: 'Several thresholds',
    text: 'When many things act against a character one result is compared with several thresholds. Each may have categories of its own on the same coins. How the outcomes affect each other is for the GM.',
  },
  complex: {
    title: 'Complex test',
    text: 'A series of rolls, each taking a span of time and each a full test. It goes on until settled or stopped. Reaching the goal ends it, and so does failure on the reversed scale.',
  },
  carry: {
    title: 'What is carried to the next roll',
    text: 'A partial success gives a level of chance in the next roll, or a side goal. Where one can also move away from the goal a result below zero reads the other way: −1 partial failure, −2 failure, −3 critical. A partial failure takes a level of chance. It lasts one roll, unless the table lets it add up.',
  },
  contestedComplex: {
    title: 'Contested complex test',
    text: 'A margin of 1 gives that side a level of difference in chance next. If the loss came more from the loser’s own mistakes the winner ignores a failure instead of the loser a success; the GM says whether you draw that line.',
  },
  categories: {
    title: 'Categories',
    text: 'A category is a signed number for one factor: difficulty, complexity, conditions, size. They are split into chance and scale, and each group is netted. Without them a test is average. The same one may help here and hurt there: human 0, cat −2, adult dragon 3 is strength but not agility. A table may keep a list of its own.',
  },
  countingTwice: {
    title: 'Do not count twice',
    text: 'Categories of similar meaning are treated as one: the largest in absolute value counts, or what the GM types. Gear is a bonus to the pool or a category, not both.',
  },
  pools: {
    title: 'Two pools',
    text: 'Every player has an engagement pool and a story pool, 10 at first and at most. A scene adds one engagement, an adventure (not a session) up to five to both, a campaign fills both. A dramatic moment gives one to those who have no engagement left.',
  },
  engagement: {
    title: 'Engagement',
    text: 'When the GM calls a test you may enlarge the pool, a point a coin. The first point is declared before the throw, further ones may be added one at a time while you watch. A coin whose failure can no longer be ignored helps as often as it hurts. What you spend tells the GM what matters to you.',
  },
  engagementBack: {
    title: 'What becomes of the points',
    text: 'After a success the points are gone. Otherwise all of them come back and one more, if the pool is not full. Success is a partial success or better, in a contested test winning; a table may ask for the goal.',
  },
  gmEngagement: {
    title: 'When the GM refuses',
    text: 'The GM may refuse engagement where the character has no deeper motive, and withhold the extra point where the test had no chance or did not matter.',
  },
  story: {
    title: 'The story pool',
    text: 'Story points let you take the GM’s role for a moment and bring something in. The GM accepts the idea and names a price, paid at once. After an adventure threads may be settled that way, and after a campaign the GM may let engagement pay a part.',
  },
  experience: {
    title: 'Experience',
    text: 'A success with engagement brings 1 point plus the successes that had to be ignored. Each level of scale against the player doubles it. A story element that the others and the GM like brings as many points as story points were paid for it, without a label; engagement paid towards it does not count.',
  },
  labels: {
    title: 'Labels',
    text: 'Points from tests carry a label and buy only what matches; points for stories buy anything. A table may allow off-label spending, two for one, changing labels after dramatic events, or labels that fall off in time.',
  },
  buying: {
    title: 'New features',
    text: 'A feature costs twice what the significance points of the whole sheet rise by, or another multiple, rounded up. What changes no points is free. What a player buys, and which labels match it, waits for the GM’s word. Nothing is refunded. Rewording is free with the GM’s consent.',
  },
  npcLine: {
    title: 'A GM character in one line',
    text: 'Instead of a whole sheet the GM may type pool, sphere value and proficiency. That is enough for a test and for a contested test.',
  },
};
