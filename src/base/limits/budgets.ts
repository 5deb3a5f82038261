import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';

/** A budget that somebody used up, and how often. Instants are milliseconds since the epoch, UTC. */
export interface UsedUp {
  /** What is limited, a constant of the code: `template-steps`. */
  readonly name: string;
  /** Whose work it was: a device, a service, an account. */
  readonly who: string;
  readonly times: number;
  readonly first: number;
  readonly last: number;
  /** What was refused the last time, and why. */
  readonly detail: string;
}

export interface BudgetsOptions {
  readonly clock: Clock;
  readonly log: Logger;
}

/** The one who was quiet for longest is forgotten when there are more; the totals by name are kept. */
const ENTRIES_MAX = 200;
/** The same budget of the same one is told again after this long. */
const TOLD_AGAIN_MS = 3_600_000;
/** At most this many different names are told for one budget in that time, because a stranger can take any name. */
const TOLD_MAX = 20;
const WHO_LENGTH_MAX = 120;
const DETAIL_LENGTH_MAX = 300;

interface Kept extends UsedUp {
  readonly toldAt: number;
}

interface Total {
  times: number;
  told: number;
  since: number;
}

/**
 * The register of budgets that were used up: what hostile or broken input was refused for its cost. Each reaches the log
 * once an hour and is counted here for `hearth doctor` and the metrics. Its memory is bounded whatever happens.
 */
export class Budgets {
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #entries = new Map<string, Kept>();
  readonly #totals = new Map<string, Total>();

  constructor({ clock, log }: BudgetsOptions) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Counts that `who` used the budget `name` up; `detail` says what was refused. Cheap: it may be called for every message. */
  exceeded(name: string, who: string, detail: string): void {
    const now = this.#clock.now();
    const short = who.slice(0, WHO_LENGTH_MAX);
    const said = detail.slice(0, DETAIL_LENGTH_MAX);
    const key = `${name}\n${short}`;
    const before = this.#entries.get(key);
    const total = this.#totalOf(name, now);
    total.times += 1;
    const times = (before?.times ?? 0) + 1;
    const due = before === undefined || now - before.toldAt >= TOLD_AGAIN_MS || now < before.toldAt;
    const first = before?.first ?? now;
    // Set anew, so that the one quiet for longest stands first.
    this.#entries.delete(key);
    this.#entries.set(key, {
      name,
      who: short,
      times,
      first,
      last: now,
      detail: said,
      toldAt: due ? now : before.toldAt,
    });
    this.#forgetQuietest();
    if (due) this.#tell(name, short, said, times, total);
  }

  /** The one that was used up last comes first. */
  entries(): readonly UsedUp[] {
    return [...this.#entries.values()].reverse().map(({ toldAt: _, ...entry }) => entry);
  }

  /** How often each budget was used up since the start, also by those who are forgotten. */
  totals(): ReadonlyMap<string, number> {
    return new Map([...this.#totals].map(([name, { times }]) => [name, times]));
  }

  #tell(budget: string, who: string, detail: string, times: number, total: Total): void {
    total.told += 1;
    if (total.told > TOLD_MAX) return;
    this.#log.warn('a budget is used up', {
      budget,
      who,
      detail,
      ...(times > 1 ? { times } : {}),
      ...(total.told === TOLD_MAX
        ? { more: 'of this budget only counted for an hour, see hearth doctor' }
        : {}),
    });
  }

  #totalOf(name: string, now: number): Total {
    const total = this.#totals.get(name) ?? { times: 0, told: 0, since: now };
    if (now - total.since >= TOLD_AGAIN_MS || now < total.since) {
      total.told = 0;
      total.since = now;
    }
    this.#totals.set(name, total);
    return total;
  }

  #forgetQuietest(): void {
    if (this.#entries.size <= ENTRIES_MAX) return;
    const [quietest] = this.#entries.keys();
    if (quietest !== undefined) this.#entries.delete(quietest);
  }
}
