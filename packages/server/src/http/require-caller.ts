import type { IncomingHttpHeaders } from 'node:http'
import { type Refusal, refuse } from '@little-dunes/domain/failures'
import type { Shop } from '#shop'

/** A signed-in shopper, known by the token alone (D-30). */
export interface Shopper {
  id: string
  name: string
  email: string
  phone: string
}

/** Who a session token belongs to; null when nobody (any more). */
export type FindCaller = (shop: Shop, token: string) => Promise<Shopper | null>

/** The session token of a request: header `token`, or bearer (ROLE-08 to ROLE-10, D-30). */
export function tokenOf(headers: IncomingHttpHeaders): string | null {
  const { token, authorization } = headers
  if (typeof token === 'string' && token !== '') return token
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

/** The shopper behind the token, or the refusal that ends the session on the page (D-27). */
export async function requireCaller(
  shop: Shop,
  findCaller: FindCaller,
  token: string | null,
): Promise<{ shopper: Shopper } | { refusal: Refusal }> {
  if (!token) return { refusal: refuse('sign_in_required') }
  const shopper = await findCaller(shop, token)
  return shopper ? { shopper } : { refusal: refuse('session_ended') }
}
