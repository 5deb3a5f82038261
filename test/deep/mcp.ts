import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_TOKEN, startBuiltHub, whyNotInstalled } from './built.ts';

/** The official suite of the protocol, which wants a newer Node than the hub does. */
const SUITE = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
const NODE = 'node@24';
const REVISIONS = ['2025-11-25', '2026-07-28'] as const;
const EXPECTED = 'test/deep/mcp-expected-failures';
const LIMIT_MS = 300_000;

export interface McpRow {
  readonly revision: string;
  readonly passed: number;
  /** Checks that failed, in scenarios that may fail or that the revision does not require. */
  readonly expected: number;
  /** 1 where a scenario failed that is not in the list, or passed that is in it; which, is printed. */
  readonly surprises: 0 | 1;
}

/** Runs the suite in both revisions against the built hub with the simulated home. */
export async function mcpSweep(): Promise<readonly McpRow[] | string> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-mcp-suite-'));
  const missing = whyNotInstalled(folder, [SUITE, NODE]);
  if (missing !== undefined) return missing;
  const hub = await startBuiltHub(folder);
  const proxy = await showToken(hub.port);
  try {
    const rows: McpRow[] = [];
    for (const revision of REVISIONS) rows.push(await suite(folder, proxy.url, revision));
    return rows;
  } finally {
    proxy.close();
    hub.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function suite(folder: string, url: string, revision: string): Promise<McpRow> {
  const modules = join(folder, 'node_modules');
  const args = [
    ...[join(modules, '.bin/conformance'), 'server', '--url', url],
    ...['--requirements', revision, '--expected-failures', `${EXPECTED}/${revision}.yaml`],
  ];
  const { told, failed } = await new Promise<{ told: string; failed: boolean }>((resolve) => {
    const limits = { timeout: LIMIT_MS, maxBuffer: 2 ** 26 };
    execFile(join(modules, 'node/bin/node'), args, limits, (error, out, err) =>
      resolve({ told: `${out}${err}`, failed: error !== null }),
    );
  });
  const summary = told.slice(told.indexOf('=== SUMMARY ==='));
  if (failed) console.log(summary.slice(-3_000));
  const [, passed = '0', expected = '0'] = /^Total: (\d+) passed, (\d+) failed/m.exec(summary) ?? [];
  return { revision, passed: Number(passed), expected: Number(expected), surprises: failed ? 1 : 0 };
}

/** The suite shows no token, so that somebody shows the owner's for it. All else goes through as it is, Host and Origin too. */
async function showToken(port: number): Promise<{ url: string; close: () => void }> {
  const server = createServer((asked, answered) => {
    const { url: path = '/', method = 'GET', headers } = asked;
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { ...headers, authorization: `Bearer ${BUILT_TOKEN}` },
      },
      (answer) => {
        answered.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(answered);
      },
    );
    sent.on('error', () => answered.destroy());
    answered.on('close', () => sent.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}/mcp`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
