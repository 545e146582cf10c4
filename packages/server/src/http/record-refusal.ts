import type { FailureCode } from '@little-dunes/domain/messages/failures'
import { type Customer, callerKey, type StaffMember } from '#http/require-caller'
import type { SecurityEvent } from '#security/security-log'
import type { Shop } from '#shop'

/** Refusals that may indicate an attack: made-up tokens, calls beyond the role, orders of others, too many calls. */
const EVENTS: Partial<Record<FailureCode, SecurityEvent>> = {
  session_ended: 'token_refused',
  forbidden: 'not_allowed',
  order_not_found: 'not_found',
  too_many_requests: 'too_many_requests',
}

/** Counts a refused call, and logs possible attacks. Sign-in attempts are logged where the account is known. */
export function recordRefusal(
  shop: Shop,
  code: FailureCode,
  caller: Customer | StaffMember | null,
  { call, address }: { call: string; address: string },
): void {
  shop.metrics.count('shop_refusals_total', { call, code })
  const event = EVENTS[code]
  if (!event || (event === 'too_many_requests' && !caller)) return
  shop.security.record(event, { who: caller ? callerKey(caller) : undefined, call, from: address })
}
