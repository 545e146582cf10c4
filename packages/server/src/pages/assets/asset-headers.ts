import path from 'node:path'
import { NON_HTML_CSP } from '#http/security-headers'
import { dictionaryPattern } from '#pages/assets/dictionary-pattern'

export const WASM = 'application/wasm'
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': WASM,
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
export const getContentType = (name: string): string => TYPES[path.extname(name)] ?? ''

/** Names under `assets` contain the hash of their content; other files may change with the next release. */
export const FOREVER = 'public, max-age=31536000, immutable'
export const FOR_AN_HOUR = 'public, max-age=3600'

/**
 * The card form is a page of the provider in the shop's typeface (PAY-14), so other origins may use the fonts. Mail
 * programs in a browser show the logo, which is a PNG.
 */
export const otherOriginHeaders = (type: string): Record<string, string> => ({
  ...(type === 'font/woff2' && { 'access-control-allow-origin': '*' }),
  ...(type === 'image/png' && { 'cross-origin-resource-policy': 'cross-origin' }),
})

export function assetHeaders(address: string): { headers: Record<string, string>; vary?: string } {
  const type = getContentType(address)
  const pattern = dictionaryPattern(address)
  return {
    headers: {
      ...otherOriginHeaders(type),
      'content-type': type,
      'cache-control': address.includes('/assets/') ? FOREVER : FOR_AN_HOUR,
      'content-security-policy': NON_HTML_CSP,
      ...(pattern && { 'use-as-dictionary': `match="${pattern}"` }),
    },
    ...(pattern && { vary: 'accept-encoding, available-dictionary' }),
  }
}
