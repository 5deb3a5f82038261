import { type Found, oncePerPlace, type Token } from '../../text/index.ts';
import { trait } from './traits.ts';

const UNITS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
);
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
);
TENS.set('fourty', 40);
const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
);
ORDINALS.set('thirtieth', 30);

export const NUMBER_WORDS: readonly string[] = [
  ...UNITS.keys(),
  ...TENS.keys(),
  ...ORDINALS.keys(),
  'hundred',
  'thousand',
  'half',
  'quarter',
  'point',
  'dozen',
  'couple',
  'few',
];

const BEGINNINGS: ReadonlySet<string> = new Set([
  ...UNITS.keys(),
  ...TENS.keys(),
  ...'naught nought dozen a hundred'.split(' '),
]);

/** Whether a number, cardinal or ordinal, may begin with the token. */
export function mayCount(token: Token): boolean {
  return (
    token.kind === 'number' || (token.kind === 'word' && (isBeginning(token) || ORDINALS.has(token.said)))
  );
}

const isBeginning = trait((word) => BEGINNINGS.has(word));

/** A whole or decimal number in digits or words: "22.5", "seventy five", "two hundred and ten", "twenty one point five". */
export function numberAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  const token = tokens[at];
  return token === undefined || token.kind === 'mark' || (token.kind === 'word' && !isBeginning(token))
    ? undefined
    : knownNumberAt(tokens, at);
}

const knownNumberAt = oncePerPlace(newNumberAt);

function newNumberAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'number') {
    if (token.ordinal) return undefined;
    const magnitude = MAGNITUDES.get(wordOf(tokens[at + 1]));
    return magnitude === undefined
      ? withHalf({ value: token.value!, end: at + 1 }, tokens)
      : { value: token.value! * magnitude, end: at + 2 };
  }
  if (token.kind !== 'word' || !isBeginning(token)) return undefined;
  if (token.word === 'naught' || token.word === 'nought') return { value: 0, end: at + 1 };
  if (token.word === 'dozen') return { value: 12, end: at + 1 };
  if (token.word === 'a' && tokens[at + 1]?.word === 'dozen') return { value: 12, end: at + 2 };
  const whole = wholeAt(tokens, at);
  if (whole === undefined) return undefined;
  if (tokens[whole.end]?.word === 'point') {
    const digits = digitsAt(tokens, whole.end + 1);
    if (digits !== undefined)
      return scaled({ value: Number(`${whole.value}.${digits.value}`), end: digits.end }, tokens);
  }
  return withHalf(whole, tokens);
}

/** "Twenty *and a half*". */
function withHalf(whole: Found<number>, tokens: readonly Token[]): Found<number> {
  const { value, end } = whole;
  return tokens[end]?.word === 'and' && tokens[end + 1]?.word === 'a' && tokens[end + 2]?.word === 'half'
    ? { value: value + 0.5, end: end + 3 }
    : whole;
}

/** Behind the point: "five", "seventy five", or figure by figure, "one four one six". */
function digitsAt(tokens: readonly Token[], at: number): Found<string> | undefined {
  let value = '';
  let end = at;
  for (; end - at < WORDS_MAX; end++) {
    const unit = UNITS.get(wordOf(tokens[end]));
    if (unit === undefined || (unit > 9 && value !== '')) break;
    value += unit;
  }
  if (value !== '') return { value, end };
  const ten = TENS.get(wordOf(tokens[at]));
  if (ten === undefined) return undefined;
  const unit = UNITS.get(wordOf(tokens[at + 1])) ?? 0;
  return unit > 0 && unit < 10 ? { value: `${ten + unit}`, end: at + 2 } : { value: `${ten}`, end: at + 1 };
}

function scaled(found: Found<number>, tokens: readonly Token[]): Found<number> {
  const magnitude = MAGNITUDES.get(wordOf(tokens[found.end]));
  return magnitude === undefined ? found : { value: found.value * magnitude, end: found.end + 1 };
}

const WORDS_MAX = 20;

function wholeAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  let total = 0;
  let part: number | undefined;
  let end = at;
  for (; end - at < WORDS_MAX; end++) {
    const word = wordOf(tokens[end]);
    const unit = UNITS.get(word);
    const ten = TENS.get(word);
    if (ten !== undefined && (part === undefined || part % 100 === 0)) part = (part ?? 0) + ten;
    else if (
      unit !== undefined &&
      (part === undefined ||
        part % 100 === 0 ||
        (unit < 10 && unit > 0 && part % 10 === 0 && part % 100 >= 20))
    )
      part = (part ?? 0) + unit;
    else if (word === 'hundred' && part !== undefined && part < 100 && part > 0) part *= 100;
    else if (word === 'hundred' && part === undefined && wordOf(tokens[end - 1]) === 'a') part = 100;
    else if (MAGNITUDES.has(word) && part !== undefined && part > 0) {
      total += part * MAGNITUDES.get(word)!;
      part = undefined;
    } else if (word === 'a' && end === at && wordOf(tokens[end + 1]) === 'hundred') continue;
    else if (
      word === 'and' &&
      (part === undefined ? total > 0 : part >= 100) &&
      isSmall(wordOf(tokens[end + 1]))
    )
      continue;
    else break;
  }
  if (part === undefined && total === 0) return undefined;
  return { value: total + (part ?? 0), end };
}

/** Each is said before the smaller ones: "three million two hundred thousand". */
const MAGNITUDES = new Map([
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['lkh', 1e5],
  ['lkhs', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['billion', 1e9],
  ['billions', 1e9],
  ['millions', 1e6],
]);

function isSmall(word: string): boolean {
  return UNITS.has(word) || TENS.has(word);
}

function wordOf(token: Token | undefined): string {
  return token?.kind === 'word' ? token.said : '';
}

/** "3rd", "third", "twenty first". */
export function ordinalAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'number') return token.ordinal ? { value: token.value!, end: at + 1 } : undefined;
  const word = wordOf(token);
  const ordinal = ORDINALS.get(word);
  if (ordinal !== undefined) return { value: ordinal, end: at + 1 };
  const ten = TENS.get(word);
  const unit = ORDINALS.get(wordOf(tokens[at + 1]));
  if (ten !== undefined && unit !== undefined && unit < 10) return { value: ten + unit, end: at + 2 };
  return undefined;
}

/** 0–100: "30 %", "fifty percent", "half", "a quarter", "three quarters", "full"; with `bare` also "70" alone. */
export function percentAt(tokens: readonly Token[], at: number, bare = false): Found<number> | undefined {
  const start = tokens[at]?.word === 'about' || tokens[at]?.word === 'around' ? at + 1 : at;
  const number = numberAt(tokens, start);
  if (number !== undefined) {
    const unit = tokens[number.end]?.word;
    if (unit === '%' || unit === 'percent') return inside({ value: number.value, end: number.end + 1 });
    if (unit === 'per' && tokens[number.end + 1]?.word === 'cent')
      return inside({ value: number.value, end: number.end + 2 });
    const share = SHARES.get(`${number.value} ${tokens[number.end]?.stem ?? ''}`);
    if (share !== undefined) return { value: share, end: number.end + 1 };
    if (OTHER_UNITS.has(unit ?? '')) return undefined;
    return bare ? inside(number) : undefined;
  }
  const skip = ['a', 'the', 'its', 'their'].includes(tokens[start]?.word ?? '') ? 1 : 0;
  const named = PERCENT_WORDS.get(wordOf(tokens[start + skip]));
  const next = tokens[start + skip + 1]?.word ?? '';
  const isShare = named === 50 || named === 25;
  if (isShare && (OF_TIME.has(next) || (next === 'of' && OF_TIME.has(tokens[start + skip + 2]?.word ?? ''))))
    return undefined;
  return named === undefined ? undefined : { value: named, end: start + skip + 1 };
}

/** Whether a number, a share of a hundred, a temperature or a white may begin with the word. */
export const mayMeasure = trait(
  (word) => BEGINNINGS.has(word) || MEASURE_LEADS.has(word) || PERCENT_WORDS.has(word) || WHITES.has(word),
);

const MEASURE_LEADS = new Set(['about', 'around', 'a', 'the', 'its', 'their']);

const OTHER_UNITS = new Set([
  'k',
  'kelvin',
  'degrees',
  'degree',
  '°',
  'minutes',
  'minute',
  'hours',
  'hour',
  'seconds',
  'am',
  'pm',
  'oclock',
]);

const SHARES = new Map([
  ['1 third', 33],
  ['2 third', 67],
  ['1 quarter', 25],
  ['3 quarter', 75],
  ['1 half', 50],
]);

/** "Half *an* hour", "half *past*", "a quarter of *an* hour". */
const OF_TIME = new Set(['a', 'an', 'hour', 'hours', 'minute', 'past']);

const PERCENT_WORDS = new Map(
  Object.entries({
    half: 50,
    halfway: 50,
    quarter: 25,
    third: 33,
    full: 100,
    fully: 100,
    max: 100,
    maximum: 100,
    min: 1,
    minimum: 1,
    lowest: 1,
    highest: 100,
    brightest: 100,
    dimmest: 1,
    zero: 0,
  }),
);

function inside(found: Found<number>): Found<number> | undefined {
  return found.value >= 0 && found.value <= 100 ? found : undefined;
}

/** "21 degrees", "21.5°", "68 fahrenheit" in °C. The unit may be missing after "to". */
export function temperatureAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined) return undefined;
  let end = number.end;
  while (['degrees', 'degree', '°'].includes(tokens[end]?.word ?? '')) end++;
  const scale = tokens[end]?.word ?? '';
  if (scale === 'c' || scale === 'celsius' || scale === 'centigrade') end++;
  if (scale === 'f' || scale === 'fahrenheit')
    return { value: Math.round(((number.value - 32) / 1.8) * 10) / 10, end: end + 1 };
  if (end === number.end && ['%', 'percent', 'k', 'kelvin'].includes(scale)) return undefined;
  return number.value >= -40 && number.value <= 120 ? { value: number.value, end } : undefined;
}

/** "4000 kelvin", "2700k", "2700", and the white a person names: warm 2700 K, neutral 4000 K, cool 5500 K, daylight 6500 K. */
export function kelvinAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  const number = numberAt(tokens, at);
  if (number !== undefined) {
    const unit = tokens[number.end]?.word;
    if (number.value < 1000 || number.value > 10_000) return undefined;
    return { value: number.value, end: unit === 'k' || unit === 'kelvin' ? number.end + 1 : number.end };
  }
  const skip = tokens[at]?.word === 'a' ? 1 : 0;
  const named = WHITES.get(wordOf(tokens[at + skip]));
  if (named === undefined) return undefined;
  let end = at + skip + 1;
  if (tokens[end]?.word === 'white') end++;
  if (TINTS.has(tokens[end]?.word ?? '')) end++;
  else if (tokens[end]?.word === 'light' && tokens[end - 1]?.word !== 'white') end++;
  return { value: named, end };
}

const WHITES = new Map(
  Object.entries({
    warm: 2700,
    warmer: 2700,
    soft: 2700,
    neutral: 4000,
    softer: 2700,
    mellow: 2700,
    natural: 4000,
    cool: 5500,
    cooler: 5500,
    colder: 5500,
    cold: 5500,
    daylight: 6500,
    sunlight: 5500,
    candlelight: 1900,
    candle: 1900,
  }),
);

const COLORS = new Set(
  'red green blue yellow orange purple pink white cyan magenta turquoise violet amber gold lime teal indigo lavender crimson salmon coral aqua maroon navy olive peach brown beige burgundy lilac mauve scarlet tan fuchsia mint rose plum chocolate ivory orchid aquamarine tomato'.split(
    ' ',
  ),
);

export const VALUE_WORDS: readonly string[] = [
  ...PERCENT_WORDS.keys(),
  ...COLORS,
  ...WHITES.keys(),
  'percent',
  'degrees',
  'kelvin',
  'celsius',
  'fahrenheit',
  'brightness',
];

/** A colour's name or `#rrggbb`, with what is said around it: "a dark orange hue". The shade is left to the lamp. */
export function colorAt(tokens: readonly Token[], at: number): Found<string> | undefined {
  if (tokens[at]?.kind === 'color') return { value: tokens[at].word, end: at + 1 };
  let start = at;
  while (start - at < 3 && SHADES.has(wordOf(tokens[start]))) start++;
  const word = wordOf(tokens[start]);
  if (!COLORS.has(word) || (word === 'white' && wordOf(tokens[start - 1]) === 'warm')) return undefined;
  return { value: word, end: TINTS.has(wordOf(tokens[start + 1])) ? start + 2 : start + 1 };
}

const SHADES = new Set(
  'a an the dark warm pretty gentle cosy cheerful light bright deep pale soft rich vivid nice lovely sky navy baby hot royal forest sea midnight ocean lime neon electric blood'.split(
    ' ',
  ),
);
/** Whether a colour may begin with the word. */
export const mayColor = trait((word) => COLORS.has(word) || SHADES.has(word));

const TINTS = new Set('color colour hue shade tone tint glow'.split(' '));

/** "A couple of", "a few". */
export function fewAt(tokens: readonly Token[], at: number): Found<number> | undefined {
  const start = tokens[at]?.word === 'a' ? at + 1 : at;
  const few = FEW.get(tokens[start]?.word ?? '');
  const end = tokens[start + 1]?.word === 'of' ? start + 2 : start + 1;
  return few === undefined ? undefined : { value: few, end };
}

const FEW: ReadonlyMap<string, number> = new Map([
  ['couple', 2],
  ['pair', 2],
  ['few', 3],
]);
