import { createHash } from 'node:crypto';
import type ICALModule from 'ical.js';
import { z } from 'zod';
import { HearthError, isZone, messageOf, SEARCH_STEPS_MAX, Steps, wallAt } from '../../src/base/index.ts';
import { type CalendarEvent, placed, wallPlus } from './event.ts';
import { eventFault, zoneFault } from './ics-bounds.ts';

/** `line` is counted from 1. */
export const Skipped = z.strictObject({
  title: z.string(),
  reason: z.string(),
  uid: z.string().optional().describe('what its own program knows it by'),
  line: z.number().int().optional().describe('where it begins in the text'),
});
export type Skipped = Readonly<z.output<typeof Skipped>>;

export interface Imported {
  readonly events: readonly CalendarEvent[];
  readonly skipped: readonly Skipped[];
  /** How many of them were left out because they, or all together, cost too much. */
  readonly tooCostly: number;
}

export interface ImportOptions {
  /** The zone of times that name none. */
  readonly zone: string;
  readonly now: number;
  readonly calendar: string;
}

const EVENTS_MAX = 2000;
const TITLE_LENGTH_MAX = 120;
/** Looking for the first time of a series: what any honest one takes, then what one may take when all others are done … */
const STEPS_EACH = 1_000;
/** … and what all together may take, about half a second. */
const STEPS_MAX = 500_000;
/** The event loop is given to others after so many steps, or so many events. */
const STEPS_AT_ONCE = 10_000;
const EVENTS_AT_ONCE = 20;

type Ical = typeof ICALModule;
type Component = InstanceType<Ical['Component']>;
type Time = InstanceType<Ical['Time']>;

/**
 * Reads the events of an iCalendar text. What cannot be kept faithfully is left out and told, never bent; so is what takes
 * too long to find, after all that does not. Gives way to other work between events.
 * @throws HearthError `invalid-params` when the text is no calendar, `too-large` when it has too many events.
 */
export async function fromIcs(text: string, options: ImportOptions): Promise<Imported> {
  const { default: ICAL } = await import('ical.js');
  const calendar = parse(ICAL, text);
  const items = calendar.getAllSubcomponents('vevent');
  if (items.length > EVENTS_MAX)
    throw new HearthError(
      'too-large',
      `${items.length} events are more than the ${EVENTS_MAX} that go at once.`,
    );
  const zones = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), zone]),
  );
  const lines = linesOf(text, items.length);
  const all = new Steps(STEPS_MAX);
  const turn = new Turn();
  const events: (CalendarEvent | undefined)[] = [];
  const skipped: (Skipped | undefined)[] = [];
  const read = async (index: number, steps: Steps) => {
    const item = items[index]!;
    const before = steps.left;
    try {
      events[index] = new Reader(ICAL, item, zones, options).event(steps);
      skipped[index] = undefined;
    } catch (error) {
      skipped[index] = skippedOf(item, messageOf(error), lines[index]);
    }
    await turn.spend(before - steps.left);
  };
  const costly: number[] = [];
  for (const index of items.keys()) {
    const steps = new Steps(STEPS_EACH, all);
    await read(index, steps);
    if (steps.left === 0) costly.push(index);
  }
  let tooCostly = 0;
  for (const index of costly) {
    const steps = new Steps(SEARCH_STEPS_MAX, all);
    await read(index, steps);
    if (steps.left === 0) tooCostly += 1;
  }
  const kept = items.flatMap((_, index) => events[index] ?? []);
  return {
    events: withoutOverridden(kept, items),
    skipped: skipped.filter((one) => one !== undefined),
    tooCostly,
  };
}

/** Gives the event loop to others now and then. */
class Turn {
  #steps = 0;
  #events = 0;

  async spend(steps: number): Promise<void> {
    this.#steps += steps;
    this.#events += 1;
    if (this.#steps < STEPS_AT_ONCE && this.#events < EVENTS_AT_ONCE) return;
    this.#steps = 0;
    this.#events = 0;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

function skippedOf(item: Component, reason: string, line: number | undefined): Skipped {
  const uid = item.getFirstPropertyValue('uid');
  return {
    title: String(item.getFirstPropertyValue('summary') ?? '(no title)').slice(0, TITLE_LENGTH_MAX),
    reason: reason.slice(0, 300),
    ...(uid === null ? {} : { uid: String(uid).slice(0, TITLE_LENGTH_MAX) }),
    ...(line === undefined ? {} : { line }),
  };
}

/** The lines at which events begin; none where the text has others inside of something else. */
function linesOf(text: string, events: number): readonly number[] {
  const lines = text
    .split(/\r?\n/)
    .flatMap((line, index) => (line.trim().toUpperCase() === 'BEGIN:VEVENT' ? [index + 1] : []));
  return lines.length === events ? lines : [];
}

function parse(ICAL: Ical, text: string): Component {
  try {
    const component = new ICAL.Component(ICAL.parse(text) as unknown as [string, unknown[], unknown[]]);
    if (component.name === 'vcalendar') return component;
    throw new Error(`begins with ${component.name.toUpperCase()}`);
  } catch (error) {
    throw new HearthError('invalid-params', 'The text is no iCalendar.', {
      hint: 'It begins with BEGIN:VCALENDAR and ends with END:VCALENDAR.',
      faults: [{ path: '/ics', message: messageOf(error) }],
      cause: error,
    });
  }
}

/** A changed occurrence of a series is an event of its own here, and the series leaves it out. */
function withoutOverridden(events: readonly CalendarEvent[], items: readonly Component[]): CalendarEvent[] {
  const left = new Map<string, string[]>();
  for (const item of items) {
    const instead = item.getFirstPropertyValue('recurrence-id') as Time | null;
    if (instead === null) continue;
    const uid = String(item.getFirstPropertyValue('uid'));
    left.set(uid, [...(left.get(uid) ?? []), wallOf(instead)]);
  }
  return events.map((event) =>
    event.rrule === null ? event : { ...event, exdates: [...event.exdates, ...(left.get(event.uid) ?? [])] },
  );
}

class Reader {
  readonly #ical: Ical;
  readonly #item: Component;
  readonly #zones: ReadonlyMap<string, Component>;
  readonly #options: ImportOptions;

  constructor(ICAL: Ical, item: Component, zones: ReadonlyMap<string, Component>, options: ImportOptions) {
    this.#ical = ICAL;
    this.#item = item;
    this.#zones = zones;
    this.#options = options;
  }

  event(steps: Steps): CalendarEvent {
    const fault = eventFault(this.#item);
    if (fault !== undefined) throw new Error(fault);
    const uid = this.#text('uid');
    const title = this.#text('summary')?.slice(0, 300);
    if (uid === undefined) throw new Error('it has no UID');
    const startProperty = this.#item.getFirstProperty('dtstart');
    const start = startProperty?.getFirstValue() as Time | undefined;
    if (start === undefined || start === null) throw new Error('it has no start');
    if (this.#text('status')?.toUpperCase() === 'CANCELLED') throw new Error('it was cancelled');
    if (this.#item.hasProperty('rdate'))
      throw new Error('it has extra dates (RDATE), which are not supported');
    const instead = this.#item.getFirstPropertyValue('recurrence-id');
    const rrule = this.#rrule();
    const tzid = startProperty?.getFirstParameter('tzid');
    const read = this.#reader(start, typeof tzid === 'string' ? tzid : undefined, rrule !== null);
    const end = new this.#ical.Event(this.#item).endDate;
    const span = { start: read.wall(start), end: read.wall(end), zone: read.zone, allDay: start.isDate };
    return {
      id: `evt_${createHash('sha256')
        .update(`${uid}\n${instead ?? ''}`)
        .digest('hex')
        .slice(0, 24)}`,
      uid: instead === null ? uid : `${uid}/${String(instead)}`,
      title: title === undefined || title.trim() === '' ? '(no title)' : title,
      ...placed(span.end < span.start ? { ...span, end: span.start } : span, rrule, steps),
      exdates: this.#item
        .getAllProperties('exdate')
        .flatMap((property) => property.getValues() as Time[])
        .map((time) => (time.isDate ? time.toString() : read.wall(time))),
      location: this.#text('location')?.slice(0, 300) ?? null,
      calendar: this.#options.calendar,
      sequence: Number(this.#item.getFirstPropertyValue('sequence') ?? 0) || 0,
      updatedAt: this.#options.now,
      cancelled: false,
      person: null,
    };
  }

  /** How times of this event are read: kept as they stand in a zone we know, else turned into the home's. */
  #reader(
    start: Time,
    tzid: string | undefined,
    recurs: boolean,
  ): { zone: string; wall: (time: Time) => string } {
    const home = this.#options.zone;
    const asTold = (time: Time) => wallOf(time);
    if (start.isDate || tzid === undefined) {
      const isUtc = !start.isDate && start.zone === this.#ical.Timezone.utcTimezone;
      if (isUtc && !recurs) return { zone: home, wall: (time) => wallAt(time.toUnixTime() * 1000, home) };
      return { zone: isUtc ? 'UTC' : home, wall: asTold };
    }
    const told = this.#zones.get(tzid)?.getFirstPropertyValue('x-lic-location');
    for (const name of [tzid, typeof told === 'string' ? told : tzid])
      if (isZone(name)) return { zone: name, wall: asTold };
    const component = this.#zones.get(tzid);
    if (component === undefined) throw new Error(`its time zone "${tzid}" is unknown`);
    if (recurs) throw new Error(`it comes back in the time zone "${tzid}", which is no IANA zone`);
    const fault = zoneFault(component);
    if (fault !== undefined) throw new Error(`its time zone "${tzid.slice(0, 60)}" ${fault}`);
    const zone = new this.#ical.Timezone({ component, tzid });
    return {
      zone: home,
      wall: (time) => {
        const local = time.clone();
        local.zone = zone;
        return wallAt(local.toUnixTime() * 1000, home);
      },
    };
  }

  #rrule(): string | null {
    const rules = this.#item.getAllProperties('rrule');
    if (rules.length > 1) throw new Error('it has several rules');
    const rule = rules[0]?.getFirstValue();
    return rule === undefined || rule === null ? null : String(rule);
  }

  #text(name: string): string | undefined {
    const value = this.#item.getFirstPropertyValue(name);
    return value === null || value === undefined ? undefined : String(value);
  }
}

/** The face of the clock as the file has it: a date is its midnight. */
function wallOf(time: Time): string {
  const text = time.toString().replace(/Z$/, '');
  return wallPlus(text.length === 10 ? `${text}T00:00:00` : text, 0);
}
