import type { IncomingHttpHeaders } from 'node:http'
import { bearerOf, tokenOf } from '#http/require-caller'

const SESSION = 'staff_session'
const TRUST = 'staff_trust'
/** Browsers take such a name over an encrypted connection alone (RFC 6265bis, 4.1.3.1). */
const SECURE = '__Secure-'

/** Sent by pages of this address alone, and read by no script. `life` in seconds; without one it ends with the browser. */
function cookie(name: string, value: string, path: string, origin: string, life?: number): string {
  const isSecure = origin.startsWith('https:')
  const attributes = [`Path=${path}`, 'HttpOnly', 'SameSite=Strict']
  if (isSecure) attributes.push('Secure')
  if (life !== undefined) attributes.push(`Max-Age=${life}`)
  return `${isSecure ? SECURE : ''}${name}=${value}; ${attributes.join('; ')}`
}

/** The cookie of a session, or the one that takes it away (null). The session's own life ends on the server. */
export const staffCookie = (token: string | null, origin: string): string =>
  cookie(SESSION, token ?? '', '/api/staff', origin, token === null ? 0 : undefined)

/** The cookie of a trusted browser, which the sign-in alone is sent. */
export const trustCookie = (token: string, life: number, origin: string): string =>
  cookie(TRUST, token, '/api/staff/sign-in', origin, life)

/** So that a key of the staff API is recognised where it should not be, such as in a repository or a cookie. */
export const API_KEY_PREFIX = 'ldk_'
const isApiKey = (token: string | null) => token?.startsWith(API_KEY_PREFIX) ?? false

/** Who calls as staff: the session in the browser's cookie or in a header, or a key, which counts as bearer alone. */
export function staffTokenOf(headers: IncomingHttpHeaders): string | null {
  const session = [ownCookieOf(headers, SESSION), tokenOf(headers)].find((token) => token && !isApiKey(token))
  return session ?? bearerOf(headers)
}

/** The cookie of a trusted browser; null without. */
export const trustTokenOf = (headers: IncomingHttpHeaders): string | null => ownCookieOf(headers, TRUST)

function ownCookieOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = cookieOf(headers, SECURE + name) ?? cookieOf(headers, name)
  return value !== undefined && isFromOwnPage(headers) ? value : null
}

const cookieOf = ({ cookie: sent = '' }: IncomingHttpHeaders, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(sent)?.[1]

/** A cookie counts only where the browser does not name another page as the one that asks. */
function isFromOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`
}
