import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub } from '../kit/hub.ts';

const COMMANDS = 10;
/** What is written late of a start or once in a while falls into some of them, not into all. */
const READINGS = 3;
/** Some 26 kB are seen. 40 kB are the demand, of which the copying of the log, once in 6 MB, takes a part (npm run bench:journal counts it). */
const LOGGED_MAX = 32 * 1024;

it('H45 a command writes no more than 32 kB into the logs of all databases, whose frames are counted and no clock', async () => {
  const data = mkdtempSync(join(tmpdir(), 'hearth-written-'));
  const hub = await startTestHub({ data });
  try {
    const http = new HubOverHttp(hub.url);
    const command = async (at: number) => {
      const { status, reply } = await http.say(`turn ${at % 2 === 0 ? 'off' : 'on'} the garage light`);
      expect(status, reply ?? '').toBe('done');
    };
    // A log grows by a frame for each page of a commit, and is begun anew after 6000 of them: not within this test.
    const logged = () =>
      readdirSync(data)
        .filter((file) => file.endsWith('-wal'))
        .reduce((sum, file) => sum + statSync(join(data, file)).size, 0);
    for (let at = 0; at < 4; at++) await command(at);
    const readings: number[] = [];
    for (let reading = 0; reading < READINGS; reading++) {
      const before = logged();
      for (let at = 0; at < COMMANDS; at++) await command(at);
      readings.push((logged() - before) / COMMANDS);
    }
    // A command that left nothing would not be counted here at all.
    expect(Math.min(...readings)).toBeGreaterThan(4 * 1024);
    expect(Math.min(...readings)).toBeLessThan(LOGGED_MAX);
  } finally {
    await hub.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
