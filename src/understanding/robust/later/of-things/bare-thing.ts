import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand } from '../../../plan/index.ts';
import type { Args, UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';
import { isOfThing } from '../../wish.ts';

/** "The fan." "*On*", "*off in an hour*", "*is it on?*": a name that came to nothing by itself is what the words behind it are said of. */
export function bareThing(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (whole: string) => Plan,
): Plan | undefined {
  const { bareName, saidOfName } = lexicon.language.loose.later.ofThings;
  const last = context.previous?.at(-1);
  if (last === undefined || last.groups.length > 0 || last.asked === true) return undefined;
  const name = bareName(last.text);
  if (name === undefined || understand(text, lexicon, { ...context, previous: [] }).groups.length > 0)
    return undefined;
  for (const whole of saidOfName(name, text)) {
    const plan = read(whole);
    const [deed, ...others] = plan.groups.flat();
    if (deed?.args['target'] === undefined || plan.unread.length > 0) continue;
    // "*On for ten minutes*" brings its end along.
    const isOfOne = others.every(({ service, args }) => service === deed.service && isSame(args, deed.args));
    if (!isOfOne || !isOfThing(deed.service, lexicon)) continue;
    return withSource(plan, { start: 0, end: text.length, text });
  }
  return undefined;
}

function isSame(one: Args, other: Args): boolean {
  return JSON.stringify(one['target']) === JSON.stringify(other['target']);
}
