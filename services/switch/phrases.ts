import type { Phrases } from '../../src/domain/index.ts';

/** What is made by turning on the machine for it. */

const BREWS = {
  target: [
    ...['coffee', 'espresso', 'cappuccino', 'capuccino', 'latte', 'macchiato', 'americano', 'mocha'],
    ...['tea', 'kettle', 'water', 'popcorn', 'rice', 'toast'],
  ],
};
const CUP =
  '[a|an|some|my|the|another|more] [strong|fresh|hot|black|nice|good|large|small|big|double|single|quick|morning|usual] [cup|pot|mug|carafe|shot|pot full] [of] [strong|fresh|hot|black|nice|morning]';
const DRINK =
  '(coffee|a coffee|me coffee|me a coffee|me some coffee|some coffee|a cup|me a cup|a cup of coffee|me a cup of coffee|a pot|a fresh pot|a pot of coffee|espresso|me an espresso|tea|a latte|me a latte)';
const MAKING =
  '(make|brew|prepare|start|put on|get|start making|start brewing|cook|fix|give|begin|begin making|begin brewing|heat|heat up|boil|do|order|bring|serve|pour|have|whip up)';

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
          say: `${MAKING} [me|us] ${CUP} {target} [ready|going|started|brewing|brewed|made|on|for me|for us]`,
          hold: BREWS,
        },
        {
          say: `[(i|we)] (want|need|would like|would love|fancy|could use|could do with|will have|will take) [to have] ${CUP} {target} [ready|made|brewed]`,
          hold: BREWS,
        },
        { say: `(can|could|may) (i|we) (have|get) ${CUP} {target}`, hold: BREWS },
        { say: `[it is] time for ${CUP} {target}`, hold: BREWS },
        { say: `${CUP} {target} please`, hold: BREWS },
        {
          say: `(ask|tell|have|get|let|use|set|set up|program|instruct|make|i want|i need) {target} [to] (make|brew|start|start making|start brewing|prepare|begin brewing) [${DRINK}]`,
          hold: BREWS,
        },
        { say: `${MAKING} ${DRINK} (with|using|on|in) {target}`, hold: BREWS },
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
