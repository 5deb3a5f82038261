import { wallAt } from '../../src/base/index.ts';
import { type CalendarEvent, type Occurrence, occurrencesOf } from './event.ts';

/** A series whose times from one of them on are otherwise: what has been of it, which ends before, and those that are to come. */
export function cutAt(
  series: CalendarEvent,
  { startAt, endAt }: Occurrence,
): { readonly before: Pick<CalendarEvent, 'rrule'>; readonly rest: CalendarEvent } {
  const [start, end] = [wallAt(startAt, series.zone), wallAt(endAt, series.zone)];
  const { rrule } = series;
  const count = Number(/COUNT=(\d+)/.exec(rrule ?? '')?.[1] ?? 0);
  const gone = occurrencesOf({ ...series, exdates: [] }, series.startAt, startAt).length;
  const left = count === 0 ? rrule : (rrule?.replace(/COUNT=\d+/, `COUNT=${count - gone}`) ?? null);
  return {
    before: { rrule: rrule === null ? null : endedBefore(rrule, startAt) },
    rest: {
      ...series,
      start,
      end,
      startAt,
      endAt,
      rrule: left,
      exdates: series.exdates.filter((wall) => wall >= start),
    },
  };
}

/** The last time of it is before an instant. */
function endedBefore(rrule: string, at: number): string {
  const last = new Date(at - 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  return `${rrule.replace(/;?(?:COUNT|UNTIL)=[^;]*/g, '')};UNTIL=${last}Z`;
}
