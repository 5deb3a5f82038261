import { instantOf as atWall, datePlus, isoIn, minutesOf, wallAt } from '../../../../base/index.ts';
import { type Action, type Plan, returns } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { dayMinutesOf, hhmm, instantOf, takenOff, understoodAs, wholeDay } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { sameThing } from '../not-then.ts';
import { waitingLast } from './waiting-last.ts';

const HALF_DAY_MS = 43_200_000;
/** Before this hour the night is that of the day before. */
const SMALL_HOURS = 300;

/**
 * "Turn the TV off at nine every night." "*Leave it on till eleven tonight*": that one time of what would end it before comes then, and so does what comes once; else it would be
 * off before that.
 */
export function lastsTill(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const [now, end, more] = plan.groups.flat();
  const [was, another] = waitingLast(lexicon, context);
  if (now === undefined || end === undefined || was === undefined || (more ?? another) !== undefined)
    return plan;
  const isOfIt = end.service === was.service && end.method === was.method && sameThing(end, was);
  if (!isOfIt || now.when !== undefined || now.service !== was.service || !sameThing(now, was)) return plan;
  const moved = movedTo(end, was, text, context);
  if (moved === undefined) return plan;
  // To leave it on tomorrow changes nothing now.
  const isToday = dateOf(end, context) === wallAt(context.now, context.timezone).slice(0, 10);
  const source = { start: 0, end: text.length, text };
  return isToday ? { ...moved, groups: [[{ ...now, source }, ...moved.groups.flat()]] } : moved;
}

/** The date of what is to come, the small hours with the day before. */
function dateOf(end: Action, { timezone }: UnderstandingContext): string | undefined {
  const at = instantOf(end);
  if (at === undefined) return undefined;
  const date = wallAt(at, timezone).slice(0, 10);
  return minutesOf(at, timezone) < SMALL_HOURS ? datePlus(date, -1) : date;
}

/** What comes at the time of another one in place of its own, where that is later on its day. */
export function movedTo(
  end: Action,
  was: Action,
  text: string,
  context: UnderstandingContext,
): Plan | undefined {
  const said = instantOf(end);
  const source = { start: 0, end: text.length, text };
  const off = takenOff(was, source);
  const before = said === undefined ? undefined : endOn(said, was, context);
  if (said === undefined || before === undefined || off === undefined) return undefined;
  // "Till eleven" of what would be over at nine in the evening is behind that.
  const at = [said, said + HALF_DAY_MS].find((one) => one > before.at && one - before.at < HALF_DAY_MS);
  if (at === undefined) return undefined;
  const then = isoIn(at, context.timezone);
  if (!returns(was)) return understoodAs([[off, { ...was, when: { at: then }, source }]]);
  const args = { query: off.args['query']!, occurrence: wholeDay(before.date, context), at: then };
  return understoodAs([[{ service: 'schedule', method: 'change', args, source }]]);
}

/** When it would come on the day of that time. */
function endOn(
  said: number,
  was: Action,
  { timezone }: UnderstandingContext,
): { readonly at: number; readonly date: string } | undefined {
  const own = instantOf(was);
  const { when } = was;
  if (!returns(was))
    return own === undefined ? undefined : { at: own, date: wallAt(own, timezone).slice(0, 10) };
  const minutes = dayMinutesOf(when);
  if (when === undefined || 'event' in when || 'sun' in when || minutes === undefined) return undefined;
  const day = wallAt(said, timezone).slice(0, 10);
  const isNight = minutes >= SMALL_HOURS && minutesOf(said, timezone) < SMALL_HOURS;
  const date = isNight ? datePlus(day, -1) : day;
  return { at: atWall(`${date}T${hhmm(minutes)}:00`, timezone), date };
}
