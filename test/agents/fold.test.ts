import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTED_MAX, foldsOf, ProcessFold } from '../../src/agents/fold.ts';
import { nextMove } from '../../src/agents/moves.ts';
import type { Entry, EntryBody, OpenWait } from '../../src/agents/types.ts';
import type { Message, Skill } from '../../src/flow/index.ts';

const STEP = '0/skill';
const FREE = { usd: 0, actions: 0, tokens: 0, ms: 0 };
const created = (more: object = {}): EntryBody => ({
  ...{ e: 'created', agent: 'a', parent: null, parentPath: null, input: [], meta: {} },
  ...{ budget: { usd: 1, actions: 10, tokens: 100, ms: 1_000 }, ...more },
});
const started = (effect: string, attempt = 1): EntryBody => ({
  ...{ e: 'started', attempt, key: 'k', skill: 's', effect, args: null },
});
const wait = (id: string, more: Partial<OpenWait> = {}): OpenWait =>
  ({
    ...{ id, process: 'p', turn: 't', path: STEP, openedAt: 1, deadline: 9, prompt: 'Which?' },
    ...{ kind: 'text', options: [], onExpire: 'resume', ...more },
  }) as OpenWait;
const opened = (id: string, more: Partial<OpenWait> = {}): EntryBody => ({
  ...{ e: 'waitOpened', wait: wait(id, more), spend: { ms: 5 } },
});
const closed = (
  id: string,
  by: 'reply' | 'expiry' | 'cancel',
  value: string | boolean = 'this one',
  who?: string,
): EntryBody => ({ e: 'waitClosed', wait: id, by, value, who });
const message = (type: string): Message => ({
  ...{ id: type, from: STEP, at: 1, kind: 'skill', type, data: null, ok: true },
});
const ended = (more: object = {}): EntryBody => ({
  ...{ e: 'outcome', attempt: 1, outcome: { type: 'done', out: [] }, out: [message('found')], spend: FREE },
  ...more,
});

/** Entries of one process, a second apart. */
function entries(bodies: readonly EntryBody[], process = 'p', from = 0): readonly Entry[] {
  return bodies.map((body, at) => ({
    ...{ seq: from + at, at: (from + at) * 1_000, turn: 't', process, depth: 0, path: STEP },
    ...body,
  })) as readonly Entry[];
}

function folded(...bodies: readonly EntryBody[]): ProcessFold {
  const fold = ProcessFold.of(entries([created(), ...bodies]));
  if (fold === undefined) throw new Error('the first entry creates the process');
  return fold;
}

const SKILL: Skill = {
  ...{ name: 's', description: '', effect: 'pure', gives: [], run: () => ({ type: 'done', out: [] }) },
} as unknown as Skill;

describe('the fold of a journal', () => {
  it('X08 is none of entries that do not begin with the creation', () => {
    expect(ProcessFold.of(entries([started('pure')]))).toBeUndefined();
    expect(ProcessFold.of([])).toBeUndefined();
  });

  it('X08 is one state as long as no entry comes, and another behind it', () => {
    const fold = folded();
    const before = fold.state();
    expect(fold.state()).toBe(before);
    fold.apply(entries([{ e: 'status', from: 'NOT_STARTED', to: 'RUNNING' }])[0]!);
    expect(fold.state()).not.toBe(before);
    expect([before.status, fold.state().status]).toEqual(['NOT_STARTED', 'RUNNING']);
    expect(before.actedAt).toEqual([]);
  });

  it('X08 folds the entries of many processes into theirs, and leaves those of a process that it does not know', () => {
    const one = entries([created(), started('once')], 'one');
    const other = entries([created(), started('pure')], 'other', 10);
    const stranger = entries([started('once')], 'stranger', 20);
    const folds = foldsOf([...one, ...other, ...stranger]);
    expect(folds.map(({ id, spent }) => [id, spent.actions])).toEqual([
      ['one', 1],
      ['other', 0],
    ]);
  });

  it('B54 counts what has an effect as an action with its time, and keeps the last of these times alone', () => {
    const reads = folded(started('read'), started('pure'));
    expect([reads.spent.actions, reads.state().actedAt]).toEqual([0, []]);
    const many = folded(...Array.from({ length: ACTED_MAX + 5 }, () => started('once')));
    expect(many.spent.actions).toBe(ACTED_MAX + 5);
    expect(many.state().actedAt).toHaveLength(ACTED_MAX);
    expect(many.state().actedAt.at(-1)).toBe((ACTED_MAX + 5) * 1_000);
  });

  it('X05 counts the actions of a child with the step that called it, and no action of a step twice', () => {
    const spend = { ...FREE, actions: 3, usd: 0.5 };
    expect(folded(started('once'), ended({ spend })).spent).toMatchObject({ actions: 1, usd: 0.5 });
    const calling = folded({ e: 'child', child: 'c', mode: 'call', spend: { ms: 7 } });
    expect([...calling.calls]).toEqual([[STEP, 'c']]);
    calling.apply(entries([ended({ spend })])[0]!);
    expect(calling.spent).toMatchObject({ actions: 3, usd: 0.5, ms: 7 });
    expect(calling.calls.size).toBe(0);
  });

  it('A26 knows a step as begun again with no verdict of before', () => {
    const fold = folded(
      started('once'),
      opened('w', { doubt: true }),
      closed('w', 'reply', 'no'),
      started('once', 2),
    );
    expect(fold.steps.get(STEP)).toMatchObject({ phase: 'begun', attempt: 2 });
    expect(fold.steps.get(STEP)?.verdict).toBeUndefined();
  });

  it('A26 waits for the next try until its time, and ends with the outcome that has none', () => {
    const fold = folded(started('read'), ended({ retryAt: 9_000 }));
    expect(fold.step(STEP)).toEqual({ type: 'due' });
    expect(nextMove(SKILL, fold.steps.get(STEP), 8_000, undefined)).toEqual({ type: 'later', at: 9_000 });
    expect(nextMove(SKILL, fold.steps.get(STEP), 9_000, undefined)).toEqual({ type: 'execute', attempt: 2 });
    fold.apply(entries([ended({ attempt: 2 })])[0]!);
    expect(fold.step(STEP)).toMatchObject({ type: 'ended', out: [{ type: 'found' }] });
    // A step that begins anew, as in a loop that came back to it, is due although an earlier ending is known.
    fold.apply(entries([started('read', 3)])[0]!);
    expect(fold.step(STEP)).toEqual({ type: 'due' });
  });

  it('C08 takes what came back to a question, from whom, and forgets it with the next question', () => {
    const fold = folded(started('pure'), opened('w'), closed('w', 'reply', 'this one', 'Alex'));
    expect(fold.spent.ms).toBe(5);
    expect(fold.waits.size).toBe(0);
    expect(fold.steps.get(STEP)?.answer).toEqual({ value: 'this one', by: 'reply', who: 'Alex' });
    fold.apply(entries([opened('w2')])[0]!);
    expect(fold.steps.get(STEP)).toMatchObject({ phase: 'waiting', wait: { id: 'w2' } });
    expect(fold.steps.get(STEP)?.answer).toBeUndefined();
    expect(folded(started('pure'), opened('w'), closed('w', 'expiry')).steps.get(STEP)?.answer).toEqual({
      value: 'this one',
      by: 'expiry',
    });
  });

  it('X03 keeps what was answered before while it asks whether an effect happened', () => {
    const fold = folded(
      started('once'),
      opened('w'),
      closed('w', 'reply'),
      started('once'),
      opened('d', { doubt: true }),
    );
    expect(fold.steps.get(STEP)).toMatchObject({ phase: 'waiting', answer: { value: 'this one' } });
    fold.apply(entries([closed('d', 'reply', 'yes')])[0]!);
    expect(fold.steps.get(STEP)).toMatchObject({ answer: { value: 'this one' }, verdict: 'yes' });
  });

  it('A21 leaves a step as it was when its question is withdrawn, or is none of this process', () => {
    const withdrawn = folded(started('pure'), opened('w'), closed('w', 'cancel'));
    expect(withdrawn.waits.size).toBe(0);
    expect(withdrawn.steps.get(STEP)).toMatchObject({ phase: 'waiting' });
    const strange = folded(started('pure'), closed('nobody’s', 'reply'));
    expect(strange.steps.get(STEP)).toMatchObject({ phase: 'begun' });
  });

  it('C11 a hand-over is no call, and its successor answers in the place of a child that was called', () => {
    const over = folded({ e: 'child', child: 'next', mode: 'handoff', spend: { ms: 7 } });
    expect([over.state().handedTo, over.calls.size, over.spent.ms]).toEqual(['next', 0, 0]);
    const called = folded(
      { e: 'child', child: 'c', mode: 'call' },
      { e: 'child', child: 'next', mode: 'handoff' },
    );
    expect([called.state().handedTo, called.calls.get(STEP)]).toEqual([null, 'next']);
  });

  it('B44 has the result of the root once it has ended, and none where it failed', () => {
    const turnEnd: EntryBody = { e: 'turnEnd', result: [message('answer')] };
    const running: EntryBody = { e: 'status', from: 'NOT_STARTED', to: 'RUNNING' };
    const status = (to: 'COMPLETED' | 'FAILED', more: object = {}): EntryBody => ({
      ...{ e: 'status', from: 'RUNNING', to, ...more },
    });
    const done = folded(running, turnEnd, status('COMPLETED')).state();
    expect([done.result?.length, done.endedAt, done.because]).toEqual([1, 3_000, null]);
    expect(folded(running, turnEnd).state()).toMatchObject({ result: null, endedAt: null });
    const failure = { code: 'internal', message: 'broken' };
    expect(folded(running, turnEnd, status('FAILED', { because: 'broken', failure })).state()).toMatchObject({
      ...{ result: null, because: 'broken', failure },
    });
  });

  it('X08 comes to the same whole or entry by entry, wherever the hub was cut off', () => {
    const body = fc.constantFrom<readonly EntryBody[]>(
      [started('once'), ended()],
      [started('pure'), opened('w'), closed('w', 'reply')],
      [started('read'), ended({ retryAt: 5 })],
      [{ e: 'child', child: 'c', mode: 'call', spend: { ms: 1 } }, ended()],
      [{ e: 'decided', holds: true }],
    );
    fc.assert(
      fc.property(fc.array(body, { maxLength: 12 }), fc.nat(), (parts, cut) => {
        const all = entries([created(), ...parts.flat()]);
        const at = 1 + (cut % all.length);
        const live = ProcessFold.of(all.slice(0, at))!;
        live.state();
        for (const entry of all.slice(at)) live.apply(entry);
        const replayed = ProcessFold.of(all)!;
        expect(live.state()).toEqual(replayed.state());
        expect([...live.steps]).toEqual([...replayed.steps]);
      }),
    );
  });
});

describe('the next move of a step', () => {
  const moveAfter = (...bodies: readonly EntryBody[]) => {
    const fold = folded(...bodies);
    return nextMove(SKILL, fold.steps.get(STEP), 0, undefined);
  };

  it('B59 C08 puts a reply onto the board under the name that its question gives, and a no not at all', () => {
    const out = (more: Partial<OpenWait>, value: string | boolean, by: 'reply' | 'expiry' = 'reply') =>
      moveAfter(started('pure'), opened('w', more), closed('w', by, value));
    expect(out({}, 'this one')).toEqual({
      type: 'settle',
      ending: { type: 'done', out: [{ kind: 'user', type: 'reply', data: 'this one' }] },
    });
    expect(out({ as: 'choice' }, 'that')).toMatchObject({
      ending: { out: [{ type: 'choice', data: 'that' }] },
    });
    expect(out({ kind: 'approval', options: ['yes', 'no'] }, false)).toMatchObject({ ending: { out: [] } });
  });

  it('X03 takes nothing for an answer about an effect that nobody can tell of', () => {
    const said = (value: string) =>
      moveAfter(started('once'), opened('d', { doubt: true }), closed('d', 'reply', value));
    expect(said('perhaps')).toMatchObject({
      type: 'settle',
      ending: { type: 'fail' },
    });
    expect(said('yes')).toMatchObject({ ending: { type: 'done', out: [{ type: 'told-done' }] } });
    expect(said('no')).toMatchObject({ type: 'execute', attempt: 1 });
    expect(said('skip')).toMatchObject({ ending: { type: 'stop', scope: 'action' } });
  });
});
