import { type Phrases, ways } from '../../src/domain/index.ts';

const NOISE = '(ringing|beeping|buzzing|noise|racket|din)';

const EVERYONE =
  '(everyone|everybody|all of them|all|the others|the family|the whole family|the rest of the family|the whole house)';
/** Who is told something asks the house itself. */
const SPEAKER = ['me', 'us', 'myself', 'you'];

/** What is to be found out, or waited for, is no news yet. */
const NO_NEWS =
  'when whenever if once whether unless what who how why where which about after until by mail email'.split(
    ' ',
  );

/** What people say to what rings, where they do not name it. */
export const phrases: Phrases = {
  service: 'notices',
  methods: {
    tell: {
      needs: { text: 'what', 'to|everyone': 'whom' },
      say: [
        ...ways(
          { without: { to: SPEAKER, text: NO_NEWS } },
          '(tell|inform|notify) {to:people} that {text:saying}',
          '(tell|inform) {to:people} {text:saying}',
          'let {to:people} know [that] {text:saying}',
          '(give|pass|take) {to:people} (a|the|this) message [that|saying|:] {text:saying}',
          '(say|pass on) to {to:people} [that] {text:saying}',
        ),
        {
          say: '(tell|ask) {to:people} to {text:saying}',
          give: { asks: true },
          without: { to: SPEAKER, text: NO_NEWS },
        },
        ...ways(
          { give: { everyone: true }, without: { text: NO_NEWS } },
          `(tell|inform|notify) ${EVERYONE} [that] {text:saying}`,
          `let ${EVERYONE} know [that] {text:saying}`,
          `(announce|broadcast) [to ${EVERYONE}] that {text:saying}`,
          `(announce|broadcast) to ${EVERYONE} {text:saying}`,
          'make an announcement [that|saying|:] {text:saying}',
        ),
        ...ways(
          { give: { everyone: true, text: 'dinner is ready' } },
          `(call|summon|get) ${EVERYONE} [down] (to|for) (dinner|supper|tea|the table)`,
        ),
      ],
      outcome: '{text}',
    },
    acknowledge: {
      time: 'none',
      say: [
        `(stop|silence|end|turn off|shut off|switch off) (the|that|this|all the|all that) ${NOISE}`,
        '(shut up|be quiet|stop) [the] ringing',
        '(i|we) (heard|have heard|can hear) (it|that) [already]',
      ],
      outcome: 'nothing rings any more',
    },
    ringing: {
      question: true,
      time: 'none',
      say: [
        `(what is|what is that|what is it that is|is anything|is something) (ringing|beeping|buzzing|going off)`,
        'why (is it|are you) (ringing|beeping|buzzing)',
      ],
      outcome: 'what rings',
    },
  },
};
