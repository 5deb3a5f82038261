import { type Action, type Plan, returns } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { takenOff, understoodAs } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { asksOnly } from '../wish.ts';

/** "Turn the lamp on at eight." "*Do it now*": what was put off is done at once, in place of later unless it comes again or is to be done then too. */
export function atOnce(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.atOnce(text);
  // "At eight." "*When will that be?*" stands between.
  const told = (context.previous ?? []).findLast((turn) => !asksOnly(turn, lexicon));
  const deeds = told?.groups.flat().filter(isPutOff) ?? [];
  if (said === undefined || deeds.length === 0) return undefined;
  const source = { start: 0, end: text.length, text };
  const groups: Action[][] = [];
  for (const deed of deeds) {
    const { when: _when, if: _if, assumed: _assumed, said: _said, ...now } = deed;
    const stays = said.also || returns(deed);
    const off = stays ? undefined : takenOff(deed, source);
    if (!stays && off === undefined) return undefined;
    groups.push([...(off === undefined ? [] : [off]), { ...now, source }]);
  }
  return understoodAs(groups);
}

/** Done to a thing, and not at once; what ends something by a length has not begun. */
function isPutOff({ when, args }: Action): boolean {
  return when !== undefined && !('after' in when) && args['target'] !== undefined;
}
