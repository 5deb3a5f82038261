import type { Daytime } from '../../domain/index.ts';
import type { Found, Token } from '../text/index.ts';
import type { Locale } from './time-grammar.ts';

/**
 * How two clauses hang together. `and`, `comma`: side by side; `or`: the same, but no command after a question; `also`: side by side, said so; `then`: the second waits;
 * `reverse`: the first waits ("… after you …"); `before`: the second waits, and said in front the one behind it; `stop`: a new sentence; `but`; `correction`: the second replaces part of the first;
 * `abandon`: what was said is taken back.
 */
export type Joint =
  | 'and'
  | 'or'
  | 'comma'
  | 'also'
  | 'then'
  | 'before'
  | 'reverse'
  | 'stop'
  | 'but'
  | 'correction'
  | 'abandon';

export interface JointFound {
  readonly joint: Joint;
  readonly end: number;
}

/** What may stand before a clause and says how to take it. */
export interface Opener {
  readonly words: string;
  /** What follows has another form of the verb: "start by *turning* off". */
  readonly inflected: boolean;
  /** It comes first of several: what follows waits for it. */
  readonly leads: boolean;
}

/** A condition's first words: what comes with `if` is looked at or waited for, what comes with `when` waited for. */
export type ConditionLead =
  | { readonly type: 'if'; readonly end: number; readonly not: boolean }
  /** `repeat`: each time. `standing`: "when" is for good unless more is said, "once" is for the next time. */
  | { readonly type: 'when'; readonly end: number; readonly repeat: boolean; readonly standing: boolean }
  /** "Otherwise". */
  | { readonly type: 'else'; readonly end: number };

/** A part of each day, said as what is so. */
export interface DaytimeRead {
  readonly daytime: Daytime;
  readonly not: boolean;
}

type EndReader = (tokens: readonly Token[], at: number) => number | undefined;

/** How a language ties clauses together, takes them back and turns them round. */
export interface ClauseGrammar {
  /** The connectives that begin at a token, longest first. */
  readonly jointsAt: (tokens: readonly Token[], at: number) => readonly JointFound[];
  /** The openers that begin with a word. */
  readonly openersFrom: (word: string) => readonly Opener[];
  /** The end of "when that's over": the action waits for what was said before. */
  readonly doneAt: EndReader;
  /** Whether that may begin with the word. */
  readonly mayBeDone: (word: string) => boolean;
  /** The end of "do not", "never". */
  readonly negationEnd: EndReader;
  /** The end of a clause that tells where a thing came from: "the alarm *I set yesterday*". */
  readonly relativeAt: EndReader;
  readonly mayRelate: (word: string) => boolean;
  /** The end of the words by which the ones before are taken back: "*no, I mean*". */
  readonly takenBackAt: EndReader;
  /** The base form of another form of a verb: "turning" and "turned" stand for "turn". */
  readonly baseOf: (word: string) => string | undefined;
  /** Whether a word is the base form of a verb. */
  readonly isVerb: (word: string) => boolean;
  /** The base form of a verb said of somebody: "opens", "opened". */
  readonly verbOf: (word: string) => string;
  /** How a thing is to which that was done, or was not: "open" → `open`; "lock", undone → `unlocked`. */
  readonly stateBy: (verb: string, how: 'done' | 'undone') => string | undefined;
  /** What becomes of a thing, said by its verb alone: "the door *opens*". */
  readonly becomesOf: (word: string) => string | undefined;
  /** The other of "on" and "off". */
  readonly switchOf: (word: string) => string | undefined;
  /** The base form of a verb behind a way round a wish, which may be another form: "I'd rather you *turned* it off". */
  readonly plainVerbOf: (word: string) => string | undefined;
  /** The tokens with a number or a day that was said again at once as it was said last: "set it to 23, no sorry, 22". */
  readonly asSaidLast: (tokens: readonly Token[]) => readonly Token[];
  /** The tokens without what says no more than a condition does alone: "*but only* if it is on". */
  readonly asRuled: (tokens: readonly Token[]) => readonly Token[];
  readonly conditionAt: (tokens: readonly Token[], at: number) => ConditionLead | undefined;
  /** Whether a condition may begin with the word. */
  readonly mayBeCondition: (word: string) => boolean;
  /** "*It is dark*", "*it's after ten*". */
  readonly daytimeAt: (
    tokens: readonly Token[],
    at: number,
    locale: Locale,
  ) => Found<DaytimeRead> | undefined;
  /** Behind what becomes so: "when the door opens *after dark*". */
  readonly daytimeBehind: (
    tokens: readonly Token[],
    at: number,
    locale: Locale,
  ) => Found<Daytime> | undefined;
  /** Where another condition begins behind one: "*and* it is dark", "*but only if* …". `not`: "unless". */
  readonly alsoLead: (
    tokens: readonly Token[],
    at: number,
  ) => { readonly end: number; readonly not: boolean } | undefined;
  /** Whether words that were not understood ask something, and set no condition. */
  readonly isQuestion: (tokens: readonly Token[], start: number, end: number) => boolean;
}

export const NO_CLAUSES: ClauseGrammar = {
  jointsAt: () => [],
  openersFrom: () => [],
  doneAt: () => undefined,
  mayBeDone: () => false,
  negationEnd: () => undefined,
  relativeAt: () => undefined,
  mayRelate: () => false,
  takenBackAt: () => undefined,
  baseOf: () => undefined,
  isVerb: () => false,
  verbOf: (word) => word,
  stateBy: () => undefined,
  becomesOf: () => undefined,
  switchOf: () => undefined,
  plainVerbOf: () => undefined,
  asSaidLast: (tokens) => tokens,
  asRuled: (tokens) => tokens,
  conditionAt: () => undefined,
  mayBeCondition: () => false,
  daytimeAt: () => undefined,
  daytimeBehind: () => undefined,
  alsoLead: () => undefined,
  isQuestion: () => false,
};
