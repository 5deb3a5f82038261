import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doctor } from '../../src/app/upkeep.ts';
import { type Clock, systemClock } from '../../src/base/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub, type TestHub, until } from '../kit/hub.ts';
import { LogBook } from '../kit/log.ts';

const SIZE = 32 * 1024 * 1024;

/** A disk of its own, which takes the right to mount one. */
function mounts(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'hearth', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const withDisk = mounts() ? describe : describe.skip;

/** Temporary files that stay on the disk (hier(7)), where the others may lie in memory. */
const DISK = '/var/tmp';

/** Whether files can be made to take no writes through what holds them open, as a disk does that the kernel has remounted read-only. */
function freezes(): boolean {
  const folder = mkdtempSync(join(DISK, 'hearth-frozen-'));
  const file = join(folder, 'file');
  const open = openSync(file, 'w');
  try {
    freeze([file]);
    writeSync(open, 'x');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  } finally {
    closeSync(open);
    thaw([file]);
    rmSync(folder, { recursive: true, force: true });
  }
}
const freeze = (files: readonly string[]) => execFileSync('chattr', ['+i', ...files], { stdio: 'ignore' });
const thaw = (files: readonly string[]) => {
  try {
    execFileSync('chattr', ['-i', ...files], { stdio: 'ignore' });
  } catch {
    // It was never frozen.
  }
};
const withFrozenFiles = freezes() ? describe : describe.skip;

let disk: string;
let hub: TestHub;
let http: HubOverHttp;
let log: LogBook;
beforeEach(async () => {
  disk = mkdtempSync(join(tmpdir(), 'hearth-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'hearth', disk]);
  log = new LogBook();
  hub = await startTestHub({ data: join(disk, 'data'), log });
  http = new HubOverHttp(hub.url);
});
afterEach(async () => {
  await hub.stop();
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const ballast = () => join(disk, 'ballast');

function fill(): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast(), Buffer.alloc(bavail * bsize));
}

const say = (text: string) => http.post('/v1/messages', { text, person: 'alex' }, { prefer: 'wait=20' });
const isOn = (name: string) =>
  hub.doorway.devices().find((device) => device.name === name)?.report?.state['on'];
const told = () => log.lines.filter(({ message }) => message.includes('cannot be written'));

/** Waits of a minute and more are the test's to end; shorter ones pass by themselves. */
const afterBoth =
  (clock: ManualClock): Clock['after'] =>
  (ms, run) =>
    ms >= 60_000 ? clock.after(ms, run) : systemClock.after(ms, run);

/** The disk is filled, and what is told of it is looked at. Ends with room again. */
async function expectDegraded(reason: string, finding: string, free: () => void): Promise<void> {
  const before = isOn('Desk Lamp');
  const wish = before === true ? 'turn off the desk lamp' : 'turn on the desk lamp';
  const startedAt = performance.now();
  const refused = await say(wish);
  expect(refused.status).toBe(503);
  const problem = (await refused.json()) as { code: string; detail: string };
  expect(problem.code).toBe('unwritable');
  expect(problem.detail).toContain(`Nothing can be written down, because ${reason}`);
  // A turn that nobody ends keeps whoever asks for twenty seconds.
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  // The lamp was switched, and that is said.
  expect(isOn('Desk Lamp')).toBe(before !== true);
  expect(problem.detail).toMatch(/desk lamp is o(?:n|ff)\. Nothing/i);
  expect(await http.get('/readyz')).toMatchObject({ ready: false, parts: { memory: false, bus: true } });
  expect((await http.ask('/healthz')).status).toBe(200);

  const direct = await http.post(`/v1/services/light/turn_${before === true ? 'on' : 'off'}`, {
    target: { name: 'desk lamp' },
  });
  expect([direct.status, await direct.text()]).toEqual([200, expect.anything()]);
  expect(isOn('Desk Lamp')).toBe(before === true);

  const reminder = await say('remind me tomorrow at 9 to water the plants');
  expect(reminder.status).toBe(503);
  expect(told().length).toBeLessThanOrEqual(2);

  let found = '';
  const world = { env: {}, cwd: disk, stdout: { write: (text: string) => (found += text) } };
  expect(await doctor({ data: hub.data, json: false, version: '1.2.3' }, world)).toBe(1);
  expect(found).toContain(finding);

  free();
  await until(async () => (await http.ask('/readyz')).status === 200, 'it goes on by itself');
  const state = isOn('Desk Lamp');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(isOn('Desk Lamp')).toBe(state);
  expect(await http.reminders()).toEqual([]);
  const turn = await say('remind me tomorrow at 9 to water the plants');
  expect(turn.status).toBeLessThan(300);
  expect((await http.reminders()).map(({ text }) => text)).toEqual(['water the plants']);
}

withDisk('H02 X04 a disk that takes nothing', () => {
  it('when it is full, lamps can still be switched and it is said that nothing is written down; nothing held runs later', async () => {
    expect((await say('turn on the desk lamp')).status).toBe(200);
    fill();
    await expectDegraded('the disk is full', '0 MB are free', () => rmSync(ballast()));
  });

  it('when its memory was deleted under it, lamps can be switched too, and nothing is promised any more', async () => {
    await hub.stop();
    const clock = new ManualClock(Date.now());
    hub = await startTestHub({
      data: join(disk, 'data'),
      log,
      clock: { ...systemClock, after: afterBoth(clock) },
    });
    http = new HubOverHttp(hub.url);
    expect((await say('turn on the desk lamp')).status).toBe(200);
    rmSync(join(hub.data, 'hearth.db'));
    await clock.advance(60_000);
    const refused = await say('remind me tomorrow at 9 to water the plants');
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('was deleted');
    expect(await http.get('/readyz')).toMatchObject({ ready: false, parts: { memory: false } });
    expect((await say('turn off the desk lamp')).status).toBe(503);
    expect(isOn('Desk Lamp')).toBe(false);
  });
});

withFrozenFiles('H02 X04 a disk that became read-only under the hub', () => {
  let folder: string;
  const files = () =>
    ['hearth.db', 'hearth.db-wal', 'hearth.db-shm'].map((name) => join(hub.data, name)).filter(existsSync);
  beforeEach(async () => {
    await hub.stop();
    folder = mkdtempSync(join(DISK, 'hearth-frozen-'));
    hub = await startTestHub({ data: join(folder, 'data'), log });
    http = new HubOverHttp(hub.url);
  });
  afterEach(async () => {
    thaw(files());
    await hub.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves lamps that can be switched, says what is not written down, and goes on when it can be written again', async () => {
    expect((await say('turn on the desk lamp')).status).toBe(200);
    freeze(files());
    await expectDegraded('the disk cannot be written', 'Nothing can be written down', () => thaw(files()));
  });
});
