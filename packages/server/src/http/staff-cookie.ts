import type { IncomingHttpHeaders } from 'node:http'
import { getBearer, getToken } from '#http/require-caller'

const SESSION = 'staff_session'
const TRUST = 'staff_trust'
/** Browsers accept this prefix only over encrypted connections (RFC 6265bis, 4.1.3.1). */
const SECURE = '__Secure-'

/**
 * Cookie for requests of this site, unreadable for scripts. `life` in seconds; without it, until the browser closes.
 */
function cookie(name: string, value: string, path: string, origin: string, life?: number): string {
  const isSecure = origin.startsWith('https:')
  const attributes = [`Path=${path}`, 'HttpOnly', 'SameSite=Strict']
  if (isSecure) attributes.push('Secure')
  if (life !== undefined) attributes.push(`Max-Age=${life}`)
  return `${isSecure ? SECURE : ''}${name}=${value}; ${attributes.join('; ')}`
}

/** Session cookie; null deletes it. The server decides when the session ends. */
export const staffCookie = (token: string | null, origin: string): string =>
  cookie(SESSION, token ?? '', '/api/staff', origin, token === null ? 0 : undefined)

/** Cookie of a trusted browser, only sent to the sign-in. */
export const trustCookie = (token: string, life: number, origin: string): string =>
  cookie(TRUST, token, '/api/staff/sign-in', origin, life)

/** Makes a staff API key recognizable where it should not be, such as in a repository or a cookie. */
export const API_KEY_PREFIX = 'ldk_'
const isApiKey = (token: string | null) => token?.startsWith(API_KEY_PREFIX) ?? false

/** Token of a staff caller: a session in the cookie or a header, or an API key, which is only valid as bearer. */
export function getStaffToken(headers: IncomingHttpHeaders): string | null {
  const session = [readShopCookie(headers, SESSION), getToken(headers)].find(
    (token) => token && !isApiKey(token),
  )
  return session ?? getBearer(headers)
}

export const getTrustToken = (headers: IncomingHttpHeaders): string | null => readShopCookie(headers, TRUST)

function readShopCookie(headers: IncomingHttpHeaders, name: string): string | null {
  const value = findCookie(headers, SECURE + name) ?? findCookie(headers, name)
  return value !== undefined && isFromShopPage(headers) ? value : null
}

const findCookie = ({ cookie: sent = '' }: IncomingHttpHeaders, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(sent)?.[1]

/** Ignores cookies when the browser names another site as the origin of the request. */
function isFromShopPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`
}
