import type { LeftOut } from '../../../index.ts';
import { NUMBER, WEEKDAY } from '../times-said.ts';
import { whole } from './at-events.ts';
import { DAYS, eachOf, ONE } from './exceptions.ts';

/** Several times of what comes again and again are left out at once: "skip tomorrow and Wednesday", "not on the 24th and 25th", "skip the next two". */

const IT = '(?:it|that|them|this|those)';
const SKIP = `(?:(?:except|apart from|other than|excluding|bar)(?: for)?|(?:skip|leave out|leave off|miss out|miss|omit|drop|cancel)(?: ${IT})?|(?:leave|take|cut) ${IT} out|(?:not|but not|just not|no|never)|(?:don['’]?t|do not|needn['’]?t) (?:do|run|have) ${IT}|(?:stop|pause|suspend|skip|cancel|leave) ${IT}(?: off| out| be| alone)?|give ${IT} a (?:miss|rest))(?: for| on| over| during)?`;
/** Why, behind a mark: somebody or something is so then. */
const BECAUSE =
  "(?:[,;.–-]+ ?(?:because |cos |as |since )?(?:(?:the|my|our|his|her) )?[a-z]+(?:['’](?:s|re|m|ve)| is| are| has| have) (?!.*\\b(?:at|make|turn|put|set|move|instead|remind|add)\\b)[a-z' ’]{2,40}?)?";
const OUT = `(?:,? (?:out|off|please|instead|only|alone))*${BECAUSE}`;
const SPAN = `(?:(?:from )?${WEEKDAY} (?:to|till|until|through) ${WEEKDAY}|the (?:coming |whole )?weekend|this weekend|next weekend|(?:all (?:of )?)?(?:this|next) week)`;
const COUNT = `(?:${NUMBER}|\\d{1,2}|couple(?: of)?|few)`;

const SEVERAL = whole(`${SKIP} ${DAYS}${OUT}`);
const WEEKDAYS = whole(`${SKIP} (${WEEKDAY}(?:(?:,? (?:and|or)|,) (?:on )?(?:${WEEKDAY}|${ONE}))+)${OUT}`);
const STRETCH = whole(
  `${SKIP} (?:(?:while|when|as long as|because|since) (?:we|i|they)(?:['’](?:re|m)| are| am) (?:away|on holiday|out|gone|off) )?(${SPAN})${OUT}`,
);
const CHRISTMAS = whole(`${SKIP} (?:the )?(?:whole )?(?:christmas|xmas)(?: holidays?| days| break)?${OUT}`);
const NEXT = whole(
  `${SKIP} (?:the )?next (${COUNT})(?: (?:times?|ones?|runs?|goes|occasions?|of (?:them|those)|alarms|reminders))?${OUT}`,
);
const NEXT_DAYS = whole(`${SKIP} (?:the )?next (${COUNT}) (?:days|nights|evenings|mornings)${OUT}`);
const HOLIDAYS = /\b(?:over|during|for|holidays?|break|days)\b/i;
const CHRISTMAS_DAYS = ['the 24th of december', 'the 25th of december', 'the 26th of december'];
/** One day alone that is named in these words is left out by others. */
const ALONE = whole(`${SKIP} (?:tonight|today|tomorrow.*|this .*|${WEEKDAY}.*)`);

/** "*Only on the 10th the hall's shut*, so none that day". */
const NONE =
  "(?:and |so |then )+(?:(?:there(?:[’']s| is) )?(?:none|not|nothing|no [a-z]+)|skip it|leave it out|leave that out)(?: (?:(?:on )?(?:that|the same) day|then|that (?:week|time|one)))";
const FACT =
  "(?:(?:the|my|our|his|her) )?[a-z]+(?:['’](?:s|re|m)| is| are| will be) (?!.*\\b(?:turn|put|set|move|instead|remind|add)\\b)[a-z' ’]{2,40}?";
const NONE_THEN = [
  whole(`(?:(?:only|just|but) )*${DAYS},? ${FACT},? ${NONE}`),
  whole(`(?:(?:only|just|but) )*${FACT} ${DAYS},? ${NONE}`),
];

/** `ofSeveral`, where one day of several series at once is as good. */
export function leavesOut(text: string, ofSeveral = false): LeftOut | undefined {
  const [, none] = NONE_THEN.map((say) => say.exec(text)).find((found) => found !== null) ?? [];
  if (none !== undefined) return { orders: eachOf(none).map(order) };
  if (CHRISTMAS.test(text) && HOLIDAYS.test(text)) return { orders: CHRISTMAS_DAYS.map(order) };
  const [, days] = SEVERAL.exec(text) ?? WEEKDAYS.exec(text) ?? [];
  if (days !== undefined) {
    const each = eachOf(days);
    return !ofSeveral && each.length === 1 && ALONE.test(text) ? undefined : { orders: each.map(order) };
  }
  const [, span] = STRETCH.exec(text) ?? [];
  if (span !== undefined)
    return { orders: [order(span.replace(/^(?:all (?:of )?)?(?:the (?:coming|whole) )?/i, ''))] };
  const [, several] = NEXT_DAYS.exec(text) ?? [];
  if (several !== undefined) return { days: counted(several) };
  const [, next] = NEXT.exec(text) ?? [];
  return next === undefined || /^(?:one|1)$/i.test(next) ? undefined : { next: counted(next) };
}

const order = (day: string): string => `skip ${day}`;

function counted(words: string): string {
  return words.replace(/^couple(?: of)?$/i, 'two').replace(/^few$/i, 'three');
}

const STATE = '(?:on|off|open|closed|shut|locked|unlocked|up|down|running|as (?:it is|they are)|alone|be)';
const THING =
  '((?!(?:it|that|this|them|everything|all)\\b)(?:the |my |our |all the )?[a-z]+(?: [a-z]+){0,3}?)';
const THEN = `(?:tonight|this (?:evening|afternoon|morning)|tomorrow(?: (?:morning|evening|night))?|(?:on )?(?:this |next )?${WEEKDAY}(?: (?:morning|evening|night))?|all (?:night|evening))`;
const LEFT_THEN = [
  whole(`(?:leave|keep|let) ${THING} (?:stay )?${STATE} ${THEN}`),
  whole(
    `(?:don['’]?t|do not|never) (?:turn|switch|put|open|close|shut|lock|unlock|raise|lower|run|start)(?: (?:on|off))? ${THING}(?: (?:on|off|up|down))? ${THEN}`,
  ),
];

export function leftThen(text: string): string | undefined {
  const thing = LEFT_THEN.map((say) => say.exec(text)?.[1]).find((one) => one !== undefined);
  const bare = thing?.replace(/^(?:all )?(?:the|my|our) /i, '');
  return bare === undefined ? undefined : `what rules are there for the ${bare}`;
}
