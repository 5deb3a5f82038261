import type { Found, Token } from '../../../text/index.ts';
import type { Clock } from '../../index.ts';
import { NUMBER_WORDS, numberAt } from '../numbers.ts';
import { unitAt } from './durations.ts';

export interface ClockFound extends Found<Clock> {
  /** Says by itself that it is a time: am/pm, a colon, "o'clock", "half past", "noon". */
  readonly plain: boolean;
}

export const CLOCK_WORDS: readonly string[] = [
  'mid',
  'midmorning',
  'midafternoon',
  'noon',
  'midday',
  'midnight',
  'past',
  'oclock',
  ...'fiveish sixish sevenish eightish nineish tenish elevenish twelveish'.split(' '),
];

const NAMED = new Map([
  ['noon', 720],
  ['midday', 720],
  ['midnight', 1440],
  ['midmorning', 600],
  ['midafternoon', 840],
]);

/** "Sevenish". */
const VAGUE: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((hour, at) => [`${hour}ish`, (at + 1) * 60] as const),
);

/** "12 noon", "12 lunchtime". */
const BESIDE_12 = new Map([...NAMED, ['lunchtime', 720]]);

/** "mid-day", "mid morning". */
const MIDDLES = new Map([
  ['day', 720],
  ['night', 1440],
  ['morning', 600],
  ['afternoon', 840],
]);

const BEGINNINGS: ReadonlySet<string> = new Set([
  ...NAMED.keys(),
  ...VAGUE.keys(),
  ...NUMBER_WORDS,
  'mid',
  'a',
  'half',
  'quarter',
]);

/** Zones by the letters that stand behind a clock time, in minutes ahead of UTC. None is a word of its own. */
const ZONES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ utc: 0, gmt: 0, bst: 60, ist: 330, cet: 60, cest: 120, eet: 120, eest: 180, msk: 180 },
    ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
    ...{
      akst: -540,
      hst: -600,
      jst: 540,
      kst: 540,
      hkt: 480,
      sgt: 480,
      aest: 600,
      aedt: 660,
      nzst: 720,
      nzdt: 780,
    },
  }),
);

/** "7", "7pm", "19:45", "half past nine", "quarter to ten", "ten thirty", "noon", "8:00 GMT". */
export function clockAt(
  tokens: readonly Token[],
  at: number,
  locale: 'en-GB' | 'en-US',
  past = true,
): ClockFound | undefined {
  const found = plainClockAt(tokens, at, locale, past);
  if (found === undefined) return undefined;
  const ahead = ZONES.get(tokens[found.end]?.word ?? '');
  return ahead === undefined
    ? found
    : { value: { ...found.value, sure: true, ahead }, end: found.end + 1, plain: true };
}

/** Whether a clock time may begin with the token. */
export function mayBeClock({ kind, said }: Token): boolean {
  return kind === 'word' ? BEGINNINGS.has(said) : kind !== 'mark';
}

function plainClockAt(
  tokens: readonly Token[],
  at: number,
  locale: 'en-GB' | 'en-US',
  past = true,
): ClockFound | undefined {
  const token = tokens[at];
  if (token === undefined || !mayBeClock(token)) return undefined;
  const vague = VAGUE.get(token.said);
  if (vague !== undefined) return { value: { minutes: vague, sure: false }, end: at + 1, plain: true };
  const named = NAMED.get(token.said);
  if (named !== undefined) return { value: { minutes: named, sure: true }, end: at + 1, plain: true };
  const middle = token.word === 'mid' ? MIDDLES.get(tokens[at + 1]?.word ?? '') : undefined;
  if (middle !== undefined) return { value: { minutes: middle, sure: true }, end: at + 2, plain: true };
  const beside12 =
    token.kind === 'number' && token.value === 12 ? BESIDE_12.get(tokens[at + 1]?.word ?? '') : undefined;
  if (beside12 !== undefined) return { value: { minutes: beside12, sure: true }, end: at + 2, plain: true };
  const hours = hoursAt(tokens, at);
  if (hours !== undefined) return hours;
  if (token.kind === 'clock' && tokens[at + 1]?.word === ':' && tokens[at + 1]?.start === token.end) {
    const seconds = tokens[at + 2];
    if (seconds?.kind === 'number' && seconds.value! < 60)
      return withHalf(tokens, at + 3, token.value! + seconds.value! / 60, true, token.value! >= 780);
  }
  if (token.kind === 'clock')
    return withHalf(tokens, at + 1, token.value!, true, token.word.startsWith('0') || token.value! >= 780);
  const beside = past ? pastAt(tokens, at, locale) : undefined;
  if (beside !== undefined) return beside;
  if (token.kind === 'number' && /^\d\d\d\d$/.test(token.word)) {
    const minutes = Number(token.word.slice(0, 2)) * 60 + Number(token.word.slice(2));
    if (minutes < 1440 && minutes % 60 < 60 && Number(token.word.slice(2)) < 60)
      return { value: { minutes, sure: true }, end: at + 1, plain: false };
  }
  if (token.kind === 'number' && /^\d{3}$/.test(token.word)) {
    const minutes = Number(token.word[0]) * 60 + Number(token.word.slice(1));
    const half = withHalf(tokens, at + 1, minutes, false, false);
    if (minutes % 60 < 60 && Number(token.word.slice(1)) < 60 && (half.plain || isEvening(tokens, at + 1)))
      return half;
  }
  if (token.kind === 'number' && /^\d{1,2}\.\d\d$/.test(token.word)) {
    const [hour, minute] = token.word.split('.').map(Number) as [number, number];
    if (hour < 24 && minute < 60) return withHalf(tokens, at + 1, hour * 60 + minute, false, hour > 12);
  }
  const hour = numberAt(tokens, at);
  if (hour === undefined || !Number.isInteger(hour.value)) return undefined;
  if (hour.value > 24) return hundredsAt(tokens, hour);
  const minute = minuteAt(tokens, hour.end) ?? figuresAt(tokens, hour.end);
  if (minute !== undefined && hour.value < 24)
    return withHalf(tokens, minute.end, hour.value * 60 + minute.value, false, hour.value > 12);
  if (isMeasure(tokens, hour.end)) return undefined;
  const found = withHalf(tokens, hour.end, hour.value * 60, false, hour.value > 12 || hour.value === 0);
  // Nobody says "at fifteen" or "at twenty one" for an hour: it is a level or a temperature.
  return token.kind === 'word' && hour.value > 12 && !found.plain ? undefined : found;
}

/** "Four hundred am", "one thousand three hundred": a recogniser of speech wrote the figures of 4:00 and 13:00 in words. */
function hundredsAt(tokens: readonly Token[], { value, end }: Found<number>): ClockFound | undefined {
  const [hour, minute] = [Math.floor(value / 100), value % 100];
  if (hour < 1 || hour > 23 || minute > 59 || tokens[end - 1]?.kind !== 'word') return undefined;
  if (minute === 0 && tokens[end]?.word === 'hours')
    return { value: { minutes: hour * 60, sure: true }, end: end + 1, plain: true };
  if (isMeasure(tokens, end)) return undefined;
  const found = withHalf(tokens, end, hour * 60 + minute, false, hour > 12);
  return found.plain || hour > 9 || isEvening(tokens, end) ? found : undefined;
}

/** "730 in the evening". */
function isEvening(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.word === 'in' &&
    tokens[at + 1]?.word === 'the' &&
    PARTS_OF_DAY.has(tokens[at + 2]?.word ?? '')
  );
}

const PARTS_OF_DAY = new Set(['morning', 'afternoon', 'evening']);

/** "15h30", "8h00"; "15h" alone where the figure can be nothing else. */
function hoursAt(tokens: readonly Token[], at: number): ClockFound | undefined {
  const [hour, letter, minute] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (hour?.kind !== 'number' || letter?.word !== 'h') return undefined;
  if (!Number.isInteger(hour.value) || hour.value! > 24) return undefined;
  const base = hour.value! * 60;
  if (minute?.kind === 'number' && /^[0-5]\d$/.test(minute.word)) {
    const whole = withHalf(tokens, at + 3, base + minute.value!, true, hour.value! > 12);
    if (minute.start === letter.end || whole.value.sure) return whole;
  }
  if (letter.start !== hour.end) return undefined;
  return ZONES.has(tokens[at + 2]?.word ?? '')
    ? withHalf(tokens, at + 2, base, true, true)
    : hour.value! > 12
      ? withHalf(tokens, at + 2, base, true, true)
      : undefined;
}

/** The minutes of "ten thirty" and "seven oh five", in words only: digits would be "10 30". */
function minuteAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  if (tokens[at]?.word === 'oh') {
    const digit = numberAt(tokens, at + 1);
    return digit !== undefined && digit.value < 10 ? digit : undefined;
  }
  if (tokens[at]?.kind !== 'word' || tokens[at - 1]?.kind !== 'word') return undefined;
  const minute = numberAt(tokens, at);
  if (minute === undefined || minute.value > 59 || isMeasure(tokens, minute.end)) return undefined;
  const small = minute.value === 5 && tokens[minute.end] === undefined;
  return minute.value >= 10 || small ? minute : undefined;
}

/** The minutes of "7 30", as a recogniser of speech writes it: two figures that count nothing. */
function figuresAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  const [hour, minute] = [tokens[at - 1], tokens[at]];
  if (hour?.kind !== 'number' || hour.stroke || minute?.kind !== 'number' || minute.ordinal) return undefined;
  if (hour.word.length > 2 || !/^[0-5]\d$/.test(minute.word) || minute.stroke || isMeasure(tokens, at + 1))
    return undefined;
  return minute.start === hour.end + 1 ? { value: minute.value!, end: at + 1 } : undefined;
}

function isMeasure(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (['%', 'percent', 'degrees', 'degree', '°', 'k', 'kelvin', 'times', 'people', 'c'].includes(word))
    return true;
  if (word === 'per' && tokens[at + 1]?.word === 'cent') return true;
  return unitAt(tokens, at) !== undefined;
}

/** am, pm, o'clock and "in the morning" after the figures. */
function withHalf(
  tokens: readonly Token[],
  at: number,
  minutes: number,
  colon: boolean,
  sure: boolean,
): ClockFound {
  let end = at;
  let plain = colon;
  while (tokens[end]?.word === 'oclock' || (tokens[end]?.word === 'o' && tokens[end + 1]?.word === 'clock')) {
    end += tokens[end]?.word === 'o' ? 2 : 1;
    plain = true;
  }
  while (tokens[end]?.word === 'ish' || (tokens[end]?.word === '-' && tokens[end + 1]?.word === 'ish')) end++;
  if (tokens[end]?.word === '.' && tokens[end]?.start === tokens[end - 1]?.end && halfAt(tokens, end + 1))
    end++;
  const half = halfAt(tokens, end, plain);
  if (half !== undefined && minutes < 780) {
    const hour12 = minutes % 720;
    return {
      value: { minutes: half.value === 'pm' ? hour12 + 720 : hour12, sure: true },
      end: half.end,
      plain: true,
    };
  }
  return { value: { minutes, sure }, end, plain };
}

/** "Five o'clock *morning*", "six in *morning*". */
const HALVES: ReadonlyMap<string, 'am' | 'pm'> = new Map([
  ['morning', 'am'],
  ['afternoon', 'pm'],
  ['evening', 'pm'],
]);

/** "pm", "p m", and "p" right behind the figures. */
function halfAt(tokens: readonly Token[], at: number, plain = false): Found<'am' | 'pm'> | undefined {
  const token = tokens[at];
  const word = token?.word;
  if (word === 'am' || word === 'pm') return { value: word, end: at + 1 };
  const behindIn = word === 'in' ? HALVES.get(tokens[at + 1]?.word ?? '') : undefined;
  if (behindIn !== undefined) return { value: behindIn, end: at + 2 };
  if (plain && HALVES.has(word ?? '')) return { value: HALVES.get(word!)!, end: at + 1 };
  if (word !== 'a' && word !== 'p') return undefined;
  const value = word === 'a' ? 'am' : 'pm';
  if (tokens[at + 1]?.word === 'm') return { value, end: at + 2 };
  if (tokens[at + 1]?.word === '.' && tokens[at + 2]?.word === 'm')
    return { value, end: tokens[at + 3]?.word === '.' ? at + 4 : at + 3 };
  return token?.start === tokens[at - 1]?.end ? { value, end: at + 1 } : undefined;
}

/** Behind these "ten after five" is a time of day. */
const AT_CLOCK: ReadonlySet<string> = new Set(['at', 'by', 'around', 'until', 'till']);

/** "half past nine", "quarter to ten", "twenty past six", "half seven" (07:30 in Britain only). */
function pastAt(tokens: readonly Token[], at: number, locale: 'en-GB' | 'en-US'): ClockFound | undefined {
  let start = tokens[at]?.word === 'a' ? at + 1 : at;
  const word = tokens[start]?.said;
  let minutes: number | undefined;
  if (word === 'half') minutes = 30;
  else if (word === 'quarter') minutes = 15;
  else {
    const number = numberAt(tokens, at);
    if (number === undefined || number.value > 59 || !Number.isInteger(number.value)) return undefined;
    const quarters = number.value < 4 && tokens[number.end]?.stem === 'quarter';
    const named = quarters || ['minute', 'min'].includes(tokens[number.end]?.stem ?? '');
    if (!named && number.value % 5 !== 0) return undefined;
    minutes = quarters ? number.value * 15 : number.value;
    start = named ? number.end : number.end - 1;
  }
  const side = tokens[start + 1]?.word;
  const led = AT_CLOCK.has(tokens[at - 1]?.word ?? '');
  if (
    side === 'past' ||
    side === 'after' ||
    side === 'to' ||
    side === 'before' ||
    side === 'till' ||
    side === 'til' ||
    (side === 'of' && led)
  ) {
    const hour = numberAt(tokens, start + 2);
    // "Five till six" is a span of an hour; "at five till six" and "ten till six" are minutes.
    const isSpan = side === 'till' && !led && start === at && tokens[at - 1]?.kind !== 'number';
    if (isSpan && minutes <= 12 && hour !== undefined && minutes < hour.value) return undefined;
    const plainly =
      ['minute', 'min'].includes(tokens[start]?.stem ?? '') ||
      (side !== 'to' && hour !== undefined && (led || halfAt(tokens, hour.end) !== undefined));
    const noon = NAMED.get(tokens[start + 2]?.word ?? '');
    if (
      (side === 'after' || side === 'before' || (side === 'to' && tokens[start + 2]?.kind !== 'word')) &&
      word !== 'half' &&
      word !== 'quarter' &&
      !plainly
    )
      return undefined;
    const sign = side === 'past' || side === 'after' ? 1 : -1;
    if (noon !== undefined)
      return { value: { minutes: (noon + sign * minutes) % 1440, sure: true }, end: start + 3, plain: true };
    const base = plainClockAt(tokens, start + 2, locale, false);
    if (base === undefined || base.value.minutes < 60 || (!base.plain && base.value.minutes > 779))
      return undefined;
    return {
      ...base,
      value: { ...base.value, minutes: (base.value.minutes + sign * minutes + 1440) % 1440 },
      plain: true,
    };
  }
  if (word === 'half' && locale === 'en-GB') {
    const hour = numberAt(tokens, start + 1);
    if (hour === undefined || hour.value > 12 || hour.value < 1 || isMeasure(tokens, hour.end))
      return undefined;
    return withHalf(tokens, hour.end, hour.value * 60 + 30, true, false);
  }
  return undefined;
}
