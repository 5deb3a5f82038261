import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/base/index.ts';
import type { Skill, WaitSpec } from '../../src/flow/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { agent, asks, done, openWorld, s, seq, skill } from './world.ts';

const DAY = 24 * 3_600_000;
const DINNER: JsonObject = {
  type: 'object',
  properties: { people: { type: 'integer', minimum: 1 }, dish: { enum: ['soup', 'pancakes'] } },
  required: ['people'],
  additionalProperties: false,
};

const UNLOCKING = { service: 'lock', method: 'unlock', params: {} };

/** A skill that asks, and one behind it that tells what lies on the board and what was said last. */
async function asked(spec: Partial<WaitSpec>, more: Partial<Skill> = {}) {
  const clock = new ManualClock();
  const world = openWorld({
    clock,
    skills: [
      skill('before', () => ({ type: 'done', out: [{ type: 'kept', data: 1 }] })),
      skill('ask', () => asks('Well?', spec), more),
      skill('tell', ({ board, last }) =>
        done([board.spawn().map(({ type, data }) => [type, data]) as unknown as Json, last.length]),
      ),
    ],
    agents: [agent('root', seq(s('before'), s('ask'), s('tell')))],
  });
  const { id } = world.agents.start('root', [], { turn: 't1' });
  await world.agents.settled(id);
  const wait = world.agents.waits()[0];
  return { world, clock, id, wait, told: async () => (await world.agents.settled(id)).result?.[0]?.data };
}

describe('B59 what can be asked for', () => {
  it('B59 a form: its fields by a schema; what does not fit changes nothing, what fits becomes a message of the type that was named', async () => {
    const { world, wait, told } = await asked({ kind: 'form', schema: DINNER, as: 'dinner' });
    expect(wait).toMatchObject({ kind: 'form', schema: DINNER });
    for (const bad of [
      {},
      { people: 0 },
      { people: 2, dish: 'stones' },
      { people: 2, wine: true },
      4,
      'four',
      null,
    ])
      expect(await world.agents.reply(wait!.id, bad)).toBe('invalid');
    expect(await world.agents.reply(wait!.id, { people: 4, dish: 'soup' })).toBe('accepted');
    expect(await told()).toEqual([
      [
        ['kept', 1],
        ['dinner', { people: 4, dish: 'soup' }],
      ],
      1,
    ]);
    await world.close();
  });

  it('B59 a typed request: a value of its schema, also told as text, and the same answer again is a duplicate', async () => {
    const { world, wait, told } = await asked({ schema: { type: 'integer', minimum: 1 } });
    for (const bad of ['four', '0', 1.5, true, { people: 4 }])
      expect(await world.agents.reply(wait!.id, bad)).toBe('invalid');
    expect(await world.agents.reply(wait!.id, '4')).toBe('accepted');
    expect(await told()).toEqual([
      [
        ['kept', 1],
        ['reply', 4],
      ],
      1,
    ]);
    expect(await world.agents.reply(wait!.id, '4')).toBe('duplicate');
    expect(await world.agents.reply(wait!.id, 4)).toBe('duplicate');
    expect(await world.agents.reply(wait!.id, 5)).toBe('closed');
    await world.close();
  });

  it('B59 a form as text is JSON, and a form without fields cannot be asked, nor can what is no yes permit a call', async () => {
    const form = await asked({ kind: 'form', schema: DINNER });
    expect(await form.world.agents.reply(form.wait!.id, '{"people": 2}')).toBe('accepted');
    expect(await form.told()).toEqual([
      [
        ['kept', 1],
        ['reply', { people: 2 }],
      ],
      1,
    ]);
    await form.world.close();
    for (const [spec, message] of [
      [{ kind: 'form' }, 'a form needs a schema'],
      [{ kind: 'form', schema: {} }, 'a form needs a schema'],
      [{ kind: 'form', schema: { type: 'integer' } }, 'a form needs a schema'],
      [{ kind: 'input', permits: UNLOCKING }, 'only a yes permits a call'],
    ] as const) {
      const { world, id } = await asked(spec);
      expect(world.agents.process(id)).toMatchObject({
        status: 'FAILED',
        failure: { code: 'invalid-params', message: expect.stringContaining(message) },
      });
      await world.close();
    }
  });

  it('B59 a schema of a stranger holds nobody up: patterns are not run, and one too large fits nothing', async () => {
    const slow = await asked({ schema: { type: 'string', pattern: '^(a+)+$' } });
    expect(await slow.world.agents.reply(slow.wait!.id, `${'a'.repeat(40)}!`)).toBe('accepted');
    await slow.world.close();
    let deep: Json = { type: 'integer' };
    for (let i = 0; i < 12; i++) deep = { anyOf: [deep, deep] };
    const large = await asked({ schema: deep as JsonObject });
    expect(await large.world.agents.reply(large.wait!.id, 4)).toBe('invalid');
    await large.world.close();
  });

  it('B59 an answer names its question: of several open ones only that is answered', async () => {
    const world = openWorld({
      skills: [skill('ask', (_view, args) => asks(String(args)))],
      agents: [agent('root', { r: 'par', of: ['a', 'b', 'c'].map((one) => s('ask', one)) }, { fan: 'many' })],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await world.agents.settled(id);
    const [, second] = world.agents.waits();
    await world.agents.reply(second!.id, 'yes');
    expect(world.agents.waits().map(({ prompt }) => prompt)).toEqual(['a', 'c']);
    await world.close();
  });

  const refusals: readonly [string, Partial<WaitSpec>, Json | undefined][] = [
    ['no', { kind: 'approval' }, 'no'],
    ['false', { kind: 'approval' }, false],
    ['another option than the first', { kind: 'approval', options: ['open', 'leave'] }, 'leave'],
    ['silence, to a confirmation', { kind: 'approval' }, undefined],
    ['silence, to a question', { kind: 'input' }, undefined],
    ['silence, to a form', { kind: 'form', schema: DINNER }, undefined],
  ];
  it.each(refusals)(
    'B59 a rejected confirmation leaves the board unchanged, without a word of its skill: %s',
    async (_, spec, value) => {
      const { world, clock, wait, told } = await asked(spec);
      if (value === undefined) await clock.advance(DAY);
      else expect(await world.agents.reply(wait!.id, value)).toBe('accepted');
      expect(await told()).toEqual([[['kept', 1]], 0]);
      await world.close();
    },
  );

  it('B59 whatever is answered, what the skill behind it gets fits what was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 2 }), async (value) => {
        const { world, wait, told } = await asked({
          schema: { type: 'object', required: ['a'], properties: { a: { type: 'number' } } },
        });
        const isGood = await world.agents.reply(wait!.id, value as Json);
        if (isGood === 'accepted') {
          const [[, reply]] = (await told()) as [[string, { a: number }][]];
          expect(typeof reply![1].a).toBe('number');
        } else {
          expect(isGood).toBe('invalid');
          expect(world.agents.waits()).toHaveLength(1);
        }
        await world.close();
      }),
      { numRuns: runs(40) },
    );
  });
});
