import { accept, parse, refuse, type Context, type Decision } from '@aspekt/contract';
import { onlyGm } from './access.ts';
import type { Event, RollSettings, Settings, SetTableSettings } from './model.ts';
import { SomeSettings } from './schema.ts';

/** Table settings: known keys with known values; they apply to rolls opened later. */
export const setTableSettings = ({ settings }: SetTableSettings, { by }: Context): Decision<Event> => {
  const wrong = onlyGm(by);
  if (wrong) return wrong;
  const checked = parse(SomeSettings, settings);
  if (checked.issues) {
    const key = checked.issues[0]?.path?.[0];
    const name = typeof key === 'object' && key !== null && 'key' in key ? String(key.key) : '';
    return refuse('E_BAD_SETTING', { setting: name });
  }
  return accept<Event>({ type: 'vastmark/settingsChanged', settings: checked.value });
};

/** What a roll keeps of the settings. */
export const rollSettings = (settings: Settings): RollSettings => ({
  difficultyTie: settings.difficultyTie,
  opposedZero: settings.opposedZero,
  perfectionAgainstDifficulty: settings.perfectionAgainstDifficulty,
  heroInsurance: settings.heroInsurance,
  heroPointsPerRoll: settings.heroPointsPerRoll,
  heroTiming: settings.heroTiming,
  npcHeroPoints: settings.npcHeroPoints,
  openNpcRolls: settings.openNpcRolls,
});
