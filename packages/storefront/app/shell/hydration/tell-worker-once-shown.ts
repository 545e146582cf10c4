const tell = () => navigator.serviceWorker?.controller?.postMessage('')

/** The document came from a prefetch, also where the browser may not prerender. */
const isPrefetched = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => Reflect.get(entry, 'deliveryType') === 'navigational-prefetch')

/** The worker caches no page that was only fetched ahead, so the page tells it once it is shown (decision 062). */
export function tellWorkerOnceShown(): void {
  document.addEventListener('prerenderingchange', tell)
  if (!document.prerendering && isPrefetched()) tell()
}
