import type { ChatMessage, JsonSchema } from './types.ts';

/** The schema as a sentence at the end of the last message, for servers that do not hold the model to it. */
export function withSchemaInWords(
  messages: readonly ChatMessage[],
  schema: JsonSchema,
): readonly ChatMessage[] {
  const words = `Answer with one JSON value and nothing else. It must fit this JSON schema: ${JSON.stringify(schema)}`;
  const last = messages.at(-1);
  return last?.role === 'user'
    ? [...messages.slice(0, -1), { ...last, content: `${last.content}\n\n${words}` }]
    : [...messages, { role: 'user', content: words }];
}
