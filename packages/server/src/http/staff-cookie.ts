import type { IncomingHttpHeaders } from 'node:http'
import { tokenOf } from '#http/require-caller'

const NAME = 'staff_session'
/** Browsers take such a name over an encrypted connection alone (RFC 6265bis, 4.1.3.1). */
const SECURE_NAME = `__Secure-${NAME}`

/** Sent to the calls of the staff alone, by pages of this address alone, and read by no script. */
const ATTRIBUTES = 'Path=/api/staff; HttpOnly; SameSite=Strict'

/** The cookie of a session, or the one that takes it away (null). The session's own life ends on the server. */
export function staffCookie(token: string | null, origin: string): string {
  const life = token === null ? '; Max-Age=0' : ''
  const isSecure = origin.startsWith('https:')
  return `${isSecure ? SECURE_NAME : NAME}=${token ?? ''}; ${ATTRIBUTES}${isSecure ? '; Secure' : ''}${life}`
}

/** The session token of a call of the staff: the browser's cookie, or the header as scripts send it. */
export function staffTokenOf(headers: IncomingHttpHeaders): string | null {
  const cookie = cookieOf(headers, SECURE_NAME) ?? cookieOf(headers, NAME)
  if (cookie && isFromOwnPage(headers)) return cookie
  return tokenOf(headers)
}

const cookieOf = ({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookie)?.[1]

/** A cookie counts only where the browser does not name another page as the one that asks. */
function isFromOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`
}
