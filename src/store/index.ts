/**
 * store: SQLite, opened once. Rooms that remember own their SQL in one `*-store.ts` file each and bring their tables up to
 * date with `migrate`; every write goes through `transaction`, so that commits can be counted. No other room imports
 * better-sqlite3. Beside the databases lie keys in files of their own, and all of it is for the hub's own user alone.
 */
export { isEmpty } from './file-head.ts';
export * from './folder-lock.ts';
export * from './in-use.ts';
export * from './inspect.ts';
export * from './key-file.ts';
export * from './memory-mark.ts';
export { MEMORY_APPLICATION, sqliteVersion } from './memory-store.ts';
export * from './memory-watch.ts';
export * from './own-files.ts';
export * from './set-aside.ts';
export { NODE_VERSION } from './sqlite.ts';
export * from './store.ts';
export * from './table-store.ts';
export * from './told-store.ts';
export * from './trouble.ts';
export * from './undo-store.ts';
