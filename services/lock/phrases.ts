import { PAST, type Phrases, ways } from '../../src/domain/index.ts';

/** What can be engaged and opened without a word of locking. */
const LOCKS = { target: ['lock', 'deadbolt', 'bolt', 'latch'] };

/** The whole house, as it is told afterwards. */
const LOCKING_UP =
  '(lock up|locked up|lock the house up|locked the house up|locked the house|lock the house)';
const LOCKED_UP = { target: { all: true }, became: 'locked' };

/** What people say to locks; "the door" without more is the lock on it. */
export const phrases: Phrases = {
  service: 'lock',
  topics: ['safe', 'secure', 'leaving', 'night'],
  kinds: ['lock'],
  nouns: { any: ['lock', 'smart lock', 'door', 'door lock', 'deadbolt', 'bolt'] },
  states: {
    locked: ['locked', 'locked up', 'bolted', 'secure', 'secured', 'locking', 'engaged'],
    unlocked: ['unlocked', 'unbolted', 'unsecured', 'unsecure', 'insecure', 'unlocking', 'disengaged'],
    jammed: ['jammed', 'stuck'],
  },
  methods: {
    lock: {
      say: [
        '(lock|lock up|bolt|secure|deadbolt|fasten|latch|seal) {target} [up]',
        { say: '(engage|close|activate|turn on) {target}', hold: LOCKS },
        '(engage|close|turn) [the] (lock|bolt|deadbolt) (on|of|for|at) {target}',
        'close and lock {target}',
        '(put|throw) [the] (lock|bolt|deadbolt|latch) on {target}',
        '(have|get|keep) {target} locked',
        '{target} (locked|locked up|secure|secured|bolted)',
        { say: '(lock|bolt|secure) [up] {target:place} [up]', hold: { target: ['everything'] } },
        {
          say: '(lock up|lock the house [up]|lock up the house)',
          give: { target: { all: true } },
        },
      ],
      chore: true,
      outcome: '{target} {is} locked',
      undo: 'unlock',
    },
    unlock: {
      say: [
        '(unlock|unbolt|unsecure|unlatch|unfasten) {target}',
        '(remove|take off|take) [the] (lock|bolt|deadbolt|latch) (on|off|from|of) {target}',
        { say: '(disengage|deactivate|release|open|open up|turn off|undo|free) {target}', hold: LOCKS },
        '(open|disengage|release|undo|turn off) [the] (lock|bolt|deadbolt) (on|of|for|at) {target}',
        // Where nothing moves the door itself; an unlocking is always asked about.
        { say: '(open|open up) {target}', hold: { target: ['door', 'gate'] } },
        '(have|get|keep) {target} unlocked',
        '{target} (unlocked|unlock)',
      ],
      chore: true,
      outcome: '{target} {is} unlocked',
      undo: 'lock',
    },
    open: {
      say: [
        '(open|release|pull|pull back|pop) [the] latch (of|on|for|at) {target}',
        '(buzz|pop) {target} open',
      ],
      outcome: '{target} {is} unlatched',
    },
    history: {
      ...PAST,
      say: [
        ...ways(
          { give: LOCKED_UP },
          `(who|who was it that|did {person}|has {person}|was it {person} who|was it {person} that) [has] [last] ${LOCKING_UP}`,
        ),
        ...ways(
          { give: LOCKED_UP, named: 'day' },
          `(did|has) (anyone|anybody|somebody|someone|one of you) [remember to|remembered to] ${LOCKING_UP}`,
        ),
      ],
    },
    get: {
      question: true,
      time: 'none',
      say: [
        '(did|have) (i|we|you|somebody|someone) (lock|locked|leave|left|unlock|unlocked) {target} [{state}]',
        '(what is|check|tell me) [the] (state|status) of {target}',
        { say: '(is|are) {target} (open|closed|free|clear|free and clear) [or] [open|closed]', hold: LOCKS },
        'check {target}',
      ],
    },
  },
};
