import { describe, expect, it } from 'vitest';
import { Emitter } from '../../src/base/index.ts';
import { Absences } from '../../src/bus/absences.ts';
import type { Bus, Directory } from '../../src/bus/index.ts';
import { ManualClock } from '../kit/clock.ts';

/** A broker and a lamp service that the test switches on and off. */
function open(returnMs = 5_000) {
  const clock = new ManualClock();
  const connection = new Emitter<'connected' | 'lost'>();
  const changes = new Emitter<string>();
  const now = { connected: true, online: true };
  const bus = {
    ...{ onConnection: connection.on.bind(connection) },
    get connected() {
      return now.connected;
    },
  };
  const directory = { onChange: changes.on.bind(changes), find: () => ({ online: now.online }) };
  const absences = new Absences({
    bus: bus as unknown as Bus,
    directory: directory as unknown as Directory,
    clock,
    returnMs,
  });
  absences.watch();
  const turn = (what: 'connected' | 'online', on: boolean) => {
    now[what] = on;
    if (what === 'online') changes.emit('lamp');
    else connection.emit(on ? 'connected' : 'lost');
  };
  const isBack = () => now.connected && now.online;
  return { clock, absences, turn, isBack, grace: () => absences.graceMs('lamp') };
}

describe('H06 a service that left by itself', () => {
  it('is expected back for half a second, and then not at all', async () => {
    const { clock, turn, grace } = open();
    expect(grace()).toBe(0);
    turn('online', false);
    expect(grace()).toBe(500);
    await clock.advance(500);
    expect(grace()).toBe(0);
  });

  it('is not waited for where nobody asked for patience', () => {
    const { turn, grace } = open(0);
    turn('online', false);
    turn('connected', false);
    expect(grace()).toBe(0);
  });
});

describe('H01 a service that the broker took away', () => {
  it('is expected back as long as the broker is away, and some seconds after its return', async () => {
    const { clock, turn, grace } = open();
    turn('online', false);
    await clock.advance(100);
    turn('connected', false);
    expect(grace()).toBe(Number.POSITIVE_INFINITY);
    await clock.advance(20_000);
    expect(grace()).toBe(Number.POSITIVE_INFINITY);
    turn('connected', true);
    expect(grace()).toBe(5_000);
    await clock.advance(2_000);
    expect(grace()).toBe(3_000);
    turn('online', true);
    expect(grace()).toBe(0);
  });

  it('that was gone before is not expected back with the broker', async () => {
    const { clock, turn, grace } = open();
    turn('online', false);
    await clock.advance(60_000);
    turn('connected', false);
    await clock.advance(5_000);
    turn('connected', true);
    expect(grace()).toBe(0);
  });

  it('ends the wait when it is back, at the deadline of who waits, and by the signal', async () => {
    const { clock, absences, turn, isBack } = open();
    turn('connected', false);
    const back = absences.awaitReturn('lamp', isBack, clock.now() + 30_000, undefined);
    await clock.advance(1_000);
    turn('connected', true);
    await back;
    expect(isBack()).toBe(true);

    turn('connected', false);
    const over = absences.awaitReturn('lamp', isBack, clock.now() + 30_000, undefined);
    await clock.advance(30_000);
    await over;
    expect(isBack()).toBe(false);

    turn('connected', true);
    turn('connected', false);
    const stop = new AbortController();
    const aborted = absences.awaitReturn('lamp', isBack, clock.now() + 30_000, stop.signal);
    stop.abort();
    await aborted;
    expect(clock.pending).toBe(0);
  });
});
