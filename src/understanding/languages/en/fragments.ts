import type { Phrase, Phrases } from '../../../domain/index.ts';
import { FRAGMENTS } from '../index.ts';

const BIT =
  '(a bit|bit|a little|little|a little bit|a tad|tad|a touch|slightly|somewhat|a notch|just a bit|just a little|a bit more)';

const TOO =
  '[(that|this|it|they) (is|are)] [still] [a bit|bit|a little|a little bit|way|far|much|just|slightly|rather] too';

/** "That's too loud": which way it is to go, and of what that is said. */
const EXCESS: readonly Phrase[] = (
  [
    ['(loud|noisy)', -1, 'media'],
    ['quiet', 1, 'media'],
    ['(bright|light)', -1, 'light'],
    ['(dark|dim)', 1, 'light'],
    ['(hot|warm)', -1, 'climate'],
    ['(cold|cool|chilly)', 1, 'climate'],
    ['(fast|strong|windy)', -1, 'fan'],
    ['(slow|weak)', 1, 'fan'],
    ['(much|high)', -1, undefined],
    ['(little|low)', 1, undefined],
  ] as const
).map(([words, way, of]) => ({
  say: `${TOO} ${words}`,
  give: { way, ...(of === undefined ? {} : { of }) },
}));

/** "*Back up* to 21". */
const BACK = '[back up|back down|back|up|down]';

/** Clauses that say only what is different from the one before: "and the kitchen too", "no, 40 %", "the same for the porch". */
export const FRAGMENT_PHRASES: Phrases = {
  service: FRAGMENTS,
  methods: {
    target: {
      say: [
        `[in|for|what about|how about|[do] [the] same [thing] (for|with|in|to)|do (that|it) (for|with|in|to)] {target:place}`,
        '[for|what about|how about|same for] {target:place} (to|at) {value:percent}',
        '{target:place} (to|at) {value:level}',
      ],
    },
    step: {
      say: ['{target:place} up [by] {value:level}', '{target:place} down [by] {value:-level}'],
    },
    state: { say: ['{target:place} (is|are|stays|stay) {state}'] },
    value: {
      say: [
        `${BACK} (to|at|by|make (it|that)|make (it|that) to|set (it|that|them) to) {value:level} [again|instead]`,
        '{value:percent}',
        `${BACK} [to|make (it|that)] {value:color} [again]`,
        `${BACK} [to|make (it|that)] {value:kelvin} [again]`,
        `${BACK} [to|at|make (it|that)] {value:temperature} [again]`,
        '[to|make (it|that)|(move|shift|push|change|bring|reschedule) (it|that) [back|forward] to] {value:number} [instead]',
        '(make|set) (it|that) [to|for] {value:duration} [instead]',
        'to {value:people} [instead]',
      ],
    },
    time: {
      say: [
        '(make|move|shift|push|change|reschedule|put|bring) (it|that|them) [back|forward] [to] [instead]',
        'make that',
        'at',
        'again',
      ],
    },
    later: {
      say: [
        '(push|put|move|shift) (it|that|them) back [by] {value:duration}',
        '(delay|postpone) (it|that|them) [by|for] {value:duration}',
      ],
    },
    earlier: { say: ['(bring|pull|move) (it|that|them) (forward|up) [by] {value:duration}'] },
    undo: {
      say: [
        '(cancel|undo|revert|reverse|scrap|scratch|delete|remove|drop|forget|stop) (it|that|this) [again]',
        '(cancel|undo|revert|reverse|scrap|delete|remove|forget) (that|this|the) (last one|one|thing|last thing|last command|last request|command)',
        'undo',
        '(take|put) (it|that|them) back',
        '(take|cross|strike) (it|that|them) off [again]',
      ],
    },
    excess: { say: EXCESS },
    more: {
      say: [
        `[make (it|that|them)|turn (it|that|them)] ${BIT} (more|higher|further|farther)`,
        `(turn (it|that|them) up|up) ${BIT}`,
        'some more',
        'even more',
        'more',
      ],
    },
    less: {
      say: [
        `[make (it|that|them)|turn (it|that|them)] ${BIT} (less|lower)`,
        `(turn (it|that|them) down|down) ${BIT}`,
        '(not so much|not that much|less)',
      ],
    },
    opposite: {
      say: [
        '[and] (on|off|open|closed|shut|locked|unlocked|up|down) [again]',
        '[and] back (on|off|up|down|open)',
      ],
    },
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
        '(leave|keep) {target:place} (on|off|open|closed|shut|up|down|drawn|alone|running|lit|dimmed|playing|locked|unlocked|muted|unmuted|paused|as it is|as they are|be|out of it)',
        '(leave|keep) (on|off|out) {target:place}',
        'not {target:place}',
        '{target:place} [can|may|should|must|is to|are to] (stays|stay|remains|remain) (on|off|open|closed|shut|up|down|locked|unlocked|as it is|as they are|like that|the way it is|alone|put)',
        '{target:place} (is|are) (fine|ok|okay|good|all right|alright) [as it is|as they are|like that|the way it is|where it is]',
        '{target:place} [can|may|should] (stays|stay)',
        '(do not|never|not|without) (touch|change|bother|mess with|disturb|move|worry about|bother with) {target:place}',
        '(leaving|keeping) {target:place} (on|off|open|closed|alone|running|lit|playing|locked|as it is|as they are|be|out of it)',
        '(without|not) (touching|changing|bothering|disturbing|moving) {target:place}',
      ],
    },
  },
};
