import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeviceFamilyDefinition, manifestOf, type ServiceDefinition } from '../src/bus/index.ts';
import { Manifest } from '../src/domain/index.ts';

/** As deep below the root as a service is, so that the guides' imports hold; git does not see it. */
const FOLDER = join('coverage', `guides-${process.pid}`);

/** The code fences of a guide in one language. */
const fencesOf = (guide: string, language: string) =>
  [
    ...readFileSync(`docs/guides/${guide}.md`, 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'),
    ),
  ].map((match) => match[1]!);

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  for (const guide of ['service', 'device'])
    writeFileSync(join(FOLDER, `${guide}.ts`), fencesOf(guide, 'ts')[0]!);
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const load = async <T>(guide: string, name: string) =>
  ((await import(resolve(FOLDER, `${guide}.ts`))) as Record<string, T>)[name]!;

describe('the guides are true', () => {
  it('their code passes the compiler as it stands', () => {
    writeFileSync(join(FOLDER, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["*.ts"] }');
    const check = () =>
      execFileSync('node_modules/.bin/tsc', ['--noEmit', '-p', FOLDER], { encoding: 'utf8', stdio: 'pipe' });
    expect(check).not.toThrow();
  });

  it('H02 the service of the guide makes a manifest that says when it is risky', async () => {
    const irrigation = await load<ServiceDefinition>('service', 'irrigation');
    const manifest = manifestOf(irrigation, 'garden');
    expect(Manifest.safeParse(manifest).success).toBe(true);
    expect(manifest.methods['water']).toMatchObject({
      effect: 'verifiable',
      confirm: 'sometimes',
      risk_when: 'for more than 30 minutes',
      params: { required: ['zone', 'minutes'], additionalProperties: false },
    });
  });

  it('H08 the manifest that the guide gives to other languages is one', () => {
    const [manifest] = fencesOf('service', 'json');
    const parsed = Manifest.parse(JSON.parse(manifest!));
    expect(parsed.methods['water']?.effect).toBe('verifiable');
  });

  it('the family of the guide announces what it hears of, and says levels as percent', async () => {
    const dimmers = await load<DeviceFamilyDefinition>('device', 'dimmers');
    expect(dimmers.name).toBe('dimmers');
  });
});
