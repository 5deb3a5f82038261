import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import mqtt from 'mqtt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { releaseFor } from '../../src/store/sqlite.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub, until } from '../kit/hub.ts';

/** Programs start one after the other: a compiler, and a hub for each test that was written. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'hearth-new-'));
const modules = join(folder, 'node_modules');
/** What the package needs that is compiled or shared, and what the folder that was written needs to be built. */
const BESIDE = ['zod', releaseFor(process.versions.node), '@types/node', 'typescript'];

/**
 * Hearth as npm would install it, in a folder above those that are begun: the files that package.json names. That npm's archive holds
 * these, `npm run test:deep -- --npm 1` shows.
 */
beforeAll(() => {
  mkdirSync(join(modules, '@types'), { recursive: true });
  const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly files: readonly string[] };
  for (const name of ['package.json', ...files])
    cpSync(name, join(modules, 'hearth', name), { recursive: true });
  for (const name of BESIDE) symlinkSync(resolve('node_modules', name), join(modules, name), 'dir');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  readonly code: number;
  readonly out: string;
}

async function run(command: string, args: readonly string[], cwd = folder): Promise<Ran> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd });
    return { code: 0, out: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout + stderr };
  }
}

const hearth = (...args: string[]) => run(process.execPath, [join(modules, 'hearth/dist/main.js'), ...args]);

describe('hearth new', () => {
  it.each([
    ['service', 'coffee', 'Coffee'],
    ['agent', 'night-watch', 'Night watch'],
  ])('begins a %s "%s" whose code compiles and whose test passes', async (kind, name, title) => {
    const begun = await hearth('new', kind, name);
    expect(begun).toMatchObject({ code: 0, out: expect.stringContaining(`cd ${name}`) });
    const at = join(folder, name);
    expect(readdirSync(at).sort()).toEqual([
      '.gitignore',
      'README.md',
      'package.json',
      'src',
      'tsconfig.json',
    ]);
    const {
      name: called,
      dependencies,
      scripts,
    } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
    expect(called).toBe(name);
    expect(dependencies).toEqual({ hearth: `file:${join(modules, 'hearth')}` });
    expect(readFileSync(join(at, 'README.md'), 'utf8')).toMatch(new RegExp(`^# ${title}\n`));
    const test = await run('npm', ['test'], at);
    expect(test.code, test.out).toBe(0);
    expect(scripts.test).toContain('node --test');
    expect(test.out).toMatch(/^# pass 2$/m);
  });

  it('writes an underscore in a name as it is, and a space into its words; the code is that of any other name', async () => {
    expect(await hearth('new', 'agent', 'porch_guard')).toMatchObject({ code: 0 });
    for (const file of ['README.md', 'package.json', 'tsconfig.json', 'src/index.ts', 'src/index.test.ts']) {
      const [one, other] = ['porch_guard', 'night-watch'].map((name) =>
        readFileSync(join(folder, name, file), 'utf8'),
      );
      const renamed = one
        ?.replaceAll('porch_guard', 'night-watch')
        .replaceAll(/(P|p)orch guard/g, (_, first) => (first === 'P' ? 'Night watch' : 'night watch'));
      expect(renamed, file).toBe(other);
    }
  });

  it('writes nothing into a folder that holds anything, and says so', async () => {
    const at = join(folder, 'taken');
    mkdirSync(at);
    writeFileSync(join(at, 'diary.txt'), 'mine');
    expect(await hearth('new', 'service', 'taken')).toEqual({
      code: 1,
      out: expect.stringMatching(/taken is not empty[\s\S]*Nothing was written/),
    });
    expect(readdirSync(at)).toEqual(['diary.txt']);
    rmSync(at, { recursive: true });
  });

  it.each([
    ['service', 'light', 'is a name of Hearth itself'],
    ['agent', 'hearth', 'is a name of Hearth itself'],
    ['service', '../outside', 'cannot be the name'],
    ['service', 'Coffee', 'cannot be the name'],
    ['service', 'tea2', 'cannot be the name'],
    ['service', 'tea-', 'cannot be the name'],
    ['agent', 'a'.repeat(33), 'cannot be the name'],
    ['robot', 'coffee', 'There is no "robot" to begin'],
  ])('refuses %s "%s" before anything is written', async (kind, name, because) => {
    const before = readdirSync(folder);
    const { code, out } = await hearth('new', kind, name);
    expect([code, out]).toEqual([expect.any(Number), expect.stringContaining(because)]);
    expect(code).not.toBe(0);
    expect(readdirSync(folder)).toEqual(before);
    expect(existsSync(join(folder, '..', 'outside'))).toBe(false);
  });
});

describe('hearth service FOLDER', () => {
  it('H07 runs the service that was written there: a sentence reaches it, and the hub sees it come and go', async () => {
    const hub = await startTestHub();
    const machine = await mqtt.connectAsync(hub.brokerUrl);
    machine.on('message', (topic, payload) => {
      const { on } = JSON.parse(payload.toString()) as { readonly on: boolean };
      machine.publish(topic.replace(/set$/, 'state'), on ? 'on' : 'off');
    });
    await machine.subscribeAsync('coffee/set');
    const main = join(modules, 'hearth/dist/main.js');
    const data = join(folder, 'data');
    const options = ['service', './coffee', '--broker', hub.brokerUrl, '--data', data];
    const child = spawn(process.execPath, [main, ...options], { cwd: folder, stdio: 'ignore' });
    try {
      const isThere = () =>
        hub.doorway.services().find(({ service }) => service === 'coffee')?.online ?? false;
      await until(isThere, 'the service has come up', 30_000);
      const turn = await new HubOverHttp(hub.url).say('start the coffee');
      expect(turn.status, turn.reply ?? '').toBe('done');
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      await until(() => !isThere(), 'it has said goodbye');
    } finally {
      child.kill('SIGKILL');
      await machine.endAsync(true);
      await hub.stop();
    }
  });

  it.each([
    ['./nowhere', {}, 'is not there'],
    ['./bare', {}, 'has no index.js yet'],
    ['./broken', { 'index.js': 'export default {' }, 'cannot be loaded'],
    ['./empty', { 'index.js': 'export default { name: "tea" };' }, 'exports no service'],
    [
      './light',
      { 'index.js': 'export default { name: "light", open() {}, methods: {} };' },
      'is a name of Hearth itself',
    ],
  ])('tells what is wrong with %s, and joins no broker', async (path, files, because) => {
    if (path !== './nowhere') {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, 'package.json'), '{"type":"module"}');
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, path, name), text);
    const { code, out } = await hearth('service', path, '--broker', 'mqtt://127.0.0.1:1');
    expect([code, out]).toEqual([expect.any(Number), expect.stringContaining(because)]);
    expect(code).not.toBe(0);
  });
});
