/**
 * How long does the hub think before each step towards a goal? Plans over 12 conditions and 60 operators (the limit is
 * 10 ms), the same with operators that run only once (a condition more for each) and with four unknowns, and a house for the
 * night: every lamp, lock and blind its own wish, seen and unseen. Then what cannot be had: wishes that exclude each other
 * (limit 50 ms), and a way of a million steps, given up. Processor time, so that other work does not count.
 *
 * `node dist/bench/planner.js [--json] [--rounds N]`
 */
import { type Det, type Goal, type Operator, type Planned, plan } from '../src/planning/index.ts';
import { report, spread } from './kit/report.ts';

const ROUNDS = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 500;
const WARM_UP = 100;
const CONDITIONS = 12;
const OPERATORS = 60;

interface Wish {
  readonly world: Map<string, Det>;
  readonly operators: readonly Operator[];
  readonly goals: readonly Goal[];
}

report({
  bench: 'planner',
  question: 'From the world to the best plan, in milliseconds of processor time',
  rows: [
    measured(`${CONDITIONS} conditions, ${OPERATORS} operators`, (seed) => tangled(seed, {})),
    measured('the same, a quarter runs only once', (seed) => tangled(seed, { once: 4 })),
    measured('the same, 4 conditions unknown', (seed) => tangled(seed, { unknown: 4 })),
    measured('the night: 24 things, all seen', (seed) => night(seed, 24, 0)),
    measured('the night: 24 things, 12 unseen', (seed) => night(seed, 24, 12)),
    measured('hopeless: 24 things, one key for two doors', (seed) => oneKey(seed, 24)),
    measured('hopeless: a counter of 20 bits, given up', counter, 20),
  ],
});

function measured(what: string, make: (seed: number) => Wish, rounds = ROUNDS) {
  const times: number[] = [];
  const seen: Record<Planned['type'], number> = { plan: 0, need: 0, none: 0 };
  let steps = 0;
  for (let seed = 0; seed < WARM_UP + rounds; seed++) {
    const { world, operators, goals } = make(seed);
    const before = process.cpuUsage();
    const planned = plan(world, operators, goals);
    const { user, system } = process.cpuUsage(before);
    if (seed < WARM_UP) continue;
    times.push((user + system) / 1000);
    seen[planned.type]++;
    if (planned.type === 'plan') steps = Math.max(steps, planned.steps.length);
  }
  return { what, ...spread(times), ...seen, longest: steps };
}

/** Everything hangs on everything: two or three needs, one or two effects that may undo each other, costs that repeat. */
function tangled(seed: number, { unknown = 0, once = Infinity }): Wish {
  const below = chance(seed);
  const condition = () => `c${below(CONDITIONS)}`;
  const conditions = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, () => [condition(), below(2) === 0]));
  const operators = Array.from({ length: OPERATORS }, (_, at): Operator => {
    const cost = 0.1 * (1 + below(20));
    return {
      name: `op${at}`,
      needs: conditions(2 + below(2)),
      gives: conditions(1 + below(2)),
      cost: () => cost,
      canRerun: at % once !== 1,
    };
  });
  const world = new Map<string, Det>(
    Array.from({ length: CONDITIONS }, (_, at) => [`c${at}`, at < unknown ? 'unknown' : below(2) === 0]),
  );
  const goals = [5, 3].map((count, at) => ({ name: `g${at}`, description: '', needs: conditions(count) }));
  return { world, operators, goals };
}

/** Each thing has a way of its own and, for a room of four, one for all that works only while nobody is there. */
function night(seed: number, things: number, unseen: number): Wish {
  const below = chance(seed);
  const names = Array.from({ length: things }, (_, at) => `thing ${at} safe`);
  const ones = names.map((name, at): Operator => {
    const cost = 1 + below(3);
    return { name: `secure ${at}`, needs: {}, gives: { [name]: true }, cost: () => cost, canRerun: true };
  });
  const rooms = Array.from({ length: things / 4 }, (_, room): Operator => {
    const cost = 3 + below(4);
    return {
      name: `secure room ${room}`,
      needs: { [`room ${room} empty`]: true },
      gives: Object.fromEntries(names.slice(4 * room, 4 * room + 4).map((name) => [name, true])),
      cost: () => cost,
      canRerun: true,
    };
  });
  const world = new Map<string, Det>([
    ...names.map((name, at) => [name, at < unseen ? 'unknown' : below(3) === 0] as const),
    ...rooms.map((_, room) => [`room ${room} empty`, below(2) === 0] as const),
  ]);
  const needs = Object.fromEntries(names.map((name) => [name, true]));
  return {
    world,
    operators: [...ones, ...rooms],
    goals: [{ name: 'night', description: 'safe for the night', needs }],
  };
}

/** The night, with two doors that only one and the same key locks, and it cannot be in both. */
function oneKey(seed: number, things: number): Wish {
  const { world, operators, goals } = night(seed, things, 0);
  const keys = ['front', 'back'].map((door, at): Operator => {
    const other = ['back', 'front'][at];
    return {
      name: `lock ${door}`,
      needs: { 'thing 0 safe': true },
      gives: { [`key in ${door}`]: true, [`key in ${other}`]: false },
      canRerun: true,
    };
  });
  const needs = { ...goals[0]?.needs, 'key in front': true, 'key in back': true };
  return {
    world,
    operators: [...operators, ...keys],
    goals: [{ name: 'night', description: 'never safe', needs }],
  };
}

/** Counts to a million in twos: no two wishes exclude each other, and the only way is longer than anybody wants to look. */
function counter(): Wish {
  const names = Array.from({ length: 20 }, (_, bit) => `bit ${bit}`);
  const operators = names.map((name, bit): Operator => {
    const lower = names.slice(0, bit);
    const needs = { ...Object.fromEntries(lower.map((one) => [one, true])), [name]: false };
    const gives = { ...Object.fromEntries(lower.map((one) => [one, false])), [name]: true };
    return { name: `carry ${bit}`, needs, gives, canRerun: true };
  });
  const full = Object.fromEntries(names.map((name) => [name, true]));
  return { world: new Map(), operators, goals: [{ name: 'full', description: 'all bits set', needs: full }] };
}

/** A small generator of whole numbers below a limit, the same for the same seed (mulberry32). */
function chance(seed: number): (limit: number) => number {
  let state = seed * 0x9e3779b9;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
