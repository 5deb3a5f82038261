import { isJsonObject, type Json, type JsonObject } from '../base/index.ts';
import type { CliIo } from './io.ts';

/** A result for programs: one JSON value and a line end. */
export function printJson(io: CliIo, value: unknown): void {
  io.stdout.write(`${JSON.stringify(value)}\n`);
}

export function printLine(io: CliIo, line = ''): void {
  io.stdout.write(`${line}\n`);
}

/** What a column shows of a row: a member, or a text made of it. */
export type Columns = Readonly<Record<string, string | ((row: JsonObject) => string)>>;

/** Rows in columns for people, as wide as their widest cell; `empty` where there are none. Control characters of foreign texts are left out. */
export function printTable(io: CliIo, value: Json | undefined, columns: Columns, empty: string): void {
  const rows = objects(value);
  if (rows.length === 0) {
    printLine(io, empty);
    return;
  }
  const heads = Object.keys(columns);
  const shown = rows.map((row) =>
    Object.values(columns).map((column) =>
      plain(typeof column === 'string' ? cell(row[column]) : column(row)),
    ),
  );
  const cells = [heads.map((head) => head.toUpperCase()), ...shown];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  for (const row of cells)
    printLine(
      io,
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** A text from elsewhere, safe for a terminal. */
export function plain(text: string): string {
  return text.replace(/[\x00-\x1f\x7f-\x9f]+/g, ' ');
}

/** The member as text; empty when it is absent or null. */
export function cell(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A time for people: a wall time of the home where the text tells one (an offset), else of this machine; days stay days, and what is no
 * time stays as it is.
 */
export function localTime(value: Json | undefined): string {
  const text = cell(value);
  const ms = Date.parse(text);
  if (Number.isNaN(ms) || /^\d{4}-\d\d-\d\d$/.test(text)) return text;
  if (/[+-]\d\d:\d\d$/.test(text)) return text.slice(0, 16).replace('T', ' ');
  return MACHINE.format(ms);
}

/** "2026-03-11 08:00" on the clock of this machine. */
const MACHINE = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** The members of a list as words; empty for what is no list. */
export function wordsOf(value: Json | undefined, between = ' '): string {
  return Array.isArray(value) ? value.map(String).join(between) : '';
}

export function objects(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
