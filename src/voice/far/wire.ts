/** What the hub and a recogniser on another machine say to each other besides sound (docs/reference/topics.md). */
import { z } from 'zod';
import { HearthError, type JsonObject, parseJson } from '../../base/index.ts';

/** A way to the other end, as a topic is. */
export interface Line {
  /** Rejects where it did not get there. */
  send(message: JsonObject | Buffer): Promise<void>;
}

const TEXT_MAX = 2_000;
const OTHERS_MAX = 16;
const JSON_BYTES_MAX = 64 * 1024;

const Text = z.string().max(TEXT_MAX);
const Number16 = z.int().min(0).max(0xffff);

const FromFar = z.discriminatedUnion('type', [
  /** It is there: said when it connects, when the hub asks, and every half minute. */
  z.strictObject({ type: z.literal('hello'), by: z.string().min(1).max(64) }),
  z.strictObject({ type: z.literal('gone') }),
  z.strictObject({
    type: z.literal('heard'),
    utterance: Number16,
    text: Text,
    others: z.array(z.strictObject({ text: Text, behind: z.number() })).max(OTHERS_MAX),
  }),
  /** This one could not be heard; others may be. */
  z.strictObject({ type: z.literal('refused'), utterance: Number16, reason: z.string().max(400) }),
]);
export type FromFar = z.output<typeof FromFar>;

/** @throws HearthError for what no recogniser says. */
export function readFromFar(payload: Buffer): FromFar {
  const said = FromFar.safeParse(jsonIn(payload));
  if (said.success) return said.data;
  throw new HearthError('invalid-params', z.prettifyError(said.error));
}

/** Whether the hub asks who is there, which is all that it says in words. */
export function isHello(payload: Buffer): boolean {
  return z.object({ type: z.literal('hello') }).safeParse(jsonIn(payload)).success;
}

function jsonIn(payload: Buffer): unknown {
  if (payload.length > JSON_BYTES_MAX)
    throw new HearthError('too-large', `A message has at most ${JSON_BYTES_MAX} bytes`);
  const parsed = parseJson(payload.toString('utf8'));
  if (!parsed.ok) throw new HearthError('parse-error', `That is neither sound nor JSON: ${parsed.reason}`);
  return parsed.value;
}
