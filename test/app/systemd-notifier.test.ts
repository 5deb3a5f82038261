import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SystemdNotifier } from '../../src/app/systemd-notifier.ts';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { until } from '../kit/hub.ts';
import { LogBook } from '../kit/log.ts';

const MAIN = join(import.meta.dirname, '../../dist/main.js');

function told(env: Record<string, string>, pid = 7) {
  const heard: string[] = [];
  const clock = new ManualClock();
  const notify = async (lines: readonly string[]) => void heard.push(...lines);
  return { heard, clock, manager: new SystemdNotifier({ env, pid, clock, log: silentLogger, notify }) };
}

describe('H47 a service manager', () => {
  it('is told when the hub is ready, three times in a period that it lives, and that it stops', async () => {
    const { heard, clock, manager } = told({
      NOTIFY_SOCKET: '/run/n',
      WATCHDOG_USEC: '60000000',
      WATCHDOG_PID: '7',
    });
    manager.start();
    await clock.advance(60_000);
    manager.close();
    await clock.advance(60_000);
    expect(heard).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1', 'WATCHDOG=1', 'STOPPING=1']);
  });

  it('is told no sign of life that it waits for from another process, or that nobody waits for', async () => {
    for (const env of [
      { NOTIFY_SOCKET: '/run/n', WATCHDOG_USEC: '1000', WATCHDOG_PID: '8' },
      { NOTIFY_SOCKET: '/run/n' },
    ]) {
      const { heard, clock, manager } = told(env as Record<string, string>);
      manager.start();
      await clock.advance(60_000);
      expect(heard).toEqual(['READY=1']);
    }
  });

  it('that is none is told nothing', async () => {
    const { heard, clock, manager } = told({ WATCHDOG_USEC: '1000' });
    manager.start();
    await clock.advance(10);
    manager.close();
    expect(heard).toEqual([]);
  });

  it('that cannot be told is a line in the log', async () => {
    const log = new LogBook();
    const env = { NOTIFY_SOCKET: '/nowhere/at/all', PATH: '/nowhere' };
    new SystemdNotifier({ env, pid: 7, clock: systemClock, log }).start();
    await until(() => log.lines.length > 0, 'it is told in the log');
    expect(log.lines[0]).toMatchObject({
      message: 'the service manager was not told',
      fields: { what: 'READY=1' },
    });
  });
});

/** Perl is in every Debian; Node itself cannot listen on such a socket. */
const LISTEN = `
  use Socket; $| = 1;
  socket(my $s, AF_UNIX, SOCK_DGRAM, 0) or die; bind($s, sockaddr_un($ARGV[0])) or die; print "listening\\n";
  while (defined recv($s, my $text, 4096, 0)) { print "$text\\n" }`;

function hasPrograms(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v systemd-notify && command -v perl'], { stdio: 'ignore' });
    return existsSync(MAIN);
  } catch {
    return false;
  }
}

const withSystemd = hasPrograms() ? describe : describe.skip;

withSystemd('H47 over a real notification socket (needs systemd-notify and perl)', () => {
  let folder: string;
  let listener: ChildProcess;
  const heard: string[] = [];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-notify-'));
    listener = spawn('perl', ['-e', LISTEN, join(folder, 'notify')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: listener.stdout! }).on('line', (line) => heard.push(line));
    await until(() => heard.includes('listening'), 'the socket listens');
  });
  afterEach(() => {
    listener.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a hub says that it is ready and lives, falls silent when its process hangs, and says that it stops', async () => {
    const hub = spawn(process.execPath, [MAIN, 'up', '--json', '--data', join(folder, 'data')], {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        NOTIFY_SOCKET: join(folder, 'notify'),
        WATCHDOG_USEC: '600000',
        HEARTH_HTTP_HOST: '127.0.0.1',
        HEARTH_HTTP_PORT: '0',
        HEARTH_BUS_PORT: '0',
      },
    });
    const beats = () => heard.filter((line) => line === 'WATCHDOG=1').length;
    try {
      await until(() => heard.includes('READY=1'), 'it is ready', 30_000);
      await until(() => beats() >= 2, 'it lives');
      hub.kill('SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, 700));
      const before = beats();
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(beats()).toBe(before);
      hub.kill('SIGCONT');
      hub.kill('SIGTERM');
      await until(() => heard.includes('STOPPING=1'), 'it stops');
    } finally {
      hub.kill('SIGKILL');
    }
  });
});
