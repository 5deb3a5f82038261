import { PAST, type Phrases, ways } from '../../src/domain/index.ts';

/** What people say to alarm systems; "the alarm" alone is what rings in the morning. */
export const phrases: Phrases = {
  service: 'alarm_panel',
  topics: ['burglar', 'intruder', 'security'],
  kinds: ['alarm_panel'],
  nouns: {
    any: ['alarm system', 'security system', 'burglar alarm', 'house alarm', 'home alarm', 'alarm panel'],
    mass: ['security'],
  },
  states: {
    disarmed: ['disarmed', 'unarmed', 'off'],
    armed_away: ['armed away'],
    armed_home: ['armed home', 'armed stay'],
    armed_night: ['armed for the night'],
    triggered: ['triggered', 'going off', 'sounding'],
  },
  enums: {
    mode: {
      home: ['home', 'stay', 'at home'],
      away: ['away', 'out', 'total', 'full'],
      night: ['night', 'the night', 'bedtime', 'sleep'],
      vacation: ['vacation', 'holiday', 'holidays'],
    },
  },
  methods: {
    arm: {
      say: [
        '(arm|set|activate|turn on|switch on) {target} (to|for|in|on) {mode} [mode]',
        '(arm|activate|turn on|switch on|engage|enable) {target}',
        '(turn|switch|put) {target} on',
        '(put|set|switch) {target} (in|into|to|on) {mode} [mode]',
        ...ways(
          { give: { target: { all: true } } },
          'arm [the] alarm',
          'arm [the] alarm (to|for|in|on) {mode} [mode]',
          'arm [the] (house|home)',
          'arm [the] (house|home) (for|in) {mode} [mode]',
        ),
      ],
      chore: true,
      outcome: '{target} {is} armed',
      undo: 'disarm',
    },
    disarm: {
      say: [
        '(disarm|deactivate|turn off|switch off|disable|unset) {target}',
        '(turn|switch) {target} off',
        { say: 'disarm [the] (alarm|house|home)', give: { target: { all: true } } },
      ],
      outcome: '{target} {is} disarmed',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|are) {target} {state}',
        '(is|are) {target} (armed|on|set)',
        { say: 'is [the] (alarm|house|home) (armed|disarmed)', give: { target: { all: true } } },
        '(what is|check) [the] (state|status) of {target}',
      ],
    },
  },
};
