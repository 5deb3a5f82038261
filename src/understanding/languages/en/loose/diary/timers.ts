import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { LENGTH } from '../times-said.ts';
import { END, LEAD, says } from './parts.ts';

/** Timers told by their parts in any order, and days of the week that are told twice. */

/** What a timer is for. */
const FOR =
  "((?:the |my |our )?(?!(?:it|that|this|me|us|please|now|called|named|labell?ed|titled|and|or|to|on|at|in|from|with|when|starting|then|but|if|is|has|for|as|no|not|wait|sorry|actually|rather|make|well|oops|i|half|an?)\\b)[a-z][a-z'’-]*(?: (?!(?:is|are|was|and|then|but)\\b)[a-z'’-]+){0,2}?)";
const OF = (name = ''): string => name.replace(/^(?:the|my|our) /i, '');

const WEEKDAYS =
  '(?:weekdays?|(?:work|working|school) days?|mon(?:day)?s? (?:to|till|until|through|thru|-) fri(?:day)?s?)';
const WEEKEND =
  '(?:weekends?|saturdays? (?:or|and|nor) sundays?|sundays? (?:or|and|nor) saturdays?|saturdays?|sundays?)';

export const TIMERS_FIRST: readonly Rewording[] = [
  // "Timer, twelve minutes, fish fingers".
  says(
    `^${LEAD}(?:(?:set|start) )?(?:a |another )?timer[,:]? (?:of |for )?(${LENGTH})[,:]? (?:for )?${FOR}${END}`,
    ([, length, name]) => `set a ${OF(name)} timer for ${length}`,
  ),
  // "A timer for the spuds, twenty": minutes are meant.
  says(
    `^${LEAD}(?:(?:set|start) )?(?:a |another )?timer for ${FOR}[,:] ?(?:of |for )?(${LENGTH}|\\d{1,2}|five|ten|fifteen|twenty|thirty|forty|fifty)${END}`,
    ([, name, length = '']) =>
      `set a ${OF(name)} timer for ${/[a-z]+ |\d+ /i.test(length) ? length : `${length} minutes`}`,
  ),
  // "Ten minutes for the timer", asked or not.
  says(
    `^${LEAD}(${LENGTH}) (?:for|on) (?:the|a|my) timer${END}`,
    ([, length]) => `set a timer for ${length}`,
  ),
  // "On work days".
  as('\\bon (?:work|working) days\\b(?! (?:of|in)\\b)', 'on weekdays'),
  as('\\bevery (?:work|working) day\\b(?! (?:of|in)\\b)', 'every weekday'),
  // "Monday to Friday, *not the weekend obviously*": left out already.
  as(
    `(?:,| -|;)? (?:and |but )?(?:not|never|no) (?:on |at )?(?:the )?${WEEKEND}(?:,? (?:obviously|of course|though|mind|please))*(?=[,.;!]|$)(?<=\\b${WEEKDAYS}\\b[^]*)`,
    '',
  ),
];
