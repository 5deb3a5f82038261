import { document } from './docs.ts';
import { escapeHtml } from './escape.ts';

/** The first page: how to talk to the hub. It says nothing of this house, because it is shown without a token too. */
export function frontPage(version: string): string {
  return document(
    'Hearth',
    `<main><h1>Hearth ${escapeHtml(version)}</h1>
<p>This is the hub of a home. It takes sentences and does what they ask.</p>
<pre>curl -H "Authorization: Bearer $HEARTH_TOKEN" -H "Content-Type: application/json" -H "Prefer: wait=20" \\
  -d '{"text": "turn off the lights in the garage"}' http://this-hub:8420/v1/messages</pre>
<p>On the hub’s own machine: <code>npx hearth say "turn off the lights in the garage"</code>.</p>
<p>Everything but <code>/healthz</code> and <a href="/docs">the documentation</a> asks for a token: the owner’s is in <code>owner.token</code>
in the hub’s data folder, and <code>npx hearth token new NAME</code> makes more. The routes are at
<a href="/docs/reference/routes">/docs/reference/routes</a>, for programs at <a href="/openapi.json">/openapi.json</a>.</p></main>`,
  );
}
