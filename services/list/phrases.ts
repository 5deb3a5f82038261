import type { Phrase, Phrases } from '../../src/domain/index.ts';

/** The lists that are always there, and the ways to call them; then any other by its name. */
const BUILT_IN = [
  ['shopping', '(shopping|grocery|groceries|food) [list]'],
  ['to-do', '(to do|todo|todos|to dos|task|tasks) [list]'],
] as const;

/** Other lists are named freely, but only by words that lists are named by: an address book is none. */
const SOUNDS = [
  'party',
  'camping',
  'packing',
  'holiday',
  'vacation',
  'travel',
  'trip',
  'christmas',
  'birthday',
  'wedding',
  'wish',
  'gift',
  'present',
  'hardware',
  'pharmacy',
  'drugstore',
  'cleaning',
  'garden',
  'diy',
  'baby',
  'bucket',
  'school',
  'weekend',
  'costco',
  'supermarket',
];

/** The same sentences for each list: `LIST` stands for its name. */
function on(...sentences: readonly string[]): Phrase[] {
  return [
    ...BUILT_IN.flatMap(([list, words]) =>
      sentences.map((say) => ({ say: say.replace('LIST', `[the|my|our|a] ${words}`), give: { list } })),
    ),
    ...sentences.map((say) => say.replace('LIST', '{list}')),
    ...sentences.map((say) => ({
      say: say.replace('LIST', '[the|my|our] {list:words} list'),
      hold: { list: SOUNDS },
    })),
  ];
}

const ADD =
  '(add|put|stick|write|pop|get|throw|note|jot|include|place|append|insert|enter|incorporate|list|log|attach|introduce|slot|schedule)';

/** What people say about lists. */
export const phrases: Phrases = {
  service: 'list',
  topics: ['buy', 'groceries', 'shopping', 'need'],
  methods: {
    add: {
      time: 'none',
      say: [
        ...on(
          `${ADD} [a|an|some|the] {item:words} [down] (to|on|on to|onto|in|into|in to|within|under) LIST`,
          '(may i request that|may i ask that|it would be much appreciated if|it would be appreciated if|i would appreciate it if|it would be great if|would it be possible for|can|could|i would like|i want|i need|please have) {item:words} (be|to be|could be|can be|should be|must be|needs to be|is) (added|put|included|placed|appended|inserted|entered|incorporated|listed|noted) (to|on|on to|onto|in|into|within) LIST',
          `${ADD} (to|on|onto) LIST [a|an|some] {item:words}`,
          'LIST add {item:words}',
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
          '(tick|tick off|check off|mark|mark off|cross off) [the] {item:words} [off] [as done|as complete|as completed|as bought|done|complete] (on|from|off|in) LIST',
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
          '(what is|what have i got|what do i have|what do we have|what have we got|what all do i have|what else is|what is still|what is there) [still] (on|in) LIST',
          '(how many|what is the number of|what is the current number of|what is the total number of|count) [of] [the] (items|things|entries|tasks|stuff|components|to dos|points) [are|is|do i have|do we have|have i got|there are] [there] [currently] (on|in|of) LIST',
          '(what|which) (items|things|stuff) (is|are|do i have|do we have|have i got) [still] (on|in) LIST',
          '(read|list|show|show me|tell me|give me|read me) [out] [all] [the] (items|things|everything|stuff|contents) (on|in|of|from) LIST',
          '(is|are) [there] [any|the|some] {item:words} on LIST',
          '(do we have|have we got|do i have|have i got) [any|the|some] {item:words} on LIST',
          '(did|have) (i|we|you) (put|add|added|remember to put|remember to add|include|included) [any|the|some] {item:words} (to|on|onto|in) LIST',
          '(read|read me|read out|show|show me|tell me|check|give me|get|look at|list) [what is on|what i have on|what we have on|what i put on|the items on|everything on] LIST',
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
    list: {
      question: true,
      time: 'none',
      say: [
        '(what|which) lists (are there|do i have|have i got|do we have|i have|are available)',
        '(show|show me|tell me|read|read me|list|give me) [all] [of] (my|our|the) lists',
        '(tell me|show me) what lists i have',
      ],
      outcome: 'the lists',
    },
  },
};
