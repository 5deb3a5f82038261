import { z } from 'zod';
import { HearthError, parseJson } from '../../base/index.ts';
import { parseWith } from '../../bus/index.ts';

/** What a satellite says beside sound (docs/reference/topics.md). */
const Told = z.discriminatedUnion('type', [
  /** It is there: said when it connects and every half minute. */
  z.strictObject({
    type: z.literal('hello'),
    area: z.string().min(1).max(120).optional(),
    /** Only what begins with it is for the house; everything where absent, as with a button to be held. */
    wake: z.string().min(1).max(60).optional(),
  }),
  z.strictObject({ type: z.literal('gone') }),
  /** Its button: what is said or rings there is over. */
  z.strictObject({ type: z.literal('stop') }),
]);
export type Told = z.output<typeof Told>;

const JSON_BYTES_MAX = 4 * 1024;

/** @throws HearthError naming every fault. */
export function readTold(payload: Buffer): Told {
  if (payload.length > JSON_BYTES_MAX)
    throw new HearthError('too-large', `A message has at most ${JSON_BYTES_MAX} bytes`);
  const parsed = parseJson(payload.toString('utf8'));
  if (!parsed.ok)
    throw new HearthError('parse-error', `The message is neither sound nor JSON: ${parsed.reason}`);
  return parseWith(Told, parsed.value);
}

/** What a satellite is told. `speech` numbers the sound that follows. */
export type Telling =
  | { readonly type: 'say' | 'ring'; readonly speech: number; readonly text: string; readonly turn?: string }
  /** Nothing is said to what was heard: it was talk, or silence. */
  | { readonly type: 'nothing' }
  /** What rings is over; with `all` also what is said. */
  | { readonly type: 'hush'; readonly all: boolean }
  | { readonly type: 'error'; readonly code: string; readonly text: string };

const SORRY_LOST = 'Part of that was lost. Say it again.';
const SORRY_LONG = 'That was too long. Say one sentence at a time.';
const SORRY_BUSY = 'Too much is being said at once. Say it again in a moment.';
export const SORRY = { lost: SORRY_LOST, 'too-long': SORRY_LONG, busy: SORRY_BUSY } as const;
