import type { Token } from '../../../text/index.ts';
import { mayCount } from '../numbers.ts';
import { unitAt } from './durations.ts';

/** "Two *more* minutes" as "two minutes *more*", so that the length stands in one piece. */
export function withMoreBehind(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, place) =>
      word === 'more' && place > 0 && mayCount(tokens[place - 1]!) && unitAt(tokens, place + 1) !== undefined,
  );
  const [more, unit] = tokens.slice(at, at + 2);
  if (at < 0 || more === undefined || unit === undefined) return tokens;
  const { start, end } = more;
  const behind = [
    { ...unit, start, end },
    { ...more, start: unit.start, end: unit.end },
  ];
  return [...tokens.slice(0, at), ...behind, ...tokens.slice(at + 2)];
}
