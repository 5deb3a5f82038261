import type { LooseGrammar } from '../../index.ts';

const LEAD = '(?:(?:and|also|oh|ok(?:ay)?|yes|plus|then|please|can you)[, ]+)*';
const SAME =
  '(?:(?:(?:do |make |set )?(?:the )?same(?: (?:thing|one|again|reminder))?|likewise|one(?: more)?|another(?: one| reminder)?|a reminder|do (?:it|that)|that one|it|that)? ?(?:for|to|with))';
const WHO = '([a-z]+)(?: (?:too|as well|also|please))*';
const PERSON_SAME = new RegExp(`^${LEAD}${SAME} ${WHO}((?:,| ).*)?$`, 'i');
const REMIND_TOO = new RegExp(
  `^${LEAD}(?:remind|tell|nudge) ([a-z]+) (?:too|as well|also|of (?:it|that)|the same)(.*)$`,
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
  const [, who, behind = ''] = PERSON_SAME.exec(plain) ?? REMIND_TOO.exec(plain) ?? [];
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

/** What was asked to be done already: "did anyone *lock the back door*?" */
export const DONE_ALREADY =
  /^(?:(?:ok|so|and|oh|hey|hang on|right)[, ]+)*did (?:anyone|anybody|someone|somebody|i|we|you|they|he|she) (?:remember to |actually |already |even )*(.+?)(?: (?:yet|already|or not))*[?.!]*$/i;

/** Says that what was asked about is to be done. */
export const DO_IT =
  /^(?:(?:well|then|ok(?:ay)?|please|and|so|no|yes|right|oh|can you|could you|would you)[, ]+)*(?:do (?:it|that|so)(?: then)?|please do|go ahead(?: and do it)?)(?: (?:then|please|now|for me|would you|will you))*[.!?]*$/i;
