import type { Phrase, Phrases } from '../../domain/index.ts';
import type { Part, Token } from '../text/index.ts';

/** What is derived from a template: the things, and what follows the words in front of them. */
export interface Derived<T extends Tail> {
  readonly target: Part & { type: 'slot' };
  readonly tails: readonly T[];
}

/** What follows the words in front, which are shared under a name (`PhraseForms.frames`). */
export interface Tail {
  readonly frames: string;
  readonly parts: readonly Part[];
}

/** A tail that goes on with a part of the plain form, by its number. */
export interface OpenTail extends Tail {
  readonly onward: number;
}

/** Templates of words alone that stand around wishes. */
interface CourtesyTemplates {
  /** Ways round a plain wish: what stands behind each is the wish itself. */
  readonly roundabout: readonly string[];
  /** Ways to say that nothing is to be done else, behind a condition and its wish. */
  readonly elseNothing: readonly string[];
  /** Said behind a wish or a question, up to a mark or the end. */
  readonly tags: readonly string[];
  /** Set phrases, word for word, that mean nothing before a clause; of the second also behind one. */
  readonly prefaces: readonly string[];
  readonly trailing: readonly string[];
  /** Set phrases behind a free text that are no part of it: ", would you?". */
  readonly textTails: readonly string[];
}

/** A manner of speaking, and the plain words that it stands for; none where it says nothing. */
export interface Manner {
  readonly say: string;
  readonly plain: readonly string[];
  /** Only behind one of these. */
  readonly before?: ReadonlySet<string>;
  /** Only where one of these comes next. */
  readonly behind?: ReadonlySet<string>;
  /** Only where none of these is among the three words behind the next one. */
  readonly unless?: ReadonlySet<string>;
  /** Only where a clause may begin. */
  readonly begins?: true;
  /** Only where this is so of what comes next. */
  readonly when?: (tokens: readonly Token[], at: number) => boolean;
  /** What is asked behind it has the order of a statement: "what the time *is*". */
  readonly asks?: true;
  /** The verb behind it has another form: "I'd rather you *turned* it off". */
  readonly inflects?: true;
}

/** What a language adds to the phrases that services bring. */
export interface PhraseForms {
  /** By method: what may be said of the things of any service that has it. */
  readonly everywhere: Readonly<Record<string, readonly Phrase[]>>;
  /** Clauses that say only what is different from the one before; of the service `FRAGMENTS`. */
  readonly fragments: Phrases;
  /** What may follow words that name no thing: a template of a place. */
  readonly there: string;
  /** By name: the words in front of what is derived, around the things. */
  readonly frames: Readonly<Record<string, (target: Part) => readonly (readonly Part[])[]>>;
  /** The wishes that come with a plain form: "the fan on" → "I want the fan on". */
  readonly wishesOf: (parts: readonly Part[]) => Derived<OpenTail> | undefined;
  /** The taking back of one: "we don't need the fan on any more". */
  readonly unneededOf: (parts: readonly Part[]) => Derived<Tail> | undefined;
  readonly courtesies: CourtesyTemplates;
  /** Old-fashioned, wordy and hesitant ways to say something plain, wherever they stand in a sentence. */
  readonly manners: readonly Manner[];
  /** All words that the language itself looks for: what a slip of the hand may have been meant to be. */
  readonly vocabulary: () => Iterable<string>;
}

/** The name of the service that fragments are filed under: none, since they belong to the clause before. */
export const FRAGMENTS = '';

export const NO_PHRASES: PhraseForms = {
  everywhere: {},
  fragments: { service: FRAGMENTS, methods: {} },
  there: '{target:place}',
  frames: {},
  wishesOf: () => undefined,
  unneededOf: () => undefined,
  courtesies: {
    roundabout: [],
    elseNothing: [],
    tags: [],
    prefaces: [],
    trailing: [],
    textTails: [],
  },
  manners: [],
  vocabulary: () => [],
};
