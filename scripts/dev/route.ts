import type { IncomingMessage } from 'node:http'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import { BACKOFFICE, splitLanguage } from '@little-dunes/domain/paths'
import { backofficeLanguage } from '@little-dunes/server/pages/backoffice/backoffice-language'
import { NONCE_HEADER } from '@little-dunes/server/pages/remote-pages'

export type Destination = 'shop' | { pages: 'storefront' | 'backoffice'; language: Language }

/** Requests for Vite: sources, packages, its client, and files of its plugins. */
const MODULE = /^\/(@|app\/|node_modules\/|service-worker\.js)/

export function getDestination({
  url = '/',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): Destination {
  const address = url.split('?', 1)[0] ?? '/'
  const isVitePath = (path: string) => MODULE.test(path) || headers.upgrade !== undefined
  if (address === BACKOFFICE || address.startsWith(`${BACKOFFICE}/`)) {
    const { language, path } = splitLanguage(address.slice(BACKOFFICE.length) || '/')
    const isOfPath = language !== FIRST_LANGUAGE || isVitePath(path)
    return { pages: 'backoffice', language: isOfPath ? language : backofficeLanguage(headers) }
  }
  const { language, path } = splitLanguage(address)
  if (headers[NONCE_HEADER] === undefined && !isVitePath(path)) return 'shop'
  return { pages: 'storefront', language }
}
