/**
 * What does a page of /v1/turns and of /v1/processes cost the hub when 100,000 turns lie behind it? One page again and again, and pages that
 * nobody has asked for since the start: all through the list, and at its end.
 *
 * A hub in a process of its own does some turns, which are then copied in its database, numbers and ids moved on. Times are the processor's, of
 * all threads (proc(5)), each the mean of some pages. `node dist/bench/pages.js [--json] [--turns N]`
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AS_OWNER, type HubProcess, processorMs, say, startHubProcess } from './kit/hub-process.ts';
import { copied } from './kit/past-store.ts';
import { report } from './kit/report.ts';

const TURNS = Number(process.argv[process.argv.indexOf('--turns') + 1]) || 100_000;
const SAID = 100;
/** As many as a page shows. */
const SHOWN = 100;
const PAGES = 40;
const QUIET_MS = 1_500;

const data = mkdtempSync(join(tmpdir(), 'hearth-bench-pages-'));
const path = join(data, 'hearth.db');
try {
  const first = await startHubProcess(data);
  for (let n = 0; n < SAID; n++) await say(first.url, `turn ${n % 2 === 0 ? 'on' : 'off'} the kitchen light`);
  await first.stop();
  const rows = copied(path, TURNS);
  const hub = await startHubProcess(data);
  try {
    await rested(hub);
    report({
      bench: 'pages',
      question: `What a page of ${SHOWN} costs the processor at ${rows.turns} turns, ${rows.processes} processes, in ms`,
      rows: [
        { what: 'an answer alone (/healthz)', ms: await cost(hub, () => '/healthz') },
        ...(await costs(hub, 'turns', (part) => Math.floor(part * (rows.turns - SHOWN)))),
        // Processes are asked for from the oldest on.
        ...(await costs(hub, 'processes', (part) => Math.floor(part * rows.last))),
        { what: 'the database (MB)', ms: Math.round(statSync(path).size / 2 ** 20) },
      ],
    });
  } finally {
    await hub.stop();
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}

async function costs(hub: HubProcess, list: string, after: (part: number) => number) {
  const page = (part?: number) =>
    `/v1/${list}?limit=${SHOWN}${part === undefined ? '' : `&after=${after(part)}`}`;
  const end = 1 / 20;
  return [
    { what: `${list}: the same again and again`, ms: await cost(hub, () => page()) },
    { what: `${list}: anywhere, each once`, ms: await cost(hub, (n) => page((n + 0.5) / PAGES)) },
    { what: `${list}: at the end, each once`, ms: await cost(hub, (n) => page(1 - (end * n) / PAGES)) },
  ];
}

/** Until what a start puts off is done. */
async function rested({ pid }: HubProcess): Promise<void> {
  for (;;) {
    const before = processorMs(pid);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    if (processorMs(pid) - before <= QUIET_MS / 50) return;
  }
}

/** Of one page, the mean of some. */
async function cost(hub: HubProcess, page: (n: number) => string): Promise<number> {
  const before = processorMs(hub.pid);
  for (let n = 0; n < PAGES; n++) {
    const response = await fetch(`${hub.url}${page(n)}`, { headers: AS_OWNER });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${page(n)} was answered ${response.status} ${body}`);
  }
  return Number(((processorMs(hub.pid) - before) / PAGES).toFixed(1));
}
