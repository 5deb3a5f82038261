/** Louder, quieter and as loud as so much, in the ways people ask for it. */
import { type Phrase, ways } from '../../src/domain/index.ts';

const BIT =
  '[a bit|a little|a little bit|bit|little|tad|slightly|a touch|a tad|a notch|one notch|a level|a lot|way|some|more|much]';
const SET = '(set|turn|put|change|adjust|bring|get)';
/** Before a figure these say nothing. */
const NUMBER = '[level|number|a level of|the level|a volume of|about|around|exactly]';
const TO =
  '(set|turn|put|change|adjust|bring|get|make|raise|lower|increase|decrease|reduce|drop|boost|crank|crank up|pump|pump up|bump|bump up|push|move|take|tune|fix|keep|hold|turn up|turn down|switch|dial|modify) [up|down]';
export const VOLUME =
  '(volume|sound|audio|volume level|sound level|volume setting|audio level|noise level|level of sound|level of the sound|level of the volume|loudness|voice|vocals|voice box|decibels|decibel level|audio volume|sound volume|music volume|media volume|volume control)';
/** The volume, and of what: "your volume", "the volume of the song". */
const THE_VOLUME = `[the|your|my|this|that|its] [current] ${VOLUME} [(of|on) [the|this|that|my] [current] (music|song|track|songs|tune|radio|playlist|audio|video|movie|film|show|podcast)]`;
/** "Should be", "can … be": what is wished for by saying how it has to be. */
const SHOULD = '(should|must|needs to|need to|has to|have to|ought to|could|can|may) be';
const WISHED = '(can|could|may|i want|we want|i need|we need|i would like|we would like|have|get)';
/** Levels by their names. */
const LEVELS: readonly (readonly [words: string, volume: number])[] = [
  ['(low|quiet|soft|a low level|a low volume|a quiet level|low level)', 20],
  ['(medium|middle|mid|normal|moderate|average|a medium level|a moderate level|medium level)', 50],
  ['(high|loud|a high level|a high volume|high level)', 80],
  ['(zero|nothing|none)', 0],
  ['(minimum|min|the minimum|its minimum|lowest|the lowest|the quietest|as low as possible)', 10],
];

/**
 * Louder or quieter by some per cent, or by the service's own step: by the verb ("raise …"), or by a word behind the thing
 * ("turn … up"); of a thing, of the volume of a thing, of the volume alone; and without a verb at all.
 */
function stepped(verb: string, end: string, way: 'up' | 'down'): Phrase[] {
  const [sign, give] = way === 'up' ? ['', { step: 10 }] : ['-', { step: -10 }];
  const phrases = (what: string, by: string, here: { here?: true }): Phrase[] => [
    { say: `${verb} ${what} ${end} ${by} {step:${sign}level}`, ...here },
    { say: `${verb} ${what} ${end} (by|in) [a] half`, give: { factor: way === 'up' ? 1.5 : 0.5 }, ...here },
    { say: `${verb} ${what} ${BIT} ${end} ${BIT}`, give, ...here },
  ];
  return [
    ...phrases('{target}', 'by', {}),
    ...phrases(`{target:place} ${VOLUME}`, '[by]', {}),
    ...phrases(`[the] ${VOLUME} (of|on|for|in|from) {target:place}`, '[by]', {}),
    ...phrases(THE_VOLUME, '[by]', { here: true }),
    `{target:place} ${VOLUME} ${way} [by] {step:${sign}level}`,
    { say: `{target:place} ${VOLUME} ${way} ${BIT}`, give },
    `${VOLUME} ${way} {target:place} [by] {step:${sign}level}`,
    { say: `${VOLUME} ${way} {target:place} ${BIT}`, give },
    { say: `${VOLUME} ${way} [by] {step:${sign}level}`, here: true },
    { say: `${VOLUME} ${way} ${BIT}`, here: true, give },
  ];
}

/** What is to be done with the volume, in the passive: "the volume should be turned down", "can your volume be increased". */
const RAISED: readonly Phrase[] = [
  [
    '(raised|increased|boosted|amplified|heightened|louder|higher|turned up|brought up|put up|bumped up|pushed up)',
    '',
    10,
  ],
  [
    '(lower|lowered|decreased|reduced|softened|quieter|softer|turned down|brought down|put down|toned down|cut down)',
    '-',
    -10,
  ],
].flatMap(([done, sign, step]): Phrase[] => {
  const give = { step: step as number };
  return [
    { say: `${THE_VOLUME} ${SHOULD} ${BIT} ${done} ${BIT}`, here: true, give },
    { say: `${WISHED} ${THE_VOLUME} [to be|be] ${BIT} ${done} ${BIT}`, here: true, give },
    { say: `{target:place} ${VOLUME} ${SHOULD} ${BIT} ${done} ${BIT}`, give },
    { say: `${WISHED} {target:place} ${VOLUME} [to be|be] ${BIT} ${done} ${BIT}`, give },
    { say: `${THE_VOLUME} ${SHOULD} ${done} by {step:${sign}level}`, here: true },
    { say: `{target:place} ${VOLUME} ${SHOULD} ${done} by {step:${sign}level}` },
  ];
});

/** Louder and quieter without a verb: "the radio a bit louder", "more volume on the TV", "volume higher". */
const LOUDNESS: readonly Phrase[] = [
  ['(louder|higher|more loudly)', '(more|some more|increase)', 10],
  ['(quieter|softer|lower|less loud|more quietly|down low)', '(less|not so much|reduced)', -10],
].flatMap(([how, much, step]): Phrase[] => {
  const give = { step: step as number };
  return [
    { say: `{target} [${VOLUME}] ${BIT} ${how} ${BIT}`, give },
    ...ways(
      { here: true, give },
      `${THE_VOLUME} ${BIT} ${how} ${BIT}`,
      `${BIT} ${how} ${VOLUME}`,
      `(be|get|go|sound) ${BIT} ${how}`,
      `[i|we] (want|need|would like|prefer) (it|that|this|[the] (music|sound|volume)) [to be] ${BIT} ${how}`,
      `[give me|i want|i need|get me] ${BIT} ${much} (volume|sound) [please]`,
      `(turn|make|put|play|have|get|set|keep|speak|talk) [it|that|this|[the|your|my] (music|${VOLUME}|song|tv)] ${BIT} ${how} ${BIT}`,
    ),
  ];
});

/** "Half as loud", "double the volume": by verb, by how much, and the factor. */
const TIMES = [
  ['(halve|half)', 'half', 0.5],
  ['double', '(twice|double)', 2],
] as const;

/** Phrases of `media.set_volume`. */
export const SET_VOLUME: readonly Phrase[] = [
  `${TO} {target} [up|down] (to|at) {volume:level}`,
  `${TO} {target:place} ${VOLUME} [up|down] (to|at|on) ${NUMBER} {volume:level}`,
  `${SET} {target:place} [to|at|on] ${VOLUME} {volume:level}`,
  `${TO} [the] ${VOLUME} [up|down] [(of|on|for|in)] {target:place} [up|down] (to|at|on) ${NUMBER} {volume:level}`,
  ...ways(
    { here: true },
    `${TO} ${THE_VOLUME} [up|down] (to|at|on) ${NUMBER} {volume:level} [setting|level]`,
    `(${SET}|keep|have|leave) ${THE_VOLUME} [to|at|on] ${NUMBER} {volume:percent}`,
    `[the] ${VOLUME} [set] [to|at] ${NUMBER} {volume:level}`,
    `(at|with) {volume:percent} ${VOLUME}`,
    `(turn|bring|crank|put|pump|keep|set) (it|that) (up|down) to ${NUMBER} {volume:level}`,
  ),
  ...LEVELS.flatMap(([words, volume]): Phrase[] => [
    {
      say: `(${TO}|keep|have|leave) ${THE_VOLUME} [up|down] [to|at|on] ${words}`,
      give: { volume },
      here: true,
    },
    { say: `${TO} {target:place} ${VOLUME} [up|down] (to|at|on) ${words}`, give: { volume } },
    {
      say: `${TO} [the] ${VOLUME} [up|down] (of|on|for|in) {target:place} (to|at|on) ${words}`,
      give: { volume },
    },
    { say: `${THE_VOLUME} [to|at|on] ${words}`, give: { volume }, here: true },
    { say: `(at|with) [a] ${words} ${VOLUME}`, give: { volume }, here: true },
    { say: `${words} ${VOLUME}`, give: { volume }, here: true },
  ]),
  // "Turn the telly down low", "the radio on high".
  ...LEVELS.slice(0, 3).map(
    ([words, volume]): Phrase => ({
      say: `[set|turn|put|get|keep|have|make|play] {target} [up|down] [to|at|on] [really|very|quite|nice and] ${words}`,
      give: { volume },
    }),
  ),
  `{target:place} ${VOLUME} [to|at|on] ${NUMBER} {volume:level}`,
  `{target:place} (to|at|on) ${VOLUME} {volume:level}`,
  `[the] ${VOLUME} [of|on|in] {target:place} [to|at] {volume:level}`,
  '{target} (up|louder) by {step:level}',
  '{target} (down|quieter) by {step:-level}',
  '{target} [up|down] (to|at) {volume:level}',
  { say: `{target} ${BIT} up ${BIT}`, give: { step: 10 } },
  { say: `{target} ${BIT} down ${BIT}`, give: { step: -10 } },
  '{target} [at|on] {volume:percent}',
  `${SET} {target} (to|at|on) {volume:percent} ${VOLUME}`,
  `{target} (to|at|on) {volume:percent} ${VOLUME}`,
  '(put|set|turn) {target} on {volume:level}',
  ...stepped(
    '(turn up|raise|increase|crank up|boost|amplify|strengthen|intensify|maximize|enlarge|enhance|scale up|dial up|ramp up|hike up|move up|rev up|pump up|put up|bump up|amp up|crank|lift|step up|bring up|up|rise|beef up|jack up|push up|heighten)',
    '',
    'up',
  ),
  ...stepped(
    '(turn down|lower|decrease|reduce|lessen|bring down|dial back|dim|deamplify|mellow|tune down|scale down|pull down|take down|ease|ease down|move down|keep down|hold down|limit|put down|soften|drop|dial down|tone down|cut down|bump down|step down|quiet|quiet down|down|low|slow down|minimize|diminish)',
    '',
    'down',
  ),
  ...stepped(
    '(turn|bring|crank|put|pump|bump|push|move|take|tune|boost|dial|jack|raise|send|kick)',
    'up',
    'up',
  ),
  ...stepped(
    '(turn|bring|put|quiet|bump|dial|take|tone|move|calm|slow|cut|keep|crank|push|pull|send|hold)',
    'down',
    'down',
  ),
  ...TIMES.flatMap(([verb, times, factor]): Phrase[] => [
    { say: `${verb} [the] ${VOLUME} (of|on|for|in) {target:place}`, give: { factor } },
    { say: `${verb} {target:place} ${VOLUME}`, give: { factor } },
    { say: `${verb} [the] ${VOLUME}`, here: true, give: { factor } },
    {
      say: `(make|turn|get|have|put|set) {target} [about|only|just|to] ${times} as loud [as (it is|now|that)]`,
      give: { factor },
    },
  ]),
  ...[`[the] ${VOLUME} (of|on|for|in) {target:place}`, `{target:place} ${VOLUME}`].map(
    (what): Phrase => ({ say: `(cut|slash) ${what} (by|in) [a] half`, give: { factor: 0.5 } }),
  ),
  { say: `(cut|slash) [the] ${VOLUME} (by|in) [a] half`, here: true, give: { factor: 0.5 } },
  ...LOUDNESS,
  ...RAISED,
  {
    say: `${THE_VOLUME} (should|must|needs to|has to|ought to) (be|be set|be put|be turned|be turned up|be turned down|go|increase|rise|drop|come down|go up|go down) (at|to|up to|down to) ${NUMBER} {volume:level}`,
    here: true,
  },
  `{target:place} ${VOLUME} (should|must|needs to|has to|ought to) (be|be set|be put|be turned|be turned up|be turned down|go|increase|rise|drop|come down|go up|go down) (at|to|up to|down to) ${NUMBER} {volume:level}`,
  {
    say: `${WISHED} ${THE_VOLUME} [to be|be] [set|turned|put|bumped|turned up|turned down|bumped up|brought up|brought down] (at|to|up to|down to) ${NUMBER} {volume:level}`,
    here: true,
  },
  `on {target:place} [,] ${TO} [the] ${VOLUME} [up|down] (to|at|on) ${NUMBER} {volume:level}`,
  ...stepped('(make|turn|get)', 'louder', 'up'),
  ...stepped('(make|turn|get)', '(quieter|softer|less loud)', 'down'),
  { say: `(make|turn) it ${BIT} (louder|up) (in|on) {target:place}`, give: { step: 10 } },
  { say: `(make|turn) it ${BIT} (quieter|down) (in|on) {target:place}`, give: { step: -10 } },
  '(make|turn|put|bring) it (louder|up) by {step:level} (in|on) {target:place}',
  '(make|turn|put|bring) it (quieter|down) by {step:-level} (in|on) {target:place}',
  ...ways(
    { here: true, give: { step: 10 } },
    `(speak|talk|sing) (up|out) ${BIT}`,
    `${BIT} (louder|turn it up|crank it up|pump it up|make it louder) ${BIT}`,
  ),
  {
    say: `${BIT} (quieter|softer|turn it down|make it quieter|not so loud|keep it down|tone it down|bring it down|dial it down|dial it back|lower it) ${BIT}`,
    here: true,
    give: { step: -10 },
  },
  ...ways(
    { here: true, give: { volume: 100 } },
    `[turn|crank|set|put|bring|push|make] [the] ([music] ${VOLUME}|music) [to|at|on] (its maximum|max|the max|maximum|full|full blast|full volume|highest|the highest|loudest|the loudest|all the way up|as loud as possible) [setting|level|volume]`,
    '(max|maximum|full|highest|loudest) (volume|sound)',
  ),
  ...ways(
    { here: true },
    `(should be|make|have|i want|i need) [the] [music] ${VOLUME} [to be] [at|to] {volume:level}`,
    `[the] [music] ${VOLUME} (should be|needs to be|must be|should go) [at|to] {volume:level}`,
  ),
];
