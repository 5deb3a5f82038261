import { readFileSync } from 'node:fs';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Budgets, Clock } from '../../base/index.ts';
import type { Doorways, ModelView } from '../../domain/index.ts';

const STATUSES = ['running', 'waiting', 'done', 'partial', 'failed'] as const;

/** The loop is looked at ten times a second: often enough to see it hang, and a fraction of a percent of a small processor. */
const LOOK_MS = 100;

/** A number that another part knows. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly value: () => number;
}

/** What a Prometheus server reads from us: requests as they happen, the rest when asked. */
export class Metrics {
  readonly #clock: Clock;
  readonly #startedAt: number;
  readonly #budgets: Budgets | undefined;
  readonly #requests = new Map<string, number>();
  readonly #delay: IntervalHistogram;
  readonly #gauges: readonly Gauge[];

  /** @param gauges what other parts count, asked for with every text. */
  constructor(clock: Clock, budgets?: Budgets, gauges: readonly Gauge[] = []) {
    this.#gauges = gauges;
    this.#delay = monitorEventLoopDelay({ resolution: LOOK_MS });
    this.#delay.enable();
    this.#clock = clock;
    this.#budgets = budgets;
    this.#startedAt = clock.now();
  }

  close(): void {
    this.#delay.disable();
  }

  /** `route` is the pattern, never the address: addresses have no limit in number. */
  countRequest(method: string, route: string, status: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1);
  }

  /** Prometheus text format 0.0.4. */
  text(house: Doorways): string {
    const { turns, waits, misunderstood } = house.tally();
    const written = writtenBytes();
    const [p99, longest] = [this.#delay.percentile(99), this.#delay.max].map((ns) => delaySeconds(ns)) as [
      number,
      number,
    ];
    this.#delay.reset();
    const { ready } = house.ready();
    const families = [
      family('hearth_ready', 'gauge', '1 when the hub is ready.', [['', ready ? 1 : 0]]),
      family('hearth_uptime_seconds', 'gauge', 'Seconds since the HTTP door was made.', [
        ['', (this.#clock.now() - this.#startedAt) / 1000],
      ]),
      family(
        'hearth_turns',
        'gauge',
        'The last turns by status.',
        STATUSES.map((status) => [`status="${status}"`, turns[status] ?? 0]),
      ),
      family('hearth_waits_open', 'gauge', 'Questions waiting for an answer.', [['', waits]]),
      family(
        'hearth_not_understood_ratio',
        'gauge',
        'Of the last turns, those of which something was not understood.',
        [['', misunderstood]],
      ),
      family(
        'hearth_event_loop_delay_seconds',
        'gauge',
        'How late the event loop was since it was asked last.',
        [
          ['quantile="0.99"', p99],
          ['quantile="1"', longest],
        ],
      ),
      ...(written === undefined
        ? []
        : [
            family('hearth_written_bytes_total', 'counter', 'Bytes that this process had written to disks.', [
              ['', written],
            ]),
          ]),
      ...this.#gauges.map(({ name, help, value }) => family(name, 'gauge', help, [['', value()]])),
      family('hearth_http_requests_total', 'counter', 'HTTP requests answered.', [...this.#requests]),
      family(
        'hearth_budget_exceeded_total',
        'counter',
        'Inputs refused because they cost too much.',
        [...(this.#budgets?.totals() ?? [])].map(([name, times]) => [`budget="${name}"`, times]),
      ),
      family('hearth_heap_used_bytes', 'gauge', 'JavaScript heap in use.', [
        ['', getHeapStatistics().used_heap_size],
      ]),
      family('hearth_external_bytes', 'gauge', 'Memory of buffers outside the JavaScript heap.', [
        ['', getHeapStatistics().external_memory],
      ]),
    ];
    return [...families, ...modelFamilies(house.model())].join('');
  }
}

/** What the kernel has counted (proc(5), /proc/pid/io); undefined where there is none. */
function writtenBytes(): number | undefined {
  try {
    return Number(/^write_bytes: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** Beyond the time between two looks, in seconds with a tenth of a millisecond. */
function delaySeconds(nanos: number): number {
  return Math.round(Math.max(0, (nanos || 0) / 1e6 - LOOK_MS) * 10) / 10_000;
}

function modelFamilies(model: ModelView | undefined): readonly string[] {
  if (model === undefined) return [];
  return [
    family('hearth_model_up', 'gauge', '1 unless the last questions to the language model failed.', [
      ['', model.state === 'failing' || model.state === 'resting' ? 0 : 1],
    ]),
    family('hearth_model_chats_total', 'counter', 'Questions to the language model.', [
      ['outcome="answered"', model.chats - model.failed],
      ['outcome="failed"', model.failed],
    ]),
    family('hearth_model_tokens_total', 'counter', 'Tokens of questions and answers.', [['', model.tokens]]),
    family('hearth_model_usd_total', 'counter', 'US dollars for what had a price.', [['', model.usd]]),
  ];
}

function family(
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  samples: readonly (readonly [labels: string, value: number])[],
): string {
  const lines = samples.map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}
