import type { Rewording } from '../../../index.ts';
import { A_DAY, END, LEAD, NO_EVENT, OF_THINGS, on, says } from '../diary/parts.ts';
import { DAY, HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** What stands in the calendar is at another time, or off: said of a series for good, after a second thought, or told as what is so. */

const NOT_FIRST =
  '(?!(?:it|that|this|what|which|who|when|where|why|how|is|are|was|do|does|did|has|have|can|could|will|would|add|put|set|move|make|there|i|we|you|he|she|they|if|no|not|never|please)\\b)';
const NAME = `${NO_EVENT}${NOT_FIRST}([a-z][a-z'’-]*(?: (?!(?:on|at|from|is|are|and|so|to|it|that|not|instead)\\b)[a-z][a-z'’-]*){0,3}?)`;
const THE = '(?:the |my |our )';
const MOVE = '(?:move|shift|push|change|put|bring|reschedule|switch)';
/** A series, and not one of it. */
const FOR_GOOD =
  '(?:from (?:now|here|today|here on|now on) ?(?:on|onwards?|in)?|in (?:the )?future|going forward|for good|permanently|for ever|forever|(?:every|each) time)';
const DAY_OR_HOUR = `(?:(?:(?:on )?${WEEKDAY}s?,? )?(?:at )?${HOUR}|(?:on )?${WEEKDAY}s?)`;
const single = (when: string): string =>
  when.replace(/^(?:on|at) /i, '').replace(new RegExp(`\\b(${WEEKDAY})s\\b`, 'i'), '$1');
const moved = (name: string, when: string): string | undefined =>
  OF_THINGS.test(name) ? undefined : `move the ${name} to ${single(when)}`;

/** "Hang on", "no wait", "on second thoughts": the order before is not meant. */
const SECOND_THOUGHT =
  '(?:[,;:.…–— -]+(?:(?:no+|oh|ah|er+m?|um+|actually|hang on|hold on|wait(?: a (?:minute|second|moment|sec))?|scratch that|on second thoughts?|second thoughts|sorry|rather|or rather|better|no actually)[,;:.!…–— -]*)+)';
const DROP =
  '(?:cancel|delete|remove|scrap|skip|drop|bin|ditch|axe|call off|get rid of|take (?:off|out)|move|shift|push)';
/** Things of the house, and what other services keep. */
const THINGS =
  /\b(?:lights?|lamps?|heating|thermostat|fan|blinds?|curtains?|tv|telly|speaker|vacuum|robot|pump|locks?|doors?|windows?|ac|music|radio|alarm|timer|reminder|list)\b/i;
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const AGAIN_MOVE = '(move|shift|push|bring|make|change|put|delay|postpone|reschedule|cancel|delete|skip)';

/** Said of a series that was spoken of just before: it is one already. */
const FOR_GOOD_FIRST: readonly Rewording[] = [
  says(
    `^${LEAD}(?:${MOVE}|make|have) (it|that) (?:(?:to|at) )?(${DAY_OR_HOUR})(?: instead)?,? ${FOR_GOOD}${END}`,
    ([, it, when = '']) => `move ${it} to ${single(when)}`,
  ),
  says(
    `^${LEAD}(?:it(?:['’]s| is) )?at (${HOUR})(?: instead)?,? ${FOR_GOOD}${END}`,
    ([, hour]) => `move it to ${hour}`,
  ),
  says(
    `^${LEAD}${FOR_GOOD},? (?:(?:${MOVE}|make|have) (?:it|that) )?(?:(?:to|at|on) )?(${DAY_OR_HOUR})(?: instead)?${END}`,
    ([, when = '']) => `move it to ${single(when)}`,
  ),
];

export const EVENTS_MOVED_FIRST: readonly Rewording[] = [
  // "Cancel the haircut, *no wait, just push it to five*": the second order alone is meant.
  says(
    `^${LEAD}${DROP} (${THE}?${NOT_FIRST}[a-z][a-z'’-]*(?: (?!(?:on|off|up|down|at|and|to)\\b)[a-z][a-z'’-]*){0,3}?)(?: (?:to|till|until) (?:${DAY_OR_HOUR}|${DAY}))?${SECOND_THOUGHT}(?:(?:let['’]s|just|only|please|can you|instead)[, ]+)*${AGAIN_MOVE} (?:it|that|this)((?:,? (?!(?:and|but|then)\\b)[a-z0-9:.'’-]+)*?)${END}`,
    ([, name = '', verb = '', rest = '']) =>
      /^(?:everything|all|them)$/i.test(name) ? undefined : `${verb} ${name}${rest}`,
  ),
  // "Move choir to seven *from now on*": the series, whose days stay.
  says(
    `^${LEAD}${MOVE} ${THE}?${NAME} (?:back |forward |on )?(?:to|till|until) (${DAY_OR_HOUR}),? ${FOR_GOOD}${END}`,
    ([, name = '', when = '']) => moved(name, when),
  ),
  says(
    `^${LEAD}${FOR_GOOD},? (?:please )?${MOVE} ${THE}?${NAME} (?:back |forward |on )?(?:to|till|until) (${DAY_OR_HOUR})${END}`,
    ([, name = '', when = '']) => moved(name, when),
  ),
  says(
    `^${LEAD}(?:make|have|do|start) ${THE}?${NAME} (?:for |on |at )?(${DAY_OR_HOUR})(?: instead)?,? ${FOR_GOOD}${END}`,
    ([, name = '', when = '']) => moved(name, when),
  ),
  // "*In future* choir is at seven", "choir starts at seven *from now on*".
  says(
    `^${LEAD}${FOR_GOOD},? ${THE}?${NAME}(?:['’]s| is| are| will be| starts| begins)(?: now)? (?:(?:on|at) )?(${DAY_OR_HOUR})(?: instead)?${END}`,
    ([, name = '', when = '']) => moved(name, when),
  ),
  says(
    `^${LEAD}${THE}?${NAME}(?:['’]s| is| are| will be| starts| begins)(?: now)? (?:(?:on|at) )?(${DAY_OR_HOUR})(?: instead)?,? ${FOR_GOOD}${END}`,
    ([, name = '', when = '']) => moved(name, when),
  ),
  // "Move choir *to next week*": its weekday stays.
  says(
    `^${LEAD}(?:${MOVE}|postpone|delay) ${THE}?${NAME}(?: back| on| off| over)? (?:to|till|until) (?:the )?(?:next|following) week${END}`,
    ([, name = '']) => (OF_THINGS.test(name) ? undefined : `move the ${name} one to next week`),
  ),
  // "I can't make choir, *push it to next week*".
  says(
    `^${LEAD}(?:i|we) can(?:['’]?t|not) (?:make|do|go to|come to|get to) ${THE}?${NAME}(?: (?:this week|(?:on |this )?${WEEKDAY}|tomorrow))?[,;.–-]+ ?(?:so |can you |please |and )*(?:${MOVE}|postpone|delay) (?:it|that)(?: back| on| off| over)? (?:to|till|until) (?:the )?(?:next|following) week${END}`,
    ([, name = '']) => (OF_THINGS.test(name) ? undefined : `move the ${name} one to next week`),
  ),
  // "*The* recital is at six": one that is known, and of no day that was told.
  says(
    `^${LEAD}${THE}${NAME}(?:['’]s| is| are| starts| begins) (?:now )?(?:at )(${HOUR})${END}`,
    ([, name = '', hour = '']) => moved(name, hour),
  ),
  // "*The recital on Friday* is at six": that of the day, and no further one.
  says(
    `^${LEAD}${THE}${NAME} (?:on |of )?((?:this |next |on )?${A_DAY})(?:['’]s| is| are| starts| begins) (?:now )?at (${HOUR})${END}`,
    ([, name = '', day = '', hour]) =>
      OF_THINGS.test(name) ? undefined : `move the ${name} ${on(day)} to ${hour}`,
  ),
  // "The recital *on the 9th* is half an hour later", "football starts an hour later this week".
  says(
    `^${LEAD}${THE}?${NAME} ((?:this |next |on )?${A_DAY})(?:['’]s| is| are| starts| begins| will be| will start) (?:now )?(${LENGTH}) (later|earlier)${END}`,
    ([, name = '', day = '', length, way]) =>
      OF_THINGS.test(name) ? undefined : `move the ${name} ${on(day)} ${length} ${way}`,
  ),
  says(
    `^${LEAD}${THE}?${NAME} (?:starts|begins|will start|will be|is starting|comes|is on) (${LENGTH}) (later|earlier)(?: than (?:usual|normal|planned))?(?:,? ((?:on )?(?:this |next )?(?:${A_DAY}|week)))?${END}`,
    ([, name = '', length, way, day]) =>
      OF_THINGS.test(name)
        ? undefined
        : `move the ${name} ${day === undefined ? '' : `${on(day)} `}${length} ${way}`,
  ),
  // "*Our meeting is off*": which one, where it was not spoken of, the house asks.
  says(
    `^${LEAD}(?:the|my|our|that) (meeting|appointment|event)(?:['’]s| is| has been|['’]s been| was| got) (?:off|cancelled|canceled|called off|not happening)(?: (?:now|then|after all))*${END}`,
    ([, what = '']) => `cancel that ${what}`,
  ),
  // "*Isn't the recital on Friday?*": its day is told, whichever it is.
  says(
    `^${LEAD}(?:is|are)n['’]?t ((?:the|my|our|[a-z]+['’]s) [a-z][a-z' -]*?) (?:on|at|this|next|in) (?:${A_DAY}|${HOUR}|${MONTH})(?: after all| then)?[?.]*$`,
    ([, name = '']) => (THINGS.test(name) ? undefined : `when is ${name}`),
  ),
  ...FOR_GOOD_FIRST,
];
