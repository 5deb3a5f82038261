import type { Rewording } from '../../index.ts';
import { lazily, rewording as says } from '../patterns.ts';
import { DAY, HOUR, LENGTH, WEEKDAY } from './times-said.ts';

/** That an event is at another time now, told in whatever words: "the dentist got bumped, same day but at 4:15 now". */

const END =
  '(?:,? (?:please|then|now|thanks|thank you|though|ok|okay|apparently|so|instead|by the way))*[.!]*$';
/** No word of a name: what asks, denies, supposes or orders. */
const NO_NAME =
  "(?!(?:it|that|this|they|he|she|we|i|you|there|what|who|when|where|why|how|if|unless|is|are|was|were|has|have|had|did|does|do|will|would|should|might|may|must|wants?|not|no|never|please|and|or|but|can|could|to|[a-z]+n['’]t|cannot)\\b)";
const ONE_DAY = `(?:on |this |next )?(?:${WEEKDAY})|tomorrow|today|tonight|this week|next week`;
const NAME = `(?:the |my |our )?(${NO_NAME}(?!(?:move|put|push|get|let|set|add|turn)\\b)[a-z][a-z'-]*?(?: ${NO_NAME}(?!got\\b)[a-z][a-z'-]*?){0,4}?)`;
const MOVED =
  '(?:moved|shifted|put|switched|changed|pushed|bumped|swapped|rebooked|rescheduled|squeezed|brought|pulled|shunted|postponed|delayed|rearranged|knocked)';
const US =
  "(?: (?:us|me|you|him|her|it|them|everyone|everybody|[a-z]+['’]s (?:slot|time)|(?:our|my|the) (?:slot|time|appointment|start)))?";
const BACK = '(?: (?:back|forward|on|over|out|up|down))?';
/** What says of a time that it is not the one of before, and no more of it. */
const SO_NOW = `(?:(?:,|\\b(?:but|and|now|it's|it is|so|is|starting|starts|on|at|to|till|until|for)\\b) ?)*`;
const SAME_DAY = '(?:(?:on )?(?:the |that )?same (?:day|date|morning|afternoon|evening))';
const SAME_TIME = '(?:(?:at |for |and )?(?:the )?(?:usual|same) (?:times?|hours?|start))';
const DAYS = `(?:${DAY}|(?:the )?(?:following|next) (?:day|week|${WEEKDAY})|the (?:day|week|${WEEKDAY}) after|a week (?:later|on ${WEEKDAY})|the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?|next week)`;
const WHEN = lazily(
  `^(?:(${DAYS}),? ?(?:at |but |${SAME_TIME})*(${HOUR})?|(${HOUR}),? ?(?:on )?(${DAYS})?)$`,
  'i',
);
const GLUE = new RegExp(
  `^${SO_NOW}|${SAME_DAY}|${SAME_TIME}|(?:,? ?\\b(?:now|instead|apparently|this time|but|still)\\b)+$`,
  'gi',
);

/** The day and the hour that are told of it; nothing where anything else is told beside them. */
function whenIn(told: string): string | undefined {
  let left = told.trim();
  for (let last = ''; last !== left; ) {
    last = left;
    left = left
      .replace(GLUE, ' ')
      .replace(/^[ ,]+|[ ,]+$/g, '')
      .replace(/ +/g, ' ');
  }
  const [whole, day = '', clock = '', hour = '', on = ''] = WHEN.exec(left) ?? [];
  if (whole === undefined) return undefined;
  return [day === '' ? on : day, clock === '' ? hour : clock].filter((part) => part !== '').join(' at ');
}

/** "Mia's piano lesson" may be written down without its owner; "gran's birthday" is not. */
const OWNED =
  /^[a-z]+['’]s (.*\b(?:lesson|class|appointment|practice|practise|training|club|match|game|rehearsal|recital))$/i;
const named = (name: string): string => {
  const [, own] = OWNED.exec(name) ?? [];
  if (own !== undefined) return `the ${own}`;
  return /['’]s /.test(`${name} `) ? name : `the ${name}`;
};

const movedTo = (name: string, told: string): string | undefined => {
  const when = whenIn(told);
  return when === undefined ? undefined : `move ${named(name)} to ${when}`;
};

export const EVENT_MOVES: readonly Rewording[] = [
  // "… has been shifted to half five, same day", "… moved us to friday at three".
  says(
    `^${NAME}(?:['’]s|['’]ve| is| are| has| have| had| got| gets)?(?: (?:just|now|only|been|got|getting|being|had to be|gone and))* ${MOVED}${US}${BACK}((?:,| )+(?:to|till|until|for|at|on|same|the same|by|it's|but)\\b.+?)${END}`,
    ([, name = '', told = '']) => movedTo(name, told),
  ),
  // "… rang, it's half ten now instead of nine".
  says(
    `^${NAME}(?:['’]s| has| have)?(?: just)? (?:rang|rung|called|phoned|texted|messaged|emailed|been on|been in touch)(?: (?:me|us|back|up))*[,.;:–-]+ (?:(?:and|so|they|she|he) )*(?:it|that)(?:['’]s| is) (?:now )?(?:at )?(${HOUR}|${DAYS})(?: now)?(?: instead)?(?: of (?:at )?(?:${HOUR}|${DAYS}))?${END}`,
    ([text, name = '', told = '']) => (/\b(?:now|instead)\b/i.test(text) ? movedTo(name, told) : undefined),
  ),
  says(
    `^${NAME}(?:['’]s| is| are| starts)(?: now)? (?:at )?(${HOUR})(?: now)? instead of (?:at )?${HOUR}(?: now)?${END}`,
    ([, name = '', told = '']) => movedTo(name, told),
  ),
  // "They've moved the dentist to four, same day."
  says(
    `^(?:they|he|she|(?!(?:so|er+m?|um+|now|then|also|actually|and|but|ok|okay|right|please|just|let|lets|next|well|oh|no|yes|yeah|you|ta|thanks|cheers)\\b)[a-z]+)(?:['’](?:ve|s|d)| have| has| had)?(?: (?:just|now|had to|gone and))* ${MOVED} (?:the |my |our )([a-z' -]+?)${BACK}((?:,| )+(?:to|till|until|for|same)\\b.+?)${END}`,
    ([, name = '', told = '']) => movedTo(name, told),
  ),
  // "… is at 4:15 now, same day", "… is now coming at two instead".
  says(
    `^${NAME}(?:['’]s| is| are|['’]re| starts| begins)(?: (?:coming|starting|on|happening))? ((?:now |on |at |same |the same |coming |starting )*.+?)${END}`,
    ([text, name = '', told = '']) =>
      /\b(?:now|same day|instead|after all)\b/i.test(text) && !/\binstead of\b/i.test(text)
        ? movedTo(name, told.replace(/\b(?:coming|starting) /gi, ''))
        : undefined,
  ),
  // "The window cleaner can't come tomorrow, *he's coming on friday instead*".
  says(
    `^${NAME} (?:can['’]t|cannot|couldn['’]t|won['’]t|isn['’]t able to|is not able to)(?: be able to)? (?:come|make it|make|do|be here|get here)(?: [a-z' ]+?)?,? (?:so |and |but )*(?:he|she|they)(?:['’]s|['’]re|['’]ll| is| are| will| can)?(?: now)?(?: (?:coming|come|be here|be coming|do|make))+ ((?:on |at )?.+?) instead${END}`,
    ([, name = '', told = '']) => movedTo(name, told.replace(/^(?:on|at) /i, '')),
  ),
  // "Piano: same day but at six".
  says(`^${NAME}(?:,|:|\\.\\.\\.|…) ?(${SAME_DAY}.+?)${END}`, ([, name = '', told = '']) =>
    movedTo(name, told),
  ),
  // "Swap the dentist to friday, same time", "change piano to five, same day".
  says(
    `^(?:(?:can|could|will|would) (?:you|we) |please |let's )*(?:move|shift|push|put|switch|change|bump|swap|reschedule|bring)(?: back| forward)? (?:that |this )?${NAME}${BACK} (?:to|till|until|for) (.+?)${END}`,
    ([text, name = '', told = '']) =>
      /\b(?:same|usual) (?:day|date|times?|hours?)\b|^\S*swap\b/i.test(text)
        ? movedTo(name, told)
        : undefined,
  ),
  // "Football's an hour later this week", "… has been brought forward half an hour".
  says(
    `^${NAME}(?:['’]s| is| are)(?: now)? (${LENGTH}) (later|earlier)(?: than (?:planned|usual|normal))?(?: (${ONE_DAY}))?${END}`,
    ([, name = '', length, way, on]) =>
      `move ${named(name)} ${on === undefined ? '' : `${on} `}${length} ${way}`,
  ),
  says(
    `^${NAME}(?:['’]s been| is| has been| have been| got| has got|['’]s got) ${MOVED} (forward|back) (?:by )?(${LENGTH}|(?:an?|one|two|three|\\d) (?:day|week)s?)${END}`,
    ([, name = '', way, length]) => `move ${named(name)} ${length} ${way === 'back' ? 'later' : 'earlier'}`,
  ),
  // "Swimming's cancelled tomorrow": of that day.
  says(
    `^${NAME}(?:['’]s| is| are| has been|['’]s been| got) (?:been )?(?:off|cancelled|canceled|called off|not on|not happening)(?: for)? (${ONE_DAY})${END}`,
    ([, name = '', on = '']) => `skip ${named(name)} ${/^(?:on|to|this|next)/i.test(on) ? '' : 'on '}${on}`,
  ),
];
