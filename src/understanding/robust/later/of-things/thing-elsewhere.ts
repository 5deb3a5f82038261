import { isJsonObject } from '../../../../base/index.ts';
import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understand } from '../../../plan/index.ts';
import type { Arg, UnderstandingContext } from '../../../text/index.ts';
import { nameOf } from './target-names.ts';

/**
 * "Turn on the living room lamp." "*Sorry, the bedroom I mean*", "*and in the bedroom*": what is called like it there, and not all of its kind. The
 * plan stays where nothing there is called so.
 */
export function thingElsewhere(
  text: string,
  plan: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan {
  const { placeAlone, thingIn } = lexicon.language.loose.later.ofThings;
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || plan.unread.length > 0) return plan;
  const name = nameOf(last.args['target']);
  const [deed, more] = plan.groups.flat().filter(({ service }) => service !== CONVERSATION);
  const room = deed === undefined ? undefined : roomOf(deed.args['target']);
  if (name === undefined || room === undefined || deed === undefined || more !== undefined) return plan;
  if (deed.service !== last.service || !placeAlone.test(text)) return plan;
  const words = name.split(' ');
  for (let at = words.length - 1; at > 0; at--) {
    const called = words.slice(at).join(' ');
    const order = thingIn(called, room);
    const [found, other] = understand(order, lexicon, { ...context, previous: [] }).groups.flat();
    const target = found?.service === deed.service && other === undefined ? found.args['target'] : undefined;
    if (target === undefined || !hasWords(nameOf(target), called)) continue;
    const groups = plan.groups.map((group) =>
      group.map((one) => (one === deed ? { ...deed, args: { ...deed.args, target } } : one)),
    );
    return { ...plan, groups };
  }
  return plan;
}

function hasWords(name: string | undefined, called: string): boolean {
  const own = name?.toLowerCase().split(' ') ?? [];
  return called
    .toLowerCase()
    .split(' ')
    .every((word) => own.includes(word));
}

function roomOf(target: Arg | undefined): string | undefined {
  const area = isJsonObject(target) ? target['area'] : undefined;
  return typeof area === 'string' ? area : undefined;
}
