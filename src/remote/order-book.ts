import { defined, isJsonObject, type Json, type Logger, messageOf } from '../base/index.ts';
import type { CallOutcome } from '../domain/index.ts';
import { draftOf, type Failure, failed } from '../flow/index.ts';
import type { Copy } from './copy.ts';
import { type HostLine, isFinal } from './host-line.ts';
import { newOrder, type Order, type OrderBody, type RemoteStore, type Reply } from './remote-store.ts';
import { RepliedForm, StartedForm } from './wire.ts';

/** Orders that wait for one host. More gather only where every call to a host that never comes back is given up. */
const ORDERS_MAX = 1_000;

/** Where orders come from and what becomes of them. */
export interface OrderDesk {
  readonly host: string;
  readonly line: HostLine;
  readonly store: RemoteStore;
  readonly log: Logger;
  readonly copies: ReadonlyMap<string, Copy>;
  /** In whose name a process works, as the hub vouches for it. */
  warrantOf(copy: Copy): string | undefined;
  /** What lets the host make the call that a yes was to. Good for a moment, so made when the order goes out. */
  grantOf(reply: Reply): string | undefined;
  now(): number;
  /** Writes with the journal's next commit. */
  also(write: () => void): void;
  durable(): Promise<void>;
  begun(process: string, started: { readonly journal: string; readonly after: number }): void;
  wake(): void;
}

/** What a host is to do, carried there one after the other, each until it is answered. */
export class OrderBook {
  readonly #desk: OrderDesk;
  #orders: readonly Order[];
  /** Starts that were sent: they may have been heard. */
  readonly #tried = new Set<string>();
  #sending = false;

  constructor(desk: OrderDesk, orders: readonly Order[]) {
    this.#desk = desk;
    this.#orders = orders;
  }

  /** Whether the host has not said yet that it has begun this. */
  isUnborn(process: string): boolean {
    return this.#orders.some((order) => order.process === process && order.do === 'start');
  }

  /** Whether the host cannot have heard of it yet, as far as is known here. */
  isUnheard(process: string): boolean {
    return this.isUnborn(process) && !this.#tried.has(process);
  }

  add(process: string, body: OrderBody): void {
    const { host, store } = this.#desk;
    const order = newOrder(process, this.#desk.now(), body);
    // A kill overtakes what waits: what was not begun there need not be.
    if (body.do === 'kill') for (const one of this.#orders) if (one.process === process) this.#remove(one);
    if (this.#orders.length >= ORDERS_MAX) this.#leaveOut();
    this.#orders = [...this.#orders, order];
    this.#desk.also(() => store.insertOrder(host, order));
  }

  async send(): Promise<void> {
    if (this.#sending || this.#orders.length === 0) return;
    this.#sending = true;
    const { line, log, host } = this.#desk;
    try {
      for (let order = this.#next(); order !== undefined && !line.closed; order = this.#next()) {
        // It is on disk here first: a host never runs what its caller could forget.
        await this.#desk.durable();
        const answer = await this.#carry(order);
        if (line.closed) return;
        if (isFinal(answer)) {
          this.#remove(order);
          this.#carried(order, answer);
        }
        this.#desk.wake();
        if (!isFinal(answer)) await line.back();
      }
    } catch (error) {
      if (!line.closed) log.error('orders were not sent', { host, error: messageOf(error) });
    } finally {
      this.#sending = false;
    }
  }

  /** What is to be started is not known before recovery has found it. */
  #next(): Order | undefined {
    return this.#orders.find((order) => order.do !== 'start' || this.#desk.copies.has(order.process));
  }

  #leaveOut(): void {
    const order = this.#orders.find((one) => one.do === 'kill');
    if (order === undefined) return;
    this.#desk.log.warn('too many orders wait for a host: a kill is left out', {
      host: this.#desk.host,
      process: order.process,
    });
    this.#remove(order);
  }

  #remove(order: Order): void {
    this.#tried.delete(order.process);
    this.#orders = this.#orders.filter((one) => one !== order);
    this.#desk.also(() => this.#desk.store.deleteOrder(order.id));
  }

  async #carry(order: Order): Promise<CallOutcome> {
    const { line, copies } = this.#desk;
    const key = order.id;
    switch (order.do) {
      case 'start': {
        const copy = copies.get(order.process);
        if (copy === undefined) return { ok: true, result: null };
        if (line.isOnline) this.#tried.add(order.process);
        // Without a key: what is left of the budget may have changed, and the id of the process is key enough.
        return line.call('start', startOf(copy, this.#desk.warrantOf(copy)), {});
      }
      case 'reply': {
        const { turn, wait, value, who } = order;
        const grant = this.#desk.grantOf(order);
        // The wait is key enough for a reply whose grant is another whenever it is sent.
        const options = grant === undefined ? { key } : {};
        return line.call('reply', { turn, wait, value, ...defined({ who, grant }) }, options);
      }
      case 'kill':
      case 'terminate': {
        const { process, because } = order;
        return line.call(order.do, { process, because: because.slice(0, 1000) }, { key });
      }
    }
  }

  #carried(order: Order, answer: CallOutcome): void {
    switch (order.do) {
      case 'start': {
        const started = StartedForm.safeParse(answer.ok ? answer.result : undefined);
        if (started.success) this.#desk.begun(order.process, started.data);
        if (!answer.ok) this.#desk.copies.get(order.process)?.end('FAILED', failureOf(answer.error));
        return;
      }
      case 'reply':
        this.#replied(order.wait, answer);
        return;
      case 'kill':
      case 'terminate':
        return;
    }
  }

  /** A reply that was not accepted changes nothing there: what was taken to be at work again stands where its host says. */
  #replied(wait: string, answer: CallOutcome): void {
    const { log, host, copies } = this.#desk;
    const replied = RepliedForm.safeParse(answer.ok ? answer.result : undefined);
    if (replied.success && ['accepted', 'duplicate'].includes(replied.data.outcome)) return;
    log.warn('a reply came too late', { host, wait, answer: JSON.stringify(answer).slice(0, 200) });
    for (const [id, status] of Object.entries(replied.success ? replied.data.statuses : {}))
      if (status === 'WAITING' || status === 'STUCK') copies.get(id)?.become(status);
  }
}

function startOf(copy: Copy, warrant: string | undefined): Json {
  const { turn, agent, depth, input } = copy.fold.created;
  const { usd, actions, tokens, ms } = copy.left();
  const budget = { usd, actions, tokens, ms };
  const start = {
    process: copy.fold.id,
    turn,
    agent,
    depth,
    input: input.map(draftOf) as unknown as Json,
    budget,
  };
  return { ...start, ...defined({ warrant }) };
}

/** What a host refused, as the failure of what was asked of it. */
function failureOf({
  code,
  message,
  hint,
  data,
}: Extract<CallOutcome, { readonly ok: false }>['error']): Failure {
  return failed(code, message, defined({ hint, data: isJsonObject(data) ? data : undefined })).error;
}
