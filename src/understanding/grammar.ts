import { type Fault, HearthError, type JsonObject } from '../base/index.ts';
import type { MethodPhrases, Phrases } from '../domain/index.ts';
import { LANGUAGE_WORDS } from './en/vocabulary.ts';
import {
  type DraftNode,
  finish,
  type GraphNode,
  type SlotEdge as GraphSlot,
  newDraft,
  plant,
} from './graph.ts';
import { wordsOfName } from './names.ts';
import { emptyVocabulary, learn, type Vocabulary } from './spelling.ts';
import { type Part, readTemplate } from './template.ts';
import { stemOf } from './tokens.ts';
import { emptyTrie, type TrieNode, trieAdd } from './trie.ts';

/** All phrases of all services in one tree: sentences that begin alike share the beginning. */
export interface Grammar {
  readonly commands: GrammarNode;
  readonly conditions: GrammarNode;
  /** Forms that need a clause of the same method right before. */
  readonly follows: GrammarNode;
  readonly nouns: TrieNode<NounEntry>;
  readonly nounStems: ReadonlySet<string>;
  readonly services: ReadonlyMap<string, ServiceWords>;
  readonly vocabulary: Vocabulary;
  /** Templates that could not be read: a foreign service's mistake must not silence the others. */
  readonly faults: readonly Fault[];
}

export type GrammarNode = GraphNode<Rule>;
export type SlotEdge = GraphSlot<Rule>;

/** What a sentence that ends here asks for. */
export interface Rule {
  readonly service: ServiceWords;
  readonly method: string;
  readonly template: string;
  readonly give: JsonObject;
  readonly phrases: MethodPhrases;
  readonly first?: { readonly service: string; readonly method: string };
  readonly result: boolean;
  readonly hold?: Readonly<Record<string, ReadonlySet<string>>>;
  readonly that?: Readonly<Record<string, string>>;
  /** Of a condition: the state it names. */
  readonly state?: string;
}

/** A service as far as words go. */
export interface ServiceWords {
  readonly name: string;
  readonly kinds: ReadonlySet<string>;
  /** The noun for its things in general. */
  readonly noun: string;
  readonly states: ReadonlyMap<string, string>;
  readonly phrases: Phrases;
  /** By parameter: the slot types that fill it, to change it later ("make it 30 %"). */
  readonly slots: Map<string, Set<string>>;
}

export interface NounEntry {
  readonly service: string;
  /** The noun must be in the device's name. */
  readonly named: boolean;
}

const NO_METHOD: MethodPhrases = { say: [] };

/** Templates that cannot be read are left out and told in `faults`. */
export function compileGrammar(all: readonly Phrases[]): Grammar {
  const commands = newDraft<Rule>();
  const conditions = newDraft<Rule>();
  const follows = newDraft<Rule>();
  const vocabulary = emptyVocabulary();
  const nounStems = new Set<string>();
  const services = new Map<string, ServiceWords>();
  const faults: Fault[] = [];
  const teach = (root: DraftNode<Rule>, rule: Rule, phrases: Phrases): void => {
    try {
      plantRule(root, rule, phrases, vocabulary);
    } catch (error) {
      if (!(error instanceof HearthError)) throw error;
      faults.push({ path: `${phrases.service}.${rule.method}`, message: error.message });
    }
  };
  let nouns = emptyTrie<NounEntry>(all);
  for (const word of LANGUAGE_WORDS) learn(vocabulary, word);
  for (const phrases of all) {
    const service = serviceWords(phrases);
    services.set(service.name, service);
    for (const [words, named] of [
      [phrases.nouns?.any ?? [], false],
      [phrases.nouns?.named ?? [], true],
    ] as const)
      for (const noun of words) {
        const path = wordsOfName(noun);
        nouns = trieAdd(
          nouns,
          path.map(({ stem }) => stem),
          { service: service.name, named },
          all,
        );
        nounStems.add(path.at(-1)!.stem);
        for (const { word } of path) for (const form of [word, pluralOf(word)]) learn(vocabulary, form);
      }
    for (const word of service.states.keys()) for (const part of word.split(' ')) learn(vocabulary, part);
    for (const [method, said] of Object.entries(phrases.methods)) {
      for (const phrase of said.say) {
        const {
          say,
          give = {},
          first,
          result = false,
          hold,
          that,
        } = typeof phrase === 'string' ? { say: phrase } : phrase;
        const rule: Rule = {
          service,
          method,
          template: say,
          give,
          phrases: said,
          result,
          ...(first === undefined ? {} : { first }),
          ...(that === undefined ? {} : { that }),
          ...(hold === undefined ? {} : { hold: setsOf(hold) }),
        };
        teach(commands, rule, phrases);
      }
      for (const say of said.follow ?? [])
        teach(follows, { service, method, template: say, give: {}, phrases: said, result: false }, phrases);
    }
    for (const { say, state } of phrases.conditions ?? [])
      teach(
        conditions,
        { service, method: '', template: say, give: {}, phrases: NO_METHOD, result: false, state },
        phrases,
      );
  }
  return {
    commands: finish(commands),
    conditions: finish(conditions),
    follows: finish(follows),
    nouns,
    nounStems,
    services,
    vocabulary,
    faults,
  };
}

function serviceWords(phrases: Phrases): ServiceWords {
  const states = new Map<string, string>();
  for (const [state, words] of Object.entries(phrases.states ?? {}))
    for (const word of words) states.set(word, state);
  return {
    name: phrases.service,
    kinds: new Set(phrases.kinds ?? []),
    noun: phrases.nouns?.any[0] ?? phrases.service,
    states,
    phrases,
    slots: new Map(),
  };
}

function setsOf(
  lists: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, ReadonlySet<string>>> {
  return Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, new Set(words)]));
}

function plantRule(root: DraftNode<Rule>, rule: Rule, phrases: Phrases, vocabulary: Vocabulary): void {
  const parts = readTemplate(rule.template);
  for (const word of wordsOf(parts)) learn(vocabulary, word);
  plant(root, parts, rule, (name, slot) => {
    const values = phrases.enums?.[name];
    const type = slot ?? (values === undefined ? 'words' : 'enum');
    rule.service.slots.set(name, (rule.service.slots.get(name) ?? new Set()).add(type));
    if (type !== 'enum') return { slot: type };
    for (const value of values ?? []) for (const word of value.split(/[ _]/)) learn(vocabulary, word);
    return { slot: type, values: values ?? [] };
  });
}

function wordsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) =>
    part.type === 'word' ? [part.word] : part.type === 'choice' ? part.options.flatMap(wordsOf) : [],
  );
}

export function pluralOf(word: string): string {
  const stem = stemOf(word);
  if (/(?:s|x|ch|sh)$/.test(stem)) return `${stem}es`;
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ies` : `${stem}s`;
}
