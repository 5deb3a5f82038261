import { z } from 'zod';
import { type Fault, faultLines, issueFaults, type Json } from '../base/index.ts';
import { coerce } from './coerce.ts';
import { addUsage } from './ledger.ts';
import type {
  ChatFailureCode,
  ChatMessage,
  ChatOptions,
  ChatOutcome,
  ChatRequest,
  JsonSchema,
  LanguageModel,
  ModelUsage,
} from './types.ts';

export const REPAIRS_MAX = 2;

export interface RepairOptions extends Omit<ChatOptions, 'onText'> {
  /** How often a faulty answer is sent back with its faults, 2 unless given. */
  readonly repairs?: number;
}

export type Structured<T> =
  | { readonly type: 'value'; readonly value: T; readonly repairs: number; readonly usage: ModelUsage }
  | { readonly type: 'refusal'; readonly text: string; readonly usage: ModelUsage }
  | StructuredFailure;

export interface StructuredFailure {
  readonly type: 'failed';
  /** `invalid`: after every repair what came still did not fit. */
  readonly code: ChatFailureCode | 'invalid';
  readonly message: string;
  readonly hint?: string;
  /** What was said first. What came later answers our complaints, and is for nobody else. */
  readonly said?: string;
  readonly faults: readonly Fault[];
  readonly usage: ModelUsage;
}

/**
 * Asks for a value that `schema` parses. What comes is coerced by the schema as far as that changes nothing meant, and checked;
 * what does not fit goes back with its faults, at most `repairs` times. A value that comes back from here has been parsed.
 */
export async function structured<T>(
  model: LanguageModel,
  request: Omit<ChatRequest, 'schema' | 'tools'>,
  schema: z.ZodType<T>,
  options: RepairOptions,
): Promise<Structured<T>> {
  const { repairs = REPAIRS_MAX, onJson, ...chatOptions } = options;
  const wanted = jsonSchemaOf(schema);
  let messages = request.messages;
  let usage: ModelUsage | undefined;
  let first: string | undefined;
  for (let round = 0; ; round++) {
    // Only the first try is heard as it comes: what is said while mending is between the model and us.
    const heardBy = round === 0 && onJson !== undefined ? { ...chatOptions, onJson } : chatOptions;
    const outcome = await model.chat({ ...request, messages, schema: wanted }, heardBy);
    usage = usage === undefined ? outcome.usage : addUsage(usage, outcome.usage);
    if (outcome.type === 'failed' && outcome.code !== 'bad-answer') return { ...outcome, faults: [], usage };
    if (outcome.type === 'refusal') return { ...outcome, usage };
    const read = readAs(outcome, schema, wanted);
    if (read.ok) return { type: 'value', value: read.value, repairs: round, usage };
    first ??= read.said;
    if (round >= repairs)
      return {
        type: 'failed',
        code: 'invalid',
        message: `${model.name} gave no answer of the wanted form: ${faultLines(read.faults)}`,
        said: first,
        faults: read.faults,
        usage,
      };
    messages = [...request.messages, ...repairTalk(read.said, read.faults)];
  }
}

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly said: string; readonly faults: readonly Fault[] };

function readAs<T>(outcome: ChatOutcome, schema: z.ZodType<T>, wanted: JsonSchema): Read<T> {
  switch (outcome.type) {
    case 'object': {
      const parsed = schema.safeParse(coerce(outcome.value, wanted));
      if (parsed.success) return { ok: true, value: parsed.data };
      return { ok: false, said: outcome.text, faults: issueFaults(parsed.error.issues) };
    }
    case 'cut':
      return {
        ok: false,
        said: outcome.text,
        faults: [{ path: '', message: 'The answer stops before its end. Say it shorter.' }],
      };
    case 'failed':
      return { ok: false, said: '', faults: [{ path: '', message: 'Nothing was said.' }] };
    default:
      return { ok: false, said: outcome.text, faults: [{ path: '', message: 'That is no JSON.' }] };
  }
}

const SAID_MAX = 2_000;

/** The faulty answer and what is wrong with it. Only the newest, since a small model reads the older ones as examples. */
function repairTalk(said: string, faults: readonly Fault[]): readonly ChatMessage[] {
  const content = `That cannot be used:\n${faultLines(faults)}\nAnswer again, the whole of it, with JSON alone.`;
  if (said === '') return [{ role: 'user', content }];
  return [
    { role: 'assistant', content: said.slice(0, SAID_MAX) },
    { role: 'user', content },
  ];
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON schema of what a zod schema takes in, without the line that names the dialect: grammars have no use for it. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema);
  if (known !== undefined) return known;
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  schemas.set(schema, made as Record<string, Json>);
  return made as Record<string, Json>;
}
