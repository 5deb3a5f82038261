import { DEPTH_MAX, type Json, newId } from '../base/index.ts';
import { isForbidden, looseJson } from './loose-json.ts';
import { callsIn, jsonIn, withoutThinking } from './printed.ts';
import type { ChatRequest, ToolCall } from './types.ts';

/** What a server sent, gathered up to its end and not yet understood. */
export interface RawAnswer {
  readonly text: string;
  /** Thinking came in a field of its own. */
  readonly thought: boolean;
  readonly calls: readonly RawCall[];
  /** `stop`: said to its end. `length`: no tokens left. `filter`: the provider holds it back. `connection`: the line went dead. */
  readonly end: 'stop' | 'length' | 'filter' | 'connection';
  /** A refusal in a field of its own. */
  readonly refusal?: string;
}

export interface RawCall {
  readonly id?: string;
  readonly name: string;
  /** An object with Ollama, JSON in a text elsewhere. */
  readonly arguments: Json;
}

/** A `ChatOutcome` without what it took. */
export type Reading =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'object'; readonly value: Json; readonly text: string }
  | { readonly type: 'calls'; readonly calls: readonly ToolCall[]; readonly text: string }
  | { readonly type: 'refusal'; readonly text: string }
  | { readonly type: 'cut'; readonly why: 'length' | 'connection'; readonly text: string }
  | {
      readonly type: 'failed';
      readonly code: 'bad-answer';
      readonly message: string;
      readonly hint?: string;
    };

/** What an answer is, given what was asked: calls also where they were printed, a value also where words stand around it. */
export function readAnswer(raw: RawAnswer, request: Pick<ChatRequest, 'schema' | 'tools'>): Reading {
  const { text, thought } = withoutThinking(raw.text);
  if (raw.refusal !== undefined && raw.refusal !== '') return { type: 'refusal', text: raw.refusal };
  if (raw.end === 'filter') return { type: 'refusal', text };
  if (raw.end !== 'stop') return { type: 'cut', why: raw.end, text };
  const names = (request.tools ?? []).map((tool) => tool.name);
  const printed = names.length > 0 ? callsIn(text, names) : { calls: [], text };
  // Calls that were made stand before calls that were printed: some models do both, and mean one.
  const calls = raw.calls.length > 0 ? raw.calls : printed.calls;
  if (calls.length > 0) return { type: 'calls', calls: calls.map(callOf), text: printed.text };
  if (text === '') return nothingSaid(thought || raw.thought);
  if (request.schema === undefined) return { type: 'text', text };
  const value = jsonIn(text);
  if (value !== undefined) return { type: 'object', value, text };
  return isRefusal(text) ? { type: 'refusal', text } : { type: 'text', text };
}

function nothingSaid(thought: boolean): Reading {
  return thought
    ? {
        type: 'failed',
        code: 'bad-answer',
        message: 'The model thought and said nothing.',
        hint: 'Use a model that does not think, or raise llm.numPredict.',
      }
    : { type: 'failed', code: 'bad-answer', message: 'The model said nothing.' };
}

/** The id is the server's where it gives one, since the tool's answer must carry it. */
function callOf(call: RawCall): ToolCall {
  const read = typeof call.arguments === 'string' ? fromText(call.arguments) : call.arguments;
  return {
    id: call.id === undefined || call.id === '' ? newId('call') : call.id,
    name: call.name,
    arguments: tamed(read),
  };
}

/** What a service takes at most (docs/reference/topics.md). */
const ARGUMENTS_LETTERS_MAX = 65_536;

/** Arguments that no honest call has are none: without end in depth or length, or with keys that reach for the prototype. */
function tamed(given: Json): Json {
  return isTame(given, 0) && JSON.stringify(given).length <= ARGUMENTS_LETTERS_MAX ? given : null;
}

function isTame(value: Json, depth: number): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (depth >= DEPTH_MAX) return false;
  return Object.entries(value).every(([key, inner]) => !isForbidden(key) && isTame(inner as Json, depth + 1));
}

/** Arguments in a text: JSON, or what a small model takes for it; nothing at all where all are optional. */
function fromText(text: string): Json {
  if (text.trim() === '') return {};
  const value = looseJson(text);
  return value === undefined || text.slice(value.end).trim() !== '' ? text : value.value;
}

/** Asked for a value, a model that declines writes a sentence that begins like this. */
function isRefusal(text: string): boolean {
  return /^(?:i['’]?m sorry|sorry|i (?:can(?:no|['’])t|am (?:not able|unable)|won['’]t)|as an ai)\b/i.test(
    text,
  );
}
