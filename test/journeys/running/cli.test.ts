import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import mqtt from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

/** The command as people run it: `node dist/main.js`, a process of its own for each. */
const ROOT = join(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'dist/main.js');

interface Ran {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

let folder: string;
let hub: Hub;

/** Nothing of the surroundings' own settings, so that the test is the same everywhere. */
function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('HEARTH_'));
  return { ...Object.fromEntries(own), ...more };
}

function hearth(args: readonly string[], env: Record<string, string> = {}, input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [MAIN, ...args],
      { cwd: folder, env: environment(env), timeout: 60_000 },
      (error, out, err) =>
        resolve({ exit: error === null ? 0 : ((error.code as unknown as number) ?? null), out, err }),
    );
    child.stdin?.end(input);
  });
}

/** `hearth up` on free ports with a folder of its own. */
class Hub {
  readonly data: string;
  readonly #process: ChildProcess;
  url = '';
  broker = '';
  err = '';

  private constructor(data: string) {
    this.data = data;
    this.#process = spawn(process.execPath, [MAIN, 'up', '--json', '--data', data], {
      cwd: folder,
      env: environment({ HEARTH_HTTP_PORT: '0', HEARTH_HTTP_HOST: '127.0.0.1', HEARTH_BUS_PORT: '0' }),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#process.stderr?.on('data', (text) => {
      this.err += text;
      this.broker ||= /"host":"127\.0\.0\.1","port":(\d+)[^\n]*the broker listens/.exec(this.err)?.[1] ?? '';
    });
  }

  static async up(data: string): Promise<Hub> {
    const hub = new Hub(data);
    const lines = createInterface({ input: hub.#process.stdout! });
    const first = await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      hub.#process.once('exit', (code) => reject(new Error(`hearth up ended with ${code}: ${hub.err}`)));
    });
    hub.url = (JSON.parse(first) as { url: string }).url;
    return hub;
  }

  /** Runs a command against this hub. */
  run(...args: string[]): Promise<Ran> {
    return hearth([...args, '--data', this.data], { HEARTH_URL: this.url });
  }

  get token(): string {
    return readFileSync(join(this.data, 'command-line.token'), 'utf8').trim();
  }

  /** Resolves with exit code and milliseconds. */
  async end(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly ms: number }> {
    const startedAt = performance.now();
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const gone = new Promise((resolve) => this.#process.once('exit', resolve));
      this.#process.kill(signal);
      await gone;
    }
    return { code: this.#process.exitCode, ms: performance.now() - startedAt };
  }
}

beforeAll(async () => {
  if (!existsSync(MAIN)) execFileSync(process.execPath, ['build.mjs'], { cwd: ROOT, stdio: 'ignore' });
  folder = mkdtempSync(join(tmpdir(), 'hearth-command-'));
  hub = await Hub.up(join(folder, 'data'));
});
afterAll(async () => {
  await hub.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('H37 hearth beside a running hub', () => {
  it('say: does it, prints the answer, exit 0', async () => {
    const said = await hub.run('say', 'turn', 'off', 'the', 'garage', 'light');
    expect(said).toMatchObject({ exit: 0, err: '' });
    expect(said.out).toContain('garage light is off');
    const json = JSON.parse((await hub.run('say', 'turn on the garage light', '--json')).out) as object;
    expect(json).toMatchObject({ status: 'done', reply: expect.stringContaining('garage light is on') });
  });

  it('say: what is not understood is named, exit 1', async () => {
    const said = await hub.run('say', 'frobnicate the garage light');
    expect(said.exit).toBe(1);
    expect(said.out).toContain("didn't understand");
  });

  it('services, devices, reminders, calendar, processes: as tables, and as JSON', async () => {
    expect((await hub.run('say', 'remind me tomorrow at nine to water the plants')).exit).toBe(0);
    const expected: Record<string, RegExp> = {
      services: /light +main +online/,
      devices: /Garage Light +garage +light +on/,
      reminders: /water the plants/,
      calendar: /No events\./,
      processes: /COMPLETED +group/,
    };
    const tables = await Promise.all(Object.keys(expected).map((command) => hub.run(command)));
    for (const [index, row] of Object.values(expected).entries())
      expect(tables[index]).toMatchObject({ exit: 0, err: '', out: expect.stringMatching(row) });
    const json = await hub.run('processes', '--json');
    expect(JSON.parse(json.out)).toMatchObject({ processes: expect.any(Array) });
  });

  it('call: result with 0, wrong params with 2 and every path, a risky one with 3 and nothing done', async () => {
    const got = await hub.run('call', 'light.get', '{"target":{"name":"Garage Light"}}', '--json');
    expect(got.exit).toBe(0);
    expect(JSON.parse(got.out)).toMatchObject({ result: expect.anything() });
    const wrong = await hub.run(
      'call',
      'light.set',
      '{"target":{"name":"Garage Light"},"brightness":400,"x":1}',
    );
    expect(wrong.exit).toBe(2);
    expect(wrong.err).toMatch(/\/brightness/);
    expect(wrong.err).toMatch(/\/x/);
    const broken = await hub.run('call', 'light.set', '{"target":');
    expect(broken).toMatchObject({ exit: 2, out: '' });
    const risky = ['email.send', '{"to":["pat@example.org"],"body":"x"}'];
    const asked = await hub.run('call', ...risky);
    expect(asked).toMatchObject({
      exit: 3,
      err: expect.stringMatching(/Not done\. .*pat@example\.org.*\n.*--yes/),
    });
    expect(JSON.parse((await hub.run('call', 'email.mailbox', '--json')).out)).toEqual({
      result: { mails: [] },
    });
    expect((await hub.run('call', ...risky, '--yes')).exit).toBe(0);
  });

  it('backup while it runs; restore is refused while it runs, and done into an empty folder', async () => {
    const file = join(folder, 'backup.db');
    expect(await hub.run('backup', file)).toMatchObject({ exit: 0, out: `Backed up to ${file}.\n` });
    expect(await hub.run('restore', file)).toMatchObject({
      exit: 1,
      err: expect.stringMatching(/A hub is running on the memory in .*\sStop it first/),
    });
    const other = join(folder, 'restored');
    expect(await hearth(['restore', file, '--data', other])).toMatchObject({
      exit: 0,
      out: `Restored ${file}.\n`,
    });
    const second = await Hub.up(other);
    try {
      expect((await second.run('reminders')).out).toContain('water the plants');
      expect((await second.run('say', 'turn off the garage light')).exit).toBe(0);
    } finally {
      await second.end('SIGKILL');
    }
  });

  it('restore mends a memory that is damaged, and keeps the damaged file', async () => {
    const data = join(folder, 'damaged');
    expect((await hearth(['restore', join(folder, 'backup.db'), '--data', data])).exit).toBe(0);
    writeFileSync(join(data, 'hearth.db'), 'not a database any more '.repeat(500));
    const sick = await hearth(['doctor', '--data', data], { HEARTH_HTTP_PORT: '0' });
    expect(sick).toMatchObject({ exit: 1, out: expect.stringContaining('hearth restore FILE') });
    const mended = await hearth(['restore', join(folder, 'backup.db'), '--data', data]);
    expect(mended).toMatchObject({ exit: 0, out: expect.stringContaining('hearth.db.before-restore') });
    expect(readFileSync(join(data, 'hearth.db.before-restore'), 'utf8')).toContain('not a database any more');
    expect((await hearth(['doctor', '--data', data], { HEARTH_HTTP_PORT: '0' })).exit).toBe(0);
  });

  it('doctor: 0 where all is well, 1 with what to do where not', async () => {
    const port = new URL(hub.url).port;
    const well = await hearth(['doctor', '--data', hub.data], { HEARTH_HTTP_PORT: port });
    expect(well).toMatchObject({ exit: 0, out: expect.stringContaining(`a hub answers on port ${port}`) });
    const ill = await hearth(['doctor', '--json', '--data', hub.data], {
      HEARTH_BUS_URL: 'mqtt://127.0.0.1:9',
      HEARTH_HTTP_PORT: '0',
    });
    expect(ill.exit).toBe(1);
    expect(JSON.parse(ill.out)).toMatchObject({
      ok: false,
      findings: expect.arrayContaining([
        { what: 'the broker 127.0.0.1:9 does not answer', ok: false, hint: expect.any(String) },
      ]),
    });
  });
});

describe('H37 hearth by itself', () => {
  it('demo: says the founding sentence to a throw-away house, and exits 0', async () => {
    const demo = await hearth(['demo']);
    expect(demo).toMatchObject({ exit: 0, err: '' });
    expect(demo.out).toContain('take out the trash');
  });

  it('understand: reads lines from standard input', async () => {
    const home = join(ROOT, 'test/fixtures/home-1.json');
    const line = `${JSON.stringify({ id: 'a', text: 'turn off all the lights' })}\n`;
    const read = await hearth(['understand', '--home', home], {}, line);
    expect(read.exit).toBe(0);
    expect(JSON.parse(read.out)).toMatchObject({
      id: 'a',
      groups: [[{ service: 'light', method: 'turn_off' }]],
    });
  });

  it('ends with 2 for a wrong usage, and with 4 when no hub is there, both with what to do', async () => {
    const usage = await Promise.all([
      hearth([]),
      hearth(['divices']),
      hearth(['say']),
      hearth(['say', 'x', '--wait', 'soon']),
    ]);
    expect(usage.map(({ exit }) => exit)).toEqual([2, 2, 2, 2]);
    expect(usage[1]?.err).toContain('Did you mean devices?');
    const down = { HEARTH_URL: 'http://127.0.0.1:9' };
    const lost = await Promise.all([hearth(['say', 'hello'], down), hearth(['devices', '--json'], down)]);
    expect(lost.map(({ exit }) => exit)).toEqual([4, 4]);
    expect(lost[0]?.err).toContain('Start it with "npm start"');
    expect(JSON.parse(lost[1]?.out ?? '')).toMatchObject({
      error: { code: 'unreachable', hint: expect.any(String) },
    });
  });

  it('H47 up with a faulty configuration tells every fault by path and ends with 2', async () => {
    const file = join(folder, 'broken.yaml');
    writeFileSync(
      file,
      'bus: { keepaliveSeconds: 3 }\nhttp: { prt: 80 }\nhome: { timezone: Europe/Lodnon }\nservices: { elsewhere: [lihgt] }\n',
    );
    const data = join(folder, 'never');
    const ran = await hearth(['up', '--config', file, '--data', data], { HEARTH_LLM_PROVIDER: 'olama' });
    expect(ran).toMatchObject({ exit: 2, out: '' });
    for (const fault of [
      /bus\.keepaliveSeconds .*too small.*line 1/,
      /http\.prt .*no setting.*Did you mean http\.port\?.*line 2/,
      /home\.timezone .*Did you mean Europe\/London\?.*line 3/,
      /services\.elsewhere\[0\] .*Did you mean light\?.*line 4/,
      /llm\.provider .*Did you mean ollama\?.*HEARTH_LLM_PROVIDER/,
    ])
      expect(ran.err).toMatch(fault);
    expect(existsSync(data)).toBe(false);
    const json = await hearth(['up', '--json', '--config', file, '--data', data]);
    expect(json.exit).toBe(2);
    expect((JSON.parse(json.out) as { error: { errors: unknown[] } }).error.errors).toHaveLength(4);
  });

  it('up on a port that is taken says so, and ends with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const ran = await hearth(['up', '--data', join(folder, 'taken')], {
      HEARTH_HTTP_HOST: '127.0.0.1',
      HEARTH_HTTP_PORT: String(port),
      HEARTH_BUS_PORT: '0',
      HEARTH_LOG_LEVEL: 'silent',
    });
    other.close();
    expect(ran).toMatchObject({
      exit: 1,
      err: expect.stringMatching(new RegExp(`${port} is taken\\n.*HEARTH_HTTP_PORT`)),
    });
  });
});

describe('H46 stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends a hub that is being listened to within five seconds, with 0',
    async (signal) => {
      const own = await Hub.up(join(folder, `stop-${signal}`));
      const socket = new WebSocket(`${own.url.replace('http', 'ws')}/ws?token=${own.token}`);
      await new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = reject;
      });
      const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${own.broker}`, { reconnectPeriod: 0 });
      client.on('error', () => {});
      const asked = await own.run(
        'say',
        'send an email to pat@example.org saying the parcel is here',
        '--json',
      );
      const { turn, status } = JSON.parse(asked.out) as { turn: string; status: string };
      expect(status).toBe('waiting');
      const events = await fetch(`${own.url}/v1/turns/${turn}/events`, {
        headers: { authorization: `Bearer ${own.token}` },
      });
      const { code, ms } = await own.end(signal);
      expect(code).toBe(0);
      expect(ms).toBeLessThan(5_000);
      await events.text().catch(() => {});
      client.end(true);
    },
  );

  it('what was said just before is remembered by the hub that comes after', async () => {
    const data = join(folder, 'again');
    const first = await Hub.up(data);
    expect((await first.run('say', 'remind me tomorrow at nine to feed the cat')).exit).toBe(0);
    const { code, ms } = await first.end('SIGTERM');
    expect(code).toBe(0);
    expect(ms).toBeLessThan(5_000);
    const second = await Hub.up(data);
    expect((await second.run('reminders')).out).toContain('feed the cat');
    await second.end('SIGKILL');
  });
});
