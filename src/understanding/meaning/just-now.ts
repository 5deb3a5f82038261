import type { FitHearing, NounPhrase } from '../names/index.ts';
import { bestTo, commandsAt, type Reading, type Sentence, thingOf } from '../read/index.ts';
import { refersBack, sourceOf } from './edit.ts';
import type { Memory } from './memory.ts';
import { type Built, build } from './steps.ts';

/** "*Pause it*", right after a timer was set: of what was spoken of last, and of nothing else that the words fit. */
export function ofJustNow(
  sentence: Sentence,
  reading: Reading,
  memory: Memory,
  where: FitHearing,
): Built | undefined {
  const last = memory.actions.at(-1);
  if (last === undefined || !refersBack(sentence, reading)) return undefined;
  const own = bestTo(reading.end, commandsAt(sentence, reading.start)).find(
    ({ rule }) => rule.justNow === true && rule.service.name === last.service,
  );
  const built = own && build(own, memory, where, sourceOf(sentence, own));
  return built?.ok === true ? built : undefined;
}

/** Whether its things are parted by commas or "and". */
export function namesSeveral({ fills }: Reading): boolean {
  const things = thingOf(fills);
  return things !== undefined && (things.value as NounPhrase).parts !== undefined;
}
