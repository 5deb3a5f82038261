import { Allowance, type Clock, HearthError } from '../base/index.ts';
import { type SpeakerRole, TEXT_LENGTH_MAX } from '../domain/index.ts';

interface Measure {
  /** The longest text of one message, in characters. */
  readonly longest: number;
  /** Characters at once after a quiet time. */
  readonly burst: number;
  readonly perSecond: number;
}

/** They dictate letters. Two of the longest at once take a small computer half a second to read and carry out. */
const RESIDENT: Measure = { longest: TEXT_LENGTH_MAX, burst: 20_000, perSecond: 500 };
/** They say what is to be done now. A thousand characters may be thirty actions, a tenth of a second's work on two cores. */
const VISITOR: Measure = { longest: 1_000, burst: 5_000, perSecond: 100 };

const MEASURE_OF: Readonly<Record<SpeakerRole, Measure>> = {
  owner: RESIDENT,
  adult: RESIDENT,
  child: RESIDENT,
  guest: VISITOR,
  device: VISITOR,
  service: VISITOR,
};

export interface SpeechAllowanceOptions {
  readonly clock: Clock;
  /** In place of what the roles have: characters at once after a quiet time, and how many a second after that. */
  readonly burst?: number;
  readonly charactersPerSecond?: number;
}

/**
 * How much may be said. Reading a sentence takes time with every character of it, so that counting messages alone would let a few
 * long ones stop the house: characters are counted, by whoever says them. One allowance serves all doors.
 */
export class SpeechAllowance {
  readonly #of: ReadonlyMap<Measure, Allowance>;

  constructor({ clock, burst, charactersPerSecond }: SpeechAllowanceOptions) {
    this.#of = new Map(
      [RESIDENT, VISITOR].map((measure) => [
        measure,
        new Allowance({
          clock,
          burst: burst ?? measure.burst,
          perSecond: charactersPerSecond ?? measure.perSecond,
        }),
      ]),
    );
  }

  /**
   * Charges a text to whoever says it.
   * @param key the token or account that it is charged to.
   * @param path where the text stands in the message, for the fault.
   * @throws HearthError `too-large` when the role may not say so much in one message; `too-many`, with `data.retryAfterSeconds`,
   * when too much was said in a short time.
   */
  take(key: string, text: string, role: SpeakerRole, path = '/text'): void {
    const measure = MEASURE_OF[role];
    const { longest } = measure;
    if (text.length > longest)
      throw new HearthError('too-large', `A ${role}’s message has at most ${longest} characters`, {
        hint: 'Say it in several messages.',
        faults: [{ path, message: `has ${text.length} characters, at most ${longest}` }],
      });
    const taken = this.#of.get(measure)?.take(key, Math.max(1, text.length));
    if (taken === undefined || taken.granted) return;
    const { retryAfterSeconds } = taken;
    throw new HearthError('too-many', 'Too much was said in a short time', {
      hint: `Wait ${retryAfterSeconds} s.`,
      data: { retryAfterSeconds },
    });
  }
}
