import { execFile } from 'node:child_process';
import { type Clock, type Logger, messageOf, type Part, type Timer } from '../base/index.ts';

/** Sends lines such as `READY=1` to the service manager; rejects when it could not. */
export type Notify = (lines: readonly string[]) => Promise<void>;

/** Signs of life within one period of the watchdog, as sd_watchdog_enabled(3) advises half of it, and one to spare. */
const SIGNS = 3;
const USEC_PER_MS = 1000;
const NOTIFY_LIMIT_MS = 5_000;

/**
 * What a service manager is told (sd_notify(3)): when the hub is ready, that its loop turns, when it stops. A hub whose loop hangs says
 * nothing any more, and is started anew after WatchdogSec=.
 */
export class SystemdNotifier implements Part {
  readonly name = 'service manager';
  readonly #notify: Notify;
  readonly #everyMs: number | undefined;
  readonly #clock: Clock;
  readonly #log: Logger;
  #timer: Timer | undefined;

  /** @param env of the process; without NOTIFY_SOCKET in it nobody is told anything. */
  constructor(options: {
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly pid: number;
    readonly clock: Clock;
    readonly log: Logger;
    readonly notify?: Notify;
  }) {
    const { env, pid, clock, log } = options;
    const socket = env['NOTIFY_SOCKET'];
    this.#notify = socket === undefined ? async () => {} : (options.notify ?? bySystemd(env));
    this.#everyMs = socket === undefined ? undefined : watchdogMs(env, pid);
    this.#clock = clock;
    this.#log = log;
  }

  /** The hub is ready. */
  start(): void {
    this.#tell(['READY=1']);
    this.#beat();
  }

  close(): void {
    this.#timer?.cancel();
    this.#tell(['STOPPING=1']);
  }

  #beat(): void {
    if (this.#everyMs === undefined) return;
    this.#timer = this.#clock.after(this.#everyMs, () => {
      this.#tell(['WATCHDOG=1']);
      this.#beat();
    });
  }

  #tell(lines: readonly string[]): void {
    this.#notify(lines).catch((error: unknown) =>
      this.#log.warn('the service manager was not told', { what: lines[0], error: messageOf(error) }),
    );
  }
}

/** The time between two signs of life; undefined where nobody waits for them, or waits for another process. */
function watchdogMs(env: Readonly<Record<string, string | undefined>>, pid: number): number | undefined {
  const usec = Number(env['WATCHDOG_USEC']);
  const isOurs = env['WATCHDOG_PID'] === undefined || Number(env['WATCHDOG_PID']) === pid;
  return isOurs && usec > 0 ? usec / USEC_PER_MS / SIGNS : undefined;
}

/** Node has no datagram sockets of the Unix kind: systemd's own program sends it (systemd-notify(1)), which needs NotifyAccess=all. */
function bySystemd(env: Readonly<Record<string, string | undefined>>): Notify {
  return (lines) =>
    new Promise((resolve, reject) => {
      const options = { env: { ...env }, timeout: NOTIFY_LIMIT_MS };
      execFile('systemd-notify', [...lines], options, (error) =>
        error === null ? resolve() : reject(error),
      );
    });
}
