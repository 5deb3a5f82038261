import type { JsonObject } from '../../base/index.ts';
import type { Asks, ConditionPhrase, FirstRead, Lack, MethodPhrases, Phrases } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import type { WordList } from '../text/index.ts';
import type { Choices } from './enumerations.ts';
import type { GraphNode, GraphSlot } from './graph.ts';

/** What a path of words in the trie of nouns stands for. */
export interface NounEntry {
  readonly service: string;
  /** The noun must be in the device's name. */
  readonly named: boolean;
  /** In the singular, too, it is all of them. */
  readonly mass?: true;
  /** Stems in the names of what it is not. */
  readonly unlike?: readonly string[];
  /** The noun is for what hangs on the device, and only said beside its name. */
  readonly also?: true;
}

export type GrammarNode = GraphNode<Rule>;
export type SlotEdge = GraphSlot<Rule>;

/** What a sentence that ends here asks for. */
export interface Rule {
  readonly service: ServiceWords;
  readonly method: string;
  readonly template: string;
  /** The same for all templates that ask for the same. */
  readonly wish: string;
  readonly give: JsonObject;
  readonly phrases: MethodPhrases;
  readonly first: FirstRead | undefined;
  readonly result: boolean;
  /** Of a phrase that names no thing: whether words for one follow. */
  readonly here: 'unsaid' | 'said' | undefined;
  readonly hold: WordsByName | undefined;
  readonly without: WordsByName | undefined;
  readonly that: Readonly<Record<string, string>> | undefined;
  readonly justNow: true | undefined;
  readonly alone: true | undefined;
  readonly lasting: true | undefined;
  readonly named: 'clock' | 'day' | 'days' | 'date' | undefined;
  readonly event: true | 'if' | undefined;
  readonly every: true | undefined;
  readonly assumed: string | undefined;
  readonly undo: { readonly method: string; readonly give: JsonObject } | undefined;
  /** Of a condition: all that its phrase says besides the words. */
  readonly condition: ConditionPhrase | undefined;
  /** Whether it only asks. */
  readonly question: boolean;
  /** Whether a time may be said with it. */
  readonly timed: boolean;
  /** What it cannot be done without and times fill: the names of one of them, and so on. */
  readonly due: readonly (readonly string[])[];
}

/** By the name of a slot. */
export type WordsByName = readonly { readonly name: string; readonly words: WordList }[];

/** A question that is known by what it is about (`Asks`). */
export interface Ask {
  readonly rule: Rule;
  readonly about: ReadonlySet<string>;
  readonly mine: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  readonly with: ReadonlySet<string>;
  readonly whenWhere: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
  readonly free: Asks['free'];
  readonly verb: boolean;
  /** What is meant where it is no question, and the parameter that takes the words. */
  readonly entry: { readonly rule: Rule; readonly into: string } | undefined;
}

/** A service as far as words go. */
export interface ServiceWords {
  /** That its phrases are in. */
  readonly language: Language;
  readonly name: string;
  readonly kinds: ReadonlySet<string>;
  /** The noun for its things in general. */
  readonly noun: string;
  readonly states: ReadonlyMap<string, string>;
  readonly phrases: Phrases;
  /** The single words by which people speak of what it is there for. */
  readonly topics: ReadonlySet<string>;
  /** By method: what it cannot be done without. */
  readonly needs: ReadonlyMap<string, readonly Lack[]>;
  /** By parameter: the slot types that fill it, to change it later ("make it 30 %"). */
  readonly slots: Map<string, Set<string>>;
  /** By slot: what it takes, if that is one of a few. */
  readonly enums: ReadonlyMap<string, Choices>;
}
