import { readStaticPart } from '#ui/static-part/static-part.tsx'

/** The static part of a page of the shop. Rejects when the page does not answer with status 200. */
export async function fetchStaticPart(url: URL, signal: AbortSignal): Promise<DocumentFragment> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, signal })
  if (!response.ok) throw new Error(`The page answered with status ${response.status}`)
  return readStaticPart(await response.text())
}
