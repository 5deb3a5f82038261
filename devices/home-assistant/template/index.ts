/**
 * template: the part of Jinja that devices announce their values with, and nothing of the rest. Templates come from the
 * network, so they are read by a parser of our own, compute with maps instead of objects, can name no function, and stop
 * after a fixed number of steps, which count all that is walked and made.
 */
import { parseJson } from '../../../src/base/index.ts';
import { evaluate } from './evaluate.ts';
import { FILTERS, METHODS, TESTS } from './filters.ts';
import { TemplateUnsupported } from './lexer.ts';
import { Meter, TemplateBudget } from './meter.ts';
import { type Node, parse } from './parser.ts';
import { TemplateFault, type Value } from './values.ts';
import { fromJson } from './walk.ts';

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
  /** A message, trimmed, as a value template reads it: `value`, and `value_json` where it is JSON. Never throws. */
  read(message: string): Rendered;
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

/** Reads a template; the reason names what lies outside the subset. Never throws. */
export function compile(source: string, lengthMax = SOURCE_LENGTH_MAX): Compiled {
  if (source.length > lengthMax) return { ok: false, reason: `longer than ${lengthMax} characters` };
  try {
    const nodes = parse(source, VOCABULARY);
    const needsJson = source.includes('value_json');
    return {
      ok: true,
      template: {
        read: (message) => render(nodes, (meter) => messageValues(message, needsJson, meter)),
        render: (values) => render(nodes, () => values),
      },
    };
  } catch (error) {
    if (error instanceof TemplateUnsupported) return { ok: false, reason: error.message };
    throw error;
  }
}

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

function messageValues(message: string, needsJson: boolean, meter: Meter): Record<string, Value> {
  meter.read(message.length);
  const json = needsJson ? parseJson(message) : undefined;
  return json?.ok === true ? { value: message, value_json: fromJson(json.value, meter) } : { value: message };
}
