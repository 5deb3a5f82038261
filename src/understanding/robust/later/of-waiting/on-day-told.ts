import { type Plan, returns } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { onceOtherwise, ruleOf, understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held, withSource } from '../../plan-as-said.ts';
import { lastsTill } from './lasts-till.ts';
import { isMade } from './waiting-last.ts';

/** "Turn off the TV at nine every night." "*We've got guests tonight, so leave it till eleven*": of that day alone, or of none. */
export function onDayTold(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const [series, another] = context.previous?.at(-1)?.groups.flat().filter(isMade) ?? [];
  if (series === undefined || another !== undefined) return plan;
  if (!returns(series) && ruleOf(series) === undefined) return plan;
  const words = lexicon.language.loose.later.onDayTold(text);
  if (words === undefined || (plan.unread.length === 0 && isOfOneDay(plan))) return plan;
  const said = onceOtherwise(words, lexicon, context) ?? understand(words, lexicon, context);
  const read = lastsTill(words, said, lexicon, context);
  if (read.unread.length > 0 || !isOfOneDay(read)) return held(text, plan, lexicon);
  return withSource(read, { start: 0, end: text.length, text });
}

/** Whether one time of a series is moved or left out. */
function isOfOneDay({ groups }: Plan): boolean {
  return groups.flat().some(({ service, args }) => service === 'diary' || args['occurrence'] !== undefined);
}
