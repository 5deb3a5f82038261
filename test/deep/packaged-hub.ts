import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { HubOverHttp } from '../kit/house.ts';
import { OWNER_TOKEN } from '../kit/hub.ts';

/** What a hub did that a package brought. */
export interface PackageRow {
  readonly package: string;
  /** Of what the package stands on, what is another here than where it will run. */
  readonly 'in place of the real': string;
  readonly 'ready, s': number;
  readonly 'answer, s': number;
  readonly 'stop, s': number;
  /** 0 when it stopped in good order. */
  readonly 'ended with': number | null;
  readonly faults: number;
}

/** Settings of a hub that is in nobody's way; all else of this process stays out of it. */
export const HUB_ENV: Readonly<Record<string, string>> = {
  HEARTH_OWNER_TOKEN: OWNER_TOKEN,
  HEARTH_HTTP_HOST: '127.0.0.1',
  HEARTH_HTTP_PORT: '0',
  HEARTH_BUS_PORT: '0',
};

/** A hub that has not stopped by itself after five seconds ends with 1: an emulated one may, one of this machine may not. */
const STOP_LIMIT_MS = 6_000;

export interface PackagedHub {
  readonly name: string;
  readonly standIn: string;
  readonly command: readonly string[];
  readonly options?: SpawnOptions;
  /** How much slower than a process of this machine it may be: 1 unless it is emulated. */
  readonly slower?: number;
  /** What else is asked of it while it runs; says what is wrong. */
  also?(http: HubOverHttp): Promise<readonly string[]>;
}

/** Starts it as its package would, says sentences to it, and asks it to stop. What is wrong is printed, and counted. */
export async function tryHub(hub: PackagedHub): Promise<PackageRow> {
  const { name, standIn, command, options = {}, slower = 1 } = hub;
  const faults: string[] = [];
  const [program = '', ...args] = command;
  const begun = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let told = '';
  child.stderr?.on('data', (data) => {
    told += data;
  });
  const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;
  const row = { 'ready, s': 0, 'answer, s': 0, 'stop, s': 0, 'ended with': null as number | null };
  const limit = setTimeout(() => child.kill('SIGKILL'), 120_000 * slower);
  try {
    const url = await addressOf(child);
    row['ready, s'] = seconds(begun);
    if (url === undefined) faults.push(`it did not come up: ${told.slice(-2_000)}`);
    else {
      const http = new HubOverHttp(url);
      const asked = performance.now();
      faults.push(...(await sentences(http)));
      row['answer, s'] = seconds(asked);
      faults.push(...((await hub.also?.(http)) ?? []));
      const stopped = performance.now();
      process.kill(innermost(child.pid as number), 'SIGTERM');
      const [code] = await ended;
      row['stop, s'] = seconds(stopped);
      row['ended with'] = code;
      if (code !== 0 && !(code === 1 && slower > 1))
        faults.push(`it ended with ${code}: ${told.slice(-500)}`);
      if (performance.now() - stopped > STOP_LIMIT_MS * slower) faults.push('it took too long to stop');
    }
  } finally {
    clearTimeout(limit);
    child.kill('SIGKILL');
    await ended;
  }
  for (const fault of faults) console.error(`${name}: ${fault}`);
  return { package: name, 'in place of the real': standIn, ...row, faults: faults.length };
}

/** A lamp of the simulated home and a reminder: the bus, the language, and SQLite have a part in them. */
async function sentences(http: HubOverHttp): Promise<readonly string[]> {
  const lamp = await http.say('turn off the lights in the garage', { person: undefined });
  const reminder = await http.say('remind me at nine to call Sam', { person: undefined });
  const reminders = await http.reminders();
  return [
    ...[lamp, reminder]
      .filter(({ status }) => status !== 'done')
      .map((view) => `“${view.text}” ended ${view.status}: ${JSON.stringify(view.reply)}`),
    ...(reminders.some(({ text }) => /call Sam/i.test(text)) ? [] : ['the reminder is not there']),
  ];
}

/** The hub itself among what starts it: npm and buildah hand no signal on. */
function innermost(pid: number): number {
  const [child] = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout.split('\n');
  return child === undefined || child === '' ? pid : innermost(Number(child));
}

/** Nothing when it ends before it tells. */
async function addressOf({ stdout }: ChildProcess): Promise<string | undefined> {
  if (stdout === null) return undefined;
  return new Promise((resolve) => {
    const lines = createInterface({ input: stdout });
    lines.on('line', (line) => {
      const url = /^Hearth is up: (\S+)/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
    lines.once('close', () => resolve(undefined));
  });
}
