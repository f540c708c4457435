import type { Name, Seen } from '@aspekt/contract';
import type { Change } from '../../model.ts';
import { onLadder, quoted, signed, skillName } from '../format.ts';
import { labels } from '../labels.ts';

const l = labels.pl;
const q = (text: string): string => quoted(text, 'pl');
const track = { physical: 'presji fizycznej', mental: 'presji psychicznej' } as const;

/** What was set right by hand. */
export const tellAdjusted = (change: Seen<Change>, name: Name): string => {
  switch (change.what) {
    case 'fatePoints':
      return `${name(change.character)}, punkty losu: ${change.value}`;
    case 'refresh':
      return `${name(change.character)}, odświeżanie: ${change.value}`;
    case 'freeStuntSlots':
      return `${name(change.character)}, darmowe sztuczki: ${change.value}`;
    case 'skillPoints':
      return `${name(change.character)}, punkty umiejętności: ${change.value}`;
    case 'minorChoices':
      return `${name(change.character)}, wybory przy kamieniach milowych: ${change.value}`;
    case 'highConceptRewrites':
      return `${name(change.character)} ${change.value > 0 ? 'może' : 'nie może'} przepisać koncepcję ogólną`;
    case 'stuntBuys':
      return `${name(change.character)} ${change.value > 0 ? 'może' : 'nie może'} kupić sztuczkę`;
    case 'weapon':
      return `${name(change.character)}, Broń:${change.value}`;
    case 'armour':
      return `${name(change.character)}, Pancerz:${change.value}`;
    case 'npcCarry':
      return `${name(change.character)}, punkty losu na następną scenę: ${change.value}`;
    case 'gmPool':
      return `punkty losu MG: ${change.value}`;
    case 'skill':
      return `${name(change.character)}, ${skillName(change.skill, 'pl')}: ${onLadder(change.value, 'pl')}`;
    case 'boxes':
      return `${name(change.character)}, pola ${track[change.track]}: ${change.value}`;
    case 'marked':
      return `${name(change.character)}, zaznaczone pola ${track[change.track]}: ${change.value}`;
    case 'aspect':
      return `${name(change.character)}, aspekt ${q(change.text)}`;
    case 'aspectText':
      return `aspekt brzmi teraz ${q(change.text)}`;
    case 'strikeAspect':
      return 'aspekt skreślony';
    case 'freeInvokes':
      return `darmowe wywołania aspektu: ${change.count}`;
    case 'boost':
      return `${name(change.holderId)}, okazja${change.text === '' ? '' : ` ${q(change.text)}`}`;
    case 'stunt':
      return `${name(change.character)}, nowa lub zmieniona sztuczka`;
    case 'strikeStunt':
      return `${name(change.character)}, sztuczka skreślona`;
    case 'consequence':
      return `${name(change.character)}, konsekwencja ${q(change.text)} (${l.slots[change.slotId].toLowerCase()})`;
    case 'clearConsequence':
      return `${name(change.character)}, konsekwencja znika (${l.slots[change.slotId].toLowerCase()})`;
    case 'status':
      return `${name(change.character)}: ${l.statuses[change.status].toLowerCase()}`;
    case 'side':
      return `${name(change.character)} zmienia stronę`;
    case 'zone':
      return `${name(change.character)} zmienia miejsce`;
    case 'owner':
      return `${name(change.character)}: zmiana osoby grającej`;
    case 'name':
      return `imię: ${change.name}`;
    case 'modifier':
      return `modyfikator rzutu: ${signed(change.value)}`;
    case 'victories':
      return `zwycięstwa jednej ze stron: ${change.value}`;
    case 'active':
      return `tura: ${name(change.character)}`;
    case 'acted':
      return `${name(change.character)}: ${change.acted ? 'po akcji' : 'przed akcją'} w tej wymianie`;
    case 'zones':
      return 'nowe strefy';
    case 'hit':
      return `${name(change.character)}, trafienie: ${change.shifts}`;
    case 'strikeHit':
      return 'trafienie skreślone';
  }
};
