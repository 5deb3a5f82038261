import type { LaterGrammar, Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { ASKED_IN_TALK } from '../asked-in-talk/index.ts';
import { againAfter } from '../going-on/again-after.ts';
import { alwaysOtherwise } from '../going-on/always-otherwise.ts';
import { daysAnew } from '../going-on/days-anew.ts';
import { ofItsDays } from '../going-on/its-days.ts';
import { ITS_HOUR } from '../going-on/its-hour.ts';
import { dropsStored, figureThen, undoes, valueThen } from '../going-on/of-stored.ts';
import { ofAllWaiting, onDayTold, sameAgain } from '../going-on/of-waiting.ts';
import { asksOfStored, endsOn, tellsToo } from '../going-on/said-of-stored.ts';
import { stepAnew } from '../going-on/step-anew.ts';
import { entryOn, TOLD_WHEN, thenToo } from '../going-on/then-too.ts';
import { messageAnew, oneMoreMessage } from '../of-people/index.ts';
import { OF_RULES } from '../of-rules/index.ts';
import {
  LEVEL_BACK,
  NOT_THAT_ONE,
  sparedToo,
  THAT_ONE,
  thingBack,
  WORD_ANEW,
} from '../of-things/behind-an-order.ts';
import { OF_THINGS } from '../of-things/said-of-them.ts';
import { undoneThing } from '../of-things/undone-thing.ts';
import { TIMERS } from '../of-timers/index.ts';
import { doneWith, NO_LONGER } from '../plain-talk/done-with.ts';
import { EVENTS_MOVED_FIRST } from '../plain-talk/events-moved.ts';
import { SAID_OF_ENTRY } from '../plain-talk/said-of-entry.ts';
import { asksOfMade, asksOnDay, WITHIN_HOURS, wordsAnew } from '../plain-talk/said-of-reminders.ts';
import { SERIES_SINCE } from '../plain-talk/series-since.ts';
import { OF_THEM, TO_THEM } from '../same-for.ts';
import { countedFrom } from '../takes-place/hung-on-it.ts';
import { DAY, dateSaid, HOUR, LENGTH, NUMBER, WEEKDAY } from '../times-said.ts';
import { atOnce } from './at-once.ts';
import { endsLater } from './ends-later.ts';
import { LET_OFF_NEXT, LET_OFF_ONCE, rowBack } from './let-off.ts';
import { onceOtherwise } from './once-otherwise.ts';
import { oneOfItsKind } from './one-of-its-kind.ts';
import { MORE_TOLD, oneOfMade, placeTold } from './one-of-made.ts';
import { END, NO_EVENT } from './parts.ts';
import { rests } from './rests.ts';
import { narrows } from './rule-hours.ts';

/** What is said of things that are still to come. */

const LEAD =
  "(?:(?:and|but|so|oh|ah|no+|nah|ok(?:ay)?|right|well|actually|sorry|wait|hang on|hmm+|please|just|then|in fact|on second thoughts?|you know what|tell you what|come to think of it|thinking about it|yeah|yes|can you|could you|would you|let['’]?s)[, ]+)*";
const SAID = "([a-z0-9][a-z0-9:.' -]{0,24}?)";
const UNIT = '(?: (?:degrees?|percent|%))?';
const MAKE =
  "(?:(?:make|have|do|set|put|move|change|push|shift|say|call|keep|turn|bring) (?:it|that|them|this|the end|the time)(?: (?:up|down|back|on|off))?|(?:it|that)(?:['’]s| is| should be| ought to be| has to be)|i (?:meant|said|want|wanted)|(?:let['’]?s |we (?:could|can|should) )(?:say|make it|have it|do|go for)|say|till|until)";
/** What somebody tells of themselves or of it in front: "*that's dear,* seventeen instead of eighteen". */
const REMARK =
  "(?:(?:i|we|it|that|he|she|they|there|mum|dad|gran)(?:['’](?:m|s|re|ve|d|ll)| is| am| are| was| has| have| always| never) [^,.;!?\\d]{2,60}[,.;!–-]+ (?:so |and |but )?)?";
/** "*Rather than*", "and not". */
const NOT = '(?:,? rather than|,? instead of|,? in place of|,? as opposed to|,? (?:and )?not)';
const TO = '(?:(?:to|at|for|till|until|on) )?';

const ASKED_OF =
  "(?:(?:and )?(?:what|anything|is there anything|have (?:i|we) (?:got )?anything|do (?:i|we) have anything)(?: else)?(?:['’]s| is)?(?: (?:have|do) (?:i|we)(?: have)?(?: got)?| (?:i|we)(?:['’]ve| have)(?: got)?)?(?: (?:on|going on|planned|happening|up))?(?: for| on)?|am i (?:free|busy)|are we (?:free|busy)|what(?:['’]s| is) it like)";

const whole = (pattern: string): Pattern => lazily(`^${LEAD}${pattern}${END}`, 'i');

/** What is no name of anything: "not the milk, *thanks*", "*it's fine*", "*got some*". */
const NO_NAME =
  '(?!(?:oh|ah|aw|er|um|hmm|hang|hold|wait|well|and|but|if|when|really|fine|ok|okay|good|great|all|alright|enough|too|done|gone|off|on|over|thanks|thank|ta|cheers|sorry|please|never|no|yes|now|then|yet|there|got|get|have|had|buy|add|put|make|just|only|so|not|because|cos|since|actually|right|wrong|nothing|anything|something|everything|that|this|it)\\b)';
const WORD = `${NO_NAME}((?:the |my |our |a |an |some )?[a-z][a-z'’-]*(?: [a-z][a-z'’-]*){0,2}?)`;
const MEANT =
  "(?:(?:(?:it|that|this)(?:['’]s| is| was| should be| should have been| ought to be)|(?:i|we) (?:meant|mean|said|wanted)),? (?:(?:actually|really),? )?(?:to (?:say|be) )?)?";
const OF = '(?:for |called |with |about )?';

/** The verbs that a thing is switched by, by their stems. */
const STEMS: Readonly<Record<string, string>> = {
  switch: 'turn',
  turn: 'turn',
  put: 'turn',
  go: 'turn',
  com: 'turn',
  shut: 'close',
  clos: 'close',
  open: 'open',
  lock: 'lock',
  unlock: 'unlock',
  start: 'start',
  stop: 'stop',
  dim: 'dim',
};
const STEM = 'switch|turn|putt?|go|com|shutt?|clos|open|lock|unlock|start|stopp?|dimm?';
const NOT_WANTED =
  "(?:forget(?: about)?|never mind(?: about)?|skip|scrap|drop|cancel|lose|leave (?:out|off)|no need for|call off|don['’]t (?:bother|worry)(?: about| with)?|do not bother(?: with)?|we can do without)";
const ITS = '(?: (?:it|that|them|the ((?!off|on)[a-z]+(?: (?!off|on)[a-z]+){0,2})))?';
const GERUND = lazily(
  `^${LEAD}${NOT_WANTED} (?:the )?(?:bit (?:about|with) )?(?:automatic )?(${STEM})ing${ITS}(?: back)?( off| on| down| up)?${ITS}(?: (?:again|bit|part|thing|later|then|afterwards|at all|after all))*${END}`,
  'i',
);
const VERB = 'switch|turn|put|go|come|shut|close|open|lock|unlock|start|stop|dim';
const DENIED = lazily(
  `^${LEAD}(?:don['’]?t|do not|no need to|you needn['’]t|(?:it|that) (?:needn['’]t|doesn['’]t (?:need|have) to|shouldn['’]t|mustn['’]t)|you don['’]t (?:need|have) to|better not|rather not)(?: bother to)? (${VERB})${ITS}(?: back)?( off| on| down| up)?${ITS}(?: (?:again|later|then|afterwards|after all|at all|any ?more|this time))*${END}`,
  'i',
);
const LEFT = whole(
  '(?:leave|keep|let) (?:it|that|them)(?: (?:be|stay))? (on|off|open|closed|shut|locked|unlocked)(?: (?:after all|for now|for good|then|as (?:it is|they are)|all (?:day|night|evening|afternoon|morning)|for the (?:rest of the |whole )?(?:day|night|evening|morning)))*',
);
/** "*It can stay on all night*, leave it". */
const MAY_STAY = whole(
  '(?:it|that|they|those) (?:can|may|might as well|could|should)(?: just| as well)* (?:stay|burn|run|remain|be left|be|keep)(?: (?:on|going|running|lit))*(?: (?:all (?:night|day|evening)|for now|for good|then|until (?:i|we) say))*(?:[,;. ]+(?:so |just |and )*(?:leave|keep) (?:it|that|them)(?: (?:on|be|alone|as it is))*)?',
);
const WHITER = whole(
  '(?:make (?:it|them|that) )?(?:(?:(?:a|just a) (?:(?:wee|little|tiny) )?(?:bit|little|touch|tad|shade)|bit|touch|slightly|much|even|way|just|rather) )*(warmer|cooler|colder)(?: (?:than (?:that|this)|again|still))?',
);
/** A figure that an hour may be. */
const HOUR_THEN = whole(
  '(?:no,? )?(?:make|do) (?:it|that) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])(?: instead)?',
);
/** The white that is too much of one kind: "less blue", "not so yellow". */
const TOO_WHITE = whole(
  "(?:make (?:it|them) )?(?:(?:(?:it|that|they)(?:['’]s|['’]re| is| are) )?(?:a (?:bit|little|touch) )?(?:far |way |much )?too|less|not (?:quite )?so) (?:(cold|blue|icy|clinical)|(?:warm|yellow|orange))",
);
/** What would end that it is so. */
const ENDS: Readonly<Record<string, string>> = {
  on: 'turn it off',
  off: 'turn it on',
  open: 'close it',
  closed: 'open it',
  shut: 'open it',
  locked: 'unlock it',
  unlocked: 'lock it',
};

function notThen(text: string): ReturnType<LaterGrammar['notThen']> {
  const [whole, stem = '', before, way = '', behind] = GERUND.exec(text) ?? DENIED.exec(text) ?? [];
  if (whole === undefined) {
    const [, state] = LEFT.exec(text) ?? [];
    const order = ENDS[state?.toLowerCase() ?? (MAY_STAY.test(text) ? 'on' : '')];
    return order === undefined ? undefined : { order };
  }
  const said = stem.toLowerCase();
  const verb = STEMS[said] ?? STEMS[said.slice(0, -1)];
  const thing = before ?? behind;
  if (verb === undefined) return undefined;
  return { order: `${verb} it${verb === 'turn' ? way : ''}`, ...(thing === undefined ? {} : { thing }) };
}

const HANDLES = '(?:turn|switch|put|set|open|close|shut|lock|unlock|start|stop|dim|pause|raise|lower)';
const JOINS = lazily(
  `^(?:and|also)[, ]+(?:(?:then|also|please)[, ]+)*(?:${HANDLES}\\b.*\\b(?:it|them|that|again|later|afterwards)\\b|(?:send|mail|email) (?:me|us|[a-z]+)\\b|(?:tell (?:me|us)|let (?:me|us) know)\\b|at ${HOUR},? (?:${HANDLES} (?:it|them|that)\\b|${HANDLES} (?:on|off) (?:it|them|that)\\b|back (?:up |down )?to\\b)|back (?:up |down )?to\\b.* at ${HOUR})`,
  'i',
);

export const LATER: LaterGrammar = {
  ratherThan: [
    {
      say: whole(`${REMARK}(?:${MAKE} )?${TO}${SAID}${UNIT}${NOT} ${TO}(?:the )?${SAID}${UNIT}`),
      is: 1,
      not: 2,
    },
    {
      say: whole(
        `(?:change|switch|swap|turn|make) (?:(?:it|that) from )?(?:the |that )?${SAID}${UNIT} (?:to|for|into|a|an) ${SAID}${UNIT}`,
      ),
      is: 2,
      not: 1,
    },
    {
      say: whole(
        `not (?:at )?${SAID}${UNIT},? (?:but |make it |i (?:meant|said) |it['’]s )+(?:at )?${SAID}${UNIT}`,
      ),
      is: 2,
      not: 1,
    },
  ],
  otherWord: [
    { say: whole(`${MEANT}${OF}${WORD},? (?:and )?not ${OF}${WORD}`), is: 1, not: 2 },
    {
      say: whole(
        `not ${OF}${WORD}(?:, ?| - | – |; ?| but )(?:(?:but|no|sorry|make that|make it),? )*${MEANT}${OF}${WORD}`,
      ),
      is: 2,
      not: 1,
    },
    { say: whole(`(?:change|correct|switch|swap) ${WORD} (?:to|for|into|with) ${WORD}`), is: 2, not: 1 },
  ],
  notThat: whole(`(?:it|that)(?:['’]s| is| was| should be)? .*[, ](?:and )?not ${OF}${WORD}`),
  leftOnce: LET_OFF_ONCE,
  leftNext: LET_OFF_NEXT,
  atHour: (hour) =>
    /^(?:\d{1,2}|[a-z]+)$/i.test(hour) && !/noon|mid/i.test(hour)
      ? `make it ${hour} o'clock`
      : `make it ${hour}`,
  atValue: (value, isTemperature) => `make it ${value}${isTemperature ? ' degrees' : ''}`,
  mayCallOff:
    /\b(?:no longer|isn['’]?t|forget|never mind|skip|scrap|drop|cancel|lose|leave|keep|let|stay|burn|run|need|need['’]?n['’]t|don['’]?t|do not|bother|not|without|call|mustn['’]t|shouldn['’]t)\b/i,
  notThen,
  staysSo: whole(
    '(?:leave|keep|let) (?:it|that|them|things)(?: (?:be|stay))? (?:like (?:that|this)|as (?:it is|they are)|that way|this way|the way (?:it is|they are))(?: (?:after all|for now|for good|then|instead))*',
  ),
  notNeeded: whole(
    "(?:(?:there(?:['’]s| is) )?no (?:more )?need (?:for|of) (?:it|that|them)|(?:i|we) (?:don['’]?t|do not|won['’]?t|no longer) (?:need|want)(?: to have)? (?:it|that|them)|(?:i|we) can do without (?:it|that|them)|(?:it|that)(?:['’]s| is) (?:not|no longer) (?:needed|wanted|necessary)|(?:it|that) isn['’]?t (?:needed|wanted|necessary))(?: (?:any ?more|any longer|now|after all|again|for now))*",
  ),
  intoGap: lazily(
    `^${LEAD}(?:put|pop|stick|pencil|slot|book|squeeze|fit|write|get|bung) ${NO_EVENT}((?:a |an |the |my |our )?[a-z][a-z' -]*?)(?: in| down| in there| on)*,? (?:for |at |from )?(${HOUR}(?: (?:to|till|until) ${HOUR})?)(?: in)?${END}`,
    'i',
  ),
  entry: (title, when) =>
    `add ${title.replace(/^(?:an?|the|my|our) /i, '')} to the calendar ${/ (?:to|till|until) /.test(when) ? 'from' : 'at'} ${when}`,
  dropsNamed: lazily(
    `^${LEAD}(?:stop|cancel|bin|kill|scrap|ditch|lose|drop|end|axe|delete|remove|clear|forget(?: about)?|never mind(?: about)?|no need for|call off|get rid of|(?:turn|switch) off|leave(?=.* (?:out|off)\\b)) (?:the |my |our |that )?((?!(?:it|that|this|them|all|everything|one|thing|timer|alarm|reminder)\\b)[a-z][a-z' -]*?)(?: (?:timer|reminder|alarm))?(?: (?:off|out|altogether|completely|after all|now|then|too|again|instead))*${END}`,
    'i',
  ),
  lastsAnew: whole(
    `(?:(?:make|have|give|let) (?:it|that)(?: (?:last|be|run|go on)(?: for)?)? |for |better make (?:it|that) )?(?:about |around )?(${LENGTH})(?: (?:instead|rather|actually|after all))*`,
  ),
  lastsFigure: whole(
    `(?:make|have|give) (?:it|that)(?: (?:last|be))? (?:about |around )?(\\d{1,3}|${NUMBER}|thirty|forty|forty[- ]five|fifty|sixty|ninety)(?: (?:instead|rather|actually|after all))*`,
  ),
  oneOfItsKind,
  oneOfMade,
  placeTold,
  moreTold: MORE_TOLD,
  dropsStored,
  undoes,
  valueThen,
  figureThen,
  hourThen: (text) => {
    const [, hour] = HOUR_THEN.exec(text) ?? [];
    return hour === undefined ? undefined : `make it ${hour} o'clock`;
  },
  onceOtherwise,
  atClock: (hour) => `at ${hour}`,
  endsLater,
  atOnce,
  narrows,
  rests,
  goesOn: (query) => `go on with ${query}`,
  alwaysOtherwise,
  daysAnew,
  joins: JOINS,
  otherEnd: lazily(
    `^${LEAD}(?:(?:turn|switch|put|have|make|do|go|come) (?:it |them |that )?)?(on|off|open|closed?|shut|lock(?:ed)?|unlock(?:ed)?)(?: (?:it|them|that))?(?: again)? (?:at |by )?(${HOUR})(?:,? (?:instead|rather|actually|after all))+${END}`,
    'i',
  ),
  endOf: (state) => {
    const said = state.toLowerCase();
    if (said === 'on' || said === 'off') return `turn it ${said}`;
    return `${said === 'shut' || said.startsWith('clos') ? 'close' : said.replace(/ed$/, '')} it`;
  },
  daysAsked: [
    { say: whole(`${ASKED_OF} (?:that|the) (?:same )?week(?: then)?`), week: true },
    { say: whole(`${ASKED_OF} (?:(?:that|the same) (?:day|date|morning|afternoon|evening|night)|then)`) },
    {
      say: whole(
        '(?:does|will|would) (?:that|it|this) (?:clash|overlap|collide|conflict|interfere|get in the way)(?: with (?:anything|something|anything else|something else))?',
      ),
    },
  ],
  onDays: (from, to) =>
    to === undefined
      ? `what have i got on ${dateSaid(from)}`
      : `what have i got on from ${dateSaid(from)} to ${dateSaid(to)}`,
  ofEntry: {
    calledOff: whole(
      "(?:(?:they|he|she|the [a-z]+|[a-z]+)(?:['’](?:ve|s)| have| has)?(?: just| now| had to)* (?:cancel(?:led|ed)?|called (?:it|that) off|pulled out|cried off|rung off)(?: (?:it|on (?:us|me)))?|(?:it|that)(?:['’]s| is| has been|['’]s been)(?: now| all)? (?:off|not on|not happening|cancelled|called off|no longer on)(?: (?:now|any ?more|after all))*)",
    ),
    off: 'cancel it',
    ends: whole(
      `(?:(?:it|that)(?:['’]s| is| will be| goes on| lasts| runs|['’]ll be)? ?)?(?:till|until|til|up to|(?:ends?|finishes|is over)(?: at)?) (${HOUR})`,
    ),
    endAt: (title, hour) => `make ${title} end at ${hour}`,
    lasts: whole(
      `(?:make it|(?:it|that)(?: (?:only|just|usually|really))?(?:['’]s| is| lasts| takes|['’]ll be| will be|(?:['’]ll| will| should| might| may| is going to) (?:take|last|need|be)| should be)(?: only| just)?|lasts|takes|(?:should|will|might|may) (?:take|last)|(?:only|just)(?: for)?|for)(?: about| around)? (${LENGTH})(?: long)?(?: for (?:it|that|this(?: one)?))?(?:[,;. ]+(?:so )?(?:have|put|get|make|mark) (?:it|that)(?: down)? (?:like|as|for) that)?`,
    ),
    lengthOf: (title, length) => `make ${title} last ${length}`,
    again: whole(
      `(?:(?:and )?(?:the )?same (?:again|thing|one)?|(?:and )?another(?: one)?|(?:and )?again|(?:and )?(?:copy|repeat|duplicate) (?:it|that)(?: over)?(?: to)?|(?:and )?(?=on .*(?:too|as well|also)\\b)) ?(?:(?:for|on) )?(${DAY})(?:,? (?:at )?the same time)?(?: (?:too|as well|also))*`,
    ),
    onDay: (title, day, clock) =>
      `add ${title} to the calendar ${/^(?:on|to|this|next)/i.test(day) ? day : `on ${day}`} at ${clock}`,
  },
  saidOfEntry: SAID_OF_ENTRY,
  againAfter,
  timers: TIMERS,
  countedFrom,
  ofSeries: [...SERIES_SINCE, ...EVENTS_MOVED_FIRST],
  thenToo,
  toldWhen: TOLD_WHEN,
  entryOn,
  stepAnew,
  whiter: (text) => {
    const [, way] = WHITER.exec(text) ?? [];
    if (way !== undefined) return `make the lights ${way.toLowerCase() === 'warmer' ? 'warmer' : 'cooler'}`;
    // "It's too cold" may be said of the room.
    const tooWhite = /\b(?:it|that).*\b(?:cold|warm)/i.test(text) ? null : TOO_WHITE.exec(text);
    return tooWhite === null
      ? undefined
      : `make the lights ${tooWhite[1] === undefined ? 'cooler' : 'warmer'}`;
  },
  noLonger: NO_LONGER,
  asksOnDay,
  asksOfMade,
  askedInTalk: ASKED_IN_TALK,
  wordsAnew,
  messageAnew,
  oneMoreMessage,
  notThatOne: NOT_THAT_ONE,
  thatOne: THAT_ONE,
  withinHours: WITHIN_HOURS,
  doneWith,
  toThem: TO_THEM,
  ofThem: OF_THEM,
  wordAnew: WORD_ANEW,
  levelBack: LEVEL_BACK,
  ofThings: OF_THINGS,
  thingBack,
  undoneThing,
  rowBack,
  sparedToo,
  sameAgain,
  ofAllWaiting,
  onDayTold,
  ofItsDays,
  asksOfStored,
  endsOn,
  tellsToo,
  fromDay: (day) => (/^from\b/i.test(day) ? day : `from ${day}`),
  putOff: ITS_HOUR,
  rules: OF_RULES,
  dayNamed: lazily(`\\b(?:${WEEKDAY}|tomorrow|today|tonight|morning)\\b`, 'i'),
};
