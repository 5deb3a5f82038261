import { Emitter, HearthError, type Json, messageOf, newId, type Part } from '../base/index.ts';
import { type Board, boardOf, checkRunner, type Draft, makeMessages, ROOT } from '../flow/index.ts';
import { DEFAULT_BUDGET } from './budget.ts';
import { resultOf } from './endings.ts';
import { foldsOf, ProcessFold } from './fold.ts';
import { Journal, type Line } from './journal.ts';
import type { ProcessPage } from './journal-store.ts';
import { isAtRest, isTerminal } from './lifecycle.ts';
import { Process } from './process.ts';
import { misfit } from './recovery.ts';
import type { AgentManagerOptions, Birth, Driver, Elsewhere, Surroundings } from './surroundings.ts';
import type {
  Agent,
  Entry,
  OpenWait,
  ProcessState,
  Progress,
  ReplyOutcome,
  ResultOutcome,
  StartOptions,
} from './types.ts';
import { Alarm, expiryValue, replyOf } from './waits.ts';

/** Ended processes in memory: those of the turns that are being answered. */
const ENDED_KEPT = 32;

/**
 * Starts processes, drives them, answers for them. Reads come from memory for open processes and are folded from the journal
 * for ended ones, of which the last few stay in memory, because whoever waited for their end asks then what came of it.
 */
export class AgentManager {
  /** For the lifetime of the hub. Driving begins with `recover`, not with the part. */
  readonly part: Part = { name: 'agents', close: () => this.close() };
  readonly journal: Journal;
  readonly #open = new Map<string, Driver>();
  readonly #ended = new Map<string, ProcessFold>();
  readonly #checked = new WeakSet<Agent>();
  readonly #house: Surroundings;
  readonly #elsewhere: Elsewhere | undefined;
  readonly #alarm: Alarm;
  readonly #states: Emitter<ProcessState>;
  readonly #progress: Emitter<Progress>;
  readonly #closing = new AbortController();

  constructor(options: AgentManagerOptions) {
    const { store, clock, registry, boundary = () => {}, onLost = () => {} } = options;
    const log = options.log.child('agents');
    this.#elsewhere = options.elsewhere;
    const lost = () => {
      this.#stop();
      onLost();
    };
    this.journal = new Journal({ store, clock, log, boundary, lost });
    this.journal.subscribe((entries) => this.#publish(entries));
    this.#alarm = new Alarm(clock, () => this.#ring());
    const onFault = (error: unknown) => log.error('a listener failed', { error: messageOf(error) });
    this.#states = new Emitter(onFault);
    this.#progress = new Emitter(onFault);
    this.#house = {
      journal: this.journal,
      clock,
      log,
      registry,
      boundary,
      create: (birth) => this.#create(birth),
      adopt: (created) => this.#adopt(created),
      find: (id) => this.#open.get(id),
      stateOf: (id) => this.process(id),
      waitsChanged: () => this.#setAlarm(),
      progress: (progress) => this.#progress.emit(progress),
    };
  }

  /**
   * Creates a process and lets it begin at the end of this turn of the event loop. Nothing is on disk yet when this
   * returns; `journal.durable()` or `settled` say when it is.
   * @throws HearthError `not-found` for an unknown agent, `invalid-params` for a faulty tree with every fault by path,
   * `conflict` for an id that exists, `busy` while the disk refuses to take more.
   */
  start(agent: string, input: readonly Draft[], options: StartOptions): ProcessState {
    const known = this.#agent(agent);
    if (this.journal.congested)
      throw new HearthError('busy', 'the journal cannot be written', {
        hint: 'Is the disk full or read-only?',
      });
    const id = options.id ?? newId('process', this.#house.clock.now());
    if (options.id !== undefined && (this.#open.has(id) || this.journal.store.has(id)))
      throw new HearthError('conflict', `there is already a process ${id}`);
    const { turn, meta = {}, retryOf, depth = 0 } = options;
    const budget = { ...DEFAULT_BUDGET, ...known.budget, ...options.budget };
    const above = { parent: null, parentPath: null, depth };
    return this.#create({ process: id, agent, turn, ...above, input, meta, budget, retryOf }).fold.state();
  }

  process(id: string): ProcessState | undefined {
    const kept = this.#open.get(id)?.fold ?? this.#ended.get(id);
    return (kept ?? ProcessFold.of(this.journal.store.history(id)))?.state();
  }

  /** Those that all of these entries are about, in the order they were created. */
  processesOf(entries: readonly Entry[]): readonly ProcessState[] {
    return foldsOf(entries).map((fold) => (this.#open.get(fold.id)?.fold ?? fold).state());
  }

  /** Oldest first: those after `after`, or the newest `limit` (100). Processes show up here once they are on disk. */
  processes(page: ProcessPage = {}): readonly ProcessState[] {
    return this.journal.processes(page).map(({ id }) => this.#known(id));
  }

  /** The processes that a process called, in the order they were called. */
  children(id: string): readonly ProcessState[] {
    return this.journal.store.children(id).map((child) => this.#known(child));
  }

  /** Open questions of all processes, oldest first. */
  waits(): readonly OpenWait[] {
    const waits = [...this.#open.values()].flatMap((process) => [...process.fold.waits.values()]);
    return waits.sort((a, b) => a.openedAt - b.openedAt);
  }

  /**
   * Resolves with the state once nothing moves any more (ended, or waiting for somebody) and that is on disk; with the state
   * as it is when the signal fires or the manager closes.
   * @throws HearthError `not-found`.
   */
  async settled(id: string, signal?: AbortSignal): Promise<ProcessState> {
    for (;;) {
      const before = this.#known(id);
      if (signal?.aborted || this.#closing.signal.aborted) return before;
      if (isAtRest(before.status)) {
        await this.journal.durable();
        const state = this.#known(id);
        if (isAtRest(state.status)) return state;
      }
      await this.#nextRest(id, signal);
    }
  }

  /** Answers a wait by its id. `accepted` only when the answer is on disk; all other outcomes changed nothing (C06, C25). */
  async reply(wait: string, value: Json, by?: string): Promise<ReplyOutcome> {
    const owner = [...this.#open.values()].find((process) => process.fold.waits.has(wait));
    const open = owner?.fold.waits.get(wait);
    if (owner !== undefined && open !== undefined) {
      const told = replyOf(open, value);
      if ('faults' in told) return 'invalid';
      this.journal.demandDisk();
      owner.closeWait(open, 'reply', told.value, by);
      await this.journal.durable();
      return 'accepted';
    }
    await this.journal.durable();
    const row = this.journal.store.wait(wait);
    if (row === undefined) return 'unknown';
    const isSame = row.value === JSON.stringify(value) || row.value === value;
    if (row.closed_by === 'reply' && isSame) return 'duplicate';
    // Who is stuck asks anew after every look; an answer to the question as it was first asked is one to it.
    const waits = [...(this.#open.get(row.process)?.fold.waits.values() ?? [])];
    const anew = waits.find((one) => one.stuck === true && 'value' in replyOf(one, value));
    return anew === undefined ? 'closed' : this.reply(anew.id, value, by);
  }

  /**
   * News for a stuck process: what it waits for may have come about. It goes on without an answer to its question, which is
   * void then. False when no such wait is open.
   */
  async tell(wait: string, news: Json): Promise<boolean> {
    const owner = [...this.#open.values()].find((process) => process.fold.waits.has(wait));
    const open = owner?.fold.waits.get(wait);
    if (open?.stuck !== true) return false;
    owner?.closeWait(open, 'reply', news);
    await this.journal.durable();
    return true;
  }

  /** Ends a process and all below it at once. True when there is such a process; one that has ended stays as it is. */
  async kill(id: string, because: string): Promise<boolean> {
    this.#open.get(id)?.kill(because);
    return this.#recorded(id);
  }

  /** Ends a process and all below it as soon as the steps under way have ended. Resolves then, or when the manager closes. */
  async terminate(id: string, because: string): Promise<boolean> {
    this.#open.get(id)?.terminate(because);
    if (this.process(id) === undefined) return false;
    while (!isTerminal(this.#known(id).status) && !this.#closing.signal.aborted) await this.#nextRest(id);
    return this.#recorded(id);
  }

  /**
   * A turn that the disk does not take goes on in memory: resolves when it has ended or waits for somebody, or after `limitMs`, and
   * forgets it, so that nothing of it happens later. The entries say what it came to; undefined when it reached the disk meanwhile.
   */
  async unwritten(turn: string, limitMs: number): Promise<readonly Entry[] | undefined> {
    const isBegun = () => this.journal.unwritten(turn).some(({ e }) => e === 'created');
    await new Promise<void>((resolve) => {
      const end = () => {
        off();
        timer.cancel();
        resolve();
      };
      const timer = this.#house.clock.after(limitMs, end);
      const off = this.journal.onAppended((entry) => {
        if (entry.process === turn && entry.e === 'status' && isAtRest(entry.to)) end();
      });
      if (!isBegun() || isAtRest(this.#known(turn).status)) end();
    });
    if (!isBegun()) return undefined;
    const entries = this.journal.unwritten(turn);
    const processes = new Set(entries.map(({ process }) => process));
    for (const id of processes) {
      this.#open.get(id)?.close();
      this.#open.delete(id);
    }
    this.journal.drop(processes);
    this.#setAlarm();
    return entries;
  }

  /**
   * What a process came to, or the one that it handed over to; only a COMPLETED one has a result (B44). What a skill kept when it
   * stopped its agent is in the state.
   * @throws HearthError `not-found`.
   */
  result(id: string): ResultOutcome {
    const state = this.#known(id);
    return state.handedTo === null ? resultOf(state) : this.result(state.handedTo);
  }

  /** The blackboard of a process as of an entry of the journal, or as it is: everything said, in the order it was written (B49). */
  board(id: string, seq = Number.MAX_SAFE_INTEGER): Board {
    const said = this.journal.store.history(id).flatMap((entry) => {
      if (entry.seq > seq) return [];
      return entry.e === 'created' ? entry.input : entry.e === 'outcome' ? entry.out : [];
    });
    return boardOf(said, this.#house.registry.isA);
  }

  /**
   * Forgets turns that ended before `before` (ms since the epoch), and the oldest ended ones while there are more than
   * `entriesMax` entries. Never touches a turn with an open process. Some 50 turns at a time, so that nobody has to wait;
   * the answer is how many went (H45).
   */
  forget(before: number, entriesMax = Number.MAX_SAFE_INTEGER): number {
    this.#ended.clear();
    return this.journal.forget(before, entriesMax);
  }

  /** Lets go of the ended processes of a turn: whoever asks for one later has it folded from the journal. */
  release(turn: string): void {
    for (const [id, { created }] of this.#ended) if (created.turn === turn) this.#ended.delete(id);
  }

  /** Finds every open process and goes on with it; to be called once, last in start-up. Those that no longer fit the code are PAUSED and listed. */
  async recover(): Promise<readonly ProcessState[]> {
    this.journal.claim();
    const found: Driver[] = [];
    for (const id of this.journal.store.openProcesses()) {
      if (this.#open.has(id)) continue;
      const fold = ProcessFold.of(this.journal.store.history(id));
      if (fold !== undefined) found.push(this.#drive(fold));
    }
    for (const process of found) {
      const { fold } = process;
      if (!(process instanceof Process)) continue;
      const because = misfit(fold, this.#house.registry.agent(fold.created.agent), this.#house.registry);
      if (because === undefined) continue;
      this.#house.log.warn('a process no longer fits the code and is set aside', {
        process: fold.id,
        because,
      });
      process.park(because);
    }
    for (const process of found) process.advance();
    this.#setAlarm();
    await this.journal.durable();
    return found.map((process) => process.fold.state());
  }

  /** Called after the commit of every change of status, with the state as it then is. */
  onState(listener: (state: ProcessState) => void): () => void {
    return this.#states.on(listener);
  }

  /** What steps emit while they run. */
  onProgress(listener: (progress: Progress) => void): () => void {
    return this.#progress.on(listener);
  }

  /** Stops driving: steps under way get their signal, are given a moment to let go, and are taken up again by the next start. */
  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#stop();
    for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
    this.journal.close();
  }

  #stop(): void {
    this.#closing.abort();
    this.#alarm.cancel();
    for (const process of this.#open.values()) process.close();
  }

  #create(birth: Birth): Driver {
    const host = this.#house.registry.agent(birth.agent)?.host;
    const input = makeMessages(birth.input, ROOT, this.#house.clock.now());
    const process = this.#adopt({ ...birth, path: ROOT, e: 'created', input, host });
    queueMicrotask(() => process.advance());
    return process;
  }

  #adopt(created: Line & { readonly e: 'created' }): Driver {
    const entry = this.journal.append(created);
    return this.#drive(new ProcessFold(entry as Extract<Entry, { readonly e: 'created' }>));
  }

  #drive(fold: ProcessFold): Driver {
    const { agent, host } = fold.created;
    const process =
      host === undefined || this.#elsewhere === undefined
        ? new Process(this.#house, fold, host === undefined ? this.#house.registry.agent(agent) : undefined)
        : this.#elsewhere(fold, this.#house);
    this.#open.set(fold.id, process);
    return process;
  }

  #agent(name: string): Agent {
    const agent = this.#house.registry.agent(name);
    if (agent === undefined)
      throw new HearthError('not-found', `no agent is called "${name}"`, {
        hint: `There are: ${this.#house.registry.names('agent').join(', ')}.`,
      });
    if (this.#checked.has(agent)) return agent;
    const faults = checkRunner(agent.root, this.#house.registry);
    if (faults.length > 0)
      throw new HearthError('invalid-params', `the tree of agent "${name}" is faulty`, { faults });
    this.#checked.add(agent);
    return agent;
  }

  #known(id: string): ProcessState {
    const state = this.process(id);
    if (state === undefined) throw new HearthError('not-found', `no process ${id}`);
    return state;
  }

  async #recorded(id: string): Promise<boolean> {
    await this.journal.durable();
    return this.process(id) !== undefined;
  }

  #nextRest(id: string, signal?: AbortSignal): Promise<void> {
    const ends = AbortSignal.any([this.#closing.signal, ...(signal === undefined ? [] : [signal])]);
    return new Promise((resolve) => {
      const end = () => {
        off();
        ends.removeEventListener('abort', end);
        resolve();
      };
      const off = this.onState((state) => {
        if (state.id === id && isAtRest(state.status)) end();
      });
      ends.addEventListener('abort', end);
      if (ends.aborted) end();
    });
  }

  #publish(entries: readonly Entry[]): void {
    const changed = new Set(entries.filter((entry) => entry.e === 'status').map((entry) => entry.process));
    for (const id of changed) {
      const process = this.#open.get(id);
      if (process === undefined) continue;
      if (process.fold.terminal) this.#end(process.fold);
      this.#states.emit(process.fold.state());
    }
  }

  #end(fold: ProcessFold): void {
    this.#open.delete(fold.id);
    this.#ended.set(fold.id, fold);
    for (const oldest of this.#ended.keys()) {
      if (this.#ended.size <= ENDED_KEPT) return;
      this.#ended.delete(oldest);
    }
  }

  #setAlarm(): void {
    const pauses = [...this.#open.values()].flatMap(({ pausedUntil = [] }) => pausedUntil);
    this.#alarm.set([...this.waits().map(({ deadline }) => deadline), ...pauses]);
  }

  #ring(): void {
    const now = this.#house.clock.now();
    for (const process of [...this.#open.values()]) {
      if ((process.pausedUntil ?? Number.POSITIVE_INFINITY) <= now) process.advance();
      for (const wait of [...process.fold.waits.values()])
        if (wait.deadline <= now) process.closeWait(wait, 'expiry', expiryValue(wait));
    }
    this.#setAlarm();
  }
}
