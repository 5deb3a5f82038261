import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { timer } from '../../services/timer/index.ts';
import { isoOf, namedByLength } from '../../services/timer/lengths.ts';
import { durationMs, sayLength } from '../../src/base/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { OpenService, refusalOf } from '../kit/open-service.ts';

const MINUTE = 60_000;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(clock = new ManualClock('2026-03-10T18:00:00Z'), path = ':memory:') {
  const service = await OpenService.open(timer, { clock, path });
  ends.push(() => service.close());
  return { service, clock };
}

const left = (timers: { remaining_seconds: number }[]) =>
  timers.map(({ remaining_seconds: seconds }) => seconds);

describe('H28 timers', () => {
  it('H28 tells of the only one where the name is none of its own, and asks before it does anything to it', async () => {
    const { service } = await open();
    const { id } = await service.call('start', { duration: 'PT20M', name: 'noodles' });
    expect((await service.call('get', { name: 'ramen' })).summary).toBe(
      'There is no timer “ramen”. The noodles timer: 20 minutes left',
    );
    expect(await refusalOf(service.call('cancel', { name: 'ramen' }))).toMatchObject({
      message: 'There is no timer "ramen".',
      data: { candidates: ['The noodles timer, 20 minutes left'], ids: [id] },
    });
    await service.call('start', { duration: 'PT5M', name: 'tea' });
    expect((await refusalOf(service.call('cancel', { name: 'ramen' }))).data).not.toHaveProperty(
      'candidates',
    );
  });

  it('H28 one is meant by the length it was set for, if only one was', async () => {
    const { service } = await open();
    await service.call('start', { duration: 'PT5M', name: 'eggs' });
    await service.call('start', { duration: 'PT1H' });
    const shorter = await service.call('add', { length: 'PT60M', duration: '-PT10M' });
    expect(left(shorter.timers)).toEqual([50 * 60]);
    await service.call('start', { duration: 'PT5M', name: 'tea' });
    expect((await refusalOf(service.call('cancel', { length: 'PT5M' }))).message).toBe(
      '2 timers fit "5 minutes".',
    );
    expect((await refusalOf(service.call('cancel', { length: 'PT7M' }))).message).toBe(
      'There is no timer "7 minutes".',
    );
  });

  it('H28 gets another name and runs on', async () => {
    const { service, clock } = await open();
    await service.call('start', { duration: 'PT12M', name: 'rice' });
    await clock.advance(2 * MINUTE);
    const { timers, summary } = await service.call('rename', { name: 'rice', to: 'the pasta' });
    expect(summary).toBe('The pasta timer is called that now, 10 minutes left');
    expect(timers).toMatchObject([{ name: 'pasta', remaining_seconds: 600 }]);
  });

  it('H28 one is started, tells what is left, and says when it is over', async () => {
    const { service, clock } = await open();
    const made = await service.call('start', {
      duration: 'PT10M',
      name: 'the pasta timer',
      channel: 'voice',
    });
    expect(made).toMatchObject({
      name: 'pasta',
      state: 'running',
      remaining_seconds: 600,
      words: '10 minutes left',
      person: 'alex',
      summary: 'The pasta timer is set for 10 minutes',
    });
    await clock.advance(4 * MINUTE);
    expect(await service.call('get', {})).toMatchObject({ summary: 'The pasta timer: 6 minutes left' });
    expect(service.of('due')).toEqual([]);
    await clock.advance(6 * MINUTE);
    expect(service.of('due')).toMatchObject([
      {
        timer: made.id,
        name: 'pasta',
        text: 'The pasta timer is over',
        person: 'alex',
        channel: 'voice',
        late_ms: 0,
      },
    ]);
    expect((await service.call('get', {})).timers).toMatchObject([
      { state: 'over', words: 'the time is over' },
    ]);
  });

  it('H28 is meant by what it has more or less of than the others', async () => {
    const { service, clock } = await open();
    await service.call('start', { duration: 'PT30M', name: 'roast' });
    await clock.advance(25 * MINUTE);
    await service.call('start', { duration: 'PT10M', name: 'beans' });
    const named = async (name: string) => (await service.call('get', { name })).timers;
    expect(await named('shorter')).toMatchObject([{ name: 'beans' }]);
    expect(await named('longer')).toMatchObject([{ name: 'roast' }]);
    expect(await named('earliest')).toMatchObject([{ name: 'roast' }]);
    expect(await named('newest')).toMatchObject([{ name: 'beans' }]);
    await service.call('start', { duration: 'PT10M', name: 'peas' });
    await expect(named('shortest')).rejects.toThrow();
    expect(await service.call('cancel', { name: 'longest one' })).toMatchObject({
      summary: expect.stringContaining('roast'),
    });
  });

  it('H28 is offered until its person knows, and is gone then', async () => {
    const { service, clock } = await open();
    await service.call('start', { duration: 'PT1M' });
    await clock.advance(MINUTE);
    await clock.advance(MINUTE);
    const [first, again] = service.of('due');
    expect(again).toMatchObject({ firing: first!['firing'] });
    const { firing, timer: id } = first!;
    expect(await service.call('told', { firing: firing!, timer: id! })).toEqual({ known: true });
    expect(await service.call('get', {})).toEqual({ timers: [], summary: 'There is no timer' });
    const offers = service.of('due').length;
    await clock.advance(10 * MINUTE);
    expect(service.of('due')).toHaveLength(offers);
    expect(await service.call('told', { firing: 'fir_none', timer: 'x' })).toEqual({ known: false });
  });

  it('H28 X03 survives a restart, and one that ran out meanwhile is told late, once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-timer-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'hearth.db');
    const clock = new ManualClock('2026-03-10T18:00:00Z');
    const before = await OpenService.open(timer, { clock, path });
    await before.call('start', { duration: 'PT5M', name: 'eggs' });
    await before.call('start', { duration: 'PT1H', name: 'bread' });
    await before.call('pause', { name: 'bread' });
    await before.close();
    clock.step('2026-03-10T18:25:00Z');
    const { service } = await open(clock, path);
    await clock.advance(1);
    expect(service.of('due')).toMatchObject([{ text: 'The eggs timer is over', late_ms: 20 * MINUTE }]);
    expect((await service.call('get', { name: 'bread' })).timers).toMatchObject([
      { state: 'paused', remaining_seconds: 3600, at: null },
    ]);
  });

  it('H28 rings when its time has passed, also when the clock is set back meanwhile, and by the new time once', async () => {
    const { service, clock } = await open();
    await service.call('start', { duration: 'PT10M', name: 'eggs' });
    await clock.advance(4 * MINUTE);
    clock.set('2026-03-10T17:04:00Z');
    await clock.advance(5 * MINUTE);
    expect(service.of('due')).toEqual([]);
    await clock.advance(MINUTE);
    expect(service.of('due')).toMatchObject([{ text: 'The eggs timer is over', late_ms: 0 }]);
    await service.call('told', { firing: service.of('due')[0]!['firing']!, timer: 'x' });
    await clock.advance(2 * 60 * MINUTE);
    expect(service.of('due')).toHaveLength(1);
  });

  it('H28 rings when its time has passed after a pause and after a restart as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-timer-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'hearth.db');
    const clock = new ManualClock('2026-03-10T18:00:00Z');
    const before = await OpenService.open(timer, { clock, path });
    await before.call('start', { duration: 'PT10M', name: 'eggs' });
    await before.call('start', { duration: 'PT30M', name: 'bread' });
    await before.call('pause', { name: 'eggs' });
    await clock.advance(MINUTE);
    await before.call('resume', { name: 'eggs' });
    clock.set('2026-03-10T17:00:00Z');
    await clock.advance(10 * MINUTE);
    expect(before.of('due')).toMatchObject([{ name: 'eggs' }]);
    await before.close();
    const { service } = await open(clock, path);
    clock.set('2026-03-10T15:00:00Z');
    await clock.advance(80 * MINUTE);
    expect(service.of('due').filter(({ name }) => name === 'bread').length).toBeGreaterThan(0);
  });

  it('H28 tells of several in one sentence, with a large letter at its beginning alone', async () => {
    const { service } = await open();
    for (const name of ['eggs', 'rice', 'pasta']) await service.call('start', { duration: 'PT10M', name });
    const gone = await service.call('cancel', { all: true });
    expect(gone.summary).toBe('The eggs timer, the rice timer and the pasta timer are cancelled');
    const [undo] = gone.undo ?? [];
    expect((await service.call('undo', undo?.params as { of: string })).summary).toBe(
      'The eggs timer is back: 10 minutes left; the rice timer is back: 10 minutes left; the pasta timer is back: 10 minutes left',
    );
  });

  it('H28 pauses, goes on, grows and shrinks, and is taken away', async () => {
    const { service, clock } = await open();
    await service.call('start', { duration: 'PT10M' });
    await clock.advance(MINUTE);
    expect((await service.call('pause', {})).summary).toBe(
      'The timer of 10 minutes is paused, 9 minutes left',
    );
    await clock.advance(30 * MINUTE);
    expect(left((await service.call('resume', {})).timers)).toEqual([9 * 60]);
    expect(left((await service.call('add', { duration: 'PT5M' })).timers)).toEqual([14 * 60]);
    expect(left((await service.call('add', { duration: '-PT4M' })).timers)).toEqual([10 * 60]);
    expect((await refusalOf(service.call('add', { duration: '-PT10M' }))).code).toBe('invalid-params');
    expect((await service.call('cancel', {})).summary).toBe('The timer of 10 minutes is cancelled');
    await clock.advance(30 * MINUTE);
    expect(service.of('due')).toEqual([]);
    expect(await refusalOf(service.call('cancel', {}))).toMatchObject({
      code: 'unknown-target',
      message: 'There is no timer.',
    });
  });

  it('H28 started again, one runs for as long as it was set, and a paused one goes on unless all of it is wanted', async () => {
    const { service, clock } = await open();
    await service.call('start', { duration: 'PT8M', name: 'scones' });
    await clock.advance(3 * MINUTE);
    expect((await service.call('resume', {})).summary).toBe(
      'The scones timer is running already, 5 minutes left',
    );
    expect((await service.call('restart', {})).summary).toBe(
      'The scones timer is running again, 8 minutes left',
    );
    await clock.advance(3 * MINUTE);
    await service.call('pause', {});
    expect(left((await service.call('restart', {})).timers)).toEqual([5 * 60]);
    await service.call('pause', {});
    expect(left((await service.call('restart', { whole: true })).timers)).toEqual([8 * 60]);
    await clock.advance(7 * MINUTE);
    expect(service.of('due')).toEqual([]);
  });

  it('H28 one that is over runs again, and without a name that one is meant', async () => {
    const { service, clock } = await open();
    await service.call('start', { duration: 'PT40M', name: 'ham' });
    await service.call('start', { duration: 'PT8M', name: 'scones' });
    await clock.advance(8 * MINUTE);
    expect((await service.call('restart', {})).summary).toBe(
      'The scones timer is running again, 8 minutes left',
    );
    expect((await service.call('get', { name: 'scones' })).timers).toMatchObject([{ state: 'running' }]);
    const offered = service.of('due').length;
    await clock.advance(7 * MINUTE);
    expect(service.of('due')).toHaveLength(offered);
    await clock.advance(MINUTE);
    expect(service.of('due').length).toBeGreaterThan(offered);
  });

  it('H05 H28 a call repeated under its key starts one timer and adds once', async () => {
    const { service } = await open();
    for (let time = 0; time < 2; time++) await service.call('start', { duration: 'PT10M' }, { key: 'start' });
    for (let time = 0; time < 2; time++) await service.call('add', { duration: 'PT1M' }, { key: 'add' });
    expect(left((await service.call('get', {})).timers)).toEqual([11 * 60]);
  });

  it('H28 of several the name or the length tells which, and all means all', async () => {
    const { service, clock } = await open();
    await service.call('start', { duration: 'PT5M' });
    await service.call('start', { duration: 'PT1H', name: 'laundry' });
    await service.call('start', { duration: 'PT11M', name: 'pasta' });
    const refused = await refusalOf(service.call('pause', {}));
    expect(refused.data).toMatchObject({
      candidates: expect.arrayContaining(['The pasta timer, 11 minutes left']),
    });
    expect((await service.call('get', { name: 'five minute' })).timers).toHaveLength(1);
    expect((await service.call('get', { name: '1 hour timer' })).timers).toMatchObject([{ name: 'laundry' }]);
    expect((await service.call('pause', { all: true })).summary).toMatch(/are paused/);
    expect((await service.call('cancel', { name: 'pasta' })).timers).toMatchObject([{ name: 'pasta' }]);
    await service.call('resume', { all: true });
    await clock.advance(5 * MINUTE);
    expect((await service.call('cancel', {})).timers).toHaveLength(1);
    expect((await service.call('get', {})).timers).toMatchObject([
      { name: 'laundry', remaining_seconds: 3300 },
    ]);
    expect((await service.call('get', { name: 'soup' })).summary).toMatch(/^There is no timer “soup”/);
  });

  it('H04 refuses nothing, the past, and more than a day', async () => {
    const { service } = await open();
    for (const duration of ['PT0S', '-PT5M', 'P2D'])
      expect(await refusalOf(service.call('start', { duration }))).toMatchObject({ code: 'invalid-params' });
  });
});

describe('lengths of time', () => {
  it('are told with seconds only where they matter', () => {
    expect([30_000, 90_000, 3_600_000, 3_900_000, 7_325_000, 1].map(sayLength)).toEqual([
      '30 seconds',
      '1 minute 30 seconds',
      '1 hour',
      '1 hour 5 minutes',
      '2 hours 2 minutes',
      '1 second',
    ]);
  });

  it('keep every second on the way to ISO 8601 and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        expect(durationMs(isoOf(seconds * 1000))).toBe(seconds * 1000);
      }),
      { numRuns: runs(80, 200) },
    );
  });

  it('name a timer in figures and in words', () => {
    expect(
      ['5 minute', 'five-minute', '1 hour 30 minutes', 'an hour', 'pasta', ''].map(namedByLength),
    ).toEqual([300_000, 300_000, 5_400_000, 3_600_000, undefined, undefined]);
  });
});
