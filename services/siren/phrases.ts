import { PAST, type Phrases } from '../../src/domain/index.ts';

const TONE = '[the|a|its] {tone:title} (tone|sound|melody|ringtone|alarm tone|alarm sound)';

/** What people say to sirens. */
export const phrases: Phrases = {
  service: 'siren',
  topics: ['siren', 'burglar'],
  kinds: ['siren'],
  nouns: { any: ['siren'], named: ['alarm', 'horn', 'hooter'] },
  states: {
    on: ['on', 'howling', 'wailing', 'sounding', 'blaring', 'going'],
    off: ['off', 'silent', 'quiet'],
  },
  methods: {
    turn_on: {
      say: [
        '(turn|switch|put) {target} on',
        '(turn on|switch on|sound|blow|trigger|start|activate) {target}',
        '(sound|turn on|start) {target} for {seconds:duration}',
        '(turn|switch|put) {target} on for {seconds:duration}',
        '(sound|turn on|start) {target} (at|with) {volume:percent} [volume]',
        `(sound|blow|turn on|switch on|start|trigger|activate) {target} (with|in|on) ${TONE} [for {seconds:duration}]`,
        `(turn|switch|put) {target} on (with|in) ${TONE} [for {seconds:duration}]`,
        `(play|sound|blow|make|use) ${TONE} (on|with|from|over|through) {target} [for {seconds:duration}]`,
        `(let|make|have) {target} (play|sound|howl|wail|ring) [with|in] ${TONE} [for {seconds:duration}]`,
      ],
      outcome: '{target} {is} on',
      undo: 'turn_off',
    },
    turn_off: {
      say: [
        '(turn|switch|put|shut) {target} off',
        '(turn off|switch off|stop|silence|shut up|quiet|mute|kill|deactivate) {target}',
      ],
      outcome: '{target} {is} off',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: ['(is|are) {target} {state}', '(what is|check) [the] (state|status) of {target}'],
    },
  },
};
