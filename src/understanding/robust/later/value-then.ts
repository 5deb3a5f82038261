import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { saidAs, takenOff, understand, understoodAs } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { sameThing } from './not-then.ts';

/** "Every day at seven the kitchen lights on." "*Make it 40 percent*": what was put off is done so, and nothing of it now. */
export function valueThen(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const made = (context.previous?.at(-1)?.groups.flat() ?? []).filter(isMade);
  const last = made.at(-1);
  if (last?.when === undefined || made.some(({ when }) => when === undefined)) return undefined;
  const words = lexicon.language.loose.later.valueThen(text);
  if (words === undefined) return undefined;
  const { when, ...now } = last;
  const previous = [{ text: last.source?.text ?? '', groups: [[now]] }];
  const plan = understand(words, lexicon, { ...context, previous });
  const [deed, more] = plan.groups.flat();
  const isOfIt = deed?.service === last.service && sameThing(deed, last) && deed.when === undefined;
  if (deed === undefined || more !== undefined || !isOfIt || plan.unread.length > 0) return undefined;
  if (deed.method === last.method || deed.args['target'] === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const off = takenOff(last, source);
  if (off === undefined) return undefined;
  const then: Action = { ...deed, when, source, ...saidAs(last, lexicon.language) };
  return understoodAs([[off, then]]);
}

function isMade({ method }: Action): boolean {
  return method !== 'cancel';
}
