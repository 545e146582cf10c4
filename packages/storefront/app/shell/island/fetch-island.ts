import { splitLanguage } from '@little-dunes/domain/paths'
import { redirectDocument } from 'react-router'
import { fetchStaticPart } from '#ui/static-part/fetch-static-part'

interface ClientLoaderArgs<Data> {
  url: URL
  request: Request
  serverLoader(): Promise<Data>
}

/**
 * Client loader of a page with an island. If its HTML or scripts do not arrive, the browser loads the document, which
 * the service worker may have.
 */
export async function fetchIsland<Data extends object>(
  { url, request: { signal }, serverLoader }: ClientLoaderArgs<Data>,
  loadScripts: () => Promise<unknown>,
): Promise<Data & { part: DocumentFragment }> {
  const data = serverLoader()
  // Awaited below, after the HTML.
  data.catch(() => undefined)
  const page = Promise.all([fetchStaticPart(url, signal), loadScripts()])
  const [part] = await page.catch((cause) => {
    throw signal.aborted ? cause : redirectDocument(splitLanguage(url.pathname).path + url.search)
  })
  return { ...(await data), part }
}
