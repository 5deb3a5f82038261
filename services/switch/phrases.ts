import { PAST, type Phrases, ways } from '../../src/domain/index.ts';

/** What is made by turning on the machine for it. */

const BREWS = {
  target: [
    ...['coffee', 'espresso', 'cappuccino', 'capuccino', 'latte', 'macchiato', 'americano', 'mocha'],
    ...['tea', 'kettle', 'water', 'popcorn', 'rice', 'toast'],
  ],
};
const SORT =
  '[strong|fresh|freshly brewed|hot|black|white|nice|good|large|small|big|double|single|triple|quick|morning|evening|afternoon|usual|regular|weak|decaf|iced|cold|filter|filtered|instant|dark|mild|sweet|creamy|steaming|tall]';
const CUP = `[a|an|one|two|three|four|five|six|some|my|the|your|another|more] ${SORT} ${SORT} [cup|cups|pot|pots|mug|mugs|carafe|shot|shots|pot full|glass] [of] ${SORT} ${SORT}`;
/** The least that must be said where it is asked for without a verb. */
const SOME_CUP = `((a|an|one|two|three|four|my|some) ${SORT} [cup of|cups of|pot of|mug of|shot of]|(cup|cups|pot|mug) of|(strong|fresh|hot|black|white|double|single|decaf|filter|large|small|iced)) ${SORT}`;
/** What goes into it, and for whom: the machine is only turned on. */
const WITH =
  '[black] [(with|without|and) [a|no|some|any|a bit of|a little|a dash of|extra|two|one|lots of] (milk|sugar|sugars|cream|creamer|sweetener|foam|froth|honey|soy milk|oat milk|whipped cream|caramel|vanilla|ice) [(and|or|but|with) [no|some|a bit of|a little|two|one] (milk|sugar|sugars|cream|creamer|sweetener|foam|honey|ice)]] [for [the] (two|three|four|five|me|us|everyone|guests|two people|three people|four people|breakfast|both of us|all of us)]';
const DRINK = `[me|us] ([a|some] (cup|pot)|${CUP} (coffee|coffees|espresso|cappuccino|latte|macchiato|americano|mocha|tea|brew|cup|pot)) ${WITH}`;
const MAKING =
  '(make|brew|prepare|start|put on|get|start making|start brewing|cook|fix|give|begin|begin making|begin brewing|heat|heat up|boil|do|order|bring|serve|pour|have|whip up|whip|brew up|create|produce|fetch|grind|dispense|start up|get started on|prep|percolate|get ready|make ready|help serve)';

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
  conditions: [
    {
      say: '{target} ((is|are|has|gets) (done|finished|ready|complete|through)|(finishes|completes|is done with) [running|working|washing|drying])',
      change: true,
      unseen: 'I can see whether it is on, and nothing here measures when it is done',
    },
  ],
  methods: {
    turn_on: {
      say: [
        '(turn|switch|put|flip|power|start) on {target}',
        '(start|activate|enable|connect|open|start up|fire up|boot up|light|light up|illuminate|brighten up|plug in|power up|engage|run) {target}',
        ...ways(
          { hold: BREWS },
          `${MAKING} [me|us] [up] ${CUP} {target} ${WITH} [ready|going|started|brewing|brewed|made|on|up|for me|for us]`,
          `[(i|we)] (want|need|would like|would love|fancy|could use|could do with|will have|will take|am ready for|are ready for|am in the mood for|feel like) [to have|to drink|to get|to make] ${CUP} {target} ${WITH} [ready|made|brewed]`,
          `(can|could|may) (i|we) (have|get) ${CUP} {target} ${WITH}`,
          `[it is] time for ${CUP} {target}`,
          `[it is] {target} time`,
          `${CUP} {target} ${WITH} (please|now)`,
          `${SOME_CUP} {target} ${WITH}`,
          `${CUP} {target} ready`,
          '(set|set up|program|schedule|prepare|prep|warm up|preheat|heat up|prime|operate|ready|trigger) {target} [up] [for|at|to|to go off|to start|to come on|to be ready|to turn on|to run]',
          `(ask|tell) {target} for ${DRINK}`,
          `{target} [to] ${MAKING} ${DRINK}`,
        ),
        '{target} (start|start up|power up|come on)',
        {
          say: `(ask|tell|have|get|let|use|set|set up|program|instruct|make|i want|i need) {target} [to] (make|brew|start|start making|start brewing|prepare|begin brewing|begin|fix|get|pour|go|do) [${DRINK}]`,
          hold: BREWS,
        },
        { say: `${MAKING} ${DRINK} (with|using|on|in|from) {target}`, hold: BREWS },
        '(set|get) {target} (running|going|started|working)',
        '(toggle|flip) {target} on',
      ],
      chore: true,
      outcome: '{target} {is} on',
      undo: 'turn_off',
    },
    turn_off: {
      say: [
        '(turn|switch|put|flip|power|shut) (off|out) {target}',
        '(stop|halt|cease|kill|cut|deactivate|disable|unplug|disconnect|close|extinguish|disengage|quit) {target}',
        '(cut|kill) {target} power',
      ],
      chore: true,
      outcome: '{target} {is} off',
      undo: 'turn_on',
    },
    toggle: { say: ['(toggle|flip|switch) {target}'], outcome: '{target} {is} toggled' },
    history: PAST,
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
