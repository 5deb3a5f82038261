import type { Rewording } from '../../../index.ts';
import { A_DAY, END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** Orders for an hour from which something is to be no more, and of days on which they are to be let off: "no more music after ten", "don't heat the bathroom tomorrow". */

const PLAYS = '(?:tv|telly|television|music|radio|tunes|box|jukebox|speakers?)';
const NOISY = `((?:(?:the|any|my|our|that) )?(?:[a-z]+ )?${PLAYS})`;
const RUNS = `((?:(?:the|any|all the|my|our|that) )?(?:[a-z]+ )?(?:${PLAYS}|lights?|lamps?|heating|fan|pump|fountain|sprinklers?))`;
const AFTER = '(?:after|past|from|beyond)';
const WHO = '(?: for (?:me|us|the kids|the children|anyone|anybody|everyone))?';
const DAY = `((?:,? (?:tonight|today|tomorrow|this evening|every (?:day|night|evening|weekday)|on weekdays|on school nights|on ${WEEKDAY}s?))?)`;
/** Who watches and listens after a bare hour does so in the evening. */
const EVENING =
  /^(?:(?:half|quarter|a quarter|five|ten|twenty|twenty[- ]five) (?:past|to) )?(?:six|seven|eight|nine|ten|eleven|half (?:six|seven|eight|nine|ten|eleven)|[6-9]|1[01])(?: o['’]clock)?$/i;
const at = (hour: string, day: string): string => {
  const when = day
    .replace(/^,? /, '')
    .replace(/on school nights/i, 'every weekday')
    .replace(/^on ([a-z]+day)s?$/i, (text, one) => (/days$/i.test(text) ? `every ${one}` : text));
  const isNight = EVENING.test(hour) && !/night|evening/i.test(when);
  return ` at ${hour}${isNight ? ' in the evening' : ''}${when === '' ? '' : ` ${when}`}`;
};
const named = (what: string): string =>
  `the ${what.replace(/^(?:(?:the|any|all the|my|our|that) )/i, '').replace(/^(?:telly|television|box)$/i, 'tv')}`;

const TASKS: Readonly<Record<string, string>> = { heat: ' heating', warm: ' heating' };
const THERE =
  "((?:the|my|our) (?!(?:alarm|reminder|timer|dog|cat|baby|kids|plants?|flowers|oven)\\b)[a-z][a-z'’-]*(?: (?!(?:on|at|for|if|when|until|till|off)\\b)[a-z'’-]+){0,2}?)";
const A_TIME = `(${A_DAY}|tomorrow(?: (?:morning|afternoon|evening))|this (?:morning|afternoon|evening))`;

/** What goes by itself at its hours. */
const RULED =
  '((?:(?:the|my|our) )?(?:[a-z]+ )?(?:heating|lights?|lamps?|curtains?|blinds?|coffee(?: maker| machine)?|pump|fountain|sprinklers?|vacuum|hoover|robot))';
const ONE_DAY = `(?:on |for )?((?:next |this )?${WEEKDAY}|tomorrow)(?: (?:morning|evening))?`;

const NOT_AT = `(?:and not|instead of|rather than|not) (?:at )?${HOUR}`;
const BY = `(${LENGTH}|a (?:little )?(?:bit|little|touch|tad))`;

function shifted(what: string, length: string, way = '', day = ''): string {
  const by = /^a (?:little )?(?:bit|little|touch|tad)$/i.test(length) ? 'half an hour' : length;
  return `move the rule for ${what} on ${day} ${by} ${/^later$/i.test(way) ? 'later' : 'earlier'}`;
}

/** Among several orders in a breath too. */
const BEGINS = '(?:^|[,;.!] ?|\\band )';
const ENDS =
  '(?=(?:,? (?:please|thanks|then))*(?:[.!]*$|(?:[,;] ?| and )(?!.*\\b(?:wake|alarm|get me up)\\b)))';

export const AT_HOURS_FIRST: readonly Rewording[] = [
  // "*No more music after ten*", "no TV after eight", "I don't want any music after nine".
  says(
    `(?<=${BEGINS}${LEAD})(?:no(?: more)?|(?:i|we) (?:don['’]?t|do not) want(?: any(?: more)?)?|there(?:['’]s| is| should be| will be|['’]ll be) no(?: more)?) ${RUNS}${WHO}(?: on)? ${AFTER} (${HOUR})${WHO}${DAY}${ENDS}`,
    ([, what = '', hour = '', day = '']) => `turn off ${named(what)}${at(hour, day)}`,
  ),
  says(
    `(?<=^${LEAD})${AFTER} (${HOUR})${DAY},? (?:there(?:['’]s| is| should be)? )?no(?: more)? ${RUNS}${WHO}${END}`,
    ([, hour = '', day = '', what = '']) => `turn off ${named(what)}${at(hour, day)}`,
  ),
  // "*Turn the music down after nine*", "music off after ten": at that hour, and so from then on.
  says(
    `(?<=^${LEAD})(?:turn|switch|put) ${NOISY} (off|down|low|lower)(?: a (?:bit|little))? (?:after|from|past) (${HOUR})(?: on(?:wards?)?)?${DAY}${END}`,
    ([, what = '', way = '', hour = '', day = '']) =>
      `turn ${/^off$/i.test(way) ? 'off' : 'down'} ${named(what)}${at(hour, day)}`,
  ),
  says(
    `(?<=^${LEAD})(?:turn|switch|put) (off|down) ${NOISY} (?:after|from|past) (${HOUR})(?: on(?:wards?)?)?${DAY}${END}`,
    ([, way, what = '', hour = '', day = '']) => `turn ${way} ${named(what)}${at(hour, day)}`,
  ),
  says(
    `(?<=^${LEAD})${NOISY} (off|down|lower|quieter|softer) (?:after|from|past) (${HOUR})(?: on(?:wards?)?)?${DAY}${END}`,
    ([, what = '', way = '', hour = '', day = '']) =>
      `turn ${/^off$/i.test(way) ? 'off' : 'down'} ${named(what)}${at(hour, day)}`,
  ),
  // "*After nine turn the music down*".
  says(
    `(?<=^${LEAD})(?:after|from|past) (${HOUR})(?: on(?:wards?)?)?${DAY},? (?:(?:please|just|you can|can you|could you) )*(?:(?:turn|switch|put) ${NOISY} (off|down)|(?:turn|switch) (off|down) ${NOISY}|${NOISY} (off|down))${END}`,
    ([, hour = '', day = '', one, way, other, two, three, last]) =>
      `turn ${way ?? other ?? last} ${named(one ?? two ?? three ?? '')}${at(hour, day)}`,
  ),
  // "*Don't heat the bathroom tomorrow*": what would do so is let off that day.
  says(
    `(?<=^${LEAD})(?:(?:please )?(?:don['’]?t|do not)|no need to|you (?:needn['’]?t|don['’]?t (?:need|have) to)|there(?:['’]s| is) no need to) (heat|warm|water|sprinkle|run) ${THERE}(?: up)?,? ${A_TIME}${END}`,
    ([, does = '', what = '', when = '']) =>
      `skip what is set up for ${what.replace(/^(?:the|my|our) /i, 'the ')}${TASKS[does.toLowerCase()] ?? ''} ${when}`,
  ),
  // "*Set the alarm for quarter to seven, and ten past on weekends*": of the hour that the first is near.
  says(
    `(?<=^${LEAD})(?:(?:set|put|make|have|i want|i need) )?(?:the |my |an |our )?alarm (?:for |at |to )?(${HOUR})(?: on (?:weekdays|school days|work days|workdays)| during the week| in the week| monday to friday)?,? (?:and |but )+(?:for |at )?(${HOUR}|(?:ten|five|twenty|quarter|a quarter|half|twenty[- ]five) past|(?:ten|five|twenty|quarter|a quarter) to) (?:on|at) (?:the )?weekends?${END}`,
    ([, first = '', second = '']) => twoAlarms(first, second),
  ),
  // "*Wake me at seven, at nine on weekends*".
  says(
    `(?<=^${LEAD})(?:wake (?:me|us)(?: up)?|get (?:me|us) up) at (${HOUR})(?: on (?:weekdays|school days|work days|workdays)| during the week| in the week)?,? (?:and |but )*(?:at )?(${HOUR}|(?:ten|five|twenty|quarter|a quarter|half) past) (?:on|at) (?:the )?weekends?${END}`,
    ([, first = '', second = '']) => twoAlarms(first, second),
  ),
  // "*Heating on at six tomorrow instead of seven*": of what comes again, that one time.
  says(
    `(?<=^${LEAD})(?:(?:turn|switch|put|have|do) )?${RULED}(?: (?:on|off))?,? at (${HOUR})(?: on)?,? ${ONE_DAY},? ${NOT_AT}${END}`,
    ([, what = '', hour, day]) => `move the rule for ${what} on ${day} to ${hour}`,
  ),
  says(
    `(?<=^${LEAD})(?:(?:turn|switch|put|have|do) )?${RULED}(?: (?:on|off))?,? ${ONE_DAY},? at (${HOUR}),? ${NOT_AT}${END}`,
    ([, what = '', day, hour]) => `move the rule for ${what} on ${day} to ${hour}`,
  ),
  says(
    `(?<=^${LEAD})${ONE_DAY},? (?:(?:turn|switch|put|have|do) )?${RULED}(?: (?:on|off))?,? at (${HOUR}),? ${NOT_AT}${END}`,
    ([, day, what = '', hour]) => `move the rule for ${what} on ${day} to ${hour}`,
  ),
  // "*Put the heating on half an hour earlier tomorrow*"; "a bit" is half an hour, which is told back.
  says(
    `(?<=^${LEAD})(?:turn|switch|put|have|do|start|get) ${RULED}(?: (?:on|off|come on|coming on))? ${BY} (earlier|later|sooner)(?: than usual)?,? ${ONE_DAY}(?: than usual)?${END}`,
    ([, what = '', length = '', way, day]) => shifted(what, length, way, day),
  ),
  says(
    `(?<=^${LEAD})${ONE_DAY},? (?:turn|switch|put|have|do|start|get) ${RULED}(?: (?:on|off|come on|coming on))? ${BY} (earlier|later|sooner)(?: than usual)?${END}`,
    ([, day, what = '', length = '', way]) => shifted(what, length, way, day),
  ),
  // "*Push everything on Friday back* an hour": what takes place that day.
  says(
    `(?<=^${LEAD})(?:push|move|shift|put|bring|pull) (?:everything|all|all of it|it all|the lot|all (?:of )?(?:my|the|our) (?:events|appointments|meetings|things)) (?:that(?:['’]s| is) )?(?:(?:on|in) (?:the |my |our )?(?:calendar|diary) )?(?:on |for )?((?:next |this )?${WEEKDAY}|tomorrow|today) (?:(back|forward|on|up) )?(?:by )?(${LENGTH})(?: (later|back|earlier|forward))?${END}`,
    ([, day = '', way, length, last]) => {
      const how = way ?? last;
      if (how === undefined) return undefined;
      return `move all events on ${day} ${length} ${/^(?:earlier|forward|up)$/i.test(how) ? 'earlier' : 'later'}`;
    },
  ),
];

const MINUTES =
  /^(?:(?:ten|five|twenty|quarter|a quarter|half|twenty[- ]five) past|(?:ten|five|twenty|quarter|a quarter) to)$/i;
const LAST =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?:[:.]\d\d)?(?: (?:am|o['’]clock|in the morning))?$/i;

/** One for the days of work, and one for the others. */
function twoAlarms(first: string, second: string): string | undefined {
  const other = hourLike(second, first);
  return other === undefined
    ? undefined
    : `set an alarm for ${first} every weekday and set an alarm for ${other} every Saturday and Sunday`;
}

/** "Quarter to seven" and "*ten past*" is ten past seven; undefined where the first names no hour to be near to. */
function hourLike(said: string, first: string): string | undefined {
  if (!MINUTES.test(said)) return said;
  const [, hour] = LAST.exec(first) ?? [];
  return hour === undefined ? undefined : `${said} ${hour}`;
}
