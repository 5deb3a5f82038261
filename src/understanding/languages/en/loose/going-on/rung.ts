import type { Rewording } from '../../../index.ts';
import { END, says } from '../diary/parts.ts';
import { LENGTH } from '../times-said.ts';

/** What people say to a reminder, an alarm or a timer that has just gone off, in the words that every service hears. */

const LEAD =
  "(?:(?:and|but|so|oh|ok(?:ay)?|right|well|yes|yep|yeah|yup|alright|all right|please|just|thanks|thank you|can you|could you|not (?:now|yet|just yet|just now|right now)|no time(?: (?:just |right )?now| yet)?|(?:i )?(?:can['’]?t|cannot)(?: do (?:it|that|this))?(?: (?:just |right )?(?:now|yet|at the (?:moment|minute)|at present|this minute|this second))|(?:i['’]?m |i am )?(?:a bit |still |too |kind of )?(?:busy|tied up|driving|cooking|on the phone|on a call|in a meeting|in the (?:bath|shower|middle of something)|up to my (?:elbows|eyes|neck)|not (?:ready|home|there)(?: yet)?)(?: (?:just |right )?(?:now|at the (?:moment|minute)))?)[,.;! ]+)*";
const NOISE = '(?:beep(?:ing|s)?|ringing|bleeping|buzzing|racket|din|row|noise|jingle|alarm sound)';

export const RUNG_FIRST: readonly Rewording[] = [
  // "Give me another ten minutes", "ask me again in a quarter of an hour", "nag me once more in five".
  says(
    `^${LEAD}(?:give|allow) (?:me|us) (?:another|a further|an extra|an additional) (${LENGTH})(?: more)?${END}`,
    ([, length]) => `another ${length}`,
  ),
  says(
    `^${LEAD}(?:ask|remind|tell|nag|ping|prompt|bug|nudge|try|poke|prod|pester|shout at|warn) (?:me|us) (?:again|once more|one more time)(?: about (?:it|that|this))? in (${LENGTH})${END}`,
    ([, length]) => `${length} more`,
  ),
  // "*Snooze it for ten*": minutes.
  says(
    `^${LEAD}snooze(?: (?:it|that|the alarm|me))?(?: for)?(?: another)? (five|ten|fifteen|twenty|thirty|\\d{1,2})${END}`,
    ([, many]) => `snooze it for ${many} minutes`,
  ),
  // "*Not yet*, ten more minutes": put off once, and not twice.
  says(
    '^(?:no[,. ]+)?not (?:yet|now|just yet|right now|quite yet)[,.!;–-]+ ?(?=[^,.;!?]*\\b(?:minutes?|mins?|hours?|hrs?|seconds?|secs?)\\b[^,.;!?]*[.!]*$)',
    () => '',
  ),
  // "Quit beeping", "enough of that racket".
  says(
    `^${LEAD}(?:stop|quit|cut(?: out)?|enough(?: of| with)?|silence)(?: the| that| your| all that| all the)? ${NOISE}(?: already| now| up)?${END}`,
    () => 'stop that noise',
  ),
  // "Did that already", "took care of it", "that's been done".
  says(
    `^${LEAD}(?:(?:i|we)(?:['’]ve| have)? )?(?:already |just )*(?:did|done|took care of|taken care of|dealt with|saw to|seen to|sorted|handled|finished|ticked off) (?:that|it|that one|this one|this)(?: one)?(?: (?:already|just now|earlier|this morning|a while ago|ages ago))*${END}`,
    () => 'that is done',
  ),
  says(
    `^${LEAD}(?:(?:that|it)(?:['’]s| has) (?:already )?been (?:done|sorted|seen to|taken care of|dealt with)|(?:already|all) (?:done|sorted|seen to|taken care of|dealt with)|dealt with|seen to|taken care of)(?: already| now| earlier)*${END}`,
    () => 'that is done',
  ),
];

/** Of the turn before: "shut up" alone is said to anybody. */
export const RUNG_IN_TALK: readonly Rewording[] = [
  says(
    `^${LEAD}(?:shut up|pipe down|zip it|hush(?: up| now)?|(?:i|we) (?:heard|hear) you|give it a rest)(?: already| now)?${END}`,
    () => 'stop that noise',
  ),
];
