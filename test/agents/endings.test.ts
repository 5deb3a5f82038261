import { describe, expect, it } from 'vitest';
import { endingFor, endingOf, resultOf, spelled, withdrawn } from '../../src/agents/endings.ts';
import type { ProcessState } from '../../src/agents/index.ts';
import { failed, makeMessages, Registry, type Skill, setCondition } from '../../src/flow/index.ts';
import { done, skill } from './world.ts';

const kept = makeMessages([{ type: 'seen', data: 1 }], '0/act', 0, 1);
const ended = (more: Partial<ProcessState>) =>
  ({ status: 'COMPLETED', because: null, failure: null, result: null, ...more }) as ProcessState;

describe('B44 C24 how a call ends for the caller', () => {
  it('with the result of a child that came to its end', () => {
    expect(endingOf(ended({ result: kept }))).toMatchObject({
      type: 'done',
      out: [{ type: 'seen', data: 1 }],
    });
  });

  it.each<[string, Partial<ProcessState>, string]>([
    ['says why', { status: 'KILLED', because: 'enough' }, 'enough'],
    ['says nothing', { status: 'TERMINATED' }, 'the called agent is TERMINATED'],
    ['is said to be complete, and has nothing', {}, 'the called agent is COMPLETED'],
  ])('as stopped where the child was, and %s', (_what, more, message) => {
    const status = more.status ?? 'COMPLETED';
    expect(endingOf(ended(more))).toEqual({
      type: 'fail',
      error: { code: 'stopped', message, retryable: false, data: { status } },
      out: [],
    });
  });

  it('with the failure of the child, which is not to be tried again as a whole, beside what it kept', () => {
    const failure = { code: 'busy', message: 'not now', retryable: true };
    expect(endingOf(ended({ status: 'FAILED', failure, result: kept }))).toMatchObject({
      type: 'fail',
      error: { code: 'busy', message: 'not now', retryable: false },
      out: [{ type: 'seen', data: 1 }],
    });
  });

  it('as a fault of the house where the child left no trace', () => {
    expect(endingOf(undefined)).toMatchObject({ type: 'fail', error: { code: 'internal' } });
  });

  it('a process that is not complete has no result, whatever it kept', () => {
    expect(resultOf(ended({ result: kept }))).toEqual({ type: 'result', messages: kept });
    for (const more of [{}, { status: 'TERMINATED', because: 'enough', result: kept } as const])
      expect(resultOf(ended(more))).toEqual({
        type: 'no-result',
        status: more.status ?? 'COMPLETED',
        because: more.because ?? null,
      });
  });
});

describe('B53 what a skill was to bring about', () => {
  const gives: Pick<Skill, 'gives'> = { gives: ['dark', 'quiet'] };
  const lights = skill('lights', () => done(), gives);
  const taken = [setCondition('dark', false), setCondition('quiet', false)];
  const fine = { type: 'done', out: [{ type: 'seen', data: 1 }] } as const;

  it('is false after a failure, before what the failure tells', () => {
    const { error } = failed('busy', 'not now');
    expect(withdrawn({ type: 'fail', error }, lights, 1)).toEqual({ type: 'fail', error, out: taken });
    const told = { type: 'fail', error, out: fine.out } as const;
    expect(withdrawn(told, lights, 1)).toMatchObject({ out: [...taken, ...fine.out] });
  });

  it('is false after a try that was repeated, until what that one tells, and left alone after a first that went well', () => {
    expect(withdrawn(fine, lights, 2)).toEqual({ type: 'done', out: [...taken, ...fine.out] });
    expect(withdrawn(fine, lights, 1)).toBe(fine);
  });

  it('is left alone where another agent takes over, and where nothing was to be brought about', () => {
    const over = { type: 'handoff', agent: 'other' } as const;
    expect(withdrawn(over, lights, 2)).toBe(over);
    const plain = skill('plain', () => done());
    expect(withdrawn(fine, plain, 2)).toBe(fine);
  });
});

describe('D02 B56 what an outcome comes to', () => {
  const one = skill('one', () => done());
  const note = setCondition('dark', true);

  it('more than one message of a skill of one fails, and what it notes is no message', () => {
    const registry = new Registry();
    const two = { type: 'done', out: [...['a', 'b'].map((data) => ({ type: 'seen', data })), note] } as const;
    expect(endingFor(two, one, registry as never)).toMatchObject({
      error: { code: 'internal', message: '"one" declares one message and yielded 2' },
    });
    expect(endingFor(two, { ...one, fan: 'many' }, registry as never)).toBe(two);
    const single = { type: 'done', out: [note, two.out[0]!, note] } as const;
    expect(endingFor(single, one, registry as never)).toBe(single);
  });

  it('to hand over to an agent that nobody knows fails', () => {
    const known = new Registry().add({ agents: [{ name: 'cook' } as never] });
    const over = { type: 'handoff', agent: 'cook' } as const;
    expect(endingFor(over, one, known as never)).toBe(over);
    expect(endingFor({ ...over, agent: 'maid' }, one, known as never)).toMatchObject({
      error: { code: 'not-found', message: 'no agent is called "maid"' },
    });
  });

  it('a request for a new plan is a failure to whoever does not plan, with the facts that came', () => {
    const outcome = { type: 'replan', because: 'it jams', facts: [note] } as const;
    expect(endingFor(outcome, one, new Registry() as never)).toMatchObject({
      type: 'fail',
      error: { code: 'replan', message: '"one" asks for a new plan: it jams' },
      out: [note],
    });
  });
});

describe('D32 an ending as it is kept', () => {
  const { error } = failed('busy', 'not now');
  const said = [{ type: 'seen', data: 1 }];

  it.each([
    ['done', { type: 'done', out: said }, { type: 'done', out: [] }, ['seen']],
    [
      'stopped',
      { type: 'stop', scope: 'agent', because: 'x', out: said },
      { type: 'stop', scope: 'agent', because: 'x' },
      ['seen'],
    ],
    [
      'stopped with nothing',
      { type: 'stop', scope: 'agent', because: 'x' },
      { type: 'stop', scope: 'agent', because: 'x' },
      [],
    ],
    ['failed', { type: 'fail', error, out: said }, { type: 'fail', error }, ['seen', 'failure']],
    ['failed with nothing', { type: 'fail', error }, { type: 'fail', error }, ['failure']],
    ['handed over', { type: 'handoff', agent: 'cook' }, { type: 'handoff', agent: 'cook' }, []],
  ] as const)('%s: its messages are told once, beside it', (_what, ending, outcome, types) => {
    const told = spelled(ending as never, '0/act', 7, 1, []);
    expect(told.outcome).toEqual(outcome);
    expect(told.out.map(({ type }) => type)).toEqual(types);
  });

  it('what cannot be a message makes it a failure that says so', () => {
    const ending = { type: 'done', out: [{ type: 'seen', data: 1n }] } as never;
    const { outcome, out } = spelled(ending, '0/act', 7, 1, []);
    expect(outcome).toMatchObject({ type: 'fail' });
    expect(out).toHaveLength(1);
    expect(out[0]).toMatchObject({ type: 'failure', at: 7, ok: false });
  });
});
