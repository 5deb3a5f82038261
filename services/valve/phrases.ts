import type { Phrases } from '../../src/domain/index.ts';

/** What people say to valves, and to what hangs on them: water is turned on and off. */
export const phrases: Phrases = {
  service: 'valve',
  kinds: ['valve'],
  nouns: {
    any: ['valve', 'water'],
    named: ['sprinkler', 'tap', 'faucet', 'hose', 'irrigation', 'water main', 'stopcock'],
  },
  states: { open: ['open', 'on', 'running', 'flowing'], closed: ['closed', 'off', 'shut'] },
  methods: {
    open: {
      say: [
        '(open|open up|turn on|switch on|start|run|activate|put on) {target}',
        '(turn|switch|put|get|have) {target} (on|open|back on)',
        '{target} (on|open)',
        'turn {target} back on',
      ],
      outcome: '{target} {is} open',
      undo: 'close',
    },
    close: {
      say: [
        '(close|shut|shut off|turn off|switch off|stop|cut off|cut|deactivate) {target}',
        '(turn|switch|put|shut|get|have) {target} (off|closed|back off)',
        '{target} (off|closed|shut)',
        '(make sure|ensure) [that] {target} (is|are) (off|closed|shut)',
      ],
      outcome: '{target} {is} closed',
      undo: 'open',
    },
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|are|was|were) {target} {state}',
        '(is|are) [there] any [of] {target} {state}',
        '(did|have) (i|we|you) (leave|left|turn|turned|close|closed|shut) {target} {state}',
        '(what|which) {target} (is|are) {state}',
        '(what is|check|tell me) [the] (state|status) of {target}',
        '(check|tell me|see|find out) (if|whether) {target} (is|are) {state}',
      ],
    },
  },
};
