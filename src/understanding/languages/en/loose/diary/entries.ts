import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { as } from '../manners.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';
import { A_DAY, BOOK, END, LEAD, NO_EVENT, says } from './parts.ts';

/** What is to be written down, or taken off again, where the strict reader would take the words of the wish for part of its name. */

const PUT = '(?:put|pop|stick|get|mark|pencil|note|write|jot|bung|book|slot)';
const DROP = '(?:take|get|knock|scrub|strike|wipe|rub|cross|pull|drop|remove|delete|lose|clear|bin)';
const OFF = '(?:(?:right |back )?(?:off|out of|from|off of)|out)';
/** "At nine till half ten", "from two to four"; but "ten to nine" is one hour. */
const FROM_TO = lazily(
  `\\b(?:from |(?:at )?(?!(?:a )?(?:five|ten|twenty(?:[- ]five)?|quarter|5|10|20|25) to ))(${HOUR}) (?:till|until|til|to) (${HOUR})`,
  'i',
);
const EVENT = `${NO_EVENT}((?:the |my |our )?[a-z][a-z' -]*?)`;

export const ENTRIES_FIRST: readonly Rewording[] = [
  // "Put drama club *in for* every tuesday", "… *down for* friday at ten".
  says(
    `^${LEAD}${PUT} ${EVENT} (?:(?:down|in) (?:for|on)|in|down) ((?:every|each|${A_DAY}|${WEEKDAY}s)\\b.*)$`,
    ([text, what = '', when]) =>
      / (?:in|on|into|to) (?:the|my|our) /i.test(` ${what} `) || new RegExp(`\\b${BOOK}\\b`, 'i').test(text)
        ? undefined
        : `add ${what} to the calendar ${when?.replace(FROM_TO, 'from $1 to $2')}`,
  ),
  // "*Pencil in* the hairdresser, Thursday at half past two", "get the piano tuner *into* the diary".
  says(
    `^${LEAD}pencil (?:in )?${EVENT}(?: in)?(?: for (?:me|us))?(?:,? (?:for )?((?:on )?(?:${A_DAY}|${WEEKDAY})\\b.*))?${END}`,
    ([, what, when]) => `add ${what} to the calendar${when === undefined ? '' : ` ${when}`}`,
  ),
  says(
    `^${LEAD}(?:get|put|pop|stick) ${EVENT} (?:into|in to) the (?:diary|calendar)${END}`,
    ([, what]) => `add ${what} to the calendar`,
  ),
  // "School's closed on the 29th, *put it on the calendar*".
  says(
    `^${LEAD}((?:the |my |our )?[a-z][a-z' -]*?)(?:['’](s|re)| (is|are)) ((?:closed|shut|away|off|out|visiting|here|back|on strike|on holiday|staying|not open|not in|not on|closing early)(?: [a-z]+)?) (${A_DAY}(?: (?:to|till|until) ${A_DAY})?)[,.;]? (?:(?:so|and|can you|could you|please) )*(?:${PUT}|add|save|log|enter) (?:it|that|this)(?: down)?(?: (?:in|on|to|into|onto|down)(?: (?:the|my|our) ${BOOK})?)?${END}`,
    ([, what, short, long, how, day]) =>
      `add to the calendar that ${what} ${long ?? (short === 're' ? 'are' : 'is')} ${how} ${/^(?:on|to|this|next|a)\b/i.test(day ?? '') ? '' : 'on '}${day}`,
  ),
  // "Parents evening on tuesday at six, *remind me an hour before*".
  says(
    `^(?!.*\\b(?:timer|alarm|wake|turn|switch|if|when|what|move|put|add)\\b)${EVENT} (${A_DAY} (?:at|from) ${HOUR}(?: (?:to|till|until) ${HOUR})?),? (?:and )?(?:please )?(remind (?:me|us) (?:${LENGTH} before|the (?:day|night|evening|morning) before))(?:hand)?${END}`,
    ([, what = '', when = '', remind]) =>
      `add ${what.replace(/^((?:the|my|our) [a-z]+)['’]s$/i, '$1')} to the calendar ${/^(?:on|to|this|next|a)\b/i.test(when) ? when : `on ${when}`} and ${remind}`,
  ),
  says(
    `^${LEAD}((?:the |our |[a-z]+['’]s )?(?:school |nursery |end of term |end of year |christmas |summer )*(?:parents['’]? (?:evening|night)|sports day|school play|nativity(?: play)?|open (?:day|evening)|assembly|inset day|bake sale|fete|fair|school disco|mot)) (${A_DAY}(?:,? (?:at|from) ${HOUR}(?: (?:to|till|until) ${HOUR})?)?)${END}`,
    ([, what, when = '']) =>
      `add ${what} to the calendar ${/^(?:on|to|this|next|a)\b/i.test(when) ? when : `on ${when}`}`,
  ),
  // "The party's from two till four now": told of what is written down already.
  says(
    `^((?:the |my |our )[a-z][a-z' -]*?)(?:['’]s| is| goes| runs) (?:now )?from (${HOUR}) (?:to|till|until) (${HOUR})(?:,? (?:now|instead|same day|but|on the same day))+${END}`,
    ([, what, from, to]) => `move ${what} to ${from}, then make ${what} end at ${to}`,
  ),
  // "And *a call with the bank* at half three tomorrow".
  says(
    `^${LEAD}(?:(?:i|we)(?:['’]ve| have)(?: got)? )?an? ((?:phone |video |zoom |quick )?(?:call|chat|catch[- ]?up|coffee|drink|word|viewing|interview) with [a-z][a-z' -]*?),? ((?:at )?${HOUR} (?:on )?${A_DAY}|(?:on )?${A_DAY} (?:at )?${HOUR})${END}`,
    ([, what, when]) => `add ${what} to the calendar ${when}`,
  ),
  // "Judo every monday at six, *calendar please*".
  says(
    `^(?!(?:what|which|show|read|is|are|any|open|add|put|move|cancel|delete|remove|check|clear|send|email)\\b)([a-z].*\\b(?:\\d+|[a-z]*day|tomorrow|tonight|at|every)\\b.*), (?:${BOOK})(?: entry)?(?:,? please)?${END}`,
    ([, entry]) => `${entry} in the calendar`,
  ),
  // "Pop a note in the calendar that …".
  as(
    `^${LEAD}(?:put|pop|stick|make|leave|add|write) (?:me )?a (?:little )?(?:note|entry|line) (?:in|on|to) (?:the|my|our) ${BOOK} (?:that|saying|to say)(?: that)? `,
    'add to the calendar that ',
  ),
  // "Scrub the dentist from the diary", "take it off the calendar".
  says(
    `^${LEAD}${DROP} (?:it|that|that one|this|this one|them)(?: back)? ${OFF} (?:the|my|our) ${BOOK}(?: again)?${END}`,
    () => 'cancel it',
  ),
  says(
    `^${LEAD}${DROP} (?:rid of )?((?:the |my |our )?(?!(?:it|that|this|them|everything|all|every|anything)\\b)[a-z][a-z' -]*?) ${OFF} (?:the|my|our) ${BOOK}(?: again)?${END}`,
    ([, what]) => `remove ${what} from the calendar`,
  ),
  // "Mia's got the dentist on thursday at ten": who has it is no part of its name.
  says(
    `^(${LEAD}[a-z]+)(?:['’]s| has) got ((?:an?|the|her|his|their) )?([a-z][a-z -]*? (?:(?:on|at|from|this|next|tomorrow|every|each)\\b).*)$`,
    ([, who, , what = '']) =>
      /^(?:it|that|there|he|she|who|what|when|where|everyone|nobody)$/i.test(who ?? '') ||
      !new RegExp(`\\b${A_DAY}|\\b(?:every|each) `, 'i').test(what)
        ? undefined
        : `${who} has ${what}`,
  ),
  // "… at three, *half an hour*": how long it is.
  says(
    `^(?!.*\\b(?:remind|timer|alarm|wake|turn|switch|if|when)\\b)(.*\\b${HOUR}), (?:it['’]?s |it is |for |about |lasts |takes )*(${LENGTH})(?: long)?${END}`,
    ([, entry, length]) =>
      new RegExp(`\\b${A_DAY}`, 'i').test(entry ?? '') &&
      !/^(?:what|when|who|is|are|move|push|do)\b/i.test(entry ?? '')
        ? `${entry} for ${length}`
        : undefined,
  ),
  // "Any time between nine and one", "sometime between 8 and 12".
  as(`,? (?:at )?(?:any ?time|some ?time|somewhere|some point) (?=between ${HOUR} and ${HOUR})`, ' '),
  says(
    `^(?!(?:add|put|pop|stick|book|schedule|move|shift|get|write|note|make|create|set)\\b)(?!.*\\b(?:if|when|whenever|remind|turn|switch|is|are|am|do|what)\\b)${EVENT} (${A_DAY}),? between (${HOUR}) and (${HOUR})${END}`,
    ([, what, day = '', from, to]) =>
      `add ${what} to the calendar ${/^(?:on|to|this|next|a)\b/i.test(day) ? day : `on ${day}`} from ${from} to ${to}`,
  ),
  as(
    `^${LEAD}(?:erase|wipe|delete|remove|clear|cancel|bin|scrap) (?:all(?: of)?(?: the| my| our)?|every(?: single)?|each) (?:events?|appointments?|entries|entry|things?|meetings?)(?: (?:off|from|in|on|out of) (?:the|my|our) ${BOOK})?(?: (?:for ?ever|for good|permanently|completely|for all time))?${END}`,
    'delete everything in the calendar',
  ),
  // "The lemons you can take off the shopping list, we have a bag".
  says(
    `^${LEAD}((?:the|those|that) [a-z][a-z' -]*?) (?:(?:you|we|i) (?:can|could|may)|can|could)(?: (?:please|now|be))* (?:cancell?(?:ed)?|tak(?:e|en)|cross(?:ed)?|remov(?:e|ed)|delet(?:e|ed)|strike|scrap(?:ped)?|come|get|got)(?: (?:off|from|out of))+ (?:the|my|our) ((?:[a-z-]+ )?list)(?: (?:again|now|please))*(?:[,.;] [^,.;]*)?[.!]*$`,
    ([, what, list]) => `take ${what} off the ${list}`,
  ),
  // "Nappies, wipes and apple juice, on the shopping list".
  says(
    `^(?!(?:put|add|stick|pop|bung|chuck|throw|get|write|note|read|show|what|what['’]s|is|are|any|how|take|cross|remove|delete|tick|send|e-?mail|text|clear|check|tell|do|does|have|has|who|when|can|could|no|not|don['’]t|move|and|so|for|to|the timer|remind)\\b)([a-z][a-z' -]*(?:, ?[a-z][a-z' -]*)*(?:,? (?:and|plus) [a-z][a-z' -]*)),? (?:on|onto|to) (?:the|my|our) ((?:shopping|grocery|food|weekly) list)${END}`,
    ([, items = '', list]) => {
      const bare = items
        .replace(/\b(?:that|those) (?=[a-z])/gi, '')
        .replace(
          / (?:that )?(?:the|my|our) [a-z]+ (?:likes?|loves?|wants?|drinks?|eats?|uses?|needs?)(?=$|,)/gi,
          '',
        );
      return /\b(?:is|are|was|were|have|has|turn|switch|if|when)\b/i.test(bare)
        ? undefined
        : `put ${bare} on the ${list}`;
    },
  ),
  // "Milk and eggs are on the shopping list": told, and nothing is put there.
  says(
    `^(?![^]*\\b(?:what|which|who|how|e?-?mail|text|send|tell|read|show)\\b)(?!(?:is|are)\\b)[a-z][a-z', -]*? (?:is|are)(?: already| still)? on (?:the|my|our) ((?:[a-z-]+ )?list)(?: already| now)?[.!]*$`,
    ([, list]) => `what is on the ${list}`,
  ),
];
