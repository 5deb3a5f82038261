import { ownerKey } from '../../access/index.ts';
import { type Clock, HearthError } from '../../base/index.ts';
import type { Speaker } from '../../domain/index.ts';
import { Talk } from './talk.ts';

/** The conversations that are remembered; the one without a listener that was unused for longest is forgotten first. */
export class Talks {
  readonly #clock: Clock;
  readonly #talksMax: number;
  readonly #talks = new Map<string, Talk>();
  #lastSeq = 0;

  constructor(clock: Clock, talksMax: number) {
    this.#clock = clock;
    this.#talksMax = talksMax;
  }

  /** The number of the last frame. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  get(uuid: string): Talk | undefined {
    return this.#talks.get(uuid);
  }

  all(): readonly Talk[] {
    return [...this.#talks.values()];
  }

  /**
   * A talk belongs to a person, by whichever token, or where there is none to the token.
   * @throws HearthError `not-permitted` when it is somebody else's.
   */
  of(uuid: string, speaker: Speaker): Talk {
    const owner = ownerKey(speaker);
    const known = this.#talks.get(uuid);
    if (known === undefined) {
      const talk = new Talk(uuid, owner, speaker.person, () => this.#nextSeq());
      this.#talks.set(uuid, talk);
      this.#forget();
      return talk;
    }
    if (known.owner !== owner)
      throw new HearthError('not-permitted', 'This talk belongs to someone else', {
        hint: 'Choose a uuid of your own.',
      });
    this.#talks.delete(uuid);
    this.#talks.set(uuid, known);
    return known;
  }

  /** Grows also across restarts of the hub, so that an old number never hides a new frame. */
  #nextSeq(): number {
    this.#lastSeq = Math.max(this.#lastSeq + 1, this.#clock.now());
    return this.#lastSeq;
  }

  #forget(): void {
    for (const [uuid, talk] of this.#talks) {
      if (this.#talks.size <= this.#talksMax) return;
      if (!talk.open) this.#talks.delete(uuid);
    }
  }
}
