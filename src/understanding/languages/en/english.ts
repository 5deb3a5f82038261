import { defineLanguage, type Language } from '../index.ts';
import { conditionAt, mayBeCondition, withoutOnly } from './conditions.ts';
import { doneAt, jointsAt, mayBeDone, openersFrom } from './connectors.ts';
import { alsoLead, daytimeAt, daytimeBehind } from './daytimes.ts';
import { FRAMES, unneededOf, wishesOf } from './derived.ts';
import { EVERYWHERE } from './everywhere.ts';
import { FRAGMENT_PHRASES } from './fragments.ts';
import { ENGLISH_LOOSE, ENGLISH_STATEMENTS } from './loose/index.ts';
import { ENGLISH_TEACHING } from './loose/teaching.ts';
import { MANNERS } from './manners.ts';
import { negationEnd } from './negation.ts';
import { ENGLISH_NOUNS } from './nouns.ts';
import {
  colorAt,
  fewAt,
  kelvinAt,
  mayColor,
  mayMeasure,
  numberAt,
  ordinalAt,
  percentAt,
  temperatureAt,
} from './numbers.ts';
import { PATTERNS } from './patterns.ts';
import { ELSE_NOTHING, ROUNDABOUT, TAGS } from './politeness.ts';
import { isQuestion } from './questions.ts';
import { ENGLISH_REFERENCES } from './references.ts';
import { mayRelate, relativeAt } from './relatives.ts';
import { ENGLISH_REPLIES } from './replies.ts';
import { takenBackAt, withoutRestarts } from './restarts.ts';
import { ENGLISH_ROLES } from './roles.ts';
import { SOUND } from './sound/index.ts';
import { ENGLISH_TALK } from './talk.ts';
import { alonePiecesAt, withinAt } from './times/alone.ts';
import { boundAt, tailAt } from './times/bounds.ts';
import { mayBeClock } from './times/clock.ts';
import { weekdayAt } from './times/days.ts';
import { durationAt, unitAt } from './times/durations.ts';
import { withMoreBehind } from './times/more-behind.ts';
import { timesAt } from './times/pieces.ts';
import { yearAt } from './times/units.ts';
import { ENGLISH_TRAITS } from './traits.ts';
import { ENGLISH_VERBS } from './verbs.ts';
import { LANGUAGE_WORDS } from './vocabulary.ts';
import { ENGLISH_FORMS } from './word-forms.ts';
import { ENGLISH_WORDING } from './wording.ts';
import { COURTESIES, PREFACES } from './words.ts';

/** "*Tomorrow's* meetings": whose the thing is, is when it is. */
const OF_DAY = /^(today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s$/;

/** English, of both sides of the ocean. */
export const ENGLISH: Language = defineLanguage({
  code: 'en',
  forms: ENGLISH_FORMS,
  traits: ENGLISH_TRAITS,
  is: ENGLISH_ROLES,
  numbers: { numberAt, ordinalAt, fewAt, percentAt, temperatureAt, kelvinAt, colorAt, mayMeasure, mayColor },
  times: {
    piecesAt: timesAt,
    alonePiecesAt,
    durationAt,
    unitAt,
    yearAt,
    weekdayAt,
    mayBeClock,
    boundAt,
    tailBoundAt: tailAt,
    withinAt,
    isOfDay: (word) => word.endsWith("day's"),
    dayOfPossessive: (word) => OF_DAY.exec(word)?.[1],
    sideOf: (word) => (word === 'after' || word === 'before' ? word : undefined),
    atClock: 'at',
  },
  phrases: {
    everywhere: EVERYWHERE,
    fragments: FRAGMENT_PHRASES,
    there: '(in|on|of|for|at|from|with) {target:place}',
    frames: FRAMES,
    wishesOf,
    unneededOf,
    courtesies: {
      roundabout: ROUNDABOUT,
      elseNothing: ELSE_NOTHING,
      tags: TAGS,
      prefaces: PREFACES,
      trailing: COURTESIES,
      textTails: [
        'would you',
        'will you',
        'could you',
        'can you',
        'please',
        'if you can',
        'if you could',
        'thank you',
        'thanks',
      ],
    },
    manners: MANNERS,
    vocabulary: () => LANGUAGE_WORDS,
  },
  nouns: ENGLISH_NOUNS,
  clauses: {
    ...ENGLISH_VERBS,
    jointsAt,
    openersFrom,
    doneAt,
    mayBeDone,
    negationEnd,
    relativeAt,
    mayRelate,
    takenBackAt,
    asSaidLast: (tokens) => withMoreBehind(withoutRestarts(tokens)),
    asRuled: withoutOnly,
    conditionAt,
    mayBeCondition,
    daytimeAt,
    daytimeBehind,
    alsoLead,
    isQuestion,
  },
  talk: ENGLISH_TALK,
  teaching: ENGLISH_TEACHING,
  references: ENGLISH_REFERENCES,
  replies: ENGLISH_REPLIES,
  loose: ENGLISH_LOOSE,
  statements: ENGLISH_STATEMENTS,
  sound: SOUND,
  wording: ENGLISH_WORDING,
  speech: {
    rules: {
      article: '(the | my | our | all [the] | every)',
      item: '[<article>] (<name> | [<room>] <noun> | <noun> in [the] <room>) | it | them',
      target: '<item> [and <item>]',
      place: '<target> | [<article>] <room> | everything',
      people: '<person> [and <person>]',
      level: '<number> [percent] | half | full',
      percent: '<number> percent | half | full',
      kelvin: '<number> kelvin | warm white | cool white | daylight',
      temperature: '<number> [degrees]',
      color: 'red | green | blue | yellow | orange | purple | pink | white',
      duration: '<number> (seconds | minutes | hours | days)',
    },
    command: (top) => `[please] ${top} [<time>] [and ${top} [<time>]]`,
  },
  classNames: new Map([['garage', 'garage door']]),
  patterns: PATTERNS,
  rehearsal: 'please turn on the lights in the kitchen at nine, and then remind me',
});
