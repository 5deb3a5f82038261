import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Json, schemaFaults } from '../../src/base/index.ts';
import { type RawAnswer, readAnswer } from '../../src/llm/answer.ts';
import {
  askForCalls,
  type ChatOutcome,
  type LanguageModel,
  REPAIRS_MAX,
  structured,
} from '../../src/llm/index.ts';
import { runs } from '../flow/deep.ts';
import { patient, SET, TOOLS, TURN_OFF, user } from './surroundings.ts';

const usage = { promptTokens: 1, completionTokens: 1, estimated: false, ms: 1, usd: 0 };

/** A model that says one thing after the other, as the port knows it; the last again and again. */
function saying(
  outcomes: readonly ChatOutcome[],
  calls: 'tools' | 'schema',
): LanguageModel & { asked: number } {
  return {
    name: 'hostile',
    place: 'local',
    price: undefined,
    traits: { calls, grammar: true },
    asked: 0,
    async chat() {
      this.asked += 1;
      return outcomes[Math.min(this.asked, outcomes.length) - 1]!;
    },
    health: () => ({ state: 'up', since: 0, running: 0, waiting: 0 }),
    spent: () => ({
      chats: 0,
      failed: 0,
      promptTokens: 0,
      completionTokens: 0,
      ms: 0,
      usd: 0,
      unpricedTokens: 0,
    }),
  };
}

const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
const call = fc.record({
  id: fc.string({ maxLength: 4 }),
  name: fc.oneof(
    fc.constantFrom('light_turn_off', 'light_set', 'Light.Set', 'light_turn_on', 'rm -rf'),
    fc.string(),
  ),
  arguments: fc.oneof(
    json,
    fc.record({
      area: fc.constantFrom('garage', 'den', 'attic'),
      brightness: fc.constantFrom(30, '30%', 999, null),
    }),
  ),
});
const text = fc.oneof(
  fc.string(),
  fc.constant('I turned it off.'),
  call.map((one) => JSON.stringify(one)),
);
const choice = fc.record({
  calls: fc.array(call.map(({ name, arguments: given }) => ({ tool: name, arguments: given }))),
  answer: fc.oneof(fc.string(), json),
});
const outcome: fc.Arbitrary<ChatOutcome> = fc.oneof(
  fc.record({ type: fc.constantFrom('text' as const, 'refusal' as const), text, usage: fc.constant(usage) }),
  fc.record({
    type: fc.constant('object' as const),
    value: fc.oneof(json, choice as fc.Arbitrary<Json>),
    text,
    usage: fc.constant(usage),
  }),
  fc.record({
    type: fc.constant('calls' as const),
    calls: fc.array(call, { maxLength: 12 }),
    text,
    usage: fc.constant(usage),
  }),
  fc.record({
    type: fc.constant('cut' as const),
    why: fc.constantFrom('length' as const, 'connection' as const),
    text,
    usage: fc.constant(usage),
  }),
  fc.record({
    type: fc.constant('failed' as const),
    code: fc.constantFrom(
      'bad-answer' as const,
      'timeout' as const,
      'tools-unsupported' as const,
      'cancelled' as const,
    ),
    message: fc.string(),
    usage: fc.constant(usage),
  }),
);

describe('A17 whatever a model says, in whatever order', () => {
  it('asking for calls ends, and what may be called validates', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(outcome, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('tools' as const, 'schema' as const),
        async (outcomes, style) => {
          const model = saying(outcomes, style);
          const asked = await askForCalls(
            model,
            { messages: user('off'), tools: TOOLS },
            { signal: patient() },
          );
          // Each try may turn out to be one with tools that are refused, and is then made once more.
          expect(model.asked).toBeLessThanOrEqual(2 * (REPAIRS_MAX + 1));
          if (asked.type !== 'calls' && asked.type !== 'unsettled') return;
          if (asked.type === 'calls') expect(asked.calls.length).toBeGreaterThan(0);
          for (const one of asked.calls) {
            const tool = TOOLS.find(({ name }) => name === one.name);
            expect(tool).toBeDefined();
            expect(schemaFaults(one.arguments, tool!.parameters)).toEqual([]);
          }
        },
      ),
      { numRuns: runs(40, 100) },
    );
  });

  it('asking for a value ends, and what comes back has been parsed', async () => {
    const schema = z.strictObject({
      area: z.enum(['garage', 'den']),
      brightness: z.int().min(0).max(100).optional(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { minLength: 1, maxLength: 4 }), async (outcomes) => {
        const model = saying(outcomes, 'schema');
        const asked = await structured(model, { messages: user('where?') }, schema, { signal: patient() });
        expect(model.asked).toBeLessThanOrEqual(REPAIRS_MAX + 1);
        if (asked.type === 'value') expect(schema.safeParse(asked.value).success).toBe(true);
      }),
      { numRuns: runs(40, 100) },
    );
  });
});

describe('X11 arguments made to break something', () => {
  const answer = (given: Json): RawAnswer => ({
    text: '',
    thought: false,
    calls: [{ name: 'light_turn_off', arguments: given }],
    end: 'stop',
  });
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it.each([
    ['nested four thousand deep', JSON.parse(nested(4_000)) as Json],
    ['nested so in a text', nested(10_000)],
    ['reaching for the prototype', JSON.parse('{"__proto__": {"admin": true}}') as Json],
    ['of a million letters', { area: 'x'.repeat(1_000_000) }],
    [
      'of a hundred thousand fields',
      Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`f${n}`, n])),
    ],
    ['in a list of lists', JSON.parse('['.repeat(3_000) + ']'.repeat(3_000)) as Json],
  ])('are no arguments: %s', async (_what, given) => {
    const reading = readAnswer(answer(given), { tools: [TURN_OFF, SET] });
    const model = saying([{ ...(reading as Extract<ChatOutcome, { type: 'calls' }>), usage }], 'tools');
    const asked = await askForCalls(model, { messages: user('off'), tools: TOOLS }, { signal: patient() });
    expect(asked).toMatchObject({ type: 'unsettled', calls: [], faults: [{ why: 'invalid-arguments' }] });
  });
});
