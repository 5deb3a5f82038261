import type { Phrases } from '../../src/domain/index.ts';

const NOISE = '(ringing|beeping|buzzing|noise|racket|din)';

/** What people say to what rings, where they do not name it. */
export const phrases: Phrases = {
  service: 'notices',
  methods: {
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
