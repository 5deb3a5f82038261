import type { Json } from '../../base/index.ts';
import type { Daytime } from '../../domain/index.ts';
import type { NounPhrase } from '../names/index.ts';
import type { Rule, SlotEdge } from '../phrases/index.ts';
import type { Timing } from '../times/index.ts';

/** One way to read a stretch of words as one wish. */
export interface Reading {
  readonly start: number;
  readonly end: number;
  readonly rule: Rule;
  readonly fills: readonly Fill[];
  readonly timing: Timing;
  /** The words of time, for "the events *tomorrow*". */
  readonly timeWords: string;
  readonly conditions: readonly ConditionRead[];
  /** Waits for what was said before: "when that's over". */
  readonly done: boolean;
  readonly score: number;
}

export interface Fill {
  readonly name: string;
  readonly slot: SlotEdge['slot'];
  readonly value: Json | NounPhrase;
  readonly start: number;
  readonly end: number;
}

/** Whether a slot takes what a wish is for: a thing, or a place that stands for what is in it. */
export function isThing({ slot }: { readonly slot: SlotEdge['slot'] }): boolean {
  return slot === 'target' || slot === 'place';
}

/** The words of a reading for its things. */
export function thingOf(fills: readonly Fill[]): Fill | undefined {
  for (const fill of fills) if (isThing(fill)) return fill;
  return undefined;
}

/** The readings that end at a place, best first. */
export function bestTo(end: number, readings: readonly Reading[]): readonly Reading[] {
  return readings.filter((reading) => reading.end === end).sort((one, other) => other.score - one.score);
}

/** "If …", "unless …", "when …" as read, before pronouns are known. */
export type ConditionRead = {
  readonly start: number;
  readonly end: number;
  /** What must be so as well: "when the door opens *and it is dark*". */
  readonly also?: readonly ConditionRead[];
} & (
  | ({
      readonly type: 'state';
      readonly phrase: NounPhrase;
      readonly state: string;
      /** Of several things each is to be so: "when *both* are off"; else one is enough. */
      readonly every?: boolean;
    } & Meant)
  /** By a service's own phrase: what is on the calendar, how warm it is, that someone moves. */
  | ({
      readonly type: 'kept';
      readonly rule: Rule;
      readonly fills: readonly Fill[];
      readonly timing: Timing;
    } & Meant)
  | ({ readonly type: 'daytime'; readonly daytime: Daytime } & Meant)
  /** "if so", "if not", "otherwise": by the answer to the question before, or the condition before. */
  | { readonly type: 'so'; readonly not: boolean }
);

/** How a condition is meant. */
export interface Meant {
  readonly not: boolean;
  /** Said as what becomes ("opens", "drops below") and not as what is. */
  readonly change: boolean;
  /** For how long it is to be so, ISO 8601. */
  readonly lasting?: string;
  /** Waited for; else looked at once, when the action's turn has come. */
  readonly awaited?: Awaited;
}

export interface Awaited {
  /** "Whenever", "every time". */
  readonly repeat: boolean;
  /** A plain "when", or an "if" before what becomes: for good, if what is wished for is for the house. */
  readonly standing: boolean;
}

/** What a token is worth by how it was understood. Free text is worth least, so that no command disappears in it. */
export const WORTH = {
  word: 1,
  slot: 1,
  text: 0.5,
  time: 0.9,
  condition: 0.9,
  filler: 0.2,
  courtesy: 0.4,
  relative: 0.5,
  slip: -0.35,
  called: -0.2,
  colored: -0.6,
  clause: -0.6,
  terse: -0.5,
  swallowed: -6,
  overrun: -5,
  timeless: -1.2,
  ask: 0.85,
  asked: -0.35,
  mixed: -1.2,
  measured: -0.3,
  hour: -0.4,
} as const;
