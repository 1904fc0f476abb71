/**
 * Keeps one page for when there is no connection. Nothing else is kept, so that an update never meets an old shell:
 * what the network answers is shown as it is.
 *
 * @see https://web.dev/articles/offline-fallback-page
 */
const OFFLINE_PAGE = `/offline?${new URLSearchParams({
  language: new URL(self.location.href).searchParams.get('language') ?? '',
})}`;
const KEPT = [OFFLINE_PAGE, '/offline.css', '/favicon.svg'];
const CACHE = 'offline-1';

const keep = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.map((path) => new Request(path, { cache: 'reload' })));
  await self.skipWaiting();
};

const takeOver = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

const kept = (path) => caches.match(path, { cacheName: CACHE });

const page = async ({ preloadResponse, request }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const offline = await kept(OFFLINE_PAGE);
    if (offline === undefined) throw error;
    return offline;
  }
};

const piece = async (request, path) => {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await kept(path);
    if (stored === undefined) throw error;
    return stored;
  }
};

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(page(event));
  else if (KEPT.includes(pathname)) event.respondWith(piece(request, pathname));
});
