import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Agent, AgentManager, type Elsewhere, type Entry } from '../agents/index.ts';
import { defined, HearthError, type Json } from '../base/index.ts';
import {
  defineService,
  manifestOf,
  method,
  type ServiceContext,
  type ServiceDefinition,
} from '../bus/index.ts';
import { AGENTS_SERVICE, type Manifest } from '../domain/index.ts';
import { type Draft, keyOf, type Registry } from '../flow/index.ts';
import type { OfferedAgent } from './define-agents.ts';
import { journalId } from './hosted-store.ts';
import {
  DraftForm,
  NEWS_LENGTH_MAX,
  NEWS_TIMEOUT_MS,
  NEWS_WAIT_MS,
  type News,
  NewsForm,
  PROGRESS,
  ProgressForm,
  RepliedForm,
  SpendForm,
  StartedForm,
} from './wire.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a host remembers what it has done. */
const MEMORY_MS = 30 * DAY_MS;
/** Entries looked at for one answer. */
const PAGE = 200;
const GRANTS_KEPT = 100;

const Id = z.string().min(1).max(128);

const ORDER = { effect: 'idempotent', timeoutMs: 10_000, llm: false } as const;

export interface HostOptions {
  readonly registry: Registry<Agent>;
  readonly agents: readonly OfferedAgent[];
  /** Drives what these agents call on further hosts. */
  readonly elsewhere?: Elsewhere;
  readonly version: string;
  /** As of `AgentManager`: called around every commit and every effect. */
  readonly boundary?: (name: string) => void;
}

/**
 * The service by which a host is called. Whoever starts a process here names it, so that starting it again changes nothing,
 * and asks for what became of it by the number of the last entry seen, so that nothing is lost or told twice whoever of
 * the two was away (C25, C26).
 */
export function agentsService(options: HostOptions): ServiceDefinition<Hosted> {
  return defineService<Hosted>({
    name: AGENTS_SERVICE,
    title: 'Agents',
    description: 'Runs agents for the house.',
    version: options.version,
    access: 'internal',
    forHosts: true,
    events: { [PROGRESS]: ProgressForm },
    open: (context) => new Hosted(options, context),
    methods: {
      start: method<Hosted, typeof StartParams, typeof StartedForm>({
        ...ORDER,
        description: 'Starts an agent under the id that the caller gives the process.',
        params: StartParams,
        result: StartedForm,
        run: (params, self) => self.begin(params),
      }),
      news: method<Hosted, typeof NewsParams, typeof NewsForm>({
        ...{ ...ORDER, effect: 'read', timeoutMs: NEWS_TIMEOUT_MS },
        description: 'Tells what was written to the journal after an entry, as soon as there is any.',
        params: NewsParams,
        result: NewsForm,
        run: (params, self, { signal }) => self.news(params, signal),
      }),
      reply: method<Hosted, typeof ReplyParams, typeof RepliedForm>({
        ...ORDER,
        description: 'Answers an open question of a process by the id of its wait.',
        params: ReplyParams,
        result: RepliedForm,
        run: (params, self) => self.reply(params),
      }),
      kill: method<Hosted, typeof EndParams, typeof EndedForm>({
        ...ORDER,
        description: 'Ends a process and all below it at once.',
        params: EndParams,
        result: EndedForm,
        run: async ({ process, because }, self) => ({ known: await self.agents.kill(process, because) }),
      }),
      terminate: method<Hosted, typeof EndParams, typeof EndedForm>({
        ...ORDER,
        description: 'Ends a process and all below it when the steps under way have ended.',
        params: EndParams,
        result: EndedForm,
        run: ({ process, because }, self) => self.terminate(process, because),
      }),
    },
  });
}

/** The manifest of a host: that of the service, and the agents it runs. */
export function hostManifest(
  definition: ServiceDefinition<Hosted>,
  instance: string,
  agents: readonly OfferedAgent[],
): Manifest {
  const manifest = manifestOf(definition, instance);
  const announced = agents.map(({ name, description, input, phrases, fan = 'one', budget = {} }) =>
    defined({ name, description, input, phrases, fan, budget }),
  );
  const rev = `${manifest.rev}:${createHash('sha256').update(JSON.stringify(announced)).digest('base64url').slice(0, 12)}`;
  return { ...manifest, rev, agents: announced };
}

const StartParams = z.strictObject({
  process: Id,
  turn: Id,
  agent: z.string().max(64),
  depth: z.number().int().min(0).max(64),
  input: z.array(DraftForm),
  budget: SpendForm,
  /** In whose name it works, as the hub vouches for it. */
  warrant: z.string().max(2048).optional(),
});

const NewsParams = z.strictObject({
  /** Which journal the number belongs to, as the caller knows it; of another one nothing is waited for. */
  journal: Id.optional(),
  after: z.number().int().min(0),
  /** Where to go on in an entry that was too long for one answer. */
  offset: z.number().int().min(0).default(0),
});

const ReplyParams = z.strictObject({
  turn: Id,
  wait: Id,
  value: z.unknown(),
  who: z.string().max(1000).optional(),
  /** Lets the step that asked make the call that the yes is to. */
  grant: z.string().max(2048).optional(),
});

const EndParams = z.strictObject({ process: Id, because: z.string().max(1000) });
const EndedForm = z.object({ known: z.boolean() });

/** A key begins with the id of its process (`keyOf`). */
function processOfKey(key: string): string {
  return key.split(':')[0] ?? key;
}

/** The processes of a host, as its callers may use them. */
export class Hosted {
  readonly agents: AgentManager;
  readonly #offered: ReadonlyMap<string, OfferedAgent>;
  readonly #context: ServiceContext;
  readonly #journal: string;
  /** By the wait that they came with. */
  readonly #grants = new Map<string, { readonly key: string; readonly grant: string }>();
  readonly #closing = new AbortController();

  constructor({ registry, agents, elsewhere, boundary }: HostOptions, context: ServiceContext) {
    const { store, clock, log } = context;
    this.#context = context;
    this.#offered = new Map(agents.map((agent) => [agent.name, agent]));
    this.#journal = journalId(store);
    this.agents = new AgentManager({ store, clock, log, registry, ...defined({ elsewhere, boundary }) });
  }

  async start(): Promise<void> {
    const { emit, log } = this.#context;
    this.agents.onProgress(({ turn, process, path, delta }) => {
      emit(PROGRESS, { turn, process, path, delta }).catch(() => log.debug('progress was not told'));
    });
    this.#forget();
    const open = await this.agents.recover();
    if (open.length > 0) log.info('went on with open work', { processes: open.length });
  }

  /** What a step may show with its calls, by the key that its skill was given: the warrant of its process, and the grant that came with a yes. */
  proofsOf(key: string): { readonly warrant?: string; readonly grant?: string } {
    const warrant = this.agents.process(processOfKey(key))?.meta['warrant'];
    const { grant } = [...this.#grants.values()].findLast((one) => one.key === key) ?? {};
    return defined({ grant, warrant: typeof warrant === 'string' ? warrant : undefined });
  }

  /** For the further host whose question it was. */
  grantFor(wait: string): string | undefined {
    return this.#grants.get(wait)?.grant;
  }

  /** Lets go of those who wait for news: the host is about to close. */
  hush(): void {
    this.#closing.abort();
  }

  async close(): Promise<void> {
    this.hush();
    await this.agents.part.close();
  }

  async begin(params: z.output<typeof StartParams>): Promise<z.output<typeof StartedForm>> {
    const { process, turn, agent, depth, budget, warrant } = params;
    const known = this.agents.process(process);
    if (known !== undefined && (known.agent !== agent || known.turn !== turn))
      throw new HearthError(
        'idempotency-conflict',
        `there is already a process ${process}, of "${known.agent}"`,
      );
    const { seq } =
      known ??
      this.agents.start(agent, this.#taken(agent, params.input), {
        ...{ id: process, turn, depth, budget, meta: defined({ warrant }) },
      });
    await this.agents.journal.durable();
    return { journal: this.#journal, after: seq - 1 };
  }

  async news(params: z.output<typeof NewsParams>, signal: AbortSignal): Promise<News> {
    const { after, offset, journal = this.#journal } = params;
    const entries = journal === this.#journal ? await this.#newer(after, signal) : [];
    const { clock } = this.#context;
    const head = { journal: this.#journal, now: clock.now() };
    const lines: string[] = [];
    let length = 0;
    let last = after;
    for (const entry of entries) {
      const line = JSON.stringify(entry);
      if (line.length > NEWS_LENGTH_MAX && lines.length === 0) {
        const text = line.slice(offset, offset + NEWS_LENGTH_MAX);
        return { ...head, last: after, lines, piece: { text, offset, length: line.length } };
      }
      length += line.length;
      if (length > NEWS_LENGTH_MAX) break;
      lines.push(line);
      last = entry.seq;
    }
    return { ...head, last, lines };
  }

  async reply(params: z.output<typeof ReplyParams>): Promise<z.output<typeof RepliedForm>> {
    this.#keep(params);
    const outcome = await this.agents.reply(params.wait, params.value as Json, params.who);
    const states = this.agents.processes({ turn: params.turn, limit: PAGE });
    return { outcome, statuses: Object.fromEntries(states.map(({ id, status }) => [id, status])) };
  }

  /** In memory alone: a grant is good for minutes, and without it the person is asked again. */
  #keep({ wait, grant }: z.output<typeof ReplyParams>): void {
    const open = this.agents.waits().find(({ id }) => id === wait);
    if (grant === undefined || open?.permits === undefined) return;
    this.#grants.set(wait, { key: keyOf(open.process, open.path), grant });
    const [oldest] = this.#grants.keys();
    if (oldest !== undefined && this.#grants.size > GRANTS_KEPT) this.#grants.delete(oldest);
  }

  /** The end itself comes as news; the steps under way may take longer than a call. */
  async terminate(process: string, because: string): Promise<{ known: boolean }> {
    const known = this.agents.process(process) !== undefined;
    if (known)
      this.agents
        .terminate(process, because)
        .catch((error: unknown) =>
          this.#context.log.error('a process was not terminated', { process, error: String(error) }),
        );
    return { known };
  }

  /** @throws HearthError `not-found`, `invalid-params` for messages of a type that the agent does not take. */
  #taken(name: string, input: z.output<typeof StartParams>['input']): readonly Draft[] {
    const offered = this.#offered.get(name);
    if (offered === undefined)
      throw new HearthError('not-found', `no agent is called "${name}" here`, {
        hint: `There are: ${[...this.#offered.keys()].join(', ')}.`,
      });
    const types = offered.input;
    const faults = input.flatMap(({ type }, index) =>
      types === undefined || types.includes(type)
        ? []
        : [{ path: `/input/${index}/type`, message: `"${type}" is none of ${types.join(', ')}` }],
    );
    if (faults.length > 0)
      throw new HearthError('invalid-params', `"${name}" does not take these messages`, { faults });
    return input as readonly Draft[];
  }

  /** Entries after `after`; waits for the next commit when there are none, at most until it is time to answer all the same. */
  async #newer(after: number, signal: AbortSignal): Promise<readonly Entry[]> {
    const { journal } = this.agents;
    const read = () => journal.read({ after, limit: PAGE });
    const entries = read();
    if (entries.length > 0) return entries;
    const ends = AbortSignal.any([signal, this.#closing.signal]);
    await new Promise<void>((resolve) => {
      const end = () => {
        timer.cancel();
        stop();
        ends.removeEventListener('abort', end);
        resolve();
      };
      const timer = this.#context.clock.after(NEWS_WAIT_MS, end);
      const stop = journal.subscribe(end);
      ends.addEventListener('abort', end);
      if (ends.aborted) end();
    });
    return this.#closing.signal.aborted ? [] : read();
  }

  #forget(): void {
    const { clock } = this.#context;
    if (this.#closing.signal.aborted) return;
    this.agents.forget(clock.now() - MEMORY_MS);
    clock.after(DAY_MS, () => this.#forget());
  }
}
