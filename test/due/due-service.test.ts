import 'node-cron';
import { afterEach, describe, expect, it } from 'vitest';
import { alarm } from '../../services/alarm/index.ts';
import { reminders } from '../../services/reminders/index.ts';
import { schedule } from '../../services/schedule/index.ts';
import { Budgets, isoIn, silentLogger, timingOf } from '../../src/base/index.ts';
import type { Bus, ServiceContext } from '../../src/bus/index.ts';
import { type DueItem, DueService, type Firing, timed } from '../../src/due/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { ALEX, LONDON, OpenService, refusalOf } from '../kit/open-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Tuesday in London, noon. */
const NOW = '2026-03-10T12:00:00Z';
const DAILY = { rrule: 'FREQ=DAILY;BYHOUR=7;BYMINUTE=0' };

type Item = DueItem<object>;

let close: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of close.reverse()) await each();
  close = [];
});

/** A service that shows what every one of them may do with its items. */
class Trial extends DueService<object> {
  readonly rung: string[] = [];

  constructor(context: ServiceContext) {
    super(context, {
      owner: 'trial',
      prefix: 'tri',
      noun: 'trial',
      lateAfterMs: MINUTE,
      openMax: 3,
      restMs: HOUR,
      keepMs: DAY,
    });
  }

  add(key: string, wanted: Parameters<typeof timingOf>[0]): Item {
    const when = timed(timingOf(wanted, this.here), wanted);
    const asked = { person: null, maker: null, conversation: null, channel: null };
    const call = { key, by: ALEX };
    return this.make(call, () => [{ ...asked, ...when, name: key, data: {}, late: 'tell' as const }])[0]!;
  }

  get(id: string): Item | undefined {
    return this.items.get(id);
  }

  /** The occurrence of a day. */
  of(item: Item, date: string) {
    const from = Date.parse(`${date}T00:00:00Z`);
    return this.timeWithin(item, from, from + DAY);
  }

  skip(item: Item, date: string): Item {
    return this.except(item, this.of(item, date)!.occurrence, null);
  }

  move(item: Item, date: string, to: string): Item {
    return this.except(item, this.of(item, date)!.occurrence, Date.parse(to));
  }

  again(item: Item, wanted: Parameters<typeof timingOf>[0]): Item {
    return this.retime(item, timingOf(wanted, this.here), wanted);
  }

  protected override async tell({ id, occurrence }: Firing<object>): Promise<void> {
    this.rung.push(isoIn(occurrence, this.zone).slice(5, 16));
    this.told(id);
  }
}

function open(clock = new ManualClock(NOW), store = new Store({ path: ':memory:' })) {
  const context: ServiceContext = {
    instance: 'main',
    bus: undefined as unknown as Bus,
    store,
    clock,
    log: silentLogger,
    budgets: new Budgets({ clock, log: silentLogger }),
    place: LONDON,
    people: () => [],
    config: undefined,
    emit: () => Promise.resolve(),
  };
  const trial = new Trial(context);
  close.push(
    () => trial.close(),
    () => store.close(),
  );
  trial.start();
  return { trial, clock, store };
}

describe('H24 single occurrences of a series', () => {
  it('H24 leaves one out and rings the others', async () => {
    const { trial, clock } = open();
    const item = trial.skip(trial.add('a', DAILY), '2026-03-12');
    expect(isoIn(item.nextAt!, 'UTC')).toBe('2026-03-11T07:00:00+00:00');
    expect(trial.of(item, '2026-03-12')).toBeUndefined();
    await clock.advance(4 * DAY);
    expect(trial.rung).toEqual(['03-11T07:00', '03-13T07:00', '03-14T07:00']);
  });

  it('H24 leaves out the next one: the one after it is next', () => {
    const { trial } = open();
    const item = trial.skip(trial.add('a', DAILY), '2026-03-11');
    expect(isoIn(item.nextAt!, 'UTC')).toBe('2026-03-12T07:00:00+00:00');
  });

  it('H24 moves one earlier, one later, past the others, and moves it again', async () => {
    const { trial, clock } = open();
    let item = trial.add('a', DAILY);
    item = trial.move(item, '2026-03-12', '2026-03-10T20:00:00Z');
    expect(isoIn(item.nextAt!, 'UTC')).toBe('2026-03-10T20:00:00+00:00');
    item = trial.move(item, '2026-03-11', '2026-03-13T09:00:00Z');
    item = trial.move(item, '2026-03-10', '2026-03-11T05:00:00Z');
    expect(trial.of(item, '2026-03-11')).toEqual({
      at: Date.parse('2026-03-11T05:00:00Z'),
      occurrence: Date.parse('2026-03-12T07:00:00Z'),
    });
    await clock.advance(4 * DAY);
    expect(trial.rung).toEqual(['03-11T05:00', '03-13T07:00', '03-13T09:00', '03-14T07:00']);
  });

  it('H24 rings once where one was moved to the time of another', async () => {
    const { trial, clock } = open();
    trial.move(trial.add('a', DAILY), '2026-03-11', '2026-03-12T07:00:00Z');
    await clock.advance(3 * DAY);
    expect(trial.rung).toEqual(['03-12T07:00', '03-13T07:00']);
  });

  it('H24 rings at a time that one is moved to, also where another rang before the clock was set back', async () => {
    const { trial, clock } = open();
    const { id } = trial.add('a', DAILY);
    await clock.advance(DAY);
    clock.step(NOW);
    trial.move(trial.get(id)!, '2026-03-12', '2026-03-11T07:00:00Z');
    await clock.advance(DAY);
    expect(trial.rung).toEqual(['03-11T07:00', '03-11T07:00']);
  });

  it('H24 keeps exceptions through a restart, and forgets them with another rule', async () => {
    const { trial, clock, store } = open();
    const { id } = trial.skip(trial.add('a', DAILY), '2026-03-11');
    await trial.close();
    const second = open(clock, store).trial;
    await clock.advance(DAY);
    expect(second.rung).toEqual([]);
    const item = second.again(second.get(id)!, { rrule: 'FREQ=DAILY;BYHOUR=8;BYMINUTE=0' });
    expect(item.exceptions).toEqual([]);
    await clock.advance(DAY);
    expect(second.rung).toEqual(['03-12T08:00']);
  });

  it('H24 comes by RFC 5545 in the night of which an hour is missing, and once in the one that has it twice', async () => {
    const { trial, clock } = open(new ManualClock('2026-03-28T12:00:00Z'));
    trial.add('a', { rrule: 'FREQ=DAILY;BYHOUR=1;BYMINUTE=30' });
    await clock.advance(2 * DAY);
    expect(trial.rung).toEqual(['03-29T02:30', '03-30T01:30']);
    const autumn = open(new ManualClock('2026-10-25T00:20:00Z'));
    autumn.trial.add('a', { rrule: 'FREQ=DAILY;BYHOUR=1;BYMINUTE=30' });
    await autumn.clock.advance(DAY);
    expect(autumn.trial.rung).toEqual(['10-25T01:30']);
  });
});

describe('H24 the first of a series', () => {
  it('H24 is today where its time is still to come, also before eight', () => {
    const { trial } = open(new ManualClock('2026-03-10T06:00:00Z'));
    const first = (key: string, rrule: string) =>
      isoIn(trial.add(key, { rrule }).nextAt!, 'UTC').slice(0, 16);
    expect(first('a', 'FREQ=DAILY;BYHOUR=7')).toBe('2026-03-10T07:00');
    expect(first('b', 'FREQ=DAILY;BYHOUR=5,19;BYMINUTE=30')).toBe('2026-03-10T19:30');
    expect(first('c', 'FREQ=DAILY')).toBe('2026-03-10T08:00');
  });
});

describe('H45 what is over', () => {
  it('H45 is done after its rest and forgotten after that, every night, without a restart', async () => {
    const { trial, clock } = open();
    const { id } = trial.add('a', { at: '2026-03-10T13:00:00Z' });
    await clock.advance(2 * HOUR);
    expect(trial.get(id)).toMatchObject({ state: 'open', nextAt: null });
    await clock.advance(14 * HOUR);
    expect(trial.get(id)).toMatchObject({ state: 'done' });
    await clock.advance(DAY);
    expect(trial.get(id)).toBeUndefined();
  });

  it('H45 makes room for new ones; where none is over there is no room', async () => {
    const { trial, clock } = open();
    for (const key of ['a', 'b', 'c']) trial.add(key, { at: '2026-03-10T13:00:00Z' });
    await refusalOf(Promise.resolve().then(() => trial.add('d', { at: '2026-03-10T18:00:00Z' }))).then(
      ({ code, message }) => expect([code, message]).toEqual(['too-many', 'There are 3 trials already.']),
    );
    await clock.advance(3 * HOUR);
    expect(trial.add('d', { at: '2026-03-10T18:00:00Z' })).toMatchObject({ state: 'open' });
  });

  it('H45 is not what waits, or will be due again when its zone is known again', async () => {
    const { trial, clock, store } = open();
    const { id } = trial.add('a', DAILY);
    const zone = (name: string) =>
      store.transaction(() => store.prepare("UPDATE due SET rule = json_set(rule, '$.zone', ?)").run(name));
    zone('Mars/Olympus');
    await clock.advance(3 * DAY);
    expect(trial.get(id)).toMatchObject({ state: 'open', nextAt: null });
    zone('Europe/London');
    await trial.close();
    expect(isoIn(open(clock, store).trial.get(id)!.nextAt!, 'UTC')).toBe('2026-03-14T07:00:00+00:00');
  });
});

describe('H21 H25 a period', () => {
  it('H21 holds what returns in it, though it is due before as well', async () => {
    const service = await OpenService.open(reminders, { clock: new ManualClock(NOW) });
    close.push(() => service.close());
    await service.call('create', { text: 'pills', ...DAILY });
    const friday = { from: '2026-03-13T00:00:00Z', to: '2026-03-14T00:00:00Z' };
    expect((await service.call('list', friday)).reminders).toMatchObject([{ text: 'pills' }]);
  });

  it('H25 a command that waits for something is not over, however long', async () => {
    const clock = new ManualClock(NOW);
    const service = await OpenService.open(schedule, { clock });
    close.push(() => service.close());
    const event = { service: 'lock', target: { name: 'Front Door' }, state: 'unlocked' };
    const groups = [[{ service: 'light', method: 'turn_off', args: { target: { area: 'porch' } } }]];
    const { id } = await service.call('create', { groups, text: 'x', event });
    await clock.advance(500 * DAY);
    expect(await service.call('happened', { id })).toEqual({ known: true });
    await clock.advance(1);
    expect(service.of('due')).toHaveLength(1);
  });

  it('H28 one hour after it rang an alarm that nobody silenced is over', async () => {
    const clock = new ManualClock(NOW);
    const service = await OpenService.open(alarm, { clock, acknowledge: 'told' });
    close.push(() => service.close());
    await service.call('set', { at: '2026-03-11T02:00:00Z' });
    await clock.advance(15 * HOUR + MINUTE);
    expect((await service.call('list', {})).alarms).toEqual([]);
    expect((await refusalOf(service.call('snooze', {}))).message).toBe('There is no alarm.');
  });
});
