import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { desc, eq } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/session-token'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { API_KEY_PREFIX } from '#http/staff-cookie'
import { staffApiKeys } from '#staff/api-keys/api-key-tables'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { staff } from '#staff/staff-tables'

export const listApiKeys: Operation<'GET /api/staff/api-keys'> = async (shop) => {
  const rows = await shop.db
    .select({ key: staffApiKeys, name: staff.name, email: staff.email })
    .from(staffApiKeys)
    .innerJoin(staff, eq(staff.id, staffApiKeys.createdBy))
    .orderBy(desc(staffApiKeys.createdAt), desc(staffApiKeys.id))
  const apiKeys = rows.map(({ key: { id, name, lastFour, scopes, createdAt, lastUsedAt }, ...maker }) => ({
    id,
    name,
    lastFour,
    scopes,
    createdBy: maker.name || maker.email,
    createdAt: createdAt.getTime(),
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  }))
  return { apiKeys }
}

export const createApiKey: Operation<'POST /api/staff/api-keys/create'> = async (
  shop,
  member,
  input,
  context,
) => {
  const [name, scopes] = [input.name.trim(), [...new Set(input.scopes)]]
  if (name === '') return refuse('invalid_form', { fields: { name: 'required' } })
  if (scopes.length === 0) return refuse('invalid_form', { fields: { scopes: 'required' } })
  if (scopes.some((scope) => !member.permissions.includes(scope))) return refuse('forbidden')
  const key = `${API_KEY_PREFIX}${newToken()}`
  await inTransaction(shop, async (tx) => {
    const id = tx.newId()
    await tx.db.insert(staffApiKeys).values({
      id,
      keyHash: hashToken(key),
      name,
      lastFour: key.slice(-4),
      scopes,
      createdBy: member.id,
      createdAt: tx.now(),
    })
    const after = { name, scopes }
    await recordAuditEntry(tx, { member, context }, { id, before: {}, after })
  })
  return { key }
}

/** Ignores keys that are already revoked. */
export const revokeApiKey: Operation<'POST /api/staff/api-keys/revoke'> = (shop, member, { id }, context) =>
  inTransaction(shop, async (tx) => {
    if (!isUuid(id)) return refuse('not_found')
    const [gone] = await tx.db.delete(staffApiKeys).where(eq(staffApiKeys.id, id)).returning()
    if (gone) {
      const before = { name: gone.name, scopes: gone.scopes }
      await recordAuditEntry(tx, { member, context }, { id, before, after: {} })
    }
    return null
  })
