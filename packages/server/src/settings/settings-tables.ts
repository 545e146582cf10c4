import { REGIONS, type Region } from '@little-dunes/domain/accounts/address'
import type { SizeChartRow } from '@little-dunes/domain/catalogue/sizes'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import { SAMPLE_SETTINGS } from '@little-dunes/domain/orders/company/sample-settings'
import type { Carrier } from '@little-dunes/domain/orders/shipping/carriers'
import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import type { CurrencyFormat } from '@little-dunes/domain/settings/currency-formats'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'

/** Settings of the one shop: a single row (D-67). Fees in fils. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    id: integer().primaryKey().default(1),
    shopName: text().notNull(),
    /** Address of an uploaded picture, and colours as `#RRGGBB`. Empty means that of the theme. */
    logo: text().notNull().default(''),
    brandColour: text().notNull().default(''),
    accentColour: text().notNull().default(''),
    groundColour: text().notNull().default(''),
    deliveryFee: integer().notNull(),
    freeDeliveryAbove: integer().notNull(),
    expressFee: integer().notNull(),
    /** VAT included in all prices and fees, in percent. */
    vatRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(5),
    /** Fills a shop without products with the demo when the server starts. */
    demo: boolean().notNull().default(true),
    /** Limits per account (domain `order-limits.ts`). Amounts in fils. */
    maxLines: integer().notNull().default(100),
    maxUnitsPerLine: integer().notNull().default(50),
    ordersPerDay: integer().notNull().default(30),
    valuePerDay: integer().notNull().default(20_000_00),
    openCashOrders: integer().notNull().default(6),
    refusedParcels: integer().notNull().default(3),
    cancellationsPerDay: integer().notNull().default(5),
    cashReviewAbove: integer().notNull().default(1_500_00),
    cashFee: integer().notNull().default(0),
    maxCash: integer().notNull().default(0),
    cashOnDelivery: boolean().notNull().default(true),
    cashEmirates: jsonb()
      .$type<Region[]>()
      .notNull()
      .default([...REGIONS]),
    /** Delivery times. Null when the shop does not show any. */
    deliveryPlan: jsonb().$type<DeliveryPlan>(),
    /** Allows orders without an account. */
    guestCheckout: boolean().notNull().default(false),
    /** Product pages only strike through prices that the price history proves. */
    strictWasPrices: boolean().notNull().default(false),
    /** Format of amounts in each language (domain `write-amount.ts`). */
    currencyFormat: text().$type<CurrencyFormat<'en'>>().notNull().default('code_before'),
    currencyFormatAr: text().$type<CurrencyFormat<'ar'>>().notNull().default('abbreviation'),
    /** Returns (domain `return-terms.ts`): days after the delivery. The pick-up fee is in fils. */
    returnDays: integer().notNull().default(14),
    pickupFee: integer().notNull().default(0),
    photoOfDamage: boolean().notNull().default(false),
    /** Fils per customer and day, and per order, for staff who are not owners (domain `refund-limit.ts`). */
    staffRefundLimit: integer().notNull().default(1_000_00),
    nonReturnableTypes: text().notNull().default(''),
    sellerName: text().notNull().default(SAMPLE_SETTINGS.sellerName),
    sellerAddress: text().notNull().default(SAMPLE_SETTINGS.sellerAddress),
    sellerTrn: text().notNull().default(SAMPLE_SETTINGS.sellerTrn),
    /** Additional seller data for structured invoices, which require a licence. */
    sellerEmirate: text().$type<Region>().notNull().default('Dubai'),
    sellerLicence: text().notNull().default(''),
    sellerLicenceAuthority: text().notNull().default(''),
    helpEmail: text().notNull(),
    supportEmail: text().notNull(),
    phone: text().notNull(),
    chatNumber: text().notNull(),
    /** Support hours as text. Hidden when empty. */
    openingTimes: text().notNull().default('from Monday to Saturday, 9:00 to 18:00'),
    /** Carriers saved by earlier versions have no Arabic name. */
    carriers: jsonb()
      .$type<(Omit<Carrier, 'nameAr'> & Partial<Pick<Carrier, 'nameAr'>>)[]>()
      .notNull()
      .default([]),
    social: jsonb()
      .$type<{ instagram: string; facebook: string; tiktok: string; youtube: string }>()
      .notNull(),
    /** Offers push notifications about orders. */
    orderPush: boolean().notNull().default(false),
    /** Publishes merchant feeds. */
    merchantFeed: boolean().notNull().default(false),
    /** Analytics ids, used after the visitor's consent. Empty means off. */
    googleTag: text().notNull().default(''),
    metaPixel: text().notNull().default(''),
    sizeChartWeightHeading: text().notNull(),
    sizeChart: jsonb().$type<SizeChartRow[]>().notNull(),
  },
  (table) => [
    check('shop_settings_one_row', sql`${table.id} = 1`),
    check('shop_settings_vat_rate', sql`${table.vatRate} >= 0 and ${table.vatRate} < 100`),
    check(
      'shop_settings_order_limits',
      sql`least(${table.maxLines}, ${table.maxUnitsPerLine}, ${table.ordersPerDay}, ${table.openCashOrders},
        ${table.refusedParcels}, ${table.cancellationsPerDay}) >= 1 and ${table.maxLines} <= 100
        and least(${table.valuePerDay}, ${table.cashReviewAbove}, ${table.maxCash}, ${table.cashFee}) >= 0`,
    ),
    check(
      'shop_settings_returns',
      sql`${table.returnDays} >= 1 and least(${table.pickupFee}, ${table.staffRefundLimit}) >= 0`,
    ),
    check(
      'shop_settings_currency_format',
      sql`${table.currencyFormat} in ('code_before', 'code_after', 'sign')
        and ${table.currencyFormatAr} in ('abbreviation', 'word', 'sign')`,
    ),
    check(
      'shop_settings_fees',
      sql`${table.deliveryFee} >= 0 and ${table.freeDeliveryAbove} >= 0 and ${table.expressFee} >= 0`,
    ),
  ],
)

/** Secret for signing order links: a single row with 244 random bits, created by a migration. */
export const linkSecrets = pgTable(
  'link_secrets',
  { id: integer().primaryKey().default(1), secret: text().notNull() },
  (table) => [check('link_secrets_one_row', sql`${table.id} = 1`)],
)

/** Translations of settings. A null, or a size without an age, falls back to the first language. */
export const settingsTranslations = pgTable(
  'settings_translations',
  {
    language: text().$type<Language>().primaryKey(),
    shopName: text(),
    sizeChartWeightHeading: text(),
    openingTimes: text(),
    sellerName: text(),
    sellerAddress: text(),
    sizeChartAges: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    check('settings_translations_language', sql`${table.language} <> ${sql.raw(`'${FIRST_LANGUAGE}'`)}`),
  ],
)
