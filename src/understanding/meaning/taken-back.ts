import { isJsonObject } from '../../base/index.ts';
import type { Action, MethodPhrases, Sequel, Span } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import type { FitHearing } from '../names/index.ts';
import { type Args, tokenize } from '../text/index.ts';
import { isTimed } from '../times/index.ts';
import type { Restated, Scene } from './clause-frames.ts';
import type { EditOf, Meaning, Other } from './edit.ts';
import { move } from './moves.ts';
import { namesOutcome } from './outcome-words.ts';
import { type Built, made, no } from './steps.ts';
import { DEFERRING } from './time-use.ts';

/** "Cancel that", "undo it": what was done is taken back, and what was put off does not come. */
export function takenBack({ action, done, was }: Meaning, { where }: Scene, source: Span): Built {
  if (was !== undefined) return made({ ...was, source });
  const asked = phrasesOf(action, where).question === true;
  if (done && !asked && phrasesOf(action, where).cancel === undefined) {
    const { target } = action.args;
    return made(move('undo', target === undefined ? {} : { target }, source));
  }
  if (action.when !== undefined) {
    const end = calledOff(action, source);
    return end === undefined ? no('nothing-spoken-of', where) : made(end);
  }
  const phrases = phrasesOf(action, where);
  if (phrases.cancel !== undefined) return made({ ...sequelOf(action, phrases.cancel), source });
  const target = action.args['target'];
  if (phrases.undo === undefined || target === undefined) return no('cannot-take-back', where);
  return made({ service: action.service, method: phrases.undo, args: { target }, source });
}

/** "Turn on the ceiling light." "*No, the bedside one*": it goes back to what it was, unless it was only asked about. */
export function notThat(
  before: Action | undefined,
  source: Span | undefined,
  where: FitHearing,
): Action | undefined {
  const target = before?.args['target'];
  if (before === undefined || target === undefined || source === undefined) return undefined;
  if (before.when !== undefined) return calledOff(before, source);
  return phrasesOf(before, where).question === true ? undefined : move('undo', { target }, source);
}

/** "Turn off the TV." "*No, the lamp*": said of another service, the TV goes back to what it was first. */
export function insteadOf(
  others: readonly Restated[],
  before: Action | undefined,
  where: FitHearing,
): readonly Restated[] {
  const [one, ...rest] = others;
  const first = one === undefined ? undefined : notThat(before, one.built.action.source, where);
  return one === undefined || first === undefined
    ? others
    : [{ ...one, built: { ...one.built, first } }, ...rest];
}

/** The end of a command for later, found by the words it was given in. */
export function calledOff({ source, said = source?.text }: Action, words: Span): Action | undefined {
  if (said === undefined) return undefined;
  return { service: 'schedule', method: 'cancel', args: { query: said }, source: words };
}

export function phrasesOf({ service, method }: Action, { lexicon }: FitHearing): MethodPhrases {
  return lexicon.grammar.services.get(service)?.phrases.methods[method] ?? DEFERRING.phrases;
}

/** What may be said of an action afterwards, with the values that it takes from the action. */
export function sequelOf({ service, args: before }: Action, { method, with: params }: Sequel): Action {
  const args: Args = {};
  for (const [name, from] of Object.entries(params)) {
    const value = before[from];
    if (value !== undefined) args[name] = value;
  }
  return { service, method, args };
}

/** What a command for later is called when its time is another: its words without the time they name. */
export function saidAs(
  { said: called, source }: Action,
  { words, times }: Language,
): { readonly said?: string } {
  const text = called ?? source?.text;
  if (text === undefined) return {};
  const { tokens } = tokenize(text, words);
  let rest = '';
  for (let at = 0; at < tokens.length; ) {
    const end = times.piecesAt(tokens, at, 'en-GB')[0]?.end;
    if (end === undefined) rest += text.slice(tokens[at]!.start, tokens[at + 1]?.start);
    at = end ?? at + 1;
  }
  const said = rest.replace(/^[,\s]+|[,\s]+$/gu, '');
  return said === '' ? {} : { said };
}

/** "… and *off again at eleven*": kept for later by the name of its thing as well, which its words leave to those before. */
export function withItsThing(action: Action, { words }: Language): Action {
  const { when, said, source, args } = action;
  const target = args['target'];
  if (when === undefined || said !== undefined || source === undefined || target === undefined) return action;
  const things = Array.isArray(target) ? target : [target];
  const names = things.flatMap((thing) =>
    isJsonObject(thing) ? [thing['name'] ?? thing['area']].filter((name) => typeof name === 'string') : [],
  );
  const told = new Set(tokenize(source.text, words).tokens.map(({ name }) => name));
  const isTold = (name: string): boolean => tokenize(name, words).tokens.some((word) => told.has(word.name));
  if (names.length === 0 || names.length < things.length || names.some(isTold)) return action;
  return { ...action, said: `${names.join(', ')}: ${source.text}` };
}

/** Whether an action was done to a thing at once, and asked nothing. */
export function isDoneAtOnce(action: Action, where: FitHearing): boolean {
  const { when, args } = action;
  return when === undefined && args['target'] !== undefined && phrasesOf(action, where).question !== true;
}

/** How something is taken back: by a method, with what it is given. */
interface Inverse {
  readonly method: string;
  readonly give?: Args;
}

/** What takes an action back; of what has no inverse, what brings its things into the state that the words name: "dim it to 30, and *off* at nine". */
export function inverseOf(action: Action, words: string, where: FitHearing): Inverse | undefined {
  const method = phrasesOf(action, where).undo;
  return method === undefined ? bringing(words, action, where) : { method };
}

/** The method that brings the things of an action into the state that the words name. */
function bringing(
  words: string,
  { service, args: { target } }: Action,
  where: FitHearing,
): Inverse | undefined {
  const phrases = where.lexicon.grammar.services.get(service)?.phrases;
  if (phrases === undefined || target === undefined) return undefined;
  const isBroughtBy = (method: string, give: Args = {}): boolean =>
    namesOutcome(words, { service, method, args: { target, ...give } }, where);
  const { off } = phrases;
  if (off !== undefined && isBroughtBy(off.method, off.give as Args))
    return { method: off.method, give: off.give as Args };
  const named = Object.entries(phrases.methods).find(
    ([method, { needs, question }]) => needs === undefined && question !== true && isBroughtBy(method),
  );
  return named && { method: named[0] };
}

/** "*Off* again": the method that brings the same things into the state that the words name. */
export function brought(
  { words, source, paused }: EditOf<'opposite'>,
  action: Action,
  { where }: Scene,
): Built | undefined {
  const { service, method: done, args } = action;
  const { target } = args;
  if (target === undefined) return undefined;
  const methods = where.lexicon.grammar.services.get(service)?.phrases.methods ?? {};
  const resuming = Object.keys(methods).find((method) => methods[method]?.undo === done);
  // "Carry *on*" turns nothing on.
  const named = paused ? undefined : bringing(words, action, where);
  const method = (paused ? resuming : undefined) ?? methods[done]?.undo;
  const inverse = named ?? (method === undefined ? undefined : { method });
  return inverse && made({ service, method: inverse.method, args: { target, ...inverse.give }, source });
}

/**
 * "When the door opens turn on the light." "*From Monday*", "*half an hour later*": a time takes an event's place only where it says so. "On at eight."
 * "*Until ten*" tells when it ends.
 */
export function isNoOtherTime(
  { timing, shift, instead, source }: Other,
  { action, done }: Meaning,
  { lexicon }: FitHearing,
): boolean {
  if (!done || action.when === undefined) return false;
  if ('event' in action.when)
    return shift !== undefined || (isTimed(timing) && !(instead && timing.clock !== undefined));
  const isEnd = timing.until !== undefined && lexicon.language.loose.continues.test(source.text);
  return isEnd && action.args['target'] !== undefined;
}
