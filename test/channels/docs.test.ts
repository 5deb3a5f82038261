import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/base/index.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

interface Built {
  readonly style: string;
  readonly sections: readonly {
    readonly title: string;
    readonly pages: readonly {
      readonly path: string;
      readonly title: string;
      readonly html: string;
      readonly unlisted?: true;
    }[];
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'hearth-docs-'));
const file = pathToFileURL(join(folder, 'docs.json'));
let built: Built;
let buildDocs: (root?: string) => Built;
let open: OpenHouse;
/** Every page that can be reached from the first one, by its address. */
const pages = new Map<string, string>();

beforeAll(async () => {
  ({ buildDocs } = (await import(resolve('docs/site/build.mjs'))) as { buildDocs: typeof buildDocs });
  built = buildDocs();
  writeFileSync(file, JSON.stringify(built));
  open = await openHouse({ docs: file });
  const open_ = ['/docs'];
  for (let address = open_.pop(); address !== undefined; address = open_.pop()) {
    const response = await open.ask(address, { token: null });
    expect([address, response.status]).toEqual([address, 200]);
    pages.set(address, await response.text());
    const next = linksOf(pages.get(address)!).map((link) => link.split('#')[0]!);
    open_.push(
      ...next.filter((link) => link.startsWith('/docs') && !pages.has(link) && !open_.includes(link)),
    );
  }
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, link]) => link!);
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);

describe('the documentation at /docs', () => {
  it('needs no token, and shows every page of the repository in its navigation', () => {
    const nav = /<nav[\s\S]*<\/nav>/.exec(pages.get('/docs')!)![0];
    const listed = built.sections.flatMap((section) => section.pages).filter(({ unlisted }) => !unlisted);
    expect(listed.length).toBeGreaterThan(30);
    for (const { path, title } of listed) {
      expect(nav).toContain(`href="${path === '' ? '/docs' : `/docs/${path}`}"`);
      expect(pages.get(path === '' ? '/docs' : `/docs/${path}`)).toContain('<h1');
      expect(title).not.toMatch(/\.md$/);
    }
    expect(nav).toContain('href="/docs" aria-current="page"');
  });

  it('has no link that leads nowhere', async () => {
    const broken: string[] = [];
    for (const [address, html] of pages)
      for (const link of linksOf(html)) {
        if (/^https?:/.test(link)) continue;
        const [target = '', anchor] = link.split('#');
        const page = target === '' ? html : pages.get(target);
        const other = page === undefined && (await open.ask(target)).status !== 200;
        if (other || (anchor !== undefined && !idsOf(page ?? '').includes(anchor)))
          broken.push(`${address}: ${link}`);
      }
    expect(broken).toEqual([]);
  });

  it('has no id twice on a page', () => {
    for (const [address, html] of pages) {
      const ids = idsOf(html);
      expect([address, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([address, []]);
    }
  });

  it('makes no request that leaves the house: no script, no picture, no font, one style sheet of its own', async () => {
    for (const [address, html] of pages) {
      const tags = [...html.matchAll(/<(script|img|iframe|object|embed|form|base|style|link|meta)\b[^>]*>/g)];
      expect([address, tags.map(([tag]) => tag)]).toEqual([
        address,
        [
          '<meta charset="utf-8">',
          '<meta name="viewport" content="width=device-width,initial-scale=1">',
          '<link rel="stylesheet" href="/docs/style.css">',
        ],
      ]);
      expect([address, /<[^>]* (style|src|on\w+)=/.exec(html)]).toEqual([address, null]);
    }
    const style = await open.ask('/docs/style.css', { token: null });
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const css = await style.text();
    expect(css).not.toMatch(/url\(|@import/);
    expect(css).toContain('prefers-color-scheme: dark');
  });

  it('tells browsers to load nothing else either', async () => {
    const policy = (await open.ask('/docs')).headers.get('content-security-policy');
    expect(policy).toBe(
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  });

  it('answers 404 for a page that is not, also for what would climb out of its folder', async () => {
    for (const path of ['/docs/nothing', '/docs/guides/nothing', '/docs/..%2f..', '/docs/__proto__/x']) {
      const { status } = await open.ask(path);
      expect([path, [404, 422].includes(status)]).toEqual([path, true]);
    }
  });

  it('says so where it was not built', async () => {
    const bare = await openHouse({ docs: pathToFileURL(join(folder, 'none.json')) });
    const answer = await bare.ask('/docs');
    await bare.close();
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ hint: 'Run "npm run build".' }),
    ]);
  });

  it('has the row of each error code where the type of a problem leads', async () => {
    const { type } = (await (await open.ask('/v1/nothing')).json()) as { type: string };
    expect(type).toBe('/docs/reference/errors#not-found');
    const ids = idsOf(pages.get('/docs/reference/errors')!);
    for (const code of Object.keys(ERRORS)) expect(ids).toContain(code);
  });
});

describe('a page of Markdown', () => {
  const page = (markdown: string) => {
    const root = mkdtempSync(join(folder, 'root-'));
    mkdirSync(join(root, 'docs/site'), { recursive: true });
    mkdirSync(join(root, 'docs/guides'));
    const files = {
      'README.md': '# First',
      'CONTRIBUTING.md': '# Work',
      'SECURITY.md': '# Safe',
      'CHANGELOG.md': '# New',
      'docs/site/style.css': 'body {}',
      'docs/guides/lamp.md': `# Lamps\n\n${markdown}`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    const { sections } = buildDocs(root);
    const { html } = sections.flatMap(({ pages }) => pages).find(({ path }) => path === 'guides/lamp')!;
    return html.slice(html.indexOf('\n') + 1).trim();
  };

  it('shows HTML as text', () => {
    expect(page('a <b>b</b>\n\n<script>x</script>')).toBe(
      '<p>a &lt;b&gt;b&lt;/b&gt;</p>\n&lt;script&gt;x&lt;/script&gt;',
    );
  });

  it('links to pages, to the list of a folder and to other sites, and names files that the hub does not show', () => {
    expect(page('[a](../../README.md) [b](../guides) [c](#here) [d](https://example.com/?a&b)')).toBe(
      '<p><a href="/docs">a</a> <a href="/docs/guides">b</a> <a href="#here">c</a> <a href="https://example.com/?a&amp;b">d</a></p>',
    );
    expect(page('[a](../../src/hub.ts) [x.ts](x.ts)')).toBe(
      '<p>a (<code>src/hub.ts</code>) <code>x.ts</code></p>',
    );
  });

  it('gives headings the ids that GitHub gives them, and rows that of their first cell', () => {
    expect(page('## What `a` may, may not\n## What a may, may not')).toBe(
      '<h2 id="what-a-may-may-not">What <code>a</code> may, may not</h2>\n<h2 id="what-a-may-may-not-1">What a may, may not</h2>',
    );
    expect(page('|id|\n|---|\n|`A24`|')).toContain('<tr id="a24"><td><code>A24</code></td></tr>');
  });
});

describe('links in the Markdown', () => {
  it('lead to a file of the repository', () => {
    const broken = sources().flatMap(({ path, text }) =>
      [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link]) => link!.split('#')[0]!)
        .filter((link) => link !== '' && !/^https?:/.test(link))
        .filter((link) => !existsSync(posix.join(posix.dirname(path), link)))
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('paths that the Markdown names', () => {
  it('exist: a file, a folder, or a test without its ending', () => {
    const missing = sources().flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:src|services|devices|test|bench|docs|packaging)\/[\w./-]*)([^`]*)/g)]
        .filter(([, , rest]) => rest === '')
        .map(([, name]) => name!)
        .filter(
          (name) =>
            !name.includes('NAME') && ![name, `${name}.test.ts`, `${name}.md`].some((one) => existsSync(one)),
        )
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the six ways into the code in CONTRIBUTING', () => {
  it('lead to files that have what to look for', () => {
    const section = readFileSync('CONTRIBUTING.md', 'utf8').split('## Six ways in')[1]!.split('\n## ')[0]!;
    const ways = [...section.matchAll(/^\| [^|`]+ \| `([^`]+)` \| (.+) \|$/gm)];
    expect(ways).toHaveLength(6);
    for (const [, path, hints] of ways) {
      const source = readFileSync(path!, 'utf8');
      const names = [...hints!.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
      expect([path, names.length > 0, names.filter((name) => !source.includes(name))]).toEqual([
        path,
        true,
        [],
      ]);
    }
  });
});

describe('/docs/reference/routes', () => {
  it('shows every route that the hub answers to, with its fields, its scopes and its answers', async () => {
    const page = pages.get('/docs/reference/routes')!;
    const { paths } = (await (await open.ask('/openapi.json')).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const wanted = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(idsOf(page)).toEqual(expect.arrayContaining(wanted));
    const say = page.slice(page.indexOf('id="post_messages"'), page.indexOf('id="get_turns"'));
    expect(say).toContain('<code>/v1/messages</code>');
    expect(say).toContain('Scope <code>speak</code>');
    expect(say).toContain('<tr><td><code>text</code></td><td>string, at most 10000</td>');
    expect(say).toContain('<code>groups[].actions[].call.service</code>');
    expect(say).toMatch(/<b>202<\/b>/);
    const alive = page.slice(page.indexOf('id="get_healthz"'));
    expect(alive.slice(0, alive.indexOf('<h3'))).toContain('No token.');
  });
});

function sources(): { path: string; text: string }[] {
  const beside = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];
  const inside = built.sections
    .flatMap((section) => section.pages)
    .flatMap(({ path }) => [`docs/${path}.md`, `docs/${path}/README.md`])
    .filter((path) => existsSync(path));
  return [...beside, ...inside].map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
