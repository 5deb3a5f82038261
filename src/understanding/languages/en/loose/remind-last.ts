import type { Rewording } from '../../index.ts';
import { WHEN } from './times-said.ts';

/** What is to be done first, and last of all that one is to be reminded of it: "noon, move the car, remind me". */

const DUTY =
  "(?:i|we)(?:'m| am|'re| are)? ?(?:to|supposed to|meant to|due to|have to|need to|must|should|ought to|'ve to|'ve got to|have got to|gotta|'ll need to|want to) ";
const TAIL =
  "[,.;]?(?: (?:so|and|then|but|can you|could you|would you|will you|please|just))* (?:remind me(?: (?:of|about))?(?: (?:it|this|that))?|(?:don't|do not) let me forget(?: (?:it|this|that))?|re?member me(?: (?:of|about))?(?: (?:it|this|that))?|make sure i (?:don't forget|remember)(?: (?:it|this|that))?|give me a (?:nudge|reminder)(?: about (?:it|that))?)(?: then)?(?:,? (?:please|will you|would you))?[.!?]*$";
/** What begins as the name of a thing and no deed: it is what one is reminded of. */
const THING = /^(?:the|my|our|his|her|an?) /i;

const says = (pattern: string, plain: (match: RegExpExecArray) => string | undefined): Rewording => ({
  say: new RegExp(pattern, 'dgi'),
  plain,
});
const of = (what: string): string => (THING.test(what) ? `about ${what}` : `to ${what}`);

export const REMIND_LAST: readonly Rewording[] = [
  says(`^(?:at )?(${WHEN}),? (?:${DUTY})?([a-z][^,]+?)${TAIL}`, ([, when = '', what = '']) =>
    /^(?:i|we|you|it|he|she|they|that|remind)\b/i.test(what)
      ? undefined
      : `remind me at ${when} ${of(what)}`.replace(/ at (in|on|today|tonight|tomorrow|next|this) /i, ' $1 '),
  ),
  says(`^${DUTY}([a-z][^,]+?)${TAIL}`, ([, what = '']) => `remind me to ${what}`),
];
