import { describe, expect, it } from 'vitest';
import { type Chain, checkRunner, Registry, type Runner, type Skill } from '../../src/flow/index.ts';

const s = (skill: string): Runner => ({ r: 'skill', skill });
const seq = (...of: readonly Runner[]): Runner => ({ r: 'seq', of });
const par = (...of: readonly Runner[]): Runner => ({ r: 'par', of });
const agent = (name: string): Runner => ({ r: 'agent', agent: name });
const skill = (name: string, more: Partial<Skill> = {}): Skill => ({
  name,
  description: name,
  fan: 'one',
  effect: 'pure',
  run: () => ({ type: 'done', out: [] }),
  ...more,
});
const chain = (name: string, more: Partial<Chain> = {}): Chain => ({
  name,
  description: name,
  root: s('gather'),
  ...more,
});

const registry = () =>
  new Registry().add({
    skills: [skill('find', { fan: 'many' }), skill('gather'), skill('single', { takes: 'one' })],
    predicates: [{ name: 'more', holds: () => false }],
    controllers: [{ name: 'groups', build: () => s('gather') }],
    agents: [chain('finder', { fan: 'many' }), chain('house')],
  });
const faultsOf = (root: Runner, by = registry()) => checkRunner(root, by);

describe('D11 a skill that takes one message', () => {
  /** It stands behind each of these: refused where more than one message is certain, else left to the run. */
  it.each<[string, Runner, boolean]>([
    ['a fan', s('find'), false],
    ['an agent with a fan', agent('finder'), false],
    ['an agent', agent('house'), true],
    ['branches', par(s('gather'), s('gather')), false],
    ['one branch', par(s('gather')), false],
    ['no branches behind one message', seq(s('gather'), par()), true],
    ['no branches behind a fan', seq(s('find'), par()), false],
    ['each', { r: 'each', body: s('gather') }, false],
    ['a controller', seq(s('find'), { r: 'control', controller: 'groups' }), true],
    ['an if whose branches both fan out', { r: 'if', when: 'more', then: s('find'), else: s('find') }, false],
    [
      'an if with one branch that fans out',
      { r: 'if', when: 'more', then: s('find'), else: s('gather') },
      true,
    ],
    [
      'an if without else behind a fan, which fans out again',
      seq(s('find'), { r: 'if', when: 'more', then: s('find') }),
      false,
    ],
    [
      'an if without else behind a fan, which gathers',
      seq(s('find'), { r: 'if', when: 'more', then: s('gather') }),
      true,
    ],
    ['a do-while that fans out', { r: 'doWhile', when: 'more', body: s('find'), max: 2 }, false],
    [
      'a do-while that gathers, behind a fan',
      seq(s('find'), { r: 'doWhile', when: 'more', body: s('gather'), max: 2 }),
      true,
    ],
    [
      'a while that fans out, behind a fan',
      seq(s('find'), { r: 'while', when: 'more', body: s('find'), max: 2 }),
      false,
    ],
    [
      'a while that fans out, behind one message',
      seq(s('gather'), { r: 'while', when: 'more', body: s('find'), max: 2 }),
      true,
    ],
    [
      'a while that gathers, behind a fan',
      seq(s('find'), { r: 'while', when: 'more', body: s('gather'), max: 2 }),
      true,
    ],
  ])('behind %s', (_name, before, sound) => {
    expect(faultsOf(seq(before, s('single'))).map(({ path }) => path)).toEqual(sound ? [] : ['1/single']);
  });

  it('is refused in a branch behind a fan, and in each element of it taken', () => {
    expect(faultsOf(seq(s('find'), par(s('single'), s('gather'))))).toMatchObject([
      { path: '1/par.0/single' },
    ]);
    expect(faultsOf(seq(s('find'), { r: 'each', body: s('single') }))).toEqual([]);
    expect(faultsOf(seq(s('find'), { r: 'each', body: seq(s('find'), s('single')) }))).toHaveLength(1);
  });

  it('is told what to do about it', () => {
    expect(faultsOf(seq(s('find'), s('single')))[0]?.hint).toContain('"each"');
  });
});

describe('D35 bounds of a tree', () => {
  const nested = (depth: number): Runner => (depth === 0 ? s('gather') : seq(nested(depth - 1)));

  it('are 32 runners one in the other', () => {
    expect(faultsOf(nested(32))).toEqual([]);
    expect(faultsOf(nested(33))).toEqual([
      { path: Array.from({ length: 33 }, () => '0').join('/'), message: 'nested deeper than 32 runners' },
    ]);
  });

  it('are a thousand branches', () => {
    const branches = (count: number) => par(...Array.from({ length: count }, () => s('gather')));
    expect(faultsOf(branches(1_000))).toEqual([]);
    expect(faultsOf(branches(1_001))).toEqual([{ path: '', message: '1001 branches, at most 1000' }]);
  });

  it('are from one to a thousand rounds', () => {
    const loop = (max: number): Runner => ({ r: 'while', when: 'more', body: s('gather'), max });
    expect([1, 1_000].flatMap((max) => faultsOf(loop(max)))).toEqual([]);
    expect(faultsOf(loop(0))).toEqual([
      { path: '', message: 'max: 0 rounds, must be a whole number from 1 to 1000' },
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuse a limit of %d at once', (limit) => {
    const message = `limit: ${limit}, must be a whole number from 1`;
    expect(faultsOf({ r: 'par', of: [s('gather')], limit })).toEqual([{ path: '', message }]);
    expect(faultsOf({ r: 'each', body: s('gather'), limit })).toEqual([{ path: '', message }]);
  });

  it('take one at once', () => {
    expect(faultsOf({ r: 'par', of: [s('gather')], limit: 1 })).toEqual([]);
  });
});

describe('a name that nobody has', () => {
  it('is told with twenty of those there are, in order', () => {
    const many = new Registry().add({ skills: Array.from({ length: 30 }, (_, at) => skill(`s${30 - at}`)) });
    const hint = faultsOf(s('fond'), many)[0]?.hint ?? '';
    expect(hint).toMatch(/^There are: s1, s10, s11, /);
    expect(hint.split(', ')).toHaveLength(20);
  });

  it('is told without a hint where there are none', () => {
    expect(faultsOf(s('fond'), new Registry())).toEqual([{ path: '', message: 'no skill is called "fond"' }]);
  });

  it('may be one of another program, which comes and goes', () => {
    const elsewhere: Chain[] = [];
    const both = registry().beyond(() => elsewhere);
    expect(faultsOf(agent('attic'), both)).toHaveLength(1);
    elsewhere.push(chain('cellar'), chain('attic'), chain('house', { description: 'a false one' }));
    expect(faultsOf(agent('attic'), both)).toEqual([]);
    expect(faultsOf(agent('barn'), both)[0]?.hint).toBe('There are: attic, cellar, finder, house.');
    expect(both.agent('attic')?.name).toBe('attic');
    expect(both.agent('house')?.description).toBe('house');
    expect(both.agents().map(({ name }) => name)).toEqual(['finder', 'house', 'cellar', 'attic']);
  });
});

describe('the registry', () => {
  it('takes the same thing twice as once, and says how a thing may be called', () => {
    const find = skill('find');
    const one = new Registry().add({ skills: [find] }).add({ skills: [find] });
    expect(one.names('skill')).toEqual(['find']);
    expect(() => one.add({ controllers: [{ name: '1', build: () => s('find') }] })).toThrow(
      expect.objectContaining({ code: 'invalid-params', hint: expect.stringContaining('A letter') }),
    );
  });

  it('sorts names, and knows none of what was not added', () => {
    const one = new Registry().add({
      predicates: ['b', 'c', 'a'].map((name) => ({ name, holds: () => true })),
    });
    expect(one.names('predicate')).toEqual(['a', 'b', 'c']);
    expect((['skill', 'controller', 'agent'] as const).flatMap((kind) => one.names(kind))).toEqual([]);
    expect(one.agents()).toEqual([]);
  });

  it('B38 knows supertypes through supertypes, told in one go or in several', () => {
    const one = new Registry()
      .add({ types: { lamp: ['device'], device: ['thing'] } })
      .add({ types: { lamp: ['light'] } });
    const kinds = ['lamp', 'device', 'thing', 'light', 'sensor'];
    expect(kinds.filter((wanted) => one.isA('lamp', wanted))).toEqual(['lamp', 'device', 'thing', 'light']);
    expect(kinds.filter((wanted) => one.isA('device', wanted))).toEqual(['device', 'thing']);
    expect(kinds.filter((wanted) => one.isA('sensor', wanted))).toEqual(['sensor']);
  });
});
