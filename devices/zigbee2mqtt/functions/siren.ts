import type { Json } from '../../../src/base/index.ts';
import type { Expose } from '../exposes.ts';
import { featureOf, type MainFunction, wordsIn } from './main-function.ts';

const STOP = 'stop';
const USUAL_TONE = 'emergency';
const USUAL_SECONDS = 10;

/** The warning device of Zigbee (ZCL 8.4, IAS WD): it sounds for some seconds and tells nothing of it. */
export function sirenFunction(warning: Expose): MainFunction | undefined {
  const [mode, level, duration] = ['mode', 'level', 'duration'].map((name) => featureOf(warning, name));
  if (mode === undefined || !warning.settable) return undefined;
  const tones = wordsIn(mode).filter((word) => word !== STOP);
  const levels = level?.values ?? [];
  const usual = tones.includes(USUAL_TONE) ? USUAL_TONE : tones[0];
  if (usual === undefined) return undefined;
  return {
    kind: 'siren',
    capabilities: {
      tones,
      ...(levels.length > 0 ? { volume: true } : {}),
      ...(duration === undefined ? {} : { duration: true }),
      unseen: 'it does not tell whether it sounds',
    },
    properties: [warning.property],
    asks: [],
    read: () => ({}),
    write: ({ on, tone, volume, duration: seconds }) => {
      if (typeof on !== 'boolean') return {};
      if (!on) return { [warning.property]: { mode: STOP } };
      const wanted: Record<string, Json> = { mode: typeof tone === 'string' ? tone : usual };
      if (levels.length > 0) wanted['level'] = levelOf(levels, typeof volume === 'number' ? volume : 50);
      if (duration !== undefined) wanted['duration'] = typeof seconds === 'number' ? seconds : USUAL_SECONDS;
      return { [warning.property]: wanted };
    },
  };
}

function levelOf(levels: readonly (string | number)[], volume: number): string | number {
  const at = Math.min(levels.length, Math.max(1, Math.ceil((volume / 100) * levels.length)));
  return levels[at - 1] ?? levels[0] ?? 'medium';
}
