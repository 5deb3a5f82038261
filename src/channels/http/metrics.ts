import { getHeapStatistics } from 'node:v8';
import type { Budgets, Clock } from '../../base/index.ts';
import type { Doorways, ModelView } from '../../domain/index.ts';

const STATUSES = ['running', 'waiting', 'done', 'partial', 'failed'] as const;

/** What a Prometheus server reads from us: requests as they happen, the rest when asked. */
export class Metrics {
  readonly #clock: Clock;
  readonly #startedAt: number;
  readonly #budgets: Budgets | undefined;
  readonly #requests = new Map<string, number>();

  constructor(clock: Clock, budgets?: Budgets) {
    this.#clock = clock;
    this.#budgets = budgets;
    this.#startedAt = clock.now();
  }

  /** `route` is the pattern, never the address: addresses have no limit in number. */
  countRequest(method: string, route: string, status: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1);
  }

  /** Prometheus text format 0.0.4. */
  text(house: Doorways): string {
    const { turns, waits } = house.tally();
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
