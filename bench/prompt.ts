/**
 * How much of a house does a language model get to read, and what does the hub add to the time it takes?
 *
 * The hub runs in this process with a simulated home of 10 to 3,000 devices; the model answers at once, from this process too, so that
 * its own work counts as the hub's. What a chat adds is a turn with chats less one that the ear does without any, by their number. Tokens are guessed from letters as the hub does it where a server tells none; a BPE vocabulary of a
 * current model gives about as many for this kind of text (docs/models.md).
 * `node dist/bench/prompt.js [--json] [--rounds N]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SimulatedDevice } from '../devices/simulated/index.ts';
import { startHub } from '../src/app/hub.ts';
import { silentLogger } from '../src/base/index.ts';
import { parseConfig } from '../src/config/index.ts';
import type { DeviceKind } from '../src/domain/index.ts';
import { estimatePrompt } from '../src/llm/index.ts';
import { QuickModel } from './kit/quick-model.ts';
import { report, spread } from './kit/report.ts';

const ROUNDS = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 30;
const SIZES = [10, 100, 1_000, 3_000];
const TOKEN = 'bench-token-bench-token-bench-token';

/** Sentences that the ear leaves to a model, some with names, some without. */
const SENTENCES = [
  "it's too dark in here to read",
  'make the study cosy for the evening',
  'it is freezing in room 3, do something about it',
  'something is off with lamp 7, have a look at it',
  'I would love some fresh air around the blind of room 1',
];

/** What the ear answers by itself: a turn without a model. */
const PLAIN = 'is lamp 3 on';

const prompts: Record<string, string | number>[] = [];
const overhead: Record<string, string | number>[] = [];
for (const size of SIZES) await measure(size);
report({
  bench: 'prompt',
  question:
    'Tokens of each prompt by the size of the house, and milliseconds the hub adds around a model that answers at once',
  rows: [...prompts, ...overhead],
});

async function measure(size: number): Promise<void> {
  const model = new QuickModel({
    'Decide who answers': { content: JSON.stringify({ route_to_orchestrator: true, reason: 'a wish' }) },
    'Split what is left': {
      content: JSON.stringify({
        decisions: [
          { worker_type: 'HOUSE', task_description: 'see to it', parameters: {}, success_criteria: 'done' },
        ],
      }),
    },
    'Choose the calls': { content: 'There is nothing here that I could use for it.' },
  });
  const url = await model.start();
  const data = mkdtempSync(join(tmpdir(), 'hearth-bench-prompt-'));
  const parsed = parseConfig({
    yaml: JSON.stringify({
      data,
      bus: { port: 0 },
      http: { host: '127.0.0.1', port: 0 },
      devices: { simulated: { latencyMs: 0 } },
      llm: { provider: 'ollama', url, model: 'quick' },
    }),
    env: {},
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const hub = await startHub({
    config: parsed.config,
    log: silentLogger,
    version: 'bench',
    ownerToken: TOKEN,
    simulatedHome: home(size),
  });
  try {
    const turns: number[] = [];
    const plain: number[] = [];
    const chatsOf: number[] = [];
    const say = async (text: string, conversation: string): Promise<number> => {
      const began = performance.now();
      const { turn } = await hub.doorway.receive({
        channel: 'http',
        conversation,
        text,
        person: 'owner',
        area: 'room 2',
      });
      await hub.doorway.settled(turn, 20_000);
      return performance.now() - began;
    };
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, text] of SENTENCES.entries()) {
        const before = model.heard.length;
        const ms = await say(text, `talk-${round}-${at}`);
        const chats = model.heard.length - before;
        if (chats === 0) throw new Error(`no model was asked about “${text}”`);
        const without = await say(PLAIN, `plain-${round}-${at}`);
        if (model.heard.length > before + chats) throw new Error(`a model was asked about “${PLAIN}”`);
        if (round <= 2) continue;
        turns.push(ms);
        plain.push(without);
        chatsOf.push(chats);
      }
    }
    for (const role of new Set(model.heard.map((heard) => heard.role))) {
      const tokens = model.heard
        .filter((heard) => heard.role === role)
        .map(({ body }) => estimatePrompt(body as unknown as Parameters<typeof estimatePrompt>[0]));
      prompts.push({ what: 'tokens', devices: size, role, ...spread(tokens) });
    }
    const base = [...plain].sort((one, other) => one - other)[plain.length >> 1] ?? 0;
    const added = turns.map((ms, at) => (ms - base) / (chatsOf[at] ?? 1));
    overhead.push(
      { what: 'ms a turn without a model', devices: size, role: 'all', ...spread(plain) },
      { what: 'ms a turn with a model', devices: size, role: 'all', ...spread(turns) },
      { what: 'ms a chat adds', devices: size, role: 'all', ...spread(added) },
    );
  } finally {
    await hub.close();
    await model.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Rooms of ten things each: six lamps, and one of each other kind. */
function home(size: number): readonly SimulatedDevice[] {
  const kinds: readonly DeviceKind[] = [
    'light',
    'light',
    'light',
    'light',
    'light',
    'light',
    'climate',
    'cover',
    'media',
    'lock',
  ];
  const nouns: Partial<Record<DeviceKind, string>> = {
    light: 'Lamp',
    climate: 'Radiator',
    cover: 'Blind',
    media: 'Speaker',
    lock: 'Door',
  };
  return Array.from({ length: size }, (_, at): SimulatedDevice => {
    const kind = kinds[at % kinds.length] ?? 'light';
    return {
      device: {
        id: `d${at}`,
        kind,
        name: `${nouns[kind]} ${at}`,
        aliases: [],
        area: `room ${Math.floor(at / 10) + 1}`,
        floor: null,
        groups: [],
        capabilities: kind === 'light' ? { brightness: true } : {},
      },
      state: {},
    };
  });
}
