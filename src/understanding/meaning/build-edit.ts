import type { FitHearing } from '../names/index.ts';
import { bestTo, commandsAt, type Reading, type Sentence } from '../read/index.ts';
import { isTimed } from '../times/index.ts';
import { edited } from './apply-edit.ts';
import type { Scene } from './clause-frames.ts';
import type { Draft } from './draft.ts';
import { type EditOf, editOf, editOfCommand, isOf } from './edit.ts';
import { lastAction } from './memory.ts';
import { type Built, no } from './steps.ts';

/** What a clause makes of the one before in its sentence, else of what the turn before did. */
export function buildEdit(
  sentence: Sentence,
  { steps, memory }: Draft,
  type: 'follow' | 'fragment',
  reading: Reading,
  instead: boolean,
  where: FitHearing,
): Built {
  const base = steps.at(-1)?.action;
  const action = base ?? lastAction(sentence.context);
  if (action === undefined) return no('nothing-spoken-of', where);
  const edit = editOf(sentence, type, reading, instead);
  const scene = { memory, where };
  const only = edit.type === 'only' && base === undefined ? onlyOfTurn(edit, scene) : undefined;
  return only ?? edited(edit, { action, done: base === undefined }, scene);
}

/** "Turn off the lamp and lock the door." "*Just the lamp*": of all that the turn before did. */
function onlyOfTurn(edit: EditOf<'only'>, scene: Scene): Built | undefined {
  const deeds = scene.where.context.previous?.at(-1)?.groups.flat() ?? [];
  for (const [at, action] of deeds.entries()) {
    const built = edited(edit, { action, done: true, beside: deeds.toSpliced(at, 1) }, scene);
    if (built.ok) return built;
  }
  return undefined;
}

/** "Set the lamp to 20 percent at ten." "*Make it 30 percent*", first in its sentence: what was put off is done so then, and nothing now. */
export function ofPutOff(
  sentence: Sentence,
  { steps, lost, memory }: Draft,
  { start, end }: Reading,
  where: FitHearing,
): Built | undefined {
  const action = lastAction(sentence.context);
  if (action?.when === undefined || steps.length + lost.length > 0) return undefined;
  const before = { action, done: true };
  for (const reading of bestTo(end, commandsAt(sentence, start))) {
    if (!isOf(reading, before) || isTimed(reading.timing)) continue;
    const edit = editOfCommand(sentence, reading, before, true);
    const built = edit && edited(edit, before, { memory, where });
    if (built?.ok === true) return built;
  }
  return undefined;
}
