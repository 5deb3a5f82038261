import { createRequire } from 'node:module';
import { versions } from 'node:process';
import type BetterSqlite from 'better-sqlite3';
import { HearthError, messageOf } from '../base/index.ts';

export type { BetterSqlite };

/**
 * Which release of better-sqlite3 a version of Node can run (docs/decisions/0013): from 22 on the one that speaks Node-API and
 * brings its binaries along; before, the last one that is compiled for a single version of Node.
 */
export function releaseFor(node: string): 'better-sqlite3' | 'better-sqlite3-napi' {
  return Number.parseInt(node, 10) >= NODE_API_FROM ? 'better-sqlite3-napi' : 'better-sqlite3';
}

const NODE_API_FROM = 22;

/** @throws HearthError `failed` when what was installed is for another Node. */
function load(name: string): typeof BetterSqlite {
  try {
    return createRequire(import.meta.url)(name);
  } catch (error) {
    throw new HearthError(
      'failed',
      `SQLite (${name}) cannot be loaded by Node ${versions.node}: ${messageOf(error)}`,
      {
        hint: 'Run "npm install" again: what is there was installed by another version of Node.',
      },
    );
  }
}

/** Where better-sqlite3 lies, for threads, which load it by themselves. */
export const SQLITE = createRequire(import.meta.url).resolve(releaseFor(versions.node));

/** SQLite, opened file by file. */
export const Database: typeof BetterSqlite = load(releaseFor(versions.node));

/** Of Node, for whoever tells what runs here. */
export const NODE_VERSION = versions.node;
