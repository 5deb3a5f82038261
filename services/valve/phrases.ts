import { PAST, type Phrases, ways } from '../../src/domain/index.ts';

/** What people say to valves, and to what hangs on them: water is turned on and off. */
export const phrases: Phrases = {
  service: 'valve',
  topics: [{ words: ['thirsty', 'parched', 'withering', 'wilting', 'dry'], method: 'open' }, 'leak'],
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
        '(turn|switch|put|get|have) {target} (on|open|back on) [(at|from) (the main|the mains|main|mains|the stopcock)]',
        '{target} (on|open)',
        'turn {target} back on',
        '(let|have|make) {target} (run|flow)',
        '(have|let|make|get|tell) {target} [to] (come|go|turn|switch) on',
        '(water|irrigate|sprinkle) {target:place}',
        { say: '(leave|keep|have|let) {target} (on|open|running|flowing)', lasting: true },
      ],
      chore: true,
      outcome: '{target} {is} open',
      undo: 'close',
    },
    close: {
      say: [
        '(close|shut|shut off|turn off|switch off|stop|cut off|cut|deactivate) {target}',
        '(turn|switch|put|shut|get|have) {target} (off|closed|back off) [(at|from) (the main|the mains|main|mains|the stopcock)]',
        '{target} (off|closed|shut)',
        '(have|let|make|get|tell) {target} [to] (go|turn|switch) off',
      ],
      chore: true,
      outcome: '{target} {is} closed',
      undo: 'open',
    },
    set_position: {
      say: [
        '(open|close|set|turn|put|bring|adjust|move|have|keep|leave) {target} [up|down] (to|at) {position:level} [open]',
        '(open|set|turn|put|have|leave) {target} {position:percent} [open]',
        '(set|change|put|adjust) [the] position (of|for) {target} (to|at) {position:level}',
        '{target} [position] to {position:level} [open]',
        // "The water at six" is an hour.
        '{target} [position] at {position:percent} [open]',
        '{target} {position:percent} open',
        ...ways(
          { give: { position: 50 } },
          '(open|close|shut|set|turn|put|leave) {target} (half way|halfway|mid way|midway|half open|half closed)',
          '(half open|half close) {target}',
        ),
      ],
      outcome: '{target} {is} {position} % open',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: [
        '(did|have) (i|we|you) (leave|left|turn|turned|close|closed|shut) {target} {state}',
        '(what is|check|tell me) [the] (state|status|position) of {target}',
        'how (far|much|wide) [open] (is|are) {target} [open]',
        '[at] (what|which) position (is|are) {target} [at|in|set to]',
        '(is|are) {target} {state} (at|from) (the main|the mains|main|mains)',
      ],
    },
  },
};
