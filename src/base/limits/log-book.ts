import { isJsonObject, type JsonObject, parseJson } from '../json.ts';

/** One line of the log, as it was written: `time`, `level`, `part`, `msg` and what else it tells. */
export type LogLine = JsonObject;

/** Lines that are kept, a few hundred bytes each: a log that repeats nothing has so many in some days. */
const LINES_MAX = 2_000;
const LEVELS: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error' };

/** The last lines of the log, in memory: who asks later finds the rest where the service manager keeps it. */
export class LogBook {
  readonly #lines: string[] = [];

  /** Takes a line of JSON as it goes out. */
  note(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length > LINES_MAX) this.#lines.splice(0, this.#lines.length - LINES_MAX);
  }

  /** The oldest first: those since an instant (ms since the epoch), and of these the ones in which a value is or begins with `about`. */
  list({
    since = 0,
    about,
  }: {
    readonly since?: number;
    readonly about?: string | undefined;
  }): readonly LogLine[] {
    return this.#lines.flatMap((line) => {
      const read = parseJson(line);
      if (!read.ok || !isJsonObject(read.value)) return [];
      const { time, level, ...rest } = read.value;
      if (Date.parse(String(time)) < since) return [];
      if (about !== undefined && !Object.values(rest).some((value) => isAbout(value, about))) return [];
      return [{ time: time ?? '', level: LEVELS[Number(level)] ?? level ?? '', ...rest }];
    });
  }
}

/** A process of a turn begins with its id. */
function isAbout(value: unknown, id: string): boolean {
  return typeof value === 'string' && value.startsWith(id);
}
