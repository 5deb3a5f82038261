import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';

/** Another value in few words, of whatever was set before: an hour, a length, a share or degrees. */

const NO =
  "(?:(?:no+|nah|nope|oh|ah|er|sorry|oops|wait|hang on|hmm+|um|well|and|ok(?:ay)?|actually|scratch that|no wait|not that|(?:no, )?that(?:['’]s| is) (?:not right|wrong|not it))[,.! ]+)*";
const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const ONES = '(?:one|two|three|four|five|six|seven|eight|nine)';
const SHARE = `(?:(?:${TENS}(?:[ -]${ONES})?|\\d{1,3})(?: ?%| percent| per cent| degrees)?|halfway|half way)`;
const VALUE = `(${LENGTH}|${HOUR}|${SHARE})`;
const TRY =
  "(?:(?:can|could|shall) (?:we|you|it) (?:please )?(?:say|do|make it|be|go for|have|try)|could it be|can it be|let['’]s (?:do|say|try|have)|try|go|go to|do|have|say|call it|push it to|i (?:said|meant)|it is|make (?:it|that)) ";
const FITS =
  "(?:,? (?:rather|instead|maybe|perhaps|on (?:second thoughts?|reflection)|thinking about it|(?:is|would be|might be|['’]d be|will be|['’]ll be) (?:better|best|nicer|wiser|plenty|enough|fine|grand|lovely|safer)(?: (?:for (?:me|us)|actually))?|(?:will|would|should|might|could|['’]ll|['’]d) (?:do|suit|work|be (?:ok(?:ay)?|all right))(?: (?:for )?(?:me|us|her|him|them|everyone|everybody|better|best|fine|nicely|grand))*|suits (?:me|us|her|him|them|everyone)(?: better| best| fine)?|i (?:meant|mean|think|said|suppose)|so|then|please|actually))";
/** Why, behind the value: somebody or something is told of. */
const REASON =
  "(?:[,;.?!–-]+ ?(?:because |cos |as |since )?(?:(?:i|we|he|she|they|it|that|there)(?:['’](?:ve|m|re|s|d|ll)| (?:have|has|need|needs|want|was|were|is|am|are|forgot|got))|(?:the|my|our) [a-z]+(?: [a-z]+)?(?:['’]s| is| are| was)) (?!.*\\b(?:turn|switch|put|set|make|remind|add|open|close|play|cancel|stop)\\b)[a-z0-9 '’]+)";

const asValue = ([, value = '']: RegExpExecArray): string =>
  `make it ${value.replace(/^half ?way$/i, '50 percent')}`;

export const OTHER_VALUE_FIRST: readonly Rewording[] = [
  // "*Actually no, half six*, I've to be up for the bus": the reason sets nothing of its own.
  says(
    `^(?:actually|no|sorry|oh no|hang on|wait)[, ]+${NO}(?:${TRY})?${VALUE}${FITS}*${REASON}[.!?]*$`,
    asValue,
  ),
  // "*Scratch that, seven*".
  says(`^${NO}scratch that[,.! ]+(?:${TRY})?${VALUE}${FITS}*[.!?]*$`, asValue),
  // "*Down a little*, it's too much": why, and no step back.
  says(
    "^((?:(?:take|turn|bring|knock|put|nudge) (?:it|that) )?(?:down|up|lower|less|quieter|dimmer|louder|brighter|warmer|cooler)(?: (?:a (?:little|bit|touch|tad|notch)|some|more|please))*),? (?:it|that)(?:['’]s| is) (?:(?:far|way|still|just|a bit|much) )*(?:too (?:much|high|loud|bright|hot|warm|low|quiet|dark|cold|dim)|not enough)[.!]*$",
    ([, step = '']) => step,
  ),
];

export const OTHER_VALUE_IN_TALK: readonly Rewording[] = [
  says(`^${NO}${TRY}${VALUE}${FITS}*${REASON}?[.!?]*$`, asValue),
  says(`^${NO}${VALUE}(?:${FITS}+${REASON}?|${REASON})[.!?]*$`, asValue),
  says(`^${NO}(?:it |that )?(?:should|ought to) (?:have been|be) ${VALUE}[.!?]*$`, asValue),
  says(
    `^${NO}(?:no|nope|that(?:['’]s| is) (?:not right|wrong|not it)|make (?:it|that))[,.! ]+${VALUE}${FITS}*[.!?]*$`,
    asValue,
  ),
];

const ONE = '(?:it|that|this|them|that one|this one|the lot)';
const OFF = '(?:cancel|scrap|drop|bin|delete|ditch|remove|lose)';

/** "*I won't be needing my alarm tomorrow, drop it*": by its name, and not what was made just now. */
const NOT_NEEDED: Rewording = says(
  `^${LEAD}(?:i|we) (?:won['’]?t|will not|don['’]?t|do not|no longer|shan['’]?t) (?:be needing|need|be wanting|want) ((?:the|my|our|that|any) (?!(?:more|one)\\b)[a-z]+(?: [a-z]+){0,4}?)(?: (?:any ?more|now|after all|again))*[,.;!–-]+ ?(?:so |you can |and |just |please )*${OFF}(?: ${ONE}| them)?${END}`,
  ([, thing]) => `cancel ${thing}`,
);

/** What was put down or put off is not wanted any more, in few words. */
export const LET_GO_FIRST: readonly Rewording[] = [
  NOT_NEEDED,
  // "*Never mind that, cancel it*".
  says(
    `^${LEAD}(?:never ?mind|forget|leave)(?: ${ONE})?[,.;! ]+(?:and |just )?${OFF} ${ONE}${END}`,
    () => 'cancel that',
  ),
  // "*I've done it, cancel*", "sorted already, bin it".
  says(
    `^${LEAD}(?:(?:i|we|that)(?:['’](?:ve|s)| have| has|['’]m)? )?(?:already |just )?(?:done|sorted|managed|dealt with|seen to|finished)(?: ${ONE})?(?: already| now| myself| ourselves)*[,.;! –-]+(?:so |you can |and )*${OFF}(?: ${ONE})?${END}`,
    () => 'cancel that',
  ),
];

export const LET_GO_IN_TALK: readonly Rewording[] = [
  // "*Call it off*", "we won't need that after all, cancel it".
  says(`^${LEAD}call ${ONE} off${END}`, () => 'cancel that'),
  says(
    `^${LEAD}(?:(?:i|we|she|he|they) )?(?:don['’]?t|do not|won['’]?t|will not|no longer|doesn['’]?t) (?:be needing|need|want) ${ONE}(?: (?:any ?more|now|after all|again))*[,.;! –-]+(?:so |you can |and |just )*${OFF}(?: ${ONE})?${END}`,
    () => 'cancel that',
  ),
];
