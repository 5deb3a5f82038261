import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEFAULT_HOME, type SimulatedDevice } from '../../devices/simulated/index.ts';
import { DampedLog, defined, LogBook, type Logger, messageOf, offsetAt, systemClock } from '../base/index.ts';
import type { RunningHub, UpOptions } from '../cli/index.ts';
import { type Config, readSettings } from '../config/index.ts';
import { takeOver } from '../store/index.ts';
import { rootIn } from '../tls/index.ts';
import { deferred } from './deferred.ts';
import { type FileHome, readHomeFile } from './home-file.ts';
import { COMMAND_LINE_TOKEN, OWNER_TOKEN } from './hub/options.ts';
import { inTheClear } from './hub/tls.ts';
import { type Hub, startHub } from './hub.ts';
import { pinoLogger } from './pino-logger.ts';
import { SystemdNotifier } from './systemd-notifier.ts';

export interface UpWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly version: string;
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
  /** Calls back once when the process is asked to stop; returns the function that forgets it. */
  readonly onStop: (stop: (signal: string) => void) => () => void;
  /** Ends the process at once, when stopping in good order takes too long. */
  readonly giveUp: (code: number) => void;
}

/** What a hub needs to know of processes, as there is to be one on a data folder. */
export interface HubWorld extends UpWorld {
  readonly pid: number;
  /** Asks another process to stop in good order. */
  readonly stopOther: (pid: number) => void;
}

/** Where the hub answers, for commands on this machine (src/main.ts). */
const COMMAND_LINE_URL = 'command-line.url';
/** A graceful stop that takes longer than this is no longer graceful: systemd and Docker kill after ten seconds. */
const STOP_LIMIT_MS = 5_000;
/** Whoever stops in good order has stopped by then. */
const TAKE_OVER_LIMIT_MS = 2 * STOP_LIMIT_MS;

/** Starts the hub as `hearth up` does: settings, log, signals. */
export async function up(options: UpOptions, world: HubWorld): Promise<RunningHub> {
  const { config: settings, remarks, file } = readSettings({ ...options, env: world.env, cwd: world.cwd });
  const given =
    options.home === undefined
      ? undefined
      : withHome(settings, readHomeFile(resolve(world.cwd, options.home)));
  const config = trialPlace(given?.config ?? settings);
  const logBook = new LogBook();
  const log = logger(world, config, logBook);
  for (const remark of remarks) log.warn(remark);
  for (const { what, hint } of inTheClear(config)) log.warn(`${what}; ${hint}`);
  const ownerToken = world.env['HEARTH_OWNER_TOKEN'];
  const { pid, stopOther: stop } = world;
  if (options.takeOver)
    await takeOver(config.data, { stop, clock: systemClock, limitMs: TAKE_OVER_LIMIT_MS });
  const lost = deferred();
  const hub = await startHub({
    config,
    log,
    logBook,
    onLost: lost.resolve,
    version: world.version,
    pid,
    simulatedHome: given?.devices ?? DEFAULT_HOME,
    ...defined({ ownerToken, settings: file }),
  });
  writeFileSync(join(config.data, COMMAND_LINE_URL), `${hub.url}\n`);
  const manager = new SystemdNotifier({ env: world.env, pid, clock: systemClock, log });
  manager.start();
  return running(hub, config, log, { ...world, manager }, lost.promise);
}

/** `lost` settles when another hub has taken over the data folder. */
function running(
  hub: Hub,
  config: Config,
  log: ProcessLog,
  world: UpWorld & { readonly manager: SystemdNotifier },
  lost: Promise<void>,
): RunningHub {
  const { promise: ended, resolve: end } = deferred<number>();
  let closing: Promise<void> | undefined;
  const closeWith = (code: number) => {
    if (closing === undefined) world.manager.close();
    closing ??= hub.close().then(
      () => {
        log.close();
        end(code);
      },
      (error: unknown) => {
        log.error('the hub did not close cleanly', { error: messageOf(error) });
        log.close();
        end(1);
      },
    );
    return closing;
  };
  const close = () => closeWith(0);
  void lost.then(() => closeWith(1));
  world.onStop((signal) => {
    log.info('stopping', { signal });
    systemClock.after(STOP_LIMIT_MS, () => world.giveUp(1));
    void close();
  });
  const root = hub.fingerprint === undefined ? undefined : rootIn(config.data);
  return {
    url: hub.url,
    ...(root === undefined ? {} : { root }),
    token: readFileSync(join(config.data, COMMAND_LINE_TOKEN), 'utf8').trim(),
    ...(hub.owner.type === 'made'
      ? { ownerToken: { secret: hub.owner.token, file: join(config.data, OWNER_TOKEN) } }
      : {}),
    ended,
    close,
  };
}

/** A log that has something left to tell when its process ends. */
export type ProcessLog = Logger & { readonly close: () => void };

/**
 * Readable lines at a terminal, JSON lines for a service manager; as much of them as `log.level` says, and those that repeat
 * with their count unless `log.damping` is off.
 */
export function logger(
  world: Pick<UpWorld, 'stderr'>,
  { log }: Pick<Config, 'log'>,
  book?: LogBook,
): ProcessLog {
  const readable = world.stderr.isTTY === true;
  const plain = pinoLogger(log.level, (line) => void world.stderr.write(line), { readable, book });
  return log.damping ? new DampedLog(plain, systemClock) : { ...plain, close() {} };
}

/**
 * A home to try things on stands somewhere, so that the sun rises and sets there: on the latitude of Greenwich, as far east as its clocks
 * say. A home with real devices stands where its people say, or nowhere.
 */
export function trialPlace(config: Config): Config {
  const { home, devices } = config;
  if (home.located || devices.simulated === false) return config;
  const january = Date.UTC(2026, 0, 1);
  const longitude = Math.max(-180, Math.min(180, (offsetAt(january, home.timezone) / 3_600_000) * 15));
  return { ...config, home: { ...home, longitude, located: true } };
}

/** `--home FILE`: place, people, areas, scenes and devices of that file, with the devices simulated. */
function withHome(
  settings: Config,
  { description, devices, place, scenes }: FileHome,
): { readonly config: Config; readonly devices: readonly SimulatedDevice[] } {
  const { timezone, people, areas } = description;
  return {
    config: {
      ...settings,
      home: {
        ...settings.home,
        ...{ timezone, people, areas },
        ...(settings.home.located ? {} : place),
      },
      scene: { ...settings.scene, scenes: [...settings.scene.scenes, ...scenes] },
      devices: {
        ...settings.devices,
        simulated: settings.devices.simulated === false ? {} : settings.devices.simulated,
      },
    },
    devices,
  };
}
