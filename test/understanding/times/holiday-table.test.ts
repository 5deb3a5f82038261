import { describe, expect, it } from 'vitest';
import { HOLIDAY_ROWS, holidayIn } from '../../../src/understanding/languages/en/times/holidays.ts';
import { HOLIDAY_TABLE } from '../../../src/understanding/languages/index.ts';
import { holidayBounds, holidayDates } from '../../../src/understanding/times/holiday-dates.ts';
import { daysOfRow, type Reckoned } from '../../kit/almanac.ts';

const DAY = 86_400_000;
const TABLE = '../../../src/understanding/languages/holiday-table.ts';

const reckoned = new Map<string, readonly Reckoned[]>();

/** Sun and moon take some hundred milliseconds for a row. */
function reckonedDays(row: string): readonly Reckoned[] {
  const days = reckoned.get(row) ?? daysOfRow(row);
  reckoned.set(row, days);
  return days;
}

/** As the house reads it: the first day, then how many days more than 350 lie between each and the next. */
function written(days: readonly Reckoned[]): string {
  const [first, ...others] = days;
  let last = first!.at;
  const gaps = others.map(({ at, isSure }) => {
    const gap = (at - last) / DAY;
    const years = Math.max(0, Math.ceil((gap - 385) / 360));
    last = at;
    return `${'~'.repeat(years)}${isSure ? '' : '?'}${(gap - years * 360 - 350).toString(36)}`;
  });
  return `${first!.isSure ? '' : '?'}${new Date(first!.at).toISOString().slice(0, 10)} ${gaps.join('')}`;
}

describe('the table of holidays', () => {
  it('is what sun, moon and calendars come to, for every holiday that moves, from 1900 to 2099', async () => {
    const rows = [...HOLIDAY_ROWS].sort().map((row) => `${row}: ${written(reckonedDays(row))}`);
    await expect(`/**
 * The days of holidays that move, 1900 to 2099, by the rule that each goes by. Written by \`npx vitest run test/understanding/times/holiday-table.test.ts -u\`
 * from what \`test/kit/almanac.ts\` reckons; how a row is read stands in \`times/holiday-dates.ts\`.
 */
export const HOLIDAY_TABLE: ReadonlyMap<string, string> = new Map(
  \`
${rows.join('\n')}
\`
    .trim()
    .split('\\n')
    .map((row) => row.split(': ') as [string, string]),
);
`).toMatchFileSnapshot(TABLE);
  });

  it('is read day by day as it was written, and holds what holidays look for and nothing else', () => {
    expect([...HOLIDAY_TABLE.keys()]).toEqual([...HOLIDAY_ROWS].sort());
    for (const row of HOLIDAY_ROWS)
      expect([row, holidayDates({ type: 'table', row, plus: 0 }, 1900, 2099)]).toEqual([
        row,
        reckonedDays(row),
      ]);
  });
});

describe('the days of a holiday', () => {
  const NOON = Date.UTC(2026, 9, 1, 12);
  const day = (iso: string) => Date.parse(iso);

  function daysOf(name: string, year?: number, shift = 0, today = NOON) {
    return holidayBounds(holidayIn('en-GB', name), year, shift, today);
  }

  it.each([
    ['easter', 2026, '2026-04-05', 1],
    ['good friday', 2027, '2027-03-26', 1],
    ['orthodox easter', 2026, '2026-04-12', 1],
    ['thanksgiving', 2026, '2026-11-26', 1],
    ['black friday', 2026, '2026-11-27', 1],
    ['chinese new year', 2026, '2026-02-17', 1],
    ['hanukkah', 2026, '2026-12-05', 8],
    ['yom hashoah', 2026, '2026-04-14', 1],
    ['ramadan', 2026, '2026-02-18', 30],
    ['eid al fitr', 2026, '2026-03-20', 1],
    ['diwali', 2026, '2026-11-08', 1],
    ['pongal', 2026, '2026-01-14', 1],
    ['lent', 2026, '2026-02-18', 46],
    ['king day', 2025, '2025-04-26', 1],
    ['christmas', 1850, '1850-12-25', 1],
  ])('%s of %i begins on %s and lasts %i days', (name, year, first, days) => {
    const from = day(first);
    expect(daysOf(name, year)).toEqual({ type: 'known', from, to: from + days * DAY });
  });

  it('is the coming one, the one that lasts, one before or one after, over the turn of a year as well', () => {
    const first = (name: string, shift: number, today: string) => {
      const found = daysOf(name, undefined, shift, day(today));
      return found.type === 'known' ? new Date(found.from).toISOString().slice(0, 10) : found.type;
    };
    expect([-1, 0, 1].map((shift) => first('easter', shift, '2026-04-06'))).toEqual([
      '2026-04-05',
      '2027-03-28',
      '2028-04-16',
    ]);
    expect(first('hanukkah', 0, '2026-12-09')).toBe('2026-12-05');
    expect(first('guru gobind singh jayanti', 0, '2025-02-01')).toBe('2025-12-27');
    expect(first('islamic new year', 0, '2008-02-01')).toBe('2008-12-29');
  });

  it('is not known in years that the table does not hold, and where almanacs differ', () => {
    for (const year of [1900, 2099]) expect(daysOf('easter', year)).toMatchObject({ type: 'known' });
    for (const year of [1899, 2100]) expect(daysOf('easter', year)).toEqual({ type: 'not-known' });
    expect(daysOf('easter', undefined, 0, day('2099-12-31'))).toEqual({ type: 'not-known' });
    expect(daysOf('easter', undefined, 101)).toEqual({ type: 'not-known' });
    expect(daysOf('diwali', 2025)).toEqual({ type: 'not-known' });
    expect(daysOf('holi', 2026)).toEqual({ type: 'not-known' });
  });
});
