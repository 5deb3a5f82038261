import { type Clock, Latest } from '../../base/index.ts';
import { hashOf, newSecret } from '../secret.ts';

/** What a button of a message does: an answer to a question, or what somebody does about something that rings. */
export type Deed =
  | { readonly type: 'answer'; readonly wait: string; readonly value: string }
  | { readonly type: 'acknowledge' | 'snooze'; readonly firing: string };

interface Kept {
  readonly deed: Deed;
  /** The message that it stands on: one button of it is pressed, once. */
  readonly message: string;
  /** The id of the token that it speaks for. */
  readonly token: string;
  readonly until: number;
}

const GOOD_MS = 24 * 60 * 60_000;
const KEPT_MAX = 2_000;

/**
 * What the buttons of messages carry: a secret for one deed, once, by the person whom the message was for. Kept as hashes while the hub runs;
 * who presses later opens the page instead.
 */
export class AnswerTokens {
  readonly #clock: Clock;
  readonly #kept = new Latest<string, Kept>(KEPT_MAX);
  /** The hashes of each message's buttons. */
  readonly #of = new Latest<string, readonly string[]>(KEPT_MAX);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A secret for each deed, in their order. */
  issue(message: string, token: string, deeds: readonly Deed[]): readonly string[] {
    const until = this.#clock.now() + GOOD_MS;
    const secrets = deeds.map(() => newSecret());
    const keys = secrets.map((secret) => hashOf(secret).toString('hex'));
    for (const [index, deed] of deeds.entries())
      this.#kept.set(keys[index] ?? '', { deed, message, token, until });
    this.#of.set(message, keys);
    return secrets;
  }

  /** What this secret was for; it and the others of its message are used up by this. Undefined when there is nothing behind it. */
  redeem(secret: string): Pick<Kept, 'deed' | 'token'> | undefined {
    const kept = this.#kept.get(hashOf(secret).toString('hex'));
    if (kept === undefined) return undefined;
    for (const key of this.#of.get(kept.message) ?? []) this.#kept.delete(key);
    return kept.until > this.#clock.now() ? kept : undefined;
  }
}
