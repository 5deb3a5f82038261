import type { Clock, Timer } from './clock.ts';
import { Latest } from './limits/latest.ts';
import type { LogFields, Logger } from './log.ts';

type Level = 'info' | 'warn' | 'error';

/** A line that came again in its time is told again with its count, and then watched for the next of these, in minutes. */
const WINDOWS_MINUTES = [1, 5, 30, 120, 720];
const MINUTE_MS = 60_000;
/** Lines that are told apart; the one longest unheard is told with its count and forgotten. */
const LINES_MAX = 500;
/** The same message about ever new things: so many in a time are told one by one, the others as one line. */
const LIKE_MAX = 30;
const LIKE_MS = 10 * MINUTE_MS;
const MESSAGES_MAX = 500;
/** What a line is about. Other fields may differ from time to time and do not make it another line. */
const ABOUT = ['topic', 'budget', 'who', 'id', 'name', 'service', 'device', 'client', 'path', 'process'];
const ABOUT_LENGTH_MAX = 200;

interface Damped {
  readonly level: Level;
  readonly to: Logger;
  readonly message: string;
  fields: LogFields;
  /** How often it came since it was told. */
  more: number;
  /** When it was told last. */
  told: number;
  window: number;
  timer: Timer | undefined;
}

interface Likes {
  since: number;
  told: number;
}

/**
 * A log in which a line that repeats is told the first time, then counted and told again as "…, 12 more times in the last
 * 5 minutes", at growing intervals until it has been quiet for one. A line is the same when its level, part, message and
 * what it is about are. Its memory is bounded, and no count is lost: at the close what is left is told. Lines for
 * debugging pass as they are.
 */
export class DampedLog implements Logger {
  readonly #inner: Logger;
  readonly #part: string;
  readonly #lines: Lines;

  constructor(inner: Logger, clock: Clock) {
    this.#inner = inner;
    this.#part = '';
    this.#lines = new Lines(clock);
  }

  debug(message: string, fields?: LogFields): void {
    this.#inner.debug(message, fields);
  }

  info(message: string, fields?: LogFields): void {
    this.#lines.say('info', this.#inner, this.#part, message, fields);
  }

  warn(message: string, fields?: LogFields): void {
    this.#lines.say('warn', this.#inner, this.#part, message, fields);
  }

  error(message: string, fields?: LogFields): void {
    this.#lines.say('error', this.#inner, this.#part, message, fields);
  }

  child(part: string): Logger {
    return childOf(this.#lines, this.#inner.child(part), part);
  }

  /** Tells what was counted and not yet told. Lines after that are told as they come. */
  close(): void {
    this.#lines.close();
  }
}

function childOf(lines: Lines, inner: Logger, part: string): Logger {
  return {
    debug: (message, fields) => inner.debug(message, fields),
    info: (message, fields) => lines.say('info', inner, part, message, fields),
    warn: (message, fields) => lines.say('warn', inner, part, message, fields),
    error: (message, fields) => lines.say('error', inner, part, message, fields),
    child: (name) => childOf(lines, inner.child(name), `${part}/${name}`),
  };
}

class Lines {
  readonly #clock: Clock;
  readonly #damped = new Map<string, Damped>();
  readonly #likes = new Latest<string, Likes>(MESSAGES_MAX);
  #closed = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  say(level: Level, to: Logger, part: string, message: string, fields: LogFields = {}): void {
    if (this.#closed) {
      to[level](message, fields);
      return;
    }
    const kind = `${level}\n${part}\n${message}`;
    const own = `${kind}\n${about(fields)}`;
    const key = this.#damped.has(own) || this.#mayTell(kind) ? own : `${kind}\n*`;
    const known = this.#damped.get(key);
    if (known !== undefined) {
      known.more += 1;
      known.fields = fields;
      // The one heard last stands last.
      this.#damped.delete(key);
      this.#damped.set(key, known);
      return;
    }
    to[level](message, fields);
    const line: Damped = {
      level,
      to,
      message,
      fields,
      more: 0,
      told: this.#clock.now(),
      window: 0,
      timer: undefined,
    };
    this.#damped.set(key, line);
    this.#watch(key, line);
    this.#forgetQuietest();
  }

  close(): void {
    this.#closed = true;
    for (const line of this.#damped.values()) {
      line.timer?.cancel();
      this.#tell(line);
    }
    this.#damped.clear();
  }

  /** Whether another line of this kind, about something new, is told by itself. */
  #mayTell(kind: string): boolean {
    const now = this.#clock.now();
    let likes = this.#likes.get(kind);
    if (likes === undefined || now - likes.since >= LIKE_MS || now < likes.since)
      likes = { since: now, told: 0 };
    likes.told += 1;
    this.#likes.set(kind, likes);
    return likes.told <= LIKE_MAX;
  }

  #watch(key: string, line: Damped): void {
    line.timer = this.#clock.after(WINDOWS_MINUTES[line.window]! * MINUTE_MS, () => {
      if (line.more === 0) {
        this.#damped.delete(key);
        return;
      }
      this.#tell(line);
      line.window = Math.min(line.window + 1, WINDOWS_MINUTES.length - 1);
      this.#watch(key, line);
    });
  }

  #tell(line: Damped): void {
    if (line.more === 0) return;
    const now = this.#clock.now();
    const minutes = Math.max(1, Math.round((now - line.told) / MINUTE_MS));
    const times = line.more === 1 ? 'once more' : `${line.more} more times`;
    const last = minutes === 1 ? 'the last minute' : `the last ${minutes} minutes`;
    line.to[line.level](`${line.message}, ${times} in ${last}`, { ...line.fields, times: line.more });
    line.more = 0;
    line.told = now;
  }

  #forgetQuietest(): void {
    if (this.#damped.size <= LINES_MAX) return;
    const [first] = this.#damped;
    if (first === undefined) return;
    const [key, line] = first;
    line.timer?.cancel();
    this.#damped.delete(key);
    this.#tell(line);
  }
}

function about(fields: LogFields): string {
  return ABOUT.map((name) => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number'
      ? String(value).slice(0, ABOUT_LENGTH_MAX)
      : '';
  }).join('\n');
}
