import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '../../base/index.ts';
import { document } from './docs.ts';

/** Everything comes from the hub itself: no inline script or style, no frame around it, no form that goes elsewhere. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(self), payment=(), usb=()',
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What stands below it has a hash of its content in its name. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';

interface PageFile {
  readonly path: string;
  readonly size: number;
  /** Of its content, as far as the file system tells: the build writes a file anew to change it. */
  readonly tag: string;
}

/**
 * The files of the page, as the build left them in a folder. They say nothing of this house, and are for whoever asks. Only what was found in
 * the folder is read, by whatever name it is asked for. The page itself holds what it shows first, where it is for somebody who is signed in.
 */
export class PageFiles {
  readonly #folder: string;
  readonly #firstView: (request: FastifyRequest) => Json | undefined;
  #files: ReadonlyMap<string, PageFile> | undefined;

  /** @param firstView what the page would ask for first; undefined for whoever is not signed in. */
  constructor(
    folder = new URL('./page/', import.meta.url),
    firstView: (request: FastifyRequest) => Json | undefined = () => undefined,
  ) {
    this.#folder = fileURLToPath(folder);
    this.#firstView = firstView;
  }

  /**
   * Answers with the file of this address; for an address of a view, with the page itself. Undefined where there is none such, and the
   * request is somebody else's.
   */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const [pathname = '/'] = request.url.split('?');
    const path = isView(request, pathname) ? '/index.html' : pathname;
    const file = this.#find(path);
    if (file === undefined) return path === '/index.html' ? sendUnbuilt(reply) : undefined;
    if (path === '/index.html' && request.method === 'GET' && wantsPage(request)) {
      const known = this.#firstView(request);
      if (known !== undefined) return sendKnown(request, reply, file, known);
    }
    const zipped = this.#zipped(request, path);
    const { tag } = zipped ?? file;
    reply.headers({
      ...HEADERS,
      'cache-control': path.startsWith(HASHED) ? FOREVER : 'no-cache',
      etag: tag,
      vary: 'accept-encoding',
    });
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    reply.type(TYPES[extname(path)] ?? 'application/octet-stream');
    if (zipped !== undefined) reply.header('content-encoding', 'gzip');
    const sent = zipped ?? file;
    reply.header('content-length', sent.size);
    if (request.method === 'HEAD') return reply.send();
    return reply.send(createReadStream(sent.path));
  }

  #zipped(request: FastifyRequest, path: string): PageFile | undefined {
    return takesGzip(request) ? this.#find(`${path}.gz`) : undefined;
  }

  #find(path: string): PageFile | undefined {
    this.#files ??= filesIn(this.#folder);
    // A build that came after the start is found by the next request.
    if (this.#files.size === 0) this.#files = undefined;
    return this.#files?.get(path);
  }
}

/** A browser that goes to an address without a dot wants the page, which then shows that view. */
function isView(request: FastifyRequest, pathname: string): boolean {
  if (pathname === '/') return true;
  return wantsPage(request) && !pathname.includes('.') && !/^\/(?:v1|docs|ws|mcp)(?:\/|$)/.test(pathname);
}

function wantsPage(request: FastifyRequest): boolean {
  return String(request.headers.accept ?? '').includes('text/html');
}

/** RFC 9110, section 12.5.3. */
function takesGzip(request: FastifyRequest): boolean {
  const takes = /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?\s*(?:,|$)/i;
  return takes.test(String(request.headers['accept-encoding'] ?? ''));
}

/**
 * The page with what is known, as data that no browser runs (HTML, "data block"): no letter of it ends the element. It is somebody's own, so
 * that no cache keeps it.
 */
function sendKnown(request: FastifyRequest, reply: FastifyReply, file: PageFile, known: Json): FastifyReply {
  const data = JSON.stringify(known).replaceAll('<', '\\u003c');
  const page = readFileSync(file.path, 'utf8').replace(
    '<body>',
    () => `<body><script type="application/json" id="known">${data}</script>`,
  );
  reply
    .headers({ ...HEADERS, 'cache-control': 'no-store', vary: 'accept-encoding, cookie' })
    .type('text/html; charset=utf-8');
  if (!takesGzip(request)) return reply.send(page);
  return reply.header('content-encoding', 'gzip').send(gzipSync(page));
}

/** RFC 9110, section 13.1.2: weak comparison, of a list or of anything. */
function isKnown(header: string | undefined, tag: string): boolean {
  const given = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return given.includes(tag) || given.includes('*');
}

function filesIn(folder: string): ReadonlyMap<string, PageFile> {
  let names: readonly string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return new Map();
  }
  return new Map(
    names.flatMap((name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = statSync(path);
      if (!statSync(path).isFile()) return [];
      const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${name.endsWith('.gz') ? '-gz' : ''}"`;
      return [[`/${name.replaceAll('\\', '/')}`, { path, size, tag }] as const];
    }),
  );
}

function sendUnbuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers(HEADERS)
    .type('text/html; charset=utf-8')
    .send(
      document(
        'Hearth',
        `<main><h1>Hearth</h1>
<p>This is the hub of a home, and its page was not built. In its folder:</p>
<pre>npm install &amp;&amp; npm run build</pre>
<p>It also takes sentences: <code>npx hearth say "turn off the lights in the garage"</code> on its own machine, or
<a href="/docs/reference/routes">by HTTP</a>. <a href="/docs">The documentation</a> is here.</p></main>`,
      ),
    );
}
