import type { Phrases } from '../../src/domain/index.ts';

const ALARM =
  '(alarm|alarms|alarm clock|alarm clocks|wake up alarm|wake up alarms|wakeup alarm|wake up call|wake up calls|wakeup call|wake up alert|wake up time|wakeup time)';
const SET =
  '(set|set up|setup|start|create|make|add|put|put in|put on|schedule|give|get|turn on|switch on|activate|enable|program|fix|place|establish|initiate|arrange|book|want|need|have|use|setting|play|sound|ring|start up|initialize|set me|(i|we) (need|want|would like|would love) [to have|to set|to start|to get|to create|to make|to set up|to add|to put])';
const OFF =
  '(cancel|delete|remove|stop|turn off|switch off|shut off|shut down|disable|deactivate|clear|erase|kill|drop|discard|get rid of|take away|take off|take out|silence|dismiss|end|unset|quit|scrap|forget|abort|remove out|mute|withdraw|disarm|undo)';
const MINE =
  '[the|my|an|a|any|this|that|our|all] [first|earliest|next|last|latest|upcoming|scheduled|current|existing|daily|set]';
const GOES = '[to] (go off|ring|sound|wake me|wake me up|start|play|set|be set)';
const ALL = { all: true };

/** What people say about alarms. */
export const phrases: Phrases = {
  service: 'alarm',
  topics: [{ words: ['wake', 'wake up', 'oversleep', 'get up'], method: 'set' }, 'snooze'],
  methods: {
    set: {
      time: 'moment',
      half: 'am',
      needs: { 'at|rrule': 'when' },
      cancel: { method: 'cancel', with: { set_for: 'at', query: 'name' } },
      move: { method: 'change', with: { set_for: 'at', query: 'name' } },
      say: [
        `${SET} [me|us] [up] [a|an|another|the|my|one|new|of] [new|daily|early] ${ALARM} [for me] [set|on|up|set up] [${GOES}] [for|at|to|of|on|by] [me]`,
        `${SET} [me|us] [a|an|another|the|my] [new|daily] ${ALARM} [set] (for|to|at) {at:moment}`,
        `${SET} [me|us] [a|an|another|the|my] [new|daily] ${ALARM} (called|named|labeled|labelled|titled) {name:words}`,
        `${SET} [me|us] [a|an|another|the|my] [new|daily] ${ALARM} (for|to) [the|my] {name:words}`,
        `(set|create|make|add) [me] (a|an|another) {name:words} alarm [for|at]`,
        `[new|a|an|another] ${ALARM} [set] (for|at|on)`,
        `[new|a|an|another] (alarm|alarm clock) [set]`,
        `(make sure|ensure|see|see to it|be sure) [that] [my|the|an|a] ${ALARM} (is|gets|will be|rings|goes off|sounds) [set|on|active|enabled|ready] [for|at|to]`,
        `(add|set) (to|in) [my|the] ${ALARM}`,
        '(ensure|make sure) [that] (i|we) [have to] (wake up|get up|wake|am up|are up|am awake) [at|by]',
        '(wake|get) me up [at|by|in] (because i have to|because i need to|because i have|so i can|so that i can|i need to|i have to|i have|as i have to|as i have|since i have) {name:words}',
        `(sound|ring) [the|an|my] alarm [for|at]`,
        `${SET} [me|us] [a|an|another|the|my] timer (for|at|until) [clock]`,
        '(wake|get) me up [at|by|in]',
        'wake me [at|by|in]',
        '(alert|buzz|beep|ring) me',
        'wake me [up] (for|to) [the|my] {name:words}',
        '[i] (need|want|have|would like|got|must|am) [to] (wake up|get up|be up|be awake|be woken up|be woken|get woken up) [at|by]',
        '(send|give) me a (wake up|wakeup) (call|alert|alarm) [at|for]',
        `(set|turn|switch) [the|my] ${ALARM} on [for|at]`,
        '(set|turn|switch) (the|my) {name:words} alarm on [for|at]',
        `have [the|my|an] ${ALARM} ${GOES} [at|for]`,
      ],
      follow: ['(one|another|another one) [set] [for|at]', 'for', 'at'],
      outcome: 'the alarm is set',
    },
    list: {
      question: true,
      time: 'filter',
      say: [
        `(list|show|read) [me] [all] [my|the] ${ALARM}`,
        `(what|which) ${ALARM} (do i have|have i|are) [set|on|active]`,
        '[all] [of] [my|the|our] [set|current|active|upcoming] alarms',
        '(alarm|alarms) (status|please)',
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
        `(this|that|the|my) [{set_for:moment}] ${ALARM} (needs to be|should be|must be|has to be|can be|to be|is to be|is) [permanently] (removed|cancelled|canceled|deleted|silenced|stopped|turned off|switched off|disabled|deactivated)`,
        `(i|we) (would like|want|need) [to have] (this|that|the|my) [{set_for:moment}] ${ALARM} [to be] [permanently] (removed|cancelled|canceled|deleted|silenced|stopped|turned off|switched off|disabled|deactivated)`,
        `(i|we) (do not|no longer) need (the|my|this|that|any|an) [{set_for:moment}] ${ALARM} [anymore|any more|now] [(for|at|on|of) {set_for:moment}]`,
        { say: '(do not|no need to) wake me [up] [for|on|at|by] [the] {set_for:moment}', give: ALL },
        `${OFF} ${MINE} ${ALARM} (called|named|labeled|labelled) {query:words}`,
        `${OFF} (the|my) {query:words} alarm`,
        `${OFF} (all|all my|all the|my|the) {query:words} alarms`,
        `(turn|switch|shut) ${MINE} ${ALARM} off`,
        {
          say: `${OFF} (all|all the|all my|all of the|all of my|every|my|the|both|any|both my|my current|my existing|all current) (alarms|wake up calls) [i have] [set|that are set|that i have set] [for] [me]`,
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
    change: {
      time: 'moment',
      half: 'am',
      needs: { 'at|rrule': 'when' },
      cancel: { method: 'cancel', with: { set_for: 'at' } },
      move: { method: 'change', with: { set_for: 'at' } },
      say: [
        `(change|move|reschedule|reset|update|adjust|shift|push|bring|set|modify|edit) [the|my] {set_for:moment} ${ALARM} (to|for)`,
        `(change|move|reschedule|reset|update|adjust|shift|push|bring|modify|edit) [the|my] ${ALARM} [from {set_for:moment}] [back|forward] [to] [start|ring|go off|for|at]`,
        `(change|move|reschedule|reset|update|adjust|shift|push|bring) (the|my) {query:words} alarm [to|for]`,
        `(change|move|reschedule|reset|adjust|shift|push|set) [the|my] [{set_for:moment}] ${ALARM} to {at:moment}`,
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
