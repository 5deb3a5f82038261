import type { Rewording } from '../../../index.ts';
import { says } from '../diary/parts.ts';
import { LENGTH } from '../times-said.ts';
import { TELL, WHEN } from './at-events.ts';
import { AT_OTHER_TIMES_FIRST } from './at-other-times.ts';

/** What is waited for in a value that is measured, and for how long something must be so, as people say it. */

const ONES = '(?:one|two|three|four|five|six|seven|eight|nine)';
const FIGURE = `(?:\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]${ONES})?|(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen))`;
const BEHIND =
  '(?= ?(?:degrees|percent|per cent|%|°|in the|tell|let|turn|switch|put|set|open|close|shut|start|stop|send)\\b|[ ,.!?%°]*$|,)';
/** What measures has a name, and is nobody. */
const waited = (when: string): string =>
  `(?<=\\b(?:${when}|until|till) (?:the|my|our|it|temperature|humidity)\\b[^,;.!?]{0,40}?) `;
const WAITED = waited(WHEN);
/** "If it *is* colder" asks how it is now. */
const WAITED_SO = waited('(?:whenever|when|every time|each time|as soon as|once|the moment)');

export const MEASURED_FIRST: readonly Rewording[] = [
  ...AT_OTHER_TIMES_FIRST,
  // "Tell me when the bedroom *gets to 21*", "once it's at 21".
  says(
    `${WAITED}(?:(?:gets|has got|climbs|rises|goes|warms|heats)(?: up)? to|hits) (${FIGURE})${BEHIND}`,
    ([, figure]) => ` reaches ${figure}`,
  ),
  says(`${WAITED_SO}is (?:up )?(?:at|to) (${FIGURE})${BEHIND}`, ([, figure]) => ` reaches ${figure}`),
  says(
    `${WAITED}(?:(?:gets|has got|cools|goes|falls|drops|sinks) down to|cools to) (${FIGURE})${BEHIND}`,
    ([, figure]) => ` drops below ${figure}`,
  ),
  says(
    `${WAITED}(?:gets|becomes|goes) (?:any )?(?:warmer|hotter|higher) than (${FIGURE})${BEHIND}`,
    ([, figure]) => ` rises above ${figure}`,
  ),
  says(
    `${WAITED}(?:gets|becomes|goes) (?:any )?(?:colder|cooler|lower) than (${FIGURE})${BEHIND}`,
    ([, figure]) => ` drops below ${figure}`,
  ),
  // "Let me know when *it's 21* in the living room".
  says(
    `(?<=\\b(?:${WHEN}|until|till) )it(?:['’]s| is) (${FIGURE})( degrees)? (?=in the )`,
    ([, figure, degrees = '']) => `it reaches ${figure}${degrees} `,
  ),
  // "Whenever the gate has been open *for ten minutes, tell me*".
  says(
    `^((?:(?:and|please|ok(?:ay)?|so)[, ]+)*)(${WHEN}) ([^,;.!?]+? for (?:more than |over |longer than )?${LENGTH}),? (?:then |please )*(${TELL})[.!]*$`,
    ([, lead, when, so, tell]) => `${lead}${tell} ${when} ${so}`,
  ),
];
