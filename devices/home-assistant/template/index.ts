/**
 * template: the part of Jinja that devices announce their values with, and nothing of the rest. Templates come from the
 * network, so they are read by a parser of our own, compute with maps instead of objects, can name no function, and stop
 * after a fixed number of steps, which count all that is walked and made.
 */
import { isJsonObject, type ParsedJson, parseJson } from '../../../src/base/index.ts';
import { evaluate } from './evaluate.ts';
import { FILTERS, METHODS, TESTS } from './filters.ts';
import { TemplateUnsupported } from './lexer.ts';
import { Meter, TemplateBudget } from './meter.ts';
import { type Node, parse } from './parser.ts';
import { TemplateFault, type Value } from './values.ts';
import { fromJson, print } from './walk.ts';

export type Rendered =
  | { readonly ok: true; readonly text: string; readonly steps: number }
  /** `fault`: the message does not hold what the template needs. `budget`: the rendering costs more than one may. */
  | {
      readonly ok: false;
      readonly type: 'fault' | 'budget';
      readonly reason: string;
      readonly steps: number;
    };

export interface Template {
  /**
   * A message, trimmed, as a value template reads it: `value`, and `value_json` where it is JSON. `json` gives the message as it was
   * parsed for others already. Never throws.
   */
  read(message: string, json?: () => ParsedJson): Rendered;
  /** The text, trimmed, of a command template with its values. Never throws. */
  render(values: Readonly<Record<string, Value>>): Rendered;
}

export type Compiled =
  | { readonly ok: true; readonly template: Template }
  | { readonly ok: false; readonly reason: string };

/** Longer templates are refused unread, in characters. */
export const SOURCE_LENGTH_MAX = 8192;

const VOCABULARY = {
  filters: new Set(FILTERS.keys()),
  tests: new Set(TESTS.keys()),
  methods: new Set(METHODS.keys()),
};

/** Thousands of announcements hold the same few hundred templates; what a template computes it keeps nowhere. */
const COMPILED_MAX = 2_000;
const compiled = new Map<string, Compiled>();

/** Reads a template; the reason names what lies outside the subset. Never throws. */
export function compile(source: string, lengthMax = SOURCE_LENGTH_MAX): Compiled {
  if (source.length > lengthMax) return { ok: false, reason: `longer than ${lengthMax} characters` };
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const made = compileAnew(source);
  if (compiled.size >= COMPILED_MAX) compiled.clear();
  compiled.set(source, made);
  return made;
}

function compileAnew(source: string): Compiled {
  try {
    const nodes = parse(source, VOCABULARY);
    const needsJson = source.includes('value_json');
    const key = keyOf(nodes);
    const read = (message: string, json = () => parseJson(message)) =>
      render(nodes, (meter) => messageValues(message, needsJson ? json : undefined, meter));
    return {
      ok: true,
      template: {
        read:
          key === undefined
            ? read
            : (message, json = () => parseJson(message)) => scalarAt(key, json()) ?? read(message, json),
        render: (values) => render(nodes, () => values),
      },
    };
  } catch (error) {
    if (error instanceof TemplateUnsupported) return { ok: false, reason: error.message };
    throw error;
  }
}

/** The key of a template that is nothing but one value of the message: `{{ value_json.key }}`, as nine of ten are. */
function keyOf(nodes: readonly Node[]): string | undefined {
  const [node] = nodes;
  if (nodes.length !== 1 || node?.type !== 'output' || node.value.type !== 'item') return undefined;
  const { of, key } = node.value;
  return of.type === 'name' &&
    of.name === 'value_json' &&
    key.type === 'constant' &&
    typeof key.value === 'string'
    ? key.value
    : undefined;
}

/** What `{{ value_json.key }}` renders where that is a value without parts, at once; undefined where it must be computed. */
function scalarAt(key: string, json: ParsedJson): Rendered | undefined {
  if (!json.ok || !isJsonObject(json.value)) return undefined;
  const value = Object.hasOwn(json.value, key) ? json.value[key] : undefined;
  if (typeof value === 'object' && value !== null) return undefined;
  const meter = new Meter();
  const text = print(value, meter);
  return text.length > SCALAR_LENGTH_MAX
    ? undefined
    : { ok: true, text: text.trim(), steps: 1 + meter.steps };
}
const SCALAR_LENGTH_MAX = 256;

function render(
  nodes: readonly Node[],
  valuesFor: (meter: Meter) => Readonly<Record<string, Value>>,
): Rendered {
  const meter = new Meter();
  try {
    const text = evaluate(nodes, new Map(Object.entries(valuesFor(meter))), meter).trim();
    return { ok: true, text, steps: meter.steps };
  } catch (error) {
    if (!(error instanceof TemplateFault)) throw error;
    const type = error instanceof TemplateBudget ? 'budget' : 'fault';
    return { ok: false, type, reason: error.message, steps: meter.steps };
  }
}

function messageValues(
  message: string,
  json: (() => ParsedJson) | undefined,
  meter: Meter,
): Record<string, Value> {
  meter.read(message.length);
  const parsed = json?.();
  return parsed?.ok === true
    ? { value: message, value_json: fromJson(parsed.value, meter) }
    : { value: message };
}
