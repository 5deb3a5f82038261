/**
 * What does a page of /v1/turns and of /v1/processes cost the hub when 100,000 turns lie behind it? One page again and again, and pages that
 * nobody has asked for since the start: all through the list, and at its end, once the upkeep of the house has kept what is told of them, and
 * before. And what does that upkeep cost?
 *
 * A hub in a process of its own does some turns, which are then copied in its database, numbers and ids moved on. The upkeep is the hub's own, run
 * here without its pauses. Times are the processor's, of all threads (proc(5)), each the mean of some pages. `node dist/bench/pages.js [--json] [--turns N]`
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AS_OWNER, type HubProcess, processorMs, say, startHubProcess } from './kit/hub-process.ts';
import { copied } from './kit/past-store.ts';
import { report } from './kit/report.ts';
import { keepAll } from './kit/upkeep-store.ts';

const TURNS = Number(process.argv[process.argv.indexOf('--turns') + 1]) || 100_000;
const SAID = 100;
/** As many as a page shows. */
const SHOWN = 100;
const PAGES = 40;
const QUIET_MS = 1_500;

/** Which pages are asked for: behind which part of the list, by their count. */
interface Pages {
  readonly what: string;
  readonly part: (n: number) => number | undefined;
}
const END = 1 / 20;
const AGAIN: Pages = { what: 'the same again and again', part: () => undefined };
const ANYWHERE: Pages = { what: 'anywhere, each once', part: (n) => (n + 0.5) / PAGES };
const AT_THE_END: Pages = { what: 'at the end, each once', part: (n) => 1 - (END * n) / PAGES };

const data = mkdtempSync(join(tmpdir(), 'hearth-bench-pages-'));
const path = join(data, 'hearth.db');
try {
  const first = await startHubProcess(data);
  for (let n = 0; n < SAID; n++) await say(first.url, `turn ${n % 2 === 0 ? 'on' : 'off'} the kitchen light`);
  await first.stop();
  const past = copied(path, TURNS);
  const whole = [
    { list: 'turns', at: (part: number) => Math.floor(part * (past.turns - SHOWN)) },
    // Processes are asked for from the oldest on.
    { list: 'processes', at: (part: number) => Math.floor(part * past.last) },
    { list: 'turns', at: (part: number) => Math.floor(part * (past.turns - SHOWN)), whose: '&everyone=true' },
  ];
  const before = await withHub((hub) => costs(hub, whole, [ANYWHERE]));
  const megabytes = () => Math.round(statSync(path).size / 2 ** 20);
  const size = { before: megabytes(), after: 0 };
  const upkeep = await keepAll(path);
  size.after = megabytes();
  const after = await withHub(async (hub) => [
    { what: 'an answer alone (/healthz)', ms: await cost(hub, () => '/healthz') },
    ...(await costs(hub, whole, [AGAIN, ANYWHERE, AT_THE_END])),
  ]);
  report({
    bench: 'pages',
    question: `What a page of ${SHOWN} costs the processor at ${past.turns} turns, ${past.processes} processes, in ms`,
    rows: [
      ...after,
      ...before.map(({ what, ms }) => ({ what: `${what}, before the upkeep`, ms })),
      { what: 'the upkeep of a turn, once', ms: Number(upkeep.ms.toFixed(2)) },
      { what: 'the upkeep of a turn, once (kB written)', ms: Number((upkeep.bytes / 1024).toFixed(2)) },
      { what: 'the database before and after the upkeep (MB)', ms: size.before, after: size.after },
    ],
  });
} finally {
  rmSync(data, { recursive: true, force: true });
}

async function withHub<T>(run: (hub: HubProcess) => Promise<T>): Promise<T> {
  const hub = await startHubProcess(data);
  try {
    await rested(hub);
    return await run(hub);
  } finally {
    await hub.stop();
  }
}

interface List {
  readonly list: string;
  /** Where a page begins that lies behind such a part of the list. */
  readonly at: (part: number) => number;
  readonly whose?: string;
}

async function costs(hub: HubProcess, lists: readonly List[], pages: readonly Pages[]) {
  const rows = [];
  for (const { list, at, whose = '' } of lists)
    for (const { what, part } of pages) {
      const page = (n: number) => {
        const behind = part(n);
        return `/v1/${list}?limit=${SHOWN}${behind === undefined ? '' : `&after=${at(behind)}`}${whose}`;
      };
      const name = whose === '' ? list : `everyone's ${list}`;
      rows.push({ what: `${name}: ${what}`, ms: await cost(hub, page) });
    }
  return rows;
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
