import type { Pattern } from '../text/index.ts';

/** How a language builds what only tells something: who, and a verb that tells it of them, and no order. */
export interface StatementGrammar {
  /** What may stand in front of one and says nothing: "oh", "och", "goodness". */
  readonly lead: Pattern;
  /** The same at the very beginning, where nothing of the same breath can be corrected: "oh wait". */
  readonly opening: Pattern;
  /** A whole one, from its first word on. */
  readonly build: Pattern;
  /** Stands only in what sets a condition, tells of a time to come, wishes, or reports an order. */
  readonly bound: Pattern;
  /** Stands in front of a verb for anybody who is called by a name: "she". */
  readonly anybody: string;
  /** Somebody who stays, leaves or keeps to something: "*gran stays* up late" spares no thing. */
  readonly staying: Pattern;
  /** The whole of what stands between marks, and says nothing: "you know what", "two things". */
  readonly aside: Pattern;
  /** Forbids something, at the beginning of a clause: "*don't go touching* the garden", which is no reason. */
  readonly forbids: Pattern;
  /** Behind these a verb of an order is told, and not ordered: "and", "so" are none of them. */
  readonly leadsToOrder: Pattern;
  /** A word of what is told that is written as a verb: "the dog *hates* music", "the kids *wanted* music". */
  readonly acts: Pattern;
  /** Where one may begin behind an order with no mark between: "… *someone's* coming". */
  readonly begins: Pattern;
  /** Where an order may begin behind one with no mark between. */
  readonly ordersNext: Pattern;
  /** In front of words that were lost, joins them to a condition; and how such words begin that tell of somebody or something. */
  readonly joined: Pattern;
  /** A reason and what leads on from it to what is asked for, as a courtesy shows: "the sweep is ill, *so*" in front of "please". */
  readonly soAsked: Pattern;
  readonly subject: Pattern;
}

const NEVER = /(?!)/;
const NEVER_ALL = /(?!)/dg;

export const NO_STATEMENTS: StatementGrammar = {
  lead: NEVER,
  opening: NEVER,
  build: NEVER,
  bound: NEVER,
  anybody: '',
  staying: NEVER,
  aside: NEVER,
  forbids: NEVER,
  leadsToOrder: NEVER,
  acts: NEVER,
  joined: NEVER,
  soAsked: NEVER,
  subject: NEVER,
  begins: NEVER_ALL,
  ordersNext: NEVER_ALL,
};
