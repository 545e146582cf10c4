import type { ProductMark } from '@little-dunes/domain/contract/staff/choices'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { products, sizeEntries } from '#catalogue/catalogue-tables'

/** Marks of each product, so that staff lists filter and count without reading every product. Written by triggers. */
export const productMarks = pgTable(
  'product_marks',
  {
    mark: text().$type<ProductMark>().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.mark, table.productId] }), index().on(table.productId)],
)

/** Counted sizes with `LOW_STOCK` units or less. Written by triggers. */
export const shortSizes = pgTable(
  'short_sizes',
  {
    sizeEntryId: uuid()
      .primaryKey()
      .references(() => sizeEntries.id, { onDelete: 'cascade' }),
    productId: uuid().notNull(),
  },
  (table) => [index().on(table.productId)],
)
