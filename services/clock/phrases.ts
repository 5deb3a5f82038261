import { type Phrases, ways } from '../../src/domain/index.ts';
import { PLACE_WORDS } from './places.ts';

const TIME =
  '(time|current time|exact time|local time|hour|correct time|clock time|actual time|precise time|current local time)';
const NOW = '[right now|now|currently|at the moment|at this moment|exactly|sharp]';
const HERE = '(in|for|at|over in|on|of) [the] {place:words} [time zone|timezone|time]';
const SHOW =
  '(what is|tell me|give me|say|show me|show|report|get|get me|know|check|let me know|find|display|update|announce|read|tell|need|want|what)';

const OUT = '[yet|already|now|still] [outside|out|out there|outdoors] [yet|already|now|still]';

/** What it may be time for, and no place has in its name. */
const NO_PLACE =
  'cleaning vacuum coffee bed lunch dinner breakfast work school to wake book convert set change remind call tell search me i you up my at is what time just email a an some the hoover'.split(
    ' ',
  );

/** What people ask about the time. */
export const phrases: Phrases = {
  service: 'clock',
  methods: {
    time: {
      question: true,
      time: 'none',
      say: [
        `(what time is it|what time do we have|have you got the time|do you have the time|what time it is|what time is) ${NOW}`,
        `(what time is it getting to be|what time is it now|what hour is it|the time is what|when is it right now)`,
        `${SHOW} [the|our|my] ${TIME} [it is|is it] ${NOW}`,
        `${SHOW} what [the] time (it is|is it|is) ${NOW}`,
        `how late is it ${NOW} [${HERE}]`,
        `(in|at) [the] {place:words} [time zone|timezone] [,] (what time is it|what is the time|what is the current time|tell me the time|what time it is) ${NOW}`,
        `(look up|find|find out|search for|google|search) [the|our|my] ${TIME} ${NOW} [${HERE}]`,
        '(how is the time|what does the clock say|what does it say on the clock|what is the clock showing|what does the clock read|check the clock|look at the clock|the clock)',
        {
          say: `[the] [current|local] {place:words} time [please]`,
          hold: { place: PLACE_WORDS },
          without: { place: NO_PLACE },
        },
        `[the] (time now|time please|current time|exact time|local time) ${NOW}`,
        'how (long|many minutes|many hours|much time|much longer) [is it|are there|is left|do i have|do we have|have i got|have we got] [left] (until|till|to|before) [it is] {until:moment}',
        'is it {is:moment}',
        { say: 'is it (past|after|gone) {is:moment} [yet|already]', give: { side: 'after' } },
        { say: 'is it {is:moment} (yet|already)', give: { side: 'after' } },
        { say: 'is it [still] before {is:moment} [still]', give: { side: 'before' } },
        'is it (am or pm|morning or evening|day or night|morning or afternoon|before or after noon) [right now|now]',
        '[have you] got the time',
        '(may|can|could) (i|we) (know|have|get|see) the time',
        '(what|which) (time zone|timezone) (am i|are we|is this|is it) [in|here]',
        'what is (the|my|our) [current|local] (time zone|timezone) [here]',
        '(i|we) need the time',
        `(what time is it|what time would it be|what is the time|what time it is|what time will it be|what time is|what is time) ${NOW} ${HERE} ${NOW}`,
        `${SHOW} [the|our|my] ${TIME} [it is|is it] ${NOW} ${HERE} ${NOW}`,
        `${SHOW} what [the] time (it is|is it|is) ${NOW} ${HERE} ${NOW}`,
        `(in|at) [the] {place:words} (what time is it|what is the time|what is the current time) ${NOW}`,
        { say: `[the|current] time ${HERE} ${NOW}`, without: { place: NO_PLACE } },
        `(what time of day) is it ${HERE}`,
        { say: `${SHOW} [the] [current] {place:words} [current] time ${NOW}`, hold: { place: PLACE_WORDS } },
        `is it {is:moment} ${HERE} [yet]`,
      ],
      outcome: 'the time',
    },
    date: {
      question: true,
      time: 'day',
      say: [
        `${SHOW} [the|our] (date|day|current date|current day|full date|exact date|date and time|day and date|day of the week|actual date|calendar date|month|current month|month day and year|day month and year|current day month and year) [is it|it is|is|will it be] [for|of|on|in]`,
        `${SHOW} (what|which) [the] [full] (day|date|month|year) [of the week|of the month] (it is|is it|is|will it be|it will be) [on|in|for]`,
        `(what|which) [the] (day|date|month|year|week) [of the week|of the month] (is it|is|are we|are we in|is on|will it be|would it be|was it|will be|does) [on|in|for|at] [fall on|fall|be]`,
        `(what|which) (day|date|month|year|week) [of the week] (is|will) [the] (date|day) [be] [on|in]`,
        '(what|which) [day|date] (is|will be) [it] today',
        'what (will|would) [the] (date|day) be [on|in|at]',
        'on (what|which) (day|date) (is|does|will) [be|fall|land|come]',
        '(what|which) (day|date|weekday) [of the week|of week] (is|does|will|was|would) [it|the] [be] [the] [day] [fall|land|come|be] [on|in|for|at]',
        'what (will|would) be [the] (day|date|weekday) [on|in|at|for]',
        '(is|is on|are on|comes on|comes|falls on|falls|lands on|lands|will be|will be on|will fall on|was|was on) [on] (what|which) (day|date|weekday) [of the week|of week]',
        '[the] date [for] [please]',
        'day [please]',
        '(today is|is today) (what|which) (day|date) [of the week]',
        '[tell me|say] (what|which) [day|date] today is',
        '[tell me|say] (what|which) (day|date) is',
        '(it is|today is) (what|which|is it) [day|date]',
        '(current|display|show) date',
        '(today is|is today) (what|which) (date|day)',
        'today is what (date|day)',
        '(is it|is today|is it the|is the|is) [on] [a|it|on a] {is:moment}',
        '(date and time|day and date|date please|day on|date on)',
        'when is',
        ...(['days', 'weeks'] as const).map((left) => ({
          say: `how (${left === 'days' ? 'many (days|nights|sleeps|months)|long|far|much time' : 'many weeks'}) [is it|are there|are left|left|remain|is left|do i have|do we have] [left] (until|till|to|before)`,
          give: { left },
        })),
        "today's (date|day)",
        '(what|which) (date|day) do we have',
        'what is (the|this) (year|month|week)',
        'is it still',
      ],
      asks: [
        {
          about: ['date', 'weekday'],
          // "Do I have a date on Friday" asks for something else.
          without: ['have', 'with', 'set', 'appointment', 'meeting', 'birthday'],
          with: 'current exact full month year week calendar moment'.split(' '),
          verb: true,
        },
      ],
      outcome: 'the date',
    },
    sun: {
      question: true,
      time: 'day',
      say: [
        '(when|what time) (is|does) (the sun|sunset|sunrise) [set|rise|come up|go down]',
        '(when|what time) (will|does) (the sun|it) (set|rise|come up|go down|get dark|get light)',
        '(what time|when) (will|does) [the] (sun|sunset|sunrise) (be|happen|rise|set)',
        '(sunset|sunrise) time',
        'how (long|much time|much longer) [is it|is left|is there|do i have|do we have] [left] (until|till|to|before) [the] (sunset|sunrise|sun sets|sun rises)',
        'is it getting (dark|light) [soon|yet|already]',
        ...ways(
          { give: { is: 'down' } },
          '(has|did|is) [the] sun [already] (set|gone down|go down|down|gone) [yet|already|now]',
          `is it [still|already|really] (dark|night|night time|nighttime|dusk) ${OUT}`,
          'is it [past|after|already] (sunset|sundown|dusk|nightfall|dark) [yet|already|now]',
        ),
        ...ways(
          { give: { is: 'up' } },
          '(has|did|is) [the] sun [already|still] (risen|come up|rise|rose|up) [yet|already|now]',
          `is it [still|already|really] (light|daylight|day time|daytime|light enough) ${OUT}`,
          'is it [past|after|already] (sunrise|dawn|daybreak) [yet|already|now]',
        ),
      ],
      outcome: 'when the sun rises and sets',
    },
  },
};
