import { type Phrases, ways } from '../../src/domain/index.ts';

const ALARM =
  '(alarm|alarms|alarm clock|alarm clocks|wake up|wake up alarm|wake up alarms|wakeup alarm|wake up call|wake up calls|wakeup call|wake up alert|wake up time|wakeup time)';
const SET =
  '(set|set up|setup|start|create|make|add|put|put in|put on|schedule|give|get|turn on|switch on|activate|enable|program|fix|place|establish|initiate|arrange|book|want|need|have|use|setting|play|sound|ring|start up|initialize|set me|set off|enter|key in|punch in|put up|insert|save|register|configure|organise|organize|prepare|get me|tell|line up|let there be|keep|leave|(i|we) (need|want|would like|would love) [to have|to set|to start|to get|to create|to make|to set up|to add|to put])';
const OFF =
  '(cancel|delete|remove|stop|turn off|call off|put off|shut|forget about|void|clear out|clear off|revoke|wipe|scratch|nix|lose|dump|ditch|pull|halt|switch off|shut off|shut down|disable|deactivate|clear|erase|kill|drop|discard|get rid of|take away|take off|take out|silence|dismiss|end|unset|quit|scrap|forget|abort|remove out|mute|withdraw|disarm|undo|bin|axe)';
const MINE =
  '[the|my|an|a|any|this|that|our|all] [first|earliest|next|last|latest|upcoming|scheduled|current|existing|daily|set]';
const NEW =
  '[new|daily|early|weekly|usual|phone|clock|regular wake up|multiple|two|several|recurring|repeating|regular|quick|extra|second|separate|single|one time|loud|gentle|backup|different|repeat|morning|work]';
const GOES =
  '[to] (go off|ring|sound|wake me|wake me up|wake us|wake us up|start|play|set|be set|buzz|beep|get me up|come on)';
/** Turned off as they are said to be. */
const GONE =
  '(removed|cancelled|canceled|deleted|silenced|stopped|turned off|switched off|disabled|deactivated|off|erased|cleared|dropped|called off)';
const AGAIN = '[anymore|any more|now|any longer]';
/** No names of alarms. */
const ELSE = 'light lights lamp after before my timer reminder if when smoke burglar house'.split(' ');
const ALL = { all: true };
const SKIP = '(skip|miss|miss out|leave out|pass over|jump over|suspend|omit)';
const ONCE = '[(just|only) [for] [this|that] (once|one time|this time|the once)|this time|once]';

const RINGS = '(goes off|rings|sounds|starts|starts ringing|wakes me|wakes me up|is ringing|is going off)';

/** Days in what an alarm is for are times of their own, that were not read. */
const DAYS =
  'not every except but only alarm clock weekday weekend monday tuesday wednesday thursday friday saturday sunday tomorrow morning evening'.split(
    ' ',
  );

/** What people say about alarms. */
const ITS_TIME = { 'at|rrule|sun': { words: 'when', ask: 'When should the alarm ring?' } };

export const phrases: Phrases = {
  service: 'alarm',
  topics: [{ words: ['wake', 'wake up', 'oversleep', 'get up'], method: 'set' }, 'snooze'],
  conditions: [
    { say: `[the|my|an|our] (alarm|alarm clock|wake up alarm) ${RINGS}`, state: 'ringing', change: true },
    { say: `[the|my|our] {name:title} alarm ${RINGS}`, state: 'ringing', change: true },
  ],
  methods: {
    set: {
      time: 'moment',
      half: 'am',
      hour: true,
      needs: ITS_TIME,
      cancel: { method: 'cancel', with: { set_for: 'at', query: 'name' } },
      move: { method: 'change', with: { set_for: 'at', query: 'name' } },
      say: [
        `${SET} [me|us] [up] [a|an|another|the|my|one|new|of] ${NEW} ${ALARM} [for me|on my phone|on my clock|on my device] [set|on|up|set up] [with [a|some] [loud|soft|gentle|nice] (sound|music|ringtone|tone|song)] [${GOES}] [for|at|to|of|on|by] [me]`,
        `${SET} [me|us] [a|an|another|the|my] ${NEW} ${ALARM} [set] (for|to|at) {at:moment}`,
        `${SET} [me|us] [a|an|another|the|my|our] ${NEW} {at:moment} ${ALARM} [set|on] [for|at|to|on] [{at:moment}]`,
        `[a|an|another|my|the] ${ALARM} [set] (for|at|on) {at:moment}`,
        `(let|have|make) [the|my|an] ${ALARM} ${GOES} [at|for|in]`,
        `(the|my|our|an) ${ALARM} (should|must|needs to|has to|ought to|is supposed to|shall|is to) [be] [to] (go off|ring|sound|wake me|wake me up|wake us|be set|set|buzz|come on) [at|for|in]`,
        '(set|put) [the|my] clock [to ring|to wake me] (for|to|at) {at:moment}',
        `(i|we) (should|must|will need to|had better|better|shall) (wake up|get up|be up|be awake) [at|by|around|before]`,
        `(do not|never) let (me|us) (sleep|sleep in|snooze|oversleep|lie in|doze) (past|beyond|after|until|longer than|later than) {at:moment}`,
        `(do not|never) let (me|us) (oversleep|sleep in|sleep late|lie in|sleep through)`,
        `(make sure|ensure|see to it|be sure|make certain) [that] (i am|we are|i|we) (awake|up|out of bed|woken|woken up|not asleep) [at|by|before]`,
        `${SET} [me|us] [a|an|another|the|my] ${NEW} ${ALARM} (called|named|labeled|labelled|titled) {name:words}`,
        {
          say: `${SET} [me|us] [a|an|another|the|my] ${NEW} ${ALARM} (for|to) [the|my] {name:words}`,
          without: { name: DAYS },
        },
        `(set|create|make|add) [me] (a|an|another) {name:words} alarm [for|at]`,
        `[new|a|an|another] ${ALARM} [set] (for|at|on)`,
        `[new|a|an|another] (alarm|alarm clock) [set]`,
        `(make sure|ensure|see|see to it|be sure) [that] [my|the|an|a] ${ALARM} (is|gets|will be|rings|goes off|sounds) [set|on|active|enabled|ready] [for|at|to]`,
        `(add|set) (to|in) [my|the] ${ALARM}`,
        '(ensure|make sure) [that] (i|we) [have to] (wake up|get up|wake|am up|are up|am awake) [at|by]',
        {
          say: '(wake|get) (me|us) up [at|by|in] (because i have to|because i need to|because i have|so i can|so that i can|i need to|i have to|i have|as i have to|as i have|since i have) {name:words}',
          without: { name: DAYS },
        },
        `(sound|ring) [the|an|my] alarm [for|at]`,
        '(set|make|put) (one|another one|a new one) (for|at) {at:moment} [instead]',
        `${SET} [me|us] [a|an|another|the|my] timer (for|at|until) [clock]`,
        '(wake|get|rouse|ring|buzz|call|beep|alarm) (me|us) [up] [again|from my nap|from my sleep|from sleep] [at|by|in|around|before|for|on]',
        '(wake|get) (me|us) up before {at:moment}',
        '(wake|get) (my wife|my husband|the kids|everyone|the family|my son|my daughter) up [at|by|in|around]',
        '(alert|buzz|beep|ring) me',
        { say: 'wake (me|us) [up] (for|to) [the|my] {name:words}', without: { name: DAYS } },
        '(send|get|have) (me|us) [me|us] (out of bed|up and running|up and about|woken up|woken) [at|by|in]',
        {
          say: '[i|we] (need|want|have|would like|must|am|are) [to] (wake up|get up|be up|be awake|be woken up|be woken|get woken up|rise|be out of bed|get out of bed) [at|by|around|before|no later than] (for|to|because|as|since) [the|my|i have|i have got|i need to] {name:words}',
          without: { name: DAYS },
        },
        '[i] (need|want|have|would like|got|must|am) [to] (wake up|get up|be up|be awake|be woken up|be woken|get woken up) [at|by]',
        '(i|we) (need|want|have|have got|would like) [to] (get up|be up|be awake|getting up|waking) (for|at|by) {at:moment}',
        '(send|give) me a (wake up|wakeup) (call|alert|alarm) [at|for]',
        `(set|turn|switch|put|have|keep) [the|my|an|a] ${ALARM} on [for|at|to]`,
        '(set|turn|switch) (the|my) {name:words} alarm on [for|at]',
        `have [the|my|an] ${ALARM} ${GOES} [at|for]`,
      ],
      follow: [
        '(one|another|another one) [set] [for|at]',
        '(set|add|make|create) (another|another one|one more|a second one|a new one) [for|at]',
        'for',
        'at',
      ],
      outcome: 'the alarm is set',
    },
    list: {
      question: true,
      time: 'filter',
      say: [
        `(list|show|read) [me] [all] [my|the] ${ALARM}`,
        `(what|which) ${ALARM} (do i have|have i|are) [set|on|active]`,
        '[all] [of] [my|the|our] [set|current|active|upcoming] alarms',
        '(alarm|alarms) status',
        '(what time|when) (will|do|am|are|is|should) (i|we|my alarm|the alarm) [be] [supposed|set|going|scheduled|due] [to] (wake up|woken up|woken|being woken|being woken up|getting woken|getting woken up|waking up|getting up|get up|be woken|be up|get woken up|wake me|wake me up)',
        '(what time|at what time|when) (are|will|do) you [be] [going to] (wake|waking|get|getting) (me|us) [up]',
        '(did|have) (i|we|you) (remember|remembered|forget|forgotten) to (set|make|create|put on) [an|the|my|any] (alarm|alarms)',
        '(what is|tell me|check) (my|the) (wake up|wakeup|wake up call|waking) time',
        '(what time|at what time|when) (does|do|will|is) (the|my|our) (next|first) (one|alarm) (go off|ring|sound|going off|wake me|set for)',
        '(what time|when) (is|are) (my|the) (alarm|alarms|wake up call) [set|set for|set to|going off|scheduled]',
        'what (have i|have we|do i have|do we have|is) [got] [set|set up|on|there|going] to (wake|get) (me|us) [up]',
        '(what is|when is something) (waking|going to wake|getting|going to get) (me|us) [up]',
        '(is|are) (there|you) [anything|something] [going to|set to|to] (wake|waking) (me|us) [up]',
      ],
      asks: [
        {
          about: ['alarm', 'wakeup'],
          mine: ['alert'],
          with: 'situation setting settings up will kept keep time house work noon wake active enabled ring rings ringing go goes off listed status morning timing timings phone call calls clock different wakeup alert alerts setting running saved total number'.split(
            ' ',
          ),
          free: {
            into: 'query',
            after: ['called', 'named', 'for', 'to', 'of', 'about', 'my', 'an', 'a'],
            before: true,
          },
          verb: true,
        },
      ],
      outcome: 'the alarms',
    },
    cancel: {
      time: 'none',
      say: [
        `${OFF} ${MINE} [of the|of my] [set of] ${ALARM} [set|scheduled] [permanently]`,
        `${OFF} ${MINE} {set_for:moment} ${ALARM} [permanently] [(set|scheduled|for|at|of|on|from|set for|scheduled for) {set_for:moment}]`,
        `${OFF} ${MINE} [set of] ${ALARM} [i have|that is|i just] [set|which is set|that is set|scheduled] [for|at|of|on|from] {set_for:moment} [(for|at|of|on|called|named|labeled) {set_for:moment}]`,
        `${OFF} ${MINE} ${ALARM} [set|scheduled] [for|at|on] {set_for:moment} (called|named|labeled|labelled) {query:words}`,
        `(this|that|the|my) [{set_for:moment}] ${ALARM} (needs to be|should be|must be|has to be|can be|to be|is to be|is) [permanently] ${GONE}`,
        `(i|we) (would like|want|need) [to have] (this|that|the|my) [{set_for:moment}] ${ALARM} [to be] [permanently] ${GONE}`,
        `(i|we) (do not|no longer) (need|want|require) (the|my|this|that|any|an) [{set_for:moment}] ${ALARM} ${AGAIN} [for|at|on|of] [{set_for:moment}]`,
        { say: '(do not|no need to) wake me [up] [for|on|at|by] [the] {set_for:moment}', give: ALL },
        {
          say: '(do not|no need to|there is no need to|you do not need to|you do not have to|i do not need you to) wake (me|us) [up] [for|on|at|by] [the] {set_for:moment}',
          give: ALL,
        },
        {
          say: `(there is no need for|no need for|do not ring|do not sound|do not set off|no|no more) (the|my|an|any) [{set_for:moment}] ${ALARM} ${AGAIN} [(for|at|on|of) {set_for:moment}]`,
        },
        `no ${ALARM} [(for|at|on|of)] {set_for:moment}`,
        `(stop|keep|prevent|block) (the|my|that) [{set_for:moment}] ${ALARM} from (ringing|going off|sounding|buzzing|waking me) [for|at|on] [{set_for:moment}]`,
        `${OFF} {set_for:moment} ${ALARM}`,
        `(turn|switch|shut) ${MINE} [{set_for:moment}] ${ALARM} off [for|at|on] {set_for:moment}`,
        `[the|my|that|this] ${ALARM} off`,
        { say: `let (me|us) sleep (in|late|longer|as long as i want) {set_for:moment}`, give: ALL },
        { say: `${OFF} (one|some|any|a few) of (my|the) ${ALARM} [set|scheduled]` },
        {
          say: `${OFF} (every|each|both|all) [single] [of my|of the|my|the] ${ALARM} [i have|i have set|i set|that is set]`,
          give: ALL,
        },
        {
          say: `${OFF} (every|each|both|all) [single] [of my|of the|my|the] ${ALARM} [i have|i have set|i set|that is set] [for|at|on|of] {set_for:moment}`,
          give: ALL,
        },
        `${OFF} ${MINE} ${ALARM} (called|named|labeled|labelled) {query:words}`,
        `${OFF} (the|my|that) {set_for:moment} one`,
        `${OFF} (the|my|that) one (at|for) {set_for:moment}`,
        { say: `${OFF} (the|my) {query:words} alarm`, without: { query: ELSE } },
        { say: `${OFF} (all|all my|all the|my|the) {query:words} alarms`, without: { query: ELSE } },
        `(turn|switch|shut) ${MINE} ${ALARM} off`,
        {
          say: '(turn|switch|shut|knock) (all|all the|all my|all of the|all of my|my|the|both|both my) (alarms|wake up calls) off',
          give: ALL,
        },
        {
          say: `${OFF} (all|all the|all my|all of the|all of my|every|my|the|both|any|both my|my current|my existing|all current) (alarms|wake up calls) [i have] [set|that are set|that i have set] [for] [me] [in the house|in the whole house|everywhere]`,
          give: ALL,
        },
        {
          say: `${OFF} (all|all the|all my|all of the|all of my|every|my|the|any) (alarms|alarm|wake up calls) [i have] [set] [for|on|of] {set_for:moment}`,
          give: ALL,
        },
        { say: `${OFF} [all] alarms`, give: ALL },
      ],
      outcome: 'the alarm is cancelled',
    },
    skip: {
      time: 'none',
      say: [
        `${SKIP} ${MINE} ${ALARM} ${ONCE} [for|on|at] [{on:moment}] ${ONCE}`,
        `${SKIP} ${MINE} {on:moment} ${ALARM} ${ONCE}`,
        `${SKIP} ${MINE} {set_for:moment} ${ALARM} ${ONCE} (for|on) {on:moment} ${ONCE}`,
        {
          say: `${SKIP} (the|my) {query:words} alarm ${ONCE} [for|on|at] [{on:moment}]`,
          without: { query: ELSE },
        },
        `${SKIP} ${MINE} ${ALARM} (just|only) [for] {on:moment}`,
        `no ${ALARM} (on|in|for) {on:moment} [,] ${ONCE}`,
        `(i|we) (do not|will not) (need|want) (an|the|my|any) ${ALARM} [on|for] {on:moment} ${ONCE}`,
        `(no|not the|not my|i do not need the|i do not need my|i do not need an|i do not want the|we do not need the) ${ALARM} (for|on) {on:moment}`,
        `no ${ALARM} {on:moment}`,
        `(turn|switch) (the|my) ${ALARM} off (for|on|just for|only for) {on:moment}`,
        `(turn|switch) off (the|my) ${ALARM} (just for|only for|for) {on:moment}`,
      ],
      outcome: 'the alarm is skipped',
    },
    change: {
      time: 'moment',
      half: 'am',
      needs: ITS_TIME,
      cancel: { method: 'cancel', with: { set_for: 'at' } },
      move: { method: 'change', with: { set_for: 'at' } },
      say: [
        `(make|have|put) {occurrence:moment} ${ALARM} [for|to|at] {at:moment}`,
        `(change|move|reschedule|reset|update|adjust|shift|push|bring|set|modify|edit) [the|my] {set_for:moment} ${ALARM} (to|for)`,
        `(change|move|reschedule|reset|update|adjust|shift|push|bring|modify|edit) [the|my] ${ALARM} [from {set_for:moment}] [back|forward] [to] [start|ring|go off|for|at]`,
        `(change|move|reschedule|reset|update|adjust|shift|push|bring) (the|my) {query:words} alarm [to|for]`,
        `(change|move|reschedule|reset|adjust|shift|push|set) [the|my] [{set_for:moment}] ${ALARM} to {at:moment}`,
        ...ways(
          { give: { once: true } },
          '(let (me|us)|(i|we) (want|would like) to|(can|may) (i|we)) (lie in|sleep in|sleep|have a lie in|stay in bed) (till|until|to) {at:moment}',
          `(wake|get) (me|us) up at {at:moment} (instead|for once|just this once|only this once|this once)`,
        ),
        `(change|move|reschedule|reset|adjust|shift|push) (the|my) one (at|for|on) {occurrence:moment} to {at:moment}`,
        `(change|move|reschedule|reset|adjust|shift|push|set|put) (the|my) ${ALARM} (on|for|of) {occurrence:moment} (to|for|at) {at:moment}`,
        `(change|move|reschedule|reset|adjust|shift|push|set|put) {occurrence:moment} ${ALARM} (to|for|at) {at:moment}`,
      ],
      outcome: 'the alarm is changed',
    },
    snooze: {
      time: 'none',
      say: [
        'snooze [it|that|the alarm|my alarm|alarm] [for|by] [another] [{for:duration}] [more|longer]',
        '(push|move|delay|postpone) (the|my) alarm [back|by] {for:duration}',
        '(let me|i want to) sleep [for] [another] {for:duration} [more|longer]',
        'wake me [up] again in {for:duration}',
        'hit snooze [for {for:duration}]',
      ],
      outcome: 'the alarm is snoozed',
    },
  },
};
