import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { up } from '../../src/app/up.ts';
import type { RunningHub } from '../../src/cli/index.ts';
import { Browser } from '../kit/browser.ts';
import { until } from '../kit/hub.ts';

let data: string;
let running: RunningHub | undefined;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'hearth-welcome-'));
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  rmSync(data, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<RunningHub> {
  running = await up(
    { data, json: false },
    {
      env: {
        HEARTH_HTTP_HOST: '127.0.0.1',
        HEARTH_HTTP_PORT: '0',
        HEARTH_BUS_PORT: '0',
        HEARTH_LOG_LEVEL: 'silent',
        ...env,
      },
      cwd: data,
      version: '0.0.0-test',
      stderr: { write: () => true },
      onStop: () => () => {},
      giveUp: () => {},
      pid: process.pid,
      stopOther: () => {},
    },
  );
  return running;
}

const invitationIn = ({ welcome = '' }: RunningHub) => new URL(welcome).hash.replace('#invitation=', '');
const file = () => readFileSync(join(data, 'hearth.yaml'), 'utf8');

describe('H39 the first visit', () => {
  it('begins with a link from the terminal that lets the owner in, once', async () => {
    const hub = await start();
    expect(new URL(hub.welcome ?? '').pathname).toBe('/welcome');
    const owner = new Browser(hub.url);
    const signedIn = await owner.signIn({ invitation: invitationIn(hub) });
    expect(signedIn.body).toMatchObject({ person: { id: 'owner', name: 'Owner' }, role: 'owner' });
    expect((await new Browser(hub.url).signIn({ invitation: invitationIn(hub) })).status).toBe(401);
    expect((await owner.get('/v1/tokens')).status).toBe(200);
  });

  it('makes a home of the hub: its name, its place and its owner’s name hold from then on, and nobody is signed out', async () => {
    const hub = await start();
    const owner = new Browser(hub.url);
    await owner.signIn({ invitation: invitationIn(hub) });
    expect((await owner.get('/v1/setup')).body).toMatchObject({
      ...{ name: 'Home', owner: { id: 'owner', name: 'Owner' }, file: 'hearth.yaml' },
    });
    const told = {
      name: 'Mill House',
      timezone: 'Europe/Paris',
      latitude: 48.1,
      longitude: -1.7,
      owner: 'Jo',
    };
    expect((await owner.post('/v1/setup', told)).status).toBe(202);
    const home = await until(async () => {
      const answer = await owner.get('/v1/home').catch(() => undefined);
      return answer?.body.name === 'Mill House' && answer.body;
    }, 'the hub is back with its name');
    expect(home).toMatchObject({ timezone: 'Europe/Paris', located: true });
    expect((await owner.get('/v1/session')).body).toMatchObject({ person: { id: 'owner', name: 'Jo' } });
    expect((await owner.get('/v1/setup')).body).toMatchObject({ latitude: 48.1, longitude: -1.7 });
    const ready = await fetch(`${hub.url}/readyz`, { headers: { authorization: `Bearer ${hub.token}` } });
    expect(ready.status).toBe(200);
    expect(statSync(join(data, 'hearth.yaml')).mode & 0o777).toBe(0o600);
    await running?.close();
    const again = await start();
    expect(again.welcome).toBeUndefined();
    const answer = await fetch(`${again.url}/v1/home`, {
      headers: { authorization: `Bearer ${again.token}` },
    });
    expect(await answer.json()).toMatchObject({ name: 'Mill House' });
  });

  it('leaves what people wrote as it is, and writes nothing that would not be sound', async () => {
    const written =
      '# our house\nhome:\n  name: Old # as it was\n  people: [{ id: jo, name: Jo, role: owner }, { id: bo, name: Bo }]\nlog: { level: silent }\n';
    writeFileSync(join(data, 'hearth.yaml'), written);
    const hub = await start();
    const owner = new Browser(hub.url);
    await owner.signIn({ token: hub.token });
    const wrong = await owner.post('/v1/setup', { timezone: 'Middle/Earth' });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'home.timezone']);
    expect((await owner.post('/v1/setup', { latitude: 3 })).status).toBe(422);
    expect(file()).toBe(written);
    expect((await owner.post('/v1/setup', { name: 'New', owner: 'Joanna' })).status).toBe(202);
    expect(file()).toMatch(/^# our house\n/);
    expect(file()).toMatch(/name: New # as it was/);
    expect(file()).toContain('level: silent');
    expect(file()).toMatch(/Joanna/);
    expect(file()).toMatch(/Bo/);
    await until(async () => {
      const answer = await fetch(`${hub.url}/v1/home`, {
        headers: { authorization: `Bearer ${hub.token}` },
      }).catch(() => undefined);
      return answer?.ok === true && ((await answer.json()) as { name: string }).name === 'New';
    }, 'the hub is back');
  });

  it('is the owner’s alone', async () => {
    writeFileSync(
      join(data, 'hearth.yaml'),
      'home: { people: [{ id: jo, name: Jo, role: owner }, { id: bo, name: Bo }] }\n',
    );
    const hub = await start();
    const headers = { authorization: `Bearer ${hub.token}`, 'content-type': 'application/json' };
    const made = await fetch(`${hub.url}/v1/tokens`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        name: 'bo',
        person: 'bo',
        role: 'adult',
        scopes: ['speak', 'read', 'act', 'admin'],
      }),
    });
    const { secret } = (await made.json()) as { secret: string };
    const before = file();
    const refused = await fetch(`${hub.url}/v1/setup`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${secret}` },
      body: JSON.stringify({ name: 'Bo’s' }),
    });
    expect(refused.status).toBe(403);
    expect(file()).toBe(before);
    expect((await fetch(`${hub.url}/v1/setup`)).status).toBe(401);
  });
});
