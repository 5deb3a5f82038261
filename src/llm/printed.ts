/**
 * What a model writes into its text that is no text for people: its thinking, a JSON value that was asked for, and calls that
 * it should have made and printed instead (ollama issues 13519, 16686, 18346). All pure, none throws on any string.
 */
import { isJsonObject, type Json, type JsonObject } from '../base/index.ts';
import { isForbidden, looseJson } from './loose-json.ts';
import { toolNamed } from './tool-names.ts';

/** Brackets at which a value is looked for; text with more of them is no answer, and is not read for ever. */
const STARTS_MAX = 64;
const CALLS_MAX = 32;

export interface PrintedCall {
  readonly name: string;
  readonly arguments: Json;
}

export interface Printed {
  readonly calls: readonly PrintedCall[];
  /** What remains for people. */
  readonly text: string;
}

/** The text without `<think>…</think>`; what has no end is thinking up to the end, what has no beginning from the beginning. */
export function withoutThinking(text: string): { readonly text: string; readonly thought: boolean } {
  const closed = text.replaceAll(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '');
  const begun = closed.replace(/^[\s\S]*<\/think(?:ing)?>/i, '');
  const spoken = begun.replace(/<think(?:ing)?>[\s\S]*$/i, '');
  return { text: spoken.trim(), thought: spoken !== text };
}

/** The first JSON object or list in a text, fenced or among words; of a text that is one value, that value. */
export function jsonIn(text: string): Json | undefined {
  const trimmed = text.trim();
  const whole = strictJson(trimmed);
  if (whole !== undefined) return whole;
  return valuesIn(trimmed, () => true)[0]?.value;
}

/** The calls that were printed into a text, in any of the forms models know. Only what names a tool, or says plainly that it is a call, counts. */
export function callsIn(text: string, names: readonly string[]): Printed {
  for (const find of [taggedCalls, functionCalls, gemmaCalls]) {
    const found = find(text);
    if (found.calls.length > 0) return found;
  }
  return jsonCalls(text, names);
}

/** Hermes and Qwen: `<tool_call>{…}</tool_call>`, of which the opening tag or the closing one may be missing. */
function taggedCalls(text: string): Printed {
  if (!/<\/?tool_call>/i.test(text)) return { calls: [], text };
  const calls: PrintedCall[] = [];
  const rest = text.split(/<\/?tool_call>/i).map((part) => {
    const functions = functionCalls(part);
    const found = functions.calls.length > 0 ? functions : jsonCalls(part, []);
    calls.push(...found.calls);
    return found.text;
  });
  return { calls: calls.slice(0, CALLS_MAX), text: joined(rest) };
}

const FUNCTION = /<function=([^>\s]{1,64})>([\s\S]*?)(?:<\/function>|(?=<function=)|$)/gi;
const PARAMETER = /<parameter=([^>\s]{1,64})>([\s\S]*?)(?:<\/parameter>|(?=<parameter=)|$)/gi;

/** Qwen-coder's `<function=name><parameter=key>value</parameter></function>`, and Llama's with JSON within. */
function functionCalls(text: string): Printed {
  const calls: PrintedCall[] = [];
  const rest = text.replaceAll(FUNCTION, (_all, name: string, body: string) => {
    const parameters = [...body.matchAll(PARAMETER)].map(([, key, value]) => [key!, value!.trim()] as const);
    const value =
      parameters.length > 0
        ? Object.fromEntries(parameters.filter(([key]) => !isForbidden(key)))
        : (looseJson(body.trim())?.value ?? {});
    calls.push({ name, arguments: value });
    return '';
  });
  return { calls: calls.slice(0, CALLS_MAX), text: rest.trim() };
}

const GEMMA = /<start_function_call>\s*call:\s*([\w.-]{1,64})\s*(\{)/gi;

/** Functiongemma: `<start_function_call>call:name{key:<escape>value<escape>}<end_function_call>`. */
function gemmaCalls(text: string): Printed {
  const calls: PrintedCall[] = [];
  let rest = '';
  let from = 0;
  for (const match of text.matchAll(GEMMA)) {
    if (match.index < from) continue;
    const value = looseJson(text, match.index + match[0].length - 1);
    if (value === undefined) continue;
    calls.push({ name: match[1]!, arguments: value.value });
    rest += text.slice(from, match.index);
    from = value.end;
  }
  rest = `${rest}${text.slice(from)}`.replaceAll(/<(?:start|end)_function_(?:call|response)>/gi, '');
  return { calls: calls.slice(0, CALLS_MAX), text: rest.trim() };
}

/** A call as JSON among the words, fenced or not, alone, in a list, or under `tool_calls`. */
function jsonCalls(text: string, names: readonly string[]): Printed {
  const calls: PrintedCall[] = [];
  const found = valuesIn(text, (value) => {
    const within = callsOf(value, names);
    calls.push(...within);
    return within.length > 0;
  });
  if (found.length === 0) return { calls: [], text };
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of found) {
    parts.push(text.slice(from, start));
    from = end;
  }
  parts.push(text.slice(from));
  const rest = joined(parts).replaceAll(/```\w*\s*(?:```|$)|\[TOOL_CALLS\]|<\|python_tag\|>/g, '');
  return { calls: calls.slice(0, CALLS_MAX), text: rest.trim() };
}

const ARGUMENT_KEYS = ['arguments', 'parameters', 'args', 'input'] as const;
const NAME_KEYS = ['name', 'tool', 'tool_name', 'function'] as const;

function callsOf(value: Json, names: readonly string[]): PrintedCall[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => callsOf(item, names));
  if (!isJsonObject(value)) return [];
  const many = value['tool_calls'] ?? value['calls'];
  if (Array.isArray(many)) return many.flatMap((item: Json) => callsOf(item, names));
  const inner = value['function'];
  if (isJsonObject(inner)) return callsOf(inner, names);
  const named = namedCall(value, names);
  return named === undefined ? keyedCall(value, names) : [named];
}

function namedCall(value: JsonObject, names: readonly string[]): PrintedCall | undefined {
  const name = NAME_KEYS.map((key) => value[key]).find((one) => typeof one === 'string');
  if (name === undefined || name === '') return undefined;
  const key = ARGUMENT_KEYS.find((one) => value[one] !== undefined);
  // Without arguments a name may be anything, such as a person's: then only a tool's own counts.
  if (key === undefined) return toolNamed(name, names) === undefined ? undefined : { name, arguments: {} };
  return { name, arguments: value[key]! };
}

/** `{"light_turn_off": {"area": "garage"}}`: the tool's name as the only key. */
function keyedCall(value: JsonObject, names: readonly string[]): PrintedCall[] {
  const [only, ...more] = Object.entries(value);
  if (only === undefined || more.length > 0 || !isJsonObject(only[1])) return [];
  return toolNamed(only[0], names) === undefined ? [] : [{ name: only[0], arguments: only[1] }];
}

interface Found {
  readonly value: Json;
  readonly start: number;
  readonly end: number;
}

/** The objects and lists in a text that are wanted, none within another. */
function valuesIn(text: string, wanted: (value: Json) => boolean): Found[] {
  const found: Found[] = [];
  let tries = 0;
  for (let at = nextBracket(text, 0); at >= 0 && tries < STARTS_MAX; tries++) {
    const value = looseJson(text, at);
    if (value !== undefined && wanted(value.value)) {
      found.push({ value: value.value, start: at, end: value.end });
      at = nextBracket(text, value.end);
    } else at = nextBracket(text, at + 1);
  }
  return found;
}

function nextBracket(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (text[at] === '{' || text[at] === '[') return at;
  return -1;
}

function strictJson(text: string): Json | undefined {
  if (!/^[[{"\d\-tfn]/.test(text)) return undefined;
  const loose = looseJson(text);
  try {
    // The strict parser decides what is JSON; the loose one has refused what is nested too deep or has a forbidden key.
    return loose === undefined ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}

function joined(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}
