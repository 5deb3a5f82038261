import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { asksOnly } from '../wish.ts';

/** "When everyone has left, heating to sixteen." "*And lock the back door then as well*": at what the one before waits for, and not now. */
export function thenToo(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  // "What happens at ten?" stands between.
  const put = context.previous?.findLast(({ groups }) => !asksOnly({ groups }, lexicon))?.groups.flat() ?? [];
  const [before] = put;
  if (before?.when === undefined || !put.every(({ when }) => isSame(when, before.when))) return undefined;
  const wish = lexicon.language.loose.later.thenToo(text);
  if (wish === undefined) return undefined;
  const plan = understand(wish, lexicon, { ...context, previous: [] });
  const deeds = plan.groups.flat();
  if (deeds.length === 0 || plan.unread.length > 0 || asksOnly(plan, lexicon)) return undefined;
  if (deeds.some((deed) => (deed.when ?? deed.if) !== undefined)) return undefined;
  const { when, if: only } = before;
  const source = { start: 0, end: text.length, text };
  const waits = { when, ...(only && { if: only }), said: wish, source };
  return { ...plan, groups: plan.groups.map((group) => group.map((deed) => ({ ...deed, ...waits }))) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
