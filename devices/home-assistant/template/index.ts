/**
 * template: the part of Jinja that devices announce their values with, and nothing of the rest. Templates come from the
 * network, so they are read by a parser of our own, compute with maps instead of objects, can name no function, and stop
 * after a fixed number of steps.
 */
import { parseJson } from '../../../src/base/index.ts';
import { evaluate } from './evaluate.ts';
import { FILTERS, METHODS, TESTS } from './filters.ts';
import { TemplateUnsupported } from './lexer.ts';
import { type Node, parse } from './parser.ts';
import { fromJson, TemplateFault, type Value } from './values.ts';

export type Rendered =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

export interface Template {
  /** The text, trimmed; a reason where the message does not hold what the template needs. Never throws. */
  render(values: Readonly<Record<string, Value>>): Rendered;
}

export type Compiled =
  | { readonly ok: true; readonly template: Template }
  | { readonly ok: false; readonly reason: string };

/** Longer templates are refused unread. */
const SOURCE_MAX = 8192;

const VOCABULARY = {
  filters: new Set(FILTERS.keys()),
  tests: new Set(TESTS.keys()),
  methods: new Set(METHODS.keys()),
};

/** Reads a template; the reason names what lies outside the subset. Never throws. */
export function compile(source: string): Compiled {
  if (source.length > SOURCE_MAX) return { ok: false, reason: `longer than ${SOURCE_MAX} characters` };
  try {
    const nodes = parse(source, VOCABULARY);
    return { ok: true, template: { render: (values) => render(nodes, values) } };
  } catch (error) {
    if (error instanceof TemplateUnsupported) return { ok: false, reason: error.message };
    throw error;
  }
}

function render(nodes: readonly Node[], values: Readonly<Record<string, Value>>): Rendered {
  try {
    return { ok: true, text: evaluate(nodes, new Map(Object.entries(values))).trim() };
  } catch (error) {
    if (error instanceof TemplateFault) return { ok: false, reason: error.message };
    throw error;
  }
}

/** What a value template sees of a message: `value`, and `value_json` where it is JSON. */
export function messageValues(text: string): Record<string, Value> {
  const json = parseJson(text);
  return json.ok ? { value: text, value_json: fromJson(json.value) } : { value: text };
}
