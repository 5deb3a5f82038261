import type { Phrases } from '../../../src/domain/index.ts';
import { defineLanguage, type Language, type LanguageInput } from '../../../src/understanding/index.ts';

/**
 * A little German: enough to switch and dim lights, to put things off and to go on with "die Küche auch". It stands outside the engine and
 * touches no file of it, which is what it is for: whatever it lacks is left out, and nothing of English shines through.
 */

type Tokens = Parameters<NonNullable<NonNullable<LanguageInput['numbers']>['numberAt']>>[0];
type Times = NonNullable<LanguageInput['times']>;
type Piece = ReturnType<NonNullable<Times['piecesAt']>>[number];

const word = (tokens: Tokens, at: number): string => tokens[at]?.said ?? '';

const UNITS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const TENS = new Map([
  ['zwanzig', 20],
  ['dreißig', 30],
  ['vierzig', 40],
  ['fünfzig', 50],
  ['achtzig', 80],
  ['hundert', 100],
]);

function numberAt(tokens: Tokens, at: number): { value: number; end: number } | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'number') return { value: token.value!, end: at + 1 };
  const said = token.said === 'eins' || token.said === 'einer' ? 'ein' : token.said;
  const unit = UNITS.indexOf(said);
  const value = unit >= 0 ? unit : TENS.get(said);
  return value === undefined ? undefined : { value, end: at + 1 };
}

const LENGTHS = new Map([
  ['sekunde', { ms: 1000, days: 0, months: 0 }],
  ['minute', { ms: 60_000, days: 0, months: 0 }],
  ['stunde', { ms: 3_600_000, days: 0, months: 0 }],
  ['tag', { ms: 0, days: 1, months: 0 }],
]);

function durationAt(tokens: Tokens, at: number) {
  const number = numberAt(tokens, at);
  const unit = number === undefined ? undefined : LENGTHS.get(tokens[number.end]?.name ?? '');
  if (number === undefined || unit === undefined) return undefined;
  const { value, end } = number;
  return { value: { ms: unit.ms * value, days: unit.days * value, months: 0 }, end: end + 1 };
}

/** "Um neun", "um halb acht", "um 7:30"; half an hour is said before the hour that it leads to. */
function clockAt(tokens: Tokens, at: number): Piece | undefined {
  if (word(tokens, at) !== 'um') return undefined;
  const shown = tokens[at + 1];
  if (shown?.kind === 'clock')
    return { value: { type: 'clock', clock: { minutes: shown.value!, sure: true } }, end: at + 2 };
  const half = word(tokens, at + 1) === 'halb';
  const hour = numberAt(tokens, half ? at + 2 : at + 1);
  if (hour === undefined || hour.value > 24) return undefined;
  const minutes = hour.value * 60 - (half ? 30 : 0);
  const end = word(tokens, hour.end) === 'uhr' ? hour.end + 1 : hour.end;
  return { value: { type: 'clock', clock: { minutes, sure: hour.value > 12 } }, end };
}

const DAYS = new Map([
  ['heute', 0],
  ['morgen', 1],
  ['übermorgen', 2],
]);
const PARTS = new Map([
  ['morgens', 'morning'],
  ['früh', 'morning'],
  ['mittags', 'lunch'],
  ['abend', 'evening'],
  ['abends', 'evening'],
] as const);

function piecesAt(tokens: Tokens, at: number): readonly Piece[] {
  const clock = clockAt(tokens, at);
  if (clock !== undefined) return [clock];
  const length = word(tokens, at) === 'in' ? durationAt(tokens, at + 1) : undefined;
  if (length !== undefined) return [{ value: { type: 'in', length: length.value }, end: length.end }];
  const day = DAYS.get(word(tokens, at));
  if (day !== undefined) return [{ value: { type: 'day', day: { type: 'plus', days: day } }, end: at + 1 }];
  const part = PARTS.get(word(tokens, at) as 'abend');
  return part === undefined ? [] : [{ value: { type: 'part', part }, end: at + 1 }];
}

const JOINTS = new Map([
  ['und', 'and'],
  [',', 'comma'],
  ['.', 'stop'],
  ['!', 'stop'],
  ['?', 'stop'],
  ['dann', 'then'],
  ['danach', 'then'],
  ['aber', 'but'],
] as const);

export const GERMAN: Language = defineLanguage({
  code: 'de',
  forms: {
    contractions: new Map([
      ['im', ['in', 'dem']],
      ['am', ['an', 'dem']],
      ['ins', ['in', 'das']],
    ]),
    common: new Set('mich mir noch nach dann wann dank danke'.split(' ')),
    hesitations: new Set(['äh', 'ähm', 'hm']),
    stemOf: (said) =>
      said.length > 4 && !said.endsWith('er') ? said.replace(/(?:en|e|n)$/, '') || said : said,
    pluralOf: (said) => (said.endsWith('e') ? `${said}n` : said),
    alike: new Map([
      ['lichter', 'licht'],
      ['minut', 'minute'],
      ['stund', 'stunde'],
    ]),
  },
  is: {
    article: 'der die das den dem des ein eine einen mein meine meinen',
    definite: 'der die das den dem',
    and: 'und',
    or: 'oder',
    not: 'nicht',
    me: 'mich mir',
    filler: 'bitte mal doch noch jetzt auch',
    pronoun: 'es sie ihn',
    everything: 'alles',
    other: 'andere anderen',
    placeLead: 'in auf vor',
    placeLeadAgain: 'in',
    frontLead: 'in auf vor',
    behindThing: 'an aus ein',
    brought: 'ganz',
    be: 'ist sind',
    behindState: 'ist sind',
    then: 'dann',
    governor: 'wenn falls ob weil',
  },
  numbers: {
    numberAt,
    percentAt: (tokens, at, bare = false) => {
      if (word(tokens, at) === 'halb') return { value: 50, end: at + 1 };
      const number = numberAt(tokens, at);
      if (number === undefined) return undefined;
      const unit = word(tokens, number.end);
      if (unit === 'prozent' || unit === '%') return { value: number.value, end: number.end + 1 };
      return bare ? number : undefined;
    },
    mayMeasure: (token) =>
      token.kind === 'number' || UNITS.includes(token.said) || TENS.has(token.said) || token.said === 'halb',
  },
  times: {
    piecesAt,
    alonePiecesAt: piecesAt,
    durationAt: (tokens, at) => durationAt(tokens, at),
    atClock: 'um',
  },
  nouns: {
    isArticle: ({ said }) => GERMAN.is.article.has(said),
    quantifiedAt: (tokens, at) => {
      const all = ['alle', 'sämtliche'].includes(word(tokens, at));
      const start = all ? at + 1 : at;
      return { start: GERMAN.is.article.has(word(tokens, start)) ? start + 1 : start, all };
    },
    nextItemAt: (tokens, at) => (['und', ','].includes(word(tokens, at)) ? at + 1 : undefined),
    exceptionAt: (tokens, at) => (['außer', 'ohne'].includes(word(tokens, at)) ? at + 1 : undefined),
    mayStandForThing: ({ said }) => GERMAN.is.pronoun.has(said) || GERMAN.is.everything.has(said),
    hereAt: (tokens, at) => (word(tokens, at) === 'hier' ? { here: 'here', end: at + 1 } : undefined),
    hereOf: (said) => (said === 'hier' ? 'here' : said === 'überall' ? 'everywhere' : undefined),
  },
  clauses: {
    jointsAt: (tokens, at) => {
      const joint = JOINTS.get(word(tokens, at) as 'und');
      return joint === undefined ? [] : [{ joint, end: at + 1 }];
    },
    conditionAt: (tokens, at) =>
      ['wenn', 'falls'].includes(word(tokens, at)) ? { type: 'if', end: at + 1, not: false } : undefined,
    mayBeCondition: (said) => said === 'wenn' || said === 'falls',
    isQuestion: (tokens, start) => ['ist', 'sind', 'welche'].includes(word(tokens, start)),
  },
  phrases: {
    there: '(in|auf|vor) {target:place}',
    fragments: {
      service: '',
      methods: {
        target: { say: ['[in] {target:place} [auch]', '{target:place} ebenso'] },
        value: { say: ['[auf] {value:percent}'] },
        time: { say: ['[und] (verschieb|leg) (es|das) auf'] },
        undo: { say: ['mach das rückgängig'] },
      },
    },
    courtesies: {
      roundabout: ['(könntest|kannst|würdest) du [bitte|mal]'],
      elseNothing: [],
      tags: [],
      prefaces: ['ich möchte dass du'],
      trailing: ['danke', 'vielen dank'],
      textTails: [],
    },
    vocabulary: () => [...UNITS, ...TENS.keys(), ...DAYS.keys(), ...JOINTS.keys(), 'minuten', 'stunden'],
  },
  talk: {
    patterns: [
      ['thanks', 'exact', 'danke|vielen dank'],
      ['greeting', 'exact', 'hallo|guten morgen'],
    ],
  },
  replies: {
    yesOrNo: (text) =>
      /^(ja|gerne)\b/i.test(text)
        ? { answer: 'yes', rest: '' }
        : /^nein\b/i.test(text)
          ? { answer: 'no', rest: '' }
          : undefined,
    options: { skip: ['lass es'] },
  },
  wording: {
    hourOfPart: (at, part) => `${at}, weil du „${part}“ gesagt hast`,
    nextClock: (clock) => `das nächste Mal ${clock}`,
    saidClock: (clock) => `weil du „${clock}“ gesagt hast`,
    clock: (minutes) => `${Math.floor(minutes / 60)} Uhr${minutes % 60 === 0 ? '' : ` ${minutes % 60}`}`,
    takenAs: (name) => `als ${name} verstanden`,
    reasons: {
      'not-understood': 'nicht verstanden',
      'too-long': 'die Nachricht ist zu lang',
      'hangs-on-lost-words': 'es hängt an Worten, die nicht verstanden wurden',
      'waits-for-lost-words': 'es sollte auf Worte warten, die nicht verstanden wurden',
      'corrected-by-lost-words': 'es wurde mit Worten berichtigt, die nicht verstanden wurden',
      'goes-on-with-lost-words': 'es geht mit Worten weiter, die nicht verstanden wurden',
      'goes-on-with-question': 'es geht mit einer Frage weiter',
      'nothing-spoken-of': 'wovon die Rede ist, wurde nicht gesagt',
      'nothing-fits': 'nichts hier passt zu diesen Worten',
      'nothing-new': 'das ist nichts Neues',
      'nothing-to-go-with': 'es wurde nichts gesagt, zu dem diese Worte gehören',
      'value-of-nothing': 'es wurde nichts gesagt, zu dem dieser Wert gehört',
      'cannot-take-back': 'wie man es zurücknimmt, ist nicht bekannt',
      'no-time-named': 'es wurde keine Zeit genannt',
      'which-one': 'welches gemeint ist',
      'time-cannot-be': 'diese Zeit gibt es nicht',
      'would-end-series': 'das wäre nur ein Tag statt aller',
      'two-times': 'es hat zwei Zeiten',
      'length-has-no-use': 'wie lange, wird hier nicht verstanden',
      'about-not-said': 'worum es gehen soll, wurde nicht gesagt',
      'condition-not-understood': 'die Bedingung wurde nicht verstanden',
      'condition-of-nothing': 'wovon die Bedingung spricht, ist nicht bekannt',
      'condition-which-one': 'welches die Bedingung meint',
      'goes-round': 'jedes müsste vor dem anderen kommen',
    },
  },
});

/** What people say to lights, and to a reminder. */
export const GERMAN_PHRASES: readonly Phrases[] = [
  {
    service: 'light',
    kinds: ['light'],
    nouns: { any: ['licht', 'lampe', 'leuchte'] },
    states: { on: ['an', 'ein'], off: ['aus'] },
    step: { method: 'set', param: 'brightness_step', by: 10 },
    methods: {
      turn_on: {
        say: [
          '(schalte|schalt|mach|mache) {target} (an|ein)',
          '{target} (an|ein)',
          '(schalte|mach) (an|ein) {target}',
        ],
        undo: 'turn_off',
      },
      turn_off: {
        say: ['(schalte|schalt|mach|mache) {target} aus', '{target} (aus|ausschalten|ausmachen)'],
        undo: 'turn_on',
      },
      set: {
        say: [
          '(stelle|stell|dimme|dimm) {target} [auf] {brightness:percent}',
          '{target} auf {brightness:percent}',
        ],
      },
      get: {
        time: 'none',
        question: true,
        say: ['(ist|sind) {target} {state}', 'welche {target} (ist|sind) {state}'],
      },
    },
  },
  {
    service: 'reminders',
    methods: {
      create: {
        time: 'moment',
        needs: {
          text: { words: 'woran', ask: 'Woran soll ich erinnern?' },
          'at|rrule|sun': { words: 'wann', ask: 'Wann soll ich erinnern?' },
        },
        say: ['erinnere {to:person} daran {text:words}', 'erinnere {to:person} an {text:words}'],
      },
    },
  },
];
