import { Store } from '../../src/store/index.ts';

/** An id of a copy begins with the copy's number, for ids lie in the order of time (base/ids.ts). */
const later = (id: string) =>
  `printf('%s_%06d%s', substr(${id}, 1, instr(${id}, '_') - 1), copy, substr(${id}, instr(${id}, '_') + 1))`;

/** What differs in a copy. */
const MOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  turns: {
    turn: later('turn'),
    external_id: 'NULL',
    received_at: 'received_at + ms',
    delivered_at: 'delivered_at + ms',
  },
  processes: {
    seq: 'seq + $',
    id: later('id'),
    turn: later('turn'),
    parent: `iif(parent IS NULL, NULL, ${later('parent')})`,
    newest: 'newest + $',
  },
  batches: { seq: 'seq + $', until: 'until + $', process: 'process + $', previous: 'previous + $' },
};

/** What lies in the past of a hub; `last` is the number of its newest process. */
export interface Past {
  readonly turns: number;
  readonly processes: number;
  readonly last: number;
}

/** Copies all turns of the database at `path` until there are as many. Numbers go on where the ones before ended, and so do the times. */
export function copied(path: string, turns: number): Past {
  const store = new Store({ path, durability: 'process-kill' });
  const number = (what: string) => store.one<{ n: number }>(`SELECT ${what} AS n`)!.n;
  const said = number('(SELECT count(*) FROM turns)');
  const span = {
    seq: number('(SELECT max(seq) FROM batches)'),
    ms: number('(SELECT max(received_at) - min(received_at) + 1 FROM turns)'),
  };
  for (let copy = 1; copy * said < turns; copy++)
    store.transaction(() => {
      for (const [table, moved] of Object.entries(MOVED)) {
        const columns = store
          .all<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`)
          .map(({ name }) => name);
        const values = columns.map(
          (name) =>
            moved[name]?.replace('$', `${copy * span.seq}`).replace(/ms$/, `${copy * span.ms}`) ?? name,
        );
        const own = table === 'turns' ? `rowid <= ${said}` : `seq <= ${span.seq}`;
        store.run(
          `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.map((value) => value.replace(/\bcopy\b/, `${copy}`)).join(', ')} FROM ${table} WHERE ${own}`,
        );
      }
    });
  const rows = {
    turns: number('(SELECT count(*) FROM turns)'),
    processes: number('(SELECT count(*) FROM processes)'),
    last: number('(SELECT max(seq) FROM processes)'),
  };
  store.close();
  return rows;
}
