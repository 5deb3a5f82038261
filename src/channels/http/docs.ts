import { readFileSync } from 'node:fs';
import { HearthError } from '../../base/index.ts';
import { escapeHtml } from './escape.ts';

/** One page, as docs/site/build.mjs made it of a Markdown file. `path` is what stands behind `/docs/` in its address. */
export interface DocsPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** Reached by links alone. */
  readonly unlisted?: true;
}

interface Docs {
  readonly style: string;
  readonly sections: readonly { readonly title: string; readonly pages: readonly DocsPage[] }[];
}

export const DOCS_STYLE = '/docs/style.css';

/**
 * The documentation, in a frame with its navigation. The build puts it beside the bundle as docs.json; it is read when the first page is
 * asked for. `made` are pages that the running hub writes itself, shown at the end of the section of the page that they follow.
 */
export class DocsSite {
  readonly #file: URL;
  readonly #made: () => readonly DocsPage[];
  #docs: Docs | undefined;

  constructor(made: () => readonly DocsPage[], file = new URL('./docs.json', import.meta.url)) {
    this.#made = made;
    this.#file = file;
  }

  /** @throws HearthError `not-found` where nothing was built, for this and for all pages. */
  style(): string {
    return this.#read().style;
  }

  /** @throws HearthError `not-found` when there is no such page. */
  page(path: string): string {
    const { sections } = this.#read();
    const found = sections.flatMap(({ pages }) => pages).find((page) => page.path === path);
    if (found !== undefined) return framed(found, sections);
    throw new HearthError('not-found', `The documentation has no page "${path}"`, {
      hint: 'GET /docs lists all pages.',
    });
  }

  #read(): Docs {
    this.#docs ??= withMade(readDocs(this.#file), this.#made());
    return this.#docs;
  }
}

function readDocs(file: URL): Docs {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Docs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new HearthError('not-found', 'The documentation was not built', { hint: 'Run "npm run build".' });
  }
}

function withMade(docs: Docs, made: readonly DocsPage[]): Docs {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  return {
    ...docs,
    sections: docs.sections.map((section) => {
      const folders = new Set(section.pages.map(({ path }) => folderOf(path)).filter(Boolean));
      return {
        ...section,
        pages: [...section.pages, ...made.filter(({ path }) => folders.has(folderOf(path)))],
      };
    }),
  };
}

function framed(page: DocsPage, sections: Docs['sections']): string {
  const lists = sections.map(({ title, pages }) => {
    const items = pages
      .filter(({ unlisted }) => !unlisted)
      .map((one) => `<li>${linkTo(one, one === page)}</li>`);
    return `<h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul>`;
  });
  return document(
    page.path === '' ? page.title : `${page.title} · Hearth`,
    `<a class="skip" href="#page">Skip to the page</a>
<header><a href="/docs">Hearth</a><a href="#contents">Contents</a></header>
<main id="page">${page.html}</main>
<nav id="contents" aria-label="Contents">${lists.join('')}</nav>`,
  );
}

function linkTo({ path, title }: DocsPage, current: boolean): string {
  const address = path === '' ? '/docs' : `/docs/${path}`;
  return `<a href="${address}"${current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`;
}

/** A whole page in the style of the documentation. `body` is HTML. */
export function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${DOCS_STYLE}"></head>
<body>${body}</body></html>
`;
}
