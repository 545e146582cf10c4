import { DEFERRED_TYPE } from '#shell/hydration/deferred-type'

/** The largest picture is painted a moment after the page has loaded. */
const AFTER_LOAD_MS = 150
/** A picture that does not come must not keep a page from hydrating. */
const AT_THE_LATEST_MS = 3000
/** What it fetches to keep comes after what the page is for. */
const WORKER_AFTER_MS = AT_THE_LATEST_MS
const INTERACTIONS = ['pointerdown', 'keydown'] as const

function start(): void {
  const deferred = document.querySelector<HTMLScriptElement>(`script[type=${DEFERRED_TYPE}]`)
  if (!deferred) return
  for (const kind of INTERACTIONS) removeEventListener(kind, start, true)
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${DEFERRED_TYPE}]`)) {
    link.rel = 'modulepreload'
  }
  const script = document.createElement('script')
  script.type = 'module'
  script.text = deferred.text
  deferred.replaceWith(script)
}

/** Starts the scripts of the page once its first screen is painted, or as soon as somebody uses it (D-60). */
export function startDeferredScripts(): void {
  for (const kind of INTERACTIONS) addEventListener(kind, start, true)
  // An animation of nothing ends only once there are frames.
  addEventListener('load', () => {
    document.body.animate([], AFTER_LOAD_MS).onfinish = start
    // Here, for it is in every page. Not every browser has one, and no page without TLS (decision 062).
    setTimeout(() => navigator.serviceWorker?.register('/service-worker.js').catch(Boolean), WORKER_AFTER_MS)
  })
  addEventListener('DOMContentLoaded', () => setTimeout(start, AT_THE_LATEST_MS))
}
