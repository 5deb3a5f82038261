import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readManifests, writeManifests } from '../../src/app/manifests.ts';
import { SERVICES } from '../../src/catalogue.ts';
import { Manifest } from '../../src/domain/index.ts';

describe('H01 manifests made by the build', () => {
  it('are there for every service, and say what the definition says', () => {
    const written = writeManifests();
    expect(Object.keys(written)).toEqual(SERVICES.map(({ name }) => name));
    for (const { name, methods } of SERVICES) {
      const manifest = Manifest.parse(written[name]);
      expect(manifest).toMatchObject({ service: name, instance: 'main' });
      expect(Object.keys(manifest.methods)).toEqual(Object.keys(methods));
      // The directory takes them as they are.
      expect(written[name]).toEqual(manifest);
    }
  });

  it('are read back from beside the bundle, and are none where Hearth runs from its sources', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-manifests-'));
    const beside = pathToFileURL(join(folder, 'manifests.json'));
    try {
      expect(readManifests(beside)).toEqual({});
      writeFileSync(beside, JSON.stringify(writeManifests()));
      expect(readManifests(beside)).toEqual(writeManifests());
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    expect(readManifests()).toEqual({});
  });
});
