import type { Entries } from './entries.ts';

export const en: Entries = {
  roll: {
    title: 'The roll',
    text: 'Throw a ten-sided die, 0 to 9; the zero is zero. Add one trait, one skill and every modification. The sum is the roll, and it is the sum that counts, never the bare die. High is good. To “roll for” something means that this trait or skill is the one used. The die is finished first, then the rest is added.',
  },
  oneOfEach: {
    title: 'One of each',
    text: 'A roll has one die, at most one trait and at most one skill. Everything else, light and dark, help and hindrance, is added up with its sign. If no trait fits it counts 0, and you may roll all the same.',
  },
  resistance: {
    title: 'Resistance',
    text: 'The roll is compared with a resistance: a difficulty, or somebody else’s roll. Higher means success. Equal or lower does not. “Against six” and “with resistance six” mean the same.',
  },
  difficulty: {
    title: 'Difficulty',
    text: 'Dead easy 1, Easy 3, Simple 6, Fairly normal 9, Rather tricky 12, Hard 15, Damn hard 20, Absurd 25, Inhuman 30 and up. The table is a help: the game master picks any whole number, and the row just below names it.',
  },
  opposed: {
    title: 'Opposed roll',
    text: 'When two act against each other, sneaking after someone, racing on horseback, arm wrestling, playing chess, both roll. Each roll is the other’s resistance. The higher succeeds, the lower fails. The rolls are finished, shown together and compared once. With more than two sides each meets the highest of the others.',
  },
  statusQuo: {
    title: 'Status quo',
    text: 'Exactly equal rolls: nobody succeeds. It is half a success or half a failure, and the game master says which and how. Equal to a fixed difficulty is a plain failure, unless the table has chosen to call that a status quo too.',
  },
  zero: {
    title: 'Zero',
    text: 'If the die first shows 0 the roll fails, however high it is. If it is also lower than the resistance you are zeroed. Only the first face counts: a zero after a nine is harmless. The chance of being zeroed is at most one in ten, and high on purpose, because fumbling is fun.',
  },
  mishap: {
    title: 'When somebody is zeroed',
    text: 'The game master makes up what happens. It should be bad for that character, preferably not for others, above all not deadly, and comic if possible.',
  },
  zeroOpposed: {
    title: 'Zero in opposed rolls',
    text: 'With a zero on the higher side both fail: the other one is not higher. A table may instead let the side without a zero succeed. Equal rolls with one zero: both fail, and the zero fails worse. Two zeros: the lower is zeroed, and if they are equal neither is.',
  },
  nine: {
    title: 'Nine',
    text: 'A nine is thrown again and added, as long as nines come. There is no ceiling. Trait, skill and modifications are added only when the die has stopped. A zero on the way is just zero.',
  },
  perfection: {
    title: 'Perfection',
    text: 'A roll at least 10 above the resistance is perfection, also against a difficulty unless the table has said no. It goes brilliantly: the opponent can hardly keep up, but should not be left without a chance. The game master gives you something extra. A first zero is never perfection. Rare, yet heroes get it fairly often.',
  },
  traitChoice: {
    title: 'Which trait?',
    text: 'Take a situational trait that fits. If there is none, take a value trait. If several of one group fit, the highest absolute value counts: +2 and −2 both have 2, so it may be the bad one. Unbeatable traits are hardly ever used when dice are rolled, and only when the game master picks them.',
  },
  lastWord: {
    title: 'The game master has the last word',
    text: 'You may propose and argue. The game master decides, above all when two weigh the same, and may pick a bad trait that fits best just now. That is what makes fights swing back and forth.',
  },
  traitList: {
    title: 'The game master’s list',
    text: 'Every character’s traits in one place, one block each, with situational traits first, then value traits, then unbeatable ones.',
  },
  motive: {
    title: 'What you fight for',
    text: 'The same kind of action may use different traits. Fighting for the beloved is a roll for being in love, at a tourney it is honour, holding a bridge against hundreds it is a lion’s heart. Clever arguments for “your” trait are welcome, silly ones too.',
  },
  turn: {
    title: 'Turning a trait',
    text: 'Sometimes what usually hinders helps. Then the trait is turned: its sign flips for this one roll. Sly −3 becomes +3 when stabbing in the back, and Honour +3 becomes −3. You propose, the game master decides, and the sheet keeps its value.',
  },
  skills: {
    title: 'Skills',
    text: 'Skills are narrower than traits and can improve. If several fit take the best, only one a roll. A skill you lack counts 0, and you may roll all the same.',
  },
  withoutDice: {
    title: 'Without dice',
    text: 'Nothing needs a roll merely because it is done. The game master decides whether dice are needed. If not, the game master says how it goes, often by a look at the skill: whoever is good at it succeeds.',
  },
  freedom: {
    title: 'The rules are there for you',
    text: 'One formula is enough to make up any special rule. Much is left to the game master. Suggestions here are suggestions, and playing without rules, or as live role-play, is fine. Everything can be corrected by hand, and the log keeps the reason.',
  },
  antagonist: {
    title: 'An antagonist in seconds',
    text: 'A few traits and one or two skills are enough. Write them on one line: Drunk −2, Brawling +2. What is below zero becomes a trait, the rest skills; a semicolon between them makes it plain.',
  },
  several: {
    title: 'Several traits',
    text: 'Traits are never added up: it ruins the balance, makes players less inventive and fights stiff. Instead the game master may let you make one whole roll per trait, with the same skill and difficulty. If any succeeds the action does. You may ask, but no is no.',
  },
  severalOpposed: {
    title: 'Several rolls together',
    text: 'The best of the rolls counts: perfection, success, status quo, failure, zeroed. Each has its own die, nines and zero, and the game master is told if one is zeroed. An opponent rolls once: that is the resistance of all of them, and the opponent meets the highest.',
  },
  persuasion: {
    title: 'Persuading characters',
    text: 'Skills of persuasion and romance are a fallback for those who cannot talk a GM character round. Whether they may be used against players’ characters, by GM characters or by other players, is for the table to choose; it is recommended. If your character is persuaded, fooled or charmed, play it so. Nothing changes on the sheet.',
  },
  insurance: {
    title: 'Hero insurance',
    text: 'A rule to switch on or off, so that heroes do not die of one unlucky die. With simple creation you have one apprentice skill fewer and three unused experience points. Built with points, you set aside 3, 4 or 5 that may not buy skills or spells.',
  },
  heroPoint: {
    title: 'Hero points',
    text: 'Every unused experience point can be sacrificed on a roll of your own. One point gives either an extra die, added as after a nine, with nines of its own but never Zero, or lets you ignore Zero: the zero is then just zero. An extra die does not remove a zero. With two points you can do both.',
  },
  heroLimit: {
    title: 'How many hero points, and when?',
    text: 'Preferably one, at most two on an ordinary roll and up to four on a toughness roll. They are spent one at a time after you have seen the die, until the game master confirms; a table may ask for them beforehand instead. Only on your own character’s rolls. GM characters have none unless the table says so.',
  },
  creation: {
    title: 'Making a character',
    text: 'A name, traits from −4 to +4 without 0, skills from 0 to 8, and the consent of the game master, who may go beyond the scale. Names from the book, translated: Small, Quick, Sly, Honour, In love, Lionheart, Strong, Big, Drunk; Hiding, Brawling, Riding, Persuasion, Romance. How many apprentice skills are usual is for the game master to type in.',
  },
  specialisation: {
    title: 'Specialisation',
    text: 'A house rule, off unless the table switches it on. A specialisation is a named narrow part of a skill, without a value. When it fits it gives +3, or a difficulty one row lower in the table, never below Dead easy; you choose before the roll. It costs one experience point, or three of them stand in for one apprentice skill. The game master approves.',
  },
  daze: {
    title: 'Daze',
    text: 'A house rule, off unless the table switches it on. The game master says how dazed a character is: a number that is taken from every roll the character makes, also one that waits for its die, until the game master takes it away.',
  },
  toughness: {
    title: 'Toughness roll',
    text: 'A roll to take a beating, against a damage that the game master sets. Up to four hero points may be used on it. As a house rule, off unless the table switches it on, the roll uses the skill Stryktålighet if you have it, and leaves a mark: lightly hurt on a success, else seriously. The game master says how, and takes the mark away.',
  },
  series: {
    title: 'Opposed rolls in a row',
    text: 'Repeat an opposed roll until one side has won as many as you agreed. Rolls that nobody wins are made again. If you like, every loss makes the loser 1 worse for the rest. With this house rule switched on the table keeps the score and shows the odds. “How might this end?” shows them before the first roll too: who wins, after how many rolls, and how it stands then.',
  },
  experience: {
    title: 'Using experience',
    text: 'The game master takes the points and enters what was bought. The book does not say here what things cost.',
  },
};
