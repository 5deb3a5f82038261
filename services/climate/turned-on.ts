import { figureOf, wordOf } from '../../src/bus/index.ts';
import type { Device, DeviceReport } from '../../src/domain/index.ts';

const BOTH = ['heat_cool', 'auto'];

/**
 * The mode that what is off comes into when a temperature is wished of it: who says "put it on 20" means it to be 20. Of what heats and cools
 * it goes by what it measures. "A degree less" of heating that is off, and more of cooling, turns nothing on. `undefined` where the mode stays.
 */
export function modeFor(
  { capabilities: { modes = [] } }: Device,
  temperature: number,
  { step, turns_on = false }: { readonly step?: number | undefined; readonly turns_on?: boolean | undefined },
  report: DeviceReport | undefined,
): 'heat' | 'cool' | 'heat_cool' | 'auto' | undefined {
  if (!turns_on || wordOf(report, 'mode') !== 'off') return undefined;
  const mode = wished(modes, temperature, figureOf(report, 'current_temperature'));
  const isAway = step !== undefined && ((mode === 'heat' && step < 0) || (mode === 'cool' && step > 0));
  return isAway ? undefined : mode;
}

function wished(modes: readonly string[], temperature: number, measured: number | null) {
  const [heats, cools] = [modes.includes('heat'), modes.includes('cool')];
  if (heats !== cools) return heats ? 'heat' : 'cool';
  if (heats && measured !== null && measured !== temperature) return temperature > measured ? 'heat' : 'cool';
  return BOTH.find((mode) => modes.includes(mode)) as 'heat_cool' | 'auto' | undefined;
}
