import type { Address } from '@little-dunes/domain/accounts/address'
import type { ProductSnapshot } from '@little-dunes/domain/contract/orders/ordered-product'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { SHIPPING_METHODS } from '@little-dunes/domain/orders/delivery'
import { ORDER_STATUSES, PAYMENT_METHODS } from '@little-dunes/domain/orders/order-lifecycle'
import { REVIEW_REASONS, type ReviewReason } from '@little-dunes/domain/orders/order-limits'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { sizeEntries } from '#catalogue/catalogue-tables'

export const orderStatus = pgEnum('order_status', ORDER_STATUSES)
export const paymentMethod = pgEnum('payment_method', PAYMENT_METHODS)
export const shippingMethod = pgEnum('shipping_method', SHIPPING_METHODS)

/** Order numbers for people. Numbers may be skipped. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 10001 })

/** `amount × rate / (100 + rate)`, rounded half up to the fils, as in `domain/vat.ts`. */
const vatInside = (amount: AnyPgColumn, rate: AnyPgColumn): SQL =>
  sql`div(${amount} * ${rate} * 2 + 100 + ${rate}, 2 * (100 + ${rate}))`

/**
 * Orders; all amounts in fils, `discounted + delivery + express + cashFee − coupon = amount` (D-07). Triggers check at
 * the commit that the lines add up to `discounted`, `coupon` and, with the fees, to `vat`.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** Number for people (D-76); it gives no access. */
    number: integer().notNull().unique('orders_number').default(sql`nextval('order_numbers')`),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    placedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    paymentMethod: paymentMethod().notNull(),
    status: orderStatus().notNull(),
    paid: boolean().notNull().default(false),
    /** Cash that the courier has handed over; meaningless for cards. */
    remitted: boolean().notNull().default(false),
    address: jsonb().$type<Address>().notNull(),
    shippingMethod: shippingMethod().notNull(),
    subtotal: integer().notNull(),
    discounted: integer().notNull(),
    delivery: integer().notNull(),
    express: integer().notNull(),
    /** Extra fee for cash on delivery. */
    cashFee: integer().notNull().default(0),
    coupon: integer().notNull(),
    amount: integer().notNull(),
    /** Part of the amount paid by the customer's store credit; the rest is due by card or in cash. */
    credit: integer().notNull().default(0),
    discountCode: text(),
    discountRate: numeric({ precision: 5, scale: 4, mode: 'number' }).notNull().default(0),
    /** VAT inside the amount. The rate is in percent, as of the day of the order. */
    vatRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    deliveryVat: integer().notNull(),
    expressVat: integer().notNull(),
    cashFeeVat: integer().notNull().default(0),
    vat: integer().notNull(),
    /** Review by phone confirmation or by the team that must come before packing; null when none is needed. */
    reviewReason: text().$type<ReviewReason>(),
    /** Account that was offered this guest order and declined it. */
    declinedBy: uuid(),
    /** Last time that the courier set out with the parcel. */
    outForDeliveryAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Estimated delivery day, such as `2026-11-25`; null when the shop gave none. */
    estimatedDay: date(),
    /** Language of the customer when ordering (D-62). */
    language: text().$type<Language>().notNull(),
  },
  (table) => [
    index().on(table.userId, table.placedAt.desc()),
    // Lists of the team read these indexes backwards.
    index('orders_placed').on(table.placedAt, table.id),
    index('orders_status_placed').on(table.status, table.placedAt, table.id),
    // `order_search_text` generates `search_text`; only the search reads it.
    index('orders_search').using('gin', sql`"search_text" gin_trgm_ops`),
    // A customer has at most one order that waits for its payment (D-45).
    uniqueIndex('orders_one_pending').on(table.userId).where(sql`${table.status} = 'Pending Payment'`),
    index('orders_discount_code').on(table.discountCode).where(sql`${table.discountCode} is not null`),
    // Cash that couriers still have. The index contains the amounts, so sums read only the index.
    index('orders_owed')
      .on(table.number, table.amount, table.credit)
      .where(sql`${table.status} = 'Delivered' and ${table.paymentMethod} = 'cod' and not ${table.remitted}`),
    index('orders_cancelled').on(table.id).where(sql`${table.status} = 'Cancelled'`),
    check('orders_pending_unpaid', sql`not (${table.paid} and ${table.status} = 'Pending Payment')`),
    check(
      'orders_amount',
      sql`${table.amount} >= 0 and ${table.discounted} + ${table.delivery} + ${table.express} + ${table.cashFee} - ${table.coupon} = ${table.amount}`,
    ),
    check(
      'orders_credit',
      sql`${table.credit} between 0 and ${table.amount} and (${table.paymentMethod}::text <> 'credit' or ${table.credit} = ${table.amount})`,
    ),
    check(
      'orders_review_reason',
      sql`${table.reviewReason} in (${sql.raw(REVIEW_REASONS.map((reason) => `'${reason}'`).join(', '))})`,
    ),
    check('orders_vat_rate', sql`${table.vatRate} >= 0 and ${table.vatRate} < 100`),
    check('orders_delivery_vat', sql`${table.deliveryVat} = ${vatInside(table.delivery, table.vatRate)}`),
    check('orders_express_vat', sql`${table.expressVat} = ${vatInside(table.express, table.vatRate)}`),
    check(
      'orders_cash_fee',
      sql`${table.cashFee} >= 0 and (${table.cashFee} = 0 or ${table.paymentMethod} = 'cod')`,
    ),
    check('orders_cash_fee_vat', sql`${table.cashFeeVat} = ${vatInside(table.cashFee, table.vatRate)}`),
    check(
      'orders_vat',
      sql`${table.vat} between ${table.deliveryVat} + ${table.expressVat} + ${table.cashFeeVat} and ${table.amount}`,
    ),
  ],
)

/** Lines are snapshots: the product as it was bought (D-07). `line_paid` in fils. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    productId: uuid().notNull(),
    /** Ordered size, even after it was renamed; null when the shop has deleted it. */
    sizeEntryId: uuid().references(() => sizeEntries.id, { onDelete: 'set null' }),
    size: text().notNull(),
    colorName: text().notNull(),
    subSku: text().notNull(),
    quantity: integer().notNull(),
    product: jsonb().$type<ProductSnapshot>().notNull(),
    linePaid: integer().notNull(),
    flashUnits: integer().notNull(),
    /** This line's part of the order's coupon, and the VAT inside the rest of the price. */
    couponShare: integer().notNull(),
    vat: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index().on(table.productId),
    index().on(table.sizeEntryId),
    index('order_lines_search').using(
      'gin',
      sql`fold_search(product ->> 'name' || ' ' || sub_sku) gin_trgm_ops`,
    ),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_flash_units', sql`${table.flashUnits} in (0, 1)`),
    check('order_lines_coupon_share', sql`${table.couponShare} between 0 and ${table.linePaid}`),
    check('order_lines_vat', sql`${table.vat} between 0 and ${table.linePaid} - ${table.couponShare}`),
  ],
)

/** Every change of status with time and actor (D-40). */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** `customer`, `system` or the name of a team member. */
    actor: text().notNull(),
    fromStatus: orderStatus(),
    toStatus: orderStatus().notNull(),
    /** Reason when the statuses do not show it: `refused` at the door, or a text of the team. */
    reason: text(),
  },
  (table) => [
    index().on(table.orderId),
    // Parcels refused at the door.
    index('order_events_refused')
      .on(table.at)
      .where(sql`${table.fromStatus} = 'Shipped' and ${table.toStatus} = 'Cancelled'`),
  ],
)

/**
 * Number of a customer's valid orders and of parcels refused at the door, so that lists need not count them. Triggers
 * update both. Customers without any have no row.
 */
export const customerPurchases = pgTable(
  'customer_purchases',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Excludes cancelled orders and orders that wait for a card payment. */
    orders: integer().notNull().default(0),
    refused: integer().notNull().default(0),
  },
  (table) => [
    index('customer_purchases_returning').on(table.userId).where(sql`${table.orders} > 1`),
    index('customer_purchases_refused').on(table.userId).where(sql`${table.refused} > 0`),
  ],
)

/** Units of a size before and after an edit of its order. */
export interface LineChange {
  productId: string
  name: string
  colour: string
  size: string
  from: number
  to: number
}

/** Every change of the lines of a placed order; amounts in fils. */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Email of a team member. */
    actor: text().notNull(),
    amountBefore: integer().notNull(),
    amountAfter: integer().notNull(),
    changes: jsonb().$type<LineChange[]>().notNull(),
  },
  (table) => [index().on(table.orderId)],
)
