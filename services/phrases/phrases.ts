import type { Phrases } from '../../src/domain/index.ts';

/** What people ask of the words that they taught. Teaching itself is the language's (`languages/en/loose/teaching.ts`). */
export const phrases: Phrases = {
  service: 'phrases',
  methods: {
    list: {
      question: true,
      time: 'none',
      say: [
        '(what|which (words|phrases)|what (words|phrases)) (have|did) (i|we) (taught|teach|told) you',
        '(what|which) [of my|taught|own] (phrases|words) (do you know|are there|do you have|have you learned|have you learnt)',
        '(list|show|show me|tell me|read me) [all] [of] (my|our|the) [taught|own] phrases',
        'what (have|did) you (learned|learnt|learn) from (me|us)',
      ],
      outcome: 'the phrases',
    },
  },
};
