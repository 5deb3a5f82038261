import {
  type Driver,
  isAtRest,
  isRefused,
  isTerminal,
  Member,
  NOTHING,
  type OpenWait,
  type ProcessFold,
  type Surroundings,
  TRANSITIONS,
} from '../agents/index.ts';
import { defined, type Json } from '../base/index.ts';
import type { ProcessStatus } from '../domain/index.ts';
import { type Failure, failed, ROOT } from '../flow/index.ts';
import type { OrderBody } from './remote-store.ts';

/** What a copy asks of the way to its host. */
export interface Way {
  /** Something may be due: orders to send, news to ask for. */
  wake(): void;
  order(process: string, body: OrderBody): void;
  /** The copy of another process of this host. */
  copy(id: string): Copy | undefined;
  now(): number;
}

/**
 * A process that another program runs, as this journal has it. To its caller it is a process like any other: it waits,
 * spends, ends, and is ended. What happens in it is told by its host; what is asked of it here is ordered there.
 */
export class Copy extends Member implements Driver {
  readonly #way: Way;
  /** Since when something is expected of the host. */
  busyAt: number;

  constructor(fold: ProcessFold, house: Surroundings, way: Way) {
    super(fold, house);
    this.#way = way;
    this.busyAt = way.now();
  }

  /** Called from here and not by another process of its host. */
  get isTop(): boolean {
    return !(this.caller instanceof Copy);
  }

  get isBusy(): boolean {
    return !isAtRest(this.fold.status);
  }

  advance(): void {
    this.#way.wake();
  }

  /** A reply is on record here before its host hears of it, so that it is given once, whoever is away now. */
  closeWait(wait: OpenWait, by: 'reply' | 'expiry', value: Json, who?: string): void {
    const told = defined({ who });
    this.write(wait.path, { e: 'waitClosed', wait: wait.id, by, value, ...told });
    this.house.waitsChanged();
    if (by !== 'reply') return;
    const { turn } = this.fold.created;
    // Asked here in words of our own, it is answered there with true or false.
    const isYes = !isRefused(wait, { by, value });
    const said = wait.permits === undefined ? value : isYes;
    const more = { ...told, ...defined({ permits: isYes ? wait.permits : undefined }) };
    this.#way.order(this.fold.id, { do: 'reply', turn, wait: wait.id, value: said, ...more });
    this.#rouse();
  }

  /** Brings it into a status by what the table allows. */
  become(to: ProcessStatus, more: { readonly because?: string; readonly failure?: Failure } = {}): void {
    const from = this.fold.status;
    if (from === to || isTerminal(from)) return;
    if (!TRANSITIONS[from].includes(to)) {
      if (to === 'RUNNING') return;
      this.become('RUNNING');
    }
    if (!this.isBusy) this.busyAt = this.#way.now();
    this.write(ROOT, { e: 'status', from: this.fold.status, to, ...more });
    if (this.isTop) this.caller?.advance();
  }

  kill(because: string): void {
    if (this.fold.terminal) return;
    this.end('KILLED', cancelled(because));
    this.#way.order(this.fold.id, { do: 'kill', because });
  }

  terminate(because: string): void {
    if (!this.fold.terminal) this.#way.order(this.fold.id, { do: 'terminate', because });
  }

  /** Ends it here, what is below it first; what its host tells of it afterwards counts for nothing. */
  end(status: 'KILLED' | 'FAILED', failure: Failure): void {
    if (this.fold.terminal) return;
    for (const wait of [...this.fold.waits.values()])
      this.write(wait.path, { e: 'waitClosed', wait: wait.id, by: 'cancel', value: null });
    for (const [path, id] of [...this.fold.calls]) {
      this.#way.copy(id)?.end('KILLED', cancelled('its caller ended'));
      const spend = this.house.stateOf(id)?.spent ?? NOTHING;
      const outcome = failed('cancelled', 'its caller ended');
      this.write(path, { e: 'outcome', attempt: 1, outcome, out: [], spend });
    }
    this.house.waitsChanged();
    if (status === 'FAILED' && this.fold.status === 'NOT_STARTED') this.become('RUNNING');
    this.write(ROOT, { e: 'turnEnd', result: [] });
    this.become(status, { because: failure.message, failure });
    this.#way.wake();
    if (this.caller === undefined) void this.house.journal.durable().catch(() => {});
  }

  close(): void {}

  /** With a reply on its way it is at work again, and so is whatever waited for it. */
  #rouse(): void {
    this.become('RUNNING');
    const above = this.isTop ? undefined : this.caller;
    if (above instanceof Copy) above.#rouse();
  }
}

function cancelled(because: string): Failure {
  return failed('cancelled', because).error;
}
