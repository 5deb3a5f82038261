import { Database } from './sqlite.ts';

const UNREADABLE = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

/**
 * Whether somebody else has this database open, in this process or another. Asks SQLite for the file as a whole, which in WAL
 * mode is refused as long as another connection is open (sqlite.org/pragma.html, "locking_mode").
 */
export function isInUse(path: string): boolean {
  const db = new Database(path, { fileMustExist: true, timeout: 0 });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    const code = (error as { readonly code?: string }).code ?? '';
    if (code === 'SQLITE_BUSY') return true;
    // A file that is no database is in nobody's use.
    if (UNREADABLE.has(code)) return false;
    throw error;
  } finally {
    db.close();
  }
}
