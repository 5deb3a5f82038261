import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import {
  addUsage,
  estimatePrompt,
  estimateTokens,
  LlmConfig,
  type ModelUsage,
  openModel,
} from '../../src/llm/index.ts';
import { Limit } from '../../src/llm/limit.ts';
import { withoutThinking } from '../../src/llm/printed.ts';
import { TextGate } from '../../src/llm/text-gate.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { TOOLS, user } from './surroundings.ts';

describe('the place of a model', () => {
  const placeOf = (url: string, model = 'qwen3:1.7b') =>
    openModel(LlmConfig.parse({ provider: 'ollama', url, model }), { clock: systemClock, log: silentLogger })
      ?.place;

  it.each([
    'http://127.0.0.1:11434',
    'http://localhost:11434',
    'http://[::1]:11434',
    'http://192.168.1.20:11434',
    'http://10.0.0.5',
    'http://172.20.0.3:8080/v1',
    'http://[fd00::1]:11434',
    'http://desktop.local:11434',
    'http://nas.fritz.home.arpa',
    'http://ollama:11434',
  ])('%s is at home', (url) => {
    expect(placeOf(url)).toBe('local');
  });

  it.each([
    'https://ollama.com',
    'https://api.openai.com/v1',
    'http://172.32.0.1',
    'http://8.8.8.8',
    'http://[2001:db8::1]',
  ])('%s is elsewhere', (url) => {
    expect(placeOf(url)).toBe('remote');
  });

  it('is elsewhere also when a server at home only passes on', () => {
    expect(placeOf('http://127.0.0.1:11434', 'gpt-oss:120b-cloud')).toBe('remote');
    expect(placeOf('http://127.0.0.1:11434', 'kimi-k2:cloud')).toBe('remote');
  });
});

describe('the configuration of a model', () => {
  it('names none unless told', () => {
    const config = LlmConfig.parse({});
    expect(openModel(config, { clock: systemClock, log: silentLogger })).toBeUndefined();
  });

  it('opens without touching anything: nobody need answer', () => {
    const config = LlmConfig.parse({ provider: 'auto', url: 'http://127.0.0.1:9' });
    const model = openModel(config, { clock: systemClock, log: silentLogger });
    expect(model?.health()).toMatchObject({ state: 'untried', running: 0, waiting: 0 });
    expect(model?.traits).toEqual({ calls: 'schema', grammar: true, contextTokens: 4096 });
    model?.close();
  });

  it('says what an OpenAI-compatible server needs and was not given', () => {
    const { error } = LlmConfig.safeParse({ provider: 'openai' });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['url', 'model']);
  });

  it('knows of such a model what its name and its place tell', () => {
    const traitsOf = (url: string, model: string) =>
      openModel(LlmConfig.parse({ provider: 'openai', url, model }), {
        clock: systemClock,
        log: silentLogger,
      })?.traits;
    expect(traitsOf('http://127.0.0.1:8080', 'qwen3-1.7b-instruct')).toMatchObject({
      calls: 'schema',
      billions: 1.7,
    });
    expect(traitsOf('http://127.0.0.1:8080', 'Qwen3-30B-A3B')).toMatchObject({
      calls: 'tools',
      billions: 30,
    });
    expect(traitsOf('http://127.0.0.1:8080', 'local-model')?.calls).toBe('schema');
    expect(traitsOf('https://api.openai.com', 'gpt-5-mini')?.calls).toBe('tools');
  });
});

describe('text on its way to people', () => {
  const spoken = (pieces: readonly string[], holdsCalls: boolean): string => {
    let heard = '';
    const gate = new TextGate({ pass: (delta) => (heard += delta), holdsCalls });
    for (const piece of pieces) gate.push(piece);
    gate.end(withoutThinking(pieces.join('')).text);
    return heard;
  };

  it('comes as it is, whatever the pieces, and without the space around it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 8 })), fc.boolean(), (pieces, holdsCalls) => {
        fc.pre(!/<\/think/i.test(pieces.join('')));
        expect(spoken(pieces, holdsCalls)).toBe(withoutThinking(pieces.join('')).text);
      }),
      { numRuns: runs(80, 200) },
    );
  });

  it.each(['<tool_call>', '{"name": "light_set"}', '[{"name": "light_set"}]', '```json'])(
    'X11 holds back %s where tools were offered: it may be a call, which is for nobody to hear',
    (printed) => {
      const heard: string[] = [];
      const gate = new TextGate({ pass: (delta) => heard.push(delta), holdsCalls: true });
      for (const piece of ['I will ', printed, ' and more']) gate.push(piece);
      expect(heard).toEqual(['I will']);
    },
  );

  it('goes out at once as far as it is sure, and the rest when it is known', () => {
    const heard: string[] = [];
    const gate = new TextGate({ pass: (delta) => heard.push(delta), holdsCalls: true });
    for (const piece of [' ', 'Well, ', 'I will', ' {"name": "light_set"', '}']) gate.push(piece);
    expect(heard).toEqual(['Well,', ' I will']);
    gate.end('Well, I will');
    expect(heard).toEqual(['Well,', ' I will']);
  });
});

describe('the limit of a question', () => {
  const SIGNALS: readonly AbortSignal[] = [];

  it('is reached by a silence, counted anew from every sign of life', async () => {
    const clock = new ManualClock();
    const limit = new Limit(clock, 100_000, SIGNALS);
    await clock.advance(40_000);
    limit.listen(10_000);
    for (let sign = 0; sign < 4; sign++) {
      await clock.advance(9_000);
      limit.heard();
    }
    expect(limit.signal.aborted).toBe(false);
    await clock.advance(9_999);
    expect(limit.signal.aborted).toBe(false);
    await clock.advance(1);
    expect([limit.signal.aborted, limit.why]).toEqual([true, 'silence']);
  });

  it('is reached at its deadline however much is heard, and leaves no timer behind', async () => {
    const clock = new ManualClock();
    const limit = new Limit(clock, 25_000, SIGNALS);
    limit.listen(10_000);
    for (let sign = 0; sign < 5; sign++) {
      await clock.advance(5_000);
      limit.heard();
    }
    expect([limit.signal.aborted, limit.why]).toEqual([true, 'timeout']);
    limit.release();
    expect(clock.pending).toBe(0);
  });
});

describe('X05 sums of what chats took', () => {
  const usage = (usd?: number): ModelUsage => ({
    promptTokens: 10,
    completionTokens: 5,
    estimated: false,
    ms: 100,
    generationMs: 60,
    ...(usd === undefined ? {} : { usd }),
  });

  it('have a price when each of them has one, and none otherwise', () => {
    expect(addUsage(usage(0.5), usage(0.25))).toEqual({
      promptTokens: 20,
      completionTokens: 10,
      estimated: false,
      ms: 200,
      generationMs: 120,
      usd: 0.75,
    });
    expect('usd' in addUsage(usage(0.5), usage())).toBe(false);
    expect(addUsage(usage(1), { ...usage(1), estimated: true }).estimated).toBe(true);
  });

  it('are guessed from letters where nobody counts, rather high than low', () => {
    expect(estimateTokens('')).toBe(0);
    expect(estimateTokens('turn off the lights in the garage')).toBeGreaterThanOrEqual(7);
    const bare = estimatePrompt({ messages: user('hello') });
    expect(estimatePrompt({ messages: user('hello'), tools: TOOLS })).toBeGreaterThan(bare + 50);
  });
});
