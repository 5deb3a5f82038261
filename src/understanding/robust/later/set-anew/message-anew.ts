import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { notUnderstood, understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** "Tell Sam lunch is at one." "*No, at two*": the hour inside the message was the wrong one, so that it is told once more, and is not put off until then. */
export function messageAnew(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const more = oneMoreMessage(text, lexicon, context);
  if (more !== undefined) return more;
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

/** "Mail Sam that dinner's at seven." "*And another one to Ann: bring bread*": one more goes the same way. */
function oneMoreMessage(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const last = context.previous
    ?.at(-1)
    ?.groups.flat()
    .findLast(({ service, method }) => WAYS.includes(`${service}.${method}`));
  if (last === undefined || last.when !== undefined) return undefined;
  const order = lexicon.language.loose.later.oneMoreMessage(text, last.service !== TOLD.service);
  const plan = order === undefined ? undefined : understand(order, lexicon, { ...context, previous: [] });
  const [sent, more] = plan?.groups.flat() ?? [];
  if (plan === undefined || plan.unread.length > 0 || more !== undefined) return undefined;
  if (sent?.service !== last.service || sent.method !== last.method) return undefined;
  return { ...plan, groups: [[{ ...sent, source: { start: 0, end: text.length, text } }]] };
}

const WAYS: readonly string[] = ['email.send', 'notices.tell'];

/** By what a message goes to somebody at once. */
const TOLD = { service: 'notices', method: 'tell' };
