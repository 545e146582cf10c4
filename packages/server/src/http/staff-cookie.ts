import type { IncomingHttpHeaders } from 'node:http'
import { tokenOf } from '#http/require-caller'

const NAME = 'staff_session'

/** Sent to the calls of the staff alone, by pages of this address alone, and read by no script. */
const ATTRIBUTES = 'Path=/api/staff; HttpOnly; SameSite=Strict'

/** The cookie of a session, or the one that takes it away (null). The session's own life ends on the server. */
export function staffCookie(token: string | null, origin: string): string {
  const life = token === null ? '; Max-Age=0' : ''
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${NAME}=${token ?? ''}; ${ATTRIBUTES}${secure}${life}`
}

/** The session token of a call of the staff: the browser's cookie, or the header as scripts send it. */
export function staffTokenOf(headers: IncomingHttpHeaders): string | null {
  const cookie = new RegExp(`(?:^|; )${NAME}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]
  if (cookie && isFromOwnPage(headers)) return cookie
  return tokenOf(headers)
}

/** A cookie counts only where the browser does not name another page as the one that asks. */
function isFromOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`
}
