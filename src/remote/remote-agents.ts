import type { Agent, Driver, ProcessFold, Surroundings } from '../agents/index.ts';
import { type Clock, defined, type Logger, type Part, parseJson } from '../base/index.ts';
import type { Bus, Caller, Directory, DirectoryEntry } from '../bus/index.ts';
import { AGENTS_SERVICE, type AnnouncedAgent, announcedAgents } from '../domain/index.ts';
import type { Store } from '../store/index.ts';
import { Copy } from './copy.ts';
import { HostLink, type HostProofs } from './host-link.ts';
import { type Order, RemoteStore } from './remote-store.ts';
import { PROGRESS, ProgressForm } from './wire.ts';

/** Work that is under way waits this long for a host that went away; it has recovered by then, or somebody must look. */
const AWAY_MS = 60_000;
/** Work that has not begun waits as long as a restart of the broker takes. */
const RETURN_MS = 5_000;

export interface RemoteAgentsOptions extends HostProofs {
  readonly bus: Bus;
  readonly directory: Directory;
  readonly caller: Caller;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Names that are taken here: no other program may have an agent of such a name. */
  readonly taken: () => readonly string[];
  /** The name of the host that this program is itself, whose agents are not elsewhere. */
  readonly self?: string;
  readonly awayMs?: number;
  readonly returnMs?: number;
}

/** A name that two programs want. The one that had it first keeps it. */
interface AgentConflict {
  readonly agent: string;
  readonly host: string;
  /** Whose it is: a host, or null for this program itself. */
  readonly keptBy: string | null;
}

interface Owned {
  readonly host: string;
  readonly announced: AnnouncedAgent;
  readonly agent: Agent;
}

/** The agents of other programs, found by what their hosts announce, and called as if they were here. */
export class RemoteAgents implements Part {
  readonly name = 'remote agents';
  readonly #options: RemoteAgentsOptions;
  readonly #log: Logger;
  readonly #store: RemoteStore;
  readonly #links = new Map<string, HostLink>();
  readonly #owned = new Map<string, Owned>();
  #conflicts: readonly AgentConflict[] = [];
  #agents: readonly Agent[] = [];
  #house: Surroundings | undefined;
  #ends: (() => unknown)[] = [];

  constructor(options: RemoteAgentsOptions) {
    this.#options = options;
    this.#log = options.log.child('remote agents');
    this.#store = new RemoteStore(options.store);
    for (const [name, { host, announced }] of this.#store.agents())
      this.#owned.set(name, { host, announced, agent: agentOf(announced, host) });
    for (const [host, orders] of this.#store.orders(options.clock.now())) this.#linkTo(host, orders);
  }

  async start(): Promise<void> {
    const { bus, directory } = this.#options;
    const look = () => {
      this.#look();
      for (const link of this.#links.values()) link.wake();
    };
    this.#ends = [
      directory.onChange((service) => service === AGENTS_SERVICE && look()),
      bus.onConnection(look),
      await bus.subscribe(
        bus.under(`svc/${AGENTS_SERVICE}/+/event/${PROGRESS}`),
        ({ payload }) => this.#progress(payload),
        0,
      ),
    ];
    look();
  }

  async close(): Promise<void> {
    for (const link of this.#links.values()) link.close();
    for (const end of this.#ends.splice(0)) await end();
  }

  /** Agents of all hosts that were ever seen, also of those that are away now; for `Registry.beyond`. */
  agents(): readonly Agent[] {
    return this.#agents;
  }

  /** As their hosts announce them. */
  announced(): readonly AnnouncedAgent[] {
    return this.#agents.flatMap(({ name }) => this.#owned.get(name)?.announced ?? []);
  }

  /** For `AgentManagerOptions.elsewhere`. */
  readonly drive = (fold: ProcessFold, house: Surroundings): Driver => {
    this.#house = house;
    const link = this.#linkTo(fold.created.host ?? '');
    const copy = new Copy(fold, house, link);
    link.add(copy, house);
    return copy;
  };

  #linkTo(host: string, orders: readonly Order[] = []): HostLink {
    const known = this.#links.get(host);
    if (known !== undefined) return known;
    const { bus, caller, clock, awayMs = AWAY_MS, returnMs = RETURN_MS } = this.#options;
    const link = new HostLink({
      host,
      orders,
      caller,
      client: bus.clientId,
      clock,
      log: this.#log,
      store: this.#store,
      isOnline: () => this.#isOnline(host),
      awayMs,
      returnMs,
      proofs: this.#options,
    });
    this.#links.set(host, link);
    return link;
  }

  #isOnline(host: string): boolean {
    return this.#options.bus.connected && this.#options.directory.find(AGENTS_SERVICE, host)?.online === true;
  }

  /** Who has which agent now. */
  #look(): void {
    const { directory, self } = this.#options;
    const entries = directory
      .services()
      .filter(({ manifest }) => manifest.service === AGENTS_SERVICE && manifest.instance !== self);
    const taken = new Set(this.#options.taken());
    const conflicts: AgentConflict[] = [];
    for (const entry of entries) this.#hearOf(entry, taken, conflicts);
    const own = [...this.#owned.values()].filter(({ agent }) => !taken.has(agent.name));
    this.#agents = own.map(({ agent }) => agent);
    this.#tellConflicts(conflicts);
  }

  #hearOf(entry: DirectoryEntry, taken: ReadonlySet<string>, conflicts: AgentConflict[]): void {
    const host = entry.manifest.instance;
    const announced = announcedAgents(entry);
    const before = [...this.#owned.values()].filter((one) => one.host === host);
    for (const one of announced) {
      const owner = this.#owned.get(one.name);
      if (taken.has(one.name)) conflicts.push({ agent: one.name, host, keptBy: null });
      else if (owner !== undefined && owner.host !== host && !(entry.online && this.#isFree(owner)))
        conflicts.push({ agent: one.name, host, keptBy: owner.host });
      else if (owner?.host !== host || !isSame(owner.announced, one))
        this.#owned.set(one.name, { host, announced: one, agent: agentOf(one, host) });
    }
    const names = new Set(announced.map(({ name }) => name));
    for (const { agent } of before) if (!names.has(agent.name)) this.#owned.delete(agent.name);
    const after = [...this.#owned.values()].filter((one) => one.host === host);
    if (after.length !== before.length || after.some((one) => !before.includes(one)))
      this.#store.keepAgents(
        host,
        after.map((one) => one.announced),
      );
  }

  /** A name goes to another host only when its owner is away and runs nothing. */
  #isFree({ host }: Owned): boolean {
    return !this.#isOnline(host) && (this.#links.get(host)?.copies.size ?? 0) === 0;
  }

  #tellConflicts(conflicts: readonly AgentConflict[]): void {
    for (const conflict of conflicts)
      if (!this.#conflicts.some((known) => isSame(known, conflict)))
        this.#log.warn('an agent of another program is not used: its name is taken', {
          ...conflict,
          hint: 'Give one of the two another name.',
        });
    this.#conflicts = conflicts;
  }

  #progress(payload: Buffer): void {
    const json = parseJson(payload.toString('utf8'));
    const parsed = ProgressForm.safeParse(json.ok ? json.value : undefined);
    if (!parsed.success) return;
    const { process, path, delta } = parsed.data;
    for (const link of this.#links.values()) {
      const copy = link.copy(process);
      if (copy !== undefined) this.#house?.progress({ turn: copy.fold.created.turn, process, path, delta });
    }
  }
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The agent as it is called here. Its tree is its host's affair. */
function agentOf({ name, description, fan, budget }: AnnouncedAgent, host: string): Agent {
  return { name, description, fan, host, root: { r: 'seq', of: [] }, budget: defined(budget) };
}
