import { createHash } from 'node:crypto'
import { SIGN_UP_WAITS } from '@little-dunes/domain/accounts/attempt-waits'
import type { Refusal } from '@little-dunes/domain/messages/failures'
import { countAttempt } from '#accounts/sign-in/count-attempt'
import { refuseWithRetryAfter } from '#accounts/sign-in/limit-sign-in'
import { toNetwork } from '#http/limits/to-network'
import type { RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'

/** Makes a name that may not exist short enough for a key and unreadable in the database. */
export const hashedLoginName = (name: string): string => createHash('sha256').update(name).digest('base64url')

/** Counts a sign-up, successful or not. Refuses it when the network or the email has to wait. */
export async function limitSignUp(
  shop: Shop,
  email: string,
  context: RequestContext,
): Promise<Refusal | null> {
  if (!shop.limitsAttempts) return null
  const wait = await countAttempt(shop, [
    { key: `sign-up from ${toNetwork(context.address)}`, rule: SIGN_UP_WAITS.network },
    { key: `sign-up ${hashedLoginName(email)}`, rule: SIGN_UP_WAITS.email },
  ])
  if (wait === 0) return null
  shop.security.record('sign_up_delayed', { from: context.address })
  return refuseWithRetryAfter(wait, context)
}
