import type { Pattern } from '../text/index.ts';

const NEVER = /(?!)/g;
const NEVER_ONCE = /(?!)/;

/** Clauses that say when or whether a wish is to be done. */
export interface BoundGrammar {
  /** The other side of a condition is to be told: "*if not, just tell me*". */
  readonly tellsElse: Pattern;
  /** So long after what comes to be so: "ten minutes *after everyone has left*". */
  readonly countedFrom: Pattern;
  /** A state, and a part of every day: "if it is open *at night*". */
  readonly inPart: Pattern;
  /** Begins such a clause; what is only polite begins none. */
  readonly clause: Pattern;
  /** Of these what says whether, and no time: "unless it rains". */
  readonly whether: Pattern;
  /** Of these what puts off for an unknown while: "in a bit", "not now". */
  readonly putOff: Pattern;
  /** What is done at once is done by then. */
  readonly before: Pattern;
  /** May tell why a time that was named is that one: "at seven, *after work*". */
  readonly explains: Pattern;
  /** Begins such a clause only in front of the wish; behind it somebody complains: "*every time the cat comes in*". */
  readonly inFront: Pattern;
  /** As `inside`, of what is written down, where what is told has conditions of its own. */
  readonly surely: Pattern;
  /** The same beside what is taken away, which is lost for good. */
  readonly beforeTakenAway: Pattern;
  /** Within what is told beside a wish: what the wish hangs on for sure, and what it does where a thing of the house follows. */
  readonly inside: Pattern;
  readonly withThing: Pattern;
  /** A clause that says "now" and no other time. */
  readonly atOnce: Pattern;
  /** "Dimmer, *by twenty*": how much, behind a step, and no hour. */
  readonly byAsMuch: Pattern;
  /** What leads on to a clause: "and", "but only". */
  readonly leads: Pattern;
}

export const NOT_BOUND: BoundGrammar = {
  tellsElse: NEVER_ONCE,
  countedFrom: NEVER_ONCE,
  inPart: NEVER_ONCE,
  clause: NEVER_ONCE,
  whether: NEVER_ONCE,
  putOff: NEVER_ONCE,
  before: NEVER_ONCE,
  explains: NEVER_ONCE,
  inFront: NEVER_ONCE,
  surely: NEVER_ONCE,
  beforeTakenAway: NEVER_ONCE,
  inside: NEVER_ONCE,
  withThing: NEVER,
  atOnce: NEVER_ONCE,
  byAsMuch: NEVER_ONCE,
  leads: NEVER_ONCE,
};

/** What is asked of rooms, floors and people that the house does not know, and the reasons that it gives. */
export interface UnknownGrammar {
  /** Asks what is measured in a room. */
  readonly measuredIn: Pattern;
  readonly notMeasured: (inRoom: string) => string;
  /** Something is to be told to somebody, by a name that is caught. */
  readonly messageTo: Pattern;
  readonly noPerson: (name: string) => string;
  /** Speaks of waking somebody else, or of their alarm, by a name that is caught. */
  readonly alarmOf: Pattern;
  readonly noAlarmOf: (name: string) => string;
  /** Asks or tells who may do what; the name that a pattern catches is of somebody here. */
  readonly rights: readonly Pattern[];
  /** Where that is set. */
  readonly rightsSet: string;
  /** Words for the floors of a house. */
  readonly levels: Pattern;
  readonly noLevel: (level: string) => string;
  /** An order by the sun that a clock is to hold back or hurry. */
  readonly boundTwice: Pattern;
  readonly notBoundTwice: string;
  /** Where somebody speaks is not known, and it is said of that room. */
  readonly here: string;
  /** A thing is switched, for so long. */
  readonly switchedSo: Pattern;
}

export const NOTHING_UNKNOWN: UnknownGrammar = {
  measuredIn: NEVER_ONCE,
  notMeasured: (inRoom) => inRoom,
  messageTo: NEVER_ONCE,
  noPerson: (name) => name,
  alarmOf: NEVER_ONCE,
  noAlarmOf: (name) => name,
  rights: [],
  rightsSet: '',
  levels: NEVER_ONCE,
  boundTwice: NEVER_ONCE,
  notBoundTwice: '',
  noLevel: (level) => level,
  here: '',
  switchedSo: NEVER_ONCE,
};
