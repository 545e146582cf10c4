import type { SizeChartRow } from '@little-dunes/domain/catalogue/sizes'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'

/** Settings of the one shop: a single row (D-67). Fees in fils. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    id: integer().primaryKey().default(1),
    shopName: text().notNull(),
    deliveryFee: integer().notNull(),
    freeDeliveryAbove: integer().notNull(),
    expressFee: integer().notNull(),
    /** VAT inside all prices and fees, in percent. */
    vatRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(5),
    helpEmail: text().notNull(),
    supportEmail: text().notNull(),
    phone: text().notNull(),
    chatNumber: text().notNull(),
    social: jsonb()
      .$type<{ instagram: string; facebook: string; tiktok: string; youtube: string }>()
      .notNull(),
    sizeChartWeightHeading: text().notNull(),
    sizeChart: jsonb().$type<SizeChartRow[]>().notNull(),
  },
  (table) => [
    check('shop_settings_one_row', sql`${table.id} = 1`),
    check('shop_settings_vat_rate', sql`${table.vatRate} >= 0 and ${table.vatRate} < 100`),
    check(
      'shop_settings_fees',
      sql`${table.deliveryFee} >= 0 and ${table.freeDeliveryAbove} >= 0 and ${table.expressFee} >= 0`,
    ),
  ],
)
