import type { Pattern, Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, NO_EVENT, says } from '../diary/parts.ts';
import { LENGTH, WEEKDAY } from '../times-said.ts';

/** Questions about entries by a word of their name, in two questions at once, or about the next of them; and who did what, and when. */

const NAME = `((?!(?:it|that|this|there|i|we|you|he|she|they|the|my|our|sun|moon|tide|christmas|easter)\\b)[a-z][a-z'’-]*(?: (?!(?:going|coming|due|again|on|at|is|in)\\b)[a-z'’-]+){0,3}?)`;
const GOING =
  '(?: (?:going|coming|due|booked|meant to (?:go|be|come)|supposed to (?:go|be|come)|off|on)(?: (?:in|away|off|back|out|round|there|for|to))*)?';
const DID =
  '((?:turn|switch|put|shut|close|open|lock|unlock|set|chang|mov|add|cancel|delet|start|stopp?)(?:n?ed|e?d|ed)?(?: (?:on|off|up|down))?)';

export const ENTRIES_ASKED_FIRST: readonly Rewording[] = [
  // "When do I sing next, then? *When's choir?*": the plain one is not lost with the other.
  says(
    `^${LEAD}((?:when|what time) (?:do|am|are) (?:i|we) [a-z]+(?:ing)?(?: next| again)?(?:,? then)?)\\? (?:or |and |i mean,? )?((?:when|what time)(?:['’]s| is) [^?.!]+)[?.!]*$`,
    ([, first, plain]) => `${plain}? ${first}?`,
  ),
  // "When *was* parents' evening again?", "when was the cat *going* again?"
  says(
    `^${LEAD}(when|what time|what day)(?:['’]s| is| was| are| were) (?:the |my |our )?${NAME}${GOING} again[?.!]*$`,
    ([, when, name]) => `${when} is the ${name}`,
  ),
  // "When is *the next thing* I have", "what have we got coming up next".
  says(
    `^${LEAD}(?:when|what)(?:['’]s| is) (?:the|my|our) (?:very )?next (?:thing|event|entry|bit|item)(?: (?:i|we)(?:['’]ve| have)?(?: have| got| have got)?| on| (?:in|on) the (?:calendar|diary)| coming up| planned)*[?.!]*$`,
    () => "what's my next appointment",
  ),
  // "*When's the team call?*": a word for talking is no order here.
  says(
    `^${LEAD}(when|what time|what day)(?:['’]s| is) (?:the|my|our|[a-z]+['’]s) ((?:[a-z]+ )?(?:call|meeting|chat|interview)(?: with [a-z' ]+?)?)(?: again| on)?[?.!]*$`,
    ([, , name]) => `find the ${name} on the calendar`,
  ),
  // "Who turned off the lamp *and when*": the answer tells both.
  says(
    `^(${LEAD}who (?:has |have )?${DID} [^,?.]+?),? and (?:when|at what time)(?: (?:was that|did they|was it))?[?.!]*$`,
    () => '$1',
  ),
  // "*Did anyone* turn off the lamp?": who it was, where anybody did.
  says(
    `^${LEAD}(?:did|has) (?:anyone|anybody|someone|somebody) (turn(?:ed)?|switch(?:ed)?) (on|off) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)(?: just now| just then| earlier)?[?.!]*$`,
    ([, , state, thing]) => `who turned ${state} ${thing}`,
  ),
  // "*What did you just add?*", "what did I just say?"
  says(
    `^${LEAD}(?:what (?:exactly )?(?:did you|have you) (?:just )?(?:add(?:ed)?|put(?: (?:in|down))?|write|written(?: down)?|note(?:d)?(?: down)?|enter(?:ed)?|set|book(?:ed)?|cancel(?:led)?|delete(?:d)?|move(?:d)?|change(?:d)?)(?: just now| there| then)?|what did i just (?:say|ask|tell you|order)|what have i just (?:said|asked|told you))[?.!]*$`,
    () => 'what was the last thing you did',
  ),
];

const IT = '(?:it|that|this)';
const ENDS = lazily(
  `^${LEAD}(?:when|what time)(?:['’]s| does| is| will) ${IT} (?:finish(?:ed|ing)?|end(?:ing)?|over|done|be (?:over|done|finished))[?.!]*$`,
  'i',
);
/** "What time am I *done*?" */
const OUT = lazily(
  `^${LEAD}(?:when|what time)(?: (?:am|are|is|will|do|does|can)|['’]s) (?:i|we|he|she|they|[a-z]+) (?:be |get |going to be )?(?:done|finish(?:ed)?|out(?: of (?:it|there))?|free again|through)(?: (?:with|of) ${IT})?[?.!]*$`,
  'i',
);
const LASTS = lazily(
  `^${LEAD}(?:how long (?:is|does|will) ${IT}(?: (?:go on|last|run|take|be))?(?: for)?|${IT} lasts (?:how|what) long)[?.!]*$`,
  'i',
);

const READ_BACK = lazily(`^${LEAD}read (?:that|it) (?:back|again)(?: to me)?[?.!]*$`, 'i');

/** "When does it finish?", "read that back to me", of the entry that was written down just now. */
export function endAsked(text: string, title: string): string | undefined {
  if (READ_BACK.test(text)) return `when is the ${title}`;
  return ENDS.test(text) || OUT.test(text) || LASTS.test(text) ? `when does the ${title} finish` : undefined;
}

const SHORTER = lazily(
  `^${LEAD}(?:shorten|cut|trim|reduce|extend|lengthen|stretch) ${NO_EVENT}(?:the |my |our )?([a-z][a-z' -]*?) (?:down )?to (${LENGTH})${END}`,
  'i',
);
const WILL_TAKE = lazily(
  `^${LEAD}${NO_EVENT}(?:the|my|our) ([a-z][a-z' -]*?)(?:['’]ll| will| should| is going to)(?: (?:only|just|probably))* (?:take|last|be|need)(?: (?:only|just|about|around))* (${LENGTH})(?: long)?${END}`,
  'i',
);
const OFF_A_WHILE = lazily(
  `^${LEAD}put ${NO_EVENT}(?:the |my |our )?([a-z][a-z' -]*?) off (?:for|by) ((?:an?|one|two|three|four|\\d) (?:days?|weeks?|hours?)|${LENGTH})${END}`,
  'i',
);
const NOT_GOING = lazily(
  `^${LEAD}(?:i|we)(?:['’](?:m|re)| am| are|['’]ll| will|['’]m afraid i['’]m) (?:not|no longer) (?:be )?(?:going to|coming to|doing|attending|making) (?:the|my|our|that) (meeting|appointment|event)(?: (?:after all|any ?more|now))+${END}`,
  'i',
);
const THING =
  /\b(?:lights?|lamps?|heating|blinds?|curtains?|tv|telly|fan|volume|timer|alarm|reminder|oven|song)\b/i;
/** "Cancel everything tomorrow": what stands in the calendar then. */
const ALL_OF_DAY = lazily(
  `^${LEAD}(?:cancel|clear|wipe|scrap|call off|delete) (?:everything|it all|all|the lot) (?:(?:for|on) )?(tomorrow|(?:on )?(?:this |next )?${WEEKDAY})${END}`,
  'i',
);

const whole = ({ source }: Pattern, plain: (match: RegExpExecArray) => string | undefined): Rewording =>
  says(source, plain);

/** Orders for entries in words that no phrase has. */
export const ENTRIES_CHANGED_FIRST: readonly Rewording[] = [
  // "*Book club* here tonight at eight, stick it in the calendar": the first word is no order.
  says(
    `^${LEAD}(book (?:club|group|circle|fair|festival|launch|swap|sale|signing))(?! (?:is|are|was)\\b)(?: (?:here|at ours|round here|round ours))? ([^?]*?[,;.–-] ?(?:(?:so|and|can you|could you|please) )*(?:stick|put|pop|add|get|write|note|mark|bung) (?:it|that)\\b[^?]*)$`,
    () => 'our $1 $2',
  ),
  whole(SHORTER, ([, name = '', length]) =>
    THING.test(name) ? undefined : `make the ${name} last ${length}`,
  ),
  whole(WILL_TAKE, ([, name = '', length]) =>
    THING.test(name) ? undefined : `make the ${name} last ${length}`,
  ),
  whole(OFF_A_WHILE, ([, name = '', length]) =>
    THING.test(name) ? undefined : `put the ${name} back ${length}`,
  ),
  whole(NOT_GOING, ([, what]) => `cancel that ${what}`),
  whole(ALL_OF_DAY, ([, day = '']) => `cancel everything on the calendar ${day}`),
];
