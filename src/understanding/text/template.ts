import { HearthError } from '../../base/index.ts';
import type { SlotType } from '../../domain/index.ts';

/** A template taken apart: words, slots and choices in a row. */
export type Part =
  | { readonly type: 'word'; readonly word: string }
  | {
      readonly type: 'slot';
      readonly name: string;
      readonly slot: SlotType | undefined;
      /** The value is taken away: "{step:-level}". */
      readonly minus: boolean;
    }
  | { readonly type: 'choice'; readonly options: readonly (readonly Part[])[]; readonly optional: boolean };

export const SLOT_TYPES: ReadonlySet<string> = new Set<SlotType>([
  ...(['target', 'place', 'area', 'person', 'people', 'list', 'scene', 'state'] as const),
  ...([
    'percent',
    'level',
    'color',
    'kelvin',
    'temperature',
    'number',
    'duration',
    'moment',
    'instead',
  ] as const),
  ...(['words', 'title', 'saying', 'stranger'] as const),
]);

const DEPTH_MAX = 8;

/**
 * Reads a template (syntax: `Phrases`). Templates that are read together may share what is `known`.
 * @throws HearthError `config-invalid` naming the template and the column of the fault.
 */
export function readTemplate(template: string, known?: KnownOptions): readonly Part[] {
  const reader: Reader = { template, known, at: 0, depth: 0 };
  const options = readOptions(reader, '');
  if (reader.at < template.length) throw fault(reader, `unexpected "${template[reader.at]}"`);
  const parts: readonly Part[] =
    options.length === 1 ? options[0]! : [{ type: 'choice', options, optional: false }];
  if (mayBeEmpty(parts)) throw fault(reader, 'the template may stand for nothing at all');
  return parts;
}

export function mayBeEmpty(parts: readonly Part[]): boolean {
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    if (part.type !== 'choice' || !(part.optional || part.options.some(mayBeEmpty))) return false;
  }
  return true;
}

interface Reader {
  readonly template: string;
  readonly known: KnownOptions | undefined;
  at: number;
  depth: number;
}

function readOptions(reader: Reader, close: string): Part[][] {
  const options: Part[][] = [];
  for (;;) {
    options.push(readSequence(reader, close));
    if (reader.template[reader.at] !== '|') return options;
    reader.at++;
  }
}

function readSequence(reader: Reader, close: string): Part[] {
  const parts: Part[] = [];
  for (;;) {
    const char = reader.template[reader.at];
    if (char === undefined || char === '|' || (close !== '' && char === close)) return parts;
    if (char === ' ') reader.at++;
    else if (char === '(') parts.push(readChoice(reader, ')'));
    else if (char === '[') parts.push(readChoice(reader, ']'));
    else if (char === '{') parts.push(readSlot(reader));
    else parts.push(readWord(reader));
  }
}

function readChoice(reader: Reader, close: ')' | ']'): Part {
  if (++reader.depth > DEPTH_MAX)
    throw fault(reader, `brackets within brackets, more than ${DEPTH_MAX} deep`);
  reader.at++;
  const options = plainOptions(reader, close) ?? readOptions(reader, close);
  if (reader.template[reader.at] !== close) throw fault(reader, `"${close}" is missing`);
  reader.at++;
  reader.depth--;
  return { type: 'choice', options, optional: close === ']' };
}

/** Brackets of words alone that were read before: templates hold the same ones again and again ("(turn|switch|put)"). */
export type KnownOptions = Map<string, readonly (readonly Part[])[]>;

/** The options of brackets that hold words alone; `undefined` where they hold anything else. */
function plainOptions(reader: Reader, close: string): readonly (readonly Part[])[] | undefined {
  const { template, known, at } = reader;
  if (known === undefined) return undefined;
  const end = template.indexOf(close, at);
  if (end < 0) return undefined;
  const text = template.slice(at, end);
  let options = known.get(text);
  if (options === undefined) {
    if (NOT_PLAIN.test(text)) return undefined;
    options = text.toLowerCase().split('|').map(wordsOf);
    known.set(text, options);
  }
  reader.at = end;
  return options;
}

const NOT_PLAIN = /[()[\]{}]|[^\S ]/;

function wordsOf(option: string): readonly Part[] {
  const parts: Part[] = [];
  for (const word of option.split(' ')) if (word !== '') parts.push({ type: 'word', word });
  return parts;
}

function readSlot(reader: Reader): Part {
  const end = reader.template.indexOf('}', reader.at);
  if (end < 0) throw fault(reader, '"}" is missing');
  const [name = '', signed] = reader.template.slice(reader.at + 1, end).split(':');
  const minus = signed?.startsWith('-') === true;
  const type = minus ? signed.slice(1) : signed;
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw fault(reader, `"${name}" is no name for a slot`);
  if (type !== undefined && !SLOT_TYPES.has(type)) throw fault(reader, `"${type}" is no type of slot`);
  if (minus && !MEASURES.has(type!)) throw fault(reader, `"${type}" cannot be taken away`);
  reader.at = end + 1;
  const slot = type ?? (SLOT_TYPES.has(name) ? name : undefined);
  return { type: 'slot', name, slot: slot as SlotType | undefined, minus };
}

/** Types of which there is a negative. */
const MEASURES: ReadonlySet<string> = new Set<SlotType>([
  'percent',
  'level',
  'temperature',
  'number',
  'duration',
]);

const WORD = /[^\s()[\]{}|]+/y;

function readWord(reader: Reader): Part {
  WORD.lastIndex = reader.at;
  const word = WORD.exec(reader.template)?.[0];
  if (word === undefined) throw fault(reader, `unexpected "${reader.template[reader.at]}"`);
  reader.at += word.length;
  return { type: 'word', word: word.toLowerCase() };
}

function fault(reader: Reader, what: string): HearthError {
  return new HearthError('config-invalid', `phrase "${reader.template}", column ${reader.at + 1}: ${what}`, {
    hint: 'Phrases are written as docs/guides/service.md shows: words, (one|another), [optional], {slot:type}.',
  });
}
