import type { Phrases } from '../../src/domain/index.ts';
import { HEARD } from './heard.ts';

/** What people say to have a button of a thing pressed. */
export const phrases: Phrases = {
  service: 'button',
  kinds: ['button'],
  nouns: { any: ['button', 'remote'] },
  conditions: HEARD,
  methods: {
    get: {
      question: true,
      time: 'none',
      say: [
        '(what|which) (can|could) {target} (do|tell|say|send|announce|signal)',
        '(what|which) [buttons|keys|presses] (does|has) {target} (have|got|tell|send|know|say|announce)',
        '(what|which) (buttons|keys|presses) (are|are there) (on|of) {target}',
        '(what|which) (button|key) [of|on] {target} was [last] pressed [last]',
        'what was [last] pressed [last] (on|at) {target}',
        'what did {target} (say|send|tell) [last]',
      ],
      outcome: 'what {target} tells',
    },
    press: {
      say: [
        '(press|push|hit|trigger) [the] {button:title} [button] (of|on|for) {target}',
        '(press|push|hit|trigger) {target} [is] {button:title} [button]',
        '(press|push|hit|trigger) {target}',
      ],
      outcome: '{target} {is} pressed',
    },
  },
};
