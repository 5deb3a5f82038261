import { type Phrase, type Phrases, ways } from '../../src/domain/index.ts';
import { ENDINGS } from './finished.ts';
import { MEASURED, NOTICED } from './kinds.ts';
import { LEVELS } from './levels.ts';
import { NOTICING } from './noticed.ts';
import { UNSEEN } from './unseen.ts';

const ASK =
  '(what is|what was|how is|how high is|how much is|tell me|tell me what is|let me know|let me know what is|i want to know|i want to know what is|check|give me|read|read me|show|show me|get|find out|report)';
const JUDGED = '(high|low|normal|ok|okay|good|fine|full|empty|too high|too low|charged)';
const HOUSE =
  '[in the room|of the room|in this room|in here|in the house|inside|inside the house|at home|indoors] [at this moment|at the moment]';
const MUCH = '[drop|draw|level|levels|reading|readings|like|concentration|value|amount|usage|measurement]';
const FROM =
  '(in|of|at|on|for|from|inside|indicated by|measured by|reported by|shown by|stored in|according to)';
const ALL = { target: { all: true } };

const LEARN =
  '(tell me|find out|check|see|look|let me know|do you know|can you tell me|could you tell me|i want to know|i would like to know|find out for me)';

/** How people ask by feel. */
function felt(kind: string, how: string): Phrase[] {
  const give = { kind };
  return [
    { say: `how ${how} is it [in|on|at] {target:place}`, give },
    { say: `${LEARN} how ${how} (it is|it gets) [in|on|at] {target:place}`, give },
    { say: `how ${how} is {target:place}`, give },
    { say: `is it ${how} [in|on|at] {target:place}`, give },
    { say: `how ${how} is it ${HOUSE}`, give: { ...give, ...ALL } },
  ];
}

/** What is measured, and not merely noticed: "the hall light" asks for nothing. */
const MEASURED_WORDS = [
  ...new Set(Object.values(MEASURED).flatMap(({ called }) => called.split(/[| ]/))),
].filter((word) => word !== 'light' && word !== 'current' && word !== '');

const MEASURES: readonly Phrase[] = [
  `${ASK} [the] [current|total|latest] {kind} ${MUCH} ${FROM} {target:place}`,
  `${ASK} [the] [current|total] (amount|concentration|level|value|strength|reading) of {kind} ${FROM} {target:place}`,
  `${ASK} {target:place} [current|total] {kind} ${MUCH}`,
  `[the] {kind} ${MUCH} ${FROM} {target:place}`,
  {
    say: `${ASK} [the] [current|indoor|inside|room|house] {kind} ${MUCH} ${HOUSE}`,
    give: ALL,
    // "Give me light" asks for a lamp.
    hold: { kind: MEASURED_WORDS },
  },
  { say: '{target:place} [current] {kind} [level|reading|value]', hold: { kind: MEASURED_WORDS } },
  `(what|which) {kind} (is|does|has) [it] [in|at|on] {target:place} [have|at]`,
  { say: '[the] (room|indoor|inside|house|home|current) {kind} [level|reading|value]', give: ALL },
  { say: '(what|which) {kind} is it [right now|now] [inside|in the house|in here|at home]', give: ALL },
  { say: `(is|check if|check whether) [the] {kind} [level] [is] ${JUDGED}`, give: ALL },
  { say: 'how much {kind} (do i have|do we have|is there|is left) [left]', give: ALL },
  ...felt('temperature', '(warm|hot|cold|cool|chilly)'),
  {
    say: '(is it|where is it|which is) (warmer|hotter|colder|cooler) [in|on|at|,] {target:place}',
    give: { kind: 'temperature' },
  },
  ...felt('humidity', '(humid|damp|dry)'),
];

/** Whether something is noticed: anywhere, or in a room, or by the sensors for it. */
const NOTICES: readonly Phrase[] = [
  '(is|are|was) (anything|something|the floor|the ground|any of them) {state}',
  '(is|are|was|were) [there] [any|some] {kind} (detected|sensed|noticed|present|found|reported)',
  '(is|are|was|were) there [any|some] {kind} [alarm|alarms|warning|warnings|available]',
  '(did|do|have|can) you (detect|detected|see|sense|sensed|notice|noticed|hear) [any] {kind}',
  '(is|are|what|which|how many) [there] [all|any] [of] {kind} [is|are] [there] {state}',
  '(is|are|what|which|how many) [there] [all|any] [of] {kind} (sensor|sensors|detector|detectors|alarm|alarms) [is|are] [there] (on|off|triggered|active|tripped|{state})',
].flatMap((say): Phrase[] => [{ say, give: ALL }, `${say} (in|on|at|by|with|near) {target:place}`]);

const CURRENT = '(power|electricity|energy|current|juice)';
const DRAWING = '(using|using up|drawing|pulling|eating|burning|consuming|going through)';

/** The words for every kind of reading. */
function kindWords(): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const [kind, { called }] of [...Object.entries(MEASURED), ...Object.entries(NOTICED)])
    words[kind] = [...new Set([...(words[kind] ?? []), ...called.split('|')])].filter(Boolean);
  return words;
}

/** The words for what is noticed, by the word that a reading has for it. */
function noticed(): Record<string, string[]> {
  const states: Record<string, string[]> = {};
  for (const { is, not, so = [], otherwise = [] } of Object.values(NOTICED)) {
    for (const [state, words] of [
      [is, so],
      [not, otherwise],
    ] as const)
      states[state] = [...new Set([...(states[state] ?? []), state, ...words])];
  }
  return states;
}

/** What people ask of sensors. A door's being open is its contact's to tell, its being locked the lock's. */
export const phrases: Phrases = {
  service: 'sensor',
  kinds: ['sensor', 'binary_sensor'],
  nouns: {
    any: ['sensor', 'device', 'thing'],
    named: [
      'contact',
      'detector',
      'thermometer',
      'temperature',
      'humidity',
      'battery',
      'motion',
      'power',
      'opening',
      'leak',
      'smoke',
      'door',
      'window',
      'meter',
    ],
  },
  states: noticed(),
  enums: { kind: kindWords() },
  conditions: [...LEVELS, ...NOTICING, ...ENDINGS, ...UNSEEN],
  methods: {
    get: {
      question: true,
      time: 'none',
      say: [
        ...MEASURES,
        ...NOTICES,
        ...ways(
          { give: { kind: 'power' } },
          'how much (power|electricity) (is|does) {target} (using|use|drawing|draw)',
          '(is|are) {target} (using|drawing|consuming|pulling) [any|much|a lot of|some] (power|electricity|current)',
        ),
        ...ways(
          { give: { kind: 'power', ...ALL } },
          `how much ${CURRENT} (are we|is the house|is the home|is everything|is it all|is all of it) ${DRAWING} [altogether|in total|in all]`,
          `(what is|which things are|what all is|what else is) ${DRAWING} [the most|most|a lot of|so much|all the|any|all of the|all this] ${CURRENT}`,
          `(what is|how high is|how much is) our [current] (power|electricity) (use|usage|consumption|draw)`,
        ),
        { say: 'how full is [the] battery (of|in) {target}', give: { kind: 'battery' } },
        { say: 'how much (battery|charge) does {target} have [left]', give: { kind: 'battery' } },
        { say: 'how much (battery|charge) is left (in|on) {target}', give: { kind: 'battery' } },
        { say: 'how much (battery|charge) (has|have) {target} [got] [left]', give: { kind: 'battery' } },
        {
          say: '(are there|is there) [any] (problem|problems|issue|issues|fault|faults) with {target}',
          give: { kind: 'problem' },
        },
        { say: '(is|are) {target} (on|off|active)', hold: { target: ['sensor', 'detector', 'alarm'] } },
        '(is|are|was) {target:place} ({state}|detected)',
        '(which|what|how many) {target} (is|are) [there] detected',
        '(has|have|did|does) {target} [ever|just] (detect|detected|sense|sensed|notice|noticed|see|seen|pick up|picked up|report|reported) [any|some] [anything|something|movement|{kind}]',
        '(is|are|was) it {target} (detecting|sensing|seeing|noticing) [any] [anything|something|{kind}]',
        '(is|are|was) {target} (detecting|sensing|seeing|picking up|noticing) [anything|something|any|any {kind}]',
        {
          say: '(is|are) (there|anyone|anybody|someone|somebody) [moving|there] (in|on|at) {target:place}',
          give: { kind: 'motion' },
        },
        ...ways(
          { give: { kind: 'motion' } },
          '(is|was) (something|anything|anyone|anybody|someone|somebody) (moving|moving about|moving around|creeping about) [about|around] (in|on|at) {target:place}',
          '[is there] any (movement|motion) (in|on|at) {target:place}',
          'is there (anyone|anybody|someone|somebody) (in|on|at) {target:place}',
          'did (something|anything|anyone|anybody|someone|somebody) move (in|on|at) {target:place}',
        ),
        '(did|have) (i|we|you|somebody|someone) (leave|left|close|closed|shut|open|opened) {target} [{state}]',
        '(what is|what does|tell me) {target} (reading|say|at|read|showing|show)',
        '(what is|check|tell me) [the] (state|status|value|current value|reading) of {target}',
        '(check|read|what is|how is|tell me|show me|give me) {target}',
      ],
      outcome: 'what {target} tells',
    },
  },
};
