import { isJsonObject, type Json } from '../../../src/base/index.ts';
import type { Meter } from './meter.ts';
import { isDict, isList, plain, type Value } from './values.ts';

/** JSON from a device, as values: objects become maps, so that no inherited property can ever be reached. */
export function fromJson(json: Json, meter: Meter): Value {
  meter.step();
  if (Array.isArray(json)) return meter.list(json.map((item: Json) => fromJson(item, meter)));
  if (isJsonObject(json))
    return meter.dict(new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value, meter)])));
  return json as null | boolean | number | string;
}

/** As Python's `str` prints it: `True`, `None`, `['a', 1]`. */
export function print(value: Value, meter: Meter): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : new Printer(meter, PYTHON).print(value);
}

/** As JSON. */
export function printJson(value: Value, meter: Meter): string {
  return new Printer(meter, JSON_NOTATION).print(value);
}

/** How a value without parts is written, and the key of a dict. */
interface Notation {
  readonly scalar: (value: undefined | null | boolean | number | string) => string;
  readonly comma: string;
  readonly colon: string;
  /** JSON has no keys but texts. */
  readonly key: (key: Value, printer: Printer, meter: Meter) => void;
}

const PYTHON: Notation = {
  scalar: (value) => {
    if (value === undefined) return 'Undefined';
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    if (typeof value === 'string') return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
    return String(value);
  },
  comma: ', ',
  colon: ': ',
  key: (key, printer) => printer.add(key),
};

const JSON_NOTATION: Notation = {
  scalar: (value) => JSON.stringify(value ?? null),
  comma: ',',
  colon: ':',
  key: (key, printer, meter) => printer.add(print(key, meter)),
};

/** Writes a value part by part, and stops as soon as it is longer than any text may be. */
class Printer {
  readonly #meter: Meter;
  readonly #notation: Notation;
  #text = '';

  constructor(meter: Meter, notation: Notation) {
    this.#meter = meter;
    this.#notation = notation;
  }

  print(value: Value): string {
    this.add(value);
    return this.#text;
  }

  add(value: Value): void {
    this.#meter.step();
    if (isList(value)) this.#addList(value);
    else if (isDict(value)) this.#addDict(value);
    else {
      if (typeof value === 'string') this.#meter.read(value.length);
      this.#write(this.#notation.scalar(value));
    }
  }

  #addList(items: readonly Value[]): void {
    this.#write('[');
    for (const [index, item] of items.entries()) {
      if (index > 0) this.#write(this.#notation.comma);
      this.add(item);
    }
    this.#write(']');
  }

  #addDict(dict: ReadonlyMap<Value, Value>): void {
    this.#write('{');
    let first = true;
    for (const [key, value] of dict) {
      if (!first) this.#write(this.#notation.comma);
      first = false;
      this.#notation.key(key, this, this.#meter);
      this.#write(this.#notation.colon);
      this.add(value);
    }
    this.#write('}');
  }

  #write(text: string): void {
    this.#meter.read(text.length);
    this.#text += text;
    this.#meter.bound(this.#text.length);
  }
}

/** Python's `==`: `True == 1`, lists and dicts by content. */
export function same(a: Value, b: Value, meter: Meter): boolean {
  meter.step();
  if (isList(a) && isList(b))
    return a.length === b.length && a.every((one, index) => same(one, b[index], meter));
  if (isDict(a) && isDict(b)) {
    if (a.size !== b.size) return false;
    for (const [key, one] of a) if (!b.has(key) || !same(one, b.get(key), meter)) return false;
    return true;
  }
  if (typeof a === 'string' && typeof b === 'string' && a.length === b.length) meter.read(a.length);
  return plain(a) === plain(b);
}
