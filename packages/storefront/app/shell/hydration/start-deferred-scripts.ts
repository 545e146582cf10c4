import { DEFERRED_TYPE, NEEDED, UNTIL_USED } from '#shell/hydration/deferred-type'
import { whenPainted } from '#shell/hydration/when-painted'

/**
 * Signs that a visitor is present. Events before a press give the scripts a head start; assistive technology may send a
 * click alone. Another tab may have changed the cart or the account.
 */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'input', 'click', 'storage', NEEDED]
/** After a failed download, a moving mouse would retry again and again. */
const SIGNS_OF_NEED = ['pointerdown', 'keydown', 'online']

let isUsed = false
let listening = new AbortController()

function listen(kinds: readonly string[]): void {
  listening = new AbortController()
  for (const kind of kinds)
    addEventListener(kind, use, { capture: true, passive: true, signal: listening.signal })
}

/** Browsers report a resting mouse to a new page as a movement. */
const isRestingMouse = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0

/** Browsers report a scroll during layout, above all from right to left; a real scroll leaves the top. */
const isScrolledNowhere = ({ type, target }: Event): boolean =>
  type === 'scroll' && target === document && scrollY === 0

function use(event: Event): void {
  if (isRestingMouse(event) || isScrolledNowhere(event)) return
  isUsed = true
  start()
}

function start(): void {
  // The visitor may never look at a prerendered page.
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', start)
    return
  }
  // Hydration needs the complete page, and the script itself may be incomplete.
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
 * Fills the browser's cache first. A failed module import is permanent for its page by the module map of the HTML
 * standard, while a fetch can be repeated.
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
 * Starts the scripts of the page on the first interaction; on pages that need them in any case, once the first screen
 * is painted (D-60, decision 069).
 */
export function startDeferredScripts(): void {
  listen(SIGNS_OF_LIFE)
  // The visitor may have interacted before the page was complete.
  addEventListener('DOMContentLoaded', () => isUsed && start())
  whenPainted(() => document.querySelector(`[${UNTIL_USED}]`) || start())
}
