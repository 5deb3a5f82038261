import { describe, expect, it } from 'vitest';
import { isRefused, type OpenWait, replyOf } from '../../src/agents/index.ts';
import type { Json } from '../../src/base/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { agent, asks, done, openWorld, s, skill } from './world.ts';

const HOUR = 3_600_000;
const wait = (more: Partial<OpenWait>): OpenWait => ({
  ...{ id: 'w', process: 'p', turn: 't', path: '0/ask', openedAt: 0, deadline: 1 },
  ...{ kind: 'input', prompt: 'Well?', onExpire: 'reject' },
  ...more,
});
const DOORS = { kind: 'approval', options: ['open it', 'leave it'] } as const;
const REWRITE: Json = { rewrite: [{ action: {} }] };

describe('C06 what an answer to a question tells', () => {
  it.each<[string, Partial<OpenWait>, Json]>([
    ['yes to an approval', { kind: 'approval' }, 'yes'],
    ['true to an approval', { kind: 'approval' }, true],
    ['false to an approval', { kind: 'approval' }, false],
    ['an option by its name', DOORS, 'leave it'],
    ['anything where nothing is named', {}, { what: 'ever' }],
    ['a text that a schema asks for', { schema: { type: 'string' } }, '4'],
    ['other deeds, where they may be told instead', { ...DOORS, rewrites: true }, REWRITE],
  ])('%s is told as it is', (_what, more, value) => {
    expect(replyOf(wait(more), value)).toEqual({ value });
  });

  it.each<[string, Partial<OpenWait>, Json, string]>([
    ['a perhaps to an approval', { kind: 'approval' }, 'perhaps', 'must be one of yes, no'],
    ['a yes where the options have other names', DOORS, 'yes', 'must be one of open it, leave it'],
    ['true where no yes is asked for', { options: ['tea'] }, true, 'must be one of tea'],
    ['anything to a timer', { kind: 'timer' }, 'yes', 'it waits for a time, and nobody is asked'],
    ['other deeds, where a yes was asked for', DOORS, REWRITE, 'must be one of open it, leave it'],
    [
      'other deeds that are no list',
      { ...DOORS, rewrites: true },
      { rewrite: 'x' },
      'must be one of open it, leave it',
    ],
  ])('%s is refused, with what would fit', (_what, more, value, message) => {
    expect(replyOf(wait(more), value)).toEqual({ faults: [{ path: '', message }] });
  });

  it.each<[string, Partial<OpenWait>, Json, boolean]>([
    ['“yes”', { kind: 'approval' }, 'yes', false],
    ['true', { kind: 'approval' }, true, false],
    ['true beside options', DOORS, true, false],
    ['the first option', DOORS, 'open it', false],
    ['“no”', { kind: 'approval' }, 'no', true],
    ['false', { kind: 'approval' }, false, true],
    ['another option', DOORS, 'leave it', true],
    ['“no” to a question for words', {}, 'no', false],
  ])('whether it was a no: %s', (_what, more, value, refused) => {
    expect(isRefused(wait(more), { by: 'alex', value })).toBe(refused);
  });

  it('silence counts as a no where it is to, and only there', () => {
    const silent = { by: 'expiry', value: true };
    expect(isRefused(wait({ kind: 'approval' }), silent)).toBe(true);
    expect(isRefused(wait({ onExpire: { value: true } }), silent)).toBe(false);
  });
});

describe('B59 silence', () => {
  it('tells the skill that asked that it was a no', async () => {
    const clock = new ManualClock();
    const world = openWorld({
      clock,
      skills: [skill('ask', () => asks('Well?'), { resume: (_view, _args, value) => done(value) })],
      agents: [agent('root', s('ask'))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await world.agents.settled(id);
    await clock.advance(24 * HOUR);
    expect((await world.agents.settled(id)).result?.map(({ data }) => data)).toEqual([{ rejected: true }]);
    await world.close();
  });

  it('ends each of several questions at its own time, the nearest first', async () => {
    const clock = new ManualClock();
    const world = openWorld({
      clock,
      skills: [3, 1, 2].map((hours) =>
        skill(`ask${hours}`, () => asks('Well?', { deadline: clock.now() + hours * HOUR })),
      ),
      agents: [3, 1, 2].map((hours) => agent(`in${hours}`, s(`ask${hours}`))),
    });
    for (const hours of [3, 1, 2]) {
      const { id } = world.agents.start(`in${hours}`, [], { turn: `t${hours}` });
      await world.agents.settled(id);
    }
    const open = [];
    for (let hour = 0; hour < 4; hour++) {
      open.push(world.agents.waits().length);
      await clock.advance(HOUR);
    }
    expect(open).toEqual([3, 2, 1, 0]);
    await world.close();
  });
});
