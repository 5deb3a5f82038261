import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPage } from '../../page/build.mjs';

interface BuiltFile {
  readonly fileName: string;
  readonly source: string | Buffer;
}

let files: readonly BuiltFile[] = [];
const named = (name: string | RegExp) =>
  files.find(({ fileName }) => (typeof name === 'string' ? fileName === name : name.test(fileName)))!;
const text = ({ source }: BuiltFile) => source.toString();

describe('the page as it is built', () => {
  beforeAll(async () => {
    ({ files } = await buildPage(rolldown));
  });

  it('is at most 90 kB in all as it travels', () => {
    const bytes = files
      .filter(({ fileName }) => fileName.endsWith('.gz'))
      .reduce((sum, { source }) => sum + source.length, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(90_000);
  });

  it('asks nothing of anybody outside the house: no address of another origin stands in any file', () => {
    const named = files
      .filter(({ fileName }) => /\.(js|css|html|webmanifest)$/.test(fileName))
      .flatMap((file) => [...text(file).matchAll(/https?:\/\/[\w.-]+/g)].map(([address]) => address));
    // Names of namespaces, which nothing is fetched from.
    const fetched = named.filter((address) => !address.endsWith('www.w3.org'));
    expect(fetched).toEqual([]);
  });

  it('has nothing inline that a strict content security policy refuses', () => {
    const html = text(named('index.html'));
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
    expect(html).toMatch(/<script type="module" src="\/assets\/page-[\w-]+\.js">/);
  });

  it('names scripts and style after what is in them, and index.html names each that it starts with', () => {
    const assets = files.filter(({ fileName }) => /^assets\/[^.]+\.(js|css)$/.test(fileName));
    expect(assets.every(({ fileName }) => /-[\w-]{8}\.(js|css)$/.test(fileName))).toBe(true);
    const style = named(/\.css$/);
    const hash = createHash('sha256').update(style.source).digest('base64url').slice(0, 8);
    expect(style.fileName).toBe(`assets/page-${hash}.css`);
    const asked = [...text(named('index.html')).matchAll(/(?:src|href)="\/([^"]+)"/g)].map(
      ([, path]) => path!,
    );
    expect(asked.length).toBeGreaterThanOrEqual(5);
    expect(asked.filter((path) => named(path) === undefined)).toEqual([]);
  });

  it('keeps in the service worker exactly the files there are, under a version of their content', () => {
    const worker = text(named('sw.js'));
    const [, kept] = /const FILES = (\[.*?\]);/.exec(worker)!;
    const served = files
      .map(({ fileName }) => fileName)
      .filter((name) => !name.endsWith('.gz') && name !== 'sw.js')
      .map((name) => (name === 'index.html' ? '/' : `/${name}`));
    expect((JSON.parse(kept!) as string[]).sort()).toEqual(served.sort());
    expect(worker).toMatch(/const VERSION = "[\w-]{8}";/);
  });

  it('has icons of the size that the manifest promises, drawn and not empty', () => {
    const { icons } = JSON.parse(text(named('manifest.webmanifest'))) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    const drawn = icons.filter(({ type }) => type === 'image/png');
    expect(drawn).toHaveLength(3);
    for (const { src, sizes } of drawn) {
      const image = named(src.slice(1)).source as Buffer;
      expect([...image.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      const size = image.readUInt32BE(16);
      expect(`${size}x${image.readUInt32BE(20)}`).toBe(sizes);
      expect(coloursOf(image, size).size).toBeGreaterThanOrEqual(2);
    }
  });
});

/** The colours that are wholly opaque, of a PNG with one IDAT chunk and unfiltered rows. */
function coloursOf(image: Buffer, size: number): Set<string> {
  const at = image.indexOf('IDAT');
  const rows = inflateSync(image.subarray(at + 4, at + 4 + image.readUInt32BE(at - 4)));
  const colours = new Set<string>();
  for (let y = 0; y < size; y += 8)
    for (let x = 0; x < size; x += 8) {
      const pixel = rows.subarray(y * (1 + size * 4) + 1 + x * 4).subarray(0, 4);
      if (pixel[3] === 255) colours.add(pixel.subarray(0, 3).toString('hex'));
    }
  return colours;
}
