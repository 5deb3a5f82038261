import type { Phrases } from '../../src/domain/index.ts';

const PERCENT = '[brightness] {brightness:percent} [brightness|bright|brightness level]';
const LEVEL = '{brightness:level} [brightness]';
const SET =
  '(set|dim|turn|put|change|adjust|make|bring|brighten|lower|raise|reduce|increase|get|turn down|turn up|dim down|bring down|bring up)';

/** What people say to lights. */
export const phrases: Phrases = {
  service: 'light',
  kinds: ['light'],
  nouns: {
    any: ['light', 'lighting', 'bulb'],
    named: [
      'lamp',
      'pendant',
      'spotlight',
      'spot',
      'backlight',
      'chandelier',
      'strip',
      'lantern',
      'sconce',
      'downlight',
      'uplighter',
    ],
  },
  states: {
    on: ['on', 'lit', 'glowing', 'shining', 'burning', 'active', 'working', 'powered', 'bright'],
    off: ['off', 'out', 'dark', 'inactive'],
  },
  methods: {
    turn_on: {
      say: [
        '(turn|switch|put|flip|flick|power|bring) on {target:place}',
        '(turn|switch|put|flip|flick|power|get|have) {target:place} (on|back on)',
        '(turn|switch|put) back on {target:place}',
        '{target:place} (on|back on)',
        '(make sure|ensure|be sure) [that] {target:place} (is|are) on',
        '(make|have|let) {target} (turn|go|switch|come) on',
        '(light|light up|illuminate|brighten up|activate|enable) {target:place}',
      ],
      outcome: '{target} {is} on',
      undo: 'turn_off',
    },
    turn_off: {
      say: [
        '(turn|switch|put|flip|flick|power|shut) (off|out) {target:place}',
        '(turn|switch|put|flip|flick|power|shut|get|have) {target:place} (off|out|back off)',
        '{target:place} (off|out|back off)',
        '(make sure|ensure|be sure) [that] {target:place} (is|are) (off|out)',
        '(make|have|let) {target} (turn|go|switch) (off|out)',
        '(kill|cut|extinguish|douse|deactivate|disable) {target}',
        '(shut|power) down {target}',
      ],
      outcome: '{target} {is} off',
      undo: 'turn_on',
    },
    toggle: {
      say: ['(toggle|flip|switch) {target:place}'],
      outcome: '{target} {is} toggled',
    },
    set: {
      say: [
        `${SET} {target:place} [down|up] [to|at] ${PERCENT}`,
        `${SET} {target} [down|up] (to|at) ${LEVEL}`,
        `{target:place} (to|at) ${PERCENT}`,
        `{target} (to|at) ${LEVEL}`,
        '{target:place} {brightness:percent}',
        '(set|change|adjust|put|turn|reduce|increase|lower|raise) [the] brightness (of|for|in|on) {target:place} (to|at) {brightness:level}',
        '(set|change|adjust|put|turn|reduce|increase|lower|raise) {target:place} brightness (to|at) {brightness:level}',
        '(set|turn|change|make|put|switch|paint|color|colour|light|get|turn on|switch on) {target:place} [to|in|on] [color|colour] {color}',
        '(set|change|make) [the] (color|colour) (of|for|in) {target:place} to {color}',
        '{target:place} [to|in] {color}',
        '(set|turn|change|make|put|switch|get) {target:place} [to|at] [color temperature|colour temperature] {temperature:kelvin}',
        '(set|change|make) [the] (color temperature|colour temperature) (of|for|in) {target:place} to {temperature:kelvin}',
        '{target:place} to {temperature:kelvin}',
        '(set|turn|change|make|put) {target:place} [to] {color} [and|at|with] {brightness:percent} [brightness]',
        {
          say: '(brighten|brighten up|turn up) {target:place} [a bit|a little|slightly]',
          give: { brightness_step: 10 },
        },
        { say: '(dim|dim down|turn down|darken) {target}', give: { brightness_step: -10 } },
        {
          say: '(make|turn|get) {target} [a bit|a little|slightly|a touch] brighter',
          give: { brightness_step: 10 },
        },
        {
          say: '(make|turn|get) {target} [a bit|a little|slightly|a touch] (dimmer|darker|less bright)',
          give: { brightness_step: -10 },
        },
        { say: '(turn|bring) {target} up [a bit|a little|slightly]', give: { brightness_step: 10 } },
        { say: '(turn|bring) {target} down [a bit|a little|slightly]', give: { brightness_step: -10 } },
        { say: 'dim {target:place} [down] [a bit|a little|slightly]', give: { brightness_step: -10 } },
        '(increase|raise|brighten|turn up) {target} by {brightness_step:percent}',
        { say: '(set|turn|put) {target:place} to (white)', give: { color: 'white' } },
      ],
      outcome:
        '{target} {is} [{color}] [at {brightness} %] [at {temperature} kelvin] [changed by {brightness_step} %]',
    },
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|are|was) {target} {state}',
        '(is|are) [there] any [of] {target} {state}',
        '(did|have) (i|we) (leave|left|turn|turned|switch|switched) {target} {state}',
        '(what|which) {target} (is|are) {state}',
        '(what|which) {target} (is|are) {state} [in the house|at home]',
        'how (bright|dim) (is|are) {target}',
        '(what|which) (color|colour) (is|are) {target}',
        '(what is|check|tell me) [the] (state|status|brightness|color|colour) of {target}',
        '(check|tell me|see|find out) (if|whether) {target} (is|are) {state}',
        '(list|show me|tell me) [which] {target} (that are|are) {state}',
        '[is] {target} {state} or [is] off',
      ],
    },
  },
};
