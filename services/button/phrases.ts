import type { Phrases } from '../../src/domain/index.ts';

/** What people say to have a button of a thing pressed. */
export const phrases: Phrases = {
  service: 'button',
  kinds: ['button'],
  nouns: { any: ['button', 'remote'] },
  methods: {
    press: {
      say: [
        '(press|push|hit|trigger) [the] {button:title} [button] (of|on|for) {target}',
        '(press|push|hit|trigger) {target} {button:title} [button]',
        '(press|push|hit|trigger) {target}',
      ],
      outcome: '{target} {is} pressed',
    },
  },
};
