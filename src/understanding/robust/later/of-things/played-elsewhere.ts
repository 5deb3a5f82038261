import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** "Play radio four in the kitchen." "*Move it to the telly*": it ends where it plays and begins there. `undefined` where nothing was put on by its name. */
export function playedElsewhere(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  const query = last?.args['query'];
  if (last === undefined || another !== undefined || last.when !== undefined || typeof query !== 'string')
    return undefined;
  const order = lexicon.language.loose.later.ofThings.playsOn(text, query);
  const off = lexicon.grammar.services.get(last.service)?.phrases.methods[last.method]?.undo;
  const { target } = last.args;
  if (order === undefined || off === undefined || target === undefined) return undefined;
  const plan = understand(order, lexicon, { ...context, previous: [] });
  const [deed, more] = plan.groups.flat();
  if (deed?.service !== last.service || deed.method !== last.method || more !== undefined) return undefined;
  if (deed.args['query'] !== query || plan.unread.length > 0 || isSame(deed, last)) return undefined;
  const source = { start: 0, end: text.length, text };
  const ends: Action = { service: last.service, method: off, args: { target }, source };
  return understoodAs([[ends], [{ ...deed, source }]]);
}

function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(one.args['target']) === JSON.stringify(other.args['target']);
}
