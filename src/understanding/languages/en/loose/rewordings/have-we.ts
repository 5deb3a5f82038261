import type { Rewording } from '../../../index.ts';
import { BOOK, END, LEAD, says, toBe } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** Questions that begin with "have", wishes for how things should be on some days, and what may wait. */

const THING =
  '((?:the|my|our|any of the|all the) [a-z]+(?: (?!(?:on|off|open|shut|up|down)\\b)[a-z]+){0,3}?)';
const STATE = '(on|off|open|shut|closed|locked|unlocked|running|playing|going|up|down)';
const HERE =
  '(?: (?:up|down|in|out) (?:here|there)|(?: (?:in|on|at|out in) (?:the|my|our) [a-z]+(?: room)?))?';
const DAYS = `(?:(?:on |at |of a )?(?:weekends?|week ?days|weekday|school days|${WEEKDAY}s?(?:(?:,| and|, and|,? or) ${WEEKDAY}s?)*)|(?:every|each) (?:day|morning|evening|night|weekday|weekend|${WEEKDAY}))`;

const be = (thing = ''): string => (/[^s]s$/i.test(thing) ? 'are' : 'is');

export const HAVE_WE: readonly Rewording[] = [
  // "*Have we the air con running* up here?", "have you got the lights on in the garage".
  says(
    `^${LEAD}(?:have|do) (?:we|you|i) (?:(?:got|have|still) )*${THING} (?:still )?${STATE}(${HERE})[?]*$`,
    ([, thing, state = '', where = '']) =>
      `${be(thing)} ${thing} ${/^(?:running|going)$/i.test(state) ? 'on' : state}${/ (?:here|there)$/i.test(where) ? '' : where}?`,
  ),
  // "*Has the kitchen got the light on*?"
  says(
    `^${LEAD}(?:has|does) (?:the|my|our) ([a-z]+(?: room)?) (?:got|have) (?:the|its|any) (lights?|heating|fan|blinds?|curtains?|speaker|music|telly|tv)(?: still)? ${STATE}[?]*$`,
    ([, room, thing, state]) => `${be(thing)} the ${thing} ${state} in the ${room}?`,
  ),
];

export const RULES_ASKED: readonly Rewording[] = [
  // "*Which things have I told you to do on your own?*"
  says(
    `^${LEAD}(?:what|which)(?: (?:things|jobs|stuff|orders|rules))?(?: all)? (?:have (?:i|we)|did (?:i|we)|are you|do you) (?:told you to do|tell you to do|set you to do|asked you to do|doing|do) (?:on your own|by yourself|all by yourself|off your own bat|automatically|without (?:me|us) (?:asking|saying))${END}`,
    () => 'what is scheduled',
  ),
  // "*What happens when the garage door opens?*": which rules there are, and no abilities.
  says(
    `^${LEAD}what (?:happens|will happen|do you do|does it do|does the house do|are you going to do|will you do|have you (?:got )?(?:set up|to do)) (?:when(?:ever)?|if|every time|as soon as|once|for when) (?:the|my|our|it|some(?:body|one)|any(?:body|one)|i|we|every(?:body|one)|no(?:body| one)) [a-z' ]+[?]*$`,
    () => 'what rules have you got set up',
  ),
  says(
    `^${LEAD}what(?: rules?| automations?)? (?:have you|do you have|is there|are there)(?: got)? (?:set up |set |running |in place )?(?:for|about|with|on) ${THING}[?]*$`,
    ([, thing]) => `what have you got set up for ${thing}`,
  ),
  // "*What have you got planned for later*": what is still to come today.
  says(
    `^${LEAD}(?:what(?:['’]s| is| have we| have i| do we have| do i have)?|(?:is there |have we |have i |do we have )?anything|anything else|what else(?:['’]s| is| have we)?)(?: got)? (?:planned|lined up|scheduled|coming up|set up|on|in store|happening|going on)(?: for)? later(?: on)?(?: today)?${END}`,
    () => 'what is planned for today',
  ),
];

export const LIKED_SO: readonly Rewording[] = [
  // "*Saturdays and Sundays I like the bedroom blind up at nine in the morning*, see to that would you".
  says(
    `^${LEAD}(${DAYS}),? (?:i|we)(?:['’]d)? (?:like|want|prefer|love|need|would like|'d like) (?:to have |having )?${THING} ${STATE} (?:by|at|from|for) (${HOUR})(?:[,;.!–-]+ ?(?:(?:so |and |please )*(?:see|sort|make sure|can you|could you|would you|will you|take care|look after)[a-z' ]*))?${END}`,
    ([, days, thing, state = '', hour]) => `${orderOf(thing, state)} at ${hour} ${everyOf(days)}`,
  ),
  says(
    `^${LEAD}(${DAYS}),? ${THING} (?:should|can|could|must|has to|needs to|ought to|wants to|is to) (?:be |go |come |get )?${STATE} (?:by|at|from|for) (${HOUR})${END}`,
    ([, days, thing, state = '', hour]) => `${orderOf(thing, state)} at ${hour} ${everyOf(days)}`,
  ),
];

export const MAY_WAIT: readonly Rewording[] = [
  // "*Can the call to Auntie Bridie wait till two*".
  says(
    `^${LEAD}(?:can|could|will|shall|would) (?:the|my|our) ((?!(?:lights?|lamps?|heating|telly|tv)\\b)[a-z]+(?: [a-z]+){0,4}?) (?:wait|hold off|hang on|keep|hold) (?:till|until|for|to) ((?:(?:tomorrow|tonight|(?:next )?${WEEKDAY})(?: (?:at )?)?)?(?:${HOUR})?)[?]*$`,
    ([, what, when = '']) => (when.trim() === '' ? undefined : `move the ${what} to ${when}`),
  ),
  says(
    `^${LEAD}(?:the|my|our) ((?!(?:lights?|lamps?|heating|telly|tv)\\b)[a-z]+(?: [a-z]+){0,4}?) (?:can|could|will have to|must|should|has to) (?:wait|hold off|keep) (?:till|until) ((?:(?:tomorrow|tonight|(?:next )?${WEEKDAY})(?: (?:at )?)?)?(?:${HOUR})?)${END}`,
    ([, what, when = '']) => (when.trim() === '' ? undefined : `move the ${what} to ${when}`),
  ),
];

export const GOES_IN_THE_BOOK: readonly Rewording[] = [
  // "*The piano tuner has to go in the diary*".
  says(
    `^${LEAD}((?:the|my|our|an?) [a-z]+(?: [a-z]+){0,3}?) (?:has to|needs to|have to|should|must|wants to|is to|ought to|had better) (?:go|be|get put) (?:down )?(?:in|on|into|onto|to) (?:the|my|our) (${BOOK})(?= |[,.!?]*$)`,
    ([, what, book]) => `put ${what} in the ${book}`,
  ),
];

/** What a thing is to be at an hour of some days, in the plainest word: blinds that are up are open. */
const PLAINLY: Readonly<Record<string, string>> = {
  up: 'open',
  down: 'closed',
  running: 'on',
  playing: 'on',
  going: 'on',
};

function orderOf(thing = '', state = ''): string {
  return toBe(PLAINLY[state.toLowerCase()] ?? state.toLowerCase(), thing);
}

function everyOf(days = ''): string {
  const plain = days.replace(/^(?:on|at|of a) /i, '');
  if (/^(?:every|each) /i.test(plain)) return plain;
  if (/^weekends?$/i.test(plain)) return 'every weekend';
  if (/^(?:week ?days?|school days)$/i.test(plain)) return 'every weekday';
  return `every ${plain.replace(new RegExp(`\\b(${WEEKDAY})s\\b`, 'gi'), '$1')}`;
}
