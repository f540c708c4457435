import type { Name, Seen } from '@aspekt/contract';
import type { Change } from '../../model.ts';
import { onLadder, quoted, signed, skillName } from '../format.ts';
import { labels } from '../labels.ts';

const l = labels.sv;
const q = (text: string): string => quoted(text, 'sv');
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/** What was set right by hand. */
export const tellAdjusted = (change: Seen<Change>, name: Name): string => {
  switch (change.what) {
    case 'fatePoints':
      return `${name(change.character)} har ${change.value} ödespoäng`;
    case 'refresh':
      return `${name(change.character)} har påfyllning ${change.value}`;
    case 'freeStuntSlots':
      return `${name(change.character)} har ${many(change.value, 'fri stunt', 'fria stunt')}`;
    case 'skillPoints':
      return `${name(change.character)} har ${change.value} färdighetspoäng`;
    case 'minorChoices':
      return `${name(change.character)} har ${change.value} val vid milstenar`;
    case 'highConceptRewrites':
      return `${name(change.character)} ${change.value > 0 ? 'får' : 'får inte'} skriva om sin övergripande aspekt`;
    case 'stuntBuys':
      return `${name(change.character)} ${change.value > 0 ? 'får' : 'får inte'} köpa en stunt`;
    case 'weapon':
      return `${name(change.character)} har Vapen:${change.value}`;
    case 'armour':
      return `${name(change.character)} har Rustning:${change.value}`;
    case 'npcCarry':
      return `${name(change.character)} tar med ${change.value} ödespoäng till nästa scen`;
    case 'gmPool':
      return `spelledarens ödespoäng är ${change.value}`;
    case 'skill':
      return `${name(change.character)} har ${skillName(change.skill, 'sv')} ${onLadder(change.value, 'sv')}`;
    case 'boxes':
      return `${name(change.character)} har ${many(change.value, 'ruta', 'rutor')} ${l.harm[change.track].toLowerCase()} stress`;
    case 'marked':
      return `${name(change.character)} har ${many(change.value, 'kryssad ruta', 'kryssade rutor')} ${l.harm[change.track].toLowerCase()} stress`;
    case 'aspect':
      return `${name(change.character)} har aspekten ${q(change.text)}`;
    case 'aspectText':
      return `en aspekt heter nu ${q(change.text)}`;
    case 'strikeAspect':
      return 'en aspekt stryks';
    case 'freeInvokes':
      return `en aspekt har ${many(change.count, 'fritt åberopande', 'fria åberopanden')}`;
    case 'boost':
      return `${name(change.holderId)} har en bonus${change.text === '' ? '' : ` ${q(change.text)}`}`;
    case 'stunt':
      return `${name(change.character)} har en ny eller ändrad stunt`;
    case 'strikeStunt':
      return `${name(change.character)} förlorar en stunt`;
    case 'consequence':
      return `${name(change.character)} har konsekvensen ${q(change.text)} (${l.slots[change.slotId].toLowerCase()})`;
    case 'clearConsequence':
      return `${name(change.character)} är fri från sin konsekvens (${l.slots[change.slotId].toLowerCase()})`;
    case 'status':
      return `${name(change.character)}: ${l.statuses[change.status].toLowerCase()}`;
    case 'side':
      return `${name(change.character)} byter sida`;
    case 'zone':
      return `${name(change.character)} flyttas`;
    case 'owner':
      return `${name(change.character)} byter spelare`;
    case 'name':
      return `namnet är ${change.name}`;
    case 'modifier':
      return `slaget har tillägg ${signed(change.value)}`;
    case 'victories':
      return `en sida har ${many(change.value, 'seger', 'segrar')}`;
    case 'active':
      return `turen går till ${name(change.character)}`;
    case 'acted':
      return `${name(change.character)} har ${change.acted ? '' : 'inte '}handlat den här rundan`;
    case 'zones':
      return 'områdena är nya';
    case 'hit':
      return `${name(change.character)} träffas av ${change.shifts} steg`;
    case 'strikeHit':
      return 'en träff stryks';
  }
};
