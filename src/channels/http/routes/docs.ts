import { z } from 'zod';
import { DOCS_STYLE, type DocsSite } from '../docs.ts';
import { type Reply, type Route, route } from '../route.ts';

const HTML = 'text/html; charset=utf-8';
const Name = z.string().regex(/^[\w.-]+$/);

/** The documentation. It says nothing of this house, and its links could not bring a token along: it asks for none. */
export function docsRoutes(site: DocsSite): readonly Route[] {
  const common = { method: 'GET', tag: 'documentation', needs: 'open' } as const;
  const answers = {
    200: { description: 'A page.', contentType: 'text/html' },
    404: { description: 'There is no such page, or the documentation was not built.' },
  };
  const page = (path: string): Reply => text(HTML, site.page(path));
  return [
    route({
      ...common,
      path: '/docs',
      summary: 'The documentation: its first page.',
      answers,
      run: () => page(''),
    }),
    route({
      ...common,
      path: DOCS_STYLE,
      summary: 'How its pages look.',
      answers: { ...answers, 200: { description: 'A style sheet.', contentType: 'text/css' } },
      run: () => text('text/css; charset=utf-8', site.style()),
    }),
    route({
      ...common,
      path: '/docs/{page}',
      summary: 'A page of it.',
      params: z.object({ page: Name }),
      answers,
      run: ({ params }) => page(params.page),
    }),
    route({
      ...common,
      path: '/docs/{folder}/{page}',
      summary: 'A page in a folder: a guide, a reference, a decision.',
      params: z.object({ folder: Name, page: Name }),
      answers,
      run: ({ params }) => page(`${params.folder}/${params.page}`),
    }),
  ];
}

function text(contentType: string, body: string): Reply {
  return { type: 'content', status: 200, contentType, body };
}
