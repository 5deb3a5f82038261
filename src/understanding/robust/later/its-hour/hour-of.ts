import { durationMs, isoIn } from '../../../../base/index.ts';
import type { Action, When } from '../../../../domain/index.ts';
import { isoLength, NO_LENGTH } from '../../../languages/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, dayMinutesOf, hourOf, onItsDays } from '../../../plan/index.ts';
import type { PreviousTurn, UnderstandingContext } from '../../../text/index.ts';
import { asksOnly } from '../../wish.ts';

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

/** What the last turn that was no question made, without what it took the place of. */
export function madeLast({ previous = [] }: UnderstandingContext, lexicon: Lexicon): readonly Action[] {
  const turn: PreviousTurn | undefined = previous.findLast((one) => !asksOnly(one, lexicon));
  return (turn?.groups.flat() ?? []).filter(
    ({ service, method }) => method !== 'cancel' && service !== CONVERSATION,
  );
}

/** When the last of several in a row comes, as far as it is told: what follows another by a length comes that much later. */
export function hourOfLast(deeds: readonly Action[], timezone: string): When | undefined {
  let hour: When | undefined;
  for (const deed of deeds) {
    const own = hourOf(deed);
    if (own === undefined) continue;
    hour = 'after' in own && hour !== undefined ? later(hour, durationMs(own.after) ?? 0, timezone) : own;
  }
  return hour;
}

/** The same, so much later; `undefined` of what nobody knows the hour of, as of an event. */
export function later(when: When, ms: number, timezone: string): When | undefined {
  if ('after' in when) return { after: isoLength({ ...NO_LENGTH, ms: (durationMs(when.after) ?? 0) + ms }) };
  if ('sun' in when) {
    const offset = (durationMs(when.offset ?? 'PT0S') ?? 0) + ms;
    return {
      ...when,
      offset: `${offset < 0 ? '-' : ''}${isoLength({ ...NO_LENGTH, ms: Math.abs(offset) })}`,
    };
  }
  if ('event' in when) return undefined;
  if ('rrule' in when) {
    const minutes = dayMinutesOf(when);
    const isOfDays = /^FREQ=(?:DAILY|WEEKLY)\b/.test(when.rrule);
    if (minutes === undefined || !isOfDays) return undefined;
    return onItsDays(when, (minutes + ms / MINUTE_MS) % DAY_MINUTES);
  }
  const at = typeof when.at === 'string' ? when.at : when.at.chosen;
  return at === undefined ? undefined : { at: isoIn(Date.parse(at) + ms, timezone) };
}

/** An action at such an hour: of what has its hour in its arguments, there. */
export function atHour(action: Action, when: When): Action | undefined {
  const { at: _at, rrule: _rrule, ...args } = action.args;
  const isRow = (action.args['at'] ?? action.args['rrule']) !== undefined;
  if (!isRow) return { ...action, when };
  const { assumed: _assumed, ...rest } = action;
  if ('rrule' in when && !('sun' in when)) return { ...rest, args: { ...args, rrule: when.rrule } };
  return 'at' in when && typeof when.at === 'string'
    ? { ...rest, args: { ...args, at: when.at } }
    : undefined;
}
