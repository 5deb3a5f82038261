import { formatted } from './format.ts';
import { isDict, isList, numberOf, print, same, TemplateFault, toJson, type Value } from './values.ts';

/** Longer texts are refused: no honest state or command comes near, and doubling a text again and again would. */
export const TEXT_MAX = 16_384;

export interface CallArguments {
  readonly positional: readonly Value[];
  readonly named: ReadonlyMap<string, Value>;
}

type Operation = (value: Value, args: CallArguments) => Value;

export const FILTERS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['default', withDefault],
  ['d', withDefault],
  ['int', toInt],
  ['float', toFloat],
  ['round', round],
  ['abs', (value) => Math.abs(numberOf(value))],
  ['lower', (value) => print(value).toLowerCase()],
  ['upper', (value) => print(value).toUpperCase()],
  ['string', print],
  ['trim', (value) => print(value).trim()],
  ['join', join],
  ['replace', replace],
  ['tojson', (value) => JSON.stringify(toJson(value))],
  ['to_json', (value) => JSON.stringify(toJson(value))],
  ['is_defined', isDefined],
  ['first', (value) => itemsOf(value)[0]],
  ['last', (value) => itemsOf(value).at(-1)],
  ['length', (value) => itemsOf(value).length],
  ['count', (value) => itemsOf(value).length],
  ['truncate', truncate],
  ['format', (value, args) => formatted(print(value), args.positional, TEXT_MAX)],
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
  ['split', split],
  ['lower', (value) => text(value).toLowerCase()],
  ['upper', (value) => text(value).toUpperCase()],
  ['strip', (value) => text(value).trim()],
]);

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
  throw new TemplateFault(`not a text: ${print(value).slice(0, 40)}`);
}

function itemsOf(value: Value): readonly Value[] {
  if (typeof value === 'string') return [...value];
  if (isList(value)) return value;
  if (isDict(value)) return [...value.keys()];
  throw new TemplateFault('has no length');
}

/** Stops a text that grows without end. */
export function bounded(value: string): string {
  if (value.length > TEXT_MAX) throw new TemplateFault('a text grows too long');
  return value;
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
  const digits = typeof value === 'string' ? value.trim() : '';
  const parsed = base === 10 ? parseDecimal(digits) : parseInBase(digits, base);
  if (parsed !== undefined) return Math.trunc(parsed);
  if (otherwise !== undefined) return otherwise;
  throw new TemplateFault(`no whole number: ${print(value).slice(0, 40)}`);
}

function parseDecimal(digits: string): number | undefined {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(digits) ? Number(digits) : undefined;
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
  const parsed = typeof value === 'string' ? parseDecimal(value.trim()) : undefined;
  if (parsed !== undefined) return parsed;
  if (otherwise !== undefined) return otherwise;
  throw new TemplateFault(`no number: ${print(value).slice(0, 40)}`);
}

function round(value: Value, args: CallArguments): Value {
  const number = toFloat(value, { positional: [], named: args.named }) as number;
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
  const separator = print(argument(args, 0, 'd', ''));
  let joined = '';
  for (const [index, item] of itemsOf(value).entries())
    joined = bounded(joined + (index > 0 ? separator : '') + print(item));
  return joined;
}

function replace(value: Value, args: CallArguments): Value {
  const [from, to] = [print(argument(args, 0, 'old', undefined)), print(argument(args, 1, 'new', undefined))];
  if (from === '') throw new TemplateFault('replacing nothing');
  const parts = print(value).split(from);
  if (parts.length * to.length > TEXT_MAX) throw new TemplateFault('a text grows too long');
  return parts.join(to);
}

function isDefined(value: Value): Value {
  if (value === undefined) throw new TemplateFault('is not defined');
  return value;
}

function truncate(value: Value, args: CallArguments): Value {
  const whole = print(value);
  const length = numberOf(argument(args, 0, 'length', 255));
  const killWords = argument(args, 1, 'killwords', false) === true;
  const end = print(argument(args, 2, 'end', '...'));
  const leeway = numberOf(argument(args, 3, 'leeway', 5));
  if (whole.length <= length + leeway) return whole;
  const cut = whole.slice(0, Math.max(0, length - end.length));
  return killWords ? cut + end : `${cut.replace(/\s+\S*$/, '')}${end}`;
}

function get(value: Value, args: CallArguments): Value {
  if (!isDict(value)) throw new TemplateFault('get of what is no dict');
  const key = args.positional[0];
  return value.has(key) ? value.get(key) : (args.positional[1] ?? null);
}

function split(value: Value, args: CallArguments): Value {
  const separator = args.positional[0];
  if (separator === undefined || separator === null) return text(value).trim().split(/\s+/);
  if (separator === '') throw new TemplateFault('splitting at nothing');
  const limit = numberOf(argument(args, 1, 'maxsplit', -1));
  const parts = text(value).split(text(separator));
  if (limit < 0 || parts.length <= limit + 1) return parts;
  return [...parts.slice(0, limit), parts.slice(limit).join(text(separator))];
}

/** `in`: a part of a text, an item of a list, a key of a dict. */
export function contains(container: Value, item: Value): boolean {
  if (typeof container === 'string') return container.includes(text(item));
  if (isList(container)) return container.some((one) => same(one, item));
  if (isDict(container)) return container.has(item);
  throw new TemplateFault('"in" needs a text, a list or a dict');
}
