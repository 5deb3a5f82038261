import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rankByModel } from '../../../src/assistant/mind/ranking.ts';
import { silentLogger, systemClock } from '../../../src/base/index.ts';
import type { Spend } from '../../../src/flow/index.ts';
import { LlmConfig, openModel } from '../../../src/llm/index.ts';
import { choose, type Rank } from '../../../src/patterns/index.ts';
import { ModelServer } from '../../kit/servers/model-server.ts';

const GOALS = [
  { name: 'night', description: 'the house is secure for the night' },
  { name: 'away', description: 'everything is off while nobody is home' },
];
/** Phrases that know one sentence. */
const byPhrases: Rank = (intent, candidates) =>
  candidates.map(({ name }) => ({
    name,
    score: intent === 'secure the house' && name === 'night' ? 1 : 0.2,
  }));

const server = new ModelServer();
let rank: Rank;
beforeAll(async () => {
  await server.start();
  const model = openModel(
    LlmConfig.parse({
      provider: 'ollama',
      url: server.url,
      model: 'qwen3:1.7b',
      timeoutSeconds: 2,
      price: { prompt: 1, completion: 10 },
    }),
    {
      clock: systemClock,
      log: silentLogger,
    },
  );
  if (model === undefined) throw new Error('there is no model');
  rank = rankByModel(model, byPhrases);
});
afterAll(() => server.stop());
beforeEach(() => server.forget());

describe('B02 a model ranks what the phrases leave open', () => {
  it('asks no model where a phrase is clearly meant', async () => {
    expect(await choose('no-goal-found', 'secure the house', GOALS, rank)).toMatchObject({
      type: 'chosen',
      chosen: { name: 'night' },
    });
    expect(await server.chats()).toHaveLength(0);
  });

  it('chooses by the model’s scores else, and keeps all of them', async () => {
    await server.answers({
      text: JSON.stringify({
        rankings: [
          { name: 'away', score: 0.9 },
          { name: 'night', score: 0.3 },
        ],
      }),
    });
    expect(await choose('no-goal-found', 'we are off on holiday', GOALS, rank)).toMatchObject({
      type: 'chosen',
      chosen: { name: 'away' },
      score: 0.9,
      rankings: [
        { name: 'away', score: 0.9 },
        { name: 'night', score: 0.3 },
      ],
    });
  });

  it('X05 what a ranking took is charged to whoever asked, and what it may take is reserved before, dollars too', async () => {
    await server.answers({ text: JSON.stringify({ rankings: [{ name: 'away', score: 0.9 }] }) });
    const spent: Partial<Spend>[] = [];
    const on = { signal: new AbortController().signal, spent: (spend: Partial<Spend>) => spent.push(spend) };
    await choose('no-goal-found', 'we are off on holiday', GOALS, rank, { on });
    expect(spent).toMatchObject([{ tokens: expect.any(Number), usd: expect.any(Number) }]);
    expect(spent[0]?.usd).toBeLessThan(rank.price?.usd ?? 0);
    expect(spent[0]?.tokens).toBeLessThan(rank.price?.tokens ?? 0);
    // Ten thousand tokens that are read at a dollar a million, and eighteen hundred that are written at ten.
    expect(rank.price?.usd).toBeCloseTo(0.0282, 6);
    await choose('no-goal-found', 'secure the house', GOALS, rank, { on });
    expect(spent).toHaveLength(1);
  });

  it('B05 the cut-off holds for a model as for phrases', async () => {
    await server.answers({ text: JSON.stringify({ rankings: [{ name: 'away', score: 0.6 }] }) });
    expect(await choose('no-goal-found', 'hm', GOALS, rank)).toMatchObject({
      type: 'no-goal-found',
      rankings: [{ name: 'away', score: 0.6 }],
    });
  });

  it.each([
    ['invents a goal', { text: JSON.stringify({ rankings: [{ name: 'party', score: 1 }] }) }],
    ['gives no scores', { text: 'I would say away.' }],
    ['breaks', { status: 500, error: 'boom' }],
  ])('a model that %s leaves the phrases’ ranking', async (_name, answer) => {
    await server.answers(answer);
    expect(await choose('no-goal-found', 'we are off on holiday', GOALS, rank)).toMatchObject({
      type: 'no-goal-found',
      rankings: expect.arrayContaining([{ name: 'night', score: 0.2 }]),
    });
  });
});
