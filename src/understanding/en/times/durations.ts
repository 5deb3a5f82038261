import { type Length, NO_LENGTH, plusLength } from '../../times/piece.ts';
import type { Token } from '../../tokens.ts';
import { type Found, numberAt } from '../numbers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const UNITS = new Map<string, Length>();
const unit = (words: string, length: Partial<Length>): void => {
  for (const word of words.split(' ')) UNITS.set(word, { ...NO_LENGTH, ...length });
};
unit('second seconds sec secs s', { ms: 1000 });
unit('minute minutes min mins m', { ms: MINUTE });
unit('hour hours hr hrs h', { ms: HOUR });
unit('day days', { days: 1 });
unit('week weeks wk wks', { days: 7 });
unit('fortnight fortnights', { days: 14 });
unit('month months', { months: 1 });
unit('year years', { months: 12 });

export const DURATION_WORDS: readonly string[] = [...UNITS.keys()].filter((word) => word.length > 2);

export function unitAt(tokens: readonly Token[], at: number): Length | undefined {
  const token = tokens[at];
  return token === undefined ? undefined : UNITS.get(token.fix ?? token.word);
}

/** "20 minutes", "half an hour", "an hour and a half", "2 h 30", "three quarters of an hour", "a couple of days". */
export function durationAt(tokens: readonly Token[], at: number): Found<Length> | undefined {
  const first = oneAt(tokens, at);
  if (first === undefined) return undefined;
  let { value, end } = first;
  for (let parts = 0; parts < 3; parts++) {
    const joint = tokens[end]?.word === 'and' || tokens[end]?.word === ',' ? end + 1 : end;
    const half = halfAfter(tokens, joint, tokens[end - 1]);
    if (joint > end && half !== undefined) return { value: plusLength(value, half.value), end: half.end };
    const next = oneAt(tokens, joint);
    if (next === undefined || lengthOf(next.value) >= lengthOf(first.value)) break;
    value = plusLength(value, next.value);
    end = next.end;
  }
  const bare = tokens[end];
  if (
    value.ms === first.value.ms &&
    value.ms >= HOUR &&
    bare?.kind === 'number' &&
    bare.value! < 60 &&
    tokens[end - 1]?.word === 'h'
  )
    return { value: { ...value, ms: value.ms + bare.value! * MINUTE }, end: end + 1 };
  return { value, end };
}

/** "and a half", "and a quarter" after a unit. */
function halfAfter(
  tokens: readonly Token[],
  at: number,
  unitToken: Token | undefined,
): Found<Length> | undefined {
  const whole = unitToken === undefined ? undefined : UNITS.get(unitToken.fix ?? unitToken.word);
  if (whole === undefined || tokens[at]?.word !== 'a') return undefined;
  const share = tokens[at + 1]?.word === 'half' ? 0.5 : tokens[at + 1]?.word === 'quarter' ? 0.25 : undefined;
  return share === undefined ? undefined : { value: times(whole, share), end: at + 2 };
}

function oneAt(tokens: readonly Token[], at: number): Found<Length> | undefined {
  const word = tokens[at]?.fix ?? tokens[at]?.word;
  if (word === undefined) return undefined;
  if (word === 'half' || word === 'quarter') return shareAt(tokens, at + 1, word === 'half' ? 0.5 : 0.25);
  if (word === 'a' || word === 'an' || word === 'another') {
    const next = tokens[at + 1]?.fix ?? tokens[at + 1]?.word;
    if (next === 'half') return shareAt(tokens, at + 2, 0.5);
    if (next === 'quarter') return shareAt(tokens, at + 2, 0.25);
    if (next === 'couple' || next === 'few') {
      const skip = tokens[at + 2]?.word === 'of' ? 3 : 2;
      const length = unitAt(tokens, at + skip);
      return length === undefined
        ? undefined
        : { value: times(length, next === 'few' ? 3 : 2), end: at + skip + 1 };
    }
    const length = next === 's' || next === 'm' || next === 'h' ? undefined : unitAt(tokens, at + 1);
    if (length !== undefined) return { value: length, end: at + 2 };
  }
  const number = numberAt(tokens, at);
  if (number === undefined || number.value < 0 || number.value > 100_000) return undefined;
  if (tokens[number.end]?.stem === 'quarter' && tokens[number.end + 1]?.word === 'of')
    return shareAt(tokens, number.end + 1, number.value / 4);
  const length = unitAt(tokens, number.end);
  if (length === undefined) return undefined;
  return { value: times(length, number.value), end: number.end + 1 };
}

/** "(of) an hour" after a half, a quarter or three quarters. */
function shareAt(tokens: readonly Token[], at: number, share: number): Found<Length> | undefined {
  let end = at;
  if (tokens[end]?.word === 'of') end++;
  if (tokens[end]?.word !== 'a' && tokens[end]?.word !== 'an') return undefined;
  const length = unitAt(tokens, end + 1);
  return length === undefined ? undefined : { value: times(length, share), end: end + 2 };
}

/** Parts of days and months become the smaller unit. */
function times(length: Length, by: number): Length {
  const days = length.days * by;
  const months = length.months * by;
  return {
    months: Math.floor(months),
    days: Math.floor(days) + Math.round((months - Math.floor(months)) * 30),
    ms: length.ms * by + (days - Math.floor(days)) * 24 * HOUR,
  };
}

function lengthOf(length: Length): number {
  return length.ms + (length.days + length.months * 30) * 24 * HOUR;
}
