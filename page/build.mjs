/**
 * Builds the page into files of dist/page: scripts and style below assets/ with a hash of their content in the name, index.html, the
 * service worker with the list of what it keeps, the manifest and the icons; and beside each text `name.gz`. Called by ../build.mjs.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { iconPng, iconSvg } from './icon.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** What the first view needs, in one file: one request, and words that repeat are packed together. */
const FIRST =
  /\/preact\/|\/@preact\/|page\/(store\/(?!past)|words\/|icons|shell|controls\/(?!plot|field-sheet)|views\/(rooms|talk|line|turn|sign-in|lately|seen)\.)/;
const MANIFEST = {
  name: 'Hearth',
  short_name: 'Hearth',
  description: 'The page of this home’s hub.',
  id: '/',
  start_url: '/rooms',
  scope: '/',
  display: 'standalone',
  background_color: '#f7f4ef',
  theme_color: '#f7f4ef',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/**
 * @param rolldown the bundler
 * @returns `{ files: [{ fileName, source }], chunks }`: what dist/page holds, and what was compiled into it, for the licences.
 */
export async function buildPage(rolldown) {
  const chunks = await compile(rolldown);
  const style = minifiedStyle();
  const styleName = `assets/page-${hashOf(style)}.css`;
  const entry = chunks.find(({ isEntry }) => isEntry);
  const index = readFileSync(join(HERE, 'index.html'), 'utf8')
    .replace('%STYLE%', `/${styleName}`)
    .replace('%SCRIPT%', `/${entry.fileName}`)
    .replace('%PRELOAD%', entry.imports.map((name) => `<link rel="modulepreload" href="/${name}">`).join(''))
    .replaceAll(/>\s+</g, '><');
  const shell = [
    ...chunks.map(({ fileName, code }) => ({ fileName, source: code })),
    { fileName: styleName, source: style },
    { fileName: 'index.html', source: index },
    { fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) },
    { fileName: 'microphone.js', source: readFileSync(join(HERE, 'microphone.js'), 'utf8') },
    { fileName: 'icon.svg', source: iconSvg() },
    { fileName: 'icon-192.png', source: iconPng(192, false) },
    { fileName: 'icon-512.png', source: iconPng(512, false) },
    { fileName: 'icon-maskable.png', source: iconPng(512, true) },
  ];
  const files = [...shell, { fileName: 'sw.js', source: worker(shell) }];
  const packed = files
    .filter(({ fileName }) => TEXT.test(fileName))
    .map(({ fileName, source }) => ({ fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) }));
  return { files: [...files, ...packed], chunks };
}

async function compile(rolldown) {
  const build = await rolldown({
    input: { page: join(HERE, 'main.tsx') },
    platform: 'browser',
    logLevel: 'warn',
    tsconfig: join(HERE, 'tsconfig.json'),
  });
  const { output } = await build.generate({
    format: 'es',
    sourcemap: false,
    minify: true,
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'core', test: FIRST }] },
  });
  await build.close();
  return output;
}

/** All of style/ in the order of its names, without comments and needless space. */
function minifiedStyle() {
  const folder = join(HERE, 'style');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/: (?=[^{}]*[;}])/g, ':')
    .replaceAll(';}', '}')
    .trim();
}

/** The worker keeps exactly these files; another build is another worker. */
function worker(shell) {
  const kept = shell.map(({ fileName }) => (fileName === 'index.html' ? '/' : `/${fileName}`));
  const version = hashOf(shell.map(({ source }) => hashOf(source)).join(''));
  return readFileSync(join(HERE, 'sw.js'), 'utf8')
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n|^\s*\/\/.*\n/gm, '')
    .replaceAll(/^ +/gm, '')
    .replace("'%VERSION%'", JSON.stringify(version))
    .replace("['%FILES%']", JSON.stringify(kept));
}

function hashOf(content) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
