import type { IncomingHttpHeaders } from 'node:http'
import type { Permission } from '@little-dunes/domain/accounts/permissions'
import type { Call } from '@little-dunes/domain/contract/call'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { Shop } from '#shop'

/** A signed-in customer or a guest, known only by the token (D-30). */
export interface Customer {
  id: string
  name: string
  email: string
  phone: string
  /** Orders without an account, for a day. */
  guest: boolean
}

/** A staff member with a session of the back office, or a key of the staff API. */
export interface StaffMember {
  id: string
  email: string
  name: string
  /** Id of the role; `roleName` is empty for built-in roles. */
  role: string
  roleName: string
  /** Id of the session or of the key. */
  sessionId: string
  isApiKey: boolean
  permissions: readonly Permission[]
}

/** Owner of a session token; null if it is unknown or has expired. */
export type FindCaller = (shop: Shop, token: string) => Promise<Customer | null>
export type FindStaff = (shop: Shop, token: string) => Promise<StaffMember | null>

/** Separate lookups: no session is valid for both kinds of callers. */
export interface CallerSources {
  customer: FindCaller
  staff: FindStaff
}

/** Bearer token of a program. A page of another site cannot make a browser send this header. */
export const getBearer = ({ authorization = '' }: IncomingHttpHeaders): string | null =>
  /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? null

/** Session token from the header `token`, or bearer (ROLE-08 to ROLE-10, D-30). */
export function getToken(headers: IncomingHttpHeaders): string | null {
  const { token } = headers
  return typeof token === 'string' && token !== '' ? token : getBearer(headers)
}

/** With a refusal, `caller` is the one who was refused. */
interface CallerResult {
  caller: Customer | StaffMember | null
  refusal?: Refusal
}

/** Name of a caller in the security log and in counts of attempts. */
export const callerKey = (caller: Pick<Customer, 'id'> | StaffMember): string =>
  `${'permissions' in caller ? 'staff' : 'customer'} ${caller.id}`

/**
 * Finds the owner of the token, or refuses the call. 401 ends the session on the page (D-27). 403 means that a guest
 * needs an account, or that the role of a staff member does not allow the call.
 */
export async function requireCaller(
  shop: Shop,
  sources: CallerSources,
  { caller: required, guests }: Pick<Call, 'caller' | 'guests'>,
  token: string | null,
): Promise<CallerResult> {
  if (required === 'anyone') return { caller: null }
  if (!token) return { caller: null, refusal: refuse('sign_in_required') }
  if (required === 'customer') {
    const caller = await sources.customer(shop, token)
    if (!caller) return { caller, refusal: refuse('session_ended') }
    return caller.guest && !guests ? { caller, refusal: refuse('account_required') } : { caller }
  }
  const caller = await sources.staff(shop, token)
  if (!caller) return { caller, refusal: refuse('session_ended') }
  return caller.permissions.includes(required.staff) ? { caller } : { caller, refusal: refuse('forbidden') }
}
