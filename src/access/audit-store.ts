import { z } from 'zod';
import { Permission, PROOFS, type ReadOnly, SPEAKER_ROLES } from '../domain/index.ts';
import type { Store } from '../store/index.ts';

/** One line of the audit: who did or wanted what, and whether it was allowed. */
export const AuditLine = z.object({
  seq: z.number().int(),
  at: z.string().describe('when it was first so, ISO 8601, UTC'),
  person: z.string().nullable(),
  role: z.enum(SPEAKER_ROLES),
  proof: z.enum(PROOFS),
  via: z.string().describe('the token, account, satellite or address'),
  what: z.string().describe('such as light.turn_on, read journal, answer, token revoke'),
  permission: Permission,
  outcome: z.enum(['allowed', 'refused']),
  why: z.string().nullable().describe('why it was refused, or what stands behind it'),
  times: z.number().int().describe('how often within a minute'),
  things: z.array(z.string()).describe('the ids of the devices that it touched, the first hundred'),
  turn: z.string().nullable().describe('the turn it was done in; null for a call of its own'),
});
export type AuditLine = ReadOnly<z.output<typeof AuditLine>>;

export interface AuditPage {
  /** Lines with a smaller number than this; the newest when absent. */
  readonly before?: number;
  readonly limit?: number;
  readonly person?: string | null;
  readonly outcome?: 'allowed' | 'refused' | null;
  /** Words in what was done or why, in any case. */
  readonly query?: string | null;
  /** The id of a device that it touched. */
  readonly thing?: string | null;
  /** Milliseconds since the epoch; from is included, to is not. */
  readonly from?: number | null;
  readonly to?: number | null;
}

/** `at` in milliseconds since the epoch. */
export interface AuditRow extends Omit<AuditLine, 'at'> {
  readonly at: number;
}

export interface DeedPage {
  /** Milliseconds since the epoch, both included. */
  readonly since: number;
  readonly until: number;
  /** What touched this device; whatever was called when absent. */
  readonly device?: string | null;
  readonly limit: number;
}

const MIGRATIONS = [
  `CREATE TABLE audit (
     seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, person TEXT, role TEXT NOT NULL, proof TEXT NOT NULL, via TEXT NOT NULL,
     what TEXT NOT NULL, permission TEXT NOT NULL, outcome TEXT NOT NULL, why TEXT, times INTEGER NOT NULL
   ) STRICT`,
  `ALTER TABLE audit ADD COLUMN things TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE audit ADD COLUMN turn TEXT;
   CREATE INDEX audit_at ON audit (at)`,
];

/** The lines of the audit. */
export class AuditStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('audit', MIGRATIONS);
  }

  get lastSeq(): number {
    return this.#store.one<{ seq: number | null }>('SELECT max(seq) AS seq FROM audit')?.seq ?? 0;
  }

  /** Adds lines or puts them in the place of those with their numbers; at most `linesMax` stay. One commit. */
  put(lines: Iterable<AuditRow>, linesMax: number): void {
    this.#store.transaction(() => {
      for (const line of lines)
        this.#store.put('audit', { ...line, things: JSON.stringify(line.things) }, 'REPLACE');
      this.#store.run('DELETE FROM audit WHERE seq <= ?', this.lastSeq - linesMax);
    });
  }

  /** Newest first. */
  page({
    before = Number.MAX_SAFE_INTEGER,
    limit = 100,
    person = null,
    outcome = null,
    query = null,
    thing = null,
    from = null,
    to = null,
  }: AuditPage): readonly AuditRow[] {
    return this.#rows(
      `SELECT * FROM audit WHERE seq < @before AND (@person IS NULL OR person = @person)
         AND (@outcome IS NULL OR outcome = @outcome)
         AND (@from IS NULL OR at >= @from) AND (@to IS NULL OR at < @to)
         AND (@thing IS NULL OR EXISTS (SELECT 1 FROM json_each(things) WHERE value = @thing))
         AND (@query IS NULL OR instr(lower(what || ' ' || coalesce(why, '')), lower(@query)) > 0)
         ORDER BY seq DESC LIMIT @limit`,
      { before, limit, person, outcome, query, thing, from, to },
    );
  }

  /** What was done and allowed in a stretch of time, newest first. */
  deeds({ since, until, device = null, limit }: DeedPage): readonly AuditRow[] {
    return this.#rows(
      `SELECT * FROM audit WHERE at >= @since AND at <= @until AND outcome = 'allowed' AND what LIKE '%.%'
         AND (@device IS NULL OR EXISTS (SELECT 1 FROM json_each(things) WHERE value = @device))
         ORDER BY seq DESC LIMIT @limit`,
      { since, until, device, limit },
    );
  }

  #rows(sql: string, values: object): readonly AuditRow[] {
    return this.#store
      .all<Omit<AuditRow, 'things'> & { readonly things: string }>(sql, values)
      .map((row) => ({ ...row, things: JSON.parse(row.things) as string[] }));
  }
}
