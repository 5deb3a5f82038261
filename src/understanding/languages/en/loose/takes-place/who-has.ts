import type { Rewording } from '../../../index.ts';
import { isOrder } from '../diary/bare-entries.ts';
import { END, says } from '../diary/parts.ts';
import { mayBeName } from './parts.ts';

const LEAD = '(?:(?:so|oh|right|ok(?:ay)?|and|well|also|ah|by the way|fyi|just so you know|remember)[, ]+)*';
const WHO = '((?:(?:the|my|our) )?[a-z][a-z-]*(?: [a-z][a-z-]*)?)';
const HAS = "(?:(?:['’]s|['’]ve) (?:got|having)| (?:has|have)(?: got)?) (?:(?:an?|the|his|her|their) )?";

/** What somebody has on a day, who may be a stranger to the house: it is kept as the household's, and whose it is belongs to its name. */
export const WHO_HAS: readonly Rewording[] = [
  // "*Rosa has* a dentist appointment tomorrow at ten".
  says(
    `^${LEAD}${WHO}${HAS}(?!(?:to|been|no|not|never)\\b)(.+?)${END.replace('[.!?]', '[.!]')}`,
    ([, who = '', rest]) => (mayBeName(who) && !isOrder(who) ? `we have ${ofWhom(who)} ${rest}` : undefined),
  ),
];

function ofWhom(who: string): string {
  const name = who.replace(/^(?:the|my|our) /i, '');
  return `${name}${/s$/i.test(name) ? "'" : "'s"}`;
}
