import { type Clock, type Logger, messageOf, type Timer } from '../../src/base/index.ts';
import type { Mail, NewMail, OutboxStore } from './outbox-store.ts';
import type { Deliver, Delivery } from './smtp.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Waits between tries; the last one for ever after. */
const BACK_OFF_MS = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
const LONGEST_WAIT_MS = 30 * MINUTE;
/** After a day of trying a mail is given up, but never by a jump of the clock alone. */
const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE;
const TRIES_MIN = 6;
/** A timer does not notice when the wall clock is set, so that the queue is looked at this often. */
const LOOK_EVERY_MS = MINUTE;
const CLOSE_WITHIN_MS = SECOND;

export interface OutboxOptions {
  readonly mails: OutboxStore;
  readonly deliver: Deliver;
  readonly clock: Clock;
  readonly log: Logger;
  /** Told of mails that end when nobody waits for them any more; told again after a crash in between. */
  readonly ended: (mail: Mail) => Promise<void>;
}

/**
 * The transactional outbox: a mail is in the database before it is tried, and says there how it ended. One connection at a
 * time, with back-off; what a crash cut off goes again under the same Message-ID.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #abort = new AbortController();
  #timer: Timer | undefined;
  #working: Promise<void> | undefined;
  #stopping = false;
  /** The database failed in the middle of a try, so that a mail may be left marked as on its way. */
  #stumbled = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  start(): void {
    this.#options.mails.requeue(this.#options.clock.now());
    this.#wake();
  }

  /** Lets the mail on its way finish for a moment, then drops its connection; it goes again at the next start. */
  async close(): Promise<void> {
    this.#stopping = true;
    this.#timer?.cancel();
    const patience = this.#options.clock.after(CLOSE_WITHIN_MS, () => this.#abort.abort());
    await this.#working;
    patience.cancel();
  }

  add(mail: NewMail): Mail {
    const added = this.#options.mails.add(mail, 'queued');
    this.#wake();
    return added;
  }

  /** The mail when it has ended, or as it is after `ms`. Whoever gets the ending here is not told again. */
  async settled(id: string, ms: number, signal: AbortSignal): Promise<Mail> {
    const { mails, clock } = this.#options;
    if (!hasEnded(mails.get(id))) {
      await new Promise<void>((resolve) => {
        const wake = () => {
          timer.cancel();
          signal.removeEventListener('abort', wake);
          this.#waiting.get(id)?.delete(wake);
          resolve();
        };
        const timer = clock.after(ms, wake);
        signal.addEventListener('abort', wake, { once: true });
        this.#waiting.set(id, (this.#waiting.get(id) ?? new Set()).add(wake));
      });
      if (this.#waiting.get(id)?.size === 0) this.#waiting.delete(id);
    }
    const mail = mails.get(id)!;
    if (hasEnded(mail)) mails.markTold(id);
    return mail;
  }

  #wake(): void {
    if (this.#stopping || this.#working !== undefined) return;
    this.#timer?.cancel();
    this.#working = this.#work().then(
      (nextTryAt) => this.#rest(nextTryAt),
      (error) => {
        this.#options.log.error('the outbox stumbled and goes on in a minute', { error });
        this.#stumbled = true;
        this.#rest(undefined);
      },
    );
  }

  /** Sleeps until a time or for a minute, whichever is sooner. */
  #rest(until: number | undefined): void {
    this.#working = undefined;
    if (this.#stopping) return;
    const { clock } = this.#options;
    const inMs = (until ?? Number.POSITIVE_INFINITY) - clock.now();
    if (inMs <= 0) this.#wake();
    else this.#timer = clock.after(Math.min(inMs, LOOK_EVERY_MS), () => this.#wake());
  }

  /** Returns when there is something to do again, if that is known. */
  async #work(): Promise<number | undefined> {
    const { mails, clock } = this.#options;
    if (this.#stumbled) mails.requeue(clock.now());
    this.#stumbled = false;
    await this.#tellEndings();
    while (!this.#stopping) {
      const mail = mails.take(clock.now(), LONGEST_WAIT_MS);
      if (mail === undefined) return mails.nextTryAt();
      await this.#try(mail);
      await this.#tellEndings();
    }
    return undefined;
  }

  async #try(mail: Mail): Promise<void> {
    const { mails, clock, deliver, log } = this.#options;
    const delivery = await deliver(mail, this.#abort.signal);
    if (this.#abort.signal.aborted) return;
    const now = clock.now();
    const tried = mails.tried(mail.id, judge(mail, delivery, now), now);
    if (tried.state === 'queued')
      log.warn('a mail was not taken and will be tried again', {
        mail: mail.id,
        tries: mail.tries,
        error: tried.error,
      });
    if (tried.state === 'failed') log.error('a mail was given up', { mail: mail.id, error: tried.error });
    if (hasEnded(tried)) for (const wake of [...(this.#waiting.get(mail.id) ?? [])]) wake();
  }

  /** A mail somebody waits for is told by the answer to the call; a microtask later that has happened. */
  async #tellEndings(): Promise<void> {
    const { mails, ended, log } = this.#options;
    await Promise.resolve();
    for (const mail of mails.untold()) {
      if (this.#waiting.has(mail.id)) continue;
      try {
        await ended(mail);
        mails.markTold(mail.id);
      } catch (error) {
        log.warn('the fate of a mail could not be told and will be told again', {
          mail: mail.id,
          error: messageOf(error),
        });
      }
    }
  }
}

function hasEnded(mail: Mail | undefined): boolean {
  return mail?.state === 'sent' || mail?.state === 'failed' || mail?.state === 'mailbox';
}

/** Takes what was accepted and refused off the list; whoever is left is tried again, until a day has gone. */
function judge(mail: Mail, delivery: Delivery, now: number) {
  const accepted = [...mail.accepted, ...delivery.accepted];
  const refused = [...mail.refused, ...delivery.refused];
  const settled = new Set([...accepted, ...refused.map(({ address }) => address)]);
  const pending = mail.pending.filter((address) => !settled.has(address));
  const outcome = { accepted, refused, pending, error: delivery.error };
  if (pending.length === 0)
    return {
      ...outcome,
      state: accepted.length > 0 ? ('sent' as const) : ('failed' as const),
      nextTryAt: now,
    };
  if (mail.tries >= TRIES_MIN && now - mail.createdAt >= GIVE_UP_AFTER_MS)
    return {
      ...outcome,
      pending: [],
      refused: [
        ...refused,
        ...pending.map((address) => ({ address, error: `given up after a day: ${delivery.error}` })),
      ],
      state: accepted.length > 0 ? ('sent' as const) : ('failed' as const),
      nextTryAt: now,
    };
  const wait = BACK_OFF_MS[Math.min(mail.tries - 1, BACK_OFF_MS.length - 1)] ?? LONGEST_WAIT_MS;
  return { ...outcome, state: 'queued' as const, nextTryAt: now + wait };
}
