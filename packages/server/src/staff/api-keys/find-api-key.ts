import { ROLE_PERMISSIONS } from '@little-dunes/domain/accounts/permissions'
import { eq } from 'drizzle-orm'
import { hashToken } from '#accounts/session-token'
import type { StaffMember } from '#http/require-caller'
import type { Shop } from '#shop'
import { staffApiKeys } from '#staff/api-keys/api-key-tables'
import { isStaffLastUseStale } from '#staff/staff-session-life'
import { staff } from '#staff/staff-tables'

/** How the trail, orders and movements of stock name what a key has done. */
const actorOf = (name: string): string => `${name} (API key)`

/** Who a key acts as: itself, with those of its scopes that its maker's role still has. */
export async function findApiKey(shop: Shop, token: string): Promise<StaffMember | null> {
  const now = shop.now()
  const [found] = await shop.db
    .select({ key: staffApiKeys, role: staff.role })
    .from(staffApiKeys)
    .innerJoin(staff, eq(staff.id, staffApiKeys.createdBy))
    .where(eq(staffApiKeys.keyHash, hashToken(token)))
  if (!found) return null
  const { id, name, scopes, lastUsedAt } = found.key
  if (lastUsedAt === null || isStaffLastUseStale(lastUsedAt, now))
    await shop.db.update(staffApiKeys).set({ lastUsedAt: now }).where(eq(staffApiKeys.id, id))
  const permissions = ROLE_PERMISSIONS[found.role].filter((one) => scopes.some((scope) => scope === one))
  const [email, role, sessionId] = [actorOf(name), found.role, id]
  return { id, email, name: email, role, sessionId, isApiKey: true, permissions }
}
