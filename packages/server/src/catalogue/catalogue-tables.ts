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

/** Cells of an imported file that the shop does not use, by heading. Exports return them. */
const importedFields = () => jsonb().$type<Record<string, string>>().notNull().default({})

/** Products in list order: `published_at` descending, then id (D-14). `price` in fils, percents with two decimals. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    /** Stable name of the product in files. An import updates by it. */
    handle: text().notNull().unique(),
    name: text().notNull(),
    sku: text().notNull(),
    description: text().notNull(),
    category: category().notNull(),
    subCategory: text().notNull(),
    image: text().array().notNull(),
    /** Alternative texts by picture address, in each language. */
    altTexts: jsonb().$type<AltTexts>().notNull().default({}),
    price: integer().notNull(),
    /** The discount without a sale. `sales/apply-schedules.ts` decides the current one. */
    discount: percent().notNull().default(0),
    saleDiscount: percent().notNull().default(0),
    saleStartsAt: moment(),
    saleEndsAt: moment(),
    /** Name of the customer's choice when variants are not colours. Empty for colours. */
    optionName: text().notNull().default(''),
    appliedSale: percent().notNull().default(0),
    flashsale: boolean().notNull().default(false),
    flashDiscount: percent().notNull().default(0),
    flashStartsAt: moment(),
    flashEndsAt: moment(),
    /** Outside of these times. */
    flashPaused: boolean().notNull().default(false),
    bestseller: boolean().notNull().default(false),
    bestofkids: boolean().notNull().default(false),
    /** Only published products are in the shop. Archived products keep their orders. */
    status: productStatus().notNull().default('published'),
    publishedAt: moment().notNull(),
    publishAt: moment(),
    /** Handles of the products that its page shows first. Files may name them before they exist. */
    relatedHandles: text().array().notNull().default([]),
    importedFields: importedFields(),
  },
  (table) => [
    index().on(table.publishedAt.desc(), table.id),
    index().on(table.status, table.publishedAt.desc(), table.id),
    index().on(table.category, table.subCategory),
    // Jobs look for due products every few seconds.
    ...[table.publishAt, table.saleStartsAt, table.saleEndsAt, table.flashStartsAt, table.flashEndsAt].map(
      (column) => index().on(column).where(sql`${column} is not null`),
    ),
    // Every version of the pages reads the largest discount of the shop.
    index('products_largest_discount')
      .on(sql`greatest(${table.discount}, ${table.appliedSale})`)
      .where(sql`${table.status} = 'published'`),
    index('products_search').using(
      'gin',
      sql`fold_search(${table.name} || ' ' || ${table.sku}) gin_trgm_ops`,
    ),
    // SKUs are also typed in small letters.
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

/** One colour of a product. Its name may change, so carts, orders and stock refer to its id. */
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
 * All current and former names of a colour: stored carts and old tabs may still use a former name. A name belongs to
 * the colour that had it last. Triggers of the database write this table.
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

/** Any language but the first, whose texts are in the columns of the product itself. */
const otherLanguage = () => text().$type<Language>().notNull()
const isOtherLanguage = (column: AnyPgColumn) => sql`${column} <> ${sql.raw(`'${FIRST_LANGUAGE}'`)}`

/** Texts of a product in the other languages. Null falls back to the first language. */
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

/** Names of sub-categories in the other languages, shared by all products with the sub-category. */
export const subCategoryTranslations = pgTable(
  'sub_category_translations',
  { subCategory: text().notNull(), language: otherLanguage(), name: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.subCategory, table.language] }),
    check('sub_category_translations_language', isOtherLanguage(table.language)),
  ],
)

/** One size of a colour, the only place with stock (D-15). */
export const sizeEntries = pgTable(
  'size_entries',
  {
    id: uuid().primaryKey(),
    variantId: uuid().notNull(),
    /** The product of the variant, so stock is read by product without a join. */
    productId: uuid().notNull(),
    size: text().notNull(),
    position: integer().notNull(),
    /** The sum of its stock movements. */
    stocks: integer().notNull(),
    /** An uncounted size never sells out and its stock never falls (D-70). */
    counted: boolean().notNull().default(true),
    available: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`case when counted then stocks else ${UNCOUNTED_STOCK} end`)),
    /** Price of this size in fils. Null means the price of the product (D-69). */
    price: integer(),
    subSku: text().notNull(),
    /** Code that a scanner reads on the unit (GTIN or the shop's own). */
    barcode: text(),
    /** Place in the stock room, such as `B2`. Pick lists are sorted by it. */
    shelf: text(),
    /** Time of the last count, even if it did not change the stock. */
    lastCountedAt: moment(),
    /** Reason of a change of `stocks` for its movement. A trigger clears these columns. */
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
