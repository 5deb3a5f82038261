import { type Clock, Latest, type Logger, messageOf, type Part, type Timer } from '../base/index.ts';
import type { Permission, Speaker } from '../domain/index.ts';
import type { Store } from '../store/index.ts';
import { type AuditLine, type AuditPage, type AuditRow, AuditStore, type DeedPage } from './audit-store.ts';
import { type Asking, HUB } from './authority.ts';

export interface Audited {
  readonly what: string;
  readonly permission: Permission;
  readonly outcome: 'allowed' | 'refused';
  readonly why?: string;
  /** The ids of the devices that it touches. */
  readonly things?: readonly string[];
  /** The turn it is done in. */
  readonly turn?: string;
}

export interface AuditOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Runs a write with the next transaction of whoever writes most; at once when absent. */
  readonly later?: (write: () => void) => void;
  /** Lines kept; beyond them the oldest go. Default 20,000. */
  readonly linesMax?: number;
}

const LINES_MAX = 20_000;
/** Lines of one second are written together. */
const WRITE_MS = 1_000;
/** The same act of the same speaker within this time is one line that counts. */
const SAME_MS = 60_000;
/** More devices of one act are not named. */
const THINGS_MAX = 100;
const TOUCHED_MAX = 10_000;
/** What is done to things by a name that may not be resolved yet. */
const WITHOUT_THINGS: ReadonlySet<string> = new Set(['scene.activate']);
/** Lines waiting to be written; beyond them further ones are only counted. */
const WAITING_MAX = 1_000;

type Draft = { -readonly [K in keyof AuditRow]: AuditRow[K] };

/**
 * Who did what by which token or account, allowed or refused. Written within a second, beside the writes of others, so that it costs
 * no command anything; the same act again within a minute is counted and not repeated, so that a flood leaves one line.
 */
export class Audit implements Part {
  readonly name = 'audit';
  readonly #options: AuditOptions;
  readonly #lines: AuditStore;
  /** The lines of the last minute, by the key that makes two acts the same. */
  readonly #recent = new Map<string, Draft>();
  readonly #unwritten = new Set<Draft>();
  /** When each device was last touched by an act that was allowed; in memory alone. */
  readonly #touched = new Latest<string, number>(TOUCHED_MAX);
  /** And when by one that did not say which. */
  #touchedSomethingAt = 0;
  #lastSeq: number;
  #left = 0;
  #timer: Timer | undefined;

  constructor(options: AuditOptions) {
    this.#options = options;
    this.#lines = new AuditStore(options.store);
    this.#lastSeq = this.#lines.lastSeq;
  }

  close(): void {
    this.#timer?.cancel();
    this.#write();
  }

  record(asking: Asking, { what, permission, outcome, why, things = [], turn }: Audited): void {
    const now = this.#options.clock.now();
    if (outcome === 'allowed') this.#touch(what, things, now);
    if (asking === HUB) return;
    const { person, role, proof, via } = asking;
    const touched = things.slice(0, THINGS_MAX);
    const key = [person, role, proof, via, what, outcome, why, ...touched].join('\n');
    const same = this.#recent.get(key);
    if (same !== undefined && now - same.at < SAME_MS) {
      same.times += 1;
      this.#soon(same);
      return;
    }
    if (this.#unwritten.size >= WAITING_MAX) {
      this.#left += 1;
      return;
    }
    this.#lastSeq += 1;
    const line: Draft = {
      ...{ seq: this.#lastSeq, at: now, person, role, proof, via },
      ...{ what, permission, outcome, why: why ?? null, times: 1, things: touched, turn: turn ?? null },
    };
    this.#recent.delete(key);
    this.#recent.set(key, line);
    this.#soon(line);
  }

  /** When something was last done to a device, as far as this process has seen it (ms since the epoch); 0 for never. */
  touchedAt(device: string): number {
    return Math.max(this.#touched.get(device) ?? 0, this.#touchedSomethingAt);
  }

  #touch(what: string, things: readonly string[], now: number): void {
    // Who sets a thing of the trial home by hand stands for a person at its switch.
    if (what.startsWith('simulated.')) return;
    for (const thing of things) this.#touched.set(thing, now);
    if (things.length === 0 && WITHOUT_THINGS.has(what)) this.#touchedSomethingAt = now;
  }

  /** Newest first. */
  list(page: AuditPage = {}): readonly AuditLine[] {
    this.#write();
    return this.#lines.page(page).map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  }

  /** What was done and allowed in a stretch of time, newest first. */
  deeds(page: DeedPage): readonly AuditRow[] {
    this.#write();
    return this.#lines.deeds(page);
  }

  #soon(line: Draft): void {
    this.#unwritten.add(line);
    this.#timer ??= this.#options.clock.after(WRITE_MS, () => {
      this.#timer = undefined;
      (this.#options.later ?? ((write) => write()))(() => this.#write());
    });
  }

  #write(): void {
    if (this.#unwritten.size === 0) return;
    const { log, clock, linesMax = LINES_MAX } = this.#options;
    try {
      this.#lines.put(this.#unwritten, linesMax);
    } catch (error) {
      log.error('the audit was not written', { error: messageOf(error) });
      return;
    }
    this.#unwritten.clear();
    for (const [key, { at }] of this.#recent) {
      if (clock.now() - at < SAME_MS && this.#recent.size <= WAITING_MAX) break;
      this.#recent.delete(key);
    }
    if (this.#left > 0) log.warn('the audit left out acts, too many came at once', { count: this.#left });
    this.#left = 0;
  }
}

/** What a speaker is called in a line for people: "gina (guest, token of the tablet)". */
export function sayWho({ person, role, via }: Pick<Speaker, 'person' | 'role' | 'via'>): string {
  return `${person ?? 'nobody in particular'} (${role}, ${via})`;
}
