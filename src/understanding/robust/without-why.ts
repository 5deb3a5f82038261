import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { withoutManners } from './manners.ts';
import { isByContent, ofItem } from './of-item.ts';
import { namedOfTold, ofTold } from './of-told.ts';
import { placedIn } from './placed.ts';
import { withoutTold } from './told-beside.ts';

/**
 * "How long's left on that?" "*Bin it*, we're having toast": the plan for what is said of what was told or stands on a list, where why is said
 * beside it. `undefined` where the words are understood, and of more than what is spoken of by its content alone.
 */
export function withoutWhy(
  text: string,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const deeds = strict.groups.flat();
  const isUnderstood = strict.unread.length === 0 && deeds.length > 0;
  if (isUnderstood && !deeds.some(({ service, args }) => isByContent(service, args, lexicon)))
    return undefined;
  const said = withoutManners(text, lexicon);
  const named = namedOfTold(said.text, lexicon, context);
  if (named !== undefined) return named;
  for (const way of withoutTold(said, lexicon, true)) {
    const plan =
      namedOfTold(way.text, lexicon, context) ??
      ofTold(way.text, lexicon, context, { only: false }) ??
      ofTold(way.text, lexicon, context, { only: true }) ??
      ofItem(way, strict, lexicon, context);
    if (plan !== undefined) return placedIn(way, plan);
  }
  return undefined;
}
