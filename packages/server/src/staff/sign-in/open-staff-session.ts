import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/session-token'
import { rememberDevice } from '#accounts/sign-in/known-device'
import type { RequestContext } from '#http/perform-call'
import { staffCookie } from '#http/staff-cookie'
import type { Shop } from '#shop'
import { staffSessionEndedCondition } from '#staff/staff-session-life'
import { staffSessions } from '#staff/staff-tables'

/** Replaces the browser's former session and returns the token. Only its hash is stored. Deletes expired sessions. */
export async function openStaffSession(
  shop: Pick<Shop, 'db' | 'newId' | 'now'>,
  staffId: string,
  { userAgent, address, token: former }: Pick<RequestContext, 'userAgent' | 'address' | 'token'>,
): Promise<string> {
  const now = shop.now()
  const token = newToken()
  await shop.db.delete(staffSessions).where(staffSessionEndedCondition(now))
  if (former) await shop.db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(former)))
  await shop.db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    id: shop.newId(),
    staffId,
    createdAt: now,
    lastUsedAt: now,
    device: userAgent,
    address: address || null,
  })
  return token
}

/** Signs in a member after all steps: session, cookie and known device. */
export async function admitMember(shop: Shop, staffId: string, context: RequestContext): Promise<void> {
  const token = await openStaffSession(shop, staffId, context)
  context.setHeader('set-cookie', staffCookie(token, context.origin))
  const who = staffAttemptKey(staffId)
  await rememberDevice(shop, who, context)
  shop.security.record('signed_in', { who, from: context.address })
}

/** Key for counting the attempts of a staff member. */
export const staffAttemptKey = (id: string): string => `staff ${id}`
