const NEVER = /(?!)/g;
const NEVER_ONCE = /(?!)/;

/** Clauses that say when or whether a wish is to be done. */
export interface BoundGrammar {
  /** Begins such a clause; what is only polite begins none. */
  readonly clause: RegExp;
  /** Within what is told beside a wish: what the wish hangs on for sure, and what it does where a thing of the house follows. */
  readonly inside: RegExp;
  readonly withThing: RegExp;
  /** A clause that says "now" and no other time. */
  readonly atOnce: RegExp;
  /** What leads on to a clause: "and", "but only". */
  readonly leads: RegExp;
}

export const NOT_BOUND: BoundGrammar = {
  clause: NEVER_ONCE,
  inside: NEVER_ONCE,
  withThing: NEVER,
  atOnce: NEVER_ONCE,
  leads: NEVER_ONCE,
};

/** What is asked of rooms, floors and people that the house does not know, and the reasons that it gives. */
export interface UnknownGrammar {
  /** Asks what is measured in a room. */
  readonly measuredIn: RegExp;
  readonly notMeasured: (inRoom: string) => string;
  /** Something is to be told to somebody, by a name that is caught. */
  readonly messageTo: RegExp;
  readonly noPerson: (name: string) => string;
  /** Words for the floors of a house. */
  readonly levels: RegExp;
  readonly noLevel: (level: string) => string;
  /** A thing is switched, for so long. */
  readonly switchedSo: RegExp;
}

export const NOTHING_UNKNOWN: UnknownGrammar = {
  measuredIn: NEVER_ONCE,
  notMeasured: (inRoom) => inRoom,
  messageTo: NEVER_ONCE,
  noPerson: (name) => name,
  levels: NEVER_ONCE,
  noLevel: (level) => level,
  switchedSo: NEVER_ONCE,
};
