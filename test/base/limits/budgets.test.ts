import { beforeEach, describe, expect, it } from 'vitest';
import { Budgets } from '../../../src/base/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { LogBook } from '../../kit/log.ts';

const HOUR = 3_600_000;
let clock: ManualClock;
let log: LogBook;
let budgets: Budgets;
beforeEach(() => {
  clock = new ManualClock();
  log = new LogBook();
  budgets = new Budgets({ clock, log });
});

describe('the register of used-up budgets', () => {
  it('counts every time and tells the log once an hour for each who used it up', async () => {
    const start = clock.now();
    for (let times = 0; times < 50; times++) budgets.exceeded('template-steps', 'lamp', 'value_template');
    budgets.exceeded('template-steps', 'plug', 'value_template');
    expect(log.lines).toHaveLength(2);
    expect(log.lines[0]).toMatchObject({
      level: 'warn',
      fields: { budget: 'template-steps', who: 'lamp', detail: 'value_template' },
    });
    await clock.advance(HOUR);
    budgets.exceeded('template-steps', 'lamp', 'another');
    expect(log.lines).toHaveLength(3);
    expect(log.lines[2]?.fields).toMatchObject({ times: 51 });
    expect(budgets.entries()[0]).toEqual({
      name: 'template-steps',
      who: 'lamp',
      times: 51,
      first: start,
      last: start + HOUR,
      detail: 'another',
    });
    expect(budgets.totals().get('template-steps')).toBe(52);
  });

  it('keeps 200 of those who come under ever new names, writes few lines of them, and loses no count', () => {
    for (let number = 0; number < 5_000; number++)
      budgets.exceeded('discovery-entities', `device ${number} ${'x'.repeat(500)}`, 'y'.repeat(5_000));
    expect(budgets.entries()).toHaveLength(200);
    expect(budgets.entries()[0]?.who).toMatch(/^device 4999 /);
    expect(JSON.stringify(budgets.entries()).length).toBeLessThan(200 * 600);
    expect(log.lines.length).toBeLessThanOrEqual(20);
    expect(budgets.totals().get('discovery-entities')).toBe(5_000);
  });

  it('tells again when the wall clock was set back', () => {
    budgets.exceeded('recurrence', 'import', 'a');
    clock.step(clock.now() - 10 * HOUR);
    budgets.exceeded('recurrence', 'import', 'a');
    expect(log.lines).toHaveLength(2);
  });
});
