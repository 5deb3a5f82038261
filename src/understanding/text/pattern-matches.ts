import { LazyPattern, type Pattern } from './lazy-pattern.ts';

const NONE: readonly RegExpExecArray[] = [];

/**
 * What `matchAll` finds, without the copy of the pattern that it makes for each text.
 * @param global matches more than once.
 * @param most no more than these are looked for.
 */
export function matchesIn(
  text: string,
  global: Pattern,
  most = Number.POSITIVE_INFINITY,
): readonly RegExpExecArray[] {
  const pattern = global instanceof LazyPattern ? global.for(text) : global;
  if (pattern === undefined) return NONE;
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return NONE;
  const found: RegExpExecArray[] = [];
  for (; match !== null && found.length < most; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
