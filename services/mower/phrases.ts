import { PAST, type Phrases } from '../../src/domain/index.ts';

const HOME = '[to] [the|its|his|her] (dock|base|home|station|charger)';

/** What people say to robot mowers; with one in the garden, mowing the lawn alone means it. */
export const phrases: Phrases = {
  service: 'mower',
  topics: ['lawn', 'grass', 'mow'],
  kinds: ['mower'],
  nouns: { any: ['mower', 'lawn mower', 'lawnmower', 'robot mower'] },
  states: {
    mowing: ['mowing', 'cutting', 'out', 'working', 'running'],
    docked: ['docked', 'home', 'charging', 'parked'],
    paused: ['paused', 'stopped'],
    returning: ['returning', 'on its way back'],
    error: ['stuck', 'in trouble'],
  },
  methods: {
    start: {
      say: [
        '(start|run|send out|launch|activate|turn on|resume|continue) {target}',
        '(send|turn|let) {target} (out|on|mow)',
        { say: '(mow|cut|trim) [the|my|our] (lawn|grass|garden)', give: { target: { all: true } } },
        {
          say: '(start|resume|continue|carry on|go on|keep) [with] [the] (mowing|cutting the grass|cutting the lawn)',
          give: { target: { all: true } },
        },
      ],
      chore: true,
      outcome: '{target} {is} mowing',
      undo: 'dock',
    },
    pause: {
      say: [
        '(pause|stop|halt|hold) {target}',
        { say: '(pause|stop) [the] mowing', give: { target: { all: true } } },
      ],
      outcome: '{target} {is} paused',
      undo: 'start',
    },
    dock: {
      say: [
        '(dock|park|recall|bring back|turn off) {target}',
        `(send|bring|get|call|drive) {target} (home|back|in|${HOME})`,
        `{target} (go|come|return) (home|back|${HOME})`,
      ],
      outcome: '{target} {is} on its way to the dock',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|are) {target} {state}',
        '(what is|what does) {target} (doing|do|up to)',
        '(what is|check) [the] (state|status) of {target}',
      ],
    },
  },
};
