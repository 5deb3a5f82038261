import { afterEach, describe, expect, it } from 'vitest';
import { Options } from '../../src/assistant/confirm/options.ts';
import type { Json } from '../../src/base/index.ts';
import type { Action, CallOutcome, Effect, Person, Speaker } from '../../src/domain/index.ts';
import { fine, refused, type TurnParts, TurnWorld } from './turn-world.ts';

/** What an agent makes of one action, round by round: decided, called, judged, asked about. The services answer as the test says. */
let turn: TurnWorld;
afterEach(() => turn.world.close());

const EFFECTS: readonly Effect[] = ['once', 'verifiable', 'idempotent'];
const open = (call: TurnParts['call'], parts: Partial<TurnParts> = {}) => {
  turn = new TurnWorld({ call, ...parts });
};
const act = (more: Partial<Action> = {}): Action => ({ service: 'lamp', method: 'dim', args: {}, ...more });
const AGAIN = ['try again', 'skip', 'stop'];
const speaker = (person: string | null, role: Speaker['role']): Speaker => ({
  person,
  role,
  via: 'phone',
  proof: 'token',
});

describe('A26 which failures are tried again', () => {
  const tries = async (code: string, effect: Effect, required = true) => {
    open(() => refused(code), { effectOf: () => effect });
    await turn.run([act({ required })]);
    return turn.requests.length;
  };

  it.each(['failed', 'expired', 'internal'])(
    '“%s” may mean that it was done: again where a repetition does no harm, and else not',
    async (code) => {
      for (const effect of EFFECTS) {
        expect([effect, await tries(code, effect)]).toEqual([effect, effect === 'once' ? 1 : 4]);
        expect(turn.verdict()).toMatchObject({ status: 'waiting', again: true, score: 0 });
        expect(turn.question).toMatchObject({ kind: 'input', options: AGAIN });
        await turn.world.close();
      }
    },
  );

  it.each(['busy', 'target-offline'])(
    '“%s” says that nothing was done: again, whatever it is',
    async (code) => {
      for (const effect of EFFECTS) {
        expect([effect, await tries(code, effect)]).toEqual([effect, 4]);
        expect(turn.verdict().attempts).toBe(4);
        await turn.world.close();
      }
    },
  );

  it.each(['invalid-params', 'conflict', 'not-found', 'unsupported'])(
    '“%s” would come again: it is not tried again, and nobody is asked',
    async (code) => {
      expect(await tries(code, 'idempotent')).toBe(1);
      expect(turn.verdict()).toMatchObject({ status: 'failed', again: false, error: { code } });
      expect(turn.question).toBeUndefined();
    },
  );

  it('A27 what is optional is tried once and passed by', async () => {
    for (const code of ['failed', 'busy', 'invalid-params', 'unknown-target']) {
      expect(await tries(code, 'idempotent', false)).toBe(1);
      expect(turn.verdict()).toMatchObject({ status: 'skipped', again: false, error: { code } });
      await turn.world.close();
    }
  });

  it('what is only stored for later may be stored again, whatever it will do then', async () => {
    open((_request, count) => (count < 3 ? refused('expired') : fine()));
    await turn.run([act({ when: { after: 'PT10M' } }), act()]);
    expect(turn.requests.map(({ service, method }) => `${service}.${method}`)).toEqual(
      Array.from({ length: 3 }, () => 'schedule.create'),
    );
    expect(turn.verdict()).toMatchObject({ status: 'scheduled', score: 1, attempts: 3 });
  });

  it('what was away or busy is given 0.3, 1.5 and 5 seconds, and what was silent none', async () => {
    for (const [code, pauses] of [
      ['busy', [300, 1500, 5000]],
      ['target-offline', [300, 1500, 5000]],
      ['expired', [0, 0, 0]],
    ] as const) {
      const at: number[] = [];
      open(
        () => {
          at.push(turn.clock.now());
          return refused(code);
        },
        { effectOf: () => 'idempotent' },
      );
      await turn.run([act()]);
      expect([code, at.slice(1).map((time, index) => time - at[index]!)]).toEqual([code, pauses]);
      await turn.world.close();
    }
  });

  it('each try asks for the same thing under the arguments of the first, and the last says how many there were', async () => {
    open((_request, count) => (count < 4 ? refused('failed') : fine()), { effectOf: () => 'idempotent' });
    await turn.run([act({ args: { level: 4 } })]);
    expect(turn.requests.map(({ params }) => params)).toEqual(
      Array.from({ length: 4 }, () => ({ level: 4 })),
    );
    expect(turn.verdict()).toMatchObject({ status: 'done', attempts: 4, because: 'it was seen' });
  });
});

describe('A29 what a person is asked when the tries are used up', () => {
  const asked = async (outcome: CallOutcome) => {
    open(() => outcome);
    await turn.run([act(), act({ method: 'after' })]);
    return turn.question?.prompt;
  };

  it.each([
    ['it is stuck', undefined, 'It is stuck. Shall I try again, skip it, or stop?'],
    [
      'it is stuck.',
      'Look at the plug',
      'It is stuck. Look at the plug. Shall I try again, skip it, or stop?',
    ],
    ['stuck?', 'Look!', 'Stuck? Look! Shall I try again, skip it, or stop?'],
  ])('“%s” with the hint %s', async (message, hint, prompt) => {
    expect(await asked(refused('failed', { message, ...(hint === undefined ? {} : { hint }) }))).toBe(prompt);
    expect(turn.verdict()).toMatchObject({
      because: message,
      error: { code: 'failed', message, ...(hint === undefined ? {} : { hint }) },
    });
  });

  it('“skip” leaves it with the failure as the reason, and goes on', async () => {
    await asked(refused('failed', { message: 'it is stuck' }));
    await turn.answer('skip');
    const [[first, second] = []] = turn.verdicts();
    expect(first).toMatchObject({ status: 'skipped', again: false, error: { message: 'it is stuck' } });
    expect(second?.call.method).toBe('after');
  });

  it.each([
    ['stop', 'you said to stop'],
    ['silence', 'nobody answered'],
  ])('A15 %s ends the agent, with what comes behind it undone', async (answer, because) => {
    await asked(refused('failed', { message: 'it is stuck' }));
    if (answer === 'stop') await turn.answer('stop');
    else {
      await turn.clock.advance(25 * 3_600_000);
      await turn.rest();
    }
    expect(turn.requests).toHaveLength(1);
    expect(turn.verdict()).toMatchObject({ status: 'cancelled', because, error: { message: 'it is stuck' } });
    expect(turn.world.agents.children('t1')).toMatchObject([{ status: 'TERMINATED', because }]);
  });
});

describe('A29 a question that nobody answers', () => {
  const MINUTE = 60_000;
  const afterMinutes = async (minutes: number) => {
    await turn.clock.advance(minutes * MINUTE);
    await turn.rest();
  };

  it('about comfort ends after ten minutes, and nothing more is done', async () => {
    open(() => refused('failed', { message: 'it is stuck' }));
    await turn.run([act()]);
    await afterMinutes(5);
    expect(turn.question?.prompt).toMatch(/^it is stuck/i);
    await afterMinutes(5);
    expect(turn.question).toBeUndefined();
    expect(turn.requests).toHaveLength(1);
    expect(turn.verdict()).toMatchObject({ status: 'cancelled', because: 'nobody answered' });
  });

  it('about what keeps the house safe is asked again, until somebody answers or a day has passed', async () => {
    open(() => refused('failed', { message: 'it is stuck' }));
    await turn.run([act({ service: 'lock' })]);
    const asked = new Set([turn.question?.id]);
    for (const minutes of [10, 10, 20, 40]) {
      await afterMinutes(minutes);
      expect(turn.question?.prompt).toMatch(/^it is stuck/i);
      asked.add(turn.question?.id);
    }
    expect(asked.size).toBe(5);
    expect(turn.requests).toHaveLength(1);
    await turn.answer('try again');
    expect(turn.requests).toHaveLength(2);
    expect(turn.question?.prompt).toMatch(/^it is stuck/i);
    await afterMinutes(26 * 60);
    await turn.rest();
    expect(turn.question).toBeUndefined();
    expect(turn.verdict()).toMatchObject({ status: 'cancelled', because: 'nobody answered' });
  });
});

describe('A19 a yes before the deed', () => {
  const confirm = (data: Json = { confirm: { question: 'Open it?' } }) =>
    refused('confirmation-needed', { data, message: 'a person must say yes' });
  const people: readonly Pick<Person, 'id' | 'name'>[] = [
    { id: 'alex', name: 'Alex' },
    { id: 'sam', name: 'Sam' },
  ];
  const person = (id: string | null) => people.find((one) => one.id === id) as Person | undefined;
  const guarded = (parts: Partial<TurnParts> = {}, data?: Json) =>
    open((request) => (request.grant === undefined ? confirm(data) : fine()), { person, ...parts });

  it('is asked for in the words of the service, and the call is made in the name of whoever said it', async () => {
    guarded();
    await turn.run([act()]);
    expect(turn.question).toMatchObject({ kind: 'approval', prompt: 'Open it?', options: ['yes', 'no'] });
    expect(turn.question?.to).toBeUndefined();
    expect(turn.granted).toEqual([]);
    await turn.answer('yes', speaker('sam', 'adult'));
    expect(turn.granted).toEqual([{ what: 'lamp.dim', from: 'sam', role: 'adult' }]);
    expect(turn.requests.map(({ grant }) => grant)).toEqual([undefined, 'grant 1']);
    // The call that was only asked about was no try.
    expect(turn.verdict()).toMatchObject({ status: 'done', attempts: 1 });
  });

  it.each<[string, Json | undefined]>([
    ['nothing', undefined],
    ['a text', 'x'],
    ['a question that is none', { confirm: 'x' }],
  ])('is asked for in the words of the refusal where its data are %s', async (_what, data) => {
    open(() => refused('confirmation-needed', { message: 'Yes?', ...(data === undefined ? {} : { data }) }));
    await turn.run([act()]);
    expect(turn.question?.prompt).toBe('Yes?');
  });

  it('also of what is optional, and true is a yes', async () => {
    guarded();
    await turn.run([act({ required: false })]);
    await turn.answer(true, speaker('alex', 'owner'));
    expect(turn.verdict().status).toBe('done');
  });

  it.each<[string, Speaker | undefined]>([
    ['nobody knows', undefined],
    ['is a device', speaker(null, 'device')],
    ['is a service', speaker(null, 'service')],
  ])('does not count of whoever %s', async (_who, by) => {
    guarded();
    await turn.run([act()]);
    await turn.answer('yes', by);
    expect(turn.granted).toEqual([]);
    expect(turn.verdict()).toMatchObject({ status: 'cancelled', because: 'I do not know who said yes' });
  });

  it('counts of somebody without an account under the name of the door', async () => {
    guarded();
    await turn.run([act()]);
    await turn.answer('yes', speaker(null, 'guest'));
    expect(turn.granted).toEqual([{ what: 'lamp.dim', from: 'phone', role: 'guest' }]);
  });

  it('a no ends it with nothing done', async () => {
    guarded();
    await turn.run([act(), act({ method: 'after' })]);
    await turn.answer('no', speaker('sam', 'adult'));
    expect(turn.requests).toHaveLength(1);
    expect(turn.verdict()).toMatchObject({
      status: 'cancelled',
      because: 'you did not want it',
      error: { code: 'cancelled', message: 'you did not want it' },
    });
  });

  it('is asked for once: a service that wants another after it has failed', async () => {
    open(() => confirm());
    await turn.run([act()]);
    await turn.answer('yes', speaker('alex', 'owner'));
    expect(turn.question).toBeUndefined();
    expect(turn.verdict()).toMatchObject({ status: 'failed', error: { code: 'confirmation-needed' } });
  });

  describe('of a grown-up, where the one who asks may not', () => {
    const forbidden = (data?: Json) =>
      open(
        ({ grant }) =>
          grant === undefined ? refused('not-permitted', data === undefined ? {} : { data }) : fine(),
        { person },
      );

    it.each<[string, Json | undefined]>([
      ['no data', undefined],
      ['no word of asking', { permission: 'doors' }],
      ['a no', { ask: false }],
      ['a text', 'ask'],
    ])('is not asked for where the refusal has %s', async (_what, data) => {
      forbidden(data);
      await turn.run([act()]);
      expect(turn.question).toBeUndefined();
      expect(turn.verdict()).toMatchObject({ status: 'failed', error: { code: 'not-permitted' } });
    });

    it('is asked for ten minutes long, in the words of the service or those of the wish', async () => {
      for (const [data, prompt] of [
        [{ ask: true, question: 'Unlock it?' }, 'Unlock it?'],
        [{ ask: true }, 'Dim the lamp?'],
      ] as const) {
        forbidden(data);
        const begun = turn.clock.now();
        await turn.run([act({ said: 'dim the lamp' })]);
        const deadline = begun + 10 * 60_000;
        expect(turn.question).toMatchObject({ kind: 'approval', to: 'adults', prompt, deadline });
        await turn.world.close();
      }
    });

    it('lets it be done, and a no says whose it was', async () => {
      for (const answer of ['yes', 'no'] as const) {
        forbidden({ ask: true });
        await turn.run([act()]);
        await turn.answer(answer, speaker('sam', 'adult'));
        expect(turn.granted).toHaveLength(answer === 'yes' ? 1 : 0);
        expect(turn.verdict()).toMatchObject(
          answer === 'yes'
            ? { status: 'done', attempts: 1 }
            : { status: 'cancelled', because: 'Sam said no', error: { message: 'Sam said no' } },
        );
        await turn.world.close();
      }
    });

    it('is asked for once: what is refused after the yes as well has failed', async () => {
      open(() => refused('not-permitted', { data: { ask: true } }), { person });
      await turn.run([act()]);
      await turn.answer('yes', speaker('sam', 'adult'));
      expect(turn.question).toBeUndefined();
      expect(turn.verdict()).toMatchObject({ status: 'failed', error: { code: 'not-permitted' } });
    });

    it('a no of somebody unknown is told to whoever asked as theirs', async () => {
      forbidden({ ask: true });
      await turn.run([act()]);
      await turn.answer('no', speaker('stranger', 'adult'));
      expect(turn.verdict()).toMatchObject({ status: 'cancelled', because: 'you did not want it' });
    });
  });
});

describe('A18 which of several was meant', () => {
  const several = (data: Json) =>
    open(({ params }) =>
      JSON.stringify(params).includes('"id"')
        ? fine()
        : refused('unknown-target', { message: 'Several fit', data }),
    );
  const TWO: Json = { candidates: ['Fern', 'Cactus'], ids: ['1', '2'] };

  it.each<[string, Action['args'], Action['args']]>([
    ['words', { query: 'water', note: 'x' }, { note: 'x', id: '2' }],
    ['a target', { target: { name: 'plant' }, level: 3 }, { target: { id: '2' }, level: 3 }],
  ])('is asked, and the id of the answer stands in place of %s', async (_what, args, wanted) => {
    several(TWO);
    await turn.run([act({ args })]);
    expect(turn.question).toMatchObject({
      kind: 'input',
      prompt: 'Several fit. Which one do you mean?',
      options: ['Fern', 'Cactus', 'stop'],
    });
    await turn.answer('Cactus');
    expect(turn.requests.at(-1)?.params).toEqual(wanted);
    expect(turn.verdict().status).toBe('done');
  });

  it.each<[string, Json, Action['args']]>([
    ['what there is has no id', { candidates: ['Fern'], ids: [] }, {}],
    ['not each has an id', { candidates: ['Fern', 'Cactus'], ids: ['1'] }, {}],
    ['nothing is told', null, {}],
    ['several things were named', TWO, { target: [{ name: 'a' }, { name: 'b' }] }],
  ])('is not asked where %s', async (_what, data, args) => {
    several(data);
    await turn.run([act({ args })]);
    expect(turn.question).toBeUndefined();
    expect(turn.verdict()).toMatchObject({ status: 'failed', error: { code: 'unknown-target' } });
  });

  it.each([
    ['yes', 'done'],
    ['no', 'cancelled'],
  ])('the only one that may be meant is asked about by a yes or a no: “%s”', async (answer, status) => {
    several({ candidates: ['Fern'], ids: ['1'] });
    await turn.run([act()]);
    expect(turn.question).toMatchObject({
      prompt: 'Several fit. Do you mean Fern?',
      options: ['yes', 'no'],
    });
    await turn.answer(answer);
    expect(turn.verdict().status).toBe(status);
  });

  it('“stop” ends it', async () => {
    several(TWO);
    await turn.run([act({ args: { query: 'water' } })]);
    await turn.answer('stop');
    expect(turn.verdict()).toMatchObject({ status: 'cancelled', because: 'you said to stop' });
    expect(turn.requests).toHaveLength(1);
  });
});

describe('A24 A28 how a try is judged by what was seen', () => {
  const score = async (outcome: CallOutcome) => {
    open(() => outcome);
    await turn.run([act()]);
    return turn.verdict();
  };

  it.each<[Json, number]>([
    ['done', 1],
    [{}, 1],
    [{ changed: ['a', 'b'] }, 1],
    [{ changed: ['a'], already: ['b'], silent: ['c'] }, 0.67],
    [{ changed: ['a'], offline: ['b'], refused: ['c'], silent: ['d'] }, 0.25],
    [{ changed: 'a', silent: [] }, 1],
  ])('of a success that tells %j it is %d', async (result, wanted) => {
    expect(await score(fine(result))).toMatchObject({
      status: 'done',
      score: wanted,
      because: 'it was seen',
      evidence: result,
    });
  });

  it.each<[Json | undefined, number]>([
    [undefined, 0],
    [{ permission: 'x' }, 0],
    [{ changed: ['a'], silent: ['b'] }, 0.5],
    [{ already: ['a', 'b', 'c'], refused: ['b'] }, 0.75],
  ])('of a failure that tells %j it is %d', async (data, wanted) => {
    const verdict = await score(refused('conflict', data === undefined ? {} : { data }));
    expect(verdict).toMatchObject({ status: 'failed', score: wanted, because: 'it is conflict' });
    expect(verdict.evidence).toEqual(data);
  });

  it('keeps what the words left open, and says nothing of it where they left nothing', async () => {
    open(() => fine());
    await turn.run([act({ assumed: ['today'] }), act()]);
    expect(turn.verdicts()[0]?.map(({ assumed }) => assumed)).toEqual([['today'], undefined]);
  });

  it('is told in the words that were said, of the sentence, or by the name of the method', async () => {
    const source = { start: 0, end: 3, text: 'dim it' };
    open(() => fine());
    await turn.run([act({ said: 'dim the lamp', source }), act({ source }), act()]);
    expect(turn.verdicts()[0]?.map(({ text }) => text)).toEqual(['dim the lamp', 'dim it', 'lamp.dim']);
  });
});

describe('A18 what the wish lacks', () => {
  it('is asked for ten minutes long before anything is done; the answer makes it whole', async () => {
    open(() => fine(), {
      fulfil: ({ action }, text) =>
        text === 'at nine' ? { action: { ...action, args: { at: '9' } }, lacks: [] } : undefined,
    });
    const begun = turn.clock.now();
    turn.wish({
      action: act({ said: 'set an alarm' }),
      lacks: [{ params: ['at'], words: 'when', ask: 'When should it ring?' }],
    });
    await turn.rest();
    expect(turn.question).toMatchObject({
      kind: 'input',
      prompt: 'When should it ring?',
      options: [],
      deadline: begun + 10 * 60_000,
    });
    expect(turn.requests).toEqual([]);
    await turn.answer('at nine');
    expect(turn.requests).toMatchObject([{ params: { at: '9' } }]);
    expect(turn.verdict().status).toBe('done');
  });

  it.each([
    ['frobnicate', expect.stringContaining('frobnicate')],
    ['never mind', 'you did not want it'],
  ])('“%s” ends it with nothing done', async (words, because) => {
    open(() => fine());
    turn.wish({ action: act(), lacks: [{ params: ['at'], words: 'when', among: ['Fern', 'Cactus'] }] });
    await turn.rest();
    expect(turn.question?.prompt).toMatch(/^Which do you mean.*fern.*cactus.*\?$/i);
    await turn.answer(words);
    expect(turn.requests).toEqual([]);
    expect(turn.verdict()).toMatchObject({ status: 'cancelled', because });
  });

  it('silence ends it', async () => {
    open(() => fine());
    turn.wish({ action: act(), lacks: [{ params: ['at'], words: 'when' }] });
    await turn.rest();
    await turn.clock.advance(10 * 60_000);
    await turn.rest();
    expect(turn.verdict()).toMatchObject({ status: 'cancelled', because: 'nobody answered' });
  });
});

describe('A14 what is decided before anything is called', () => {
  it('A16 a method that the service does not have is none, and the one that was meant is named', async () => {
    for (const [method, near] of [
      ['dimm', '; did you mean "dim"?'],
      ['explode', ''],
    ] as const) {
      open(() => fine(), { options: optionsWith('dim') });
      await turn.run([act({ method })]);
      expect(turn.requests).toEqual([]);
      const because = `the lamp service has no method "${method}"${near}`;
      expect(turn.verdict()).toMatchObject({
        status: 'failed',
        error: { code: 'unknown-method', message: because },
      });
      await turn.world.close();
    }
  });

  it('what is forbidden to the one who asks ends the agent, whatever else holds', async () => {
    open(() => fine(), { forbids: ({ method }) => (method === 'dim' ? 'it is not for you' : undefined) });
    await turn.run([act({ when: { after: 'PT1M' } }), act({ method: 'after' })]);
    expect(turn.requests).toEqual([]);
    expect(turn.verdict()).toMatchObject({ status: 'cancelled', because: 'it is not for you' });
  });

  const If = (state: string): Action['if'] =>
    ({ service: 'lamp', target: { name: 'Desk' }, state }) as Action['if'];
  it.each<[string, CallOutcome, string, number]>([
    ['holds', fine([{ name: 'Desk', on: true }]), 'done', 1],
    ['does not hold', fine([{ name: 'Desk', on: false }]), 'skipped', 0],
    ['cannot be told', refused('expired'), 'cancelled', 0],
  ])('an action whose condition %s', async (_what, outcome, status, calls) => {
    open(() => fine(), { read: () => async () => outcome });
    await turn.run([act({ if: If('on') })]);
    expect([turn.verdict().status, turn.requests.length]).toEqual([status, calls]);
  });

  it.each(['reminders.create', 'timer.start', 'alarm.set'])(
    '%s is told whom it comes back to, and where; when it is due now it says so',
    async (name) => {
      const [service = '', method = ''] = name.split('.');
      open(() => fine());
      const now = new Date(turn.clock.now()).toISOString();
      await turn.run([
        act({ service, method, args: {} }),
        act({ service, method, args: { at: 'x', channel: 'mail' } }),
      ]);
      const back = { conversation: 'hall', channel: 'http', person: 'alex' };
      expect(turn.requests.map(({ params }) => params)).toEqual([
        service === 'timer' ? back : { ...back, at: now },
        { ...back, at: 'x', channel: 'mail' },
      ]);
    },
  );

  it.each([{ rrule: 'FREQ=DAILY' }, { sun: 'set' }])(
    'a time of its own, %j, is not made now',
    async (time) => {
      open(() => fine());
      await turn.run([act({ service: 'alarm', method: 'set', args: time })]);
      expect(turn.requests[0]?.params).not.toHaveProperty('at');
    },
  );

  it('where nobody is known nobody is named, and other services are told nothing of it', async () => {
    open(() => fine(), { origin: () => ({ channel: 'mqtt', conversation: 'hall', person: null }) });
    await turn.run([act({ service: 'timer', method: 'start' }), act({ service: 'timer', method: 'stop' })]);
    expect(turn.requests.map(({ params }) => params)).toEqual([
      { conversation: 'hall', channel: 'mqtt' },
      {},
    ]);
  });
});

function optionsWith(...methods: readonly string[]) {
  const manifest = {
    service: 'lamp',
    methods: Object.fromEntries(methods.map((name) => [name, { description: 'x', params: {} }])),
  };
  const entry = { manifest, online: true } as never;
  return new Options({ find: () => entry, services: () => [entry] }, () => ['http']);
}
