import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { up } from '../../../src/app/up.ts';
import { doctor } from '../../../src/app/upkeep.ts';
import { systemClock } from '../../../src/base/index.ts';
import { type CliIo, type HouseWork, type RunningHub, run } from '../../../src/cli/index.ts';

let data: string;
let printed: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'hearth-owner-'));
  printed = '';
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** `hearth up` as a service manager runs it: no terminal, and everything printed is kept by the journal. */
async function asService(env: Record<string, string>, whileUp: (hub: RunningHub) => Promise<void>) {
  const print = { write: (text: string) => (printed += text) };
  const environment = { HEARTH_BUS_PORT: '0', HEARTH_HTTP_PORT: '0', HEARTH_HTTP_HOST: '127.0.0.1', ...env };
  const startHub: HouseWork['startHub'] = async (options) => {
    const hub = await up(options, {
      env: environment,
      cwd: data,
      version: '0',
      stderr: print,
      onStop: () => () => {},
      pid: 1,
      stopOther() {},
      giveUp: () => {},
    });
    await whileUp(hub).finally(() => hub.close());
    return hub;
  };
  const io = {
    env: environment,
    cwd: data,
    stdout: print,
    stderr: print,
    stdin: Readable.from([]),
    clock: systemClock,
    version: '0',
    tokenFile: 'command-line.token',
    addressFile: 'command-line.url',
    house: { startHub } as unknown as HouseWork,
  } satisfies CliIo;
  return run(['up', '--data', data], io);
}

it('H42 the owner’s first token is in a file of mode 0600 and never in what a service prints', async () => {
  const file = join(data, 'owner.token');
  let secret = '';
  expect(
    await asService({}, async (hub) => {
      secret = readFileSync(file, 'utf8').trim();
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const answer = await fetch(`${hub.url}/v1/tokens`, { headers: { authorization: `Bearer ${secret}` } });
      expect(answer.status).toBe(200);
    }),
  ).toBe(0);
  expect(secret).toMatch(/^hearth_/);
  expect(printed).toContain(file);
  expect(printed).not.toContain(secret);
});

it('H42 an owner’s token of four digits is refused before anything listens, and the command ends with 2', async () => {
  let came = false;
  const exit = await asService({ HEARTH_OWNER_TOKEN: '1234' }, async () => {
    came = true;
  });
  expect(exit).toBe(2);
  expect(came).toBe(false);
  expect(printed).toContain('HEARTH_OWNER_TOKEN is too short, at least 16 characters');
  expect(printed).toContain('openssl rand');
});

it('H42 the doctor tells of an owner’s token that the hub would refuse', async () => {
  const world = { cwd: data, stdout: { write: (text: string) => (printed += text) } };
  const env = { HEARTH_HTTP_PORT: '0', HEARTH_DATA: data };
  expect(
    await doctor(
      { json: false, version: '1.2.3' },
      { ...world, env: { ...env, HEARTH_OWNER_TOKEN: '1234' } },
    ),
  ).toBe(1);
  expect(printed).toContain('✗ HEARTH_OWNER_TOKEN: is too short, at least 16 characters');
  printed = '';
  expect(await doctor({ json: false, version: '1.2.3' }, { ...world, env })).toBe(0);
  expect(printed).not.toContain('HEARTH_OWNER_TOKEN');
});
