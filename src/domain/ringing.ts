import { z } from 'zod';
import { ChannelName } from './message.ts';
import type { Speaker } from './speaker.ts';

/**
 * What was said to somebody when its time came and waits to be heard: an alarm or a timer rings until somebody acknowledges it, ten
 * minutes at most; a reminder was said once, and counts for as long as "done" and "snooze" can mean it.
 */
export const Ringing = z.strictObject({
  firing: z.string().describe('names this one time; the same at every offer'),
  service: z.enum(['alarm', 'timer', 'reminders']),
  item: z.string().describe('the id of the alarm, timer or reminder'),
  name: z.string().nullable().describe('what people call it; of a reminder its text'),
  text: z.string().describe('what is said'),
  person: z.string().nullable().describe('for whom; null for everybody'),
  conversation: z.string().nullable().describe('the talk in which it was made'),
  channel: ChannelName.nullable(),
  since: z.number().describe('ms since the epoch'),
  rings: z.boolean().describe('whether it is said again until somebody acknowledges it'),
});
export type Ringing = z.infer<typeof Ringing>;

/** Who listens: a speaker, and the talk that they are in. */
export interface Listener {
  readonly speaker: Speaker | 'hub';
  readonly conversation: string | null;
}

/** What rings in this home, for whoever may hear it. */
export interface RingBoard {
  /** What rings or was just said for this listener: their own, everybody's, and what was made in this talk. The last one first. */
  ringing(listener: Listener): readonly Ringing[];
  /** Somebody heard them: nothing of them is said again, at any door. Answers with those it was so for. */
  acknowledge(rings: readonly Ringing[]): Promise<readonly Ringing[]>;
  /** They ring again after a length (ISO 8601, such as PT5M), and not before. Answers with those it was so for. */
  snooze(rings: readonly Ringing[], length: string): Promise<readonly Ringing[]>;
}
