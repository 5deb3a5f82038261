import type { Json, JsonObject } from '../../../src/base/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import type { Expose } from '../exposes.ts';
import { asksOf, featureOf, known, type MainFunction, numberIn, within, wordsIn } from './main-function.ts';

const HEATING = ['occupied_heating_setpoint', 'current_heating_setpoint', 'unoccupied_heating_setpoint'];
const COOLING = ['occupied_cooling_setpoint', 'current_cooling_setpoint', 'unoccupied_cooling_setpoint'];
const ACTIONS: Readonly<Record<string, string>> = { heat: 'heating', cool: 'cooling', fan_only: 'fan' };
const USUAL = { min: 5, max: 35 };

/** A valve on a radiator, a thermostat, an air conditioner. A setpoint for heating and one for cooling hold a room between two. */
export function climateFunction(expose: Expose): MainFunction | undefined {
  const any = (names: readonly string[]) =>
    names.map((name) => featureOf(expose, name)).find((feature) => feature !== undefined);
  const [heat, cool] = [any(HEATING), any(COOLING)];
  const target = heat ?? cool;
  const [mode, running] = [featureOf(expose, 'system_mode'), featureOf(expose, 'running_state')];
  const [preset, fan, swing] = ['preset', 'fan_mode', 'swing_mode'].map((name) => featureOf(expose, name));
  const measured = featureOf(expose, 'local_temperature');
  if (target === undefined && mode === undefined) return undefined;
  const isBetween = heat !== undefined && cool !== undefined;
  const range = target && { ...USUAL, ...rangeOf(target) };
  const choices = (feature: Expose | undefined, key: string) =>
    feature?.settable === true ? { [key]: wordsIn(feature) } : {};
  return {
    kind: 'climate',
    capabilities: {
      ...choices(mode, 'modes'),
      ...(range === undefined ? {} : { target: range }),
      ...(isBetween ? { between: true } : {}),
      ...choices(preset, 'presets'),
      ...choices(fan, 'fanModes'),
      ...choices(swing, 'swingModes'),
    },
    properties: [heat, cool, mode, running, preset, fan, swing, measured].flatMap(
      (one) => one?.property ?? [],
    ),
    asks: asksOf(heat, cool, mode, running, preset, fan, swing, measured),
    read: (message) => {
      const number = (feature: Expose | undefined) => feature && numberIn(message[feature.property]);
      const word = (feature: Expose | undefined) => feature && wordIn(message[feature.property]);
      const action = word(running);
      return known({
        mode: word(mode),
        ...(isBetween
          ? { temperature_low: number(heat), temperature_high: number(cool) }
          : { temperature: number(target) }),
        current_temperature: number(measured),
        preset: word(preset),
        fan_mode: word(fan),
        swing: word(swing),
        action: action && (ACTIONS[action] ?? action),
      });
    },
    write: (set, _transition, last) => ({
      ...choice(mode, set['mode']),
      ...setpoints(set, { heat, cool, cools: (set['mode'] ?? (mode && last[mode.property])) === 'cool' }),
      ...choice(preset, set['preset']),
      ...choice(fan, set['fan_mode']),
      ...choice(swing, set['swing']),
    }),
  };
}

function rangeOf({ min, max, step }: Expose): { min?: number; max?: number; step?: number } {
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(step === undefined ? {} : { step }),
  };
}

function setpoints(
  set: DeviceState,
  { heat, cool, cools }: { heat: Expose | undefined; cool: Expose | undefined; cools: boolean },
): JsonObject {
  const { temperature, temperature_low: low, temperature_high: high } = set;
  const one = cools ? (cool ?? heat) : (heat ?? cool);
  const at = (feature: Expose | undefined, value: DeviceState[string] | undefined): JsonObject =>
    feature !== undefined && typeof value === 'number' ? { [feature.property]: within(value, feature) } : {};
  return { ...at(heat, low), ...at(cool, high), ...at(one, temperature) };
}

function choice(feature: Expose | undefined, value: DeviceState[string] | undefined): JsonObject {
  return feature?.settable === true && typeof value === 'string' ? { [feature.property]: value } : {};
}

function wordIn(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
