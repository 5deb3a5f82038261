import type { Rewording } from '../../../index.ts';
import { A_DAY, says } from '../diary/parts.ts';
import { WEEKDAY } from '../times-said.ts';

/** Days that a series leaves out, several in a row: "not from the 21st till the 3rd of January", "turn it off next week". */

const LEAD =
  '(?:(?:no+|oh|ah|actually|sorry|wait|but|and|so|right|well|ok(?:ay)?|please|just|only|can you|could you|except|not (?:in|over|during) the (?:[a-z]+ )?holidays?)[,.; ]+)*';
const IT = '(?:it|that|this|them|the (?:alarm|reminder|series))';
const OUT = `(?:not|but not|except|apart from|no (?:more )?(?:reminders?|need)|(?:skip|pause|leave out|miss out|cancel|drop) ${IT}|skip|(?:leave|take|turn|switch) ${IT} (?:out|off)|(?:don['’]?t|do not) (?:ring|remind (?:me|us|[a-z]+)(?: (?:of|about) ${IT})?|wake (?:me|us)(?: up)?|do ${IT}))`;
const DATE_IN = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const SPAN = `(?:from|between) (${A_DAY}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${DATE_IN}|now) (?:to|till|until|through|and) (${A_DAY}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${DATE_IN}|${WEEKDAY})`;
const END = "(?:,? (?:please|though|then|thanks|as we[’']re away|we[’']re away))*[.!]*$";

export const LEFT_OUT_DAYS: readonly Rewording[] = [
  says(`^${LEAD}${OUT},? ${SPAN}${END}`, ([, from, to]) => `skip from ${from} to ${to}`),
  says(
    `^${LEAD}(?:(?:pause|suspend) ${IT}|(?:turn|switch|leave) ${IT} (?:off|out)|(?:give ${IT} a (?:rest|miss|break))) (?:for |over |during )?(next week|this week)${END}`,
    ([, week]) => `skip ${week}`,
  ),
  says(
    `^${LEAD}${OUT},? (?:for |in |over |during )?(?:christmas week|the week of christmas|the christmas week)${END}`,
    () => 'skip in the week of christmas',
  ),
];
