/**
 * Turns the Markdown of this repository into the pages that the hub serves at `/docs`. build.mjs writes them to dist/docs.json;
 * the hub puts them into a frame and adds the reference of its own routes (src/channels/http/docs.ts).
 *
 * A page's `path` is what stands behind `/docs/` in its address: `guides/service` for docs/guides/service.md, and nothing for
 * the README. A link between pages becomes a link of the site. A link to any other file of the repository becomes its name,
 * because the hub has no sources to show.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Pages beside docs/, by file. */
const BESIDE = {
  'README.md': '',
  'CONTRIBUTING.md': 'contributing',
  'SECURITY.md': 'security',
  'CHANGELOG.md': 'changelog',
};
/** Groups of the navigation, in order; a folder of docs/ that is not named here comes last, by its own name. */
const SECTIONS = {
  start: { title: 'Start', pages: ['', 'glossary'] },
  guides: { title: 'Guides', pages: ['guides'] },
  reference: { title: 'Reference', pages: ['reference'] },
  inside: { title: 'How it works', pages: ['page', 'lifecycle', 'understanding', 'agents', 'models'] },
  project: { title: 'The project', pages: ['contributing', 'security', 'changelog'] },
  design: { title: 'Design', pages: ['design'] },
  decisions: { title: 'Decisions', pages: ['decisions'] },
};

/** @returns `{ style, sections: [{ title, pages: [{ path, title, html }] }] }`, all text. */
export function buildDocs(root = ROOT) {
  const files = markdownOf(root);
  const known = new Map(files.map(({ file, path }) => [file, path]));
  const folders = new Set([...known.values()].filter((path) => path.includes('/')).map(posix.dirname));
  const pages = files.map(({ file, path }) => ({
    path,
    ...pageOf(readFileSync(join(root, file), 'utf8'), file, { known, folders }),
  }));
  return {
    style: readFileSync(join(root, 'docs/site/style.css'), 'utf8'),
    sections: sectionsOf(pages, [...folders]),
  };
}

/** The id that a heading or a cell of a first column goes by, as GitHub makes it of a heading's words. */
function anchorOf(text) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

function markdownOf(root) {
  const beside = Object.entries(BESIDE).map(([file, path]) => ({ file, path }));
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({ file: `docs/${name}`, path: name.replace(/(?:\/README)?\.md$/, '') }));
  return [...beside, ...docs];
}

function sectionsOf(pages, folders) {
  const named = new Map(
    Object.entries(SECTIONS).flatMap(([name, section]) => section.pages.map((path) => [path, name])),
  );
  const sectionOf = (path) =>
    named.get(path) ?? folders.find((folder) => path === folder || path.startsWith(`${folder}/`)) ?? 'more';
  return [...new Set([...Object.keys(SECTIONS), ...folders, 'more'])]
    .map((name) => {
      const { title = name, pages: first = [name] } = SECTIONS[name] ?? {};
      const own = pages.filter(({ path }) => sectionOf(path) === name);
      const rank = ({ path }) => (first.includes(path) ? first.indexOf(path) : first.length);
      own.sort((one, other) => rank(one) - rank(other));
      const isLinked = folders.includes(name) && !own.some(({ path }) => path === name);
      return { title, pages: isLinked ? [listOf(name, title, own), ...own] : own };
    })
    .filter((section) => section.pages.length > 0);
}

/** What a link to a folder without a README leads to. Not shown in the navigation, which holds the same links. */
function listOf(path, title, pages) {
  const items = pages.map(
    (page) => `<li><a href="${addressOf(page.path)}">${escapeHtml(page.title)}</a></li>`,
  );
  return { path, title, unlisted: true, html: `<h1>${escapeHtml(title)}</h1><ul>${items.join('')}</ul>` };
}

function pageOf(markdown, file, site) {
  const anchors = new Set();
  let title = file;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = plainText(tokens);
        if (depth === 1) title = text;
        const id = escapeHtml(unused(anchorOf(text), anchors));
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return linkOf(href, this.parser.parseInline(tokens), plainText(tokens), file, site);
      },
      // On a phone a wide table scrolls by itself and not the page with it. A row is known by its first cell.
      table({ header, rows }) {
        const cells = (tag, row) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const body = rows.map((row) => `<tr${rowId(row, anchors)}>${cells('td', row)}</tr>`);
        const head = header.some(({ text }) => text !== '')
          ? `<thead><tr>${cells('th', header)}</tr></thead>`
          : '';
        return `<div class="table"><table>${head}<tbody>${body.join('\n')}</tbody></table></div>\n`;
      },
      // Pictures lie in the repository, which the hub has not.
      image: ({ text }) => `<em>${escapeHtml(text)}</em>`,
      html: ({ text }) => escapeHtml(text),
    },
  });
  return { html: marked.parse(markdown), title };
}

/** Rows that are asked for by name: error codes, ids of capabilities, words of the glossary. */
function rowId([first], anchors) {
  const id = anchorOf(plainText(first?.tokens ?? []));
  return /^[\w-]{2,40}$/.test(id) && !anchors.has(id) ? ` id="${unused(id, anchors)}"` : '';
}

function unused(id, anchors) {
  let name = id;
  for (let count = 1; anchors.has(name); count++) name = `${id}-${count}`;
  anchors.add(name);
  return name;
}

function linkOf(href, html, text, file, { known, folders }) {
  if (/^https?:/.test(href)) return `<a href="${escapeHtml(href)}">${html}</a>`;
  const [target = '', anchor] = href.split('#');
  const fragment = anchor === undefined ? '' : `#${anchor}`;
  if (target === '') return `<a href="${fragment}">${html}</a>`;
  const path = posix.normalize(posix.join(posix.dirname(file), target)).replace(/\/$/, '');
  const folder = path.replace(/^docs\//, '');
  const page = known.get(path) ?? (folders.has(folder) ? folder : undefined);
  if (page !== undefined) return `<a href="${addressOf(page)}${fragment}">${html}</a>`;
  return text === target ? `<code>${html}</code>` : `${html} (<code>${escapeHtml(path)}</code>)`;
}

function addressOf(path) {
  return path === '' ? '/docs' : `/docs/${path}`;
}

function plainText(tokens) {
  return tokens.map((token) => (token.tokens ? plainText(token.tokens) : (token.text ?? ''))).join('');
}

function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
