import { PAST, type Phrases } from '../../src/domain/index.ts';

/** What people say to what makes air damp and dry. */
export const phrases: Phrases = {
  service: 'humidifier',
  topics: ['humid', 'damp', 'dry air', 'mould', 'mold'],
  kinds: ['humidifier'],
  nouns: { any: ['humidifier', 'dehumidifier'], unlike: { humidifier: ['dehumidifier'] } },
  states: { on: ['on', 'running', 'working'], off: ['off', 'idle'] },
  enums: {
    mode: {
      auto: ['auto', 'automatic'],
      sleep: ['sleep', 'night'],
      eco: ['eco', 'economy'],
      baby: ['baby'],
      boost: ['boost', 'turbo'],
      normal: ['normal', 'standard'],
      away: ['away'],
      comfort: ['comfort'],
    },
  },
  methods: {
    turn_on: {
      say: ['(turn|switch|put) {target} on', '(turn on|switch on|start|run|activate) {target}'],
      outcome: '{target} {is} on',
      undo: 'turn_off',
    },
    turn_off: {
      say: ['(turn|switch|put|shut) {target} off', '(turn off|switch off|stop|deactivate) {target}'],
      outcome: '{target} {is} off',
      undo: 'turn_on',
    },
    set_humidity: {
      say: [
        '(set|put|turn|change|bring|adjust|run|keep|have) {target} [humidity] [up|down] (to|at) {humidity:level} [humidity]',
        '(set|put|keep|hold|change|bring|adjust|have|get) [the] [target] (humidity|humidity level|target humidity) [up|down] (of|on|for) {target} (to|at) {humidity:level}',
        '(set|put|keep|hold|change|bring|adjust|have|get) [the] [target] (humidity|humidity level|target humidity) [up|down] (to|at) {humidity:level} (of|on|for|in) {target:place}',
        '(set|put|keep|hold|change|bring|adjust) {target:place} (humidity|humidity level) [up|down] (to|at) {humidity:level}',
        '(set|put|keep|hold|change|bring|adjust) [the] (humidity|humidity level) (in|of|for) {target:place} (to|at) {humidity:level}',
        {
          say: '(set|put|keep|hold|change|bring|adjust) [the] [target] (humidity|humidity level|target humidity) [up|down] (to|at) {humidity:level}',
          here: true,
        },
        '{target} (to|at) {humidity:level}',
      ],
      outcome: '{target} {is} set to {humidity} %',
    },
    set_mode: {
      say: [
        '(set|switch|turn|put|change) {target} (to|on|in|into) {mode} [mode]',
        '(set|change) [the] mode (of|on|for) {target} to {mode}',
      ],
      outcome: '{target} {is} set to {mode}',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|are) {target} {state}',
        '(what is|check|tell me) [the] (state|status|setting|target|target humidity|mode) of {target}',
        '(what|which) (humidity|mode) (is|are) {target} (set to|on|in|at)',
        '(what|which) (is|are) {target} set to',
      ],
    },
  },
};
