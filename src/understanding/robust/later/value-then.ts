import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { isMade, saidAs, takenOff, understand, understoodAs, unitPutOff } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { withSource } from '../plan-as-said.ts';
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

/** "Heating to 21." "*18 at night*", "a degree less tonight": behind what was set to a figure it is another for then, and no hour, nor a day of the month. */
export function figureThen(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || last.when !== undefined) return undefined;
  const { target, ...figures } = last.args;
  const [figure, more] = Object.values(figures);
  if (target === undefined || typeof figure !== 'number' || more !== undefined) return undefined;
  for (const words of lexicon.language.loose.later.figureThen(text)) {
    const plan = understand(words, lexicon, context);
    const deeds = plan.groups.flat();
    const isOfIt = (deed: Action): boolean =>
      deed.service === last.service && deed.method === last.method && sameThing(deed, last);
    const isThen = deeds.length > 0 && deeds.every((deed) => isOfIt(deed) && deed.when !== undefined);
    if (isThen && plan.unread.length === 0) return withSource(plan, { start: 0, end: text.length, text });
  }
  return undefined;
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
