/**
 * How long does the page take to show the house, to move a switch, and what does it cost the hub? And what does the first call over MCP take?
 *
 * The hub is a process of its own with the simulated home; the page is opened in Debian's Chromium (or the one that `HEARTH_CHROMIUM` names)
 * on a phone's screen, signed in, with nothing kept from before, at a quarter of the processor's speed (CDP,
 * Emulation.setCPUThrottlingRate 4). Times count from the navigation; a tile counts once it is painted. Memory is the resident set that the
 * kernel reports once the hub has rested (src/app/resting-heap.ts). `node dist/bench/page.js [--json] [--runs N]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { AS_OWNER, type HubProcess, residentMb, say, startHubProcess } from './kit/hub-process.ts';
import { report, spread } from './kit/report.ts';

const RUNS = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 15;
const SLOWER = 4;
const SWITCHES = 30;
const PHONE = { width: 390, height: 844 };
const LAMP = '[data-thing="light.kitchen_ceiling"]';
const LAUNCH = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
/** What makes it worth to sweep; then it looks every 20 s whether it is at rest. */
const COMMANDS = 20;
const REST_MS = 45_000;

/** `tilesAt` comes to when the first tile was painted: the task behind the frame in which it stands in the document. */
const WATCH_TILES = `window.tilesAt = new Promise((resolve) => {
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-thing]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  }).observe(document, { childList: true, subtree: true });
})`;

/** When anything but the ground was painted first (W3C Paint Timing). */
const FIRST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
  }).observe({ type: 'paint', buffered: true });
})`;

/** From a tap to the frame that shows it moved, and to what was seen, in ms. */
const SWITCH = `new Promise((resolve) => {
  const tile = document.querySelector('${LAMP}');
  const from = performance.now();
  let moved;
  new MutationObserver((_, observer) => {
    if (moved === undefined) requestAnimationFrame(() => setTimeout(() => { moved ??= performance.now() - from; }));
    if (tile.classList.contains('asked')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve({ moved, seen: performance.now() - from })));
  }).observe(tile, { attributes: true, subtree: true });
  tile.querySelector('.hit').click();
})`;

const data = mkdtempSync(join(tmpdir(), 'hearth-bench-page-'));
const hub = await startHubProcess(data);
const browser = await chromium.launch({
  executablePath: process.env['HEARTH_CHROMIUM'] ?? '/usr/bin/chromium',
  args: LAUNCH,
});
try {
  // The first commands compile and keep what the next ones use: a hub that has worked is what pages are opened on.
  await restedMb(hub);
  const alone = await restedMb(hub);
  const pages = [await openHouse(browser), await openHouse(browser)];
  const withTwo = await restedMb(hub);
  await Promise.all(pages.map((context) => context.close()));
  const cold = await coldViews(browser, SLOWER);
  const unthrottled = await coldViews(browser, 1);
  const { moved, seen } = await switches(browser);
  const mcp = await firstMcpCall(hub);
  report({
    bench: 'page',
    question: 'The page opened cold, a switch moved, two pages open, and the first call over MCP',
    rows: [
      { what: `cold view at 1/${SLOWER} of the processor, first paint (ms)`, ...spread(cold.paint) },
      { what: `cold view at 1/${SLOWER} of the processor, first tiles (ms)`, ...spread(cold.tiles) },
      { what: 'cold view, first paint (ms)', ...spread(unthrottled.paint) },
      { what: 'cold view, first tiles (ms)', ...spread(unthrottled.tiles) },
      { what: `a tap at 1/${SLOWER} of the processor, tile moved (ms)`, ...spread(moved) },
      { what: `a tap at 1/${SLOWER} of the processor, seen (ms)`, ...spread(seen) },
      { what: 'resident before any page was open (MB)', p50: alone },
      { what: 'resident with two pages open (MB)', p50: withTwo },
      { what: 'MCP: first connection and call (ms)', p50: mcp.first },
      { what: 'MCP: the next connection and call (ms)', p50: mcp.next },
      { what: 'resident after MCP (MB)', p50: mcp.residentMb },
    ],
  });
} finally {
  await browser.close();
  await hub.stop();
  rmSync(data, { recursive: true, force: true });
}

async function coldViews(browser: Browser, slower: number) {
  const paint: number[] = [];
  const tiles: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await signedIn(browser);
    const page = await context.newPage();
    await slow(page, slower);
    await page.addInitScript(WATCH_TILES);
    await page.goto(hub.url);
    const painted = (await page.evaluate(FIRST_PAINT)) as number;
    paint.push(painted);
    tiles.push(Math.max(painted, (await page.evaluate('tilesAt')) as number));
    await context.close();
  }
  return { paint, tiles };
}

async function switches(browser: Browser) {
  const context = await openHouse(browser);
  const [page] = context.pages();
  await slow(page!, SLOWER);
  const moved: number[] = [];
  const seen: number[] = [];
  for (let run = 0; run < SWITCHES; run++) {
    const times = (await page!.evaluate(SWITCH)) as { moved: number; seen: number };
    moved.push(times.moved);
    seen.push(times.seen);
  }
  await context.close();
  return { moved, seen };
}

async function openHouse(browser: Browser): Promise<BrowserContext> {
  const context = await signedIn(browser);
  const page = await context.newPage();
  await page.goto(hub.url);
  await page.locator(LAMP).waitFor();
  return context;
}

/** A browser that keeps nothing but the cookie of its session. */
async function signedIn(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const token = AS_OWNER.authorization.replace('Bearer ', '');
  const answer = await context.request.post(`${hub.url}/v1/session`, { data: { token } });
  if (answer.status() !== 201) throw new Error(`signing in was answered ${answer.status()}`);
  return context;
}

async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The official client's first connection, a call that reads, and the same again. */
async function firstMcpCall(hub: HubProcess) {
  const call = async () => {
    const before = performance.now();
    const client = new Client({ name: 'bench', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', hub.url), { requestInit: { headers: AS_OWNER } }),
    );
    const answer = await client.callTool({ name: 'say', arguments: { text: 'is the garage door open?' } });
    if (answer.isError === true) throw new Error(JSON.stringify(answer));
    const ms = performance.now() - before;
    await client.close();
    return Math.round(ms);
  };
  const [first, next] = [await call(), await call()];
  return { first, next, residentMb: await restedMb(hub) };
}

async function restedMb({ url, pid }: HubProcess): Promise<number> {
  for (let i = 0; i < COMMANDS; i++) await say(url, `turn ${i % 2 === 0 ? 'on' : 'off'} the desk lamp`);
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return residentMb(pid);
}
