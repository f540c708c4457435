import { accept, parse, refuse, type Context, type Decision } from '@aspekt/contract';
import { onlyGm } from './access.ts';
import { gmPoolEntering } from './gm-pool.ts';
import type { Event, SetCampaign, State } from './model.ts';
import { SomeSettings } from './schema.ts';
import { highestBasic, lowestBasic } from './significance.ts';

/** The game master fixes the basic significance and the range of total significance of a campaign (KOLO-CAMP-01). */
export const setCampaign = (state: State, command: SetCampaign, { by }: Context): Decision<Event> => {
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  const { basicSignificance: level, totalRange } = command;
  if ([level ?? 1, ...(totalRange ?? [])].some((number) => !Number.isInteger(number))) return refuse('E_NOT_INTEGER');
  if (level !== undefined && (level < lowestBasic || level > highestBasic)) {
    return refuse('E_BAD_SETTING', { setting: 'basicSignificance' }, ['KOLO-SIG-01', 'KOLO-CAMP-01']);
  }
  if (totalRange && totalRange[0] > totalRange[1]) {
    return refuse('E_BAD_SETTING', { setting: 'totalRange' }, ['KOLO-CAMP-01']);
  }
  const checked = parse(SomeSettings, command.settings ?? {});
  if (checked.issues) {
    const key = checked.issues[0]?.path?.[0];
    const setting = typeof key === 'object' && key !== null && 'key' in key ? String(key.key) : '';
    return refuse('E_BAD_SETTING', { setting });
  }
  const set: Event = {
    type: 'kolo/campaignSet',
    ...(level !== undefined && { basicSignificance: level }),
    ...(totalRange !== undefined && { totalRange }),
    ...(command.settings && { settings: checked.value }),
  };
  return accept<Event>(set, ...gmPoolEntering(state, checked.value));
};
