import type { LaterGrammar, Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, WHY } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';

/** Which of the commands that were stored are not to come: by their thing, their hour or their place. And how far what was done is undone. */

const NO = '(?:(?:no+|nah|oh|sorry|wait|on second thoughts?|you know what)[,. ]+)*';
const DROP =
  "(?:cancel|bin|scrap|ditch|lose|drop|axe|delete|remove|forget(?: about)?|never mind(?: about)?|no need for|don['’]t bother with|do not bother with|call off|get rid of|leave out|take out|do without)";
const ALL = '(?:everything|all(?: of it)?|whatever|anything|the (?:rules?|orders?|schedules?)) ';
const SET = "(?:(?:you have |you['’]ve got |there is |that['’]s )?(?:set |set up |planned |stored )?)?";
const REST = '(?: (?:off|out|altogether|completely|after all|again|for good))*';
const NO_THING =
  '(?!(?:it|that|this|them|those|these|all|everything|both|one|ones|first|second|third|last|next|other|rest|whole|lot|thing|time)\\b)(?!.*\\b(?:alarms?|timers?|reminders?|events?|appointments?|meetings?|lists?|today|tomorrow|tonight|[a-z]+day|week|weeks|month|morning|evening|night|rules?|automations?|routines?|schedules?)\\b)';
const whole = (pattern: string): Pattern =>
  lazily(`^${NO}${LEAD}${NO}${pattern}${REST}(?:${WHY})?${END}`, 'i');

const THING = whole(
  `${DROP} (?:${ALL}${SET}(?:for|about|with|of) )?(?:the |my |our |that |those )(?:bit |part )?(?:(?:about|with|for) the )?(${NO_THING}[a-z][a-z' -]*?)(?: (?:one|ones|thing|bit|part|order|command))?`,
);
const AT_HOUR = whole(
  `${DROP} (?:the (?:one|order|command) (?:at|for) (${HOUR})|(?:the |that )(${HOUR})(?: (?:one|order|command)))`,
);
const PLACES: Readonly<Record<string, number | 'earliest' | 'latest'>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  last: -1,
  later: 'latest',
  earlier: 'earliest',
};
const PLACE = whole(`${DROP} the (${Object.keys(PLACES).join('|')})(?: (?:one|order|command|rule|thing))?`);

export const dropsStored: LaterGrammar['dropsStored'] = (text) => {
  const [, at, its] = AT_HOUR.exec(text) ?? [];
  const hour = at ?? its;
  if (hour !== undefined) return { hour };
  const which = PLACES[PLACE.exec(text)?.[1]?.toLowerCase() ?? ''];
  if (which !== undefined) return { which };
  const [, thing] = THING.exec(text) ?? [];
  return thing === undefined ? undefined : { thing };
};

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, couple: 2, few: 3, both: 2 };
const BACK = '(?:undo|revert|reverse|take back)';
const SEVERAL = lazily(
  `^${NO}${LEAD}${BACK} (?:(?:the|my|your|our|those) (?:last|previous) (two|three|four|[2-4]|couple(?: of)?|few)|(both)(?: of (?:them|those|these))?)(?: (?:of (?:them|those|these)|things?|changes|commands|orders|steps|turns|ones|deeds|actions))?(?: (?:i|we|you) (?:said|did|made|asked for|set|changed))?(?: again)?${END}`,
  'i',
);
const FURTHER = lazily(
  `^${LEAD}(?:undo(?: (?:again|once more|another(?: one)?|one more|some more|further))?|(?:and )?(?:undo )?the (?:one|thing|change) before(?: (?:that|it))?(?: (?:too|as well))?)${END}`,
  'i',
);

export const undoes: LaterGrammar['undoes'] = (text) => {
  const [found, many, both] = SEVERAL.exec(text) ?? [];
  if (found !== undefined) {
    const count = (many ?? both ?? '').toLowerCase().replace(/ of$/, '');
    return { deeds: COUNTS[count] ?? Number(count) };
  }
  return FURTHER.test(text) ? {} : undefined;
};

const A_VALUE =
  '(?:\\d{1,3}|(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|a hundred) ?(?:percent|per cent|%)|half|a (?:third|quarter)|full(?: brightness)?|(?:red|green|blue|yellow|orange|purple|pink|white|warm white|cold white)';
const VALUE_THEN = lazily(
  `^${NO}${LEAD}${NO}(?:(?:make|have|set|put|turn|dim|do) (?:it|them|that)(?: (?:only|just))?(?: (?:up|down))? ?(?:to |at |on )?|(?:but )?(?:only |just )?(?:to|at) )(${A_VALUE})(?: (?:instead|rather|only|from now on|each time|every time))*${END}`,
  'i',
);

export const valueThen: LaterGrammar['valueThen'] = (text) => {
  const [, value] = VALUE_THEN.exec(text) ?? [];
  return value === undefined ? undefined : `set it to ${value}`;
};

const FIGURE =
  '(1[3-9]|[2-9]\\d|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';
const SO = '(?:(?:and|but|then|only|just|so|ok(?:ay)?|maybe|please)[, ]+)*';
const THEN =
  '(?:,? (?:but )?(?:only |just )?)(overnight|(?:at|in the|during the|through the) nights?|tonight|tomorrow.*|(?:at|from|after|by|around) (?:about )?(?:[a-z0-9:.]+).*|in the (?:mornings?|evenings?|afternoons?)|on [a-z]+.*|every [a-z]+.*|when .+)';
const FIGURE_THEN = lazily(
  `^${SO}(?:(?:down|up|back) to |down |up |to |at )?${FIGURE}(?! ?(?:minutes?|mins?|hours?|seconds?|past|to|o['’]?clock|hundred|am|pm|:))( ?(?:degrees|percent|per cent|%|°c?))?${THEN}$`,
  'i',
);
const STEP_THEN = lazily(
  `^${SO}(?:make it |have it |turn it |put it )?(?:(down|up) )?(?:by )?((?:an?|one|half an?|two|three|a couple of|1|2|3) degrees?)(?: (less|lower|cooler|colder|down|more|warmer|higher|hotter|up))?${THEN}$`,
  'i',
);
const OVER_NIGHT = /^(?:overnight|(?:during|through) the nights?)$/i;
const NIGHT = /^(?:in the nights?|at nights?)$/i;

/** Of a night it is the one that comes. */
const then = (when = ''): string =>
  OVER_NIGHT.test(when.trim()) ? 'tonight until the morning' : NIGHT.test(when.trim()) ? 'tonight' : when;

export const figureThen: LaterGrammar['figureThen'] = (text) => {
  const plain = text.replace(/[.!]+$/, '');
  const [, figure, unit = '', when] = FIGURE_THEN.exec(plain) ?? [];
  if (figure !== undefined)
    return [`set it to ${figure}${unit} ${then(when)}`, `set it to ${figure} degrees ${then(when)}`];
  const [, first, by, last, at] = STEP_THEN.exec(plain) ?? [];
  const way = first ?? last;
  if (by === undefined || way === undefined) return [];
  const isUp = /^(?:more|warmer|higher|hotter|up)$/i.test(way);
  return [`turn it ${isUp ? 'up' : 'down'} by ${by.replace(/^an? (?=degree)/i, 'one ')} ${then(at)}`];
};
