import { isJsonObject as isObject } from '../../base/index.ts';
import type { Action, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { asksOnly } from './wish.ts';

/**
 * The context in which words are said of what sets a measure, where the measure was asked for just now: "how warm is it in here?" "*Make it
 * 21*" is said of the heating. `undefined` where no such measure was asked for.
 */
export function withMeasured(
  lexicon: Lexicon,
  context: UnderstandingContext,
): UnderstandingContext | undefined {
  const before = context.previous?.at(-1);
  const [asked, another] = before?.groups.flat() ?? [];
  if (before === undefined || asked === undefined || another !== undefined) return undefined;
  const { kind, target } = asked.args;
  const { measured, inRoom } = lexicon.language.loose;
  const question = measured[typeof kind === 'string' ? kind : ''];
  if (question === undefined || !isObject(target)) return undefined;
  const { area } = target;
  const words = typeof area === 'string' ? `${question} ${inRoom(area)}` : question;
  const told = understand(words, lexicon, { ...context, previous: [] });
  const [setting, more] = told.groups.flat();
  if (setting === undefined || more !== undefined || told.unread.length > 0) return undefined;
  const place = setting.args['target'];
  if (!asksOnly(told, lexicon) || (isObject(place) && 'all' in place)) return undefined;
  return { ...context, previous: [{ text: before.text, groups: told.groups }] };
}

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
