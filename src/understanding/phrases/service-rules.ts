import type { MethodPhrases, Phrase } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import { WordList } from '../text/index.ts';
import type { Rule, ServiceWords, WordsByName } from './rules.ts';

/** What may be ordered or asked of a service. */
export function commandRules(service: ServiceWords, language: Language): Rule[] {
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

/** What needs a clause of the same method right before. */
export function followRules(service: ServiceWords): Rule[] {
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

const NO_METHOD: MethodPhrases = { say: [] };

/** What may hold or not. */
export function conditionRules(service: ServiceWords, language: Language): Rule[] {
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

/** What takes the rule's wish back, for "we don't need the fan on any more". */
export function undoneOf({ service, template, phrases, give }: Rule): Rule | undefined {
  const method = phrases.undo;
  const undo = method === undefined ? undefined : service.phrases.methods[method];
  return undo === undefined || Object.keys(give).length > 0
    ? undefined
    : ruleOf(service, method!, template, undo);
}
