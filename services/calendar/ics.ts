import { offsetAt, wallMs, wallOfMs } from '../../src/base/index.ts';
import type { CalendarEvent } from './event.ts';
import { vtimezone } from './vtimezone.ts';

const YEAR_MS = 366 * 86_400_000;
/** Series are told with their zone's changes this far ahead; who still reads the file then reads it anew. */
const YEARS_AHEAD = 5;
/** And so far back at most: every day between costs, and nobody asks at what hour a series was so long ago. */
const YEARS_BACK = 20;

/**
 * Events as iCalendar (RFC 5545). Single ones are in UTC, which every reader understands alike. A series keeps its wall
 * time and zone, for seven o'clock in UTC would be eight in summer, and the zone comes with it.
 */
export async function toIcs(events: readonly CalendarEvent[], now: number, name: string): Promise<string> {
  const { default: ICAL } = await import('ical.js');
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Hearth//Calendar//EN');
  calendar.addPropertyWithValue('x-wr-calname', name);
  const series = events.filter((event) => event.rrule !== null && !event.allDay);
  for (const zone of new Set(series.map((event) => event.zone))) {
    const starts = series.filter((event) => event.zone === zone).map((event) => event.startAt);
    const lines = vtimezone(
      zone,
      Math.max(Math.min(...starts, now) - YEAR_MS, now - YEARS_BACK * YEAR_MS),
      Math.min(Math.max(...starts, now), now + YEARS_AHEAD * YEAR_MS) + YEARS_AHEAD * YEAR_MS,
    );
    calendar.addSubcomponent(ICAL.Component.fromString(lines.join('\r\n')));
  }
  for (const event of events) {
    const item = new ICAL.Component('vevent');
    const time = (property: string, wall: string, at: number) => {
      const value = new ICAL.Property(property);
      if (event.allDay) value.setValue(ICAL.Time.fromDateString(wall.slice(0, 10)));
      else if (event.rrule === null) value.setValue(utc(at));
      else {
        value.setParameter('tzid', event.zone);
        value.setValue(ICAL.Time.fromDateTimeString(wall));
      }
      item.addProperty(value);
    };
    const utc = (at: number) => ICAL.Time.fromDateTimeString(`${wallOfMs(at)}Z`);
    item.addPropertyWithValue('uid', event.uid);
    item.addPropertyWithValue('dtstamp', utc(event.updatedAt));
    item.addPropertyWithValue('sequence', event.sequence);
    item.addPropertyWithValue('summary', event.title);
    time('dtstart', event.start, event.startAt);
    time('dtend', event.end, event.endAt);
    if (event.location !== null) item.addPropertyWithValue('location', event.location);
    if (event.rrule !== null) {
      item.addPropertyWithValue('rrule', ICAL.Recur.fromString(ruleFor(event)));
      for (const wall of event.exdates) time('exdate', wall, 0);
    }
    calendar.addSubcomponent(item);
  }
  return `${calendar.toString()}\r\n`;
}

/** UNTIL must be a date for all-day events and UTC for those with a zone (RFC 5545 section 3.3.10). */
function ruleFor({ rrule, allDay, zone }: CalendarEvent): string {
  return rrule!.replace(
    /UNTIL=(\d{8})(?:T(\d{6})(Z?))?/,
    (_all, date: string, time?: string, isUtc?: string) => {
      if (allDay) return `UNTIL=${date}`;
      if (isUtc === 'Z') return `UNTIL=${date}T${time}Z`;
      const text = `${date}T${time ?? '235959'}`;
      const face = wallMs(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6'));
      const at = face - offsetAt(face, zone);
      return `UNTIL=${wallOfMs(at).replaceAll(/[-:]/g, '')}Z`;
    },
  );
}
