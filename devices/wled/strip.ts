import type { Json, JsonObject } from '../../src/base/index.ts';
import { type AnnouncedPart, hexOf, plainName, rgbOf, type ThingPart, thingOf } from '../../src/bus/index.ts';
import type { DeviceState, Feature } from '../../src/domain/index.ts';

/** What a strip is asked by the JSON API: a part of its state. */
export type Wish = Readonly<Record<string, Json>>;

/** A device of Hearth's as a part of a strip. */
export interface StripPart extends ThingPart {
  /** @param told by the last part of the topic, `g` or `c`, or by the tags of `v`. */
  read(told: JsonObject): DeviceState;
  write(set: DeviceState, transition: number | undefined): Wish;
}

/** Settings by their tag in `v` and their key in the JSON API; all but the preset are of the selected segments. */
const SETTINGS: readonly (readonly [tag: string, key: string, name: string, max: number])[] = [
  ['fx', 'fx', 'Effect', 255],
  ['sx', 'sx', 'Effect speed', 255],
  ['ix', 'ix', 'Effect intensity', 255],
  ['fp', 'pal', 'Palette', 255],
  ['ps', 'ps', 'Preset', 250],
];

const FULL = 255;
const TENTHS_MAX = 65_535;

/** What is known of a strip before it told anything: that it is a light which dims and has colours. `key` is its topic. */
export function stripParts(key: string, name: string | undefined): readonly StripPart[] {
  const id = `wled.${key
    .replace(/^wled\//, '')
    .replace(/[^\w.-]/g, '-')
    .slice(0, 100)}`;
  const common = {
    ...{
      name: name ?? `WLED ${key.split('/').at(-1) ?? key}`.slice(0, 120),
      aliases: [],
      area: null,
      floor: null,
    },
    ...{ groups: [], manufacturer: 'WLED', thing: thingOf([key]) ?? key },
  };
  const light: AnnouncedPart = {
    ...{ ...common, id: `${id}.light`, kind: 'light' },
    capabilities: { brightness: true, color: true, transition: true },
  };
  const features: Record<string, Feature> = Object.fromEntries(
    SETTINGS.map(([, key, label, max]) => [
      key,
      { ...{ type: 'number', name: label, min: 0, max, step: 1, category: 'config' } } as const,
    ]),
  );
  return [
    { device: light, read: readLight, write: writeLight },
    {
      device: { ...common, id: `${id}.setting`, kind: 'setting', capabilities: {}, features },
      read: (told) =>
        Object.fromEntries(
          SETTINGS.flatMap(([tag, key, , max]) => {
            const value = numberIn(told[tag]);
            return value === undefined || value < 0 || value > max ? [] : [[key, value]];
          }),
        ),
      write: writeSettings,
    },
  ];
}

function readLight({ g, c }: JsonObject): DeviceState {
  const level = numberIn(g);
  const color = typeof c === 'string' ? colorIn(c) : undefined;
  return {
    ...(level === undefined || level < 0 || level > FULL
      ? {}
      : level === 0
        ? { on: false }
        : { on: true, brightness: Math.max(1, Math.round((level / FULL) * 100)) }),
    ...(color === undefined ? {} : { color }),
  };
}

/** `#RRGGBB`, with white before it `#WWRRGGBB`, of which zeros in front are left out. */
function colorIn(text: string): string | undefined {
  if (!/^#[0-9a-f]{6,8}$/i.test(text)) return undefined;
  const rgb = rgbOf(`#${text.slice(1).padStart(8, '0').slice(2)}`);
  return rgb.every((part) => part === 0) ? undefined : hexOf(rgb);
}

function writeLight({ on, brightness, color }: DeviceState, transition: number | undefined): Wish {
  const fade = transition === undefined ? {} : { tt: Math.min(TENTHS_MAX, Math.round(transition * 10)) };
  if (on === false) return { on: false, ...fade };
  const rgb = typeof color === 'string' ? rgbOf(color) : undefined;
  return {
    ...(on === undefined && brightness === undefined && rgb === undefined ? {} : { on: true }),
    ...(typeof brightness === 'number' ? { bri: Math.max(1, Math.round((brightness / 100) * FULL)) } : {}),
    ...(rgb === undefined ? {} : { seg: [{ fx: 0, col: [[...rgb]] }] }),
    ...fade,
  };
}

function writeSettings(set: DeviceState): Wish {
  const { ps, ...rest } = set;
  const segment: Record<string, Json> = {};
  for (const [, key] of SETTINGS) if (typeof rest[key] === 'number') segment[key] = rest[key];
  return {
    ...(typeof ps === 'number' ? { ps } : {}),
    ...(Object.keys(segment).length === 0 ? {} : { seg: [segment] }),
  };
}

function numberIn(value: Json | undefined): number | undefined {
  const told = typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof told === 'number' && Number.isFinite(told) ? told : undefined;
}

/** The tags of `v` with their texts; `ds` is the name that people gave. Nothing of the XML beyond flat tags is read. */
export function tagsIn(xml: string): JsonObject {
  const found: Record<string, Json> = {};
  for (const [, tag, text] of xml.matchAll(/<([a-z]{2})>([^<]{0,128})<\/\1>/g))
    if (!(tag! in found)) found[tag!] = text!;
  return found;
}

/** What it is called, without what WLED adds while somebody streams to it. */
export function nameIn({ ds }: JsonObject): string | undefined {
  return plainName(typeof ds === 'string' ? plainText(ds) : undefined);
}

function plainText(text: string): string {
  return text
    .replace(/ \(live\)$/, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
