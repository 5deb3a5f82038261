import { durationMs } from '../../../../base/index.ts';
import type { Action, Plan } from '../../../../domain/index.ts';
import { isoLength, type ShareOfTime } from '../../../languages/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { continued, readDuration, understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';
import { waitingLast } from '../of-waiting/waiting-last.ts';
import { madeLast } from './hour-of.ts';

/** "Turn the lamp off in an hour." "*Half of that*", "*five minutes sooner*", "*no, later*": how long it is put off, in the words of the turn that did so. */
export function timeAnew(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (words: string) => Plan | undefined,
): Plan | undefined {
  const before = context.previous?.at(-1);
  const made = madeLast(context, lexicon);
  const isPutOff = made.some(({ when, args }) => (when ?? args['at'] ?? args['duration']) !== undefined);
  if (before === undefined || !isPutOff) return undefined;
  const { putOff } = lexicon.language.loose.later;
  const said = putOff.timeAnew(text, before.text);
  const order = said !== undefined && 'length' in said ? ofShare(said, lexicon) : said?.order;
  if (order === undefined) return undefined;
  const plan = read(order) ?? continued(order, lexicon, context) ?? understand(order, lexicon, context);
  const isDone = plan.groups.length > 0 && plan.unread.length === 0;
  return isDone ? withSource(plan, { start: 0, end: text.length, text }) : undefined;
}

function ofShare({ length, share, way }: ShareOfTime, { language }: Lexicon): string | undefined {
  const read = readDuration(length, language);
  const ms = read === undefined ? undefined : durationMs(isoLength(read));
  return ms === undefined ? undefined : language.loose.later.putOff.lasting(ms * share, way);
}

/** "The hall light off at eight." "*And the porch light at half past*": what the words come to behind the others in one breath, without these. */
export function alikeAtHour(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (words: string) => Plan,
): Plan | undefined {
  const [was, another] = waitingLast(lexicon, context);
  const called = was?.said ?? was?.source?.text;
  if (was === undefined || another !== undefined || called === undefined) return undefined;
  const words = lexicon.language.loose.later.putOff.alikeAtHour(text, called);
  const { groups, unread } = words === undefined ? understoodAs([]) : read(words);
  const [first, next, more] = groups.flat();
  if (first === undefined || next?.when === undefined || more !== undefined || unread.length > 0)
    return undefined;
  const deed = ({ service, method, args, when }: Action): string =>
    JSON.stringify([service, method, args, when]);
  if (deed(first) !== deed(was)) return undefined;
  return understoodAs([[{ ...next, said: text, source: { start: 0, end: text.length, text } }]]);
}
