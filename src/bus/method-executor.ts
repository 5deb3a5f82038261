import { type AccessRequest, type Audit, type Authority, HUB, isGrownUp, isKnown } from '../access/index.ts';
import { type Clock, HearthError, type Json, type Logger, messageOf } from '../base/index.ts';
import type { Risk, Role } from '../domain/index.ts';
import { troubleOf } from '../store/index.ts';
import { CallLimit } from './call-limit.ts';
import { askedHash, type CallKey, type CallStore, callerKey } from './call-store.ts';
import { conflict, expired, inDoubt, leavesDoubt, notPermitted, toldOf } from './calls/refusals.ts';
import { type AnyServiceDefinition, paramsOf, permissionOf, readsOnly } from './define-service.ts';
import { faultsOf } from './faults.ts';
import { challengeFor, type GrantVerifier, type RiskyCall } from './grants/grants.ts';
import { nearest } from './nearest.ts';
import type { CallProof, MethodDefinition, ServiceInstance } from './types.ts';
import type { IncomingCall } from './wire.ts';

/** How a served call ended. */
export type Answer =
  | { readonly type: 'result'; readonly result: Json }
  | { readonly type: 'error'; readonly error: HearthError };

/** Runs that went on past their deadline. More of them than this and nothing new is begun until some have ended. */
const OVERDUE_MAX = 64;

/** What is known of a run while it goes on, for the answer that its caller gets at the deadline. */
interface Progress {
  begun: boolean;
}

/** Under which key a call is remembered, and what was asked. */
interface Memory {
  readonly key: CallKey;
  readonly asked: string;
}

interface Work {
  readonly done: Promise<Answer>;
  readonly progress: Progress;
}

/**
 * Runs the methods of one service: params judged, repetitions recognised, grants demanded, the deadline held. Whatever a
 * method does, the ending is a value.
 */
export class MethodExecutor {
  readonly #definition: AnyServiceDefinition;
  readonly #self: ServiceInstance;
  readonly #calls: CallStore;
  readonly #grants: GrantVerifier;
  readonly #authority: Authority;
  readonly #audit: Audit | undefined;
  readonly #clock: Clock;
  readonly #log: Logger;
  /** Calls with an effect that are running, so that a duplicate waits for the first one's answer. */
  readonly #working = new Map<string, Work & { readonly asked: string }>();
  readonly #limits = new Set<CallLimit>();
  #overdue = 0;

  constructor(options: {
    readonly definition: AnyServiceDefinition;
    readonly self: ServiceInstance;
    readonly calls: CallStore;
    readonly grants: GrantVerifier;
    readonly authority: Authority;
    readonly audit?: Audit;
    readonly clock: Clock;
    readonly log: Logger;
  }) {
    this.#definition = options.definition;
    this.#self = options.self;
    this.#calls = options.calls;
    this.#grants = options.grants;
    this.#authority = options.authority;
    this.#audit = options.audit;
    this.#clock = options.clock;
    this.#log = options.log;
  }

  /** Aborts what still runs. */
  close(): void {
    const closing = new HearthError('cancelled', `The ${this.#definition.name} service is closing`);
    for (const limit of this.#limits) limit.abort(closing);
  }

  timeoutMsOf(method: string): number | undefined {
    return this.#method(method)?.timeoutMs;
  }

  /** `deadline` in milliseconds since the epoch: at that moment the answer is `expired`, whatever the method does. */
  async execute(call: IncomingCall, deadline: number): Promise<Answer> {
    const method = this.#method(call.method);
    if (method === undefined) return failed(this.#unknownMethod(call.method));
    if (this.#overdue >= OVERDUE_MAX)
      return failed(
        new HearthError('busy', `${this.#overdue} calls have not ended in time`, {
          data: { retry_after_ms: 1000 },
        }),
      );
    const limit = new CallLimit();
    const work = readsOnly(method.effect)
      ? this.#begin(method, call, undefined, limit, deadline)
      : this.#joinOrBegin(method, call, limit, deadline);
    return this.#until(deadline, limit, work, call, method);
  }

  #method(name: string): MethodDefinition<ServiceInstance> | undefined {
    return Object.hasOwn(this.#definition.methods, name) ? this.#definition.methods[name] : undefined;
  }

  #unknownMethod(name: string): HearthError {
    const names = Object.keys(this.#definition.methods);
    const meant = nearest(name, names);
    return new HearthError('unknown-method', `The ${this.#definition.name} service has no method "${name}"`, {
      hint: meant === undefined ? `There are: ${names.join(', ')}.` : `Did you mean "${meant}"?`,
    });
  }

  /** The answer, or `expired` when it does not come in time; the method is told to stop and may still end later. */
  #until(
    deadline: number,
    limit: CallLimit,
    work: Work,
    call: IncomingCall,
    method: MethodDefinition<ServiceInstance>,
  ): Promise<Answer> {
    return new Promise((resolve) => {
      let overdue = false;
      this.#limits.add(limit);
      const expire = () => {
        overdue = true;
        this.#overdue += 1;
        const error = expired(call.method, method.effect === 'once' && work.progress.begun);
        limit.abort(error);
        resolve(failed(error));
      };
      const timer = this.#clock.after(Math.max(0, deadline - this.#clock.now()), expire);
      void work.done.then((answer) => {
        timer.cancel();
        this.#limits.delete(limit);
        if (overdue) this.#overdue -= 1;
        resolve(answer);
      });
    });
  }

  #begin(
    method: MethodDefinition<ServiceInstance>,
    call: IncomingCall,
    memory: Memory | undefined,
    limit: CallLimit,
    deadline: number,
  ): Work {
    const progress: Progress = { begun: false };
    return { done: this.#perform(method, call, memory, limit, deadline, progress), progress };
  }

  #joinOrBegin(
    method: MethodDefinition<ServiceInstance>,
    call: IncomingCall,
    limit: CallLimit,
    deadline: number,
  ): Work {
    const key: CallKey = { service: this.#definition.name, caller: callerKey(call.by), key: call.key };
    const asked = askedHash(call.method, call.params);
    const name = `${key.caller}\n${key.key}`;
    const running = this.#working.get(name);
    if (running?.asked === asked) return running;
    if (running !== undefined)
      return { done: Promise.resolve(failed(conflict(call.key))), progress: { begun: false } };
    const work = this.#begin(method, call, { key, asked }, limit, deadline);
    this.#working.set(name, { ...work, asked });
    void work.done.then(() => this.#working.delete(name));
    return work;
  }

  /** Never rejects. `memory` is absent for methods that change nothing. */
  async #perform(
    method: MethodDefinition<ServiceInstance>,
    call: IncomingCall,
    memory: Memory | undefined,
    limit: CallLimit,
    deadline: number,
    progress: Progress,
  ): Promise<Answer> {
    try {
      const params = paramsOf(method).safeParse(call.params, { reportInput: true });
      if (!params.success) {
        const faults = faultsOf(params.error, method.params);
        const first = faults[0];
        throw new HearthError(
          'invalid-params',
          first === undefined ? 'Invalid params' : `Invalid params: ${first.path} ${first.message}`,
          { faults },
        );
      }
      const before = memory === undefined ? undefined : this.#calls.find(memory.key);
      if (before !== undefined && before.asked !== memory?.asked) return failed(conflict(call.key));
      if (before?.state === 'done') return { type: 'result', result: before.response };
      if (before?.state === 'begun' && method.effect === 'once' && method.repeatable !== true)
        return failed(inDoubt(call.method));
      const request = this.#requestOf(method, call, params.data);
      this.#demandGrant(method, call, params.data, request);
      if (memory !== undefined) this.#record(call, this.#touching(request, params.data), 'allowed');
      const by = { by: call.by, asking: call.asking };
      const intent =
        before?.state === 'begun' ? before.intent : await method.intent?.(params.data, this.#self, by);
      limit.throwIfAborted();
      const remembered = memory !== undefined && (method.effect === 'once' || method.intent !== undefined);
      if (remembered && before === undefined)
        this.#remember(method, () => this.#calls.begin(memory.key, memory.asked, intent));
      progress.begun = true;
      const raw = await method.run(params.data, this.#self, {
        key: call.key,
        by: call.by,
        asking: call.asking,
        ...(call.grant === undefined ? {} : { proof: this.#proofOf(call, call.grant) }),
        deadline,
        get signal() {
          return limit.signal;
        },
        intent,
        log: this.#log,
      });
      const result = method.result.safeParse(raw);
      if (!result.success)
        throw new Error(
          `the result of ${call.method} breaks its schema: ${JSON.stringify(faultsOf(result.error))}`,
        );
      const json = (result.data ?? null) as Json;
      // A call of a turn has its end in the journal, and repeats until that is on disk; what is seen to be so is not done again by that.
      const soon = method.effect === 'verifiable' && call.trace !== undefined;
      if (memory !== undefined)
        this.#remember(undefined, () =>
          this.#calls[soon ? 'finishSoon' : 'finish'](memory.key, memory.asked, intent, json),
        );
      return { type: 'result', result: json };
    } catch (error) {
      return failed(this.#refusalOf(error, method, call, memory?.key, progress));
    }
  }

  /** What may be done twice needs no memory, and what is done is done: a disk that takes nothing is no reason to say otherwise. */
  #remember(method: MethodDefinition<ServiceInstance> | undefined, write: () => void): void {
    try {
      write();
    } catch (error) {
      if (method?.effect === 'once' || troubleOf(error) === undefined) throw error;
      this.#log.debug('a call is not remembered', { error: messageOf(error) });
    }
  }

  /**
   * A failure is not remembered, so that a retry is a real one. But of a `once` method that broke in the middle nobody knows
   * whether it had its effect: its row stays begun, and a repetition asks a person (X03).
   */
  #refusalOf(
    thrown: unknown,
    method: MethodDefinition<ServiceInstance>,
    call: IncomingCall,
    key: CallKey | undefined,
    progress: Progress,
  ): HearthError {
    const error = toldOf(thrown);
    const expected = error instanceof HearthError && error.code !== 'internal';
    if (!expected)
      this.#log.error('a method broke', {
        method: call.method,
        trace: call.trace,
        error: error instanceof Error ? (error.stack ?? error.message) : messageOf(error),
      });
    const refusal = expected
      ? error
      : new HearthError('internal', `The ${this.#definition.name} service failed inside ${call.method}`, {
          hint: "The service's log tells why.",
        });
    if (method.effect !== 'once' || !progress.begun || key === undefined) return refusal;
    if (expected && !leavesDoubt(refusal)) {
      this.#forget(key);
      return refusal;
    }
    return new HearthError(refusal.code, refusal.message, {
      ...(refusal.hint === undefined ? {} : { hint: refusal.hint }),
      faults: refusal.faults,
      data: { ...refusal.data, in_doubt: true },
    });
  }

  #forget(key: CallKey): void {
    try {
      this.#calls.forget(key);
    } catch (error) {
      this.#log.error('the memory of a failed call was not cleared', {
        key: key.key,
        error: messageOf(error),
      });
    }
  }

  /** What a command to an entrance shows, so that the home believes a service of another process. */
  #proofOf({ method, params, by, key }: IncomingCall, grant: string): CallProof {
    return { grant, service: this.#definition.name, method, params, by, key };
  }

  #record(
    call: IncomingCall,
    { permission, devices }: AccessRequest,
    outcome: 'allowed' | 'refused',
    why?: string,
  ): void {
    const what = `${this.#definition.name}.${call.method}`;
    this.#audit?.record(call.asking, {
      ...{ what, permission, outcome },
      ...(why === undefined ? {} : { why }),
      ...(devices === undefined ? {} : { things: devices.map(({ id }) => id) }),
      ...(call.trace === undefined ? {} : { turn: call.trace }),
    });
  }

  /** With the things it touches, for whoever asks later who did that. */
  #touching(request: AccessRequest, params: unknown): AccessRequest {
    const devices = request.devices ?? this.#self.touches?.(params);
    return devices === undefined ? request : { ...request, devices };
  }

  #requestOf(method: MethodDefinition<ServiceInstance>, call: IncomingCall, params: unknown): AccessRequest {
    const { access } = method;
    const request =
      typeof access === 'function'
        ? access(params, this.#self, call)
        : { permission: permissionOf(this.#definition, method) };
    if (!this.#authority.namesPlaces || request.devices !== undefined) return request;
    const devices = this.#self.touches?.(params);
    return devices === undefined ? request : { ...request, devices };
  }

  /**
   * A risky call needs the yes of somebody who may do it. So does one that the caller may not do itself: then only another's
   * grant lets it pass.
   * @throws HearthError `confirmation-needed` with the question, `not-permitted` with whom to ask.
   */
  #demandGrant(
    method: MethodDefinition<ServiceInstance>,
    call: IncomingCall,
    params: unknown,
    request: AccessRequest,
  ): void {
    const asking = call.isWarranted && this.#definition.forHosts === true ? HUB : call.asking;
    const verdict = this.#authority.may(asking, request);
    const { risk } = method;
    const declared: Risk = typeof risk === 'function' ? risk(params, this.#self, call) : (risk ?? 'none');
    const level: Risk = verdict.type === 'allowed' ? declared : 'restricted';
    if (level === 'none') return;
    const risky: RiskyCall = {
      service: this.#definition.name,
      method: call.method,
      params: call.params,
      by: call.by,
    };
    const mayGrant = (role: Role) =>
      (declared !== 'restricted' || isGrownUp(role) || request.permission === 'open') &&
      this.#authority.may({ person: null, role, proof: 'token', via: 'grant' }, request).type !== 'refused';
    const given = this.#grants.check(call.grant, risky, level, call.key, mayGrant);
    if (given.type === 'granted') return;
    // A question about what a call would lose is none where it would lose nothing.
    const isMeant = declared !== 'none' || typeof risk !== 'function';
    const own = isMeant ? method.question?.(params, this.#self, call) : undefined;
    if (verdict.type === 'refused') this.#record(call, request, 'refused', verdict.because);
    if (verdict.type === 'refused')
      throw notPermitted(verdict, request, {
        ...(own === undefined ? {} : { question: own }),
        ask: !readsOnly(method.effect) && isKnown(call.asking) && verdict.needs.includes('adult'),
        ...(call.grant === undefined ? {} : { fault: given.because }),
      });
    const question = own ?? `${method.title ?? call.method}: are you sure?`;
    const challenge = challengeFor(risky, this.#clock.now());
    throw new HearthError('confirmation-needed', `${question} (${given.because})`, {
      hint: level === 'restricted' ? 'An owner or an adult must say yes.' : 'A person must say yes.',
      data: { confirm: { ...challenge, question, risk: level } },
    });
  }
}

const failed = (error: HearthError): Answer => ({ type: 'error', error });
