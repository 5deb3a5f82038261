/** loose: what the robust reader is told of English, in tables. */
import type { LooseGrammar } from '../../index.ts';
import { APPLIANCES, BEYOND } from './beyond.ts';
import { AROUND_FEELING, FEELING_NOW, FEELINGS } from './feelings.ts';
import { MISHEARD, SOUND_ALIKES } from './misheard.ts';
import { ROOM_NAMES, THING_NAMES } from './other-names.ts';
import { REWORDINGS } from './rewordings.ts';
import { soundOf } from './sounds.ts';

/** By these a sentence denies, sets a condition, leaves out, puts off, or tells of others and of other times. */
const BINDING = new Set(
  (
    "not no never none nothing nor neither without don't dont doesn't didn't didnt won't wont wouldn't wouldnt shouldn't isn't aren't wasn't can't cant cannot couldn't " +
    'if unless when whenever while once whether until till except but besides apart excluding instead rather only otherwise else ' +
    'then after before later tomorrow yesterday tonight morning evening afternoon noon midnight ' +
    'week weekend monday tuesday wednesday thursday friday saturday sunday daily every each always usually often sometimes ' +
    'minute minutes hour hours second seconds oclock sunset sunrise dusk dawn ' +
    'was were had did used would should might may must said says say tell told asked ask wants wanted thinks wonder suppose imagine pretend ' +
    'stop cancel undo leave keep wait hold forget remind mean meant ' +
    'who what which why how where whose'
  ).split(' '),
);

const DENYING = new Set(
  "not no never none nothing nobody don't dont doesn't didn't didnt won't wouldn't isn't aren't wasn't can't cant cannot couldn't".split(' '),
);

const NOTING = new Set(
  'add list lists remind reminder reminders email mail message send note write calendar appointment meeting event alarm alarms timer timers named called announce order buy book schedule recipe song play search google weather news email joke game'.split(
    ' ',
  ),
);

export const ENGLISH_LOOSE: LooseGrammar = {
  rooms: ROOM_NAMES,
  things: THING_NAMES,
  rewordings: REWORDINGS,
  misheard: MISHEARD,
  soundAlikes: SOUND_ALIKES,
  soundOf,
  telling:
    /(?:,? (?:because|cos|cuz|'cause|coz|as|since|so)|,)? (?=(?:(?:i|we|it|he|she|they|nobody|noone|no one|everyone|everybody|somebody|someone|there)(?:'s|'m|'re|'ve|s)?|its|im|(?:my|our|his|her|the|this|that) [a-z]+(?:'s| is| are| can| has| have| needs?| wants?)|(?:mum|dad|mummy|daddy|gran|grandma) (?:is|'s)|what a|such a|time (?:for|to)|to (?:see|read|sleep|eat|relax|cook|watch)|so (?:i|we|he|she|they)) )/dgi,
  asking:
    /(?:[,.;!] ?|\b(?:so|and|then|please) )?\b(?=(?:can|could|would|will) (?:you|we|i|ya|somebody|someone)\b|please\b|(?:turn|switch|put|pop|stick|bung|open|close|shut|lock|dim|start|stop|set|make|get|mute|pause|draw|raise|lower|brighten|warm|cool|vacuum|hoover) )/dgi,
  binding: BINDING,
  denying: DENYING,
  noting: NOTING,
  feelings: FEELINGS,
  aroundFeeling: AROUND_FEELING,
  feelingNow: FEELING_NOW,
  cues: [
    { cue: /\b(?:off|kill|out)\b/i, wish: 'turn off {thing}' },
    { cue: /\b(?:on|going|start|started|running|need|want)\b/i, wish: 'turn on {thing}' },
    { cue: /\b(?:close|closed|shut|draw)\b/i, wish: 'close {thing}' },
    { cue: /\b(?:lock|locked|bolt)\b/i, wish: 'lock {thing}' },
    { cue: /\b(?:brighter|brighten)\b/i, wish: 'brighten {thing}' },
    { cue: /\b(?:dim|dimmer|darker|softer)\b/i, wish: 'dim {thing}' },
    { cue: /\b(?:louder|turn up)\b/i, wish: 'make {thing} louder' },
    { cue: /\b(?:quieter|quiet|softer|turn down)\b/i, wish: 'make {thing} quieter' },
    { cue: /\b(?:warmer|hotter)\b/i, wish: 'make it warmer' },
    { cue: /\b(?:cooler|colder)\b/i, wish: 'make it cooler' },
  ],
  inRoom: (room) => `in the ${room}`,
  appliances: APPLIANCES,
  beyond: BEYOND,
  noThing: (thing) => `there is no ${thing} here`,
  notDone: 'nothing here can do that',
};
