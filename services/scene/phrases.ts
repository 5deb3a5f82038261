import type { Phrases } from '../../src/domain/index.ts';

/** Without the word "scene" or "mode", free words are one only if they sound like one. */
const SOUNDS = {
  name: [
    'night',
    'movie',
    'film',
    'cinema',
    'party',
    'dinner',
    'morning',
    'bedtime',
    'evening',
    'relax',
    'relaxing',
    'relaxation',
    'romantic',
    'romance',
    'focus',
    'welcome',
    'cozy',
    'cosy',
    'vacation',
    'holiday',
    'sunset',
    'sunrise',
    'christmas',
    'wake',
  ],
};
/** Of what is set to a mode of its own: "set the *heat pump to* dry mode". */
const OF_A_THING = {
  name: 'to in into on ac air conditioner thermostat climate hvac heater heating cooling fan vacuum system pump'.split(
    ' ',
  ),
};
const SET =
  '(activate|start|set|set up|run|turn on|switch on|enable|put on|apply|trigger|begin|launch|do|load|use)';
const TO =
  '(switch|change|go|transition|move|set the house|put the house|set everything|turn the house) (to|into|in)';

/** What people say about scenes. */
export const phrases: Phrases = {
  service: 'scene',
  methods: {
    activate: {
      say: [
        `${SET} {name:scene} [scene|mode] [[in|at|for|on] {area:area}]`,
        `${SET} [the] {area:area} {name:scene} [scene|mode]`,
        `${SET} [the|my|our] (scene|mode) {name:scene} [[in|at|for|on] {area:area}]`,
        '(have|let us have|let us do|let us go for|i would like|we would like|i want|we want|time for|it is time for|give us|give me) [the|a] {name:scene} [scene|mode] [now]',
        '(set|change|switch|turn|put) [the|my|our] (scene|mode|mood|house) (to|on|for|into) {name:scene} [scene|mode]',
        `${TO} [the] [scene|mode] {name:scene} [scene|mode] [[in|at|for|on] {area:area}]`,
        '(put|turn|switch|have) {name:scene} [scene|mode] on',
        '(change|switch|set|turn|put|bring|take) {area:area} (to|into|in|on) {name:scene} [scene|mode]',
        '{name:scene} [scene|mode] [on] [[in|at|for] {area:area}]',
        { say: `${SET} [the|my|our|a] {name:words} (scene|mode)`, without: OF_A_THING },
        { say: `${SET} [the|my|our] (scene|mode) [called|named] {name:words}`, without: OF_A_THING },
        `${TO} [the|my|our] {name:words} (scene|mode)`,
        { say: '{name:words} scene', hold: SOUNDS },
        'scene {name:words}',
        {
          say: '(activate|set the scene for|set the scene to|set the mood for) [the] {name:title}',
          hold: SOUNDS,
        },
        { say: `${TO} [the] {name:words}`, hold: SOUNDS },
      ],
      outcome: '{name} is on',
    },
    keep: {
      time: 'none',
      needs: { area: { words: 'of which room', ask: 'Which room is the scene of?' } },
      say: [
        '(save|store|keep|remember) (this|it|these|these lights|the lights|the light|this light|this mood|this setting|these settings|everything|how it is|how it is now) [now] [in|of] [{area:area}] as [a|the|my|our] [scene|mood] [called|named] {name:title} [scene]',
        '(save|store|keep|remember) {area:area} [now|as it is|as it is now|how it is|the way it is] as [a|the|my|our] [scene|mood] [called|named] {name:title} [scene]',
        '(make|create) [a|the|my|our] {name:title} scene (of|from|out of) (this|how it is|{area:area}|the lights)',
        '(make|create) [a|the|my|our] scene [called|named] {name:title} (of|from|out of) (this|how it is|{area:area}|the lights)',
      ],
      outcome: '{name} is kept',
    },
    forget: {
      time: 'none',
      say: [
        '(delete|remove|get rid of|drop) [the|my|our] {name:scene} scene',
        '(delete|remove|forget|get rid of|drop) [the|my|our] scene [called|named] {name:words}',
      ],
      outcome: '{name} is forgotten',
    },
    list: {
      question: true,
      time: 'none',
      say: [
        '(what|which) scenes (are there|do i have|have i got|do we have|can i activate|are set up)',
        '(list|show|show me|tell me|read me) [all] (my|the|our) scenes',
      ],
      outcome: 'the scenes',
    },
  },
};
