import type { ConditionPhrase } from '../../src/domain/index.ts';

const WHO = '(i|we|you|someone|somebody|anyone|anybody|one)';
const PRESSED = '(pressed|pushed|clicked|tapped|hit)';
const PRESS = '(press|presses|push|pushes|click|clicks|tap|taps|hit|hits)';
const IS = '(is|gets|has been|was|being)';

/** What is pressed: the thing, or one of its buttons by the name that it has there. */
const WHAT: readonly string[] = [
  '{target}',
  '[the] {button:title} [(button|key)] (of|on) {target}',
  // "The remote's on button" reads like "the remote is on" up to its last word.
  '{target} [is] {button:title} [(button|key)]',
];

/** How people say that something is pressed in a way, done to it and done by somebody. */
function pressed(press: string, passive: readonly string[], active: readonly string[]): ConditionPhrase[] {
  return WHAT.flatMap((what) => [
    ...passive.map((how) => `${what} ${how}`),
    ...active.map((how) => `${WHO} ${how.replace('IT', what)}`),
  ]).map((say) => ({ say, give: { press }, change: true, heard: true }));
}

/** So many times, in one word before the verb or in words behind it. */
function times(press: string, word: string, often: string): ConditionPhrase[] {
  return pressed(
    press,
    [
      `${IS} ${PRESSED} ${often}`,
      `${IS} ${word} [-] ${PRESSED}`,
      `${IS} ${word}${PRESSED}`,
      `${IS} ${often} ${PRESSED}`,
    ],
    [`${PRESS} IT ${often}`, `${word} [-] ${PRESS} IT`, `${word}${PRESS} IT`],
  );
}

/** When a wish is to hang on a press: "when the bedside button is pressed twice", "when somebody holds the hall remote's on button". */
export const HEARD: readonly ConditionPhrase[] = [
  ...pressed(
    'single',
    [`${IS} ${PRESSED} [(once|one time|briefly|shortly)]`, `${IS} (single|short) [-] ${PRESSED}`],
    [`${PRESS} IT [(once|one time|briefly|shortly)]`],
  ),
  ...times('double', 'double', '(twice|two times|2 times|2x)'),
  ...times('triple', 'triple', '(three times|3 times|thrice|3x)'),
  ...times('quadruple', 'quadruple', '(four times|4 times|4x)'),
  ...pressed(
    'hold',
    [
      `${IS} (held|held down|held pressed|kept pressed|kept down|pressed and held|pressed and held down|held in)`,
      `${IS} (long|longer) [-] ${PRESSED}`,
      `${IS} ${PRESSED} (long|for long|for longer|for a long time|for a while|down long)`,
    ],
    [
      '(hold|holds|hold down|holds down|press and hold|presses and holds|keep pressing|keeps pressing) IT [(down|pressed)]',
      `long [-] ${PRESS} IT`,
      `${PRESS} IT (long|for long|for a long time|for a while)`,
    ],
  ),
  ...pressed(
    'release',
    [`${IS} (released|let go|let go of)`],
    ['(release|releases|let go of|lets go of) IT'],
  ),
  {
    say: '{target} (says|sends|reports|announces|signals|tells) {press:title}',
    change: true,
    heard: true,
  },
];
