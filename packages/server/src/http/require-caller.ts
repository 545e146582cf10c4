import type { IncomingHttpHeaders } from 'node:http'
import type { Permission } from '@little-dunes/domain/accounts/permissions'
import type { Call } from '@little-dunes/domain/contract/call'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { Shop } from '#shop'

/** A signed-in shopper or a guest, known by the token alone (D-30). */
export interface Shopper {
  id: string
  name: string
  email: string
  phone: string
  /** Orders without an account, for a day. */
  guest: boolean
}

/** A member of staff, known by the token of a session of the staff; or a key of the staff API. */
export interface StaffMember {
  id: string
  email: string
  name: string
  /** Its id; the name is empty for the roles that every shop has. */
  role: string
  roleName: string
  /** The session, or the key itself. */
  sessionId: string
  isApiKey: boolean
  permissions: readonly Permission[]
}

/** Who a session token belongs to; null when nobody (any more). */
export type FindCaller = (shop: Shop, token: string) => Promise<Shopper | null>
export type FindStaff = (shop: Shop, token: string) => Promise<StaffMember | null>

/** Where the callers of the two kinds are found: neither has a session of the other. */
export interface CallerSources {
  shopper: FindCaller
  staff: FindStaff
}

/** What a program sends in the header `Authorization`, which no page of another site can make a browser send. */
export const bearerOf = ({ authorization = '' }: IncomingHttpHeaders): string | null =>
  /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? null

/** The session token of a request: header `token`, or bearer (ROLE-08 to ROLE-10, D-30). */
export function tokenOf(headers: IncomingHttpHeaders): string | null {
  const { token } = headers
  return typeof token === 'string' && token !== '' ? token : bearerOf(headers)
}

/** With a refusal, the caller is whoever was not allowed. */
interface FoundCaller {
  caller: Shopper | StaffMember | null
  refusal?: Refusal
}

/** How the security log and the counts of attempts name a caller. */
export const callerKey = (caller: Pick<Shopper, 'id'> | StaffMember): string =>
  `${'permissions' in caller ? 'staff' : 'shopper'} ${caller.id}`

/**
 * Finds the owner of the token, or refuses the call. 401 ends the session on the page (D-27); 403 means that a guest needs
 * an account for it, or that the role of a member of staff does not allow it.
 */
export async function requireCaller(
  shop: Shop,
  sources: CallerSources,
  { caller: wanted, guests }: Pick<Call, 'caller' | 'guests'>,
  token: string | null,
): Promise<FoundCaller> {
  if (wanted === 'anyone') return { caller: null }
  if (!token) return { caller: null, refusal: refuse('sign_in_required') }
  if (wanted === 'shopper') {
    const caller = await sources.shopper(shop, token)
    if (!caller) return { caller, refusal: refuse('session_ended') }
    return caller.guest && !guests ? { caller, refusal: refuse('account_required') } : { caller }
  }
  const caller = await sources.staff(shop, token)
  if (!caller) return { caller, refusal: refuse('session_ended') }
  return caller.permissions.includes(wanted.staff) ? { caller } : { caller, refusal: refuse('forbidden') }
}
