import type { JsonObject } from '../../../src/base/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import type { Expose } from '../exposes.ts';
import { asksOf, featureOf, flagIn, known, type MainFunction, numberIn } from './main-function.ts';

/** The words of `mode` that are speeds, from slow to fast; the others are presets. */
const SPEEDS = ['low', 'medium', 'high', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

export function fanFunction(expose: Expose): MainFunction | undefined {
  const [state, mode, speed] = ['state', 'mode', 'speed'].map((name) => featureOf(expose, name));
  if (state === undefined && mode === undefined) return undefined;
  const words = mode?.values.map(String) ?? [];
  const steps = SPEEDS.filter((word) => words.includes(word));
  const presets = words.filter((word) => word !== 'off' && !steps.includes(word));
  const full = speed?.max ?? 254;
  return {
    kind: 'fan',
    capabilities: {
      ...(speed !== undefined || steps.length > 0 ? { percentage: true } : {}),
      ...(steps.length > 0 ? { speeds: steps.length } : {}),
      ...(presets.length > 0 ? { presets } : {}),
    },
    properties: [state, mode, speed].flatMap((one) => one?.property ?? []),
    asks: asksOf(state, mode, speed),
    read: (message) => {
      const word = mode && message[mode.property];
      const at = typeof word === 'string' ? steps.indexOf(word) : -1;
      const told = speed && numberIn(message[speed.property]);
      return known({
        on:
          state === undefined
            ? typeof word === 'string'
              ? word !== 'off'
              : undefined
            : flagIn(message[state.property], state),
        percentage:
          told !== undefined
            ? Math.round((told / full) * 100)
            : at >= 0
              ? Math.round(((at + 1) / steps.length) * 100)
              : undefined,
        preset: typeof word !== 'string' ? undefined : presets.includes(word) ? word : null,
      });
    },
    write: (set) => {
      const { on, percentage, preset } = set;
      if (on === false || percentage === 0)
        return state === undefined ? wordOf(mode, 'off') : { [state.property]: state.off };
      return {
        ...(typeof percentage === 'number' ? speedOf(percentage, { speed, full, mode, steps }) : {}),
        ...(typeof preset === 'string' ? wordOf(mode, preset) : {}),
        ...(on === true ? turnedOn(set, { state, mode, steps, presets }) : {}),
      };
    },
  };
}

function wordOf(mode: Expose | undefined, word: string): JsonObject {
  return mode === undefined ? {} : { [mode.property]: word };
}

function speedOf(
  percentage: number,
  {
    speed,
    full,
    mode,
    steps,
  }: { speed: Expose | undefined; full: number; mode: Expose | undefined; steps: readonly string[] },
): JsonObject {
  if (speed !== undefined) return { [speed.property]: Math.max(1, Math.round((percentage / 100) * full)) };
  const step = steps[Math.min(steps.length, Math.max(1, Math.ceil((percentage / 100) * steps.length))) - 1];
  return step === undefined ? {} : wordOf(mode, step);
}

/** A fan that knows no state of its own goes on by a word: "on" or "auto" where it has them, else its slowest speed. */
function turnedOn(
  { percentage, preset }: DeviceState,
  {
    state,
    mode,
    steps,
    presets,
  }: {
    state: Expose | undefined;
    mode: Expose | undefined;
    steps: readonly string[];
    presets: readonly string[];
  },
): JsonObject {
  if (state !== undefined) return { [state.property]: state.on };
  if (percentage !== undefined || preset !== undefined) return {};
  const word = ['on', 'auto'].find((one) => presets.includes(one)) ?? steps[0];
  return word === undefined ? {} : wordOf(mode, word);
}
