import type { Phrases } from '../../src/domain/index.ts';

/** What people ask about the time. */
export const phrases: Phrases = {
  service: 'clock',
  methods: {
    time: {
      question: true,
      time: 'none',
      say: [
        '(what time is it|what is the time|what time do we have|have you got the time|do you have the time)',
        '(tell me|give me|say) (the time|what time it is)',
        'how late is it',
        '(what is|tell me|give me) [the] (current time|exact time|local time)',
        '(time now|time please|current time)',
        'what time is it now',
      ],
      outcome: 'the time',
    },
    date: {
      question: true,
      time: 'none',
      say: [
        '(what is|tell me|give me) (the date|the day|the current date|todays date) [today]',
        '(what|which) (day|date) is it [today]',
        '(what|which) (day|date) of the (week|month) is it',
        '(what|which) (month|year|week) is it',
      ],
      outcome: 'the date',
    },
    sun: {
      question: true,
      time: 'none',
      say: [
        '(when|what time) (is|does) (the sun|sunset|sunrise) [set|rise|come up|go down]',
        '(when|what time) (will|does) (the sun|it) (set|rise|come up|go down|get dark|get light)',
      ],
      outcome: 'when the sun rises and sets',
    },
  },
};
