import { type Clock, HearthError } from '../base/index.ts';
import type { Connected } from './dial.ts';
import { subscribe } from './subscriptions/index.ts';
import type { Bus } from './types.ts';

/**
 * How topics are written at one broker. NATS's MQTT door makes subjects of topics, in which a dot divides levels and a space ends
 * the name: it refuses a subscription with either, and throws out who publishes to one. There Hearth's own topics are percent-encoded
 * (RFC 3986 section 2.1) in what NATS reads otherwise. Topics of others are theirs and stay as they are.
 */
export interface TopicSpelling {
  /** Whether a subscription of quality 1 is worth its price, which at NATS is a consumer on three disks for each filter. */
  readonly keepsQuality: boolean;
  /** For a topic of others that the broker cannot carry: `invalid-params`. */
  readonly publish: (topic: string) => string | HearthError;
  readonly filter: (filter: string) => string;
  readonly read: (topic: string) => string;
}

export const PLAIN: TopicSpelling = {
  keepsQuality: true,
  publish: (topic) => topic,
  filter: (filter) => filter,
  read: (topic) => topic,
};

/** What subjects read otherwise, and the sign that marks what is encoded. */
const UNSAFE = /[%. *>]/g;
const ENCODED = /%(25|2E|20|2A|3E)/g;

/** For a broker that takes no spaces in topics; `refused` has what else it takes in none, a dot perhaps. */
function encodedBelow(root: string, refused: readonly string[]): TopicSpelling {
  const own = `${root}/`;
  const filter = (text: string) =>
    text.startsWith(own) ? own + text.slice(own.length).replace(UNSAFE, encoded) : text;
  return {
    // A clean session ends with its connection, and with it all that quality 1 could bring again.
    keepsQuality: false,
    filter,
    publish(topic) {
      const written = filter(topic);
      const bad = refused.find((sign) => written.includes(sign));
      if (bad === undefined) return written;
      return new HearthError('invalid-params', `The broker takes no "${bad}" in a topic: "${topic}"`, {
        hint: 'Give the device a name without it, or use a broker that takes it.',
      });
    },
    read: (topic) =>
      topic.startsWith(own) ? own + topic.slice(own.length).replace(ENCODED, decoded) : topic,
  };
}

function encoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

function decoded(_: string, code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}

/**
 * Asks a broker of MQTT 3.1.1 how it takes topics, by filters on which nothing comes, in the branch that every client may hear: one
 * that grants the encoded form alone is a broker of this kind, while one that refuses all of them forbids the branch. One of MQTT 5 takes them all.
 * @returns undefined when the connection ends, or stays silent for `limitMs`.
 */
export function spellingOf(
  { client, version }: Pick<Connected, 'client' | 'version'>,
  { root, clientId }: Pick<Bus, 'root' | 'clientId'>,
  { clock, limitMs }: { readonly clock: Clock; readonly limitMs: number },
): Promise<TopicSpelling | undefined> {
  if (version === 5) return Promise.resolve(PLAIN);
  const branch = `${root}/reply/${clientId}/probe`;
  const filters = ['%20', ' ', '.'].map((sign) => branch + sign);
  return new Promise((resolve) => {
    const settle = (spelling?: TopicSpelling) => {
      client.removeListener('close', onClose);
      limit.cancel();
      resolve(spelling);
    };
    const onClose = () => settle();
    const limit = clock.after(limitMs, onClose);
    client.once('close', onClose);
    subscribe(client, filters, 0, (error, granted) => {
      if (error !== null && error !== undefined) return settle();
      const [takes, ...signs] = filters.map((filter) => granted.includes(filter));
      if (granted.length > 0) client.unsubscribe([...granted], () => {});
      const refused = [' ', '.'].filter((_, at) => signs[at] === false);
      settle(takes === true && refused.includes(' ') ? encodedBelow(root, refused) : PLAIN);
    });
  });
}
