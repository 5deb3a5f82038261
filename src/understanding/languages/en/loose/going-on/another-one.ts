import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** Another thing in few words, and questions about what was done just now. */

const THING =
  '((?:the|my|our) (?!(?:rest|others?|same)\\b)[a-z]+(?: (?!(?:on|off|and|or|up|down|open|is|are|not|too)\\b)[a-z]+){0,2}?)';
const SLIP = '(?:(?:oh|ah|no+|nope|oops|whoops|wait|er|um|well)[,.! ]+)*';
const STATE = '(on|off|open|closed|shut|locked|unlocked|running|playing)';

export const ANOTHER_ONE_FIRST: readonly Rewording[] = [
  // "*Sorry meant the garage*", "I said the study".
  says(
    `^${SLIP}(?:sorry,? )?(?:i |we )?(?:meant|said|should have said)(?: to say)? ${THING}${END}`,
    ([, thing]) => `no, ${thing}`,
  ),
  // "*The office, sorry*", "the back door I should have said".
  says(
    `^${SLIP}${THING}(?:,? (?:sorry|my (?:mistake|bad)|i should have said|i meant to say))+${END}`,
    ([, thing]) => `no, ${thing}`,
  ),
  // "*Other one, the desk lamp*".
  says(
    `^${SLIP}(?:the )?(?:other|wrong|different) (?:one|light|lamp|door|room|blind)[,;.–-]+ ?${THING}${END}`,
    ([, thing]) => `no, ${thing}`,
  ),
  // "*Is it on now?*", "is that locked yet": it asks for no hour.
  says(
    `^(?:(?:and|so|ok(?:ay)?|right)[, ]+)*is (it|that) ${STATE} (?:now|yet)\\?*$`,
    ([, , state]) => `is it ${state}`,
  ),
  // "*Play on*" names no music.
  says(`^${LEAD}(?:play on|unpause(?: it| that)?)${END}`, () => 'carry on'),
  // "*Give tomorrow a miss*".
  says(
    `^${LEAD}(?:give|let['’]s give) (tomorrow|today|tonight|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day) a miss${END}`,
    ([, day]) => `skip ${day}`,
  ),
];

export const ANOTHER_ONE_IN_TALK: readonly Rewording[] = [
  // "*And do the hallway light while you're at it*".
  says(
    `^${LEAD}do ${THING}(?:,? (?:while you['’]?re (?:at it|there)|and all|likewise|the same|the same way|as well|too))+${END}`,
    ([, thing]) => `and ${thing} as well`,
  ),
  says(
    `^${LEAD}(?:don['’]?t forget ${THING}|${THING} and all|likewise ${THING}|${THING} could do with (?:it|the same|that)(?: as well| too)?)${END}`,
    ([, ...things]) => `and ${things.find((one) => one !== undefined)} as well`,
  ),
  // "Lock the front door." "*So it is locked?*", "that's locked now, yeah?"
  says(
    `^(?:(?:and|so|ok(?:ay)?|right)[, ]+)*(?:it|that)(?:['’]s| is) (?:definitely |all )?${STATE}(?: now| then)*,? ?(?:(?:yeah|yes|right|ok|is it|isn['’]t it|innit|correct)\\?*|\\?+)$`,
    ([, state]) => `is it ${state}`,
  ),
  // "*Pause*", of what has no sound as well.
  says(
    `^${LEAD}pause(?: for (?:a|one) (?:sec|second|minute|moment)| a (?:sec|second|minute|moment))?${END}`,
    () => 'pause it',
  ),
  // "*Remind me when that is*", "what time did I say".
  says(
    `^${LEAD}(?:remind me when (?:that|it) is(?: again)?|what time did (?:i|we) (?:say|tell you|set)(?: (?:it|that))?(?: for)?(?: again)?)${END}`,
    () => 'when is that',
  ),
];
