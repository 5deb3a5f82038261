import { type Kept, keptOf, type Returning, type Timing, type Wanted } from '../base/index.ts';

/** What becomes of an occurrence that was missed (H23). The person learns of it in every case. */
export type LatePolicy = 'tell' | 'digest' | 'drop';

/** How an item ended, or that it has not. */
export type DueState = 'open' | 'done' | 'cancelled';

/**
 * Single occurrences of a series that are not as its rule has them: the time each has by the rule (RECURRENCE-ID of RFC 5545 section
 * 3.8.4.4) and the time it was moved to, null where it is left out (EXDATE, section 3.8.5.1).
 */
export type Exceptions = readonly (readonly [occurrence: number, movedTo: number | null])[];

/** Something that will be due, once or again and again: an alarm, a reminder, a timer, a command for later. */
export interface DueItem<D> extends Kept {
  readonly id: string;
  /** What it is, in words: the name of an alarm or timer, the text of a reminder or command. */
  readonly name: string | null;
  /** What only its service knows of it. Kept as JSON. */
  readonly data: D;
  /** For whom it is; null for everybody. */
  readonly person: string | null;
  /** Who asked for it. */
  readonly maker: string | null;
  readonly conversation: string | null;
  readonly channel: string | null;
  /** How it comes back; null for once. */
  readonly rule: Returning | null;
  readonly exceptions: Exceptions;
  /** When it is due next, in milliseconds since the epoch; null when it is not, or not any more. */
  readonly nextAt: number | null;
  readonly late: LatePolicy;
  readonly state: DueState;
  /** The occurrence that was silenced last; null when none was. */
  readonly heardAt: number | null;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** What a new item is made of. */
export type Draft<D> = Omit<DueItem<D>, 'id' | 'state' | 'heardAt' | 'createdAt'>;

/** The one of some items that is due for the same person, at the same time, in the same words as a draft. */
export function sameAs<D>(draft: Draft<D>, items: readonly DueItem<D>[]): DueItem<D> | undefined {
  const inAll = ({ name, data, person, maker, nextAt, rule, exceptions, late }: Draft<D>): string =>
    JSON.stringify([name, data, person, maker, nextAt, rule, exceptions, late]);
  const wanted = inAll(draft);
  return items.find((item) => inAll(item) === wanted);
}

/** The words that an item is found by. */
export function nameOf({ name }: { readonly name: string | null }): string {
  return name ?? '';
}

/** One occurrence whose time has come. */
export interface Firing<D> {
  /** Unique per occurrence and the same at every offer: what receivers recognise a repetition by. */
  readonly id: string;
  readonly item: DueItem<D>;
  /** When it was due, in milliseconds since the epoch. */
  readonly occurrence: number;
  /** How long after its time it is offered. */
  readonly lateMs: number;
  /** Earlier occurrences of the same item that passed and that this one stands for. */
  readonly missed: number;
  /** `on-time` within the grace; after it what the item's policy says. */
  readonly fate: 'on-time' | 'late' | 'digest' | 'dropped';
  /** It was offered before and nobody acknowledged it: whether it was acted on cannot be known from here. */
  readonly offeredBefore: boolean;
  /** Other missed firings of the same audience that are told with this one and acknowledged with it. */
  readonly folded: readonly Firing<D>[];
}

/** The part of an item that says when it is due. */
export function timed(timing: Timing, wanted: Wanted) {
  return { ...keptOf(timing, wanted), rule: timing.rule, nextAt: timing.firstAt, exceptions: [] };
}
