import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backupSets } from '../../../src/app/backup/sets.ts';
import { inspect, Store } from '../../../src/store/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { freePort, OWNER_TOKEN, until } from '../../kit/hub.ts';
import { bundle, Child } from '../../kit/programs/child.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'dist/main.js');
/** What systemd and Docker are told, and the machine is busy. */
const LIMIT_MS = 5_000;

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(() => {
  if (!existsSync(MAIN)) execFileSync(process.execPath, ['build.mjs'], { cwd: ROOT, stdio: 'ignore' });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-stop-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

/** `hearth up` as people run it, on one data folder. */
async function up(config: object) {
  const file = join(folder, 'hearth.json');
  writeFileSync(file, JSON.stringify({ http: { port: 0, host: '127.0.0.1' }, ...config }));
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('HEARTH_'));
  const data = join(folder, 'data');
  const child = spawn(process.execPath, [MAIN, 'up', '--json', '--config', file, '--data', data], {
    cwd: folder,
    env: { ...Object.fromEntries(own), HEARTH_OWNER_TOKEN: OWNER_TOKEN, HEARTH_LOG_LEVEL: 'silent' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  const lines = createInterface({ input: child.stdout });
  const [first] = (await Promise.race([
    new Promise((resolve) => lines.once('line', (line) => resolve([line]))),
    new Promise((_, reject) => child.once('exit', (code) => reject(new Error(`it ended with ${code}`)))),
  ])) as [string];
  const { url } = JSON.parse(first) as { url: string };
  const stop = async () => {
    const startedAt = performance.now();
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const code = await gone;
    return { code, ms: performance.now() - startedAt };
  };
  return { http: new HubOverHttp(url), stop };
}

const turns = async (http: HubOverHttp) =>
  (
    await http.get<{
      turns: readonly { text: string; status: string; reply: string; endedAt: string | null }[];
    }>('/v1/turns')
  ).turns;

describe('H46 stopping in any state ends in good order within five seconds, and nothing is lost', () => {
  it('H46 in the midst of a command: the hub that comes after carries it to its end', async () => {
    const lamp = { devices: { simulated: { latencyMs: 60_000 } }, bus: { port: 0 } };
    const first = await up(lamp);
    await first.http.post('/v1/messages', { text: 'turn off the garage light' }, { prefer: 'respond-async' });
    await until(async () => (await turns(first.http))[0]?.endedAt === null, 'it works on it');
    const { code, ms } = await first.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(LIMIT_MS);
    const second = await up({ ...lamp, devices: { simulated: { latencyMs: 1 } } });
    const ended = await until(
      async () => (await turns(second.http)).find(({ endedAt }) => endedAt !== null),
      'it is over',
    );
    expect(ended).toMatchObject({ text: 'turn off the garage light', status: 'done' });
    expect(await turns(second.http)).toHaveLength(1);
    await second.stop();
  });

  it('H46 while a model that was asked says nothing: what was said is still known, and is dealt with anew', async () => {
    let asked = 0;
    const model = createServer((request, response) => {
      if (request.url?.endsWith('/chat')) asked += 1;
      else response.end(JSON.stringify({ models: [{ name: 'hangs:latest', model: 'hangs:latest' }] }));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => model.once('listening', resolve));
    const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}`;
    const llm = { provider: 'ollama', url, model: 'hangs:latest', silenceSeconds: 20 };
    const first = await up({ llm, bus: { port: 0 } });
    const text = 'write me a poem about the garage';
    await first.http.post('/v1/messages', { text }, { prefer: 'respond-async' });
    await until(() => asked > 0, 'the model was asked');
    const { code, ms } = await first.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(LIMIT_MS);
    model.closeAllConnections();
    await new Promise((resolve) => model.close(resolve));
    const second = await up({ llm, bus: { port: 0 } });
    const [turn] = await turns(second.http);
    expect(turn?.text).toBe(text);
    await until(async () => (await turns(second.http))[0]?.endedAt !== null, 'it is over');
    expect((await turns(second.http))[0]?.reply).not.toMatch(/taken back|cancelled/);
    await second.stop();
  });

  it('H46 while its broker is away and is dialled again and again', async () => {
    const hub = await up({ bus: { url: `mqtt://127.0.0.1:${await freePort()}` } });
    expect((await hub.http.ask('/readyz')).status).toBe(503);
    const { code, ms } = await hub.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(LIMIT_MS);
  });

  it('H46 while its memory is copied: the memory is whole, and no half of a copy is offered', async () => {
    const data = join(folder, 'data');
    const program = await bundle(resolve('test/journeys/running/stopping-child.ts'));
    const fill = new Store({ path: join(data, 'hearth.db') });
    fill.migrate('past', ['CREATE TABLE past (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT']);
    fill.transaction(() => {
      for (let row = 0; row < 10_000; row++) fill.put('past', { id: null, text: 'x'.repeat(900) });
    });
    fill.close();
    const child = new Child(program, [data]);
    await child.line((line) => line.startsWith('http'));
    child.write('copy');
    await until(() => existsSync(join(data, 'backups', 'draft.db')), 'it copies');
    const startedAt = performance.now();
    expect(await child.stop()).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
    for (const { files } of backupSets(data))
      expect((await inspect(files.memory ?? '')).faults, 'a copy that is offered is whole').toEqual([]);
    const memory = new Store({ path: join(data, 'hearth.db') });
    expect(memory.check()).toEqual([]);
    expect(memory.one('SELECT count(*) AS n FROM past')).toEqual({ n: 10_000 });
    memory.close();
  });
});
