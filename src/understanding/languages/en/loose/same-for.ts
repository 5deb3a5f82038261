import type { LooseGrammar, Pattern } from '../../index.ts';
import { lazily } from '../patterns.ts';

const LEAD = '(?:(?:and|also|oh|ok(?:ay)?|yes|plus|then|please|can you)[, ]+)*';
const SAME =
  '(?:(?:(?:do |make |set )?(?:the )?same(?: (?:thing|one|again|reminder))?|likewise|one(?: more)?|another(?: one| reminder)?|a reminder|do (?:it|that)|that one|it|that)? ?(?:for|to|with))';
/** One, or several: "Sam", "Sam and Mia". */
const NAMED = '([a-z]+(?:,? and (?!(?:at|in|on|for|to|it|that)\\b)[a-z]+)*)';
const WHO = `${NAMED}(?: (?:too|as well|also|please))*`;
const PERSON_SAME = lazily(`^${LEAD}${SAME} ${WHO}((?:,| ).*)?$`, 'i');
const REMIND_TOO = lazily(
  `^${LEAD}(?:remind|tell|nudge) ${NAMED} (?:too|as well|also|of (?:it|that)|the same)(.*)$`,
  'i',
);
/** "*Mia as well*", "and me too". */
const ALSO = lazily(
  `^(?:${LEAD}${NAMED},? (?:too|as well|also)(?: please)?|(?:and also|also|and) ${NAMED}(?: please)?)$`,
  'i',
);
const WHEN =
  /^(?:at|in|on|by|tomorrow|tonight|every|half|quarter|\d|next|this|an hour|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b/i;

/** "*Same for Sam, but at six*", "*and for Mia, but it's feeding the fish*": the reminder of before said of somebody else. */
export const sameFor: LooseGrammar['sameFor'] = (text, own) => {
  const plain = text
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/[’]/g, "'");
  const [, also, and] = ALSO.exec(plain) ?? [];
  const [, who = also ?? and, behind = ''] = PERSON_SAME.exec(plain) ?? REMIND_TOO.exec(plain) ?? [];
  if (who === undefined) return undefined;
  const rest = behind.replace(/^(?:[, ]|\b(?:but|only|just|and|though)\b)+/i, '').trim();
  if (rest === '') return `remind ${who} to ${own}`;
  if (WHEN.test(rest)) return `remind ${who} ${rest} to ${own}`;
  const [, what] =
    /^(?:it's|it is|that's|to|for (?:him|her) it's|(?:he|she) (?:has|needs|is|ought) to|(?:he|she)'s got to) (.+)$/i.exec(
      rest,
    ) ?? [];
  return what === undefined ? undefined : `remind ${who} to ${what}`;
};

const SLIP = '(?:(?:no+|oh|sorry|actually|wait|hang on|er|um|i meant|i mean|but|not for me|not me)[,.! ]+)*';
const IT_IS =
  "(?:(?:that|it|this|that one|the reminder)(?:['’]s| is| was| should be)(?: meant(?: to be)?)?|(?:make|do) (?:it|that|that one)|should be|i meant(?: it)?|i mean)?";
const NOT_ME = '(?:,? (?:and |but )?(?:not|instead of|rather than) (?:for )?(?:me|myself))';
/** "*I'll do it*, remind me instead". */
const MINE =
  "(?:(?:i|he|she|we|they)(?:['’](?:ll|m|re|s|ve|d)| will| can| am| are| is| have| has| won['’]t| can['’]t| might| may)? (?!remind\\b)[^,;.!?]+[,;.–-]+ ?(?:so |and |but )?(?:can you |please )?)?";
const ITS_ONE = '(?:it|that|that one|this|this one|the reminder)';
const INSTEAD: readonly Pattern[] = [
  `(?:not|it(?:['’]s| is) not|not for|don['’]?t remind) [a-z]+[,;.–-]+ ?(?:but |remind |it(?:['’]s| is) |for |make it )*WHO`,
  `(?:for |remind |it(?:['’]s| is) (?:for )?)*WHO,? (?:and )?not (?:for )?[a-z]+`,
  `(?:(?:can|could) you )?(?:give|pass|hand|switch|move|reassign|leave|assign) (?:it|that|this|that one|this one|the reminder|that reminder)(?: over| on)? (?:to|with) WHO(?: instead)?(?: please)?`,
  `${MINE}(?:remind|tell|nudge) WHO instead(?: of (?:him|her|them|me))?`,
  // "*Let Sam do it*", "that's Sam's job".
  `(?:let|have) WHO do ${ITS_ONE}`,
  `(?:it|that|that one)(?:['’]s| is) WHO['’]s (?:job|turn|one|to do)`,
  // "*No, I'll do it*", of what somebody else was to be reminded of.
  `(?<=^.*\\b(?:no+|actually|sorry|wait)\\b.*)(?<who>i)(?:['’]ll| will| can) (?:do|see to|handle|take care of|sort) ${ITS_ONE}(?: myself)?`,
  `${IT_IS} ?(?:for )?([a-z]+)(?:${NOT_ME}|,? instead(?:${NOT_ME})?)`,
  `(?:remind|tell|nudge) ([a-z]+)(?: of (?:it|that))?(?:${NOT_ME}|,? instead(?:${NOT_ME})?)`,
].map((pattern) => lazily(`^${SLIP}${pattern.replace('WHO', '(?<who>[a-z]+)')}$`, 'i'));
/** Words that say that it was the wrong one, in front. */
const WRONG: readonly Pattern[] = [
  "(?:no+|sorry|actually|wait|hang on|i meant|i mean|not (?:for )?me)[,.! ]+(?:(?:i meant|i mean|but|it['’]s|that['’]s|make (?:it|that))[, ]*)*(?:for |remind )?([a-z]+)",
  "(?:that|it|that one)(?:['’]s| is| was| should be)(?: meant(?: to be)?)? for ([a-z]+)",
  '(?:make|do) (?:it|that|that one) for ([a-z]+)',
].map((pattern) => lazily(`^(?:no+[,. ]+|oh[, ]+)*${pattern}(?: please)?$`, 'i'));

/** "*For Sam, not me*", "*I meant Sam*": in place of whom it was for. */
export const insteadFor: LooseGrammar['insteadFor'] = (text, own) => {
  const plain = text
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/[’]/g, "'");
  const who = [...INSTEAD, ...WRONG]
    .map((pattern) => pattern.exec(plain))
    .map((match) => match?.groups?.['who'] ?? match?.[1])
    .find((one) => one !== undefined);
  const whom = who?.toLowerCase() === 'i' ? 'me' : who;
  return who === undefined || /^(?:us|it|that|them|everyone|everybody|all)$/i.test(who)
    ? undefined
    : `remind ${whom} to ${own}`;
};

/** "Tell *her* to bring her bag": whom the turn before was told to. */
export const TO_THEM =
  /^((?:(?:and|also|oh|no|sorry|actually|then|please|can you|could you)[, ]+)*(?:(?:please )?(?:tell|ask|remind|message|let) ))(?:him|her|them)(?= )(?! (?:to do |about |of )?(?:it|that|this|again)\b)/i;

/** "What did I tell *her*", "what did *she* say": of whom the turn before was told. */
export const OF_THEM =
  /^((?:(?:and|so|oh|ok(?:ay)?|well)[, ]+)*(?:what (?:did|have) i (?:tell|told|ask|asked|say to|said to|send|sent)|what (?:did|has)|did|has) )(?:him|her|them|she|he|they)(?=(?: to do| say| said| answer| answered| reply| replied| want| say anything| answer me| get back to me)?[?.!]*$)/i;

/** What was asked to be done already: "did anyone *lock the back door*?" */
export const DONE_ALREADY =
  /^(?:(?:ok|so|and|oh|hey|hang on|right)[, ]+)*(?:did|has|have) (?:anyone|anybody|someone|somebody|i|we|you|they|he|she) (?:remember to |actually |already |even )*(.+?)(?: (?:yet|already|or not))*[?.!]*$/i;

/** One order more, for the time of the one before it. */
export const ALSO_THEN =
  /^(?!.*\b(?:now|right away|straight away|immediately|at once|first)\b)(?:(?:oh|ok(?:ay)?|right)[, ]+)*(?:and|also|plus|oh and)[, ]+(?:(?:can you|could you|please)[, ]+)*([a-z].+?),? (?:too|as well|also)(?: then| at the same time)?(?: please)?[.!]*$/i;

/** Says that what was asked about is to be done. */
export const DO_IT =
  /^(?:(?:well|then|ok(?:ay)?|please|and|so|no|yes|right|oh|can you|could you|would you)[, ]+)*(?:do (?:it|that|so|that one|those|them)(?: then)?|please do|go ahead(?: and do it)?)(?: (?:then|please|now|for me|for us|would you|will you))*[.!?]*$/i;
