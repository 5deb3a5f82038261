import { existsSync } from 'node:fs';
import { HearthError } from '../../base/index.ts';
import { inspect, isEmpty, MEMORY_APPLICATION } from '../../store/index.ts';

/** The journal and the turns: without them no hub has ever run, and nobody else has both. */
const ALWAYS = ['agents', 'assistant'];

/**
 * Holds a file to be a memory of Hearth that this program can go on with: it is there, whole, a hub's, and not of a newer version.
 * Reads the whole file, in a thread of its own. `known` is how far this program knows the tables of each room; without it nobody can tell, and
 * the start refuses what is newer.
 * @throws HearthError `not-found`, or `store-corrupt` with the reason.
 */
export async function verifyMemory(path: string, known?: Readonly<Record<string, number>>): Promise<void> {
  if (!existsSync(path)) throw new HearthError('not-found', `There is no backup ${path}.`);
  if (isEmpty(path)) throw unfit(path, 'is empty');
  const { faults, application, rooms } = await inspect(path);
  if (faults.length > 0) throw unfit(path, `is damaged: ${faults[0]}`);
  const isHub = ALWAYS.every((name) => rooms.some(({ room }) => room === name));
  if (!isHub || (application !== 0 && application !== MEMORY_APPLICATION))
    throw unfit(path, 'is a database, and not of a hub');
  const newer = known && rooms.find(({ room, version }) => version > (known[room] ?? 0));
  if (newer !== undefined)
    throw unfit(
      path,
      `was made by a newer Hearth: it holds version ${newer.version} of "${newer.room}", and the one that ran here last knows ${known?.[newer.room] ?? 'none'}`,
      'Install that version and start it once, or restore an older backup.',
    );
}

function unfit(
  path: string,
  what: string,
  hint = 'Nothing was changed. See "hearth restore --list".',
): HearthError {
  return new HearthError('store-corrupt', `${path} ${what}.`, { hint });
}
