import type { Phrases } from '../../src/domain/index.ts';
import { LEVELS } from './levels.ts';

const ASK = '(what is|what was|tell me|check|give me|read|read me)';
const HOUSE = '[in here|in the house|inside|at home|indoors]';
const ALL = { target: { all: true } };

/** The ways to ask for one kind of reading, in a room, of a device by name, or in the whole house. */
function reading(kind: string, nouns: string, how?: string) {
  const give = { kind };
  return [
    { say: `${ASK} [the] [current] ${nouns} [level|reading|like] (in|of|at|on|for) {target:place}`, give },
    { say: `${ASK} {target:place} ${nouns} [level|reading]`, give },
    { say: `${ASK} [the] ${nouns} [level|reading|like] ${HOUSE}`, give: { ...give, ...ALL } },
    ...(how === undefined
      ? []
      : [
          { say: `how ${how} is it [in|on|at] {target:place}`, give },
          { say: `how ${how} is {target:place}`, give },
          { say: `is it ${how} [in|on|at] {target:place}`, give },
          { say: `how ${how} is it ${HOUSE}`, give: { ...give, ...ALL } },
        ]),
  ];
}

/** What people ask of sensors. A door's being open is its contact's to tell, its being locked the lock's. */
export const phrases: Phrases = {
  service: 'sensor',
  kinds: ['sensor', 'binary_sensor'],
  nouns: {
    any: ['sensor'],
    named: [
      'contact',
      'detector',
      'thermometer',
      'temperature',
      'humidity',
      'battery',
      'motion',
      'power',
      'door',
      'window',
      'meter',
    ],
  },
  states: {
    open: ['open', 'opened', 'ajar'],
    closed: ['closed', 'shut'],
    motion: ['moving', 'triggered'],
    clear: ['clear', 'still'],
    wet: ['wet', 'leaking'],
    dry: ['dry'],
  },
  conditions: LEVELS,
  methods: {
    get: {
      question: true,
      time: 'none',
      say: [
        ...reading('temperature', '(temperature|temp)', '(warm|hot|cold|cool|chilly)'),
        ...reading('humidity', '(humidity|moisture)', '(humid|damp|dry)'),
        ...reading('battery', '(battery|charge|battery charge)'),
        ...reading('power', '(power|power use|power usage|power consumption|consumption)'),
        ...reading('illuminance', '(brightness outside|light level|illuminance)'),
        ...reading('co2', '(co2|carbon dioxide|air quality)'),
        {
          say: 'how much (power|electricity) (is|does) {target} (using|use|drawing|draw)',
          give: { kind: 'power' },
        },
        { say: 'how full is [the] battery (of|in) {target}', give: { kind: 'battery' } },
        { say: 'how much (battery|charge) does {target} have [left]', give: { kind: 'battery' } },
        { say: 'how much (battery|charge) is left (in|on) {target}', give: { kind: 'battery' } },
        {
          say: '(is there|was there|is) [any] (motion|movement) (in|on|at) {target:place}',
          give: { kind: 'motion' },
        },
        {
          say: '(is|are) (there|anyone|anybody|someone|somebody) [moving|there] (in|on|at) {target:place}',
          give: { kind: 'motion' },
        },
        '(did|have) (i|we|you|somebody|someone) (leave|left|close|closed|shut|open|opened) {target} [{state}]',
        '(what is|what does|tell me) {target} (reading|say|at|read|showing|show)',
        '(what is|check|tell me) [the] (state|status|value|current value|reading) of {target}',
        '(check|read) {target}',
      ],
      outcome: 'what {target} tells',
    },
  },
};
