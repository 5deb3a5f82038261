/**
 * One real model, not scripted: `npm run test:model -- [--sentences 40] [--only TEXT] [--threads N]`. Fetches a small model (400 MB, once),
 * serves it over Ollama's protocol from a process of its own, and says forty sentences that the ear leaves unread to a whole hub. Where it
 * asks whether it shall do something the answer is yes if that fits the wish, and no if it does not. Whatever changes in the house
 * beyond what was agreed to is a wrong effect, and one of those ends this with 1.
 *
 * `right`: the wish was done and seen after a yes, or read, or words came where words were wanted; `asked`: what the person was asked to
 * agree to, right or not; `asked wrongly`: what did not fit; `nothing`: no answer of use. Never in CI.
 */
import { parseArgs } from 'node:util';
import type { TurnView } from '../../src/domain/index.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub, type TestHub } from '../kit/hub.ts';
import { Child } from '../kit/programs/child.ts';
import { SENTENCES, type Spoken } from './sentences.ts';
import { fetchWeights } from './weights.ts';

const { values } = parseArgs({
  options: {
    sentences: { type: 'string', default: String(SENTENCES.length) },
    timeout: { type: 'string', default: '300' },
    only: { type: 'string' },
    threads: { type: 'string', default: '0' },
  },
});
const timeoutSeconds = Number(values.timeout);

/** How the house's own questions speak of a service. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  climate: ['temperature', 'set a mode'],
  media: ['play', 'volume', 'mute', 'speaker'],
  reminders: ['reminder'],
  schedule: ['later'],
};

const { folder, file } = await fetchWeights();
const server = new Child('test/model/server.mjs', [folder, file, values.threads]);
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
  const chosen = SENTENCES.filter(({ text }) => values.only === undefined || text.includes(values.only));
  for (const [index, spoken] of chosen.slice(0, Number(values.sentences)).entries()) {
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
  const waited = await hub.doorway.settled(answered.turn, timeoutSeconds * 4_000);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const question = waited?.waits[0];
  const agreed = question !== undefined && fits(spoken, question.prompt);
  let turn = waited;
  for (const wait of waited?.waits ?? []) {
    const no = wait.options.includes('no') ? 'no' : 'never mind';
    await http.post(`/v1/waits/${wait.id}`, { value: agreed && no === 'no' ? 'yes' : no });
    turn = await hub.doorway.settled(answered.turn, timeoutSeconds * 4_000);
  }
  // A service that asks for itself, such as a valve, is told no: the wish was understood, and that is all there is to see.
  for (const wait of turn?.waits ?? [])
    await http.post(`/v1/waits/${wait.id}`, { value: wait.options.includes('no') ? 'no' : 'never mind' });
  const tokens = turn?.spent.tokens ?? 0;
  const said = (question?.prompt ?? turn?.reply ?? '').replace(/\s+/g, ' ').slice(0, 160);
  const row = { asked: question !== undefined, seconds, tokens, said };
  const changed = Object.keys(before).filter((id) => world(hub)[id] !== before[id]);
  if (changed.some((id) => !agreed || !isNamed(id, question?.prompt))) return { ...row, outcome: 'wrong' };
  if (tokens === 0) return { ...row, outcome: 'ear' };
  return { ...row, outcome: judged(spoken, question?.prompt, agreed, turn) };
}

function judged(
  { wish }: Spoken,
  question: string | undefined,
  agreed: boolean,
  turn: TurnView | undefined,
): Outcome {
  if (wish.type === 'words') {
    if (question !== undefined) return 'misfit';
    const said = turn?.reply ?? '';
    const isAnswer = said !== '' && !/could not help|did nothing|no answer/i.test(said);
    return turn?.status === 'done' && turn.groups.length === 0 && isAnswer ? 'right' : 'nothing';
  }
  if (question !== undefined && !agreed) return 'misfit';
  const done = turn?.groups.flatMap((group) => group.actions) ?? [];
  const served = done.some(({ call, status }) => status === 'done' && wish.services.includes(call.service));
  return served ? 'right' : 'nothing';
}

/** Whether what the person is asked to agree to is a service that would do, at a thing that is meant. */
function fits({ wish }: Spoken, prompt: string): boolean {
  const words = prompt.toLowerCase();
  if (wish.type === 'words' || !words.startsWith('shall i do this')) return false;
  const serves = wish.services.some((service) =>
    (NOUNS[service] ?? [service]).some((noun) => words.includes(noun)),
  );
  const aims = wish.things === undefined || wish.things.some((thing) => words.includes(thing));
  const opposite = wish.not?.some((word) => words.includes(word)) === true;
  return serves && aims && !opposite;
}

/** The devices that can be changed, and how they stand. */
function world({ doorway }: TestHub): Readonly<Record<string, string>> {
  return Object.fromEntries(
    doorway
      .devices()
      .filter((device) => !['sensor', 'binary_sensor'].includes(device.kind))
      .map((device) => [device.id, JSON.stringify(device.report?.state)]),
  );
}

/** Whether the question named the device, or the room that it stands in as a whole. */
function isNamed(id: string, prompt = ''): boolean {
  const device = hub.doorway.devices().find((one) => one.id === id);
  const words = prompt.toLowerCase();
  return [device?.name, `kind in ${device?.area}`].some(
    (name) => name !== undefined && words.includes(name.toLowerCase()),
  );
}
