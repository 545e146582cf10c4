import type { Department } from '@little-dunes/domain/catalogue/departments'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { category } from '#catalogue/catalogue-tables'

export type Names = { [In in Language]?: string }

/**
 * Lists of a large shop are answered from these rows, one per published product, computed by the rules of the domain
 * (`product-card.ts`). Only `refresh-cards.ts` writes them.
 */
export const productCards = pgTable(
  'product_cards',
  {
    productId: uuid().primaryKey(),
    publishedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    category: category().notNull(),
    department: text().$type<Department>().notNull(),
    /** The sub-category in addresses. Without names the product has none. */
    typeSlug: text().notNull(),
    typeNames: jsonb().$type<Names>(),
    price: integer().notNull(),
    displayedPrice: integer().notNull(),
    bestseller: boolean().notNull(),
    bestofkids: boolean().notNull(),
    flashsale: boolean().notNull(),
    inStock: boolean().notNull(),
    /** Its variants are not colours, so no filter lists them. */
    hasOptions: boolean().notNull(),
    /** Variants in their order, with the key and the names of each colour. */
    variantIds: uuid().array().notNull(),
    colours: text().array().notNull(),
    colourNames: jsonb().$type<Names[]>().notNull(),
    /** Each size once. */
    sizes: text().array().notNull(),
    /**
     * The lines that a search reads (`SearchText` of the domain), separated by `PART`. One column, since LIKE checks
     * many lines.
     */
    searched: text().notNull(),
    /** Words of its names, which are suggested for a misspelt search. */
    words: text().array().notNull(),
  },
  (table) => {
    const { publishedAt, productId, displayedPrice, price } = table
    // Queries write plain DESC. Drizzle's DESC has NULLS LAST, which the planner treats as another order.
    const falling = (column: AnyPgColumn) => sql`${column} DESC`
    const newest = () => [falling(publishedAt), productId] as const
    return [
      index('product_cards_newest').on(...newest()),
      index('product_cards_category').on(table.category, ...newest()),
      index('product_cards_type').on(table.typeSlug, ...newest()),
      index('product_cards_department').on(table.department, ...newest()),
      index('product_cards_cheapest').on(displayedPrice, price, ...newest()),
      index('product_cards_dearest').on(falling(displayedPrice), falling(price), ...newest()),
      index('product_cards_bestseller')
        .on(...newest())
        .where(sql`${table.bestseller}`),
      index('product_cards_bestofkids')
        .on(...newest())
        .where(sql`${table.bestofkids}`),
      index('product_cards_flashsale')
        .on(...newest())
        .where(sql`${table.flashsale}`),
      index('product_cards_colours').using('gin', table.colours),
      index('product_cards_sizes').using('gin', table.sizes),
      index('product_cards_search').using('gin', table.searched.op('gin_trgm_ops')),
    ]
  },
)

/** Products with an outdated card. Triggers write this table in the transaction of the change. */
export const staleCards = pgTable('stale_cards', {
  id: bigserial({ mode: 'bigint' }).primaryKey(),
  productId: uuid().notNull(),
})

/** The version of the rules that computed the cards. Another version recomputes all cards. */
export const cardRules = pgTable(
  'card_rules',
  { id: integer().primaryKey(), version: integer().notNull() },
  (table) => [check('card_rules_single', sql`${table.id} = 1`)],
)

export type CountedKind = 'product' | 'stock' | 'price' | 'size' | 'colour' | 'word'

/** Counts of cards by category and type. Triggers of `product_cards` keep them current. */
export const cardCounts = pgTable(
  'card_counts',
  {
    kind: text().$type<CountedKind>().notNull(),
    category: category().notNull(),
    typeSlug: text().notNull(),
    department: text().$type<Department>().notNull(),
    value: text().notNull(),
    names: jsonb().$type<Names>(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.kind, table.category, table.typeSlug, table.department, table.value],
    }),
  ],
)
