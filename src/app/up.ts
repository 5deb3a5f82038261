import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEFAULT_HOME, PHONES, type SimulatedDevice } from '../../devices/simulated/index.ts';
import {
  type Clock,
  DampedLog,
  defined,
  LogBook,
  type Logger,
  messageOf,
  offsetAt,
  systemClock,
} from '../base/index.ts';
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
import { RestingHeap } from './resting-heap.ts';
import { setupDesk } from './setup.ts';
import { SystemdNotifier } from './systemd-notifier.ts';
import { supportHere, type VoiceMachine } from './voice/support.ts';

export interface UpWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly version: string;
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
  /** Calls back once when the process is asked to stop; returns the function that forgets it. */
  readonly onStop: (stop: (signal: string) => void) => () => void;
  /** Ends the process at once, when stopping in good order takes too long. */
  readonly giveUp: (code: number) => void;
  /** By which agents and services beside the hub live; that of the machine when absent. */
  readonly clock?: Clock;
}

/** What a hub needs to know of processes, as there is to be one on a data folder. */
export interface HubWorld extends UpWorld {
  readonly pid: number;
  /** What it hears and speaks by. */
  readonly voice?: VoiceMachine;
  /** Asks another process to stop in good order. */
  readonly stopOther: (pid: number) => void;
}

/** Where the hub answers, for commands on this machine (src/main.ts). */
const COMMAND_LINE_URL = 'command-line.url';
/** A graceful stop that takes longer than this is no longer graceful: systemd and Docker kill after ten seconds. */
const STOP_LIMIT_MS = 5_000;
/** An answer has left by then. */
const RESTART_MS = 100;
/** Whoever stops in good order has stopped by then. */
const TAKE_OVER_LIMIT_MS = 2 * STOP_LIMIT_MS;

/** A hub that runs, and what it was started with. */
interface Run {
  readonly hub: Hub;
  readonly config: Config;
  readonly log: ProcessLog;
  /** Settles when another hub has taken over the data folder. */
  readonly lost: Promise<void>;
}

/** What a hub that is started again takes over from the one before: where it answers, and the token of the command line. */
interface Before {
  readonly url: string;
  readonly brokerUrl: string;
  readonly token: string;
}

/** Starts the hub as `hearth up` does: settings, log, signals. It starts again when its owner has told it of the home. */
export async function up(options: UpOptions, world: HubWorld): Promise<RunningHub> {
  let restart = () => {};
  const begin = (before?: Before) => beginRun(options, world, () => restart(), before);
  const first = await begin();
  const manager = new SystemdNotifier({ env: world.env, pid: world.pid, clock: systemClock, log: first.log });
  manager.start();
  return running(first, begin, { ...world, manager }, (again) => {
    restart = again;
  });
}

async function beginRun(
  options: UpOptions,
  world: HubWorld,
  restart: () => void,
  before?: Before,
): Promise<Run> {
  const { config: settings, remarks, file } = readSettings({ ...options, env: world.env, cwd: world.cwd });
  const given =
    options.home === undefined
      ? undefined
      : withHome(settings, readHomeFile(resolve(world.cwd, options.home)));
  const config = samePorts(trialPlace(given?.config ?? settings), before);
  const logBook = new LogBook();
  const log = logger(world, config, logBook);
  for (const remark of remarks) log.warn(remark);
  for (const { what, hint } of inTheClear(config)) log.warn(`${what}; ${hint}`);
  const ownerToken = world.env['HEARTH_OWNER_TOKEN'];
  const { pid, stopOther: stop, env } = world;
  if (options.takeOver && before === undefined)
    await takeOver(config.data, { stop, clock: systemClock, limitMs: TAKE_OVER_LIMIT_MS });
  const lost = deferred();
  // The home of a file is that file's to tell.
  const setup = given === undefined ? setupDesk({ config: settings, file, env, restart }) : undefined;
  const hub = await startHub({
    config,
    log,
    logBook,
    onLost: lost.resolve,
    version: world.version,
    pid,
    simulatedHome: given?.devices ?? [...DEFAULT_HOME, ...PHONES],
    ...defined({ voice: world.voice && supportHere(config, world.voice) }),
    ...defined({ ownerToken, settings: file, setup, commandLineToken: before?.token }),
  });
  writeFileSync(join(config.data, COMMAND_LINE_URL), `${hub.url}\n`);
  return { hub, config, log, lost: lost.promise };
}

/** A port that was taken because it was free stays what it is. */
function samePorts(config: Config, before: Before | undefined): Config {
  if (before === undefined) return config;
  const { http, bus } = config;
  const portOf = (url: string) => Number(new URL(url).port);
  return {
    ...config,
    http: http.port === 0 ? { ...http, port: portOf(before.url) } : http,
    bus: bus.port === 0 && bus.url === undefined ? { ...bus, port: portOf(before.brokerUrl) } : bus,
  };
}

/** `onRestart` is handed what starts the hub again. */
function running(
  first: Run,
  begin: (before: Before) => Promise<Run>,
  world: UpWorld & { readonly manager: SystemdNotifier },
  onRestart: (restart: () => void) => void,
): RunningHub {
  const { promise: ended, resolve: end } = deferred<number>();
  let run = first;
  const heap = new RestingHeap({ clock: systemClock, entries: () => run.hub.entries() });
  heap.start();
  let restarting: Promise<void> = Promise.resolve();
  let closing: Promise<void> | undefined;
  const closeWith = (code: number) => {
    if (closing === undefined) {
      world.manager.close();
      heap.close();
    }
    closing ??= restarting
      .then(() => run.hub.close())
      .then(
        () => {
          run.log.close();
          end(code);
        },
        (error: unknown) => {
          run.log.error('the hub did not close cleanly', { error: messageOf(error) });
          run.log.close();
          end(1);
        },
      );
    return closing;
  };
  const watch = ({ lost }: Run) => void lost.then(() => closeWith(1));
  const token = readFileSync(join(first.config.data, COMMAND_LINE_TOKEN), 'utf8').trim();
  const startAgain = async (): Promise<void> => {
    const { hub, log } = run;
    const { url, brokerUrl } = hub;
    try {
      log.info('starting again with what the owner told of the home');
      await hub.close();
      run = await begin({ url, brokerUrl, token });
      watch(run);
    } catch (error) {
      log.error('the hub did not start again', { error: messageOf(error) });
      closing = Promise.resolve();
      end(1);
    } finally {
      log.close();
    }
  };
  onRestart(() => {
    // The answer that tells of it goes out first.
    systemClock.after(RESTART_MS, () => {
      if (closing === undefined) restarting = restarting.then(startAgain);
    });
  });
  watch(first);
  const close = () => closeWith(0);
  world.onStop((signal) => {
    run.log.info('stopping', { signal });
    systemClock.after(STOP_LIMIT_MS, () => world.giveUp(1));
    void close();
  });
  const { hub, config } = first;
  const root = hub.fingerprint === undefined ? undefined : rootIn(config.data);
  const invitation = hub.owner.type === 'made' ? hub.inviteOwner() : undefined;
  return {
    url: hub.url,
    ...(root === undefined ? {} : { root }),
    ...(invitation === undefined ? {} : { welcome: `${hub.url}/welcome#invitation=${invitation}` }),
    token,
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
