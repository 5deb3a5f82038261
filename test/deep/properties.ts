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
      readonly status: 'passed' | 'failed' | 'skipped' | 'pending';
      readonly failureMessages?: readonly string[];
      readonly meta?: { readonly property?: true };
    }[];
  }[];
}

/** The core, what must not fall off a sentence, what a model may say, and what each role may do. */
export const CORE = [
  'test/flow',
  'test/planning',
  'test/agents',
  'test/patterns',
  'test/understanding/properties/properties.test.ts',
  'test/understanding/properties/sayings.test.ts',
  'test/understanding/properties/additions.test.ts',
  'test/understanding/properties/edits.test.ts',
  'test/faults/hostile-model.test.ts',
  'test/journeys/authority/roles-matrix.test.ts',
];

/** What comes from outside, what is looked up by, and what is kept. */
export const EDGES = [
  'test/access/authority.test.ts',
  'test/agents/journal.test.ts',
  'test/base/zone.test.ts',
  'test/bus/broker-store.test.ts',
  'test/bus/connection.test.ts',
  'test/bus/contract.test.ts',
  'test/bus/grants.test.ts',
  'test/bus/manifest.test.ts',
  'test/bus/permissions.test.ts',
  'test/bus/seal.test.ts',
  'test/channels/http-horrors.test.ts',
  'test/config/config.test.ts',
  'test/devices/discovery.test.ts',
  'test/devices/template.test.ts',
  'test/home/device-check.test.ts',
  'test/home/device-index.test.ts',
  'test/journeys/running/doors.test.ts',
  'test/llm/hostile.test.ts',
  'test/llm/printed.test.ts',
  'test/llm/small-parts.test.ts',
  'test/services/calendar.test.ts',
  'test/services/reminders.test.ts',
  'test/services/timer.test.ts',
  'test/understanding/properties/order.test.ts',
  'test/understanding/times/times-rules.test.ts',
  'test/understanding/text/trigrams.test.ts',
];

/** What is due, over any clock, and what is let in from strangers. */
export const CLOCKS = [
  'test/due/jumps.test.ts',
  'test/base/recurrence.test.ts',
  'test/base/recurrence-cost.test.ts',
  'test/base/recurrence-oracle.test.ts',
  'test/devices/template-cost.test.ts',
];

/** The properties of these tests, each so many times; a failure tells fast-check's counterexample and seed. */
export async function propertySweep(
  root: string,
  rooms: readonly string[],
  runs: number,
  seed: number,
): Promise<PropertyRow> {
  const begun = performance.now();
  console.log(
    `${runs} runs of each property of ${rooms.length} rooms and files: minutes, and nothing is printed before the end`,
  );
  const tests = await told(root, rooms, { HEARTH_DEEP: String(runs), HEARTH_SEED: String(seed) });
  return {
    properties: tests.filter(({ meta }) => meta?.property).length,
    'runs of each': runs,
    failures: tests.filter(({ status }) => status === 'failed').length,
    seconds: Math.round((performance.now() - begun) / 1000),
  };
}

/** How many cases of the bus's contract a cluster of NATS servers breaks. */
export async function contractFailures(root: string): Promise<number> {
  const tests = await told(root, ['test/bus/contract.test.ts', '-t', 'cluster'], { HEARTH_CLUSTER: '1' });
  const ran = tests.filter(({ status }) => status === 'passed' || status === 'failed');
  return ran.length === 0 ? 1 : ran.filter(({ status }) => status === 'failed').length;
}

/** Runs test files and hears what became of each test; what failed is told at once. */
async function told(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Told['testResults'][number]['assertionResults']> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-properties-'));
  const file = join(folder, 'told.json');
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args];
  const options = ['--reporter=json', `--outputFile=${file}`, '--exclude=**/kill.test.ts'];
  try {
    const child = spawn(process.execPath, [...vitest, ...options], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    await once(child, 'exit');
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Told;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const { title, status, failureMessages } of tests)
      if (status === 'failed') console.error(`${title}\n${failureMessages?.join('\n')}`);
    return tests;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
