import { eq } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

/** Null withdraws the request. */
export const setDeletionAskedAt = (shop: Shop, userId: string, deletionAskedAt: Date | null) =>
  shop.db.update(users).set({ deletionAskedAt }).where(eq(users.id, userId))

export const seeDeletionRequest: Operation<'POST /api/user/deletion'> = async (shop, caller) => {
  const { deletionAskedAt } = users
  const [user] = await shop.db.select({ deletionAskedAt }).from(users).where(eq(users.id, caller.id))
  return { askedAt: user?.deletionAskedAt?.getTime() ?? null }
}

export const withdrawDeletionRequest: Operation<'POST /api/user/deletion/withdraw'> = async (
  shop,
  caller,
) => {
  await setDeletionAskedAt(shop, caller.id, null)
  return { textKey: 'deletion_withdrawn' }
}
