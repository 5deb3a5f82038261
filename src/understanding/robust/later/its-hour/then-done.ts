import type { Action, Plan, When } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { saidAs, takenOff, understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held } from '../../plan-as-said.ts';
import { asksOnly } from '../../wish.ts';
import { sameThing } from '../not-then.ts';
import { hourOfLast, madeLast } from './hour-of.ts';

/** "Turn off the TV at nine." "*And lock the back door then*", "*then lock the back door*": at nine as well, and not now. */
export function thenDone(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { putOff } = lexicon.language.loose.later;
  const wish = putOff.thenWish(text);
  const before = context.previous?.at(-1);
  if (wish !== undefined && before !== undefined && asksOnly(before, lexicon))
    return putOff.asksHour.test(before.text)
      ? atAskedHour(text, wish, before.text, lexicon, context)
      : undefined;
  const made = madeLast(context, lexicon);
  const hour = hourOfLast(made, context.timezone);
  if (hour === undefined) return undefined;
  if (wish !== undefined) return atThatHour(text, wish, hour, lexicon, context);
  const next = putOff.thenEnd(text);
  return next === undefined ? undefined : nextInRow(text, next, made, hour, lexicon, context);
}

/** "When does the sun set?" "*Close the curtains then*": at sunset. Where words do not tell the hour that was asked for, nothing is done. */
function atAskedHour(
  text: string,
  wish: string,
  question: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan {
  const hour = lexicon.language.loose.later.putOff.hourAsked(question);
  const plan = understand(`${wish} ${hour ?? ''}`, lexicon, { ...context, previous: [] });
  const isPutOff = plan.groups.flat().every(({ when }) => when !== undefined && 'sun' in when);
  if (hour === undefined || !isPutOff) return held(text, plan, lexicon);
  const source = { start: 0, end: text.length, text };
  const groups = plan.groups.map((group) => group.map((deed) => ({ ...deed, said: wish, source })));
  return { ...plan, groups };
}

function atThatHour(
  text: string,
  wish: string,
  when: When,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const plan = understand(wish, lexicon, { ...context, previous: [] });
  if (!areForNow(plan, lexicon)) return undefined;
  const source = { start: 0, end: text.length, text };
  const groups = plan.groups.map((group) => group.map((deed) => ({ ...deed, when, said: wish, source })));
  return { ...plan, groups };
}

/** "Leave the lamp on for half an hour." "*Then off*", "*then dim it*": in place of what ends it. What would change at once what has just begun then is not done. */
function nextInRow(
  text: string,
  words: string,
  made: readonly Action[],
  when: When,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const last = made.at(-1)!;
  const begun = made.slice(0, -1).find((deed) => deed.service === last.service && sameThing(deed, last));
  const { when: _when, ...spoken } = begun ?? last;
  const previous = [{ text: last.source?.text ?? '', groups: [[spoken]] }];
  const plan = understand(words, lexicon, { ...context, previous });
  const [deed, another] = plan.groups.flat();
  if (!areForNow(plan, lexicon) || deed === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const isOfIt = deed.service === last.service && sameThing(deed, last);
  if (!isOfIt) return atThatHour(text, words, when, lexicon, context);
  const off = begun === undefined ? undefined : takenOff(last, source);
  if (off === undefined || another !== undefined) return held(text, plan, lexicon);
  // What is still to begin is kept under the same words, and goes with its end.
  const first = begun?.when === undefined ? [] : [{ ...begun, ...saidAs(begun, lexicon.language), source }];
  return understoodAs([[off, ...first, { ...deed, when, source }]]);
}

/** Whether words ask for deeds, and say nothing of when. */
function areForNow(plan: Plan, lexicon: Lexicon): boolean {
  const deeds = plan.groups.flat();
  if (deeds.length === 0 || plan.unread.length > 0 || asksOnly(plan, lexicon)) return false;
  return deeds.every(
    ({ when, if: only, args }) => (when ?? only ?? args['at'] ?? args['start']) === undefined,
  );
}
