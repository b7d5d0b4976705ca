import type {LiveSettings} from 'stream-doctor/model';

type Field = {readonly key: string; readonly min: number; readonly max: number; readonly step: number};

/** Names in the address, and the limits that sliders share with it. */
export const settingsFields = {
  segmentDuration: {key: 'd', min: 1, max: 10, step: 1},
  segmentCount: {key: 'n', min: 3, max: 30, step: 1},
  highDemandTimeWindow: {key: 'w', min: 0, max: 30, step: 1},
} as const satisfies Record<string, Field>;

export type SettingsField = keyof typeof settingsFields;

const fieldNames = Object.keys(settingsFields) as SettingsField[];

/** A `liveSyncDurationCount` of the integrator, present only when there is one. */
const COUNT_KEY = 's';

/** Settings from `?d=4&n=10&w=15&s=3`; what is missing or not a number falls back, what is too large or small is brought into range. */
export function readSettings(search: string, fallback: LiveSettings): LiveSettings {
  const query = new URLSearchParams(search);
  const values = fieldNames.map((name) => {
    const {key, min, max, step} = settingsFields[name];
    const text = query.get(key);
    const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
    const valid = Number.isFinite(value) ? Math.round(Math.min(max, Math.max(min, value)) / step) * step : fallback[name];
    return [name, valid];
  });
  const count = Number(query.get(COUNT_KEY));
  const liveSyncDurationCount = Number.isInteger(count) && count > 0 ? Math.min(count, settingsFields.segmentCount.max) : undefined;
  return {...fallback, ...Object.fromEntries(values), ...(liveSyncDurationCount && {liveSyncDurationCount})};
}

/** The same address with these settings in it; other parameters stay. */
export function writeSettings(search: string, settings: LiveSettings): string {
  const query = new URLSearchParams(search);
  for (const name of fieldNames) query.set(settingsFields[name].key, String(settings[name]));
  if (settings.liveSyncDurationCount) query.set(COUNT_KEY, String(settings.liveSyncDurationCount));
  else query.delete(COUNT_KEY);
  return `?${query}`;
}
