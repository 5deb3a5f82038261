import { datePlus, isJsonObject, minutesOf, wallAt } from '../../../../base/index.ts';
import { type Action, type Plan, returns, type Target } from '../../../../domain/index.ts';
import { heard, type Lexicon } from '../../../names/index.ts';
import {
  CONVERSATION,
  dateSaid,
  dayIn,
  instantOf,
  lessThings,
  onceAs,
  readWhen,
  type TimeIn,
  takenOff,
  understoodAs,
} from '../../../plan/index.ts';
import { type Arg, tokenize, type UnderstandingContext } from '../../../text/index.ts';
import { held } from '../../plan-as-said.ts';
import { movedTo } from './lasts-till.ts';
import { waitingLast } from './waiting-last.ts';

/**
 * "All the lights off at ten." "*But leave the porch light on*", "*all but the porch*": what is to come is done without that thing, where it would be called off as a whole, or come
 * as a second one. Of a series "*leave it on tonight*" is of that day alone.
 */
export function sparedThen(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const [deed, another] = plan.groups.flat();
  if (deed === undefined || another !== undefined || plan.unread.length > 0) return plan;
  const waiting = waitingLast(lexicon, context);
  if (waiting.length === 0) return plan;
  if (deed.service !== CONVERSATION) return narrower(text, plan, deed, waiting, lexicon, context);
  const left = deed.args['target'];
  return deed.method !== 'forbid' || left === undefined
    ? plan
    : (withoutThing(text, left, waiting, lexicon, context) ?? plan);
}

function withoutThing(
  text: string,
  left: Arg,
  waiting: readonly Action[],
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const where = heard({ lexicon, context }, []);
  const changed = waiting.flatMap((was) => {
    const rest = lessThings(was, left as unknown as Target, true, where);
    return rest === was ? [] : [{ was, rest }];
  });
  const source = { start: 0, end: text.length, text };
  const [one, other] = changed;
  const day = dayIn(text, lexicon, context);
  if (one === undefined) return undefined;
  const isOnce = day !== undefined && changed.some(({ was }) => returns(was));
  if (isOnce) {
    const isOne = other === undefined && day.every === undefined;
    const till = day.until ?? day.clock;
    if (till !== undefined && isOne) return endingAt(one.was, day, text, lexicon, context);
    const once = isOne && onceAs(one.rest?.args, one.was, day, source, lexicon, context);
    return once || held(text, understoodAs([]), lexicon);
  }
  if (day !== undefined && !changed.every(({ was }) => isOn(was, day, lexicon, context)))
    return held(text, understoodAs([]), lexicon);
  // What is to be left alone is all of it: the words call it off.
  if (changed.some(({ rest }) => rest === undefined)) return undefined;
  const groups = changed.map(({ was, rest }) => inPlaceOf(was, rest!, text));
  return groups.every((group) => group !== undefined) ? understoodAs(groups) : undefined;
}

/** "*Leave it unlocked till eleven tonight*": it comes then, and not at all that day only where no hour is told. */
function endingAt(
  was: Action,
  day: TimeIn,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan {
  const words = day.until === undefined ? day.words : day.words.replace(/^\S+\s+/u, '');
  const when = readWhen(words, 'when', context, lexicon.language)?.when;
  const nothing = held(text, understoodAs([]), lexicon);
  if (when === undefined || !('at' in when)) return nothing;
  return movedTo({ ...was, when }, was, text, context) ?? nothing;
}

/** Before this hour the night is that of the day before. */
const SMALL_HOURS = 300;

/** Whether it is to come on that day; the night is also that of the day before. */
function isOn(was: Action, said: TimeIn, lexicon: Lexicon, context: UnderstandingContext): boolean {
  const at = instantOf(was);
  const { now, timezone } = context;
  if (at === undefined || (said.day ?? said.part) === undefined) return true;
  const on = said.day === undefined ? wallAt(now, timezone).slice(0, 10) : dateSaid(said, lexicon, context);
  const date = wallAt(at, timezone).slice(0, 10);
  const isNight = minutesOf(at, timezone) < SMALL_HOURS;
  return on === undefined || on === (isNight ? datePlus(date, -1) : date) || on === date;
}

/** "*All but the porch light*", "*only the kitchen ones*": the same with less things, unless it is said to be one more. */
function narrower(
  text: string,
  plan: Plan,
  deed: Action,
  waiting: readonly Action[],
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan {
  const [was, another] = waiting;
  if (was === undefined || another !== undefined || !isLike(deed, was)) return plan;
  const { is, words } = lexicon.language;
  const { tokens } = tokenize(text, words);
  if (is.and.has(tokens[0]?.word ?? '') || tokens.some(({ word }) => is.more.has(word))) return plan;
  if (!isPart(deed.args['target'], was, lexicon, context)) return plan;
  const group = inPlaceOf(was, deed, text);
  return group === undefined ? plan : { ...plan, groups: [group] };
}

function isPart(
  part: Arg | undefined,
  was: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): boolean {
  const whole = was.args['target'];
  if (!isJsonObject(part) || !isJsonObject(whole)) return false;
  const { except: less, ...thing } = part;
  const { except: _less, ...all } = whole;
  if (JSON.stringify(thing) === JSON.stringify(all)) return less !== undefined;
  const where = heard({ lexicon, context }, []);
  return lessThings(was, part as unknown as Target, false, where) !== was;
}

function isLike(one: Action, other: Action): boolean {
  const alike = ({ service, method, when, if: only, args: { target: _target, ...args } }: Action): string =>
    JSON.stringify([service, method, when, only, args]);
  return alike(one) === alike(other) && JSON.stringify(one.args) !== JSON.stringify(other.args);
}

/** The command with other things, in place of the one before and by the words of both. */
function inPlaceOf(was: Action, rest: Action, text: string): Action[] | undefined {
  const source = { start: 0, end: text.length, text };
  const off = takenOff(was, source);
  const said = `${(was.said ?? was.source?.text ?? '').replace(/[\s.!?,]+$/u, '')}, ${text}`;
  return off && [off, { ...rest, source, said }];
}
