import { z } from 'zod';
import { hexOf, hsOf, rgbOf } from '../../../src/bus/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import type { Account } from '../account.ts';
import type { Dialect, DialectOf, Heard } from '../entity.ts';
import { numberIn, type Reader, readerOf, type Values, type Writer, writerOf } from '../values.ts';
import { effectsOf, LightRange, percentOf, scaleOf, whiteOf, whites } from './light-range.ts';

export const TemplateLight = LightRange.extend({
  command_topic: z.string(),
  state_topic: z.string().optional(),
  command_on_template: z.string(),
  command_off_template: z.string(),
  state_template: z.string().optional(),
  brightness_template: z.string().optional(),
  color_temp_template: z.string().optional(),
  red_template: z.string().optional(),
  green_template: z.string().optional(),
  blue_template: z.string().optional(),
  effect_template: z.string().optional(),
  effect_list: z.array(z.string().max(255)).max(500).optional(),
});
type TemplateLight = z.output<typeof TemplateLight>;

const READ = ['state', 'brightness', 'color_temp', 'red', 'green', 'blue', 'effect'] as const;
type Aspect = (typeof READ)[number];

/** A light whose every message is made and read by a template: all of a wish goes into one. */
export function templateLight(config: TemplateLight, account: Account): DialectOf {
  const faults: string[] = [];
  const readers = new Map<Aspect, Reader>();
  for (const aspect of READ) {
    const option = `${aspect}_template` as const;
    if (config[option] === undefined) continue;
    const reader = readerOf({ option, template: config[option], account });
    if (reader.ok) readers.set(aspect, reader.read);
    else faults.push(`${aspect} is left out, its template is not supported: ${reader.reason}`);
  }
  const writers: Record<'on' | 'off', Writer | undefined> = { on: undefined, off: undefined };
  for (const which of ['on', 'off'] as const) {
    const option = `command_${which}_template` as const;
    const writer = writerOf({ option, template: config[option], account }, () => '');
    if (!writer.ok) return { ok: false, reason: `${option} is not supported: ${writer.reason}` };
    writers[which] = writer.write;
  }
  const { state_topic: stateTopic, command_topic: topic } = config;
  const isColored = readers.has('red') && readers.has('green') && readers.has('blue');
  const reads: Heard[] =
    stateTopic === undefined || readers.size === 0
      ? []
      : [
          {
            topic: stateTopic,
            read: (message) => readAll((aspect) => text(readers.get(aspect)?.(message)), config),
          },
        ];
  const dialect: Dialect = {
    kind: 'light',
    capabilities: {
      ...(config.brightness_template === undefined ? {} : { brightness: true }),
      ...(isColored ? { color: true } : {}),
      ...(config.color_temp_template === undefined ? {} : { temperature: whites(config) }),
      transition: /\btransition\b/.test(config.command_on_template),
      ...effectsOf(false, config.effect_list),
    },
    ...(reads.length === 0 ? { unseen: 'it announces no topic on which it tells its state' } : {}),
    faults,
    reads,
    writes: [topic],
    write: (set, how) => {
      const on = set['on'] !== false;
      const values = {
        state: on ? 'on' : 'off',
        ...(on ? wished(set, config) : {}),
        transition: how?.transition,
      };
      const payload = writers[on ? 'on' : 'off']?.(values);
      return payload === undefined ? [] : [{ topic, payload }];
    },
  };
  return { ok: true, dialect };
}

function text(value: ReturnType<Reader>): string | undefined {
  return value?.type === 'text' ? value.text : undefined;
}

function readAll(textOf: (aspect: Aspect) => string | undefined, config: TemplateLight): DeviceState {
  const figure = (aspect: Aspect) => numberIn(textOf(aspect) ?? '');
  const read: DeviceState = {};
  const state = textOf('state');
  if (state === 'on' || state === 'off') read['on'] = state === 'on';
  const brightness = percentOf(figure('brightness') ?? 0, config);
  if (brightness !== undefined) read['brightness'] = brightness;
  const kelvin = whiteOf(figure('color_temp') ?? 0, config);
  if (kelvin !== undefined) read['temperature'] = kelvin;
  const [red, green, blue] = [figure('red'), figure('green'), figure('blue')];
  if (red !== undefined && green !== undefined && blue !== undefined)
    read['color'] = hexOf([red, green, blue]);
  const effect = textOf('effect');
  if (effect !== undefined) read['effect'] = effect;
  return read;
}

function wished({ brightness, temperature, color, effect }: DeviceState, config: TemplateLight): Values {
  const rgb = typeof color === 'string' ? rgbOf(color) : undefined;
  const hs = rgb === undefined ? undefined : hsOf(rgb);
  return {
    ...(typeof brightness === 'number' ? { brightness: scaleOf(brightness, config) } : {}),
    ...(typeof temperature === 'number' ? { color_temp: whiteOf(temperature, config) } : {}),
    ...(rgb === undefined || hs === undefined
      ? {}
      : { red: rgb[0], green: rgb[1], blue: rgb[2], hue: hs[0], sat: hs[1] }),
    ...(typeof effect === 'string' ? { effect } : {}),
  };
}
