import type { Phrases } from '../../src/domain/index.ts';

/** What people say to locks; "the door" without more is the lock on it. */
export const phrases: Phrases = {
  service: 'lock',
  kinds: ['lock'],
  nouns: { any: ['lock', 'door', 'door lock', 'deadbolt', 'bolt'] },
  states: {
    locked: ['locked', 'bolted', 'secure', 'secured'],
    unlocked: ['unlocked', 'unbolted', 'unsecured'],
  },
  methods: {
    lock: {
      say: [
        '(lock|lock up|bolt|secure|deadbolt) {target} [up]',
        '(make sure|ensure|be sure) [that] {target} (is|are) (locked|bolted|secure|secured)',
        '(have|get|keep) {target} locked',
        '{target} locked',
        {
          say: '(lock up|lock everything|lock the house [up]|lock up the house|lock everything up)',
          give: { target: { all: true } },
        },
      ],
      outcome: '{target} {is} locked',
      undo: 'unlock',
    },
    unlock: {
      say: [
        '(unlock|unbolt|unsecure) {target}',
        '(have|get|keep|leave) {target} unlocked',
        '{target} unlocked',
      ],
      outcome: '{target} {is} unlocked',
      undo: 'lock',
    },
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|are|was|were) {target} {state}',
        '(is|are) [there] any [of] {target} {state}',
        '(did|have) (i|we|you|somebody|someone) (lock|locked|leave|left|unlock|unlocked) {target} [{state}]',
        '(what|which) {target} (is|are) {state}',
        '(what is|check|tell me) [the] (state|status) of {target}',
        '(check|tell me|see|find out) (if|whether) {target} (is|are) {state}',
        'check {target}',
        { say: '(is|are) (everything|the house) (locked|locked up|secure)', give: { target: { all: true } } },
      ],
    },
  },
};
