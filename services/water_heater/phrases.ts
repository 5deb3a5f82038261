import { PAST, type Phrases, ways } from '../../src/domain/index.ts';

/** What people say to what heats the water. */
export const phrases: Phrases = {
  service: 'water_heater',
  topics: ['hot water', 'shower', 'bath'],
  kinds: ['water_heater'],
  nouns: {
    any: ['water heater', 'hot water', 'hot water heater', 'hot water tank'],
    named: ['boiler', 'geyser'],
  },
  states: {
    off: ['off'],
    eco: ['eco', 'saving'],
    performance: ['performance'],
    high_demand: ['high demand'],
  },
  enums: {
    mode: {
      off: ['off'],
      eco: ['eco', 'economy', 'energy saving'],
      electric: ['electric'],
      gas: ['gas'],
      heat_pump: ['heat pump'],
      high_demand: ['high demand', 'boost'],
      performance: ['performance'],
    },
  },
  methods: {
    set_temperature: {
      say: [
        '(set|put|turn|change|heat|warm|keep|hold) {target} [up|down] (to|at) {temperature}',
        '(set|change) [the] temperature (of|on|for) {target} (to|at) {temperature}',
      ],
      outcome: '{target} {is} set to {temperature} °C',
    },
    set_mode: {
      say: [
        '(set|switch|turn|put|change|run|have|keep|leave|use) {target} (to|on|in|into|on to) {mode} [mode]',
        '{target} (to|on|in|into) {mode} [mode]',
        '{target} {mode} mode',
        '[use|set|switch to|start] {mode} mode (for|on) {target}',
        '(set|change) [the] mode (of|on|for) {target} to {mode}',
        ...ways({ give: { mode: 'off' } }, '(turn|switch) off {target}', '(turn|switch) {target} off'),
      ],
      outcome: '{target} {is} set to {mode}',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|are) {target} {state}',
        'how (warm|hot) is {target}',
        '(what is|check) [the] (state|status|mode|temperature) of {target}',
      ],
    },
  },
};
