import { isUuid } from '@little-dunes/domain/catalogue/product'
import { FIRST_LANGUAGE, LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { SIZE_HASH } from '@little-dunes/domain/paths'
import { localStore } from '#platform/browser-storage'
import { ALIVE_UNUSED } from '#platform/scripts/start-of-scripts'
import { TOKEN_KEY } from '#platform/session-keys'
import { NEEDED } from '#shell/hydration/deferred-type'
import { whenPainted } from '#shell/hydration/when-painted'
import { whenShown } from '#shell/hydration/when-shown'
import { LANGUAGE_OFFER_KEY } from '#shell/language/language-offer-key'
import { isPictureBroken } from '#ui/is-picture-broken'

const UUID_LENGTH = 36

/** With an account, the page differs from the shared one. The cart of a guest does not (`early-cart-count.ts`). */
const isSignedIn = (): boolean => localStore.get(TOKEN_KEY) !== null

/** After a reload or Back, the browser restores form values, which the page must follow. */
const isReturned = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')

/** Server-rendered pages ignore the size (`use-variant-selection.ts`) and the question for it. */
const isSizeLinked = ({ pathname, search, hash }: Location): boolean =>
  isUuid(pathname.slice(-UUID_LENGTH)) && (hash === SIZE_HASH || new URLSearchParams(search).has('size'))

/** An overestimate: the page itself decides (`language-offer.tsx`). */
function isLanguageOffered(): boolean {
  if (document.documentElement.lang !== FIRST_LANGUAGE || localStore.get(LANGUAGE_OFFER_KEY)) return false
  const read = navigator.languages.map((one) => one.split('-', 1)[0])
  const spoken = read.find((one) => LANGUAGES.some((language) => language === one))
  return spoken !== undefined && spoken !== FIRST_LANGUAGE
}

const ask = (target: EventTarget): boolean => target.dispatchEvent(new Event(NEEDED, { bubbles: true }))

/** Asks where the need is: the scripts of an island start without the frame of its page. */
function askForNeeds(): void {
  if (isSignedIn() || isReturned() || isLanguageOffered()) ask(window)
  const content = document.querySelector('main')
  if (content && isSizeLinked(location)) ask(content)
  for (const element of document.querySelectorAll(`[${ALIVE_UNUSED}]`)) ask(element)
  // A broken picture is replaced by a placeholder (HOME-39). This script may run after its error event.
  for (const image of document.images) if (isPictureBroken(image)) ask(image)
}
const askIfNeeded = (): void => whenShown(askForNeeds)

/** Requests the scripts of a page that needs them without any interaction (decision 069). */
export function askForNeededScripts(): void {
  whenPainted(askIfNeeded)
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && ask(target), true)
  // A page from the back/forward cache may have missed changes made on other pages.
  addEventListener('pageshow', ({ persisted }) => persisted && askIfNeeded())
}
