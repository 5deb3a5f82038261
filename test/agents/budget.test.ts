import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeOf, exhausted, NOTHING } from '../../src/agents/index.ts';
import type { Runner, Spend } from '../../src/flow/index.ts';
import { actionsMax, costMax, firstOf, tokensMax } from '../../src/patterns/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { agent, asks, call, childrenOf, done, openWorld, par, Stage, s, seq, skill } from './world.ts';

describe('X05 the budget as a ledger over the tree', () => {
  it('P13 no paid step begins that could go over, the leaves’ costs are the root’s, and no budget of any ancestor is passed', async () => {
    const price = fc.record({
      tokens: fc.integer({ min: 1, max: 40 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      silent: fc.boolean(),
    });
    const shape = fc.record({
      prices: fc.array(price, { minLength: 1, maxLength: 4 }),
      limit: fc.integer({ min: 0, max: 120 }),
      side: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(shape, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 200 }),
        fc.boolean(),
        async (shapes, limit, side) => {
          let open = 0;
          let charged = 0;
          let promised = 0;
          let most = 0;
          const skills = shapes.flatMap((one, i) =>
            one.prices.map(({ tokens, share, silent }, j) =>
              skill(
                `paid${i}_${j}`,
                async () => {
                  open += 1;
                  promised += tokens;
                  most = Math.max(most, charged + promised);
                  await settle();
                  open -= 1;
                  promised -= tokens;
                  const cost = silent ? tokens : Math.floor(tokens * share);
                  charged += cost;
                  return { type: 'done', out: [], ...(silent ? {} : { spend: { tokens: cost } }) };
                },
                { price: { tokens }, effect: 'read' },
              ),
            ),
          );
          const agents = shapes.map((one, i) =>
            agent(
              `a${i}`,
              { r: one.side ? 'par' : 'seq', of: one.prices.map((_, j) => s(`paid${i}_${j}`)) },
              { budget: { tokens: one.limit } },
            ),
          );
          const calls: Runner = {
            r: side ? 'par' : 'seq',
            of: agents.map(({ name }) => call(name)),
            ...(side ? { onError: 'collect' as const } : {}),
          };
          const world = openWorld({ skills, agents: [...agents, agent('root', calls)] });
          const { id } = world.agents.start('root', [], { turn: 't', budget: { tokens: limit } });
          const state = await world.agents.settled(id);
          await settle();
          expect([open, most <= limit]).toEqual([0, true]);
          expect(state.spent.tokens).toBeLessThanOrEqual(limit);
          if (state.status === 'COMPLETED') expect(state.spent.tokens).toBe(charged);
          for (const [i, child] of childrenOf(world.agents, id).entries())
            expect(child.spent.tokens, `child ${i}`).toBeLessThanOrEqual(
              Math.min(limit, shapes[Number(child.agent.slice(1))]!.limit),
            );
          await world.close();
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('a price is held back while the step runs, given back when it cost less, and charged when it says nothing', async () => {
    const stage = new Stage();
    const lefts: number[] = [];
    const world = openWorld({
      skills: [
        skill('dear', stage.run, { price: { usd: 1.5, tokens: 100 }, effect: 'read' }),
        skill('look', (view) => {
          lefts.push(view.budget.left.usd);
          return done('seen');
        }),
        skill('silent', () => done('ok'), { price: { usd: 0.25 }, effect: 'read' }),
      ],
      agents: [agent('root', seq(par(s('dear'), s('look')), s('look'), s('silent'), s('look')))],
    });
    const { id } = world.agents.start('root', [], { turn: 't' });
    await settle();
    stage.end('dear', { type: 'done', out: [], spend: { usd: 0.5 } });
    const state = await world.agents.settled(id);
    expect(lefts).toEqual([0.5, 1.5, 1.25]);
    expect(state.spent).toMatchObject({ usd: 0.75, tokens: 100 });
    await world.close();
  });

  it('what nobody knows the price of is refused, and a spend that is no number is charged as promised', async () => {
    const world = openWorld({
      skills: [
        skill('odd', () => done('ran'), { price: 'unknown' }),
        skill('lies', () => ({ type: 'done', out: [], spend: { tokens: Number.NaN, usd: -5 } }), {
          price: { tokens: 7, usd: 1 },
        }),
      ],
      agents: [agent('odd', s('odd')), agent('lies', s('lies'))],
    });
    const odd = await world.agents.settled(world.agents.start('odd', [], { turn: 't' }).id);
    expect(odd).toMatchObject({ status: 'FAILED', failure: { code: 'unpriced' }, spent: { tokens: 0 } });
    const lies = await world.agents.settled(world.agents.start('lies', [], { turn: 't' }).id);
    expect(lies.spent).toMatchObject({ tokens: 7, usd: 1 });
    await world.close();
  });

  it('a step that asks in between is charged for what it did before, and one that is cut off for what it was promised', async () => {
    const stage = new Stage();
    const world = openWorld({
      skills: [
        skill('asks', () => asks('Well?'), { price: { tokens: 10 }, resume: () => done('thanks') }),
        skill('long', stage.run, { price: { tokens: 5 }, effect: 'read' }),
      ],
      agents: [agent('asks', s('asks')), agent('long', s('long'))],
    });
    const { id } = world.agents.start('asks', [], { turn: 't' });
    expect((await world.agents.settled(id)).spent.tokens).toBe(10);
    await world.agents.reply(world.agents.waits()[0]!.id, 'yes');
    expect((await world.agents.settled(id)).spent.tokens).toBe(20);
    const long = world.agents.start('long', [], { turn: 't' }).id;
    await settle();
    await world.agents.kill(long, 'enough');
    expect(world.agents.process(long)?.spent.tokens).toBe(5);
    await world.close();
  });

  it.each([
    ['tokens', { tokens: 200 }, { tokens: 100 }, '200 tokens'],
    ['usd', { usd: 0.5 }, { usd: 0.25 }, '0.5 USD'],
    ['actions', { actions: 2 }, {}, '2 actions'],
  ] as const)(
    'X05 a budget of %s that is used up exactly ends it before the next step, which would be free',
    async (_, budget, spend, told) => {
      const clock = new ManualClock();
      let ran = 0;
      const world = openWorld({
        clock,
        skills: [
          skill(
            'spend',
            async () => {
              ran += 1;
              await new Promise<void>((go) => clock.after(100, go));
              return { type: 'done', out: [], spend };
            },
            { effect: 'idempotent' },
          ),
        ],
        agents: [agent('root', seq(s('spend'), s('spend'), s('spend')))],
      });
      const { id } = world.agents.start('root', [], { turn: 't', budget });
      await clock.advance(1000);
      expect(await world.agents.settled(id)).toMatchObject({
        status: 'TERMINATED',
        because: `budget: ${told} are spent`,
      });
      expect(ran).toBe(2);
      await world.close();
    },
  );

  it('B24 a child gets no more than is left, its own budget may be tighter, and a step sees what is left beside itself', async () => {
    const lefts: Spend[] = [];
    const world = openWorld({
      skills: [
        skill(
          'look',
          (view) => {
            lefts.push(view.budget.left);
            return done('seen');
          },
          { effect: 'idempotent' },
        ),
      ],
      agents: [
        agent('root', seq(s('look'), call('wide'), call('tight'))),
        agent('wide', s('look'), { budget: { actions: 1000 } }),
        agent('tight', s('look'), { budget: { actions: 2 } }),
      ],
    });
    const { id } = world.agents.start('root', [], { turn: 't', budget: { actions: 10 } });
    await world.agents.settled(id);
    expect(lefts.map((left) => left.actions)).toEqual([9, 8, 1]);
    expect(childrenOf(world.agents, id).map((child) => child.parent)).toEqual([id, id]);
    await world.close();
  });
});

describe('X05 one more step', () => {
  const budget: Spend = { usd: 1, actions: 2, tokens: 100, ms: 1000 };

  it.each<[string, Partial<Spend>, Partial<Spend>, string | undefined]>([
    ['fits to the last token', { tokens: 60 }, { tokens: 40 }, undefined],
    ['fits in cents that do not add up in binary', { usd: 0.7 }, { usd: 0.1 + 0.2 }, undefined],
    ['is one token too dear', { tokens: 60 }, { tokens: 41 }, '100 tokens'],
    ['is one effect too many', { actions: 2 }, { actions: 1 }, '2 actions'],
    ['without an effect may follow the last effect', { actions: 2 }, {}, undefined],
    ['without an effect may follow even more', { actions: 3 }, {}, undefined],
    ['that is free may not follow the last cent', { usd: 1 }, {}, '1 USD'],
    ['that is free may not follow the last millisecond', { ms: 1000 }, { actions: 1 }, '1000 ms'],
  ])('that %s', (_what, spent, wanted, over) => {
    const why = over === undefined ? undefined : `budget: ${over} are spent`;
    expect(exhausted(budget, { ...NOTHING, ...spent }, wanted)).toBe(why);
  });

  it('that wants nothing of a unit is not stopped where there is nothing of it', () => {
    expect(exhausted({ ...budget, usd: 0, tokens: 0 }, NOTHING, { actions: 1 })).toBeUndefined();
    expect(exhausted({ ...budget, usd: 0 }, NOTHING, { usd: 0.01 })).toBe('budget: 0 USD are spent');
  });

  it.each<[string, Partial<Spend>, Partial<Spend>]>([
    ['what it says', { usd: 0.2, tokens: 3 }, { usd: 0.2, tokens: 3 }],
    ['nothing where it says so', { usd: 0, tokens: 0 }, { usd: 0, tokens: 0 }],
    ['what was promised where it says nothing', {}, { usd: 0.5, tokens: 9 }],
    ['what was promised where it says less than nothing', { usd: -5, tokens: -1 }, { usd: 0.5, tokens: 9 }],
    [
      'what was promised where it says no number',
      { usd: Number.POSITIVE_INFINITY, tokens: Number.NaN },
      { usd: 0.5, tokens: 9 },
    ],
  ])('is charged %s', (_what, told, charged) => {
    expect(chargeOf({ usd: 0.5, tokens: 9 }, told)).toEqual(charged);
  });

  it('of an unknown price, or none, is charged what it says alone', () => {
    for (const price of ['unknown', undefined] as const) {
      expect(chargeOf(price)).toEqual({ usd: 0, tokens: 0 });
      expect(chargeOf(price, { tokens: 4 })).toEqual({ usd: 0, tokens: 4 });
    }
  });
});

describe('B54 B55 policies', () => {
  const world = (policies: Parameters<typeof agent>[2]) =>
    openWorld({
      skills: [
        skill('act', () => ({ type: 'done', out: [], spend: { tokens: 100, usd: 0.1 } }), {
          effect: 'idempotent',
        }),
      ],
      predicates: [{ name: 'always', holds: () => true }],
      agents: [
        agent('root', { r: 'while', when: 'always', body: call('one'), max: 100 }, policies),
        agent('one', s('act')),
      ],
    });

  it.each([
    ['actions', actionsMax(3), 'actions: 3 actions', 3],
    ['tokens', tokensMax(200), 'tokens: 200 tokens', 2],
    ['cost', costMax(0.35), 'cost: 0.4 USD', 4],
    ['first-of', firstOf(tokensMax(10_000), actionsMax(1)), 'first-of: actions: 1 actions', 1],
  ])(
    'B54 %s ends the process before the next step, counting the children',
    async (_, policy, because, actions) => {
      const one = world({ policies: [policy] });
      const { id } = one.agents.start('root', [], { turn: 't' });
      const state = await one.agents.settled(id);
      expect(state).toMatchObject({ status: 'TERMINATED', because, failure: { code: 'cancelled' } });
      expect(state.spent.actions).toBe(actions);
      await one.close();
    },
  );

  it('B55 by default 2 USD, 50 actions, a million tokens; a policy adds to that and takes nothing away', async () => {
    const one = world({ policies: [actionsMax(1000)], budget: { usd: 100 } });
    const { id } = one.agents.start('root', [], { turn: 't' });
    expect(await one.agents.settled(id)).toMatchObject({
      because: 'budget: 50 actions are spent',
      spent: { actions: 50 },
    });
    const two = world({});
    const cost = two.agents.start('root', [], { turn: 't' }).id;
    expect(await two.agents.settled(cost)).toMatchObject({
      because: 'budget: 2 USD are spent',
      spent: { actions: 20 },
    });
    for (const each of [one, two]) await each.close();
  });
});
