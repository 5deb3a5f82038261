/** Warmer and cooler by so many degrees: of a device, of a room, and of what was spoken of last. */
import type { Phrase } from '../../src/domain/index.ts';

interface Way {
  /** Of what is given: `-` is taken away. */
  readonly sign: '' | '-';
  readonly step: number;
  readonly raises: string;
  readonly tempers: string;
  readonly particle: string;
  readonly how: string;
}

const UP: Way = {
  sign: '',
  step: 1,
  raises: '(turn up|raise|increase|put up|bump up|crank up|nudge up|bring up|lift|boost|up)',
  tempers: '(warm|heat|warm up|heat up)',
  particle: 'up',
  how: '(warmer|hotter|less cold)',
};
const DOWN: Way = {
  sign: '-',
  step: -1,
  raises:
    '(turn down|lower|reduce|decrease|drop|put down|bring down|nudge down|bump down|dial down|knock down)',
  tempers: '(cool|cool down|chill)',
  particle: 'down',
  how: '(cooler|colder|less warm|less hot)',
};

const MOVE = '(turn|put|bring|bump|crank|nudge|push|knock|take|move|set|drop|raise|lower|dial)';
const BIT =
  '[make it|get it|turn it|(i|we) (want|need|would like|would prefer|could do with) it [to be]|(can|could) (we|i) have it|it (should|needs to|must|has to) be] [just] [a bit|a little|a little bit|slightly|a touch|a tad|bit|a notch|much|even]';
/** A bare number behind a room may be anything; these say of what. */
const DEGREES = 'degree ° celsius fahrenheit centigrade c f'.split(' ');

/** Degrees that are no number: "a degree", "half a degree". */
const COUNTED: readonly (readonly [string, number])[] = [
  ['(a|one|1) degree', 1],
  ['(half a degree|half degree|a half degree)', 0.5],
  ['(a degree and a half|one and a half degrees)', 1.5],
  ['(a couple of degrees|a couple degrees|a few degrees)', 2],
];

function stepped({ sign, step, raises, tempers, particle, how }: Way): Phrase[] {
  const by = `{step:${sign}temperature}`;
  const holds = { hold: { step: DEGREES } };
  return [
    `${raises} {target} by ${by}`,
    `${tempers} {target:place} [${particle}] by ${by}`,
    `${MOVE} {target} ${particle} [by] ${by}`,
    `(make|get) {target:place} ${by} ${how}`,
    `{target} ${particle} [by] ${by}`,
    { say: `${raises} {target:place} [by] ${by}`, ...holds },
    { say: `${MOVE} {target:place} ${particle} [by] ${by}`, ...holds },
    { say: `{target:place} (${particle}|${how}) [by] ${by}`, ...holds },
    { say: `{target:place} ${by} (${particle}|${how})`, ...holds },
    { say: `${by} ${how} (in|for) {target:place}`, ...holds },
    ...COUNTED.flatMap(([degrees, number]): Phrase[] => {
      const give = { step: step * number };
      return [
        `(${raises}|${tempers}) {target:place} [by] ${degrees}`,
        `(${MOVE}|${tempers}) {target:place} ${particle} [by] ${degrees}`,
        `{target:place} ${particle} [by] ${degrees}`,
        `(make|get) {target:place} ${degrees} ${how}`,
      ].map((say) => ({ say, give }));
    }),
    { say: `${BIT} ${how}`, give: { step }, here: true },
    { say: `[make it] ${by} ${how}`, here: true },
  ];
}

/** Phrases of `climate.set_temperature`. */
export const WARMER_AND_COOLER: readonly Phrase[] = [...stepped(UP), ...stepped(DOWN)];
