import type { ShelvedSize } from '@little-dunes/domain/contract/inventory/stock-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { eq, sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { loadNames } from '#catalogue/staff-names'
import type { Shop } from '#shop'
import { stockMovements } from '#stock/stock-tables'

export function selectSizes({ db }: Pick<Shop, 'db'>) {
  const { id, size, subSku, barcode, shelf, counted, stocks, variantId, productId } = sizeEntries
  return db
    .select({
      id,
      productId,
      variantId,
      name: products.name,
      subCategory: products.subCategory,
      colorName: variants.colorName,
      picture: sql<string | null>`coalesce(${variants.images}[1], ${products.image}[1])`,
      size,
      sku: subSku,
      barcode,
      shelf,
      counted,
      archived: sql<boolean>`${products.status} = 'archived'`,
      stock: stocks,
      price: sql`coalesce(${sizeEntries.price}, ${products.price})`.mapWith(Number),
      lastCountedAt: sizeEntries.lastCountedAt,
      movement:
        sql`coalesce((SELECT max(m.id) FROM ${stockMovements} m WHERE m.size_entry_id = size_entries.id), 0)`.mapWith(
          Number,
        ),
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .innerJoin(sizeEntries, eq(sizeEntries.variantId, variants.id))
    .$dynamic()
}

type SizeRow = Awaited<ReturnType<typeof selectSizes>>[number]

export async function toShelvedSizes(
  { db }: Pick<Shop, 'db'>,
  language: Language,
  rows: readonly SizeRow[],
): Promise<ShelvedSize[]> {
  const names = await loadNames(db, {
    language,
    productIds: [...new Set(rows.map((row) => row.productId))],
    variantIds: [...new Set(rows.map((row) => row.variantId))],
  })
  return rows.map(({ variantId, subCategory, colorName, lastCountedAt, ...row }) => ({
    ...row,
    lastCountedAt: lastCountedAt?.getTime() ?? null,
    name: names.product({ id: row.productId, name: row.name, subCategory }).name,
    colour: names.colour({ id: variantId, colorName }),
  }))
}
