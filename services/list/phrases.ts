import type { Phrase, Phrases } from '../../src/domain/index.ts';

/** The lists that are always there, and the ways to call them; then any other by its name. */
const BUILT_IN = [
  ['shopping', '(shopping|grocery|groceries|food) [list]'],
  ['to-do', '(to do|todo|todos|to dos|task|tasks) [list]'],
] as const;

/** The same sentences for each list: `LIST` stands for its name. */
function on(...sentences: readonly string[]): Phrase[] {
  return [
    ...BUILT_IN.flatMap(([list, words]) =>
      sentences.map((say) => ({ say: say.replace('LIST', `[the|my|our|a] ${words}`), give: { list } })),
    ),
    ...sentences.map((say) => say.replace('LIST', '{list}')),
    ...sentences.map((say) => say.replace('LIST', '[the|my|our] {list:words} list')),
  ];
}

const ADD = '(add|put|stick|write|pop|get|throw|note|jot)';

/** What people say about lists. */
export const phrases: Phrases = {
  service: 'list',
  methods: {
    add: {
      time: 'none',
      say: [
        ...on(
          `${ADD} [a|an|some|the] {item:words} [down] (to|on|on to|onto|in) LIST`,
          `${ADD} (to|on|onto) LIST [a|an|some] {item:words}`,
          'LIST add {item:words}',
          '(i|we) need [to have|some|to buy|to get] {item:words} on LIST',
        ),
        {
          say: '(we are|i am|we have|i have) [run|running] (out of|low on) {item:words} (add|put|stick) (it|them|that|those|some|more) (to|on|onto) [the|my|our] (shopping|grocery|groceries) [list]',
          give: { list: 'shopping' },
        },
      ],
      outcome: '{item} {is} on the {list} list',
    },
    remove: {
      time: 'none',
      say: [
        ...on(
          '(remove|delete|take|scratch|strike|cross|drop|get|clear|take off|cross off) [the] {item:words} (from|off|off of|out of) LIST',
          'take [the] {item:words} off LIST',
        ),
      ],
      outcome: '{item} is off the {list} list',
    },
    complete: {
      time: 'none',
      say: [
        ...on(
          '(tick|check|tick off|check off|mark|mark off) [the] {item:words} [off] [as done|as complete|as completed|as bought|done|complete] (on|from|off|in) LIST',
          '(complete|finish) [the] {item:words} (on|from|in) LIST',
          'mark [the] {item:words} (on|from|in) LIST [as] (done|complete|completed|bought)',
        ),
      ],
      outcome: '{item} is done on the {list} list',
    },
    get: {
      question: true,
      time: 'none',
      say: [
        ...on(
          '(what is|what have i got|what do i have|what do we have|what have we got|what is still|what is there) [still] (on|in) LIST',
          '(read|read me|read out|show|show me|tell me|check|give me|get|look at|list) [what is on] [the items on|everything on] LIST',
        ),
        {
          say: 'what do (i|we) need (to buy|from the shop|from the store|from the shops|from the supermarket)',
          give: { list: 'shopping' },
        },
        { say: 'what do (i|we) (have|need|still have|still need) to do', give: { list: 'to-do' } },
      ],
      outcome: 'the {list} list',
    },
    clear: {
      time: 'none',
      say: [
        ...on(
          '(clear|empty|wipe|delete|erase|clear out|clear everything off|remove everything from|delete everything on|take everything off) LIST',
        ),
      ],
      outcome: 'the {list} list is empty',
    },
    names: {
      question: true,
      time: 'none',
      say: [
        '(what|which) lists (are there|do i have|have i got|do we have)',
        '(show|show me|tell me) [all] (my|our|the) lists',
      ],
      outcome: 'the lists',
    },
  },
};
