import { Allowance, type Clock, HearthError, type Json, type Logger, messageOf } from '../../base/index.ts';
import { DeviceKind, type Doorway, type Doorways, type OutboundMessage } from '../../domain/index.ts';
import { isReply } from '../door.ts';
import { TODAY_SERVICES, todayOf } from '../today.ts';
import type { Connection } from './connection.ts';
import type { Watched } from './frames.ts';
import { type Changed, HouseLog } from './house-log.ts';

export interface WatchersParts {
  readonly house: Doorways;
  readonly clock: Clock;
  readonly log: Logger;
  readonly doorwayOf: (connection: Connection) => Doorway;
  readonly personOf: (connection: Connection) => string | null;
}

/** Snapshots of one token at once, and how many a second after that: each reads the whole house. */
const SNAPSHOTS = { burst: 20, perSecond: 0.5 };

const DEVICE_SERVICES: ReadonlySet<string> = new Set(DeviceKind.options);

interface Watch {
  readonly topics: ReadonlySet<Watched>;
  /** False until it was told how the house is. */
  isReady: boolean;
  /** What was sent last, so that nothing is sent twice. */
  waits: string;
  today: string;
  /** A day is read at a time; `again` when something changed meanwhile. */
  isReading: boolean;
  again: boolean;
}

type Changes = { -readonly [key in string]: Json };

/**
 * Those who are told what changes in the house: first how it is, or what changed since they were told last, then each change. Everybody is told
 * what they may see, which is what their doorway shows them.
 */
export class Watchers {
  readonly #parts: WatchersParts;
  readonly #watches = new Map<Connection, Watch>();
  readonly #log: HouseLog;
  readonly #snapshots: Allowance;

  constructor(parts: WatchersParts) {
    this.#parts = parts;
    this.#log = new HouseLog(parts.house, parts.clock, (changes) => this.#tellAll(changes));
    this.#snapshots = new Allowance({ clock: parts.clock, ...SNAPSHOTS });
  }

  close(): void {
    this.#log.close();
    this.#watches.clear();
  }

  /**
   * @returns whether it waits for notices from now on.
   * @throws HearthError `too-many` for too many snapshots in a short time.
   */
  async watch(connection: Connection, topics: readonly Watched[], after?: number): Promise<boolean> {
    if (topics.length === 0) {
      this.#watches.delete(connection);
      return false;
    }
    this.#log.start();
    const missed = after === undefined ? undefined : this.#log.after(after);
    if (missed === undefined) this.#charge(connection);
    const watch: Watch = {
      topics: new Set(topics),
      isReady: missed !== undefined,
      ...{ waits: '', today: '', isReading: false, again: false },
    };
    this.#watches.set(connection, watch);
    if (missed === undefined) await this.#sendSnapshot(connection, watch);
    // Small lists are told as they are, whatever became of the connection while they were on their way.
    else this.#tell(connection, watch, [...missed, { type: 'waits' }, { type: 'rows', service: 'alarm' }]);
    return watch.topics.has('notices');
  }

  /** How the house is for somebody who goes on by `after` from it; nothing where there were too many snapshots in a short time. */
  now(token: string, doorway: Doorway): { readonly snapshot: Json; readonly seq: number } | undefined {
    if (!this.#snapshots.take(token).granted) return undefined;
    this.#log.start();
    const snapshot = { ...placesOf(doorway), waits: doorway.waits() };
    return { snapshot: snapshot as unknown as Json, seq: this.#log.seq };
  }

  leave(connection: Connection): void {
    this.#watches.delete(connection);
  }

  /** Whether somebody whom a message is for waits for notices. */
  reach(message: OutboundMessage): boolean {
    if (message.person === null || (message.channel === 'websocket' && isReply(message))) return false;
    return [...this.#watches].some(
      ([connection, { topics }]) =>
        topics.has('notices') && this.#parts.personOf(connection) === message.person,
    );
  }

  tell(message: OutboundMessage): void {
    this.#log.note({ type: 'notice', message });
    // What rings is over, or rings on: the day is not as it was.
    if (message.type === 'reminder') this.#log.note({ type: 'rows', service: message.about ?? 'reminders' });
  }

  #charge({ token }: Connection): void {
    const allowed = this.#snapshots.take(token?.id ?? '');
    if (allowed.granted) return;
    throw new HearthError('too-many', 'Too many snapshots in a short time', {
      hint: `Wait ${allowed.retryAfterSeconds} s, and resume with "after".`,
    });
  }

  async #sendSnapshot(connection: Connection, watch: Watch): Promise<void> {
    const { topics } = watch;
    const doorway = this.#parts.doorwayOf(connection);
    const today = topics.has('today') ? await this.#today(doorway) : undefined;
    if (!this.#isCurrent(connection, watch)) return;
    const waits = topics.has('waits') ? doorway.waits() : undefined;
    watch.today = JSON.stringify(today) ?? '';
    watch.waits = JSON.stringify(waits) ?? '';
    watch.isReady = true;
    const snapshot = {
      ...(topics.has('devices') ? placesOf(doorway) : {}),
      ...(waits === undefined ? {} : { waits }),
      ...(today === undefined ? {} : { today }),
    };
    connection.sendSnapshot(JSON.stringify({ snapshot, seq: this.#log.seq }));
  }

  #tellAll(changes: readonly Changed[]): void {
    for (const [connection, watch] of this.#watches)
      if (watch.isReady) this.#tell(connection, watch, changes);
  }

  #tell(connection: Connection, watch: Watch, changes: readonly Changed[]): void {
    try {
      const told = this.#changesFor(connection, watch, changes);
      if (Object.keys(told).length > 0) this.#send(connection, told);
    } catch (error) {
      this.#parts.log.error('a watcher was not told', { error: messageOf(error) });
    }
    const isOfToday = ({ type, ...rest }: Changed) =>
      type === 'rows' && TODAY_SERVICES.has((rest as { service: string }).service);
    if (watch.topics.has('today') && changes.some(isOfToday)) void this.#tellToday(connection, watch);
  }

  #send(connection: Connection, changes: Changes): void {
    connection.send(JSON.stringify({ changes, seq: this.#log.seq }));
  }

  /** What this watcher is told of what changed: what it watches, and may see. */
  #changesFor(connection: Connection, watch: Watch, changes: readonly Changed[]): Changes {
    const { topics } = watch;
    const doorway = this.#parts.doorwayOf(connection);
    const whole = new Set(changes.flatMap((one) => (one.type === 'device' ? [one.id] : [])));
    const told: Record<string, unknown> = {};
    const add = (key: string, value: unknown) => {
      told[key] = [...((told[key] as unknown[]) ?? []), value];
    };
    for (const change of changes)
      switch (change.type) {
        case 'device':
        case 'gone':
        case 'report': {
          if (!topics.has('devices') || (change.type === 'report' && whole.has(change.id))) break;
          const device = doorway.device(change.id);
          // Taken away, or moved to where this speaker may not see it.
          if (device === undefined) {
            if (change.type !== 'report') add('gone', change.id);
          } else if (change.type === 'report') add('reports', { id: change.id, report: device.report });
          else add('devices', device);
          break;
        }
        case 'areas':
          if (topics.has('devices')) told['areas'] = doorway.areas();
          break;
        case 'waits': {
          if (!topics.has('waits')) break;
          const waits = doorway.waits();
          const text = JSON.stringify(waits);
          if (text !== watch.waits) told['waits'] = waits;
          watch.waits = text;
          break;
        }
        case 'rows':
          if (topics.has('rows') && !DEVICE_SERVICES.has(change.service)) add('rows', change.service);
          break;
        case 'notice':
          if (topics.has('notices') && this.#parts.personOf(connection) === change.message.person)
            add('notices', noticeOf(change.message));
          break;
      }
    return told as Changes;
  }

  /** Reads the day anew; what changes meanwhile is read once more after that. */
  async #tellToday(connection: Connection, watch: Watch): Promise<void> {
    watch.again = true;
    if (watch.isReading) return;
    watch.isReading = true;
    try {
      while (watch.again && this.#isCurrent(connection, watch)) {
        watch.again = false;
        const today = await this.#today(this.#parts.doorwayOf(connection));
        const text = JSON.stringify(today);
        if (text === watch.today || !this.#isCurrent(connection, watch)) continue;
        watch.today = text;
        this.#send(connection, { today: today as unknown as Json });
      }
    } catch (error) {
      this.#parts.log.warn('the day could not be read', { error: messageOf(error) });
    } finally {
      watch.isReading = false;
    }
  }

  #today(doorway: Doorway) {
    const { clock, house } = this.#parts;
    return todayOf(doorway, { now: clock.now(), timezone: house.place().timezone });
  }

  #isCurrent(connection: Connection, watch: Watch): boolean {
    return this.#watches.get(connection) === watch && !connection.closed;
  }
}

function placesOf(doorway: Doorway) {
  return { devices: doorway.devices(), areas: doorway.areas() };
}

function noticeOf({ id, type, text, turn, conversation, ...more }: OutboundMessage) {
  const { wait, options, rings, about } = more;
  return {
    ...{ id, type, text, turn, conversation },
    ...(wait === undefined ? {} : { wait }),
    ...(options === undefined ? {} : { options }),
    ...(rings === undefined ? {} : { rings }),
    ...(about === undefined ? {} : { about }),
  };
}
