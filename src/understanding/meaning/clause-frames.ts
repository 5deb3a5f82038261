import type { Action, Span } from '../../domain/index.ts';
import type { FitHearing, NounItem, NounPhrase } from '../names/index.ts';
import { commandsAt, openSentence, type Reading, type Sentence, thingOf, written } from '../read/index.ts';
import { isLasting, isTimed } from '../times/index.ts';
import type { Memory } from './memory.ts';
import { type Built, build, type Step } from './steps.ts';

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
  { lexicon, context }: Sentence,
  { source }: Partial<Action> = {},
): Frame | undefined {
  if (source === undefined) return undefined;
  const whole = openSentence(source.text, lexicon, context);
  const [best] = commandsAt(whole, 0)
    .filter(({ end }) => end === whole.tokens.length)
    .sort((one, other) => other.score - one.score);
  return best && frameOf(whole, best);
}

/** The frame with another time: "the porch light until eleven and the fan *until midnight*". */
export function retimed(frame: Frame, { timing, timeWords }: Reading, before: Step | undefined): Frame {
  const old = before?.timeWords ?? '';
  if (!isTimed(timing) && !isLasting(timing)) return frame;
  const behind = old !== '' && frame.behind.endsWith(old) ? frame.behind.slice(0, -old.length) : frame.behind;
  // "*At ten* turn off the TV and the lamp *five minutes later*."
  const leads = old !== '' && frame.before.toLowerCase().startsWith(old.toLowerCase());
  const led = leads ? frame.before.slice(old.length).replace(/^,/, '').trimStart() : frame.before;
  return { before: led, behind: `${behind} ${timeWords}` };
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
  sentence: Sentence,
  frame: Frame,
  said: Reading,
  memory: Memory,
  hearing: FitHearing,
  source: Span,
): readonly Restated[] | undefined {
  const things = thingOf(said.fills);
  if (things === undefined) return undefined;
  const { items, parts = [{ start: things.start, end: things.end }] } = things.value as NounPhrase;
  const restated: Restated[] = [];
  for (const [place, { start, end }] of parts.entries()) {
    const last =
      end === things.end && said.rule.method === 'state' ? written(sentence, end, said.end) : frame.behind;
    const where = lentTo(items[place]);
    const text = `${frame.before} ${written(sentence, start, end)}${where} ${last}`;
    const one = resaid(openSentence(text, sentence.lexicon, sentence.context), memory, hearing, source);
    if (one === undefined) return undefined;
    restated.push({ built: one.built, reading: { ...one.reading, start: said.start, end: said.end } });
  }
  return restated;
}

/** The place that a thing has from another of the list: "the kitchen lights and *speaker*". */
function lentTo(item: NounItem | undefined): string {
  return item?.type === 'noun' && item.lent
    ? ` in the ${item.places.map(({ name }) => name).join(' and the ')}`
    : '';
}

function resaid(whole: Sentence, memory: Memory, where: FitHearing, source: Span): Restated | undefined {
  const readings = commandsAt(whole, 0)
    .filter(({ end, rule }) => end === whole.tokens.length && rule.phrases.question !== true)
    .sort((one, other) => other.score - one.score);
  for (const reading of readings) {
    const built = build(reading, memory, where, source);
    if (built.ok) return { built, reading };
  }
  return undefined;
}
