import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { MisunderstoodView } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';

const MAIN = join(import.meta.dirname, '../../../dist/main.js');
const DAY_MS = 86_400_000;

let hub: TestHub;
afterEach(() => hub.stop());

const listed = async () =>
  (await new HubOverHttp(hub.url).get<{ misunderstood: readonly MisunderstoodView[] }>('/v1/misunderstood'))
    .misunderstood;

async function say(...sentences: readonly string[]): Promise<void> {
  for (const text of sentences) await new HubOverHttp(hub.url).say(text);
}

describe('H47 what was not understood', () => {
  it('is listed with the part that nobody knew, the newest first, and goes out as cases for "hearth understand"', async () => {
    hub = await startTestHub();
    await say('frobnicate the flux capacitor', 'what time is it', 'reticulate my splines please');
    const found = await listed();
    expect(found.map(({ text }) => text)).toEqual([
      'reticulate my splines please',
      'frobnicate the flux capacitor',
    ]);
    expect(found[1]).toMatchObject({ person: 'alex', parts: [expect.stringContaining('frobnicate')] });
    expect(existsSync(MAIN)).toBe(true);
    const env = {
      PATH: process.env['PATH'] ?? '',
      HEARTH_URL: hub.url,
      HEARTH_TOKEN: 'a-token-that-only-tests-use',
    };
    const cases = await run(['misunderstood', '--cases'], env);
    const lines = cases
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { text: string; now: string });
    expect(lines.map(({ text }) => text)).toEqual(found.map(({ text }) => text));
    expect(Number.isNaN(Date.parse(lines[0]?.now ?? ''))).toBe(false);
    const read = execFileSync(process.execPath, [MAIN, 'understand'], {
      input: cases,
      encoding: 'utf8',
      env: { PATH: env.PATH },
    });
    expect(read.trim().split('\n')).toHaveLength(2);
  });

  it('is forgotten by the list after its days, and never listed where the household does not want it', async () => {
    const clock = new ManualClock(Date.parse('2026-06-10T12:00:00Z'));
    hub = await startTestHub({ clock });
    const { turn } = await hub.doorway.receive({
      channel: 'http',
      conversation: 'c',
      text: 'frobnicate the flux capacitor',
    });
    await expect.poll(() => hub.doorway.turn(turn)?.unread.length).toBe(1);
    expect(await listed()).toHaveLength(1);
    clock.step(clock.now() + 31 * DAY_MS);
    expect(await listed()).toEqual([]);
    await hub.stop();
    hub = await startTestHub({ config: { journal: { misunderstoodDays: 0 } } });
    await say('frobnicate the flux capacitor');
    expect(await listed()).toEqual([]);
  });
});

/** The hub answers in this process meanwhile. */
async function run(args: readonly string[], env: Record<string, string>): Promise<string> {
  const { execFile } = await import('node:child_process');
  return new Promise((resolve, reject) =>
    execFile(process.execPath, [MAIN, ...args], { env }, (error, out) =>
      error === null ? resolve(out) : reject(error),
    ),
  );
}
