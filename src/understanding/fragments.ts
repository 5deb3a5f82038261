import { FRAGMENT_PHRASES } from './en/fragments.ts';
import { compileCommands, type GrammarNode } from './grammar.ts';

let compiled: GrammarNode | undefined;

/** The phrases for fragments, compiled when first needed. */
export function fragmentPhrases(): GrammarNode {
  compiled ??= compileCommands(FRAGMENT_PHRASES);
  return compiled;
}
