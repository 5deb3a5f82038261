import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Det, type Goal, type Operator, plan, planMost } from '../../src/planning/index.ts';
import { runs } from '../flow/deep.ts';
import { problems } from './problems.ts';

const op = (
  name: string,
  needs: Operator['needs'],
  gives: Operator['gives'],
  more: Partial<Operator> = {},
): Operator => ({ name, needs, gives, canRerun: true, ...more });

const NIGHT: Goal = { name: 'night', description: '', needs: { locked: true, bolted: true, dark: true } };
const world = (values: Record<string, Det> = {}) => new Map(Object.entries(values));

describe('as much of a goal as can be reached', () => {
  const operators = [
    op('lock', { shut: true }, { locked: true }),
    op('bolt', {}, { bolted: true }),
    op('darken', {}, { dark: true }),
  ];

  it('is planned when something hinders the rest, and the rest is named', () => {
    expect(planMost(world(), operators, NIGHT)).toMatchObject({
      planned: { type: 'plan', steps: ['bolt', 'darken'] },
      left: ['locked'],
    });
    expect(planMost(world({ shut: true }), operators, NIGHT)).toMatchObject({
      planned: { steps: ['lock', 'bolt', 'darken'], cost: 0.03 },
      left: [],
    });
  });

  it('with nothing left to do and something left over there is no plan; with nothing left over it holds', () => {
    expect(planMost(world({ bolted: true, dark: true }), operators, NIGHT)).toEqual({
      planned: { type: 'none', because: 'unreachable' },
      left: ['locked'],
    });
    const all = { locked: true, bolted: true, dark: true } as const;
    expect(planMost(world(all), operators, NIGHT)).toMatchObject({ planned: { steps: [] }, left: [] });
  });

  it('B51 an unknown is asked for first, and what stays unknown is not leaned on', () => {
    const unknown = world({ shut: 'unknown' });
    expect(planMost(unknown, operators, NIGHT).planned).toMatchObject({ type: 'need', conditions: ['shut'] });
    expect(planMost(unknown, operators, NIGHT, { looked: new Set(['shut']) })).toMatchObject({
      planned: { type: 'plan', steps: ['bolt', 'darken'] },
      left: ['locked'],
    });
  });

  it('a step comes behind those that give what it is to come after, and does not wait for what nobody gives', () => {
    const late = [
      ...operators.slice(0, 2),
      op('darken', {}, { dark: true }, { after: ['locked', 'bolted'] }),
    ];
    expect(planMost(world({ shut: true }), late, NIGHT).planned).toMatchObject({
      steps: ['lock', 'bolt', 'darken'],
    });
    expect(planMost(world(), late, NIGHT).planned).toMatchObject({ steps: ['bolt', 'darken'] });
    const circle = late.map((one) => (one.name === 'bolt' ? { ...one, after: ['dark'] } : one));
    expect(planMost(world(), circle, NIGHT).planned).toMatchObject({ steps: ['bolt', 'darken'] });
  });

  it('hundreds of small wishes are planned as fast as they are many', () => {
    const names = Array.from({ length: 400 }, (_, at) => `lamp ${at}`);
    const many = names.map((name) => op(`off ${name}`, { [`there ${name}`]: true }, { [name]: true }));
    const there = world(Object.fromEntries(names.map((name) => [`there ${name}`, true])));
    const goal = { ...NIGHT, needs: Object.fromEntries(names.map((name) => [name, true])) };
    const { planned } = planMost(there, many, goal);
    expect(planned.type === 'plan' && planned.steps.length).toBe(400);
  });

  it('P10 costs what the best whole plan costs where there is one; else every step can be taken, and nothing left can be had alone', () => {
    fc.assert(
      fc.property(problems({ unknowns: 0 }), ({ world: seen, operators: all, goals }) => {
        const some = all.map(({ value: _value, ...one }) => one);
        const goal = { name: goals[0]!.name, description: '', needs: goals[0]!.needs };
        const whole = plan(seen, some, [goal]);
        const { planned, left } = planMost(seen, some, goal);
        if (whole.type === 'plan' && planned.type === 'plan')
          expect([left, Math.round(planned.cost * 1e6)]).toEqual([[], Math.round(whole.cost * 1e6)]);
        else expect(left).not.toEqual([]);
        const now = new Map(seen);
        for (const step of planned.type === 'plan' ? planned.steps : []) {
          const { needs, gives } = some.find(({ name }) => name === step)!;
          for (const [one, value] of Object.entries(needs)) expect(now.get(one) ?? false).toBe(value);
          for (const [one, value] of Object.entries(gives)) now.set(one, value);
        }
        for (const [one, value] of Object.entries(goal.needs))
          if (planned.type === 'plan' && !left.includes(one)) expect(now.get(one) ?? false).toBe(value);
      }),
      { numRuns: runs(150) },
    );
  });
});
