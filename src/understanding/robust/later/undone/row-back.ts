import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';
import { stemsIn } from '../stems.ts';

/** What keeps rows that are left out once, or called off. */
const KEEPERS: readonly string[] = ['diary', 'calendar', 'reminders', 'alarm'];
const OUT: readonly string[] = ['skip', 'cancel'];

/** "Skip piano this week." "*Put piano back in*", "piano's on after all": what was left out or called off just now is as it was. */
export function rowBack(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { language } = lexicon;
  const said = language.loose.later.rowBack(text);
  if (said === undefined) return undefined;
  const done = context.previous?.findLast(({ groups }) => !asksOnly({ groups }, lexicon))?.groups.flat();
  const [deed, another] = done ?? [];
  if (deed === undefined || another !== undefined) return undefined;
  if (!KEEPERS.includes(deed.service) || !OUT.includes(deed.method)) return undefined;
  const words = stemsIn(said, lexicon);
  const own = stemsIn(String(deed.args['query'] ?? ''), lexicon);
  const isIt = language.is.it.has(said.toLowerCase());
  const isNamed = words.length > 0 && words.every((word) => own.includes(word));
  if (!isIt && !isNamed) return undefined;
  const source = { start: 0, end: text.length, text };
  return understoodAs([[{ service: CONVERSATION, method: 'undo', args: {}, source }]]);
}
