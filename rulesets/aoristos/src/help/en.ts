import type { HelpTexts } from './topics.ts';

export const en: HelpTexts = {
  groups: {
    basics: 'The basics',
    character: 'The character',
    growth: 'Growing',
    things: 'Things',
    combat: 'The frame of combat',
    acting: 'Actions in combat',
    defence: 'Defence',
    attack: 'Attack',
    melee: 'Melee',
    ranged: 'Ranged combat',
    harm: 'Harm',
    care: 'Care and healing',
    mind: 'The mind',
    book: 'About the rules',
  },
  entries: {
    about: {
      title: 'What Aoristos is',
      text: 'Most of the evening is free talk under the game master’s consent. One die settles small doubts. The full rules are something to fall back on when a moment is delicate, above all when it comes to violence. They aim at the believable, not at balance. The game master runs the world and plays no character.',
    },
    freeform: {
      title: 'Freeform roll',
      text: 'Roll one d6 as an inspiration. Low hints at failure in something hard, high at success, the middle at delay, compromise or half a result. The game master’s reading is final.',
    },
    dice: {
      title: 'Six-sided dice',
      text: 'Only d6 are used, best in two colours. All dice of a hand are alike; none of them is a base, free or forcing die by itself.',
    },
    hands: {
      title: 'Dice hands',
      text: 'A hand has at least one base die (B). As many dice count as there are B; their sum is the result, and flat modifiers are added. An advantage adds free dice (F), hardship such as pain adds forcing dice (T). All are rolled together.',
    },
    cancelling: {
      title: 'F against T, and six dice',
      text: 'Free and forcing dice cancel one for one, so a hand never holds both. At most six dice are rolled: what is left after cancelling is cut to fit.',
    },
    freeHand: {
      title: 'Free hand',
      text: 'With free dice the player chooses which dice count, exactly as many as there are B. One usually wants the highest in tests and attacks, the lowest for stress and psych trauma.',
    },
    forcedHand: {
      title: 'Forced hand',
      text: 'With forcing dice the lowest dice count, as many as there are B. There is nothing to choose.',
    },
    notation: {
      title: 'How hands are written',
      text: '2B, 1B1F, 2B2T+1: base dice, then free or forcing ones, then a modifier. The letter N in a fire mode means B.',
    },
    test: {
      title: 'Success test',
      text: 'When something hard is tried under stress: add the relevant traits to a test base (TB) and roll 1B1T. TB plus the counted die is the full roll. At or above the difficulty (ST) it succeeds. The margin helps the telling.',
    },
    difficulty: {
      title: 'Difficulty',
      text: 'Where nothing else is said the difficulty is 4, and 2 more for every trait in the test base. The game master may set another to fit the situation.',
    },
    shockInTests: {
      title: 'Shock in tests',
      text: 'Every degree of nerve shock adds a forcing die to every success test, attacks included.',
    },
    opposed: {
      title: 'Opposed test',
      text: 'Each side adds all its test bases together and lets one representative roll; only the representative’s own free and forcing dice count. The higher full roll wins. Equal rolls are a draw, normally without effect.',
    },
    rounding: {
      title: 'Rounding',
      text: 'Everything is rounded down, at every step. No trait is ever lowered below 0.',
    },
    attributes: {
      title: 'Primary attributes',
      text: 'Physique: strength, endurance, size and toughness. Chaos Experience: keeping one’s head and acting in haste and danger. Agility: speed, suppleness, precision, balance. Presence of Mind: alertness, reaction, clear senses. Willpower: discipline, mastering panic and extreme pain.',
    },
    attributeLevels: {
      title: 'Levels of attributes',
      text: '0 is an infant’s, 1 poor, 2 an average adult’s, 3 above average, 4 very good, 5 as good as people get. In safe modern societies most have only 1 in Chaos Experience.',
    },
    attributePrices: {
      title: 'Price of attributes',
      text: 'Levels 0 to 5 cost 0, 0, 1, 4, 10 and 20 UP from nothing. The table continues to level 30.',
    },
    startingUp: {
      title: 'UP to begin with',
      text: 'The game master names the development points, usually 15 for an ordinary adult to 50 for an adventurer. They are the only currency; nothing is rolled. What is left is saved or thrown away.',
    },
    secondary: {
      title: 'Secondary attributes',
      text: 'Carrying Capacity is 4 times Physique, Shock Tolerance Willpower + 3, Movement Agility + 5, Action Capacity Chaos Experience + half Presence of Mind + 4, Hardiness Physique + 1. Passing changes such as load do not change them; bought levels do.',
    },
    creationOrder: {
      title: 'Making a character',
      text: 'Primary attributes first, then the secondary ones that follow from them, then skills, then equipment. Here any order works; the tally is always right.',
    },
    skills: {
      title: 'Skills',
      text: 'Twenty-one practical abilities, for use under stress: not facts, models or theory. Shooting Weapons reach from crossbows to most firearms, Melee Weapons include shields, Brawling covers blows, trips and holds and things not used as intended, Evade is getting vital parts out of the way.',
    },
    skillLevels: {
      title: 'Levels of skills',
      text: 'Every skill begins at 0, hopeless. 1 is a shallow acquaintance, 2 an amateur, 3 a professional, 4 an experienced one, 5 the elite. Level 5 is the limit for ordinary people unless the table says otherwise.',
    },
    skillPrices: { title: 'Price of skills', text: 'Levels 0 to 5 cost 0, 0, 1, 3, 6 and 10 UP from nothing.' },
    noRules: { title: 'What has no rules', text: 'Looks and factual knowledge are described freely.' },
    saving: {
      title: 'Saving UP',
      text: 'UP may be hoarded without limit. Instructive travel gives about 1 a month, up to 3 for real hardship.',
    },
    training: {
      title: 'Training',
      text: 'By hours of instruction a day: 2 give 1 UP a month, 4 give 2, 8 give 3 and need will and a teacher always at hand, 12 give 4, need several teachers and cost psych trauma. The game master confirms the conditions.',
    },
    combatUp: {
      title: 'UP for combat',
      text: 'Whatever the outcome: 0 where there was no real threat, 1 if an average character would have won alone, 2 if it would have lost, 3 if the whole group was threatened.',
    },
    buying: {
      title: 'Buying levels',
      text: 'The next level of a skill costs its present level. The next level of an attribute costs what a skill costs from zero to that level. Prices are the same in creation and later.',
    },
    load: {
      title: 'Load',
      text: 'Storage points (FP) say how much a thing hinders, about one per kilogram or litre; hard and sharp things more. Load above Carrying Capacity costs 1 Agility and 1 Movement for every whole multiple in it. FP never forbid carrying.',
    },
    weights: {
      title: 'Weights of weapons',
      text: 'VV is the weapon itself, MV a full magazine or a single projectile. A loaded weapon counts both. Spare magazines and projectiles count too; belts by the hundred rounds.',
    },
    grips: {
      title: 'Hands',
      text: 'The number of hands a thing is made for; 1/2 means either. Which hand holds it is noted, for pain can make that hand let go.',
    },
    combat: {
      title: 'Combat',
      text: 'It begins with the will to attack at once and ends when that will is gone. A round is two seconds. Everyone begins with concentration points (KP) equal to current Action Capacity.',
    },
    initiative: {
      title: 'Initiative',
      text: 'Highest Presence of Mind first. Who surprises adds a roll, usually 1B1T, for the order only. Ties go by seats, clockwise from the game master. The order of the first round holds for the whole fight.',
    },
    actions: {
      title: 'Active and passive actions',
      text: 'There is no fixed number of actions; they cost KP. Active ones are for one’s own activation, once a round. Passive ones are special reactions, when they apply and can be paid.',
    },
    stress: {
      title: 'Stress',
      text: 'Just before every own activation 1B1F KP are lost. The player picks the die; low is better.',
    },
    activationEnd: {
      title: 'End of an activation',
      text: 'In this order: remaining KP become the vigilance bonus, nerve shock falls by Willpower, KP are refilled to current Action Capacity. Keeping KP is no action.',
    },
    extended: {
      title: 'Extended activity',
      text: 'What one cannot afford may be begun with all the KP one has and finished in later activations. It is lost, without KP back, if KP go to anything else or new nerve shock comes.',
    },
    singleAttack: {
      title: 'A single attack',
      text: 'The combat rules can serve one attack: both may use a round’s KP, one to aim and the other to be vigilant.',
    },
    anything: {
      title: 'Anything else',
      text: 'Whatever is not listed may be tried; the game master names its price in KP. Listed actions cost 1.',
    },
    talk: {
      title: 'Talking',
      text: '1 KP per three syllables, and no more than two seconds hold. In the din listeners may need a Presence of Mind test.',
    },
    scouting: {
      title: 'Scouting',
      text: '1 KP: look around through half a circle, or listen. Whoever is fully visible or clearly heard is found; the hidden only with a Presence of Mind test. Without scouting the game master may hold back what one cannot be sure of.',
    },
    walking: {
      title: 'Moving',
      text: 'The price follows the whole round’s distance: 1 KP up to Agility metres, 2 more beyond that, and 1 for each started Agility beyond Movement. At most twice Movement, dodging included; dodging itself costs nothing.',
    },
    crawling: { title: 'Crawling', text: 'Sitting or lying one moves 1 metre per KP, at most Movement in a round.' },
    posture: {
      title: 'Posture',
      text: 'One change costs 1 KP; from lying to standing there are two. Sitting or lying steadies aim and hides, but hampers in melee and makes flight easier for others.',
    },
    equipment: {
      title: 'Equipment in combat',
      text: 'Drawing, putting away, changing hands or reaching a pocket costs 1 KP; so does readying a weapon, which makes drawing it a free part of the next attack. Picking up needs sitting or lying. Packed things cost more. In melee getting rid of a thing costs at least 1 KP extra, unless it is simply dropped.',
    },
    charging: {
      title: 'Charging (UL)',
      text: 'KP spent before each attack once the weapon is in hand: nocking and drawing, pulling a pin. Interrupted, it has its natural result. For 1 KP it can be undone and the projectile kept. A drawn bow strains: Physique against its strength at the start of each activation, or the arrow is gone.',
    },
    reloading: {
      title: 'Reloading (OL)',
      text: 'KP to change a magazine, 5 unless stated. In brackets it is the price per projectile, after 2 KP to open and empty. A belt takes the shooter 10, an assistant 5.',
    },
    vigilance: {
      title: 'Vigilance',
      text: 'The base of the difficulty to hit someone: chosen traits, their modifiers and the bonus, never below 0. One must know of the attack and be able to move; otherwise the base is 0.',
    },
    vigilanceTraits: {
      title: 'Traits of vigilance',
      text: 'At most three, each once, chosen attack by attack: Agility, Presence of Mind, Evade and the skill of the attack always; in melee also Melee Weapons and Brawling, the latter at −1 per occupied hand.',
    },
    bladesAndShields: {
      title: 'Blades and shields',
      text: 'Vigilance with Melee Weapons has −2 without a proper melee weapon in hand and +2 with a shield. A shield also lets the skill serve against throws.',
    },
    parry: {
      title: 'Parrying bare hands',
      text: 'An unarmed attack that misses someone who used Melee Weapons and holds a proper weapon hurts the attacker: strength 1B in the limb used, nothing modifies it.',
    },
    vigilanceBonus: {
      title: 'Vigilance bonus',
      text: 'KP left at the end of an activation help all vigilance until the next own activation has ended. In the first round Presence of Mind stands in for them.',
    },
    dodge: {
      title: 'Dodging',
      text: 'Who uses Agility and is not in cover must move: in melee 1 metre away, and the others may follow; at range 1 to Agility metres, to cover within 10 metres or aside. One metre may be swapped for throwing oneself to the ground.',
    },
    attackSteps: {
      title: 'Steps of an attack',
      text: 'Announce and pay; the target names the source of the difficulty; it is adjusted; attack and area are rolled together; the attacker may break off; the test is read and damage applied.',
    },
    attackCost: {
      title: 'Cost of an attack',
      text: '1 KP unarmed or with an aid such as a knuckle-duster. Proper weapons, everything held to strike with and all ranged weapons, cost 1 more and make dice weigh more. Auto mode costs 1 more, aim comes on top. Shields do no damage.',
    },
    safetyAim: {
      title: 'Safety aim',
      text: 'Each level gives a free die to the attack test and one to the area roll. As many levels as there are conditions that hold cost 1 KP each: the whole target clearly visible, the target still, oneself stable, a sight that fits. Further levels cost 2. It is lost after every attack. None when shooting in melee.',
    },
    rangeAim: {
      title: 'Range aim',
      text: 'Each level halves the range malus once more, for 4 KP: one for a telescopic sight, one for a steady support. The target has to stand still. It is kept as long as only single shots are fired, and both kinds of aim may be combined.',
    },
    autoAim: { title: 'Aim in auto mode', text: 'In auto mode aim has no effect.' },
    attackTest: {
      title: 'Attack test',
      text: 'The weapon’s skill and the lower of Agility and Presence of Mind, with 2B2T. A free die per level of aim, for two hands on a melee weapon and per projectile beyond the first; a forcing die per occupied hand unarmed and per degree of shock. At or above the difficulty it hits.',
    },
    hitArea: {
      title: 'Hit area',
      text: 'Roll 1B and a free die per level of aim: 5 and 6 torso, 4 right arm, 3 left arm, 2 right leg, 1 left leg. With matching dice the attacker chooses any area, the head too; otherwise one of those rolled. Shock does not matter here.',
    },
    noArea: {
      title: 'Without a hit area',
      text: 'Explosions and bursts of four or more projectiles have no hit area and no area roll.',
    },
    hiddenByBody: {
      title: 'Hidden by the body',
      text: 'An attack on an area that another part of the target’s body hides wholly misses. Hits on limbs never kill by themselves.',
    },
    abort: {
      title: 'Breaking off',
      text: 'Within 10 metres a hit one is not pleased with may be broken off. KP and safety aim are gone; shot, charge and range aim are kept.',
    },
    melee: {
      title: 'Melee',
      text: 'Opponents who can reach each other are in melee. Anything may be finished in it, but only some things begun: drawing or picking up, getting up, talking, throwing away, scouting, packing at extra cost, attacking, moving.',
    },
    meleeAttacks: {
      title: 'Attacks in melee',
      text: 'Difficulty +2 if the attacker sits or lies. Unarmed, a forcing die per hand that holds something. A two-handed weapon in both hands gives a free die; in one hand the difficulty rises by what Physique lacks to 5.',
    },
    shotsInMelee: {
      title: 'Shots in melee',
      text: 'Against a standing target difficulty +1 with pistols and shorter, +3 with anything longer, bows included. No aim.',
    },
    leaving: {
      title: 'Leaving a melee',
      text: 'Paid first, then an opposed Agility test: all on the mover’s side and 2 per ally against the standing opponents. If they roll higher, moving is dangerous for the whole activation. One may stay without KP back, or go: then everyone in the melee may strike once at normal cost, aim allowed.',
    },
    ranged: {
      title: 'Ranged combat',
      text: 'Outside melee one shoots without penalty. Cover raises the difficulty only where it hides where the target is; the game master says how much.',
    },
    rangeMalus: {
      title: 'Range malus',
      text: 'Difficulty +1 for every full ten metres, then in this order: improvised doubled, thrown doubled, heavy crossbow or long firearm halved, rifled barrel halved, halved per level of range aim, rounding down each time. Nearly all modern firearms but shotguns are rifled.',
    },
    fireModes: {
      title: 'Fire modes',
      text: 'Shots per attack, with slashes between them. Two or more is automatic fire. Auto is uncontrolled: 1 KP more, aim without effect, a chosen number plus a random hand. Max limits the projectiles in a round; unstated it is the lower of 8 and the magazine.',
    },
    magazines: {
      title: 'Magazines',
      text: 'MS is the rounds in a full magazine, +1 for one in the chamber, 1 where nothing is said. A belt has any length.',
    },
    overwatch: {
      title: 'Overwatch',
      text: 'Ready to fire and without a suitable target in sight one may watch a sphere four metres across: 1 KP, and the activation is over. A shot paid for only when its target is gone may become overwatch.',
    },
    overwatchFire: {
      title: 'Firing from overwatch',
      text: 'Whoever appears is shot at at once, once, at normal cost and without aim, unless a Presence of Mind test holds the finger. Passive spending, new shock and scouting break it; nothing else active is allowed.',
    },
    strength: {
      title: 'Strength',
      text: 'Active strength is the margin, the counted dice once more with a proper weapon, the strength of weapon or aid, and Physique by contact or throw. The attacker announces it; the target’s side takes off armour and cover. Other harm has a strength as such.',
    },
    armour: {
      title: 'Armour',
      text: 'Its value on the area hit is taken off. Against hits without an area Total armour counts: all values added, the torso three times, by tens.',
    },
    cover: {
      title: 'Cover',
      text: 'With a hit area, cover works as armour on hidden areas, as it was before the attack. Without one, a proper cover after dodging takes off 1 per hidden area; if the target was wholly hidden from the start it works as armour.',
    },
    damage: {
      title: 'Damage',
      text: 'How many times Hardiness fits into the final strength; for the head it is 2. Nerve shock grows by the damage, bleeding by one less; a hit not on a limb adds one less in organ trauma. Every hit stands for itself.',
    },
    nerveShock: {
      title: 'Nerve shock',
      text: 'Each degree costs 1 Movement and 1 Action Capacity and adds a forcing die to tests. New shock interrupts an extended activity. At the end of each own activation it falls by Willpower.',
    },
    pain: {
      title: 'Pain in a limb',
      text: 'New shock from a limb calls for Willpower against 6. Failing has its effect and calls for a second test: an arm first drops what it holds alone, then what both hands hold; a leg makes one sit, then lie.',
    },
    knockOut: {
      title: 'Losing consciousness',
      text: 'If bleeding rate and nerve shock together reach Shock Tolerance at a hit, one faints at once. The game master says when one wakes. That is all that bleeding does in combat.',
    },
    limbs: {
      title: 'Limbs',
      text: 'A single hit of 3 breaks a limb, of 5 destroys it. Such arms hold nothing, such legs do not bear.',
    },
    lastingShock: {
      title: 'Lasting shock',
      text: 'Each broken or destroyed limb keeps one degree of shock while one is active. Rest takes it away, activity brings it back. After a month it ends; broken limbs heal, destroyed ones never do.',
    },
    organTrauma: {
      title: 'Organ trauma',
      text: 'A running total from hits not on limbs, from blood loss and from bad hours. Each time it grows roll 2B2T: under the total one dies.',
    },
    traumaSteps: {
      title: 'What organ trauma does',
      text: '3 or more: one degree of shock lasts. 5 or more: unstable condition. 7 or more: Willpower against unconsciousness every fifth minute while awake.',
    },
    bleeding: {
      title: 'Blood loss',
      text: 'Five minutes after a wound its bleeding turns into blood loss. Then and every tenth minute while it lasts: 1 organ trauma with a survival roll, and 1 blood loss less if one rests. Only a transfusion takes blood loss away without trauma.',
    },
    firstAid: {
      title: 'First aid',
      text: 'Almost five minutes of work before the wound turns into blood loss lower the rate by Lifesaving, two helpers by twice the lower level. Immediate help, bandages, coagulant and dangerously tight dressings each help by 1; no equipment costs 1.',
    },
    healing: {
      title: 'Healing',
      text: 'A test with nothing but the die: difficulty 4 and modifiers, 1B1T. Success takes 1 organ trauma away. Once a week in the night before Monday, without risk. The rows are examples; values between them are the game master’s.',
    },
    healingRows: {
      title: 'What helps healing',
      text: 'Surroundings: wretched +2, open nature 0, a dry bed −1, a ward −2. Rest: none +5, normal life +3, on the move +1, thorough 0. Care: stone age 0, royal physician or lone nurse without equipment −1, modern hospital −2. Care does not help burns.',
    },
    unstable: {
      title: 'Unstable condition',
      text: 'A healing test every hour instead of every week, surroundings ignored. A die under 4 adds 1 organ trauma whatever the difficulty. If one result heals and harms, no survival roll is made.',
    },
    psychTrauma: {
      title: 'Psych trauma',
      text: 'Frightening events give an amount or a hand of it. It measures instability, not madness, and burdens the mind.',
    },
    psychosis: {
      title: 'Psychosis',
      text: 'At 20 or more it lasts at least a scene. Every increase above 20 is tested: Willpower + 20 against the total, or one is broken for good. Willpower may soften it, Psychology notices it. It is broken only when the total is below 20.',
    },
    disorders: {
      title: 'Disorders',
      text: 'A temporary one takes 1 away, soon after a shocking event: before the next morning and the next trauma. A lasting one that could pass for an odd temper takes 10, its developed form 10 more. The kind is free, the table judges whether it is serious enough, and it may have effects in play.',
    },
    recovery: {
      title: 'Recovery',
      text: 'At best Willpower points a month, in ordinary life 1 per half year. Lasting disorders can be cured only below 10. Permanent psych trauma is never vented.',
    },
    ownRules: {
      title: 'Your own rules',
      text: 'The group may change or skip anything with the game master’s consent. The table’s settings and the game master’s corrections are there for that.',
    },
    tableSheet: {
      title: 'The table sheet',
      text: 'Prices, load, range, hit areas, the activation cycle, pain and trauma on one page, on screen or printed.',
    },
  },
};
