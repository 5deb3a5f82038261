import { DeviceKind, type Phrase, type Phrases, ways } from '../../src/domain/index.ts';

/** Words for the kinds of measure. */
const KIND: Readonly<Record<string, readonly string[]>> = {
  temperature: ['temperature', 'temp'],
  humidity: ['humidity', 'moisture'],
  power: ['power', 'power draw', 'power consumption', 'power use'],
  carbon_dioxide: ['co2', 'co 2', 'carbon dioxide'],
  illuminance: ['light level', 'illuminance'],
  pressure: ['pressure', 'air pressure'],
  battery: ['battery', 'battery level'],
};

/** Words for what something came to. */
const BECAME: Readonly<Record<string, readonly string[]>> = {
  open: ['open', 'opened', 'ajar'],
  closed: ['closed', 'shut', 'close'],
  on: ['on', 'turned on', 'switched on', 'running', 'turn on', 'switch on', 'come on', 'go on', 'run'],
  off: ['off', 'turned off', 'switched off', 'turn off', 'switch off', 'go off'],
  locked: ['locked', 'lock', 'locked up'],
  unlocked: ['unlocked', 'unlock'],
  wet: ['wet', 'flooded', 'leaking'],
  heating: ['heating'],
  cooling: ['cooling'],
  playing: ['playing'],
  cleaning: ['cleaning', 'vacuuming'],
  mowing: ['mowing'],
};

const AT = '[in|on|at|inside|of|by]';
const IT_GOT =
  '[it] [(got|was|has been|had been|reached|went|gets|fell|dropped|rose|became)] [to|down to|up to]';
const WHO = '(anyone|anybody|someone|somebody|i|we|he|she|they|one of us|any of us)';

/** How it felt, and what was meant by it: the mean, or the end of the scale that "get" is about. */
function felt(kind: string, words: string, ends: 'lowest' | 'highest'): Phrase[] {
  return [
    ...ways(
      { give: { kind, figure: 'mean', felt: true } },
      `how ${words} (was|has) it [been] ${AT} {target:place}`,
      `how ${words} was {target:place}`,
      `(was|has) it [been] ${words} ${AT} {target:place}`,
    ),
    ...ways(
      { give: { kind, figure: ends, felt: true } },
      `how ${words} did (it|{target:place}) get`,
      `how ${words} did it get ${AT} {target:place}`,
      `how ${words} has it (got|gotten|become) ${AT} {target:place}`,
    ),
  ].filter(({ say }) => say.includes('{target'));
}

/** The least and the most. */
function ends(figure: 'lowest' | 'highest', adjectives: string, how: string): Phrase[] {
  return [
    ...ways(
      { give: { figure, kind: 'temperature', felt: true } },
      `(what is|what was|tell me|show me) [the] ${adjectives} ${IT_GOT} ${AT} {target:place}`,
      `(what is|what was|tell me|show me) [the] ${adjectives} ${AT} {target:place} ${IT_GOT}`,
      `(what is|what was|tell me|show me) [the] ${adjectives} [that] {target:place} (got|was|has been|reached)`,
    ),
    ...ways(
      { give: { figure } },
      `(what is|what was|tell me|show me) [the] ${how} {kind} ${IT_GOT} ${AT} {target:place}`,
      `(what is|what was|tell me|show me) {target:place} ${how} {kind}`,
    ),
  ];
}

/** Asked of the present in the same words: only with a day that was named. */
const ofADay = (...says: readonly string[]): Phrase[] => ways({ named: 'day' }, ...says);

const MEASURE: readonly Phrase[] = [
  ...felt('temperature', '(warm|hot)', 'highest'),
  ...felt('temperature', '(cold|cool|chilly)', 'lowest'),
  ...felt('humidity', '(humid|damp)', 'highest'),
  ...ends('lowest', '(coldest|coolest|chilliest)', '(lowest|minimum|min|least)'),
  ...ends('highest', '(warmest|hottest)', '(highest|maximum|max|peak|most)'),
  ...ways(
    { give: { figure: 'mean' } },
    `(what was|what is|tell me) [the] (average|mean) {kind} ${AT} {target:place}`,
    `(what was|what is|tell me) {target:place} (average|mean) {kind}`,
  ),
  ...ofADay(
    `(what was|how was|how high was|tell me|show me) [the] {kind} ${AT} {target:place}`,
    `(what was|how was|tell me|show me) {target:place} {kind}`,
  ).map((phrase) => (typeof phrase === 'string' ? phrase : { ...phrase, give: { figure: 'mean' } })),
];

/** Who locked and switched what is in the record of deeds; who opened a door nobody ordered to be opened is not. */
const OPENED = { became: ['open', 'opened', 'close', 'closed', 'shut', 'ajar'] };
/** How a thing is left, as it then was. */
const LEFT_SO = {
  became: ['open', 'ajar', 'closed', 'shut', 'on', 'running', 'off', 'locked', 'unlocked'],
};
/** What a room is by its doors: "was the garage open last night". */
const SHUT_OR_NOT = { became: ['open', 'ajar', 'closed', 'shut', 'locked', 'unlocked'] };
const HEATING = '(the heating|the central heating|the boiler|heating)';
const EVERYWHERE = { target: { all: true }, became: 'heating' };

const STATES: readonly Phrase[] = [
  ...[{ named: 'day' as const }, { hold: OPENED }].flatMap((only) => [
    ...ways(
      { give: { ask: 'when' }, ...only },
      '(when|what time|at what time|what times) (was|were|has|had|did) {target} [been] [get] {became}',
      `(when|what time|at what time|what times) (did|has|have) ${WHO} {became} {target}`,
    ),
    ...ways(
      { give: { ask: 'last' }, ...only },
      '(when|what time|at what time) (was|were) {target} last {became}',
      '(when|what time|at what time) (was|were) the last time [that] {target} (was|were|got) {became}',
      `(when|what time|at what time) did ${WHO} last {became} {target}`,
    ),
  ]),
  ...(
    [
      ['whether', '(was|were|has) %s [been] (on|running)'],
      ['whether', `did ${WHO} leave %s (on|running)`],
      ['when', '(when|what time) (was|were|has) %s [been] (on|running)'],
      ['when', '(when|what time) did %s (come|go|turn) on'],
      ['length', '(how long|for how long) (was|were|has) %s [been] (on|running) [for]'],
      ['times', '(how often|how many times) (was|were|has) %s [been] (on|running)'],
    ] as const
  ).flatMap(([ask, say]): Phrase[] => [
    { say: say.replace('%s', HEATING), give: { ask, ...EVERYWHERE }, named: 'day' },
    {
      say: `${say.replace('%s', HEATING)} (in|on|at) {target:place}`,
      give: { ask, became: 'heating' },
      named: 'day',
    },
  ]),
  ...ways(
    { give: { ask: 'times' } },
    '(how often|how many times) (was|were|has|have|did) {target} [been] [get] {became}',
    `(how often|how many times) (did|has|have) ${WHO} {became} {target}`,
  ),
  ...ways(
    { give: { ask: 'length' } },
    '(how long|for how long|how much time) (was|were|has|have|did) {target} [been] {became} [for]',
  ),
  ...ways(
    { give: { ask: 'whether' }, named: 'day' },
    '(was|were|has|have|had|did) {target} [been] [get] {became}',
    `(did|has|have) ${WHO} {became} {target}`,
  ),
  ...ways(
    { give: { ask: 'whether' }, named: 'day', hold: LEFT_SO },
    `did ${WHO} [accidentally|by accident|really] leave {target} {became}`,
    `was {target} left {became}`,
  ),
  ...ways(
    { give: { ask: 'whether' }, named: 'day', hold: SHUT_OR_NOT },
    '(was|were|has) {target:place} [been] [left|standing] {became}',
    `did ${WHO} [accidentally|by accident|really] leave {target:place} {became}`,
  ),
  ...ways(
    { give: { ask: 'whether', became: 'motion' }, named: 'day' },
    '(was|were|has) there [been] [any|some] (motion|movement|anyone|anybody|somebody) [moving|around] (in|on|at|by) {target:place}',
    '(did|has) (anyone|anybody|something|anything) (move|moved|been|walk|walked) (in|on|at|by|through) {target:place}',
  ),
  ...ways(
    { give: { ask: 'last', became: 'motion' } },
    '(when|what time) was [there] [the] last (motion|movement) (in|on|at|by) {target:place}',
    '(when|what time) was [there] last [any] (motion|movement) (in|on|at|by) {target:place}',
  ),
];

const USED: readonly Phrase[] = [
  ...ways(
    { give: { kind: 'energy' } },
    'how much [of] [electricity|power|energy|current|juice] (did|has|have|does) {target} (use|used|consume|consumed|need|needed|draw|drawn|burn|burned|take|taken)',
    'how many (kilowatt hours|kwh|kilowatts|units) (did|has|have) {target} (use|used|consume|consumed|need|needed)',
    'how much (electricity|power|energy) (was|has been) (used|consumed) by {target}',
    '(what was|what is|tell me|show me) {target} (energy|electricity|power) (use|usage|consumption)',
    '(what was|what is|tell me|show me) the (energy|electricity) (use|usage|consumption) of {target}',
    'what did {target} (use|consume)',
  ).map((phrase) => ({ ...phrase, named: 'day' as const })),
  ...ways(
    { give: { kind: 'energy', target: { all: true } }, named: 'day' },
    'how much (electricity|power|energy) (did|have|has) (we|the house|everything|it all) (use|used|consume|consumed)',
    '(what|which of them|which thing) [has] (used|eaten|burned|drawn|consumed) [up] [the] most [of the] (electricity|power|energy)',
  ),
  ...ways(
    { give: { kind: 'gas', target: { all: true } }, named: 'day' },
    'how much gas (did|have|has) (we|the house|everything) (use|used|consume|consumed|burn|burned)',
  ),
  ...ways(
    { give: { kind: 'water', target: { all: true } }, named: 'day' },
    'how much water (did|have|has) (we|the house|everything) (use|used|consume|consumed)',
  ),
];

/** What people ask of the past of things. */
export const phrases: Phrases = {
  service: 'history',
  kinds: DeviceKind.options.filter((kind) => !['setting', 'button', 'health', 'listed'].includes(kind)),
  enums: { kind: KIND, became: BECAME },
  methods: {
    measure: { question: true, time: 'past', say: MEASURE, outcome: 'what {target} measured {when}' },
    states: { question: true, time: 'past', say: STATES, outcome: 'when {target} was {became}' },
    used: { question: true, time: 'past', say: USED, outcome: 'what {target} used {when}' },
  },
};
