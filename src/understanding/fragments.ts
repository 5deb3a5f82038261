import { FRAGMENT_PHRASES } from './en/fragments.ts';
import { compileGrammar, type Grammar } from './grammar.ts';

let compiled: Grammar | undefined;

/** The phrases for fragments, compiled when first needed. */
export function fragmentGrammar(): Grammar {
  compiled ??= compileGrammar([FRAGMENT_PHRASES]);
  return compiled;
}
