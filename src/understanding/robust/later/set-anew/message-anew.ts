import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { notUnderstood, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** "Tell Sam lunch is at one." "*No, at two*": the hour inside the message was the wrong one, so that it is told once more, and is not put off until then. */
export function messageAnew(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || last.when !== undefined) return undefined;
  const own = last.args['text'];
  if (last.service !== TOLD.service || last.method !== TOLD.method || typeof own !== 'string')
    return undefined;
  const words = lexicon.language.loose.later.messageAnew(text, own);
  if (words === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  if (words !== null) return understoodAs([[{ ...last, args: { ...last.args, text: words }, source }]]);
  return notUnderstood(source, 'time-cannot-be', lexicon.language);
}

/** By what a message goes to somebody at once. */
const TOLD = { service: 'notices', method: 'tell' };
