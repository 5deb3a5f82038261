/** The first visit: what the owner tells of the home is written into the configuration, and the hub starts again with it. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HearthError } from '../base/index.ts';
import type { SetupDesk } from '../channels/index.ts';
import { type Config, editHome, parseConfig } from '../config/index.ts';
import { KeyFile } from '../store/index.ts';

export interface SetupOptions {
  readonly config: Config;
  /** The file the settings came from; the data folder's own is made where there is none. */
  readonly file: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called once the file is written. */
  readonly restart: () => void;
}

export function setupDesk({ config, file, env, restart }: SetupOptions): SetupDesk {
  const path = file ?? join(config.data, 'hearth.yaml');
  const { name, timezone, latitude, longitude, located, people } = config.home;
  const owner = people.find(({ role }) => role === 'owner');
  return {
    view: () => ({
      ...{ name, timezone },
      latitude: located ? latitude : null,
      longitude: located ? longitude : null,
      owner: owner === undefined ? null : { id: owner.id, name: owner.name },
      file: basename(path),
    }),
    write({ owner: called, ...edit }) {
      const named = people.map((one) =>
        one.id === owner?.id && called !== undefined ? { ...one, name: called } : one,
      );
      const text = editHome(existsSync(path) ? readFileSync(path, 'utf8') : '', {
        ...edit,
        ...(called === undefined ? {} : { people: named }),
      });
      const parsed = parseConfig({ yaml: text, yamlPath: basename(path), env });
      if (!parsed.ok)
        throw new HearthError('invalid-params', 'The configuration would not be sound', {
          faults: parsed.faults,
        });
      // Passwords may stand in it: for the hub's own user alone, whole or not at all.
      new KeyFile(path).write(text);
      restart();
    },
  };
}
