import type { Rewording } from '../../../index.ts';
import { END, LEAD, says, WHY } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER, WEEKDAY } from '../times-said.ts';

/** What is said after a deed or a list was told: that it is not needed, is too much, may all go, or is to be another time. */

const DROP =
  '(?:cancel|scrap|drop|bin|ditch|lose|delete|remove|clear|get rid of|call off|wipe|chuck|forget|stop|undo)';
const OFF = '(?:kill|turn off|switch off|put off|shut off|knock off|put out|out with|off with)';
const ONE =
  "(the (?!(?:same|whole|right|wrong|only|weekend|weekday|week)\\b)[a-z0-9:' -]+? (?:one|ones|alarm|timer|reminder)|the (?:first|second|third|fourth|last|earlier|later|earliest|latest)(?: of the (?:two|three|lot))?)";

export const SAID_AFTER_FIRST: readonly Rewording[] = [
  // "*The swimming one can go*", "the earlier of the two isn't needed".
  says(
    `^${LEAD}${ONE} (?:can|may|should) (?:go|be (?:cancelled|canceled|dropped|deleted|scrapped|binned)|come off)(?: (?:now|too|as well|again))*(?:${WHY})?${END}`,
    ([, one = '']) => `cancel ${one.replace(/ of the [a-z]+$/i, ' one')}`,
  ),
  // "Half ten till twelve, *he said*".
  says(
    `(?<=\\b${HOUR}),? (?:he|she|they|mum|mom|dad|gran) (?:said|says|reckons|reckoned|told (?:me|us))(?=[.!]*$)`,
    () => '',
  ),
  // "*Oh that's much nicer*, thank you dear".
  says(
    "^(?:(?:oh|ah|ooh|aah|and)[, ]+)*(?:that['’]s|that is|this is) (?:(?:so|much|a lot|far|very|just|ever so|way) )*(?:nicer|better|lovely|perfect|great|grand|cosier|warmer|cooler|brilliant|spot on|just right)(?: already| now| like that)?[,.!;]+ (?=(?:thank|thanks|ta|cheers)\\b)",
    () => '',
  ),
  // "*Push that to* nine in the morning".
  says(
    `^(${LEAD})(?:push|shift|bump|slide|knock|put) (?:it|that|this|them)(?: (?:back|on|out|off|forward))? (to|till|until) (?=(?:${HOUR}|tomorrow|tonight|the (?:morning|afternoon|evening)|(?:next |this )?${WEEKDAY}|next week)\\b)`,
    ([, lead]) => `${lead}move it to `,
  ),
  // "*Cancel the lot*".
  says(`^${LEAD}${DROP} the (?:whole )?lot(?: of them)?${END}`, () => 'cancel all of them'),
  says(
    `^${LEAD}${OFF} the (?:whole )?lot(?: of (?:them|it))?( in (?:here|there|the [a-z]+(?: room)?))?${END}`,
    ([, where = '']) => `turn everything off${where}`,
  ),
];

export const SAID_AFTER_IN_TALK: readonly Rewording[] = [
  // "*Not needed any more*".
  says(
    `^${LEAD}(?:(?:it['’]s|that['’]s|it is|that is) )?(?:not|no longer) (?:needed|necessary|required|wanted)(?: any ?more| any longer| now| after all)*(?:${WHY})?${END}`,
    () => 'cancel it',
  ),
  // "*Stop telling me that*", "you can stop watching it".
  says(
    `^${LEAD}(?:you can |please )?stop (?:telling (?:me|us)|watching|checking|minding|keeping an eye on|looking out for) (?:that|it|this|about (?:that|it))(?: now)?${END}`,
    () => 'cancel it',
  ),
  // "Push that back an hour, *the match is on till then*".
  says(
    `(?<=^${LEAD}(?:push|move|shift|make|put|bring|set|change) (?:it|that|this|them) [^,;.]*?)[,;.–-]+ ?(?!(?:and|but|or|then|also)\\b)[a-z'’ ]+ (?:till|until|before|by) then${END}`,
    () => '',
  ),
  // "Heating off in half an hour." "*Hmm, an hour*".
  says(
    `^(?:(?:hm+|actually|or|maybe|well|rather|let['’]?s say|better|perhaps)[,. ]+)*(${LENGTH})(?: (?:then|instead|rather|please))*${END}`,
    ([, length]) => `make it ${length}`,
  ),
  // "*That's more than I wanted*".
  says(
    `^${LEAD}(?:hm+[, ]+)?(?:that['’]s|that is|it['’]s) (?:(?:a (?:bit|little|tad)|way|far|rather|quite) )?(?:more|further|higher|brighter|louder|warmer|hotter) than (?:i|we) (?:wanted|meant|asked for|needed|need|want|was after|were after|had in mind)${END}`,
    () => 'a bit less',
  ),
  // "Give the spuds *five more*".
  says(
    `^${LEAD}(?:give|let|allow) (?:the )?((?!(?:it|that|them|him|her|me|us)\\b)[a-z]+(?: [a-z]+)?) (?:have )?(?:another |a further )?(${NUMBER}|\\d{1,2})(?: more)?(?: minutes| mins?)?(?: more| longer)?${END}`,
    ([text, what, count]) =>
      /\b(?:another|further|more|longer)\b/i.test(text)
        ? `add ${count} minutes to the ${what} timer`
        : undefined,
  ),
];
