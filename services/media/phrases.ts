import type { Phrases } from '../../src/domain/index.ts';

const BIT = '[a bit|a little|a little bit|slightly|a touch|a notch|some]';
const ON = '(on|in|through|from|via|over|out of)';
const TRACK = '(song|track|one|episode|chapter|title|tune|video)';

/** What people say to televisions, speakers and radios, often by the room or by the music alone. */
export const phrases: Phrases = {
  service: 'media',
  kinds: ['media'],
  nouns: {
    any: ['media player', 'player', 'music', 'volume', 'playback'],
    named: [
      'tv',
      'television',
      'telly',
      'speaker',
      'stereo',
      'soundbar',
      'sound system',
      'radio',
      'receiver',
      'projector',
      'hifi',
    ],
  },
  states: {
    on: ['on'],
    off: ['off'],
    playing: ['playing'],
    paused: ['paused'],
    idle: ['stopped', 'idle'],
  },
  methods: {
    turn_on: {
      say: [
        '(turn|switch|put|flip|power) on {target}',
        '(turn|switch|put|flip|power|get|have) {target} (on|back on)',
        '{target} (on|back on)',
        '(activate|fire up|start up) {target}',
      ],
      outcome: '{target} {is} on',
      undo: 'turn_off',
    },
    turn_off: {
      say: [
        '(turn|switch|put|flip|power|shut) off {target}',
        '(shut|power) down {target}',
        '(turn|switch|put|flip|power|shut|get|have) {target} (off|back off)',
        '{target} (off|back off)',
        '(kill|deactivate) {target}',
      ],
      outcome: '{target} {is} off',
      undo: 'turn_on',
    },
    play: {
      say: [
        '(play|resume|unpause|continue|start|restart) {target}',
        '(continue|resume|start|carry on|keep) playing [the] [music|film|movie|song|show] [on|in] {target:place}',
        '(resume|unpause|continue|play|start) [the] (music|playback|song|film|movie|show|video|podcast) (on|in) {target:place}',
        '(press|hit) play on {target}',
      ],
      outcome: '{target} {is} playing',
      undo: 'pause',
    },
    pause: {
      say: [
        '(pause|hold) {target}',
        '(pause|hold) [the] (music|playback|song|film|movie|show|video|podcast) (on|in) {target:place}',
        '(put|set) {target} on (pause|hold)',
        '(press|hit) pause on {target}',
      ],
      outcome: '{target} {is} paused',
      undo: 'play',
    },
    stop: {
      say: [
        '(stop|end|halt) {target}',
        '(stop|end) [the] (music|playback|song|film|movie|show|video|podcast) (on|in) {target:place}',
        'stop playing [music|anything] (on|in) {target:place}',
      ],
      outcome: '{target} {is} stopped',
      undo: 'play',
    },
    next: {
      say: [
        `(next|skip|play the next|skip to the next|go to the next|skip this|skip the) [the] ${TRACK} ${ON} {target:place}`,
        `{target} (next|skip|skip to the next|go to the next|play the next|skip this) ${TRACK}`,
        '(skip|skip forward|skip ahead|forward) [on] {target}',
        `tell {target} to skip [this] [${TRACK}]`,
      ],
      outcome: '{target} {is} on the next track',
    },
    previous: {
      say: [
        `(previous|last|play the previous|go back to the previous|back to the previous|go back to the last|replay the last) ${TRACK} ${ON} {target:place}`,
        `{target} (previous|go back to the previous|go back to the last|play the previous|go back a|go back one) ${TRACK}`,
        '(skip back|go back) (on|in) {target:place}',
      ],
      outcome: '{target} {is} back on the track before',
    },
    mute: {
      say: [
        '(mute|silence|hush) {target:place}',
        '(turn|switch) the sound off (on|in) {target:place}',
        '(turn off|kill|mute) the sound (on|in|of) {target:place}',
        '(put|set) {target} on mute',
        '(make|get) {target} (silent|quiet)',
      ],
      outcome: '{target} {is} muted',
      undo: 'unmute',
    },
    unmute: {
      say: [
        'unmute {target:place}',
        '(turn|switch|put) the sound (back on|on) (on|in) {target:place}',
        '(turn on|turn back on) the sound (on|in|of) {target:place}',
        'take {target} off mute',
      ],
      outcome: '{target} {is} heard again',
      undo: 'mute',
    },
    set_volume: {
      say: [
        '(set|turn|put|change|adjust|bring|raise|lower|increase|decrease|reduce|turn up|turn down|get) {target} [up|down] to {volume:level}',
        '(set|turn|put|change|adjust|bring|raise|lower|increase|decrease|reduce|turn up|turn down) {target:place} volume [up|down] [to|at] {volume:level}',
        '(set|turn|put|change|adjust|bring|raise|lower|increase|decrease|reduce|turn up|turn down) [the] volume [up|down] (of|on|for|in) {target:place} [up|down] (to|at) {volume:level}',
        '(set|turn|put|change) [the] volume (to|at) {volume:level} (on|in|for) {target:place}',
        '{target:place} volume [to|at] {volume:level}',
        '{target} to {volume:level}',
        '(turn up|raise|increase|turn|put) {target} [volume] [up] by {step:level}',
        '(turn up|raise|increase|turn) [the] volume [up] (of|on|for|in) {target:place} [up] by {step:level}',
        {
          say: `(turn up|raise|increase|crank up|boost|pump up|put up) {target} [volume] ${BIT}`,
          give: { step: 10 },
        },
        { say: `(turn|bring|crank|put) {target} [volume] up ${BIT}`, give: { step: 10 } },
        {
          say: `(turn up|raise|increase|crank up) [the] volume ${ON} {target:place} ${BIT}`,
          give: { step: 10 },
        },
        { say: `{target:place} volume up ${BIT}`, give: { step: 10 } },
        { say: `(make|turn|get) {target} ${BIT} louder`, give: { step: 10 } },
        { say: `(make|turn) it ${BIT} (louder|up) (in|on) {target:place}`, give: { step: 10 } },
        { say: `(make|turn) it ${BIT} (quieter|down) (in|on) {target:place}`, give: { step: -10 } },
        {
          say: `(turn down|lower|decrease|reduce|bring down|put down) {target} [volume] ${BIT}`,
          give: { step: -10 },
        },
        { say: `(turn|bring|put) {target} [volume] down ${BIT}`, give: { step: -10 } },
        {
          say: `(turn down|lower|decrease|reduce) [the] volume ${ON} {target:place} ${BIT}`,
          give: { step: -10 },
        },
        { say: `{target:place} volume down ${BIT}`, give: { step: -10 } },
        { say: `(make|turn|get) {target} ${BIT} (quieter|softer|less loud)`, give: { step: -10 } },
      ],
      outcome: 'the volume of {target} {is} [at {volume} %] [changed by {step} %]',
    },
    play_media: {
      needs: { target: 'where to play it' },
      say: [
        `(play|put on|stick on|start playing|stream|throw on|start) [me|us] [some|a bit of|the] {query:words} ${ON} {target:place}`,
        `(put|stick|have|get) [some|a bit of|the] {query:words} (on|playing) ${ON} {target:place}`,
        `(play|put on|stick on|start playing|stream) ${ON} {target:place} [some|a bit of|the] {query:words}`,
        `(use|have|tell|get) {target:place} [to] play [some|a bit of|the] {query:words}`,
        '(play|stream) [me|us] [some|a bit of] {query:words}',
      ],
      outcome: '{target} plays {query}',
      undo: 'stop',
    },
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|are|was|were) {target} {state}',
        '(is|are) [there] any [of] {target} {state}',
        '(did|have) (i|we|you) (leave|left|turn|turned) {target} {state}',
        '(what|which) {target} (is|are) {state}',
        '(what is|what song is|what is this) playing [on|in] {target:place}',
        '(what is) {target} playing',
        '(what is|is) [there] [any|some] (music|anything|something) (playing|on) (in|on) {target:place}',
        'how loud (is|are) {target:place}',
        '(what is|check|tell me) [the] (state|status|volume) (of|on|in) {target:place}',
        '(check|tell me|see|find out) (if|whether) {target} (is|are) {state}',
      ],
    },
  },
};
