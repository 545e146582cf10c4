import { splitLanguage } from '@little-dunes/domain/paths'
import { redirectDocument } from 'react-router'
import { fetchStaticPart } from '#ui/static-part/fetch-static-part'

/**
 * The page of an island that the router leads to, once its scripts and styles are there. If the page does not arrive,
 * the browser loads it itself, which the worker may answer without a network.
 */
export async function fetchIsland(
  url: URL,
  { signal }: Request,
  loadScripts: () => Promise<unknown>,
): Promise<DocumentFragment> {
  try {
    const [part] = await Promise.all([fetchStaticPart(url, signal), loadScripts()])
    return part
  } catch (cause) {
    if (signal.aborted) throw cause
    throw redirectDocument(splitLanguage(url.pathname).path + url.search)
  }
}
