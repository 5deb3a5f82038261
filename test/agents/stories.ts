import type { Agent } from '../../src/agents/index.ts';
import { type Outcome, Registry, type Runner, type Skill, setCondition } from '../../src/flow/index.ts';
import { goalAgent, type Parts } from '../../src/patterns/index.ts';

/** What stories do to the world outside: append a line, and look for lines. Nothing rolls it back. */
export interface Outside {
  happen(what: string, key: string): void;
  happened(what: string, key?: string): boolean;
}

export type StoryName = 'founding' | 'nested' | 'goal';

const done = (data: string): Outcome => ({ type: 'done', out: [{ type: 'seen', data }] });

const says = (name: string, outcome: Outcome): Skill => ({
  name,
  description: name,
  fan: 'one',
  effect: 'pure',
  run: () => outcome,
});

const seq = (...names: readonly string[]): Runner => ({
  r: 'seq',
  of: names.map((name) => (name.startsWith('a:') ? call(name.slice(2)) : { r: 'skill', skill: name })),
});
const call = (agent: string): Runner => ({ r: 'agent', agent });
const agent = (name: string, root: Runner): Agent => ({ name, description: name, root });

/** Everything the three stories know by name; each begins with the agent of its name. */
export function stories(outside: Outside): Registry<Agent> {
  const does = (what: string, effect: Skill['effect'], more: Partial<Skill> = {}): Skill => ({
    name: what,
    description: what,
    fan: 'one',
    effect,
    run: (_view, _args, key) => {
      outside.happen(what, key);
      return done(what);
    },
    ...more,
  });
  const verifiable = (what: string, outcome = done(what)): Skill =>
    does(what, 'verifiable', {
      run: (_view, _args, key) => {
        outside.happen(what, key);
        return outcome;
      },
      confirm: async (_view, _args, key) => (outside.happened(what, key) ? outcome : 'not-done'),
    });
  const jam: Outcome = { type: 'replan', because: 'it jams', facts: [setCondition('jammed', true)] };
  return new Registry<Agent>()
    .add({
      skills: [
        says('decide', done('decided')),
        verifiable('lamp'),
        does('mail', 'once'),
        does('book', 'idempotent'),
        says('ask', { type: 'wait', wait: { kind: 'approval', prompt: 'Book it?', onExpire: 'reject' } }),
        says('tell', done('all done')),
        verifiable('shut'),
        verifiable('lock', jam),
        does('bolt', 'idempotent'),
      ],
      controllers: [{ name: 'groups', build: () => ({ r: 'par', of: [call('lights'), call('booking')] }) }],
      agents: [
        agent('founding', { r: 'control', controller: 'groups' }),
        agent('lights', seq('decide', 'lamp', 'mail', 'tell')),
        agent('booking', seq('a:inner', 'book', 'tell')),
        agent('inner', seq('ask')),
        agent('nested', seq('a:one', 'tell')),
        agent('one', seq('a:two', 'lamp')),
        agent('two', seq('a:three', 'tell')),
        agent('three', { r: 'par', of: [call('four'), call('inner')] }),
        agent('four', seq('ask', 'book', 'mail', 'tell')),
      ],
    })
    .add(nightfall(outside));
}

/** Wants the door shut and locked; the lock jams, the bolt does not. */
function nightfall(outside: Outside): Parts {
  const is = (name: string, ...by: readonly string[]) => ({
    name,
    read: () => by.some((what) => outside.happened(what)),
  });
  return goalAgent({
    name: 'goal',
    description: 'The house is safe for the night',
    goals: [{ name: 'night', description: 'safe', needs: { safe: true } }],
    conditions: [is('closed', 'shut'), is('safe', 'bolt')],
    operators: [
      { name: 'shut', needs: {}, gives: { closed: true }, canRerun: true },
      { name: 'lock', needs: { closed: true }, gives: { safe: true }, canRerun: true },
      {
        name: 'bolt',
        needs: { closed: true, jammed: true },
        gives: { safe: true },
        canRerun: true,
        cost: () => 5,
      },
    ],
  });
}
