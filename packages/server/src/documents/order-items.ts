import type { DocumentUnit } from '@little-dunes/domain/contract/documents/document-calls'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  products,
  productTranslations,
  sizeEntries,
  variants,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import { getPicture } from '#orders/staff/list-orders'
import { orderLines } from '#orders/store/order-tables'
import type { Shop } from '#shop'

export interface ItemRow extends DocumentUnit {
  /** Position of the line in the order. */
  position: number
  /** Refunded units. */
  refunded: number
  /** Barcode on the unit; null when it has none. */
  barcode: string | null
  swatch: string | null
}

const refunded = sql`(SELECT coalesce(sum(r.quantity), 0) FROM refund_lines r
  WHERE r.order_id = order_lines.order_id AND r.position = order_lines.position)`.mapWith(Number)

/** Units to pack of these orders, with their shelves and with names for the team and for Arabic readers. */
export async function loadUnits(shop: Shop, orderIds: string[]): Promise<Map<string, ItemRow[]>> {
  if (orderIds.length === 0) return new Map()
  const inSecond = { product: productTranslations.language, colour: variantTranslations.language }
  const rows = await shop.db
    .select({
      line: orderLines,
      refunded,
      name: products.name,
      nameAr: productTranslations.name,
      colour: variants.colorName,
      swatch: variants.swatch,
      colourAr: variantTranslations.colorName,
      shelf: sizeEntries.shelf,
      barcode: sizeEntries.barcode,
    })
    .from(orderLines)
    .leftJoin(sizeEntries, eq(sizeEntries.id, orderLines.sizeEntryId))
    .leftJoin(variants, eq(variants.id, sizeEntries.variantId))
    .leftJoin(products, eq(products.id, sizeEntries.productId))
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(inSecond.product, SECOND_LANGUAGE)),
    )
    .leftJoin(
      variantTranslations,
      and(eq(variantTranslations.variantId, variants.id), eq(inSecond.colour, SECOND_LANGUAGE)),
    )
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  return Map.groupBy(
    rows.map(({ line, ...now }) => ({
      ...now,
      orderId: line.orderId,
      position: line.position,
      // Deleted products keep the names that were ordered.
      name: now.name ?? line.product.name,
      nameAr: now.nameAr ?? '',
      colour: now.colour ?? line.colorName,
      colourAr: now.colourAr ?? '',
      size: line.size,
      sku: line.subSku,
      quantity: line.quantity - now.refunded,
      picture: getPicture(line),
    })),
    ({ orderId }) => orderId,
  )
}
