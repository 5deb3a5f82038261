import type { Phrases } from '../../domain/index.ts';

/** The name of the service that fragments are filed under: none, since they belong to the clause before. */
export const FRAGMENTS = '';

/** Clauses that say only what is different from the one before: "and the kitchen too", "no, 40 %", "the same for the porch". */
export const FRAGMENT_PHRASES: Phrases = {
  service: FRAGMENTS,
  methods: {
    target: {
      say: [
        '[in|for|what about|how about|same for|the same for|do the same for|do the same with|the same with|same with|do the same in|the same in] {target:place}',
        '[for|what about|how about|same for] {target:place} (to|at) {value:percent}',
      ],
    },
    state: { say: ['{target:place} (is|are|stays|stay) {state}'] },
    value: {
      say: [
        '(to|at|by|make (it|that)|make (it|that) to|set (it|that|them) to) {value:level}',
        '{value:percent}',
        '[to|make (it|that)] {value:color}',
        '[to|make (it|that)] {value:kelvin}',
        '[to|at|make (it|that)] {value:temperature}',
        '[to|make (it|that)] {value:number}',
      ],
    },
    time: { say: ['(make|move) (it|that) [to]', 'make that', 'at', 'again'] },
    again: {
      say: [
        '(do|run|try) (it|that) again',
        'once more',
        'one more time',
        'again',
        'do the same again',
        'same again',
      ],
    },
    leave: {
      say: [
        '(leave|keep) {target:place} (on|off|open|closed|alone|running|lit|playing|locked|as it is|as they are|be|out of it)',
        '(leave|keep) (on|off|out) {target:place}',
        'not {target:place}',
      ],
    },
  },
};
