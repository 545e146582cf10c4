import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { loadNames } from '#catalogue/staff-names'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'
import { actorNameSql } from '#staff/actor-name'
import { stockMovements } from '#stock/stock-tables'

const PER_PAGE = 50

/** Removed sizes are listed by their SKU. */
export const listMovements: Operation<'GET /api/staff/stock/movements'> = async (
  shop,
  _member,
  { reason, older },
  { language },
) => {
  const { id, at, delta, actor, note, orderId, subSku, sizeEntryId } = stockMovements
  const rows = await shop.db
    .select({
      id,
      at,
      delta,
      after: sql`(SELECT sum(m.delta) FROM ${stockMovements} m
        WHERE m.size_entry_id = ${sizeEntryId} AND m.id <= ${id})`.mapWith(Number),
      reason: stockMovements.reason,
      actor,
      actorName: actorNameSql(actor),
      note,
      orderId,
      orderNumber: orders.number,
      subSku,
      productId: products.id,
      sizeEntryId: sizeEntries.id,
      variantId: variants.id,
      name: products.name,
      subCategory: products.subCategory,
      colorName: variants.colorName,
      size: sizeEntries.size,
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, orderId))
    .leftJoin(sizeEntries, eq(sizeEntries.id, sizeEntryId))
    .leftJoin(variants, eq(variants.id, sizeEntries.variantId))
    .leftJoin(products, eq(products.id, sizeEntries.productId))
    .where(
      and(
        reason === undefined ? undefined : eq(stockMovements.reason, reason),
        older === undefined ? undefined : lt(id, older),
      ),
    )
    .orderBy(desc(id))
    .limit(PER_PAGE + 1)
  const page = rows.slice(0, PER_PAGE)
  const names = await loadNames(shop.db, {
    language,
    productIds: [...new Set(page.flatMap((row) => row.productId ?? []))],
    variantIds: [...new Set(page.flatMap((row) => row.variantId ?? []))],
  })
  const movements = page.map(({ subSku: sku, variantId, name, subCategory, colorName, ...row }) => ({
    ...row,
    at: row.at.getTime(),
    name:
      row.productId && name !== null
        ? names.product({ id: row.productId, name, subCategory: subCategory ?? '' }).name
        : sku,
    colour: variantId && colorName !== null ? names.colour({ id: variantId, colorName }) : null,
  }))
  return {
    movements,
    older: rows.length > PER_PAGE ? (movements.at(-1)?.id ?? null) : null,
  }
}
