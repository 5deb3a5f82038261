import type { Json } from '../base/index.ts';
import type { CliIo } from './io.ts';

/** A result for programs: one JSON value and a line end. */
export function printJson(io: CliIo, value: unknown): void {
  io.stdout.write(`${JSON.stringify(value)}\n`);
}

export function printLine(io: CliIo, line = ''): void {
  io.stdout.write(`${line}\n`);
}

/** Columns for people, as wide as their widest cell. Control characters of foreign texts are left out. */
export function printTable(io: CliIo, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const cells = [heads.map((head) => head.toUpperCase()), ...rows.map((row) => row.map(plain))];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  for (const row of cells)
    printLine(
      io,
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
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
