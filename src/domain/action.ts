import { z } from 'zod';
import { Daytime } from './daytime.ts';
import { Duration } from './duration.ts';
import { Happening, InState, Level } from './happening.ts';
import type { PartOfDay } from './home.ts';

/** ISO 8601 instant with an offset, e.g. `2026-03-11T08:00:00-04:00`. */
export const Instant = z.iso.datetime({ offset: true });

/** RFC 5545 recurrence rule without the leading `RRULE:`. */
export const Rrule = z
  .string()
  .regex(
    /^FREQ=(?:SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(?:;[A-Z-]+=[^;\s]+)*$/,
    'an RFC 5545 rule such as FREQ=WEEKLY;BYDAY=MO',
  );

/** A moment, or a window where the words name only a day or a part of it; `chosen` is what the house picks from the window. */
export const Moment = z.union([
  Instant,
  z.strictObject({
    between: z.tuple([Instant, Instant]),
    chosen: Instant.optional(),
    words: z.string().optional(),
  }),
]);
export type Moment = z.infer<typeof Moment>;

/** One thing that may be so. */
const Fact = z.union([
  z.strictObject({
    service: z.literal('calendar'),
    from: Instant,
    to: Instant,
    state: z.enum(['empty', 'non-empty']),
    query: z.string().optional(),
  }),
  Level,
  InState,
  Daytime,
]);
export type Fact = z.infer<typeof Fact>;

const Part = z.union([Fact, z.strictObject({ not: Fact })]);
/** One thing that may be so, or must not be. */
export type Part = z.infer<typeof Part>;

/** A condition on the world, judged when the action's turn comes: one thing, all of several, or any of them. */
export const Condition = z.union([
  Part,
  z.strictObject({ all: z.array(Part).min(2).max(8) }),
  z.strictObject({ any: z.array(Part).min(2).max(8) }),
]);
export type Condition = z.infer<typeof Condition>;

/** Sunrise or sunset as the time of something: the next one, or that of a day. */
export const SunTime = {
  sun: z.enum(['sunrise', 'sunset']),
  offset: Duration.optional().describe('before or after sunrise or sunset, such as -PT30M'),
  date: z.iso.date().optional().describe('the day whose sunrise or sunset is meant; else the next one'),
};

/** What defers an action. `event` and `sun` happen once unless `repeat`. */
export const When = z.union([
  z.strictObject({ at: Moment }),
  z.strictObject({ after: Duration }),
  z.strictObject({ rrule: Rrule, at: Instant.optional(), until: Instant.optional() }),
  z.strictObject({
    event: Happening,
    repeat: z.boolean().optional(),
  }),
  z.strictObject({
    ...SunTime,
    repeat: z.boolean().optional(),
    /** The days on which it happens again and again; every day where only `repeat` says that it does. */
    rrule: Rrule.optional(),
    /** With `rrule`, when its days begin. */
    at: Instant.optional(),
  }),
]);
export type When = z.infer<typeof When>;

/** Where in the sentence an action was read: offsets in UTF-16 units, `text` is exactly that part of the sentence. */
export const Span = z.strictObject({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  text: z.string(),
});
export type Span = z.infer<typeof Span>;

/** One discrete thing that was asked for: a method of a service with its arguments, perhaps deferred, perhaps conditional. */
export const Action = z.strictObject({
  service: z.string(),
  method: z.string(),
  args: z.record(z.string(), z.json()),
  when: When.optional(),
  if: Condition.optional(),
  /** The other side of the condition of an action before it in the group: done where that one was not, whatever that one has changed. */
  otherwise: z.literal(true).optional(),
  /** Brings its things back to how they were before the action before it: the end of "at 30 % for an hour". */
  restores: z.literal(true).optional(),
  /** Takes back what an earlier turn did, so that one more "undo" goes further back. */
  takesBack: z.literal(true).optional(),
  /** The state that the action before it must have reached, where seeing it begun is not enough: a vacuum is back in its dock. */
  awaits: InState.optional(),
  /** An optional action that fails is passed by; a required one ends in a question (document 000, Action Evaluation). */
  required: z.boolean().optional(),
  /** The state that a question asks about ("is the back door *locked*?"), which is answered yes or no first. */
  asks: z.string().optional(),
  source: Span.optional(),
  /** The wish in words, where those it was read from ("make that fifteen") do not tell it by themselves. */
  said: z.string().max(2000).optional(),
  /** Things the interpreter chose because the words left them open, to be read back: `at 08:00, because you said "in the morning"`. */
  assumed: z.array(z.string()).optional(),
});
export type Action = z.infer<typeof Action>;

/** Whether what is put off comes again and again, and not once. */
export function returns({ when }: Pick<Action, 'when'>): boolean {
  if (when === undefined) return false;
  return ('rrule' in when && when.rrule !== undefined) || ('repeat' in when && when.repeat === true);
}

/** Actions that depend on each other, in the order in which they must be seen done. */
export const Group = z.array(Action).min(1);
export type Group = z.infer<typeof Group>;

/** A part of a sentence that was not understood; nothing was planned for it. */
export interface Unread extends Span {
  readonly reason: string;
  /** It was understood, and nothing in the house can do it or tell it: the reason says what. */
  readonly cannot?: true;
  /** Where the words fit several things: the names to choose from. */
  readonly candidates?: readonly string[];
  /** A command of which only one part is missing: the house asks for that part, then does it. */
  readonly wish?: Wish;
}

/** A command that lacks what it cannot be done without. */
export interface Wish {
  readonly action: Action;
  readonly lacks: readonly Lack[];
}

export interface Lack {
  /** Any of these parameters fills it: `at` or `rrule`. */
  readonly params: readonly string[];
  /** What it is, in a word or two: "when". */
  readonly words: string;
  /** The whole question; without it the words are asked of the command as it was said. */
  readonly ask?: string;
  /** Where it is one of several things: their names. */
  readonly among?: readonly string[];
  /** Where it is only known what may be wished for: the deeds that are offered, in words. The first stands in `Wish.action` meanwhile. */
  readonly deeds?: readonly { readonly action: Action; readonly words: string }[];
  /** It is the thing that the action waits for or hangs on, and not its own. */
  readonly of?: 'condition';
  /** A time counted from an entry of the calendar, by words of its title: looked for there before anybody is asked. `clock`: at which hour of that day, as it was said. */
  readonly from?: {
    readonly query: string;
    readonly offset: string;
    readonly part?: PartOfDay;
    readonly clock?: string;
  };
  /** The day that was named without an hour, `2026-11-24`: the answer is of that day. */
  readonly on?: string;
}

/** What a sentence asks for. Groups run side by side; `direct` says that nothing is to be done. */
export interface Plan {
  readonly groups: readonly Group[];
  readonly direct: boolean;
  /** 0–1: how sure the reading is as a whole. */
  readonly confidence: number;
  readonly unread: readonly Unread[];
  /** For a direct plan: what kind of talk it is, so that the answer fits. */
  readonly talk?:
    | 'greeting'
    | 'pleasantry'
    | 'presence'
    | 'name'
    | 'assent'
    | 'refusal'
    | 'acknowledgement'
    | 'thanks'
    | 'goodbye'
    | 'help'
    | 'how-to'
    | 'hypothetical'
    | 'prohibition'
    | 'statement'
    | 'abandoned'
    | 'chat';
  /** Remarks to be read back, such as "'the lamp' taken as Desk Lamp". */
  readonly remarks: readonly string[];
  /** Deeds that may be meant by words that nothing read. */
  readonly offer?: Offer;
  /** Where all that is said is the question which of several open questions an answer is for. */
  readonly unplaced?: Unplaced;
}

/** What words may ask for that no phrase reads: offered in one question, the likeliest first. */
export interface Offer {
  readonly deeds: readonly Action[];
  /** The words leave no doubt that it is wanted: what is harmless and the only thing there is to do about it needs no question. */
  readonly sure: boolean;
  /** They are an order in other words, and no telling how it is: done although it is so already, and to several things at once. */
  readonly ordered?: true;
  /** They only hint at it: a model that is there reads them better. */
  readonly hinted?: true;
}

/** An answer that may be for any of several open questions: by id, in the order in which they were told, and the words of the answer. */
export interface Unplaced {
  readonly waits: readonly string[];
  readonly text: string;
}
