import { HUB } from '../../src/access/index.ts';
import {
  type Clock,
  capitalised,
  dateAt,
  HearthError,
  listed,
  plusDuration,
  sayClock,
  sayInstant,
  wallAt,
} from '../../src/base/index.ts';
import type { Call } from '../../src/bus/index.ts';
import type { NoticeDoor, NoticeKind, NotifyBoard, NotifyChange } from '../../src/domain/index.ts';

export interface ReachingParts {
  readonly notify: NotifyBoard;
  readonly clock: Clock;
  readonly timezone: string;
}

type Asking = Pick<Call, 'asking'>;

interface Hours {
  readonly start: string;
  readonly end: string;
  readonly rrule?: string | undefined;
}

/** How who asks wants to be spoken to first: by which doors, and when not at all. */
export class Reaching {
  readonly #parts: ReachingParts;

  constructor(parts: ReachingParts) {
    this.#parts = parts;
  }

  /** Whether the hours leave out the small ones of the night: nobody means that without a thought. */
  isByDay({ start, end }: Hours): boolean {
    const [from, to] = [this.#ofDay(start), this.#ofDay(end)];
    return from < to && from >= '05:00';
  }

  askByDay({ start, end }: Hours): string {
    return `Quiet by day, from ${clock(this.#ofDay(start))} to ${clock(this.#ofDay(end))}?`;
  }

  setQuietHours({ start, end, rrule }: Hours, call: Asking) {
    if (rrule !== undefined && !/^FREQ=DAILY(?:;BY(?:HOUR|MINUTE)=\d+)*$/.test(rrule))
      throw new HearthError('invalid-params', 'I keep the same quiet hours every day.', {
        faults: [{ path: '/rrule', message: 'is not every day', hint: 'Say the hours without days.' }],
      });
    const quiet = { from: this.#ofDay(start), to: this.#ofDay(end) };
    if (quiet.from === quiet.to)
      throw new HearthError('invalid-params', 'Quiet hours end when they begin.', {
        faults: [{ path: '/end', message: 'is the beginning too', hint: 'For example from 22:00 to 07:00.' }],
      });
    return this.#changed(
      { type: 'quiet-hours', quiet },
      call,
      () => `Quiet from ${clock(quiet.from)} to ${clock(quiet.to)} every day; alarms and timers still ring`,
    );
  }

  keepQuiet(
    { at, for: length }: { readonly at?: string | undefined; readonly for?: string | undefined },
    call: Asking,
  ) {
    const now = this.#parts.clock.now();
    const ends =
      at !== undefined
        ? Date.parse(at)
        : length !== undefined
          ? plusDuration(now, length, this.#parts.timezone)
          : undefined;
    if (ends === undefined || ends <= now)
      throw new HearthError('invalid-params', 'That is not ahead.', {
        faults: [{ path: '/at', message: 'must be ahead', hint: 'Say until when, or for how long.' }],
      });
    return this.#changed(
      { type: 'quiet-until', until: ends },
      call,
      () => `I’ll keep everything until ${this.#when(ends)}, except alarms, timers and what is urgent`,
    );
  }

  speakAgain({ hours }: { readonly hours?: boolean | undefined }, call: Asking) {
    const person = personOf(call);
    const { quiet = null, quietUntil } = this.#parts.notify.of(person);
    const change: NotifyChange =
      hours === true ? { type: 'quiet-hours', quiet: null } : { type: 'speak-again' };
    return this.#changed(change, call, () => {
      if (hours === true)
        return quiet === null ? 'There are no quiet hours' : 'There are no quiet hours any more';
      return quietUntil === null ? 'It wasn’t quiet' : 'I’ll speak up again';
    });
  }

  reach(
    {
      kind,
      doors,
      usual,
    }: {
      readonly kind?: NoticeKind | undefined;
      readonly doors?: readonly NoticeDoor[] | undefined;
      readonly usual?: boolean | undefined;
    },
    call: Asking,
  ) {
    if (doors === undefined && usual !== true)
      throw new HearthError('invalid-params', 'By which door was not said.', {
        faults: [{ path: '/doors', message: 'is missing', hint: 'Name doors, or "usual".' }],
      });
    const change = { type: 'doors', kind: kind ?? null, doors: doors ?? null } as const;
    const what = kind === undefined ? 'what I have to tell you' : `your ${KINDS[kind]}`;
    return this.#changed(change, call, () =>
      doors === undefined
        ? capitalised(`${what} ${kind === undefined ? 'comes' : 'come'} to wherever you are`)
        : `I’ll send ${what} ${doorsOf(doors)}`,
    );
  }

  settings(call: Asking) {
    const view = this.#parts.notify.of(personOf(call));
    const { quiet = null, quietUntil, doors, kinds = {} } = view;
    const own = Object.entries(kinds).map(([kind, by]) => `your ${KINDS[kind as NoticeKind]} ${doorsOf(by)}`);
    const parts = [
      quiet === null ? 'No quiet hours' : `Quiet hours from ${clock(quiet.from)} to ${clock(quiet.to)}`,
      ...(quietUntil === null ? [] : [`it is quiet until ${this.#when(quietUntil)}`]),
      ...(doors === undefined ? [] : [`I reach you ${doorsOf(doors)}`]),
      ...(own.length === 0 ? [] : [`I send ${listed(own)}`]),
    ];
    return { ...view, summary: parts.join('; ') };
  }

  #changed(change: NotifyChange, call: Asking, said: () => string) {
    const summary = said();
    return { ...this.#parts.notify.change(personOf(call), change), summary };
  }

  /** The time on the clock of the home. */
  #ofDay(time: string): string {
    return wallAt(Date.parse(time), this.#parts.timezone).slice(11, 16);
  }

  /** "8:00", or with its day where that is another. */
  #when(at: number): string {
    const { clock: now, timezone } = this.#parts;
    const isToday = dateAt(at, timezone) === dateAt(now.now(), timezone);
    return isToday
      ? sayClock(wallAt(at, timezone))
      : sayInstant(at, now.now(), timezone).replace(' at ', ', ');
  }
}

const KINDS: Readonly<Record<NoticeKind, string>> = {
  alarm: 'alarms',
  timer: 'timers',
  reminder: 'reminders',
  message: 'messages',
  failure: 'news of what went wrong',
  question: 'questions',
  news: 'news',
  safety: 'warnings',
};

const DOORS: Readonly<Record<NoticeDoor, string>> = {
  websocket: 'on the page',
  http: 'at the prompt',
  voice: 'aloud',
  mqtt: 'through the satellites',
  push: 'to your phone',
  email: 'by mail',
};

function doorsOf(doors: readonly NoticeDoor[]): string {
  return doors.map((door) => DOORS[door]).join(', else ');
}

function clock(time: string): string {
  return time.replace(/^0/, '');
}

/** @throws HearthError `not-permitted` for who is nobody in particular. */
function personOf({ asking }: Asking): string {
  if (asking !== HUB && asking.person !== null) return asking.person;
  throw new HearthError('not-permitted', 'I don’t know who you are, so I can’t tell how to reach you.', {
    hint: 'Say it where you are signed in.',
  });
}
