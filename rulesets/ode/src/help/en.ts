import type { HelpTexts } from './topics.ts';

export const en: HelpTexts = {
  groups: {
    character: 'The character',
    aspects: 'Aspects',
    skills: 'Skills and stunts',
    acting: 'Taking action',
    actions: 'The four actions',
    fate: 'Fate points and invokes',
    scenes: 'Scenes',
    harm: 'Taking harm',
    growth: 'Milestones',
    gm: 'For the game master',
    optional: 'Optional rules',
  },
  entries: {
    sheet: {
      title: 'The character',
      text: 'A character has aspects, skills, stunts, stress, consequences, refresh and personal details. Start with the high concept and end with the name.',
    },
    fiveAspects: {
      title: 'Five aspects',
      text: 'One high concept, one trouble, one relationship and two free aspects. A table may play with two high concepts.',
    },
    relationship: {
      title: 'Relationship',
      text: 'A tie to another player’s character, old or new, best with a point that chafes. It may wait until you know who the others are.',
    },
    details: {
      title: 'Personal details',
      text: 'Name and description come last. A character is ready with a name, high concept, trouble, both free aspects and the pyramid. Relationship and stunts may wait.',
    },
    whatIsAnAspect: {
      title: 'What an aspect is',
      text: 'A word or phrase about what marks out a person, a place, a thing or a situation. Aspects improve rolls, establish facts, and earn fate points when they cause trouble.',
    },
    alwaysTrue: {
      title: 'Aspects are always true',
      text: 'What an aspect says holds even when nobody invokes it. It can allow what others may not even try, and it can take that away. When unsure, ask the table.',
    },
    twoEdged: {
      title: 'Two-edged aspects',
      text: 'The best aspects can be used for you and against you. That goes for the trouble too.',
    },
    highConcept: {
      title: 'High concept',
      text: 'One sentence that sums you up for somebody who has never met you.',
    },
    trouble: {
      title: 'Trouble',
      text: 'What makes life harder: a weakness, a relative, a promise. Pick something that will be fun to play.',
    },
    freeAspects: {
      title: 'Free aspects',
      text: 'Anything that makes the character more fun or more at home in the world. The empty fields show examples.',
    },
    kindsOfAspects: {
      title: 'Kinds of aspects',
      text: 'They differ mostly in how long they last. A character’s own change at milestones, situation aspects end with the scene or when somebody changes the situation, consequences stay until they heal, boosts are gone in a moment.',
    },
    aspectsAndDifficulty: {
      title: 'Aspects and difficulty',
      text: 'The GM may set a difficulty higher or lower because of an aspect on you, in the scene or elsewhere, and says which.',
    },
    removingAspects: {
      title: 'Removing an aspect',
      text: 'If nothing stands in the way it is simply removed. Otherwise you roll to overcome it, and somebody may defend it. Sometimes another aspect is needed to be allowed to try.',
    },
    fittingAspects: {
      title: 'Aspects that fit',
      text: 'An aspect must feel right to everyone at the table. It may not do the work of an attack, and whoever claims to be the best needs the skill as well.',
    },
    otherAspects: {
      title: 'Other aspects',
      text: 'Organisations, adventures, worlds and zones can have aspects. They work the same way and last longer.',
    },
    skills: {
      title: 'Skills',
      text: 'Nineteen skills, each fairly broad. Everyone has all of them, at least at Mediocre (0). Contacts and Rapport are two different ones.',
    },
    pyramid: {
      title: 'The pyramid',
      text: 'One skill at +4, two at +3, three at +2, four at +1, the rest at 0.',
    },
    ladder: {
      title: 'The ladder',
      text: 'Ratings, difficulties and efforts stand on one ladder from −4 to +8, each with its word. What lies beyond it is still shown as a number.',
    },
    stunts: {
      title: 'Stunts',
      text: 'A stunt is a bonus stunt or changes a rule, and you write it yourself. Three are free and may stay empty until you think of something. The GM sees a new stunt before it is used.',
    },
    buyingStunts: {
      title: 'Buying stunts',
      text: 'Each stunt beyond the three free ones costs a point of refresh. Refresh never drops below 1.',
    },
    bonusStunts: {
      title: 'Bonus stunts',
      text: '+2 with one skill, for one action, in one circumstance. It costs nothing and counts every time. You say that the circumstance holds, the GM may say no. Create advantages that bring the circumstance about.',
    },
    limitedStunts: {
      title: 'Stunts with a price or a limit',
      text: 'Rare stunts may cost fate points each time. A limit such as once per session or scene is counted and starts anew with the next.',
    },
    ruleStunts: {
      title: 'Rule-changing stunts',
      text: 'Swap the skill in a certain situation, use a skill for what it normally cannot do, get one more free invoke, always have a certain thing, have two more stress boxes or one more consequence slot. The sentence has three blanks and all must be filled.',
    },
    stress: {
      title: 'Stress boxes',
      text: 'Athletics gives physical boxes and Will mental ones: 0 gives 3, +1 gives 4, +2 gives 5, +3 and up gives 6. Each box is worth 1. Physique gives none unless the table is set so.',
    },
    consequenceSlots: {
      title: 'Consequence slots',
      text: 'One mild, one moderate, one severe. Athletics or Will at +5 gives a second mild slot, for physical or for mental harm only.',
    },
    refresh: {
      title: 'Refresh',
      text: 'You start each session with at least as many fate points as your refresh, at first 3. If you have more left from last time you keep them.',
    },
    whoTells: {
      title: 'Who tells what',
      text: 'The GM tells of the world and plays everyone else, sets difficulties, decides costs, frames scenes and gives everyone room. Players tell what their characters do.',
    },
    storyFirst: {
      title: 'Fiction first',
      text: 'Say what you try to do. Then choose skill and action, roll, add up, invoke and use stunts, and announce your effort.',
    },
    withoutRoll: {
      title: 'When not to roll',
      text: 'Ask what prevents it, what can go wrong and how that gets interesting. Without good answers it succeeds without a roll. The GM decides.',
    },
    dice: {
      title: 'The dice',
      text: 'Four dice with plus, minus and blank give −4 to +4. Add rating, teamwork, stunts and +2 for each invoke. That is your effort.',
    },
    difficulty: {
      title: 'Difficulty',
      text: 'Nothing special is 0, or no roll at all. One reason why it is tough makes 2, each further reason 2 more. Below your rating you shine, near it it is tense, far above it is dire. Where both an obstacle and an opponent fit, the GM chooses.',
    },
    opposition: {
      title: 'Opposition',
      text: 'An enemy defends with a roll of its own, with its own skills, aspects and stunts. Every attack and every advantage against an enemy gives it a defence. Opposition need not be a person: the GM gives it a rating.',
    },
    invoking: {
      title: 'Invoking',
      text: 'When the dice lie: name an aspect you know of, say how it helps, and pay a fate point or use up a free invoke. Your own, one of the scene, or somebody else’s. It counts for that roll only. Letting it be is a choice too.',
    },
    invokeEffects: {
      title: 'What an invoke does',
      text: '+2 on your roll, reroll all four dice, +2 on what an enemy’s roll faces, or +2 for an ally. A reroll counts even if it is worse, and a +2 you already have stays.',
    },
    severalInvokes: {
      title: 'Several invokes',
      text: 'Several on one roll are fine if they are of different aspects. Of one aspect only one may be paid for, but any number of free ones.',
    },
    freeInvokes: {
      title: 'Free invokes',
      text: 'A free invoke costs no fate point. They are yours, but you may let an ally use them.',
    },
    bogusRule: {
      title: 'The bogus rule',
      text: 'Anyone may say that an invoke does not fit, before it takes effect. You take it back or argue briefly. If the other is not convinced it is taken back, nothing is spent, and you may try something else. Sometimes the context makes the odd right.',
    },
    hostileInvokes: {
      title: 'Hostile invokes',
      text: 'You pay to use an enemy’s own aspect against it. The point goes to that enemy, but cannot be used before the scene is over. A free invoke gives nobody anything.',
    },
    ellipsis: {
      title: 'The ellipsis trick',
      text: 'Begin the sentence, stop with three dots, roll, and finish it with the aspect you invoke.',
    },
    shifts: {
      title: 'Shifts and outcomes',
      text: 'Shifts are effort less opposition. Below 0 you fail, 0 is a tie, 1 or 2 is success, 3 or more success with style.',
    },
    failure: {
      title: 'Failure',
      text: 'Simple failure: the goal is not reached but the situation changes. Major cost: the goal is reached and something gets clearly worse. Take a hit: it strikes just you. They may be mixed.',
    },
    tie: {
      title: 'Tie',
      text: 'You succeed at a minor cost, a little stress, a complication or a boost for the enemy, or you get part of what you wanted.',
    },
    success: {
      title: 'Success',
      text: 'You get what you wanted, with style something more. The story decides what that means: without tools it is scant, with expertise rich. Every outcome must move things on.',
    },
    overcome: {
      title: 'Overcome',
      text: 'To get past obstacles, against a difficulty or somebody’s defence. Tie: you choose a minor cost or failure with a boost. With style you get a boost.',
    },
    failureOff: {
      title: 'Failure is off the table',
      text: 'If a missed clue would stall the story, the GM switches failure off before the roll. Then it is only about what it costs.',
    },
    advantage: {
      title: 'Create an advantage',
      text: 'Change the situation, find something out, or profit from something known. First say whether it is a new aspect or an existing one, and where it is put. On an opponent, the opponent may defend. Then it works like any other aspect.',
    },
    newAspect: {
      title: 'A new aspect',
      text: 'Fail: no aspect, or one the enemy may invoke for free. Tie: a boost. Success: the aspect and a free invoke. Style: two.',
    },
    knownAspect: {
      title: 'An existing aspect',
      text: 'Fail: the enemy gets a free invoke. Tie or success: you get one. Style: two.',
    },
    unknownAspect: {
      title: 'An unknown aspect',
      text: 'The GM knows which one is at stake. Fail: the enemy may reveal it and then gets a free invoke. Tie: a boost, and it stays unknown. Success: it comes to light and you get a free invoke. Style: two.',
    },
    attack: {
      title: 'Attack',
      text: 'To harm somebody, in body or mind. First settle whether it can harm at all. A tie gives a boost. Success: a hit as large as the difference. With style you may take one shift less and a boost.',
    },
    defend: {
      title: 'Defend',
      text: 'The only reaction, any time outside your turn, if you are the target or can justify stepping in. Then you are the one who is hit. A tie follows what you defend against. With style, three or more above, you get a boost.',
    },
    whichSkills: {
      title: 'Skills for fighting',
      text: 'Fight and Shoot attack the body, Provoke the mind. Athletics defends against anything physical, Fight in melee, Will against the mental. Others only by stunt or with the GM’s leave, but any skill can prepare with an advantage.',
    },
    boosts: {
      title: 'Boosts',
      text: 'A very brief aspect. Invoke it once for free, then it is gone. It cannot be paid for or compelled, may stay unnamed, and can be handed to an ally. It never outlasts the scene.',
    },
    fatePoints: {
      title: 'Fate points',
      text: 'You earn them when you are compelled, when somebody pays to use your aspect against you, and when you concede. They lie openly on the table and never go below zero.',
    },
    compels: {
      title: 'Compels',
      text: 'A fate point for a complication that an aspect causes, as an event or a decision. Accept and get the point at once, or refuse, pay one and tell how you avoid it. With none left you cannot refuse. A compel changes the situation; it does not just say no to an action.',
    },
    whatToCompel: {
      title: 'What can be compelled',
      text: 'The character’s aspects, consequences, and what lies on them, in their zone or the scene. Never boosts. If the table finds it off the mark it is withdrawn at no cost.',
    },
    whoCompels: {
      title: 'Who compels',
      text: 'The GM’s offers are free. A player who proposes one puts down a point, which becomes the target’s or comes back. Players may compel NPCs: the pool gets a point or pays one.',
    },
    selfCompel: {
      title: 'Self-compel',
      text: 'If you have already made trouble for yourself because of an aspect, you may ask for the point afterwards. The GM gives it if the table agrees.',
    },
    declaredDetails: {
      title: 'Declare a detail',
      text: 'Pay a fate point for an important or unlikely detail that follows from an aspect. If the aspect makes it true anyway it costs nothing.',
    },
    scenes: {
      title: 'Scenes',
      text: 'The GM says where, who is there, and three to five situation aspects: mood, obstacles, cover, dangers, things to use. The GM decides whether anyone gets a free invoke on them. More can be added.',
    },
    sceneEnd: {
      title: 'The end of a scene',
      text: 'All stress clears. Boosts and the aspects of the scene are gone, unless they last. Pending fate points are paid out.',
    },
    zones: {
      title: 'Zones',
      text: 'A few named places next to each other. In your zone you reach everyone, beyond it only with something that reaches. Once per exchange you move freely to the next zone. If the way is barred, or to go further, moving is an overcome action.',
    },
    teamwork: {
      title: 'Teamwork',
      text: 'The highest rating rolls. Everyone with at least +1 adds 1, together at most the roller’s rating, and uses up their action. You share the price. You can also create advantages for each other.',
    },
    challenges: {
      title: 'Challenges',
      text: 'Several rolls with different skills against something complicated, about one per person. The GM weighs the outcomes. No fixed number wins.',
    },
    contests: {
      title: 'Contests',
      text: 'Sides that want different things but do not harm each other. One per side rolls each exchange. The highest marks a victory, with style two. A tie for the highest brings an unexpected twist. Three victories win, in long contests up to five. While it runs, “How might this end?” shows how likely each side is to win it, and what one more would do.',
    },
    harmInContests: {
      title: 'Harm in contests',
      text: 'If something tries to harm the contestants, a beaten player character takes as many shifts as it was beaten by.',
    },
    advantagesInContests: {
      title: 'Advantages in contests',
      text: 'Before the side’s roll everyone may try to create an advantage. If it fails: lose the roll of this exchange, or give the other side a free invoke. A side without a roll cannot mark.',
    },
    conflicts: {
      title: 'Conflicts',
      text: 'When both sides can and want to harm each other. It ends when everyone on one side has conceded or been taken out. Then those who conceded get their points. “How might this end?” looks ahead: exactly for two who attack each other, played out many times for more.',
    },
    turns: {
      title: 'Turn order',
      text: 'You agree who begins. Whoever has acted names the next among those left. When all have acted the last one names who starts the next exchange, even themself. One action and one move each; defending is unlimited.',
    },
    takingHarm: {
      title: 'Taking a hit',
      text: 'All shifts must be absorbed: one box per shift on the fitting track, and consequences. You may not absorb more than needed. If it is not enough, or you do not want to, you are taken out.',
    },
    consequences: {
      title: 'Consequences',
      text: 'Mild absorbs 2, moderate 4, severe 6. Several may be used for one hit. A consequence is an aspect, and whoever caused it gets a free invoke.',
    },
    takenOut: {
      title: 'Taken out',
      text: 'You are out of the scene and whoever did it tells what happens, within reason. Whether death is possible must be clear beforehand.',
    },
    conceding: {
      title: 'Conceding',
      text: 'Before the opponent’s dice are rolled you may give in. You say how you lose, the other side gets something it wanted. You get a fate point and one more for each consequence of this conflict. Whoever is taken out gets nothing.',
    },
    recovery: {
      title: 'Recovery',
      text: 'Stress passes with the scene. A consequence starts to heal after a roll with Academics for the body or Empathy for the mind: difficulty 2, 4 or 6, two more on yourself. Mild is gone after a whole scene, moderate after a whole session, severe at the next major milestone.',
    },
    minorMilestone: {
      title: 'Minor milestone',
      text: 'After each session you may do one thing: swap two skills or replace one at +1 by one at 0, rewrite a stunt, buy a stunt, or rewrite an aspect other than the high concept.',
    },
    majorMilestone: {
      title: 'Major milestone',
      text: 'At the end of an arc: one minor choice, a new high concept if you like, recovering consequences clear, and you get a skill point. The GM may add a point of refresh and a second skill point.',
    },
    skillPoints: {
      title: 'Skill points',
      text: 'A point raises a skill by one step. Each rung must hold at least as many skills as the one above. Points may be saved.',
    },
    sessions: {
      title: 'Sessions and arcs',
      text: 'A session is three to four hours, an arc about four sessions. With longer arcs a table may let severe consequences clear after four sessions.',
    },
    npcs: {
      title: 'NPCs',
      text: 'Major ones are built like characters without the limits. Minor ones have one to three aspects, one or two skills, at most three boxes and no consequences. Threats can look any way at all.',
    },
    gmPool: {
      title: 'The GM’s fate points',
      text: 'At the start of each scene as many as there are player characters, plus what NPCs bring. They pay for invokes, stunts and refusals, not for compelling. What is left over is lost.',
    },
    safety: {
      title: 'Safety tools',
      text: 'Anyone can stop play: X-card, pause, rewind, skip ahead. It goes before everything and needs no reason.',
    },
    fullDefence: {
      title: 'Full defence',
      text: 'Give up your action and get +2 on fitting defence until your next turn. If no defence was needed you get a boost.',
    },
    extremeConsequence: {
      title: 'Extreme consequence',
      text: 'Absorbs 8 and replaces one of your aspects for good, not the high concept. Once between two major milestones. At the next it may be reworded.',
    },
    fasterContests: {
      title: 'Faster contests',
      text: 'Everyone does only one thing per exchange: roll for the side, try to create an advantage, or help.',
    },
    countdowns: {
      title: 'Countdowns',
      text: 'A row of boxes, something that marks them and something that happens at the last. The GM may show the boxes without saying what they mean.',
    },
    weapons: {
      title: 'Weapons and armour',
      text: 'Weapons add shifts to a hit and strike on a tie too. Armour takes shifts off. If nothing is left the attacker gets a boost.',
    },
  },
};
