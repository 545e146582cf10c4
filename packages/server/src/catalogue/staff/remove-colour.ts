import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { cartLines } from '#cart/cart-tables'
import { sizeEntries, variants } from '#catalogue/catalogue-tables'
import { lockWholeProduct } from '#catalogue/staff/add-colour'
import { loadWholeProduct } from '#catalogue/staff/see-product'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { orderLines, orders } from '#orders/store/order-tables'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** A colour with its sizes, or one of its sizes. Null when the product has neither. */
function findColourOrSize({ colours }: WholeProduct, id: string) {
  const colour = colours.find((one) => one.id === id)
  if (colour) return { colour, sizes: colour.sizes }
  const size = colours.flatMap(({ sizes }) => sizes).find((one) => one.id === id)
  return size ? { colour: null, sizes: [size] } : null
}

export const seeRemoval: Operation<'GET /api/staff/product/removal'> = async (shop, _member, input) => {
  const product = isUuid(input.productId) ? await loadWholeProduct(shop, input.productId) : null
  const thing = product && findColourOrSize(product, input.id)
  if (!thing) return refuse('product_not_found')
  const ids = thing.sizes.map(({ id }) => id)
  const units = thing.sizes.reduce((sum, { stock }) => sum + stock, 0)
  if (ids.length === 0) return { units, carts: 0, openOrders: 0 }
  const [inCarts] = await shop.db
    .select({ carts: sql`count(DISTINCT ${cartLines.userId})`.mapWith(Number) })
    .from(cartLines)
    .where(inArray(cartLines.sizeEntryId, ids))
  const [inOrders] = await shop.db
    .select({ openOrders: sql`count(DISTINCT ${orders.id})`.mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.sizeEntryId, ids), sql`${orders.status} NOT IN ('Delivered', 'Cancelled')`))
  return { units, carts: inCarts?.carts ?? 0, openOrders: inOrders?.openOrders ?? 0 }
}

/** Sizes are deleted before their colour, so that the ledger records their stock. */
export const removeColourOrSize: Operation<'POST /api/staff/product/remove'> = async (
  shop,
  member,
  { productId, id },
  context,
) => {
  if (!isUuid(productId)) return refuse('product_not_found')
  const answer = await inTransaction(shop, async (tx) => {
    const product = await lockWholeProduct(tx, productId)
    const thing = product && findColourOrSize(product, id)
    if (!thing) return refuse('product_not_found')
    const left = product.colours.flatMap(({ sizes }) => sizes).length - thing.sizes.length
    const isForShop = product.status === 'published' || product.status === 'scheduled'
    if (isForShop && left === 0) return refuse('last_size')
    const ids = thing.sizes.map((size) => size.id)
    if (ids.length > 0) await tx.db.delete(sizeEntries).where(inArray(sizeEntries.id, ids))
    if (thing.colour) await tx.db.delete(variants).where(eq(variants.id, id))
    const sizes = thing.sizes.map((size) => [`size.${size.id}.stock`, `${size.size}: ${size.stock}`] as const)
    const colour = thing.colour ? { [`colour.${id}.name`]: thing.colour.name } : {}
    const before = { ...colour, ...Object.fromEntries(sizes) }
    await recordAuditEntry(tx, { member, context }, { id: productId, before, after: {} })
    return null
  })
  if (!isRefusal(answer)) shop.catalogue.productsChanged([productId])
  return answer
}
