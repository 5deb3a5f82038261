import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { alarm } from '../../services/alarm/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { OpenService, refusalOf } from '../kit/open-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A Tuesday in London, ten in the evening. */
async function open(clock = new ManualClock('2026-03-10T22:00:00Z'), path = ':memory:') {
  const service = await OpenService.open(alarm, { clock, path, acknowledge: 'told' });
  ends.push(() => service.close());
  return { service, clock };
}

const states = ({ alarms }: { alarms: { state: string }[] }) => alarms.map(({ state }) => state);

describe('H28 alarms', () => {
  it('H28 one without a name is told by its time, where another is asked for', async () => {
    const { service } = await open();
    await service.call('set', { at: '2026-03-11T07:00:00Z' });
    await service.call('set', { at: '2026-03-12T08:00:00Z', name: 'gym' });
    const refused = await refusalOf(service.call('cancel', { query: 'school' }));
    expect(refused.message).toBe('There is no alarm "school".');
    expect(refused.hint).toMatch(/^There are “[^”]*7:00[^”]*” and “gym[^”]*”\.$/);
  });

  it('H28 several are listed by their times, and by a name where one has it', async () => {
    const { service } = await open();
    const told = async () => (await service.call('list', {})).summary;
    await service.call('set', { at: '2026-03-11T07:00:00Z' });
    expect(await told()).toBe('The alarm: tomorrow at 7:00');
    await service.call('set', { at: '2026-03-12T08:00:00Z' });
    expect(await told()).toBe('The alarms: tomorrow at 7:00; on Thursday at 8:00');
    await service.call('set', { at: '2026-03-13T09:00:00Z', name: 'gym' });
    expect(await told()).toBe(
      'One tomorrow at 7:00; one on Thursday at 8:00; the gym alarm: on Friday at 9:00',
    );
  });

  it('H28 a day names the one ring of a series, which is skipped or moved; the series goes after a yes alone', async () => {
    const { service } = await open();
    await service.call('set', { rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0' });
    const on = (date: string) => ({ between: [`${date}T00:00:00Z`, `${date}T23:59:00Z`] });
    const skipped = await service.call('cancel', { set_for: on('2026-03-11') });
    expect(skipped.summary).toBe('Skipped: the alarm tomorrow at 7:00; the others stay');
    expect(skipped.alarms[0]?.at).toBe('2026-03-12T07:00:00+00:00');
    const moved = { occurrence: on('2026-03-12'), at: '2026-03-12T08:00:00Z' };
    expect((await service.call('change', moved)).summary).toBe(
      'The alarm is at 8:00 instead of 7:00 on Thursday; the others stay',
    );
    expect((await service.call('skip', { on: on('2026-03-12') })).summary).toBe(
      'Cancelled: the alarm on Thursday at 8:00',
    );
    expect((await refusalOf(service.call('skip', { on: on('2026-03-14') }))).code).toBe('unknown-target');
    expect(service.risk('cancel', {})).toBe('confirm');
    expect(service.risk('cancel', { all: true })).toBe('none');
    expect(service.risk('change', { at: '2026-03-13T08:00:00Z' })).toBe('confirm');
    const saturday = { at: '2026-03-14T09:00:00Z' };
    expect(service.risk('change', saturday)).toBe('none');
    expect((await service.call('change', saturday)).summary).toBe(
      'The alarm moves from Friday at 7:00 to Saturday at 9:00; the others stay',
    );
  });

  it('H28 days that a series never leaves name the whole of it, which goes after a yes alone; a day of it is skipped', async () => {
    const { service } = await open();
    const weekend = { between: ['2026-03-14T00:00:00Z', '2026-03-15T23:59:00Z'] };
    const sunday = { between: ['2026-03-15T00:00:00Z', '2026-03-15T23:59:00Z'] };
    await service.call('set', { rrule: 'FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0' });
    expect(service.risk('cancel', { set_for: sunday })).toBe('none');
    expect((await service.call('cancel', { set_for: sunday })).summary).toBe(
      'Skipped: the alarm on Sunday at 9:00; the others stay',
    );
    expect(service.risk('cancel', { set_for: weekend })).toBe('confirm');
    expect(states(await service.call('cancel', { set_for: weekend }))).toEqual(['over']);
    await service.call('set', { rrule: 'FREQ=DAILY;BYHOUR=8;BYMINUTE=0' });
    expect(service.risk('cancel', { set_for: weekend })).toBe('none');
    expect((await service.call('cancel', { set_for: weekend })).alarms[0]?.state).toBe('set');
  });

  it('H28 a span of more than a week leaves out the days of a series that lie in it', async () => {
    const { service } = await open();
    const away = { between: ['2026-03-16T00:00:00Z', '2026-03-27T23:59:00Z'] };
    await service.call('set', { rrule: 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=7;BYMINUTE=0' });
    expect(service.risk('cancel', { set_for: away })).toBe('none');
    const { alarms, summary } = await service.call('cancel', { set_for: away });
    expect(alarms[0]?.state).toBe('set');
    expect(summary).toBe(
      'Skipped: the alarm on Tuesday 17 March at 7:00 and on Tuesday 24 March at 7:00; the others stay',
    );
  });

  it('H28 one is set, listed, rings at its time for the person who set it, and is over when silenced', async () => {
    const { service, clock } = await open();
    const made = await service.call('set', {
      at: '2026-03-11T07:00:00Z',
      name: 'my school alarm',
      channel: 'voice',
    });
    expect(made).toMatchObject({
      name: 'school',
      at: '2026-03-11T07:00:00+00:00',
      summary: 'School alarm set for tomorrow at 7:00',
    });
    expect((await service.call('list', {})).summary).toBe('The school alarm: tomorrow at 7:00');
    await clock.advance(9 * HOUR);
    expect(service.of('due')).toMatchObject([
      {
        alarm: made.id,
        text: 'The school alarm of today at 7:00 rings',
        person: 'alex',
        channel: 'voice',
        late_ms: 0,
      },
    ]);
    expect(states(await service.call('list', {}))).toEqual(['ringing']);
    expect((await service.call('cancel', {})).summary).toBe('The school alarm is silenced');
    expect(await service.call('list', {})).toEqual({ alarms: [], summary: 'No alarm is set' });
  });

  it('H24 H28 one rings with the sun of its days, is listed for them, and can be moved to the clock', async () => {
    const { service, clock } = await open();
    const made = await service.call('set', {
      sun: 'sunrise',
      rrule: 'FREQ=WEEKLY;BYDAY=SA,SU',
      offset: 'PT15M',
    });
    expect(made.words).toMatch(
      /^every Saturday and Sunday 15 minutes after sunrise, next on Saturday at 6:3\d$/,
    );
    const sunday = { from: '2026-03-15T00:00:00Z', to: '2026-03-16T00:00:00Z' };
    expect((await service.call('list', sunday)).alarms).toHaveLength(1);
    expect(
      (await service.call('list', { from: '2026-03-16T00:00:00Z', to: '2026-03-17T00:00:00Z' })).alarms,
    ).toEqual([]);
    await clock.advance(4 * 24 * HOUR);
    expect(service.of('due')).toHaveLength(1);
    const moved = await service.call('change', { at: '2026-03-15T09:00:00Z' });
    expect(moved.alarms).toMatchObject([{ rrule: 'FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0' }]);
    expect(moved.alarms[0]).not.toHaveProperty('sun');
  });

  it('H24 H28 one that returns goes on after it was silenced, and keeps its days when it is moved', async () => {
    const { service, clock } = await open();
    await service.call('set', { rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45' });
    await clock.advance(9 * HOUR);
    expect((await service.call('cancel', {})).alarms).toMatchObject([{ at: '2026-03-12T06:45:00+00:00' }]);
    const moved = await service.call('change', { at: '2026-03-12T07:30:00Z' });
    expect(moved.alarms).toMatchObject([
      { at: '2026-03-12T07:30:00+00:00', rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=30' },
    ]);
    const friday = { from: '2026-03-13T00:00:00Z', to: '2026-03-14T00:00:00Z' };
    expect((await service.call('list', friday)).alarms).toHaveLength(1);
    const sunday = { from: '2026-03-15T00:00:00Z', to: '2026-03-16T00:00:00Z' };
    expect((await service.call('list', sunday)).summary).toBe('No alarm is set then');
  });

  it('H28 what rings is snoozed from now, for nine minutes or as long as was said, and rings again', async () => {
    const { service, clock } = await open();
    await service.call('set', { at: '2026-03-11T07:00:00Z' });
    await clock.advance(9 * HOUR + MINUTE);
    expect((await service.call('snooze', {})).alarms).toMatchObject([
      { at: '2026-03-11T07:10:00+00:00', state: 'set' },
    ]);
    await clock.advance(9 * MINUTE);
    expect(service.of('due')).toHaveLength(2);
    await service.call('snooze', { for: 'PT20M' });
    await clock.advance(20 * MINUTE);
    expect(service.of('due')).toHaveLength(3);
  });

  it('H28 what rings once is snoozed by its id, as what rings is at a satellite and on the page', async () => {
    const { service, clock } = await open();
    await service.call('set', { at: '2026-03-11T07:00:00Z' });
    const [{ id }] = (await service.call('list', {})).alarms;
    await clock.advance(9 * HOUR + MINUTE);
    expect((await service.call('snooze', { id, for: 'PT5M' })).alarms).toMatchObject([
      { at: '2026-03-11T07:06:00+00:00', state: 'set' },
    ]);
    await clock.advance(5 * MINUTE);
    expect(service.of('due')).toHaveLength(2);
  });

  it('H28 a change of time takes back what was snoozed: it rings at the new time alone', async () => {
    const { service, clock } = await open();
    await service.call('set', { rrule: 'FREQ=DAILY;BYHOUR=7;BYMINUTE=0' });
    await clock.advance(9 * HOUR);
    await service.call('snooze', { for: 'PT1H' });
    const changed = await service.call('change', { at: '2026-03-12T09:00:00Z' });
    expect(changed.alarms).toMatchObject([{ at: '2026-03-11T09:00:00+00:00', state: 'set' }]);
    await clock.advance(24 * HOUR);
    expect(service.of('due').map(({ occurrence }) => occurrence)).toEqual([
      '2026-03-11T07:00:00+00:00',
      '2026-03-11T09:00:00+00:00',
    ]);
  });

  it('H24 H28 of a returning one that is still to come a snooze moves the next time alone', async () => {
    const { service, clock } = await open();
    await service.call('set', { rrule: 'FREQ=DAILY;BYHOUR=7;BYMINUTE=0' });
    await service.call('snooze', { for: 'PT30M' });
    expect((await service.call('snooze', {})).alarms).toMatchObject([{ at: '2026-03-11T07:39:00+00:00' }]);
    await clock.advance(48 * HOUR);
    expect(service.of('due').map(({ occurrence }) => occurrence)).toEqual([
      '2026-03-11T07:39:00+00:00',
      '2026-03-12T07:00:00+00:00',
    ]);
  });

  it('H22 H28 one that is snoozed twice rings once more, and is silenced with what was snoozed', async () => {
    const { service, clock } = await open();
    await service.call('set', { rrule: 'FREQ=DAILY;BYHOUR=7;BYMINUTE=0' });
    await clock.advance(9 * HOUR);
    await service.call('snooze', { for: 'PT10M' });
    const [{ id }] = (await service.call('list', {})).alarms;
    expect((await service.call('snooze', { id, for: 'PT10M' })).alarms).toMatchObject([
      { at: '2026-03-11T07:20:00+00:00' },
    ]);
    await clock.advance(30 * MINUTE);
    expect(service.of('due')).toHaveLength(2);
    expect((await service.call('cancel', {})).alarms).toMatchObject([{ at: '2026-03-12T07:00:00+00:00' }]);
  });

  it('H22 H28 one is set again for a time at which it rang before the clock was set back', async () => {
    const { service, clock } = await open();
    await service.call('set', { at: '2026-03-11T07:00:00Z' });
    await clock.advance(9 * HOUR);
    clock.step('2026-03-11T06:00:00Z');
    await service.call('snooze', { for: 'PT30M' });
    await service.call('change', { at: '2026-03-11T07:00:00Z' });
    await clock.advance(2 * HOUR);
    expect(service.of('due').map(({ occurrence }) => occurrence)).toEqual([
      '2026-03-11T07:00:00+00:00',
      '2026-03-11T07:00:00+00:00',
    ]);
  });

  it('H28 one is meant by its name, its time or its day; where several fit it asks which', async () => {
    const { service } = await open();
    await service.call('set', { at: '2026-03-11T07:00:00Z', name: 'school' }, { key: 'a' });
    await service.call('set', { at: '2026-03-11T08:00:00Z' }, { key: 'b' });
    await service.call('set', { at: '2026-03-12T07:00:00Z' }, { key: 'c' });
    expect((await refusalOf(service.call('cancel', {}))).message).toBe('There are 3 alarms.');
    expect((await service.call('cancel', { set_for: '2026-03-11T08:00:00Z' })).summary).toBe(
      'The alarm is cancelled',
    );
    const thursday = { between: ['2026-03-12T00:00:00Z', '2026-03-12T23:59:00Z'] };
    expect((await service.call('cancel', { set_for: thursday })).alarms).toHaveLength(1);
    expect((await refusalOf(service.call('cancel', { set_for: thursday }))).message).toBe(
      'There is no alarm for then.',
    );
    expect((await service.call('cancel', { query: 'school' })).summary).toBe('The school alarm is cancelled');
    expect((await refusalOf(service.call('cancel', {}))).message).toBe('There is no alarm.');
  });

  it('H28 an alarm for one day alone moves the one of that day, and is set where none rings then', async () => {
    const { service } = await open();
    await service.call('set', { rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0' });
    const onlyAt = (at: string, key: string) => service.call('change', { once: true, at }, { key });
    expect((await onlyAt('2026-03-12T09:00:00Z', 'thursday')).summary).toBe(
      'The alarm is at 9:00 instead of 7:00 on Thursday; the others stay',
    );
    expect((await onlyAt('2026-03-14T10:00:00Z', 'saturday')).summary).toBe(
      'Alarm set for Saturday at 10:00',
    );
  });

  it('H28 one that is set already is told so, and no other is made', async () => {
    const { service } = await open();
    const at = '2026-03-11T07:00:00Z';
    const first = await service.call('set', { at }, { key: 'first' });
    expect(first.summary).toBe('Alarm set for tomorrow at 7:00');
    const again = await service.call('set', { at }, { key: 'again' });
    expect(again).toMatchObject({ id: first.id, summary: 'Alarm is set already, for tomorrow at 7:00' });
    expect((await service.call('list', {})).alarms).toHaveLength(1);
  });

  it('H28 all are cancelled at once when all is said, those of a day when a day is said', async () => {
    const { service } = await open();
    for (const hour of ['06', '07'])
      await service.call('set', { at: `2026-03-11T${hour}:00:00Z` }, { key: hour });
    await service.call('set', { at: '2026-03-12T07:00:00Z' }, { key: 'other day' });
    const day = { between: ['2026-03-11T00:00:00Z', '2026-03-11T23:59:00Z'] };
    expect((await service.call('cancel', { set_for: day, all: true })).alarms).toHaveLength(2);
    expect((await service.call('cancel', { all: true })).alarms).toHaveLength(1);
  });

  it('H05 H22 the same call sets one alarm, and one that was missed while nobody was there is told late, once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-alarm-'));
    try {
      const clock = new ManualClock('2026-03-10T22:00:00Z');
      const first = await open(clock, join(folder, 'hearth.db'));
      for (let time = 0; time < 2; time++)
        await first.service.call('set', { at: '2026-03-11T07:00:00Z' }, { key: 'once' });
      expect((await first.service.call('list', {})).alarms).toHaveLength(1);
      await first.service.close();
      clock.step('2026-03-11T07:30:00Z');
      const second = await open(clock, join(folder, 'hearth.db'));
      await clock.advance(1);
      expect(second.service.of('due')).toMatchObject([{ late_ms: 30 * MINUTE }]);
      await clock.advance(5 * MINUTE);
      expect(second.service.of('due')).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('H04 an alarm without a time, in the past, or with nothing to change is refused by path', async () => {
    const { service } = await open();
    expect((await refusalOf(service.call('set', {}))).faults).toMatchObject([{ path: '/at' }]);
    expect((await refusalOf(service.call('set', { at: '2026-03-10T07:00:00Z' }))).faults).toMatchObject([
      { path: '/at' },
    ]);
    await service.call('set', { at: '2026-03-11T07:00:00Z' });
    expect((await refusalOf(service.call('change', {}))).faults).toMatchObject([{ path: '/at' }]);
    expect((await refusalOf(service.call('snooze', { for: '-PT48H' }))).faults).toMatchObject([
      { path: '/for' },
    ]);
  });
});
