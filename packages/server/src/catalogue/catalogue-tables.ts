import { type AltTexts, CATEGORIES, PRODUCT_STATUSES } from '@little-dunes/domain/catalogue/product'
import { STOCK_REASONS, UNCOUNTED_STOCK } from '@little-dunes/domain/catalogue/stock'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const category = pgEnum('category', CATEGORIES)
export const productStatus = pgEnum('product_status', PRODUCT_STATUSES)
export const stockReason = pgEnum('stock_reason', STOCK_REASONS)

const moment = () => timestamp({ withTimezone: true, precision: 3 })
const percent = () => numeric({ precision: 9, scale: 6, mode: 'number' })

/** Cells of an imported file that the shop itself has no use for, by heading: an export gives them back. */
const importedFields = () => jsonb().$type<Record<string, string>>().notNull().default({})

/** Products in list order: `published_at` descending, then id (D-14). `price` in fils, percents with two decimals. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    /** Stable name of the product in files; an import updates by it. */
    handle: text().notNull().unique(),
    name: text().notNull(),
    sku: text().notNull(),
    description: text().notNull(),
    category: category().notNull(),
    subCategory: text().notNull(),
    image: text().array().notNull(),
    /** What its pictures show, by their address, in each language. */
    altTexts: jsonb().$type<AltTexts>().notNull().default({}),
    price: integer().notNull(),
    /** Without a sale. `sales/apply-schedules.ts` says what counts now. */
    discount: percent().notNull().default(0),
    saleDiscount: percent().notNull().default(0),
    saleStartsAt: moment(),
    saleEndsAt: moment(),
    /** What shoppers choose by the names of the variants where these are no colours; empty for colours. */
    optionName: text().notNull().default(''),
    /** What the largest sale that counts now takes off. */
    appliedSale: percent().notNull().default(0),
    flashsale: boolean().notNull().default(false),
    flashDiscount: percent().notNull().default(0),
    flashStartsAt: moment(),
    flashEndsAt: moment(),
    /** Outside of these times. */
    flashPaused: boolean().notNull().default(false),
    bestseller: boolean().notNull().default(false),
    bestofkids: boolean().notNull().default(false),
    /** Only published products are in the shop; archived ones keep their orders. */
    status: productStatus().notNull().default('published'),
    publishedAt: moment().notNull(),
    publishAt: moment(),
    /** Handles of the products that its page shows first: files name them before they are there. */
    relatedHandles: text().array().notNull().default([]),
    importedFields: importedFields(),
  },
  (table) => [
    index().on(table.publishedAt.desc(), table.id),
    index().on(table.status, table.publishedAt.desc(), table.id),
    index().on(table.category, table.subCategory),
    // What is due is looked for every few seconds.
    ...[table.publishAt, table.saleStartsAt, table.saleEndsAt, table.flashStartsAt, table.flashEndsAt].map(
      (column) => index().on(column).where(sql`${column} is not null`),
    ),
    // The largest discount of the shop, which every edition of the pages asks for.
    index('products_largest_discount')
      .on(sql`greatest(${table.discount}, ${table.appliedSale})`)
      .where(sql`${table.status} = 'published'`),
    index('products_search').using(
      'gin',
      sql`fold_search(${table.name} || ' ' || ${table.sku}) gin_trgm_ops`,
    ),
    // Article numbers are typed in small letters, too.
    index('products_lower_sku').on(sql`lower(${table.sku})`),
    check('products_price', sql`${table.price} > 0`),
    check(
      'products_percents',
      sql`${table.discount} >= 0 and ${table.discount} < 100 and ${table.flashDiscount} >= 0 and ${table.flashDiscount} < 100`,
    ),
    check(
      'products_sales',
      sql`${table.saleDiscount} >= 0 and ${table.saleDiscount} < 100 and ${table.appliedSale} >= 0 and ${table.appliedSale} < 100`,
    ),
    check(
      'products_times',
      sql`${table.saleEndsAt} > ${table.saleStartsAt} and ${table.flashEndsAt} > ${table.flashStartsAt}`,
    ),
    check('products_publish_at', sql`${table.status}::text <> 'scheduled' or ${table.publishAt} is not null`),
  ],
)

/** One colour of a product. Its name may change; carts, orders and stock know it by its id. */
export const variants = pgTable(
  'variants',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorName: text().notNull(),
    position: integer().notNull(),
    swatch: text(),
    images: text().array().notNull(),
  },
  (table) => [
    unique('variants_color_name').on(table.productId, table.colorName),
    unique('variants_id_product_id').on(table.id, table.productId),
    index('variants_search').using('gin', sql`fold_search(${table.colorName}) gin_trgm_ops`),
  ],
)

/**
 * Every name that a colour has or had, the present one included: stored carts and old tabs may still use a former name.
 * A name belongs to the colour that had it last. Triggers of the database write this table.
 */
export const variantNames = pgTable(
  'variant_names',
  {
    productId: uuid().notNull(),
    colorName: text().notNull(),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.colorName] }), index().on(table.variantId)],
)

/** A language of the shop that is not the first, whose texts stand in their own columns. */
const otherLanguage = () => text().$type<Language>().notNull()
const isOtherLanguage = (column: AnyPgColumn) => sql`${column} <> ${sql.raw(`'${FIRST_LANGUAGE}'`)}`

/** Texts of a product in the other languages; null is read in the first one. */
export const productTranslations = pgTable(
  'product_translations',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: otherLanguage(),
    name: text(),
    description: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language] }),
    index('product_translations_search').using('gin', sql`fold_search(${table.name}) gin_trgm_ops`),
    check('product_translations_language', isOtherLanguage(table.language)),
  ],
)

export const variantTranslations = pgTable(
  'variant_translations',
  {
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    language: otherLanguage(),
    colorName: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.language] }),
    check('variant_translations_language', isOtherLanguage(table.language)),
  ],
)

/** Names of sub-categories in the other languages, once for all products that have them. */
export const subCategoryTranslations = pgTable(
  'sub_category_translations',
  { subCategory: text().notNull(), language: otherLanguage(), name: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.subCategory, table.language] }),
    check('sub_category_translations_language', isOtherLanguage(table.language)),
  ],
)

/** One size of a colour; the only place where stock is (D-15). */
export const sizeEntries = pgTable(
  'size_entries',
  {
    id: uuid().primaryKey(),
    variantId: uuid().notNull(),
    /** The product of the variant, so that stock is read by product without a join. */
    productId: uuid().notNull(),
    size: text().notNull(),
    position: integer().notNull(),
    /** The sum of its stock movements. */
    stocks: integer().notNull(),
    /** What is not counted is never sold out and never taken (D-70). */
    counted: boolean().notNull().default(true),
    /** What can be sold now. */
    available: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`case when counted then stocks else ${UNCOUNTED_STOCK} end`)),
    /** Own price of the size in fils; without one the product's price counts (D-69). */
    price: integer(),
    subSku: text().notNull(),
    /** What a scanner reads on the piece (GTIN or an own code). */
    barcode: text(),
    /** Where it lies in the stock room, such as `B2`; pick lists go by it. */
    shelf: text(),
    /** When somebody last counted it, whether or not the count changed its stock. */
    lastCountedAt: moment(),
    /** Why an update changes `stocks`, for its movement; a trigger takes them out again. */
    movementReason: stockReason(),
    movementOrderId: uuid(),
    movementActor: text(),
    movementNote: text(),
    importedFields: importedFields(),
  },
  (table) => [
    foreignKey({
      name: 'size_entries_variant',
      columns: [table.variantId, table.productId],
      foreignColumns: [variants.id, variants.productId],
    }).onDelete('cascade'),
    unique('size_entries_size').on(table.variantId, table.size),
    index().on(table.productId),
    index().on(table.size, table.productId),
    uniqueIndex().on(table.subSku),
    uniqueIndex().on(table.barcode),
    index().on(table.shelf).where(sql`${table.shelf} is not null`),
    index('size_entries_search').using(
      'gin',
      sql`fold_search(${table.subSku} || ' ' || coalesce(${table.barcode}, '')) gin_trgm_ops`,
    ),
    check('size_entries_stocks', sql`${table.stocks} >= 0`),
    check('size_entries_price', sql`${table.price} > 0`),
    check(
      'size_entries_movement',
      sql`num_nonnulls(${table.movementReason}, ${table.movementOrderId}, ${table.movementActor}, ${table.movementNote}) = 0`,
    ),
  ],
)
