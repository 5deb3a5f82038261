import type { Rewording } from '../../../index.ts';
import { LEAD, says } from '../diary/parts.ts';

/** Whom something is told, and where they are. */

const TELL = '(?:tell|inform|ask|remind|let|text|message|warn)';
const NAMED = '(?!(?:me|us|you|it|that|this|everyone|everybody|them|the|my|our)\\b)[a-z]+';
const ROOM =
  '(?:in|out in|up in|over in|down in|out on|on) (?:the |my |our |his |her |their )?(?:own )?(?:(?:living|dining|play|utility|sitting|guest|spare) )?(?!(?:time|case|an?|the|hour|half|ten|five|twenty|bed|morning|afternoon|evening|front)\\b)[a-z]+';
const THERE = `(?:(?:who(?:['’]s| is) )?(?:upstairs|downstairs|outside|next door|up there|down there|out there|in there|${ROOM}))`;
/** What begins what is told where nothing leads it: a meal, or somebody who does something. */
const TOLD =
  "(?:(?:the )?(?:breakfast|lunch|dinner|tea|supper|food)(?:['’]s| is| will be)|(?:i|we|you|he|she|they)(?:['’](?:m|re|ve|ll|d|s)| am| are| is| have| has| will| need| want)|it(?:['’]s| is) (?:time|late|ready|bedtime|over))\\b";

/** Who is to hear or notice nothing. */
const NOBODY =
  '(?:anyone|anybody|a soul|him|her|them|the (?:kids|children|others|family|baby)|(?!(?:me|us|it|that|this|and|but|when|if|about|what)\\b)[a-z]+(?: (?:and|or) (?!(?:turn|put|set|lock|open|close)\\b)[a-z]+)?)';
const KEPT_FROM = `(?:(?:tell|let on to|(?:say|breathe) (?:a word|anything|a thing) to|mention (?:it|this|that|anything) to|wake|disturb|bother) ${NOBODY}(?: (?:about (?:it|this)|i (?:said|asked)(?: so| for it)?|up))?|(?:say|mention|breathe) (?:a word|anything|it|this)(?: (?:about (?:it|this)))?)`;

export const TOLD_TO_FIRST: readonly Rewording[] = [
  // "*Don't tell Mia, but* put candles on the list": said for company, and no part of what is wished.
  says(
    `^(${LEAD})(?:do not|don['’]?t) ${KEPT_FROM}(?:,? (?:but|just)|[,;:.–-]+(?: (?:but|just))?)[,]? (?:please |can you |could you |just )*(?!(?:if|when|until|till|unless|before|after)\\b)(?=[a-z])`,
    ([, lead]) => lead,
  ),
  // "Tell Sam *in the garden* that it's raining": that is where she is, and no part of it.
  says(
    `^(${LEAD}${TELL} ${NAMED},? )${THERE},? (?=(?:that (?!(?:is|was)\\b)|to (?!the\\b|be\\b)[a-z])[a-z' ’]*[a-z]|${TOLD})`,
    ([, told]) => told,
  ),
  says(`^(${LEAD}let ${NAMED},? )${THERE},? (?=know\\b)`, ([, told]) => told),
  // "Tell Sam *that isn't* hers": what is spoken of is a part of what is told.
  says(
    `^(${LEAD}(?:tell|inform|remind|let) ${NAMED} (?:know )?)(?=that (?:is|isn['’]?t|was|wasn['’]?t|will|won['’]?t|would|wouldn['’]?t|sounds|looks|works|depends)\\b)`,
    ([, told]) => `${told}that `,
  ),
  // "Tell Sam that *dinner's at* seven": what is at that hour is told, and not looked up.
  says(
    `^(${LEAD}(?:(?:tell|inform) ${NAMED}|let ${NAMED} know)(?: that)? (?:(?:the|my|our|his|her) )?(?!it\\b|that\\b)[a-z]+)['’]s (?=(?:at|from|by|around|about|tomorrow|tonight|on [a-z]+day)\\b)`,
    ([, told]) => `${told} is `,
  ),
  // "Tell Sam *I'll be back* by six": with the word that leads what is told, behind which it may speak of anything.
  says(
    `^(${LEAD}(?:tell|inform|let) ${NAMED} (?:know )?)(?=(?:(?:i|we|you|he|she|it|they|there|the [a-z]+|that that)(?:['’](?:m|re|ve|ll|d|s)| am| are| is| has| have| had| was| were| will| would)) .*\\b(?:by|about|where|who|what|how|which|why)\\b)`,
    ([, told]) => `${told}that `,
  ),
  // "Remind Sam *that's* her key": no word for what to be reminded of is left behind the mark.
  says(
    `^(${LEAD}(?:tell|inform|remind|let) (?:me|us|${NAMED}) (?:know )?)(?=that['’](?:s|ll|d|ve) )`,
    ([, told]) => `${told}that `,
  ),
  // "Let me know *when Sam's back*": there the mark stands for what he is, and not for what he has.
  says(
    `^(${LEAD}(?:tell|let|warn|notify|alert) (?:me|us)(?: know)? (?:when|if|once|as soon as) [a-z]+)['’]s(?= (?:back|home|here|away|out|gone|left|in|up)\\b)`,
    ([, told]) => `${told} is`,
  ),
];
