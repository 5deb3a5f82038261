import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { namesOf } from './target-names.ts';

/**
 * "Heating off." "*Turn it back on*", "*no, not off, just down to 18*": what no word for "it" switches on, since its name tells how it works, is
 * switched on by its name, and then set as is said. `undefined` behind what "it" may be said of anyway.
 */
export function onAgain(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { onAgain: read } = lexicon.language.loose.later.ofThings;
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || last.when !== undefined || !isOff(last, lexicon))
    return undefined;
  const { target } = last.args;
  const said = target === undefined ? undefined : read(text);
  const on = target === undefined ? undefined : switchedOn(namesOf(target), last.service, lexicon, context);
  if (target === undefined || said === undefined || on === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const first = { ...on, args: { ...on.args, target }, source };
  if (said.then === '') return understoodAs([[first]]);
  const then = understand(said.then, lexicon, context);
  const [deed, further] = then.groups.flat();
  if (deed?.service !== last.service || further !== undefined || then.unread.length > 0) return undefined;
  return understoodAs([[first, { ...deed, source }]]);
}

/** What switches on a thing of each of these names, where it is the same for all. */
function switchedOn(
  names: readonly string[],
  service: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  const { turnOn } = lexicon.language.loose.later.ofThings;
  const [first, ...others] = names.map((name) => {
    const [on, more] = understand(turnOn(name), lexicon, { ...context, previous: [] }).groups.flat();
    return on?.service === service && more === undefined ? on : undefined;
  });
  const modeOf = ({ method, args: { target: _target, ...mode } }: Action): string =>
    JSON.stringify([method, mode]);
  const isSame =
    first !== undefined && others.every((on) => on !== undefined && modeOf(on) === modeOf(first));
  return isSame ? first : undefined;
}

/** Whether something was switched off by a setting of it. */
function isOff({ service, method, args }: Action, { grammar }: Lexicon): boolean {
  const off = grammar.services.get(service)?.phrases.off;
  if (off === undefined || off.method !== method) return false;
  return Object.entries(off.give).every(([param, value]) => args[param] === value);
}
