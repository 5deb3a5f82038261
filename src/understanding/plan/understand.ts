import type { Plan } from '../../domain/index.ts';
import { resolve } from '../meaning/index.ts';
import type { Lexicon } from '../names/index.ts';
import { kept, openSentence } from '../read/index.ts';
import { bestPath } from '../split/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { planOf } from './plan.ts';

/**
 * Reads what a person said to the house. The same text, lexicon and context give the same plan; nothing outside is looked at.
 * Never throws: what is not understood comes back as `unread`, and nothing is planned for it.
 */
export function understand(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan {
  return planRead(openSentence(text, lexicon, context));
}

const planRead = kept((sentence) => {
  const { edges } = bestPath(sentence);
  return planOf(sentence, edges, resolve(sentence, edges));
});
