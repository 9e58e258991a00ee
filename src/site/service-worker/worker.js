// Runs in the browser as /sw.js; the server replaces the placeholders for version and files. It shows
// the offline page, with the language of the address first, when a page cannot be fetched, and caches nothing else: HTTP caching covers the
// assets, whose names are hashed. So a new version may take over at once.
const version = '__VERSION__';
const files = ['__FILES__'];
const cacheName = `offline-${version}`;

async function install() {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
}

async function respondWithPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const { pathname } = new URL(event.request.url);
    const page = /^\/pt(\/|$)/.test(pathname) ? '/pt/offline' : '/offline';
    return (await caches.match(page)) ?? Response.error();
  }
}

async function respondWithFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (files.includes(pathname)) event.respondWith(respondWithFile(request));
});
