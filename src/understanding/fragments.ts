import { FRAGMENT_PHRASES } from './en/fragments.ts';
import { type Rule, ruleOf, serviceWords } from './grammar.ts';

/** What a time alone asks for, where it is for what was said before. */
export const ANOTHER_TIME: Rule = ruleOf(
  serviceWords(FRAGMENT_PHRASES),
  'time',
  '',
  FRAGMENT_PHRASES.methods['time']!,
);
