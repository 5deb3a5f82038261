/** More light and less in the ways people ask for it: by some per cent, or by the service's own step where none are named. */
import { type Phrase, ways } from '../../src/domain/index.ts';

export const BRIGHTNESS = '(brightness|brightness level|light level)';
const BIT =
  '[a bit|a little|a little bit|slightly|a touch|a tad|a notch|some|somewhat|bit|little|tad|a lot|much|way|even|by a bit|by a little]';
/** Said of a lamp, and too wide for a room: "raise the power in the kitchen" is none of light. */
const FORCE = '(intensity|power|level|output|glow|brilliance|strength|light)';

interface Way {
  /** Of what is given: `-` is taken away. */
  readonly sign: '' | '-';
  readonly step: number;
  /** What is said of a lamp or a room and means its light. */
  readonly lights: string;
  /** What is said of a lamp, or of its brightness. */
  readonly verbs: string;
  readonly moves: string;
  readonly particle: string;
  /** How it is to be. */
  readonly how: string;
  /** Of these what is said behind how much: "20 percent *brighter*"; "half bright" is no step. */
  readonly than: string;
  /** Of these what is said of nothing but light. */
  readonly only: string;
  readonly amount: string;
}

const MORE: Way = {
  sign: '',
  step: 10,
  lights: '(brighten|brighten up|lighten|lighten up)',
  verbs:
    '(increase|raise|turn up|boost|intensify|bright|lift|up|pump up|crank up|bump up|amp up|bring up|put up|strengthen|rise)',
  moves: '(turn|bring|put|take|pump|bump|crank|push|move|boost)',
  particle: 'up',
  how: '(brighter|more bright|more brighter|lighter|higher|stronger|more intense|bright)',
  than: '(brighter|more bright|more brighter|lighter|higher|stronger|more intense)',
  only: '(brighter|more bright|lighter)',
  amount: '(more|some more|a bit more|a little more|additional|extra|brighter)',
};

const LESS: Way = {
  sign: '-',
  step: -10,
  lights: '(dim|dim down|darken)',
  verbs:
    '(decrease|reduce|lower|turn down|soften|minimize|minimise|drop|lessen|tone down|bring down|take down|cut down|dial down|diminish|tone|weaken|low)',
  moves: '(turn|bring|put|take|tone|bump|dial|move|knock|drop|lower|dim)',
  particle: 'down',
  how: '(dimmer|darker|less bright|less brighter|lower|softer|weaker|less intense|more dim|dim|dimmed|low|not so bright)',
  than: '(dimmer|darker|less bright|less brighter|lower|softer|weaker|less intense|more dim|dim|dimmed|low|not so bright)',
  only: '(dimmer|darker|less bright|not so bright|not as bright)',
  amount: '(less|a bit less|a little less|dimmer|lower|softer|dim|low|soft)',
};

/** By so much, and by the service's own step. */
function by({ sign, step }: Way, say: string, end = '', here: { here?: true } = {}): Phrase[] {
  return [
    { say: `${say} ${end} by {brightness_step:${sign}level}`, ...here },
    { say: `${say} ${end} (by|in) [a] half`, give: { factor: sign === '-' ? 0.5 : 1.5 }, ...here },
    { say: `${say} ${BIT} ${end} ${BIT}`, give: { brightness_step: step }, ...here },
  ];
}

function stepped(way: Way): Phrase[] {
  const { sign, lights, verbs, moves, particle, how, than, only, amount } = way;
  const give = { brightness_step: way.step };
  const unsaid = { here: true as const };
  return [
    ...by(way, `${lights} {target:place} [${BRIGHTNESS}]`),
    ...by(way, `${verbs} {target} [${FORCE}]`),
    ...by(way, `${verbs} {target:place} ${BRIGHTNESS}`),
    ...by(
      way,
      `${verbs} [the] (${BRIGHTNESS}|light|lights|lighting|intensity|glow) (of|for|in|on|from|at) {target:place}`,
    ),
    ...by(way, `${verbs} [the] (power|level|output) (of|in|for|on) {target}`),
    ...by(way, `${verbs} [the|your] (${BRIGHTNESS}|intensity)`, '', unsaid),
    ...by(way, `${moves} [the] ${BRIGHTNESS}`, particle, unsaid),
    {
      say: `${lights} [it|them|things] [${particle}] [in here|here] by {brightness_step:${sign}level}`,
      ...unsaid,
    },
    ...ways(
      { give, ...unsaid },
      `[${BIT}] ${lights} [it|them|things] [${particle}] ${BIT} [in here|here]`,
      `[make it|a little|a bit|a tad|slightly|much|even] ${only} [in here|here|please]`,
      `[i|we] (want|need|would like|prefer) (it|this room|the room|everything) ${BIT} ${only} [in here|here]`,
    ),
    `(${lights}|${verbs}) {target:place} [${BRIGHTNESS}] {brightness_step:${sign}percent}`,
    ...by(way, `${moves} {target} [${BRIGHTNESS}]`, particle),
    ...by(way, `${moves} {target:place} ${BRIGHTNESS}`, particle),
    `${moves} {target:place} [${BRIGHTNESS}] ${particle} {brightness_step:${sign}percent}`,
    ...by(way, `{target} [${BRIGHTNESS}]`, particle),
    { say: `[the] (lights|lighting) ${particle} ${BIT}`, give, ...unsaid },
    `(make|turn|get|have) {target:place} {brightness_step:${sign}percent} ${than}`,
    `{target:place} {brightness_step:${sign}percent} ${than}`,
    { say: `(make|turn|get|set|have|keep|put) {target:place} [down|up|on|to] ${BIT} ${how} ${BIT}`, give },
    { say: `{target:place} [be|go] ${BIT} ${how} ${BIT}`, give },
    ...ways(
      { give, ...unsaid },
      `(make|get|turn) (it|the room|this room) ${BIT} (${how}) ${BIT}`,
      `[give me|give us|get me|i need|i want|we need|we want|i would like|we would like|put on|do|use|have|can i have|can we have|could i have|could we have|can i get|could we get|let us have|there should be] ${BIT} ${amount} (light|lights|lighting|brightness) [in here|here]`,
    ),
  ];
}

/** As much of it as the words say, of the lamps here or of those that are named. */
const ABSOLUTE: readonly Phrase[] = [
  [
    '(full|maximum|max|highest|the highest|the maximum|the max|the brightest|its brightest|their brightest)',
    100,
  ],
  ['(minimum|the minimum|lowest|the lowest|the dimmest|its dimmest|min|the lowest setting)', 1],
  ['(medium|half|middle|moderate|normal)', 50],
].flatMap(([words, brightness]): Phrase[] => {
  const give = { brightness: brightness as number };
  return [
    ...ways(
      { give, here: true },
      `[at|set|turn to|use] ${words} (brightness|light|lights|lighting|illumination)`,
      `(set|turn|change|put|bring|make|take|drop|raise) [the] ${BRIGHTNESS} [up|down] (to|at) ${words} [level|setting]`,
    ),
    {
      say: `(set|turn|change|put|bring|have|keep|take|drop|raise|dim|brighten|lower) {target} [up|down] (to|at|on) [a] ${words} [level|setting|brightness|light|power|intensity]`,
      give,
    },
    { say: `{target} (to|at|on) ${words} [level|setting|brightness|power|intensity]`, give },
  ];
});

/** "Half as bright", "double the brightness": by verb, by how much, and the factor. */
const TIMES = [
  ['(halve|half)', 'half', 0.5],
  ['double', '(twice|double)', 2],
] as const;

/** Phrases of `light.set`. */
export const MORE_AND_LESS: readonly Phrase[] = [
  ...stepped(MORE),
  ...stepped(LESS),
  ...TIMES.flatMap(([verb, times, factor]): Phrase[] => [
    { say: `${verb} [the] ${BRIGHTNESS} (of|on|for|in) {target:place}`, give: { factor } },
    { say: `${verb} {target:place} ${BRIGHTNESS}`, give: { factor } },
    {
      say: `(make|turn|get|have|put|set|dim) {target} [about|only|just|to] ${times} as bright [as (it is|now|that)]`,
      give: { factor },
    },
  ]),
  ...ABSOLUTE,
  'add {brightness_step:percent} (to|for|on) {target:place} [brightness]',
  { say: 'add [some|a bit of|more|a little] light (to|in) {target:place}', give: { brightness_step: 10 } },
  {
    say: '(dim|turn|bring|put|make|set|have|lower) {target} [down] (all the way down|down all the way|all the way|as low as possible|as dim as possible|as dark as possible)',
    give: { brightness: 1 },
  },
  {
    say: '(brighten|turn|bring|put|make|set|have|crank|raise) {target} [up] (all the way up|up all the way|as high as possible|as bright as possible|full blast|to the max|on full blast|at full blast)',
    give: { brightness: 100 },
  },
  // "Right down" is as good as all the way, and leaves something to see by.
  ...ways(
    { give: { brightness: 10 } },
    '[dim|turn|bring|put|take|get|have] {target} (right down|right down low|way down|right low|down to almost nothing|down to nearly nothing)',
    '(dim|turn|bring|put|take|get) [right|way] down low {target}',
    'turn right down {target}',
  ),
  ...ways(
    { give: { brightness: 25 } },
    '[turn|put|have|keep|leave|get] {target} [on] (on|at|to) [a] (low|dim|low setting)',
  ),
  ...ways(
    { give: { brightness: 100 } },
    '[turn|bring|put|take|get|have|crank] {target} (right up|way up)',
    'turn right up {target}',
  ),
];
