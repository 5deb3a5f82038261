/**
 * Makes a release: the version in package.json, the changelog, the package for npm, the images, a commit and a tag. Nothing leaves the
 * machine; what has to be pushed is printed at the end.
 *
 *   npm run release -- 0.2.0               a version, or major, minor, patch
 *   npm run release -- minor --dry-run     says what it would do and changes nothing
 *   --skip-images, --skip-tests            leave these steps out
 *
 * Exit 0 done, 1 a step failed (the three files are as before, nothing is tagged), 2 wrong usage or not ready for a release.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const FILES = ['package.json', 'package-lock.json', 'CHANGELOG.md'];
/** What is made lies here; git does not see it. */
const FOLDER = 'release';
const PLATFORMS = 'linux/amd64,linux/arm64';
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const UNRELEASED = '## [Unreleased]';

const { wanted, dryRun, skipImages, skipTests } = options();
const before = new Map(FILES.map((file) => [file, readFileSync(file, 'utf8')]));
const version = nextVersion(JSON.parse(before.get('package.json')).version, wanted);
const notes = notesOf(before.get('CHANGELOG.md'));
const faults = [...faultsOf(version, notes), ...(skipImages ? [] : faultsOfImages())];
if (faults.length > 0)
  end(2, `Not ready for ${version ?? wanted}:\n${faults.map((one) => `  ${one}`).join('\n')}`);

const image = `localhost/hearth:${version}`;
const steps = [
  { name: `write ${version} into ${FILES.join(', ')}`, run: writeFiles },
  ...(skipTests ? [] : [command('npm', ['ci']), command('npm', ['test'])]),
  command('npm', ['pack', '--pack-destination', FOLDER]),
  ...(skipImages
    ? []
    : [
        // A try that failed may have left a list behind, which a build would add to.
        { name: `buildah manifest rm ${image}`, run: () => spawnSync('buildah', ['manifest', 'rm', image]) },
        command('buildah', ['build', '--platform', PLATFORMS, '--manifest', image, '.']),
        command('buildah', [
          'manifest',
          'push',
          '--all',
          image,
          `oci-archive:${FOLDER}/hearth-${version}.oci.tar`,
        ]),
      ]),
  command('git', ['commit', '--quiet', '--message', `release: ${version}`, '--', ...FILES]),
  command('git', ['tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', notes], 'the notes'),
];
for (const step of steps) {
  console.log(`${dryRun ? 'would ' : ''}${step.name}`);
  if (!dryRun) perform(step);
}
if (dryRun) console.log(`\nNotes of ${version}:\n\n${notes}`);
else
  console.log(`\nReleased here. To publish:
  git push --follow-tags${skipImages ? '' : `\n  buildah manifest push --all ${image} docker://REGISTRY/hearth:${version}`}
  npm publish ${FOLDER}/hearth-${version}.tgz`);

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'skip-images': { type: 'boolean', default: false },
        'skip-tests': { type: 'boolean', default: false },
      },
    });
    if (positionals.length !== 1) throw new Error('name one version: 1.2.3, major, minor or patch');
    return {
      wanted: positionals[0],
      dryRun: values['dry-run'],
      skipImages: values['skip-images'],
      skipTests: values['skip-tests'],
    };
  } catch (error) {
    return end(2, error.message);
  }
}

/** @returns nothing for what is no version. */
function nextVersion(current, text) {
  if (VERSION.test(text)) return text;
  const [major, minor, patch] = VERSION.exec(current).slice(1).map(Number);
  const next = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] };
  return next[text]?.join('.');
}

/** What stands under "Unreleased", without its empty headings. */
function notesOf(changelog) {
  const section = changelog.split(`\n${UNRELEASED}\n`)[1]?.split(/\n## /)[0] ?? '';
  return section.replaceAll(/^### .*\n+(?=### |$(?![\s\S]))/gm, '').trim();
}

function faultsOf(next, text) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const current = JSON.parse(before.get('package.json')).version;
  const tags = git('tag', '--list').split('\n');
  return [
    next === undefined && `"${wanted}" is no version: 1.2.3, major, minor or patch`,
    next !== undefined && tags.includes(`v${next}`) && `v${next} is tagged already`,
    next !== undefined &&
      compare(next, current) < 0 &&
      `${next} comes before ${current}, which package.json names`,
    text === '' && `CHANGELOG.md has nothing under "${UNRELEASED}"`,
    git('branch', '--show-current') !== 'main' && 'the branch is not main',
    git('status', '--porcelain') !== '' && 'there are changes that are not committed (git status)',
  ].filter(Boolean);
}

function faultsOfImages() {
  const found = spawnSync('buildah', ['--version'], { stdio: 'ignore' }).status === 0;
  return found ? [] : ['buildah is not installed; --skip-images leaves the images out'];
}

function compare(one, other) {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number));
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function writeFiles() {
  mkdirSync(FOLDER, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  const manifest = JSON.parse(before.get('package.json'));
  const lock = JSON.parse(before.get('package-lock.json'));
  lock.version = version;
  lock.packages[''].version = version;
  const changelog = before
    .get('CHANGELOG.md')
    .replace(/\nNo version has been released yet\.[\s\S]*?\n(?=\n)/, '')
    .replace(`\n${UNRELEASED}\n`, `\n${UNRELEASED}\n\n## [${version}] - ${today}\n`);
  writeFileSync('package.json', `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  writeFileSync('CHANGELOG.md', changelog);
}

function command(name, args, shown) {
  const told = shown === undefined ? args : [...args.slice(0, -1), `(${shown})`];
  return {
    name: `${name} ${told.join(' ')}`,
    run: () => execFileSync(name, args, { stdio: ['ignore', 'inherit', 'inherit'] }),
  };
}

function perform(step) {
  try {
    step.run();
  } catch (error) {
    for (const [file, text] of before) if (existsSync(file)) writeFileSync(file, text);
    end(1, `Failed: ${step.name}\n${error.message}\nThe files are as before, and nothing is tagged.`);
  }
}

function end(code, message) {
  console.error(message);
  process.exit(code);
}
