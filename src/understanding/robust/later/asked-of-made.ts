import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understoodAs } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';

/** By whom what is to come is told, and the parameters by which a row was named when it was made or changed. */
const KEEPERS: Readonly<Record<string, readonly string[]>> = {
  reminders: ['text', 'query'],
  alarm: ['name', 'query'],
};

/** "Remind me tomorrow to take the books back." "*What time will you remind me?*": of that one, or of all of its kind. `undefined` where nothing such was put off just now. */
export function askedOfMade(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const made = context.previous?.at(-1)?.groups.flat().at(-1);
  const names = made === undefined || made.when !== undefined ? undefined : KEEPERS[made.service];
  const asked = names && lexicon.language.loose.later.asksOfMade(text);
  if (made === undefined || names === undefined || asked === undefined) return undefined;
  const name = names.map((key) => made.args[key]).find((value) => typeof value === 'string');
  const args: Action['args'] = asked === 'this' && name !== undefined ? { query: name } : {};
  const source = { start: 0, end: text.length, text };
  return understoodAs([[{ service: made.service, method: 'list', args, source }]]);
}
