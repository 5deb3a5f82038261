import { HearthError } from '../../src/base/index.ts';
import { foldName, nearest, type Wish } from '../../src/bus/index.ts';
import type { Capabilities, Device, DeviceReport, DeviceState } from '../../src/domain/index.ts';
import { COLORS, WHITES } from './colors.ts';

/** What a colour word or a `#rrggbb` asks of a lamp: a white by its temperature, or a colour. */
export type Shade =
  | { readonly type: 'color'; readonly color: string }
  | { readonly type: 'white'; readonly kelvin: number; readonly color: string };

/** What `set` asks, its step already turned into a brightness for the one lamp. */
export interface Look {
  readonly brightness?: number | undefined;
  readonly shade?: Shade | undefined;
  readonly kelvin?: number | undefined;
  readonly transition?: number | undefined;
}

/** `undefined` for words that are no colour. Spaces and spelling of grey do not matter: "Light Blue" is "lightblue". */
export function shadeOf(words: string): Shade | undefined {
  const hex = /^#?([0-9a-f]{6})$/i.exec(words.trim());
  if (hex !== null) return { type: 'color', color: `#${hex[1]!.toLowerCase()}` };
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(words.trim());
  if (short !== null)
    return {
      type: 'color',
      color: `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')
        .toLowerCase()}`,
    };
  const name = BY_FOLDED.get(folded(words));
  if (name === undefined) return undefined;
  const white = WHITES[name];
  return white === undefined ? { type: 'color', color: COLORS[name]! } : { type: 'white', ...white };
}

/** The name that was probably meant, for the hint. */
export function nearestColor(words: string): string | undefined {
  return nearest(words, [...Object.keys(COLORS), ...Object.keys(WHITES)]);
}

const BY_FOLDED = new Map(
  [...Object.keys(COLORS), ...Object.keys(WHITES)].map((name) => [folded(name), name]),
);

function folded(words: string): string {
  return foldName(words)
    .replace(/ /g, '')
    .replace(/(light|colou?r)$/, (end) => (end === 'light' ? end : ''));
}

/** What one lamp is to do, or why it cannot: everything that was asked, or nothing. */
export function wishFor(device: Device, look: Look): Wish {
  const { capabilities } = device;
  const transition =
    look.transition === undefined || capabilities.transition !== true ? {} : { transition: look.transition };
  if (look.brightness === 0) return { device, set: { on: false }, ...transition };
  const set: DeviceState = { on: true };
  const cannot: string[] = [];
  if (look.brightness !== undefined) {
    if (capabilities.brightness === true) set['brightness'] = look.brightness;
    else cannot.push('cannot be dimmed');
  }
  const tone = toneOf(capabilities, look);
  if ('cannot' in tone) cannot.push(tone.cannot);
  else Object.assign(set, tone);
  return cannot.length > 0 ? { device, refused: cannot.join(' and ') } : { device, set, ...transition };
}

function toneOf(
  capabilities: Capabilities,
  { shade, kelvin }: Look,
): { color?: string; temperature?: number } | { cannot: string } {
  const range = capabilities.temperature;
  if (kelvin !== undefined) {
    if (range === undefined) return { cannot: 'cannot change its white' };
    if (kelvin >= range.min && kelvin <= range.max) return { temperature: kelvin };
    return { cannot: `shows whites from ${range.min} to ${range.max} K only` };
  }
  if (shade === undefined) return {};
  // A white by name is a wish for the lamp's own nearest, not for a figure.
  if (shade.type === 'white' && range !== undefined)
    return { temperature: Math.min(Math.max(shade.kelvin, range.min), range.max) };
  if (capabilities.color === true) return { color: shade.color };
  return { cannot: shade.type === 'white' ? 'cannot change its white' : 'cannot show colours' };
}

/**
 * The brightness after a step, from what the lamp reports now; 1 at least, because dimming is not switching off. `null`
 * when the lamp has not said how bright it is. Where any of those that are meant together is on, the ones that are off stay off: "a bit
 * brighter in here" wants more of the light there is.
 */
export function stepped(
  report: DeviceReport | undefined,
  step: number,
  all: readonly (DeviceReport | undefined)[] = [],
): number | null {
  const { on, brightness } = report?.state ?? {};
  const isAnyOn = all.some((one) => one?.state['on'] === true);
  if (on === false) return step > 0 && !isAnyOn ? Math.min(100, step) : 0;
  if (typeof brightness !== 'number') return null;
  return Math.round(Math.min(100, Math.max(1, brightness + step)));
}

/** So many times the brightness that the lamp reports; one that is off stays off. `null` when it has not said how bright it is. */
export function multiplied(report: DeviceReport | undefined, factor: number): number | null {
  const { on, brightness } = report?.state ?? {};
  if (on === false) return 0;
  return typeof brightness === 'number' ? Math.round(Math.min(100, Math.max(1, brightness * factor))) : null;
}

/** @throws HearthError `invalid-params` for words that are no colour; the schema has refused them before. */
export function shade(words: string): Shade {
  const known = shadeOf(words);
  if (known === undefined) throw new HearthError('invalid-params', `"${words}" is no colour I know.`);
  return known;
}
