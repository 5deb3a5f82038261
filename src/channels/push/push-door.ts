import { type Clock, type Logger, messageOf } from '../../base/index.ts';
import type { OutboundMessage, Person } from '../../domain/index.ts';
import type { Door } from '../door.ts';
import type { AnswerTokens, Deed } from './answer-tokens.ts';
import type { PushConfig } from './push-config.ts';
import type { Subscription, SubscriptionStore } from './subscription-store.ts';
import type { VapidKeys } from './vapid.ts';

export interface PushDoorOptions {
  readonly subscriptions: SubscriptionStore;
  readonly answers: AnswerTokens;
  readonly keys: VapidKeys;
  readonly config: PushConfig;
  readonly people: () => readonly Person[];
  /** What the home is called, for the head of a message. */
  readonly title: string;
  readonly clock: Clock;
  readonly log: Logger;
}

type Delivered = 'delivered' | 'unreachable';
type Urgency = 'normal' | 'high';

/** A push service that does not answer by then is away. */
const SEND_MS = 5_000;
/** So long a push service keeps a message for a phone that is off. */
const KEEP_SECONDS = 12 * 60 * 60;
/** A message has at most 4,096 bytes, encryption and all (RFC 8291, section 4); a letter takes up to four. */
const TEXT_LENGTH_MAX = 500;
const OPTIONS_MAX = 4;
/** ntfy's own (docs.ntfy.sh/publish/#message-priority). */
const NTFY_PRIORITY = { normal: 3, high: 5 } as const;

/**
 * Messages to a person's phones while no page is open: web push (RFC 8030) to each browser that subscribed, encrypted so that it alone can
 * read them (RFC 8291), with buttons that answer; and ntfy, which is told the words alone, for whoever knows a topic's name reads it.
 * `delivered` means that one of the services has taken it.
 */
export class PushDoor implements Door {
  readonly channel = 'push';
  readonly #options: PushDoorOptions;
  readonly #log: Logger;

  constructor(options: PushDoorOptions) {
    this.#options = options;
    this.#log = options.log.child('push');
  }

  /** What the house says first, and questions; not what somebody waits for at another door. */
  reaches({ type, person, until }: OutboundMessage): boolean {
    const { subscriptions, config, clock } = this.#options;
    if (person === null || type === 'progress' || type === 'answer') return false;
    if (until !== undefined && until <= clock.now()) return false;
    return subscriptions.of(person).length > 0 || config.ntfy.some((topic) => topic.person === person);
  }

  async deliver(message: OutboundMessage): Promise<Delivered> {
    if (!this.reaches(message)) return 'unreachable';
    const { subscriptions, config } = this.#options;
    const sent = await Promise.all([
      ...subscriptions.of(message.person).map((one) => this.#push(message, one)),
      ...config.ntfy
        .filter(({ person }) => person === message.person)
        .map((topic) => this.#publish(message, topic)),
    ]);
    return sent.includes('delivered') ? 'delivered' : 'unreachable';
  }

  async #push(message: OutboundMessage, subscription: Subscription): Promise<Delivered> {
    const { keys, subscriptions } = this.#options;
    const { endpoint, p256dh, auth, id } = subscription;
    try {
      const { default: webPush } = await import('web-push');
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(this.#payload(message, subscription)),
        {
          vapidDetails: { subject: this.#contact(), ...keys.get() },
          contentEncoding: 'aes128gcm',
          TTL: this.#secondsKept(message),
          urgency: urgencyOf(message),
        },
      );
      const { 'Content-Length': _, ...headers } = request.headers as Record<string, string>;
      const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      const status = await this.#post(new URL(endpoint), {
        headers: Object.fromEntries(texts) as Record<string, string>,
        body: new Uint8Array(request.body as Buffer),
      });
      // The browser has unsubscribed, or was taken away (RFC 8030, section 7.3).
      if (status === 404 || status === 410) subscriptions.remove(id);
      return status !== undefined && status < 300 ? 'delivered' : 'unreachable';
    } catch (error) {
      // Keys that no browser makes: nothing could ever be sent there.
      this.#log.warn('a subscription is no good and was removed', { id, error: messageOf(error) });
      subscriptions.remove(id);
      return 'unreachable';
    }
  }

  /** The status of the answer; undefined when there was none in time. */
  async #post(url: URL, request: Pick<RequestInit, 'headers' | 'body'>): Promise<number | undefined> {
    const limit = new AbortController();
    const timer = this.#options.clock.after(SEND_MS, () => limit.abort());
    try {
      const response = await fetch(url, {
        ...request,
        method: 'POST',
        redirect: 'error',
        signal: limit.signal,
      });
      await response.body?.cancel();
      if (!response.ok) this.#log.warn('a message was refused', { status: response.status, host: url.host });
      return response.status;
    } catch (error) {
      this.#log.warn('a server for messages was not reached', { host: url.host, error: messageOf(error) });
      return undefined;
    } finally {
      timer.cancel();
    }
  }

  /** What the service worker of the page shows (docs/reference/page-api.md). */
  #payload(message: OutboundMessage, { id: subscription, token }: Subscription) {
    const { id, type, about, wait, rings } = message;
    const buttons = buttonsOf(message);
    const secrets = this.#options.answers.issue(
      `${id} ${subscription}`,
      token,
      buttons.map(({ deed }) => deed),
    );
    return {
      ...{ id, type, title: this.#options.title, text: shortened(message.text) },
      ...(about === undefined ? {} : { about }),
      ...(wait === undefined ? {} : { wait }),
      ...(rings === undefined ? {} : { rings }),
      buttons: buttons.map(({ words }, index) => ({ ...words, answer: secrets[index] })),
    };
  }

  async #publish(message: OutboundMessage, topic: PushConfig['ntfy'][number]): Promise<Delivered> {
    const url = new URL(topic.url);
    const status = await this.#post(new URL('/', url), {
      headers: {
        'content-type': 'application/json',
        ...(topic.token === undefined ? {} : { authorization: `Bearer ${topic.token}` }),
      },
      body: JSON.stringify({
        topic: url.pathname.slice(1),
        title: this.#options.title,
        message: shortened(message.text),
        priority: NTFY_PRIORITY[urgencyOf(message)],
      }),
    });
    return status !== undefined && status < 300 ? 'delivered' : 'unreachable';
  }

  #secondsKept({ until }: OutboundMessage): number {
    if (until === undefined) return KEEP_SECONDS;
    return Math.max(1, Math.ceil((until - this.#options.clock.now()) / 1000));
  }

  #contact(): string {
    const { config, people } = this.#options;
    const owner = people().find(({ role, email }) => role === 'owner' && email !== undefined);
    return config.contact ?? (owner === undefined ? 'mailto:hearth@localhost' : `mailto:${owner.email}`);
  }
}

type Button = {
  readonly deed: Deed;
  readonly words: { readonly option: string } | { readonly deed: string };
};

/** The answers to a question as they were offered; for what rings, what is done about it: the page has the words. */
function buttonsOf({ id, wait, options = [], rings }: OutboundMessage): readonly Button[] {
  if (wait !== undefined)
    return options
      .slice(0, OPTIONS_MAX)
      .map((option) => ({ deed: { type: 'answer', wait, value: option }, words: { option } }));
  if (rings === undefined) return [];
  // Each further ring has the id of the first and its number.
  const firing = rings > 1 ? id.slice(0, id.lastIndexOf(':')) : id;
  return (['acknowledge', 'snooze'] as const).map((type) => ({
    deed: { type, firing },
    words: { deed: type },
  }));
}

/** What rings and what is asked is waited for; anything else may wait for the phone to wake. */
function urgencyOf({ rings, wait }: OutboundMessage): Urgency {
  return rings !== undefined || wait !== undefined ? 'high' : 'normal';
}

function shortened(text: string): string {
  return text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX - 1)}…` : text;
}
