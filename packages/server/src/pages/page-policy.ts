import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi
/** Data that no browser runs. */
const DATA = /\stype="application\/(ld\+)?json"/i

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function hashesOf(texts: readonly string[]): string {
  return [...new Set(texts.map(hashOf))].map((hash) => ` ${hash}`).join('')
}

/**
 * Content-security policy of one page: its own files, and of what is written in it exactly the scripts and styles that
 * it was rendered with. Style attributes are allowed: they colour the dots of the cards and can load or run nothing.
 */
export function pagePolicy(html: string): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '']) => !DATA.test(attributes))
  const styles = [...html.matchAll(INLINE_STYLE)]
  return [
    "default-src 'self'",
    `script-src 'self'${hashesOf(scripts.map(([, , text = '']) => text))}`,
    `style-src 'self'${hashesOf(styles.map(([, text = '']) => text))}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
