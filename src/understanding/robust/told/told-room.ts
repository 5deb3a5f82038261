import { isJsonObject, type JsonObject } from '../../../base/index.ts';
import type { Plan } from '../../../domain/index.ts';
import { areaOf, type Lexicon, namesAt } from '../../names/index.ts';
import { tokenize } from '../../text/index.ts';
import { isOfOtherRoom, missingRoom } from '../other-names.ts';
import { held } from '../plan-as-said.ts';
import { pointsBack } from './statements.ts';

/** The plan for the room that is named in front of a wish; nothing is done where it is not known which is meant. */
export function inToldRoom(text: string, plan: Plan, lexicon: Lexicon): Plan {
  return isOfOtherRoom(text, plan, lexicon) ? held(text, plan, lexicon) : ofItAlone(text, plan, lexicon);
}

/**
 * "Which lights are on?" "*Nobody's in the garage, off*", "the hall's empty, *turn them off*": a word alone, or "them", behind a room that is told of is not of all that was asked about. It is of that
 * room where nobody or nothing is said to be there; else nothing is done: behind "*dad's in the kitchen, off*" all others may be meant.
 */
function ofItAlone(text: string, plan: Plan, lexicon: Lexicon): Plan {
  const [deed, more] = plan.groups.flat();
  if (deed?.source === undefined || more !== undefined) return plan;
  const { target } = deed.args;
  const { start, text: words } = deed.source;
  const isAll = isJsonObject(target) && target['all'] === true;
  const isSome = Array.isArray(target) && target.length > 1;
  const isAlone = !words.includes(' ');
  const place = isJsonObject(target) ? roomOf(target, lexicon) : undefined;
  if (!(isAll || isSome || place !== undefined) || !(isAlone || pointsBack(words, lexicon))) return plan;
  const { language } = lexicon;
  const told = text.slice(0, start);
  const { tokens } = tokenize(told, language.words);
  const rooms = new Set(
    tokens.flatMap((_, at) =>
      namesAt(tokens, at, lexicon).flatMap(({ entries }) =>
        entries.flatMap((entry) => (entry.type === 'area' ? [entry.name] : [])),
      ),
    ),
  );
  const [area, another] = rooms;
  if (area === undefined && missingRoom(told, lexicon) === undefined) return plan;
  const { denying, deserted } = language.loose;
  const isEmpty = tokens.some(({ stem, word }) => denying.has(stem) || deserted.has(word));
  // The one thing that was told of may be in that room as well.
  if (area === undefined || another !== undefined || !isEmpty || place === area)
    return isAll && isAlone ? held(text, plan, lexicon) : plan;
  return { ...plan, groups: [[{ ...deed, args: { ...deed.args, target: { area } } }]] };
}

/** The room that one thing stands in, or that is meant itself. */
function roomOf({ name, area }: JsonObject, lexicon: Lexicon): string | undefined {
  if (typeof area === 'string') return area;
  return typeof name === 'string' ? areaOf(name, lexicon) : undefined;
}
