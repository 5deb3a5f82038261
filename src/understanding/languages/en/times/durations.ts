import { type Found, oncePerPlace, type Token, wordAt } from '../../../text/index.ts';
import { type Length, NO_LENGTH, plusLength } from '../../index.ts';
import { NUMBER_WORDS, numberAt } from '../numbers.ts';

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
unit('year years yr yrs', { months: 12 });
unit('decade decades', { months: 120 });

/** Written right behind the figures: 15', 30", 2w. */
const SHORT_UNITS = new Map<string, Length>([
  ["'", { ...NO_LENGTH, ms: MINUTE }],
  ['′', { ...NO_LENGTH, ms: MINUTE }],
  ['"', { ...NO_LENGTH, ms: 1000 }],
  ['″', { ...NO_LENGTH, ms: 1000 }],
  ['w', { ...NO_LENGTH, days: 7 }],
  ['d', { ...NO_LENGTH, days: 1 }],
  ['y', { ...NO_LENGTH, months: 12 }],
]);

export const DURATION_WORDS: readonly string[] = [...UNITS.keys()].filter((word) => word.length > 2);

export function unitAt(tokens: readonly Token[], at: number): Length | undefined {
  const token = tokens[at];
  const short = SHORT_UNITS.get(token?.word ?? '');
  if (short !== undefined) return tokens[at - 1]?.end === token?.start ? short : undefined;
  return token === undefined ? undefined : UNITS.get(token.said);
}

/** "20 minutes", "half an hour", "an hour and a half", "2 h 30", "three quarters of an hour", "a couple of days". */
export const durationAt = oncePerPlace((tokens, at): Found<Length> | undefined => {
  if (!mayBegin(tokens[at])) return undefined;
  const first = oneAt(tokens, at);
  if (first === undefined || isInside(tokens, at)) return undefined;
  let { value, end } = first;
  for (let parts = 0; parts < 3; parts++) {
    const comma = tokens[end]?.word === ',' ? end + 1 : end;
    const joint = tokens[comma]?.word === 'and' ? comma + 1 : comma;
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
  const minutes = value.ms === first.value.ms && value.ms >= HOUR ? minutesAfter(tokens, end) : undefined;
  if (minutes !== undefined)
    return { value: { ...value, ms: value.ms + minutes.value * MINUTE }, end: minutes.end };
  return { value, end };
});

/** "Close the curtains half *an hour* before sunset": none begins in the middle of another. */
function isInside(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.word === 'half' && oneAt(tokens, at - 1) !== undefined;
}

function mayBegin(token: Token | undefined): boolean {
  if (token?.kind === 'word') return BEGINNINGS.has(token.said);
  return token !== undefined && (token.kind !== 'mark' || SHARES.has(token.word));
}

const FEW = new Set(['few', 'several', 'some']);
const BEGINNINGS = new Set([...NUMBER_WORDS, 'a', 'an', 'another', 'half', 'quarter', 'hour', ...FEW]);

/** "an hour thirty", "2 hours and 10": bare minutes, where nothing follows that they could count. */
function minutesAfter(tokens: readonly Token[], at: number): Found<number> | undefined {
  const start = tokens[at]?.word === 'and' ? at + 1 : at;
  if (!['hour', 'hr'].includes(tokens[at - 1]?.stem ?? '')) return undefined;
  const number = numberAt(tokens, start);
  if (number === undefined || !Number.isInteger(number.value) || number.value >= 60) return undefined;
  const after = tokens[number.end];
  return after === undefined || after.kind === 'mark' ? number : undefined;
}

/** "and a half", "and a quarter" after a unit. */
function halfAfter(
  tokens: readonly Token[],
  at: number,
  unitToken: Token | undefined,
): Found<Length> | undefined {
  const whole = unitToken === undefined ? undefined : UNITS.get(unitToken.said);
  if (whole === undefined) return undefined;
  const skip = ['a', 'an'].includes(tokens[at]?.word ?? '') ? at + 1 : at;
  const share = SHARES.get(tokens[skip]?.word ?? '');
  return share === undefined ? undefined : { value: times(whole, share), end: skip + 1 };
}

function oneAt(tokens: readonly Token[], at: number): Found<Length> | undefined {
  const word = tokens[at]?.said;
  if (word === undefined) return undefined;
  if (word === 'hour' && wordAt(tokens, at + 1) === 'and' && wordAt(tokens, at + 2) === 'a')
    return SHARES.has(wordAt(tokens, at + 3)) ? { value: UNITS.get(word)!, end: at + 1 } : undefined;
  if (word === 'half' || word === 'quarter') return shareAt(tokens, at + 1, word === 'half' ? 0.5 : 0.25);
  if (word === 'a' || word === 'an' || word === 'another') {
    const next = tokens[at + 1]?.said;
    if (next === 'half') return shareAt(tokens, at + 2, 0.5);
    if (next === 'quarter') return shareAt(tokens, at + 2, 0.25);
    if (next === 'couple' || next === 'few' || next === 'pair') {
      const skip = tokens[at + 2]?.word === 'of' ? 3 : 2;
      const length = unitAt(tokens, at + skip);
      return length === undefined
        ? undefined
        : { value: times(length, next === 'few' ? 3 : 2), end: at + skip + 1 };
    }
    const length = next === 's' || next === 'm' || next === 'h' ? undefined : unitAt(tokens, at + 1);
    if (length !== undefined) return { value: length, end: at + 2 };
  }
  if (FEW.has(word) && unitAt(tokens, at + 1) !== undefined)
    return { value: times(unitAt(tokens, at + 1)!, 3), end: at + 2 };
  const fraction = fractionAt(tokens, at);
  if (fraction !== undefined) return fraction;
  const number = numberAt(tokens, at);
  if (number === undefined || number.value < 0 || number.value > 100_000) return undefined;
  if (tokens[number.end]?.stem === 'quarter' && tokens[number.end + 1]?.word === 'of')
    return shareAt(tokens, number.end + 1, number.value / 4);
  const more = mixedAt(tokens, number.end);
  const value = number.value + (more?.value ?? 0);
  const of = more?.end ?? number.end;
  const next =
    MORE.has(tokens[of]?.word ?? '') || (more !== undefined && tokens[of]?.word === 'of') ? of + 1 : of;
  const length = unitAt(tokens, next);
  if (length !== undefined) return { value: times(length, value), end: next + 1 };
  if (more === undefined && tokens[of]?.word === 'quarters' && tokens[of + 1]?.word !== 'past')
    return { value: { ...NO_LENGTH, months: 3 * number.value }, end: of + 1 };
  return undefined;
}

const MORE = new Set(['more', 'extra', 'less', 'additional', 'further', 'full', 'whole', 'solid']);
const SHARES = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);

/** "1/2 h", "¾ hour", "½ an hour", "3/4 of an hour". */
function fractionAt(tokens: readonly Token[], at: number): Found<Length> | undefined {
  const [one, two] = [tokens[at], tokens[at + 1]];
  const glyph = one?.kind === 'mark' ? SHARES.get(one.word) : undefined;
  if (glyph !== undefined) {
    const length = unitAt(tokens, at + 1);
    return length === undefined
      ? shareAt(tokens, at + 1, glyph)
      : { value: times(length, glyph), end: at + 2 };
  }
  if (one?.kind !== 'number' || !one.stroke || two?.kind !== 'number' || !(two.value! > one.value!))
    return undefined;
  const of = tokens[at + 2]?.word === 'of' ? at + 3 : at + 2;
  const unit = ['a', 'an', 'one'].includes(tokens[of]?.word ?? '') ? of + 1 : of;
  const length = unitAt(tokens, unit);
  return length === undefined ? undefined : { value: times(length, one.value! / two.value!), end: unit + 1 };
}

/** "and a half", "and three quarters", "and quarter" between a number and its unit. */
function mixedAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  if (tokens[at]?.word !== 'and') return undefined;
  const skip = ['a', 'an'].includes(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const share = SHARES.get(tokens[skip]?.word ?? '');
  if (share !== undefined) return { value: share, end: skip + 1 };
  const quarters = numberAt(tokens, skip);
  return quarters !== undefined && quarters.value < 4 && tokens[quarters.end]?.stem === 'quarter'
    ? { value: quarters.value / 4, end: quarters.end + 1 }
    : undefined;
}

/** "(of) an hour" after a half, a quarter or three quarters. */
function shareAt(tokens: readonly Token[], at: number, share: number): Found<Length> | undefined {
  let end = at;
  if (tokens[end]?.word === 'of') end++;
  const article = ['a', 'an', 'the'].includes(tokens[end]?.word ?? '') ? end + 1 : end;
  const length = unitAt(tokens, article);
  if (length === undefined || (article === at && tokens[at]?.word === 'past')) return undefined;
  return { value: times(length, share), end: article + 1 };
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
