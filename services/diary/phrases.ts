/**
 * diary: what is spoken of by its content alone, be it an alarm, a reminder, a timer, a stored command or an event: "skip the bins on Tuesday".
 * It is no service that is called: which one keeps it is found out when the action's turn comes (`src/assistant/diary/`).
 */
import { type Phrase, type Phrases, ways } from '../../src/domain/index.ts';

/** No content of a diary: things of the house, and what other services keep or play. */
const ELSE = (
  'off back up down please just now wait hang hold sorry actually too ' +
  "they they're there there's he he's she she's we're i'm it's that's all every everything anything something nothing it that this them those these one ones thing things order call list lists item items " +
  'alarm alarms timer timers reminder reminders event events meeting meetings appointment appointments calendar schedule entry ' +
  'song songs music track tracks album playlist podcast radio video movie film episode channel game ad ads intro sound volume ' +
  'light lights lamp lamps heating heater thermostat temperature fan tv television speaker blind blinds curtain curtains shutter door doors ' +
  'window windows lock socket plug switch vacuum robot valve sprinkler scene mode brightness colour color device devices room ' +
  'notification notifications alert alerts interruption interruptions sound sounds noise action process operation current ' +
  'as task command request previous account subscription membership ticket tickets flight booking reservation taxi uber cab pizza file files photo photos message messages ' +
  'mail email emails contact contacts number history app word words text if when because not do you i we me what who how why where which block blocked'
).split(' ');
/** What the world knows and no diary does. */
const WORLD =
  'cheapest insurance sun sunrise sunset moon tide train bus plane flight ferry store shop shops bank pharmacy post office museum world weather rain snow news ' +
  'season episode president election war time date day week month year weekend holiday today tomorrow easter christmas thanksgiving ' +
  'halloween ramadan diwali hanukkah next best off takeaway delivery first last price number age capital';
const NOT_KEPT = [...ELSE, ...WORLD.split(' ')];

/** What takes place with others: words for it that may stand beside its name. */
const OCCASION =
  '(appointment|meeting|lesson|class|party|practice|practise|training|match|game|session|visit|trip|date|do|rehearsal|club|show)';
/** The hours of the clock that parts of a day are, by which one of several things is told. */
const HOURS: Readonly<Record<string, string[]>> = {
  '(morning|early|breakfast)': ['04:00', '12:00'],
  '(lunchtime|midday|noon)': ['11:00', '14:00'],
  afternoon: ['12:00', '17:00'],
  '(evening|night|late)': ['17:00', '24:00'],
};

const AN_EVENT = { kind: 'calendar' };
const OF = '[the|my|our|that|his|her]';
const DROP = '(cancel|call off|get rid of|scrap|scratch|bin|ditch|do away with|lose|axe)';
/** Of these the verbs that are no nouns: "bin day", "axe throwing". */
const DROP_BARE = '(cancel|call off|get rid of|scrap|scratch|ditch|do away with|lose)';
const SKIP = '(skip|miss|miss out|leave out|pass on)';
const MOVE = '(move|change|shift|reschedule|push|bring|put|postpone)';
const ONCE = '[(just|only) [for] this once|(just|only) once|this once|(just|only) this time|this time]';
const NOT_ON = '(off|cancelled|canceled|called off|not on|not happening|not taking place)';

/** "The bins", "the bins *reminder*". */
const TITLE = '{query:title} [reminder|reminders]';

const without = { query: ELSE };

const OFF = `(${DROP}|delete|remove|drop|clear|forget|erase|dismiss|turn off|stop|wipe|bin)`;

/** Reminders, named by when they are due. */
const REMINDERS_THEN: readonly Phrase[] = [
  ...ways(
    { give: { kind: 'reminders', which: 'all' } },
    `${OFF} (all|all my|all the|all of my|all our|all of the|every one of my|my|the|any) reminders [that] [i have|i have got|there are|we have] [set|set up] [for|on|of|from] {on:moment}`,
    `${OFF} [all|all of|all my|my|the|our] {on:moment} reminders`,
  ),
  ...ways(
    { give: { kind: 'reminders' } },
    `${OFF} [my|the|our|that] {was:instead} reminder`,
    `${OFF} (my|the|our|that) reminder [that] [i have|i have got|is|we have] [set|set up] (for|on|at|of|from) {was:instead}`,
  ),
];

/** "Delete the porch light *rules*": each that is about it. */
const RULES_ABOUT = ways(
  { give: { kind: 'schedule', which: 'all' } },
  `${OFF} (all|all my|all the|all our|all of the|every one of the|the|my|our) {query:title} (rules|automations|routines|schedules|standing orders)`,
  `${OFF} (all|all my|all the|all our|all of the|the|my|our) (rules|automations|routines|schedules|standing orders) (for|about|with|of|on) [the|my|our] {query:title}`,
);

const CANCEL: readonly Phrase[] = [
  ...REMINDERS_THEN,
  ...RULES_ABOUT,
  ...ways(
    { without },
    `${DROP_BARE} {query:title}`,
    `${DROP} (the|my|our|that|his|her) {query:title}`,
    `(forget|forget about) the {query:title}`,
    `${OF} {query:title} (has|have) [been|just] (cancelled|canceled|called off|called it off|cried off|pulled out) [on (us|me)] [,] [so|and] [please|can you] [(take|get|cross|scrub|remove|delete|cancel|drop) (it|that) [off|out] [(of|from|on) (the|my|our) (calendar|diary|list)]]`,
  ),
  ...ways(
    { without, give: AN_EVENT },
    `${OF} {query:title} [${OCCASION}] [has|have|just|has just] (rang|rung|called|phoned|texted|emailed|messaged|written|wrote) [up|in] [us|me] to (cancel|call off|call it off)`,
    `${OF} {query:title} ${OCCASION} is off [now|after all]`,
    `${OF} {query:title} [${OCCASION}] is [now|been] (cancelled|canceled|called off|no longer happening|not happening|not going ahead) [now|after all|any more]`,
    `(we are|i am) (not|no longer) (going to|doing|having|making|coming to|attending) ${OF} {query:title} [after all|any more|now]`,
    `(we are|i am) (not|no longer) (going to|doing|having|making|coming to|attending) ${OF} {query:title} [on] {on:moment} [after all|any more|now]`,
  ),
  ...ways(
    { without: { query: ELSE.filter((word) => word !== 'pizza') } },
    `(${DROP}|forget|forget about) the {query:title} one [altogether|completely|for good|then|please]`,
  ),
  // "Drop *the evening one*": what comes at such an hour, for good.
  ...Object.entries(HOURS).map(([words, hours]) => ({
    say: `(${DROP}|drop|delete|remove|stop|forget|forget about|kill) (the|my|our|that) ${words} one [altogether|completely|for good|then|please]`,
    give: { all: true, hours },
  })),
  ...ways(
    { without, give: { all: true } },
    `${DROP} (all|every|all the|all my|all our|all of the|all of my|the whole|the entire|every single|each) {query:title} [series]`,
  ),
];

/** Of what is said to come by itself, its things may be named. */
const A_RULE = ways(
  {},
  `${SKIP} the (rule|automation|routine|schedule) (about|for|with|of) [the|my|our] {query:title} [on|for] {on:moment} ${ONCE}`,
);

/** A command alone, and no event or reminder of that name. */
const A_COMMAND = ways(
  { give: { kind: 'schedule' } },
  `${SKIP} what is set up for [the|my|our] {query:title} [on|for] {on:moment}`,
);

/** The same, at another time. */
const MOVED_RULE = ways(
  { give: { kind: 'schedule' } },
  `${MOVE} the (rule|automation|routine|schedule) (about|for|with|of) [the|my|our] {query:title} [back|forward] (to|until|till) {to:instead} [instead]`,
  `${MOVE} the (rule|automation|routine|schedule) (about|for|with|of) [the|my|our] {query:title} on {on:moment} (to|until|till) {to:instead}`,
);

/** A reminder, named by when it is due, at another time. */
const MOVED_REMINDER = ways(
  { give: { kind: 'reminders' } },
  `${MOVE} [my|the|our] {was:instead} reminder [back|forward] (to|until|till) {to:instead} [instead]`,
  `${MOVE} (my|the|our) reminder (for|at|on|of|from) {was:instead} [back|forward] (to|until|till) {to:instead} [instead]`,
);

/** The same, by so much. */
const SHIFTED_RULE = ways(
  { give: { kind: 'schedule' } },
  `${MOVE} the (rule|automation|routine|schedule) (about|for|with|of) [the|my|our] {query:title} {by:duration} later`,
  `${MOVE} the (rule|automation|routine|schedule) (about|for|with|of) [the|my|our] {query:title} {by:-duration} earlier`,
  `${MOVE} the (rule|automation|routine|schedule) (about|for|with|of) [the|my|our] {query:title} on {on:moment} {by:duration} later`,
  `${MOVE} the (rule|automation|routine|schedule) (about|for|with|of) [the|my|our] {query:title} on {on:moment} {by:-duration} earlier`,
);

/** All that stands in the calendar on a day, by so much. */
const SHIFTED_DAY = ways(
  { give: { kind: 'calendar', which: 'all' } },
  `${MOVE} all [of] [the|my|our] events on {on:moment} {by:duration} later`,
  `${MOVE} all [of] [the|my|our] events on {on:moment} {by:-duration} earlier`,
);

const SKIPPED: readonly Phrase[] = ways(
  { without },
  `${SKIP} ${OF} ${TITLE} ${ONCE}`,
  `${SKIP} ${OF} ${TITLE} ${ONCE} [on|for|of] {on:moment} ${ONCE}`,
  `(${SKIP}|cancel|call off) [the|my|our] {on:moment} ${TITLE} ${ONCE}`,
  `(${SKIP}|cancel|call off) {on:moment}`,
  `(${SKIP}|cancel|call off) (the|my|our) one (on|at|of|for) {on:moment}`,
  `(there is|there will be|we have|i have|we have got|we are having) no {query:title} [on|for] {on:moment}`,
  `(there is not|there will not be|there is not any|we do not have|i do not have) [any|a] {query:title} [on|for] {on:moment}`,
  `no {query:title} [on|for] {on:moment}`,
  `${OF} {query:title} (is|are) ${NOT_ON} [on|for] {on:moment}`,
  `[on] {on:moment} (there is|there will be|we have|i have) no {query:title}`,
);

/** What takes place may be called no more than a meeting. */
const MOVABLE = {
  query: [
    ...ELSE.filter((word) => !/^(?:event|meeting|appointment)s?$/.test(word)),
    // "Have the bathroom *warm* for seven" is said of a room.
    ...'warm cosy cozy hot heated toasty cool cold dark lit bright dim ready'.split(' '),
  ],
};

const MOVED: readonly Phrase[] = ways(
  { without: MOVABLE },
  `[can we|could we|shall we] (do|have|make) ${OF} {query:title} [at|on] {to:instead} instead [of [at|on] {was:instead}]`,
  `${MOVE} ${OF} ${TITLE} [on|from|of|for] {on:moment} [back|forward] (to|until|till) {to:instead} ${ONCE} [instead]`,
  `${MOVE} ${OF} ${TITLE} [back|forward] (to|until|till) {to:instead} [instead]`,
  `${MOVE} (the|my|our) one (on|at|of|for) {on:moment} [back|forward] (to|until|till) {to:instead} [instead]`,
  `${MOVE} {on:moment} ${TITLE} [back|forward] (to|until|till) {to:instead} ${ONCE}`,
  // Of a series that one and all behind it.
  `${MOVE} ${OF} {query:title} (to|until|till) {to:instead} as of {since:moment}`,
  `${MOVE} ${OF} {query:title} as of {since:moment} (to|until|till) {to:instead}`,
  `(do|have|make|start) ${OF} ${TITLE} [at|on|for] {to:instead} (instead|rather|for once|this once)`,
  `(do|have|make|start|put) ${OF} ${TITLE} [on|for] {on:moment} (at|to|for) {to:instead} (instead|rather|for once|this once)`,
  `${OF} {query:title} (is|are|starts|will be|has moved) [now] [at|to|on] {to:instead} instead`,
  `${OF} {query:title} (is|are|starts|will be) [now] [at] {to:instead} instead [on|of] {on:moment}`,
  `${OF} {query:title} (at|on) {to:instead} instead [on|of] [{on:moment}]`,
  `${OF} {query:title} (got|gets|has been|was|is being|has got|is|had been) [been] (pushed|moved|changed|shifted|put|switched|rescheduled|postponed|brought|bumped|shunted|swapped) [back|forward|out] to {to:instead}`,
  `${OF} {query:title} [on|of|for] {on:moment} (got|gets|has been|was|is being|has got|is|had been) [been] (pushed|moved|changed|shifted|put|switched|rescheduled|postponed|brought|bumped|shunted|swapped) [back|forward|out] to {to:instead}`,
  `(leave|hold) ${OF} {query:title} (till|until) {to:instead}`,
  `${OF} {query:title} (can|will|must|has to|will have to|should) (wait|keep|hold) (till|until) {to:instead}`,
  `${MOVE} (the|my|our) {query:title} one [back|forward] (to|until|till) {to:instead} [instead]`,
  `[can we|shall we|could we|let us] (make|do|have) ${OF} {query:title} {to:instead} instead`,
  `${OF} {query:title} (got|gets|has been|was|is being|has got|is|had been) [been] (pushed|moved|changed|shifted|put|switched|rescheduled|postponed|brought|bumped|shunted|swapped) [back|forward|out] to {to:instead} [at] [the] same time`,
  `${OF} {query:title} (is|are|starts|begins|will be) [now] [at] {to:instead} instead of [at] {was:instead} [[on] {on:moment}] [,] ${ONCE}`,
  `${OF} {query:title} is not (at|on) {was:instead} [,] [but|it] [is] (at|on) {to:instead}`,
  `${OF} {query:title} is (at|on) {to:instead} [,] [and] not [at|on] {was:instead}`,
);

/** Other ends for what begins when it did. */
const LENGTHENED: readonly Phrase[] = ways(
  { without: MOVABLE },
  `(extend|lengthen|prolong|stretch) ${OF} {query:title} [on|of|for] [{on:moment}] by {by:duration}`,
  `(make|have|let) ${OF} {query:title} [on|of|for] [{on:moment}] {by:duration} longer`,
  `(shorten|cut|trim|cut short) ${OF} {query:title} [on|of|for] [{on:moment}] by {by:-duration}`,
  `(make|have) ${OF} {query:title} [on|of|for] [{on:moment}] {by:-duration} shorter`,
  `(add|put) {by:duration} (to|on|onto|on to) ${OF} {query:title}`,
  `${OF} {query:title} (will be|is going to be|is|takes|needs|will take) {by:duration} longer`,
  `(make|have) ${OF} {query:title} {lasts:duration} [long]`,
  `${OF} {query:title} (lasts|takes|is|will last|will take|is going to last) {lasts:duration} [long]`,
  `(make|have) ${OF} {query:title} (last|take) {lasts:duration}`,
  `${OF} {query:title} (ends|finishes|is over|is finished|goes on until|goes on till|runs until|runs till|will end|will finish) [now] [at] {end:instead} [now|instead]`,
  `(make|have|let) ${OF} {query:title} (end|finish|go on until|go on till|run until|run till) [at] {end:instead}`,
  `(extend|lengthen|stretch) ${OF} {query:title} (to|till|until) {end:instead}`,
);

const SHIFTED: readonly Phrase[] = ways(
  { without: MOVABLE },
  `(push|put|move|shift) ${OF} ${TITLE} [on|of|for] [{on:moment}] back [by] {by:duration}`,
  `(push|put|move|shift) back ${OF} ${TITLE} [by] {by:duration}`,
  `(delay|postpone) ${OF} ${TITLE} [on|of|for] [{on:moment}] [by|for] {by:duration}`,
  `(move|shift|push|put|make|start|have) ${OF} ${TITLE} [on|of|for] [{on:moment}] {by:duration} (later|back)`,
  `(bring|move|pull|shift|push) ${OF} ${TITLE} [on|of|for] [{on:moment}] (forward|up|earlier|ahead) [by] {by:-duration}`,
  `(bring|pull) forward ${OF} ${TITLE} [by] {by:-duration}`,
  `(move|shift|make|start|have|bring) ${OF} ${TITLE} [on|of|for] [{on:moment}] {by:-duration} (earlier|forward|sooner)`,
  `${MOVE} ${OF} {query:title} {by:duration} later as of {since:moment}`,
  `${MOVE} ${OF} {query:title} {by:-duration} earlier as of {since:moment}`,
  `${OF} {query:title} (is|starts|will be|will start|has been moved) {by:duration} later`,
  `${OF} {query:title} (is|starts|will be|will start|has been moved) {by:-duration} earlier`,
);

/** The alarm, which has no name, by its day. */
const ALARMS: readonly Phrase[] = ways(
  { give: { kind: 'alarm' } },
  '(push|put|move|shift) (the|my|our) alarm [on|of|for] [{on:moment}] back [by] {by:duration}',
  '(push|put|move|shift) [my|the] {on:moment} alarm back [by] {by:duration}',
  '(push|put|move|shift) [my|the] alarm back [by] {by:duration} [on|for] {on:moment}',
  '(push|put|move|shift|make|set|have) [my|the] alarm {by:duration} (later|back) [on|for] {on:moment}',
  '(bring|move|pull|shift|push|make|set|have) [my|the] alarm (forward|up|earlier|ahead) [by] {by:-duration} [on|for] {on:moment}',
  '(move|shift|make|set|have|bring) [my|the] alarm {by:-duration} (earlier|forward|sooner) [on|for] {on:moment}',
  '(push|put|move|shift|make|set|have) [my|the] [{on:moment}] alarm [for] {by:duration} (later|back)',
  '(bring|move|pull|shift|push) [my|the] [{on:moment}] alarm (forward|up|earlier|ahead) [by] {by:-duration}',
  '(move|shift|make|set|have|bring) [my|the] [{on:moment}] alarm [for] {by:-duration} (earlier|forward|sooner)',
  '(delay|postpone) [my|the] [{on:moment}] alarm [by|for] {by:duration}',
  '(wake|get) (me|us) [up] {by:duration} later [than usual] [on] {on:moment}',
  '(wake|get) (me|us) [up] {by:-duration} (earlier|sooner) [than usual] [on] {on:moment}',
);

const AT_WHAT = '(when|what time|at what time|what day|which day|on which day)';
const HAVE_TO = '[got|have|need|supposed|meant|due|expected|required|going] [to]';

/** What one meant to do, of which the day is forgotten. */
const MEANT_TO = [
  `${AT_WHAT} (was|were) (i|we) (going|meaning|planning|supposed|meant|due|wanting) to {query:title} [again]`,
  `${AT_WHAT} did (i|we) (say|tell you|decide) [that] (i|we) (would|will|was going to|were going to|want to|wanted to|have to|had to|need to) {query:title} [again]`,
  `${AT_WHAT} did (i|we) (want|plan|mean|intend|have) to {query:title} [again]`,
];

/** What people do week by week, and call by its name alone: "when's *gymnastics*". */
const ACTIVITIES =
  'gymnastics swimming football rugby netball hockey cricket tennis badminton squash basketball volleyball athletics golf judo karate taekwondo boxing fencing climbing riding skating dance dancing ballet tap yoga pilates zumba spin choir orchestra band piano guitar violin cello flute drum drums trumpet singing drama theatre rehearsal scouts cubs brownies guides beavers rainbows cadets chess art pottery craft cookery sewing knitting coding bingo bridge quiz darts bowls bowling snooker pool training practice practise physio physiotherapy therapy counselling dentist doctor vet optician hairdresser haircut tutoring revision maths detention assembly playgroup nursery playdate parkrun bootcamp rounders lacrosse rowing sailing surfing'
    .split(' ')
    .flatMap((word) => [word, word.replace(/s$/, '')]);
/** What one has to do, and may be reminded of. */
const CHORES =
  'feed water walk take put ring call phone collect fetch pick drop clean empty wash hoover mop give pay post send return pack change charge meet renew service descale defrost bleed mow weed sow brush worm groom bath bring move check book ask tell text email'.split(
    ' ',
  );

const FOUND_BY_NAME: readonly Phrase[] = [
  ...ways(
    {
      without: { query: NOT_KEPT.filter((word) => word !== 'off') },
      hold: { query: ACTIVITIES },
    },
    '(when|what time|what day|which day) (is|are) {query:title} [on|again|this week|next week|now]',
    '(when|what time) (does|do) {query:title} (start|begin|finish|end)',
  ),
  ...ways(
    {
      without: { query: NOT_KEPT.filter((word) => !CHORES.includes(word) && word !== 'number') },
      hold: { query: CHORES },
    },
    '(when|what time|at what time) (do|should|must) (i|we) [have to|need to|got to|next] {query:title} [again|next]',
    '(when|what time|at what time) (am|are) (i|we) [supposed|meant|due|going] [to] {query:title} [again|next]',
    ...MEANT_TO,
  ),
];

const FOUND: readonly Phrase[] = ways(
  { without: { query: NOT_KEPT } },
  '(when|what time|at what time|what day|which day) (is|are) (the|my|our|his|her) {query:title} [again|due|on|this week|next]',
  '(when|what time) (does|do) (the|my|our) {query:title} (start|begin|finish|end|take place|happen)',
  '(when|what time) (have|do) (i|we) (got|have) [the|my|our|a] {query:title}',
  '(when|what time) (have|has) {whose:stranger} got [the|his|her|their|a] {query:title}',
  '(when|what time) is {query:title} again',
  '(who has|who has got|who is got|who is having|whose turn is) (the|a|an) {query:title}',
  '(when|what time|at what time|what day|which day) was (the|my|our|his|her) {query:title} again',
  '(when|what time|at what time|what day|which day) (is|are) [the|my|our] {query:title} (coming|coming over|coming round|coming back|arriving|getting here|getting in|due here|due in|visiting|landing|over|round|here|getting back|coming for tea|coming for dinner)',
  '(when|what time) (does|do) {query:title} (get here|come over|come round|come for tea|come for dinner)',
  'how (long|many days) (until|till|to|before) (the|my|our) {query:title}',
  '(remind me when|tell me when|do you know when) (the|my|our) {query:title} is',
  ...[
    `${AT_WHAT} (am|are|do|will|shall|can) (i|we) [be] [going to] (see|seeing|meet|meeting|visit|visiting) [the|my|our] {query:title} [again|next]`,
    `${AT_WHAT} (does|do|is|are|will) {whose:stranger} [be] [going to] (see|seeing|meet|meeting|visit|visiting) [the|my|our|his|her|their] {query:title} [again|next]`,
    `${AT_WHAT} (am|are|do|have|must|should) (i|we) ${HAVE_TO} be (at|in) [the|my|our] {query:title} [again|for]`,
    `${AT_WHAT} (does|do|has|have|must|should|is|are) {whose:stranger} ${HAVE_TO} be (at|in) [the|my|our|his|her|their] {query:title} [again|for]`,
    `${AT_WHAT} (am|are) (i|we) (due|expected|wanted|needed|booked in|booked) (at|in|for) [the|my|our] {query:title} [again]`,
    `${AT_WHAT} (is|are) {whose:stranger} (due|expected|wanted|needed|booked in|booked) (at|in|for) [the|my|our|his|her|their] {query:title} [again]`,
    `${AT_WHAT} (is|are) [the|my|our] {query:title} (supposed|meant|expected|due|going) to (come|be coming|be here|arrive|turn up|come round|come over|get here|start|be|visit|call)`,
    `${AT_WHAT} do (i|we) (have|need|got) to (leave|go|set off|be off) for [the|my|our] {query:title}`,
    ...MEANT_TO,
    `${AT_WHAT} (does|do) [the|our] {query:title} (go out|get collected|get picked up|get emptied|have to go out|need to go out)`,
    `(which|what) {query:title} (goes|go|has to go|needs to go) out`,
  ],
);

/** What people say of what stands in their diaries, whichever service keeps it. */
export const phrases: Phrases = {
  service: 'diary',
  methods: {
    cancel: { time: 'filter', say: CANCEL, outcome: '{query} is cancelled' },
    skip: { time: 'filter', say: [...SKIPPED, ...A_RULE, ...A_COMMAND], outcome: '{query} is skipped' },
    move: { time: 'none', say: [...MOVED, ...MOVED_RULE, ...MOVED_REMINDER], outcome: '{query} is moved' },
    lengthen: { time: 'none', say: LENGTHENED, outcome: '{query} ends at another time' },
    shift: {
      time: 'none',
      say: [...SHIFTED, ...SHIFTED_RULE, ...SHIFTED_DAY, ...ALARMS],
      outcome: '{query} is moved',
    },
    find: { question: true, time: 'filter', say: [...FOUND, ...FOUND_BY_NAME], outcome: 'when {query} is' },
  },
};
