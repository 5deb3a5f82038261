import { writtenManifest } from '../bus/index.ts';
import { SERVICES } from '../catalogue.ts';
import type { Manifest } from '../domain/index.ts';
import { readBuilt } from './built-file.ts';

/** By the name of the service, for the instance `main`. Complete, so that whoever reads one has nothing to fill in. */
export type Manifests = Readonly<Record<string, Manifest>>;

/** What the build puts beside the bundle, because to tell zod schemas as JSON Schema takes 50 ms of every start (build.mjs). */
export function writeManifests(): Manifests {
  return Object.fromEntries(SERVICES.map((one) => [one.name, writtenManifest(one, 'main')]));
}

/** What the build wrote; nothing when Hearth runs from its sources, where every service makes its own. */
export function readManifests(file = new URL('./manifests.json', import.meta.url)): Manifests {
  return readBuilt<Manifests>(file) ?? {};
}
