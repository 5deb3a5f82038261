import { HUB, isOwn } from '../../src/access/index.ts';
import {
  datePlus,
  findByWords,
  HearthError,
  keyedId,
  type Period,
  Steps,
  sayInstant,
  sayRrule,
  sayStretch,
  startOfDate,
  theOne,
  wallAt,
  wallMs,
} from '../../src/base/index.ts';
import type { Call, ServiceContext } from '../../src/bus/index.ts';
import { sayMoved } from '../../src/due/index.ts';
import { changeable, invalid } from './changeable.ts';
import {
  type CalendarEvent,
  followingDay,
  isShared,
  nextOccurrence,
  type Occurrence,
  occurrencesOf,
  occurrencesWithin,
  PERIOD_STEPS_MAX,
  placed,
  wallPlus,
} from './event.ts';
import { EventStore } from './event-store.ts';
import { freeView, titleFor, viewOf, wordsOf } from './event-view.ts';
import { freeTime } from './free-time.ts';
import { type Cancel, type Change, type Create, isPeriod, type Which } from './params.ts';
import { cutAt } from './series-from.ts';
import { changedSpan, spanOf } from './spans.ts';
import { toldAgain, unsummed } from './told-again.ts';

const DAY_MS = 86_400_000;
const LISTED_MAX = 500;
const SAID_MAX = 10;
/** A longer period is not told at once. */
const PERIOD_MAX_MS = 800 * DAY_MS;

/** The calendar of the home. */
export class Calendar {
  readonly events: EventStore;
  readonly #context: ServiceContext;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.events = new EventStore(context.store);
  }

  /** The same call again finds what it made. */
  create(params: Create, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const id = keyedId('evt', call);
    const known = this.events.get(id);
    if (known !== undefined) return this.view(firstOf(known));
    const then = (from: number, to: number) => this.#occurrences(from, to, call);
    const told = toldAgain(params, titleFor(params, this.#context.people()), this.zone, then);
    if (told !== undefined) return unsummed(this.change(told, call));
    const event: CalendarEvent = {
      id,
      uid: `${id}@hearth`,
      title: titleFor(params, this.#context.people()),
      ...placed(spanOf(params.start, params.end, params.all_day, this), params.rrule ?? null),
      exdates: [],
      location: params.location ?? null,
      calendar: params.calendar ?? 'home',
      sequence: 0,
      updatedAt: this.now,
      cancelled: false,
      person: call.asking === HUB ? null : call.asking.person,
    };
    this.events.put(event);
    const first = firstOf(event);
    const clashes = this.#clashing(first, call);
    return { ...this.view(first), ...(clashes.length === 0 ? {} : { clashes }) };
  }

  /** What else goes on at the time of an event. */
  #clashing(one: Occurrence, call: Pick<Call, 'asking'>) {
    if (one.event.allDay || one.endAt <= one.startAt) return [];
    return this.#occurrences(one.startAt, one.endAt, call)
      .filter(({ event, endAt }) => event.id !== one.event.id && !event.allDay && endAt > one.startAt)
      .slice(0, SAID_MAX)
      .map((other) => ({ title: other.event.title, words: this.words(other) }));
  }

  /** Occurrences that touch the period, in order. */
  list({ from, to, query, last }: Period & { last?: boolean | undefined }, call: Pick<Call, 'asking'>) {
    if (last === true) return this.#lastOf(query, call);
    const after = from === undefined ? this.now : Date.parse(from);
    const before = to === undefined ? after + (query === undefined ? 31 : 366) * DAY_MS : Date.parse(to);
    this.#checkPeriod(after, before);
    const all = this.#occurrences(after, before, call);
    const found = query === undefined ? all : findByWords(query, all, ({ event }) => event.title);
    return {
      events: found.slice(0, LISTED_MAX).map((one) => this.view(one)),
      more: found.length > LISTED_MAX,
    };
  }

  /** What has begun already, and of that the last alone. */
  #lastOf(query: string | undefined, call: Pick<Call, 'asking'>) {
    const was = this.#occurrences(this.now - PERIOD_MAX_MS, this.now, call);
    const found = query === undefined ? was : findByWords(query, was, ({ event }) => event.title);
    const one = found.findLast(({ startAt }) => startAt <= this.now);
    return { events: one === undefined ? [] : [this.view(one)], more: false };
  }

  /** What a new start alone leaves: the length. Of a series everything moves. */
  change(params: Change, call: Pick<Call, 'key' | 'by' | 'asking'>) {
    const known = params.since === undefined ? undefined : this.events.get(keyedId('evt', call));
    if (known !== undefined) return this.#begun(known);
    const event = this.#find(params, call);
    if (params.occurrence !== undefined && event.rrule !== null)
      return this.#changeOne(event, params.occurrence, params, call);
    const cut = this.#cutOf(event, params);
    if (cut !== undefined) return this.#changeFrom(event, cut, params, call);
    return this.#changeWhole(event, params);
  }

  #changeWhole(event: CalendarEvent, params: Change) {
    const span = changedSpan(event, params, this);
    const moved = wallMs(span.start) - wallMs(event.start);
    const own = event.rrule === null || moved === 0 ? event.rrule : followingDay(event.rrule, span.start);
    const place = placed(span, params.rrule ?? own);
    if (params.start !== undefined && params.rrule === undefined && place.start !== span.start)
      throw invalid('/start', 'does not fit the rule of the series', 'Give a new "rrule" beside it.');
    const changed: CalendarEvent = {
      ...event,
      ...place,
      title: params.title ?? event.title,
      location: params.location ?? event.location,
      calendar: params.calendar ?? event.calendar,
      exdates: params.rrule === undefined ? event.exdates.map((wall) => wallPlus(wall, moved)) : [],
      sequence: event.sequence + 1,
      updatedAt: this.now,
    };
    this.events.put(changed);
    const view = this.view(this.#nextOf(changed));
    return { ...view, summary: `Changed: “${changed.title}” ${view.words}` };
  }

  /** One occurrence is left out of its series (EXDATE) and becomes an event of its own; the others stay. */
  #changeOne(
    series: CalendarEvent,
    wanted: string,
    params: Change,
    call: Pick<Call, 'key' | 'by' | 'asking'>,
  ) {
    const id = keyedId('evt', call);
    const one = this.#occurrenceOf(series, wanted);
    const [start, end] = [wallAt(one.startAt, series.zone), wallAt(one.endAt, series.zone)];
    const alone: CalendarEvent = { ...series, id, uid: `${id}@hearth`, start, end, rrule: null, exdates: [] };
    const moved: CalendarEvent = {
      ...alone,
      ...placed(changedSpan({ ...alone, startAt: one.startAt, endAt: one.endAt }, params, this), null),
      title: params.title ?? series.title,
      location: params.location ?? series.location,
      sequence: 0,
      updatedAt: this.now,
    };
    this.#drop(series, one);
    this.events.put(moved);
    const words = sayMoved(one.startAt, moved.startAt, this.now, this.zone);
    return { ...this.view(firstOf(moved)), summary: `“${moved.title}” ${words}; the others stay` };
  }

  /** From which time of a series on it is changed; `undefined` where that is its first one, and all of it is. */
  #cutOf(event: CalendarEvent, { since }: Change): Occurrence | undefined {
    if (since === undefined || event.rrule === null) return undefined;
    const first = nextOccurrence(event, Date.parse(since));
    if (first === undefined) throw invalid('/since', `is after the last time of "${event.title}"`);
    return first.startAt > event.startAt ? first : undefined;
  }

  /** The series ends before that time, and another one goes on from there. */
  #changeFrom(
    series: CalendarEvent,
    first: Occurrence,
    params: Change,
    call: Pick<Call, 'key' | 'by' | 'asking'>,
  ) {
    const id = keyedId('evt', call);
    const { before, rest } = cutAt(series, first);
    const begun: CalendarEvent = { ...rest, id, uid: `${id}@hearth`, sequence: 0 };
    this.#changeWhole(begun, params);
    this.events.put({ ...series, ...before, sequence: series.sequence + 1, updatedAt: this.now });
    return this.#begun(this.events.get(id) ?? begun);
  }

  #begun(event: CalendarEvent) {
    const view = this.view(firstOf(event));
    return { ...view, summary: `Changed: “${view.title}” from ${view.words.replace(/^on /, '')} on` };
  }

  /** What a person must say yes to: that a whole series is moved, though only one of it may be meant; in words. */
  moveOf(params: Change, call: Pick<Call, 'asking'>): string | undefined {
    const isMoved = params.start !== undefined || params.end !== undefined;
    const isPart = params.occurrence !== undefined || params.since !== undefined;
    if (!isMoved || isPart || params.all === true || params.rrule !== undefined) return undefined;
    try {
      const event = this.#find(params, call);
      return event.rrule === null ? undefined : `“${event.title}”, ${sayRrule(event.rrule, event.zone)}`;
    } catch {
      return undefined;
    }
  }

  /** Cancels an event or a series, or of a series the one occurrence; or what takes place in a period. */
  cancel(params: Cancel, call: Pick<Call, 'asking'>) {
    if (params.occurrence === undefined && isPeriod(params)) return this.#cancelIn(params, call);
    const event = this.#find(params, call);
    const { occurrence } = params;
    if (occurrence === undefined || event.rrule === null) {
      this.#drop(event);
      return { id: event.id, title: event.title, summary: `Cancelled: “${event.title}”` };
    }
    const one = this.#occurrenceOf(event, occurrence);
    this.#drop(event, one);
    const words = sayInstant(one.startAt, this.now, this.zone);
    return {
      id: event.id,
      title: event.title,
      summary: `Cancelled: “${event.title}” ${words}; the others stay`,
    };
  }

  /** What a person must say yes to: the loss of a series, or of several events; in words. */
  lossOf(params: Cancel, call: Pick<Call, 'asking'>): string | undefined {
    if (params.occurrence !== undefined) return undefined;
    try {
      if (isPeriod(params)) {
        const { length, 0: only } = this.#toCancel(params, call);
        if (length > 1) return `${length} events ${this.#periodWords(params)}`;
        return only && params.all ? `all there is: “${only.event.title}” ${this.words(only)}` : undefined;
      }
      const event = this.#find(params, call);
      return event.rrule === null
        ? undefined
        : `the whole series “${event.title}”, ${sayRrule(event.rrule, event.zone)}`;
    } catch {
      return undefined;
    }
  }

  /** Of a series only what takes place in the period, unless no period was named. */
  #cancelIn(params: Cancel, call: Pick<Call, 'asking'>) {
    const doomed = this.#toCancel(params, call);
    const [first] = doomed;
    if (first === undefined)
      throw new HearthError(
        'unknown-target',
        `There is nothing on the calendar ${this.#periodWords(params)}.`,
      );
    const series = new Set(doomed.map(({ event }) => event.id));
    if (params.all !== true && series.size > 1)
      throw new HearthError('unknown-target', `${series.size} events fit.`, {
        hint: 'Say which one, by words of its title, or "all".',
        data: { candidates: doomed.map((one) => this.#label(one)), ids: doomed.map(({ event }) => event.id) },
      });
    const bounded = params.from !== undefined || params.to !== undefined || params.next === true;
    for (const one of doomed) this.#drop(one.event, bounded ? one : undefined);
    const said = doomed.slice(0, SAID_MAX).map((one) => `“${one.event.title}” ${this.words(one)}`);
    const more = doomed.length > SAID_MAX ? ` and ${doomed.length - SAID_MAX} more` : '';
    return { id: first.event.id, title: first.event.title, summary: `Cancelled: ${said.join(', ')}${more}` };
  }

  #toCancel(params: Cancel, call: Pick<Call, 'asking'>): Occurrence[] {
    const { id, query, from, to, next, all, except } = params;
    const after = from === undefined ? this.now : Date.parse(from);
    const before = to === undefined ? after + PERIOD_MAX_MS : Date.parse(to);
    this.#checkPeriod(after, before);
    const then = this.#occurrences(after, before, call).filter(
      (one) => id === undefined || one.event.id === id,
    );
    const fits =
      query === undefined || id !== undefined ? then : findByWords(query, then, ({ event }) => event.title);
    const found = except === undefined ? fits : this.#without(except, fits);
    for (const { event } of found) changeable(event, call);
    if (next === true) return found.filter(({ startAt }) => startAt > this.now).slice(0, 1);
    const once = found.filter((one, at) => found.findIndex(({ event }) => event.id === one.event.id) === at);
    return all === true && (from !== undefined || to !== undefined) ? found : once;
  }

  /** What is left without what is to stay; what stands nowhere cannot be left out, and nothing is lost for its sake. */
  #without(except: string, found: Occurrence[]): Occurrence[] {
    const kept = new Set(findByWords(except, found, ({ event }) => event.title));
    if (kept.size > 0) return found.filter((one) => !kept.has(one));
    throw new HearthError(
      'unknown-target',
      `There is no “${except}” on the calendar then; everything stays.`,
    );
  }

  /** Takes an event away, or of a series the one occurrence. */
  #drop(event: CalendarEvent, one?: Occurrence): void {
    const kept = this.events.get(event.id) ?? event;
    const change =
      one === undefined || kept.rrule === null
        ? { cancelled: true }
        : { exdates: [...kept.exdates, wallAt(one.startAt, kept.zone)] };
    this.events.put({ ...kept, ...change, sequence: kept.sequence + 1, updatedAt: this.now });
  }

  #periodWords({ from, to }: Cancel): string {
    if (from === undefined && to === undefined) return 'from now on';
    const [start, end] = [from === undefined ? this.now : Date.parse(from), to && Date.parse(to)];
    const sayBound = (at: number) => sayInstant(at, this.now, this.zone).replace(/^on /, '');
    if (!end) return `from ${sayBound(start)} on`;
    return end - start <= (25 / 24) * DAY_MS
      ? sayStretch({ from: start, to: end }, this.now, this.zone)
      : `between ${sayBound(start)} and ${sayBound(end)}`;
  }

  /** Busy blocks and the gaps between them. All-day events are told, and keep nobody from an appointment. */
  free({ from, to }: { readonly from: string; readonly to: string }, call: Pick<Call, 'asking'>) {
    const [start, end] = [Date.parse(from), Date.parse(to)];
    this.#checkPeriod(start, end);
    return freeView(freeTime(this.#occurrences(start, end, call), start, end), this.zone);
  }

  view(one: Occurrence) {
    return viewOf(one, this.now, this.zone);
  }

  words(one: Occurrence): string {
    return wordsOf(one, this.now, this.zone);
  }

  get now(): number {
    return this.#context.clock.now();
  }

  get zone(): string {
    return this.#context.place.timezone;
  }

  /** The events of the one who asks and those that are shared, which touch a period. */
  seen(from: number, to: number, { asking }: Pick<Call, 'asking'>): CalendarEvent[] {
    return this.events.touching(from, to).filter((event) => isShared(event) || isOwn(asking, event));
  }

  #occurrences(from: number, to: number, call: Pick<Call, 'asking'>): Occurrence[] {
    return occurrencesWithin(this.seen(from, to, call), from, to);
  }

  /** By id, or by words: first among what is to come, then among what was. */
  #find(which: Which, call: Pick<Call, 'asking'>): CalendarEvent {
    if (which.id === undefined && which.query === undefined)
      throw invalid(
        '/query',
        'is missing, and "id" too',
        'Say which event, by words of its title or its id.',
      );
    const all = this.seen(0, Number.MAX_SAFE_INTEGER, call);
    const steps = new Steps(PERIOD_STEPS_MAX);
    const coming = all.filter((event) => nextOccurrence(event, this.now, steps) !== undefined);
    const titleOf = ({ title }: CalendarEvent) => title;
    const isComing = which.query !== undefined && findByWords(which.query, coming, titleOf).length > 0;
    const label = (event: CalendarEvent) => this.#label(this.#nextOf(event));
    return changeable(theOne('event', which, isComing ? coming : all, titleOf, label), call);
  }

  #label(one: Occurrence): string {
    return `${one.event.title}, ${this.words(one)}`;
  }

  #nextOf(event: CalendarEvent): Occurrence {
    return nextOccurrence(event, this.now) ?? firstOf(event);
  }

  #occurrenceOf(event: CalendarEvent, wanted: string): Occurrence {
    const { zone } = event;
    const date = wanted.length === 10 ? wanted : wallAt(Date.parse(wanted), zone).slice(0, 10);
    const ofDay = occurrencesOf(event, startOfDate(date, zone), startOfDate(datePlus(date, 1), zone));
    const found = ofDay.find((one) => one.startAt === Date.parse(wanted)) ?? ofDay[0];
    if (found !== undefined) return found;
    const hint = `The next one is ${this.view(this.#nextOf(event)).words}.`;
    throw invalid('/occurrence', `"${event.title}" does not take place then`, hint);
  }

  #checkPeriod(from: number, to: number): void {
    if (to <= from) throw invalid('/to', 'must come after "from"');
    if (to - from > PERIOD_MAX_MS)
      throw invalid('/to', 'is too far from "from"', 'Ask for two years at most.');
  }
}

/** The first occurrence. */
export function firstOf(event: CalendarEvent): Occurrence {
  return nextOccurrence(event, event.startAt) ?? { event, startAt: event.startAt, endAt: event.endAt };
}
