import type { Locale, PerLocale } from '@aspekt/contract';
import type { Id, NpcKind, NpcSheet, Skill } from '../model.ts';

/** An opponent to put on the table with one tap; ids are given when it is. */
export type Opponent = {
  readonly key: string;
  readonly kind: NpcKind;
  readonly skills: Readonly<Record<Skill, number>>;
  readonly boxes?: NpcSheet['boxes'] & {};
  readonly slots?: NpcSheet['slots'] & {};
  readonly words: PerLocale<{
    readonly name: string;
    readonly description: string;
    readonly aspects: readonly string[];
    /** Known to the game master alone until somebody finds out. */
    readonly hidden?: readonly string[];
  }>;
};

/** Three sizes: minor NPCs, major NPCs, threats. The corpse, the ghoul and the shoggoth are the books'. */
export const opponents: readonly Opponent[] = [
  {
    key: 'corpse',
    kind: 'minorNpc',
    skills: { athletics: 0, fight: 1 },
    boxes: { physical: 3, mental: 0 },
    words: {
      sv: {
        name: 'Vandrande lik',
        description: 'Någon borde ha legat kvar.',
        aspects: ['Väckt av mörka krafter', 'Känner ingen smärta'],
        hidden: ['Faller ihop när sigillet bryts'],
      },
      en: {
        name: 'Walking corpse',
        description: 'Somebody should have stayed down.',
        aspects: ['Woken by Dark Powers', 'Feels No Pain'],
        hidden: ['Collapses When the Seal Breaks'],
      },
      pl: {
        name: 'Żywy trup',
        description: 'Ktoś powinien był leżeć dalej.',
        aspects: ['Zbudzony przez mroczne moce', 'Nie czuje bólu'],
        hidden: ['Pada, gdy pęknie pieczęć'],
      },
    },
  },
  {
    key: 'guard',
    kind: 'minorNpc',
    skills: { fight: 2, notice: 2 },
    boxes: { physical: 2, mental: 2 },
    words: {
      sv: { name: 'Sektens vakt', description: 'Huva, lykta, påk.', aspects: ['Trogen tills det blir farligt'] },
      en: { name: 'Cult guard', description: 'Hood, lantern, cudgel.', aspects: ['Loyal Until It Gets Dangerous'] },
      pl: { name: 'Strażnik sekty', description: 'Kaptur, latarnia, pałka.', aspects: ['Wierność do pierwszej krwi'] },
    },
  },
  {
    key: 'ghoul',
    kind: 'threat',
    skills: { fight: 2, athletics: 2, stealth: 3 },
    boxes: { physical: 4, mental: 2 },
    slots: ['mild'],
    words: {
      sv: {
        name: 'Likätare',
        description: 'Klor, tänder, tålamod.',
        aspects: ['Hungrig efter kött', 'Hemma bland gravarna'],
        hidden: ['Skyr starkt ljus'],
      },
      en: {
        name: 'Ghoul',
        description: 'Claws, teeth, patience.',
        aspects: ['Hungry for Flesh', 'At Home Among Graves'],
        hidden: ['Shuns Bright Light'],
      },
      pl: {
        name: 'Ghul',
        description: 'Szpony, zęby, cierpliwość.',
        aspects: ['Głód mięsa', 'W domu wśród grobów'],
        hidden: ['Unika ostrego światła'],
      },
    },
  },
  {
    key: 'shoggoth',
    kind: 'threat',
    skills: { physique: 6, fight: 5, athletics: 3, will: 4 },
    boxes: { physical: 6, mental: 4 },
    slots: ['mild', 'moderate', 'severe'],
    words: {
      sv: {
        name: 'Shoggoth',
        description: 'Massiv, köttig, tålig.',
        aspects: ['Formlös köttmassa', 'Härmar sina herrars röster'],
        hidden: ['Minns elden'],
      },
      en: {
        name: 'Shoggoth',
        description: 'Massive, fleshy, enduring.',
        aspects: ['Shapeless Mass of Flesh', 'Mimics Its Masters’ Voices'],
        hidden: ['Remembers Fire'],
      },
      pl: {
        name: 'Shoggoth',
        description: 'Ogromny, mięsisty, wytrzymały.',
        aspects: ['Bezkształtna masa mięsa', 'Naśladuje głosy panów'],
        hidden: ['Pamięta ogień'],
      },
    },
  },
  {
    key: 'leader',
    kind: 'majorNpc',
    skills: {
      lore: 4,
      provoke: 3,
      will: 3,
      deceive: 2,
      resources: 2,
      contacts: 2,
      fight: 1,
      athletics: 1,
      notice: 1,
      academics: 1,
    },
    words: {
      sv: {
        name: 'Sektledaren',
        description: 'Mjuk röst, tom blick, alltför många följare.',
        aspects: ['Stjärnornas förkunnare', 'Tål inga tvivel', 'Bär nyckeln till valvet'],
        hidden: ['Ritualen kräver hans eget blod'],
      },
      en: {
        name: 'The cult leader',
        description: 'Soft voice, empty eyes, far too many followers.',
        aspects: ['Herald of the Stars', 'Suffers No Doubt', 'Carries the Key to the Vault'],
        hidden: ['The Ritual Needs His Own Blood'],
      },
      pl: {
        name: 'Przywódca sekty',
        description: 'Miękki głos, puste oczy, zbyt wielu wyznawców.',
        aspects: ['Zwiastun gwiazd', 'Nie znosi zwątpienia', 'Nosi klucz do skarbca'],
        hidden: ['Rytuał wymaga jego własnej krwi'],
      },
    },
  },
  {
    key: 'fire',
    kind: 'threat',
    skills: { fight: 3, physique: 3 },
    boxes: { physical: 4, mental: 0 },
    words: {
      sv: { name: 'Eldsvådan', description: 'Den växer.', aspects: ['Överallt på en gång', 'Rök och hetta'] },
      en: { name: 'The blaze', description: 'It grows.', aspects: ['Everywhere at Once', 'Smoke and Heat'] },
      pl: { name: 'Pożar', description: 'Rośnie.', aspects: ['Wszędzie naraz', 'Dym i żar'] },
    },
  },
];

/** The sheet of an opponent under an id of one's own, so that there can be two of a kind. */
export const npcSheetOf = (opponent: Opponent, locale: Locale, id: Id): NpcSheet => {
  const { name, description, aspects, hidden = [] } = opponent.words[locale];
  const all = [...aspects.map((text) => ({ text, known: true })), ...hidden.map((text) => ({ text, known: false }))];
  return {
    kind: opponent.kind,
    name,
    description,
    aspects: all.map((aspect, i) => ({ id: `${id}-aspect${i + 1}`, ...aspect })),
    skills: opponent.skills,
    stunts: [],
    ...(opponent.boxes && { boxes: opponent.boxes }),
    ...(opponent.slots && { slots: opponent.slots }),
  };
};
