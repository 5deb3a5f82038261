const NONE: readonly RegExpExecArray[] = [];

/**
 * What `matchAll` finds, without the copy of the pattern that it makes for each text.
 * @param pattern global.
 * @param most no more than these are looked for.
 */
export function matchesIn(
  text: string,
  pattern: RegExp,
  most = Number.POSITIVE_INFINITY,
): readonly RegExpExecArray[] {
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
