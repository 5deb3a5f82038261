import { type Phrases, ways } from '../../src/domain/index.ts';

/** To keep in mind what is so. "Remember *to* …" is a wish to be reminded. */
const REMEMBER =
  '(remember|keep in mind|bear in mind|do not forget|please remember|note|note down|take note|jot down|write down|make a note|make a mental note|take a note|for the record|for the future|for future reference|keep a note|for your information|note to self|you should know|i want you to know|i want you to remember|i would like you to remember)';
/** What tells how something is, where no "that" stands before it. */
const TELLS =
  "is are was were has have had can cannot can't could lives live likes like hates needs need works goes belongs parked put left it's he's she's they're we're i'm that's there's isn't aren't doesn't don't costs takes starts ends comes".split(
    ' ',
  );
const WISHED = 'to when if where what why how who whether'.split(' ');

/** What has a place of its own: the calendar. */
const ELSEWHERE = 'due appointment meeting'.split(' ');
/** "Remember that *for next time*". */
const LATER = 'time later future'.split(' ');

/** Secrets of a house and of who lives in it, which no other service tells. */
const CODES = 'password passcode passphrase code pin combination login username'.split(' ');
/** What somebody has of their own, behind "my" or "our". */
const OWN =
  'number size birthday address account serial allergy brand model registration plate locker policy'.split(
    ' ',
  );
/** What is asked of the world, and of places that are everybody's. */
const OF_THE_WORLD =
  'weather forecast news time nearest closest next best capital this that one bus train song film here library station airport hospital museum restaurant cinema supermarket shop store hotel pub bank chemist pharmacy office'.split(
    ' ',
  );

/** What people do with their own hands, and tell each other. */
const DONE =
  'fed walked watered emptied paid posted ordered booked bought delivered arrived ironed hoovered mown mowed collected signed mended repaired swept mopped dusted weeded'.split(
    ' ',
  );
const WHAT_IS = [
  'what (is|are|was|were)',
  '(do you know|do you remember|tell me|remind me what is|give me|does anybody know)',
];
const AGAIN = '[again|then|now]';
const OF = '[the|my|our|that]';
const SAID = '(said|say|told you|tell you|noted|note|asked you to remember|wrote down|mentioned)';
const NOTE = '(note|notes|reminder note)';
const FORGET = '(forget|delete|remove|scrap|scratch|drop|erase|get rid of|strike)';

/** What people want the house to remember, and ask of it. */
export const phrases: Phrases = {
  service: 'notes',
  topics: ['remember', 'note', 'password', 'where did'],
  methods: {
    keep: {
      time: 'none',
      say: [
        { say: `${REMEMBER} that {text:saying}`, hold: { text: TELLS }, without: { text: ELSEWHERE } },
        { say: `${REMEMBER} that {text:saying}`, without: { text: [...ELSEWHERE, ...LATER] } },
        {
          say: `${REMEMBER} {text:saying}`,
          hold: { text: TELLS },
          without: { text: [...WISHED, ...ELSEWHERE] },
        },
        ...ways(
          { give: { own: true } },
          `(just|only) for me ${REMEMBER} [that] {text:saying}`,
          `(remember|keep in mind|note|note down) (just|only) for me [that] {text:saying}`,
          `(remember|keep in mind|note|note down) for me (alone|only) [that] {text:saying}`,
          `(remember|keep|note) privately that {text:saying}`,
        ),
        `(remember|keep in mind|note|note down) for (me|us) that {text:saying}`,
      ],
      outcome: 'what is to be remembered',
      cancel: { method: 'forget', with: { query: 'text' } },
    },
    find: {
      question: true,
      time: 'none',
      say: [
        ...ways(
          { without: { query: OF_THE_WORLD } },
          `what (did|have) (i|we) ${SAID} [you] about ${OF} {query:title}`,
          `what do you (know|remember|have noted|have written down) about ${OF} {query:title}`,
          `what (was|is) (noted|written down) about ${OF} {query:title}`,
          `(is there|have you got|do you have) [a|any] ${NOTE} (about|on|of) ${OF} {query:title}`,
          `(read|show|tell) [me] (the|my|our) ${NOTE} (about|on) ${OF} {query:title}`,
        ),
        ...ways(
          { give: { told: true } },
          `(who told you|who said) about ${OF} {query:title}`,
          `(when|who) (did|was it that) [i|we] (told|tell) you about ${OF} {query:title}`,
        ),
        {
          say: '(who|when) (told|said|did i|did we|did they|was it that) [told|tell|say|said] [you] [that|this|it|so]',
          that: { query: 'query' },
          justNow: true,
          give: { told: true },
        },
        ...ways({ hold: { query: CODES } }, ...WHAT_IS.map((ask) => `${ask} ${OF} {query:title} ${AGAIN}`)),
        ...ways({ hold: { query: OWN } }, ...WHAT_IS.map((ask) => `${ask} (my|our) {query:title} ${AGAIN}`)),
        `where (did|have) (i|we) (put|leave|left|park|parked|hide|hidden|keep|stash) ${OF} {query:title} ${AGAIN}`,
        `where do (i|we) keep ${OF} {query:title}`,
        ...['park', 'leave'].map((verb) => ({
          say: `where (did|have) (i|we) ${verb === 'park' ? '(park|parked)' : '(leave|left) it'} ${AGAIN}`,
          give: { query: verb === 'park' ? 'park' : 'left' },
        })),
        {
          say: `(where|whereabouts) (is|are|was|were) (the|my|our) {query:title} ${AGAIN}`,
          without: { query: OF_THE_WORLD },
        },
        {
          say: '(has|have|did) {query:title}',
          hold: { query: DONE },
          give: { told: true },
        },
        'what (have|did) (you|i|we) [all] (noted|note|written down|noted down|asked you to remember|told you to remember)',
        'what do you remember',
        `(what|which) ${NOTE} (are there|do you have|have you got|have i got|do i have|have we got)`,
        `(list|show|show me|read|read me|tell me|read out|give me) [all] (the|my|our) ${NOTE}`,
      ],
      outcome: 'what was noted',
    },
    forget: {
      time: 'none',
      say: [
        `${FORGET} (what|everything) (i|we) (said|told you|asked you to remember|noted) about ${OF} {query:title}`,
        `${FORGET} [the|my|our|that] note (about|on|of) ${OF} {query:title}`,
        `${FORGET} [the|my|our|that] {query:title} note`,
        `never mind (what (i|we) said|the note) about ${OF} {query:title}`,
        `you (can|may) forget [about] (what i said about|the note about) ${OF} {query:title}`,
        `you need not remember [the|my|our|about] {query:title} (any more|anymore|any longer)`,
      ],
      needs: { 'query|id': { words: 'which note', ask: 'Which note?' } },
      outcome: 'the note',
    },
    clear: {
      time: 'none',
      say: [
        `${FORGET} (all|everything|all of it|all the things) [that] (i|we) [have|ever] (told you|said|asked you to remember|noted)`,
        `(forget|delete|remove|clear|erase|wipe) (all|all of) (my|our|the) notes`,
        '(clear|wipe|erase) (my|our|the) notes',
      ],
      outcome: 'the notes',
    },
  },
};
