import { createHash } from 'node:crypto'
import { permissionsPolicy } from '#http/security-headers'
import type { CspSources } from '#payments/provider'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const formatNonce = (mark: string): string => ` nonce="${mark}"`
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi

const hashText = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function listHashes(texts: readonly string[]): string {
  return [...new Set(texts.map(hashText))].map((hash) => ` ${hash}`).join('')
}

/** Removes the nonce of the rendering, since the cached page is the same for all visitors. */
export const withoutNonce = (html: string, mark: string): string => html.replaceAll(formatNonce(mark), '')

/**
 * Content security policy of one page. It allows its own files, the inline scripts with the `mark` of its rendering,
 * and the styles that it was rendered with; an injected script does not run. Style attributes are allowed: they colour
 * the dots of the cards and cannot load or run anything. Every page allows the card provider, because a browser keeps
 * the policy of the page on which a visit began.
 */
export function contentSecurityPolicy(
  html: string,
  mark: string,
  payments: CspSources | null = null,
): string {
  const also = (of: keyof CspSources) => (payments?.[of] ?? []).map((source) => ` ${source}`).join('')
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '']) =>
    attributes.includes(formatNonce(mark)),
  )
  const styles = [...html.matchAll(INLINE_STYLE)]
  return [
    "default-src 'self'",
    `script-src 'self'${listHashes(scripts.map(([, , text = '']) => text))}${also('script')}`,
    `style-src 'self'${listHashes(styles.map(([, text = '']) => text))}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${also('image')}`,
    `connect-src 'self'${also('connect')}`,
    payments ? `frame-src${also('frame')}` : "frame-src 'none'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For a frame in the back office: no script runs, and links would open a window, which the frame's sandbox blocks. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/gi, '').replace('<head>', '<head><base target="_blank">')

/**
 * Framed pages, which only the shop can frame, run and send nothing; pages with scripts cannot be framed (decision
 * 063). A framed page keeps its origin, since the shop's files are only available there.
 */
export function framedHeaders(html: string): Record<string, string> {
  const styles = [...html.matchAll(INLINE_STYLE)]
  const policy = [
    "default-src 'none'",
    `style-src 'self'${listHashes(styles.map(([, text = '']) => text))}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ]
  return { 'content-security-policy': policy.join('; '), 'x-frame-options': 'SAMEORIGIN' }
}

/** Allows wallets for the shop and the provider's frames in it. */
export const buildPermissionsPolicy = (payments: CspSources | null): string =>
  permissionsPolicy(payments?.frame)
