import { areChildSizes, type ChildSize } from '@little-dunes/domain/accounts/child-sizes'
import { refuse } from '@little-dunes/domain/messages/failures'
import { asc, eq } from 'drizzle-orm'
import { childSizes } from '#accounts/profile/profile-tables'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { lockUser } from '#idempotency/lock-user'
import type { Shop } from '#shop'

export const readChildren = (shop: Shop, userId: string): Promise<ChildSize[]> =>
  shop.db
    .select({ name: childSizes.name, size: childSizes.size })
    .from(childSizes)
    .where(eq(childSizes.userId, userId))
    .orderBy(asc(childSizes.position))

export const listChildren: Operation<'POST /api/user/children'> = async (shop, caller) => ({
  children: await readChildren(shop, caller.id),
})

export const saveChildren: Operation<'POST /api/user/children/save'> = async (shop, caller, input) => {
  if (!areChildSizes(input.children)) return refuse('invalid_children')
  const children = input.children.map(({ name, size }) => ({ name: name.trim(), size: size.trim() }))
  const userId = caller.id
  await inTransaction(shop, async (tx) => {
    await lockUser(tx, userId)
    await tx.db.delete(childSizes).where(eq(childSizes.userId, userId))
    const rows = children.map((child, position) => ({ ...child, userId, position }))
    if (rows.length > 0) await tx.db.insert(childSizes).values(rows)
  })
  return { children, textKey: 'children_saved' }
}
