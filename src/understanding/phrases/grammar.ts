import type { Fault } from '../../base/index.ts';
import type { Phrases } from '../../domain/index.ts';
import { type Language, perLanguage } from '../languages/index.ts';
import {
  emptyTrie,
  emptyVocabulary,
  learn,
  type TrieNode,
  trieAdd,
  type Vocabulary,
  wordsOfName,
} from '../text/index.ts';
import { aheadOf } from './ahead.ts';
import { compileRules } from './compile.ts';
import { courtesyGraphs } from './courtesy-graphs.ts';
import { formsOf } from './enumerations.ts';
import type { Ask, GrammarNode, NounEntry, ServiceWords } from './rules.ts';
import { ruleOf } from './service-rules.ts';
import { fragmentWords, serviceWords } from './service-words.ts';

/** All phrases of all services in one tree: sentences that begin alike share the beginning. */
export interface Grammar {
  readonly commands: GrammarNode;
  readonly conditions: GrammarNode;
  /** Forms that need a clause of the same method right before. */
  readonly follows: GrammarNode;
  /** What says only what is different from the clause before. */
  readonly fragments: GrammarNode;
  /** Questions known by what they are about, by each of these words. */
  readonly asks: ReadonlyMap<string, readonly Ask[]>;
  readonly nouns: TrieNode<NounEntry>;
  readonly nounStems: ReadonlySet<string>;
  readonly services: ReadonlyMap<string, ServiceWords>;
  /** The words for states of all services. */
  readonly states: ReadonlySet<string>;
  /** The same by the first of them, longest first. */
  readonly statesByFirst: ReadonlyMap<string, readonly StateWords[]>;
  readonly vocabulary: Vocabulary;
  /** Templates that could not be read: a foreign service's mistake must not silence the others. */
  readonly faults: readonly Fault[];
}

interface StateWords {
  readonly state: string;
  readonly words: number;
}

/** Phrases are values: what is said alike is compiled once, however many homes speak it. */
const compiledIn = perLanguage(() => ({
  byList: new WeakMap<readonly Phrases[], Grammar>(),
  last: undefined as { readonly all: readonly Phrases[]; readonly grammar: Grammar } | undefined,
}));

/** Templates that cannot be read are left out and told in `faults`. */
export function compileGrammar(all: readonly Phrases[], language: Language): Grammar {
  const compiled = compiledIn(language);
  const { byList, last } = compiled;
  const isLast = last !== undefined && isAlike(last.all, all);
  const grammar = byList.get(all) ?? (isLast ? last.grammar : compile(all, language));
  byList.set(all, grammar);
  compiled.last = { all, grammar };
  return grammar;
}

/** The services of the hub bring the same phrases to each home; those of goals and of others are made anew and are few. */
function isAlike(one: readonly Phrases[], other: readonly Phrases[]): boolean {
  return (
    one.length === other.length &&
    one.every((phrases, at) => phrases === other[at] || JSON.stringify(phrases) === JSON.stringify(other[at]))
  );
}

function compile(all: readonly Phrases[], language: Language): Grammar {
  courtesyGraphs(language);
  const { ids } = language.words;
  const services = new Map(all.map((phrases) => [phrases.service, serviceWords(phrases, language)] as const));
  const ahead = aheadOf(all, language);
  const { commands, conditions, follows, slots, faults, ...compiled } = compileRules(
    [...services.values()],
    language,
    ahead?.services,
  );
  const words = new Set<string>();
  const asks = asksOf([...services.values()], words, language);
  const nouns = nounsOf(all, words, language);
  const states = new Set([...services.values()].flatMap((service) => [...service.states.keys()]));
  for (const state of states) for (const word of state.split(' ')) words.add(word);
  for (const { values } of slots)
    if (values !== undefined)
      for (const form of formsOf(values)) for (const word of form.split(' ')) words.add(word);
  const vocabulary = emptyVocabulary();
  for (const word of new Set([
    ...language.phrases.vocabulary(),
    ...[...compiled.words].map((id) => ids.wordOf(id)),
    ...words,
  ]))
    learn(vocabulary, word);
  const { commands: fragments } = compileRules([fragmentWords(language)], language, ahead?.fragments);
  return {
    commands,
    conditions,
    follows,
    fragments,
    asks,
    ...nouns,
    services,
    states,
    statesByFirst: byFirst(states),
    vocabulary,
    faults,
  };
}

function byFirst(states: Iterable<string>): ReadonlyMap<string, readonly StateWords[]> {
  const index = new Map<string, StateWords[]>();
  for (const state of states) {
    const words = state.split(' ');
    const known = index.get(words[0]!);
    if (known === undefined) index.set(words[0]!, [{ state, words: words.length }]);
    else known.push({ state, words: words.length });
  }
  for (const found of index.values()) found.sort((one, other) => other.words - one.words);
  return index;
}

function asksOf(
  services: readonly ServiceWords[],
  known: Set<string>,
  { words }: Language,
): ReadonlyMap<string, readonly Ask[]> {
  const asks = new Map<string, Ask[]>();
  for (const service of services)
    for (const [method, phrases] of Object.entries(service.phrases.methods))
      for (const asked of phrases.asks ?? []) {
        const { about, mine = [], named = [], with: others = [], give = {}, free, verb = false } = asked;
        const template = `about ${about[0] ?? ''}`;
        const rule = ruleOf(service, method, template, phrases, { give });
        const kept = asked.entry && service.phrases.methods[asked.entry.method];
        const entry =
          asked.entry === undefined || kept === undefined
            ? undefined
            : { rule: ruleOf(service, asked.entry.method, template, kept), into: asked.entry.into };
        const sets = {
          about: new Set(about),
          mine: new Set([...mine, ...named]),
          named: new Set(named),
          whenWhere: new Set(asked.whenWhere ?? []),
          with: new Set(others),
          without: new Set(asked.without ?? []),
        };
        const ask: Ask = { rule, ...sets, free, verb, entry };
        for (const word of [...about, ...mine, ...named]) {
          asks.set(word, [...(asks.get(word) ?? []), ask]);
          for (const form of [word, words.forms.pluralOf(word)]) known.add(form);
        }
      }
  return asks;
}

function nounsOf(
  all: readonly Phrases[],
  words: Set<string>,
  language: Language,
): Pick<Grammar, 'nouns' | 'nounStems'> {
  const nounStems = new Set<string>();
  let nouns = emptyTrie<NounEntry>(all);
  const add = (noun: string, entry: NounEntry): void => {
    const path = wordsOfName(noun, language.words);
    nouns = trieAdd(
      nouns,
      path.map(({ stem }) => stem),
      entry,
      all,
    );
    nounStems.add(path.at(-1)!.stem);
    for (const { word } of path)
      for (const form of [word, language.words.forms.pluralOf(word)]) words.add(form);
  };
  for (const { service, nouns: own } of all) {
    const unlike = (noun: string): Pick<NounEntry, 'unlike'> => {
      const names = own?.unlike?.[noun];
      const stems = names?.flatMap((name) => wordsOfName(name, language.words).map(({ stem }) => stem));
      return stems === undefined ? {} : { unlike: stems };
    };
    for (const noun of own?.any ?? []) add(noun, { service, named: false, ...unlike(noun) });
    for (const noun of own?.mass ?? []) add(noun, { service, named: false, mass: true, ...unlike(noun) });
    for (const noun of own?.named ?? []) add(noun, { service, named: true, ...unlike(noun) });
    for (const noun of own?.also ?? []) add(noun, { service, named: true, also: true });
  }
  return { nouns, nounStems };
}
