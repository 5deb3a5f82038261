import { type Phrase, type Phrases, ways } from '../../src/domain/index.ts';

const NOISE = '(ringing|beeping|buzzing|noise|racket|din)';

const EVERYONE =
  '(everyone|everybody|all of them|all|the others|the family|the whole family|the rest of the family|the whole house)';
/** Who is told something asks the house itself. */
const SPEAKER = ['me', 'us', 'myself', 'you'];

/** What is to be found out, or waited for, is no news yet. */
const WAITS = 'when whenever if once whether unless after until mail email'.split(' ');
const NO_NEWS = [...WAITS, ...'what who how why where which about by'.split(' ')];

/** What is news has one of these, and "text Sam the shopping list" is none. */
const NEWS =
  "i i'm we we're he he's she she's it it's they they're is are am was were will has have had please need way".split(
    ' ',
  );

const HOURS = '[my|the|our] (quiet hours|quiet time|do not disturb hours|silent hours)';
const REMINDERS = '[all] [of] (my|the) [future] (reminders|reminder)';
const NOTICES = '[all] [of] (my|the) (notifications|notices|messages|news|alerts)';
const BY_MAIL = '(by|via|through|as|to my) (mail|email|e mail|emails|mails)';
const TO_PHONE = '(to|on|via|through) (my|the) (phone|mobile|cell|cell phone|handset)';

/** "Mail me my reminders", and the same of all notices: by each door in its own words. */
function reached(what: string, kind: { readonly kind?: 'reminder' }): readonly Phrase[] {
  return [
    ...ways(
      { give: { ...kind, doors: ['email'] } },
      `(mail|email) me ${what} [from now on|in future|always]`,
      `(send|give|deliver) [me] ${what} ${BY_MAIL} [from now on|in future|always]`,
      `(mail|email) ${what} to me [from now on|in future|always]`,
    ),
    ...ways(
      { give: { ...kind, doors: ['push'] } },
      `(send|push|deliver|put) [me] ${what} ${TO_PHONE} [from now on|in future|always]`,
    ),
    ...ways(
      { give: { ...kind, usual: true } },
      `(do not|never|stop) (mail|email|mailing|emailing) [me] ${what} [any more|anymore]`,
      `(send|give|deliver) [me] ${what} (as usual|the usual way|as before|wherever i am)`,
    ),
  ];
}

const MINE = '(for|to) (me|us)';
const LEFT = '(leave|left|send|sent|give|gave|given|pass|passed on|pass on)';
const TOLD = '(tell|told|say to|said to|ask|asked|send|sent|message|messaged|text|texted)';
const A_MESSAGE = '(message|messages|word|news|note|notes)';

/** What others had told to who asks, and what that one had told. */
const MESSAGES: readonly Phrase[] = [
  ...ways(
    { without: { of: SPEAKER } },
    `[(is|are) there|do i have|have i|have i got|have you|have you got|did i get|got] [got] (any|a|some) [new] ${A_MESSAGE} from {of:person} [${MINE}]`,
    `(did|has) {of:person} ${LEFT} (me|us) (anything|something|[a|any] ${A_MESSAGE})`,
    `(did|has) {of:person} ${LEFT} [a|any] ${A_MESSAGE} [${MINE}]`,
    `(did|has) {of:person} (say|said|want|wanted|ask|asked) (anything|something) [from] ${MINE}`,
    '(did|has) {of:person} (tell|told|ask|asked) you to (tell|ask) (me|us) (anything|something)',
    `what (did|has) {of:person} (tell|told|ask|asked|say to|said to) (me|us) [to do]`,
    `what (did|has) {of:person} (tell|told|ask|asked|want|wanted) you to (tell|ask|say to) (me|us)`,
    `what (did|has) {of:person} (leave|left|say|said) [for (me|us)]`,
    `(read|read out|play|give|tell|show) [me] [the|my|all] ${A_MESSAGE} [that is|that are] from {of:person} [again]`,
    `what (was|is|were|are) (the|that|those) ${A_MESSAGE} from {of:person} [again]`,
  ),
  `[(is|are) there|do i have|have i|have i got|have you|have you got|did i get] [got] (any|some) [new|more|other] (message|messages) [${MINE}|waiting|waiting ${MINE}]`,
  `(is|are) there [a|any] ${A_MESSAGE} ${MINE}`,
  `(did|has) (anyone|anybody|someone|somebody|they) ${LEFT} (me|us) (anything|something|[a|any] ${A_MESSAGE})`,
  `(did|has) (anyone|anybody|someone|somebody|they) ${LEFT} [a|any] ${A_MESSAGE} [${MINE}]`,
  `(did|has) (anyone|anybody|someone|somebody) (say|said|want|wanted|ask|asked) (anything|something) [from] ${MINE}`,
  '(read|read out|play|give|show) [me] (my|the|my new|the new|all my) messages [out] [again]',
  'what (is|was|are|were) (my|the|my last|the last|that) (message|messages) [again]',
  ...ways({ give: { sent: true } }, 'what (messages|message) (did|have) i (leave|left|send|sent)'),
  ...ways(
    { give: { sent: true }, without: { of: SPEAKER } },
    `what (did|have) i ${TOLD} {of:person} [to do]`,
    `what (did|have) i (tell|told|ask|asked) you to (tell|say to|ask) {of:person}`,
    `what (was it|is it) [that] i (told|asked|sent) {of:person}`,
    `(did|have) i ${TOLD} {of:person} (anything|something)`,
    'what (did|have) you (tell|told) {of:person} [for me|from me]',
  ),
];

/** What people say to what rings, where they do not name it, and of how they are to be reached. */
export const phrases: Phrases = {
  service: 'notices',
  methods: {
    tell: {
      later: { service: 'reminders', method: 'create', with: { to: 'to', text: 'text' } },
      needs: {
        text: { words: 'what', ask: 'What should I tell them?' },
        'to|everyone|area': { words: 'whom', ask: 'Who should I tell?' },
      },
      say: [
        ...ways(
          { without: { to: SPEAKER, text: WAITS } },
          '(tell|inform|notify|text|message) {to:people} that {text:saying}',
          'let {to:people} know that {text:saying}',
        ),
        ...ways(
          { without: { to: SPEAKER, text: NO_NEWS } },
          '(text|message) {to:people} saying {text:saying}',
          '(tell|inform) {to:people} {text:saying}',
          'let {to:people} know {text:saying}',
          '(give|pass|take) {to:people} (a|the|this) message [that|saying|:] {text:saying}',
          '(say|pass on) to {to:people} [that] {text:saying}',
        ),
        {
          say: '(text|message) {to:people} [:] {text:saying}',
          hold: { text: NEWS },
          without: { to: SPEAKER, text: [...NO_NEWS, 'tell', 'ask', 'say'] },
        },
        {
          say: '(tell|ask) {to:people} to {text:saying}',
          give: { asks: true },
          without: { to: SPEAKER, text: NO_NEWS },
        },
        { say: 'ask {to:people} this question {text:saying}', without: { to: SPEAKER } },
        { say: `ask ${EVERYONE} this question {text:saying}`, give: { everyone: true } },
        ...ways(
          { give: { everyone: true }, without: { text: NO_NEWS } },
          `(tell|inform|notify) ${EVERYONE} [that] {text:saying}`,
          `let ${EVERYONE} know [that] {text:saying}`,
          `(announce|broadcast) [to ${EVERYONE}] that {text:saying}`,
          `(announce|broadcast) to ${EVERYONE} {text:saying}`,
          'make an announcement [that|saying|:] {text:saying}',
        ),
        ...ways(
          { without: { text: NO_NEWS } },
          '(tell|inform|notify) [everyone|everybody|the people|those] [in] {area:area} that {text:saying}',
          '(tell|inform) [everyone|everybody|the people|those] [in] {area:area} {text:saying}',
          `let [${'everyone|everybody|the people|those'}] [in] {area:area} know [that] {text:saying}`,
          '(announce|broadcast|say) (in|to|into) {area:area} [that] {text:saying}',
          '(make an announcement) (in|to) {area:area} [that|saying|:] {text:saying}',
        ),
        ...ways(
          { give: { text: 'dinner is ready' } },
          '(call|summon|get) (everyone|everybody|all of them|the family|the kids|the children) (in|from) {area:area} [down|in] (to|for) (dinner|supper|tea|the table)',
        ),
        ...ways(
          { give: { everyone: true, text: 'dinner is ready' } },
          `(call|summon|get) ${EVERYONE} [down] (to|for) (dinner|supper|tea|the table)`,
        ),
      ],
      outcome: '{text}',
    },
    messages: {
      question: true,
      time: 'idle',
      say: MESSAGES,
      outcome: 'what was told',
    },
    set_quiet_hours: {
      time: 'span',
      needs: {
        start: { words: 'from when', ask: 'When should the quiet hours begin?' },
        end: { words: 'until when', ask: 'When should the quiet hours end?' },
      },
      say: ways(
        { named: 'clock' },
        `(set|have|keep|make|start|i want|i would like|we want|let us have|please) [the|my|our|some] (quiet hours|quiet time|silent hours) [to|at]`,
        `${HOURS} (are|is|go|run|be|should be|shall be)`,
        HOURS,
      ),
      outcome: 'quiet hours are set',
    },
    keep_quiet: {
      time: 'none',
      needs: { 'at|for': { words: 'until when', ask: 'Until when should it be quiet?' } },
      say: [
        ...['(until|till|before) {at:moment}', 'for [the next] {for:duration}', '[now|please]'].map(
          (end) => `(do not|never) (disturb|bother|notify|interrupt|message) (me|us) [again] ${end}`,
        ),
        ...['(until|till|before) {at:moment}', 'for [the next] {for:duration}', '[now|please]'].map(
          (end) =>
            `[(turn on|switch on|set|activate|start|enable|go into|i want)] [the] do not disturb [mode] ${end}`,
        ),
        ...['(until|till|before) {at:moment}', 'for [the next] {for:duration}'].map(
          (end) =>
            `(keep|hold) [back] (my|all|the|all my) (notifications|notices|messages|reminders) [back] ${end}`,
        ),
        ...['(until|till|before) {at:moment}', 'for [the next] {for:duration}'].map(
          (end) =>
            `(i|we) (want|need|would like) (no interruptions|not to be disturbed|to be left alone|no disturbance) ${end}`,
        ),
      ],
      outcome: 'it is quiet until then',
    },
    speak_again: {
      time: 'none',
      say: [
        ...ways(
          { give: { hours: true } },
          `(stop|end|cancel|remove|delete|turn off|switch off|disable|no more|forget|drop|clear) ${HOURS}`,
          '(i|we) (want|need) no [more] (quiet hours|quiet time|silent hours) [any more|anymore]',
        ),
        '(you can|you may|you are allowed to) (disturb|bother|notify|message|interrupt) (me|us) (again|now)',
        '(turn off|switch off|stop|end|cancel|disable|deactivate|leave) [the] do not disturb [mode]',
        '[(i am|we are)] (available|reachable) again',
      ],
      outcome: 'what there is to say is said again',
    },
    reach: {
      time: 'none',
      say: [...reached(REMINDERS, { kind: 'reminder' }), ...reached(NOTICES, {})],
      outcome: 'it is sent that way',
    },
    settings: {
      question: true,
      time: 'none',
      say: [
        `(when|what) (are|is) ${HOURS} [set to|set for]`,
        `(do i have|are there|have i got|did i set) [any] (quiet hours|quiet time|silent hours)`,
        `(how|where) (do|will|would|can) you (reach|notify|remind|tell) me`,
        `(is|are) [the] (do not disturb|${'quiet hours'}) [mode] (on|set|active|enabled)`,
      ],
      outcome: 'how you are reached',
    },
    acknowledge: {
      time: 'none',
      say: [
        `(stop|silence|end|turn off|shut off|switch off) (the|that|this|all the|all that) ${NOISE}`,
        '(shut up|be quiet|stop) [the] ringing',
        '(i|we) (heard|have heard|can hear) (it|that) [already]',
      ],
      outcome: 'nothing rings any more',
    },
    ringing: {
      question: true,
      time: 'none',
      say: [
        `(what is|what is that|what is it that is|is anything|is something) (ringing|beeping|buzzing|going off)`,
        'why (is it|are you) (ringing|beeping|buzzing)',
      ],
      outcome: 'what rings',
    },
  },
};
