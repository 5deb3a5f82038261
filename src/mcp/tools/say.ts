import { z } from 'zod';
import { defined } from '../../base/index.ts';
import { parseWith } from '../../bus/index.ts';
import { ForeignId, Sentence } from '../../domain/index.ts';
import type { McpClient } from '../client.ts';
import { schemaOf } from './schema-of.ts';
import type { Hear, ToolCall, ToolEnd, ToolView } from './tool.ts';
import { performTurn, TurnReport } from './turns.ts';

/** Clients of the SDK give up after 60 s unless they are told otherwise. */
const WAIT_SECONDS = 20;
const WAIT_SECONDS_MAX = 50;

export const WaitSeconds = z
  .number()
  .min(0)
  .max(WAIT_SECONDS_MAX)
  .default(WAIT_SECONDS)
  .describe('how long to wait for the answer, in seconds');

export const Conversation = ForeignId.default('mcp').describe(
  'the talk it belongs to: "it" and "yes" are understood within one',
);

const SayParams = z.strictObject({
  text: Sentence.describe(
    'what to say to the house, as to a person: "turn off the lights in the kitchen and remind me at nine to call Sam"',
  ),
  conversation: Conversation,
  room: z
    .string()
    .min(1)
    .max(120)
    .exactOptional()
    .describe('where it is said, for "the lights" without a room'),
  wait: WaitSeconds,
});

export const SAY: ToolView = {
  name: 'say',
  title: 'Say something to the house',
  description:
    'Says a sentence to the whole assistant of the house: commands (several at once, with times and conditions), questions, reminders, lists, and the answer to what it asked. What was seen to happen is the answer.',
  inputSchema: schemaOf(SayParams, 'input'),
  outputSchema: schemaOf(TurnReport, 'output'),
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  },
};

export function say({ doorway, charge }: McpClient, hear: Hear, call: ToolCall): Promise<ToolEnd> {
  const { text, conversation, room: area, wait } = parseWith(SayParams, call.args);
  return performTurn({ doorway, hear }, call, wait, () => {
    charge(text, '/text');
    const message = {
      channel: 'mcp' as const,
      conversation,
      text,
      ...defined({ area, externalId: call.key }),
    };
    return doorway.receive(message);
  });
}
