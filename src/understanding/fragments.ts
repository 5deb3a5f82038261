import { FRAGMENT_PHRASES } from './en/fragments.ts';
import { compileCommands, type GrammarNode, type Rule, ruleOf, serviceWords } from './grammar.ts';

let compiled: GrammarNode | undefined;

/** The phrases for fragments, compiled when first needed. */
export function fragmentPhrases(): GrammarNode {
  compiled ??= compileCommands(FRAGMENT_PHRASES);
  return compiled;
}

/** What a time alone asks for, where it is for what was said before. */
export const ANOTHER_TIME: Rule = ruleOf(
  serviceWords(FRAGMENT_PHRASES),
  'time',
  '',
  FRAGMENT_PHRASES.methods['time']!,
);
