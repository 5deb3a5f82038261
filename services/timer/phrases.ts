import { type Phrase, type Phrases, ways } from '../../src/domain/index.ts';
import { OVER, RUNS_OUT } from './runs-out.ts';
import { COOKED, LENGTHS, MACHINES, NAMELESS, SWITCHING } from './timer-words.ts';

const SET =
  '(set|start|create|make|do|give me|get|add|put|put on|begin|run|set up|start up|need|want|have|initiate|use|turn on|activate|setup|like|get me|(i|we) (need|want|would like|would love) [to have|to set|to start|to get|to create|to make|to set up|to add|to put])';
/** Before a name that is free, so that it does not swallow what is no timer. */
const NAMED = '(set|start|create|make|begin|set up) [me] (a|an|another|my)';
const ALL = { all: true };
const THE = '[the|my|a|that|this|our]';
const NAME = '(for|of|named|called|labeled|labelled|in|on) [the|my|our] {name:title}';
const FROM_NOW = '(from now|starting now|from now on|beginning now|as of now|starting from now|right now)';
const EVERY = '(all|all the|all my|all of the|all of my|every|my|the|our|both|both the|any)';

/** What is done to a timer: to the only one, to one by its name, its room or the length it was set for, or to all. */
function timers(verbs: string, after = ''): Phrase[] {
  return [
    `${verbs} ${THE} timer ${after}`,
    `${verbs} ${THE} {name:title} timer ${after}`,
    `${verbs} ${THE} timer ${NAME} ${after}`,
    `${verbs} ${THE} {length:duration} timer ${after}`,
    `${verbs} ${THE} timer (for|of) {length:duration} ${after}`,
    `${verbs} [${EVERY}] [of] [the|my] {name:title} timers ${after}`,
    `${verbs} [${EVERY}] [of] [the|my] timers ${NAME} ${after}`,
    { say: `${verbs} (${EVERY} [of] [the|my] timers|(every|each) [single] timer) ${after}`, give: ALL },
  ];
}

/** The timer that was spoken of last: by its name, or by its length where it has none. */
function spokenOf(say: string): Phrase {
  return { say, that: { name: 'name', length: 'duration' } };
}
/** As `spokenOf`, where nothing else was spoken of since: the words fit other things as well. */
function justSpokenOf(say: string): Phrase {
  return { say, that: { name: 'name', length: 'duration' }, justNow: true };
}
/** "Start it over": for as long as it was set, also where it is paused. */
function inWhole(phrase: Phrase): Phrase {
  return typeof phrase === 'string'
    ? { say: phrase, give: { whole: true } }
    : { ...phrase, give: { ...phrase.give, whole: true } };
}
const ANEW =
  '(over|over again|all over again|afresh|from scratch|[again] from (the|its) (beginning|start|top))';
const IT = '(it|that|that one|this one|that timer)';
const WANTS = '(needs|wants|requires|could do with|could use|need|want)';

/** "The pasta timer wants another ten minutes." */
function wanting(what: string): Phrase[] {
  return [
    `(the|my|our) [{name:title}] timer ${WANTS} ${what}`,
    `(the|my|our) timer ${NAME} ${WANTS} ${what}`,
  ];
}

const GIVE = '(add|put|give)';
const LONGER = '(extend|increase|prolong|lengthen|raise|push back)';
const SHORTER = '(decrease|reduce|shorten|cut|cut down|lower|lessen)';
const TAKE = '(remove|take|subtract|deduct|cut|knock|shave|take off|drop)';
const TAKE_OFF = '(take|knock|shave|cut|chop|lop|drop|lose|trim|get)';
const OF = '(from|off|off of|out of)';
const LEFT =
  '(how long is|how much longer is|how much longer|how much time is|how much is|how long have i got|how much time do i have|what is|how long do i have|how long have we got|how many minutes are|is there any time)';
const HOW = '(what is|what are|check|tell me|get|give me|show me)';

/** How long a person says a pause is, and does not mean to be kept to. */
const A_MOMENT = '[for] [(a|one|just a) (sec|second|moment|minute|bit|while)]';
/** "And *one* for the rice". */
const ANOTHER =
  '[set|start|make|create|add|do] [me] (one|another|another one|one more|a second one|a second|a new one|a timer|another timer)';
/** Said of another one: "and the laundry one". */
const OTHER = ['[what about|how about] (the|my) {name:title} (timer|one)'];
/** What people say to timers: by name, by length, or just "the timer". */
export const phrases: Phrases = {
  service: 'timer',
  topics: [
    { words: ['boil', 'boiling', 'oven', 'burn', 'simmer', 'bake', 'minutes', 'steep'], method: 'start' },
    'cook',
    'egg',
  ],
  conditions: RUNS_OUT,
  methods: {
    start: {
      time: 'none',
      ends: 'over',
      needs: { duration: { words: 'for how long', ask: 'How long should the [{name}] timer run?' } },
      say: [
        `${SET} [me] [a|an|the|another] [new] timer [for|of|to] {duration}`,
        `${SET} [me] [a|an|the|another|my] [new] timer [for me] [set|up|set up] [going|running]`,
        `${SET} [me] [a|an|the|another|my] [new] timer [for me] [set|that is set|that goes off|to go off|to ring|to end] [at|for|in|of] [exactly] {duration} [from now] [exactly]`,
        '{duration} is the setting for the timer',
        '(a|the|another) [{duration}] timer (should|must|needs to|has to|ought to) be (set|started|put on) [for {duration}]',
        '(can|could|may|i want|i need|i would like) (a|another) [{duration}] timer [to be|be] (set|started|put on) [for {duration}]',
        `${SET} [me] [a|an|the|another] {duration} timer`,
        '(want|need) to (set|start) [a|an|the|another|my] [new] timer [for {duration}]',
        // "For *two hours* fifteen minutes" is one length.
        ...ways(
          { without: { name: LENGTHS } },
          '(make|set) [the|a] timer (for|to) [the] {name:title} [,] [for|of|to|at] {duration}',
          '[a|the] timer for [the] {name:title} [,] [for|of|at] {duration}',
          `${SET} [me|us] [a|an|the|another] [new] timer for [the|my|our] {name:title} [,] [for|of|at] {duration}`,
        ),
        ...ways({ without: { name: NAMELESS } }, `${SET} [me|us] [a|an|the|another|my] {name:title} timer`),
        {
          say: `${SET} [me|us] [a|an|the|another] [new] timer for [the|my|our] {name:title}`,
          without: { name: [...NAMELESS, ...LENGTHS] },
        },
        `${SET} [me|us] [a|an|the|another] timer , [for|of] {duration}`,
        '(count|count down|count off|count out|clock|time) [me|us] {duration} [for [the|my|our] {name:title}]',
        'give me {duration} [for [the|my|our] {name:title}] [,] [and] then (wake me|call me|tell me|shout|give me a shout|ring|beep|let me know)',
        '(let (me|us) know|tell (me|us)|shout|give (me|us) a shout) [me|us] (in|after) {duration}',
        '(let (me|us) know|tell (me|us)|shout|give (me|us) a shout|call (me|us)|alert (me|us)) when it has been {duration}',
        '(make|set|start) [a|an|another] [{name:title}] timer , [for|of] {duration}',
        ...ways(
          { without: { name: NAMELESS } },
          `[a|the|my|an|another] {name:title} timer [,] [for|of|at|to] {duration} [${FROM_NOW}]`,
          `[a|an|another] {duration} {name:title} timer ${FROM_NOW}`,
          '[a|the|my|an|another] {name:title} timer [please] [,] {duration}',
          'time (the|my|our|this|these|some) {name:title} for {duration}',
          '(give|allow) (the|my|our) {name:title} {duration} on (the|a) (timer|clock)',
          '(put|set|stick|pop) {duration} on (the|a|my) (timer|clock) [for (the|my|our) {name:title}]',
          '{duration} on (the|a|my) (timer|clock) (for|to do) [the|my|our|some] {name:title}',
        ),
        '{duration} on (the|a|my) (timer|clock) [please]',
        `[${SET}] [a|an|the|another] timer [for|of] {duration} ${FROM_NOW}`,
        `[a|an|the|another] {duration} timer ${FROM_NOW}`,
        '(time|clock) (me|us) for {duration}',
        '[start|begin] (count down|counting down) [from|for] {duration}',
        '(wake|get) me [up] in {duration} with a timer',
        `${SET} [me] [a|an|the|another] {duration} timer (for|named|called|labeled|labelled|to) [the] {name:title}`,
        `${SET} [me] [a|an|the|another] [new] timer (for|of) {duration} (for|named|called|labeled|labelled|to) [the] {name:title}`,
        `${SET} [me] [a|an|the|another] [new] timer (named|called|labeled|labelled) {name:title} (for|of) {duration}`,
        `${NAMED} {name:title} timer (for|of) {duration}`,
        `${NAMED} {duration} {name:title} timer`,
        '(set|start|begin|run|turn on|put on|start up|activate) [the] {name:title} timer [timer] (for|to|of|at) {duration}',
        '(set|start|begin) [a|an] {duration} {name:title} (timer|alarm|countdown)',
        '(timer|new timer|a timer) [for|of] {duration}',
        '(timer|new timer|a timer) [for|of] {duration} (for|named|called|to) [the] {name:title}',
        '(set|start|make|create) (a new|another|a second|a fresh) one [for|of] {duration}',
        '[a|an|another|one] {duration} timer',
        '[a|an|another|one] {duration} timer (for|named|called) [the] {name:title}',
        '[a|an|another|one] {duration} {name:title} timer',
        '(time|count down) {duration}',
        '(set|start|give me|make) [me] [a|an] {duration} countdown',
        '(tell|alert|notify|let) me [know] when {duration} (have|has|is|are) (passed|over|up|gone by|elapsed)',
        'time {duration} for [the] {name:title}',
        ...ways(
          { hold: { name: COOKED }, without: { name: SWITCHING } },
          '[the|my|our|some] {name:title} [,] [for] {duration} [timer|please]',
          '{duration} (for|on) [the|my|our|some] {name:title} [please|now]',
          '{duration:number} on (the|my|our) {name:title} [please|now|go] [,] [go|please]',
          '(give|allow) (the|my|our) {name:title} {duration}',
          '(the|my|our) {name:title} (needs|need|takes|take|wants|want|has to have|have to have) {duration}',
        ),
        {
          say: '(put|stick|pop|get|whack|bung) (the|my|our|some) {name:title} on for {duration} [please|now]',
          hold: { name: COOKED },
          without: { name: MACHINES },
        },
        '(set|start) [a] countdown (for|of|from) {duration}',
      ],
      follow: [
        'for [the] {name:title}',
        `${ANOTHER} (for|called|named) [the|my|our|some] {name:title} [,] [for|of|at] {duration}`,
        `${ANOTHER} (for|called|named) [the|my|our|some] {name:title} [,] [for|of|at] {duration:number}`,
        `${ANOTHER} [,] [for|of|at] {duration} [,] (for|called|named) [the|my|our|some] {name:title}`,
        `${ANOTHER} [,] [for|of|at] {duration:number}`,
        '{duration} (for|on) (the|my|our) {name:title}',
        '(a|an|another) {duration} one (for|on) [the|my|our] {name:title}',
        '{duration:number} (for|on) (the|my|our) {name:title}',
        '(the|my|our) {name:title} (for|needs|gets|takes) {duration}',
        { say: '(the|my|our) {name:title} (for|needs|gets|takes) {duration:number}', hold: { name: COOKED } },
        '[set|start|make|create|add] (another|another one|one more|a second|a second one|a new one) [timer] [for|of] {duration}',
      ],
      cancel: { method: 'cancel', with: { name: 'name', length: 'duration' } },
      outcome: 'the timer is set for {duration}',
    },
    cancel: {
      time: 'none',
      follow: OTHER,
      say: [
        ...timers(
          '(cancel|stop|delete|remove|clear|end|kill|shut off|turn off|switch off|silence|dismiss|quit|drop|get rid of|forget|forget about|scrap|scratch|abort|bin|ditch|lose|axe|call off)',
        ),
        { say: `[turn|switch|shut] ${THE} [{name:title}] timer off`, without: { name: NAMELESS } },
        '(the|my|our) timer (is|are) (no longer|not) (needed|necessary|required) [anymore|any more]',
        '(the|my|our) {name:title} timer (is|are) (no longer|not) (needed|necessary|required) [anymore|any more]',
        '(i|we) (do not|no longer) need (the|my|our) timer [anymore|any more|now]',
        '(i|we) (do not|no longer) need (the|my|our) {name:title} timer [anymore|any more|now]',
        `(turn|switch|shut) (${EVERY} timers|all my timers) off`,
        { say: '(stop|turn off|silence) timing [the|my] {name:title}', hold: { name: COOKED } },
      ],
      outcome: 'the timer is cancelled',
    },
    rename: {
      time: 'none',
      needs: { to: { words: 'what name', ask: 'What should the timer be called?' } },
      say: [
        spokenOf('(rename|call|name|relabel) the timer (to|as) [the|my|our] {to:title}'),
        '(rename|relabel) (the|my|our) {name:title} timer (to|as) [the|my|our] {to:title}',
        '(rename|relabel) (the|my|our) {length:duration} timer (to|as) [the|my|our] {to:title}',
      ],
      outcome: 'the timer is called {to}',
    },
    pause: {
      time: 'none',
      follow: OTHER,
      say: [
        ...timers('(pause|hold|freeze|halt)', A_MOMENT),
        ...timers('put', 'on hold'),
        ...ways({ hold: { name: COOKED } }, `(pause|hold|freeze) (the|my|our) {name:title} ${A_MOMENT}`),
        ...[`(pause|hold|freeze|halt) ${IT} ${A_MOMENT}`, `put ${IT} on hold`].map(justSpokenOf),
      ],
      outcome: 'the timer is paused',
    },
    resume: {
      time: 'none',
      follow: OTHER,
      say: [
        ...timers('(resume|continue|unpause|unfreeze|carry on with)'),
        ...timers('(continue|run)', 'again'),
        ...ways(
          { hold: { name: COOKED } },
          '(resume|continue|unpause|unfreeze|carry on with|go on with) (the|my|our) {name:title} [one] [again|now]',
        ),
        ...[
          `(resume|continue|unpause|unfreeze|carry on with|go on with) ${IT} [again|now]`,
          '[ok|okay|right] (resume|continue|unpause|carry on|go on|go ahead|keep going) [again|now|please]',
        ].map(justSpokenOf),
      ],
      outcome: 'the timer is running again',
    },
    restart: {
      time: 'none',
      follow: OTHER,
      say: [
        ...timers('restart'),
        ...timers('start', 'again'),
        ...[`restart ${IT} [again|now]`, `start ${IT} [again|now]`].map(justSpokenOf),
        ...[
          ...timers('(start|restart|run|begin)', ANEW),
          justSpokenOf(`(start|restart|run|begin) ${IT} ${ANEW}`),
        ].map(inWhole),
      ],
      outcome: 'the timer runs from the start again',
    },
    add: {
      time: 'none',
      say: [
        ...timers(`${GIVE} [me|us] {duration} [more] (to|on|on to|onto)`),
        ...timers(LONGER, 'by {duration}'),
        ...timers('(give|make)', '(another|an extra) {duration}'),
        ...wanting('(another|an extra) {duration}'),
        ...wanting('{duration} [more|longer|extra]'),
        ...timers('(add|put) (another|an extra) {duration} (to|on|on to|onto)'),
        ...timers('(give|make)', '{duration} (more|longer)'),
        ...timers('give', '{duration}'),
        ...timers(`${TAKE} {duration:-duration} ${OF}`),
        ...timers(SHORTER, 'by {duration:-duration}'),
        ...timers('make', '{duration:-duration} (shorter|less)'),
        ...[
          '[just|about] (another|an extra) {duration} [please|on it]',
          '[just|about] {duration} (more|longer|extra) [please|on it]',
          `[${IT}|they] ${WANTS} (another|an extra|a further) {duration}`,
          `[${IT}|they] ${WANTS} {duration} (more|longer|extra)`,
          'give (it|that|her|him|them) [another|an extra] {duration:number} [more]',
          '(put|stick|pop|bung|whack|add|chuck) (another|an extra|a further) {duration} on [it|that|there]',
          '(put|stick|pop|bung|whack|add|chuck) {duration} (more|longer|extra) on [it|that|there]',
          '(put|stick|pop|bung|whack|add|chuck) on [another|an extra|a further] {duration} [more]',
          '(another|an extra) {duration:number} [please]',
          '{duration:number} (more|longer|extra) [please]',
          `[${IT}|they] ${WANTS} (another|an extra|a further) {duration:number}`,
          `[${IT}|they] ${WANTS} {duration:number} (more|longer|extra)`,
          '(put|stick|pop|bung|whack|add|chuck) (another|an extra|a further) {duration:number} on (it|that|there)',
          'add [another] {duration:number} [more] [to it|on it|to that|on that]',
          '(let|allow) (it|that|them|him|her) [have|go for] (another|an extra|a further) {duration:number}',
          '(let|allow) (it|that|them|him|her) [have|go for] (another|an extra|a further) {duration}',
          'give (it|that|that one|this one|that timer|them|those) [another|an extra|a further] {duration} [more|longer]',
          'add [another|an extra] {duration} [to it|on it]',
          `${TAKE_OFF} off [another|an extra|a further] {duration:-duration} [of it|of that|it|that]`,
          `${TAKE_OFF} [another|an extra|a further] {duration:-duration} off [it|that|there|of it|of that]`,
          '(another|an extra|a further) {duration:-duration} off [it|that|there|of it|of that] [please]',
          '{duration:-duration} (less|fewer|shorter) [please|on it]',
          '{duration:-duration} off [it|that|there|of it|of that] [please]',
        ].map(justSpokenOf),
        ...ways(
          { without: { name: NAMELESS } },
          `(the|my|our) {name:title} ${WANTS} (another|an extra|a further) {duration}`,
          `(the|my|our) {name:title} ${WANTS} {duration} (more|longer|extra)`,
          '(give|allow) (the|my|our) {name:title} (another|an extra) {duration}',
          `${GIVE} [me|us] {duration} [more] (to|on|on to|onto) (the|my|our) {name:title} one`,
          '(give|allow) (the|my|our) {name:title} {duration} (more|longer|extra)',
          '(another|an extra|a further) {duration} (on|for) (the|my|our) {name:title}',
          '{duration} (more|longer|extra) (on|for) (the|my|our) {name:title}',
          '{duration:-duration} (less|fewer|shorter) (on|for) (the|my|our) {name:title}',
          '{duration:-duration} off (the|my|our) {name:title}',
          '(put|stick|pop|bung|whack|add) (another|an extra|a further) {duration} (on|on to|onto|to) (the|my|our) {name:title}',
          '(put|stick|pop|bung|whack|add) {duration} (more|extra) (on|on to|onto|to) (the|my|our) {name:title}',
        ),
        {
          say: `${TAKE_OFF} [another|an extra|a further] {duration:-duration} off (the|my|our) {name:title}`,
          hold: { name: COOKED },
        },
        // A number alone is minutes.
        ...ways(
          { without: { name: NAMELESS } },
          `(the|my|our) {name:title} ${WANTS} (another|an extra|a further) {duration:number}`,
          `(the|my|our) {name:title} ${WANTS} {duration:number} (more|longer|extra)`,
          '(give|allow) (the|my|our) {name:title} (another|an extra) {duration:number}',
          '(give|allow) (the|my|our) {name:title} {duration:number} (more|longer|extra)',
          '(another|an extra|a further) {duration:number} (on|for) (the|my|our) {name:title}',
          '(put|stick|pop|bung|whack|add|chuck) [another|an extra|a further] {duration:number} [more|extra] (on|on to|onto|to) (the|my|our) {name:title}',
        ),
        ...[
          `${GIVE} [me|us] [another|an extra] {duration} [more] (to|on|on to|onto) ${IT}`,
          `(give|make) ${IT} (another|an extra) {duration}`,
          `(give|make) ${IT} {duration} (more|longer)`,
          `${LONGER} ${IT} by {duration}`,
          `${TAKE} {duration:-duration} ${OF} ${IT}`,
          `${SHORTER} ${IT} by {duration:-duration}`,
          `make ${IT} {duration:-duration} (shorter|less)`,
        ].map(spokenOf),
      ],
      cancel: { method: 'cancel', with: { name: 'name', length: 'length' } },
      outcome: 'the timer runs {duration} longer',
    },
    get: {
      question: true,
      time: 'none',
      follow: OTHER,
      say: [
        ...timers(`${LEFT} (left|remaining) (on|of|for|in)`),
        ...[
          'how (long|much longer|much time|many minutes) (has|have) (it|she|he|they|that) got [left|to go]',
          'how (long|much longer|much time|many minutes) [is|are] [there] (left|remaining|to go) [on it|now]',
          'how (long|much longer|much time|many minutes) (do|have) (i|we) [have|got] left',
          'how (much|long|many minutes) is [left] on it [now|still|then]',
          'how is (it|that|that one) [doing|going|getting on|coming along|looking] [now|then]',
        ].map(justSpokenOf),
        spokenOf(`${LEFT} (left|remaining) (on|of|for|in) ${IT}`),
        ...timers('(how much longer|how much time|how long) [is it|do i have] (on|for|with)'),
        ...timers('[how much] time (left|remaining) (on|of|for)'),
        ...timers(`${HOW} [the] (status|state|time|remaining time) (of|on|for)`),
        ...timers('[the] (status|state) (of|on|for)'),
        ...timers(`(${HOW}|how is)`, '[doing|status|state]'),
        ...timers('', 'status'),
        ...timers(
          'how (long|much longer|much time|much more time) (has|does|until|till|is|do|have)',
          '[have|got|has] [left|to go|is done|is over|goes off|ends]',
        ),
        '(what|how) about [the|my] {name:title} timer',
        '[how much] time [is] (left|remaining) (on|for) [the|my] {name:title}',
        {
          say: '(how long|how much time) (has|have) [the|my] {name:title} got [left|to go|remaining]',
          without: { name: NAMELESS },
        },
        `how (long|much longer|much more time|many minutes) (until|till|before|for) ${THE} {name:title} (is|are) (done|ready|finished|cooked|up)`,
        `how (long|much longer|much time|many minutes|many more minutes) (has|have) (the|my|our) {name:title} (got|left|to go|got left|got to go)`,
        ...ways(
          { hold: { name: COOKED } },
          `how (is|are) ${THE} {name:title} (doing|getting on|coming along|looking|going) [now]`,
          `how (are|am) (we|i) (doing|getting on|fixed) (on|for|with) ${THE} {name:title} [now]`,
          `(is|are) ${THE} {name:title} (done|ready|finished|cooked|up|over) [yet|now]`,
          `how (long|much longer|many minutes) (until|till|til|to|before|for) ${THE} {name:title} [now|then]`,
        ),
        'how (long|much longer|much time|much more time|many minutes) (have (i|we) got|do (i|we) have|have (i|we)) [left|to go|remaining|now]',
        'how (long|much time|many minutes) [is] [there|still] (left|to go|remaining) [on (the|my|our) timer]',
        ...ways(
          { without: { name: NAMELESS } },
          `(how much time|what) (is|has|have i got|have we got|do i have|do we have) [it] [got] (left|remaining) (on|for) ${THE} {name:title}`,
          `how (long|much longer|much time|many minutes|many more minutes) [is|do (we|i) have|have (we|i) got] [left|to go|remaining] (on|for|with) ${THE} {name:title} [now|please|got]`,
          `how (long|much longer|much time|many minutes) (does|do) ${THE} {name:title} (have|need) [left|to go|still]`,
          `how (is|are) ${THE} {name:title} (doing|getting on|coming along) (for|on) time`,
          `how (long|much longer|much more time|many minutes) (until|till|before) ${THE} {name:title} (is|are) (done|ready|finished|cooked|up|over)`,
          `when (is|are|will) ${THE} {name:title} (done|ready|finished|cooked|be done|be ready|be cooked)`,
          `(time|how long|how much time|how many minutes) (left|remaining) (on|for) ${THE} {name:title}`,
        ),
        ...timers('when (does|will|is|do|are)', '(end|go off|finish|done|over|up|run out|going to go off)'),
        {
          say: '(how are|how is) (all the|all my|my|the|our|both) timers (doing|getting on|coming along|looking) [now]',
          give: ALL,
        },
        ...timers('(is|are)', '(still running|running|done|over|finished|up|paused|on)'),
        // It rings anyway.
        `(tell me|let me know|notify me|alert me|remind me|call me) when [the|my|our] [{name:title}] timer (${OVER})`,
        {
          say: '(what|which|how many) timers (are there|are running|do i have|have i got|are set|are on|do we have|are active|are going|did i set|(have i|have we|do i have) [got] (going|running|on|set))',
          give: ALL,
        },
        { say: '(list|show|show me|check|read me|tell me) [all] (my|the|our) timers', give: ALL },
        {
          say: '(which|what) [timer|one|of them|of the timers] (is|goes|rings|ends|finishes|beeps|runs out|will be|will go) [off|done|up|over|out|finished|ready] (first|next|soonest|sooner|earliest|last)',
          give: ALL,
        },
        { say: '(are there|do i have|have i got|have we got) any timers [running|set|on|active]', give: ALL },
      ],
      outcome: 'what is left on the timer',
    },
  },
};
