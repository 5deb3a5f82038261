import { existsSync } from 'node:fs';
import { HearthError } from '../../base/index.ts';
import { inspect, isEmpty, MEMORY_APPLICATION } from '../../store/index.ts';
import { SCHEMA } from './schema.ts';

/** The journal and the turns: without them no hub has ever run, and nobody else has both. */
const ALWAYS = ['agents', 'assistant'];

/**
 * Holds a file to be a memory of Hearth that this program can go on with: it is there, whole, a hub's, and not of a newer version.
 * Reads the whole file, in a thread of its own.
 * @throws HearthError `not-found`, or `store-corrupt` with the reason.
 */
export async function verifyMemory(path: string): Promise<void> {
  if (!existsSync(path)) throw new HearthError('not-found', `There is no backup ${path}.`);
  if (isEmpty(path)) throw unfit(path, 'is empty');
  const { faults, application, rooms } = await inspect(path);
  if (faults.length > 0) throw unfit(path, `is damaged: ${faults[0]}`);
  const known = rooms.map(({ room }) => room);
  const isHub = ALWAYS.every((room) => known.includes(room));
  if (!isHub || (application !== 0 && application !== MEMORY_APPLICATION))
    throw unfit(path, 'is a database, and not of a hub');
  const newer = rooms.find(({ room, version }) => version > (SCHEMA[room] ?? 0));
  if (newer !== undefined)
    throw unfit(
      path,
      `was made by a newer Hearth: it holds version ${newer.version} of "${newer.room}", and this one knows ${SCHEMA[newer.room] ?? 'none'}`,
      'Install that version, or restore an older backup.',
    );
}

function unfit(
  path: string,
  what: string,
  hint = 'Nothing was changed. See "hearth restore --list".',
): HearthError {
  return new HearthError('store-corrupt', `${path} ${what}.`, { hint });
}
