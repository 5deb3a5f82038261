import { sentence } from '../../base/index.ts';
import type { Rendering } from '../../domain/index.ts';
import type { Verdict } from '../facts.ts';
import { aloud, GO_ON } from './aloud.ts';
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
  const others = (context.left ?? []).map(sentence).join(' ');
  switch (as) {
    case 'text':
      return offered({ text: answer }, others);
    case 'aloud':
      return offered(aloud(answer), others);
    case 'mail': {
      const seen = latest(verdicts).map((verdict) => `- ${tell(verdict, context)}`);
      // One thing is told by the answer itself.
      if (seen.length < 2) return { text: answer };
      return { text: [answer, '', 'What the house saw:', ...seen].join('\n') };
    }
  }
}

/** With what a list left untold behind what the ear was spared. */
function offered({ text, rest }: Rendered, others: string): Rendered {
  if (others === '') return rest === undefined ? { text } : { text, rest };
  return {
    text: rest === undefined ? `${text} ${GO_ON}` : text,
    rest: rest === undefined ? others : `${rest} ${others}`,
  };
}
