import { PAST, type Phrases, ways } from '../../src/domain/index.ts';
import { BOTH_BOUNDS, ONE_BOUND } from './bounds.ts';
import { AT_DEGREES, DEGREES, ROOM_DEGREES } from './degrees.ts';
import { WARMER_AND_COOLER } from './warmer.ts';

const BIT =
  '[a bit|a little|a little bit|slightly|a touch|a tad|bit|little|tad|a notch|[by] (a|one) degree|by a bit|by a little]';
const SOME = `(${BIT.slice(1, -1)})`;
/** Words by which a device that heats is named, and one that cools: what "turn it on" means to it. */
const HEATS = ['heating', 'heat', 'heater', 'radiator', 'thermostat', 'boiler', 'underfloor'];
const COOLS = ['ac', 'air', 'aircon', 'conditioner', 'conditioning', 'cooling', 'cooler'];

const ASK = '(what is|what was|how is|tell me|check|give me|show me|show|get|get me|read|read me|display)';
const TEMPERATURE = '[current|room|indoor|inside] (temperature|temp)';
const OFF = { method: 'set_mode', give: { mode: 'off' } };

/** How warm people ask whether it is. */
const HOW =
  '[still|too|really|very|that|getting|a bit|quite|so|nice and] (warm|hot|cold|cool|chilly|freezing|frozen|boiling|roasting|baking|sweltering|nippy|parky|baltic)';

/** What people say to heating and cooling, mostly by naming the room. */
export const phrases: Phrases = {
  service: 'climate',
  step: { method: 'set_temperature', param: 'step', by: 1 },
  off: OFF,
  topics: [
    {
      words: [
        'cold',
        'chilly',
        'freezing',
        'frozen',
        'icy',
        'shivering',
        'cosy',
        'cozy',
        'nippy',
        'goosebumps',
      ],
      method: 'set_temperature',
      give: { step: 1 },
    },
    {
      words: ['hot', 'warm', 'sweating', 'sweaty', 'boiling', 'roast', 'melting', 'sauna', 'stuffy', 'heat'],
      method: 'set_temperature',
      give: { step: -1 },
    },
    'heating',
    'cooling',
    'sleep',
  ],
  kinds: ['climate'],
  nouns: {
    any: [
      'thermostat',
      'climate control',
      'climate system',
      'hvac system',
      'heating system',
      'cooling system',
    ],
    mass: [
      'heating',
      'climate',
      'temperature',
      'temp',
      'target temperature',
      'room temperature',
      'temperature setting',
      'temperature level',
      'hvac',
      'heat',
    ],
    unlike: {
      heating: COOLS,
      heat: COOLS,
      'heating system': COOLS,
      'cooling system': HEATS,
      ac: HEATS,
      'a c': HEATS,
      'air con': HEATS,
      aircon: HEATS,
      'air conditioner': HEATS,
      'air conditioning': HEATS,
      heater: COOLS,
      radiator: COOLS,
      boiler: COOLS,
    },
    named: [
      'heater',
      'radiator',
      'ac',
      'a c',
      'air conditioner',
      'air conditioning',
      'air con',
      'aircon',
      'boiler',
      'heat pump',
    ],
  },
  states: {
    off: ['off'],
    on: ['on', 'running'],
    heat: ['heating'],
    cool: ['cooling'],
  },
  enums: {
    mode: {
      off: ['off'],
      heat: ['heat', 'heating'],
      cool: ['cool', 'cooling'],
      auto: ['auto', 'automatic', 'heat cool', 'heat_cool', 'heat and cool', 'heating and cooling'],
      dry: ['dry', 'drying', 'dehumidify'],
      fan_only: ['fan only', 'fan_only', 'fan'],
    },
    preset: {
      eco: ['eco', 'economy', 'energy saving', 'saving'],
      away: ['away', 'vacation', 'holiday'],
      boost: ['boost', 'turbo'],
      comfort: ['comfort', 'comfortable'],
      home: ['home'],
      sleep: ['sleep', 'sleeping'],
      schedule: ['schedule', 'program', 'programme'],
      manual: ['manual'],
      none: ['no preset'],
    },
    fan_mode: {
      auto: ['auto', 'automatic'],
      low: ['low', 'slow'],
      medium: ['medium', 'mid'],
      high: ['high', 'fast'],
      quiet: ['quiet', 'silent', 'silence'],
    },
    swing: { on: ['on'], off: ['off'], vertical: ['vertical'], horizontal: ['horizontal'], both: ['both'] },
  },
  methods: {
    set_temperature: {
      ofRooms: 'temperature',
      say: [
        '(set|put|turn|change|make|get|keep|bring|have|adjust|want) {target:place} [temperature|thermostat|heating] to {temperature}',
        '(set|put|keep|have|want|make) {target:place} [temperature|thermostat|heating] [to stay at|to be|to be at] {temperature}',
        '(keep|make) {target:place} [temperature|thermostat|heating] at {temperature}',
        '(turn|put|bring|take|knock|drop|crank|set|get) {target:place} (up|down) to {temperature}',
        '(heat|heat up|warm|warm up|preheat|cool|cool down|chill) {target:place} [up|down] to {temperature}',
        '(raise|lower|increase|decrease|reduce|drop|turn up|turn down) {target:place} [temperature|thermostat] to {temperature}',
        '(set|put|change|adjust|turn|raise|lower|keep|increase|reduce) [the] (temperature|thermostat|heating|heat|temp) [up|down] (in|of|for|on) {target:place} [up|down] to {temperature}',
        '(set|put|change|adjust) [the] temp (to|at) {temperature} (in|for|on) {target:place}',
        '(set|put|change|adjust|raise|lower|keep|turn|bring|increase|decrease|reduce|drop) {target} (temp|temperature|temperature setting|setpoint|setting|level|target) [up|down] [to|at] {temperature}',
        '(put|set|keep|have|get|leave) {target} (around|on) {temperature}',
        '(keep|leave) {target} at {temperature}',
        '(can|could|may) (i|we) (have|get) {target:place} (to|on) {temperature}',
        { say: '(can|could|may) (i|we) (have|get) {temperature} (in|for) {target:place}' },
        '{temperature} (in|for) {target:place}',
        '(set|put|keep|have|get|give me|give us|make it) {temperature} (in|for|on) {target:place}',
        '(set|put|turn) {target} on {temperature}',
        '(set|switch|turn|put|change|run|have) {target} (to|on|in|into|on to) {mode} [mode] (at|to|on) {temperature}',
        '(set|switch|turn|put) {target} [on] (to|at) {temperature} (on|in) {mode} [mode]',
        '{target} (to|on|in) {mode} [mode] [at|to] {temperature}',
        { say: '{target} (to|at|on) {temperature} [on|in] {mode} [mode]', hold: { target: COOLS } },
        '(set|put|turn|switch|run|have|keep) {target} (on|to|in) {mode} [mode] until (it|the room|that) (is|reaches|gets to|hits|comes to) {temperature}',
        {
          say: '(run|have|keep|put|leave) {target} [on] until (it|the room|that) (is|reaches|gets to|hits|comes to) {temperature}',
          give: { mode: 'heat' },
          hold: { target: HEATS },
        },
        {
          say: '(run|have|keep|put|leave) {target} [on] until (it|the room|that) (is|reaches|gets to|hits|comes to) {temperature}',
          give: { mode: 'cool' },
          hold: { target: COOLS },
        },
        '[set|put|turn|switch] {target} (to|on|in) {mode} [mode] (with|and) [a] (setpoint|set point|target|temperature) [of|at] {temperature}',
        { say: '{target} {mode} {temperature}', hold: { target: COOLS } },
        { say: '(cool|ac|aircon) (at|to) {temperature}', here: true, give: { mode: 'cool' } },
        { say: '[at] {temperature}', here: true, lasting: true, hold: ROOM_DEGREES },
        {
          say: `(make|get|i want|i would like|i need) it ${BIT} (warmer|hotter|less cold)`,
          here: true,
          give: { step: 1 },
        },
        {
          say: `(make|get|i want|i would like|i need) it ${BIT} (cooler|colder|less warm|less hot)`,
          here: true,
          give: { step: -1 },
        },
        { say: '(make|get|i want|i would like) it {step:temperature} (warmer|hotter)', here: true },
        { say: '(make|get|i want|i would like) it {step:-temperature} (cooler|colder)', here: true },
        '(bump|crank|nudge|push|knock|dial) {target} (up|down) to {temperature}',
        '(bump|crank|nudge|push|dial) (up|down) {target} to {temperature}',
        {
          say: '(make|get|keep|have|set|i want|we want|i would like|we would like|i prefer|i would prefer|i need|put) (it|the room|the house|the place|this room|this place|the home) [to be] [to|at|around] {temperature}',
          here: true,
          hold: DEGREES,
        },
        {
          say: '(heat|warm|cool|chill) (it|the room|the house|the place|this room|this place|the home|things) [up|down] to {temperature}',
          here: true,
        },
        '((i|we) (want|need|would like|would love|prefer)|(can|could|may) (i|we) (have|get)) {target:place} [to be] (to|to be) {temperature}',
        '{target} [temperature] to {temperature}',
        '{target} (up|down) to {temperature}',
        '{target:place} temperature to {temperature}',
        ...AT_DEGREES,
        { say: '{target:place} [up|down] (to|at) {temperature}', hold: ROOM_DEGREES },
        '{target} {temperature}',
        { say: '{target:place} [at|on] {temperature}', hold: DEGREES },
        ...WARMER_AND_COOLER,
        { say: `{target:place} ${BIT} (warmer|hotter|less cold) ${BIT}`, give: { step: 1 } },
        { say: `{target:place} ${BIT} (cooler|colder|less warm|less hot) ${BIT}`, give: { step: -1 } },
        { say: `${BIT} (warmer|hotter|more heat|more heating) (in|for) {target:place}`, give: { step: 1 } },
        { say: `${BIT} (cooler|colder|less heat|less heating) (in|for) {target:place}`, give: { step: -1 } },
        { say: `(make|turn|get) {target:place} ${BIT} (warmer|hotter|less cold)`, give: { step: 1 } },
        {
          say: `(make|turn|get) {target:place} ${BIT} (cooler|colder|less warm|less hot)`,
          give: { step: -1 },
        },
        { say: `(make|get) it ${BIT} (warmer|hotter|less cold) (in|for) {target:place}`, give: { step: 1 } },
        {
          say: `(make|get) it ${BIT} (cooler|colder|less warm|less hot) (in|for) {target:place}`,
          give: { step: -1 },
        },
        { say: `(warm|warm up|heat up) {target:place} ${BIT}`, give: { step: 1 } },
        { say: `(cool|cool down) {target:place} [down] ${BIT}`, give: { step: -1 } },
        {
          say: `(turn up|raise|increase|crank up|put up|bump up|nudge up) {target} ${BIT}`,
          give: { step: 1 },
        },
        { say: `(turn|put|bring|crank|bump|nudge) {target} up ${BIT}`, give: { step: 1 } },
        {
          say: `(turn down|lower|reduce|decrease|put down|drop|knock down|bring down|take down|ease down|nudge down|dial down) {target} ${BIT}`,
          give: { step: -1 },
        },
        { say: `(turn|put|bring|knock|take|nudge|dial) {target} down ${BIT}`, give: { step: -1 } },
        { say: `{target} up ${SOME}`, give: { step: 1 } },
        { say: `{target} down ${SOME}`, give: { step: -1 } },
      ],
      outcome: '{target} {is} set to {temperature} °C [changed by {step} °C]',
    },
    set_mode: {
      say: [
        {
          say: '(set|switch|turn|put|change|move|adjust|run) {target} [mode|operation] (to|on|in|into|on to) {mode} [mode|only]',
          undo: OFF,
        },
        ...ways(
          { here: true },
          '(set|switch|turn|put|change|activate|enable|use|start|turn on|switch on|go|move) [over] [to|on|in|into] [the] [hvac|climate|ac|thermostat|heating] {mode} mode',
          '(set|switch|change|turn|put|adjust) [the] [hvac|climate|operating|thermostat] mode (to|on|in|into) {mode} [mode]',
        ),

        '(set|switch|change) [the] mode (of|on|for) {target} to {mode}',
        '{target} (to|on|in|into) {mode} [mode|only]',
        { say: '{target} {mode} [mode]', hold: { target: COOLS } },
        ...ways(
          { give: { mode: 'off' } },
          '(turn|switch|put|shut|power) off {target}',
          '(turn|switch|put|shut|power|get|have) {target} (off|back off)',
          '{target} off',
        ),
        {
          say: '(set|switch|turn|put|change) (the system|the house|everything|it) [over] (to|in|into|on) [the] {mode} [mode]',
          here: true,
        },
        { say: '(kill|cut|stop|deactivate|disable) {target}', give: { mode: 'off' } },
        { say: '(stop|quit|end) (heating|cooling) [{target:place}]', give: { mode: 'off' } },
        { say: '(turn off|switch off|shut off) [the] cooling', give: { mode: 'off' }, here: true },
        {
          say: '(turn on|switch on|start|activate|enable|switch over to|switch to|use) [the] cooling',
          give: { mode: 'cool' },
          here: true,
        },
        ...ways(
          { give: { mode: 'heat' }, undo: OFF, hold: { target: HEATS } },
          '(turn|switch|put|power|start|run|fire up|activate) [on] {target} [on]',
          '(turn|switch|put|have|get|bring) {target} back on',
          '{target} [back] on',
        ),
        {
          say: '(keep|leave|have|let) {target} [switched|turned] (on|running|run)',
          lasting: true,
          give: { mode: 'heat' },
          undo: OFF,
          hold: { target: HEATS },
        },
        ...ways(
          { give: { mode: 'cool' }, undo: OFF, hold: { target: COOLS } },
          '(turn|switch|put|power|start|run|activate) [on] {target} [on]',
          '(turn|switch|put|have|get|bring) {target} back on',
          '{target} [back] on',
        ),
        {
          say: '(keep|leave|have|let) {target} [switched|turned] (on|running|run)',
          lasting: true,
          give: { mode: 'cool' },
          undo: OFF,
          hold: { target: COOLS },
        },
      ],
      outcome: '{target} {is} set to {mode}',
    },
    set_preset: {
      say: [
        '(set|switch|turn|put|change) {target} [preset] (to|on|in|into|on to) {preset} (mode|preset)',
        '(set|switch|change|put) {target} (to|on|in|into) {preset}',
        '(set|change) [the] preset (of|on|for) {target} to {preset}',
        '{target} (to|on|in|into) {preset} [mode|preset]',
      ],
      outcome: '{target} {is} set to {preset}',
    },
    set_fan: {
      say: [
        '(set|turn|put|switch|change) [the] fan [speed|mode] (of|on|for) {target} (to|on) {fan_mode} [speed|mode]',
        '(set|turn|put|switch|change) {target} fan [speed|mode] [up|down] (to|on) {fan_mode} [speed|mode]',
        '{target} fan [speed|mode] [to|on|at] {fan_mode} [speed|mode]',
      ],
      outcome: 'the fan of {target} is set to {fan_mode}',
    },
    set_swing: {
      say: [
        '(set|turn|put|switch|change) [the] swing [mode] (of|on|for) {target} (to|on) {swing}',
        '(set|turn|put|switch|change) {target} swing [mode] [to|on] {swing}',
        '(turn|switch) {swing} [the] swing (of|on|for) {target}',
        ...ways(
          { give: { swing: 'on' } },
          '(make|have|let|get|set|put) {target} [to] (swing|swinging)',
          '(swing|oscillate) {target}',
          'start [the] swing (of|on|for) {target}',
        ),
        ...ways(
          { give: { swing: 'vertical' } },
          '(make|have|let|get|set) {target} [to] (swing|blow) (up and down|vertically)',
          'swing {target} (up and down|vertically)',
        ),
        ...ways(
          { give: { swing: 'horizontal' } },
          '(make|have|let|get|set) {target} [to] (swing|blow) (left and right|side to side|from side to side|horizontally)',
          'swing {target} (left and right|side to side|from side to side|horizontally)',
        ),
        ...ways(
          { give: { swing: 'off' } },
          'stop {target} [from] (swinging|swing)',
          '(stop|end|disable) [the] (swing|swinging) (of|on|for) {target}',
          '(stop|disable) {target} swing',
        ),
      ],
      outcome: 'the swing of {target} is set to {swing}',
    },
    set_range: {
      say: [
        '(keep|hold|set|leave|have) {target:place} [temperature] (between|from) {low:temperature} (and|to) {high:temperature}',
        '(keep|hold|set) [the] (temperature|temp) (in|of|for|on) {target:place} (between|from) {low:temperature} (and|to) {high:temperature}',
        '(set|change|put) {target} to (between|from) {low:temperature} (and|to) {high:temperature}',
        '(set|change|put) {target} [to] {low:temperature} to {high:temperature}',
        ...ONE_BOUND,
        ...BOTH_BOUNDS,
      ],
      outcome: '{target} {is} set to hold [at least {low} °C] [at most {high} °C]',
    },
    set_humidity: {
      say: [
        '(set|keep|hold|put) [the] [target] humidity (of|on|for|in) {target} (to|at) {humidity:percent}',
        '(set|keep|hold|put|change) {target} [target] humidity (to|at) {humidity:percent}',
        '(set|put) {target} (to|at) {humidity:percent} humidity',
      ],
      outcome: '{target} {is} set to {humidity} % of humidity',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      measured: 'temperature',
      say: [
        '(what|which) (is|are) {target} (set to|set at|on|at|reading|saying|showing)',
        '(what|which) does {target} (read|say|show)',
        `${ASK} [the] ${TEMPERATURE} [that is] (read|shown|measured|given|indicated|reported) by {target}`,
        `${ASK} [the] ${TEMPERATURE} [like] (in|of|at|on|for|from) {target:place}`,
        `${ASK} {target:place} ${TEMPERATURE}`,
        `[the] ${TEMPERATURE} (in|of|at|on) {target:place}`,
        { say: `${ASK} [the] ${TEMPERATURE} [like]`, here: true },
        { say: 'what temperature is it', here: true },
        '(how (warm|hot|cold|cool|chilly) is|what temperature is) [it] [in|on|at] {target:place}',
        '(how (warm|hot|cold|cool|chilly) is|what temperature is) {target:place}',
        `is it ${HOW} [enough] (in|on|at) {target:place}`,
        { say: `is it ${HOW} [enough]`, here: true },
        { say: 'how (warm|hot|cold|cool|chilly) is it', here: true },
        '(what|which) temperature (is|are) {target} (set to|set at|on|at)',
        '(did|have) (i|we|you) (leave|left|turn|turned) {target} {state}',
        '(what is|check|tell me) [the] (state|status|mode|setting|set temperature|target temperature|setpoint) of {target}',
        '(what|which) mode is {target} (in|on|set to)',
      ],
    },
  },
};
