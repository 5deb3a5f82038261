import type { Phrase } from '../../src/domain/index.ts';

const HOLD =
  '(keep|hold|set|leave|have|maintain|make|get|bring|put|turn|heat|heat up|warm|warm up|preheat|cool|cool down|chill|make sure that|make sure)';
const STAYS = '[stays|remains|is|stays warm|to stay|to be|stay] [up|down] [at|to]';
const WARMTH = '[temperature|thermostat|heating]';
const LIMIT = '[target|temperature|limit|setpoint|set point|bound] [temperature]';
const NOT_LET = '(do not|never|do not ever) let';
const NOT_WANTED = '(i|we) (do not|never) want';
const NOT_TO =
  '(should not|must not|may not|is not to|should never|must never|may never|is never to) [be allowed to]';
/** Said of "it", a number alone may be anything. */
const DEGREES = ['degree', '°', 'celsius', 'fahrenheit', 'centigrade', 'c', 'f'];

/** Each of the two bounds: how it is named, how it comes behind the figure, and what the room is not to become. */
const BOUNDS = [
  {
    slot: '{low:temperature}',
    least:
      '(at least|no less than|not less than|no lower than|not lower than|no colder than|no cooler than|not below|never below|above|over|warmer than|a minimum of|minimum|min)',
    behind: 'or (more|higher|warmer|hotter|above|over)',
    becomes: '(get|go|drop|fall|become|be|sink|cool|cool down|dip)',
    beyond: '[any] (below|under|colder than|cooler than|less than|lower than)',
    which: '(low|lower|lowest|minimum|min)',
    named: 'low',
  },
  {
    slot: '{high:temperature}',
    least:
      '(at most|at the most|no more than|not more than|no higher than|not higher than|no warmer than|no hotter than|not above|never above|below|under|cooler than|a maximum of|maximum|max)',
    behind: '(or (less|lower|cooler|colder|below|under)|at most|at the most)',
    becomes: '(get|go|rise|become|be|climb|heat|heat up|warm up)',
    beyond: '[any] (above|over|past|beyond|warmer than|hotter than|more than|higher than)',
    which: '(high|higher|highest|upper|top|maximum|max)',
    named: 'high',
  },
] as const;

/** One bound alone: "heat the office to at least 19", "don't let it get above 25 in the bedroom". */
export const ONE_BOUND: readonly Phrase[] = BOUNDS.flatMap(
  ({ slot, least, behind, becomes, beyond, which, named }) => [
    `${HOLD} {target:place} ${WARMTH} ${STAYS} ${least} ${slot}`,
    `${HOLD} {target:place} ${WARMTH} ${STAYS} ${slot} ${behind}`,
    `${HOLD} [the|it] [temperature|temp|thermostat|heating] (in|of|for|on) {target:place} ${STAYS} ${least} ${slot}`,
    `${HOLD} [the|it] [temperature|temp|thermostat|heating] (in|of|for|on) {target:place} ${STAYS} ${slot} ${behind}`,
    `${HOLD} it ${STAYS} ${least} ${slot} (in|for|on) {target:place}`,
    `${least} ${slot} (in|for) {target:place}`,
    `{target:place} ${WARMTH} [to] [be|stay|stays] [at|to] ${least} ${slot}`,
    `${NOT_LET} {target:place} ${WARMTH} ${becomes} ${beyond} ${slot}`,
    `${NOT_LET} (it|the (temperature|temp)) ${becomes} ${beyond} ${slot} (in|for|on) {target:place}`,
    `${NOT_LET} the (temperature|temp) (in|of|on) {target:place} ${becomes} ${beyond} ${slot}`,
    `${NOT_WANTED} {target:place} ${WARMTH} [to ${becomes}] ${beyond} ${slot}`,
    `${NOT_WANTED} (it|the (temperature|temp)) [to ${becomes}] ${beyond} ${slot} (in|for|on) {target:place}`,
    `{target:place} ${WARMTH} ${NOT_TO} ${becomes} ${beyond} ${slot}`,
    `(set|change|put|adjust) {target:place} ${which} ${LIMIT} (to|at) ${slot}`,
    `(set|change|put|adjust) [the] ${which} ${LIMIT} (of|for|in|on) {target:place} (to|at) ${slot}`,
    {
      say: `${NOT_LET} (it|the (temperature|temp)) ${becomes} ${beyond} ${slot}`,
      here: true,
      hold: { [named]: DEGREES },
    },
    { say: `${HOLD} it ${STAYS} ${least} ${slot}`, here: true, hold: { [named]: DEGREES } },
  ],
);

const [LOW, HIGH] = BOUNDS;

/** Both, each by its own words: "keep the bedroom above 18 and below 24". */
export const BOTH_BOUNDS: readonly Phrase[] = [[LOW, HIGH] as const, [HIGH, LOW] as const].flatMap(
  ([one, other]) => [
    `${HOLD} {target:place} ${WARMTH} ${STAYS} ${one.least} ${one.slot} (and|but) [at] ${other.least} ${other.slot}`,
    `${HOLD} it ${STAYS} ${one.least} ${one.slot} (and|but) [at] ${other.least} ${other.slot} (in|for|on) {target:place}`,
    `${NOT_LET} {target:place} ${WARMTH} ${one.becomes} ${one.beyond} ${one.slot} (or|and) [${other.becomes}] ${other.beyond} ${other.slot}`,
    `${NOT_LET} (it|the (temperature|temp)) ${one.becomes} ${one.beyond} ${one.slot} (or|and) [${other.becomes}] ${other.beyond} ${other.slot} (in|for|on) {target:place}`,
    `(set|change|put|adjust) [the] ${one.which} ${LIMIT} (of|for|in|on) {target:place} (to|at) ${one.slot} and [the] ${other.which} ${LIMIT} [to|at] ${other.slot}`,
    `(set|change|put|adjust) {target:place} ${one.which} ${LIMIT} (to|at) ${one.slot} and [the] ${other.which} ${LIMIT} [to|at] ${other.slot}`,
  ],
);
