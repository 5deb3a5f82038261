import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PropertyRow {
  readonly properties: number;
  /** At least: those the suite itself runs more often stay at that. */
  readonly 'runs of each': number;
  readonly failures: number;
  readonly seconds: number;
}

/** As vitest's JSON reporter writes it; `property` is the mark of test/flow/deep.ts. */
interface Told {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: 'passed' | 'failed';
      readonly failureMessages?: readonly string[];
      readonly meta?: { readonly property?: true };
    }[];
  }[];
}

const ROOMS = [
  'test/flow',
  'test/planning',
  'test/agents',
  'test/patterns',
  'test/understanding/properties-additions.test.ts',
];

/** The properties of the core's tests, each so many times; a failure tells fast-check's counterexample and seed. */
export async function propertySweep(root: string, runs: number, seed: number): Promise<PropertyRow> {
  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'hearth-properties-'));
  const file = join(folder, 'told.json');
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...ROOMS];
  const args = [...vitest, '--reporter=json', `--outputFile=${file}`, '--exclude=**/kill.test.ts'];
  const env = { ...process.env, HEARTH_DEEP: String(runs), HEARTH_SEED: String(seed) };
  try {
    await once(spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' }), 'exit');
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Told;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === 'failed');
    for (const { title, failureMessages } of failed)
      console.error(`${title}\n${failureMessages?.join('\n')}`);
    return {
      properties: tests.filter(({ meta }) => meta?.property).length,
      'runs of each': runs,
      failures: failed.length,
      seconds: Math.round((performance.now() - begun) / 1000),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
