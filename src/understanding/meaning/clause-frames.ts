import type { Action, Span } from '../../domain/index.ts';
import type { FitHearing, NounPhrase } from '../names/index.ts';
import {
  bestTo,
  commandsAt,
  openSentence,
  type Reading,
  type Sentence,
  thingOf,
  written,
} from '../read/index.ts';
import { isLasting, isTimed } from '../times/index.ts';
import { lastAction, type Memory } from './memory.ts';
import { type Built, build, type Step } from './steps.ts';

/** Where words are heard: after what, and in which house. */
export interface Scene {
  readonly memory: Memory;
  readonly where: FitHearing;
}

/** The words of a clause around the things it names: "turn … on", "make sure … are closed". */
export interface Frame {
  readonly before: string;
  readonly behind: string;
}

export function frameOf(sentence: Sentence, { start, end, fills }: Reading): Frame | undefined {
  const things = thingOf(fills);
  return things === undefined
    ? undefined
    : { before: written(sentence, start, things.start), behind: written(sentence, things.end, end) };
}

/** "*The sprinkler* as well", a turn later: the words of that turn around its thing. */
export function frameSaid(
  { lexicon, context }: Pick<Sentence, 'lexicon' | 'context'>,
  { source, method = '', args = {} }: Partial<Action> = {},
): Frame | undefined {
  if (source === undefined) return undefined;
  const whole = openSentence(source.text, lexicon, context);
  const [best] = bestTo(whole.tokens.length, commandsAt(whole, 0));
  if (best !== undefined) return frameOf(whole, best);
  // "Stick the coffee on." "*And the counter lights*".
  const before = Object.keys(args).length > 1 ? undefined : lexicon.language.references.plainly(method);
  return before === undefined ? undefined : { before, behind: '' };
}

/** The frame with another time: "the porch light until eleven and the fan *until midnight*". */
export function retimed(frame: Frame, { timing, timeWords }: Reading, before: Step | undefined): Frame {
  return isTimed(timing) || isLasting(timing) ? withTime(frame, timeWords, before) : frame;
}

export function withTime(frame: Frame, timeWords: string, before: Step | undefined): Frame {
  const old = before?.timeWords ?? '';
  const behind = old !== '' && frame.behind.endsWith(old) ? frame.behind.slice(0, -old.length) : frame.behind;
  // "*At ten* turn off the TV and the lamp *five minutes later*."
  const leads = old !== '' && frame.before.toLowerCase().startsWith(old.toLowerCase());
  const led = leads ? frame.before.slice(old.length).replace(/^,/, '').trimStart() : frame.before;
  return { before: led, behind: `${behind} ${timeWords}` };
}

/** The words for each of the things that a clause names, and what it says behind them of their state. */
export interface ThingWords {
  readonly each: readonly string[];
  readonly behind: string | undefined;
}

export function thingWords(sentence: Sentence, { fills, rule, end }: Reading): ThingWords | undefined {
  const things = thingOf(fills);
  if (things === undefined) return undefined;
  const { items, parts = [{ start: things.start, end: things.end }] } = things.value as NounPhrase;
  const { inPlaces } = sentence.language.references;
  const each = parts.map((part, at) => {
    const words = written(sentence, part.start, part.end);
    const item = items[at];
    if (item?.type !== 'noun' || !item.lent) return words;
    // "The kitchen lights and *speaker*": the place is that of another of the list.
    const places = item.places.map(({ name }) => name);
    return inPlaces(words, places);
  });
  return { each, behind: rule.method === 'state' ? written(sentence, things.end, end) : undefined };
}

export interface Restated {
  readonly reading: Reading;
  readonly built: Built & { ok: true };
}

/**
 * "Turn on the porch light and *the bedroom fan*", "make sure the blinds are down and *the garage is closed*": what the words of
 * a clause mean to each of several things, which may be different services'. All of them must be understood.
 */
export function restate(
  frame: Frame,
  { each, behind }: ThingWords,
  scene: Scene,
  source: Span,
): readonly Restated[] | undefined {
  const { lexicon, context } = scene.where;
  const restated: Restated[] = [];
  for (const [place, thing] of each.entries()) {
    const last = place === each.length - 1 ? (behind ?? frame.behind) : frame.behind;
    const whole = openSentence(`${frame.before} ${thing} ${last}`, lexicon, context);
    const commands = bestTo(whole.tokens.length, commandsAt(whole, 0));
    const kind = kindOfOne(thing, scene);
    const one = firstBuilt(
      commands.filter(({ rule }) => !rule.question && (kind === undefined || rule.service.name === kind)),
      scene,
      source,
    );
    if (one === undefined) return undefined;
    restated.push(one);
  }
  return restated;
}

/** "Turn off the TV." "*The office one*" is one of its kind, and no lamp there. */
function kindOfOne(thing: string, { memory, where: { lexicon, context } }: Scene): string | undefined {
  const { is } = lexicon.language;
  const last = thing.split(' ').at(-1)!.toLowerCase();
  return is.one.has(last) ? (memory.actions.at(-1) ?? lastAction(context))?.service : undefined;
}

/** The first of some readings that an action can be built of. */
export function firstBuilt(readings: readonly Reading[], scene: Scene, source: Span): Restated | undefined {
  for (const reading of readings) {
    const built = build(reading, scene.memory, scene.where, source);
    if (built.ok) return { reading, built };
  }
  return undefined;
}
