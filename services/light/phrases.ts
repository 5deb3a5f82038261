import { PAST, type Phrases, ways } from '../../src/domain/index.ts';
import { COLORED } from './colored.ts';
import { BRIGHTNESS, MORE_AND_LESS } from './more-and-less.ts';

const DIM =
  'dim|drop|turn|put|change|adjust|make|bring|brighten|get|turn down|turn up|dim down|bring down|bring up|modify|configure|tune|have|keep|run|move|take|fade|crank|crank up';
const SLOWLY = '(slowly|gradually|gently|smoothly)';
const FADE = '(dim|dim down|fade|brighten|bring|turn|set|lower|raise|take)';
/** In seconds, where nobody says how slowly. */
const SLOW = { transition: 20 };
const SET = `(set|${DIM})`;
const TO = `(set|lower|raise|reduce|increase|decrease|${DIM})`;
const PERCENT =
  '[brightness|its|a] {brightness:percent} [brightness|bright|brightness level|power|intensity|strength|capacity|setting|level]';
const LEVEL = '{brightness:level} [brightness]';

/** A bare figure behind one of these is how bright it is to be: "desk lamp 40". */
const NAMED = 'light lamp pendant backlight spot spotlight strip chandelier lantern nightlight'.split(' ');

/** Of a room, more than any degrees: "the hall to 50". */
const OF_LIGHT_ALONE = {
  brightness: [
    ...Array.from({ length: 66 }, (_, at) => `${at + 35}`),
    ...'forty fifty sixty seventy eighty ninety hundred half'.split(' '),
  ],
};

/** What people say to lights. */
export const phrases: Phrases = {
  service: 'light',
  goesOff: 'turn_off',
  step: { method: 'set', param: 'brightness_step', by: 10, factor: 'factor' },
  topics: [
    {
      words: [
        'dark',
        'darkness',
        'gloomy',
        'dim',
        'murky',
        'dusk',
        'to read',
        'hard to see',
        'hardly see',
        "can't see",
        'cannot see',
        'barely see',
        'stumble',
        'sewing',
      ],
      method: 'turn_on',
    },
    {
      words: ['bright', 'brightness', 'glare', 'dazzling', 'harsh', 'squinting'],
      method: 'set',
      give: { brightness_step: -30 },
    },
    {
      words: [
        'cosy',
        'cozy',
        'mood',
        'romantic',
        'romance',
        'candlelight',
        'relax',
        'atmosphere',
        'movie',
        'film',
      ],
      method: 'set',
      give: { brightness: 30 },
    },
  ],
  kinds: ['light'],
  nouns: {
    any: ['light', 'lighting', 'bulb', 'lightbulb', 'light bulb', 'smart light', 'smart bulb'],
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
      'candle',
      'nightlight',
    ],
  },
  states: {
    on: [
      'on',
      'lit',
      'glowing',
      'shining',
      'burning',
      'active',
      'working',
      'powered',
      'bright',
      'dimmed',
      'dim',
    ],
    off: ['off', 'out', 'dark', 'inactive'],
  },
  methods: {
    turn_on: {
      say: [
        '(turn|switch|put|flip|flick|power|bring|light) on {target:place}',
        '(turn|switch|put|flip|flick|power|get|have) {target:place} (on|back on)',
        '(turn|switch|put) back on {target:place}',
        '(throw on|start|start up|fire up|get) {target} [on]',
        { say: '(open|open up) {target}', hold: { target: [...NAMED, 'lighting'] } },
        '{target:place} (on|back on)',
        '(make|have|let) {target} (turn|go|switch|come) on',
        '(light|light up|illuminate|activate|enable) {target:place}',
        'light {target:place} up',
        {
          say: '((can|could|may) (i|we) (have|get) (some|a bit of|a little) light|(give me|give us|get me|get us) [some|a bit of|a little] light [in here|here]|i would like some light|some light please|(give|bring) light|light it up|let there be light|[give me|i need|we need|i want] some light|[i|we] (need|want) light|have some light)',
          here: true,
        },
      ],
      outcome: '{target} {is} on',
      begins: true,
      undo: 'turn_off',
    },
    turn_off: {
      say: [
        '(turn|switch|put|flip|flick|power|shut|bring) (off|out) {target:place}',
        '(turn|switch|put|flip|flick|power|shut|get|have) {target:place} (off|out|back off)',
        '{target:place} (off|back off)',
        '{target:place} out [now|please]',
        '(make|have|let) {target} (turn|go|switch) (off|out)',
        '(kill|cut|extinguish|douse|deactivate|disable|take down|take out|blow out) {target:place}',
        'stop {target}',
        '(kill|cut|put|take) {target} (off|out)',
        '(lose|ditch|cease|cease operating|get rid of) {target}',
        { say: '(shut|close) [all] [the] (light|lights|lamps)', here: true },
        {
          say: '(make|get|leave|keep|i want|i need|we want) (it|this room|the room|this place|everything) [to be] [completely|totally|all] (dark|pitch black|pitch dark) [in here|here|in this room]',
          here: true,
        },
        '(make|get|leave) {target:place} [completely] (dark|go dark|pitch black)',
      ],
      chore: true,
      outcome: '{target} {is} off',
      undo: 'turn_on',
    },
    toggle: {
      say: ['(toggle|flip|switch) {target:place}'],
      outcome: '{target} {is} toggled',
    },
    set: {
      say: [
        `${SET} {target:place} ${PERCENT}`,
        `${TO} {target:place} [down|up] (to|at|on) ${PERCENT}`,
        `${TO} {target} [down|up] (to|at) ${LEVEL}`,
        `(dim|dim down|brighten) {target:place} [down|up] (to|at) ${LEVEL}`,
        `{target:place} (to|at|on) ${PERCENT}`,
        { say: `${TO} {target:place} [down|up] (to|at) ${LEVEL}`, hold: OF_LIGHT_ALONE },
        { say: `{target:place} [down|up] (to|at) ${LEVEL}`, hold: OF_LIGHT_ALONE },
        `{target} [up|down] (to|at) ${LEVEL}`,
        `{target:place} {brightness:percent} [${BRIGHTNESS}|bright|power|intensity]`,
        { say: '{target} {brightness:level}', hold: { target: NAMED } },
        `(turn on|switch on|put on|light) {target:place} [up|down] [to|at|with] ${PERCENT}`,
        `[turn|switch|put|have|leave] {target:place} on (to|at|with) ${PERCENT}`,
        `${TO} [the] ${BRIGHTNESS} (of|for|in|on) {target:place} [up|down] (to|at) {brightness:level}`,
        `${TO} {target:place} ${BRIGHTNESS} [down|up] (to|at) {brightness:level}`,
        `{target:place} ${BRIGHTNESS} [to|at] {brightness:level}`,
        `${BRIGHTNESS} [of|for|in|on] {target:place} [to|at] {brightness:level}`,
        `{brightness:percent} ${BRIGHTNESS} (on|for|in|at) {target:place}`,
        { say: `${SLOWLY} ${FADE} {target:place} [down|up] (to|at) {brightness:level}`, give: SLOW },
        { say: `${FADE} {target:place} [down|up] (to|at) {brightness:level} ${SLOWLY}`, give: SLOW },
        `${FADE} {target:place} [down|up] (to|at) {brightness:level} over {transition:number} seconds`,
        { say: `[${SET}] [the] ${BRIGHTNESS} {brightness:level}`, here: true },
        { say: `[${TO}] [the] ${BRIGHTNESS} (to|at) {brightness:level}`, here: true },
        ...COLORED,
        ...MORE_AND_LESS,
        `(change|adjust|set|modify) [the] (color|colour|colors|colours|hue|brightness|settings) (of|for|in|on) {target:place}`,
        `(change|adjust|modify|alter) {target} [color|colour|colors|colours|hue|shade|brightness|setting|settings]`,
        `(change|adjust|modify|turn|set|switch|make|transition|alter|shift) {target} [color|colour|colors|colours] [to|into] (a|another|some|some other) [different|new|random|nice|softer|other|pretty|bright] (color|colour|shade|hue|tone)`,
        `(change|adjust|modify|turn|set|switch|make|transition|alter|shift) {target} [color|colour] (to|into) (something|a|an|my|some) (different|softer|brighter|darker|lighter|nicer|better|prettier|favorite|favourite|romantic|relaxing|calming|fun|cooler|warmer|else) [color|colour|shade|hue|tone|light|setting]`,
        '(make|turn|set|change) {target} [to] (colorful|colourful|multicolored|multicoloured|rainbow|different colors|different colours|rainbow colors)',
        ...ways(
          { here: true },
          '(change|adjust|modify|set|alter) [the] (brightness|brightness level|light level|light settings|lighting|light setting)',
          '(i|we) (want|need|would like) (a|some) (different|new|other) [colored|coloured] (color|colour|light|lights|lighting|color light|light color)',
        ),
        '(change|transition|switch|move|go) to (a|another|some) [different|new|other|random] (color|colour|shade|hue) (for|in|on|with) {target}',
        '(give|get|pick|choose|use|try|select|put) [me] (a|another|some) [different|new|other|random] (color|colour|shade|hue|light color|light colour) (for|in|on|to) {target}',
        ...ways(
          { here: true },
          '(give|get|pick|choose|use|try|i want|i would like|change to|switch to|show) [me] (a|another|some) [different|new|other|random] (color|colour|light color|light colour|colored light|coloured light) [please]',
          '(change|adjust|modify|switch up) [the] [light|lights] (color|colour|colors|colours|settings)',
        ),
      ],
      needs: {
        'color|brightness|brightness_step|factor|temperature': {
          words: 'to what',
          ask: 'Which colour or how bright?',
        },
      },
      outcome:
        '{target} {is} [{color}] [at {brightness} %] [at {temperature} kelvin] [changed by {brightness_step} %] [{factor} times as bright]',
    },
    set_effect: {
      say: [
        '(set|put|change|switch|turn) {target:place} (to|on|on to|into) [the] {effect:title} effect',
        '(set|put|change|switch|turn) {target:place} (to|on) effect [number] {effect:number}',
        '(set|change|switch|put) [the] effect (of|on|for|in) {target:place} to {effect:title}',
        '(play|show|run|start|use|activate|put|do) [the] {effect:title} effect (on|for|in|with) {target:place}',
        '(play|show|run|start|use|activate|put|do) effect [number] {effect:number} (on|for|in|with) {target:place}',
        '(let|make|have) {target:place} (show|play|run|do) [the] {effect:title} effect',
        '{target} effect [number] {effect:number}',
        ...ways(
          { give: { effect: 'none' } },
          '(stop|end|clear|cancel|turn off|switch off|disable|remove) [the|any|all] (effect|effects) (on|of|for|in) {target:place}',
          '(stop|end|clear|cancel|turn off|switch off|disable) {target} (effect|effects)',
          '(set|put|switch) {target:place} to no effect',
        ),
      ],
      outcome: '{target} {is} showing {effect}',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: [
        '(did|have) (i|we) (leave|left|turn|turned|switch|switched) {target} {state}',
        '(what|which) {target} (is|are) {state} [in the house|at home]',
        'how (bright|dim) (is|are) {target}',
        '(is|are) {target} [set to|set at|at|on|more on|more] [a|the] (bright|dim|dark|low|high) [side|setting|level|light] [or] [on] [a|the] [bright|dim|dark|low|high] [side|setting|level|light]',
        '(tell me|do you know|let me know|check|find out) (what|which) (color|colour|hue|shade|brightness) {target} (is|are) [set to|set at|showing|on|at]',
        '(what|which) (color|colour|hue|shade|tone) (is|are) {target} [displaying|showing|set to|on|in|shining]',
        '(what|which) (color|colour|hue|shade) (does|do) {target} (have|show|display)',
        '[tell me] [what is] [the] [current] (brightness level|light level|color temperature|colour temperature|brightness setting|color|colour|brightness) (of|on|for|in) {target}',
        '(what is|check|tell me) [the] (state|status|brightness|color|colour) of {target}',
        '[is] {target} {state} or [is] off',
        '(what|which) effect (is|are) {target} (on|showing|playing|running|set to)',
        '(what|which) effect (is|are) [running|playing|on] (on|in|at) {target}',
      ],
    },
  },
};
