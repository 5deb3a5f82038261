import { z } from 'zod';
import { hexOf, hsOf, type Rgb, rgbOf, rgbOfHs, rgbOfXy, xyOf } from '../../../src/bus/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import type { Account } from '../account.ts';
import { type Dialect, type Heard, Payload, type Publication } from '../entity.ts';
import {
  numberIn,
  type Reader,
  type ReaderOf,
  readerOf,
  type Value,
  type Writer,
  writerOf,
} from '../values.ts';
import { effectsOf, LightRange, percentOf, scaleOf, whiteOf, whites } from './light-range.ts';

const aspect = <N extends string>(name: N) =>
  z.object({
    [`${name}_command_topic`]: z.string().optional(),
    [`${name}_command_template`]: z.string().optional(),
    [`${name}_state_topic`]: z.string().optional(),
    [`${name}_value_template`]: z.string().optional(),
  }).shape as Record<
    `${N}_${'command_topic' | 'command_template' | 'state_topic' | 'value_template'}`,
    z.ZodOptional<z.ZodString>
  >;

export const DefaultLight = LightRange.extend({
  command_topic: z.string(),
  state_topic: z.string().optional(),
  state_value_template: z.string().optional(),
  value_template: z.string().optional(),
  payload_on: Payload.default('ON'),
  payload_off: Payload.default('OFF'),
  on_command_type: z.enum(['last', 'first', 'brightness']).default('last'),
  color_mode_state_topic: z.string().optional(),
  color_mode_value_template: z.string().optional(),
  effect_list: z.array(z.string().max(255)).max(500).optional(),
  ...aspect('effect'),
  ...aspect('brightness'),
  ...aspect('color_temp'),
  ...aspect('hs'),
  ...aspect('rgb'),
  ...aspect('rgbw'),
  ...aspect('rgbww'),
  ...aspect('xy'),
});
type DefaultLight = z.output<typeof DefaultLight>;

const COLOR_MODES = ['rgb', 'rgbw', 'rgbww', 'hs', 'xy'] as const;
type ColorMode = (typeof COLOR_MODES)[number];
type Mode = ColorMode | 'color_temp' | 'brightness' | 'effect';

interface Aspect {
  readonly commandTopic: string | undefined;
  readonly stateTopic: string | undefined;
  readonly read: Reader;
  readonly write: Writer;
}

/** A light that speaks plain text on a topic per aspect. It knows no transition. */
export function defaultLight(config: DefaultLight, account: Account): Dialect {
  return new DefaultLightDialect(config, account);
}

class DefaultLightDialect implements Dialect {
  readonly kind = 'light';
  readonly capabilities: Dialect['capabilities'];
  readonly unseen?: string;
  readonly faults: string[] = [];
  readonly reads: Heard[] = [];
  readonly writes: string[];
  readonly #config: DefaultLight;
  readonly #account: Account;
  readonly #aspects = new Map<Mode, Aspect>();
  readonly #colorMode: ColorMode | undefined;
  /** The values of every colour aspect as last told, because a lamp may tell of several and of the living one apart. */
  readonly #told: { mode: string | undefined; color: string | null; temperature: number | null } = {
    mode: undefined,
    color: null,
    temperature: null,
  };
  #brightness = 100;

  constructor(config: DefaultLight, account: Account) {
    this.#config = config;
    this.#account = account;
    for (const mode of ['brightness', 'color_temp', 'effect', ...COLOR_MODES] as const) this.#addAspect(mode);
    const commanded = (mode: Mode) => this.#aspects.get(mode)?.commandTopic !== undefined;
    this.#colorMode = COLOR_MODES.find(commanded);
    this.capabilities = {
      ...(commanded('brightness') ? { brightness: true } : {}),
      ...(this.#colorMode === undefined ? {} : { color: true }),
      ...(commanded('color_temp') ? { temperature: whites(config) } : {}),
      transition: false,
      ...effectsOf(commanded('effect'), commanded('effect') ? config.effect_list : undefined),
    };
    this.#readMode();
    const state = this.#reader(
      config.state_value_template === undefined ? 'value_template' : 'state_value_template',
    );
    if (config.state_topic === undefined) this.unseen = 'it announces no topic on which it tells its state';
    else if (!state.ok) this.unseen = `its template is not supported: ${state.reason}`;
    else
      this.reads.push({ topic: config.state_topic, read: (message) => this.#readState(state.read(message)) });
    const topics = [...this.#aspects.values()].map(({ commandTopic }) => commandTopic);
    this.writes = [config.command_topic, ...topics.filter((topic) => topic !== undefined)];
  }

  write(set: DeviceState): Publication[] {
    const { command_topic: topic, payload_on, payload_off, on_command_type: order } = this.#config;
    if (set['on'] === false) return [{ topic, payload: payload_off }];
    const styles = this.#styles(set);
    const on = { topic, payload: payload_on };
    if (order === 'first') return [on, ...styles];
    if (order === 'last') return [...styles, on];
    // This lamp is switched on by its brightness alone.
    return typeof set['brightness'] === 'number'
      ? styles
      : [...styles, ...this.#brightnessOf(this.#brightness)];
  }

  #styles({ brightness, temperature, color, effect }: DeviceState): Publication[] {
    const publications = typeof brightness === 'number' ? this.#brightnessOf(brightness) : [];
    if (typeof temperature === 'number')
      publications.push(...this.#publish('color_temp', { value: whiteOf(temperature, this.#config) ?? 0 }));
    if (typeof color === 'string' && this.#colorMode !== undefined)
      publications.push(...this.#publish(this.#colorMode, colorValues(this.#colorMode, rgbOf(color))));
    if (typeof effect === 'string') publications.push(...this.#publish('effect', { value: effect }));
    return publications;
  }

  #brightnessOf(percent: number): Publication[] {
    return this.#publish('brightness', { value: scaleOf(percent, this.#config) });
  }

  #publish(mode: Mode, values: Readonly<Record<string, number | string>>): Publication[] {
    const aspect = this.#aspects.get(mode);
    const payload = aspect?.write(values);
    return aspect?.commandTopic === undefined || payload === undefined
      ? []
      : [{ topic: aspect.commandTopic, payload }];
  }

  #addAspect(mode: Mode): void {
    const config = this.#config;
    const reader = this.#reader(`${mode}_value_template`);
    const option = `${mode}_command_template` as const;
    const writer = writerOf({ option, template: config[option], account: this.#account }, (values) =>
      values.join(','),
    );
    if (!reader.ok || !writer.ok) {
      const reason = reader.ok ? (writer.ok ? '' : writer.reason) : reader.reason;
      this.faults.push(`${mode} is left out, its template is not supported: ${reason}`);
      return;
    }
    const stateTopic = config[`${mode}_state_topic`];
    this.#aspects.set(mode, {
      commandTopic: config[`${mode}_command_topic`],
      stateTopic,
      read: reader.read,
      write: writer.write,
    });
    if (stateTopic !== undefined)
      this.reads.push({ topic: stateTopic, read: (message) => this.#readAspect(mode, reader.read(message)) });
  }

  #readMode(): void {
    const { color_mode_state_topic: topic } = this.#config;
    const reader = this.#reader('color_mode_value_template');
    if (topic === undefined) return;
    if (!reader.ok) {
      this.faults.push(`the colour mode is left out, its template is not supported: ${reader.reason}`);
      return;
    }
    this.reads.push({
      topic,
      read: (message) => {
        const mode = reader.read(message);
        if (mode?.type !== 'text') return undefined;
        this.#told.mode = mode.text;
        return this.#color();
      },
    });
  }

  #reader(option: keyof DefaultLight & `${string}value_template`): ReaderOf {
    return readerOf({ option, template: this.#config[option], account: this.#account });
  }

  #readState(value: Value): DeviceState | undefined {
    if (value === undefined) return undefined;
    if (value.type === 'unknown') return { on: null };
    const { payload_on, payload_off } = this.#config;
    if (value.text === payload_on) return { on: true };
    return value.text === payload_off ? { on: false } : undefined;
  }

  /** A message that does not speak of the aspect is not a value of 0. */
  #readAspect(mode: Mode, value: Value): DeviceState | undefined {
    if (value?.type !== 'text') return value === undefined ? undefined : this.#forget(mode);
    if (mode === 'effect') return { effect: value.text };
    if (mode === 'brightness') {
      const percent = percentOf(numberIn(value.text) ?? 0, this.#config);
      if (percent === undefined) return undefined;
      this.#brightness = percent;
      return { brightness: percent };
    }
    if (mode === 'color_temp') {
      const kelvin = whiteOf(numberIn(value.text) ?? 0, this.#config);
      if (kelvin === undefined) return undefined;
      this.#told.temperature = kelvin;
    } else {
      const rgb = rgbIn(mode, value.text);
      if (rgb === undefined) return undefined;
      this.#told.color = hexOf(rgb);
    }
    // Without a topic for the mode the aspect told last is the living one.
    if (this.#config.color_mode_state_topic === undefined) this.#told.mode = mode;
    return this.#color();
  }

  #forget(mode: Mode): DeviceState {
    if (mode === 'brightness' || mode === 'effect') return { [mode]: null };
    if (mode === 'color_temp') this.#told.temperature = null;
    else this.#told.color = null;
    return this.#color();
  }

  #color(): DeviceState {
    const { mode, color, temperature } = this.#told;
    if (mode === 'color_temp') return { temperature, color: null };
    return (COLOR_MODES as readonly unknown[]).includes(mode)
      ? { color, temperature: null }
      : { color: null, temperature: null };
  }
}

function rgbIn(mode: ColorMode, text: string): Rgb | undefined {
  const parts = text.split(',').map((part) => numberIn(part));
  const [a, b, c] = parts;
  if (a === undefined || b === undefined) return undefined;
  if (mode === 'hs') return rgbOfHs(a, b);
  if (mode === 'xy') return rgbOfXy(a, b);
  return c === undefined ? undefined : [a, b, c];
}

/** The names are those that command templates use. */
function colorValues(mode: ColorMode, rgb: Rgb): Record<string, number> {
  const [red, green, blue] = rgb;
  switch (mode) {
    case 'hs': {
      const [hue, sat] = hsOf(rgb);
      return { hue, sat };
    }
    case 'xy': {
      const [x, y] = xyOf(rgb);
      return { x, y };
    }
    case 'rgb':
      return { red, green, blue };
    case 'rgbw':
      return { red, green, blue, white: 0 };
    case 'rgbww':
      return { red, green, blue, cold_white: 0, warm_white: 0 };
  }
}
