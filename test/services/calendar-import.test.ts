import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calendar } from '../../services/calendar/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { OpenService, refusalOf } from '../kit/open-service.ts';
import { bundle, Child } from '../kit/programs/child.ts';

const LINE = '\r\n';
const cal = (...parts: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join(LINE);
const event = (uid: string, ...more: readonly string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, 'DTSTART:20260401T080000', ...more, 'END:VEVENT'].join(
    LINE,
  );
const many = (length: number, make: (number: number) => string) =>
  Array.from({ length }, (_, number) => make(number));

const open = () => OpenService.open(calendar, { clock: new ManualClock('2026-03-10T22:30:00Z') });
const services: OpenService[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

/** Runs it and counts how often the event loop came to somebody else meanwhile. */
async function turnsDuring<T>(work: Promise<T>): Promise<{ readonly result: T; readonly turns: number }> {
  let turns = 0;
  let going = true;
  const look = () => {
    turns += 1;
    if (going) setImmediate(look);
  };
  setImmediate(look);
  const result = await work;
  going = false;
  return { result, turns };
}

describe('H26 an import of hostile events', () => {
  it('takes in the good ones, names every other by line, UID and reason, and gives way meanwhile', async () => {
    const service = await open();
    services.push(service);
    const bad = ['FREQ=MINUTELY;INTERVAL=1440;BYHOUR=5', 'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30'];
    const ics = cal(
      event('first', 'RRULE:FREQ=WEEKLY;BYDAY=WE'),
      ...many(400, (number) => event(`bad-${number}`, `RRULE:${bad[number % 2]}`)),
      event('last', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'),
    );
    expect(ics.length).toBeLessThan(60_000);
    await service.call('import', { ics: cal(event('warm')) });
    const { result, turns } = await turnsDuring(service.call('import', { ics }));
    expect(result).toMatchObject({ created: 2, updated: 0 });
    expect(result.skipped).toHaveLength(400);
    expect(result.skipped[0]).toEqual({
      title: 'bad-0',
      uid: 'bad-0',
      line: 9,
      reason: `${bad[0]} takes too long to find the next time for`,
    });
    expect(result.skipped[1]).toMatchObject({
      uid: 'bad-1',
      line: 15,
      reason: 'no date is BYMONTH=2 and BYMONTHDAY=30',
    });
    expect(ics.split(LINE)[8]).toBe('BEGIN:VEVENT');
    const period = { from: '2026-04-01T00:00:00Z', to: '2026-04-02T00:00:00Z' };
    expect((await service.call('list', period)).events).toHaveLength(2);
    expect(service.budgets.entries()).toMatchObject([
      { name: 'calendar-import', who: 'imported', detail: '200 of 402 events were left out' },
    ]);
    // Its 500,000 steps are taken at most some ten thousand at once, as are events that cost none, twenty at once.
    expect(turns).toBeGreaterThanOrEqual(40);
  });

  it('keeps nothing of a text that is refused as a whole', async () => {
    const service = await open();
    services.push(service);
    const ics = `${cal(event('good'))}BEGIN:VCALENDAR`;
    expect(await refusalOf(service.call('import', { ics }))).toMatchObject({ code: 'invalid-params' });
    expect((await service.call('list', { to: '2026-05-01T00:00:00Z' })).events).toEqual([]);
  });

  it('leaves out an event with thousands of exceptions or a giant UID, and takes one with a giant attachment', async () => {
    const service = await open();
    services.push(service);
    const exdates = many(1_500, () => '20260402T080000').join(',');
    const result = await service.call('import', {
      ics: cal(
        event('much', 'RRULE:FREQ=DAILY', `EXDATE:${exdates}`),
        event('u'.repeat(5_000)),
        event('heavy', `ATTACH;ENCODING=BASE64;VALUE=BINARY:${'QUFB'.repeat(3_000)}`),
        event('folded', `DESCRIPTION:${`a${LINE} `.repeat(3_000)}a`),
      ),
    });
    expect(result.created).toBe(2);
    expect(result.skipped.map(({ reason }: { reason: string }) => reason)).toEqual([
      'it has 1500 EXDATEs, more than 1000',
      'its UID is longer than 1000 characters',
    ]);
  });

  it('tells instead of freezing that hundreds of series by the minute are too much for one answer', async () => {
    const service = await open();
    services.push(service);
    const ics = cal(...many(400, (number) => event(`m${number}`, 'RRULE:FREQ=MINUTELY')));
    expect(await service.call('import', { ics })).toMatchObject({ created: 400 });
    const month = { from: '2026-05-01T00:00:00Z', to: '2026-06-01T00:00:00Z' };
    expect(await refusalOf(service.call('list', month))).toMatchObject({ code: 'too-large' });
  });
});

describe('H26 time zones that a file brings with it', () => {
  let file: string;
  beforeAll(async () => {
    file = await bundle('test/services/ics-child.ts');
  });

  const zoned = (...rules: readonly string[]) =>
    cal(
      'BEGIN:VTIMEZONE',
      'TZID:Odd',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      ...rules,
      'END:STANDARD',
      'END:VTIMEZONE',
      event('odd').replace('DTSTART:', 'DTSTART;TZID=Odd:'),
    );

  it.each([
    ['RRULE:FREQ=MINUTELY', /has a rule that is no yearly one: FREQ=MINUTELY$/],
    ['RRULE:FREQ=SECONDLY', /has a rule that is no yearly one/],
    ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', /cannot be used: no date is BYMONTH=2 and BYMONTHDAY=30$/],
    ['RRULE:FREQ=YEARLY;BYMONTH=1;BYHOUR=1,2,3;BYMINUTE=1,2,3', /is no yearly one/],
    [`RDATE:${many(3_000, () => '20260301T080000').join(',')}`, /has 3000 RDATEs, more than 200$/],
  ])('are refused when they would be worked through without end: %.50s', async (rule, reason) => {
    const child = new Child(file, [zoned(rule)]);
    const killed = setTimeout(() => void child.kill(), 8_000);
    const told = JSON.parse(await child.line((line) => line.startsWith('{')));
    clearTimeout(killed);
    expect(told).toMatchObject({ events: 0, skipped: [{ uid: 'odd' }] });
    expect(told.skipped[0].reason).toMatch(reason);
  });

  it('are taken when they are as programs write them', async () => {
    const child = new Child(file, [zoned('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU')]);
    expect(JSON.parse(await child.line((line) => line.startsWith('{')))).toEqual({ events: 1, skipped: [] });
  });
});
