import type { Phrase } from '../../../domain/index.ts';

/** The ways to switch a thing on, and off, whatever it is. */
const ON: readonly Phrase[] = [
  '(turn|switch|put|flip|flick|power|kick|click|hit) on {target}',
  '(turn|switch|put|flip|flick|power|kick|click|get|have|bring|set|throw) {target} (on|back on)',
  '(get|have|set|put) {target} (going|running|started|working|in motion|up and running)',
  '(power|boot|fire|start|wake) {target} up',
  'plug {target} in',
  '(start running|start using|launch|initialize|initiate) {target}',
  '(power up|start up|fire up|boot up|wake|wake up|activate|enable|engage|energize) {target}',
  '{target} (on|back on)',
  '(give|make) {target} [some] (power|active|live|turned on|switched on|go on)',
  '(give|supply|restore|turn on|switch on|put on|bring back) [the|some] (power|electricity|current) (to|for|of|on|at) {target}',
  '(ask|tell|have|let|make|get) {target} [to] (turn|switch|power|come|go) on',
  '(let|have|make|keep) {target} (run|running|work)',
  {
    say: '(leave|keep|have|let) {target} [switched|turned] (on|running|going|lit|stay on|be on)',
    lasting: true,
  },
  { say: '(leave|keep) on {target}', lasting: true },
];
const OFF: readonly string[] = [
  '(turn|switch|put|flip|flick|power|shut|click) off {target}',
  '(turn|switch|put|flip|flick|power|shut|click|get|have) {target} (off|back off)',
  '(shut|power) down {target}',
  '(shut|power) {target} down',
  'off with {target}',
  '(shift|move|take|bring) {target} to off',
  'no need for {target} [anymore|any more]',
  '(off|no more|enough of|stop using|stop running|stop powering) {target}',
  '(i|we) (am|are) (done|finished) with {target}',
  '(kill|deactivate|disable|disengage|shut off) {target}',
  '(cut|cut off|kill|shut off|turn off|switch off|disconnect|stop|remove) [the] (power|electricity|current) (to|of|for|on|from|at) {target}',
  '(disconnect|depower|power off) {target}',
  'make {target} (inactive|dead|turned off|switched off|go off)',
  '{target} (off|back off)',
  '(i|we) can do without {target}',
  '(ask|tell|have|let|make|get) {target} [to] (turn|switch|power|go|shut) (off|down)',
];

/** The ways to ask for the other of two states, whatever the device. */
const TOGGLES: readonly string[] = [
  '(toggle|flip|flick|invert) {target}',
  '(toggle|flip|flick|switch|change|alter|invert|reverse) {target} [on off] (state|status|switch)',
  '(toggle|flip|flick|switch|change|alter|invert|reverse) [the] [on off] (state|status|switch|power) (of|for|on) {target}',
  '(turn|switch|toggle|flip|flick) {target} (on or off|off or on)',
  '[give] [me] [do] [a] [quick] toggle (of|on|for) {target}',
  'give {target} a [quick] (toggle|flip|flick)',
];

const MANY = 'i|we|you|they|the kids|the children|the boys|the girls';
const DID =
  '(turn|turned|switch|switched|leave|left|lock|locked|unlock|unlocked|close|closed|open|opened|shut|raise|raised|lower|lowered|retract|retracted|put|set|start|started|stop|stopped)';
const ONE =
  'he|she|it|someone|somebody|anyone|anybody|everyone|everybody|any of us|one of us|one of you|one of the kids|dad|mum|mom|daddy|mummy|mommy|gran|grandma|granny|nan|grandpa|grandad|my dad|my mom|my mum|my wife|my husband|my son|my daughter';
const SOMEONE = `(${MANY}|${ONE})`;
/** What somebody has done; what somebody *does* is still to come ("tell me if anyone opens the door"). */
const HAS_DONE =
  '[has] (turned|switched|left|locked|unlocked|closed|opened|shut|raised|lowered|retracted|put|set|started|stopped)';
/** Who did something, in both numbers. */
const WHO_DID: readonly string[] = [`(${MANY}) [have] ${DID}`, `(${ONE}) ${HAS_DONE}`];

const TELL =
  '(let me know|let us know|tell me|tell us|inform me|ping me|give me a shout|send me a notification|give me a heads up|message me|send me a message)';
/** Who says so wants it watched, also behind "if". */
const WATCH = '(notify me|notify us|alert me|alert us|warn me|warn us)';
/** "Is anything on downstairs?", "what is open?" */
const ANYTHING: readonly Phrase[] = [
  '(is|are|was) [there] (anything|something|any of it) [still|left|being] {state}',
  'what [things|else] (is|are) [still|left|currently] {state}',
  '(did|have) (i|we) (leave|left|forget|forgotten) (anything|something) {state}',
].flatMap((say): Phrase[] => [
  { say, give: { target: { all: true } }, every: true },
  { say: `${say} [in|on|at] {target:place}`, every: true },
]);

/** The ways to ask after any device; how it is, is for its service's `get` to tell. */
const QUESTIONS: readonly Phrase[] = [
  ...ANYTHING,
  { say: `${TELL} [also]`, event: true },
  { say: `${WATCH} [also]`, event: 'if' },
  {
    say: '(text me|send me a text|send me a text message)',
    event: 'if',
    assumed: 'I cannot text: I say it here',
  },
  '(is|are|was|were) {target} [being|still] {state} [or not]',
  '(is|are) [there] any [of] {target} [still] [that (is|are)] {state}',
  '(is|are|was|were) there [still] {target} [that (is|are)] [still|left] {state}',
  '{target} (is|are) (it|they) {state}',
  '{target} (is|are) [not] [still|all|both|definitely|already] {state} [,] (is|are) [not] (it|they|that)',
  '{target} (is|are) [still|all|both|definitely|already] {state} [,] (right|correct|yes|yeah|no|innit|eh|huh)',
  '(is|are) {target} [just|still] {state} (to|in|for) (an empty room|nobody|no one|nothing|no reason) [again]',
  '(do|does|did) (i|we|you) (have|leave|keep) {target} {state}',
  '(does|do) {target} happen to be {state}',
  '[is there] any chance [that] {target} (is|are) {state}',
  '[are] (you|we) (sure|certain) [that] {target} (is|are) {state}',
  ...WHO_DID.map(
    (did) =>
      `(check|tell me|see|find out|let me know|know) (if|whether) ${did} [on|off|up|down] {target} [on|off|open|closed|locked|unlocked|up|down]`,
  ),
  '(what|which|how many) [of] {target} (is|are) [there] [still|left|currently] {state}',
  '(what|which|how many) [of] {target} (do|did|have) (i|we) (have|leave|left) {state}',
  '(do|have) (i|we) (have|got|left) any [of] {target} {state}',
  '(i wonder|i am wondering|i was wondering|i would like to know|i want to know|do you know) (if|whether) {target} (is|are) [still] {state} [or not]',
  '(check|tell me|tell us|see|find out|let me know|know) (if|whether) there (is|are) [any] [of] {target} {state}',
  'any [of] {target} {state}',
  '(list|show me|tell me|find) [which] {target} (that are|are|that is|is) {state}',
  '(what|which) state (is|are) {target} [in]',
  '(check|check and see|tell me|tell us|see|find out|show me|let me know|notify me|alert me|update me|know) (if|whether) [one of|any of|some of|any|all of] {target} (is|are) [still|all] {state} [or not]',
  '(is|are) (one of|any of|some of) {target} [still] {state}',
  '(check|tell me|tell us|see|find out|let me know|know) (if|whether) {target} (has|have) [really|actually] (opened|closed|shut|locked|unlocked|stopped|started|finished|come on|gone off) [yet]',
  '(check|tell me|tell us|see|find out|let me know|know) (if|whether) {target} (is|are) [all|quite|really] (done|finished|through) [yet]',
  '[tell me|do you know|let me know|i want to know|show me] (what|how) is [the] [current|present|latest] (state|status|condition|situation|word|story) (of|with|on|for|about) {target}',
  '(check|tell me|get|get me|give me|show|show me|read|read me|report|see|find out) [the] [current|present|latest] (state|status|condition) (of|with|on|for|from) {target}',
  '[current] (state|status|condition) (of|for|from) {target}',
  '(check|get|show|show me|tell me) {target} (state|status|condition)',
  '[what is|how is|which is] {target} (state|status|condition)',
  '(how|what) (is|are) {target} [doing|up to|going|looking|getting on|coming along|set|set to|set at]',
  'what is (up|new|happening|going on|the deal|the latest|the latest update|the latest news|the update|the news|the scoop|the word|the story|the situation) (with|on|at|about|for|from) {target}',
  'how is it going with {target}',
  `(did|has|have) ${SOMEONE} [forget|forgot|forgotten|remember|remembered] [to] ${DID} [on|off|up|down] {target} [on|off|open|closed|locked|unlocked|running|up|down]`,
  '(has|have) {target} been [left|switched|turned|put] {state} [long|all day|all night|all this time]',
  '(what|which|how many) [of] {target} (has|have) been [left|switched|turned|put] {state}',
  '(what|which|how many) [of] {target} (is|are) [there] not {state}',
  '(what|which|how many) [of] {target} (got|gets|was|were) left {state}',
  `(what|which) [of] {target} (did|has|have) ${SOMEONE} (leave|left) {state}`,
  ...[
    ['closed', '(close|closed|shut)'],
    ['open', '(open|opened)'],
    ['locked', '(lock|locked)'],
    ['off', '(turn off|turned off|switch off|switched off)'],
  ].map(
    ([of = '', did]): Phrase => ({
      say: `(did|has|have) ${SOMEONE} [forget|forgot|forgotten|remember|remembered] [to] ${did} {target:place}`,
      of,
    }),
  ),
  '(did|has|have|does) {target} [really|actually] (turn|turned|switch|switched|go|gone|went|come|came|get) {state}',
  '(did|has|have) {target} [really|actually] (open|opened|close|closed|shut|lock|locked|unlock|unlocked|stop|stopped|start|started|finish|finished)',
  '(check|verify|double check) [that] {target} (is|are) {state}',
  '(check|check in|check up|look) on {target}',
  '(check|check out|inspect) {target}',
  '[in|at] (what|which) (state|condition) (is|are) {target} [in]',
  '[are there] (any|some) (changes|change|news|updates|update) (with|on|about|for|to|from) {target}',
  '[a|an|the] (update|news|report|info|information|details) (on|about|for) {target}',
];

const WHO =
  '(who|who was it that|who is it that|do you know who|tell me who|which of us|who on earth|who the hell|have you any idea who)';
const WHY = '(why|how come|how is it that|for what reason|what is the reason)';
const WHEN = '(when|what time|at what time|how long ago|since when)';
const WENT =
  '(go|gone|going|come|coming|came|went|turn|turned|switch|switched|been turned|been switched|turned itself|switched itself|turned themselves)';
const LAST = '[last|first|just|again]';

/** What brings a thing into a state, as it is told afterwards. */
const BROUGHT: readonly (readonly [became: string, before: string, behind: string, so: string])[] = [
  [
    'on',
    '(turned|switched|put|left|flipped|flicked|clicked|popped|whacked) on',
    '(turned|switched|put|left|had|got|set|flipped|flicked|popped|whacked)',
    'on',
  ],
  [
    'off',
    '(turned|switched|put|shut|flipped|flicked|clicked|knocked|took) off',
    '(turned|switched|put|shut|had|got|flipped|flicked|knocked)',
    '(off|out)',
  ],
];
const DONE: readonly (readonly [became: string, did: string])[] = [
  [
    'on',
    '(started|activated|powered up|lit|lit up|lighted|lighted up|set going|got going|fired up|set off|woke|woke up)',
  ],
  ['off', '(stopped|killed|cut|shut down|powered down|put out|turned out|switched out|blew out)'],
  [
    'open',
    '(opened|raised|pulled up|opened up|drew back|pulled open|put up|rolled up|wound up|pulled back|lifted|flung open|threw open)',
  ],
  [
    'closed',
    '(closed|shut|lowered|pulled down|drew|pulled shut|put down|rolled down|wound down|pulled|let down)',
  ],
  ['locked', '(locked|bolted|locked up)'],
  ['unlocked', '(unlocked|unbolted)'],
];
const DOING: Readonly<Record<string, string>> = {
  on: '(start|activate|light)',
  off: '(stop|kill|cut)',
  open: '(open|opened|raise|pull up)',
  closed: '(close|closed|shut|lower)',
  locked: '(lock|locked|bolt)',
  unlocked: '(unlock|unlocked|unbolt)',
};
/** The same by the way it was moved. */
const MOVED: readonly (readonly [became: string, how: string])[] = [
  ['open', '(open|up|back|wide open)'],
  ['closed', '(closed|shut|down|to)'],
];
/** How a thing was left: "who left *the gate open*". */
const LEFT: readonly (readonly [became: string, how: string])[] = [
  ['on', '(on|running|going|lit|switched on|turned on|playing|heating)'],
  ['off', '(off|out|switched off|turned off)'],
  ['open', '(open|up|wide open)'],
  ['closed', '(closed|shut|down)'],
  ['locked', '(locked|bolted)'],
  ['unlocked', '(unlocked|not locked)'],
];

/** What somebody may have done to a thing that is named beside it. */
const HANDLED =
  '(change|changed|touch|touched|use|used|been at|play with|played with|been (messing|fiddling|playing|tinkering) [about|around] with|fiddle with|fiddled with|mess with|messed with|turn up|turned up|turn down|turned down)';
/** Whether it was one whom the home knows: "did Sam lock the back door", "was it Mia who turned the radio on". */
const BY_NAME: readonly Phrase[] = [
  ...BROUGHT.flatMap(([became, before, behind]): Phrase[] =>
    [
      `(did|has|have) {person} ${LAST} (turn|turned|switch|switched|put|leave|left) {target} ${became}`,
      `(did|has|have) {person} ${LAST} (turn|turned|switch|switched|put) ${became} {target}`,
      `was it {person} (who|that) [has|had] ${before} {target}`,
      `was it {person} (who|that) [has|had] ${behind} {target} ${became}`,
    ].map((say) => ({ say, of: became, give: { became } })),
  ),
  ...DONE.flatMap(([became, did]): Phrase[] =>
    [
      `(did|has|have) {person} ${LAST} ${DOING[became]} {target:place}`,
      `was it {person} (who|that) [has|had] ${did} {target:place}`,
    ].map((say) => ({ say, of: became, give: { became } })),
  ),
  `(did|has|have) {person} ${LAST} ${HANDLED} {target}`,
  `(did|has|have) {person} ${LAST} (turn|turned|put) {target} (up|down)`,
  `was it {person} (who|that) [has|had] ${HANDLED} {target}`,
];

/** Who did it, why it is so, and when that was. */
const HISTORY: readonly Phrase[] = [
  ...BY_NAME,
  ...BROUGHT.flatMap(([became, before, behind, so]): Phrase[] =>
    [
      `${WHO} [has|had] ${LAST} ${before} {target}`,
      `${WHO} [has|had] ${LAST} ${behind} {target} [back] ${became}`,
      `${WHY} (did|have|has) (you|somebody|someone|anybody) (turn|turned|switch|switched|put) {target} ${became}`,
      `${WHY} (did|have|has) (you|somebody|someone|anybody) (turn|turned|switch|switched|put) ${became} {target}`,
      `${WHEN} (was|were|did) [i|we|you|somebody] {target} ${LAST} [turn|turned|switch|switched|go|gone|come] ${became}`,
      `${WHEN} did (i|we|you|somebody|someone|anybody) ${LAST} (turn|switch) {target} ${became}`,
      `${WHY} (did|has|have|had|is|are|was|were) {target} [just|suddenly|all of a sudden] ${WENT} ${so}`,
      `${WHY} {target} [has|have|had|is|are|was|were] [just|suddenly|all of a sudden] ${WENT} ${so}`,
      `(what|who) (made|caused|got) {target} [to] (go|come|turn|switch) ${so}`,
    ].map((say) => ({ say, of: became, give: { became } })),
  ),
  ...DONE.flatMap(([became, did]): Phrase[] =>
    [
      `${WHO} [has|had] ${LAST} ${did} {target:place}`,
      `${WHEN} (was|were) {target:place} ${LAST} ${did}`,
      `${WHEN} (did|have|has) (i|we|you|somebody|someone|anybody) ${LAST} ${DOING[became]} {target:place}`,
    ].map((say) => ({ say, of: became, give: { became } })),
  ),
  ...MOVED.map(
    ([became, how]): Phrase => ({
      say: `${WHO} [has|had] ${LAST} (pulled|put|rolled|wound|drew|flung|threw|swung|slid|let|pushed|slammed) {target} ${how}`,
      of: became,
      give: { became },
    }),
  ),
  ...LEFT.map(
    ([became, how]): Phrase => ({
      say: `${WHO} [has|had] ${LAST} left {target} ${how}`,
      give: { became },
    }),
  ),
  {
    say: `${WHY} [is|are] {target} [is|are] [still|now|suddenly|all of a sudden] {became:state}`,
    give: { is_so: true },
  },
  `${WHY} (was|were) {target} [still] {became:state}`,
  {
    say: '(since when|how long) (has|have|is|are) {target} [been] {became:state}',
    give: { is_so: true },
  },
  `${WHY} (did|have) you (do that to|touch|change|turn|switch|open|close|lock|unlock|dim|set) {target} [on|off|up|down]`,
  `${WHO} [has] [last|just] (changed|touched|used|set|dimmed|been at|been using|been (messing|fiddling|playing|tinkering|mucking|faffing|fooling) [about|around] with|fiddled with|messed with|played with|turned up|turned down|moved) {target}`,
  `(did|has|have) (anyone|anybody|somebody|someone) [just|else] ${HANDLED} {target}`,
  `${WHY} (did|has|have|had) {target} [just|suddenly] (open|opened|close|closed|shut|lock|locked|unlock|unlocked|start|started|stop|stopped|change|changed|move|moved)`,
  'what (happened to|made you (turn|switch|open|close|lock|unlock) [on|off]) {target} [on|off]',
  '(who was|whose doing was it|whose idea was it) [it] [that] [to] [turn|turned|leave|left|open|opened|put|switch] {target} [on|off|open]',
];

/** By method: what may be said of the things of any service that has it, without the service writing it. */
export const EVERYWHERE: Readonly<Record<string, readonly Phrase[]>> = {
  turn_on: ON,
  turn_off: OFF,
  toggle: TOGGLES,
  get: QUESTIONS,
  history: HISTORY,
};
