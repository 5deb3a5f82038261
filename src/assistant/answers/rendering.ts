import type { Rendering } from '../../domain/index.ts';
import type { Verdict } from '../facts.ts';
import { aloud } from './aloud.ts';
import { latest } from './mail.ts';
import { tell } from './sentences.ts';
import type { TellContext } from './telling.ts';

export interface Rendered {
  readonly text: string;
  /** What was left unsaid, for "go on". */
  readonly rest?: string;
}

/** How an answer is said: the same for all, cut for the ear, and in a mail with what the house saw of each thing. */
export function rendered(
  answer: string,
  as: Rendering,
  verdicts: readonly Verdict[],
  context: TellContext,
): Rendered {
  switch (as) {
    case 'text':
      return { text: answer };
    case 'aloud':
      return aloud(answer);
    case 'mail': {
      const seen = latest(verdicts).map((verdict) => `- ${tell(verdict, context)}`);
      // One thing is told by the answer itself.
      if (seen.length < 2) return { text: answer };
      return { text: [answer, '', 'What the house saw:', ...seen].join('\n') };
    }
  }
}
