import type { Name, Seen } from '@aspekt/contract';
import type { Change } from '../../model.ts';
import { onLadder, quoted, signed, skillName } from '../format.ts';
import { labels } from '../labels.ts';

const l = labels.en;
const q = (text: string): string => quoted(text, 'en');
const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

/** What was set right by hand. */
export const tellAdjusted = (change: Seen<Change>, name: Name): string => {
  switch (change.what) {
    case 'fatePoints':
      return `${name(change.character)} has ${many(change.value, 'fate point')}`;
    case 'refresh':
      return `${name(change.character)} has refresh ${change.value}`;
    case 'freeStuntSlots':
      return `${name(change.character)} has ${many(change.value, 'free stunt')}`;
    case 'skillPoints':
      return `${name(change.character)} has ${many(change.value, 'skill point')}`;
    case 'minorChoices':
      return `${name(change.character)} has ${many(change.value, 'milestone choice')}`;
    case 'highConceptRewrites':
      return `${name(change.character)} ${change.value > 0 ? 'may' : 'may not'} rewrite the high concept`;
    case 'stuntBuys':
      return `${name(change.character)} ${change.value > 0 ? 'may' : 'may not'} buy a stunt`;
    case 'weapon':
      return `${name(change.character)} has Weapon:${change.value}`;
    case 'armour':
      return `${name(change.character)} has Armour:${change.value}`;
    case 'npcCarry':
      return `${name(change.character)} brings ${many(change.value, 'fate point')} to the next scene`;
    case 'gmPool':
      return `the GM’s fate points are ${change.value}`;
    case 'skill':
      return `${name(change.character)} has ${skillName(change.skill, 'en')} ${onLadder(change.value, 'en')}`;
    case 'boxes':
      return `${name(change.character)} has ${many(change.value, 'box', 'boxes')} of ${l.harm[change.track].toLowerCase()} stress`;
    case 'marked':
      return `${name(change.character)} has ${many(change.value, 'marked box', 'marked boxes')} of ${l.harm[change.track].toLowerCase()} stress`;
    case 'aspect':
      return `${name(change.character)} has the aspect ${q(change.text)}`;
    case 'aspectText':
      return `an aspect now reads ${q(change.text)}`;
    case 'strikeAspect':
      return 'an aspect is struck out';
    case 'freeInvokes':
      return `an aspect has ${many(change.count, 'free invoke')}`;
    case 'boost':
      return `${name(change.holderId)} has a boost${change.text === '' ? '' : ` ${q(change.text)}`}`;
    case 'stunt':
      return `${name(change.character)} has a new or changed stunt`;
    case 'strikeStunt':
      return `${name(change.character)} loses a stunt`;
    case 'consequence':
      return `${name(change.character)} has the consequence ${q(change.text)} (${l.slots[change.slotId].toLowerCase()})`;
    case 'clearConsequence':
      return `${name(change.character)} is rid of a consequence (${l.slots[change.slotId].toLowerCase()})`;
    case 'status':
      return `${name(change.character)}: ${l.statuses[change.status].toLowerCase()}`;
    case 'side':
      return `${name(change.character)} changes sides`;
    case 'zone':
      return `${name(change.character)} is moved`;
    case 'owner':
      return `${name(change.character)} changes players`;
    case 'name':
      return `the name is ${change.name}`;
    case 'modifier':
      return `the roll has a modifier of ${signed(change.value)}`;
    case 'victories':
      return `a side has ${many(change.value, 'victory', 'victories')}`;
    case 'active':
      return `the turn goes to ${name(change.character)}`;
    case 'acted':
      return `${name(change.character)} has ${change.acted ? '' : 'not '}acted in this exchange`;
    case 'zones':
      return 'the zones are new';
    case 'hit':
      return `${name(change.character)} takes a hit of ${change.shifts}`;
    case 'strikeHit':
      return 'a hit is struck out';
  }
};
