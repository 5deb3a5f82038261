import { type Phrases, ways } from '../../src/domain/index.ts';
import { ASKED } from './asking.ts';
import { BOOK, CALENDAR, KNOWING, MACHINES, NO_ENTRY, OCCASIONS } from './calendar-words.ts';
import { CANCEL } from './cancelling.ts';
import { TOLD } from './telling.ts';

const ADD =
  '(add|create|schedule|book|arrange|plan|set|set up|setup|set a time for|set a date for|pencil in|pen in|pencil|organise|organize|slot in|fit in|squeeze in|log|program in|put in|put down|put|enter|insert|get|note|note down|mark|mark down|write down|include|input|have|register|reserve|hook up|fix|make a note of|take a note of|take note of|make note of|save the date for|save the date of|keep|save|record|plan for|schedule in)';
/** Words of who asks for an entry, or about one. */
const ASKED_FOR =
  'add put stick pop get create make schedule book set note write enter mark save log record remember have want need is are any anything off the what which when move cancel change delete remove skip push bring not no'.split(
    ' ',
  );

/** By these what is moved is told by its day, which the diary looks up. */
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday today tonight tomorrow week as'.split(
  ' ',
);

/** What people say about the calendar. */
export const phrases: Phrases = {
  service: 'calendar',
  topics: ['appointment', 'event', 'meeting', 'busy', 'free', 'plans'],
  methods: {
    create: {
      time: 'span',
      needs: {
        title: { words: 'what', ask: 'What should I put on the calendar?' },
        start: { words: 'when', ask: 'When is “{title}”?' },
      },
      cancel: { method: 'cancel', with: { query: 'title' } },
      move: { method: 'change', with: { query: 'title' } },
      say: [
        // docs/decisions/0030-events-are-the-households.md
        ...ways(
          { give: { calendar: 'private' } },
          `(add|put|enter|write|book|schedule|pop|stick|note) [in|down] [a|an|the|my] {title:words} (to|on|in|into|onto) my (private|own|personal) (calendar|diary|planner)`,
          `(add|put|enter|write|book|schedule|pop|stick|note) (to|on|in|into|onto) my (private|own|personal) (calendar|diary|planner) [:|,] [a|an|the|my] {title:words}`,
        ),
        {
          say: `(add|put|enter|write|book|schedule|pop|stick|note|insert|mark|place|include|create|make|set|get|save|input|register|log|record|jot) [in|down|that i have|that we have] [a|an|the|my|new|for] {title:words} ${CALENDAR}`,
          without: { title: ['rid', 'off', 'everything', 'reminder', 'reminders', 'notification'] },
        },
        `(add|put|book|schedule|mark|enter|insert|note|write) [in|down] ${CALENDAR} [:|,] [for|that i have|that] [a|an|the|my] {title:words}`,
        `(mark|update) [on] (my|the|our) ${BOOK} [for|with] [a|an|the|my] {title:words}`,
        `(i|we) (need|want|would like) (a|an|another|my|the) {title:words} ${CALENDAR}`,
        `(on|in|to) (my|the) ${BOOK} (add|put|schedule|enter|create) [a|an|the|my] {title:words}`,
        ...ways(
          { hold: { title: OCCASIONS }, without: { title: NO_ENTRY } },
          `${ADD} [me|us|for me|that i have|that we have] [a|an|another|the|my|new|one] [new|recurring|repeating|weekly|monthly|annual|yearly|all day] [event for|calendar event for|calendar entry for|event called|date for] {title:words}`,
          '(add|create|schedule|book|arrange|plan|set|set up|put in|have) [me|us|for me] [a|an|another|the|my] [new] {title:words} for {start:moment}',
        ),
        {
          say: '(make|fix) [me|us] (a|an|another|my) [new] {title:words}',
          hold: { title: ['appointment', 'meeting', 'reservation', 'date', 'event', 'booking', 'plan'] },
        },
        {
          say: `(there is|there will be|i have got|we have got|there is going to be) (a|an|my|the|our) {title:words} (add|put|mark|note|enter|save|schedule) (it|that|this) [down] [to|on|in|into] [my|the|our] [calendar|schedule|diary]`,
        },
        `(update|edit|fill) (my|the|our) ${BOOK} (with|to include|to add|to show|by adding|and add) [a|an|the|my] {title:words}`,
        `(remember|note|note down|mark|mark down|record|log|save|keep) [down] (the|my|our) {title:words} ${CALENDAR}`,
        {
          say: '(mark|note|save|remember|record) [down] {start:moment} (as|for|is) [my|the|our] {title:words}',
        },
        {
          say: '(remember|note|note down|mark down|record|log|keep in mind) [that] (the|my|our) {title:words} (is|are|will be|falls|takes place) [on|at|in]',
          without: { title: KNOWING },
        },
        {
          say: '(remember|note|note down|mark|mark down|record|log) (the|my|our|a|an) {title:words}',
          hold: { title: OCCASIONS },
          without: { title: [...KNOWING, ...NO_ENTRY] },
        },
        {
          say: '(block|block out|reserve|set aside|keep) [out|off] [some] [time|an hour|two hours|half an hour|a slot|space] (for|to) [a|an|the|my] {title:words}',
        },
        { say: '(repeat|schedule) (my|the|our) {title:words} [on|for]', hold: { title: OCCASIONS } },
        '(set|set up|program|make) (my|the|our) calendar to repeat (this|that|the) (event|meeting|appointment)',
        '(create|send|make) [a|an] [meeting|calendar|event] (invite|invitation) to {guest:stranger}',
        {
          say: '(add|create|make|set|set up|schedule|put|enter|open) [a|an|and|another|the|one] [new] [calendar] (event|appointment|entry|meeting|invite|invitation) (called|named|titled|with the title|with title|about|of|regarding|saying|labeled|labelled|to) {title:words}',
          without: { title: ['start', 'starts', 'starting', 'ends', 'ending'] },
        },
        {
          say: '(add|create|make|set|set up|schedule|put|enter) [a|an|and|another|the|one] [new] [calendar] (event|entry) for [a|an|the|my] {title:words}',
        },
        {
          say: '(add|create|schedule|put|set) [a|an|the] [new] event {title:words}',
          without: { title: ['titled', 'called', 'start', 'starts', 'starting', 'ends', 'ending'] },
        },
        {
          say: '(schedule|arrange|book) [me] [in] [a|an|the|my|us] {title:words}',
          without: { title: [...NO_ENTRY, ...MACHINES] },
        },
        `(block|block out|block off|mark|flag|reserve|note|save|label|set|put|remember|log|take note of|make note of|make a note of|take a note of) [off|out|down] [time|some time] [${CALENDAR}] (as|for) [my|a|the] {title:words} [${CALENDAR}]`,
        `(block|block out|block off|reserve) [off|out] [my|the|some|a] [time|calendar|day|schedule|slot] [${CALENDAR}] [for|from|on]`,
        `(mark|update|edit) [on] [my|the|our] ${BOOK} [for|on]`,
        `(needs to be|should be|must be|is to be|has to be|ought to be) (marked|noted|set|saved|put down|recorded|remembered) [down] [${CALENDAR}] (as|for) [my|a|the] {title:words} [${CALENDAR}]`,
        {
          say: `{title:words} (needs to be|should be|must be|has to be|is to be|to be) (added|put|entered|marked|noted|scheduled) ${CALENDAR}`,
          without: { title: KNOWING },
        },
        `(add|put|enter|schedule|make) [an|a|the] (item|entry|note|event|appointment) ${CALENDAR} (that i|that we|to|for|about|saying|saying that) [need to|have to|have|am|must|are] [a|an|the|my] {title:words}`,
        {
          say: '(mark|note|put|put down|write down|remember|log|record|make a note|make note|take a note|save) [down] [it] that (i|we) (have|have got|will have|got) [a|an|the|my] {title:words}',
          without: { title: KNOWING },
        },
        `(add|create|make|set|set up|schedule|put|enter) [a|an|another|the|one] [new] [calendar] (event|entry|something) [${CALENDAR}] [for]`,
        {
          say: `{title:words} ${CALENDAR} [please]`,
          hold: { title: OCCASIONS },
          without: { title: [...KNOWING, ...NO_ENTRY, ...ASKED_FOR] },
          named: 'clock',
        },
        '(book|put) [the|my|our] (car|bike|dog|cat|kids|boiler) in for [a|an|its|the|their|his|her] {title:words}',
        {
          say: '[a|new|another] (calendar entry|calendar event|diary entry|event|appointment) [,|:] {title:words}',
          without: {
            title: [
              ...KNOWING,
              ...NO_ENTRY,
              'calendar',
              'is',
              'are',
              'on',
              'off',
              'for',
              'with',
              'from',
              'to',
            ],
          },
          named: 'clock',
        },
        `(add|put|schedule|mark|enter|note|include|save|mention) (something|this|it|that|this event|that event|this date|this appointment|an event|event|events|a date|an appointment) [down] ${CALENDAR}`,
        `(repeat|make) (this|that|an|the|my) (event|appointment|meeting) [repetitive|recurring|repeating|repeat] [${CALENDAR}]`,
        '(invite|add) (people|others|someone|somebody|guests|participants|attendees) to (the|my|this|that) [calendar] (event|meeting|appointment)',
        '(i|we) [need|want|would like] to (schedule|add|create|set up|book|plan|make) (something|a calendar event|a new event)',
        ...ways(
          { without: { title: KNOWING } },
          `(i|we) (need|want|would like) {title:words} (added|put|entered|scheduled) ${CALENDAR}`,
          `(i|we) (need|want|would like) {title:words} (to be on|on) (my|the|our) ${BOOK}`,
        ),
        '(write down|note|note down|mark down|mark|remember) that (i|we) (am|are|have|will be) [going to|got|supposed to] [a|an|the] {title:words}',
        {
          say: '(i am|we are|i will be|we will be) (going to|attending|having|meeting|seeing) {title:words} (add|put|mark|note|enter|save) (it|that|this) [down] (to|on|in|into) (my|the|our) calendar',
        },
        {
          say: '(i|we) have [a|an|the|my] {title:words} [,] [so] [please|can you|could you] (add|put|mark|note|enter|save|schedule) (it|that|this) [down] [to|on|in|into] [my|the|our] [calendar]',
        },
        '[a] new [calendar] (event|entry|appointment) [called|for|named|titled|:] [a|the|my] {title:words}',
        '[a] new (event|calendar event|calendar entry|appointment|entry)',
        ...TOLD,
        '(invite|add) {guest:stranger} to (the|my|our|this|that) (meeting|event|appointment|party|call|invite|conference)',
        {
          say: '[new] {title:words} (added to|for) my calendar',
          hold: { title: OCCASIONS },
        },
      ],
      outcome: 'the {title} details',
    },
    list: {
      question: true,
      time: 'range',
      say: ASKED,
      asks: [
        {
          about: [
            'meeting',
            'appointment',
            'calendar',
            'calender',
            'calander',
            'agenda',
            'diary',
            'schedule',
            'engagement',
          ],
          mine: [
            'event',
            'program',
            'planned',
            'booked',
            'plan',
            'meet',
            'free',
            'busy',
            'available',
            'commitment',
          ],
          named: OCCASIONS.filter(
            (word) =>
              !['meeting', 'appointment', 'event', 'program', 'session', 'call', 'show', 'date'].includes(
                word,
              ),
          ),
          whenWhere:
            'dentist doctor vet haircut event match birthday bday wedding marriage party dinner lunch brunch breakfast gala ceremony interview conference funeral reunion reservation recital graduation'.split(
              ' ',
            ),
          without:
            'playlist music song album podcast train bus subway plane ticket price cheapest facebook twitter instagram social media phone app android website pizza restaurant takeaway theater theatre hometown town area nearby near local computer play traffic todo reminder alarm playing'.split(
              ' ',
            ),
          entry: { method: 'create', into: 'title' },
          with: (
            'new start starting begin beginning end ending finish take place placed taking attend attending attended meet free busy available clear open full empty booked ' +
            'marked mark noted note add added put entry entries look looks rundown summary shown showing contain include included note notes written happening held ' +
            'occur occurring fall work family personal year anyone people person participants include cancelled canceled remainder lined showing scheduled due ' +
            'today\u2019s room rooms use other others break gap slot slots availability recent past known attend attendees location venue place address held situated located'
          ).split(' '),
          free: {
            into: 'query',
            after: [
              'with',
              'about',
              'called',
              'named',
              'for',
              'my',
              'our',
              'regarding',
              'is',
              'a',
              'the',
              'to',
              'of',
            ],
            before: true,
          },
        },
      ],
      outcome: 'calendar events {when}',
    },
    cancel: {
      time: 'filter',
      needs: {
        'query|from|id|next|all': { words: 'which', ask: 'Which one should I take off the calendar?' },
      },
      say: CANCEL,
      outcome: 'the {query} is off the calendar',
    },
    change: {
      time: 'shift',
      needs: {
        'start|title|calendar': { words: 'when', ask: 'When should the [“{query}”] entry be instead?' },
      },
      cancel: { method: 'cancel', with: { query: 'query' } },
      move: { method: 'change', with: { query: 'query' } },
      say: [
        ...ways(
          { named: 'date', without: { query: DAYS } },
          '(move|reschedule|shift|postpone|push|push back|bring forward) (the|my) {query:words} to',
          '(move|reschedule|shift|postpone|push|change) (the|my) {query:words} (appointment|event|meeting) to',
        ),
        {
          say: '(move|reschedule|shift|postpone|push) (that|this|the) (appointment|event|meeting) [to]',
          that: { query: 'title' },
        },
        ...ways(
          { named: 'date', hold: { query: OCCASIONS }, without: { query: DAYS } },
          '(move|reschedule|shift|postpone|push|push back|bring forward|bring|change|switch|put off|delay|pull|rebook) [the|my|our] {query:words} [back|forward|up|out] to [[at] [the|the very] same time]',
          '(move|reschedule|shift|postpone|push|push back|bring forward|bring|change|put off|delay|pull|rebook) [the|my|our] {query:words} [back|forward|up|out] to {start:moment}',
        ),
        '(reschedule|postpone) (the|my|our) {query:words}',
        {
          say: '(postpone|delay|defer|put off|put back|push back|hold over) [the|my|our] {query:words}',
          hold: { query: OCCASIONS },
        },
        {
          say: '(put|push|hold|set) [the|my|our] {query:words} (off|back|over|forward) [to|for]',
          hold: { query: OCCASIONS },
          without: { query: MACHINES },
        },
        {
          say: '(change|update|modify|edit) (the|my) (time|date|day) (of|for) (the|my) {query:words} [to]',
          named: 'date',
        },
        '(rename|retitle) [the|my|our] {query:words} (appointment|event|meeting|entry) (to|as|into) [the|a|an|my|our] {title:words}',
        {
          say: '(rename|retitle) [the|my|our] {query:words} (to|as|into) [the|a|an|my|our] {title:words}',
          hold: { query: OCCASIONS },
        },
        ...ways(
          { give: { calendar: 'private' } },
          '(move|put|shift) [the|my|our] {query:words} (appointment|event|meeting|entry) (in|into|to|on|onto) my (private|own|personal) (calendar|diary|planner)',
        ),
      ],
      outcome: 'the {query} is moved',
    },
  },
  conditions: [
    ...ways(
      { state: 'non-empty' },
      `(i have|there is|i have got|we have|there are) (anything|something|any events|any appointments|events|appointments|any meetings|meetings) ${CALENDAR}`,
      `(i have|i have got|we have) (anything|something|any events|any appointments|appointments|any meetings|meetings) [planned|scheduled|on]`,
    ),
    ...ways(
      { state: 'empty' },
      `(i do not have|there is not|we do not have) (anything|any events|any appointments|any meetings|something) [planned|scheduled]`,
      `(i do not have|there is not|we do not have) (anything|any events|any appointments|any meetings) ${CALENDAR}`,
      '(i have|i have got|there is|we have|we have got) nothing [planned|scheduled|on|going on|doing|at all]',
      `(i have|i have got|there is|we have|we have got) nothing [at all|planned|written|down|on|on down] ${CALENDAR}`,
      '(i am|we are) not (doing|up to) anything',
      '(my|the|our) (calendar|diary|agenda|schedule|day) is (empty|free|clear|open)',
    ),
    {
      say: '(my|the|our) (calendar|diary|agenda|schedule|day) is not (empty|free|clear|open)',
      state: 'non-empty',
    },
    { say: '(my|the|our) (calendar|diary|agenda|schedule|day) is (full|busy)', state: 'non-empty' },
    { say: `(i am|we are) (free|not busy) [${CALENDAR}]`, state: 'empty' },
    { say: `(i am|we are) (busy|not free|booked|booked up|tied up) [${CALENDAR}]`, state: 'non-empty' },
    // "Sunday *is free*": of the day that is named.
    { say: `[my|our] is (free|clear|open|empty|wide open) [${CALENDAR}]`, state: 'empty' },
    { say: `[my|our] is (not free|busy|full|packed|booked|booked up) [${CALENDAR}]`, state: 'non-empty' },
    {
      say: `(nothing is|there are no plans|we have no plans|i have no plans|we do not have [any] plans|i do not have [any] plans|nothing) [planned|scheduled|on|happening|going on] [for] [${CALENDAR}]`,
      state: 'empty',
    },
    {
      say: `(something is|anything is|there are plans|we have [any] plans|i have [any] plans) [planned|scheduled|on|happening|going on] [for] [${CALENDAR}]`,
      state: 'non-empty',
    },
  ],
};
