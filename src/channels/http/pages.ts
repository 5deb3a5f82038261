import { ERRORS } from '../../base/index.ts';
import { HTTP_ERRORS } from './problem.ts';
import type { Route } from './route.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:3rem auto;padding:0 1rem;color:#222;background:#fdfcfa}
code,pre{font:14px/1.5 ui-monospace,monospace;background:#f1eee8;border-radius:4px;padding:.1em .3em}pre{padding:.8em;overflow:auto}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.3em .6em .3em 0;border-bottom:1px solid #e5e0d8}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1b1a18}code,pre{background:#2a2825}td,th{border-color:#38352f}}`;

/** The first page: how to talk to the hub. The same with and without a token, so that it says nothing of this house. */
export function frontPage(version: string): string {
  return page(
    'Hearth',
    `<h1>Hearth ${escapeHtml(version)}</h1>
<p>This is the hub of a home. It takes sentences and does what they ask.</p>
<pre>curl -H "Authorization: Bearer $HEARTH_TOKEN" -H "Content-Type: application/json" -H "Prefer: wait=20" \\
  -d '{"text": "turn off the lights in the garage"}' http://this-hub:8420/v1/messages</pre>
<p>On the hub’s own machine: <code>npx hearth say "turn off the lights in the garage"</code>.</p>
<p>Everything but <code>/healthz</code> asks for a token: the owner’s is in <code>owner.token</code> in the
hub’s data folder, and <code>npx hearth token new NAME</code> makes more. The routes are at <a href="/docs">/docs</a>, for programs at
<a href="/openapi.json">/openapi.json</a>.</p>`,
  );
}

/** The routes and the error codes, written from the same tables that the server runs on. */
export function docsPage(routes: readonly Route[], version: string): string {
  const tags = [...new Set(routes.map((route) => route.tag))];
  const sections = tags.map((tag) => {
    const rows = routes.filter((route) => route.tag === tag).map(routeRow);
    return `<h2>${escapeHtml(tag)}</h2><table><tr><th>Route</th><th>Does</th><th>Token</th></tr>${rows.join('')}</table>`;
  });
  const errors = Object.entries({ ...ERRORS, ...HTTP_ERRORS }).map(
    ([code, { http, title }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${http}</td><td>${escapeHtml(title)}</td></tr>`,
  );
  return page(
    'Hearth: routes',
    `<h1>Hearth ${escapeHtml(version)}: routes</h1><p>Machine-readable: <a href="/openapi.json">/openapi.json</a>.
Errors are <code>application/problem+json</code>; WebSocket is at <code>/ws</code>.</p>
${sections.join('\n')}<h2>error codes</h2><table><tr><th>Code</th><th>Status</th><th>Meaning</th></tr>${errors.join('')}</table>`,
  );
}

function routeRow(route: Route): string {
  const needs = typeof route.needs === 'string' ? route.needs : route.needs.join(' or ');
  return `<tr><td><code>${route.method} ${escapeHtml(route.path)}</code></td><td>${escapeHtml(route.summary)}</td><td>${escapeHtml(needs)}</td></tr>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>\n`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
