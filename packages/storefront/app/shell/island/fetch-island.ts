import { splitLanguage } from '@little-dunes/domain/paths'
import { redirectDocument } from 'react-router'
import { fetchStaticPart } from '#ui/static-part/fetch-static-part'

/**
 * The page of an island that the router leads to, with its loader data, once its scripts and styles are there. If the page does not arrive,
 * the browser loads it itself, which the worker may answer without a network.
 */
export async function fetchIsland<Data extends object>(
  url: URL,
  { signal }: Request,
  { data, scripts }: { data: () => Promise<Data>; scripts: () => Promise<unknown> },
): Promise<Data & { part: DocumentFragment }> {
  try {
    const [part, loaded] = await Promise.all([fetchStaticPart(url, signal), data(), scripts()])
    return { ...loaded, part }
  } catch (cause) {
    if (signal.aborted) throw cause
    throw redirectDocument(splitLanguage(url.pathname).path + url.search)
  }
}
