/**
 * The service worker: keeps the files of the page, so that it opens while the hub does not answer and shows how the house was. What the
 * hub says of the house is never kept here (store/keep.ts keeps the last of it, and signing out removes that).
 */
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
const PREFIX = 'hearth-page-';
/** A hub that is near has answered by now. */
const NEAR_MS = 1500;
const VIEWS = ['/', '/rooms', '/talk', '/today', '/lists', '/rules', '/history', '/house', '/welcome'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PREFIX + VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (VIEWS.includes(pathname)) event.respondWith(freshOrKept(request));
    return;
  }
  if (FILES.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(keptOrFresh(request));
});

/** The page as the hub has it now, or as it was kept. */
async function freshOrKept(request) {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(NEAR_MS) });
    if (fresh.ok) return fresh;
  } catch {
    // Away, or down.
  }
  return (await caches.match('/')) ?? Response.error();
}

/** Any version's: an open page asks for its own parts after the hub has become a newer one. */
async function keptOrFresh(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The version before stays for the pages that are open with it. */
async function forgetOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}
