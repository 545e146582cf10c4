import { STILL_ATTRIBUTE } from '#platform/scripts/start-of-scripts'
import { DEFERRED_TYPE, NEEDED, UNTIL_USED } from '#shell/hydration/deferred-type'
import { whenPainted } from '#shell/hydration/when-painted'
import { AWAKE, ISLAND, OF_ISLAND } from '#shell/island/island-marks'

/**
 * Signs that a visitor is present. Events before a press give the scripts a head start; assistive technology may send a
 * click alone. Another tab may have changed the cart or the account.
 */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'input', 'click', 'storage', NEEDED]
/** After a failed download, a moving mouse would retry again and again. */
const SIGNS_OF_NEED = ['pointerdown', 'keydown', 'online']

/** Browsers report a resting mouse to a new page as a movement. */
const isRestingMouse = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0

/** Browsers report a scroll during layout, above all from right to left; a real scroll leaves the top. */
const isScrolledNowhere = ({ type, target }: Event): boolean =>
  type === 'scroll' && target === document && scrollY === 0

/**
 * Fills the browser's cache first. A failed module import is permanent for its page by the module map of the HTML
 * standard, while a fetch can be repeated.
 */
async function download({ href }: HTMLLinkElement): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(href)
  await response.blob()
}

/** The island of the page, unless the build has no files of it. */
const findIsland = () => document.querySelector<HTMLElement>(`[${ISLAND}]:not([${ISLAND}=""])`)

/** Scripts that start together. */
interface Part {
  /** Selects the links to the scripts. */
  links: string
  isOnPage(): boolean
  /** True for a sign that this part is used. */
  isMeant(event: Event): boolean
  run(): void
}

/** The frame of a page; dialogs of its content are elsewhere in the body. */
const FRAME_PARTS = 'body > :is(a, aside, header, footer, nav)'

/** A sign of the whole page says more of its content than of its frame. */
const isOfContent = ({ type, target }: Event): boolean =>
  target instanceof Element ? !target.closest(FRAME_PARTS) : type !== 'storage' && type !== NEEDED

const isStillPage = (): boolean => document.querySelector(`main[${STILL_ATTRIBUTE}]`) !== null

const isInForm = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('main form') !== null

const FRAME: Part = {
  // The frame starts the island as well.
  links: `link[rel=${DEFERRED_TYPE}]`,
  isOnPage: () => true,
  isMeant: (event) => !isStillPage() || !isOfContent(event) || (!findIsland() && isInForm(event)),
  run() {
    const deferred = document.querySelector<HTMLScriptElement>(`script[type=${DEFERRED_TYPE}]`)
    if (!deferred) return
    const script = document.createElement('script')
    script.type = 'module'
    script.text = deferred.text
    deferred.replaceWith(script)
  },
}

const ISLAND_PART: Part = {
  links: `link[rel=${DEFERRED_TYPE}][${OF_ISLAND}]`,
  isOnPage: () => findIsland() !== null,
  // The frame may have started it.
  isMeant: (event) => findIsland()?.hasAttribute(AWAKE) === false && isOfContent(event),
  run() {
    const island = findIsland()
    if (island)
      import(/* @vite-ignore */ island.getAttribute(ISLAND) ?? '').then(({ start }) => start(island))
  },
}

/** Returns a function that starts the part as soon as that is possible. */
function prepare({ links: selector, isOnPage, isMeant, run }: Part): () => void {
  let isUsed = false
  let listening = new AbortController()

  function listen(kinds: readonly string[]): void {
    listening = new AbortController()
    for (const kind of kinds)
      addEventListener(kind, use, { capture: true, passive: true, signal: listening.signal })
  }

  function use(event: Event): void {
    if (isRestingMouse(event) || isScrolledNowhere(event)) return
    // Only heard after a failed download.
    if (event.type !== 'online' && !isMeant(event)) return
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
    const links = [...document.querySelectorAll<HTMLLinkElement>(selector)]
    Promise.all(links.map(download)).then(
      () => {
        for (const link of links) link.rel = 'modulepreload'
        run()
      },
      () => listen(SIGNS_OF_NEED),
    )
  }

  listen(SIGNS_OF_LIFE)
  // The visitor may have interacted before the page was complete.
  addEventListener('DOMContentLoaded', () => {
    if (!isOnPage()) listening.abort()
    else if (isUsed) start()
  })
  return start
}

/**
 * Starts the scripts of the page on the first interaction; on pages that need them in any case, once the first screen
 * is painted (D-60, decision 069). An island starts without the frame of its page.
 */
export function startDeferredScripts(): void {
  prepare(ISLAND_PART)
  const startFrame = prepare(FRAME)
  whenPainted(() => document.querySelector(`[${UNTIL_USED}]`) || startFrame())
}
