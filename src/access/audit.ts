import type { Clock, Logger, Part, Timer } from '../base/index.ts';
import { messageOf } from '../base/index.ts';
import type { Permission, Proof, Speaker, SpeakerRole } from '../domain/index.ts';
import type { Store } from '../store/index.ts';
import { type Asking, HUB } from './authority.ts';

/** One line of the audit: who did or wanted what, and whether it was allowed. */
export interface AuditLine {
  readonly seq: number;
  /** When it was first so, ISO 8601 in UTC. */
  readonly at: string;
  readonly person: string | null;
  readonly role: SpeakerRole;
  readonly proof: Proof;
  /** The token, account, satellite or address. */
  readonly via: string;
  /** `light.turn_on`, `read journal`, `answer`, `token revoke`. */
  readonly what: string;
  readonly permission: Permission;
  readonly outcome: 'allowed' | 'refused';
  /** Why it was refused, or what stands behind it. */
  readonly why: string | null;
  /** How often within a minute. */
  readonly times: number;
}

export interface Audited {
  readonly what: string;
  readonly permission: Permission;
  readonly outcome: 'allowed' | 'refused';
  readonly why?: string;
}

export interface AuditPage {
  /** Lines with a smaller number than this; the newest when absent. */
  readonly before?: number;
  readonly limit?: number;
  readonly person?: string;
  readonly outcome?: 'allowed' | 'refused';
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
/** What happened within a second is written together. */
const WRITE_MS = 1_000;
/** The same deed of the same speaker within this time is one line that counts. */
const SAME_MS = 60_000;
/** Lines waiting to be written; beyond them further ones are only counted. */
const WAITING_MAX = 1_000;

const MIGRATIONS = [
  `CREATE TABLE audit (
     seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, person TEXT, role TEXT NOT NULL, proof TEXT NOT NULL, via TEXT NOT NULL,
     what TEXT NOT NULL, permission TEXT NOT NULL, outcome TEXT NOT NULL, why TEXT, times INTEGER NOT NULL
   ) STRICT`,
];

interface Row extends Omit<AuditLine, 'at'> {
  readonly at: number;
}

type Draft = { -readonly [K in keyof Row]: Row[K] };

/**
 * Who did what by which token or account, allowed or refused. Written within a second, beside the writes of others, so that it costs
 * no command anything; the same deed again within a minute is counted and not repeated, so that a flood leaves one line.
 */
export class Audit implements Part {
  readonly name = 'audit';
  readonly #options: AuditOptions;
  /** What was told within the last minute, by what makes two deeds the same. */
  readonly #recent = new Map<string, Draft>();
  readonly #unwritten = new Set<Draft>();
  #lastSeq: number;
  #left = 0;
  #timer: Timer | undefined;

  constructor(options: AuditOptions) {
    this.#options = options;
    options.store.migrate('audit', MIGRATIONS);
    this.#lastSeq =
      options.store.prepare<[], { seq: number | null }>('SELECT max(seq) AS seq FROM audit').get()?.seq ?? 0;
  }

  close(): void {
    this.#timer?.cancel();
    this.#write();
  }

  record(asking: Asking, { what, permission, outcome, why }: Audited): void {
    if (asking === HUB) return;
    const now = this.#options.clock.now();
    const key = [asking.person, asking.via, what, outcome, why].join('\n');
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
    const { person, role, proof, via } = asking;
    const line: Draft = {
      ...{ seq: this.#lastSeq, at: now, person, role, proof, via },
      ...{ what, permission, outcome, why: why ?? null, times: 1 },
    };
    this.#recent.delete(key);
    this.#recent.set(key, line);
    this.#soon(line);
  }

  /** Newest first. */
  list({ before, limit = 100, person, outcome }: AuditPage = {}): readonly AuditLine[] {
    this.#write();
    return this.#options.store
      .prepare<[{ before: number; limit: number; person: string | null; outcome: string | null }], Row>(
        `SELECT * FROM audit WHERE seq < @before AND (@person IS NULL OR person = @person)
           AND (@outcome IS NULL OR outcome = @outcome) ORDER BY seq DESC LIMIT @limit`,
      )
      .all({
        before: before ?? Number.MAX_SAFE_INTEGER,
        limit,
        person: person ?? null,
        outcome: outcome ?? null,
      })
      .map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
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
    const { store, log, clock, linesMax = LINES_MAX } = this.#options;
    try {
      store.transaction(() => {
        const insert = store.prepare(
          'INSERT OR REPLACE INTO audit VALUES (@seq, @at, @person, @role, @proof, @via, @what, @permission, @outcome, @why, @times)',
        );
        for (const line of this.#unwritten) insert.run(line);
        store.prepare('DELETE FROM audit WHERE seq <= ?').run(this.#lastSeq - linesMax);
      });
    } catch (error) {
      log.error('the audit was not written', { error: messageOf(error) });
      return;
    }
    this.#unwritten.clear();
    for (const [key, { at }] of this.#recent) {
      if (clock.now() - at < SAME_MS && this.#recent.size <= WAITING_MAX) break;
      this.#recent.delete(key);
    }
    if (this.#left > 0) log.warn('the audit left out deeds, too many came at once', { count: this.#left });
    this.#left = 0;
  }
}

/** What a speaker is called in a line for people: "gina (guest, token of the tablet)". */
export function sayWho({ person, role, via }: Pick<Speaker, 'person' | 'role' | 'via'>): string {
  return `${person ?? 'nobody in particular'} (${role}, ${via})`;
}
