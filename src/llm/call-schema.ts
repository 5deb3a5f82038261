/**
 * Tools for models that cannot be trusted with them: the choice of a tool and its arguments as one JSON value, held to a schema
 * by grammar. Such a model cannot invent a name or leave out a bracket (docs/decisions/0011-language-models.md).
 */
import { isJsonObject, type Json, type JsonObject } from '../base/index.ts';
import { CALLS_MAX } from './settle.ts';
import type { ChatMessage, JsonSchema, ToolCall, ToolSpec } from './types.ts';

/** What is said beside calls is short: a small model fills what it is given, and is cut before its end. */
const ANSWER_LENGTH_MAX = 400;

/** `{calls: [{tool, arguments}…], answer}`: what should be done, and what is said. */
export function callSchema(tools: readonly ToolSpec[]): JsonSchema {
  const definitions: Record<string, Json> = {};
  const forms = tools.map((tool): JsonSchema => {
    const { $defs, $schema: _dialect, ...parameters } = tool.parameters;
    const prefix = `#/$defs/${tool.name}`;
    for (const [name, inner] of Object.entries(isJsonObject($defs) ? $defs : {}))
      definitions[`${tool.name}.${name}`] = repointed(inner, prefix);
    const given = repointed(parameters, prefix);
    if (pointsToSelf(tool.parameters)) definitions[tool.name] = given;
    return {
      type: 'object',
      properties: { tool: { type: 'string', const: tool.name }, arguments: given },
      required: ['tool', 'arguments'],
      additionalProperties: false,
    };
  });
  return {
    type: 'object',
    properties: {
      calls: { type: 'array', maxItems: CALLS_MAX, items: { anyOf: forms } },
      answer: { type: 'string', maxLength: ANSWER_LENGTH_MAX },
    },
    required: ['calls', 'answer'],
    additionalProperties: false,
    ...(Object.keys(definitions).length === 0 ? {} : { $defs: definitions }),
  };
}

/** What the model must know of the tools when the schema is its only contact with them. */
export function toolsInWords(tools: readonly ToolSpec[]): string {
  const lines = tools.map((tool) => `- ${tool.name}: ${tool.description}${fieldsInWords(tool.parameters)}`);
  return [
    'Tools:',
    ...lines,
    'Answer with JSON: in "calls" the tools to be called with their arguments, none if nothing is to be done; in "answer" one sentence to the person, in your own words.',
  ].join('\n');
}

/** The conversation without calls and tool messages, which small models' templates pass over: what was called and what came of it, as text. */
export function inWords(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.map((message): ChatMessage => {
    if (message.role === 'tool')
      return { role: 'user', content: `Result of ${message.name}: ${message.content}` };
    if (message.role !== 'assistant' || (message.calls ?? []).length === 0) return message;
    const calls = (message.calls ?? []).map((call) => ({ tool: call.name, arguments: call.arguments }));
    return { role: 'assistant', content: JSON.stringify({ calls, answer: message.content }) };
  });
}

export interface Choice {
  readonly calls: readonly Omit<ToolCall, 'id'>[];
  readonly answer: string;
}

/** What a model chose, read also where it left out what it had nothing to say to. Undefined for what is no choice at all. */
export function choiceIn(value: Json): Choice | undefined {
  const listed = Array.isArray(value) ? value : isJsonObject(value) ? (value['calls'] ?? []) : undefined;
  if (!Array.isArray(listed)) return undefined;
  const answer = isJsonObject(value) && typeof value['answer'] === 'string' ? value['answer'].trim() : '';
  const calls = (listed as readonly Json[]).flatMap((item) => {
    if (!isJsonObject(item)) return [];
    const name = item['tool'] ?? item['name'];
    return typeof name === 'string' ? [{ name, arguments: item['arguments'] ?? {} }] : [];
  });
  return calls.length < listed.length ? undefined : { calls, answer };
}

function fieldsInWords(parameters: JsonSchema): string {
  const fields = parameters['properties'];
  if (!isJsonObject(fields)) return '';
  const words = Object.entries(fields).map(([name, field]) => {
    const description = isJsonObject(field) ? field['description'] : undefined;
    return typeof description === 'string' ? `${name} (${description})` : name;
  });
  return words.length === 0 ? '' : ` Arguments: ${words.join(', ')}.`;
}

/** References within a tool's schema, pointed to where its definitions now stand. */
function repointed(schema: Json, prefix: string): Json {
  if (Array.isArray(schema)) return schema.map((item: Json) => repointed(item, prefix));
  if (!isJsonObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]): [string, Json] => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, repointed(inner, prefix)];
      return [key, inner === '#' ? prefix : inner.replace('#/$defs/', `${prefix}.`)];
    }),
  );
}

function pointsToSelf(schema: JsonObject): boolean {
  return JSON.stringify(schema).includes('"$ref":"#"');
}
