import { type Action, type Plan, returns } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { cancelling, notUnderstood, understand, understoodAs } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';

/** "Remind me to wash the car." "*Change it to say wash the bike*", "*add that it's the red one*": the same reminder with other words. */
export function wordsAnew(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const made = lastReminder(context);
  const own = made?.args['text'];
  const words = typeof own === 'string' ? lexicon.language.loose.later.wordsAnew(text, own) : undefined;
  if (made === undefined || words === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const off = cancelling(made, source, lexicon, context);
  return off && understoodAs([[off, { ...made, args: { ...made.args, text: words }, source }]]);
}

/** "Remind me every two hours to drink water." "*Only between nine and five*": it comes again in these hours, and is not moved to one of them. */
export function withinHours(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1);
  const made = lastReminder(context);
  if (before === undefined || made === undefined || !(made.args['rrule'] ?? returns(made))) return undefined;
  const [, hours] = lexicon.language.loose.later.withinHours.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const said = (made.said ?? before.text).replace(/[\s.!?,]+$/u, '');
  const { groups, unread } = understand(`${said} ${hours}`, lexicon, { ...context, previous: [] });
  const [whole, another] = groups.flat();
  const source = { start: 0, end: text.length, text };
  const off = cancelling(made, source, lexicon, context);
  const isIt = another === undefined && unread.length === 0 && whole?.args['text'] === made.args['text'];
  if (!isIt || whole === undefined || off === undefined)
    return notUnderstood(source, 'time-cannot-be', lexicon.language);
  return understoodAs([[off, { ...whole, said: `${said} ${hours}`, source }]]);
}

/** The only thing that the turn before made, where it is a reminder. */
function lastReminder({ previous = [] }: UnderstandingContext): Action | undefined {
  const made =
    previous
      .at(-1)
      ?.groups.flat()
      .filter(({ method }) => method !== 'cancel') ?? [];
  const [only, another] = made;
  return another === undefined && only?.service === 'reminders' && only.method === 'create'
    ? only
    : undefined;
}
