import { isJsonObject, type Json } from '../base/index.ts';
import type { Device, Feature } from './device.ts';

/** How something is pressed, whatever its maker calls it. */
export const GESTURES = ['single', 'double', 'triple', 'quadruple', 'hold', 'release'] as const;
export type Gesture = (typeof GESTURES)[number];

/** One way of being pressed that a thing announces: a word of a feature of type `event`. */
export interface HeardPress {
  readonly key: string;
  /** As its maker has it: `on_hold`, `double_push`. */
  readonly word: string;
  /** The same for people: "on hold", "left: double push". */
  readonly name: string;
  readonly gesture: Gesture | undefined;
  /** What of the thing is pressed, in words: `on`; nothing where there is but one. */
  readonly part: ReadonlySet<string>;
}

/** Which presses are meant: how, by a gesture or by the maker's word for it; and of which button, where it is said. */
export interface WantedPress {
  readonly press: string;
  readonly button?: string | undefined;
}

/** What dialects call them (Zigbee2MQTT `action`, Home Assistant device triggers, Shelly `event`). The first that a word holds counts. */
const SIGNS: readonly (readonly [gesture: Gesture, signs: ReadonlySet<string>])[] = [
  ['release', new Set(['release', 'released', 'stop'])],
  ['quadruple', new Set(['quadruple', 'quad', '4x'])],
  ['triple', new Set(['triple', 'tripple', 'treble', '3x'])],
  ['double', new Set(['double', '2x'])],
  ['hold', new Set(['hold', 'held', 'long', 'longpress', 'move'])],
  [
    'single',
    new Set(['single', 'press', 'pressed', 'short', 'click', 'clicked', 'tap', 'push', 'pushed', '1x']),
  ],
];
/** Words that tell no button from another. */
const PLAIN = new Set(['button', 'btn', 'key', 'action', 'event', 'trigger', 'initial', 'the', 'remote']);
const ALL_SIGNS = new Set([...PLAIN, ...SIGNS.flatMap(([, signs]) => [...signs])]);

function wordsIn(text: string): readonly string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** All that is heard of a device being pressed. */
export function pressesOf({ features }: Pick<Device, 'features'>): readonly HeardPress[] {
  return Object.entries(features ?? {}).flatMap(([key, feature]) =>
    feature.type !== 'event' ? [] : (feature.options ?? []).map((word) => pressOf(key, word, feature)),
  );
}

/** The same, of what `button.get` answers under `heard`. */
export function pressesTold(heard: Json | undefined): readonly HeardPress[] {
  return (Array.isArray(heard) ? heard.filter(isJsonObject) : []).flatMap(({ key, name, presses }) =>
    (Array.isArray(presses) ? presses : []).map((word) =>
      pressOf(String(key), String(word), { type: 'event', name: String(name) }),
    ),
  );
}

function pressOf(key: string, word: string, { name }: Feature): HeardPress {
  const words = wordsIn(word);
  const own = wordsIn(name);
  const all = new Set([...own, ...words]);
  const gesture = SIGNS.find(([, signs]) => [...all].some((one) => signs.has(one)))?.[0];
  const part = new Set([...all].filter((one) => !ALL_SIGNS.has(one)));
  const isNamed = own.some((one) => !ALL_SIGNS.has(one) && !words.includes(one));
  return { key, word, gesture, part, name: isNamed ? `${name}: ${words.join(' ')}` : words.join(' ') };
}

/**
 * Those of a thing's presses that are meant. Its maker's own word comes first. A single press of a button that has no word for it is
 * the one that has no gesture in its word: `on`, beside `on_hold`.
 */
export function pressesMeant(
  all: readonly HeardPress[],
  { press, button }: WantedPress,
): readonly HeardPress[] {
  const said = wordsIn(button ?? '').filter((word) => !PLAIN.has(word));
  const pool = all.filter(({ part }) => said.every((word) => part.has(word)));
  const plain = wordsIn(press).join(' ');
  const called = pool.filter(
    ({ word, name }) => wordsIn(word).join(' ') === plain || wordsIn(name).join(' ') === plain,
  );
  if (called.length > 0) return called;
  const found = pool.filter(({ gesture }) => gesture === press);
  if (press !== 'single') return found;
  const told = new Set(all.filter(({ gesture }) => gesture === 'single').map(({ key }) => key));
  return [...found, ...pool.filter(({ gesture, key }) => gesture === undefined && !told.has(key))];
}

/** The word of a report of a press, `double#4`. */
export function pressedWord(value: unknown): string | undefined {
  return typeof value === 'string' ? value.replace(/#\d+$/, '') : undefined;
}
