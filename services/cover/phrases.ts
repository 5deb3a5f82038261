import { PAST, type Phrase, type Phrases, ways } from '../../src/domain/index.ts';

const MOVE =
  '(set|put|move|open|close|shut|raise|lower|bring|turn|adjust|change|pull|roll|get|have|draw|leave|keep|lift|drop|crack|prop)';

const SLATS = '(slats|slat|louvres|louvers|vanes|lamellas)';
const TILT = '(tilt|angle|slant|rotate)';
const TO_SLATS = '(set|put|turn|tilt|angle|move|rotate|bring|adjust)';

const A_LITTLE =
  '(a little|a bit|a little bit|slightly|a touch|a tad|just a bit|just a little|a little more|a bit more|a touch more|slightly more|some more|a notch)';
const A_CRACK = '(a crack|just a crack)';
/** In per cent, where nobody says how much. */
const LITTLE = 20;

/** Further open or closed than it is: by so much, or by a little. */
function further(sign: '' | '-', verbs: string, particle: string, how: string): readonly Phrase[] {
  const give = { step: sign === '-' ? -LITTLE : LITTLE };
  const moved = '(pull|roll|put|let|bring|draw|get|drop|lift|move|take|turn|set|have|push|wind|raise|lower)';
  return [
    `${verbs} {target} [${particle}] by {step:${sign}percent}`,
    `${moved} {target} ${particle} by {step:${sign}percent}`,
    ...[
      `${verbs} {target} [${particle}] ${A_LITTLE} [further]`,
      `${moved} {target} ${particle} ${A_LITTLE} [further]`,
      `${moved} {target} ${A_LITTLE} ${particle}`,
      `{target} ${particle} ${A_LITTLE}`,
      `{target} ${A_LITTLE} ${how}`,
      `(make|get|have|put|set) {target} ${A_LITTLE} ${how}`,
    ].map((say): Phrase => ({ say, give })),
  ];
}

/** How far, by the part that is shut. */
const SHUT_BY: readonly (readonly [words: string, position: number])[] = [
  ['(half way|mid way|midway|halfway|half|half of the way)', 50],
  ['(a third|one third|a third of the way)', 67],
  ['(two thirds|two thirds of the way)', 33],
  ['(a quarter|one quarter|a quarter of the way)', 75],
  ['(three quarters|three quarters of the way)', 25],
];

/** What people say to blinds, curtains, garage doors and gates. */
export const phrases: Phrases = {
  service: 'cover',
  topics: [
    {
      words: [
        'sun',
        'sunshine',
        'glare',
        'blinding',
        'dazzling',
        'privacy',
        'private',
        'peeping',
        'look in',
        'undress',
      ],
      method: 'close',
    },
    { words: ['daylight', 'sunrise', 'view', 'look out', 'sunlight', 'musty'], method: 'open' },
    'dark',
    'movie',
    'film',
  ],
  kinds: ['cover'],
  nouns: {
    any: ['cover', 'window cover', 'window covering'],
    named: [
      'blind',
      'curtain',
      'shade',
      'shutter',
      'awning',
      'drape',
      'gate',
      'garage door',
      'roller blind',
      'roller shutter',
      'screen',
      'skylight',
      'window',
      'door',
      'roof window',
      'sliding door',
      'shed door',
      'sunshade',
      'sun shade',
      'roller',
      'louver',
      'pergola',
      'canopy',
      'barrier',
    ],
  },
  states: {
    open: ['open', 'opened', 'up', 'raised', 'unsealed', 'ajar', 'extended'],
    closed: ['closed', 'close', 'shut', 'down', 'lowered', 'drawn', 'sealed', 'retracted'],
    opening: ['opening', 'going up', 'rising'],
    closing: ['closing', 'going down', 'lowering'],
    moving: ['moving'],
    stopped: ['stopped', 'still'],
  },
  methods: {
    open: {
      half: 'am',
      say: [
        '(open|open up|raise|lift|lift up|pull up|roll up|draw back|pull back|pull open|throw open) {target:place} [up] [all the way|fully|completely|wide|right up]',
        '(pull|roll|put|bring|draw|get|lift|let) {target} (up|back|open) [all the way|fully]',
        '(fully|completely) (open|raise) {target:place}',
        { say: '{target:place} (open|up)', hold: { target: ['garage'] } },
        '(have|get|make sure|ensure) {target} [is|are] (open|opened|up)',
        '{target} [all the way|fully|completely] (open|up) [all the way|fully|completely]',
        '(turn on|switch on|activate|enable) {target}',
        '(crack|pop|slide|swing|push|wind|crank|hoist|unroll) (open|up) {target}',
        '(crack|pop|slide|swing|push|wind|crank|hoist) {target} (open|up)',
        '(make|have|let) {target} (open|go up)',
      ],
      chore: true,
      outcome: '{target} {is} open',
      undo: 'close',
    },
    close: {
      say: [
        '(close|close up|shut|lower|drop|draw|pull down|roll down|bring down|let down|put down|pull shut) {target:place} [up|down] [all the way|fully|completely]',
        '(pull|roll|put|let|bring|draw|get|drop) {target} (down|shut|closed|to|across) [all the way|fully]',
        '(fully|completely) (close|shut|lower) {target:place}',
        { say: '{target:place} (shut|closed|down)', hold: { target: ['garage'] } },
        '(have|get|make sure|ensure) {target} [is|are] (closed|shut|down)',
        '{target} [all the way|fully|completely] (closed|shut|close|down|drawn|lowered|pulled) [all the way|fully|completely]',
        '(turn off|switch off|deactivate|disable) {target}',
        '(slide|swing|push|wind|unroll|roll) (shut|down|closed) {target}',
        '(slide|swing|push|wind|unroll) {target} (shut|down|closed)',
        '(make|have|let) {target} (close|shut|go down)',
      ],
      chore: true,
      lessens: true,
      outcome: '{target} {is} closed',
      undo: 'open',
    },
    stop: {
      say: [
        '(stop|halt|freeze|hold|pause|suspend|interrupt|cease) {target} [there|moving|movement|motion|operation|where it is|where they are|right there|in its position|in its place|in position|in place|at its position|as it is|as they are|halfway]',
        '(keep|leave) {target} (there|where it is|where they are|right there|in its position|in its place|in position|in place|at its position|as it is|as they are|halfway)',
        '(stop|halt|quit|cease) (moving|opening|closing|adjusting|raising|lowering|shutting) {target}',
        '(stop|halt|cease|end|pause) [the] (movement|motion|opening|closing|operation) (of|on) {target}',
        '(stop|halt|keep|prevent|hold) {target} [from] (moving|opening|closing|going up|going down)',
        '{target} stop',
        '(make|have|let|tell) {target} [to] (stop|halt) [moving]',
      ],
      outcome: '{target} {is} stopped',
    },
    set_position: {
      say: [
        `${MOVE} {target} [position] [to|at] {position:percent} [open|up|of the way|way open]`,
        `${MOVE} {target} [position|open|up|down] to {position:level} [open]`,
        `${MOVE} {target} [open|up|down] [to] [about|around] {position:percent}`,
        '{target} [position] [to|at] {position:percent} [open|up|of the way]',
        '{target} [position|up|down] to {position:level}',
        '{target} position [at] {position:level}',
        '(position|set the position of) {target} (to|at) {position:level}',
        '(set|change|put|move|adjust) [the] position (of|for) {target} to {position:level}',
        {
          say: `${MOVE} {target} [to] [the] (half way|mid way|midway|half open|half closed) [up|down|open]`,
          give: { position: 50 },
        },
        ...SHUT_BY.flatMap(([part, position]): Phrase[] => [
          { say: `{target} ${part} (down|shut|closed)`, give: { position } },
          {
            say: `(close|shut|lower|drop|draw|put|pull|bring) {target} ${part} [down|shut|closed]`,
            give: { position },
          },
        ]),
        ...further(
          '',
          '(open|open up|raise|lift|pull up|roll up)',
          '(open|up)',
          '(higher|further open|more open|further up)',
        ),
        ...further(
          '-',
          '(close|shut|lower|drop|pull down|roll down)',
          '(down|shut|closed)',
          '(lower|further down|further closed|more closed)',
        ),
        {
          say: `(open|open up|raise|lift|crack|pull up|roll up) {target} [open|up] ${A_CRACK}`,
          give: { position: 20 },
        },
        { say: '(crack open|crack) {target} [open]', give: { position: 20 } },
        ...ways(
          { give: { position: 50 } },
          '(partly open|partially open|partly close|partially close) {target}',
          `{target} (half way|mid way|midway|half open|half closed|half up|half down)`,
        ),
      ],
      outcome: '{target} {is} [at {position} %] [moved by {step} %]',
    },
    set_tilt: {
      say: [
        `${TILT} {target} [${SLATS}] [to|at|by] {tilt:level} [open|of the way]`,
        `${TO_SLATS} [the] ${SLATS} (of|on|in|for) {target:place} [to|at] {tilt:level} [open]`,
        `${TO_SLATS} {target} ${SLATS} [to|at] {tilt:level} [open]`,
        `(set|change|adjust|put) [the] (tilt|angle) [angle|position] (of|on|for) {target} [to|at] {tilt:level}`,
        `(set|change|adjust|put) {target} (tilt|angle) [angle|position] [to|at] {tilt:level}`,
        { say: `${TO_SLATS} [the] ${SLATS} [to|at] {tilt:level} [open]`, here: true },
        ...ways(
          { give: { tilt: 50 } },
          `${TILT} {target} [${SLATS}] (half way|halfway|mid way|midway|half open|half closed)`,
          `(open|close|tilt|set|put) {target} ${SLATS} (half way|halfway|half|mid way|midway)`,
          `(open|close|tilt|set|put) [the] ${SLATS} (of|on|in|for) {target:place} (half way|halfway|half|mid way|midway)`,
        ),
        {
          say: `(open|close|tilt|set|put) [the] ${SLATS} (half way|halfway|half|mid way|midway)`,
          here: true,
          give: { tilt: 50 },
        },
        ...ways(
          { give: { tilt: 100 } },
          `(open|open up|tilt open|turn open) [the] ${SLATS} (of|on|in|for) {target:place}`,
          `(open|open up) {target} ${SLATS}`,
          `${TILT} {target} [${SLATS}] [all the way|fully] open`,
        ),
        {
          say: `(open|open up|tilt open) [the] ${SLATS} [all the way|fully]`,
          here: true,
          give: { tilt: 100 },
        },
        ...ways(
          { give: { tilt: 0 } },
          `(close|shut|tilt shut|turn shut) [the] ${SLATS} (of|on|in|for) {target:place}`,
          `(close|shut) {target} ${SLATS}`,
          `${TILT} {target} [${SLATS}] [all the way|fully] (closed|shut)`,
        ),
        { say: `(close|shut|tilt shut) [the] ${SLATS} [all the way|fully]`, here: true, give: { tilt: 0 } },
      ],
      outcome: 'the slats of {target} are at {tilt} %',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|are|was|were) {target:place} {state}',
        '(check|check that|check if|check whether|see if|see whether|tell me if) {target:place} (is|are) {state}',
        '(did|have) (i|we|you|somebody|someone) (leave|left|close|closed|open|opened|shut) {target} [{state}]',
        '(check|see|find out|tell me|let me know) (if|whether) (i|we|you|they|he|she|somebody|someone|anybody|anyone) [have|has] left {target:place} {state}',
        '[at] (what|which) (position|tilt|angle) (is|are) {target} [in|at|on|set to|tilted to]',
        `how (far|much|wide) (is|are) [the] ${SLATS} (of|on|in) {target} (open|tilted|closed)`,
        `how (far|much) (is|are) {target} (tilted|angled)`,
        `(is|are) [the] ${SLATS} (of|on|in) {target} [half|fully] (open|closed|shut|tilted)`,
        { say: `(is|are) [the] ${SLATS} [half|fully] (open|closed|shut|tilted)`, here: true },
        { say: `how (far|much|wide) (is|are) [the] ${SLATS} [open|tilted|closed]`, here: true },
        'how (far|much|wide|open|closed) [open] (is|are) {target} [open]',
        '(what is|check|tell me) [the] (state|status|position) of {target}',
      ],
    },
  },
};
