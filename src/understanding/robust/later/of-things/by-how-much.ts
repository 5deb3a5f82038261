import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** "Is it warmer upstairs?" "*By how much?*": what was compared is asked once more, since its answer tells both figures. */
export function byHowMuch(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [asked, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (asked === undefined || another !== undefined || asked.args['than'] === undefined) return undefined;
  const { question } = lexicon.grammar.services.get(asked.service)?.phrases.methods[asked.method] ?? {};
  if (question !== true || !lexicon.language.loose.later.ofThings.byHowMuch.test(text)) return undefined;
  const args = { ...asked.args, by: true };
  return understoodAs([[{ ...asked, args, source: { start: 0, end: text.length, text } }]]);
}
