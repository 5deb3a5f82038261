import type { OfThingsGrammar, Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** What is said of rooms that are cleaned, of what plays, and of how warm it is. */

const OH =
  '(?:(?:oh|ah|no+|sorry|oops|wait|hang on|actually|please|and|but|ok(?:ay)?|just|can you|could you)[,.! ]+)*';
const A_ROOM = '((?:the|my|our) [a-z]+(?: room)?)';
const SKIPS_ROOM = lazily(
  `^${OH}(?:skip|leave out|miss out|miss|leave|forget(?: about)?|not|don['’]?t (?:do|bother with)|no need (?:for|to do)) ${A_ROOM}(?: out)?(?: (?:after all|this time|though|today))*(?:[,;.]? (?:and |but )?(?:do|clean|vacuum|hoover|have it do) ${A_ROOM}(?: instead| as well| too)?)?${END}`,
  'i',
);

export const skipsRoom: OfThingsGrammar['skipsRoom'] = (text) => {
  const [, room, instead] = SKIPS_ROOM.exec(text) ?? [];
  if (room === undefined) return undefined;
  return { room: `vacuum ${room}`, instead: instead === undefined ? undefined : `vacuum ${instead}` };
};

const PLAYS_ON = lazily(
  `^${OH}(?:(?:move|switch|transfer|send|shift|swap|put|throw|play|have) (?:it|that|this)(?: over)?(?: on)?) (?:to|onto|on|in|over to) ((?:the|my|our) [a-z]+(?: [a-z]+)?)(?: instead| rather)?${END}`,
  'i',
);

export const playsOn: OfThingsGrammar['playsOn'] = (text, query) => {
  const [, where] = PLAYS_ON.exec(text) ?? [];
  return where === undefined ? undefined : `play ${query} on ${where}`;
};

const FIGURE =
  '(?:\\d{1,2}(?:[.,]\\d)?|(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty(?:[ -][a-z]+)?))(?: ?(?:degrees|°c?))?';
const ONLY = '(?: (?:only|just|still|about|like|barely|not even|already|got to))*';
const TOLD_WARMTH = lazily(
  `^(?:(?:oh|well|hey|hm+|god|blimey|look|ugh|brr+)[,.! ]+)*(?:it['’]?s|it is|it says(?: it['’]?s)?)${ONLY} ${FIGURE}(?: (?:in here|in this room|inside|at home)| in ((?:the|my|our) [a-z]+(?: room)?))?[.!]*$`,
  'i',
);
const ROOM_AT = lazily(
  `^(?:(?:oh|well|hey|hm+|look)[,.! ]+)*((?:the|my|our) [a-z]+(?: room)?)(?:['’]s| is)${ONLY}(?: at)? ${FIGURE}[.!]*$`,
  'i',
);

export const asksWarmth: OfThingsGrammar['asksWarmth'] = (text) => {
  const told = TOLD_WARMTH.exec(text);
  const room = told?.[1] ?? ROOM_AT.exec(text)?.[1];
  if (room !== undefined) return [`how warm is it in ${room}`];
  return told === null ? [] : ['how warm is it in here', 'what is the heating set to'];
};

/** "*Put it up to 21*", "make it warmer". */
export const SETS_IT = lazily(
  `^${OH}(?:(?:put|turn|set|make|bring|get|crank|take|have|nudge) (?:it|that|the heat(?:ing)?)\\b|up to\\b|(?:a bit |a little )?(?:warmer|cooler|colder|hotter)\\b)`,
  'i',
);

/** Where nothing in the room heats or cools, and nothing was spoken of: the heating of the home. */
export const HEATING_OF_THE_HOME: readonly Rewording[] = [
  // "*Make it a bit warmer in here*".
  says(
    `^${LEAD}(?:(?:make|get) it|(?:i|we)(?:['’]d| would) like it|i want it|we want it) (?:(?:a (?:bit|little|touch|tad)|slightly|just|little) )?(?:((?:a|one|two|three|half a|1|2|3)(?: degrees?)) )?(warmer|hotter|cooler|colder)(?: in here| in the house| at home| for (?:me|us))?${END}`,
    ([, degrees, how = '']) => {
      const way = /^(?:warm|hot)/i.test(how) ? 'up' : 'down';
      return `turn the heating ${way} ${degrees === undefined ? 'a bit' : `by ${degrees}`}`;
    },
  ),
  says(
    `^${LEAD}(warm|heat|cool) (?:it|things|us) (?:up|down) (?:a (?:bit|little|touch))(?: in here)?${END}`,
    ([, how = '']) => `turn the heating ${/^cool/i.test(how) ? 'down' : 'up'} a bit`,
  ),
];
