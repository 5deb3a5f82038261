import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConditionReader, judgeCondition } from '../../../src/assistant/due/conditions.ts';
import type { Condition, Part } from '../../../src/domain/index.ts';

const BERLIN = { latitude: 52.5, longitude: 13.4, timezone: 'Europe/Berlin' };
const signal = new AbortController().signal;

/** A house of lights: those of the list are on. */
const lights =
  (on: readonly string[]): ConditionReader =>
  async (_service, _method, params) => {
    const { target } = params as { target: { name: string } };
    const { name } = target;
    return { ok: true, result: [{ name, on: on.includes(name) }] };
  };

const isOn = (name: string): Part => ({ service: 'light', target: { name }, state: 'on' });
const judge = async (
  condition: Condition,
  on: readonly string[],
  at = '2026-11-24T12:00:00+01:00',
  place = BERLIN,
) => (await judgeCondition(condition, lights(on), { ...place, now: Date.parse(at) }, signal)).type;

describe('A18 conditions are judged together', () => {
  const names = ['hall', 'porch', 'desk'];
  const some = fc.subarray(names);
  const part = fc
    .record({ name: fc.constantFrom(...names), not: fc.boolean() })
    .map(({ name, not }): Part => (not ? { not: isOn(name) as never } : isOn(name)));
  const parts = fc.array(part, { minLength: 2, maxLength: 4 });

  it('all of several hold where each of them does, and any where one does', async () => {
    await fc.assert(
      fc.asyncProperty(parts, some, async (several, on) => {
        const each = await Promise.all(several.map((one) => judge(one, on)));
        expect(await judge({ all: several }, on)).toBe(
          each.every((one) => one === 'true') ? 'true' : 'false',
        );
        expect(await judge({ any: several }, on)).toBe(each.includes('true') ? 'true' : 'false');
      }),
      { numRuns: 60 },
    );
  });

  it('of several things one is enough, or each is needed', async () => {
    const house: ConditionReader = async () => ({
      ok: true,
      result: [
        { name: 'porch', on: false },
        { name: 'hall', on: true },
      ],
    });
    const judged = (more: object) =>
      judgeCondition(
        { service: 'light', target: [{ name: 'porch' }, { name: 'hall' }], ...more } as Condition,
        house,
        { ...BERLIN, now: 0 },
        signal,
      );
    expect(await judged({ state: 'off' })).toEqual({ type: 'true' });
    expect(await judged({ state: 'off', every: true })).toEqual({
      type: 'false',
      because: 'the hall is on',
    });
    const dark: ConditionReader = async () => ({ ok: true, result: [{ name: 'porch', on: false }] });
    const every = { service: 'light', target: { all: true }, state: 'off', every: true } as const;
    expect(await judgeCondition(every, dark, { ...BERLIN, now: 0 }, signal)).toEqual({ type: 'true' });
  });

  it.each([
    ['2026-11-24T12:00:00+01:00', 'false'],
    ['2026-11-24T18:00:00+01:00', 'true'],
    ['2026-11-24T05:00:00+01:00', 'true'],
    ['2026-06-24T20:00:00+02:00', 'false'],
  ])('knows whether it is dark at %s', async (at, type) => {
    expect(await judge({ service: 'clock', sun: 'down' }, [], at)).toBe(type);
    expect(await judge({ not: { service: 'clock', sun: 'up' } }, [], at)).toBe(type);
  });

  it('says that it does not know when it is dark where nobody told it where the house stands', async () => {
    const place = { ...BERLIN, located: false };
    expect(await judge({ service: 'clock', sun: 'down' }, [], undefined, place)).toBe('unknown');
    expect(await judge({ not: { service: 'clock', sun: 'down' } }, [], undefined, place)).toBe('unknown');
  });

  it.each([
    ['2026-11-24T23:00:00+01:00', 'true'],
    ['2026-11-25T04:59:00+01:00', 'true'],
    ['2026-11-25T05:00:00+01:00', 'false'],
    ['2026-11-24T21:59:00+01:00', 'false'],
  ])('hours that pass midnight hold on both sides of it: %s', async (at, type) => {
    expect(await judge({ service: 'clock', after: '22:00', before: '05:00' }, [], at)).toBe(type);
  });

  it('a weekday is one by the calendar of the house', async () => {
    const weekday: Condition = { service: 'clock', days: ['MO', 'TU', 'WE', 'TH', 'FR'] };
    // Sunday in Greenwich, and Monday in Berlin.
    expect(await judge(weekday, [], '2026-11-22T23:30:00Z')).toBe('true');
    expect(await judge(weekday, [], '2026-11-22T12:00:00Z')).toBe('false');
  });
});
