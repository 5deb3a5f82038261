import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { BROWSER, withoutBrowser } from '../page/kit.ts';
import { BUILT_TOKEN, startBuiltHub, whyNotInstalled } from './built.ts';

/** Fetched and thrown away, for it wants a newer Node than the hub does and is 150 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const NODE = 'node@24';
const LEAST = { performance: 0.95, accessibility: 1 } as const;
/** A machine that has other things to do makes a page slower, and nothing makes it faster: the best of them counts. */
const TRIES = 5;
const LIMIT_MS = 120_000;

export interface LighthouseRow {
  readonly page: string;
  readonly performance: number;
  readonly accessibility: number;
  /** Whether both are what they are to be. */
  readonly faults: 0 | 1;
}

/** What Lighthouse makes of the built page on its slow phone: at the door, and signed in. */
export async function lighthouseSweep(): Promise<readonly LighthouseRow[] | string> {
  if (withoutBrowser !== undefined) return withoutBrowser;
  const folder = mkdtempSync(join(tmpdir(), 'hearth-lighthouse-'));
  const hub = await startBuiltHub(folder);
  try {
    const missing = whyNotInstalled(folder, [LIGHTHOUSE, NODE]);
    if (missing !== undefined) return missing;
    const url = `http://127.0.0.1:${hub.port}`;
    return [await judge(folder, url, 'the door'), await judge(folder, url, 'rooms', await sessionAt(url))];
  } finally {
    hub.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judge(folder: string, url: string, page: string, session?: string): Promise<LighthouseRow> {
  let best: LighthouseRow | undefined;
  let broken: unknown;
  for (let tried = 0; tried < TRIES && best?.faults !== 0; tried++)
    try {
      const { performance, accessibility } = await scores(folder, url, session);
      const faults = performance >= LEAST.performance && accessibility >= LEAST.accessibility ? 0 : 1;
      if (performance > (best?.performance ?? -1)) best = { page, performance, accessibility, faults };
    } catch (error) {
      // It missed the beginning of the page, and asks to be run again (NO_NAVSTART).
      broken = error;
    }
  if (best === undefined) throw broken;
  return best;
}

/** A browser that knows nothing but the cookie, each time. */
async function scores(folder: string, url: string, session: string | undefined) {
  const profile = mkdtempSync(join(folder, 'profile-'));
  const args = ['--no-sandbox', '--headless', '--disable-gpu', '--remote-debugging-port=0'];
  const browser = spawn(BROWSER, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const devtools = await devtoolsOf(browser.stderr);
    if (session !== undefined) await setCookie(devtools, url, session);
    const report = join(profile, 'report.json');
    const modules = join(folder, 'node_modules');
    const lighthouse = [
      ...[join(modules, 'lighthouse/cli/index.js'), url, '--port', new URL(devtools).port, '--quiet'],
      ...['--disable-storage-reset', '--only-categories=performance,accessibility'],
      ...['--output', 'json', '--output-path', report],
    ];
    await promisify(execFile)(join(modules, 'node/bin/node'), lighthouse, { timeout: LIMIT_MS });
    const { categories } = JSON.parse(readFileSync(report, 'utf8')) as {
      categories: Record<keyof typeof LEAST, { score: number }>;
    };
    return { performance: categories.performance.score, accessibility: categories.accessibility.score };
  } finally {
    browser.kill();
  }
}

async function devtoolsOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the browser did not come up');
}

async function setCookie(devtools: string, url: string, session: string): Promise<void> {
  const [name = '', value = ''] = session.split('=');
  const cookie = { name, value, url, httpOnly: true, sameSite: 'Strict' };
  const socket = new WebSocket(devtools);
  await new Promise((resolve) => socket.once('open', resolve));
  const answered = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies: [cookie] } }));
  await answered;
  socket.close();
}

async function sessionAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: BUILT_TOKEN }),
  });
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}
