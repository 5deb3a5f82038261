/** of-rules: what is said of what comes again and again, or each time that something happens. */
import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { alikeAtHour } from '../its-hour/index.ts';
import { narrowed } from './narrowed.ts';
import { saidOfRule } from './said-of-rule.ts';
import { timesLeftOut } from './times-left-out.ts';

export { inOneBreath } from './in-one-breath.ts';

/** Nobody says more of what was made before. */
const TEXT_MAX = 240;

/** What is said of the rule that was made last; `read` reads words by themselves. */
export function ofRules(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (words: string) => Plan,
): Plan | undefined {
  if (text.length > TEXT_MAX) return undefined;
  return (
    narrowed(text, lexicon, context, read) ??
    saidOfRule(text, lexicon, context, read) ??
    timesLeftOut(text, lexicon, context) ??
    alikeAtHour(text, lexicon, context, read)
  );
}
