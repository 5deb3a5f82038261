import { cpus, totalmem } from 'node:os';

/** The machine and the runtime a figure belongs to. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Percentiles of measured values, in their own unit, to three digits. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    Number(
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toPrecision(3),
    );
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

export interface Bench {
  readonly bench: string;
  readonly question: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  /** What others give, for comparison; each with its source. */
  readonly compare?: Readonly<Record<string, string>>;
}

/** Prints a bench for people, or as one JSON object with `--json`. */
export function report(bench: Bench): void {
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ ...bench, machine: machine() }));
    return;
  }
  console.log(bench.question);
  console.log(machine());
  console.table(bench.rows);
  for (const [who, figure] of Object.entries(bench.compare ?? {})) console.log(`  ${who}: ${figure}`);
}
