import type { Phrases } from '../../src/domain/index.ts';

const SET = '(set|start|create|make|give me|get|add|put|put on|begin|run|set up|start up|need|want)';
/** Before a name that is free, so that it does not swallow what is no timer. */
const NAMED = '(set|start|create|make|begin|set up) [me] (a|an|another|my)';
const ALL = { all: true };
const THE = '[the|my|a|that|this|our]';

/** What people say to timers: by name, by length, or just "the timer". */
export const phrases: Phrases = {
  service: 'timer',
  methods: {
    start: {
      time: 'none',
      needs: { duration: 'for how long' },
      say: [
        `${SET} [me] [a|an|the|another] [new] timer [for|of|to] {duration}`,
        `${SET} [me] [a|an|the|another] {duration} timer`,
        `${SET} [me] [a|an|the|another] {duration} timer (for|named|called|labeled|labelled|to) [the] {name:words}`,
        `${SET} [me] [a|an|the|another] [new] timer (for|of) {duration} (for|named|called|labeled|labelled|to) [the] {name:words}`,
        `${SET} [me] [a|an|the|another] [new] timer (named|called|labeled|labelled) {name:words} (for|of) {duration}`,
        `${NAMED} {name:words} timer (for|of) {duration}`,
        `${NAMED} {duration} {name:words} timer`,
        '(timer|new timer|a timer) [for|of] {duration}',
        '(timer|new timer|a timer) [for|of] {duration} (for|named|called|to) [the] {name:words}',
        '{duration} timer',
        '{duration} timer (for|named|called) [the] {name:words}',
        '(time|count down) {duration}',
        '(set|start|give me|make) [me] [a|an] {duration} countdown',
        '(tell|alert|notify|let) me [know] when {duration} (have|has|is|are) (passed|over|up|gone by|elapsed)',
        'time {duration} for [the] {name:words}',
        '(set|start) [a] countdown (for|of|from) {duration}',
      ],
      follow: ['for [the] {name:words}'],
      outcome: 'the timer is set for {duration}',
    },
    cancel: {
      time: 'none',
      say: [
        `(cancel|stop|delete|remove|clear|end|kill|turn off|switch off|silence|dismiss|quit) ${THE} timer`,
        `(cancel|stop|end|kill|turn off|switch off|silence|dismiss|quit) ${THE} {name:words} timer`,
        `(cancel|stop|delete|remove|clear|end|kill|turn off) ${THE} timer (for|named|called) [the] {name:words}`,
        `(turn|switch|shut) ${THE} timer off`,
        {
          say: '(cancel|stop|delete|remove|clear|end|kill|turn off|silence|dismiss) (all|all the|all my|all of the|all of my|every|my|the|both|both the) timers',
          give: ALL,
        },
        {
          say: '(cancel|stop) (it|that)',
          that: { name: 'name' },
        },
      ],
      outcome: 'the timer is cancelled',
    },
    pause: {
      time: 'none',
      say: [
        `(pause|hold|freeze) ${THE} timer`,
        `(pause|hold|freeze) ${THE} {name:words} timer`,
        `(pause|hold|freeze) ${THE} timer (for|named|called) [the] {name:words}`,
        { say: '(pause|hold) (all|all the|all my|all of the|every|my|both|the) timers', give: ALL },
      ],
      outcome: 'the timer is paused',
    },
    resume: {
      time: 'none',
      say: [
        `(resume|continue|unpause|restart) ${THE} timer`,
        `(resume|continue|unpause|restart) ${THE} {name:words} timer`,
        `(resume|continue|unpause) ${THE} timer (for|named|called) [the] {name:words}`,
        `start ${THE} timer again`,
        `start ${THE} {name:words} timer again`,
        {
          say: '(resume|continue|unpause) (all|all the|all my|all of the|every|my|both|the) timers',
          give: ALL,
        },
      ],
      outcome: 'the timer is running again',
    },
    add: {
      time: 'none',
      say: [
        `(add|put) {duration} [more] (to|on|on to) ${THE} timer`,
        `(add|put) {duration} [more] (to|on|on to) ${THE} {name:words} timer`,
        `(add|put) {duration} [more] (to|on) ${THE} timer (for|named|called) [the] {name:words}`,
        `(extend|increase|prolong|lengthen) ${THE} timer by {duration}`,
        `(extend|increase|prolong|lengthen) ${THE} {name:words} timer by {duration}`,
        `(extend|increase|prolong|lengthen) ${THE} timer (for|named|called) [the] {name:words} by {duration}`,
        `give ${THE} {name:words} timer {duration} more`,
        `give ${THE} {name:words} timer (another|an extra) {duration}`,
      ],
      outcome: 'the timer runs {duration} longer',
    },
    get: {
      question: true,
      time: 'none',
      say: [
        `(how long is|how much time is|how much is|how long have i got|how much time do i have|what is) left (on|of|for) ${THE} {name:words} timer`,
        `(how long is|how much time is|how much is|how long have i got|how much time do i have|what is|how long have we got) left (on|of|for) ${THE} timer`,
        `(how long is|how much time is|how much is|how long have i got|how much time do i have) left (on|of|for) ${THE} timer (for|named|called) [the] {name:words}`,
        `[how much] time left (on|of|for) ${THE} [{name:words}] timer`,
        `how (long|much longer|much time) (has|does|until|till) ${THE} [{name:words}] timer [have|got|has] [left|to go|is done|is over|goes off|ends]`,
        `when (does|will|is) ${THE} [{name:words}] timer (end|go off|finish|done|over|up|run out|going to go off)`,
        `(is|are) ${THE} {name:words} timer (still running|running|done|over|finished|up|paused)`,
        `is ${THE} timer (still running|running|done|over|finished|up|paused)`,
        `(what is|check|tell me) the (status|state) of ${THE} [{name:words}] timer`,
        `(check|show me|show) ${THE} [{name:words}] timer`,
        'timer status',
        `how is ${THE} {name:words} timer doing`,
        {
          say: '(what|which) timers (are there|are running|do i have|have i got|are set|are on|do we have|are active)',
          give: ALL,
        },
        { say: '(list|show|show me|check|read me|tell me|what are) [all] (my|the|our) timers', give: ALL },
        { say: '(are there|do i have|have i got|have we got) any timers [running|set|on|active]', give: ALL },
        { say: '(how long is|how much time is) left on (my|the|all my|all the) timers', give: ALL },
        { say: '(status of) (my|the|all) timers', give: ALL },
      ],
      outcome: 'what is left on the timer',
    },
  },
};
