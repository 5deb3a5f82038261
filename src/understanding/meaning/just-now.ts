import type { Action, Span } from '../../domain/index.ts';
import { type FitHearing, fitPhrase, type NounPhrase } from '../names/index.ts';
import { bestTo, commandsAt, type Fill, type Reading, type Sentence, thingOf } from '../read/index.ts';
import type { Arg } from '../text/index.ts';
import {
  type Frame,
  frameOf,
  frameSaid,
  type Restated,
  restate,
  retimed,
  thingWords,
} from './clause-frames.ts';
import type { Refusal } from './condition-meaning.ts';
import type { Draft } from './draft.ts';
import { refersBack, sourceOf } from './edit.ts';
import { lastAction, type Memory } from './memory.ts';
import { type Built, build, made } from './steps.ts';

/** "*Pause it*", right after a timer was set: of what was spoken of last, and of nothing else that the words fit. */
export function ofJustNow(
  sentence: Sentence,
  reading: Reading,
  memory: Memory,
  where: FitHearing,
): Built | undefined {
  const last = memory.actions.at(-1);
  // "*Continue*", right after a timer was paused: of that, and not of what else this room could go on with.
  const isOpen = reading.rule.here !== undefined && reading.fills.length === 0;
  if (last === undefined || !(isOpen || refersBack(sentence, reading))) return undefined;
  const own = bestTo(reading.end, commandsAt(sentence, reading.start)).find(
    ({ rule }) => rule.justNow === true && rule.service.name === last.service,
  );
  const built = own && build(own, memory, where, sourceOf(sentence, own));
  return built?.ok === true ? built : undefined;
}

/**
 * "Lock the back door." "Is the TV on?" "*Unlock it again*": what was spoken of last cannot be meant, and of what can be only one thing was
 * spoken of a little before.
 */
export function ofBefore(
  sentence: Sentence,
  readings: readonly Reading[],
  memory: Memory,
  where: FitHearing,
): Built | undefined {
  for (const reading of readings) {
    const item = (thingOf(reading.fills)?.value as NounPhrase | undefined)?.items[0];
    if (item?.type !== 'pronoun' || item.other || item.all) continue;
    const { name } = reading.rule.service;
    const last = memory.mentions.findLastIndex(({ service }) => service === name);
    const spoken = memory.mentions.filter(({ service }) => service === name);
    const things = new Set(spoken.map(({ target }) => JSON.stringify(target)));
    if (things.size !== 1 || memory.mentions.length - last > BEFORE_MAX) continue;
    const earlier = { ...memory, mentions: memory.mentions.slice(0, last + 1) };
    const built = build(reading, earlier, where, sourceOf(sentence, reading));
    if (built.ok) return built;
  }
  return undefined;
}

/** So many things back nobody speaks of what is in between. */
const BEFORE_MAX = 3;

/** "Is the garage shut?" "*And what about the back door?*": how it is with what the service of the question has no words for. */
export function askedToo(
  things: readonly NounPhrase[],
  before: Action,
  source: Span,
  { lexicon }: FitHearing,
  again: FitHearing,
): Built | undefined {
  const { services } = lexicon.grammar;
  const asked = services.get(before.service)?.phrases.methods[before.method]?.question === true;
  const [phrase, another] = things;
  if (!asked || phrase === undefined || another !== undefined) return undefined;
  const found: Action[] = [];
  for (const [service, words] of services) {
    if (service === before.service || words.phrases.kinds === undefined) continue;
    if (words.phrases.methods[before.method]?.question !== true) continue;
    const fit = fitPhrase(phrase, words, again);
    if (fit.type === 'target')
      found.push({
        service,
        method: before.method,
        args: { target: fit.target as unknown as Arg },
        source,
      });
  }
  const [only, more] = found;
  return only === undefined || more !== undefined ? undefined : made(only);
}

/** Whether its things are parted by commas or "and". */
export function namesSeveral({ fills }: Reading): boolean {
  const things = thingOf(fills);
  return things !== undefined && (things.value as NounPhrase).parts !== undefined;
}

/** What the clause asks of each of several things, where they are not all one service's. */
export function restated(
  sentence: Sentence,
  draft: Draft,
  type: string,
  reading: Reading,
  where: FitHearing,
  refusal: Refusal,
): readonly Restated[] | undefined {
  if (refusal.candidates !== undefined || type === 'follow') return undefined;
  if (type === 'command') draft.frame = frameOf(sentence, reading);
  if (type === 'fragment' && reading.fills.some(({ slot }) => !SAID_AGAIN.has(slot))) return undefined;
  const said = draft.frame ?? frameSaid(sentence, lastAction(sentence.context));
  const frame = said && type === 'fragment' ? retimed(said, reading, draft.steps.at(-1)) : said;
  return frame && sayAgain(sentence, frame, reading, draft, where);
}

/** The words of a clause before, said of the things of this one. */
export function sayAgain(
  sentence: Sentence,
  frame: Frame,
  reading: Reading,
  { memory }: Draft,
  where: FitHearing,
): readonly Restated[] | undefined {
  const { start, end } = reading;
  const words = thingWords(sentence, reading);
  const said = words && restate(frame, words, { memory, where }, sourceOf(sentence, reading));
  return said?.map((one) => ({ ...one, reading: { ...one.reading, start, end } }));
}

/** What a clause that is said again may be given; "… and the speaker *at 30 percent*" is another wish. */
const SAID_AGAIN: ReadonlySet<Fill['slot']> = new Set<Fill['slot']>(['target', 'place', 'state']);
