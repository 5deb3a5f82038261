import { isJsonObject, type Json, type JsonObject } from '../../src/base/index.ts';

const TEXT_MAX = 8_192;
const WORDS_MAX = 500;
export const WORD_MAX = 255;

/**
 * The options of an announcement, by their kinds. Firmware writes numbers and truth values as text too, and a truth value that is to be
 * sent as `True`, as Python prints it. What is of another kind is a fault, told by its name; what is not there is undefined.
 */
export class Options {
  readonly config: JsonObject;
  readonly faults: string[] = [];

  constructor(config: JsonObject) {
    this.config = config;
  }

  has(key: string): boolean {
    const value = this.config[key];
    return value !== undefined && value !== null;
  }

  text(key: string, max = TEXT_MAX): string | undefined {
    const value = this.config[key];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string' && value.length <= max) return value;
    return this.#fault(key, `expected a text of at most ${max} letters`);
  }

  number(key: string): number | undefined {
    const value = this.config[key];
    if (value === undefined || value === null) return undefined;
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number)
      ? number
      : this.#fault(key, 'expected a number');
  }

  flag(key: string): boolean | undefined {
    const value = this.config[key];
    if (value === undefined || value === null) return undefined;
    if (value === true || value === 'true' || value === 'True') return true;
    return value === false || value === 'false' || value === 'False'
      ? false
      : this.#fault(key, 'expected true or false');
  }

  /** What is sent, or heard, to mean something: `null` where the announcement takes it away. */
  payload(key: string): string | undefined;
  payload(key: string, otherwise: string): string;
  payload(key: string, otherwise?: string): string | undefined {
    const value = this.config[key];
    if (value === undefined || value === null) return otherwise;
    if (typeof value === 'object') return this.#fault(key, 'expected a text, number or truth value');
    return payloadText(value);
  }

  words(key: string): readonly string[] | undefined {
    const value = this.config[key];
    if (value === undefined || value === null) return undefined;
    const list = typeof value === 'string' ? [value] : value;
    if (!Array.isArray(list) || list.length > WORDS_MAX || list.some(isPart))
      return this.#fault(key, `expected a list of at most ${WORDS_MAX} words`);
    return list.map((one: Json) => payloadText(one as string).slice(0, WORD_MAX));
  }

  object(key: string): Options | undefined {
    const value = this.config[key];
    if (value === undefined || value === null) return undefined;
    return isJsonObject(value) ? new Options(value) : this.#fault(key, 'expected an object');
  }

  #fault(key: string, what: string): undefined {
    if (this.faults.length < 5) this.faults.push(`${key}: ${what}`);
    return undefined;
  }
}

function isPart(value: Json): boolean {
  return value === null || typeof value === 'object';
}

export function payloadText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value);
}
