import { type Phrases, ways } from '../../src/domain/index.ts';

/** What people say about how a thing is set: the thing, the setting by its name, and the value. */
export const phrases: Phrases = {
  service: 'setting',
  kinds: ['setting'],
  nouns: { any: [] },
  methods: {
    set: {
      say: [
        '(set|change|put|adjust|switch) [the] {setting:title} (of|on|for) {target} to {value:title}',
        '(set|change|put|adjust|switch) {target} {setting:title} to {value:title}',
        ...ways(
          { give: { value: true } },
          '(turn on|switch on|enable|activate) [the] {setting:title} (of|on|for) {target}',
        ),
        ...ways(
          { give: { value: false } },
          '(turn off|switch off|disable|deactivate) [the] {setting:title} (of|on|for) {target}',
        ),
      ],
      outcome: '{setting} of {target} {is} set to {value}',
    },
  },
};
