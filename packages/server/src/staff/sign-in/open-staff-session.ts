import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/session-token'
import type { RequestContext } from '#http/perform-call'
import type { Shop } from '#shop'
import { staffSessionEndedCondition } from '#staff/staff-session-life'
import { staffSessions } from '#staff/staff-tables'

/** Opens a session in place of the browser's former one and answers its token; only the hash stays. Sessions that have ended are forgotten. */
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
