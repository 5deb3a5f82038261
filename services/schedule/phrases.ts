import { type Phrases, ways } from '../../src/domain/index.ts';

const RULES =
  '(automations|rules|routines|schedules|timed things|automatic things|scheduled things|standing orders)';
const RULES_OR_ONE =
  '(automations|automation|rules|rule|routines|routine|schedules|schedule|standing orders|standing order|timed things)';
const BY_ITSELF =
  '([all] (automatically|by itself|by yourself|by themselves|on its own|on your own|on their own|of its own accord|of their own accord)|on a schedule|on a timer|without me asking|without being asked)';
const HERE = '(here|in here|in this house|in the house|in our house|at home|around here)';
const AT_PRESENT = '(at the moment|right now|now|these days|currently|at present)';
const SET_UP =
  '(set up|set|lined up|planned|scheduled|programmed|running|going|set to run|set up to run|set to happen|to run|to do|coming up)';
const HAVE =
  '(do i have|have i got|i have got|have you got|do you have|you have got|do we have|have we got|we have got|are there|have i|have you)';
/** Without one of these it is something that runs now: "stop playing music". */
const TIMES_OF_A_RULE =
  'at every each when whenever sunset sunrise dusk dawn morning mornings evening evenings night nights day days weekday weekdays'.split(
    ' ',
  );
const RULE = '(rule|automation|routine|schedule|standing order)';
const ITS_RULE = `(the|my|our|that) {query:words} ${RULE}`;
const FOR_NOW =
  '(for now|for the moment|for a while|for a bit|for the time being|until i say so|until further notice)';
/** Other rules have these words, and no command for later. */
const OF_EVENTS = { query: ['appointment', 'meeting', 'event', 'from', 'lunch', 'dinner'] };
const DROP =
  '(cancel|delete|remove|stop|forget|forget about|scrap|scratch|bin|ditch|drop|kill|lose|get rid of|do away with|clear|take off|turn off|switch off|end)';

const EACH = '(day|night|morning|evening|afternoon|weekday|weekend|week|hour)';
/** "What happens *every night*": what comes again and again. */
const OFTEN = ways(
  { give: { returns: true } },
  `(what|which things) [all|else] (happens|happen|goes on|comes on|goes off|runs|run|is done) [here|in the house|at home] (every|each) ${EACH}`,
  `what [all|else] (do you do|does the house do|are you set to do) [here|in the house|at home] (every|each) ${EACH}`,
  `(what|which) [of the|of my|of our] ${RULES} (repeat|come back|return|recur|are repeating|are recurring|are regular|run every day)`,
);
const SET_FOR = '(set up|set|planned|scheduled|lined up|programmed|stored|coming up)';
const FOR = '(for|about|with|on)';
/** "What have I set *for the porch light*": those with its words. */
const OF_WHAT = ways(
  {},
  `(what|what all|what else) (have i|have we|have you|did i|did we) [got] ${SET_FOR} ${FOR} (the|my|our) {query:words}`,
  `(what|what else) is ${SET_FOR} ${FOR} (the|my|our) {query:words}`,
  `(is|is there|have we|have i|have you|do we have|do i have) [got] (anything|something) [still] ${SET_FOR} ${FOR} (the|my|our) {query:words}`,
  `(do i|do we|do you|have i|have we|have you) [still] (have|got) [a|any] ${RULES_OR_ONE} ${FOR} (the|my|our) {query:words}`,
  `(is|are) there [still] [a|any] ${RULES_OR_ONE} [set|set up] ${FOR} (the|my|our) {query:words}`,
  `(what|which) ${RULES_OR_ONE} (do i have|have i got|do we have|have we got|are there|is there|have you got) [set|set up] ${FOR} (the|my|our) {query:words}`,
);
/** "What did *Sam* set up?" */
const OF_WHOM = ways(
  {},
  'what (did|has) {of:person} [got] (set up|scheduled|programmed|planned) [to happen|to run|by itself|in the house|here]',
  `(what|which) ${RULES} (did|has|have) {of:person} (make|made|set|set up|got|got set up|left)`,
  `(what|which) ${RULES} does {of:person} have [set up]`,
  `(what|which) are {of:person} ${RULES}`,
  `(does|has) {of:person} (have|got) any ${RULES} [set up]`,
);

const ALL_SET_UP = `(everything|whatever|anything|all) [that] (you have|you have got|is|there is|we have|i have) [got] ${SET_UP} [to (come on|go off|come on or go off|switch on or off|turn on or off|happen|run)] [${BY_ITSELF}]`;

/** What people say about commands they gave for later; giving one is the other services' phrases with a time. */
export const phrases: Phrases = {
  service: 'schedule',
  methods: {
    list: {
      question: true,
      time: 'idle',
      say: [
        '(what is|what have you got|what have i) scheduled',
        'what have you [got] [been] (asked|told|set|ordered|programmed|meant|supposed) to do',
        '(what|which) [automatic] (things|stuff|jobs|tasks) (do you do|do you make|happen|run|go on) [automatically|by yourself|all by yourself|on your own|by themselves] [around here|here|in the house]',
        '(what|which) automatic (things|stuff|jobs|tasks) (do you (do|make|run|have)|are there)',
        '(what|which) (commands|schedules|automations|routines) (are there|are scheduled|do i have|have i got|are set|are pending)',
        '(what will you do|what are you going to do|what will happen|what is going to happen|what have you got planned|what have you planned|what is planned) [automatically|by yourself|on your own|in the house]',
        '(list|show|show me|read me|tell me|tell me about) [all] [of] (my|the|our|your) (schedules|scheduled commands|automations|routines|rules|standing orders)',
        `(what|which|how many) ${RULES} ${HAVE} [${SET_UP}] [${BY_ITSELF}] [right now|at the moment|now|so far]`,
        `(what|which) ${RULES} (are|have been) (there|set|set up|on|active|running|made|in place) [right now|at the moment|now]`,
        `(what|which) are (my|the|our|your) ${RULES} [right now|at the moment|now]`,
        `${HAVE} any ${RULES} [${SET_UP}]`,
        `(what|what all) ${HAVE} ${SET_UP} [to run|to happen|to do] ${BY_ITSELF}`,
        `(what|what all|what else) ${HAVE} (set up|lined up|programmed) [for later|later on]`,
        `(what is|what things are) [all] ${SET_UP} [to run|to happen] ${BY_ITSELF}`,
        `(what|which|which things|what things|what all) [else] (happens|happen|runs|run|goes on|comes on|is done|are done|switches|changes) ${BY_ITSELF} [${HERE}] [${AT_PRESENT}]`,
        `what [all] (do you do|will you do|are you doing|are you going to do|are you set to do|is the house doing|does the house do|will the house do|is this house doing|does this house do|is it doing) ${BY_ITSELF} [${HERE}] [${AT_PRESENT}]`,
        `(does|do|is|will) anything [here|in this house|in the house] (happen|happens|run|runs|happening|running|set to happen) ${BY_ITSELF} [${HERE}] [${AT_PRESENT}]`,
        `is (anything|there anything) ${SET_UP} [to run|to happen] [${BY_ITSELF}]`,
        `[are there|have you got|do we have|do i have] any ${RULES} [left|still|set|set up|waiting|running|at all]`,
        `(what|which) ${RULES} (are|is) (left|still there|still set|still on|still running|waiting|pending)`,
        '(what|which) [stored|scheduled] (orders|commands|jobs|things|tasks) are [still] (waiting|pending|stored|scheduled|outstanding|to come)',
        '(what|what else) (have you got|have you|do you have) (planned|scheduled|coming up|in store) (for later|later on|for later on)',
        'what is (still|yet) (waiting|to come|to be done|waiting to be done|pending|outstanding)',
        'what (have you|do you) [still] (got|have) [still] [left] to do',
        ...OFTEN,
        ...OF_WHAT,
        ...OF_WHOM,
      ],
      outcome: 'the scheduled commands',
      cancel: { method: 'cancel', with: {} },
    },
    cancel: {
      time: 'none',
      say: [
        `${DROP} (that|this|the) (rule|automation|routine|schedule|standing order|scheduled command) [again|please]`,
        {
          say: '(stop|quit|no more) (turning|switching|putting|opening|closing|shutting|locking|setting|starting|dimming|running|doing|sending|raising|lowering) {query:words}',
          hold: { query: TIMES_OF_A_RULE },
        },
        {
          give: { all: true },
          say: `${DROP} ${ALL_SET_UP}`,
        },
        {
          give: { all: true },
          say: `${ALL_SET_UP} [,] ${DROP} (the lot|it|it all|them all|them|all of it|all of them|everything)`,
        },
        {
          give: { all: true },
          say: `${DROP} (all|all the|all my|all of the|all of my|every|the whole lot of|all our) (rule|rules|automation|automations|routines|schedules|scheduled commands|standing orders)`,
        },
        '(cancel|delete|remove|stop|forget) (the|my) (schedule|scheduled command|automation|routine|rule) (to|for|that|about|with|of) [the] {query:words}',
        {
          say: '(cancel|delete|remove|stop) (the|my) {query:words} (schedule|automation|routine|rule)',
          without: OF_EVENTS,
        },
      ],
      outcome: 'the schedule "{query}" is cancelled',
    },
    pause: {
      time: 'none',
      say: [
        {
          say: `(pause|suspend|disable|deactivate|freeze|halt|rest) ${ITS_RULE} [${FOR_NOW}]`,
          without: OF_EVENTS,
        },
        { say: `(put|place) ${ITS_RULE} on (hold|pause|ice) [${FOR_NOW}]`, without: OF_EVENTS },
        { say: `(turn|switch) off ${ITS_RULE} ${FOR_NOW}`, without: OF_EVENTS },
        { say: `(turn|switch) ${ITS_RULE} off ${FOR_NOW}`, without: OF_EVENTS },
        { say: `(stop|leave out|rest|skip) ${ITS_RULE} ${FOR_NOW}`, without: OF_EVENTS },
      ],
      outcome: 'the schedule "{query}" is paused',
    },
    resume: {
      time: 'none',
      say: [
        {
          say: `(resume|unpause|enable|re enable|reenable|reactivate|activate|restart|continue) ${ITS_RULE} [again|now|from now on]`,
          without: OF_EVENTS,
        },
        { say: `(start|run) ${ITS_RULE} again`, without: OF_EVENTS },
        {
          say: `(turn|switch|put|bring|set) ${ITS_RULE} (on|back on|on again|back) [again]`,
          without: OF_EVENTS,
        },
        { say: `(turn|switch|put|bring) (on|back on|back) ${ITS_RULE} [again]`, without: OF_EVENTS },
        { say: `(pick|take) up ${ITS_RULE} again`, without: OF_EVENTS },
      ],
      outcome: 'the schedule "{query}" goes on',
    },
  },
};
