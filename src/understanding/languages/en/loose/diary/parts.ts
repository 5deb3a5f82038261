import { rewording } from '../../patterns.ts';
import { DAY, HOUR, NUMBER, WEEKDAY } from '../times-said.ts';

/** A rewording whose plain words depend on what was said. */
export const says = rewording;

export const LEAD =
  '(?:(?:and|but|so|oh|ah|aw|och|hmm+|um+|er+m?|ok(?:ay)?|right|well|actually|please|just|can you|could you|would you|will you)[, ]+)*';
export const END =
  '(?:,? (?:please|then|now|thanks|thank you|though|would you|will you|ok|okay|love|for me))*[.!?]*$';
/** Why, told behind a wish by a mark; nothing in it wishes for more, or says when. */
export const WHY = `(?:[,;.!–-]+ ?(?:because |cos |since |as )?(?:i|he|she|we|they|it|that|there)(?:['’][a-z]+)? [a-z]+(?:(?!\\b(?:and|but|so|then|instead|if|when|at (?:about |around )?${HOUR}|till|until|in (?:an?|half|${NUMBER}|\\d)|make|move|only|except)\\b)[^;.!?])*)+`;
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** "20 December", "the 3rd of May". */
const DATE = `(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}`;
/** A day, in all its ways. */
export const A_DAY = `(?:(?:on )?(?:${DAY}|the (?:\\d{1,2}(?:st|nd|rd|th)|(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|[a-z]+teenth|twentieth|thirtieth)(?: of [a-z]+)?|${DATE}|(?:next |this )?${WEEKDAY} week|a week (?:on )?${WEEKDAY}|next week))`;
/** A time in words that may stand behind what takes place: "on friday at ten". */
export const on = (time: string): string =>
  /^(?:on|today|tonight|tomorrow|this|next|at)\b/i.test(time) ? time : `on ${time}`;
export const BOOK = '(?:family |kitchen |wall |shared )?(?:calendar|diary|planner)';
/** "At the school", "in town", "at Lena's": where something is, behind its name or its hour; "at night" and "in the morning" are none. */
export const PLACE = `(?:,? (?:at|in|round at|over at) (?:the |our |my |his |her |their )?(?!(?:${NUMBER}|noon|midday|midnight|night|sunset|sunrise|dusk|dawn|once|least|last|first|all|an?|any|some|half|quarter|mornings?|afternoons?|evenings?|nights?|weekends?|time|calendar|diary|planner|it|that|this|here|there|from|on)\\b)[a-z][a-z’'-]*(?: (?!(?:on|at|from|every|next|this|for|to|till|until|and|so|but|with|please|thanks|then|${WEEKDAY}s?|tomorrow|today|tonight)\\b)[a-z’'-]+){0,3}?)`;
/** What is no name of what takes place: things of the house, and words that stand for others. */
export const NO_EVENT =
  '(?!(?:(?:the|my|our|all|both|a|an) )*(?:[a-z]+ )??(?:it|that|this|them|me|us|him|her|blinds?|curtains?|shutters?|lights?|lamps?|heating|thermostat|heater|volume|sound|tv|telly|television|fan|speaker|music|door|doors|ac|brightness|temperature|alarm|alarms|timer|timers|reminder|reminders|name|names|foot)\\b)';
/** The names of what the house does by itself: "the porch light", "the coffee". */
export const THING = '((?!(?:it|that|this|them)\\b)[a-z]+(?: (?!(?:one|rule|on|off)\\b)[a-z]+){0,2}?)';
/** Of these by their last word, what comes is a rule, and no entry of that name. */
export const OF_THINGS =
  /\b(?:lights?|lamps?|heating|thermostat|fan|blinds?|curtains?|tv|telly|speaker|vacuum|robot|pump|coffee(?: maker| machine)?|lock|doors?|spotlight|ac|music)$/i;
export const AT = `(?:(?:to|at|for|till|until|be) )?(${HOUR})`;

/** What brings a thing into the state that words tell of it. */
const BRINGS: Readonly<Record<string, string>> = {
  open: 'open',
  up: 'raise',
  shut: 'close',
  closed: 'close',
  down: 'lower',
  locked: 'lock',
  unlocked: 'unlock',
  dimmed: 'dim',
};

/** The order for a thing to be so: "lower the blind", "turn off the lamp". */
export const toBe = (state: string, thing: string): string =>
  `${BRINGS[state.toLowerCase()] ?? `turn ${state}`} ${thing}`;
