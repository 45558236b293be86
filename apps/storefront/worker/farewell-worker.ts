import { storePrefix } from './messages.ts';

/**
 * What `/sw.js` is where the shop wants no worker: it takes the place of the one a browser has, throws away all that was
 * kept, and goes. Written out, because no build is needed to get rid of one.
 */
export const farewellWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${storePrefix}')) await caches.delete(name);
  await registration.unregister();
})()));
`;
