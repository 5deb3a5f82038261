import type { Rewording } from '../../../index.ts';
import { END, says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';
import { ASKS, TIME } from './parts.ts';

/** What is told around a reminder, which is neither its text nor its time: why, until when, and what is always forgotten. */

const REMIND = `${ASKS}remind (?:me|us)`;
const LEAD = '(?:(?:and|but|so|oh|ok(?:ay)?|right|well|actually|please)[, ]+)*';
const JOIN = '(?:[,;.:–-]+ ?| )(?:(?:so|and|then|but|please)[, ]+)*';
const WHOSE = "(?:it|he|she|they|that|there|(?:his|her|their|the|my|our) [a-z'’-]+(?: [a-z'’-]+)?)";
const IS = "(?:['’](?:s|re)| is| are| has| have| goes| comes| starts| opens| closes| leaves)";
/** Who or what closes, leaves or begins then. */
const UNTIL_THEN = `(?:before|because|cos|as|since|seeing as) (?:they|it|he|she|we|i|(?:the|my|our|his|her) [a-z]+(?: [a-z]+)?)(?:['’](?:s|re|m)| is| are)? [a-z]+(?: [a-z]+){0,2}?`;
/** Who forgets something. */
const FORGETS =
  "(?:i|we)(?:['’]m| am|['’]ll)? (?:(?:always|keep(?: on)?|never|just|do|only|usually|tend to|bound to|so bad at|terrible at|hopeless at) )*(?:forget|forgetting|remember|remembering|miss|missing)";
/** What is forgotten, by its name alone. */
const THING = "((?:my|the|our|his|her) [a-z'’-]+(?: (?!so\\b|and\\b|please\\b|at\\b|on\\b|in\\b)[a-z'’-]+)?)";
const IT = /\b(?:it|them|that|those)\b/i;

export const REMINDERS_TOLD_FIRST: readonly Rewording[] = [
  // "Sam needs a reminder at three*, she has to fetch the parcel*".
  says(
    `^${LEAD}(?!(?:it|that|this|what|who|nobody)\\b)([a-z]+) (?:needs?|wants?|could do with|should (?:get|have)) (?:reminding|a (?:wee |little |quick )?(?:reminder|nudge|prompt)) ([^,;.!?]+?)[,;.–-]+ ?(?:because |cos |as )?(?:i|he|she|they)(?:['’](?:s|ve))? (?:has|have|needs?|must|got|ought|is supposed|are supposed)(?: to)? ([^;.!?]+?)${END}`,
    ([, who = '', when, what]) => `remind ${/^i$/i.test(who) ? 'me' : who} ${when} to ${what}`,
  ),
  // "Remind me to get her a present*, it's her birthday on Sunday, remind me* on Friday": asked once, and of the present.
  says(
    `^(${LEAD}${REMIND}) ((?:to|about) [a-z][^;.!?]*?)(?:${JOIN}${WHOSE}${IS} [^;.!?]*?)?${JOIN}remind (?:me|us) (?:about (?:it|that) )?(${TIME})${END}`,
    ([, head, text, time]) => `${head} ${time} ${text}`,
  ),
  // "… to ring the bank *before they close at half four*, so like at quarter past": when it is too late, and not when to say it.
  says(
    `^(${LEAD}${REMIND}) (?:that (?:i|we) (?:have|need|ought|['’]ve) to|that (?:i|we)['’]ve got to|to) ([a-z][^;,.!?]*?)(,? ${UNTIL_THEN}) at ${HOUR}${JOIN}(?:(?:say|like|maybe|perhaps|let['’]?s say|make it|about)[, ]+)*(at ${HOUR})${END}`,
    ([, head, text, why = '', time]) => `${head} ${time} to ${text}${/^,? before/i.test(why) ? why : ''}`,
  ),
  // "*I keep forgetting my tablets*, so remind me every day at eight to take *them*".
  says(
    `^${LEAD}(?:${FORGETS} (?:(?:about|to take|to bring) )?${THING}|${THING},? ${FORGETS}(?: (?:it|them|about (?:it|them)))?)${JOIN}(${REMIND} (${TIME})) (to (?:[a-z]+ )+(?:it|them)(?: [a-z]+)?)${END}`,
    ([, one, other, head, , text = '']) => `${head} ${text.replace(IT, one ?? other ?? '')}`,
  ),
  // "*My tablets, I always forget them*, remind me every evening at nine".
  says(
    `^${LEAD}(?:${FORGETS} (?:(?:about|to take|to bring) )?${THING}|${THING},? ${FORGETS}(?: (?:it|them|about (?:it|them)))?)${JOIN}(${REMIND} ${TIME})${END}`,
    ([, one, other, head]) => `${head} about ${one ?? other}`,
  ),
];
