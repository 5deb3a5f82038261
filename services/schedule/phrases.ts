import type { Phrases } from '../../src/domain/index.ts';

/** What people say about commands they gave for later; giving one is the other services' phrases with a time. */
export const phrases: Phrases = {
  service: 'schedule',
  methods: {
    list: {
      question: true,
      time: 'idle',
      say: [
        '(what is|what have you got|what have i) scheduled',
        '(what|which) (commands|schedules|automations|routines) (are there|are scheduled|do i have|have i got|are set|are pending)',
        '(what will you do|what are you going to do|what will happen|what is going to happen|what have you got planned|what have you planned|what is planned) [automatically|by yourself|on your own|in the house]',
        '(list|show|show me|read me|tell me) [all] (my|the) (schedules|scheduled commands|automations|routines)',
      ],
      outcome: 'the scheduled commands',
    },
    cancel: {
      time: 'none',
      say: [
        '(cancel|delete|remove|stop|forget) (the|my) (schedule|scheduled command|automation|routine|rule) (to|for|that|about|with|of) [the] {query:words}',
        {
          say: '(cancel|delete|remove|stop) (the|my) {query:words} (schedule|automation|routine|rule)',
          without: { query: ['appointment', 'meeting', 'event', 'from', 'lunch', 'dinner'] },
        },
      ],
      outcome: 'the schedule "{query}" is cancelled',
    },
  },
};
