import { eq } from 'drizzle-orm'
import { hashToken } from '#accounts/session-token'
import type { StaffMember } from '#http/require-caller'
import type { Shop } from '#shop'
import { staffApiKeys } from '#staff/api-keys/api-key-tables'
import { roleTerms } from '#staff/role-permissions'
import { isStaffLastUseStale } from '#staff/staff-session-life'
import { staff, staffRoles } from '#staff/staff-tables'

/** Name of a key in the activity log, orders and stock movements. */
const toActor = (name: string): string => `${name} (API key)`

/** A key acts as itself, with those of its scopes that its creator's role still has. */
export async function findApiKey(shop: Shop, token: string): Promise<StaffMember | null> {
  const now = shop.now()
  const [row] = await shop.db
    .select({ key: staffApiKeys, role: staffRoles })
    .from(staffApiKeys)
    .innerJoin(staff, eq(staff.id, staffApiKeys.createdBy))
    .innerJoin(staffRoles, eq(staffRoles.id, staff.role))
    .where(eq(staffApiKeys.keyHash, hashToken(token)))
  if (!row) return null
  const { id, name, scopes, lastUsedAt } = row.key
  if (lastUsedAt === null || isStaffLastUseStale(lastUsedAt, now))
    await shop.db.update(staffApiKeys).set({ lastUsedAt: now }).where(eq(staffApiKeys.id, id))
  const { role, permissions: ofMaker } = roleTerms(row.role)
  const permissions = ofMaker.filter((one) => scopes.some((scope) => scope === one))
  const [email, sessionId, roleName] = [toActor(name), id, row.role.name]
  return { id, email, name: email, role, roleName, sessionId, isApiKey: true, permissions }
}
