import { type Fault, HearthError, type JsonObject } from '../base/index.ts';
import type { MethodPhrases, Phrase, Phrases } from '../domain/index.ts';
import { QUESTIONS, unneededOf, wishesOf } from './en/derived.ts';
import { LANGUAGE_WORDS } from './en/vocabulary.ts';
import {
  type DraftNode,
  finish,
  type GraphNode,
  type SlotEdge as GraphSlot,
  newDraft,
  plant,
  type SlotOf,
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
  /** The words for states of all services. */
  readonly states: ReadonlySet<string>;
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
  /** The same for all templates that ask for the same. */
  readonly wish: string;
  readonly give: JsonObject;
  readonly phrases: MethodPhrases;
  readonly first?: { readonly service: string; readonly method: string };
  readonly result: boolean;
  /** Of a phrase that names no thing: whether words for one follow. */
  readonly here?: 'unsaid' | 'said';
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
  /** The noun is for what hangs on the device, and only said beside its name. */
  readonly also?: true;
}

const NO_METHOD: MethodPhrases = { say: [] };

/** Phrases are values: the same list is compiled once, however many homes speak it. */
const compiled = new WeakMap<readonly Phrases[], Grammar>();

/** Templates that cannot be read are left out and told in `faults`. */
export function compileGrammar(all: readonly Phrases[]): Grammar {
  const grammar = compiled.get(all) ?? compile(all);
  compiled.set(all, grammar);
  return grammar;
}

function compile(all: readonly Phrases[]): Grammar {
  const [commands, conditions, follows] = [newDraft<Rule>(), newDraft<Rule>(), newDraft<Rule>()];
  const vocabulary = emptyVocabulary();
  const faults: Fault[] = [];
  const services = new Map(all.map((phrases) => [phrases.service, serviceWords(phrases)] as const));
  for (const word of LANGUAGE_WORDS) learn(vocabulary, word);
  for (const service of services.values()) {
    for (const word of service.states.keys()) for (const part of word.split(' ')) learn(vocabulary, part);
    const plantAll = (root: DraftNode<Rule>, rules: readonly Rule[]): void => {
      for (const rule of rules) {
        const fault = plantRule(root, rule, vocabulary);
        if (fault !== undefined) faults.push(fault);
      }
    };
    plantAll(commands, commandRules(service));
    plantAll(follows, followRules(service));
    plantAll(conditions, conditionRules(service));
  }
  return {
    commands: finish(commands),
    conditions: finish(conditions),
    follows: finish(follows),
    ...nounsOf(all, vocabulary),
    services,
    states: new Set([...services.values()].flatMap(({ states }) => [...states.keys()])),
    vocabulary,
    faults,
  };
}

function commandRules(service: ServiceWords): Rule[] {
  return Object.entries(service.phrases.methods).flatMap(([method, phrases]) =>
    [...phrases.say, ...asked(service, method)].flatMap((phrase): Rule[] => {
      const { say, hold, here, ...rest } = typeof phrase === 'string' ? { say: phrase } : phrase;
      const rule = ruleOf(service, method, say, phrases);
      const made = {
        ...rule,
        ...rest,
        wish: `${rule.wish}${JSON.stringify(rest)}`,
        ...(hold === undefined ? {} : { hold: setsOf(hold) }),
      };
      if (here !== true) return [made];
      return [
        { ...made, here: 'unsaid' },
        { ...made, here: 'said', template: `${say} ${THERE}` },
      ];
    }),
  );
}

/** What may be asked of the things of any service that reads them. */
function asked({ kinds }: ServiceWords, method: string): readonly Phrase[] {
  return kinds.size > 0 && method === 'get' ? QUESTIONS : [];
}

/** What may follow words that name no thing. */
const THERE = '(in|on|of|for|at|from|with) {target:place}';

function followRules(service: ServiceWords): Rule[] {
  return Object.entries(service.phrases.methods).flatMap(([method, phrases]) =>
    (phrases.follow ?? []).map((say) => ruleOf(service, method, say, phrases)),
  );
}

function conditionRules(service: ServiceWords): Rule[] {
  const { conditions = [] } = service.phrases;
  return conditions.map(({ say, state }) => ({ ...ruleOf(service, state, say, NO_METHOD), state }));
}

function ruleOf(service: ServiceWords, method: string, template: string, phrases: MethodPhrases): Rule {
  return { service, method, template, wish: `${service.name}.${method}`, give: {}, phrases, result: false };
}

function setsOf(
  lists: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, ReadonlySet<string>>> {
  return Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, new Set(words)]));
}

function nounsOf(all: readonly Phrases[], vocabulary: Vocabulary): Pick<Grammar, 'nouns' | 'nounStems'> {
  const nounStems = new Set<string>();
  let nouns = emptyTrie<NounEntry>(all);
  const add = (noun: string, entry: NounEntry): void => {
    const path = wordsOfName(noun);
    nouns = trieAdd(
      nouns,
      path.map(({ stem }) => stem),
      entry,
      all,
    );
    nounStems.add(path.at(-1)!.stem);
    for (const { word } of path) for (const form of [word, pluralOf(word)]) learn(vocabulary, form);
  };
  for (const { service, nouns: own } of all) {
    for (const noun of own?.any ?? []) add(noun, { service, named: false });
    for (const noun of own?.named ?? []) add(noun, { service, named: true });
    for (const noun of own?.also ?? []) add(noun, { service, named: true, also: true });
  }
  return { nouns, nounStems };
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

/** Adds a template's sentences; the fault where it cannot be read. */
function plantRule(root: DraftNode<Rule>, rule: Rule, vocabulary: Vocabulary): Fault | undefined {
  const { name: service, phrases, slots } = rule.service;
  let parts: readonly Part[];
  try {
    parts = readTemplate(rule.template);
  } catch (error) {
    if (!(error instanceof HearthError)) throw error;
    return { path: `${service}.${rule.method}`, message: error.message };
  }
  const slotOf: SlotOf = ({ name, slot, minus }) => {
    const values = phrases.enums?.[name];
    const type = slot ?? (values === undefined ? 'words' : 'enum');
    slots.set(name, (slots.get(name) ?? new Set()).add(type));
    if (type !== 'enum') return minus ? { slot: type, minus } : { slot: type };
    for (const value of values ?? []) for (const word of value.split(/[ _]/)) learn(vocabulary, word);
    return { slot: type, values: values ?? [] };
  };
  const sow = (form: readonly Part[], end: Rule): void => {
    for (const word of wordsOf(form)) learn(vocabulary, word);
    plant(root, form, end, slotOf);
  };
  sow(parts, rule);
  if (rule.phrases.question === true || rule.state !== undefined || rule.here !== undefined) return undefined;
  for (const form of wishesOf(parts)) sow(form, rule);
  const undone = undoneOf(rule);
  if (undone !== undefined) for (const form of unneededOf(parts)) sow(form, undone);
  return undefined;
}

/** What takes the rule's wish back, for "we don't need the fan on any more". */
function undoneOf({ service, template, phrases, give }: Rule): Rule | undefined {
  const method = phrases.undo;
  const undo = method === undefined ? undefined : service.phrases.methods[method];
  return undo === undefined || Object.keys(give).length > 0
    ? undefined
    : ruleOf(service, method!, template, undo);
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
