import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mqtt from 'mqtt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TurnView } from '../../src/domain/index.ts';
import { freePort } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';

/** A doorbell in another language: it rings once per call it hears, remembers nothing, and answers only when told to. */
async function openDoorbell(url: string) {
  const client = mqtt.connect(url, { reconnectPeriod: 50, protocolVersion: 4, clientId: 'doorbell' });
  client.on('error', () => {});
  const bell = { rings: 0, onRing: () => {}, close: () => client.endAsync(true) };
  const manifest = {
    manifest: 1,
    service: 'doorbell',
    instance: 'main',
    title: 'Doorbell',
    version: '1',
    methods: { ring: { description: 'Rings', params: { type: 'object', properties: {} }, effect: 'once' } },
  };
  client.on('message', () => {
    bell.rings += 1;
    bell.onRing();
  });
  client.on('connect', () => {
    client.subscribe('hearth/v1/svc/doorbell/main/call/+', { qos: 1 });
    client.publish('hearth/v1/svc/doorbell/main/manifest', JSON.stringify(manifest), {
      retain: true,
      qos: 1,
    });
  });
  return bell;
}

let data: string;
let bell: Awaited<ReturnType<typeof openDoorbell>>;
let start: () => Child;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'hearth-doubt-'));
  const port = await freePort();
  const file = await bundle(new URL('./doubt-child.ts', import.meta.url).pathname);
  start = () =>
    new Child(file, [JSON.stringify({ data, config: { bus: { port }, devices: { simulated: false } } })]);
  bell = await openDoorbell(`mqtt://127.0.0.1:${port}`);
});
afterEach(async () => {
  await bell.close();
  rmSync(data, { recursive: true, force: true });
});

const turns = (child: Child) =>
  child.lines
    .filter((line) => line.includes('"type":"turn"'))
    .map((line) => (JSON.parse(line) as { turn: TurnView }).turn);

describe('X03 a call with an effect of its own is cut off by kill -9', () => {
  it.each([
    ['yes', 'done', 'I take your word for “doorbell.ring”'],
    ['skip', 'done', 'I left out'],
  ])(
    'is not repeated behind anybody’s back: the person is asked, and “%s” is taken at its word',
    async (answer, status, words) => {
      const first = start();
      await new Promise<void>((resolve) => {
        bell.onRing = resolve;
      });
      await first.kill();

      const second = start();
      await second.line((line) => line.includes('"type":"turn"'));
      const [waiting] = turns(second);
      expect(waiting?.status).toBe('waiting');
      expect(waiting?.waits[0]?.options).toEqual(['yes', 'no', 'skip']);
      expect(waiting?.waits[0]?.prompt).toContain('cut off while doing “doorbell.ring”');
      expect(bell.rings).toBe(1);

      second.write(answer);
      await second.line((line) => line.includes('"endedAt":"'));
      const ended = turns(second).at(-1);
      expect(ended?.status).toBe(status);
      expect(ended?.reply).toContain(words);
      expect(bell.rings).toBe(1);
      await second.kill();
    },
  );
});
