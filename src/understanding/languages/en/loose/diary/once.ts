import type { Rewording } from '../../../index.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';
import { A_DAY, END, LEAD, says } from './parts.ts';

/** One day of what comes again and again, and what is told of an event with the wish to have it so behind. */

const FIX =
  '(?:[,.;–-]* ?(?:(?:and|so|please|can you|could you|would you|will you|best|better|you["’]d better) )*(?:fix|change|update|move|adjust|correct|amend|alter|sort|shift) (?:it|that|this|(?:the|my|our) (?:calendar|diary|planner)|the time)(?: (?:in|on) (?:the|my|our) (?:calendar|diary|planner))?(?: (?:out|right|accordingly|too|for me|to match))*)';
const DAY_ONE = `(?:(?:on |this |this coming |next )*${WEEKDAY}(?: (?:morning|night|evening))?|tomorrow(?: morning| night)?|tonight|today|this (?:morning|evening))`;
const JUST = `(?:,? (?:it['’]s |that['’]s |but |and |for )*(?:just|only)(?: for)? (?:the )?(?:once|one day|one morning|day|that day|that one(?: day)?|th(?:is|at) once|this one time|one time|${DAY_ONE}))`;
const NAME =
  "((?:the |my |our )?(?!(?:it|that|this|there|he|she|they|we|i|you|what|when|who)\\b)[a-z][a-z'-]*?(?: (?!(?:is|are|at|on|to)\\b)[a-z'-]+?){0,3}?)";
const named = (name = ''): string => (/^(?:the|my|our) /i.test(name) ? name : `the ${name}`);
const skipOn = (day = ''): string => (/^(?:to|this|next)/i.test(on(day)) ? on(day) : `on ${on(day)}`);
const on = (day = ''): string => day.replace(/^(?:on|for) /i, '').trim();

const NO_ALARM =
  "(?:no (?:alarm|wake[ -]up(?: call)?)(?: for (?:me|us))?|skip (?:the|my|our) alarm|(?:don['’]t|do not|no need to) wake (?:me|us)(?: up)?|leave (?:the|my|our) alarm off|turn (?:the|my|our) alarm off)(?: (?:that|on that) (?:day|morning)| then)?";
const WAKING =
  'waking(?: up)?|to be woken(?: up)?|to be up|to get up(?: early)?|getting up|an alarm|the alarm|my alarm|a wake[ -]up call';
/** That somebody need not get up. */
const FREE =
  "(?:(?:i|we)(?:['’](?:m|re|ve)| am| are| have|['’]ll be| will be)(?: got| a| the| have| having)* ?(?:off(?: work| school)?|day off|morning off|on holiday|on leave|at home|home|away|working from home|working late|not working|not in|free|holiday|bank holiday|rest day|late shift|late start|lie[ -]in)|(?:school|work|nursery|the office|the school)(?:['’]s| is) (?:closed|shut|off|out)|(?:there(?:['’]s| is) )?no (?:school|work|nursery|college)|it['’]s a (?:bank holiday|holiday|day off))";
const FREE_WHY = `(?:,|,? (?:because|cos|as|since)) (?:${FREE}|(?:i|we)(?:['’][a-z]+)? [a-z' ]*(?:day off|off|holiday|leave|home|late|sleep|lie[ -]in)|it['’]s [a-z' ]*(?:holiday|day off|day|weekend)|there['’]s no (?:school|work))(?: (?:then|that day|anyway))?`;

/** That an alarm is to ring at an hour. */
const RING =
  '(?:(?:set|have|make|put|i want|i need) )?(?:(?:(?:the|my|an) )?alarm|wake me(?: up)?|get me up)(?: (?:should|needs to|has to|can|must|is to) (?:be|ring|go off)| goes off| rings| is)?(?: (?:set )?(?:at|for|by|to))?';

/** "Just for tomorrow *wake me*" may be the only alarm there is. */
function usualAt(text: string, hour = '', day = ''): string | undefined {
  const isNew = !/\balarm\b/i.test(text) && !/day\b(?<!today)/i.test(day);
  return isNew ? undefined : `let me lie in till ${hour} ${skipOn(day)}`;
}

export const ONCE_FIRST: readonly Rewording[] = [
  says('^no+[, ]+(?:hang|hold) on[, ]+(?=[a-z0-9])', () => 'no, '),
  // "*No, only on wednesday*", "*just for friday*": of what was made just now.
  says(
    `^(?:(?:no+|oh|actually|sorry|wait|but|and)[,. ]+)*(?:it['’]s |that['’]s |make (?:it|that) )?(?:just|only) (?:for |on )?((?:this |next )?${WEEKDAY}|tomorrow)${END}`,
    ([, day = '']) => (/^tomorrow|^this|^next/i.test(day) ? day : `on ${day}`),
  ),
  // "*Only on thursday*, alarm at nine", "my alarm at ten, just for friday": the usual alarm, at another hour on that day.
  says(
    `^${LEAD}(?:(?:just|only) (?:for |on )?(${DAY_ONE})|(?:for |on )?(${DAY_ONE}) (?:only|alone)|on (${DAY_ONE})(?= (?:the|my) alarm))[,:]? ${RING} (${HOUR})${END}`,
    ([text, one, two, three, hour]) => usualAt(text, hour, one ?? two ?? three),
  ),
  says(
    `^${LEAD}${RING} (${HOUR}),? (?:but )?(?:just|only) (?:for |on )?(${DAY_ONE})${END}`,
    ([text, hour, day]) => usualAt(text, hour, day),
  ),
  // "Remind me to leave *half an hour before the dentist*": when, and no part of what one is reminded of.
  says(
    `^${LEAD}remind (me|us|[a-z]+) to ((?:(?!\\b(?:if|when|every|each|at|and)\\b).)+?),? (${LENGTH}) (before|after) ((?:the|my|our|[a-z]+['’]s) [a-z][a-z' -]*?)${END}`,
    ([, who, what, length, way, event]) => `${length} ${way} ${event} remind ${who} to ${what}`,
  ),
  says(
    `^${LEAD}(?:give (me|us) a (?:nudge|reminder|shout|poke)|(?:remind|nudge|warn) (me|us)) (${LENGTH}) (before|after) ((?!(?:that|it|this|which)\\b)(?:the |my |our )?[a-z][a-z' -]*?)${END}`,
    ([text, one, other, length, way, event = '']) =>
      /\b(?:to|about|that|of|when)\b/i.test(event) || text === ''
        ? undefined
        : `${length} ${way} ${event} remind ${one ?? other} about ${event.replace(/^my /i, 'the ')}`,
  ),
  // "Don't wake me tomorrow, *just tomorrow*", "no alarm on friday please, *back to normal on monday*".
  says(
    `^${LEAD}(?:don['’]t|do not|no need to) (?:wake (?:me|us)(?: up)?|ring(?: (?:the|my|our) alarm)?|sound (?:the|my|our) alarm|go off)(?: up)? (?:on |for )?(${DAY_ONE})${JUST}?${END}`,
    ([text, day]) =>
      new RegExp(JUST, 'i').test(text) || /\bring|go off/i.test(text)
        ? `skip my alarm ${skipOn(day)}`
        : undefined,
  ),
  says(
    `^${LEAD}(?:no alarm|no wake[ -]up(?: call)?|(?:leave|keep|have|turn|switch) (?:the|my|our) alarm off|skip (?:the|my|our) alarm) (?:on |for )?(${DAY_ONE})(?:,? please)?(?:${JUST}|[,;.]? (?:and |then |but )*(?:back to|as) (?:normal|usual)(?: (?:again|after|afterwards|on|from|the day after|next day|the next day|then|${DAY_ONE}))*)${END}`,
    ([, day]) => `skip my alarm ${skipOn(day)}`,
  ),
  // "I can sleep in tomorrow, so *wake me at half eight, just the once*", "*wake me at nine tomorrow instead*": the usual alarm is left out that day.
  says(
    `^(?:(?:i|we) can (?:sleep in|lie in|have a lie[ -]in|stay in bed|sleep longer) (${DAY_ONE}),? (?:so |and )?)?${LEAD}(?:wake me|get me up|wake us)(?: up)? (?:at|by) (${HOUR})(?: (?:on )?(${DAY_ONE}))?( instead)?(?:${JUST}|,? just for once| for once| just this once)?( instead)?${END}`,
    ([, told, hour, day, instead, also]) => {
      const when = told ?? (instead === undefined && also === undefined ? undefined : day);
      return when === undefined ? undefined : `let me lie in till ${hour} ${skipOn(when)}`;
    },
  ),

  // "I'm off work on Tuesday, so no alarm *that day*": the day was told.
  says(
    `^[a-z' ]+? (?:on )?(${DAY_ONE}),? (?:so )?(?:please )?(?:no alarm|skip (?:the|my) alarm|don['’]t wake (?:me|us)|leave (?:the|my) alarm off)(?: on)? (?:that|then)(?: day| morning)?${END}`,
    ([, day]) => `skip my alarm ${skipOn(day)}`,
  ),
  // "I've the day off on friday, *so no alarm*", "I'm off tomorrow so *don't wake me*".
  says(
    `^${LEAD}${FREE} (?:on )?(${DAY_ONE})(?:,? so|,)(?: (?:please|so))* (?:${NO_ALARM}|(?:i|we) (?:don['’]t|do not|won['’]t) need (?:${WAKING}))${END}`,
    ([, day]) => `skip my alarm ${skipOn(day)}`,
  ),
  // "*No alarm for me* on Monday, I've the day off", "I don't need waking on friday, I'm working from home".
  says(
    `^${LEAD}(?:no (?:alarm|wake[ -]up(?: call)?)(?: for (?:me|us))?|don['’]t wake (?:me|us)(?: up)?|(?:i|we) (?:don['’]t|do not|won['’]t) need (?:${WAKING})|let (?:me|us) (?:sleep|lie) in|there(?:['’]s| is) no need to wake (?:me|us)(?: up)?) (?:on |for )?(${DAY_ONE})${FREE_WHY}${END}`,
    ([, day]) => `skip my alarm ${skipOn(day)}`,
  ),
  // "*Just for tomorrow* wake me at nine, *not quarter past six*": the usual alarm, at another hour on that day.
  says(
    `^${LEAD}(?:(?:(?:just|only) )?(?:for |on )?(${DAY_ONE})(?: (?:only|alone))?,? (?:please )?)?(?:wake|get) (?:me|us)(?: up)?(?: (?:on )?(${DAY_ONE}))? (?:at|for|by) (${HOUR})(?: (?:on )?(${DAY_ONE}))?,? (?:and )?(?:not(?: at)?|instead of|rather than)(?: the usual)? ${HOUR}(?:${JUST}|,? for once)?${END}`,
    ([, one, two, hour, three]) => {
      const when = one ?? two ?? three;
      return when === undefined ? undefined : `let me lie in till ${hour} ${skipOn(when)}`;
    },
  ),
  // "*Tomorrow I want the alarm at nine instead*".
  says(
    `^(?:(${DAY_ONE}),? )?(?:i (?:want|need|['’]d like)|set|have|make|put) (?:the|my) alarm (?:at|for|to(?: ring at)?) (${HOUR})(?: (?:on )?(${DAY_ONE}))?(?: instead(?:${JUST}| for once)?|${JUST})${END}`,
    ([, before, hour, behind]) => {
      const when = before ?? behind;
      return when === undefined ? undefined : `let me lie in till ${hour} ${skipOn(when)}`;
    },
  ),
  // "I need to be up at ten past five tomorrow, *set an alarm*": one alarm.
  says(
    `^((?:i|we)(?:['’]ve| have)? (?:need|have|got|must|want)(?: to)? (?:be|get) (?:up|awake|out of bed) .*\\b${HOUR}\\b.*?),? (?:so )?(?:please )?(?:set|put|make) (?:an|the|my) alarm(?: for (?:then|that|it))?${END}`,
    ([, told]) => told,
  ),
  // "Bring *tomorrow's* tennis forward by an hour".
  says(
    `^${LEAD}(?:bring|move|shift|push|put|pull) (${DAY_ONE})['’]s ([a-z][a-z' -]*?) (?:(forward|up|earlier)|back|out|later) (?:by )?(${LENGTH})${END}`,
    ([, day, name, sooner, length]) =>
      `move the ${name} ${skipOn(day)} ${length} ${sooner === undefined ? 'later' : 'earlier'}`,
  ),
  // What was told of an event is to be made so: "the haircut is an hour later today, *can you change it*".
  says(
    `^(.*(?:['’]s|\\b(?:is|are|been|got|moved|pushed|now|has|have)\\b).*\\b(?:${HOUR}|${LENGTH})\\b.*?)${FIX}${END}`,
    ([, told = '']) =>
      /^(?:can|could|please|what|when|if|is|are|remind|set|wake)\b/i.test(told)
        ? undefined
        : told.replace(/[ ,.;–-]+$/, ''),
  ),
  // "The haircut is at five today, *not four*", "this week swimming's at half five, not five".
  says(
    `^${NAME}(?:['’]s| is| are| starts)(?: now)?(?: (${DAY_ONE}))? (?:at )?(${HOUR})(?: (${DAY_ONE}))?,? (?:and )?(?:not|instead of) (?:at )?${HOUR}(?: (?:on )?(${DAY_ONE}))?(?:,? (?:just|only)(?: for)? (?:this|that|the) (?:once|week|time|one))?${END}`,
    ([, name, one, hour, two, three]) => moved(name, one ?? two ?? three, hour),
  ),
  says(
    `^${NAME} (?:on )?(${DAY_ONE}) (?:is|starts) (?:at )?(${HOUR})(?:,? (?:and )?(?:not|instead of) (?:at )?${HOUR})(?:,? (?:just|only)(?: for)? (?:this|that|the) (?:once|week|time|one))?${END}`,
    ([, name, day, hour]) => moved(name, day, hour),
  ),
  says(
    `^${LEAD}(?:(?:just |only )?(?:for )?(this week|${DAY_ONE})(?: only)?,? )${NAME}(?:['’]s| is| starts)(?: now)? (?:at )?(${HOUR}),? (?:and )?(?:not|instead of) (?:at )?${HOUR}${END}`,
    ([, day, name, hour]) => moved(name, day, hour),
  ),
  // "Violin on the 8th is at half four *instead*, just that once".
  says(
    `^${NAME} (${A_DAY}) (?:is|starts|will be)(?: now)? (?:at )?(${HOUR}) instead(?:${JUST})?${END}`,
    ([, name, day, hour]) => moved(name, day, hour),
  ),
  // "Just this wednesday, do the bins reminder at seven", "only this friday, swimming is at six".
  says(
    `^${LEAD}(?:(?:just|only) (?:for )?(?:on )?(${DAY_ONE}|this week)|(?:for )?(${DAY_ONE}|this week) only),? (?:(?:do|have|make|move|put|start|shift|push|change) ${NAME}(?: reminder)?|${NAME}(?:['’]s| is| starts)) (?:to |at |for |till )*(${HOUR})(?:,? (?:instead|rather)(?: (?:of|than) (?:at )?${HOUR})?)?${END}`,
    ([, one, two, name, told, hour]) => moved(name ?? told, one ?? two, hour),
  ),
  // "Move thursday's swimming to the day after": the day is that of the one that is meant.
  says(
    `^${LEAD}(?:move|shift|push|put|change|postpone|reschedule) (${DAY_ONE})['’]s ([a-z][a-z' -]*?) (?:to the (?:next|following) (day|week)|to the (day|week) after(?: (?:that|it))?|(?:back |forward )?(?:by )?an? (day|week)(?: later)?)${END}`,
    ([, day, name, one, two, three]) => `move the ${name} on ${on(day)} a ${one ?? two ?? three} later`,
  ),
];

function moved(name: string | undefined, day: string | undefined, hour: string | undefined): string {
  if (day === undefined) return `move ${named(name)} to ${hour}`;
  return `move ${named(name)} ${/^(?:to|this)/i.test(on(day)) ? '' : 'on '}${on(day)} to ${hour}`;
}
