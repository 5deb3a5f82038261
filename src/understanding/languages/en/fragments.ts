import type { Phrase, Phrases } from '../../../domain/index.ts';
import { FRAGMENTS } from '../index.ts';

const BIT =
  '(a bit|bit|a little|little|a little bit|a tad|tad|a touch|slightly|somewhat|a notch|just a bit|just a little|a bit more|a smidge|smidge|a tiny bit|tiny bit|a wee bit|wee bit|a hair|a fraction|a good bit|quite a bit|a fair bit|that little bit|that bit|just that bit)';

const TOO =
  '[(that|this|it|they) (is|are)] [still] [a bit|bit|a little|a little bit|way|far|much|just|slightly|rather] too';

/** "That's too loud": which way it is to go, and of what that is said. */
const EXCESS: readonly Phrase[] = (
  [
    ['(loud|noisy)', -1, 'media'],
    ['quiet', 1, 'media'],
    ['(bright|light|harsh|glaring|glary|dazzling|blinding)', -1, 'light'],
    ['(dark|dim|gloomy|faint)', 1, 'light'],
    ['(hot|warm)', -1, 'climate'],
    ['(cold|cool|chilly)', 1, 'climate'],
    ['(fast|windy|draughty|drafty)', -1, 'fan'],
    ['slow', 1, 'fan'],
    ['(high|strong)', -1, undefined],
    ['much', -1, undefined],
    ['(little|low|weak)', 1, undefined],
  ] as const
).flatMap(([words, way, of]) => {
  // Of what was made less, "too much" is how far it went.
  const onward = words === 'much' ? { onward: true } : {};
  const give = (to: number) => ({ way: to, ...(of === undefined ? {} : { of }), ...onward });
  return [
    { say: `${TOO} ${words}`, give: give(way) },
    { say: `[(that|it) is|they are] (a bit|bit|a little|rather|slightly) ${words}`, give: give(way) },
    { say: `[make (it|them)] not (so|that|quite so|quite that|as) ${words}`, give: give(way) },
    { say: `[make (it|them)] [a bit|a little|much] more ${words}`, give: give(-way) },
    ...(of === undefined
      ? []
      : [
          {
            say: `[(that|it) is|they are] still [a bit|a little|rather|pretty|quite] ${words}`,
            give: give(way),
          },
        ]),
  ];
});

/** "*Lower still*", "*wider than that*": which way it is to go, of whatever has such a way. */
const COMPARED: readonly Phrase[] = (
  [
    ['(higher|wider|stronger|quicker|harder|further open|more open|more powerful)', 1],
    [
      '(lower|narrower|gentler|weaker|softer|calmer|more closed|more shut|further closed|further shut|further down|less open|less wide|less strong|less powerful|less high)',
      -1,
    ],
  ] as const
).map(([words, way]) => ({
  say: `[(make|have|get|put) (it|that|them)] [even|still|yet|much|a lot|way|far|${BIT.slice(1, -1)}] ${words} [still|again|yet|than (that|this)]`,
  give: { way },
}));

/** "*Half as bright*", "*twice that*": so many times what was set; `of` one service where the words are its own. */
const TIMES_AS: readonly Phrase[] = (
  [
    ['half', 'halve', 0.5],
    ['(a third|one third)', 'third', 1 / 3],
    ['(a quarter|one quarter|quarter)', 'quarter', 0.25],
    ['(twice|double)', 'double', 2],
    ['(three times|triple)', 'triple', 3],
  ] as const
).flatMap(([times, verb, factor]) => [
  {
    say: `[make (it|them)|put (it|them)|set (it|them)|i want (it|them)] [about|only|just|to|at] ${times} (that|of that|this|of this|what it is|as much as that)`,
    give: { factor },
  },
  { say: `[make (it|them)|about|only|just] ${times} as (much|high) [as (that|it is)]`, give: { factor } },
  { say: `(${verb}) (it|that|them)`, give: { factor } },
  ...(
    [
      ['bright', 'light'],
      ['loud', 'media'],
      ['(fast|strong)', 'fan'],
    ] as const
  ).map(([words, of]) => ({
    say: `[make (it|them)|i want (it|them)|about|only|just] ${times} as ${words} [as (that|it is|now)]`,
    give: { factor, of },
  })),
]);

/** Before a time alone. */
const MAKE_IT = '(make|change|move|shift|push|set|put) (it|that)';

/** "*Quarter past*": so many minutes from the hour that was said before. */
const PAST_THE_HOUR: readonly Phrase[] = (
  [
    ['(quarter|a quarter|fifteen)', 15],
    ['five', 5],
    ['ten', 10],
    ['twenty', 20],
    ['(twenty five)', 25],
  ] as const
).flatMap(([words, past]) => [
  { say: `[${MAKE_IT}] [at|to] ${words} past`, give: { past } },
  { say: `[${MAKE_IT}] [at|to] ${words} to`, give: { past: -past } },
]);

/** "*Back up* to 21". */
const BACK = '[back up|back down|back|up|down]';

const WHAT = '(it|that|this|them|those|everything|all of it|all of them|it all|them all|the lot|things)';

/** "*How it was*", "*the way they were before*". */
const AS_BEFORE =
  '((the (speed|brightness|volume|level|temperature|setting|position|colour|color)) (it was|it was at|it had|that was|we had) [on|at] [before]|(how|what|where|the way|as|like) (it|they|that|things|everything) (was|were|had been|has been) [before|originally|earlier|a minute ago|just now]|(how|the way|as|like|where) (i|we|you) (had|have|left|found|set) (it|them|that|everything|things) [before|originally|earlier]|as before|like before|to normal|the old way|as was)';

/** Before what was done just now. */
const EARLIER =
  '(before|beforehand|previously|(before|until) (that|this|then|now)|before (i|you|we) (changed|did|touched|moved|turned|set) (it|that|anything|them))';

/** Before the first of several changes: "before I started fiddling". */
const AT_FIRST =
  '(in the first place|at first|at the start|at the beginning|originally|to (start|begin) with|before (i|you|we|he|she|they|anyone|anybody|someone) (started|began|went) [changing|fiddling|messing|playing|tinkering|faffing|all (that|this)] [about|around] [with (it|that|them)]|before (i|you|we|all the) (fiddled|messed|played|fiddling|messing) [about|around] [with (it|that|them)]|before all (this|that|of this|of that)|before any of (this|that))';
const HOW_FAR =
  'how (bright|loud|warm|hot|cold|high|low|fast|strong|far open|open)|what (temperature|volume|brightness|level|speed|position|colour|color)';

/** What people do with what runs: "I was *watching* that". */
const BUSY =
  '(watching|using|listening to|reading|reading by|working by|enjoying|needing|sitting under|playing|on)';
const WITH_IT = '(that|it|this|those|them|these)';

/** Clauses that say only what is different from the one before: "and the kitchen too", "no, 40 %", "the same for the porch". */
export const FRAGMENT_PHRASES: Phrases = {
  service: FRAGMENTS,
  methods: {
    target: {
      say: [
        { say: '{target:place} [the] (same|likewise)', give: { alike: true } },
        { say: '(likewise|the same) [in|for|with] {target:place}', give: { alike: true } },
        `[in|out in|over in|for|what about|how about|[do] [the] same [thing] (for|with|in|to)|do (that|it) (for|with|in|to)] {target:place}`,
        '[for|what about|how about|same for] {target:place} (to|at) {value:percent}',
        '{target:place} (to|at) {value:level}',
      ],
    },
    step: {
      say: [
        '{target:place} up [by] {value:level}',
        '{target:place} down [by] {value:-level}',
        '[(put|turn|move|push|nudge|take|bring) (it|them|that)] [up] by [another] {value:level}',
        '[(put|turn|move|push|nudge|take|bring) (it|them|that)] (up|back up) [by] {value:level} [more]',
        '[(put|turn|move|push|nudge|take|bring) (it|them|that)] (down|back down) [by] [another] {value:-level} [more]',
        '[(put|turn|move|push|nudge|bring) (it|them|that)] (up|back up) [by] {value:temperature} [more]',
        '[(put|turn|move|push|nudge|take|bring) (it|them|that)] (down|back down) [by] [another] {value:-temperature} [more]',
        '[just] {value:temperature} (up|higher)',
        '[just] {value:-temperature} (less|down|lower)',
        '[just] {value:level} (up|higher|brighter|faster)',
        '[just] {value:-level} (less|down|lower|dimmer|darker|slower)',
        // No blind gets warmer, and no lamp louder.
        ...[
          '[just] {value:temperature} (warmer|hotter)',
          '[just] {value:-temperature} (cooler|colder)',
          '[just] {value:level} (warmer|hotter)',
          '[just] {value:-level} (cooler|colder)',
        ].map((say) => ({ say, give: { of: 'climate' } })),
        ...['[just] {value:level} louder', '[just] {value:-level} quieter'].map((say) => ({
          say,
          give: { of: 'media' },
        })),
      ],
    },
    another: {
      say: [
        '[just] {value:level} more',
        '[just] {value:temperature} more',
        '[give (it|them|that)|just|and|by] (another|a further|an extra|one more) {value:level} [more]',
        '[give (it|them|that)|just|and|by] (another|a further|an extra|one more) {value:temperature} [more]',
      ],
    },
    state: { say: ['{target:place} (is|are|stays|stay) {state}'] },
    value: {
      say: [
        `[go] ${BACK} (to|at|make (it|that)|make (it|that) to|set (it|that|them) to) {value:level} [again|instead]`,
        '{value:percent}',
        '(put|set|turn|bring|take) (it|that|them) (back|back up|back down) (to|at) {value:level}',
        `[the] {value:color} [one] (would be|is|was|looks|looked|might be) (nicer|better|prettier|lovelier|good|nice|best) [instead]`,
        '(i|we) (liked|preferred|like|prefer) [the] {value:color} [one] [better|more|best]',
        `{value:kelvin} (would be|is|looks|might be) (nicer|better|cosier) [instead]`,
        `{value:level} (would be|is|was|might be) (better|enough|plenty|nicer|fine|perfect|about right) [instead]`,
        '{value:level} (will do|does it|is plenty|suits me|would do) [fine|nicely]',
        '(i|we) (liked|preferred|like|prefer) [it at] {value:level} [better|more]',
        `(only|just|say|i wanted|i only wanted|i just wanted) [say|about] {value:level} [only]`,
        `(i|we) (would prefer|prefer|would rather have|would like) {value:color} [instead|better]`,
        `(how about|what about|try|rather) {value:color} [instead]`,
        `[go] ${BACK} [to|make (it|that)] {value:color} [again]`,
        `${BACK} [to|make (it|that)] {value:kelvin} [again]`,
        `[go] ${BACK} (to|at|make (it|that)|make (it|that) to) {value:temperature} [again]`,
        '{value:temperature} [again]',
        '[to|make (it|that)|(move|shift|push|change|bring|reschedule) (it|that) [back|forward] to] {value:number} [instead]',
        '(make|set) (it|that) [to|for] {value:duration} [instead]',
        'to {value:people} [instead]',
      ],
    },
    time: {
      say: [
        {
          say: '(make|move|shift|push|change|reschedule|put|bring) (it|that|them) [back|forward] [to] [instead]',
          give: { instead: true },
        },
        'make that',
        'at',
        'again',
      ],
    },
    minutes: {
      say: [...PAST_THE_HOUR, { say: `[${MAKE_IT}] [at|to] half past`, give: { past: 30 } }],
    },
    times: { say: TIMES_AS },
    only: {
      say: [
        '(i|we) (only|just) (wanted|want|meant|needed|asked for) {target:place} [on|off|open|closed|please]',
        '(only|just) {target:place}',
        '{target:place} (only|alone)',
      ],
    },
    full: {
      say: [
        '[make (it|that|them)|turn (it|that|them)] [go|right] all the way',
        '[right] [go] (full|fully)',
        '(full blast|full on|full whack|full power|flat out|as far as (it|they) (goes|go|will go))',
      ],
    },
    drop: { say: ['(leave|keep) (it|that|them) [be|alone|then|as it is|as they are]'] },
    later: {
      say: [
        '(push|put|move|shift) (it|that|them) back [by] {value:duration}',
        '(delay|postpone) (it|that|them) [by|for] {value:duration}',
        '(put|hold) (it|that|them) off [by|for] {value:duration} [longer]',
        '(leave|give) (it|that|them) (another|an extra) {value:duration}',
        '(leave|give) (it|that|them) {value:duration} (longer|more)',
      ],
    },
    earlier: { say: ['(bring|pull|move) (it|that|them) (forward|up) [by] {value:duration}'] },
    undo: {
      say: [
        `[can you|could you] (undo|revert|reverse|restore) [${WHAT}|everything|all of that|all that|what you did|what you just did] [again|please]`,
        '(undo|revert|reverse|cancel|delete|remove|forget) (that|this|the) (last one|one|thing|last thing|last command|last request|last change|command|change)',
        { say: `(put|get|bring|have|want) ${WHAT} back [again|please]`, give: { back: true } },
        `(take|turn|switch|set|change|move) ${WHAT} back`,
        { say: '(take|cross|strike) (it|that|them) off [again]', give: { off: true } },
        `[(put|turn|switch|set|change|bring|move|get|have|make|leave|take) ${WHAT}|go] (back|back up|back down) [to] ${AS_BEFORE}`,
        `[(put|turn|set|change|bring|move|get|take) ${WHAT}|go] (up|down) to ${AS_BEFORE}`,
        `(put|turn|switch|set|change|bring|move|get|make) ${WHAT} ${AS_BEFORE}`,
        `(i|we) (want|would like|liked|preferred|prefer) ${WHAT} [back] [to] ${AS_BEFORE}`,
        '(i|we) (liked|preferred) (it|them|that) [better|more] before',
        '(it|that) was better before',
        '(put|turn|switch|have|get) (both|both of them|them both|all of them|the lot|everything) back (on|off|open)',
        '[never mind] leave (it|them) (off|closed|shut)',
        `(everything|[all] [the|my|our] (lights|lamps|blinds|curtains)|it all|the lot|the room|things) [back] [to|on to] ${AS_BEFORE}`,
        `${AS_BEFORE} was (fine|good|better|nicer|ok|okay|all right)`,
      ],
    },
    protest: {
      say: [
        `(i|we|he|she|they|someone|somebody|people) (was|were|am|are|is) [still|just|literally|actually|in the middle of] ${BUSY} ${WITH_IT}`,
        `(i|we|he|she|they|someone|somebody|people) (am|are|is) [still|just|literally|actually] in (here|there)`,
      ],
    },
    cancel: {
      say: [
        '(cancel|scrap|scratch|delete|remove|drop|forget|bin|ditch|get rid of|do away with|lose|stop doing) (it|that|this|them|those) [again|altogether|completely|please]',
        '(take|strike|cross) (it|that|this|them|those) out [again|altogether|please]',
        '[you can] (cancel|scrap|scratch|delete|remove|drop|bin|ditch|get rid of|do away with|lose|forget|forget about) (that|this) (one|rule|automation|routine|schedule) [again|altogether|completely|please]',
      ],
    },
    forbid: {
      say: [
        '[no] [oh|please|actually|wait] (do not|do not do that|do not do it|do not do this|do not bother) [please|after all]',
        '[no] (i|we) (do not|did not) (want|mean) (that|it|this) [any more|anymore|after all]',
        'did not mean (that|it|to|to do that)',
        '[no] (not that|not that one|not this one|that is the wrong (one|thing|room))',
        '[no] that is not (what i (meant|wanted|said|asked for)|the one i (meant|wanted)|the right one)',
        '[no] [i] (changed|have changed) my mind',
        '[(on second thoughts|actually)] not (now|right now|just now|just yet|at the moment)',
        '(hold off|hold fire) [(on|with) (that|it|this)] [for now|a bit|a moment]',
        '[perhaps|maybe] better not [to]',
        '(i was|we were|i am|we are) [only|just] (joking|kidding|teasing)',
        '(only|just) (joking|kidding|teasing)',
      ],
    },
    forget: {
      say: [
        '(never mind|nevermind|forget about it|forget about that|ignore that|it does not matter|not needed|no need)',
      ],
    },
    was: {
      say: [
        `(what|${HOW_FAR}) (was|were|had) (it|that|they|those) [been] [on|at|set to|set at|set on] ${EARLIER}`,
        `what (it|that) (was|had been) [on|at|set to] ${EARLIER}`,
        'what (had|has) (it|that|they) been (on|at|set to|set at)',
        `(was|were) (it|that|they) [already|even] (on|off|open|closed|shut|locked|unlocked) ${EARLIER}`,
        `how (was|were) (it|that|they) [set] ${EARLIER}`,
        {
          say: `(what|how|${HOW_FAR}) (was|were|had) (it|that|they|those) [been] [on|at|set|set to|set at|set on] ${AT_FIRST}`,
          give: { first: true },
        },
      ],
    },
    halt: { say: ['(stop|halt|enough|that is enough|quit) [it|that|this|now|right now]'] },
    heard: {
      say: [
        '(done|it is done|that is done|all done|did it|i did it|i have done it|i have done that|got it done)',
        '(okay|ok|alright|yes|yeah) (i heard|i hear) (it|you|that)',
        '(i am|we are) (up|awake|on it|coming)',
      ],
    },
    snooze: {
      say: [
        '[just|give me|let me have|another] {value:duration} [more]',
        '(snooze|again in|remind me again in|not yet) [it|that] [for|another|in] [{value:duration}] [more]',
        '(remind|tell) me [again] in {value:duration}',
        '(not yet|in a minute|in a moment|in a bit|a bit later)',
      ],
    },
    further: {
      say: [
        '[and|just] another [one] [more] [again]',
        '[and|just] another (one|notch|step|bit|touch)',
        '[and|just] one more (notch|step|bit|touch|time)',
        { say: '[and|just] one more [again]', give: { one: true } },
      ],
    },
    excess: { say: [...EXCESS, ...COMPARED] },
    more: {
      say: [
        `[make (it|that|them)|turn (it|that|them)] ${BIT} (more|further|farther)`,
        `[${BIT}] more than that`,
        // What names its way goes that way, whatever went before.
        ...[
          `[make (it|that|them)|turn (it|that|them)] ${BIT} higher`,
          `(turn (it|that|them) up|(go|come|bring (it|that|them)|take (it|that|them)) up|up) ${BIT}`,
          `[${BIT}] (louder|brighter|warmer|hotter|faster|stronger|higher) than that`,
        ].map((say) => ({ say, give: { named: true } })),
        '(some|even|way|a lot|lots|much|loads|a good deal|far) more',
        'more',
      ],
    },
    less: {
      say: [
        `[${BIT}] less than that`,
        `[too (far|much)] [go|put (it|that|them)|turn (it|that|them)|take (it|that|them)] back [up|down] (a bit|a little|a notch|a touch|a tad|a step)`,
        '(not so much|not that much)',
        // Whatever went before went down: "dim it" and "less" is no more light. "Close it halfway" and "less" is less of the closing.
        ...[
          'less',
          `[make (it|that|them)|turn (it|that|them)] ${BIT} less`,
          '[and] (still less|even less|yet less|less still)',
        ].map((say) => ({ say, give: { named: true, deed: true } })),
        ...[
          `[make (it|that|them)|turn (it|that|them)] ${BIT} lower`,
          `[${BIT}] (quieter|softer|dimmer|darker|cooler|colder|slower|lower) than that`,
          `(turn (it|that|them) down|(go|come|bring (it|that|them)|take (it|that|them)) down|down) ${BIT}`,
          '[and] (still lower|even lower|yet lower|lower still)',
        ].map((say) => ({ say, give: { named: true } })),
      ],
    },
    opposite: {
      say: [
        '[and] [now] (on|off|open|closed|shut|locked|unlocked) [again|now]',
        '[and] [now] back (on|off|open)',
        {
          say: '[you can|now] (carry on|resume|continue|go on|keep going) [with (it|that|this|what you were doing|(the|that|my|our) (programme|program|film|movie|show|episode|video|music|song|album|game|podcast|cleaning|job))] [again|now]',
          give: { paused: true },
        },
        { say: '[and] [back] up [again]', give: { way: 1 } },
        { say: '[and] [back] down [again]', give: { way: -1 } },
      ],
    },
    again: {
      say: [
        '(do|run|try) (it|that) again',
        'once more',
        'one more time',
        'again',
        'do the same again',
        'same again',
      ],
    },
    leave: {
      say: [
        '(leave|keep) {target:place} (on|off|open|closed|shut|up|down|drawn|alone|running|lit|dimmed|playing|locked|unlocked|muted|unmuted|paused|as it is|as they are|be|out of it)',
        '(leave|keep) (on|off|out) {target:place}',
        'leave {target}',
        'not {target:place} [after all|then]',
        '{target:place} [can|may|should|must|is to|are to] (stays|stay|remains|remain) (on|off|open|closed|shut|up|down|locked|unlocked|as it is|as they are|like that|the way it is|alone|put)',
        '{target:place} (is|are) (fine|ok|okay|good|all right|alright) [as it is|as they are|like that|the way it is|where it is]',
        '{target:place} [can|may|should] (stays|stay)',
        '(do not|never|not|without) (touch|change|bother|mess with|disturb|move|worry about|bother with) {target:place}',
        '(leaving|keeping) {target:place} (on|off|open|closed|alone|running|lit|playing|locked|as it is|as they are|be|out of it)',
        '(without|not) (touching|changing|bothering|disturbing|moving) {target:place}',
      ],
    },
  },
};
