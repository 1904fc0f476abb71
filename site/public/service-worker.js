/**
 * Caches a single offline fallback page. Nothing else is cached, so a release never meets an outdated shell: network
 * responses are used as they are.
 *
 * A newer worker waits until every tab of the site is closed. Taking over an open page would terminate the worker that
 * is handling that page's next navigation, and the navigation would get no response.
 *
 * @see https://web.dev/articles/offline-fallback-page
 */
const OFFLINE_PAGE = '/offline';
const PIECES = ['/offline.css', '/offline.js', '/favicon.svg'];
const CACHE = 'offline-3';

const fetched = (address) => new Request(address, { cache: 'reload' });

const keepAll = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll([OFFLINE_PAGE, ...PIECES].map(fetched));
};

/**
 * Caches the offline page in the language of the last visit. Without a connection the cached page is kept.
 *
 * @param {string} language
 */
const keepIn = async (language) => {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(OFFLINE_PAGE);
  if (stored?.headers.get('content-language') === language) return;
  const answer = await fetch(fetched(`${OFFLINE_PAGE}?${new URLSearchParams({ language })}`));
  if (answer.ok) await cache.put(OFFLINE_PAGE, answer);
};

/** Static routing, where supported: requests for streams and images go to the network without starting the worker. */
const leaveTheRest = async (event) => {
  const ours = [{ requestMode: 'navigate' }, ...PIECES.map((urlPattern) => ({ urlPattern }))];
  await event.addRoutes?.({ condition: { not: { or: ours } }, source: 'network' });
};

const tidy = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
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

/**
 * Opens the page of a reminder in an existing window of the site. Opens a new window if there is none or if this worker
 * does not control it.
 */
const openReminded = ({ data }) => {
  const address = new URL(data?.href ?? '/', self.location.origin).href;
  return self.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((windows) => windows.find(({ frameType }) => frameType === 'top-level').focus())
    .then((focused) => focused.navigate(address))
    .catch(() => self.clients.openWindow(address));
};

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
  event.waitUntil(leaveTheRest(event).catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(keepIn(event.data).catch(() => undefined));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReminded(event.notification));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(page(event));
  else if (PIECES.includes(pathname)) event.respondWith(piece(request, pathname));
});
