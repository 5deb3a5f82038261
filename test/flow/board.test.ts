import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardOf,
  type Draft,
  hide,
  type Message,
  makeMessages,
  protect,
  Registry,
  setCondition,
} from '../../src/flow/index.ts';
import { runs } from './deep.ts';

const lamp = (name?: string): Draft => ({
  type: 'lamp',
  data: 'on',
  ...(name === undefined ? {} : { name }),
});
const made = (...drafts: readonly Draft[]) => makeMessages(drafts, 'step', 0);

describe('B37-B46 the blackboard', () => {
  it('B38 B39 finds by type and declared supertype, the newest first, all in their order', () => {
    const { isA } = new Registry().add({ types: { lamp: ['device'], device: ['thing'], lock: ['device'] } });
    const messages = made(lamp(), { type: 'lock', data: 'shut' }, { type: 'word', data: 'hi' });
    const board = boardOf(messages, isA);
    expect(board.last('device')?.data).toBe('shut');
    expect(board.all('thing').map((one) => one.data)).toEqual(['on', 'shut']);
    expect(board.last('lamp')?.data).toBe('on');
    expect(board.all('lock')).toHaveLength(1);
    expect(board.last('window')).toBeUndefined();
  });

  it('B38 supertypes declared in a ring still end', () => {
    const { isA } = new Registry().add({ types: { a: ['b'], b: ['a'] } });
    expect([isA('a', 'b'), isA('b', 'a'), isA('a', 'c')]).toEqual([true, true, false]);
  });

  it('B40 what is on it is frozen, and hiding takes it out of sight while the fold keeps it', () => {
    const [first, second] = made(lamp(), lamp()) as [Message, Message];
    const messages = [first, second, ...makeMessages([hide(second)], 'later', 1)];
    const board = boardOf(messages);
    expect(board.last('lamp')).toBe(first);
    expect(board.of(second.id)).toBe(second);
    expect(messages).toContain(second);
    expect(() => Object.assign(first, { data: 'off' })).toThrow(TypeError);
    expect(() => Object.assign(board, { last: null })).toThrow(TypeError);
  });

  it('B41 a condition has the value set last, and none when nobody set it', () => {
    const board = boardOf(made(setCondition('dark', true), setCondition('dark', false)));
    expect([board.condition('dark'), board.condition('locked')]).toEqual([false, undefined]);
  });

  it('B42 a protected binding can be neither hidden nor bound anew', () => {
    const [owner] = made({ type: 'person', data: 'alex', name: 'user' }) as [Message];
    const rest = makeMessages(
      [protect('user'), hide(owner), { type: 'person', data: 'sam', name: 'user' }],
      'later',
      1,
    );
    const board = boardOf([owner, ...rest]);
    expect(board.get('user')).toBe(owner);
    expect(board.all('person').map((one) => one.data)).toEqual(['alex', 'sam']);
  });

  it('B45 B46 a name is checked against the type; `it` is what is bound so, or the newest of the type', () => {
    const board = boardOf(made(lamp('desk'), { type: 'word', data: 'x', name: 'it' }, lamp()));
    expect(board.get('desk', 'lamp')?.name).toBe('desk');
    expect(board.get('desk', 'word')).toBeUndefined();
    expect(board.get('it', 'word')?.data).toBe('x');
    expect(board.get('it', 'lamp')).toBe(board.last('lamp'));
    expect(board.get('shelf', 'lamp')).toBeUndefined();
    expect(board.get('it', 'window')).toBeUndefined();
    expect(board.all('lamp')).toContain(board.get('desk'));
  });

  it('B42 a spawned copy shows what was in sight and knows nothing of what comes after', () => {
    const [a, b] = made(lamp('desk'), lamp('shelf')) as [Message, Message];
    const notes = makeMessages([hide(a), setCondition('dark', true), protect('shelf')], 'later', 1);
    const board = boardOf([a, b, ...notes]);
    const child = boardOf(makeMessages(board.spawn(), '', 2));
    expect(child.all('lamp').map((one) => one.name)).toEqual(['shelf']);
    expect(child.condition('dark')).toBe(true);
    const grown = boardOf([a, b, ...notes, ...makeMessages([setCondition('dark', false)], 'x', 3)]);
    expect([grown.condition('dark'), child.condition('dark')]).toEqual([false, true]);
  });

  it('B42 in a copy each name stays bound to what it was protected to, whichever of its messages that was', () => {
    const first = made(lamp('desk'), lamp('shelf'));
    const kept = makeMessages(
      [protect('desk'), { ...lamp('shelf'), data: 'off' }, protect('shelf')],
      'later',
      1,
    );
    const board = boardOf([...first, ...kept]);
    const child = [
      ...makeMessages(board.spawn(), '', 2),
      ...makeMessages([lamp('desk'), lamp('shelf')], 'own', 3),
    ];
    const [desk, shelf] = [boardOf(child).get('desk'), boardOf(child).get('shelf')];
    expect([desk?.data, shelf?.data]).toEqual(['on', 'off']);
    expect(child.indexOf(desk as Message)).toBeLessThan(child.indexOf(shelf as Message));
  });

  it('B41 a condition without a name sets none, and what has no name goes by none', () => {
    const nameless = [{ type: 'condition', data: true }, lamp()] as const;
    const board = boardOf(made(...nameless, protect('undefined')));
    expect([board.condition('undefined'), board.get('undefined')]).toEqual([undefined, undefined]);
  });

  it('P23 random operations leave what a list model says', () => {
    const names = fc.constantFrom('user', 'it', 'lamp');
    const types = fc.constantFrom('a', 'b');
    const op = fc.oneof(
      fc.record({ do: fc.constant('add' as const), type: types, name: fc.option(names, { nil: undefined }) }),
      fc.record({ do: fc.constant('hide' as const), which: fc.nat(20) }),
      fc.record({ do: fc.constant('protect' as const), name: names }),
      fc.record({ do: fc.constant('set' as const), name: names, holds: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(op, { maxLength: 25 }), (ops) => {
        const messages: Message[] = [];
        let seen: Message[] = [];
        const kept = new Map<string, Message>();
        const conditions = new Map<string, boolean>();
        const added: Message[] = [];
        for (const [index, one] of ops.entries()) {
          const say = (draft: Draft) => {
            const [message] = makeMessages([draft], `s${index}`, index) as [Message];
            messages.push(message);
            return message;
          };
          switch (one.do) {
            case 'add': {
              const { type, name } = one;
              const message = say({ type, data: index, ...(name === undefined ? {} : { name }) });
              added.push(message);
              seen.push(message);
              break;
            }
            case 'hide': {
              const target = added[one.which % Math.max(1, added.length)];
              if (target === undefined) break;
              say(hide(target));
              if (![...kept.values()].includes(target)) seen = seen.filter((message) => message !== target);
              break;
            }
            case 'protect': {
              say(protect(one.name));
              const bound = seen.findLast((message) => message.name === one.name);
              if (bound !== undefined && !kept.has(one.name)) kept.set(one.name, bound);
              break;
            }
            case 'set':
              say(setCondition(one.name, one.holds));
              conditions.set(one.name, one.holds);
          }
        }
        const board = boardOf(messages);
        for (const type of ['a', 'b']) {
          expect(board.all(type)).toEqual(seen.filter((message) => message.type === type));
          expect(board.last(type)).toBe(seen.findLast((message) => message.type === type));
        }
        for (const name of ['user', 'lamp'])
          expect(board.get(name)).toBe(kept.get(name) ?? seen.findLast((message) => message.name === name));
        for (const name of ['user', 'it', 'lamp']) expect(board.condition(name)).toBe(conditions.get(name));
        expect(
          boardOf(makeMessages(board.spawn(), '', 0))
            .all('a')
            .map((one) => one.data),
        ).toEqual(board.all('a').map((one) => one.data));
      }),
      { numRuns: runs(200) },
    );
  });
});
