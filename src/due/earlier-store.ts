import type { Store } from '../store/index.ts';

/** How the items of an owner were kept, in a table of its name, before those of all were kept in one. */
interface Earlier {
  readonly room: string;
  /** The steps that shipped after the one that made the table. */
  readonly steps: readonly string[];
  /** In the table `was`: name, data, maker, rrule, sun, offset, late, state and heard_at of an item. */
  readonly columns: string;
}

const EARLIER: Readonly<Record<string, Earlier>> = {
  alarm: {
    room: 'alarm',
    steps: ['ALTER TABLE alarm ADD COLUMN sun TEXT; ALTER TABLE alarm ADD COLUMN offset TEXT'],
    columns: `was.name, '{}', was.person, was.rrule, was.sun, was.offset, 'tell', iif(was.open = 1, 'open', 'done'),
      was.silenced_at`,
  },
  reminder: {
    room: 'reminders',
    steps: [
      'ALTER TABLE reminder ADD COLUMN sun TEXT; ALTER TABLE reminder ADD COLUMN offset TEXT',
      'ALTER TABLE reminder ADD COLUMN maker TEXT; UPDATE reminder SET maker = person',
    ],
    columns: "was.text, '{}', was.maker, was.rrule, was.sun, was.offset, was.late, was.state, NULL",
  },
  timer: {
    room: 'timer',
    steps: [],
    columns: `was.name, json_object('durationMs', was.duration_ms, 'leftMs', was.left_ms, 'added',
        json((SELECT json_group_array(key) FROM timer_added WHERE at >= was.created_at))),
      was.person, NULL, NULL, NULL, 'tell', iif(was.open = 1, 'open', 'done'), NULL`,
  },
  schedule: {
    room: 'schedule',
    steps: [
      `ALTER TABLE schedule ADD COLUMN event TEXT;
       ALTER TABLE schedule ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0;
       ALTER TABLE schedule ADD COLUMN happened_at INTEGER`,
      'ALTER TABLE schedule ADD COLUMN offset TEXT',
      'ALTER TABLE schedule ADD COLUMN maker TEXT',
    ],
    columns: `was.text, json_object('groups', json(was.groups), 'speaker', json(was.maker), 'event', json(was.event),
        'repeats', json(iif(was.repeats, 'true', 'false')),
        'happened', json(iif(was.happened_at IS NULL, 'false', 'true'))),
      was.person, was.rrule, was.sun, was.offset, 'drop', CASE
        WHEN was.cancelled_at IS NOT NULL THEN 'cancelled'
        WHEN was.event IS NOT NULL AND was.happened_at IS NULL OR was.id IN (SELECT id FROM schedule_due)
          OR was.id IN (SELECT row_id FROM schedule_firing WHERE acked_at IS NULL) THEN 'open'
        ELSE 'done' END, NULL`,
  },
};

/** Brings what an earlier Hearth kept of an owner in tables of its own into those of all. Joins the caller's transaction. */
export function bringOver(store: Store, owner: string): void {
  const earlier = EARLIER[owner];
  if (earlier === undefined) return;
  const steps = ['', ...earlier.steps, bringing(owner, earlier)];
  const isThere = store.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(owner);
  // In a new file nothing is made that would be dropped at once; an earlier Hearth refuses it by its version all the same.
  store.migrate(earlier.room, isThere === undefined ? steps.map(() => '') : steps);
}

/** What was snoozed had a row of its own beside its series, whose id ended so. */
const SNOOZED = '/snoozed';
/** A rule that could not be followed waited there. */
const ASIDE = String(Number.MAX_SAFE_INTEGER);

function bringing(owner: string, { columns }: Earlier): string {
  const nextAt = (id: string) => `(SELECT nullif(next_at, ${ASIDE}) FROM ${owner}_due WHERE id = ${id})`;
  const [series, snoozed] = [nextAt('was.id'), nextAt(`was.id || '${SNOOZED}'`)];
  const item = `replace(row_id, '${SNOOZED}', '')`;
  return `
    INSERT INTO due (id, owner, person, conversation, channel, rule, exceptions, next_at, created_at, name, data, maker, rrule, sun,
        offset, late, state, heard_at)
      SELECT was.id, '${owner}', was.person, was.conversation, was.channel,
        (SELECT rule FROM ${owner}_due WHERE id = was.id), iif(${snoozed} IS NULL, '[]', json_array(json_array(
          ifnull((SELECT max(occurrence) FROM ${owner}_firing WHERE row_id = was.id), was.created_at), ${snoozed}))),
        min(ifnull(${series}, ${snoozed}), ifnull(${snoozed}, ${series})), was.created_at, ${columns}
      FROM ${owner} AS was;
    INSERT OR IGNORE INTO due_firing (id, due_id, occurrence, missed, fired_at, offered_at, folded_into, acked_at)
      SELECT id, ${item}, occurrence, missed, fired_at, offered_at, folded_into, acked_at FROM ${owner}_firing
      WHERE ${item} IN (SELECT id FROM due) ORDER BY acked_at IS NOT NULL, fired_at;
    UPDATE due_firing SET folded_into = NULL WHERE folded_into NOT IN (SELECT id FROM due_firing);
    DROP TABLE ${owner};
    DROP TABLE IF EXISTS ${owner}_added;
    DROP TABLE ${owner}_due;
    DROP TABLE ${owner}_firing;`;
}
