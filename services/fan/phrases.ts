import { PAST, type Phrase, type Phrases, ways } from '../../src/domain/index.ts';

const BIT =
  '[a bit|a little|a little bit|bit|little|tad|slightly|a touch|a tad|a notch|a level|one level|one notch|a step|some]';
const UP =
  '(turn up|increase|speed up|raise|ramp up|step up|bump up|boost|accelerate|crank up|kick up|pick up|rev up|amp up)';
const DOWN =
  '(turn down|decrease|slow down|slow|lower|reduce|ramp down|step down|bump down|drop|dial down|dial back|cut|ease|ease off|back off|quiet|tone down|decelerate)';
const SET = '(set|put|turn|run|crank|kick|change|switch|get|have|make|adjust|turn up|turn down|turn on)';

const MOVE = '(bring|lower|raise|reduce|increase|decrease|slow|slow down|speed up|drop|dial|bump|take)';

/** Faster or slower by the service's own step: of the fan, of its speed, and by a word behind it. */
function stepped(verb: string, way: 'up' | 'down', how: string, step: number): Phrase[] {
  const give = { step };
  return [
    `${verb} {target} [speed] ${BIT}`,
    `${verb} [the] [fan] speed ${BIT} (of|for|on|in|at) {target:place} ${BIT}`,
    `(turn|speed|slow|bump|crank|bring|dial|kick|ramp|step|rev|set|put|take|knock|nudge) {target} [speed] ${way} ${BIT}`,
    `(turn|bring|bump) [the] speed ${way} ${BIT} (of|for|on|in) {target:place} ${BIT}`,
    `(make|run|turn|set|have|get|let) {target} [to] [go|run|spin|blow|turn|move] ${BIT} ${how}`,
    `{target} [go|going|run|spin|blow] ${BIT} ${how} ${BIT}`,
    `{target} [speed] ${way} ${BIT}`,
    `(can|could|may|might) {target} (go|run|spin|blow|be) ${BIT} ${how} ${BIT}`,
    `${SET} {target} [speed] (to|on|at) [a|the] ${way === 'up' ? '(higher|faster|stronger|next)' : '(lower|slower|weaker|gentler)'} (speed|setting|level|gear|power)`,
    `(give me|i want|i need|get me|have) ${way === 'up' ? '(more|some more)' : '(less|a bit less)'} (air|wind|breeze|speed|power) (from|on|out of|in|for|with) {target}`,
    `${way === 'up' ? '(more|some more)' : 'less'} (air|wind|breeze|speed|power) (from|on|out of|in|for|with) {target}`,
  ]
    .map((say): Phrase => ({ say, give }))
    .concat({
      say: `[make it|go|run] ${BIT} ${way === 'up' ? '(faster|more speed)' : '(slower|more slowly|less speed)'} ${BIT}`,
      give,
      here: true,
    });
}

/** What people say to fans. */
export const phrases: Phrases = {
  service: 'fan',
  goesOff: 'turn_off',
  step: { method: 'set', param: 'step', by: 10, factor: 'factor' },
  topics: [
    {
      words: [
        'stuffy',
        'hot',
        'air',
        'breeze',
        'draught',
        'sweating',
        'sweaty',
        'sultry',
        'muggy',
        'roast',
        'musty',
      ],
      method: 'turn_on',
    },
  ],
  kinds: ['fan'],
  nouns: { any: ['fan', 'ventilator', 'ventilation'], named: ['extractor', 'air purifier', 'purifier'] },
  states: {
    on: [
      'on',
      'running',
      'spinning',
      'turning',
      'moving',
      'blowing',
      'blowing air',
      'active',
      'working',
      'powered',
      'going',
    ],
    off: ['off', 'idle', 'still', 'stopped', 'inactive', 'resting', 'taking a break'],
    oscillating: ['oscillating', 'swinging'],
  },
  enums: {
    preset: {
      auto: ['auto', 'automatic'],
      sleep: ['sleep', 'night'],
      nature: ['nature', 'natural'],
      breeze: ['breeze', 'breezy'],
      eco: ['eco'],
      smart: ['smart'],
      turbo: ['turbo', 'boost'],
      quiet: ['quiet', 'silent'],
    },
  },
  methods: {
    turn_on: {
      say: [
        '(turn|switch|put|flip|power|get|have) {target} (on|back on|going|running)',
        '(start|activate|enable|run|start up|fire up|power up|engage|spin up) {target}',
        '{target} (running|spinning|going)',
      ],
      outcome: '{target} {is} on',
      begins: true,
      undo: 'turn_off',
    },
    turn_off: {
      say: ['(stop|halt|cease|kill|cut|deactivate|disable|stop running) {target}'],
      chore: true,
      outcome: '{target} {is} off',
      undo: 'turn_on',
    },
    toggle: { say: ['(toggle|flip) {target}'], outcome: '{target} {is} toggled' },
    set: {
      say: [
        `${SET} {target} [speed] [to|on|at] {percentage:percent} [speed|power]`,
        `(${SET}|${MOVE}) {target} [speed] [up|down] to [a|about] {percentage:level} [speed|power]`,
        `(${SET}|${MOVE}) [the] speed (of|for|on) {target} [up|down] (to|at) {percentage:level}`,
        `${SET} {target} speed (to|on|at) {percentage:level}`,
        '(run|have|keep|get) {target} [going|running|on|up|down] at {percentage:level}',
        '{target} [speed] [to|on|at] {percentage:percent} [speed|power]',
        '{target} [up|down] to {percentage:level}',
        { say: '{target} [speed] [to|on|at] (low|slow) [speed|setting]', give: { percentage: 33 } },
        { say: '{target} [speed] [to|on|at] (medium|mid) [speed|setting]', give: { percentage: 66 } },
        {
          say: '{target} [speed] [to|on|at] (high|fast|top|full blast|the max) [speed|setting]',
          give: { percentage: 100 },
        },
        {
          say: `${SET} {target} [speed] (to|on|at) (low|slow|the lowest) [speed|setting|power]`,
          give: { percentage: 33 },
        },
        {
          say: `${SET} {target} [speed] (to|on|at) (medium|mid) [speed|setting|power]`,
          give: { percentage: 66 },
        },
        {
          say: `${SET} {target} [speed] (to|on|at) (high|fast|top|full blast) [speed|setting|power]`,
          give: { percentage: 100 },
        },
        '(turn up|raise|increase|speed up) {target} [speed] by {step:level}',
        '(turn|bring|speed) {target} up by {step:level}',
        '(turn|bring|slow) {target} down by {step:-level}',
        '{target} [speed] up [by] {step:level}',
        '{target} [speed] down [by] {step:-level}',
        ...stepped(UP, 'up', '(faster|harder|stronger|higher|more strongly|at a higher speed)', 10),
        ...stepped(
          DOWN,
          'down',
          '(slower|softer|weaker|gentler|lower|quieter|more slowly|more gently|more quietly|at a lower speed)',
          -10,
        ),
        {
          say: '(make|have|let|get|set|put) {target} [to|on] (swing|oscillate|rotate|sway|swinging|oscillating) [from side to side|side to side|back and forth|around]',
          give: { oscillate: true },
        },
        { say: '(swing|oscillate) {target} [from side to side]', give: { oscillate: true } },
        {
          say: '(make|let|have) it (swing|oscillate|sway) [from side to side|around]',
          give: { oscillate: true },
          here: true,
        },
        { say: 'stop it [from] (swinging|oscillating|swaying)', give: { oscillate: false }, here: true },
        ...ways(
          { give: { oscillate: true } },
          `[${SET}] {target} [on] [at|to] {percentage:percent} [speed] [and|with] (oscillation [on|enabled]|oscillating|swinging|swing on)`,
          '{target} (on|running|going) [with|and] (oscillation [on|enabled]|oscillating|swinging)',
        ),
        {
          say: 'stop {target} (swinging|swivelling|moving|going) (about|around|side to side)',
          give: { oscillate: false },
        },
        ...ways(
          { give: { oscillate: true } },
          '(start|get|have|set|leave|keep) {target} (oscillating|swinging|swivelling|rotating|turning|moving from side to side|going side to side|sweeping)',
          '(make|have|let|can|could|get) {target} [to] (go|move|turn|swing|swivel|sweep|blow) (side to side|from side to side|back and forth|left and right|left to right|to and fro|around|round the room)',
        ),
        '{target} on at {percentage:level}',
        {
          say: '(start|turn on|turn|enable|switch on|activate|begin) [the] (oscillation|oscillating|swing|swinging) [on]',
          give: { oscillate: true },
          here: true,
        },
        ...ways(
          { give: { oscillate: false }, here: true },
          '(stop|turn off|disable|switch off|deactivate|set|turn) [the] (oscillation|oscillating|swing|swinging) off',
          '(stop|turn off|disable|switch off|deactivate) [the] (oscillation|oscillating|swing|swinging)',
        ),
        { say: '(start|begin) (oscillating|swinging) {target}', give: { oscillate: true } },
        { say: '(stop) (oscillating|swinging) {target}', give: { oscillate: false } },
        { say: '(turn|switch) {target} (oscillation|swing|swinging) on', give: { oscillate: true } },
        { say: '(turn|switch) {target} (oscillation|swing|swinging) off', give: { oscillate: false } },
        ...ways(
          { give: { factor: 0.5 } },
          `${DOWN} {target} [speed] by [a] half`,
          '(turn|bring|take|dial) {target} [speed] down by [a] half',
          '(make|run|turn|set|have|get) {target} [go|run] [about|only|just] half as (fast|strong)',
          '(halve|cut in half) [the] speed (of|on|for) {target:place}',
        ),
        {
          say: '(make|run|turn|set|have|get) {target} [go|run] [about|only|just] (twice|double) as (fast|strong)',
          give: { factor: 2 },
        },
        ...ways(
          { give: { oscillate: true } },
          '(start|turn on|enable|switch on|activate) [the] (oscillation|oscillating|swing|swinging) (of|on|for) {target}',
          '(turn on|enable|switch on|start|activate) {target} (oscillation|swing)',
          '{target} (oscillation|swing) on',
        ),
        ...ways(
          { give: { oscillate: false } },
          '{target} (oscillation|swing) off',
          '(stop|turn off|disable|switch off|deactivate) [the] (oscillation|oscillating|swing|swinging) (of|on|for) {target}',
          'stop {target} [from] (oscillating|swinging|rotating|swaying)',
          '(turn off|disable|switch off) {target} (oscillation|swing)',
        ),
      ],
      outcome: '{target} {is} [at {percentage} %] [changed by {step} %] [{factor} times as fast] set',
    },
    set_preset: {
      say: [
        '(set|switch|turn|put|change|run|have|use) {target} (to|on|in|into|on to) [the] {preset} [mode|preset|setting]',
        '(use|activate|start|run) [the] {preset} (mode|preset) (of|on|for) {target}',
        '(set|change) [the] (preset|mode) (of|on|for) {target} to {preset}',
        '{target} (to|on|in|into) {preset} [mode|preset]',
        '{target} {preset} (mode|preset)',
      ],
      outcome: '{target} {is} set to {preset}',
    },
    set_direction: {
      say: [
        ...ways(
          { give: { direction: 'other' } },
          '(reverse|turn around|flip|invert) [the] (direction|rotation|spin) (of|on|for) {target}',
          '(change|switch|swap) [the] (direction|rotation) (of|on|for) {target}',
          '(reverse|change|switch|flip|swap|invert) {target} (direction|rotation)',
          '(set|turn|run|put|switch|make|have|let) {target} [to|in|into] [go|run|turn|spin|rotate] (the other way round|the other way|the opposite way|in the opposite direction|in the other direction)',
        ),
        ...ways(
          { give: { direction: 'reverse' } },
          '(reverse|turn around) {target}',
          '(set|turn|run|put|switch|make|have|let|change) {target} [direction] [to|in|into|on] [go|run|turn|spin|rotate] [in] (reverse|backwards|backward) [mode|direction]',
          '(set|change|switch|put) [the] (direction|rotation) (of|on|for) {target} to (reverse|backwards|backward)',
          '{target} [to|in|into] (reverse|backwards) [mode]',
        ),
        ...ways(
          { give: { direction: 'forward' } },
          '(set|turn|run|put|switch|make|have|let|change) {target} [direction] [to|in|into|on] [go|run|turn|spin|rotate] (forward|forwards) [mode|direction]',
          '(set|change|switch|put) [the] (direction|rotation) (of|on|for) {target} to (forward|forwards)',
          '{target} [to] (forward|forwards) [mode]',
        ),
      ],
      outcome: '{target} {is} turning {direction}',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: [
        '(did|have) (i|we|you) (leave|left|turn|turned|switch|switched) {target} {state}',
        'how fast (is|are) {target} [running|turning|spinning|going]',
        '[at] (what|which) speed (is|are) {target} [running|on|at|set to|going]',
        '(what is|check|tell me) [the] (state|status|speed|direction|preset|mode) of {target}',
        '(what|which) (way|direction) (is|does|do|are) {target} (turn|turning|spin|spinning|go|going|run|running|rotate|rotating|set to|set)',
        '[in|on] (what|which) (preset|mode|direction) (is|are) {target} [in|on|set to]',
      ],
    },
  },
};
