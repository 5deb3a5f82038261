import { formatted } from './format.ts';
import type { Meter } from './meter.ts';
import { brief, isDict, isList, numberOf, TemplateFault, type Value } from './values.ts';
import { print, printJson, same } from './walk.ts';

export interface CallArguments {
  readonly positional: readonly Value[];
  readonly named: ReadonlyMap<string, Value>;
  /** What the operation charges for all that it walks and makes. */
  readonly meter: Meter;
}

type Operation = (value: Value, args: CallArguments) => Value;

export const FILTERS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['default', withDefault],
  ['d', withDefault],
  ['int', toInt],
  ['float', toFloat],
  ['round', round],
  ['abs', (value) => Math.abs(numberOf(value))],
  ['lower', (value, { meter }) => rewritten(print(value, meter), lower, meter)],
  ['upper', (value, { meter }) => rewritten(print(value, meter), upper, meter)],
  ['string', (value, { meter }) => print(value, meter)],
  ['trim', (value, { meter }) => rewritten(print(value, meter), trim, meter)],
  ['join', join],
  ['replace', replace],
  ['tojson', (value, { meter }) => printJson(value, meter)],
  ['to_json', (value, { meter }) => printJson(value, meter)],
  ['is_defined', isDefined],
  ['first', (value, { meter }) => itemsOf(value, meter)[0]],
  ['last', (value, { meter }) => itemsOf(value, meter).at(-1)],
  ['length', (value, { meter }) => itemsOf(value, meter).length],
  ['count', (value, { meter }) => itemsOf(value, meter).length],
  ['truncate', truncate],
  ['format', (value, { positional, meter }) => formatted(print(value, meter), positional, meter)],
]);

export const TESTS: ReadonlyMap<string, (value: Value) => boolean> = new Map<
  string,
  (value: Value) => boolean
>([
  ['defined', (value) => value !== undefined],
  ['undefined', (value) => value === undefined],
  ['none', (value) => value === null],
  ['None', (value) => value === null],
  ['true', (value) => value === true],
  ['false', (value) => value === false],
  ['boolean', (value) => typeof value === 'boolean'],
  ['number', (value) => typeof value === 'number' || typeof value === 'boolean'],
  ['string', (value) => typeof value === 'string'],
  ['mapping', isDict],
]);

export const METHODS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['get', get],
  ['keys', (value, { meter }) => meter.list([...dictOf(value, 'keys').keys()])],
  ['values', (value, { meter }) => meter.list([...dictOf(value, 'values').values()])],
  ['split', split],
  ['lower', (value, { meter }) => rewritten(text(value), lower, meter)],
  ['upper', (value, { meter }) => rewritten(text(value), upper, meter)],
  ['strip', (value, { meter }) => rewritten(text(value), trim, meter)],
]);

const lower = (value: string) => value.toLowerCase();
const upper = (value: string) => value.toUpperCase();
const trim = (value: string) => value.trim();

function rewritten(value: string, rewrite: (value: string) => string, meter: Meter): string {
  meter.read(value.length);
  return meter.text(rewrite(value));
}

/** The argument of that name or at that place. */
function argument(args: CallArguments, place: number, name: string, otherwise: Value): Value {
  return args.named.has(name)
    ? args.named.get(name)
    : place < args.positional.length
      ? args.positional[place]
      : otherwise;
}

function text(value: Value): string {
  if (typeof value === 'string') return value;
  throw new TemplateFault(`not a text: ${brief(value)}`);
}

function itemsOf(value: Value, meter: Meter): readonly Value[] {
  if (isList(value)) return value;
  if (typeof value !== 'string' && !isDict(value)) throw new TemplateFault('has no length');
  meter.step(typeof value === 'string' ? value.length : value.size);
  return typeof value === 'string' ? [...value] : [...value.keys()];
}

function withDefault(value: Value, args: CallArguments): Value {
  const otherwise = argument(args, 0, 'default_value', '');
  const alsoFalse = argument(args, 1, 'boolean', false) === true;
  const nothing =
    value === undefined || (alsoFalse && (value === null || value === '' || value === 0 || value === false));
  return nothing ? otherwise : value;
}

/** Home Assistant's reading: without a default, what is no number makes the whole template fail. */
function toInt(value: Value, args: CallArguments): Value {
  const otherwise = argument(args, 0, 'default', undefined);
  const base = numberOf(argument(args, 1, 'base', 10));
  if (typeof value === 'number' || typeof value === 'boolean') return Math.trunc(Number(value));
  const digits = typeof value === 'string' ? digitsIn(value, args.meter) : '';
  const parsed = base === 10 ? parseDecimal(digits) : parseInBase(digits, base);
  if (parsed !== undefined) return Math.trunc(parsed);
  if (otherwise !== undefined) return otherwise;
  throw new TemplateFault(`no whole number: ${brief(value)}`);
}

function digitsIn(value: string, meter: Meter): string {
  meter.read(value.length);
  return value.trim();
}

function parseDecimal(digits: string): number | undefined {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(digits) ? Number(digits) : undefined;
}

function parseInBase(digits: string, base: number): number | undefined {
  if (base !== 2 && base !== 8 && base !== 16) throw new TemplateFault(`numbers to the base ${base}`);
  const plain = digits.replace(/^0[xXbBoO]/, '').toLowerCase();
  const allowed = '0123456789abcdef'.slice(0, base);
  return plain !== '' && [...plain].every((digit) => allowed.includes(digit))
    ? Number.parseInt(plain, base)
    : undefined;
}

function toFloat(value: Value, args: CallArguments): Value {
  const otherwise = argument(args, 0, 'default', undefined);
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value);
  const parsed = typeof value === 'string' ? parseDecimal(digitsIn(value, args.meter)) : undefined;
  if (parsed !== undefined) return parsed;
  if (otherwise !== undefined) return otherwise;
  throw new TemplateFault(`no number: ${brief(value)}`);
}

function round(value: Value, args: CallArguments): Value {
  const number = toFloat(value, { ...args, positional: [] }) as number;
  const precision = Math.trunc(numberOf(argument(args, 0, 'precision', 0)));
  if (Math.abs(precision) > 15) throw new TemplateFault('a precision beyond 15 digits');
  const scale = 10 ** precision;
  const scaled = number * scale;
  switch (argument(args, 1, 'method', 'common')) {
    case 'common':
      return roundHalfEven(scaled) / scale;
    case 'ceil':
      return Math.ceil(scaled) / scale;
    case 'floor':
      return Math.floor(scaled) / scale;
    default:
      throw new TemplateFault('this way of rounding');
  }
}

/** Python rounds a half to the even neighbour. */
function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

function join(value: Value, args: CallArguments): Value {
  const { meter } = args;
  const separator = print(argument(args, 0, 'd', ''), meter);
  let joined = '';
  for (const [index, item] of itemsOf(value, meter).entries()) {
    const more = (index > 0 ? separator : '') + print(item, meter);
    meter.step();
    meter.read(more.length);
    joined += more;
    meter.bound(joined.length);
  }
  return joined;
}

function replace(value: Value, args: CallArguments): Value {
  const { meter } = args;
  const from = print(argument(args, 0, 'old', undefined), meter);
  const to = print(argument(args, 1, 'new', undefined), meter);
  if (from === '') throw new TemplateFault('replacing nothing');
  const parts = partsOf(print(value, meter), from, meter);
  meter.bound((parts.length - 1) * to.length);
  return meter.text(parts.join(to));
}

function partsOf(whole: string, separator: string, meter: Meter): readonly string[] {
  meter.search(separator.length, whole.length);
  const parts = whole.split(separator);
  meter.step(parts.length);
  return parts;
}

function isDefined(value: Value): Value {
  if (value === undefined) throw new TemplateFault('is not defined');
  return value;
}

function truncate(value: Value, args: CallArguments): Value {
  const { meter } = args;
  const whole = print(value, meter);
  const length = numberOf(argument(args, 0, 'length', 255));
  const killWords = argument(args, 1, 'killwords', false) === true;
  const end = print(argument(args, 2, 'end', '...'), meter);
  const leeway = numberOf(argument(args, 3, 'leeway', 5));
  if (whole.length <= length + leeway) return whole;
  const cut = whole.slice(0, Math.max(0, length - end.length));
  meter.read(cut.length);
  return meter.text(`${killWords ? cut : withoutLastWord(cut)}${end}`);
}

/** Up to the white space before the last word, all of it where there is none. */
function withoutLastWord(text: string): string {
  const isSpace = (at: number) => text[at]!.trim() === '';
  let last = text.length - 1;
  while (last >= 0 && !isSpace(last)) last -= 1;
  if (last < 0) return text;
  while (last >= 0 && isSpace(last)) last -= 1;
  return text.slice(0, last + 1);
}

function dictOf(value: Value, what: string): ReadonlyMap<Value, Value> {
  if (isDict(value)) return value;
  throw new TemplateFault(`${what} of what is no dict`);
}

function get(of: Value, args: CallArguments): Value {
  const value = dictOf(of, 'get');
  const key = args.positional[0];
  if (typeof key === 'string') args.meter.read(key.length);
  return value.has(key) ? value.get(key) : (args.positional[1] ?? null);
}

function split(value: Value, args: CallArguments): Value {
  const { meter } = args;
  const separator = args.positional[0];
  const whole = text(value);
  if (separator === undefined || separator === null) {
    meter.read(whole.length);
    return meter.list(whole.trim().split(/\s+/));
  }
  if (separator === '') throw new TemplateFault('splitting at nothing');
  const limit = numberOf(argument(args, 1, 'maxsplit', -1));
  const parts = partsOf(whole, text(separator), meter);
  if (limit < 0 || parts.length <= limit + 1) return meter.list(parts);
  return meter.list([...parts.slice(0, limit), parts.slice(limit).join(text(separator))]);
}

/** `in`: a part of a text, an item of a list, a key of a dict. */
export function contains(container: Value, item: Value, meter: Meter): boolean {
  if (typeof container === 'string') {
    const part = text(item);
    meter.search(part.length, container.length);
    return container.includes(part);
  }
  if (isList(container)) return container.some((one) => same(one, item, meter));
  if (isDict(container)) {
    if (typeof item === 'string') meter.read(item.length);
    return container.has(item);
  }
  throw new TemplateFault('"in" needs a text, a list or a dict');
}
