import type { Json, JsonObject } from '../../base/index.ts';
import { isPlural, STATE_AFTER, theThings } from '../../domain/index.ts';
import type { Call } from '../facts.ts';
import { listWords } from '../words.ts';

/** What is said where words to the conversation come to nothing. */

export const NOTHING_TO_UNDO = 'There is nothing to take back';
/** "No", where the rest of an answer was offered. */
export const NO_MORE = 'All right';
/** "Pardon?", where nothing was said in this talk. */
export const NOTHING_SAID = 'I said nothing yet';
/** "Put it back", where an undo brought it back. */
export const BACK_ALREADY = 'It is back already';
export const GONE_ALREADY = 'It is gone already';
export const NOTHING_RUNS = 'Nothing is running that I started';
export const NOTHING_RINGS = 'Nothing is ringing';

/** "The hallway light was set otherwise since", where an undo would overwrite that. */
export function setOtherwise(names: readonly string[]): string {
  const things = theThings(names);
  const isMany = names.length > 1 || isPlural(names[0] ?? '');
  return `${things.charAt(0).toUpperCase()}${things.slice(1)} ${isMany ? 'were' : 'was'} set otherwise since then`;
}

/** "Never mind", where nothing waited; `did`: something was done before. */
export function nothingWaited(did: boolean): string {
  return did ? 'Nothing was waiting; what I did stays. Say “undo” to take it back' : 'Nothing was waiting';
}

/** "A mail that has gone out cannot be taken back." */
export function cannotTakeBack(calls: readonly Call[]): string {
  const things = [...new Set(calls.map(({ service }) => THINGS[service] ?? 'that'))];
  return `I can’t take ${listWords(things)} back`;
}

/** "What was it on before?", where nothing that can be told was changed. */
export const NOT_KNOWN_BEFORE = 'I changed nothing of which I know how it was';

/** "The thermostat was at 20 °C": how things were that a call brings back; `undefined` of one that has no such words. */
export function wasWords(names: readonly string[], method: string, params: JsonObject): string | undefined {
  const how = STATES[method] ?? LEVELS.flatMap(([key, words]) => leveled(params[key], words)).join(', ');
  if (names.length === 0 || how === '') return undefined;
  const [only, another] = names;
  const isMany = another !== undefined || isPlural(only!);
  const things = theThings(names);
  return `${things[0]!.toUpperCase()}${things.slice(1)} ${isMany ? 'were' : 'was'} ${how}`;
}

const leveled = (value: Json | undefined, words: (value: string | number) => string): readonly string[] =>
  typeof value === 'number' || typeof value === 'string' ? [words(value)] : [];

const STATES: Readonly<Record<string, string>> = { ...STATE_AFTER, unmute: 'not muted' };

const KELVIN_MIN = 1000;

const LEVELS: readonly (readonly [key: string, words: (value: string | number) => string])[] = [
  ['brightness', (value) => `at ${value} %`],
  ['percentage', (value) => `at ${value} %`],
  ['volume', (value) => `at volume ${value}`],
  ['position', (value) => (value === 0 ? 'closed' : value === 100 ? 'open' : `${value} % open`)],
  ['temperature', (value) => (Number(value) >= KELVIN_MIN ? `at ${value} K` : `at ${value} °C`)],
  ['humidity', (value) => `at ${value} %`],
  ['color', (value) => String(value)],
  ['mode', (value) => `on ${value}`],
];

const THINGS: Readonly<Record<string, string>> = { email: 'the mail', notices: 'that' };
