import { describe, expect, it } from 'vitest';
import {
  type Conditions,
  conditionsOf,
  type Det,
  type Goal,
  type Operator,
  type Planned,
  plan,
  ran,
  type World,
} from '../../src/planning/index.ts';

const NIGHT: Goal = {
  name: 'night',
  description: 'Secure the house for the night',
  needs: { 'door locked': true, 'garage closed': true },
  value: () => 10,
};
const LOCK: Operator = {
  name: 'lock',
  needs: { 'door shut': true },
  gives: { 'door locked': true },
  cost: () => 1,
  canRerun: true,
};
const SHUT: Operator = {
  name: 'shut',
  needs: {},
  gives: { 'door shut': true },
  cost: () => 2,
  canRerun: true,
};
const CLOSE: Operator = {
  name: 'close',
  needs: {},
  gives: { 'garage closed': true },
  cost: () => 1,
  canRerun: true,
};
const OPERATORS = [LOCK, SHUT, CLOSE];

const world = (values: Record<string, Det> = {}) => new Map(Object.entries(values));
const stepsOf = (planned: Planned) => (planned.type === 'plan' ? planned.steps : planned);

/** Whether all conditions have their value. */
const holds = (conditions: Conditions, now: World) =>
  Object.entries(conditions).every(([name, value]) => (now.get(name) ?? false) === value);

describe('a plan', () => {
  it('B27 P10 takes the first of two ways by name that cost the same, where one step may undo what another made', () => {
    const step = (name: string, needs: Conditions, gives: Conditions, cost = 0): Operator => ({
      name,
      needs,
      gives,
      cost: () => cost,
      canRerun: false,
    });
    const steps = [
      step('air', {}, { shut: false, warm: false }),
      step('clean', {}, { tidy: true }),
      step('clean well', { guarded: true }, { tidy: true, warm: true }),
      step('close', { warm: true }, { shut: true }),
      step('seal', {}, { shut: true, guarded: true }, 2),
    ];
    const leave: Goal = {
      name: 'leave',
      description: '',
      needs: { shut: true, guarded: true, tidy: true },
    };
    expect(stepsOf(plan(world({ shut: true, warm: true }), steps, [leave]))).toEqual([
      'air',
      'clean',
      'seal',
    ]);
  });

  it('B27 B28 orders what has to happen by what it needs, and says what it costs and is worth', () => {
    expect(plan(world(), OPERATORS, [NIGHT])).toEqual({
      type: 'plan',
      goal: 'night',
      steps: ['close', 'shut', 'lock'],
      cost: 4,
      net: 6,
      despite: [],
    });
  });

  it('B30 has no steps when the goal holds, and there is none where nothing leads', () => {
    expect(plan(world({ 'door locked': true, 'garage closed': true }), OPERATORS, [NIGHT])).toMatchObject({
      steps: [],
      cost: 0,
      net: 10,
    });
    expect(plan(world(), [LOCK, CLOSE], [NIGHT])).toEqual({ type: 'none', because: 'unreachable' });
    expect(plan(world(), OPERATORS, [])).toEqual({ type: 'none', because: 'unreachable' });
  });

  it('B28 P11 does again what has to be done again: seven steps over the river', () => {
    const planned = plan(world(), [...CROSSINGS, ...DISTRACTORS], [OVER]);
    expect(stepsOf(planned)).toEqual([
      'over with goat',
      'back alone, wolf and cabbage here',
      'over with cabbage, goat over',
      'back with goat',
      'over with wolf, cabbage over',
      'back alone, goat here',
      'over with goat',
    ]);
  });

  it('B29 goes to the goal of highest net value, what the steps are worth in themselves included', () => {
    const tidy: Goal = { name: 'tidy', description: '', needs: { tidy: true }, value: () => 8 };
    const sweep: Operator = {
      name: 'sweep',
      needs: {},
      gives: { tidy: true },
      cost: () => 1,
      canRerun: true,
    };
    expect(plan(world(), [...OPERATORS, sweep], [NIGHT, tidy])).toMatchObject({ goal: 'tidy', net: 7 });
    const shut = { ...SHUT, value: () => 2 };
    expect(plan(world(), [LOCK, shut, CLOSE, sweep], [NIGHT, tidy])).toMatchObject({ goal: 'night', net: 8 });
  });

  it('B29 settles ties by fewer steps, then by names, and 0.1 + 0.2 is 0.3', () => {
    const goal: Goal = { name: 'lit', description: '', needs: { lit: true } };
    const way = (name: string, needs: string[], gives: string, cost: number): Operator => ({
      name,
      needs: Object.fromEntries(needs.map((one) => [one, true])),
      gives: { [gives]: true },
      cost: () => cost,
      canRerun: true,
    });
    const long = [way('a1', [], 'half', 0.1), way('a2', ['half'], 'lit', 0.2)];
    expect(
      stepsOf(plan(world(), [...long, way('z', [], 'lit', 0.3), way('y', [], 'lit', 0.3)], [goal])),
    ).toEqual(['y']);
    const both: Goal = { name: 'both', description: '', needs: { left: true, right: true } };
    const sides = [way('d', [], 'left', 1), way('c', [], 'right', 1), way('b', [], 'left', 1)];
    expect(stepsOf(plan(world(), sides, [both]))).toEqual(['b', 'c']);
    expect(
      plan(world(), sides, [
        { ...both, name: 'z' },
        { ...both, name: 'a' },
      ]),
    ).toMatchObject({ goal: 'a' });
  });

  it('B33 B35 follows the world and what things cost in it', () => {
    const shout: Operator = {
      name: 'shout',
      needs: {},
      gives: { 'door shut': true },
      cost: (now) => (now.get('somebody home') === true ? 0.5 : 50),
      canRerun: true,
    };
    const operators = [...OPERATORS, shout];
    expect(stepsOf(plan(world(), operators, [NIGHT]))).toContain('shut');
    expect(stepsOf(plan(world({ 'somebody home': true }), operators, [NIGHT]))).toContain('shout');
    expect(stepsOf(plan(world({ 'door locked': true }), operators, [NIGHT]))).toEqual(['close']);
  });

  it('counts every step as a cent at least, so that nothing is done for nothing', () => {
    const free = { ...CLOSE, cost: () => -3 };
    const goal = { ...NIGHT, needs: { 'garage closed': true } };
    expect(plan(world(), [free], [goal])).toMatchObject({ steps: ['close'], cost: 0.01, net: 9.99 });
  });

  it('refuses a name given twice and a price that is none, and says where', () => {
    expect(() => plan(world(), [LOCK, LOCK], [NIGHT, NIGHT])).toThrow(
      expect.objectContaining({
        code: 'invalid-params',
        faults: [
          { path: '/operators/1/name', message: '"lock" is there already' },
          { path: '/goals/1/name', message: '"night" is there already' },
        ],
      }),
    );
    for (const broken of [{ cost: () => Number.NaN }, { cost: () => 1e9 }, { value: () => Infinity }])
      expect(() => plan(world(), [{ ...CLOSE, ...broken }, LOCK, SHUT], [NIGHT])).toThrow(/of "close" is/);
  });

  it('B28 P10 gives up a search without end and says so', () => {
    const counter = Array.from({ length: 20 }, (_, bit): Operator => {
      const lower = Array.from({ length: bit }, (_, at) => `bit ${at}`);
      return {
        name: `carry ${String(bit).padStart(2, '0')}`,
        needs: { ...Object.fromEntries(lower.map((one) => [one, true])), [`bit ${bit}`]: false },
        gives: { ...Object.fromEntries(lower.map((one) => [one, false])), [`bit ${bit}`]: true },
        canRerun: true,
      };
    });
    const full = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`bit ${at}`, true]));
    const goal: Goal = { name: 'full', description: '', needs: full };
    expect(plan(world(), counter, [goal])).toEqual({
      type: 'none',
      because: 'too-large',
      states: 2500,
    });
  });

  it('B28 P10 sees at once that two wishes never hold together, however large the house is', () => {
    const lamps = Array.from({ length: 30 }, (_, at): Operator[] => [
      { name: `on ${at}`, needs: { free: true }, gives: { [`lit ${at}`]: true }, canRerun: true },
      { name: `off ${at}`, needs: { free: true }, gives: { [`lit ${at}`]: false }, canRerun: true },
    ]).flat();
    const swap: Operator = {
      name: 'carry the key in',
      needs: { [`lit 3`]: true },
      gives: { 'key in': true, 'key out': false },
      canRerun: true,
    };
    const back = { ...swap, name: 'carry it out', gives: { 'key in': false, 'key out': true } };
    const needs = { 'key in': true, 'key out': true, 'lit 4': true };
    const goal: Goal = { name: 'both', description: '', needs };
    expect(
      plan(
        new Map([
          ['free', true],
          ['key out', true],
        ]),
        [...lamps, swap, back],
        [goal],
      ),
    ).toEqual({
      type: 'none',
      because: 'unreachable',
    });
  });
});

describe('what is unknown', () => {
  it('B51 is asked for when it decides, all of it at once, with the plan for when nobody can tell', () => {
    const unseen = world({ 'door locked': 'unknown', 'garage closed': 'unknown', 'door shut': 'unknown' });
    expect(plan(unseen, OPERATORS, [NIGHT])).toEqual({
      type: 'need',
      conditions: ['door locked', 'door shut', 'garage closed'],
      anyway: { type: 'plan', goal: 'night', steps: ['close', 'shut', 'lock'], cost: 4, net: 6, despite: [] },
    });
  });

  it('B51 is not asked for when it changes nothing', () => {
    const unseen = world({ 'door locked': true, 'door shut': 'unknown', weather: 'unknown' });
    expect(stepsOf(plan(unseen, OPERATORS, [NIGHT]))).toEqual(['close']);
  });

  it('B27 B51 satisfies neither true nor false', () => {
    const guarded = { ...SHUT, needs: { 'cat in the door': false } };
    const planned = plan(world({ 'cat in the door': 'unknown' }), [LOCK, guarded, CLOSE], [NIGHT]);
    expect(planned).toEqual({ type: 'need', conditions: ['cat in the door'], anyway: null });
  });

  it('B51 is asked for when a price reads it and the price decides', () => {
    const lift: Operator = {
      ...SHUT,
      name: 'lift',
      cost: (now) => (now.get('windy') === true ? 9 : 1),
    };
    const unseen = world({ windy: 'unknown' });
    expect(plan(unseen, [...OPERATORS, lift], [NIGHT])).toMatchObject({
      type: 'need',
      conditions: ['windy'],
    });
    const dear = { ...lift, cost: (now: { get(name: string): Det }) => (now.get('windy') === true ? 9 : 8) };
    expect(stepsOf(plan(unseen, [...OPERATORS, dear], [NIGHT]))).toEqual(['close', 'shut', 'lock']);
  });

  it('B51 may be forty things at once', () => {
    const names = Array.from({ length: 40 }, (_, at) => `lamp ${at} off`);
    const operators = names.map(
      (name, at): Operator => ({
        name: `turn off ${at}`,
        needs: {},
        gives: { [name]: true },
        canRerun: true,
      }),
    );
    const needs = Object.fromEntries(names.map((name) => [name, true]));
    const planned = plan(world(Object.fromEntries(names.map((name) => [name, 'unknown']))), operators, [
      { name: 'dark', description: '', needs },
    ]);
    expect(planned).toMatchObject({ type: 'need', conditions: names.toSorted() });
  });
});

describe('running again', () => {
  const BREW: Operator = {
    name: 'brew',
    needs: {},
    gives: { tea: true, hungry: false },
    canRerun: false,
  };
  const TEA: Goal = { name: 'tea', description: '', needs: { tea: true } };
  const EMPTY: Goal = { name: 'rest', description: '', needs: { hungry: false } };

  it('B52 is refused once it has run, until the state is reset; what may run again is not', () => {
    expect(stepsOf(plan(world(), [BREW], [TEA]))).toEqual(['brew']);
    const once = world({ [ran('brew')]: true });
    expect(plan(once, [BREW], [TEA])).toMatchObject({ type: 'none' });
    expect(stepsOf(plan(new Map([...once, [ran('brew'), false]]), [BREW], [TEA]))).toEqual(['brew']);
    expect(stepsOf(plan(once, [{ ...BREW, canRerun: true }], [TEA]))).toEqual(['brew']);
  });

  it('B52 is refused while its output is there, unless that is its input too', () => {
    const full = world({ tea: true, hungry: true });
    expect(plan(full, [BREW], [EMPTY])).toMatchObject({ type: 'none' });
    expect(stepsOf(plan(full, [{ ...BREW, needs: { tea: true } }], [EMPTY]))).toEqual(['brew']);
  });

  it('B52 is refused within one plan too', () => {
    const drink: Operator = {
      name: 'drink',
      needs: { tea: true },
      gives: { tea: false, warm: true },
      canRerun: true,
    };
    const goal: Goal = { name: 'cosy', description: '', needs: { tea: true, warm: true } };
    expect(plan(world(), [BREW, drink], [goal])).toMatchObject({ type: 'none' });
    expect(stepsOf(plan(world(), [{ ...BREW, canRerun: true }, drink], [goal]))).toEqual([
      'brew',
      'drink',
      'brew',
    ]);
  });

  it('B26 B52 the world is told by which conditions to look at', () => {
    expect(conditionsOf([BREW, LOCK], [TEA])).toEqual(
      ['door locked', 'door shut', 'hungry', ran('brew'), 'tea'].sort(),
    );
  });
});

describe('planning again', () => {
  const BOLT: Operator = { ...LOCK, name: 'bolt', needs: {}, cost: () => 6 };

  it('B34 B56 takes another way round what failed, and the same again only where there is no other', () => {
    const shut = world({ 'door shut': true, 'garage closed': true });
    expect(plan(shut, [LOCK, BOLT], [NIGHT], new Set(['lock']))).toMatchObject({
      steps: ['bolt'],
      despite: [],
    });
    expect(plan(shut, [LOCK], [NIGHT], new Set(['lock']))).toMatchObject({
      steps: ['lock'],
      despite: ['lock'],
    });
    expect(plan(shut, [LOCK, BOLT], [NIGHT])).toMatchObject({ steps: ['lock'], despite: [] });
  });

  it('B51 B56 asks for an unknown that decides whether there is another way', () => {
    const bolt = { ...BOLT, needs: { 'bolt oiled': true } };
    const unseen = world({ 'door shut': true, 'garage closed': true, 'bolt oiled': 'unknown' });
    expect(plan(unseen, [LOCK, bolt], [NIGHT], new Set(['lock']))).toMatchObject({
      type: 'need',
      conditions: ['bolt oiled'],
      anyway: { steps: ['lock'], despite: ['lock'] },
    });
  });

  it('B25 B30 B32 B34 P12 goes on step by step to the goal or to a dead end, whatever fails', () => {
    for (const broken of [
      [],
      ['lock'],
      ['lock', 'close'],
      ['shut', 'bolt'],
      ['lock', 'bolt', 'shut', 'close'],
    ]) {
      const { done, tries } = live([...OPERATORS, BOLT], new Set(broken));
      const isPossible =
        !broken.includes('close') &&
        !(broken.includes('bolt') && ['lock', 'shut'].some((one) => broken.includes(one)));
      expect({ broken, done }).toEqual({ broken, done: isPossible });
      expect(tries.length).toBeLessThanOrEqual(8);
    }
  });
});

/** The loop of the room's docstring, with a world in which some things do not work. */
function live(operators: readonly Operator[], broken: ReadonlySet<string>) {
  const now = world();
  const tries: string[] = [];
  let given = operators;
  let failed: ReadonlySet<string> = new Set();
  while (tries.length < 50) {
    const planned = plan(now, given, [NIGHT], failed);
    const name = planned.type === 'plan' ? planned.steps[0] : undefined;
    if (planned.type !== 'plan' || name === undefined) return { done: holds(NIGHT.needs, now), tries };
    tries.push(name);
    const { gives } = operators.find((one) => one.name === name)!;
    if (!broken.has(name)) for (const condition in gives) now.set(condition, gives[condition]!);
    if (holds(gives, now)) {
      given = operators;
      failed = new Set();
    } else {
      if (failed.has(name)) given = given.filter((one) => one.name !== name);
      failed = new Set([...failed, name]);
    }
  }
  throw new Error(`goes round and round: ${tries.join(', ')}`);
}

const PASSENGERS = ['wolf', 'goat', 'cabbage'];
const OVER: Goal = {
  name: 'over',
  description: 'All on the other side',
  needs: Object.fromEntries(['ferryman', ...PASSENGERS].map((one) => [`${one} over`, true])),
};

/** Nobody is left alone with what it eats: either the goat is elsewhere, or both the wolf and the cabbage are. */
const CROSSINGS: readonly Operator[] = [true, false].flatMap((isOver) =>
  [undefined, ...PASSENGERS].flatMap((passenger) => {
    const away = (one: string) => [`${one} over`, isOver] as const;
    const company = passenger === undefined ? [] : [passenger];
    const crossing = (name: string, absent: readonly string[]): Operator => ({
      name: `${isOver ? 'over' : 'back'} ${passenger === undefined ? 'alone' : `with ${passenger}`}${name}`,
      needs: Object.fromEntries([
        ...['ferryman', ...company].map((one) => [`${one} over`, !isOver]),
        ...absent.map(away),
      ]),
      gives: Object.fromEntries(['ferryman', ...company].map((one) => [`${one} over`, isOver])),
      cost: () => 1,
      canRerun: true,
    });
    if (passenger === 'goat') return [crossing('', [])];
    const side = isOver ? 'over' : 'here';
    const others = PASSENGERS.filter((one) => one !== 'goat' && one !== passenger);
    return [crossing(`, goat ${side}`, ['goat']), crossing(`, ${others.join(' and ')} ${side}`, others)];
  }),
);
const DISTRACTORS = PASSENGERS.flatMap((one): Operator[] => [
  { name: `feed ${one}`, needs: {}, gives: { [`${one} fed`]: true }, canRerun: true },
  {
    name: `brush ${one}`,
    needs: { [`${one} fed`]: true },
    gives: { [`${one} over and over`]: true },
    canRerun: false,
  },
]);
