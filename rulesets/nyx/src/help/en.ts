import type { HelpTexts } from './topics.ts';

export const en: HelpTexts = {
  groups: {
    basics: 'The basics',
    character: 'The character',
    points: 'Aspect points and dice',
    world: 'The world around',
    actions: 'Simple actions',
    conflicts: 'Complex actions',
    harm: 'Harm',
    change: 'Change',
    book: 'About the rules',
  },
  entries: {
    about: {
      title: 'What Nyx is',
      text: 'The rules support the telling and should not take over the evening. Background, temper, skills and assets are all aspects, and a fight, a debate and a climb are played alike.',
    },
    die: { title: 'The die', text: 'Only ten-sided dice are used, 1 to 10. A face with a zero counts as 10.' },
    roll: {
      title: 'The roll',
      text: 'Roll a die. At or below the attribute you succeed, and the number is the effect. So high is good, but not too high. A failed roll has effect 0. No face is special. Against 5 the chance is one half.',
    },
    score: {
      title: 'Which die is better',
      text: 'A die that succeeds is worth its number. One that fails is worth less the farther it is above the target, and the roll misses by that many steps.',
    },
    difficulty: {
      title: 'Difficulty',
      text: 'The game master uses common sense: −1 is slightly harder, −2 harder, −3 much harder. What is easier than usual needs no roll; it succeeds.',
    },
    modifiers: {
      title: 'Modifiers',
      text: 'A modifier always changes the attribute for the roll, never the die. All that apply are added.',
    },
    hopeless: {
      title: 'Target below 1',
      text: 'If the target falls to 0 or less no roll can succeed, and it misses by all the more. A modifier alone knocks nobody out.',
    },
    whenToRoll: {
      title: 'When to roll',
      text: 'Roll only when both success and failure are interesting. Otherwise a description or an aspect is enough.',
    },
    kinds: {
      title: 'Three kinds of action',
      text: 'An individual action is one roll. An opposed roll is two rolls compared. A complex action is several rounds on the gauge, against someone active or something passive.',
    },
    consequences: {
      title: 'Every roll means something',
      text: 'Success brings something good. Failure brings harm, and in a conflict the loser takes it.',
    },

    attributes: {
      title: 'Attributes',
      text: 'Three attributes share 17 points, each at least 1. They are used when it matters how good someone is. Above 10 is allowed but very unusual.',
    },
    mind: { title: 'Mind', text: 'Thought, will and calm, memory and learning, senses and alertness.' },
    interaction: {
      title: 'Interaction',
      text: 'Meeting, persuading and moving others: talk, languages, presence, performance and writing, and also contacts, standing and reputation.',
    },
    body: { title: 'Body', text: 'Speed, balance and deft hands, and also strength, toughness and endurance.' },
    aboveTen: {
      title: 'Above 10',
      text: 'An attribute of 14 is written +4. Roll as against 10 and add 4 to the effect. The same holds when modifiers lift the roll above 10.',
    },
    attributeNames: {
      title: 'Other names',
      text: 'The group may rename the attributes or change what they cover, to fit the game. The rules stay the same.',
    },
    aspects: {
      title: 'Aspects',
      text: 'A character has ten aspects: one 3, three 2s and six 1s. At creation the values can neither be split nor merged.',
    },
    freeText: {
      title: 'Free words',
      text: 'An aspect is anything that matters about the person. It belongs to no particular attribute.',
    },
    goodAspects: {
      title: 'Good aspects',
      text: 'The best can both help and hinder. The 3 and the 2s are the core, the 1s the rest: origin, looks, friends, possessions, drives. They may overlap but not be too alike. Aspects show what the player wants the game to be about.',
    },
    unnamed: {
      title: 'Names later',
      text: 'Not everything must be settled at the start. An unnamed aspect keeps its value and is named in play, for free. It can be used once it has a name.',
    },
    aspectModifier: {
      title: 'An aspect with a modifier',
      text: 'An aspect may have a modifier written into it, like a talisman that makes rolls four easier at a price. It counts only while the aspect is activated or in force in the story.',
    },

    points: {
      title: 'Aspect points',
      text: 'You start with five. When an aspect is used points move, except in neutral use. They stay between sessions and have no limit. What hinders pays for what helps.',
    },
    inFavour: {
      title: 'In favour',
      text: 'Using an aspect in your favour costs 1 point, whatever it is worth. Each aspect is paid for on its own, in the story as on a roll.',
    },
    against: {
      title: 'Against',
      text: 'When an aspect is to your disadvantage you get as many points as it is worth.',
    },
    neutral: {
      title: 'Neutral',
      text: 'Tie the advantage to an equal drawback and say which. Then it costs and earns nothing. On a roll the aspect gives its dice as usual.',
    },
    inTheStory: {
      title: 'In the story',
      text: 'An aspect can bring in something new: an old acquaintance who helps, or someone who recognises you at a bad time.',
    },
    buyOff: {
      title: 'Be hindered or buy off',
      text: 'When an aspect obviously should hinder, you choose: let it and get points, or pay 1 and explain why it does not. Without points you can only accept.',
    },
    timing: {
      title: 'When points move',
      text: 'You pay when you say that the aspect is used and earn when the roll is done. What a roll earns cannot pay for anything in the same roll, and you can never have less than 0.',
    },
    explanation: {
      title: 'Explain',
      text: 'Always say how the aspect matters. The game master can say no before the dice are rolled.',
    },
    whoPays: {
      title: 'Who pays',
      text: 'Whoever is affected by the aspect pays or earns, not whoever happens to own it.',
    },
    extraDice: {
      title: 'Extra dice',
      text: 'An aspect on a roll gives as many extra dice as it is worth. Several of the same kind add up, each aspect once at most. Players and game master may activate, but only before the roll.',
    },
    best: {
      title: 'Best counts',
      text: 'With positive dice the best one counts: the highest that is not above the target. If all fail, the lowest counts.',
    },
    worst: {
      title: 'Worst counts',
      text: 'With negative dice the worst one counts: the highest if any fails, otherwise the lowest.',
    },
    mixing: {
      title: 'Not both',
      text: 'You may not activate aspects both in favour and against in the same action. What is in favour is judged from your character’s point of view, wherever the dice land.',
    },
    demands: {
      title: 'Demands',
      text: 'The game master may demand that an aspect hinders, but never that someone pays. A damage hinders by itself. It is wise to know the group’s 3s and 2s.',
    },
    cancelling: {
      title: 'Dice cancel out',
      text: 'Each negative die takes away a positive one. What is left is rolled together with the base die, which never goes away. Points move all the same.',
    },
    automaticSuccess: {
      title: 'Automatic success',
      text: 'Outside conflicts the game master can let you succeed without a roll once you have paid for a fitting aspect and tell how it happens.',
    },
    automaticWin: {
      title: 'Automatic win',
      text: 'If only one side activates an aspect in an opposed roll it usually wins without one. The game master decides: win, answer with an aspect, or roll. Points move, but there is no effect and no harm unless the game master says so. It is not used in rounds on the gauge.',
    },

    everyoneElse: {
      title: 'Everyone else',
      text: 'Whoever is not a player character has 5 in everything, unless the game master wants it harder or easier. Few need a close description.',
    },
    extras: {
      title: 'Extras',
      text: 'An extra has a 2 for its role and a 1 for flavour. With more than one 2 and three 1s it is perhaps a major NPC, made like a character.',
    },
    extrasAndPoints: {
      title: 'Extras and points',
      text: 'Only characters have points. When the game master uses an extra’s aspect against you, you earn as if it were yours. Nobody can be made to pay, and between extras no points move.',
    },
    outsideAspects: {
      title: 'Aspects of others',
      text: 'For 1 point you may use an aspect of an extra, a thing or the scene, if you know of it and can explain how. The dice go to your own roll, or as negative ones to the opponent’s.',
    },
    eachOther: {
      title: 'Each other’s aspects',
      text: 'Characters can use each other’s aspects if the owner agrees. Whoever benefits pays, whoever suffers earns.',
    },
    sharedThings: {
      title: 'Shared things',
      text: 'A vehicle, a house or a mission can be one shared aspect instead of one each.',
    },
    inventing: {
      title: 'Inventing aspects',
      text: 'Players may invent aspects of extras, places and objects, so that everybody makes the world. Inventing is free, using costs as usual. They are mostly worth 1 and hold for everyone. What is invented about places and objects is gone when the scene is over; extras keep theirs.',
    },
    gear: {
      title: 'Gear',
      text: 'There are no lists. A thing that matters is an aspect or a situational edge.',
    },
    mobs: {
      title: 'Mobs',
      text: 'Many weak opponents, or many small conflicts, can be played as one. The game master sets a combined value, quite high if they are many, and you decide what the losses look like.',
    },
    mobLoss: {
      title: 'The mob shrinks',
      text: 'Each time somebody harms the mob the attribute it uses also drops by 1, for good. What it does to itself by failing alone, and slow harm, do not count. At 0 it is knocked out.',
    },

    individual: {
      title: 'Individual action',
      text: 'One roll against an attribute, with difficulty and aspects. The effect says how well it went. A failure brings harm as large as the roll missed by, unless the game master has said that only the story is at stake.',
    },
    groupAction: {
      title: 'Group action',
      text: 'If one alone can spoil it for all, the weakest rolls. If one good effort is enough, the best rolls. Whoever rolls pays, earns and takes the harm, unless the game master spreads it.',
    },
    opposed: {
      title: 'Opposed roll',
      text: 'Both roll for the attribute that suits them. The higher effect wins, and the larger the margin, the clearer. An advantage gives +1 to +3, a disadvantage −1 to −3. Equal effects: nobody wins and nothing happens.',
    },
    opposedHarm: {
      title: 'The loser’s harm',
      text: 'Whoever loses an opposed roll takes harm as large as the margin. The table may choose the winner’s whole effect instead.',
    },
    cannotAct: {
      title: 'Knocked out, no action',
      text: 'Whoever is knocked out cannot act until the exhaustion is gone.',
    },

    gauge: {
      title: 'The gauge',
      text: 'The sides stand at the ends of the scale 5–0–5 and the needle starts at 0, balance. A needle on your half means that you are behind. Another scale makes the conflict shorter or longer. A round may be seconds or years.',
    },
    goals: {
      title: 'Goals',
      text: 'Each side says what it wants before the first round. A passive side only wants the other to fail.',
    },
    passive: {
      title: 'Passive side',
      text: 'A rock face does not roll. On a success the needle goes as many steps toward the goal as the effect, on a failure as many steps back as the roll missed by.',
    },
    tactics: {
      title: 'Tactics',
      text: 'For every round you choose attribute and aspects anew. If the tactic is hard or easy the game master gives −3 to +3.',
    },
    needle: {
      title: 'The needle moves',
      text: 'The needle moves by the difference of the effects, in the winner’s favour. A tie moves nothing, but the round has happened.',
    },
    roundOrder: {
      title: 'The course of a round',
      text: 'Say attribute and tactic. The game master modifies. Activate aspects until both are ready. Roll. Move the needle. Earn points, choose harm, describe what happened.',
    },
    pastTheEnd: {
      title: 'Past the end',
      text: 'Reaching the end is nothing by itself. What goes past it becomes effect against the side behind: harm, or just a measure of success against a passive side. Usually the goal is then reached and the conflict over. The table may let the conflict go on instead.',
    },
    narration: {
      title: 'The winner describes',
      text: 'Whoever won the round tells what happened: how things stood, how they stand now, and how the aspects showed. On a tie anyone may develop the situation.',
    },
    edge: {
      title: 'Situational edge',
      text: 'A weapon or a vehicle can give an edge, 0 to 5 by how much it depends on the situation. A spear is 4. Each side has one number.',
    },
    edgeTurns: {
      title: 'The edge turns',
      text: 'In the first round it is a bonus to the attribute. After that it is a bonus while you are ahead, an equal penalty while you are behind, and nothing when the needle is at 0.',
    },
    twoEdges: {
      title: 'Two edges',
      text: 'If both have an edge only the higher keeps the difference. If they are equal nobody gets anything.',
    },
    dropEdge: {
      title: 'Drop it',
      text: 'Between rounds a side may get rid of its edge, for instance throw away the spear. Count again with what is left.',
    },
    givingUp: {
      title: 'Giving up',
      text: 'Whoever gives up lets the opponent reach the goal. That brings no harm by itself.',
    },
    breakingOff: {
      title: 'Breaking off',
      text: 'A conflict can be broken off unless preventing that is the opponent’s very goal, as in a chase. The game master says yes, no or roll.',
    },
    knockedOut: {
      title: 'Knocked out',
      text: 'When an attribute reaches 0 the figure is knocked out. The conflict is over when a side has nobody left who can act.',
    },
    newConflict: {
      title: 'A new conflict',
      text: 'After one conflict another may begin with new goals. The needle starts at 0 again, but exhaustion stays for the scene.',
    },

    harm: {
      title: 'Harm',
      text: 'When effect hits you, you choose: one point of exhaustion per point of effect, or a single damage for all of it. Nothing in between. For extras the game master chooses.',
    },
    exhaustion: {
      title: 'Exhaustion',
      text: 'Each point lowers the attribute you used, not below 0. The value itself does not change. The game master may let another attribute be hit if goal and conflict suggest it.',
    },
    damage: {
      title: 'Damage',
      text: 'A damage is an aspect worth 1. It hinders everything it relates to: one negative die and 1 point to you, or buy it off. Name it after what the opponent wanted. Several alike are possible.',
    },
    extraDamage: {
      title: 'Damage of extras',
      text: 'An extra’s damage hinders it by itself, without any points moving.',
    },
    slowHarm: {
      title: 'Slow harm',
      text: 'A rumour, a curse, a poison: an attribute, a strength and a period. The first half shows nothing. Then you roll twice, after half and after three quarters of the time.',
    },
    slowHarmRolls: {
      title: 'Rolls against slow harm',
      text: 'Roll against the attribute minus the strength, with aspects as usual. A failure is one damage, whatever the margin. A success does nothing more. After the second roll it is over.',
    },
    recovery: {
      title: 'Recovery',
      text: 'Exhaustion goes away by itself between important scenes. The table may choose another pace.',
    },
    healing: {
      title: 'Getting rid of damage',
      text: 'In a break 5 points remove a damage, one from a slow harm too. The easiest way to gather them is to be hindered by the damage. Show the healing in a short scene.',
    },

    change: {
      title: 'Changing aspects',
      text: 'Between sessions and in longer pauses you may move value between aspects. The sum is always 15, none changes more than one step, at most one 3 and three 2s. A new aspect takes its value from another.',
    },
    changeInStory: {
      title: 'Show the change',
      text: 'A change should belong to the story. Play a scene soon in which it shows.',
    },
    temporary: {
      title: 'Temporary aspects',
      text: 'Something that matters much but does not last can be a temporary aspect beside the ten. It is almost always worth 1.',
    },
    damageApart: {
      title: 'Damage is not counted in',
      text: 'Damage stands beside the ten aspects and does not go away because you change others.',
    },
    noImprovement: {
      title: 'Nobody gets better',
      text: 'Characters change, they do not get stronger. Attributes, the sum 15 and the starting points never rise by rule.',
    },

    ownRules: {
      title: 'Your own rules',
      text: 'Every group changes what it wants. Table settings exist where the book leaves something open.',
    },
    words: { title: 'Two Swedish words', text: 'The book says “rollperson” and “karaktär”. Both mean character.' },
    versions: {
      title: 'Versions',
      text: 'Since version 1.02 one starts with 5 points instead of 10. Version 1.03 removed the choice of tactics, added aspects for extras, things and scenes, and let every roll cause harm.',
    },
    credit: {
      title: 'Where the rules come from',
      text: 'Nyx 1.03 is by Olle “Snigel” Linge, www.snigel.nu/nyx. Whoever uses the rules should say so, and nobody should make money from them.',
    },
  },
};
