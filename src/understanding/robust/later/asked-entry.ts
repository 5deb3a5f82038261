import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';

/** What finds an entry by its name. */
const FINDS: readonly string[] = ['diary', 'calendar'];

/** "When's the school play?" "There is none." "*It's on Friday at two, add it*": an entry by the name that was asked for. */
export function askedEntry(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [asked, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  const { later } = lexicon.language.loose;
  const title = asked?.args['query'];
  if (asked === undefined || another !== undefined || typeof title !== 'string') return undefined;
  const [, when] = (FINDS.includes(asked.service) && later.toldWhen.exec(text)) || [];
  if (when === undefined) return undefined;
  const plan = understand(later.entryOn(title, when), lexicon, { ...context, previous: [] });
  const [entry, more] = plan.groups.flat();
  if (entry?.service !== 'calendar' || more !== undefined || plan.unread.length > 0) return undefined;
  const source = { start: 0, end: text.length, text };
  return { ...plan, groups: [[{ ...entry, source }]] };
}
