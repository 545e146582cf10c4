import { FAILED_ATTRIBUTE, HEAD_ATTRIBUTE, type ListHead } from '#catalogue/listing/list-head'
import { getRootCause } from '#platform/get-root-cause'
import { readStaticPart } from '#ui/static-part/static-part.tsx'

export interface ListPage {
  head: ListHead
  /** The list could not be loaded. */
  failed: boolean
  /** The list, when the browser loaded it: empty if it failed. The document has the first one. */
  part?: DocumentFragment
}

/** Keys come faster than that: a list that arrives between two would only delay the second. */
const KEY_MS = 100

const isTyping = (): boolean => document.activeElement?.closest('search') != null

const rest = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, KEY_MS)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

async function fetchPart(url: URL, signal: AbortSignal): Promise<DocumentFragment> {
  const [response] = await Promise.all([
    fetch(url, { headers: { accept: 'text/html' }, signal }),
    ...(isTyping() ? [rest(signal)] : []),
  ])
  if (!response.ok) throw new Error(`The page answered with status ${response.status}`)
  return readStaticPart(await response.text())
}

/** The head stays when the next list cannot be loaded, as its list does. */
let lastHead: ListHead = { name: '', page: 1, path: null }

/** Loads a list in the browser (D-12): the HTML of the page at the address, which the server has often in memory. */
export async function fetchListPage(url: URL, { signal }: Request): Promise<ListPage> {
  try {
    const part = await fetchPart(url, signal)
    const list = part.firstElementChild
    const head = JSON.parse(list?.getAttribute(HEAD_ATTRIBUTE) ?? 'null') as ListHead | null
    if (!head || list?.hasAttribute(FAILED_ATTRIBUTE)) throw new Error('The list failed')
    return { head, failed: false, part }
  } catch (cause) {
    if (!signal.aborted) console.error('Could not load the product list:', getRootCause(cause))
    return { head: lastHead, failed: true, part: document.createDocumentFragment() }
  }
}

/** Remembers the head of the list on screen. */
export function rememberHead({ head }: ListPage): void {
  lastHead = head
}
