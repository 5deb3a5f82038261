import type { Clock } from '../../base/index.ts';
import type { Doorways, HouseChange, OutboundMessage } from '../../domain/index.ts';

/** Changes whose number is remembered; who has seen less gets a snapshot. */
const CHANGES_KEPT = 5_000;
/** Notices kept for those who lost their connection. */
const NOTICES_KEPT = 100;
/** In a storm what changes is gathered for so long. */
const GATHER_MS = 50;

/** Something that changed: what it is, and not what it was. */
export type Changed = HouseChange | { readonly type: 'notice'; readonly message: OutboundMessage };

interface Numbered {
  readonly seq: number;
  readonly change: Changed;
}

/**
 * What has changed in the house and when, as numbers: each thing stands here once, with its last change, so that whoever was away is told what
 * is, and not what was meanwhile. It is begun when somebody watches for the first time.
 */
export class HouseLog {
  readonly #clock: Clock;
  readonly #house: Pick<Doorways, 'onChange'>;
  readonly #tell: (changes: readonly Changed[]) => void;
  /** By what changed, the last change at the end. */
  readonly #last = new Map<string, Numbered>();
  readonly #notices: Numbered[] = [];
  readonly #fresh = new Map<string, Changed>();
  #seq: number;
  /** Changes up to this number may be forgotten. */
  #forgottenUpTo: number;
  #toldAt = Number.NEGATIVE_INFINITY;
  #isDue = false;
  #stop: (() => void) | undefined;

  /** `tell` is called with what has changed since the last time, at once when the house was quiet. */
  constructor(house: Pick<Doorways, 'onChange'>, clock: Clock, tell: (changes: readonly Changed[]) => void) {
    this.#house = house;
    this.#clock = clock;
    this.#tell = tell;
    // Grows also across restarts of the hub, so that a number of the run before is always too old.
    this.#seq = clock.now();
    this.#forgottenUpTo = this.#seq;
  }

  /** The number of the last change. */
  get seq(): number {
    return this.#seq;
  }

  start(): void {
    if (this.#stop !== undefined) return;
    this.#seq = Math.max(this.#seq, this.#clock.now());
    this.#forgottenUpTo = this.#seq;
    this.#stop = this.#house.onChange((change) => this.note(change));
  }

  close(): void {
    this.#stop?.();
    this.#isDue = false;
    this.#fresh.clear();
  }

  note(change: Changed): void {
    const key = keyOf(change);
    const seq = Math.max(this.#seq + 1, this.#clock.now());
    this.#seq = seq;
    if (change.type === 'notice') {
      this.#notices.push({ seq, change });
      if (this.#notices.length > NOTICES_KEPT) this.#notices.shift();
    } else {
      this.#last.delete(key);
      this.#last.set(key, { seq, change });
      this.#forget();
    }
    this.#fresh.set(key, change);
    this.#schedule();
  }

  /** What changed after a number, each thing once; undefined when that is not known any more. */
  after(seq: number): readonly Changed[] | undefined {
    if (seq < this.#forgottenUpTo || seq > this.#seq) return undefined;
    const newer = (one: Numbered) => one.seq > seq;
    return [...this.#last.values(), ...this.#notices].filter(newer).map(({ change }) => change);
  }

  #forget(): void {
    const [oldest] = this.#last;
    if (this.#last.size <= CHANGES_KEPT || oldest === undefined) return;
    this.#last.delete(oldest[0]);
    this.#forgottenUpTo = oldest[1].seq;
  }

  #schedule(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    const left = this.#toldAt + GATHER_MS - this.#clock.now();
    // What changes by one deed changes in one turn of the event loop.
    if (left <= 0) setImmediate(() => this.#flush());
    else this.#clock.after(left, () => this.#flush());
  }

  #flush(): void {
    if (!this.#isDue) return;
    this.#isDue = false;
    this.#toldAt = this.#clock.now();
    const changes = [...this.#fresh.values()];
    this.#fresh.clear();
    this.#tell(changes);
  }
}

function keyOf(change: Changed): string {
  switch (change.type) {
    case 'device':
    case 'gone':
      // A device that comes back is not gone any more.
      return `device ${change.id}`;
    case 'report':
      return `report ${change.id}`;
    case 'rows':
      return `rows ${change.service}`;
    case 'notice':
      return `notice ${change.message.id}`;
    case 'areas':
    case 'waits':
      return change.type;
  }
}
