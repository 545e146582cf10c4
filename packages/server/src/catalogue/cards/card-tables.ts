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

/** A name in the languages of the shop. */
export type Names = { [In in Language]?: string }

/**
 * What lists of a large shop are answered from: a row of each published product, computed by the rules of the domain
 * (`product-card.ts`). Nobody but `refresh-cards.ts` writes it.
 */
export const productCards = pgTable(
  'product_cards',
  {
    productId: uuid().primaryKey(),
    publishedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    category: category().notNull(),
    department: text().$type<Department>().notNull(),
    /** The sub-category as addresses write it; without names the product has none. */
    typeSlug: text().notNull(),
    typeNames: jsonb().$type<Names>(),
    price: integer().notNull(),
    displayedPrice: integer().notNull(),
    bestseller: boolean().notNull(),
    bestofkids: boolean().notNull(),
    flashsale: boolean().notNull(),
    inStock: boolean().notNull(),
    /** Its variants are no colours: no filter offers them. */
    hasOptions: boolean().notNull(),
    /** Variants in their order, with the key and the names of each colour. */
    variantIds: uuid().array().notNull(),
    colours: text().array().notNull(),
    colourNames: jsonb().$type<Names[]>().notNull(),
    /** Every size of it once. */
    sizes: text().array().notNull(),
    /** The lines that a search reads (`SearchText` of the domain), parted by `PART`: one column, since LIKE looks at many. */
    searched: text().notNull(),
    /** What a misspelt search may have meant: words of its names. */
    words: text().array().notNull(),
  },
  (table) => {
    const { publishedAt, productId, displayedPrice, price } = table
    // As queries write it: DESC of Drizzle has NULLS LAST, which is another order to the planner.
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

/** Products whose card does not say yet what they are; triggers write it in the transaction of the change. */
export const staleCards = pgTable('stale_cards', {
  id: bigserial({ mode: 'bigint' }).primaryKey(),
  productId: uuid().notNull(),
})

/** By which rules the cards were computed; a version with others computes them all anew. */
export const cardRules = pgTable(
  'card_rules',
  { id: integer().primaryKey(), version: integer().notNull() },
  (table) => [check('card_rules_single', sql`${table.id} = 1`)],
)

/** What is counted of cards. */
export type CountedKind = 'product' | 'stock' | 'price' | 'size' | 'colour' | 'word'

/** How many cards have what, by category and type: triggers of `product_cards` keep it. */
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
