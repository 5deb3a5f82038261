/**
 * One real model, not scripted: `npm run test:model -- --sentences 40`. Fetches a small model (400 MB, once), serves it over Ollama's
 * protocol from a process of its own, and says forty sentences that the ear leaves unread to a whole hub. A no answers every question, so
 * nothing may change in the house: what changes is a wrong effect, and one of those ends this with 1.
 *
 * `right`: words where words were wanted, or a proposal that fits the wish; `asked`: what the person was asked to agree to, right or not;
 * `nothing`: no answer of use. Never in CI.
 */
import { parseArgs } from 'node:util';
import type { TurnView } from '../../src/domain/index.ts';
import { Child } from '../kit/child.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub, type TestHub } from '../kit/hub.ts';
import { SENTENCES, type Spoken } from './sentences.ts';
import { fetchWeights } from './weights.ts';

const { values } = parseArgs({
  options: {
    sentences: { type: 'string', default: String(SENTENCES.length) },
    timeout: { type: 'string', default: '300' },
  },
});
const timeoutSeconds = Number(values.timeout);

const { folder, file } = await fetchWeights();
const server = new Child('test/model/server.mjs', [folder, file]);
const port = (await server.line((line) => line.startsWith('listening '))).split(' ')[1];
const hub = await startTestHub({
  config: {
    devices: { simulated: { latencyMs: 1, travelMs: 1 } },
    llm: {
      provider: 'ollama',
      url: `http://127.0.0.1:${port}`,
      model: 'tinyllama:1.1b',
      numCtx: 2048,
      numPredict: 256,
      timeoutSeconds,
    },
  },
});
const http = new HubOverHttp(hub.url);
const rows: Row[] = [];
try {
  for (const [index, spoken] of SENTENCES.slice(0, Number(values.sentences)).entries()) {
    const row = await tried(spoken, `talk-${index}`);
    rows.push(row);
    console.log(
      `${row.outcome.padEnd(8)} ${String(row.seconds).padStart(6)} s ${String(row.tokens).padStart(5)} tok  ${spoken.text}\n         → ${row.said}`,
    );
  }
} finally {
  await hub.stop();
  await server.kill();
}

const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
const mean = (values: readonly number[]) =>
  Math.round((values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)) * 10) / 10;
console.table([
  {
    sentences: rows.length,
    right: count('right'),
    asked: rows.filter((row) => row.asked).length,
    'asked wrongly': count('misfit'),
    nothing: count('nothing'),
    'wrong effects': count('wrong'),
    'seconds each': mean(rows.map((row) => row.seconds)),
    'tokens each': mean(rows.map((row) => row.tokens)),
  },
]);
process.exit(count('wrong') === 0 ? 0 : 1);

/** `misfit`: it asked to do what does not fit the wish. `ear`: no model was needed after all. */
type Outcome = 'right' | 'misfit' | 'nothing' | 'wrong' | 'ear';

interface Row {
  readonly outcome: Outcome;
  readonly asked: boolean;
  readonly seconds: number;
  readonly tokens: number;
  readonly said: string;
}

async function tried(spoken: Spoken, conversation: string): Promise<Row> {
  const before = world(hub);
  const began = performance.now();
  const answered = await http.say(spoken.text, {
    conversation,
    ...(spoken.area === undefined ? {} : { area: spoken.area }),
  });
  let turn: TurnView | undefined = await hub.doorway.settled(answered.turn, timeoutSeconds * 4_000);
  const questions = turn?.waits ?? [];
  for (const wait of questions)
    await http.post(`/v1/waits/${wait.id}`, { value: wait.options.includes('no') ? 'no' : 'never mind' });
  turn = await hub.doorway.settled(answered.turn, timeoutSeconds * 4_000);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const tokens = turn?.spent.tokens ?? 0;
  const said = (questions[0]?.prompt ?? turn?.reply ?? '').replace(/\s+/g, ' ').slice(0, 160);
  const row = { asked: questions.length > 0, seconds, tokens, said };
  if (world(hub) !== before) return { ...row, outcome: 'wrong' };
  if (tokens === 0) return { ...row, outcome: 'ear' };
  return { ...row, outcome: judged(spoken, questions[0]?.prompt, turn) };
}

function judged({ wish }: Spoken, question: string | undefined, turn: TurnView | undefined): Outcome {
  if (wish.type === 'words') {
    if (question !== undefined) return 'misfit';
    return turn?.status === 'done' && turn.groups.length === 0 ? 'right' : 'nothing';
  }
  const read = turn?.groups.flatMap((group) => group.actions).map((action) => action.call.service) ?? [];
  if (read.some((service) => wish.services.includes(service))) return 'right';
  if (question === undefined) return 'nothing';
  const words = question.toLowerCase();
  const fits = wish.services.some((service) => words.includes(NOUNS[service] ?? service));
  const aimed = wish.things === undefined || wish.things.some((thing) => words.includes(thing));
  if (!words.startsWith('shall i do this')) return 'right';
  return fits && aimed ? 'right' : 'misfit';
}

/** How the house's own questions speak of a service. */
const NOUNS: Readonly<Record<string, string>> = {
  climate: 'temperature',
  media: 'play',
  reminders: 'reminder',
  schedule: 'later',
};

/** Everything that can be changed, as one text. */
function world({ doorway }: TestHub): string {
  return JSON.stringify(
    doorway
      .devices()
      .filter((device) => !['sensor', 'binary_sensor'].includes(device.kind))
      .map((device) => [device.id, device.report?.state]),
  );
}
