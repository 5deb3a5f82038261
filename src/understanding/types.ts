import type { Action, Group, Target } from '../domain/index.ts';

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
  /** Earlier turns of the conversation, newest last, for "it", "them" and "again". */
  readonly previous?: readonly PreviousTurn[];
  readonly dayParts?: Partial<DayParts>;
  /** From which hour to which a part of the day lasts, for "what is on tomorrow afternoon". */
  readonly partHours?: Partial<PartHours>;
}

export interface PreviousTurn {
  readonly text: string;
  readonly groups: readonly Group[];
}

/** Wall-clock hours that vague parts of the day stand for. */
export interface DayParts {
  readonly morning: number;
  readonly noon: number;
  readonly afternoon: number;
  readonly evening: number;
  readonly night: number;
}

export type PartHours = Readonly<
  Record<'morning' | 'afternoon' | 'evening' | 'night', readonly [from: number, to: number]>
>;

export const DAY_PARTS: DayParts = { morning: 8, noon: 12, afternoon: 15, evening: 19, night: 21 };

/** Something spoken of, for pronouns and for "the kitchen too". */
export interface Mention {
  readonly service: string;
  readonly target: Target;
}

/** Parameters of an action. */
export type Args = Action['args'];
export type Arg = Args[string];
