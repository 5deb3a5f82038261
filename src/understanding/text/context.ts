import type { Action, Group, PartOfDay, Target } from '../../domain/index.ts';

/** What the interpreter must know besides the words and the house: handed in, so that the same input gives the same plan. */
export interface UnderstandingContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** IANA name of the home's zone. */
  readonly timezone: string;
  /** Id of the person who speaks. */
  readonly person: string;
  /** Order of day and month in "3/4", and what "half seven" means. `en-GB` when absent. */
  readonly locale?: 'en-GB' | 'en-US';
  /** The room of the satellite that heard it. */
  readonly area?: string;
  /** Earlier turns of the conversation, newest last, for "it", "them" and "again"; absent where the words stand in none. */
  readonly previous?: readonly PreviousTurn[];
  /** Something rings for the speaker, so that "done" and "five more minutes" are said to it. */
  readonly ringing?: boolean;
  readonly dayParts?: Partial<DayParts>;
  /** From which hour to which a part of the day lasts, for "what is on tomorrow afternoon". */
  readonly partHours?: Partial<PartHours>;
  /**
   * Kept for one call of the interpreter, which makes it and hands it to all of its readers: they read the same words a dozen times. Absent
   * where a reader is called by itself.
   */
  readonly opened?: Opened;
}

/** The sentences that were opened so far, by their text. */
export type Opened = Map<string, readonly { readonly context: UnderstandingContext }[]>;

/** Whether the same words come to the same in both. */
export function isSameContext(one: UnderstandingContext, other: UnderstandingContext): boolean {
  return (
    one === other ||
    (one.now === other.now &&
      one.timezone === other.timezone &&
      one.person === other.person &&
      one.locale === other.locale &&
      one.area === other.area &&
      one.ringing === other.ringing &&
      one.dayParts === other.dayParts &&
      one.partHours === other.partHours &&
      areSameTurns(one.previous, other.previous))
  );
}

function areSameTurns(
  one: readonly PreviousTurn[] | undefined,
  other: readonly PreviousTurn[] | undefined,
): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined || one.length !== other.length) return false;
  return one.every((turn, at) => turn === other[at]);
}

export interface PreviousTurn {
  readonly text: string;
  readonly groups: readonly Group[];
  /** The house asked what was missing, or whether it is to do what it offered. */
  readonly asked?: boolean;
}

/** The hours of the clock (8.5 is half past eight) that vague parts of the day stand for. */
export type DayParts = Readonly<Record<PartOfDay, number>>;

export type PartHours = Readonly<Record<PartOfDay, readonly [from: number, to: number]>>;

export const DAY_PARTS: DayParts = {
  morning: 8,
  afternoon: 15,
  evening: 19,
  night: 21,
  breakfast: 8,
  lunch: 12,
  dinner: 18,
};

/** Something spoken of, for pronouns and for "the kitchen too". */
export interface Mention {
  readonly service: string;
  readonly target: Target;
}

/** Parameters of an action. */
export type Args = Action['args'];
export type Arg = Args[string];

/** What was just made and nobody has seen yet. */
export type Open<T> = { -readonly [K in keyof T]: T[K] };
