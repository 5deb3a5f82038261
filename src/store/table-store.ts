import type { Cell, Store } from './store.ts';

export interface TableShape<T> {
  /** Fields that are kept as JSON. */
  readonly json?: readonly (keyof T & string)[];
  /** Fields that are true or false, kept as 1 or 0. */
  readonly flags?: readonly (keyof T & string)[];
  /** Columns that are not called like their field. */
  readonly columns?: Readonly<Partial<Record<keyof T & string, string>>>;
}

/**
 * The rows of a table as records: each field in the column of its name (`createdAt` in `created_at`), with JSON and truth values read and
 * written where the shape says so. Columns that the table has beyond them come along.
 */
export class Table<T extends object> {
  readonly #store: Store;
  readonly #name: string;
  readonly #shape: TableShape<T>;
  /** Field by column. */
  readonly #fields = new Map<string, string>();

  constructor(store: Store, name: string, shape: TableShape<NoInfer<T>> = {}) {
    this.#store = store;
    this.#name = name;
    this.#shape = shape;
    for (const [field, column] of Object.entries(shape.columns ?? {}))
      this.#fields.set(column as string, field);
  }

  /** As `Store.put`. */
  put(record: Partial<T>, existing?: 'REPLACE' | 'IGNORE'): number {
    const { json = [], flags = [], columns = {} } = this.#shape;
    const cells = Object.entries(record).map(([field, value]) => [
      (columns as Readonly<Record<string, string>>)[field] ??
        field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      (json as readonly string[]).includes(field)
        ? JSON.stringify(value)
        : (flags as readonly string[]).includes(field)
          ? Number(value)
          : value,
    ]);
    return this.#store.put(this.#name, Object.fromEntries(cells) as Record<string, Cell>, existing);
  }

  /** All rows, or those that the rest of the statement names (`WHERE list = ? ORDER BY added_at`). */
  all(rest = '', ...values: readonly (Cell | object)[]): T[] {
    return this.#store
      .all<Record<string, Cell>>(`SELECT * FROM ${this.#name} ${rest}`, ...values)
      .map((row) => this.of(row));
  }

  one(rest: string, ...values: readonly (Cell | object)[]): T | undefined {
    const row = this.#store.one<Record<string, Cell>>(`SELECT * FROM ${this.#name} ${rest}`, ...values);
    return row === undefined ? undefined : this.of(row);
  }

  /** The record of a row that another statement found. */
  of(row: Readonly<Record<string, Cell>>): T {
    const { json = [], flags = [] } = this.#shape;
    const fields = Object.entries(row).map(([column, cell]) => {
      const field = this.#fieldOf(column);
      if ((json as readonly string[]).includes(field)) return [field, JSON.parse(String(cell))];
      return [field, (flags as readonly string[]).includes(field) ? cell === 1 : cell];
    });
    return Object.fromEntries(fields) as T;
  }

  #fieldOf(column: string): string {
    const field =
      this.#fields.get(column) ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    this.#fields.set(column, field);
    return field;
  }
}
