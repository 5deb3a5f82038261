import type { Phrases } from '../../src/domain/index.ts';

const ABOUT = '(to|that|about|of) {text:words}';
const THAT_I =
  '[that] (i|we|i have|we have|i need|we need|i am|we are|i should|we should|i must|we must|i have got) [need|have|got|supposed|going|want|must] [to] {text:words}';

/** What people say about reminders. */
export const phrases: Phrases = {
  service: 'reminders',
  topics: ['remember', 'forget', 'later'],
  methods: {
    create: {
      time: 'moment',
      needs: { text: 'what to be reminded of', 'at|rrule': 'when' },
      say: [
        `remind {to:person} ${ABOUT}`,
        `remind {to:person} ${THAT_I}`,
        'remind {to:person}',
        `(set|add|create|make|give me|put|schedule|need) [up] (a|an|another|one) [new] reminder ${ABOUT}`,
        `(set|add|create|make|give me|put|schedule) [up] (a|an|another) [new] reminder ${THAT_I}`,
        `(set|add|create|make|give me|put|schedule) [up] (a|an|another) [new] reminder for {text:words}`,
        `(set|add|create|make|schedule|put) [up] (a|an|another) [new] reminder for {to:person} ${ABOUT}`,
        `(reminder|new reminder) ${ABOUT}`,
        `(put|set) (a|an|another) reminder (in|up) ${ABOUT}`,
        '(do not let me|never let me|make sure i do not) forget (to|about|that) {text:words}',
        'make sure (i|we) remember to {text:words}',
        '(give|send) {to:person} a (nudge|reminder) (to|about) {text:words}',
        'nudge {to:person} (to|about) {text:words}',
      ],
      follow: ['to {text:words}', 'about {text:words}'],
      outcome: 'the reminder "{text}" is set',
    },
    list: {
      question: true,
      time: 'filter',
      say: [
        '(what|which) reminders (do i have|have i got|are there|do we have|are set|are coming up|are due|have i)',
        '(what are|list|show|show me|read|read me|tell me|read out|check) [all] (my|the|our) reminders',
        '(do i have|are there|have i got) [any] reminders',
        '(what do i|what did i) (have|need|ask you) to (remember|be reminded of)',
        'my reminders',
      ],
      outcome: 'the reminders {when}',
    },
    cancel: {
      time: 'none',
      say: [
        '(cancel|delete|remove|drop|clear|forget) (the|my) [{query:words}] reminder',
        '(cancel|delete|remove|drop|clear|forget) (the|my) reminder (to|about|for) {query:words}',
        {
          say: '(cancel|delete|remove|drop|forget) (that|this|the last|my last) reminder',
          that: { query: 'text' },
        },
        '(do not|no need to) remind me (to|about) {query:words}',
      ],
      outcome: 'the reminder "{query}" is cancelled',
    },
    done: {
      time: 'none',
      say: [
        'mark (the|my) reminder (to|about) {query:words} [as] done',
        'mark (the|my) {query:words} reminder [as] done',
        'mark {query:words} as done',
      ],
      outcome: 'the reminder "{query}" is done',
    },
    snooze: {
      time: 'none',
      say: [
        'snooze (the|my) {query:words} reminder for {for:duration}',
        { say: 'snooze (it|that|that reminder) for {for:duration}', that: { query: 'text' } },
        'snooze (the|my) reminder (to|about) {query:words} for {for:duration}',
      ],
      outcome: 'the reminder "{query}" comes again later',
    },
    change: {
      time: 'moment',
      needs: { 'at|rrule': 'when' },
      say: [
        '(move|change|reschedule|push|postpone) (the|my) {query:words} reminder to',
        '(move|change|reschedule|push|postpone) (the|my) reminder (to|about) {query:words} to',
      ],
      outcome: 'the reminder "{query}" is moved',
    },
  },
};
