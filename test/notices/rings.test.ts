import { describe, expect, it } from 'vitest';
import { silentLogger } from '../../src/base/index.ts';
import type { CallRequest } from '../../src/bus/index.ts';
import type { CallOutcome, OutboundMessage, Speaker } from '../../src/domain/index.ts';
import { Rings, type Rung } from '../../src/notices/index.ts';
import { ManualClock } from '../kit/clock.ts';

const MINUTE = 60_000;

const ALEX: Speaker = { person: 'alex', role: 'owner', proof: 'token', via: 'phone' };
const SAM: Speaker = { person: 'sam', role: 'adult', proof: 'token', via: 'tablet' };
const PANEL: Speaker = { person: null, role: 'device', proof: 'token', via: 'panel' };

const PASTA: Rung = {
  firing: 'fir_1',
  service: 'timer',
  item: 'tim_1',
  name: 'pasta',
  text: 'The pasta timer is over',
  person: 'alex',
  conversation: 'kitchen',
  channel: 'websocket',
  lateMs: 0,
};

/** A house whose doors a test opens and shuts, and which notes what it is told to call. */
function open() {
  const clock = new ManualClock();
  const house = {
    clock,
    said: [] as OutboundMessage[],
    calls: [] as CallRequest[],
    reaches: true,
    answer: { ok: true, result: { known: true } } as CallOutcome,
  };
  const rings = new Rings({
    clock,
    log: silentLogger,
    say: (message) => {
      house.said.push(message);
      return Promise.resolve({ delivered: house.reaches });
    },
    call: (request) => {
      house.calls.push(request);
      return Promise.resolve(house.answer);
    },
  });
  return {
    house,
    clock,
    rings,
    heardBy: (speaker: Speaker) => rings.ringing({ speaker, conversation: null }),
  };
}

const methods = (calls: readonly CallRequest[]) => calls.map(({ service, method }) => `${service}.${method}`);

describe('H28 what rings', () => {
  it('H28 is said where it was made, and again each minute, louder, ten times, and then counts as heard', async () => {
    const { house, clock, rings, heardBy } = open();
    await rings.ring(PASTA);
    expect(house.said).toMatchObject([
      { id: 'fir_1', conversation: 'kitchen', channel: 'websocket', rings: 1 },
    ]);
    await clock.advance(9 * MINUTE);
    expect(house.said.map(({ rings: round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(house.said.map(({ id }) => id)).size).toBe(10);
    expect(house.calls).toEqual([]);
    await clock.advance(2 * MINUTE);
    expect(house.said).toHaveLength(10);
    expect(heardBy(ALEX)).toEqual([]);
    expect(house.calls).toMatchObject([{ service: 'timer', method: 'told', params: { firing: 'fir_1' } }]);
  });

  it('H28 what is said again is mailed to nobody: it ends before the next time', async () => {
    const { house, clock, rings } = open();
    await rings.ring(PASTA);
    await clock.advance(MINUTE);
    expect(house.said[0]!.until).toBeUndefined();
    expect(house.said[1]!.until).toBe(clock.now() + MINUTE);
  });

  it('H28 rings once however often its service offers it', async () => {
    const { house, rings } = open();
    await Promise.all([rings.ring(PASTA), rings.ring(PASTA)]);
    await rings.ring(PASTA);
    expect(house.said).toHaveLength(1);
  });

  it('H28 is heard everywhere when it is acknowledged anywhere', async () => {
    const { house, clock, rings, heardBy } = open();
    await rings.ring(PASTA);
    expect(await rings.acknowledge(heardBy(ALEX))).toMatchObject([{ firing: 'fir_1', rings: true }]);
    expect(house.calls).toMatchObject([{ service: 'timer', method: 'heard', params: { firing: 'fir_1' } }]);
    await clock.advance(10 * MINUTE);
    expect(house.said).toHaveLength(1);
  });

  it('H28 goes on where its service could not be told', async () => {
    const { house, clock, rings, heardBy } = open();
    await rings.ring(PASTA);
    house.answer = { ok: false, error: { code: 'busy', message: 'no' } };
    expect(await rings.acknowledge(heardBy(ALEX))).toEqual([]);
    await clock.advance(MINUTE);
    expect(house.said).toHaveLength(2);
  });

  it('H28 is snoozed by what its service has for it', async () => {
    const { house, rings, heardBy } = open();
    await rings.ring(PASTA);
    await rings.ring({ ...PASTA, firing: 'fir_2', service: 'alarm', item: 'alm_1' });
    rings.said({ ...PASTA, firing: 'fir_3', service: 'reminders', item: 'rem_1' });
    await rings.snooze(heardBy(ALEX), 'PT5M');
    expect(house.calls.map(({ service, method, params }) => ({ service, method, params }))).toEqual([
      { service: 'reminders', method: 'snooze', params: { id: 'rem_1', for: 'PT5M' } },
      { service: 'alarm', method: 'snooze', params: { id: 'alm_1', for: 'PT5M' } },
      { service: 'timer', method: 'add', params: { id: 'tim_1', duration: 'PT5M' } },
    ]);
    expect(heardBy(ALEX)).toEqual([]);
  });

  it('H28 is another person’s to hear only in the talk where it was made, and everybody’s where it is nobody’s', async () => {
    const { rings, heardBy } = open();
    await rings.ring(PASTA);
    await rings.ring({ ...PASTA, firing: 'fir_2', person: null });
    const firings = (speaker: Speaker, conversation: string | null) =>
      rings.ringing({ speaker, conversation }).map(({ firing }) => firing);
    expect(heardBy(ALEX).map(({ firing }) => firing)).toEqual(['fir_2', 'fir_1']);
    expect(firings(SAM, 'phone')).toEqual(['fir_2']);
    expect(firings(PANEL, null)).toEqual(['fir_2']);
    expect(firings(PANEL, 'kitchen')).toEqual(['fir_2', 'fir_1']);
  });

  it('H28 H23 what is late by more than it rings is said once', async () => {
    const { house, clock, rings, heardBy } = open();
    await rings.ring({ ...PASTA, lateMs: 60 * MINUTE });
    expect(heardBy(ALEX)).toEqual([]);
    await clock.advance(10 * MINUTE);
    expect(house.said).toHaveLength(1);
    expect(methods(house.calls)).toEqual(['timer.told']);
  });

  it('H23 H28 what reached nobody in ten minutes is not taken for heard, and is said once when it is offered again', async () => {
    const { house, clock, rings } = open();
    house.reaches = false;
    await rings.ring(PASTA);
    await clock.advance(11 * MINUTE);
    expect(house.calls).toEqual([]);
    const before = house.said.length;
    await rings.ring(PASTA);
    expect(house.calls).toEqual([]);
    house.reaches = true;
    await rings.ring(PASTA);
    expect(house.said).toHaveLength(before + 2);
    expect(methods(house.calls)).toEqual(['timer.told']);
  });

  it('H21 what a reminder said may be meant for ten minutes, and rings not', async () => {
    const { house, clock, rings, heardBy } = open();
    rings.said({ ...PASTA, service: 'reminders', item: 'rem_1' });
    expect(heardBy(ALEX)).toMatchObject([{ service: 'reminders', rings: false }]);
    await rings.acknowledge(heardBy(ALEX));
    expect(house.calls).toMatchObject([{ service: 'reminders', method: 'done', params: { id: 'rem_1' } }]);
    rings.said({ ...PASTA, service: 'reminders', item: 'rem_1' });
    await clock.advance(10 * MINUTE);
    expect(heardBy(ALEX)).toEqual([]);
    expect(house.said).toEqual([]);
  });
});
