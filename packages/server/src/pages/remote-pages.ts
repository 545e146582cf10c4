import { fileURLToPath } from 'node:url'
import type { Storefront } from '#pages/register-storefront'

/** Nonce of the rendering, on a request for a page. */
export const NONCE_HEADER = 'page-nonce'
/** Public address of the shop, if configured. */
export const ORIGIN_HEADER = 'page-origin'

const PUBLIC_FILES = fileURLToPath(new URL('../../../storefront/public', import.meta.url))
/** Headers set by the page; the others only concern the connection between the two processes. */
const PAGE_HEADERS = ['content-type', 'cache-control', 'location'] as const

/** Storefront that another process renders from its sources during development. */
export function remotePages(address: string): Storefront {
  return {
    async handler(request, { nonce, publicUrl }) {
      const { pathname, search } = new URL(request.url)
      const answer = await fetch(address + pathname + search, {
        redirect: 'manual',
        headers: { [NONCE_HEADER]: nonce, ...(publicUrl && { [ORIGIN_HEADER]: publicUrl }) },
      })
      const headers = PAGE_HEADERS.flatMap((name): [string, string][] => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value]]
      })
      return new Response(await answer.text(), { status: answer.status, headers })
    },
    clientFolder: PUBLIC_FILES,
  }
}
