import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Area, Device, DeviceKind } from '../domain/index.ts';
import type { Store } from '../store/index.ts';

/** What people decided about a device; `undefined` where they left it to the device itself. */
export interface Naming {
  readonly name?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly area?: string | undefined;
  readonly groups?: readonly string[] | undefined;
  readonly kind?: DeviceKind | undefined;
  readonly hidden?: true | undefined;
  /** Ids of what it took the place of. */
  readonly replaces?: readonly string[] | undefined;
}

/** An area by its folded name. */
export interface KeptArea {
  readonly key: string;
  readonly area: Area;
  /** By people: it wins over the configuration. One that a device suggested does not. */
  readonly changed: boolean;
  /** What the configuration calls it, folded, where people gave it another name. */
  readonly seed?: string;
}

interface NamingRow {
  readonly id: string;
  readonly name: string | null;
  readonly aliases: string | null;
  readonly area: string | null;
  readonly groups: string | null;
  readonly kind: string | null;
  readonly hidden: number | null;
  readonly replaces: string | null;
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
  `ALTER TABLE home_names ADD COLUMN groups TEXT;
   ALTER TABLE home_names ADD COLUMN kind TEXT;
   ALTER TABLE home_names ADD COLUMN hidden INTEGER;
   ALTER TABLE home_areas ADD COLUMN changed INTEGER;
   ALTER TABLE home_areas ADD COLUMN seed TEXT;`,
  // By which schema: what the same one has judged is not judged again.
  'ALTER TABLE home_devices ADD COLUMN shape TEXT',
  'ALTER TABLE home_names ADD COLUMN replaces TEXT',
  // A row beyond a quarter of a page spills into a page of its own where the key is the table (sqlite.org/fileformat2.html, section 1.6).
  `CREATE TABLE home_devices_kept (
     id      TEXT NOT NULL UNIQUE,
     family  TEXT NOT NULL,
     kind    TEXT NOT NULL,
     name    TEXT NOT NULL,
     seen_at INTEGER NOT NULL,
     device  TEXT,
     shape   TEXT
   ) STRICT;
   INSERT INTO home_devices_kept SELECT id, family, kind, name, seen_at, device, shape FROM home_devices ORDER BY id;
   DROP TABLE home_devices;
   ALTER TABLE home_devices_kept RENAME TO home_devices`,
];

let shape: string | undefined;

/** Of the schema of devices, as this release has it. */
function shapeOfDevices(): string {
  const schema = () => JSON.stringify(z.toJSONSchema(Device));
  shape ??= createHash('sha256').update(schema()).digest('base64url').slice(0, 16);
  return shape;
}

/** The rows of the home: areas, every device that was ever seen, and the names people gave. */
export class HomeStore {
  readonly #store: Store;
  readonly #shape = shapeOfDevices();

  constructor(store: Store) {
    this.#store = store;
    store.migrate('home', STEPS);
  }

  areas(): readonly KeptArea[] {
    const sql = 'SELECT key, area, changed, seed FROM home_areas ORDER BY rowid';
    const rows = this.#store.all<{ key: string; area: string; changed: number | null; seed: string | null }>(
      sql,
    );
    return rows.map(({ key, area, changed, seed }) => ({
      ...{ key, area: Area.parse(JSON.parse(area)), changed: changed === 1 },
      ...(seed === null ? {} : { seed }),
    }));
  }

  saveArea({ key, area, changed, seed }: KeptArea): void {
    const row = { key, area: JSON.stringify(area), changed: changed ? 1 : null, seed: seed ?? null };
    this.#store.transaction(() => this.#store.put('home_areas', row, 'REPLACE'));
  }

  /** Ids of all devices that were ever seen. */
  seen(): Set<string> {
    const rows = this.#store.all<{ id: string }>('SELECT id FROM home_devices');
    return new Set(rows.map((row) => row.id));
  }

  /** The devices of a family as it announced them last. */
  devicesOf(family: string): readonly Device[] {
    const sql = 'SELECT device, shape FROM home_devices WHERE family = ? AND device IS NOT NULL';
    return this.#store.all<{ device: string; shape: string | null }>(sql, family).flatMap((row) => {
      const device: unknown = JSON.parse(row.device);
      if (row.shape === this.#shape) return [device as Device];
      const parsed = Device.safeParse(device);
      return parsed.success ? [parsed.data] : [];
    });
  }

  /** What was announced and withdrawn, in one transaction. */
  saveDevices(announced: Iterable<Device>, withdrawn: Iterable<string>, at: number): void {
    const seen = `INSERT INTO home_devices (id, family, kind, name, seen_at, device, shape) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET family = excluded.family, kind = excluded.kind, name = excluded.name, device = excluded.device,
        shape = excluded.shape`;
    this.#store.transaction(() => {
      for (const device of announced) {
        const { id, family, kind, name } = device;
        this.#store.run(seen, id, family, kind, name, at, JSON.stringify(device), this.#shape);
      }
      for (const id of withdrawn) this.#store.run('UPDATE home_devices SET device = NULL WHERE id = ?', id);
    });
  }

  deleteArea(key: string): void {
    this.#store.transaction(() => this.#store.run('DELETE FROM home_areas WHERE key = ?', key));
  }

  names(): Map<string, Naming> {
    const sql = 'SELECT id, name, aliases, area, groups, kind, hidden, replaces FROM home_names';
    return new Map(this.#store.all<NamingRow>(sql).map((row) => [row.id, namingOf(row)]));
  }

  /** In one transaction, for the parts of one thing are named together. */
  saveNames(namings: ReadonlyMap<string, Naming>): void {
    this.#store.transaction(() => {
      for (const [id, { name, aliases, area, groups, kind, hidden, replaces }] of namings)
        this.#store.put(
          'home_names',
          {
            ...{
              id,
              name: name ?? null,
              area: area ?? null,
              kind: kind ?? null,
              hidden: hidden === true ? 1 : null,
            },
            aliases: aliases ? JSON.stringify(aliases) : null,
            groups: groups ? JSON.stringify(groups) : null,
            replaces: replaces ? JSON.stringify(replaces) : null,
          },
          'REPLACE',
        );
    });
  }
}

function namingOf({ name, aliases, area, groups, kind, hidden, replaces }: NamingRow): Naming {
  return {
    name: name ?? undefined,
    aliases: aliases === null ? undefined : (JSON.parse(aliases) as string[]),
    area: area ?? undefined,
    groups: groups === null ? undefined : (JSON.parse(groups) as string[]),
    kind: DeviceKind.safeParse(kind).data,
    hidden: hidden === 1 ? true : undefined,
    replaces: replaces === null ? undefined : (JSON.parse(replaces) as string[]),
  };
}
