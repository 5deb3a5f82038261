import { editDistance } from '../base/index.ts';

/** Letters that a misspelt name may be off by. */
const DISTANCE_MAX = 2;

/** Two letters apart may mean the opposite: a name with one of these words is never taken for a misspelling of a name without it (`lock_lock`, `lock_unlock`). */
const DECISIVE = new Set(
  'on off lock unlock open close mute unmute start stop pause play resume cancel add remove create clear set get next previous'.split(
    ' ',
  ),
);

/**
 * The tool that a model meant: by its exact name, else without regard to case, dots, dashes and underscores, else with at most
 * two letters wrong where exactly one tool comes that close. Guessing between two would be inventing.
 */
export function toolNamed(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name)) return name;
  const asked = plain(name);
  if (asked === '') return undefined;
  const same = names.filter((candidate) => plain(candidate) === asked);
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  const close = names
    .filter((candidate) => decidesAlike(name, candidate))
    .map((candidate) => ({ candidate, distance: editDistance(asked, plain(candidate)) }))
    .filter(({ distance, candidate }) => distance <= allowed(plain(candidate)))
    .sort((a, b) => a.distance - b.distance);
  return close.length === 1 || (close[0]?.distance ?? 0) < (close[1]?.distance ?? 0)
    ? close[0]?.candidate
    : undefined;
}

/** `Light.Turn-Off` and `light_turn_off` alike. */
export function plain(name: string): string {
  return name
    .slice(0, 128)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the words that decide what is done, and to which of several, are the same in both. */
function decidesAlike(asked: string, candidate: string): boolean {
  const theirs = wordsIn(candidate);
  const left = [...theirs];
  return wordsIn(asked).every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    else if (DECISIVE.has(word) || /\d/.test(word)) return false;
    return !theirs.some((other) => isOpposite(word, other)) || theirs.includes(word);
  });
}

/** `load` and `unload`, `arm` and `disarm`. */
function isOpposite(a: string, b: string): boolean {
  return ['un', 'dis', 'de'].some((prefix) => a === `${prefix}${b}` || b === `${prefix}${a}`);
}

/** The words of `light_turn_off`, `light.turnOff` and `Light Turn-Off`. */
function wordsIn(name: string): string[] {
  return name
    .slice(0, 128)
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
}

/** In a short name two wrong letters are another name. */
function allowed(name: string): number {
  return Math.min(DISTANCE_MAX, Math.floor(name.length / 4));
}
