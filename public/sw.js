// Versions 1 and 2 had a service worker at this address. This one replaces it, deletes its caches,
// and unregisters itself. Other sites, and other paths of the same host, keep theirs.
const prefix = `dry-run-precache:${new URL(self.registration.scope).pathname}:`;

const retire = async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix)) await caches.delete(name);
  }
  await self.registration.unregister();
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
