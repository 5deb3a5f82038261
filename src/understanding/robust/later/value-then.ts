import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { isMade, saidAs, takenOff, understand, understoodAs, unitPutOff } from '../../plan/index.ts';
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

/** "The heating on at six." "*Make it seven*": what is only to come on has no figure but its hour. */
export function hourThen(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [last, another] = (context.previous?.at(-1)?.groups.flat() ?? []).filter(isMade);
  if (last?.when === undefined || another !== undefined) return undefined;
  const isOnClock = 'at' in last.when || 'rrule' in last.when;
  const hasFigure = Object.values(last.args).some((value) => typeof value === 'number');
  // "In ten minutes." "*Make that five*": of these.
  const isLength = unitPutOff(last.source?.text ?? '', lexicon.language) !== undefined;
  const words =
    isOnClock && !hasFigure && !isLength ? lexicon.language.loose.later.hourThen(text) : undefined;
  if (words === undefined) return undefined;
  const plan = understand(words, lexicon, context);
  return plan.groups.length > 0 && plan.unread.length === 0 ? plan : undefined;
}
