import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Machine, type ModelName, packagesFor, type VoicePackage } from './packages.ts';

/** What of a recogniser is not there yet. */
export function missing(folder: string, packages: readonly VoicePackage[]): readonly VoicePackage[] {
  return packages.filter((one) => installedVersion(folder, one.name) !== one.version);
}

export function isInstalled(folder: string, model: ModelName, machine: Machine): boolean {
  return missing(folder, packagesFor(model, machine)).length === 0;
}

function installedVersion(folder: string, name: string): string | undefined {
  try {
    const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(text) as { readonly version?: string }).version;
  } catch {
    return undefined;
  }
}
