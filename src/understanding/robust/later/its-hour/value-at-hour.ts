import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { levelOf, saidAs, takenOff, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { spokenOf } from '../../told-of-things.ts';
import { sameThing } from '../not-then.ts';

/**
 * "Heating to 22 at five." "*One degree less*", "*too warm, 21*": how the thing is to be then, and nothing of it now. What names the thing, or says that it is for
 * now, is a wish of its own.
 */
export function valueAtHour(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const deeds = plan.groups.flat();
  // "*Brighter, fifty*": the figure is what counts.
  const deed = deeds.at(-1);
  if (deed?.args['target'] === undefined || plan.unread.length > 0) return plan;
  const isOfIt = (one: Action): boolean => one.service === deed.service && sameThing(one, deed);
  if (!deeds.every((one) => (one.when ?? one.if) === undefined && isOfIt(one))) return plan;
  const last = setLater(deed, lexicon, context);
  if (last === undefined || lexicon.language.loose.later.putOff.isNow.test(text)) return plan;
  const { things, rooms } = spokenOf(text, lexicon, context);
  if (things.length + rooms.length > 0) return plan;
  const source = { start: 0, end: text.length, text };
  const [off, then] = [takenOff(last, source), setThen(deed, last, lexicon)];
  if (off === undefined || then === undefined) return plan;
  return understoodAs([[off, { ...then, source, ...saidAs(last, lexicon.language) }]]);
}

/** What is to be done later to the thing of a deed, where it is the last that was spoken of and nothing was done to the thing at once. */
function setLater(
  deed: Action,
  lexicon: Lexicon,
  { previous = [] }: UnderstandingContext,
): Action | undefined {
  const made = (previous.at(-1)?.groups.flat() ?? []).filter(
    (one) => one.method !== 'cancel' && one.service === deed.service && sameThing(one, deed),
  );
  if (made.some(({ when, restores }) => when === undefined || restores === true)) return undefined;
  const methods = lexicon.grammar.services.get(deed.service)?.phrases.methods;
  const set = made.filter(
    ({ method, args }) => methods?.[method]?.begins === true || Object.keys(args).length > 1,
  );
  return set.length === 1 ? set[0] : undefined;
}

/** How it is set then: a step is counted from what was said, and where that was no figure nobody knows from what. */
function setThen(deed: Action, last: Action, lexicon: Lexicon): Action | undefined {
  const { when, if: only } = last;
  const waits = { when, ...(only && { if: only }) };
  const words = lexicon.grammar.services.get(last.service);
  const { target: _target, ...values } = deed.args;
  if (words === undefined || Object.keys(values).length === 0) return undefined;
  const by = values[words.phrases.step?.param ?? ''];
  if (by === undefined) return { ...deed, ...waits };
  const level = levelOf(words);
  const was = level === undefined ? undefined : last.args[level];
  if (level === undefined || typeof was !== 'number' || typeof by !== 'number') return undefined;
  const isDegrees = words.slots.get(level)?.has('temperature') === true;
  const is = isDegrees ? was + by : Math.min(WHOLE, Math.max(1, was + by));
  return { ...last, args: { ...last.args, [level]: is } };
}

const WHOLE = 100;
