import type { Phrases } from '../../src/domain/index.ts';

/** Free words are a room only if one of these is among them. */
const ROOMS = [
  'room',
  'kitchen',
  'bedroom',
  'bathroom',
  'hall',
  'hallway',
  'office',
  'lounge',
  'study',
  'garage',
  'landing',
  'corridor',
  'den',
  'nursery',
  'pantry',
  'attic',
  'basement',
  'conservatory',
  'entry',
  'entryway',
  'foyer',
];
const ALL = { target: { all: true } };
const WHOLE = '(the house|the whole house|the flat|the apartment|the floors|the floor|everywhere|everything)';

/** What people say to robot vacuums; with one in the house, cleaning alone means it. */
export const phrases: Phrases = {
  service: 'vacuum',
  kinds: ['vacuum'],
  nouns: {
    any: [
      'vacuum',
      'vacuum cleaner',
      'hoover',
      'robot',
      'robot vacuum',
      'vacuum robot',
      'robot cleaner',
      'cleaner',
      'roomba',
    ],
  },
  states: {
    cleaning: ['cleaning', 'running', 'vacuuming', 'hoovering', 'on'],
    docked: ['docked', 'charging', 'home', 'off'],
    paused: ['paused', 'stopped'],
    returning: ['returning'],
  },
  methods: {
    start: {
      say: [
        '(start|run|turn on|switch on|activate|launch|resume|send out|set off|start up) {target} [cleaning|vacuuming]',
        '(turn|switch|get|set|have) {target} (on|going|running|off cleaning|to work|cleaning|started)',
        '(have|get|tell|let|ask) {target} [to] (clean|vacuum|hoover|start|start cleaning|clean up|go|do its thing)',
        '{target} on',
        '(send|let) {target} (out|off|loose)',
        { say: '(start|do the|begin|get on with the) (vacuuming|hoovering|cleaning)', give: ALL },
        { say: `(vacuum|hoover|clean|sweep) ${WHOLE}`, give: ALL },
        { say: '(vacuum|hoover)', give: ALL },
      ],
      outcome: '{target} {is} cleaning',
      undo: 'dock',
    },
    pause: {
      say: [
        '(pause|stop|hold|halt) {target} [cleaning|vacuuming]',
        '(have|get|tell|let) {target} [to] (pause|stop|wait) [cleaning]',
        { say: '(stop|pause) [the] (vacuuming|hoovering)', give: ALL },
      ],
      outcome: '{target} {is} paused',
      undo: 'start',
    },
    dock: {
      say: [
        '(dock|park) {target}',
        '(send|return|take|bring|get|put) {target} [back] [to|in|into|on] [the|its] (dock|base|home|charger|station|docking station|charging station|charge)',
        '(have|get|tell|let) {target} [to] (dock|go home|return home|return to base|go back to its dock|go back|charge)',
        '(turn|switch|power) off {target}',
        '(turn|switch|power) {target} off',
        '{target} off',
      ],
      outcome: '{target} {is} on the way to the dock',
    },
    clean_area: {
      say: [
        '(have|get|tell|let|ask|send) {target} [to] (clean|vacuum|hoover|sweep|do|mop) {area:words}',
        '(clean|vacuum|hoover|sweep) {area:words} with {target}',
        { say: '(vacuum|hoover|sweep) {area:words}', give: ALL, hold: { area: ROOMS } },
        { say: 'clean [up] {area:words}', give: ALL, hold: { area: ROOMS } },
        { say: 'send {target} to {area:words}', hold: { area: ROOMS } },
      ],
      outcome: '{target} {is} cleaning the {area}',
      undo: 'dock',
    },
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|are|was) {target} {state}',
        '(is|has) {target} (done|finished) [cleaning|vacuuming]',
        '(what is) {target} (doing|up to)',
        'where is {target}',
        '(what is|check|tell me) [the] (state|status|battery|battery level) of {target}',
        'how (full|charged) is {target}',
        '(check|tell me|see|find out) (if|whether) {target} (is|are) {state}',
      ],
    },
  },
};
