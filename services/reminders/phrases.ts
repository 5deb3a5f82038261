import { type Phrases, ways } from '../../src/domain/index.ts';

const ABOUT = '(to|that|about|of|regarding|on) {text:words}';
const THAT_I =
  '[that] (i have|we have|i need|we need|i am|we are|i have got|we have got|i got|we got|i want|we want) [got|supposed|going] [to] {text:words}';
const SET =
  '(set|set up|setup|add|create|make|make me|give me|get me|put|put in|schedule|need|want|have|start|use|send|send me|leave|leave me|open|activate|issue|show me|write me|post|(i|we) (need|want|would like|would love) [to have|to set|to start|to get|to create|to make|to set up|to add|to put])';
const ONE =
  '[up] [a|an|and|another|one|the|my|some] [new|daily|weekly|monthly|yearly|annual|quick|repeating|recurring|regular|calendar] (reminder|reminders|notification|notifications|alert|alerts|reminder alert|notification reminder|alert reminder) [up|set|set up]';

/** Who says these asks something, or tells a story. */
const ASKED =
  'what how who why which where when whether if list song timer again later it this that to about of i we you something anything'.split(
    ' ',
  );
/** What is told of oneself, and is nothing to be done. */
const SAYING =
  'can could will would may might said promised told agreed was were had did know like love'.split(' ');
/** Days and hours that others have set, of which one is reminded without a "to" or "about". */
const MARKED =
  'appointment meeting event birthday anniversary flight class party call interview game show concert trip exam deadline rent bill wedding'.split(
    ' ',
  );

/** What somebody sees to, by its verb. */
const DOINGS =
  'ring call phone pay buy collect fetch email send post take bring book water feed check text walk pick drop wash order renew return empty clean pack sign'.split(
    ' ',
  );

const EVERYONE =
  '(us all|all of us|everyone|everybody|the family|the whole family|everyone here|everybody here|the whole house|the lot of us)';

/** What was told of or rang just now, by a pointing word alone. */
const IT = '(it|that|this|that one|this one|the last one|that reminder)';
const DONE = '(done|complete|completed|finished|sorted|seen to)';
const TICKED = [
  `(tick|strike) (${IT} off|off ${IT}) [the list|my list|now|too]`,
  `[you can] (mark|count|put|log) ${IT} [down] [as] ${DONE} [now|too]`,
  `${IT} can be (ticked|marked|struck) (off|as done|done)`,
];

/** What somebody said of themselves, as it is told to another: "call *Sam's* mother". */
export function saidBy(name: string, text: string): string {
  return text
    .replaceAll(/\b(?:my|mine)\b/gi, `${name}'s`)
    .replaceAll(/\bI['’]m\b|\bI am\b/g, `${name} is`)
    .replaceAll(/\bI['’]ll\b/g, `${name} will`)
    .replaceAll(/\bI(?:['’]ve| have)\b/g, `${name} has`)
    .replaceAll(/\bme\b/gi, name);
}

/** What people say about reminders. */
export const phrases: Phrases = {
  service: 'reminders',
  topics: ['remember', 'forget', 'later'],
  methods: {
    create: {
      time: 'moment',
      needs: {
        text: { words: 'of what', ask: 'What is the reminder for?' },
        'at|rrule|sun': { words: 'when', ask: 'When should the [“{text}”] reminder come?' },
      },
      cancel: { method: 'cancel', with: { query: 'text' } },
      move: { method: 'change', with: { query: 'text' } },
      say: [
        `remind {to:person} ${ABOUT}`,
        `remind {to:person} ${THAT_I}`,
        // "Remind me *I said* I'd ring" keeps who said so.
        {
          say: 'remind {to:person} (i|we) {text:words}',
          without: { text: SAYING },
        },
        {
          say: 'remind {to:person} [that] (i|we) (should|must) {text:words}',
          without: { text: ['not'] },
        },
        'remind {to:person} [again] [later|of something|about something|of this|about this|of it|about it|to do something]',
        'remind {to:person} (of|about) (this|it|that)',
        `${SET} ${ONE} ${ABOUT}`,
        `${SET} ${ONE} ${THAT_I}`,
        { say: `${SET} ${ONE} [that] (i|we) (should|must) {text:words}`, without: { text: ['not'] } },
        `${SET} ${ONE} (for|called|named|saying|regarding|with|before|towards|when|of|titled|labeled) [the|my|a] {text:words}`,
        {
          say: `${SET} [up] [a|an|another|one|the|my] [new|daily|weekly|monthly|yearly] {text:words} (reminder|notification|alert) [for|on|at] [me]`,
          without: { text: ['list', 'all', 'alarm', 'timer', 'my', 'me', 'what', 'how', 'no', 'i'] },
        },
        `(set|set up|create|make|add|schedule) [a|an|and|another] (event|alarm|calendar event|calendar entry|appointment) [for|on|at] to remind (me|us) ${ABOUT}`,
        '[a|another|new] [meeting|appointment|event] (reminder|reminders|notification|alert) (for|about|of|on|before) [the|my] {text:words}',
        {
          say: 'remind {to:person} [the|my|our] {text:words}',
          without: { text: ASKED },
        },
        {
          say: '(notify|alert|warn|ping|nudge|inform) {to:person} [the|my|our] {text:words}',
          hold: { text: MARKED },
          without: { text: ASKED },
        },
        {
          say: `${SET} [a|an|the|my] (reminder|notification|alert|alarm) [before] [the|my|our] {text:words}`,
          hold: { text: MARKED },
          without: { text: ASKED },
        },
        '(give|send) {to:person} a (shout|nudge|poke|prod|ping|bell|buzz|shove|heads up) to {text:words}',
        '{to:person} (needs|wants|could do with|should get|gets) (a|another) (reminder|nudge) (to|about|that) {text:words}',
        '(have|get|let) {to:person} [be] reminded (to|about|of|that) {text:words}',
        '(have|let|make) {to:person} get (a|another) (reminder|nudge) (to|about|that) {text:words}',
        '(i|we) (have|have got|need|must|ought) [to] {text:words} [,] [so|and] [please] (do not let (me|us) forget|remind me|remind us|make sure i remember)',
        '(do not let|never let) {to:person} forget (to|about|that) {text:words}',
        'remind',
        'remind {to:person} (of|about)',
        '(tell|let|notify|alert|warn|inform|buzz) me [know] when it is [gotten to be]',
        '(notify|alert|ping|warn|buzz|let) me [know] [again] (in|at|on|before)',
        '(i|we) (have|have got|will have) [a|an|my|the] {text:words} (create|set|add|make|send) [me] [a] reminder',
        '(i|we) (want|need|have|plan|would like) to {text:words} (create|set|add|make|send) [me] [a] reminder',
        `${SET} ${ONE} for {to:person} ${ABOUT}`,
        `${SET} ${ONE} [for me|for myself|me] [for|at|on]`,
        `[a|another] (reminder|new reminder) ${ABOUT}`,
        '(set|add|create) [a] reminder {text:words}',
        `${SET} ${ONE} (in|on|to) my calendar (for|to|about|of) [my|the] {text:words}`,
        'remind {to:person} for [the|my] {text:words}',
        '(i|we) have [a|an|my] {text:words} [so] [please|can you|could you] remind (me|us)',
        '[a|another] [new] reminder (for|at|on)',
        'new reminder',
        `(put|set) (a|an|another) reminder (in|up) ${ABOUT}`,
        '(do not let me|never let me|make sure i do not) forget (to|about|that) {text:words}',
        'do not let me forget {text:words}',
        'make sure (i|we) remember to {text:words}',
        '(i|we) (must|have to|need to|should|have got to|had better|really must) (remember to|not forget to|not forget) {text:words}',
        {
          say: '(make sure|see to it|see|make certain) [that] (i|we) {text:words}',
          hold: { text: DOINGS },
          named: 'clock',
        },
        '(ask|nag|bug|pester|badger|prod|poke|hassle|chase|bother) me [again] (about|to) {text:words}',
        ...ways(
          { give: { everyone: true } },
          `remind ${EVERYONE} ${ABOUT}`,
          `${SET} ${ONE} for ${EVERYONE} ${ABOUT}`,
          `(do not let|never let) ${EVERYONE} forget (to|about|that) {text:words}`,
        ),
        `remind {to:people} ${ABOUT}`,
        `remind {to:people} ${THAT_I}`,
        `${SET} ${ONE} for {to:people} ${ABOUT}`,
        '(remember|help remind|please remind) me (to|about|of|that) {text:words}',
        'help me (remember|not forget|not to forget) (to|about|that) {text:words}',
        '(give|send) {to:person} a (nudge|reminder) (to|about) {text:words}',
        'nudge {to:person} (to|about) {text:words}',
        '(tell|alert|notify|ping|prompt|text|message) me to {text:words}',
        '(tell|let|notify|ping|ask) {to:person} [know] to {text:words}',
        '(tell|let|notify|ping) me [know] that {text:words}',
        '(i|we) (want|need|would like|have|got) to (be|get) reminded (to|about|of|that) {text:words}',
        '(want|need|like) to (be|get) reminded (to|about|of|that) {text:words}',
        '(alert|notify|ping|warn|inform) me (about|of|regarding|before|with|when|on) [the|my] {text:words}',
        'let me know (before|ahead of) [the|my] {text:words}',
        'remind {to:person} (when|before|after|on) [the|my] {text:words}',
        'remind (my|our|the) {text:words}',
        'remind {to:person} [that] there is [a|an] {text:words}',
        '(give|send) (me|us) (an alert|a notification|a heads up|a warning|an alarm|a message) (before|for|about|of|to|when|on) [the|my] {text:words}',
        'send (an alert|a notification|alerts|notifications) (before|for|about|of|to) [the|my] {text:words}',
        '(i need to|i have to|i must|i have got to) {text:words} (remind me|so remind me|could you remind me|please remind me|can you remind me)',
        '[a|set] (alert|notification) (about|of|for) [the|my] {text:words}',
      ],
      follow: [
        'to {text:words}',
        'about {text:words}',
        'that (the|my|our) {text:words}',
        '[remind] {to:person} (to|about|that) {text:words}',
      ],
      outcome: 'the reminder "{text}" is set',
    },
    list: {
      question: true,
      time: 'filter',
      follow: [
        '[what about|how about] {of:person}',
        '(what about|how about) [the one|the ones] for {of:person}',
      ],
      say: [
        '(what|which) reminders (do i have|have i got|are there|do we have|are set|are coming up|are due|have i)',
        '(what are|list|show|show me|read|read me|tell me|read out|check) [all] (my|the|our) reminders',
        {
          say: '(what|which) [of my|of the|of our] reminders (repeat|come back|return|recur|are repeating|are recurring|are regular|come every day|come every week|come again and again)',
          give: { returns: true },
        },
        {
          say: '(what|which) (regular|recurring|repeating|returning) reminders (do i have|have i got|are there|do we have|are set|have i|have we got)',
          give: { returns: true },
        },
        '(do i have|are there|have i got) [any] reminders',
        '(what do i|what did i) (have|need|ask you) to (remember|be reminded of)',
        'my reminders',
        '[(is|are) there] (anything|something) [else|more] [(you have|you have got|you are|you are going)] [got] to remind (me|us) (of|about)',
        '(do|have) you [have|got] (anything|something) [else|more] to remind (me|us) (of|about)',
        'what [else|more] (have you|do you have|are you going|do you still have) [got] to remind (me|us) (of|about)',
        '(which|what) (things|stuff|jobs|bits) (are|will|do) you [be] (reminding|remind) (me|us) (of|about)',
        'what [else] (are|will) you [be] (reminding|remind) (me|us) (of|about)',
        'what (was i|were we|am i|are we) (supposed|meant|going) to (remember|be reminded of|not forget)',
        'what (am i|are we) [being|getting|going to be] reminded (of|about) [today|tomorrow|next]',
        'what (did|do) (i|we) (want|need|have) to remember',
        '(what|which) (is|are) {of:person} (reminded of|reminders)',
        'what (does|did) {of:person} (have|need|want) to remember',
        '(what|which) reminders (does|did|do) {of:person} (have|have got|still have) [set|set up|coming up|left]',
        '(what|which) reminders (has|have) {of:person} [got] [set|set up|coming up|left]',
        '(does|do) {of:person} have [any|a] (reminder|reminders) [set|set up|coming up|left]',
        '(has|have) {of:person} got [any|a] (reminder|reminders) [set|set up|coming up|left]',
        'remind me (of|about) (what|the things|the items|everything) (i asked you to remember|i wanted to remember|i told you to remember|i made note of|i need to remember|i have to remember|i asked you to remind me of) [to not forget]',
        '(what|which) things (was i|am i) (trying|meant|supposed|going) to remember',
        '(which|what) things are wanted to [be] remember',
        '(what|which) are my (current|active|pending|open) (alerts|notifications)',
        '(play|repeat|recite) [back] (my|the) (reminders|reminder list|list of reminders)',
        '(what|which) [are the] [all] [kinds of] [things|items|stuff] (was it|were they|were|do|did|have|are) (i|that i|you|me) [have|had] (want|wanted|need|needed|supposed|asked|told|ask) [you] [to] (remember|recall|remind me of|be reminded of|remind me about)',
        '(what|which) [things|items|stuff] [was it|were the things|are the things] (i|that i) (want|wanted|needed|need) to (remember|recall)',
        'what (were|are) the (things|items) [that] i (wanted|want|need|needed) to (remember|recall)',
        '(recall|repeat|list|tell me|read) (the|all the) things i (wanted|want|needed|need) to (remember|recall)',
        'do you know what things i (wanted|want) to remember',
        'i wanted to remember (something|some things|somethings) what (was it|were they)',
        'refresh my memory about what [items|things] i (want|wanted) to remember',
        '(what am i|what are you) supposed to (remind me of|remind me about|be reminded of|remember)',
        '(is|did i put|do i have|check if|confirm that|see if) {query:words} [is] (on|in) (my|the) (list of reminders|reminder list|reminders|list of reminder)',
        'did i (tell|ask) you to remind me (about|of|to) {query:words}',
      ],
      asks: [
        {
          about: ['reminder'],
          with: 'put add added listed read remind reminded remember pending due left contents content contain contains wanted hear asked told memory back spoken recall notes entries showing aloud upcoming create created item called named list made meeting event appointment set up play lists there set active current'.split(
            ' ',
          ),
          free: {
            into: 'query',
            after: ['for', 'about', 'to', 'of', 'called', 'named', 'is', 'are', 'regarding', 'on'],
            before: true,
          },
        },
      ],
      outcome: 'the reminders {when}',
    },
    cancel: {
      time: 'none',
      needs: { 'query|id|all': { words: 'which', ask: 'Which reminder?' } },
      say: [
        {
          say: '(cancel|delete|remove|drop|clear|forget|erase|get rid of|dismiss|turn off|take off|stop|wipe) (all|all my|all the|all of my|all our|all of the|every one of my|my|the) reminders [that i have|i have|i have got|there are]',
          give: { all: true },
        },
        '(cancel|delete|remove|clear) [the|my] reminders (to|about|for|of|on|regarding|called|named) [the|my] {query:words}',
        '(cancel|delete|remove|drop|clear|forget|erase|get rid of|dismiss|turn off|take off|stop) [the|my|a|any|all|all my|all the] [{query:words}] (reminder|reminders)',
        '(cancel|delete|remove|drop|clear|forget|erase|get rid of|dismiss|turn off|take off|stop) [the|my|a|any|all|all my|all the] (reminder|reminders) (to|about|for|of|on|regarding|called|named) [the|my] {query:words}',
        {
          say: '(cancel|delete|remove|drop|forget) (that|this|the last|my last) reminder',
          that: { query: 'text' },
        },
        '(do not|no need to|stop) (remind|reminding) me [again|anymore|any more] (to|about|of) {query:words}',
      ],
      outcome: 'the reminder "{query}" is cancelled',
    },
    done: {
      time: 'none',
      say: [
        'mark (the|my) reminder (to|about) {query:words} [as] done',
        'mark (the|my) {query:words} reminder [as] done',
        {
          say: 'mark (that|this|the|my|the last|my last) reminder (as done|done)',
          that: { query: 'text' },
        },
        ...ways(
          { that: { query: 'text' }, justNow: true },
          '(that is|that one is|it is) [already|now|all] (done|sorted|seen to|taken care of|finished)',
          '(i|we) have [already|just] (done|finished|sorted|seen to) (that|it|that one) [already|now]',
        ),
        ...ways({ that: { query: 'text' }, justNow: true }, ...TICKED),
        ...TICKED,
        { say: 'mark {query:words} as done', without: { query: ['it', 'that', 'this', 'them'] } },
        ...[
          '(i|we) have [already|just|now] (paid|rung|called|phoned|emailed|posted|sent|watered|fed|walked|booked|collected|fetched|returned|emptied|cleaned|washed|mowed|renewed|signed|done|sorted|sorted out|dealt with|taken out|put out) [the|my|our] {query:title} [already|now|too]',
          '[i|we] already (paid|rang|called|phoned|emailed|posted|sent|watered|fed|walked|booked|collected|fetched|returned|emptied|cleaned|washed|mowed|renewed|signed|did|sorted|sorted out|dealt with|took out|put out) [the|my|our] {query:title} [now|too|today|this morning|earlier]',
        ].map((say) => ({
          say,
          without: {
            query: [
              'it',
              'that',
              'this',
              'them',
              'light',
              'lamp',
              'nothing',
              'anything',
              'everything',
              'something',
              'you',
            ],
          },
        })),
      ],
      outcome: 'the reminder "{query}" is done',
    },
    snooze: {
      time: 'none',
      say: [
        'snooze (the|my) {query:words} reminder for {for:duration}',
        { say: 'snooze (it|that|that reminder) (for|by) {for:duration}', that: { query: 'text' } },
        'snooze (the|my) reminder (to|about) {query:words} for {for:duration}',
      ],
      outcome: 'the reminder "{query}" comes again later',
    },
    change: {
      time: 'moment',
      needs: { 'at|rrule|sun': { words: 'when', ask: 'When should the [“{query}”] reminder come instead?' } },
      cancel: { method: 'cancel', with: { query: 'query' } },
      move: { method: 'change', with: { query: 'query' } },
      say: [
        '(move|change|reschedule|push|postpone) (the|my) {query:words} reminder to',
        '(move|change|reschedule|push|postpone) (the|my) reminder (to|about) {query:words} to',
      ],
      outcome: 'the reminder "{query}" is moved',
    },
  },
};
