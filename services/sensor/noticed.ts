import type { ConditionPhrase } from '../../src/domain/index.ts';

const SEES =
  '(see|sees|detect|detects|detected|notice|notices|sense|senses|register|registers|spot|spots|feel|feels|picks up|pick up)';
const SOMEONE = '(someone|somebody|anyone|anybody|something|anything|a person|people)';
const STIRRING = `([any|some] (motion|movement)|${SOMEONE})`;
const NOTICED =
  '(is|are|gets|are being|is being) (detected|seen|sensed|noticed|registered|spotted|picked up)';
const MOVES = '(moves|moving|is moving|walks|is walking|comes|is coming|gets|steps|goes)';
const INTO = '(in|on|at|into|onto|through|near|by|around|to|inside|past|in to|on to|up to)';
const TRIPPED = '(triggers|trips|is tripped|gets triggered|fires|goes off)';
const ALARMS = '(is triggered|triggers|trips|is tripped|gets triggered|goes off|sounds|rings|alarms)';

/** Something stirs: "someone moves on the porch", "the garage motion sensor sees motion", "motion is detected in the hall". */
const MOTION: readonly ConditionPhrase[] = [
  { say: `{target:place} ${SEES} ${STIRRING} [moving|move|moving about]`, change: true as const },
  { say: `{target} ${TRIPPED}`, change: true as const },
  { say: `${STIRRING} ${MOVES} ${INTO} {target:place}`, change: true as const },
  { say: `${STIRRING} ${NOTICED} ${INTO} {target:place}`, change: true as const },
  { say: `${SOMEONE} (enters|entering|is entering) {target:place}`, change: true as const },
  { say: `[there is] ${STIRRING} [is|is there] ${INTO} {target:place}` },
].map((phrase) => ({ ...phrase, state: 'motion', give: { kind: 'motion' } }));

/** Nothing stirs: "nobody is in the garage". */
const STILLNESS: readonly ConditionPhrase[] = [
  `(nobody|noone|no one|no body) [is] [(moving|still|left)] ${INTO} {target:place}`,
  `(nobody|noone|no one|no body|nothing) (moves|moving|is moving|has moved|has been moving|has been|has come|has gone|has walked) [about|around] ${INTO} {target:place}`,
  `there (is|has been) (nobody|noone|no one|no motion|no movement|no body|nothing moving) ${INTO} {target:place}`,
  `no (motion|movement) [(is|has been) (detected|seen|sensed|noticed)] ${INTO} {target:place}`,
].map((say) => ({ say, state: 'clear', give: { kind: 'motion' } }));

/** What is in the air or on the floor, anywhere or in a place: "smoke is detected", "there is a leak in the cellar", "the smoke alarm goes off". */
function alarmed(kind: string, state: string, words: string, sensors: string): ConditionPhrase[] {
  const rest = { state, give: { kind } };
  const place = `[${INTO} {target:place}]`;
  return [
    { say: `[any|some|a|the] ${words} ${NOTICED} ${place}`, change: true, ...rest },
    { say: `there is [any|some|a] ${words} ${place}`, ...rest },
    { say: `[the|a] ${sensors} ${ALARMS} ${place}`, change: true, ...rest },
    { say: `{target} ${ALARMS}`, change: true, ...rest },
  ];
}

/** When a wish is to hang on what a sensor notices, in words that name no state of it. */
export const NOTICING: readonly ConditionPhrase[] = [
  ...MOTION,
  ...STILLNESS,
  ...alarmed('smoke', 'smoke', '(smoke|fire)', '(smoke|fire) (detector|alarm|sensor)'),
  ...alarmed(
    'moisture',
    'wet',
    '(leak|water leak|water|flood|flooding)',
    '(leak|water|flood) (detector|alarm|sensor)',
  ),
  ...alarmed('gas', 'gas', '(gas|gas leak)', 'gas (detector|alarm|sensor)'),
  ...alarmed(
    'carbon_monoxide',
    'carbon monoxide',
    '(carbon monoxide|co)',
    '(carbon monoxide|co) (detector|alarm|sensor)',
  ),
];
