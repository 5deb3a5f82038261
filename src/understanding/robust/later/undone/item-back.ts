import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { notUnderstood, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';

/** What keeps things on lists, and how they come on it and off. */
const LIST = 'list';
const ON = 'add';
const OFF = 'remove';

/**
 * "*Put it back*" behind what was put on a list, or what somebody else took off: on the list, where what one did last is not taken back. What is on it already stays
 * there once.
 */
export function itemBack(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  if (!lexicon.language.loose.items.putBack.test(text)) return undefined;
  const done = context.previous?.filter(({ groups }) => groups.length > 0 && !asksOnly({ groups }, lexicon));
  const last = done?.at(-1);
  const deeds = last?.groups.flat() ?? [];
  if (last === undefined || deeds.length === 0 || deeds.some(({ service }) => service !== LIST))
    return undefined;
  // What one took off oneself is taken back, as what somebody else did cannot be.
  const isOthers = last.text === '';
  if (!isOthers && deeds.some(({ method }) => method !== ON)) return undefined;
  const off = deeds.filter(({ method }) => method === ON || method === OFF);
  const { list } = deeds[0]!.args;
  const spoken = done!
    .flatMap(({ groups }) => groups.flat())
    .filter(({ service, method, args }) => service === LIST && method === ON && args['list'] === list);
  const source = { start: 0, end: text.length, text };
  const back = (off.length === deeds.length ? off : spoken).map(
    ({ args }): Action => ({ service: LIST, method: ON, args, source }),
  );
  if (back.length > 0 && back.every(({ args }) => typeof args['item'] === 'string'))
    return understoodAs(back.map((one) => [one]));
  return notUnderstood(source, 'nothing-spoken-of', lexicon.language);
}
