import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HubOverHttp } from '../kit/house.ts';
import { freePort, OWNER_TOKEN, until } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { connect, ERAS, MODERN, type Mode, overHttp, type Person, read, use, yes } from './kit.ts';

// Each client starts a program, and some tests a hub as well.
vi.setConfig({ testTimeout: 60_000 });

const MAIN = join(import.meta.dirname, '../../dist/main.js');
const DOOR = { target: { name: 'Front Door' } };

let program: string;
beforeAll(async () => {
  if (!existsSync(MAIN)) throw new Error('dist/main.js is not there: npm run build');
  program = await bundle(join(import.meta.dirname, 'hub-child.ts'));
  data = mkdtempSync(join(tmpdir(), 'hearth-mcp-'));
  url = `http://127.0.0.1:${await freePort()}`;
  await startHub();
});
afterAll(async () => {
  await hub.kill();
  rmSync(data, { recursive: true, force: true });
});

let data: string;
let url: string;
let hub: Child;
const clients: Client[] = [];
async function startHub(): Promise<void> {
  hub = new Child(program, [data, new URL(url).port]);
  await hub.line((line) => line === 'up');
}

afterEach(async () => {
  for (const client of clients.splice(0)) await client.close().catch(() => {});
});

async function overStdio(mode: Mode, options: { token?: string; person?: Person; args?: string[] } = {}) {
  const { token = OWNER_TOKEN, person, args = [] } = options;
  const transport = new StdioClientTransport({
    ...{ command: process.execPath, args: [MAIN, 'mcp', ...args], cwd: data },
    ...{ env: { HEARTH_URL: url, HEARTH_TOKEN: token }, stderr: 'pipe' as const },
  });
  const client = await connect(transport, mode, person);
  clients.push(client);
  return client;
}

const lastTurn = async () => {
  const { turns } = await new HubOverHttp(url).get<{ turns: { status: string; text: string }[] }>(
    '/v1/turns',
  );
  return turns[0]!;
};

const isLocked = async () => {
  const { devices } = await new HubOverHttp(url).get<{
    devices: { id: string; report: { state: Record<string, unknown> } }[];
  }>('/v1/devices');
  return devices.find(({ id }) => id === 'lock.front_door')?.report.state['locked'];
};

describe.each(ERAS)('H38 hearth mcp for the official client of $era', ({ mode, era }) => {
  it('offers what the hub offers, and hands on what is said, called, read and asked', async () => {
    const questions: string[] = [];
    const client = await overStdio(mode, {
      person: (message) => {
        questions.push(message);
        return yes();
      },
    });
    expect(client.getServerVersion()).toMatchObject({ name: 'hearth', title: 'Home' });
    const direct = await overHttp(url, { mode });
    clients.push(direct);
    expect((await client.listTools()).tools).toEqual((await direct.listTools()).tools);
    expect((await client.listResources()).resources).toEqual((await direct.listResources()).resources);
    expect((await client.listPrompts()).prompts).toEqual((await direct.listPrompts()).prompts);

    const said = await use(client, 'say', { text: 'is the garage light on?' });
    expect(said.text).toMatch(/\bon\b/);
    expect(said.structured['status']).toBe('done');
    expect(await read(client, `hearth://turns/${said.structured['turn']}`)).toMatchObject({ status: 'done' });
    await expect(read(client, 'hearth://küche')).rejects.toThrow(/nothing at this address/);
    expect((await use(client, 'light_set', { brightness: 400 })).text).toMatch(/\/target is missing/);

    // The person of either era is asked here, because this connection stays.
    expect((await use(client, 'lock_unlock', DOOR)).isError).toBe(false);
    expect(await isLocked()).toBe(false);
    await use(client, 'lock_lock', DOOR);
    expect((await use(client, 'say', { text: 'unlock the front door' })).structured['status']).toBe('done');
    expect(await isLocked()).toBe(false);
    expect(questions).toEqual(['Unlock the front door?', 'Unlock the front door?']);
  });

  it('leaves a door locked after a no, and after no answer', async () => {
    const answers = [
      { action: 'accept', content: { answer: 'no' } },
      { action: 'decline' },
      { action: 'cancel' },
    ] as const;
    let at = 0;
    await new HubOverHttp(url).post('/v1/services/lock/lock', DOOR);
    const client = await overStdio(mode, { person: () => answers[at++ % 3]! });
    for (const _ of answers)
      expect(await use(client, 'lock_unlock', DOOR)).toMatchObject({
        ...{ isError: true, text: 'The person did not say yes. Nothing was done.' },
      });
    expect(await isLocked()).toBe(true);
  });

  it('has the token of a guest see and do what a guest may', async () => {
    const made = await new HubOverHttp(url).post('/v1/tokens', {
      ...{ name: `visitor ${era}`, role: 'guest' },
    });
    const { secret } = (await made.json()) as { secret: string };
    const client = await overStdio(mode, { token: secret });
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('timer_start');
    expect(names).not.toContain('lock_unlock');
    expect(await use(client, 'lock_unlock', DOOR)).toMatchObject({ isError: true });
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(['hearth://today']);
  });

  it('says in a sentence that a stranger’s token is not known', async () => {
    const client = await overStdio(mode, { token: 'of-a-stranger' });
    await expect(client.listTools()).rejects.toThrow(/The hub does not know this token\. Set HEARTH_TOKEN/);
    expect((await use(client, 'say', { text: 'hello' })).text).toMatch(/The hub does not know this token/);
  });

  it('survives kill -9 of the hub: it says that nobody answers, and goes on with the next hub', async () => {
    const client = await overStdio(mode);
    await use(client, 'say', { text: 'turn on the porch light' });
    await hub.kill();
    const gone = await use(client, 'say', { text: 'turn off the porch light' });
    expect(gone.isError).toBe(true);
    expect(gone.text).toMatch(/^Cannot reach the hub at http:\/\/127\.0\.0\.1:\d+: nobody listens there\./);
    await expect(client.listTools()).rejects.toThrow(/Cannot reach the hub/);
    await startHub();
    const back = await use(client, 'say', { text: 'turn off the porch light' });
    expect(back.text).toMatch(/porch light is (already )?off/i);
  });
});

describe('H38 over HTTP, kill -9 of the hub under an open client', () => {
  it.each([
    { ...ERAS[0], verb: 'close' },
    { ...ERAS[1], verb: 'open' },
  ])('fails that call, and the same client of $era goes on with the next hub', async ({ mode, verb }) => {
    const client = await overHttp(url, { mode });
    clients.push(client);
    const text = `${verb} the living room curtains and then turn on the porch light`;
    const underway = use(client, 'say', { text }).catch((error: Error) => error);
    await until(async () => {
      const last = await lastTurn();
      return last.text === text && last.status === 'running';
    }, 'the turn has begun');
    await hub.kill();
    expect(await underway).toBeInstanceOf(Error);
    await startHub();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('say');
    // What had been taken in is gone on with by the house itself.
    await until(async () => {
      const last = await lastTurn();
      return last.text === text && last.status === 'done';
    }, 'the turn is done');
  });
});

describe('H38 hearth mcp', () => {
  it('offers three tools where no more are wanted', async () => {
    const client = await overStdio(MODERN, { args: ['--brief'] });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['say', 'goal', 'confirm']);
  });

  it('ends with 0 when its client closes the input', async () => {
    const child = spawn(process.execPath, [MAIN, 'mcp', '--data', data], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    child.stdin.end();
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});
