import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HearthError, isJsonObject, type Json, messageOf } from '../base/index.ts';
import type { AnyServiceDefinition } from '../bus/index.ts';
import { SERVICES } from '../catalogue.ts';
import type { ImportFile } from './agents-process.ts';

const HINT =
  'Let its entry "export default defineService({ ... })"; "hearth new service NAME" writes one, and "npm run build" in it compiles it.';

/** Whether words name a folder or a file, and no service of Hearth: "./coffee". */
export function isPath(name: string): boolean {
  return /[/\\]/.test(name) || name.startsWith('.');
}

/**
 * The service that a folder of somebody's own holds, or a file: what its entry exports by default.
 * @throws HearthError `config-invalid` when it is not there, cannot be loaded, exports no service, or one by a name of Hearth's own.
 */
export async function serviceIn(
  name: string,
  cwd: string,
  importFile: ImportFile,
): Promise<AnyServiceDefinition> {
  const refused = (message: string, hint = HINT, cause?: unknown) =>
    new HearthError('config-invalid', `${name} ${message}`, { hint, cause });
  const path = resolve(cwd, name);
  if (!existsSync(path)) throw refused('is not there', 'It is the folder of a service, or its file.');
  const entry = entryOf(path);
  if (!existsSync(entry)) throw refused(`has no ${entry.slice(path.length + 1)} yet`);
  let exported: unknown;
  try {
    exported = (await importFile(pathToFileURL(entry).href)).default;
  } catch (error) {
    throw refused(`cannot be loaded: ${messageOf(error)}`, HINT, error);
  }
  if (!isService(exported)) throw refused('exports no service');
  if (SERVICES.some((own) => own.name === exported.name))
    throw refused(`holds a service named "${exported.name}", which is a name of Hearth itself`, 'Rename it.');
  return exported;
}

/** The file that a folder's package.json names; `index.js` where it names none. */
function entryOf(path: string): string {
  if (!statSync(path).isDirectory()) return path;
  const description = join(path, 'package.json');
  const said: Json = existsSync(description) ? (JSON.parse(readFileSync(description, 'utf8')) as Json) : {};
  const { exports, main } = isJsonObject(said) ? said : {};
  const own = isJsonObject(exports) && '.' in exports ? exports['.'] : exports;
  const named = isJsonObject(own) ? (own['import'] ?? own['default']) : own;
  return join(path, [named, main].find((one) => typeof one === 'string') ?? 'index.js');
}

/** `defineService` looked at the rest where it was called. */
function isService(exported: unknown): exported is AnyServiceDefinition {
  if (typeof exported !== 'object' || exported === null) return false;
  const { name, open, methods } = exported as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof open === 'function' && typeof methods === 'object';
}
