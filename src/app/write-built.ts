import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeManifests } from './manifests.ts';
import { writePatterns } from './patterns.ts';
import { writeOwnPhrases } from './phrases.ts';

/** What is the same for every process of a release, and takes long to tell: the build writes it beside the bundle (build.mjs), where `readBuilt` finds it. */
export function writeBuilt(folder: string): void {
  const files = {
    'manifests.json': writeManifests(),
    'patterns.json': writePatterns(),
    'phrases.json': writeOwnPhrases(),
  };
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value));
}
