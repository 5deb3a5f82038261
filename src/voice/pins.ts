import type { Clock } from '../base/index.ts';
import { type Person, type Speaker, speakerWith } from '../domain/index.ts';

export interface PinsOptions {
  /** By person: the hash of the PIN. */
  readonly pins: Readonly<Record<string, string>>;
  readonly people: () => readonly Person[];
  readonly verify: (pin: string, hash: string) => Promise<boolean>;
  /** The digits that words say, or that are written; undefined where they say anything else. */
  readonly digitsIn: (heard: string) => string | undefined;
  readonly clock: Clock;
}

export type PinChecked =
  | { readonly type: 'right'; readonly person: string }
  | { readonly type: 'wrong' }
  | { readonly type: 'locked' };

/** Wrong ones in the whole house, until nobody is listened to for a while: it does not matter who stands before which microphone. */
const WRONG_MAX = 3;
const LOCK_MS = 5 * 60_000;
const LOCK_MAX_MS = 60 * 60_000;
const LENGTH_MIN = 4;
const LENGTH_MAX = 12;

/** PINs that people say where a voice alone is not enough. */
export class Pins {
  readonly #options: PinsOptions;
  #wrong = 0;
  #locks = 0;
  #lockedUntil = 0;

  constructor(options: PinsOptions) {
    this.#options = options;
  }

  get areThere(): boolean {
    return Object.keys(this.#options.pins).length > 0;
  }

  get areLocked(): boolean {
    return this.#options.clock.now() < this.#lockedUntil;
  }

  /** What may be a PIN, of 4 to 12 digits. */
  digitsIn(heard: string): string | undefined {
    const digits = this.#options.digitsIn(heard);
    return digits !== undefined && digits.length >= LENGTH_MIN && digits.length <= LENGTH_MAX
      ? digits
      : undefined;
  }

  /** Each hash is tried, so that the time it takes tells nothing. */
  async check(digits: string): Promise<PinChecked> {
    if (this.areLocked) return { type: 'locked' };
    // Counted before it is looked at: many at once are no more tries than one after the other.
    this.#wrong += 1;
    if (this.#wrong > WRONG_MAX) return this.#lock();
    const { pins, verify } = this.#options;
    const matches = await Promise.all(
      Object.entries(pins).map(async ([person, hash]) => ((await verify(digits, hash)) ? [person] : [])),
    );
    const [person] = matches.flat();
    if (person === undefined) return this.#wrong >= WRONG_MAX ? this.#lock() : { type: 'wrong' };
    this.#wrong = 0;
    this.#locks = 0;
    return { type: 'right', person };
  }

  /** Who said it, at the door at which it was said. */
  speaker(person: string, { via }: Speaker): Speaker {
    const people = this.#options.people();
    const role = people.find(({ id }) => id === person)?.role ?? 'guest';
    return speakerWith({ person, role }, people, 'pin', via);
  }

  #lock(): PinChecked {
    const { clock } = this.#options;
    this.#lockedUntil = clock.now() + Math.min(LOCK_MAX_MS, LOCK_MS * 2 ** this.#locks);
    this.#locks += 1;
    this.#wrong = 0;
    return { type: 'locked' };
  }
}
