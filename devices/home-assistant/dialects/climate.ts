/** What holds a room or water at a temperature: climate and water_heater. */
import type { Capabilities, DeviceState } from '../../../src/domain/index.ts';
import type { Dialect } from '../entity.ts';
import { numberIn } from '../values.ts';
import { type Aspects, sent, type WriteAspect } from './aspects.ts';
import { celsius } from './readings.ts';

/** Of each aspect: its key in the state, and how its options begin. */
const FIGURES = [
  ['temperature', 'temperature'],
  ['temperature_low', 'temperature_low'],
  ['temperature_high', 'temperature_high'],
  ['humidity', 'target_humidity'],
] as const;
const MEASURES = [
  ['current_temperature', 'current_temperature'],
  ['current_humidity', 'current_humidity'],
] as const;
const WORDS = [
  ['mode', 'mode', 'modes'],
  ['fan_mode', 'fan_mode', 'fan_modes'],
  ['swing', 'swing_mode', 'swing_modes'],
  ['swing_horizontal', 'swing_horizontal_mode', 'swing_horizontal_modes'],
  ['preset', 'preset_mode', 'preset_modes'],
] as const;

const MODES = ['auto', 'off', 'cool', 'heat', 'dry', 'fan_only'];
const FAN_MODES = ['auto', 'low', 'medium', 'high'];
const SWINGS = ['on', 'off'];
const HEATER_MODES = ['off', 'eco', 'electric', 'gas', 'heat_pump', 'high_demand', 'performance'];

/** What Home Assistant takes where nothing is announced, in °C. */
const CLIMATE_RANGE = { min: 7, max: 35, step: 1 };
const HEATER_RANGE = { min: 43.3, max: 60, step: 1 };

export function climateDialect(aspects: Aspects) {
  return new Thermostat(aspects, 'climate', MODES, CLIMATE_RANGE).dialect();
}

export function waterHeaterDialect(aspects: Aspects) {
  return new Thermostat(aspects, 'water_heater', HEATER_MODES, HEATER_RANGE).dialect();
}

class Thermostat {
  readonly #aspects: Aspects;
  readonly #kind: 'climate' | 'water_heater';
  readonly #range: { readonly min: number; readonly max: number; readonly step: number };
  /** By the key of the state. */
  readonly #writes = new Map<string, WriteAspect>();
  readonly #choices = new Map<string, readonly string[]>();
  readonly #fahrenheit: boolean;

  constructor(
    aspects: Aspects,
    kind: 'climate' | 'water_heater',
    modes: readonly string[],
    range: { readonly min: number; readonly max: number; readonly step: number },
  ) {
    const { options } = aspects;
    this.#aspects = aspects;
    this.#kind = kind;
    this.#range = range;
    this.#fahrenheit = options.text('temperature_unit') === 'F';
    for (const [key, option] of FIGURES) {
      this.#figure(key, `${option}_state_topic`, `${option}_state_template`);
      this.#command(key, option);
    }
    for (const [key, option] of MEASURES) this.#figure(key, `${option}_topic`, `${option}_template`);
    const usual: Readonly<Record<string, readonly string[]>> = {
      mode: modes,
      fan_mode: FAN_MODES,
      swing: SWINGS,
      swing_horizontal: SWINGS,
    };
    for (const [key, option, list] of WORDS) {
      const choices = options.words(list) ?? usual[key] ?? [];
      const template = key === 'preset' ? `${option}_value_template` : `${option}_state_template`;
      const read = aspects.read(
        `${option}_state_topic`,
        template,
        (text) =>
          choices.includes(text) || (key === 'preset' && text === 'none') ? { [key]: text } : undefined,
        { [key]: null },
      );
      this.#command(key, option);
      if (read || this.#writes.has(key)) this.#choices.set(key, choices);
    }
    aspects.read('action_topic', 'action_template', (text) => ({ action: text.slice(0, 60) }), {
      action: null,
    });
  }

  dialect(): Dialect | { readonly reason: string } {
    const { options, unseen, faults, reads, writes } = this.#aspects;
    const power = this.#aspects.write('power_command_topic', 'power_command_template');
    if (this.#writes.size === 0 && power === undefined && reads.length === 0)
      return { reason: faults[0] ?? 'it can neither be told anything nor tells anything' };
    const on = options.payload('payload_on', 'ON');
    const off = options.payload('payload_off', 'OFF');
    return {
      kind: this.#kind,
      capabilities: this.#capabilities(power !== undefined),
      ...unseen,
      faults,
      reads,
      writes,
      write: (set) => {
        const isPower = typeof set['mode'] === 'string' && power !== undefined;
        const switched = isPower ? [power(set['mode'] === 'off' ? off : on)] : [];
        const isKnown = (this.#choices.get('mode') ?? []).includes(String(set['mode']));
        const rest = isPower && !isKnown ? { ...set, mode: null } : set;
        return sent(...switched, ...[...this.#writes].map(([key, write]) => this.#written(key, write, rest)));
      },
    };
  }

  #written(key: string, write: WriteAspect, set: DeviceState) {
    const value = set[key];
    if (typeof value === 'number')
      return write(this.#fahrenheit && key !== 'humidity' ? fahrenheit(value) : value);
    return typeof value === 'string' ? write(value) : undefined;
  }

  #figure(key: string, topic: string, template: string): void {
    const warm = this.#fahrenheit && key.includes('temperature');
    const take = (text: string) => {
      const figure = numberIn(text);
      return figure === undefined ? undefined : { [key]: warm ? celsius(figure) : figure };
    };
    this.#aspects.read(topic, template, take, { [key]: null });
  }

  #command(key: string, option: string): void {
    const write = this.#aspects.write(`${option}_command_topic`, `${option}_command_template`);
    if (write !== undefined) this.#writes.set(key, write);
  }

  #capabilities(hasPower: boolean): Capabilities {
    const { options } = this.#aspects;
    const inCelsius = (value: number | undefined, otherwise: number) =>
      value === undefined ? otherwise : this.#fahrenheit ? celsius(value) : value;
    const modes = this.#choices.get('mode') ?? [];
    const withOff = hasPower && !modes.includes('off') ? [...modes, 'off'] : modes;
    const words = (key: string) => this.#choices.get(key);
    const step = options.number('temp_step');
    const target = {
      min: inCelsius(options.number('min_temp'), this.#range.min),
      max: inCelsius(options.number('max_temp'), this.#range.max),
      ...{
        step: step !== undefined && step > 0 ? (this.#fahrenheit ? (step * 5) / 9 : step) : this.#range.step,
      },
    };
    const named = {
      presets: words('preset'),
      fanModes: words('fan_mode'),
      swingModes: words('swing'),
      swingHorizontalModes: words('swing_horizontal'),
    };
    return {
      modes: [...withOff],
      ...(this.#writes.has('temperature') || this.#writes.has('temperature_low') ? { target } : {}),
      ...(this.#writes.has('temperature_low') && this.#writes.has('temperature_high')
        ? { between: true }
        : {}),
      ...(this.#writes.has('humidity')
        ? {
            humidity: {
              min: options.number('min_humidity') ?? 30,
              max: options.number('max_humidity') ?? 99,
            },
          }
        : {}),
      ...Object.fromEntries(
        Object.entries(named).flatMap(([key, list]) => (list === undefined ? [] : [[key, [...list]]])),
      ),
    };
  }
}

function fahrenheit(degrees: number): number {
  return Math.round((degrees * 9) / 5 + 32);
}
