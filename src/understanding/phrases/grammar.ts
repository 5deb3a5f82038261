import { type Fault, HearthError } from '../../base/index.ts';
import type { Lack, MethodPhrases, Phrase, Phrases } from '../../domain/index.ts';
import { type Language, perLanguage } from '../languages/index.ts';
import {
  emptyTrie,
  emptyVocabulary,
  learn,
  type TrieNode,
  trieAdd,
  type Vocabulary,
  WordList,
  wordsOfName,
} from '../text/index.ts';
import { courtesyGraphs } from './courtesy-graphs.ts';
import { choicesOf, formsOf } from './enumerations.ts';
import { ProgramWriter } from './program-writer.ts';
import type { Ask, GrammarNode, NounEntry, Rule, ServiceWords, WordsByName } from './rules.ts';
import { Family } from './shared-prefixes.ts';

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

const NO_METHOD: MethodPhrases = { say: [] };

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
  const writer = new ProgramWriter(ids);
  const faults: Fault[] = [];
  const familyOf = (rulesOf: (service: ServiceWords) => readonly Rule[]): Family<Rule> => {
    const family = new Family<Rule>(writer, language.phrases);
    for (const service of services.values())
      for (const rule of rulesOf(service)) {
        const fault = addTo(family, rule);
        if (fault !== undefined) faults.push(fault);
      }
    return family;
  };
  const commands = familyOf((service) => commandRules(service, language));
  const follows = familyOf(followRules);
  const conditions = familyOf((service) => conditionRules(service, language));
  const fragments = compileCommands(language);
  const program = writer.program();
  const words = new Set<string>();
  const asks = asksOf([...services.values()], words, language);
  const nouns = nounsOf(all, words, language);
  const states = new Set([...services.values()].flatMap((service) => [...service.states.keys()]));
  for (const state of states) for (const word of state.split(' ')) words.add(word);
  for (const { values } of program.slots)
    if (values !== undefined)
      for (const form of formsOf(values)) for (const word of form.split(' ')) words.add(word);
  const vocabulary = emptyVocabulary();
  for (const word of new Set([
    ...language.phrases.vocabulary(),
    ...[...writer.words].map((id) => ids.wordOf(id)),
    ...words,
  ]))
    learn(vocabulary, word);
  return {
    commands: commands.graph(program),
    conditions: conditions.graph(program),
    follows: follows.graph(program),
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

/** The commands alone, of the phrases that are no service's. */
function compileCommands(language: Language): GrammarNode {
  const { phrases, words } = language;
  const writer = new ProgramWriter(words.ids);
  const family = new Family<Rule>(writer, phrases);
  for (const rule of commandRules(serviceWords(phrases.fragments, language), language)) addTo(family, rule);
  return family.graph(writer.program());
}

/** Adds the rule, unless its template cannot be read: then its fault. */
function addTo(family: Family<Rule>, rule: Rule): Fault | undefined {
  try {
    family.add(rule, undoneOf(rule));
    return undefined;
  } catch (error) {
    if (!(error instanceof HearthError)) throw error;
    return { path: `${rule.service.name}.${rule.method}`, message: error.message };
  }
}

function commandRules(service: ServiceWords, language: Language): Rule[] {
  return Object.entries(service.phrases.methods).flatMap(([method, phrases]) => {
    const plain = { wish: `${service.name}.${method}{}` };
    return [...phrases.say, ...asked(service, method, language)].flatMap((phrase): Rule[] => {
      if (typeof phrase === 'string') return [ruleOf(service, method, phrase, phrases, plain)];
      const { say, hold, without, here, ...rest } = phrase;
      const rule = ruleOf(service, method, say, phrases, {
        ...rest,
        wish: `${service.name}.${method}${JSON.stringify(rest)}`,
        hold: hold && wordsByName(hold, language),
        without: without && wordsByName(without, language),
      });
      return here ? unsaidOrSaid(rule, language) : [rule];
    });
  });
}

/** What may be said of the things of any service with the method. */
function asked({ kinds, states }: ServiceWords, method: string, { phrases }: Language): readonly Phrase[] {
  if (kinds.size === 0) return [];
  const known = new Set(states.values());
  return (phrases.everywhere[method] ?? []).filter(
    (phrase) => typeof phrase === 'string' || phrase.of === undefined || known.has(phrase.of),
  );
}

function followRules(service: ServiceWords): Rule[] {
  return Object.entries(service.phrases.methods).flatMap(([method, phrases]) =>
    (phrases.follow ?? []).map((phrase) => {
      if (typeof phrase === 'string') return ruleOf(service, method, phrase, phrases);
      const { say, hold, without, here: _here, ...rest } = phrase;
      return ruleOf(service, method, say, phrases, {
        ...rest,
        hold: hold && wordsByName(hold, service.language),
        without: without && wordsByName(without, service.language),
      });
    }),
  );
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

function conditionRules(service: ServiceWords, language: Language): Rule[] {
  const { conditions = [] } = service.phrases;
  return conditions.flatMap((condition): Rule[] => {
    const { say, give = {}, here, ...rest } = condition;
    const wish = `${service.name}${JSON.stringify([give, rest])}`;
    const rule = ruleOf(service, '', say, NO_METHOD, { wish, give, condition });
    return here ? unsaidOrSaid(rule, language) : [rule];
  });
}

/** What names no thing, and the same with a place or a thing behind it. */
function unsaidOrSaid(rule: Rule, { phrases: { there } }: Language): Rule[] {
  const { service, method, template, phrases } = rule;
  return [
    ruleOf(service, method, template, phrases, { ...rule, here: 'unsaid' }),
    ruleOf(service, method, template, phrases, { ...rule, here: 'said', template: `${template} ${there}` }),
  ];
}

/** All rules are made here, alike: they are looked at in every sentence, and what is alike is quickly read. `more` is what this one has besides. */
export function ruleOf(
  service: ServiceWords,
  method: string,
  template: string,
  phrases: MethodPhrases,
  more: Partial<Rule> = {},
): Rule {
  const rule: Rule = {
    service,
    method,
    template,
    wish: `${service.name}.${method}`,
    give: NOTHING_GIVEN,
    phrases,
    first: undefined,
    result: false,
    here: undefined,
    hold: undefined,
    without: undefined,
    that: undefined,
    justNow: undefined,
    alone: undefined,
    lasting: undefined,
    named: undefined,
    event: undefined,
    every: undefined,
    assumed: undefined,
    undo: undefined,
    condition: undefined,
    question: phrases.question === true,
    timed: phrases.time !== 'none',
    due: dueOf(phrases),
  };
  return Object.assign(rule, more);
}

/** One for all rules: there are thousands, and most give nothing. */
const NOTHING_GIVEN: Rule['give'] = Object.freeze({});

/** What times fill of what a method needs. */
function dueOf({ needs }: MethodPhrases): Rule['due'] {
  if (needs === undefined) return NOTHING_DUE;
  const all = Object.keys(needs).map((names) => names.split('|'));
  return all.filter(([first = '']) => DUE.includes(first));
}

const NOTHING_DUE: Rule['due'] = [];
/** Parameters that a time fills; what else it may fill stands behind them. */
const DUE: readonly string[] = ['at', 'start'];

function wordsByName(
  lists: Readonly<Record<string, readonly string[]>>,
  { words: { ids } }: Language,
): WordsByName {
  return Object.entries(lists).map(([name, words]) => ({ name, words: new WordList(words, ids) }));
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

export function serviceWords(phrases: Phrases, language: Language): ServiceWords {
  const states = new Map<string, string>();
  for (const [state, words] of Object.entries(phrases.states ?? {}))
    for (const word of words) states.set(word, state);
  return {
    language,
    name: phrases.service,
    kinds: new Set(phrases.kinds ?? []),
    noun: phrases.nouns?.any[0] ?? phrases.service,
    states,
    phrases,
    topics: new Set(
      (phrases.topics ?? []).flatMap((topic) => (typeof topic === 'string' ? topic : topic.words)),
    ),
    needs: new Map(
      Object.entries(phrases.methods).map(([method, { needs = {} }]) => [method, lacksOf(needs)] as const),
    ),
    slots: new Map(),
    enums: new Map(
      Object.entries(phrases.enums ?? {}).map(
        ([name, values]) => [name, choicesOf(`${phrases.service}.${name}`, values)] as const,
      ),
    ),
  };
}

function lacksOf(needs: NonNullable<MethodPhrases['needs']>): readonly Lack[] {
  return Object.entries(needs).map(([names, words]) => ({ params: names.split('|'), words }));
}

/** What takes the rule's wish back, for "we don't need the fan on any more". */
function undoneOf({ service, template, phrases, give }: Rule): Rule | undefined {
  const method = phrases.undo;
  const undo = method === undefined ? undefined : service.phrases.methods[method];
  return undo === undefined || Object.keys(give).length > 0
    ? undefined
    : ruleOf(service, method!, template, undo);
}
