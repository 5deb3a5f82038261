import { afterEach, describe, expect, it } from 'vitest';
import type { DecideNeeds } from '../../src/assistant/turn/decide.ts';
import type { Json, JsonObject } from '../../src/base/index.ts';
import type { Action, Wish } from '../../src/domain/index.ts';
import { fine, refused, type TurnParts, TurnWorld } from './turn-world.ts';

/** What is decided before a call where it hangs on what was seen, said or done before in the group. */
let turn: TurnWorld;
afterEach(() => turn?.world.close());

const open = (call: TurnParts['call'], parts: Partial<TurnParts> = {}) => {
  turn = new TurnWorld({ call, ...parts });
};
const act = (method: string, more: Partial<Action> = {}): Action => ({
  service: 'lamp',
  method,
  args: {},
  ...more,
});
const If = (name: string): Action['if'] =>
  ({ service: 'lamp', target: { name }, state: 'on' }) as Action['if'];

/** A house that says of each thing whether it is on, and counts how often it was looked at. */
function house(on: Record<string, boolean>): {
  readonly looked: string[];
  readonly read: DecideNeeds['read'];
} {
  const looked: string[] = [];
  const read = () => async (_service: string, _method: string, params: Json) => {
    const { name } = (params as { target: { name: string } }).target;
    looked.push(name);
    return fine([{ name, on: on[name] ?? false }]);
  };
  return { looked, read: read as unknown as DecideNeeds['read'] };
}

/** A house in which whatever is called turns the thing, which was on or off. */
function turning(name: string, is: boolean): readonly string[] {
  const on: Record<string, boolean> = { [name]: is };
  const { looked, read } = house(on);
  open(
    () => {
      on[name] = !is;
      return fine();
    },
    { read },
  );
  return looked;
}

const called = () => turn.requests.map(({ method }) => method);
const statuses = () => turn.verdicts()[0]?.map(({ status }) => status);

describe('A14 several actions that hang on one condition', () => {
  it.each([
    ['holds', true, ['done', 'done']],
    ['does not hold', false, ['skipped', 'skipped']],
  ] as const)(
    'it is judged once where it %s, although the first of them changes it',
    async (_what, is, wanted) => {
      const looked = turning('TV', is);
      await turn.run([act('off', { if: If('TV') }), act('dim', { if: If('TV') })]);
      expect(statuses()).toEqual(wanted);
      expect(looked).toEqual(['TV']);
    },
  );

  it.each([
    [true, ['done', 'skipped'], ['off']],
    [false, ['skipped', 'done'], ['on']],
  ] as const)(
    'of “if it is on …, otherwise …” one side is done where it is %s, and the other says why not',
    async (is, wanted, calls) => {
      const looked = turning('TV', is);
      await turn.run([act('off', { if: If('TV') }), act('on', { if: If('TV'), otherwise: true })]);
      expect(statuses()).toEqual(wanted);
      expect(called()).toEqual(calls);
      expect(looked).toEqual(['TV']);
      if (is) expect(turn.verdicts()[0]?.[1]?.because).toBe('the other side of it was so');
    },
  );

  it.each([true, false])(
    'what hangs on it behind the other side is judged as the first, where it is %s',
    async (is) => {
      const { looked, read } = house({ TV: is });
      open(() => fine(), { read });
      const one = act('off', { if: If('TV') });
      await turn.run([one, act('on', { if: If('TV'), otherwise: true }), act('blinds', { if: If('TV') })]);
      expect(called()).toEqual(is ? ['off', 'blinds'] : ['on']);
      expect(looked).toEqual(['TV']);
    },
  );

  it.each([true, false])(
    'what stands between the two sides and hangs on nothing decides nothing, where it is %s',
    async (is) => {
      turning('TV', is);
      await turn.run([
        act('off', { if: If('TV') }),
        act('plain'),
        act('on', { if: If('TV'), otherwise: true }),
      ]);
      expect(called()).toEqual(is ? ['off', 'plain'] : ['plain', 'on']);
    },
  );

  it('other conditions, and those of actions behind it, are judged for themselves', async () => {
    const { looked, read } = house({ TV: false, Fan: true });
    open(() => fine(), { read });
    await turn.run([
      act('plain'),
      act('fan', { if: If('Fan') }),
      act('tv', { if: If('TV') }),
      act('more', { if: If('TV') }),
      act('also', { if: If('Fan') }),
    ]);
    expect(statuses()).toEqual(['done', 'done', 'skipped', 'skipped', 'done']);
    expect(looked).toEqual(['Fan', 'TV']);
  });
});

describe('A14 what is for later', () => {
  const WHEN = { after: 'PT10M' } as const;
  const stored = () => turn.requests.at(-1)?.params as JsonObject;

  it('is stored with all that comes behind it, and nothing of what was before', async () => {
    open(() => fine());
    await turn.run([act('first'), act('dim', { when: WHEN }), act('after', { args: { level: 3 } })]);
    expect(called()).toEqual(['first', 'create']);
    expect(stored()['groups']).toEqual([
      [
        { service: 'lamp', method: 'dim', args: {} },
        { service: 'lamp', method: 'after', args: { level: 3 } },
      ],
    ]);
    expect(turn.verdicts()[0]?.map(({ assumed }) => assumed)).toEqual([undefined, undefined]);
  });

  it('brings back how it was, as that was seen when it was changed', async () => {
    const undo = [
      { method: 'set', params: { level: 30 } },
      { service: 'fan', method: 'stop', params: {} },
    ];
    open(() => fine({ changed: ['Desk'], undo }));
    const source = { start: 0, end: 8, text: 'dim it' };
    await turn.run([act('dim'), act('off', { when: WHEN, restores: true, source })]);
    expect(stored()['groups']).toEqual([
      [
        {
          service: 'lamp',
          method: 'set',
          args: { level: 30 },
          source,
          said: 'put back what was changed by “dim it”',
        },
        { service: 'fan', method: 'stop', args: {}, source, said: 'put back what was changed by “dim it”' },
      ],
    ]);
    expect(stored()).toMatchObject({ at: new Date(turn.clock.now() - 60_000 + 600_000).toISOString() });
  });

  it('brings it back also where no words of the sentence stand for it', async () => {
    open(() => fine({ changed: ['Desk'], undo: [{ method: 'set', params: { level: 30 } }] }));
    await turn.run([act('dim'), act('off', { when: WHEN, restores: true })]);
    expect(stored()['groups']).toEqual([[{ service: 'lamp', method: 'set', args: { level: 30 } }]]);
  });

  it.each<[string, Json]>([
    ['was so already', { already: ['Desk'], undo: [] }],
    ['cannot be taken back', 'done'],
  ])('stores nothing where what was to be brought back %s', async (_what, result) => {
    open(() => fine(result));
    await turn.run([act('dim'), act('off', { when: WHEN, restores: true })]);
    expect(called()).toEqual(['dim']);
    expect(turn.verdicts()[0]?.[1]).toMatchObject({ status: 'skipped', because: 'nothing was changed' });
  });

  it('is refused where nobody here could ever tell that its time has come', async () => {
    const event = { service: 'lamp', target: { name: 'None' }, state: 'on' } as const;
    open(() => fine(), { read: () => async () => fine([]) });
    await turn.run([act('dim', { when: { event } })]);
    expect(turn.requests).toEqual([]);
    expect(turn.verdict()).toMatchObject({
      status: 'cancelled',
      because: expect.stringMatching(/there is no .*none/i),
    });
  });

  it('is told that only the next time counts where it is so already, beside what was assumed', async () => {
    const event = { service: 'lamp', target: { name: 'TV' }, state: 'on' } as const;
    open(() => fine(), { read: () => async () => fine([{ name: 'TV', on: true }]) });
    await turn.run([act('dim', { when: { event }, assumed: ['all of it'] })]);
    expect(turn.verdict()).toMatchObject({
      status: 'scheduled',
      assumed: ['all of it', 'it is so already: from the next time on'],
    });
  });

  it('is done at once where it has happened, and that counts', async () => {
    const event = { service: 'lamp', target: { name: 'TV' }, state: 'on', already: true } as const;
    open(() => fine(), { read: () => async () => fine([{ name: 'TV', on: true }]) });
    await turn.run([act('dim', { when: { event } })]);
    expect(called()).toEqual(['dim']);
    expect(turn.verdict().status).toBe('done');
  });
});

describe('A30 what a person wants tried again', () => {
  const STUCK_FOR = 4;

  it('is decided anew with all its tries, and what stands behind it comes after it', async () => {
    open(({ method }, count) => (method === 'dim' && count <= STUCK_FOR + 2 ? refused('failed') : fine()), {
      effectOf: () => 'idempotent',
    });
    await turn.run([act('dim'), act('after')]);
    expect(turn.question?.options).toContain('try again');
    expect(called()).toEqual(Array.from({ length: STUCK_FOR }, () => 'dim'));
    await turn.answer('try again');
    expect(called()).toEqual([...Array.from({ length: STUCK_FOR + 3 }, () => 'dim'), 'after']);
    expect(statuses()).toEqual(['done', 'done']);
    expect(turn.verdict()).toMatchObject({ attempts: 3 });
  });
});

describe('A17 the words of a mail', () => {
  it('are what was seen of the actions before it', async () => {
    open(() => fine({ summary: 'It is dim.' }));
    await turn.run([
      act('dim'),
      { service: 'email', method: 'send', args: { to: ['me'], about: 'it is dim' } },
    ]);
    expect(turn.requests[1]?.params).toMatchObject({ to: ['me'], subject: 'It is dim' });
    expect(turn.requests[1]?.params).not.toHaveProperty('about');
  });
});

describe('A18 what is spoken of by its content', () => {
  const cancel: Action = { service: 'diary', method: 'cancel', args: { query: 'dentist' } };
  const diary = (...titles: readonly string[]) => ({
    read: (() => async (service: string) =>
      fine(
        service === 'calendar'
          ? titles.map((title, at) => ({
              id: `e${at}`,
              title,
              start: '2099-03-10T10:00:00Z',
              end: '2099-03-10T11:00:00Z',
            }))
          : [],
      )) as unknown as DecideNeeds['read'],
  });

  it('is what one service keeps: that is called', async () => {
    open(() => fine(), diary('dentist'));
    await turn.run([cancel, act('after')]);
    expect(turn.requests.map(({ service, method }) => `${service}.${method}`)).toEqual([
      'calendar.cancel',
      'lamp.after',
    ]);
    expect(turn.verdict().status).toBe('done');
  });

  it('is asked about where several are called so', async () => {
    open(() => fine(), diary('dentist with Mia', 'dentist with Sam'));
    await turn.run([cancel]);
    expect(turn.requests).toEqual([]);
    expect(turn.question?.prompt).toMatch(/^Which do you mean.*Mia.*Sam/s);
  });

  it('is not there where nobody keeps it, which is no fault of the house', async () => {
    open(() => fine(), diary());
    await turn.run([cancel]);
    expect(turn.requests).toEqual([]);
    expect(turn.verdict()).toMatchObject({
      status: 'failed',
      error: { code: 'unknown-target', message: expect.stringContaining('dentist') },
    });
  });
});

describe('A21 an answer that asks for something else', () => {
  const other: Json = {
    rewrite: [{ action: { service: 'lamp', method: 'off', args: {} } }],
  } as unknown as Json;

  it('puts it in the place of what waits, and what lacks something in it is asked for', async () => {
    open((request) => (request.method === 'dim' ? refused('confirmation-needed') : fine()));
    await turn.run([act('dim')]);
    await turn.answer(other as never);
    expect(called()).toEqual(['dim', 'off']);
    expect(turn.granted).toEqual([]);
    expect(turn.verdict()).toMatchObject({ status: 'done', call: { method: 'off' } });
  });

  it('a told part may leave another to be asked for, before anything is done', async () => {
    const asked: Wish[] = [];
    open(() => fine(), {
      fulfil: (wish, text) => {
        asked.push(wish);
        const [, ...lacks] = wish.lacks;
        return {
          action: { ...wish.action, args: { ...wish.action.args, [`a${lacks.length}`]: text } },
          lacks,
        };
      },
    });
    const lacks = [
      { params: ['at'], words: 'when' },
      { params: ['text'], words: 'what' },
    ];
    turn.wish({ action: act('set', { said: 'set it' }), lacks });
    await turn.rest();
    await turn.answer('nine');
    expect(turn.question?.prompt).toBe('“set it”: what?');
    expect(turn.requests).toEqual([]);
    await turn.answer('wake up');
    expect(asked.map((wish) => wish.lacks.length)).toEqual([2, 1]);
    expect(asked[0]).toMatchObject({ action: { method: 'set', said: 'set it' }, lacks });
    expect(turn.requests).toMatchObject([{ params: { a1: 'nine', a0: 'wake up' } }]);
  });

  it('a yes counts under the name of whoever the house knows, and of somebody else as “somebody”', async () => {
    for (const [name, because] of [
      ['Sam', 'Sam said yes'],
      [undefined, 'somebody said yes'],
    ] as const) {
      open((request) => (request.grant === undefined ? refused('confirmation-needed') : fine()), {
        person: () => (name === undefined ? undefined : ({ id: 'sam', name } as never)),
      });
      await turn.run([act('dim')]);
      await turn.answer('yes', { person: 'sam', role: 'adult', via: 'phone', proof: 'token' });
      const decisions = turn.world.agents.journal
        .read({ process: turn.world.agents.children('t1')[0]!.id })
        .flatMap((entry) => (entry.e === 'outcome' ? entry.out : []))
        .flatMap(({ type, data }) => (type === 'decision' ? [(data as JsonObject)['because']] : []));
      expect(decisions).toContain(because);
      await turn.world.close();
    }
  });
});

describe('A18 what is offered instead of what was not understood', () => {
  const deed = (words: string) => ({ words, action: act(words) });
  const offered = async (...deeds: readonly string[]) => {
    open(() => fine());
    turn.wish({
      action: act('unknown'),
      lacks: [{ params: [], words: 'Shall I turn the fan on', deeds: deeds.map(deed) } as never],
    });
    await turn.rest();
    return turn.question;
  };

  it('one deed needs a yes or a no', async () => {
    expect(await offered('fan')).toMatchObject({
      kind: 'approval',
      prompt: 'Shall I turn the fan on?',
      options: ['yes', 'no'],
    });
  });

  it('of several one is named', async () => {
    const question = await offered('fan', 'lamp');
    expect(question).toMatchObject({ kind: 'input', options: [] });
    expect(turn.requests).toEqual([]);
  });
});
