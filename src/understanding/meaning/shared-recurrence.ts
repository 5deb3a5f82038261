import { minutesOf } from '../../base/index.ts';
import type { Action, When } from '../../domain/index.ts';
import type { Reading } from '../read/index.ts';
import type { Timing } from '../times/index.ts';
import type { Draft } from './draft.ts';
import { nextOf } from './next-time.ts';
import { type Step, useTime } from './steps.ts';

/** What comes again and again, said once for two times of the same thing: the rule is that of both. */

/**
 * "Every night at nine dim the lamp *and at ten turn it off*": a clock time alone, of the same thing or behind a rule that was said in
 * front, is of every such day, and no single evening.
 */
export function everyTime(
  action: Action,
  { timing }: Reading,
  before: Action | undefined,
  { memory, carried }: Pick<Draft, 'memory' | 'carried'>,
): Action {
  if (isAfterSunset(before, action, timing)) return { ...action, when: inTheEvening(action.when!) };
  const rule = before?.when;
  const rhythm = rule === undefined ? undefined : rhythmOf(rule);
  const { when } = action;
  if (rhythm === undefined || when === undefined || !('at' in when)) return action;
  if (!isOfSame(before!, action) && carried.when !== rule) return action;
  if (timing.clock === undefined || Object.keys(timing).some((said) => !OF_A_CLOCK.has(said))) return action;
  const hearing = { ...memory.time, now: nextOf(before!, memory.time) };
  const at = useTime(timing, { phrases: { say: [] } }, hearing)?.when.when;
  if (at === undefined || !('at' in at) || typeof at.at !== 'string') return action;
  const minutes = minutesOf(Date.parse(at.at), hearing.timezone);
  const days = rhythm.split(';').filter((part) => !/^BY(?:HOUR|MINUTE)=/.test(part));
  const rrule = [...days, `BYHOUR=${Math.floor(minutes / 60)}`, `BYMINUTE=${minutes % 60}`].join(';');
  return { ...action, when: { rrule } };
}

/** "On at dusk and *off at eleven every day*": what begins with the night does not end before noon. */
function isAfterSunset(before: Action | undefined, action: Action, { clock, part }: Timing): boolean {
  const began = before?.when;
  if (began === undefined || !('sun' in began) || began.sun !== 'sunset') return false;
  if (clock === undefined || clock.sure || part !== undefined || action.when === undefined) return false;
  const hour = clock.minutes % HALF_DAY_MINUTES;
  return (
    isOfSame(before!, action) &&
    'rrule' in action.when &&
    hour >= EVENING_FROM &&
    /BYHOUR=(?:[0-9]|1[01])\b/.test(`${action.when.rrule}`)
  );
}

const HALF_DAY_MINUTES = 720;
/** Seven o'clock, and later: before that it may as well be the morning's. */
const EVENING_FROM = 420;

function inTheEvening(when: When): When {
  if (!('rrule' in when) || when.rrule === undefined) return when;
  return {
    ...when,
    rrule: when.rrule.replace(/BYHOUR=(\d+)/, (_whole, hour: string) => `BYHOUR=${(Number(hour) % 12) + 12}`),
  } as When;
}

/** The rule of what comes again and again, by the clock or with the sun. */
function rhythmOf(when: When): string | undefined {
  if ('rrule' in when && when.rrule !== undefined) return when.rrule;
  return 'sun' in when && when.repeat === true ? 'FREQ=DAILY' : undefined;
}

function isOfSame(one: Action, other: Action): boolean {
  return JSON.stringify(one.args['target']) === JSON.stringify(other.args['target']);
}

const OF_A_CLOCK: ReadonlySet<string> = new Set(['clock', 'part']);

/** "On at seven and off at ten *every evening*": what was said of the first time holds for every day as well. */
export function everyTimeToo(
  before: Step,
  action: Action,
  { timing }: Reading,
  { memory, sentence }: Pick<Draft, 'memory' | 'sentence'>,
): Step {
  const { clock: _clock, sun: _sun, part, ...rule } = timing;
  const said = before.reading?.timing;
  if (rule.every === undefined || said === undefined || before.sentence !== sentence) return before;
  if (!isOfSame(before.action, action) || !isOnceAtHour(before.action.when, said)) return before;
  const whole: Timing = {
    ...rule,
    ...(part === undefined || said.sun !== undefined ? {} : { part }),
    ...said,
  };
  const when = useTime(whole, { phrases: { say: [] } }, memory.time)?.when.when;
  return when === undefined ? before : { ...before, action: { ...before.action, when } };
}

/** An hour of some day, by the clock or the sun, and nothing of which day. */
function isOnceAtHour(when: When | undefined, timing: Timing): boolean {
  if (when === undefined || rhythmOf(when) !== undefined) return false;
  if (timing.clock === undefined && timing.sun === undefined) return false;
  return Object.keys(timing).every((said) => said === 'sun' || OF_A_CLOCK.has(said));
}
