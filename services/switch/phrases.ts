import type { Phrases } from '../../src/domain/index.ts';

/** What is made by turning on the machine for it. */
/** What is no less than off when it is turned down. */
const HUNG = { target: ['switch', 'socket', 'outlet', 'plug', 'sconce', 'lantern', 'pump', 'fountain'] };

const BREWS = { target: ['coffee', 'espresso', 'tea', 'kettle', 'water', 'popcorn', 'rice', 'toast'] };

/** What people say to sockets and to what hangs on them. */
export const phrases: Phrases = {
  service: 'switch',
  kinds: ['switch'],
  nouns: {
    any: [
      'switch',
      'socket',
      'outlet',
      'plug',
      'smart plug',
      'smart socket',
      'wall switch',
      'light switch',
      'relay',
      'dimmer',
    ],
    also: [
      'light',
      'lighting',
      'lamp',
      'chandelier',
      'spotlight',
      'strip',
      'fan',
      'heater',
      'pump',
      'machine',
      'tv',
      'speaker',
    ],
  },
  states: { on: ['on', 'running', 'active', 'working', 'powered'], off: ['off', 'inactive', 'idle'] },
  methods: {
    turn_on: {
      say: [
        '(turn|switch|put|flip|power|start) on {target}',
        '(start|activate|enable|start up|fire up|boot up|light|light up|illuminate|brighten up|plug in|power up|engage|run) {target}',
        {
          say: '(make|brew|prepare|start|put on|get|start making|start brewing|cook|fix|give|begin|begin making|begin brewing|heat|heat up|boil) [me|us] [a|some|my|the|fresh|hot|more] [cup of|pot of|cups of|fresh|hot|morning|nice] {target}',
          hold: BREWS,
        },
        {
          say: '(i|we) (want|need|would like|would love) [a|some|my|more] [cup of|pot of|fresh|hot] {target}',
          hold: BREWS,
        },
        '(set|get) {target} (running|going|started|working)',
        '(toggle|flip) {target} on',
      ],
      outcome: '{target} {is} on',
      undo: 'turn_off',
    },
    turn_off: {
      say: [
        '(turn|switch|put|flip|power|shut) (off|out) {target}',
        '(stop|halt|cease|kill|cut|deactivate|disable|unplug|extinguish|disengage|quit) {target}',
        { say: '(turn|power|wind) down {target}', hold: HUNG },
        '(cut|kill) {target} power',
      ],
      outcome: '{target} {is} off',
      undo: 'turn_on',
    },
    toggle: { say: ['(toggle|flip|switch) {target}'], outcome: '{target} {is} toggled' },
    get: {
      question: true,
      time: 'none',
      say: [
        '(did|have) (i|we) (leave|left|turn|turned|switch|switched) {target} {state}',
        '(what is|check) [the] (state|status) of {target}',
      ],
    },
  },
};
