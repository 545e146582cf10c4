import type { ListingQuery } from '#catalogue/address/listing-query'
import { FAILED_ATTRIBUTE, HEAD_ATTRIBUTE, type ListHead, listHead } from '#catalogue/listing/list-head'
import { getRootCause } from '#platform/get-root-cause'
import { fetchStaticPart } from '#ui/static-part/fetch-static-part'

export interface ListPage {
  head: ListHead
  /** The list could not be loaded. */
  failed: boolean
  /** The list, when the browser loaded it: empty if it failed. The document has the first one. */
  part?: DocumentFragment
}

/** Within this time the next key may come: its list replaces the one of this key before anyone reads it. */
const KEY_MS = 100

/** The longest wait for a list, the same as for a call. */
const LONGEST_MS = 15_000

const isTyping = (): boolean => document.activeElement?.closest('search') != null

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, KEY_MS)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

const endOfPatience = () =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, LONGEST_MS, new Error('The list did not arrive in time'))
  })

async function fetchPart(url: URL, signal: AbortSignal): Promise<DocumentFragment> {
  if (isTyping()) await pause(signal)
  return fetchStaticPart(url, signal)
}

/** Head of the list on screen. It stays when the next list cannot be loaded. */
let shownHead: ListHead | null = null

/** Loads a list in the browser (D-12): the HTML of the page at the address, which the server often has in memory. */
export async function fetchListPage(url: URL, { signal }: Request, choice: ListingQuery): Promise<ListPage> {
  try {
    const part = await Promise.race([fetchPart(url, signal), endOfPatience()])
    const list = part.firstElementChild
    const head = JSON.parse(list?.getAttribute(HEAD_ATTRIBUTE) ?? 'null') as ListHead | null
    if (!head || list?.hasAttribute(FAILED_ATTRIBUTE)) throw new Error('The list failed')
    return { head, failed: false, part }
  } catch (cause) {
    if (!signal.aborted) console.error('Could not load the product list:', getRootCause(cause))
    const head = shownHead ?? listHead({ choice, facets: null })
    return { head, failed: true, part: document.createDocumentFragment() }
  }
}

export function rememberHead(head: ListHead | null): void {
  shownHead = head
}
