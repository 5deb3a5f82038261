import { describe, expect, it } from 'vitest';
import { HearthError } from '../../src/base/index.ts';
import {
  asOutcome,
  type EffectClass,
  isEffectful,
  perform,
  retryDelayMs,
  thrown,
} from '../../src/flow/index.ts';
import { ManualClock } from '../kit/clock.ts';

describe('B12 what a throw becomes', () => {
  it('is a failure with the code, the hint and the data of ours', () => {
    const error = new HearthError('busy', 'too much', { hint: 'wait', data: { ms: 5 } });
    expect(thrown(error)).toEqual({
      type: 'fail',
      error: { code: 'busy', message: 'too much', retryable: false, hint: 'wait', data: { ms: 5 } },
    });
    expect(thrown(new HearthError('busy', 'too much'))).toEqual({
      type: 'fail',
      error: { code: 'busy', message: 'too much', retryable: false },
    });
  });

  it('is an internal failure for everything else', () => {
    expect(thrown(new Error('oops')).error).toMatchObject({ code: 'internal', message: 'oops' });
    expect(thrown('oops').error).toMatchObject({ code: 'internal', message: 'oops' });
  });
});

describe('D34 a step that takes long', () => {
  const late = async (effect: EffectClass) => {
    const clock = new ManualClock();
    const abort = new AbortController();
    const end = perform(() => new Promise<never>(() => {}), { clock, timeoutMs: 50, effect, abort });
    await clock.advance(49);
    expect(abort.signal.aborted).toBe(false);
    await clock.advance(1);
    return { aborted: abort.signal.aborted, failure: await end };
  };

  it.each(['pure', 'read', 'idempotent', 'verifiable'] as const)(
    'is expired and may be tried again: %s',
    async (effect) => {
      const { aborted, failure } = await late(effect);
      expect(aborted).toBe(true);
      expect(failure).toEqual({
        type: 'fail',
        error: { code: 'expired', message: 'no result within 50 ms', retryable: true },
      });
    },
  );

  it('is not tried again where its effect happens once', async () => {
    expect((await late('once')).failure).toMatchObject({ error: { code: 'expired', retryable: false } });
  });

  it('leaves no timer behind when it was in time, whether it returned, threw or rejected', async () => {
    const clock = new ManualClock();
    const limits = () => ({ clock, timeoutMs: 50, effect: 'pure' as const, abort: new AbortController() });
    const ended = [
      await perform(() => 'at once', limits()),
      await perform(async () => 'later', limits()),
      await perform(() => {
        throw new Error('thrown');
      }, limits()),
      await perform(() => Promise.reject(new Error('rejected')), limits()),
    ];
    expect(ended).toEqual([
      'at once',
      'later',
      { type: 'fail', error: { code: 'internal', message: 'thrown', retryable: false } },
      { type: 'fail', error: { code: 'internal', message: 'rejected', retryable: false } },
    ]);
    expect(clock.pending).toBe(0);
  });
});

describe('X03 which effects reach the world', () => {
  it('are those that cannot be repeated without a thought', () => {
    const all = ['pure', 'read', 'idempotent', 'verifiable', 'once'] as const;
    expect(all.filter(isEffectful)).toEqual(['idempotent', 'verifiable', 'once']);
  });
});

describe('what a skill returned', () => {
  it.each([
    { type: 'done', out: [] },
    { type: 'wait', wait: {} },
    { type: 'call', agent: 'a', input: [] },
    { type: 'handoff', agent: 'a' },
    { type: 'replan', because: 'b' },
    { type: 'stop', scope: 'agent', because: 'b' },
    { type: 'fail', error: {} },
  ])('is an outcome: %j', (outcome) => {
    expect(asOutcome(outcome)).toBe(outcome);
  });

  it.each([
    [{ type: 'done' }, 'a "done" needs "out"'],
    [{ type: 'done', out: {} }, 'a "done" needs "out"'],
    [{ type: 'wait', wait: null }, 'a "wait" needs "wait"'],
    [{ type: 'call', agent: 'a' }, 'a "call" needs "input"'],
    [{ type: 'handoff', agent: 7 }, 'a "handoff" needs "agent"'],
    [{ type: 'stop', scope: 'agent' }, 'a "stop" needs "because"'],
    [{ type: 'fail' }, 'a "fail" needs "error"'],
    [{ type: 'dance' }, 'unknown outcome {"type":"dance"}'],
    [undefined, 'unknown outcome undefined'],
    [null, 'unknown outcome null'],
    [{ type: 'x'.repeat(100) }, `unknown outcome {"type":"${'x'.repeat(71)}`],
  ])('is none and fails: %j', (value, why) => {
    expect(asOutcome(value)).toEqual({
      type: 'fail',
      error: { code: 'internal', message: `what a skill returned is no outcome: ${why}`, retryable: false },
    });
  });
});

describe('B53 the pause before another try', () => {
  const retry = { maxAttempts: 4, backoffMs: 100, factor: 3, capMs: 500 };
  const transient = { code: 'busy', message: '', retryable: true };

  it('grows by the factor up to the cap, and there is none after the last', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => retryDelayMs(retry, attempt, transient))).toEqual([
      100,
      300,
      500,
      undefined,
      undefined,
    ]);
  });

  it('there is none without a policy, nor for what will not get better', () => {
    expect(retryDelayMs(undefined, 1, transient)).toBeUndefined();
    expect(retryDelayMs(retry, 1, { ...transient, retryable: false })).toBeUndefined();
  });
});
