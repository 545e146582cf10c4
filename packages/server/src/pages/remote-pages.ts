import { fileURLToPath } from 'node:url'
import type { Storefront } from '#pages/register-storefront'

/** On a request for a page: what its scripts are marked with while it is rendered. */
export const NONCE_HEADER = 'page-nonce'
/** The public address of the shop, where there is one. */
export const ORIGIN_HEADER = 'page-origin'

const PUBLIC_FILES = fileURLToPath(new URL('../../../storefront/public', import.meta.url))
/** What a page says of itself; the rest is between the two processes. */
const OWN_HEADERS = ['content-type', 'cache-control', 'location'] as const

/** The storefront as another process renders it from its sources: while it is developed. */
export function remotePages(address: string): Storefront {
  return {
    async handler(request, { nonce, publicUrl }) {
      const { pathname, search } = new URL(request.url)
      const answer = await fetch(address + pathname + search, {
        redirect: 'manual',
        headers: { [NONCE_HEADER]: nonce, ...(publicUrl && { [ORIGIN_HEADER]: publicUrl }) },
      })
      const headers = OWN_HEADERS.flatMap((name): [string, string][] => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value]]
      })
      return new Response(await answer.text(), { status: answer.status, headers })
    },
    clientFolder: PUBLIC_FILES,
  }
}
