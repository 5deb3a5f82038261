import type { Point } from '../../src/base/index.ts';

/** What an event may be told of. */
export interface Fields {
  readonly title?: string | undefined;
  readonly start?: Point | undefined;
  readonly end?: string | undefined;
  readonly all_day?: boolean | undefined;
  readonly rrule?: string | undefined;
  readonly location?: string | undefined;
  readonly calendar?: string | undefined;
}

/** Which event is meant. */
export interface Which {
  readonly id?: string | undefined;
  readonly query?: string | undefined;
}

/** Which is to be taken off the calendar: an event, one occurrence, or what takes place in a period. */
export interface Cancel extends Which {
  readonly occurrence?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The first to come. */
  readonly next?: boolean | undefined;
  readonly all?: boolean | undefined;
}
