/**
 * The service worker: keeps the files of the page, so that it opens while the hub does not answer and shows how the house was. What the
 * hub says of the house is never kept here (store/keep.ts keeps the last of it, and signing out removes that): files are asked for as nobody.
 */
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
/** What buttons say, in the language of the page: it names them in the address that it registers (main.tsx). */
const DEEDS = Object.fromEntries(new URLSearchParams(location.search));
const PREFIX = 'hearth-page-';
/** A hub that is near has answered by now. */
const NEAR_MS = 1500;
const VIEWS = ['/', '/rooms', '/talk', '/today', '/lists', '/rules', '/history', '/house', '/welcome'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PREFIX + VERSION)
      .then((cache) => cache.addAll(FILES.map((path) => new Request(path, { credentials: 'omit' }))))
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

/** What the house says while no page is open. */
self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {};
  const buttons = (said.buttons ?? []).slice(0, 2);
  event.waitUntil(
    self.registration.showNotification(said.title ?? 'Hearth', {
      body: said.text,
      tag: said.about ?? said.id,
      renotify: said.rings !== undefined,
      requireInteraction: said.type === 'question' || said.rings !== undefined,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      actions: buttons.map(({ option, deed }, index) => ({
        action: String(index),
        title: titleOf(option, deed),
      })),
      data: { answers: buttons.map(({ answer }) => answer) },
    }),
  );
});

/** A button does its one thing from the lock screen; where that is over, and for a tap beside the buttons, the talk opens. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const answer = event.notification.data?.answers?.[Number(event.action)];
  event.waitUntil(event.action === '' || answer === undefined ? openTalk() : press(answer));
});

async function press(answer) {
  const pressed = await fetch('/v1/push/answers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
  }).catch(() => undefined);
  if (pressed === undefined || !pressed.ok) await openTalk();
}

async function openTalk() {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) return self.clients.openWindow('/talk');
  await open.focus();
  return open.navigate('/talk');
}

/** Words of the page for what a button does; what may be answered comes in the words of the question. */
function titleOf(option, deed) {
  const words = option ?? DEEDS[deed] ?? deed;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
