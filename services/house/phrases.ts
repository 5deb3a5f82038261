import { type Phrase, type Phrases, ways } from '../../src/domain/index.ts';
import { WHO_THERE_IS } from './people.ts';

const WHO =
  '(i|we|you|they|he|she|anyone|anybody|someone|somebody|any of us|any of you|the kids|the children|everyone|everybody)';
const HOUSE =
  '([the|our|this|my] (house|home|flat|apartment|place)|(we|we all)|everything|everywhere|it all|all of it|all the doors and windows|the doors and windows)';
const SAFE =
  '(secure|secured|safe|safe and sound|locked|locked up|locked down|all locked|all locked up|shut up|closed up|buttoned up|battened down|locked and secure)';
const NIGHT = '[properly] [for the night|for bed|for the evening|now|right now|at the moment|at night]';

const OPEN = '(open|ajar)';
const UNLOCKED = '(unlocked|not locked)';

/** What stands against it, by how people call it. */
const SO: readonly (readonly [what: string, how: string])[] = [
  ['on', '(on|turned on|switched on|running|going|lit|burning|plugged in)'],
  ['open', '(open|opened|ajar|wide open|standing open)'],
  ['unlocked', '(unlocked|not locked|unbolted)'],
];
/** As it is when nothing stands against it. */
const WELL: readonly (readonly [what: string, how: string])[] = [
  ['on', '(off|turned off|switched off|powered down|out)'],
  ['open', '(closed|shut)'],
];

/** The same of the whole house, of a room and of a floor. */
function anywhere(give: object, ...says: readonly string[]): Phrase[] {
  return says.flatMap((say): Phrase[] => [
    ...inAll(give, say),
    { say: `${say} [in|on|at] [the] {area:area}`, give: { ...give } },
  ]);
}

/** Of the whole house alone. */
function inAll(give: object, ...says: readonly string[]): Phrase[] {
  return says.map((say) => ({
    say: `${say} [in the house|at home|anywhere|around the house|round the house]`,
    give: { ...give },
  }));
}

const CHECKS: readonly Phrase[] = [
  ...anywhere(
    { what: 'secure', wanted: 'none' },
    `(is|are) ${HOUSE} [all|quite|really|properly|nice and] ${SAFE} ${NIGHT}`,
    `(check|make sure|see|tell me|find out|check if|check whether|see if|tell me if) [that] ${HOUSE} (is|are) [all] ${SAFE} ${NIGHT}`,
    `(did|have|has|do|had) ${WHO} [forget|forgot|forgotten|remember|remembered] [to] (lock|locked) (up|everything|everything up|the house|the house up|up the house) ${NIGHT}`,
    `(did|have|has) ${WHO} [forget|forgot|forgotten|remember|remembered] [to] (close up|closed up|shut up|secure|secured) [the house|everything] ${NIGHT}`,
    `how secure is ${HOUSE}`,
    '(do|does|is) (a|any) burglar (get|got) in',
  ),
  ...anywhere(
    { what: 'secure', wanted: 'any' },
    `(is|are) [there] (anything|something|(any|a|some|one|either) [of the|of our] (door|doors|lock|locks|doors and windows|door or window)) [that is|that are] [still|left] (${OPEN} (or|and) [still|left] ${UNLOCKED}|${UNLOCKED} (or|and) [still|left] ${OPEN})`,
  ),
  ...SO.flatMap(([what, how]) =>
    anywhere(
      { what, wanted: 'any' },
      `(did|have|has|had) ${WHO} (leave|left|forget|forgot|forgotten) (anything|something|any of it|stuff) [still] ${how}`,
      `(is|are|was) [there] (anything|something|any of it) [still|left|been left|being left] ${how}`,
      `(anything|something) [still|left|been left] ${how}`,
      `[did|have|has] ${WHO} (leave|left) anything ${how}`,
      `(has|have) (anything|something) been left ${how}`,
      `what [things|else|all] (is|has|have|are) [still|left|been left|currently] ${how}`,
      `(tell me|show me|list|give me) (everything|what|all) [that is|is] [still|left|currently] ${how}`,
      `what (did|have) ${WHO} (leave|left) ${how}`,
    ),
  ),
  ...WELL.flatMap(([what, how]) =>
    anywhere(
      { what, wanted: 'none' },
      `(is|are) (everything|all of it|it all) [really|all] ${how}`,
      `(did|have|has) ${WHO} [forget|forgot|forgotten|remember|remembered] [to] (turn|turned|switch|switched|shut|close|closed|put) (everything|it all) ${how}`,
    ),
  ),
  ...anywhere(
    { what: 'on', wanted: 'any' },
    `(did|have|has) ${WHO} (forget|forgot|forgotten) to (turn|switch) (anything|something) off`,
    `(did|have|has) ${WHO} (forget|forgot|forgotten) to (turn|switch) off (anything|something)`,
  ),
  ...anywhere(
    { what: 'open', wanted: 'any' },
    `(did|have|has) ${WHO} (forget|forgot|forgotten) to (close|shut) (anything|something)`,
  ),
];

/** Windows and batteries, which most homes have and few have sensors for; where a room has one, that is asked itself. */
const PARTS: readonly Phrase[] = [
  ...inAll(
    { what: 'window', wanted: 'any' },
    '(is|are) [there] (a window|any window|any windows|some windows|the windows|all the windows) [still|left|that is|that are] (open|opened|ajar)',
    `(did|have|has) ${WHO} (leave|left) (a|any|the|some) (window|windows) open`,
    '(which|what) (window|windows) (is|are) [still] open',
    `(did|have|has) ${WHO} (forget|forgot|forgotten) to (close|shut) (a|any|the|some) (window|windows)`,
  ),
  ...inAll(
    { what: 'window', wanted: 'none' },
    '(is|are) (the windows|all the windows|all windows|all of the windows|every window|our windows) [all] (closed|shut|locked)',
    `(did|have|has) ${WHO} (close|closed|shut) (the|all the|all|every) (window|windows)`,
  ),
  ...anywhere(
    { what: 'battery', wanted: 'any' },
    '(is|are) [there] (a|any|some) (battery|batteries) [that is|that are|getting|running|going] (low|flat|dead|empty|out|nearly empty)',
    '(does|do) (any|a|some) (battery|batteries|sensor|sensors) need (changing|replacing|charging|new batteries|a new battery)',
    '(which|what) (battery|batteries) (is|are) [getting|running] (low|flat|dead|empty|out)',
    '(battery|batteries) (low|flat)',
    '(is|are) [there] (anything|something) (low on|running low on|nearly out of|running out of|out of) (battery|batteries|charge)',
    '(anything|something) [getting|running] (low on|out of) (battery|batteries|charge)',
    '(what|which of them) is [running|getting] (low on|out of) (battery|batteries|charge)',
    '[(is|are) there|is] (anything|something) [(running|getting|going) [a bit]|that is|with a] (low on (battery|charge|power)|(low|flat|dead|empty) (battery|batteries))',
    '(does|do) (anything|something|any of them) need (new batteries|a new battery|its battery changing|charging|recharging)',
  ),
];

const NOW = '[now|right now|at the moment|today]';
const SO_MUCH = '[any|much|a lot|a bit|far|still|even]';
const OUT = '(outside|outdoors|out there|out)';
const IN = '(inside|indoors|in here|in the house|at home)';

/** "*Which is the warmest room?*" */
const WARMEST: readonly Phrase[] = (
  [
    ['warmest', '(warmest|hottest)'],
    ['coldest', '(coldest|coolest|chilliest)'],
  ] as const
).flatMap(([way, how]) =>
  inAll(
    { way },
    `(which|what) [of the|of our|of my] (room|rooms|part of the house|bit of the house) (is|are) [the] ${how} ${NOW}`,
    `(which|what) is [the|our|my] ${how} (room|part of the house|bit of the house|place in the house) ${NOW}`,
    `(where is it|where is) [the] ${how} ${NOW}`,
    `where is [the|our] ${how} (room|place|spot) ${NOW}`,
    `(tell me|do you know) [which is|what is|which room is|what room is] [the|our] ${how} [room] ${NOW}`,
  ),
);

/** "*Is it warmer in the bedroom than in the kitchen?*" */
const WARMER: readonly Phrase[] = (
  [
    ['warmer', '(warmer|hotter)'],
    ['colder', '(colder|cooler|chillier)'],
  ] as const
).flatMap(([way, how]): Phrase[] => [
  ...[
    `is it ${SO_MUCH} ${how} [in|on|at] [the] {area:area} than [it is] [in|on|at] [the] {than:area} ${NOW}`,
    `is [the] {area:area} ${SO_MUCH} ${how} than [the|in the] {than:area} ${NOW}`,
  ].map((say) => ({ say, give: { way } })),
  {
    say: `how much ${how} is [it] [in|on|at] [the] {area:area} than [it is] [in|on|at] [the] {than:area} ${NOW}`,
    give: { way, by: true },
  },
  {
    say: `is it ${SO_MUCH} ${how} [in|on|at] [the] {area:area} than [it is] ${OUT} ${NOW}`,
    give: { way, than: 'outside' },
  },
  {
    say: `how much ${how} is it [in|on|at] [the] {area:area} than [it is] ${OUT} ${NOW}`,
    give: { way, than: 'outside', by: true },
  },
  {
    say: `how much ${how} is it ${IN} than [it is] ${OUT} ${NOW}`,
    give: { way, area: 'inside', than: 'outside', by: true },
  },
  {
    say: `how much ${how} is it ${OUT} than [it is] ${IN} ${NOW}`,
    give: { way, area: 'outside', than: 'inside', by: true },
  },
]);

/** "*What can you do with the blinds?*": by the words for things of a kind. */
const OF_KIND: readonly Phrase[] = (
  [
    ['light', '(light|lights|lamp|lamps|lighting)'],
    ['switch', '(socket|sockets|plug|plugs|switches)'],
    ['cover', '(blind|blinds|curtain|curtains|shutters|garage door)'],
    ['lock', '(lock|locks|front door|back door)'],
    ['climate', '(heating|thermostat|radiators|air conditioning|ac|aircon)'],
    ['fan', '(fan|fans)'],
    ['media', '(tv|telly|television|speaker|speakers|music)'],
    ['vacuum', '(vacuum|hoover|robot|vacuum cleaner)'],
    ['valve', '(water|water main|valve|valves)'],
  ] as const
).flatMap(([kind, words]) =>
  [
    `what [else] (can|could) (you|i|we) do (with|to|about) [the|my|our|these|those] ${words}`,
    `(how (do|can|could) (i|we)|how to) (use|control|work|operate) [the|my|our|these|those] ${words} [by voice|with you]`,
    `what can [the|my|our|these|those] ${words} do`,
    `what (can|could|do) (i|we) (say|tell you|ask you) [to] (about|for|with) [the|my|our] ${words}`,
  ].map((say) => ({ say, give: { kind } })),
);

/** How somebody who was away has it told. */
const ABREAST =
  '((catch|bring) me up [to speed|to date] on|fill me in on|update me on|(give me|i want|let me have) (a|the) [quick] (rundown|run down|summary|recap|overview|round up) of|(run|take|walk|talk) me through)';

/** What the house is to do by itself. */
const DUE = '(set|going|due|scheduled|meant|supposed|planned|programmed)';
const COMES_ON =
  '(happen|run|go on|(come|go|switch|turn) [itself|themselves] (on|off)|(open|close|lock) [itself|themselves]) [by itself|automatically|on its own]';

/** Who asks is asked for by other words. */
const ASKER = ['me', 'us', 'myself', 'you'];
const SOME_PLAN = '(anything|something|any plans|much)';
const PLANNED = '(on|planned|going on|coming up|booked|booked in|lined up|scheduled|up)';

/** What one may be allowed, in the words that ask for it. */
const DOING: readonly (readonly [what: string, doing: string])[] = [
  ['open', '(open|unlock) [the|our|my] {thing:words}'],
  ['secure', '(lock|close|shut) [the|our|my] {thing:words}'],
  ['use', '(use|turn on|turn off|switch on|switch off|watch|work|play|touch|dim) [the|our|my] {thing:words}'],
  ['use', '(turn|switch|put) [the|our|my] {thing:words} (on|off)'],
  [
    'comfort',
    '(change|set|adjust|touch|use|alter|turn up|turn down|turn on|turn off|put up|put on|play with|fiddle with) [the] (heating|thermostat|temperature|ac|air conditioning|aircon)',
  ],
  ['comfort', '(turn|put) [the] (heating|thermostat|temperature|ac) (up|down|on|off)'],
  ['alarms', '(set|have|use) [an|any] (alarm|alarms)'],
  ['timers', '(set|have|use) [a|any] (timer|timers)'],
  ['reminders', '(set|have|use) [a|any] (reminder|reminders)'],
  [
    'lists',
    '(add|put|write) [things|something|stuff|anything] (to|on|onto) [the|our] [shopping] (list|lists)',
  ],
  ['lists', '(change|use|see) [the|our] [shopping] (list|lists)'],
  ['orders', '(schedule things|leave orders|make rules|set rules|schedule anything)'],
  ['presence', '(see|know|ask) (who is home|who is at home|where (people|everyone|we) are)'],
];
const ALLOWED = '(allowed|permitted|supposed) to';

const MAY: readonly Phrase[] = [
  ...DOING.flatMap(([what, doing]): readonly Phrase[] => [
    ...ways(
      { give: { what }, without: { of: ASKER } },
      `(is|are) {of:person} ${ALLOWED} ${doing}`,
      `(may|can) {of:person} ${doing}`,
      `(does|do) {of:person} have permission to ${doing}`,
    ),
    ...ways({ give: { what } }, `am i ${ALLOWED} ${doing}`, `do i have permission to ${doing}`),
    ...ways(
      { give: { what, everyone: true } },
      `(who|who all|who else) (can|may|is ${ALLOWED}|are ${ALLOWED}) ${doing}`,
    ),
    ...ways(
      { give: { what, role: 'guest' } },
      `(may|can) [a|any|our|the] (guest|guests|visitor|visitors) ${doing}`,
      `(is|are) [a|any|our|the] (guest|guests|visitor|visitors) ${ALLOWED} ${doing}`,
    ),
    ...ways(
      { give: { what, role: 'child' } },
      `(may|can) [a|any|our|the] (child|children|kids) ${doing}`,
      `(is|are) [a|any|our|the] (child|children|kids) ${ALLOWED} ${doing}`,
    ),
  ]),
  ...ways(
    { without: { of: ASKER } },
    `what [all|else] is {of:person} ${ALLOWED} do [here]`,
    'what [all|else] (may|can) {of:person} do [here|in this house|in the house]',
    'what (rights|permissions) (does|has) {of:person} (have|got|got here)',
  ),
  `what [all|else] am i ${ALLOWED} do [here|in this house]`,
  ...ways(
    { give: { role: 'guest' } },
    'what [all|else] (may|can) [a|our|the] (guest|guests|visitor|visitors) do [here]',
    `what [all|else] (is|are) [a|our|the] (guest|guests|visitor|visitors) ${ALLOWED} do [here]`,
  ),
  ...ways(
    { give: { role: 'child' } },
    'what [all|else] (may|can) [a|our|the] (child|children|kids) do [here]',
    `what [all|else] (is|are) [a|our|the] (child|children|kids) ${ALLOWED} do [here]`,
  ),
];

/** What people ask of the house as a whole. */
export const phrases: Phrases = {
  service: 'house',
  methods: {
    agenda: {
      question: true,
      time: 'range',
      say: [
        '(what is|what are we|what am i|what will be|what is there) [there] (happening|going on|planned|scheduled|coming up|lined up|set up|on|doing|up) [for]',
        'what (is|have i got|do i have|have we got) [on|up|in store|planned] for',
        'what (have you got|have you|do you have) (planned|lined up|scheduled|set up|in store|coming up|in mind) for',
        `is (anything|something|anything at all) ${DUE} to ${COMES_ON}`,
        `what [all] is ${DUE} to (${COMES_ON}|be done)`,
        'what are you (doing|going to do|up to) (by yourself|on your own|automatically)',
        '(run|take|walk|talk) (me|us) through',
        '(what will|what is going to|what is) (happen|happening) [around here|in the house|at home]',
        '(what do i have|what have i got|what do we have|what have we got|what have the kids got) [planned|scheduled|on|going on|coming up|set up|lined up|happening|up]',
        '(is there|are there|have we|have i|have you|do you have|do we have|do i have|is|are) [got] (anything|something|much|a lot|any plans) [that is] (planned|scheduled|on|happening|going on|coming up|lined up|up|to do|booked|set up|set) [for]',
        '(do i have|have i got|do we have|have we got|have we|have i|is there) (anything|something|any plans) [for]',
        '(anything|something|much) (on|planned|happening|going on|coming up|lined up|doing|(i|we) (need|have) to do) [for]',
        '(what is|what does) (my|our|the) (week|weekend) [look] [like]',
        {
          say: '(what is|what does|how does|how is) (my|our|the) (day|evening|morning|afternoon|night) [look|looking] [like]',
          give: { day: true },
        },
        'what is (coming|next|still to come|to come|left) [up] [for]',
        { say: 'what is', named: 'day' },
        '(what is|what comes) [the] (first|last) [thing|one|item] [(i|we) (have|have got|need to do)] [for]',
        '(what do|what have) (i|we) (have|got) [got|on] (first|last) [thing] [for]',
        'what (does look like|will look like|needs doing|needs to be done|wants doing|jobs are there) [for]',
        '(give me|tell me|run me through|walk me through|what is) (a|the|my|our) (rundown|run down|overview|outline|plan|plans) [of|for] [the|my|our] [day|evening|week]',
        'what (is in store|awaits us|awaits me) [for]',
        ...ways(
          { without: { of: ASKER } },
          `(has|have|does|do) {of:person} (have|got|have got) ${SOME_PLAN} [${PLANNED}] [for]`,
          `(has|have) {of:person} ${SOME_PLAN} ${PLANNED} [for]`,
          `what (has|have|does|do) {of:person} (have|got|have got) ${PLANNED} [for]`,
          `what (has|have) {of:person} ${PLANNED} [for]`,
          '(what is|what is there) (on|planned|coming up|happening) for {of:person}',
          'is there anything on the calendar for {of:person}',
          '(is|are) {of:person} (busy|free|available|booked|booked up|tied up)',
        ),
        ...ways(
          { without: { of: ASKER }, named: 'day' },
          '(is|are) {of:person} (doing|up to|meant to be doing|supposed to be doing) (anything|something)',
          'what is {of:person} (doing|up to|got on|got planned)',
        ),
      ],
      follow: [],
      outcome: 'what is on {when}',
    },
    check: { question: true, time: 'none', say: [...CHECKS, ...PARTS], outcome: 'how the house is' },
    warmth: {
      question: true,
      time: 'none',
      say: [...WARMEST, ...WARMER],
      follow: [
        {
          say: '[what about|how about|which is|what is|which one is|which room is] [the] (warmest|hottest) [one|room]',
          give: { way: 'warmest' },
        },
        {
          say: '[what about|how about|which is|what is|which one is|which room is] [the] (coldest|coolest|chilliest) [one|room]',
          give: { way: 'coldest' },
        },
      ],
      outcome: 'where it is warmer',
    },
    presence: {
      question: true,
      time: 'none',
      say: [
        '(is|was) [there] (anyone|anybody|someone|somebody) (in|around|about|up|awake|still up|in the building)',
        'is (nobody|no one) (around|about|in the building)',
      ],
      outcome: 'whether anybody is there',
    },
    record: {
      question: true,
      time: 'past',
      say: [
        '(what did|what have|what has|what else did|what else have|what else has) (you|the house|hearth) (do|done|been doing|been up to|change|changed|get up to|got up to) [for me|for us] [so far] [around here|in the house|at home|all day]',
        '(what|tell me what) happened [here|around here|in the house|at home]',
        'what (has been|was) (going on|happening) [here|around here|in the house|at home]',
        '(did|has) (anything|something) (happen|happened|been done|change|changed) [here|around here|in the house|at home]',
        'what all (did you just|have you just|did you|have you) (do|did|done|change|changed|turn on|turn off)',
        `${ABREAST} what (you did|you have done|you have been doing|you have been up to|happened|has happened|has been happening|went on|has been going on)`,
        '(what|tell me what) (has|have|did|is) {of:person} [just] (been up to|been doing|done|do|changed|change|got up to|get up to|touched|touch|turned on|turned off|turn on|turn off)',
        '(did|has) {of:person} (touch|touched|change|changed|do|done|turn on|turned on|turn off|turned off) (anything|something)',
        'what did i miss',
        '(who did what|what did who do|what was done|what has been done|what got done)',
        '(what|what all|what else) (did|have|has) (everybody|everyone|anybody|anyone|people|we|i|they|somebody|the others|the kids|the children|the family|the rest of them) [all] (ask|asked|tell|told|get|got|had|have|want|wanted) [from] you [to do|to] [for them|for us|for me]',
        '(what|what all|what else) (have you been|were you|did you get) (asked|told|made|ordered) [to do|for] [by (us|everybody|everyone|people|anyone)]',
        'who [has|all] asked [you] (what|for what|you for what)',
        '(did|has) (everybody|everyone|anybody|anyone|somebody|someone|the kids|the children|the others) [else] (ask|asked) [you] [for] (anything|something) [of you]',
        '(tell me|give me|show me) [about] what you did',
        '(give me|show me|read me) (a|the|your) (log|record|history) [of] [the day|today]',
        ...[
          'what was that [that] [you did|you have done|you just did|you did just now|about] [just now|just then|a moment ago]',
          'what [exactly] did you (do|just do|change|just change) [just now|just then|a moment ago|last|there|just there|over there]',
          'what [exactly] (did you just|have you just) (do|did|done|change|changed|turn on|turned on|turn off|turned off|switch on|switch off) [there|here|then]',
          'what was it [that] you (just did|have just done|just changed|did just now|did just then)',
          '(tell me|remind me) what (you just did|you have just done|you did just now|you did just then|it was you just did)',
          '(which|what) (ones|lights|things|one) (did|have) you [just] (turn|turned|switch|switched|change|changed) [on|off]',
          '(what was|tell me) the last thing [that] you did',
          'what [has] just happened [in here|here|there|in there]',
        ].map((say) => ({ say, give: { last: true } })),
      ],
      outcome: 'what was done',
    },
    rights: { question: true, time: 'none', say: MAY, outcome: 'who may' },
    people: { question: true, time: 'none', say: WHO_THERE_IS, outcome: 'who lives here' },
    abilities: {
      question: true,
      time: 'none',
      say: [
        'what (can|could|do|will) you (do|do for me|do for us|control|manage|help with|help me with)',
        'what (can|could|should|do) (i|we) (say|ask|tell you|ask you|ask for|say to you|control|do with you)',
        'what are you (able to do|capable of|good for)',
        'what (is|are) [there] [things] [that] (you can do|i can say|i can ask|i can control)',
      ]
        .flatMap((say): Phrase[] => [`${say} [here|around here]`, `${say} [in|on|at] [the] {area:area}`])
        .concat(OF_KIND),
      outcome: 'what can be said',
    },
  },
};
