import type { Phrases } from '../../src/domain/index.ts';

const CALENDAR = '[to|in|into|on] (my|the|our) (calendar|diary|agenda|schedule)';

/** What stands in calendars: without the word "calendar", only these are taken for an entry. */
const OCCASIONS = (
  'meeting appointment call lunch dinner breakfast brunch sync session class lesson party visit interview date event game ' +
  'match practice training conference review standup coffee drink exam test checkup haircut birthday concert movie workout ' +
  'yoga therapy dentist doctor vet webinar workshop picnic barbecue ceremony wedding reunion rehearsal consultation gala'
).split(' ');

/** What people say about the calendar. */
export const phrases: Phrases = {
  service: 'calendar',
  topics: ['appointment', 'meeting', 'busy', 'free', 'plans'],
  methods: {
    create: {
      time: 'span',
      needs: { title: 'what it is', start: 'when' },
      say: [
        `(add|put|enter|write|book|schedule|pop|stick|note|insert) [in|down] [a|an|the|my] {title:words} ${CALENDAR}`,
        `(add|put|book|schedule) ${CALENDAR} [a|an|the|my] {title:words}`,
        {
          say: '(schedule|book|arrange|plan|set up|pencil in|organise|organize|put in|make) [me|us] [a|an|another|the|my] {title:words}',
          hold: { title: OCCASIONS },
        },
        '(add|create|make|set|set up|schedule) (a|an|another) [new] (event|calendar event|appointment|calendar entry|entry|meeting) (called|named|titled|about|with the title) {title:words}',
        `(block|block out|block off|mark|reserve) [off|out] [time|some time] (as|for) {title:words} [${CALENDAR}]`,
      ],
      outcome: 'the {title} details',
    },
    list: {
      question: true,
      time: 'range',
      say: [
        `(what is|check what is|tell me what is|see what is|show me what is|what do i have|what have i got|what do we have|what is happening) ${CALENDAR}`,
        `(do i have|have i got|is there|do we have|have we got|are there) (anything|something|any appointments|any events|any meetings|any plans|any appointment|any meeting) ${CALENDAR}`,
        `(do i have|have i got|do we have|have we got) (anything|any appointments|any events|any meetings|any plans|a meeting|meetings|appointments|plans) [planned|scheduled|on|coming up]`,
        '(what do i have|what have i got|what do we have|what have we got) [planned|scheduled|on|going on|coming up]',
        `(check|show|show me|read|read me|open|look at|list|read out) ${CALENDAR}`,
        '(what are|list|show|show me|read|tell me|check|read me) [all] (my|the|our) (appointments|events|meetings|plans)',
        `(what|which) (appointments|events|meetings|plans) (do i have|have i got|are there|do we have|are) [${CALENDAR}]`,
        '(what is|what are we|what am i) (happening|going on|planned|scheduled|coming up|on|doing)',
        '(am i|are we) (free|busy|available)',
        'what (does my|is my) (day|week|calendar|schedule|agenda|diary) [look] [like]',
        'what is (my|the) (schedule|agenda|calendar)',
        'how (does|is) my (day|week|calendar|schedule) [look|looking]',
      ],
      outcome: 'calendar events {when}',
    },
    cancel: {
      time: 'none',
      say: [
        `(cancel|delete|remove|drop|take|erase|clear) (the|my) {query:words} (from|off|in|on) (my|the|our) (calendar|diary|agenda|schedule)`,
        {
          say: '(cancel|delete|remove) (that|this) (appointment|event|meeting|entry)',
          that: { query: 'title' },
        },
        '(cancel|delete|remove) (the|my) [whole|entire] {query:words} (appointment|event|meeting|series)',
        '(cancel|delete|remove) (the|my) (appointment|event|meeting) (with|about|called|for|at) {query:words}',
      ],
      outcome: 'the {query} is off the calendar',
    },
    change: {
      time: 'shift',
      needs: { start: 'when' },
      say: [
        '(move|reschedule|shift|postpone|push|push back|bring forward) (the|my) {query:words} to',
        {
          say: '(move|reschedule|shift|postpone|push) (it|that|that appointment|that event|that meeting) [to]',
          that: { query: 'title' },
        },
        '(move|reschedule|shift|postpone|push|change) (the|my) {query:words} (appointment|event|meeting) to',
      ],
      outcome: 'the {query} is moved',
    },
  },
  conditions: [
    {
      say: `(i have|there is|i have got|we have|there are) (anything|something|any events|any appointments|events|appointments|any meetings|meetings) ${CALENDAR}`,
      state: 'non-empty',
    },
    {
      say: `(i have|i have got|we have) (anything|something|any events|any appointments|appointments|any meetings|meetings) [planned|scheduled|on]`,
      state: 'non-empty',
    },
    {
      say: `(i do not have|there is not|we do not have) (anything|any events|any appointments|any meetings|something) [planned|scheduled]`,
      state: 'empty',
    },
    {
      say: `(i do not have|there is not|we do not have) (anything|any events|any appointments|any meetings) ${CALENDAR}`,
      state: 'empty',
    },
    { say: '(i have|there is|we have) nothing [planned|scheduled|on]', state: 'empty' },
    { say: `(i have|there is|we have) nothing ${CALENDAR}`, state: 'empty' },
    { say: '(my|the|our) (calendar|diary|agenda|schedule|day) is (empty|free|clear|open)', state: 'empty' },
    {
      say: '(my|the|our) (calendar|diary|agenda|schedule|day) is not (empty|free|clear|open)',
      state: 'non-empty',
    },
    { say: '(my|the|our) (calendar|diary|agenda|schedule|day) is (full|busy)', state: 'non-empty' },
    { say: '(i am|we are) free', state: 'empty' },
    { say: '(i am|we are) busy', state: 'non-empty' },
  ],
};
