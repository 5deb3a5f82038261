import { describe, expect, it } from 'vitest';
import { checkRunner, Registry, type Runner, type Skill } from '../../src/flow/index.ts';
import { toMermaid } from '../../src/patterns/index.ts';

const s = (skill: string): Runner => ({ r: 'skill', skill });
const skill = (name: string, more: Partial<Skill> = {}): Skill => ({
  name,
  description: name,
  fan: 'one',
  effect: 'pure',
  run: () => ({ type: 'done', out: [] }),
  ...more,
});

function registry(): Registry {
  return new Registry().add({
    skills: [skill('find', { fan: 'many' }), skill('gather'), skill('single', { takes: 'one' })],
    predicates: [{ name: 'more', holds: () => false }],
    controllers: [{ name: 'groups', build: () => s('gather') }],
    agents: [{ name: 'house', description: 'the house', root: s('gather') }],
  });
}

describe('names', () => {
  it('refuses a second thing of the same kind and name', () => {
    expect(() => registry().add({ skills: [skill('find')] })).toThrow(/already a skill "find"/);
  });

  it('lets one name be a skill and an agent', () => {
    expect(
      registry()
        .add({ skills: [skill('house')] })
        .agent('house')?.description,
    ).toBe('the house');
  });

  it.each(['', 'a/b', 'a#1', '1a', 'x'.repeat(65)])('refuses "%s", which cannot be an address', (name) => {
    expect(() => registry().add({ skills: [skill(name)] })).toThrow(/cannot name a skill/);
  });
});

describe('checkRunner', () => {
  it('finds nothing wrong with a sound tree', () => {
    const root: Runner = {
      r: 'seq',
      of: [
        s('find'),
        { r: 'each', body: s('single'), limit: 4 },
        { r: 'while', when: 'more', body: { r: 'agent', agent: 'house' }, max: 3 },
        { r: 'control', controller: 'groups' },
      ],
    };
    expect(checkRunner(root, registry())).toEqual([]);
  });

  it('names every unknown name by its place in the tree, with what there is', () => {
    const root: Runner = {
      r: 'par',
      of: [
        s('fond'),
        { r: 'agent', agent: 'nobody' },
        { r: 'control', controller: 'none' },
        { r: 'if', when: 'never', then: s('gather') },
      ],
    };
    const faults = checkRunner(root, registry());
    expect(faults.map((fault) => fault.path)).toEqual(['par.0', 'par.1', 'par.2', 'par.3']);
    expect(faults[0]).toEqual({
      path: 'par.0',
      message: 'no skill is called "fond"',
      hint: 'There are: find, gather, single.',
    });
  });

  it.each([0, -1, 1.5, 1001, Number.NaN])('D35 refuses a loop of %d rounds', (max) => {
    expect(checkRunner({ r: 'doWhile', when: 'more', body: s('gather'), max }, registry())).toHaveLength(1);
  });

  it('D11 refuses a skill for one message behind a fan', () => {
    const faults = checkRunner({ r: 'seq', of: [s('find'), s('single')] }, registry());
    expect(faults).toMatchObject([
      { path: '1/single', message: expect.stringContaining('stands behind a fan') },
    ]);
    expect(checkRunner({ r: 'seq', of: [s('find'), s('gather'), s('single')] }, registry())).toEqual([]);
  });

  it('survives what is no tree at all', () => {
    expect(checkRunner({ r: 'dance' } as unknown as Runner, registry())).toMatchObject([
      { message: 'unknown runner {"r":"dance"}' },
    ]);
    for (const junk of [null, undefined, 7, 'seq', { r: 'seq' }, { r: 'par', of: 3 }, { r: 'if' }])
      expect(checkRunner(junk as unknown as Runner, registry()).length).toBeGreaterThan(0);
  });
});

it('D04 a tree prints as a Mermaid chart', () => {
  const root: Runner = {
    r: 'seq',
    of: [
      s('find'),
      { r: 'par', of: [s('gather'), { r: 'agent', agent: 'house' }] },
      { r: 'doWhile', when: 'more', body: { r: 'control', controller: 'groups' }, max: 3 },
    ],
  };
  expect(toMermaid(root)).toBe(
    [
      'flowchart LR',
      '  start((start))',
      '  n0["find"]',
      '  subgraph g1 ["par"]',
      '  n2["gather"]',
      '  n3[["house"]]',
      '  end',
      '  n0 --> n2',
      '  n0 --> n3',
      '  subgraph g4 ["doWhile, at most 3"]',
      '  n5{"more?"}',
      '  n6{{"groups"}}',
      '  n5 -->|yes| n6',
      '  n6 --> n5',
      '  end',
      '  n2 --> n6',
      '  n3 --> n6',
      '  start --> n0',
      '  done((done))',
      '  n5 --> done',
    ].join('\n'),
  );
});
