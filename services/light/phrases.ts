import type { Phrase, Phrases } from '../../src/domain/index.ts';

const BRIGHTNESS = '(brightness|brightness level|light level)';
const COLOR = '(color|colour)';
const WARMTH = '(color temperature|colour temperature|temperature|color temp|colour temp|white|whiteness)';
const CHANGE = '(set|change|adjust|put|turn|make|switch|bring|get)';
const GLOW = '[shine|glow|light up|go|turn|display|show|give]';
const GLOWING = '[setting|light|scheme]';
const FORCE = '[intensity|power|level|output]';
const BIT = '[a bit|a little|a little bit|slightly|a touch|a tad|some|bit]';
const PERCENT = '[brightness] {brightness:percent} [brightness|bright|brightness level]';
const LEVEL = '{brightness:level} [brightness]';
const DIM =
  'dim|turn|put|change|adjust|make|bring|brighten|get|turn down|turn up|dim down|bring down|bring up';
const SET = `(set|${DIM})`;
const TO = `(set|lower|raise|reduce|increase|decrease|${DIM})`;

/** By some per cent, or by the service's own step where none are named. */
function stepped(verb: string, what: string, end: string, down = false, unsaid = false): Phrase[] {
  const here = unsaid ? { here: true as const } : {};
  const step = down ? -10 : 10;
  return [
    {
      say: `${verb} ${what} ${end} ${unsaid ? '[by]' : 'by'} {brightness_step:${down ? '-' : ''}percent}`,
      ...here,
    },
    { say: `${verb} ${what} ${BIT} ${end} ${BIT}`, give: { brightness_step: step }, ...here },
  ];
}

/** What people say to lights. */
export const phrases: Phrases = {
  service: 'light',
  step: { method: 'set', param: 'brightness_step', by: 10 },
  topics: ['dark', 'dim', 'bright', 'gloomy', 'glare', 'cosy', 'mood', 'romantic', 'read', 'see', 'movie'],
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
    ],
  },
  states: {
    on: ['on', 'lit', 'glowing', 'shining', 'burning', 'active', 'working', 'powered', 'bright'],
    off: ['off', 'out', 'dark', 'inactive'],
  },
  methods: {
    turn_on: {
      say: [
        '(turn|switch|put|flip|flick|power|bring|light) on {target:place}',
        '(turn|switch|put|flip|flick|power|get|have) {target:place} (on|back on)',
        '(turn|switch|put) back on {target:place}',
        '{target:place} (on|back on)',
        '(make|have|let) {target} (turn|go|switch|come) on',
        '(light|light up|illuminate|brighten up|activate|enable|lighten up) {target:place}',
        'light {target:place} up',
        { say: '(light it up|let there be light)', here: true },
      ],
      outcome: '{target} {is} on',
      undo: 'turn_off',
    },
    turn_off: {
      say: [
        '(turn|switch|put|flip|flick|power|shut|bring) (off|out) {target:place}',
        '(turn|switch|put|flip|flick|power|shut|get|have) {target:place} (off|out|back off)',
        '{target:place} (off|out|back off)',
        '(make|have|let) {target} (turn|go|switch) (off|out)',
        '(kill|cut|extinguish|douse|deactivate|disable) {target:place}',
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
        `${SET} {target:place} [down|up] ${PERCENT}`,
        `${TO} {target:place} [down|up] (to|at) ${PERCENT}`,
        `${TO} {target} [down|up] (to|at) ${LEVEL}`,
        `{target:place} (to|at) ${PERCENT}`,
        `{target} [up|down] (to|at) ${LEVEL}`,
        `{target:place} {brightness:percent} [${BRIGHTNESS}]`,
        `(turn on|switch on|put on|light) {target:place} [up|down] [to|at|with] ${PERCENT}`,
        `(set|turn|change|make|put) {target:place} [to] [the] ${COLOR} {color} [and|at|with] {brightness:percent} [brightness]`,
        `${TO} [the] ${BRIGHTNESS} (of|for|in|on) {target:place} [up|down] (to|at) {brightness:level}`,
        `${TO} {target:place} ${BRIGHTNESS} (to|at) {brightness:level}`,
        `{target:place} ${BRIGHTNESS} [to|at] {brightness:level}`,
        `${BRIGHTNESS} [of|for|in|on] {target:place} [to|at] {brightness:level}`,
        { say: `[${SET}] [the] ${BRIGHTNESS} {brightness:level}`, here: true },
        { say: `[${TO}] [the] ${BRIGHTNESS} (to|at) {brightness:level}`, here: true },
        `(set|turn|change|make|put|switch|paint|color|colour|light|get|have|let|adjust|turn on|switch on) {target:place} ${GLOW} [to be|to|in|on|at|be|into] [color|colour] {color} ${GLOWING}`,
        `(can|could) {target} (display|show|shine|glow|be|turn|light up|go|give) [in|to] {color} ${GLOWING}`,
        `${CHANGE} [the] ${COLOR} (of|for|in) {target:place} to {color}`,
        `${CHANGE} {target:place} ${COLOR} to {color}`,
        `(set|apply|use|put|choose|pick|add|give) {color} [light|lighting] (for|to|on|in|as the color of) {target:place}`,
        `(give) {target:place} {color} [light|lighting]`,
        '(switch|change|turn) {target:place} over to {color}',
        `{target:place} [${COLOR}] [to|in|at|with] {color} ${GLOWING}`,
        `${COLOR} [of|for|in] {target:place} [to] {color}`,
        { say: `${CHANGE} [the] ${COLOR} to {color}`, here: true },
        `${CHANGE} {target:place} [to|at] [${WARMTH}] {temperature:kelvin}`,
        `${CHANGE} {target:place} ${WARMTH} (to|at) {temperature:kelvin}`,
        `${CHANGE} [the] ${WARMTH} (of|for|in) {target:place} (to|at) {temperature:kelvin}`,
        `{target:place} [${WARMTH}] [to|at] {temperature:kelvin}`,
        `${WARMTH} [of|for|in] {target:place} [to|at] {temperature:kelvin}`,
        { say: `${CHANGE} [the] ${WARMTH} (to|at) {temperature:kelvin}`, here: true },
        '(set|turn|change|make|put) {target:place} [to] {color} [and|at|with] {brightness:percent} [brightness]',
        ...stepped('(brighten|brighten up|turn up)', '{target:place}', ''),
        '(increase|raise|boost) {target:place} [brightness] {brightness_step:percent}',
        '(decrease|reduce|lower) {target:place} [brightness] {brightness_step:-percent}',
        ...stepped('(increase|raise|turn up|boost)', `{target:place} ${BRIGHTNESS}`, ''),
        ...stepped('(increase|raise|turn up|boost)', `[the] ${BRIGHTNESS} (of|for|in|on) {target:place}`, ''),
        ...stepped('(increase|raise|boost|intensify|bright|lift)', `{target} ${FORCE}`, ''),
        ...stepped('(lower|reduce|soften|minimize|minimise|decrease)', `{target} ${FORCE}`, '', true),
        ...stepped(
          '(increase|raise|boost) [the] (intensity|power|level|output) (of|in|for|on)',
          '{target:place}',
          '',
        ),
        ...stepped(
          '(lower|reduce|decrease|minimize) [the] (intensity|power|level|output) (of|in|for|on)',
          '{target:place}',
          '',
          true,
        ),
        ...stepped('', '[the] (lights|lighting) up', '', false, true),
        ...stepped('', '[the] (lights|lighting) down', '', true, true),
        ...stepped('', '{target}', 'brighter'),
        ...stepped('', '{target}', '(dimmer|darker)', true),
        ...stepped('(turn|bring|put)', `{target:place} ${BRIGHTNESS}`, 'up'),
        ...stepped('(turn|bring|put)', `{target:place} ${BRIGHTNESS}`, 'down', true),
        `{brightness:percent} ${BRIGHTNESS} (on|for|in|at) {target:place}`,
        {
          say: '(dim|turn|bring|put) {target} (all the way down|down all the way|all the way|as low as possible)',
          give: { brightness: 1 },
        },
        ...stepped(
          '',
          '(give me more|i need more|i need some more|i want more|we need more|more|some more|brighter) (light|lights|lighting)',
          '',
          false,
          true,
        ),
        ...stepped(
          '',
          '(give me less|less|dimmer|lower|softer|i want less|i want dimmer) (light|lights|lighting)',
          '',
          true,
          true,
        ),
        ...stepped('(make|get) (it|the room|this room)', '', '(brighter|lighter)', false, true),
        ...stepped('(make|get) (it|the room|this room)', '', '(dimmer|darker|less bright)', true, true),
        ...stepped('(make|turn|get)', '{target}', 'brighter'),
        ...stepped('(turn|bring)', '{target}', 'up'),
        ...stepped('(dim|dim down|turn down|darken)', '{target}', '', true),
        ...stepped('dim', '{target:place}', '[down]', true),
        ...stepped('(decrease|reduce|lower|turn down)', `{target:place} ${BRIGHTNESS}`, '', true),
        ...stepped(
          '(decrease|reduce|lower|turn down)',
          `[the] ${BRIGHTNESS} (of|for|in|on) {target:place}`,
          '',
          true,
        ),
        ...stepped('(make|turn|get)', '{target}', '(dimmer|darker|less bright)', true),
        ...stepped('(turn|bring)', '{target}', 'down', true),
        ...stepped('(increase|raise|turn up|boost)', `[the] ${BRIGHTNESS}`, '', false, true),
        ...stepped('(decrease|reduce|lower|turn down)', `[the] ${BRIGHTNESS}`, '', true, true),
        { say: '(set|turn|put) {target:place} to (white)', give: { color: 'white' } },
      ],
      outcome:
        '{target} {is} [{color}] [at {brightness} %] [at {temperature} kelvin] [changed by {brightness_step} %]',
    },
    get: {
      question: true,
      time: 'none',
      say: [
        '(did|have) (i|we) (leave|left|turn|turned|switch|switched) {target} {state}',
        '(what|which) {target} (is|are) {state} [in the house|at home]',
        'how (bright|dim) (is|are) {target}',
        '(what|which) (color|colour|hue|shade|tone) (is|are) {target} [displaying|showing|set to|on|in|shining]',
        '(what|which) (color|colour|hue|shade) (does|do) {target} (have|show|display)',
        '[tell me] [what is] [the] [current] (brightness level|light level|color temperature|colour temperature|brightness setting|color|colour|brightness) (of|on|for|in) {target}',
        '(what is|check|tell me) [the] (state|status|brightness|color|colour) of {target}',
        '[is] {target} {state} or [is] off',
      ],
    },
  },
};
