import { describe, expect, it } from 'vitest';
import {
  type Around,
  beginning,
  boardOf,
  failureDraft,
  hide,
  keyOf,
  MESSAGE_LENGTH_MAX,
  makeMessages,
  makeView,
  protect,
  put,
  setCondition,
} from '../../src/flow/index.ts';

const messages = (...data: string[]) =>
  makeMessages(
    data.map((one) => ({ type: 'word', data: one })),
    '0/say',
    7,
  );

describe('D02 what a skill yields', () => {
  it('becomes messages with an address, a time and what was left out', () => {
    expect(makeMessages([{ type: 'word', data: 'a' }], '0/say', 7)).toEqual([
      { id: '0/say.0', from: '0/say', at: 7, kind: 'skill', ok: true, type: 'word', data: 'a' },
    ]);
    expect(makeMessages([{ type: 'word', data: 'a', ok: false, kind: 'fact' }], '0/say', 7, 3)).toMatchObject(
      [{ id: '0/say@3.0', ok: false, kind: 'fact' }],
    );
  });

  it('is copied, and a message that was shown is passed on as it is', () => {
    const data = { list: [1] };
    const [made] = makeMessages([{ type: 'word', data }], '0/say', 7);
    data.list.push(2);
    expect(made?.data).toEqual({ list: [1] });
    const shown = messages('a', 'b');
    expect(makeMessages([shown[1]!, { type: 'word', data: 'c' }], '1/keep', 8, 1, shown)).toEqual([
      shown[1],
      expect.objectContaining({ id: '1/keep.1', data: 'c' }),
    ]);
    expect(makeMessages([{ ...shown[1]! }], '1/keep', 8, 1, shown)[0]?.id).toBe('1/keep.0');
  });

  it('is refused by name: no type, another kind, no data, no JSON, too long', () => {
    const round: Record<string, unknown> = {};
    round['self'] = round;
    const make = (draft: unknown) => () => makeMessages([draft as never], '0/say', 7);
    expect(make({ data: 1 })).toThrow(/"0\/say" yielded a message without a type/);
    expect(make(undefined)).toThrow(/without a type/);
    expect(make({ type: 'word', kind: 'rumour', data: 1 })).toThrow(
      expect.objectContaining({ code: 'invalid-params', hint: expect.stringContaining('There are: ') }),
    );
    expect(make({ type: 'word' })).toThrow(/"0\/say" yielded a message without data/);
    expect(make({ type: 'word', data: round })).toThrow(
      expect.objectContaining({ code: 'invalid-params', cause: expect.any(TypeError) }),
    );
    const fits = 'x'.repeat(MESSAGE_LENGTH_MAX - 2);
    expect(make({ type: 'word', data: fits })()).toHaveLength(1);
    expect(make({ type: 'word', data: `${fits}x` })).toThrow(
      expect.objectContaining({
        code: 'too-large',
        hint: expect.stringContaining(String(MESSAGE_LENGTH_MAX)),
      }),
    );
  });

  it('D32 a failure leaves a fact that is not ok', () => {
    const error = { code: 'busy', message: 'm', retryable: true };
    expect(failureDraft(error)).toEqual({ kind: 'fact', type: 'failure', ok: false, data: error });
  });
});

describe('D01 the view of a step', () => {
  const left = { usd: 2, actions: 1, tokens: 100, ms: 1_000 };
  const viewOf = (item?: { index: number; value: ReturnType<typeof messages>[number] }) =>
    makeView(
      { path: '1/see', scope: beginning(messages('a', 'b')), ...(item === undefined ? {} : { item }) },
      {
        process: 'p',
        turn: 't',
        depth: 0,
        attempt: 1,
        input: [],
        left,
        isA: (one: string, two: string) => one === two,
      } as never as Around,
    );

  it('holds its place, what it sees, and what there is of an element', () => {
    const [value] = messages('c');
    expect('item' in viewOf()).toBe(false);
    const view = viewOf({ index: 2, value: value! });
    expect(view.item).toEqual({ index: 2, value });
    expect(view.path).toBe('1/see');
    expect(view.last.map(({ data }) => data)).toEqual(['a', 'b']);
    for (const part of [view, view.visible, view.last, view.item, view.budget, view.budget.left])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it('B55 says what the budget still bears, unit by unit', () => {
    const { budget } = viewOf();
    expect(budget.left).toEqual(left);
    expect(budget.can({})).toBe(true);
    expect(budget.can(left)).toBe(true);
    for (const unit of ['usd', 'actions', 'tokens', 'ms'] as const) {
      expect([unit, budget.can({ [unit]: left[unit] })]).toEqual([unit, true]);
      expect([unit, budget.can({ ...left, [unit]: left[unit] + 1 })]).toEqual([unit, false]);
    }
  });
});

describe('what is said again', () => {
  it('moves to the front, is seen once and is on the board once', () => {
    const [a, b] = messages('a', 'b');
    const scope = put(put(put(beginning([]), [a!], false), [b!], false), [a!], false);
    expect(scope.trunk).toEqual([b]);
    expect(scope.frontier).toEqual([a]);
    expect(scope.past).toEqual([a, b]);
  });

  it('may be a note to the board, which is no message between steps', () => {
    const [a] = messages('a');
    const notes = makeMessages([setCondition('warm', true), hide(a!), protect('who')], '1/note', 8);
    for (const note of notes) expect(put(beginning([a!]), [note], false).frontier).toEqual([]);
    const scope = put(beginning([a!]), notes, false);
    expect(scope.past).toEqual([a, ...notes]);
    expect(boardOf(scope.past).condition('warm')).toBe(true);
    expect(boardOf(scope.past).all()).toEqual([]);
  });

  it('B42 a copy for a child keeps what was protected', () => {
    const said = makeMessages(
      [
        { type: 'person', name: 'who', data: 'sam' },
        protect('who'),
        { type: 'person', name: 'who', data: 'kim' },
      ],
      '0/say',
      7,
    );
    const child = makeMessages(boardOf(said).spawn(), '', 8);
    expect(boardOf(child).get('who')?.data).toBe('sam');
    expect(
      boardOf(child)
        .all()
        .map(({ data }) => data),
    ).toEqual(['sam', 'kim']);
  });
});

it('H05 the key of a step is its process and its address', () => {
  expect(keyOf('process_1', '0/while#2/say')).toBe('process_1:0/while#2/say');
});
