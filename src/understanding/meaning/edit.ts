import type { Action, Lack, Span, Wish } from '../../domain/index.ts';
import type { NounPhrase } from '../names/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import {
  bestTo,
  type Fill,
  isThing,
  type Reading,
  readingsAt,
  type Sentence,
  thingOf,
  written,
} from '../read/index.ts';
import type { Arg, Args } from '../text/index.ts';
import { isTimed, type Timing } from '../times/index.ts';
import { type ThingWords, thingWords } from './clause-frames.ts';

/** What was said before and is spoken of again. */
export interface Meaning {
  readonly action: Action;
  /** An earlier turn has seen to it, so an edit asks for further actions. Else nothing is done yet, and an edit rewrites it. */
  readonly done: boolean;
  /** What stood in its place before the last edit, or what brings back what it changed: "undo" comes to that. */
  readonly was?: Action;
  /** What waits beside it, or was done in the same turn: "only the desk lamp" is said of all of them. */
  readonly beside?: readonly Action[];
  /** What it does not say yet, so that it is asked for. */
  readonly lacks?: readonly Lack[];
}

/**
 * What words change of the last meaning: of a clause before in the same sentence, of the last action of an earlier turn, or of an action
 * that waits for an answer. `editOf` reads it from a clause, `readEdit` from a whole text; `edited` puts it into a meaning. A part of
 * the meaning that an edit does not name stays as it was.
 */
export type Edit = { readonly source: Span } & (
  | { readonly type: 'again' }
  | { readonly type: 'undo' }
  /** "Off again at eleven": the method that takes it back, for the same things. */
  | {
      readonly type: 'opposite';
      readonly words: string;
      readonly timing: Timing;
      /** "Up" and "down" are a step, where no method of the service has them for its end. */
      readonly way: number | undefined;
      /** "Carry on" is said of what was paused or stopped. */
      readonly paused: boolean;
    }
  /** "A bit more" goes on the way it went (`onward`); "too loud" is a step one way, and said of one service (`of`). */
  | {
      readonly type: 'step';
      readonly way: number;
      readonly onward: boolean;
      readonly of: unknown;
      /** "One more": as far as it went before. */
      readonly same?: true;
      /** "One *more*", of what goes by ones: by one. */
      readonly one?: true;
      /** "A little *less*" is less of what was done: of closing it is more open. */
      readonly ofDeed?: true;
    }
  /** "Half as bright", "twice that": so many times what was set. */
  | { readonly type: 'times'; readonly factor: number; readonly of: unknown }
  /** "Only the desk lamp", "I only wanted the vanity one": of all that waits, or was done in one turn, nothing else. */
  | { readonly type: 'only'; readonly things: NounPhrase }
  /** "No, *turn on the desk lamp*": other wishes in place of all that waits. Only of a whole text: a clause is one by itself. */
  | { readonly type: 'wish'; readonly wishes: readonly Wish[] }
  /** "All the way": as far as it goes the way it went. */
  | { readonly type: 'full' }
  /** "Quarter past": minutes from the hour of before. */
  | {
      readonly type: 'minutes';
      readonly past: number;
      /** A day is told beside them, of which nothing was said: "quarter past *on fridays*". */
      readonly besides: boolean;
    }
  /** "Not the kitchen", "leave the lamp on"; the words are those around the things. */
  | { readonly type: 'not'; readonly things: NounPhrase; readonly words: string }
  /** "… and in an hour *to stretch my legs*", "*butter too*": the same method with other words for its parameters. */
  | { readonly type: 'further'; readonly instead: boolean; readonly said: Reading }
  | ({ readonly type: 'other' } & Otherwise)
);

/** Other things, other values, another time, another condition, or several of these: "no, the kitchen at six". */
interface Otherwise {
  /** "And the island *the same*": what it has come to there, and not one step more. */
  readonly alike?: boolean;
  /** It takes the place of what was said; else it is said in addition. */
  readonly instead: boolean;
  readonly things: readonly NounPhrase[];
  /** The words for the things, for services that the meaning before is not of. */
  readonly words: ThingWords | undefined;
  readonly values: readonly Value[];
  readonly timing: Timing;
  /** The values are how much later or earlier it is to be. */
  readonly shift: 'later' | 'earlier' | undefined;
  /** The clause, where it has a condition. */
  readonly conditional: Reading | undefined;
}

export interface Value {
  readonly slot: Fill['slot'];
  readonly value: Arg;
  /** A number without a unit: of what it is depends on what was said before. */
  readonly bare: boolean;
  /** It is added to the value before: as it says, or on the way it went. */
  readonly step: 'signed' | 'onward' | undefined;
  /** The one service that a step is of, by its words. */
  readonly of?: unknown;
}

/** An edit of one type. */
export type EditOf<T extends Edit['type']> = Extract<Edit, { readonly type: T }>;
export type Other = EditOf<'other'>;

/** The edit that a clause asks for. `follow`: it has the words of a method of its own; `fragment`: only what is different. */
export function editOf(
  sentence: Sentence,
  type: 'follow' | 'fragment',
  reading: Reading,
  instead: boolean,
): Edit {
  const source = sourceOf(sentence, reading);
  const { rule, start, end, fills, timing } = reading;
  if (type === 'follow')
    return { type: 'further', source, instead: instead || rule.give['instead'] === true, said: reading };
  switch (rule.method) {
    case 'again':
      if (!isTimed(timing)) return { type: 'again', source };
      break;
    case 'undo':
    case 'protest':
    case 'cancel':
    case 'forbid':
    case 'forget':
    case 'halt':
      return { type: 'undo', source };
    case 'opposite':
      return {
        type: 'opposite',
        source,
        words: written(sentence, start, end),
        timing,
        way: wayOf(rule.give['way']),
        paused: rule.give['paused'] === true,
      };
    case 'excess':
      return {
        ...{ type: 'step', source, way: Number(rule.give['way']), of: rule.give['of'] },
        onward: rule.give['onward'] === true,
      };
    case 'further':
      return {
        type: 'step',
        source,
        way: 1,
        onward: true,
        of: undefined,
        ...(rule.give['one'] === true ? { one: true } : { same: true }),
      };
    case 'more':
    case 'less':
      return {
        ...{ type: 'step', source, way: rule.method === 'more' ? 1 : -1, of: undefined },
        onward: rule.give['named'] !== true,
        ...(rule.give['deed'] === true ? { ofDeed: true } : {}),
      };
    case 'times':
      return { type: 'times', source, factor: Number(rule.give['factor']), of: rule.give['of'] };
    case 'only':
      return { type: 'only', source, things: thingOf(fills)!.value as NounPhrase };
    case 'full':
      return { type: 'full', source };
    case 'minutes':
      return { type: 'minutes', source, past: Number(rule.give['past']), besides: isTimed(timing) };
    case 'leave':
      return notOf(sentence, reading);
  }
  return {
    type: 'other',
    source,
    instead: instead || rule.give['instead'] === true,
    alike: rule.give['alike'] === true,
    things: fills.flatMap((fill) => (isThing(fill) ? [fill.value as NounPhrase] : [])),
    words: thingWords(sentence, reading),
    values: fills.flatMap((fill) => {
      const { slot, value } = fill;
      if (isThing(fill)) return [];
      const step = rule.method === 'another' ? 'onward' : rule.method === 'step' ? 'signed' : undefined;
      return { slot, value: value as Arg, bare: isBareNumber(fill, sentence), step, of: rule.give['of'] };
    }),
    timing,
    shift: rule.method === 'later' || rule.method === 'earlier' ? rule.method : undefined,
    conditional: reading.conditions.length === 0 ? undefined : reading,
  };
}

function wayOf(way: unknown): number | undefined {
  return typeof way === 'number' ? way : undefined;
}

/** What a clause wants left as it is. */
export function notOf(sentence: Sentence, reading: Reading): EditOf<'not'> {
  const { start, end, fills } = reading;
  const things = thingOf(fills)!;
  const words = `${written(sentence, start, things.start)} ${written(sentence, things.end, end)}`;
  return { type: 'not', source: sourceOf(sentence, reading), things: things.value as NounPhrase, words };
}

/** The words of a clause, and where they stand. */
export function sourceOf(sentence: Sentence, reading: Reading): Span {
  let first = reading.start;
  // "No*,* at nine" begins with no mark.
  while (first + 1 < reading.end && sentence.tokens[first]!.kind === 'mark') first++;
  const text = written(sentence, first, reading.end);
  const { start } = sentence.tokens[first]!;
  return { start, end: start + text.length, text };
}

/** "50" and "twenty five" alone are as much numbers as levels or temperatures. */
export function isBareNumber({ slot, start, end }: Fill, { tokens, language }: Sentence): boolean {
  if (slot === 'number') return true;
  if (slot !== 'level' && slot !== 'temperature') return false;
  return end - start === 1 || language.numbers.numberAt(tokens, start)?.end === end;
}

/**
 * The parameter that a value without words for it changes: one that was set before and takes such values, or, behind a step ("a bit faster,
 * *make it 70*"), one that takes the same values and is no step.
 */
export function paramFor(
  { slot, bare, value }: Value,
  args: Args,
  { slots, phrases }: ServiceWords,
): string | undefined {
  const taking = [...slots].flatMap(([name, types]) => (types.has(slot) ? [name] : []));
  const set =
    taking.find((name) => args[name] !== undefined) ??
    (bare ? Object.keys(args).find((name) => typeof args[name] === 'number') : undefined);
  if (set === undefined || set !== phrases.step?.param) return set;
  // "Up two degrees." "*Make it three*": no room is as cold as that.
  const isDegrees = slots.get(levelOf({ slots, phrases }) ?? '')?.has('temperature') === true;
  if (isDegrees && typeof value === 'number' && value <= DEGREES_MAX) return undefined;
  return taking.find((name) => name !== set) ?? (bare ? levelOf({ slots, phrases }) : set);
}

/** More degrees than this nobody puts on: "up 21" is how warm it is to be. */
export const DEGREES_MAX = 9;

/** The parameter that says how much: a brightness, a speed, a volume, a temperature. */
export function levelOf({ slots, phrases }: Pick<ServiceWords, 'slots' | 'phrases'>): string | undefined {
  const names = [...slots].filter(([name]) => name !== phrases.step?.param);
  return names.find(([, types]) => MEASURES.some((slot) => types.has(slot)))?.[0];
}

const MEASURES = ['level', 'percent', 'temperature'] as const;

/**
 * The fragments that the words of a command may be, best first: "make it nine" fits the words of a thermostat, and where "it" is none, and
 * "warmer" where none was spoken of, it may be said of the clause before.
 */
export function asFragments(
  sentence: Sentence,
  type: 'command' | 'follow',
  reading: Reading,
): readonly Reading[] {
  const { start, end, rule } = reading;
  if (type === 'command' && rule.here !== 'unsaid' && rule.justNow !== true && !refersBack(sentence, reading))
    return [];
  return bestTo(end, readingsAt(sentence, start, sentence.lexicon.grammar.fragments));
}

/** Whether its words speak of something said before: "send *it* to Sam". */
export function refersBack({ tokens, language }: Sentence, { start, end }: Reading): boolean {
  return tokens.slice(start, end).some(({ word }) => language.is.pronoun.has(word));
}

/**
 * What a command changes of the meaning, where its words speak of that and of nothing else: "make it nine", "send it to Sam", "set it to 30
 * percent" behind a lamp that is to be set to 20.
 */
export function editOfCommand(
  sentence: Sentence,
  reading: Reading,
  before: Meaning,
  instead: boolean,
): Edit | undefined {
  const [fragment] = asFragments(sentence, 'command', reading);
  if (fragment !== undefined) return editOf(sentence, 'fragment', fragment, instead);
  const named = reading.fills.some(
    (fill) => isThing(fill) && (fill.value as NounPhrase).items[0]?.type !== 'pronoun',
  );
  if (named || !refersBack(sentence, reading) || !isOf(reading, before)) return undefined;
  const fills = reading.fills.filter((fill) => !isThing(fill));
  return fills.length === 0 ? undefined : editOf(sentence, 'follow', { ...reading, fills }, instead);
}

/** Whether it asks for just what the meaning is. */
export function isOf({ rule }: Reading, { action }: Meaning): boolean {
  return rule.service.name === action.service && rule.method === action.method;
}
