// Replaces the service worker when the shop has switched it off: deletes the caches and unregisters itself.
export {}

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  // Pages answered by the former worker may be broken.
  for (const page of pages) await page.navigate(page.url).catch(() => null)
}
