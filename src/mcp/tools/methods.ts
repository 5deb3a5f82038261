import { z } from 'zod';
import { defined, HearthError, isJsonObject, type Json, type JsonObject } from '../../base/index.ts';
import { parseWith } from '../../bus/index.ts';
import type { CallOutcome } from '../../domain/index.ts';
import type { McpClient } from '../client.ts';
import type { PendingCalls } from './pending-calls.ts';
import { schemaOf } from './schema-of.ts';
import { refusedCall, type ToolCall, type ToolEnd, type ToolView } from './tool.ts';

/** A method of a service, as `service_method` names it. */
export interface MethodName {
  readonly service: string;
  readonly method: string;
}

/** The name under which the person's yes or no comes back. */
const CONFIRM = 'confirm';

const ConfirmState = z.object({ confirm: z.string().min(1).max(4_000) });
const Challenge = z.object({
  confirm: z.object({ token: z.string(), question: z.string(), expires: z.number() }),
});

const ConfirmParams = z.strictObject({
  question: z
    .string()
    .min(1)
    .max(64)
    .describe('the name that the result of the risky call gave the question'),
  answer: z.enum(['yes', 'no']).describe('what the person said'),
});

export const CONFIRM_TOOL: ToolView = {
  name: 'confirm',
  title: 'Answer for a person',
  description:
    'Hands on what a person said to the question of a risky call. Ask the person first: nobody else may say yes.',
  inputSchema: schemaOf(ConfirmParams, 'input'),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
};

/** Calls a method. A risky one is asked about: by the client where it can, else by what the result says. */
export async function callMethod(
  { doorway, speaker }: McpClient,
  pending: PendingCalls,
  { service, method }: MethodName,
  call: ToolCall,
): Promise<ToolEnd> {
  const { answers, key } = call;
  const params = call.args;
  const given = answers.get(CONFIRM);
  if (given !== undefined && !(given.type === 'answer' && given.value === 'yes')) return NOTHING_DONE;
  const state = given === undefined ? undefined : parseWith(ConfirmState, call.state, '/requestState');
  const outcome = await doorway.call(
    service,
    method,
    params,
    defined({ idempotencyKey: key, confirm: state?.confirm }),
  );
  const challenge = challengeIn(outcome);
  if (challenge === undefined) return endOf(outcome);
  const { token, question, expires } = challenge;
  if (call.canAsk)
    return {
      type: 'asks',
      questions: { [CONFIRM]: { message: question, options: ['yes', 'no'] } },
      state: { confirm: token },
    };
  const id = pending.put({ service, method, params, key, confirm: token, via: speaker.via, expires });
  return {
    type: 'refused',
    text: `${question} Nothing has been done yet. Ask the person; after a yes call the tool "confirm" with {"question": "${id}", "answer": "yes"}.`,
    problem: { code: 'confirmation-needed', message: question, question: id },
  };
}

/** A person's answer to the question of a call before. */
export async function confirmCall(
  { doorway, speaker }: McpClient,
  pending: PendingCalls,
  call: ToolCall,
): Promise<ToolEnd> {
  const { question, answer } = parseWith(ConfirmParams, call.args);
  const waiting = pending.take(question, speaker.via);
  if (waiting === undefined)
    throw new HearthError('not-found', 'This question is no longer open', {
      hint: 'Call the tool that asked it again.',
    });
  if (answer === 'no') return NOTHING_DONE;
  const { service, method, params, key, confirm } = waiting;
  return endOf(await doorway.call(service, method, params, defined({ idempotencyKey: key, confirm })));
}

const NOTHING_DONE: ToolEnd = {
  type: 'refused',
  text: 'The person did not say yes. Nothing was done.',
  problem: { code: 'cancelled', message: 'The person did not say yes. Nothing was done.' },
};

function challengeIn(outcome: CallOutcome) {
  if (outcome.ok || outcome.error.code !== 'confirmation-needed') return undefined;
  return Challenge.safeParse(outcome.error.data).data?.confirm;
}

function endOf(outcome: CallOutcome): ToolEnd {
  if (!outcome.ok) return refusedCall(outcome.error);
  return { type: 'told', text: textOf(outcome.result), structured: outcome.result };
}

/** Without the calls that take it back: they are for programs, which have them in the structured result. */
function textOf(result: Json): string {
  if (!isJsonObject(result)) return JSON.stringify(result);
  const { undo: _undo, ...rest }: JsonObject = result;
  return JSON.stringify(rest);
}
