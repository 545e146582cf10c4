import { DEFERRED_TYPE, NEEDED, UNTIL_USED } from '#shell/hydration/deferred-type'
import { whenPainted } from '#shell/hydration/when-painted'

/**
 * Somebody is there. What comes before a press gives the scripts a head start; a click comes alone from aids to reaching.
 * Another tab may have changed the cart or the account.
 */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'input', 'click', 'storage', NEEDED]
/** After a failure: a mouse on its way would ask again and again. */
const SIGNS_OF_NEED = ['pointerdown', 'keydown', 'online']

let isUsed = false
let listening = new AbortController()

function listen(kinds: readonly string[]): void {
  listening = new AbortController()
  for (const kind of kinds)
    addEventListener(kind, use, { capture: true, passive: true, signal: listening.signal })
}

/** Browsers tell a new page where the mouse rests as if it had moved there. */
const isRestingMouse = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0

/** Browsers tell of a scroll while a page is laid out, from right to left above all; whoever scrolls leaves the top. */
const isScrolledNowhere = ({ type, target }: Event): boolean =>
  type === 'scroll' && target === document && scrollY === 0

function use(event: Event): void {
  if (isRestingMouse(event) || isScrolledNowhere(event)) return
  isUsed = true
  start()
}

function start(): void {
  // What the browser makes ahead may never be looked at.
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', start)
    return
  }
  // The page is made alive whole; the script itself may be half there.
  if (document.readyState === 'loading') return
  if (listening.signal.aborted) return
  listening.abort()
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${DEFERRED_TYPE}]`)]
  Promise.all(links.map(download)).then(
    () => run(links),
    () => listen(SIGNS_OF_NEED),
  )
}

/**
 * Into the browser's cache. A module that did not come stays lost to its page, as the HTML standard's module map has it;
 * a fetch may be repeated.
 */
async function download({ href }: HTMLLinkElement): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(href)
  await response.blob()
}

function run(links: readonly HTMLLinkElement[]): void {
  const deferred = document.querySelector<HTMLScriptElement>(`script[type=${DEFERRED_TYPE}]`)
  if (!deferred) return
  for (const link of links) link.rel = 'modulepreload'
  const script = document.createElement('script')
  script.type = 'module'
  script.text = deferred.text
  deferred.replaceWith(script)
}

/**
 * Starts the scripts of the page as soon as somebody uses it; of pages that are nothing without them, once the first
 * screen is painted (D-60, decision 069).
 */
export function startDeferredScripts(): void {
  listen(SIGNS_OF_LIFE)
  // Whoever was quicker than the page.
  addEventListener('DOMContentLoaded', () => isUsed && start())
  whenPainted(() => document.querySelector(`[${UNTIL_USED}]`) || start())
}
