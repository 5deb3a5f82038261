import { isJsonObject as isObject } from '../../base/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { asksOnly } from './wish.ts';

/**
 * The context in which words are said of what sets a measure, where the measure was asked for just now: "how warm is it in here?" "*Make it
 * 21*" is said of the heating. `undefined` where no such measure was asked for.
 */
export function withMeasured(
  lexicon: Lexicon,
  context: UnderstandingContext,
): UnderstandingContext | undefined {
  const before = context.previous?.at(-1);
  const [asked, another] = before?.groups.flat() ?? [];
  if (before === undefined || asked === undefined || another !== undefined) return undefined;
  const { kind, target } = asked.args;
  const { measured, inRoom } = lexicon.language.loose;
  const question = measured[typeof kind === 'string' ? kind : ''];
  if (question === undefined || !isObject(target)) return undefined;
  const { area } = target;
  const words = typeof area === 'string' ? `${question} ${inRoom(area)}` : question;
  const told = understand(words, lexicon, { ...context, previous: [] });
  const [setting, more] = told.groups.flat();
  if (setting === undefined || more !== undefined || told.unread.length > 0) return undefined;
  const place = setting.args['target'];
  if (!asksOnly(told, lexicon) || (isObject(place) && 'all' in place)) return undefined;
  return { ...context, previous: [{ text: before.text, groups: told.groups }] };
}
