import { type Clock, HearthError } from '../base/index.ts';
import { type SpeakerRole, TEXT_LENGTH_MAX } from '../domain/index.ts';
import { Allowance } from './allowance.ts';

/** The longest text of each role, in characters. Guests and things say what is to be done now; residents also dictate letters. */
export const TEXT_LENGTH_OF: Readonly<Record<SpeakerRole, number>> = {
  owner: TEXT_LENGTH_MAX,
  adult: TEXT_LENGTH_MAX,
  child: TEXT_LENGTH_MAX,
  guest: 1_000,
  device: 1_000,
  service: 1_000,
};

export interface SpeechAllowanceOptions {
  readonly clock: Clock;
  /** Characters at once after a quiet time. */
  readonly burst?: number;
  readonly charactersPerSecond?: number;
}

/**
 * How much may be said. Reading a sentence takes time with every character of it, so that counting messages alone would let a few
 * long ones stop the house: characters are counted, by whoever says them. One allowance serves all doors.
 */
export class SpeechAllowance {
  readonly #characters: Allowance;

  constructor(options: SpeechAllowanceOptions) {
    this.#characters = new Allowance({
      clock: options.clock,
      burst: options.burst ?? 20_000,
      perSecond: options.charactersPerSecond ?? 500,
    });
  }

  /**
   * Charges a text to whoever says it.
   * @param key the token or account that it is charged to.
   * @param path where the text stands in the message, for the fault.
   * @throws HearthError `too-large` when the role may not say so much in one message; `too-many`, with `data.retryAfterSeconds`,
   * when too much was said in a short time.
   */
  take(key: string, text: string, role: SpeakerRole, path = '/text'): void {
    const longest = TEXT_LENGTH_OF[role];
    if (text.length > longest)
      throw new HearthError('too-large', `A ${role}’s message has at most ${longest} characters`, {
        hint: 'Say it in several messages.',
        faults: [{ path, message: `has ${text.length} characters, at most ${longest}` }],
      });
    const taken = this.#characters.take(key, Math.max(1, text.length));
    if (taken.granted) return;
    const { retryAfterSeconds } = taken;
    throw new HearthError('too-many', 'Too much was said in a short time', {
      hint: `Wait ${retryAfterSeconds} s.`,
      data: { retryAfterSeconds },
    });
  }
}
