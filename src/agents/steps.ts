import { defined, type Json, messageOf, newId, type Timer } from '../base/index.ts';
import {
  asOutcome,
  checkRunner,
  type Draft,
  draftOf,
  type Ending,
  failed,
  isEffectful,
  keyOf,
  type Message,
  type Open,
  type Outcome,
  type Path,
  perform,
  type Ready,
  retryDelayMs,
  type Skill,
  type Spend,
  STEP_TIMEOUT_MS,
  type StepState,
  type WaitSpec,
} from '../flow/index.ts';
import { asUnwritable } from '../store/index.ts';
import { chargeOf, NOTHING, plus, tighter, wantedBy } from './budget.ts';
import { confirmed, doubtSpec } from './doubt.ts';
import { endingFor, endingOf, spelled, withdrawn } from './endings.ts';
import { isAtRest } from './lifecycle.ts';
import { type Move, nextMove } from './moves.ts';
import type { Driven } from './surroundings.ts';
import type { OpenWait, ProcessState } from './types.ts';
import { viewOf } from './view-of.ts';
import { openWait, unaskable } from './waits.ts';

/** Agents that call agents end here (C17). */
const CALL_DEPTH_MAX = 16;
/** Loops within loops end here, whatever their rounds come to (D35). */
const STEPS_MAX = 5000;
/** After so many steps in a row the event loop gets a turn, so that a busy tree cannot keep a kill from coming in. */
const STEPS_IN_A_ROW = 50;

/** Codes of faults in the code of a tree (D33); what a skill throws is `internal`. */
const PREDICATE_FAILED = 'predicate-failed';
const CONTROLLER_FAILED = 'controller-failed';

interface Called {
  readonly agent: string;
  readonly input: readonly Draft[];
  readonly budget?: Partial<Spend>;
  readonly retryOf?: string | undefined;
}

type Kind<T extends Ready['type']> = Extract<Ready, { readonly type: T }>;

/** The steps of one process: begins them, keeps those under way, and writes what they came to. */
export class Steps {
  readonly #owner: Driven;
  readonly #running = new Map<Path, AbortController>();
  readonly #retries = new Map<Path, Timer>();
  /** What the attempts under way may still cost. */
  readonly #reserved = new Map<Path, Partial<Spend>>();
  #launched = 0;
  #closed = false;

  constructor(owner: Driven) {
    this.#owner = owner;
  }

  /** Nothing runs, and nothing will be tried again later. */
  get idle(): boolean {
    return this.#running.size === 0 && this.#retries.size === 0;
  }

  get reserved(): Spend {
    return [...this.#reserved.values()].reduce<Spend>(plus, NOTHING);
  }

  state(path: Path): StepState {
    const { fold } = this.#owner;
    const known = fold.step(path);
    if (known.type === 'ended') return known;
    const step = fold.steps.get(path);
    if (this.#running.has(path) || this.#retries.has(path)) return { type: 'busy' };
    if (step?.phase === 'waiting') return { type: 'resting' };
    if (step?.phase === 'calling') {
      const child = this.#owner.house.find(step.child ?? '');
      if (child === undefined || child.fold.terminal) return { type: 'due' };
      return { type: isAtRest(child.fold.status) ? 'resting' : 'busy' };
    }
    return { type: 'due' };
  }

  begin(ready: Ready): void {
    const { path } = ready;
    switch (ready.type) {
      case 'decide':
        this.#decide(ready);
        return;
      case 'build':
        if (this.#owner.affords({})) this.#launch(path, (abort) => this.#build(ready, abort));
        return;
      case 'agent':
        if (this.#owner.fold.calls.has(path)) this.#settle(path, 1, endingOf(this.#returned(path)));
        else if (this.#owner.affords({}))
          this.#call(path, { ...ready, input: ready.input ?? ready.scope.frontier.map(draftOf) });
        return;
      case 'skill':
        this.#skill(ready);
        return;
    }
  }

  /** Ends what no longer belongs to the tree: branches beside a failed one, or everything when there is nothing to keep. */
  cancelStrays(keep?: Open): void {
    const live = new Set(
      keep === undefined ? [] : [...keep.busy, ...keep.resting, ...keep.ready.map((ready) => ready.path)],
    );
    const { fold } = this.#owner;
    this.cancelRetries(live);
    const paths = [...fold.calls.keys(), ...[...fold.waits.values()].map((wait) => wait.path)];
    for (const path of new Set([...paths, ...this.#running.keys()])) if (!live.has(path)) this.#cancel(path);
  }

  cancelRetries(live: ReadonlySet<Path> = new Set()): void {
    for (const [path, timer] of [...this.#retries]) {
      if (live.has(path)) continue;
      timer.cancel();
      this.#retries.delete(path);
    }
  }

  #cancel(path: Path): void {
    const { fold, house } = this.#owner;
    const child = fold.calls.get(path);
    if (child !== undefined) house.find(child)?.kill('its caller ended');
    for (const wait of [...fold.waits.values()]) if (wait.path === path) this.closeWait(wait, 'cancel', null);
    this.#running.get(path)?.abort();
    this.#running.delete(path);
    const ending = failed('cancelled', 'cancelled; what it did until then stays done');
    const reserved = this.#reserved.get(path);
    this.#reserved.delete(path);
    this.#settle(path, fold.steps.get(path)?.attempt ?? 1, ending, chargeOf(reserved));
  }

  closeWait(wait: OpenWait, by: 'reply' | 'expiry' | 'cancel', value: Json, who?: string): void {
    this.#owner.write(wait.path, { e: 'waitClosed', wait: wait.id, by, value, who });
    this.#owner.house.waitsChanged();
    if (by !== 'cancel') this.#owner.advance();
  }

  /** Aborts what runs without judging it: the next start finds it begun. */
  close(): void {
    this.#closed = true;
    this.cancelRetries();
    for (const abort of this.#running.values()) abort.abort();
  }

  #skill(ready: Kind<'skill'>): void {
    const { path } = ready;
    const { fold, house } = this.#owner;
    const skill = house.registry.skill(ready.skill);
    if (skill === undefined) {
      this.#refuse(path, 'not-found', `no skill is called "${ready.skill}"`);
      return;
    }
    if (fold.steps.size >= STEPS_MAX) {
      this.#refuse(path, 'too-large', `more than ${STEPS_MAX} steps in one process`);
      return;
    }
    const step = fold.steps.get(path);
    const move = nextMove(skill, step, house.clock.now(), this.#returned(path));
    switch (move.type) {
      case 'execute':
      case 'confirm':
        if (!this.#owner.affords(wantedBy(skill))) return;
        this.#reserved.set(path, wantedBy(skill));
        this.#launch(path, (abort) => this.#attempt(ready, skill, move, abort));
        return;
      case 'ask':
        this.#ask(path, doubtSpec(skill.name), true);
        return;
      case 'later':
        this.#later(path, move.at);
        return;
      case 'settle':
        this.#settle(path, step?.attempt ?? 1, move.ending);
        return;
    }
  }

  #later(path: Path, at: number): void {
    const { clock } = this.#owner.house;
    const due = () => {
      this.#retries.delete(path);
      this.#owner.advance();
    };
    this.#retries.set(path, clock.after(at - clock.now(), due));
  }

  #decide(ready: Kind<'decide'>): void {
    const { path, predicate: name } = ready;
    try {
      const predicate = this.#owner.house.registry.predicate(name);
      if (predicate === undefined) throw new Error('there is none of this name');
      const holds: unknown = predicate.holds(viewOf(this.#owner, ready));
      if (typeof holds !== 'boolean') throw new Error(`it says neither true nor false, but ${String(holds)}`);
      this.#owner.write(path, { e: 'decided', holds });
      this.#owner.advance();
    } catch (error) {
      this.#refuse(path, PREDICATE_FAILED, `predicate "${name}": ${messageOf(error)}`);
    }
  }

  /** Runs work beside the others. What it comes to is recorded unless the step was cancelled meanwhile: late results count for nothing. */
  #launch(path: Path, work: (abort: AbortController) => Promise<() => void>): void {
    const abort = new AbortController();
    this.#running.set(path, abort);
    const land = (record: () => void) => {
      if (this.#running.get(path) !== abort) return;
      this.#running.delete(path);
      this.#reserved.delete(path);
      record();
      this.#owner.advance();
    };
    work(abort)
      .then(land)
      .catch((error: unknown) => this.#owner.broke(error));
  }

  async #build(ready: Kind<'build'>, abort: AbortController): Promise<() => void> {
    const { path, args, controller: name } = ready;
    const { clock, registry } = this.#owner.house;
    const end = (ending: Ending) => () => this.#settle(path, 1, ending);
    const controller = registry.controller(name);
    if (controller === undefined) return end(failed('not-found', `no controller is called "${name}"`));
    const view = viewOf(this.#owner, ready, abort.signal);
    const build = async () => ({ type: 'built', runner: await controller.build(view, args) }) as const;
    const built = await perform(build, { clock, timeoutMs: this.#timeoutMs(), effect: 'read', abort });
    if (this.#closed) return nothing;
    if (built.type === 'fail') {
      const { code, message } = built.error;
      return end(code === 'internal' ? failed(CONTROLLER_FAILED, `controller "${name}": ${message}`) : built);
    }
    const faults = checkRunner(built.runner, registry);
    if (faults.length === 0) return () => this.#owner.write(path, { e: 'built', runner: built.runner });
    const listed = faults.map((fault) => `${fault.path}: ${fault.message}`).join('; ');
    return end(failed('invalid-params', `"${name}" built a faulty tree: ${listed}`));
  }

  /** One execution of a skill. An effect begins only when the intent to have it is on disk; nothing else is flushed for itself. */
  async #attempt(
    ready: Kind<'skill'>,
    skill: Skill,
    move: Extract<Move, { readonly type: 'execute' | 'confirm' }>,
    abort: AbortController,
  ): Promise<() => void> {
    const { fold, house } = this.#owner;
    if (++this.#launched % STEPS_IN_A_ROW === 0) await new Promise((resolve) => setImmediate(resolve));
    if (this.#gone(abort)) return nothing;
    const { clock, journal, boundary } = house;
    const { path, args } = ready;
    const { name, effect } = skill;
    const { attempt, value, who } = move;
    const key = keyOf(fold.id, path);
    const begun = clock.now();
    const limits = { clock, timeoutMs: this.#timeoutMs(skill.timeoutMs), effect, abort };
    const view = viewOf(this.#owner, ready, abort.signal, attempt, skill.gives);
    if (move.type === 'confirm') {
      const seen = await confirmed(skill, view, args, key, limits);
      if (this.#gone(abort)) return nothing;
      if (seen === 'unknown' && effect === 'once') return () => this.#ask(path, doubtSpec(name), true);
      if (typeof seen !== 'string') return () => this.#record(ready, skill, attempt, seen, begun);
    }
    if (effect !== 'pure') this.#owner.write(path, { e: 'started', attempt, key, skill: name, effect, args });
    this.#reserved.set(path, chargeOf(skill.price));
    if (isEffectful(effect)) {
      const refused = await journal.durable().catch(asUnwritable);
      if (this.#gone(abort)) return nothing;
      // What may happen twice may happen unwritten too: after a crash nobody does it again, or it does no harm.
      if (refused !== undefined && effect === 'once') {
        const ending = failed(refused.code, refused.message, defined({ hint: refused.hint }));
        return () => this.#record(ready, skill, attempt, ending, begun);
      }
      boundary(`effect.before:${name}`);
    }
    const resume = skill.resume?.bind(skill);
    const run = () =>
      value === undefined || resume === undefined
        ? skill.run(view, args, key)
        : resume(view, args, value, key, who);
    const outcome = asOutcome(await perform(run, limits));
    if (isEffectful(effect)) boundary(`effect.after:${name}`);
    // It may have been broken off, and says so in its own words: what may be repeated is repeated by the next start.
    if (this.#closed && (outcome.type === 'fail' || !isEffectful(effect))) return nothing;
    return () => this.#record(ready, skill, attempt, outcome, begun);
  }

  /** How long a step may take: as it says itself, and no longer than what is left of the budget (D34). */
  #timeoutMs(own = STEP_TIMEOUT_MS): number {
    return Math.max(1, Math.min(own, this.#owner.left().ms));
  }

  /** Cancelled, killed or closed while it waited for the disk or the world. */
  #gone(abort: AbortController): boolean {
    return abort.signal.aborted || this.#closed;
  }

  /** The one place where outcomes are handled. */
  #record(ready: Ready, skill: Skill, attempt: number, outcome: Outcome, begun: number): void {
    const { path, scope } = ready;
    const told = 'spend' in outcome ? outcome.spend : {};
    const charge = chargeOf(skill.price, told);
    const { clock, registry } = this.#owner.house;
    switch (outcome.type) {
      case 'wait':
        this.#ask(path, outcome.wait, false, charge);
        return;
      case 'call':
        this.#call(path, outcome, charge);
        return;
      default: {
        const ending = endingFor(outcome, skill, registry);
        const spend = {
          ...charge,
          ms: Math.max(0, clock.now() - begun),
          actions: isEffectful(skill.effect) ? 1 : 0,
        };
        const delay = ending.type === 'fail' ? retryDelayMs(skill.retry, attempt, ending.error) : undefined;
        const retryAt = delay === undefined ? undefined : clock.now() + delay;
        this.#settle(path, attempt, withdrawn(ending, skill, attempt), spend, retryAt, scope.past);
      }
    }
  }

  #refuse(path: Path, code: string, message: string): void {
    this.#settle(path, 1, failed(code, message));
  }

  #settle(
    path: Path,
    attempt: number,
    ending: Ending,
    spend: Partial<Spend> = {},
    retryAt?: number,
    shown: readonly Message[] = [],
  ): void {
    const { house, fold } = this.#owner;
    const child = fold.calls.get(path);
    const cost =
      child === undefined
        ? plus(NOTHING, spend)
        : plus(house.stateOf(child)?.spent ?? NOTHING, { ...spend, actions: 0 });
    const said = spelled(ending, path, house.clock.now(), attempt, shown);
    this.#owner.write(path, { e: 'outcome', attempt, ...said, spend: cost, retryAt });
    this.#owner.advance();
  }

  #ask(path: Path, spec: WaitSpec, doubt: boolean, spend?: Partial<Spend>): void {
    const fault = unaskable(spec);
    if (fault !== undefined) {
      this.#refuse(path, 'invalid-params', `"${spec.prompt}" cannot be asked: ${fault}`);
      return;
    }
    const { house, fold } = this.#owner;
    const { id: process, created } = fold;
    const wait = openWait(spec, { process, turn: created.turn, path }, house.clock.now(), doubt);
    this.#owner.write(path, { e: 'waitOpened', wait, spend });
    house.waitsChanged();
    this.#owner.flush();
    this.#owner.advance();
  }

  #call(path: Path, { agent: name, input, budget, retryOf }: Called, spend?: Partial<Spend>): void {
    const { fold, house } = this.#owner;
    const { turn, depth, meta } = fold.created;
    const agent = house.registry.agent(name);
    if (agent === undefined) {
      this.#refuse(path, 'not-found', `no agent is called "${name}"`);
      return;
    }
    if (depth >= CALL_DEPTH_MAX) {
      this.#refuse(path, 'too-large', `agents call each other ${CALL_DEPTH_MAX} deep`);
      return;
    }
    const left = this.#owner.left();
    const process = newId('process', house.clock.now());
    const above = { parent: fold.id, parentPath: path, depth: depth + 1 };
    this.#owner.write(path, { e: 'child', child: process, mode: 'call', spend });
    const granted = tighter({ ...left, ...agent.budget, ...budget }, left);
    house.create({ process, agent: name, turn, ...above, input, meta, budget: granted, retryOf });
  }

  #returned(path: Path): ProcessState | undefined {
    const child = this.#owner.fold.steps.get(path)?.child;
    return child === undefined ? undefined : this.#owner.house.stateOf(child);
  }
}

const nothing = () => {};
