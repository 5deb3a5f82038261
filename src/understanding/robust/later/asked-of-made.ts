import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand, understoodAs } from '../../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../../text/index.ts';
import { asksOnly } from '../wish.ts';

/** By whom what is to come is told, and the parameters by which a row was named when it was made or changed. */
const KEEPERS: Readonly<Record<string, readonly string[]>> = {
  reminders: ['text', 'query'],
  alarm: ['name', 'query'],
  calendar: ['title', 'query'],
};
/** Those that ring on their days, whatever they are called. */
const RINGS = 'alarm';

/** "Remind me tomorrow to take the books back." "*What time will you remind me?*": of that one, or of all of its kind. `undefined` where nothing such was put off just now. */
export function askedOfMade(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const made = context.previous?.at(-1)?.groups.flat().at(-1);
  const names = made === undefined || made.when !== undefined ? undefined : KEEPERS[made.service];
  const asked = names && lexicon.language.loose.later.asksOfMade(text);
  if (made === undefined || names === undefined) return undefined;
  const onDay = made.service === RINGS ? lexicon.language.loose.later.asksOnDay(text) : undefined;
  if (onDay !== undefined) return understand(onDay, lexicon, { ...context, previous: [] });
  if (asked === undefined) return undefined;
  const name = names.map((key) => made.args[key]).find((value) => typeof value === 'string');
  const args: Action['args'] = asked === 'this' && name !== undefined ? { query: name } : {};
  const source = { start: 0, end: text.length, text };
  return understoodAs([[{ service: made.service, method: 'list', args, source }]]);
}

/**
 * "What time will you remind me?" "*Make it the afternoon*": of the row that was asked about, and not of what is asked. `undefined` where the words order nothing of it.
 */
export function ofAskedRow(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { language } = lexicon;
  const [before, asked] = (context.previous ?? []).slice(-2);
  const [question, another] = asked?.groups.flat() ?? [];
  const made = before?.groups.flat().at(-1);
  const names = made === undefined ? undefined : KEEPERS[made.service];
  if (question?.method !== 'list' || another !== undefined || question.service !== made?.service)
    return undefined;
  if (!names?.some((key) => made.args[key] === question.args['query'])) return undefined;
  const [first] = tokenize(text, language.words).tokens.filter(({ word }) => !language.is.filler.has(word));
  if (first === undefined || !language.is.imperative.has(first.word)) return undefined;
  const plan = understand(text, lexicon, { ...context, previous: context.previous!.slice(0, -1) });
  const deeds = plan.groups.flat();
  const isOfIt = deeds.length > 0 && deeds.every(({ service }) => service === made.service);
  return isOfIt && plan.unread.length === 0 && !asksOnly(plan, lexicon) ? plan : undefined;
}
