import type { Plan } from '../domain/index.ts';
import { bestPath } from './clauses.ts';
import type { Lexicon } from './lexicon.ts';
import { planOf } from './plan.ts';
import { resolve } from './resolve.ts';
import { openSentence } from './sentence.ts';
import type { UnderstandingContext } from './types.ts';

/**
 * Reads what a person said to the house. The same text, lexicon and context give the same plan; nothing outside is looked at.
 * Never throws: what is not understood comes back as `unread`, and nothing is planned for it.
 */
export function understand(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const sentence = openSentence(text, lexicon, context);
  const { edges } = bestPath(sentence);
  return planOf(sentence, edges, resolve(sentence, edges));
}
