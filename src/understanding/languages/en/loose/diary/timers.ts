import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { LENGTH } from '../times-said.ts';
import { END, LEAD, says } from './parts.ts';

/** Timers told by their parts in any order, and days of the week that are told twice. */

const FIGURE =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty[ -]five|thirty|forty|forty[ -]five|fifty)';
/** What a timer is for: no length, as in “two hours *fifteen minutes*”. */
const FOR = `((?:the |my |our )?(?!(?:${FIGURE}|it|that|this|me|us|please|now|called|named|labell?ed|titled|set|start|put|do|something|one|and|or|to|on|at|in|from|with|when|starting|then|but|if|is|has|for|as|no|not|wait|sorry|actually|rather|make|well|oops|i|half|an?)\\b)[a-z][a-z'’-]*(?: (?!(?:is|are|was|and|then|but)\\b)[a-z'’-]+){0,2}?)`;
/** A number alone is one of minutes. */
const inMinutes = (length: string): string => (/[a-z]+ |\d+ /i.test(length) ? length : `${length} minutes`);
const OF = (name = ''): string => name.replace(/^(?:the|my|our) /i, '');

const WEEKDAYS =
  '(?:weekdays?|(?:work|working|school) days?|mon(?:day)?s? (?:to|till|until|through|thru|-) fri(?:day)?s?)';
const WEEKEND =
  '(?:weekends?|saturdays? (?:or|and|nor) sundays?|sundays? (?:or|and|nor) saturdays?|saturdays?|sundays?)';

export const TIMERS_FIRST: readonly Rewording[] = [
  // "A ten minute timer*, no, a fifteen minute one* for the pizza".
  says(
    `\\ban? (?:${FIGURE})[- ](?:minute|hour|second) timer[,;.–-]* (?:(?:no|oh|wait|sorry|actually|i mean|i meant|hang on|make (?:it|that)|or rather)[, ]+)+(?:an? )?(${FIGURE})[- ](minute|hour|second) (?:one|timer)\\b`,
    ([, many, unit]) => `a ${many} ${unit} timer`,
  ),
  // "I need an *eight minute egg timer*".
  says(
    `^${LEAD}(?:(?:i|we)(?:['’]d)?(?: will| would)? (?:need|want|like) |(?:set|start|make|do|give|get|run|put on)(?: (?:me|us))? )an? (\\d{1,3}|${FIGURE})[- ](minute|hour|second) ((?!(?:timer|alarm)\\b)[a-z]+(?: [a-z]+)?) timer${END}`,
    ([, many, unit, name]) => `set a ${name} timer for ${many} ${unit}s`,
  ),
  // "*Five more minutes on the egg timer*", "give me another five on the rice".
  says(
    `^${LEAD}(?:(?:give|allow)(?: (?:me|us|it))? |put |add |pop )?(?:another |an extra )?(${FIGURE})(?: more| extra)?(?: (minutes?|mins?|seconds?|hours?))?(?: more| extra)? (?:on|onto|to|for) the ([a-z]+(?: [a-z]+)?) timer${END}`,
    ([text, many, unit = 'minutes', name]) =>
      /\b(?:more|extra|another|add)\b/i.test(text) ? `add ${many} ${unit} to the ${name} timer` : undefined,
  ),
  // "Timer, twelve minutes, fish fingers".
  says(
    `^${LEAD}(?:(?:set|start) )?(?:a |another )?timer[,:]? (?:of |for )?(${LENGTH})[,:]? (?:for )?${FOR}${END}`,
    ([, length, name]) => `set a ${OF(name)} timer for ${length}`,
  ),
  // "A timer for the spuds, twenty": minutes are meant.
  says(
    `^${LEAD}(?:(?:set|start|pop|stick|put|get) )?(?:a |another )?timer (?:on )?for ${FOR}[,:] ?(?:of |for |say |about )*(${LENGTH}|\\d{1,2}|five|ten|fifteen|twenty|thirty|forty|fifty)(?:,? (?:should|will|ought to|would|['’]ll) do(?: it| them| me| us)?)?${END}`,
    ([, name, length = '']) => `set a ${OF(name)} timer for ${inMinutes(length)}`,
  ),
  // "And *another one*, 5 minutes for the peas": one more, and none of one minute.
  says(
    `^${LEAD}(?:set |start |and |also |plus |i need |we need |put on |pop on )*(?:another|one more|a (?:second|third|further|new|separate))(?: one| timer)(?: (?:too|as well|please))*[,:]? ?(?:for |of |at |say )*(${LENGTH}),? (?:for |on )?${FOR}${END}`,
    ([, length, name]) => `set a ${OF(name)} timer for ${length}`,
  ),
  // "Set *something* for the eggs, six minutes", "do me one for the rice, twelve minutes".
  says(
    `^${LEAD}(?:(?:set|start|put|pop|stick|do|run|get|give|make)(?: (?:me|us))? )?(?:something|one|it|another(?: one)?)(?: (?:on|off|up|going|running))? for ${FOR}(?: please)?[,:;]? (?:for |of |say |about )*(${LENGTH})${END}`,
    ([, name, length]) => `set a ${OF(name)} timer for ${length}`,
  ),
  // "Start eight minutes for the potatoes", "time the fish for me, twenty minutes", "the peas need a timer of five".
  says(
    `^${LEAD}(?:start|count(?: down)?|do|run|time|give me|put on|i need|we need) (${LENGTH}) for ${FOR}${END}`,
    ([, length, name]) => `set a ${OF(name)} timer for ${length}`,
  ),
  says(
    `^${LEAD}time ${FOR}(?: for (?:me|us))?,? (?:for |at )?(${LENGTH})${END}`,
    ([, name, length]) => `set a ${OF(name)} timer for ${length}`,
  ),
  says(
    `^${LEAD}${FOR} needs? (?:a timer|timing)(?: of| for)? (${LENGTH}|${FIGURE})${END}`,
    ([, name, length = '']) => `set a ${OF(name)} timer for ${inMinutes(length)}`,
  ),
  says(
    `^${LEAD}${FOR} (?:needs?|takes?|wants?) (${LENGTH}),? (?:so |and )?(?:please )?(?:start|set|run|give me) (?:a|the) timer(?: for (?:it|that|them))?${END}`,
    ([, name, length]) => `set a ${OF(name)} timer for ${length}`,
  ),
  says(
    `^${LEAD}(?:bin|chuck|ditch|axe|lose|nix|can) the ([a-z]+(?: [a-z]+)?) timer${END}`,
    ([, name]) => `cancel the ${name} timer`,
  ),
  says(
    `^${LEAD}(?:give|do|make) ${FOR} an? (\\d{1,3}|[a-z]+)[ -](minute|hour|second) timer${END}`,
    ([, name, count, unit]) => `set a ${OF(name)} timer for ${count} ${unit}s`,
  ),
  // "Give *them* another three minutes", "throw on four extra minutes", of what a timer runs for.
  says(
    `^${LEAD}give (?:them|those|these|${FOR}) (?:another|a further|an extra|an additional) (${LENGTH})(?: more)?${END}`,
    ([, name, length]) =>
      name === undefined ? `another ${length}` : `add ${length} to the ${OF(name)} timer`,
  ),
  says(
    `^${LEAD}(?:throw|stick|chuck|pop|bung|slap|tack|put|whack) (?:on )?(${FIGURE}) (?:more|extra|additional|further) (minutes?|seconds?|hours?)(?: on)?(?: to it| onto it| on it)?${END}`,
    ([, count, unit]) => `add ${count} ${unit}`,
  ),
  // "Ten minutes for the timer", asked or not.
  says(
    `^${LEAD}(${LENGTH}) (?:for|on) (?:the|a|my) timer${END}`,
    ([, length]) => `set a timer for ${length}`,
  ),
  // "*Make the pasta timer* fifteen": another length, and no second timer.
  says(
    `^${LEAD}(?:make|change|alter|switch) (?:the|my|our) ([a-z]+(?: [a-z]+)?) timer (?:to |into |for )?(${LENGTH}|${FIGURE})(?: instead)?${END}`,
    ([, name, length = '']) => `cancel the ${name} timer then set a ${name} timer for ${inMinutes(length)}`,
  ),
  // "Six minute timer for the eggs and *a ten minute one* for the toast".
  as(
    '(?<=\\btimer\\b.* (?:and|plus|then) (?:another |an? )?[a-z0-9]+[ -](?:minute|hour|second)) one(?= for\\b)',
    ' timer',
  ),
  // "Stop the pasta timer and start *a ten minute one*".
  as(
    '(?<=\\btimer\\b.*\\b(?:start|set|do|put on) (?:me )?an? [a-z0-9 -]*(?:minute|hour|second)) one\\b',
    ' timer',
  ),
  // "Put ten minutes *on the clock for* reading".
  says(
    `^${LEAD}(?:put|give me|stick|set|pop)(?: me| us)? (${LENGTH}) on the (?:clock|timer) for ${FOR}(?: time)?${END}`,
    ([, length, name]) => `set a ${OF(name)} timer for ${length}`,
  ),
  // "On work days".
  as('\\b(?:on|for) (?:work|working|school) days\\b(?! (?:of|in)\\b)', 'on weekdays'),
  as('\\bevery (?:work|working) day\\b(?! (?:of|in)\\b)', 'every weekday'),
  // "Monday to Friday, *not the weekend obviously*": left out already.
  as(
    `(?:,| -|;)? (?:and |but )?(?:not|never|no) (?:on |at )?(?:the )?${WEEKEND}(?:,? (?:obviously|of course|though|mind|please))*(?=[,.;!]|$)(?<=\\b${WEEKDAYS}\\b[^]*)`,
    '',
  ),
];
