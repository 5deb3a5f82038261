import type { Action, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';

/** No room is so warm, and on the other scale rooms are. */
const FAHRENHEIT_MIN = 55;
const FAHRENHEIT_MAX = 95;

/**
 * The plan where a figure with no unit is one of the other scale: "heat to seventy one" is said by who counts in Fahrenheit, for no room is set to
 * 71 °C. What a thing may be set to besides rooms (hot water, an oven) stays as it was said.
 */
export function inScaleOfRooms(plan: Plan, lexicon: Lexicon): Plan {
  const isOfOther = (action: Action): boolean => celsiusOf(action, lexicon) !== undefined;
  if (!plan.groups.some((group) => group.some(isOfOther))) return plan;
  const groups = plan.groups.map((group) =>
    group.map((action) => ({ ...action, args: { ...action.args, ...celsiusOf(action, lexicon) } })),
  );
  return { ...plan, groups };
}

function celsiusOf(
  { service, method, args, source }: Action,
  { grammar, language }: Lexicon,
): Action['args'] | undefined {
  const param = grammar.services.get(service)?.phrases.methods[method]?.ofRooms;
  const value = param === undefined ? undefined : args[param];
  if (param === undefined || typeof value !== 'number') return undefined;
  if (value < FAHRENHEIT_MIN || value > FAHRENHEIT_MAX) return undefined;
  if (source !== undefined && language.loose.celsius.test(source.text)) return undefined;
  return { [param]: Math.round((value - 32) / 0.9) / 2 };
}
