import { Area, Device } from '../domain/index.ts';
import type { Store } from '../store/index.ts';

/** What people decided about a device; `undefined` where they left it to the device itself. */
export interface Naming {
  readonly name?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly area?: string | undefined;
}

interface NamingRow {
  readonly id: string;
  readonly name: string | null;
  readonly aliases: string | null;
  readonly area: string | null;
}

const STEPS = [
  `CREATE TABLE home_areas (
     key     TEXT PRIMARY KEY,
     area    TEXT NOT NULL
   ) STRICT;
   CREATE TABLE home_devices (
     id      TEXT PRIMARY KEY,
     family  TEXT NOT NULL,
     kind    TEXT NOT NULL,
     name    TEXT NOT NULL,
     seen_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE home_names (
     id      TEXT PRIMARY KEY,
     name    TEXT,
     aliases TEXT,
     area    TEXT
   ) STRICT, WITHOUT ROWID;`,
  // As its family announced it last; null for one that was withdrawn since.
  'ALTER TABLE home_devices ADD COLUMN device TEXT',
];

/** The rows of the home: areas, every device that was ever seen, and the names people gave. */
export class HomeStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('home', STEPS);
  }

  areas(): Map<string, Area> {
    const sql = 'SELECT key, area FROM home_areas ORDER BY rowid';
    const rows = this.#store.all<{ key: string; area: string }>(sql);
    return new Map(rows.map((row) => [row.key, Area.parse(JSON.parse(row.area))]));
  }

  saveArea(key: string, area: Area): void {
    const sql =
      'INSERT INTO home_areas (key, area) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET area = excluded.area';
    this.#store.transaction(() => this.#store.run(sql, key, JSON.stringify(area)));
  }

  /** Ids of all devices that were ever seen. */
  seen(): Set<string> {
    const rows = this.#store.all<{ id: string }>('SELECT id FROM home_devices');
    return new Set(rows.map((row) => row.id));
  }

  /** The devices of a family as it announced them last. */
  devicesOf(family: string): readonly Device[] {
    const sql = 'SELECT device FROM home_devices WHERE family = ? AND device IS NOT NULL';
    return this.#store.all<{ device: string }>(sql, family).flatMap((row) => {
      const parsed = Device.safeParse(JSON.parse(row.device));
      return parsed.success ? [parsed.data] : [];
    });
  }

  /** What was announced and withdrawn, in one transaction. */
  saveDevices(announced: Iterable<Device>, withdrawn: Iterable<string>, at: number): void {
    const seen = `INSERT INTO home_devices (id, family, kind, name, seen_at, device) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET family = excluded.family, kind = excluded.kind, name = excluded.name, device = excluded.device`;
    this.#store.transaction(() => {
      for (const device of announced) {
        const { id, family, kind, name } = device;
        this.#store.run(seen, id, family, kind, name, at, JSON.stringify(device));
      }
      for (const id of withdrawn) this.#store.run('UPDATE home_devices SET device = NULL WHERE id = ?', id);
    });
  }

  names(): Map<string, Naming> {
    const rows = this.#store.all<NamingRow>('SELECT id, name, aliases, area FROM home_names');
    return new Map(
      rows.map((row) => [
        row.id,
        {
          name: row.name ?? undefined,
          aliases: row.aliases === null ? undefined : (JSON.parse(row.aliases) as string[]),
          area: row.area ?? undefined,
        },
      ]),
    );
  }

  saveName(id: string, { name, aliases, area }: Naming): void {
    const row = { name: name ?? null, aliases: aliases ? JSON.stringify(aliases) : null, area: area ?? null };
    this.#store.transaction(() => this.#store.put('home_names', { id, ...row }, 'REPLACE'));
  }
}
