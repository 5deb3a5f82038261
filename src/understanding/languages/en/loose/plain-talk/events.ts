import type { Rewording } from '../../../index.ts';
import { A_DAY, BOOK, END, LEAD, NO_EVENT, on, says } from '../diary/parts.ts';
import { DAY, HOUR, LENGTH, NUMBER, WEEKDAY } from '../times-said.ts';

/** How people speak at home of what stands in the calendar: what is to be put in it, when it is, whether it clashes, that it is off. */

const WHAT = `(?:the |my |our |that |this |an? )?${NO_EVENT}((?!(?:time|what|day|one|i|we|you|he|she|they|there)\\b)[a-z][a-z'’]*(?: (?!(?:on|at|from|is|and|so|to|it|that)\\b)[a-z'’]+){0,3}?)`;
const PUT =
  '(?:put|pop|stick|get|write|mark|note|add|pencil|block) (?:it|that|him|her|them|this)(?: (?:in|down|up|into|on|out))*(?: the (?:calendar|diary|planner))?';
const EVERY_DAYS = `(?:on )?(?:${WEEKDAY}s(?: and ${WEEKDAY}s)?)`;
const DAYS_AWAY =
  '(?:an?|one|two|three|four|five|ten|half an|\\d+) (?:days?|weeks?|hours?|minutes?|months?|fortnight)';
const STRETCH = `(?:${LENGTH}|(?:a )?quarter of an hour|${DAYS_AWAY})`;
/** Which the clock knows, and no calendar of one's own. */
const KNOWN =
  /\b(?:christmas|xmas|easter|new year|halloween|sunset|sunrise|sundown|midnight|noon|dinner ?time|bed ?time|timer|alarm|it|that|pasta|oven|eggs?|rice)\b/i;
const THING_ON =
  /\b(?:lights?|lamps?|telly|tv|heating|fan|radio|speaker|music|blinds?|curtains?|door|garage|pump|vacuum|hoover|timer|alarm)\b/i;
const single = (days: string): string => days.replace(/^on /i, '').replace(/days\b/gi, 'day');

export const EVENTS_FIRST: readonly Rewording[] = [
  // "And the class teacher at six *the same evening*".
  says(
    `^(.*\\S),? ((?:at|from) ${HOUR}(?: (?:to|till|until) ${HOUR})?),? (?:on )?(?:the same|that same|that) (day|morning|afternoon|evening)${END}`,
    ([, what, hours, part]) => `${what} that ${part} ${hours}`,
  ),
  // "*The surgery rang to cancel* so take it off".
  says(
    `^${LEAD}(?:the |my |our )?[a-z]+(?: [a-z]+)? (?:has |have |just |['’]s |['’]ve )*(?:rang|rung|called|phoned|texted|emailed|messaged|written|wrote)(?: up| us| me)? (?:to cancel|to call (?:it )?off|to say it['’]s off|and cancelled)(?: it)?[,;.–-]* ?(?:so |and |please |can you )*(?:take|get|cross|scrub|strike) (?:it|that) (?:off|out)${END}`,
    () => 'cancel it',
  ),
  // "Film night at eight this evening then, *in the calendar with it*".
  says(
    `(?<=^(?!.*\\b${PUT}).{8,}?),? (?:then,? )?(?:so )?(?:in|into|onto) (?:the|my|our) ${BOOK} (?:with it|it goes|please)${END}`,
    () => ', put it in the calendar',
  ),
  // "*I'd also like* lunch with Priya tomorrow from half one till half two".
  says(
    `^${LEAD}(?:i|we)(?:['’]d| would)(?: also)? like ${WHAT}(?: (?:in|on) (?:the|my|our) ${BOOK})? ((?:on )?${A_DAY},? (?:at|from) ${HOUR}(?: (?:to|till|until) ${HOUR})?)(?:,? (?:in|on) (?:the|my|our) ${BOOK})?(?: (?:too|as well))*${END}`,
    ([, what = '', when]) =>
      THING_ON.test(what) || KNOWN.test(what) ? undefined : `add ${what} to the calendar ${when}`,
  ),
  // "Book club *is here tonight, half seven till nine*, write that in".
  says(
    `^${LEAD}${WHAT}(?:['’]s| is| are) (?:here|at ours|round here|round ours|at our place|at home|on) ((?:on )?${A_DAY}),? (?:(?:from|at) )?(${HOUR}) (?:to|till|until) (${HOUR}),? (?:so )?(?:${PUT}|(?:write|put|note|pop|jot) (?:it|that)(?: in| down))${END}`,
    ([, what, day = '', from, to]) => `add ${what} to the calendar ${on(day)} from ${from} to ${to}`,
  ),
  // "The electrician rang, *he can't do ten tomorrow. Move him to one o'clock*".
  says(
    `^${LEAD}(?:the |my |our )?([a-z]+(?: (?!(?:just|has)\\b)[a-z]+)?) (?:has |just |['’]s )*(?:rang|rung|called|phoned|texted|emailed|messaged|wrote)[,;.–-]+ ?(?:and |to say )?(?:he|she|they|we|it) (?:can['’]?t|cannot|can not|won['’]t be able to) (?:do|make|manage|come at|come) (?:${HOUR} ?)?(${A_DAY})?[,;.–-]+ ?(?:so |please |can you )*(?:move|shift|change|put|push) (?:it|him|her|them|that) (?:back |forward |on )?(?:to|till|until|at) (${HOUR})${END}`,
    ([, what, day, hour]) => `move the ${what} ${day === undefined ? '' : `${on(day)} `}to ${hour}`,
  ),
  // "*Put the dentist in for eleven* that day".
  says(
    `^((?:.*[,.;] )?${LEAD})(?:put|pop|stick|pencil|book|get|have) ${WHAT} (?:in|down) for (${HOUR})((?:,? (?:on |for )?(?:${A_DAY}|that (?:day|morning|afternoon|evening)|the same day))?)${END}`,
    ([whole, before = '', what = '', hour, day = '']) =>
      THING_ON.test(what) || KNOWN.test(what) || /\b(?:remind|list)\b/i.test(whole)
        ? undefined
        : `${before}add ${what} to the calendar${day.replace(',', '').replace(/^ for /, ' on ')} at ${hour}`,
  ),
  // "Bin day's always a Thursday, *get that in the calendar*": every week.
  says(
    `^${LEAD}${WHAT}(?:['’]s| is| are) always (?:on )?(?:an? )?(${WEEKDAY})s?,? (?:so )?${PUT}${END}`,
    ([, what, day]) => `add ${what} to the calendar every ${day}`,
  ),
  // "Dentist on Thursday at half two, *should take about forty minutes*".
  says(
    `^${LEAD}${WHAT} (${A_DAY} at ${HOUR}|at ${HOUR} ${A_DAY}),? (?:and )?(?:it )?(?:should |will |['’]ll |might )?(?:takes?|lasts?|be|goes on|go on)(?: for)?(?: about| around)? (${LENGTH})${END}`,
    ([, what, when = '', length]) => `add ${what} to the calendar ${on(when)} for ${length}`,
  ),
  // "*Block out two hours on Tuesday morning from nine* for the accountant".
  says(
    `^${LEAD}(?:block|keep|set|reserve)(?: out| off| aside| free)? (${LENGTH}) (${A_DAY}(?: (?:morning|afternoon|evening))?) (?:from|at) (${HOUR}) for (?:the )?([a-z' ]+?)${END}`,
    ([, length, day = '', hour, what]) => `add ${what} to the calendar ${on(day)} at ${hour} for ${length}`,
  ),
  // "The plumber's coming Monday *between one and three, put him in*".
  says(
    `^${LEAD}(?:the |my |our )([a-z]+(?: [a-z]+)?)(?:['’]s| is) (?:coming|calling|due|here|booked) (${A_DAY}),? (?:between|from) (${HOUR}) (?:and|to|till) (${HOUR}),? (?:so )?(?:can you )?${PUT}${END}`,
    ([, what, day = '', from, to]) => `add the ${what} to the calendar ${on(day)} from ${from} to ${to}`,
  ),
  says(
    `^${LEAD}(?:the |my |our )([a-z]+(?: [a-z]+)?) (?:comes|calls|is here) (every (?:other |second )?${WEEKDAY} at ${HOUR})(?: from now on)?,? (?:so )?(?:can you )?(?:mark|note|${PUT}) ?(?:it|that)?(?: down)?${END}`,
    ([, what, when]) => `put the ${what} in the calendar ${when}`,
  ),
  // "*Book club, first Monday of the month*, half seven"; "piano lesson, Mondays and Thursdays, five o'clock, every week".
  says(
    `^${LEAD}${WHAT}, (?:on )?(?:the )?(first|second|third|fourth|last) (${WEEKDAY}) (?:of|in) (?:the|every|each) month,? (?:at )?(${HOUR})${END}`,
    ([, what, nth, day, hour]) => `add ${what} to the calendar every ${nth} ${day} of the month at ${hour}`,
  ),
  says(
    `^${LEAD}${WHAT}, (${EVERY_DAYS}),? (?:at )?(${HOUR})(?:,? (?:every week|weekly|each week))?${END}`,
    ([, what, days = '', hour]) => `put ${what} in the calendar every ${single(days)} at ${hour}`,
  ),
  says(
    `^${LEAD}i (?:play|do|have|go to|teach) ([a-z]+(?: [a-z]+){0,3}?) (${EVERY_DAYS}),? (?:from )?(${HOUR}) (?:to|till|until) (${HOUR}),? (?:it['’]s |that['’]s )?(?:every week|weekly|each week)${END}`,
    ([, what, days = '', from, to]) =>
      `put ${what} in the calendar every ${single(days)} evening from ${from} to ${to}`,
  ),
  says(
    `^${LEAD}put ${WHAT} in (${EVERY_DAYS}|on ${WEEKDAY} (?:evening|morning|afternoon)s) at (${HOUR})(?:,? (?:weekly|every week))?(?:,? (?:for )?(${LENGTH}))?${END}`,
    ([, what, days = '', hour, length]) =>
      `put ${what} in the calendar every ${single(days).replace(/s$/i, '')} at ${hour}${length === undefined ? '' : ` for ${length}`}`,
  ),
  says(
    `^${LEAD}(?:could|can) we have ${WHAT} down for (${HOUR}) (?:each|every) (weekday(?: morning)?|${WEEKDAY})(?:,? (?:for )?([a-z]+ minutes|${LENGTH}))?${END}`,
    ([, what, hour, day, length]) =>
      `put ${what} in the calendar every ${day} at ${hour}${length === undefined ? '' : ` for ${length}`}`,
  ),
  // "Our anniversary is June 21st, *add it so it shows up each year*".
  says(
    `^${LEAD}((?:our|my|[a-z]+['’]s) [a-z]+(?: [a-z]+)?) is (?:on )?((?:the )?[a-z0-9]+(?: of)? [a-z0-9]+),? (?:so )?(?:add|put|mark|get) it(?: (?:in|down))?(?: (?:so|that|for)(?: that)?)? (?:it )?(?:shows up|comes up|comes|is there|is in|repeats)?(?: it)? ?(?:each|every) year${END}`,
    ([, what, date]) => `add ${what} on ${date} every year`,
  ),
  // "*Please write in calendar*: visit of my mother, Saturday, all day".
  says(
    `^${LEAD}(?:write|put|add|note|enter) (?:in|into|on|to) (?:the |my |our )?calendar[:,] ?([a-z' ]+?), (?:on )?(${A_DAY})(?:,? (?:all day|the whole day))?${END}`,
    ([, what, day = '']) => `add ${what} to the calendar ${on(day)}`,
  ),
  // "*Have I anything on Tuesday* between two and four": asked, and nothing of that name put in.
  says(
    `^${LEAD}(?:have|do) (?:i|we)(?: have| got)? (?:anything|something|much)(?: on| planned| doing)? (?=(?:on )?(?:tomorrow|today|${WEEKDAY}) (?:between|from) )(?:on )?(.+?)[?.]*$`,
    ([, when = '']) => `am i free ${on(when)}`,
  ),
  // "*What's first thing tomorrow*", "what does the weekend look like".
  says(
    `^${LEAD}what(?:['’]s| is)(?: on| happening)?(?: the)? first(?: thing)?(?: on| in the (?:diary|calendar))? (tomorrow|on ${WEEKDAY}|this morning)[?.]*$`,
    ([, when]) => `what have i got on ${when}`,
  ),
  says(
    `^${LEAD}(?:what (?:does|is)|how (?:does|is)|what['’]s|how['’]s) (?:the|my|our) weekend look(?:ing)?(?: like)?[?.]*$`,
    () => 'what have we got on this weekend',
  ),
  says(
    `^${LEAD}(?:is there |have (?:i|we) |have i got |got )?(?:anything|something|much)(?: left)?(?: on)?(?: for (?:me|us))?(?: left)?(?: on)? (?:for )?(this (?:evening|afternoon|weekend)|tonight|next week)[?.]*$`,
    ([, when]) => `what have i got on ${when}`,
  ),
  // "*How long is it now to* Gran's birthday", "how much time have I got before the meeting".
  says(
    `^${LEAD}how (?:long|much (?:longer|time)|many (?:days|weeks|sleeps|hours|minutes|months)) (?:is it|have (?:i|we)(?: got)?|do (?:i|we) have|is there|are there|are left|left)?(?: now| left| still| yet)* ?(?:until|till|til|before|(?<=is it |is it now |left )to) ((?:the |my |our |[a-z]+['’]s )?[a-z]+(?: [a-z]+)?)[?.]*$`,
    ([, what = '']) =>
      KNOWN.test(what) || new RegExp(`^${HOUR}$|^(?:${DAY})`, 'i').test(what) ? undefined : `when is ${what}`,
  ),
  // "When's *yer man* the plumber coming".
  says('\\b(?:yer|your) (?:man|woman),? (?=the [a-z]+)', () => ''),
  // "*When've I got* ballet", "what time's that concert on at", "is my flight on Friday or Saturday".
  says(
    `^${LEAD}(?:when|what time|what day)(?:['’]ve| have) (?:i|we) (?:got )?${WHAT}(?: (?:on|again|at))*[?.]*$`,
    ([, what]) => `when is ${what}`,
  ),
  says(
    `^${LEAD}what time(?:['’]s| is) (?:that|this) ${WHAT}(?: on)?(?: at)?[?.]*$`,
    ([, what]) => `what time is the ${what}`,
  ),
  says(
    `^${LEAD}is (?:my|the|our) ([a-z]+(?: [a-z]+)?) (?:on|at) (?:${WEEKDAY}|${HOUR}|the [a-z0-9]+) or (?:is it )?(?:on |at )?(?:${WEEKDAY}|${HOUR}|the [a-z0-9]+)[?.]*$`,
    ([, what]) => `when is the ${what}`,
  ),
  says(
    `^${LEAD}(?:(?:do you know|have you got|can you tell me|what(?:['’]s| is)) )?the (?:date|day|time) of (?:the|my|our) ([a-z]+(?: [a-z]+)?)[?.]*$`,
    ([, what]) => `when is the ${what}`,
  ),
  says(
    `^${LEAD}how long (?:does|do|is|will) (?:the |my |our )?([a-z]+(?: [a-z' ]+)??)(?: go on| last| run| take)(?: for)?[?.]*$`,
    ([, what = '']) =>
      KNOWN.test(what) || THING_ON.test(what) ? undefined : `what time does ${what} finish`,
  ),
  // "*Would three on Thursday clash* with anything", "Gran wants to come on Sunday, *would that be all right*".
  says(
    `^${LEAD}(?:would|does|will|is) (?:(${HOUR}) )?(?:on )?(tomorrow|${WEEKDAY}|the [a-z0-9]+(?: of [a-z]+(?: [a-z]+)?)?)(?: at (${HOUR}))?,? (?:clash|suit|work|fit|free)(?: (?:with|for) [a-z ]+?)?(?: or (?:have|do) (?:we|i) [a-z ]+)?[?.]*$`,
    ([, one, day = '', two]) => {
      const hour = one ?? two;
      return `am i free ${on(day)}${hour === undefined ? '' : ` at ${hour}`}`;
    },
  ),
  says(
    `^${LEAD}[a-z]+(?:['’]s| is| are| wants?|['’]d like| would like) (?:asking |to )[^;.?!]*?\\b(?:on )?(tomorrow|${WEEKDAY})(?: at (${HOUR}))?(?: (?:for|to) [a-z ]+)?,? (?:does|would|will|is) (?:that|it) (?:suit|work|ok(?:ay)?|clash|be (?:all right|alright|ok(?:ay)?|fine)|all right|alright)(?: (?:for us|for me|us|me|with (?:anything|us)))?[?.]*$`,
    ([said = '', day = '', hour]) =>
      `am i free ${on(day)}${hour === undefined ? '' : ` at ${hour}${/\b(?:dinner|drinks|cinema|film|theatre|pub|concert)\b/i.test(said) && !/[ap]m|evening|morning/i.test(hour) ? ' in the evening' : ''}`}`,
  ),
  says(
    `^${LEAD}(?:could|can|would) (?:i|we) (?:squeeze|fit|get|slot) (?:an? |the )?[a-z]+(?: [a-z]+)? in (?:on )?(tomorrow|${WEEKDAY})(?: at (${HOUR}))?(?: for ${LENGTH})?[?.]*$`,
    ([, day = '', hour]) => `am i free ${on(day)}${hour === undefined ? '' : ` at ${hour}`}`,
  ),
  says(
    `^${LEAD}(?:is|have (?:we|i)|do (?:we|i) have) (?:there |got )?(?:any )?(?:space|room|time|a gap|a slot)(?: for (?:something|anything|it|[a-z ]+?))? (?:on )?((?:tomorrow|${WEEKDAY})(?: (?:morning|afternoon|evening))?)[?.]*$`,
    ([, when = '']) => `am i free ${on(when)}`,
  ),
  says(
    `^${LEAD}when(?:['’]s| is) my (?:first|next) free (?:hour|slot|half hour|time|moment)(?: on)? (today|tomorrow|${WEEKDAY})[?.]*$`,
    ([, day = '']) => `when am i free ${on(day)}`,
  ),
  says(
    `^${LEAD}(?:have|did) (?:i|we) (?:double[- ]book(?:ed)?)(?: myself| ourselves)? (?:on )?(today|tomorrow|this week|${WEEKDAY})[?.]*$`,
    ([, day = '']) => `what have i got on ${on(day)}`.replace(/on on /, 'on '),
  ),
  says(
    `^${LEAD}which (evenings|days|mornings|afternoons|nights) have (?:i|we) (?:got )?(?:nothing|anything) (?:on|planned) ((?:this|next) week)[?.]*$`,
    ([, part, week]) => `which ${part} am i free ${week}`,
  ),
  // "*Clear my Saturday*".
  says(
    `^${LEAD}(?:clear|empty|wipe|free up) (?:my|our|the whole of|all of) (?:whole )?(tomorrow|${WEEKDAY})${END}|^${LEAD}cancel everything (?:on|for) (tomorrow|${WEEKDAY})${END}`,
    ([, one, two]) => `cancel all my events ${on(one ?? two ?? '')}`,
  ),
  // "Mia's given up ballet, *so take it out altogether*", "choir's finished for good, you can get rid of it".
  says(
    `^${LEAD}[a-z]+(?:['’]s| has) (?:given up|stopped|quit|finished with|dropped|packed in) ([a-z]+(?: [a-z]+)?)(?: for good)?,? (?:so |and )?(?:you can |please )?(?:take|get|cancel|drop|delete|remove|scrap|get rid of) (?:it|that|them)(?: (?:out|off|all))?(?: (?:altogether|completely|for good|(?:of|from|off) the calendar))*${END}`,
    ([, what]) => `cancel all the ${what}`,
  ),
  says(
    `^${LEAD}(?:the )?([a-z]+(?: [a-z]+)?)(?:['’]s| is| has) (?:all )?(?:finished|over|ended|stopped|done)(?: for good| for the (?:year|summer|season)| now)+,? (?:so |and )?(?:you can |please )?(?:get rid of|take out|cancel|delete|drop|scrap|remove) (?:it|that|them)(?: out)?${END}`,
    ([, what = '']) => (THING_ON.test(what) ? undefined : `cancel all the ${what}`),
  ),
  says(
    `^${LEAD}(?:please to |please )?(?:delete|cancel|remove|drop) all (?:the|my|our) ([a-z]+(?: [a-z]+)?s)${END}`,
    ([, what = '']) =>
      /\b(?:alarms|timers|reminders|events|appointments|lists|items|rules|schedules|meetings|entries|notes|things)$/i.test(
        what,
      ) || THING_ON.test(what)
        ? undefined
        : `cancel all the ${what.replace(/s$/i, '')}`,
  ),
  // "The meeting tomorrow *isn't happening any more*".
  says(
    `^${LEAD}(?:the|our|my) ([a-z]+(?: [a-z]+)?)(?: (?:on )?(tomorrow|${WEEKDAY}))? (?:isn['’]t|is not|won['’]t be|is no longer) (?:happening|going ahead|on|taking place)(?: any ?more| after all| now)?${END}`,
    ([, what = '', day]) =>
      THING_ON.test(what) ? undefined : `cancel the ${what}${day === undefined ? '' : ` ${on(day)}`}`,
  ),
  says(
    `^${LEAD}(?:i|we)(?:(?:['’]ll| will) not| won['’]t| can['’]t) (?:be at|make|make it to|be going to|go to) (?:the )?([a-z]+(?: [a-z]+)?) (this week|next week|tomorrow|(?:on |this )${WEEKDAY})${END}`,
    ([, what, when]) => `skip ${what} ${when}`,
  ),
  // "*Could the vet go a week later*", "we'd be better having football a day earlier".
  says(
    `^${LEAD}(?:could|can) (?:the|my|our) ([a-z]+(?: [a-z]+)?) (?:go|be|happen|come|start|move) (${STRETCH}) (later|earlier|sooner)[?.]*$`,
    ([, what, length, way]) => `move the ${what} ${length} ${way === 'sooner' ? 'earlier' : way}`,
  ),
  says(
    `^${LEAD}(?:i|we)(?:['’]d| would)(?: be)? (?:better|rather|prefer|sooner)(?: off)? (?:having|have|doing|do) (?:the )?([a-z]+(?: [a-z]+)?) (${STRETCH}) (later|earlier)${END}`,
    ([, what, length, way]) => `move ${what} ${length} ${way}`,
  ),
  says(
    `^${LEAD}(?:i|we) (?:want|would like|need) (?:to have )?the ([a-z]+(?: [a-z]+){0,2}) (?:on|in) the (morning|afternoon|evening),? (?:at )?(${HOUR})${END}`,
    ([, what, part, hour]) => `move the ${what} to ${hour} in the ${part}`,
  ),
  // "*Tell me an hour before*", "give me a shout thirty minutes ahead of the concert", "let me know the evening before, about nine".
  says(
    `^${LEAD}(?:(?:tell|warn|ping|alert|nudge|prompt|poke|call) (?:me|us)|let (?:me|us) know|give (?:me|us) (?:an? )?(?:wee |quick |little )?(?:shout|nudge|poke|heads[- ]up|warning|call|ping|buzz))(?: about (?:it|that))? (${STRETCH}|the (?:day|evening|night|morning)) (?:before(?:hand)?|ahead|in advance)(?: (?:of )?(?!(?:the|my) (?:sun|end)\\b)((?:the|my|our) [a-z]+(?: [a-z]+)?))?(?:,? (?:at |about |around )*(${HOUR}))?${END}`,
    ([, length, what, hour]) =>
      `remind me ${length} before${what === undefined ? '' : ` ${what}`}${hour === undefined ? '' : ` at ${hour}`}`,
  ),
  says(
    `^${LEAD}(?:tell|warn|ping|alert|nudge|remind) (?:me|us) when (the [a-z]+(?: [a-z]+)?) is (${STRETCH}) (?:away|off)${END}`,
    ([, what, length]) => `remind me ${length} before ${what}`,
  ),
  says(
    `^${LEAD}(?:can|could|may) (?:i|we) (?:get|have) (?:a|some) (?:heads[- ]up|warning|reminder|nudge|notice) (${STRETCH}) (?:in advance|before(?:hand)?|ahead)(?: and another (?:one )?(at ${HOUR}))?[?.]*$`,
    ([, length, also]) => `remind me ${length} before${also === undefined ? '' : ` and ${also}`}`,
  ),
  says(
    `^${LEAD}(?:i|we)(?:['’]ll| will)? (?:need|want|would like) (${STRETCH})(?:['’]s?)?(?: of)? (?:warning|notice)(?: for (?:that|it))?${END}`,
    ([, length]) => `remind me ${length} before`,
  ),
  says(
    `^${LEAD}don['’]t let (?:me|us) forget (?:the |about the )?([a-z]+)[,;.–-]+ ?(?:say it|tell me|remind me|mention it) (the (?:night|evening|day|morning) before)${END}`,
    ([, , when]) => `remind me ${when}`,
  ),
  // "I've the doctor Monday at noon, *and warn me at eleven*".
  says(
    `^${LEAD}(?:i|we)(?:['’]ve| have)(?: got)? (?:the |an? |my )?([a-z]+(?: [a-z]+)?) (?:on )?(tomorrow|${WEEKDAY}) (at ${HOUR})[,;]? (?:and|so) (?:please )?(?:warn|tell|remind|nudge|ping|poke) (?:me|us) (at ${HOUR})${END}`,
    ([, what, day = '', hour, then]) =>
      `add ${what} to the calendar ${on(day)} ${hour} and remind me ${on(day)} ${then} about the ${what}`,
  ),
];

/** Of an event that was spoken of just before. */
export const EVENTS_IN_TALK: readonly Rewording[] = [
  // "Move it to *the same time on* Friday", "it's been moved to Friday*, same time*": the hour stays where only a day is said.
  says(
    `(?<=^${LEAD}(?:move|shift|push|put|change|bring|reschedule) (?:it|that|this)(?: back| on| forward| over)? to )(?:at )?the same time (?:on )?(?=(?:(?:this |next )?${WEEKDAY}|${A_DAY})${END})`,
    () => '',
  ),
  says(
    `(?<=^${LEAD}(?:(?:it|that)(?:['’]s| has| is)(?: just| now)*(?: been)?|(?:they|he|she|the [a-z]+)(?:['’]ve|['’]s| have| has)?(?: just)?) (?:moved|shifted|changed|put|pushed)(?: (?:it|that))?(?: back| on| forward)? to (?:on )?(?:(?:this |next )?${WEEKDAY}|${A_DAY})),? (?:but )?(?:at )?(?:the )?same time(?: though)?(?=${END})`,
    () => '',
  ),
  // "*They can only do quarter to four* that afternoon, shift it".
  says(
    `^${LEAD}(?:the [a-z]+ |he |she |they |we )(?:can|could) only (?:do|manage|make|come at|offer|see (?:us|me) at) (${HOUR})(?: (?:that|the same) (?:day|morning|afternoon|evening))?(?: then| instead)?[,;.–-]+ ?(?:so |please |can you )*(?:move|shift|change|push|put) (?:it|that|him|her|them)${END}`,
    ([, hour]) => `move it to ${hour}`,
  ),
  // "Aoife's sick, *lunch is off*", "the cat is grand now, *we don't need the vet*".
  says(
    `^${LEAD}(?:[^,;.]+[,;.] ?(?:so )?)?(?:the |our )?([a-z]+(?: [a-z]+)?)(?:['’]s| is) (?:off|cancelled|canceled|called off)(?: (?:now|then|after all))?${END}`,
    ([, what = '']) => (THING_ON.test(what) || /^(?:it|that)$/i.test(what) ? undefined : `cancel ${what}`),
  ),
  says(
    `^${LEAD}(?:[^,;.]+[,;.] ?(?:so )?)?(?:i|we) (?:don['’]t|do not|won['’]t|no longer) need (?:the|that|our|my) ([a-z]+(?: [a-z]+)?)(?: (?:any ?more|any longer|now|after all))*${END}`,
    ([, what = '']) => (THING_ON.test(what) ? undefined : `cancel the ${what}`),
  ),
  // "Aoife can't make one, *so make lunch half past*".
  says(
    `^${LEAD}[a-z]+ can['’]?t (?:make|do|manage) (?:${HOUR}|it|that|then),? so make (?:the )?(?:it|[a-z]+) ((?:at )?(?:half past|quarter past|quarter to|${HOUR}|${NUMBER}))(?: instead)?${END}`,
    ([, hour = '']) => `make it ${hour.replace(/^at /i, '')}`,
  ),
];
