import { afterEach, describe, expect, it } from 'vitest';
import { judgeSkill } from '../../src/assistant/turn/judge.ts';
import type { JsonObject } from '../../src/base/index.ts';
import type { Action, CallOutcome } from '../../src/domain/index.ts';
import type { Outcome, View } from '../../src/flow/index.ts';
import { fine, refused, type TurnParts, TurnWorld } from './turn-world.ts';

/** How a try is judged by what was seen, and where nothing was, by what a person said. */
let turn: TurnWorld | undefined;
afterEach(() => turn?.world.close());

const run = async (call: TurnParts['call'], action: Partial<Action> = {}): Promise<TurnWorld> => {
  turn = new TurnWorld({ call });
  await turn.run([{ service: 'lamp', method: 'dim', args: {}, ...action }]);
  return turn;
};

describe('X03 a call that was cut off, where nobody can see whether it happened', () => {
  const call = { service: 'mail', method: 'send', params: {} };
  const decision = { type: 'decision', data: { index: 0, to: 'call', call, because: 'it was asked for' } };
  const task = { action: { service: 'mail', method: 'send', args: {}, said: 'mail it' } };
  /** What is judged after a crash, by what stands at the end of the step and what was seen before. */
  const judged = (last: readonly string[], visible: readonly object[] = [decision]) => {
    const view = {
      visible,
      last: last.map((type) => ({ type })),
      now: () => 0,
      board: { all: () => [{ data: { tasks: [task], from: 0 } }] },
    } as unknown as View;
    const outcome = judgeSkill(() => 'once').run(view, { index: 0 }, '') as Outcome & { type: 'done' };
    return outcome.out?.[0] as { readonly type: string; readonly ok: boolean; readonly data: JsonObject };
  };

  it('is done by the word of a person, which is all the evidence there is', () => {
    expect(judged(['note', 'told-done'])).toMatchObject({
      type: 'verdict',
      ok: true,
      data: {
        status: 'done',
        again: false,
        score: 1,
        text: 'mail it',
        attempts: 0,
        evidence: { told: true },
      },
    });
  });

  it.each([[[]], [['note']]])('is left where the person said to leave it (%j)', (last) => {
    expect(judged(last)).toMatchObject({
      ok: false,
      data: {
        status: 'skipped',
        again: false,
        score: 0,
        because: 'you said to leave it',
        error: { code: 'skipped', message: 'you said to leave it' },
      },
    });
  });

  it('what an earlier try came to does not count', () => {
    const result = { type: 'result', data: { outcome: { ok: true, result: {} } } };
    expect(judged(['told-done'], [decision, result, decision]).data).toMatchObject({
      evidence: { told: true },
    });
    expect(judged([], [decision, result, { type: 'note', data: {} }]).data).toMatchObject({
      because: 'it was seen',
    });
  });

  it('is not judged before it was decided', () => {
    expect(() => judged([], [])).toThrow('before a decision');
  });
});

describe('A28 a verdict', () => {
  const marks = (turn: TurnWorld) =>
    turn.world.agents.journal
      .read({ process: turn.world.agents.children('t1')[0]!.id })
      .flatMap((entry) => (entry.e === 'outcome' ? entry.out : []))
      .flatMap(({ type, ok }) => (type === 'verdict' ? [ok] : []));

  it.each<[string, CallOutcome, Partial<Action>, boolean]>([
    ['done', fine(), {}, true],
    ['scheduled', fine(), { when: { after: 'PT1M' } }, true],
    ['failed', refused('conflict'), {}, false],
    ['skipped', refused('conflict'), { required: false }, false],
  ])(
    'is good on the board where it is done or stored, and else is not: %s',
    async (status, outcome, more, good) => {
      const turn = await run(() => outcome, more);
      expect([turn.verdict().status, marks(turn).at(-1)]).toEqual([status, good]);
    },
  );

  it('names no hint and no evidence where the service had none', async () => {
    const turn = await run(() => refused('conflict'));
    expect(turn.verdict()).not.toHaveProperty('evidence');
    expect(turn.verdict().error).not.toHaveProperty('hint');
  });

  it('counts what was only told as meant and not as seen', async () => {
    const turn = await run(() => fine({ changed: ['a', 'b'], told: ['c', 'd'] }));
    expect(turn.verdict().score).toBe(0.5);
  });

  it('asks in whole sentences, whatever marks stand within', async () => {
    const turn = await run(() => refused('failed', { message: 'Which plug? The old one is stuck' }));
    expect(turn.question?.prompt).toBe(
      'Which plug? The old one is stuck. Shall I try again, skip it, or stop?',
    );
  });

  it('A26 tries nothing again that things cannot do by their nature, and asks about what did not answer', async () => {
    let calls = 0;
    const cannot = { changed: ['a'], refused: ['b'] };
    const unable = await run(() => {
      calls += 1;
      return refused('failed', { data: cannot });
    });
    expect([calls, unable.question, unable.verdict()]).toMatchObject([
      1,
      undefined,
      { status: 'failed', evidence: cannot },
    ]);
    const silent = await run(() => refused('failed', { data: { ...cannot, silent: ['c'] } }));
    expect(silent.question?.options).toEqual(['try again', 'skip', 'stop']);
  });

  it('asks grown-ups for a yes or a no', async () => {
    const turn = await run(() => refused('not-permitted', { data: { ask: true } }));
    expect(turn.question).toMatchObject({ to: 'adults', options: ['yes', 'no'] });
  });
});
