import type { Address } from '@little-dunes/domain/accounts/address'
import type { ProductSnapshot } from '@little-dunes/domain/contract/ordered-product'
import type { Language } from '@little-dunes/domain/messages/languages'
import { SHIPPING_METHODS } from '@little-dunes/domain/orders/delivery'
import { ORDER_STATUSES, PAYMENT_METHODS } from '@little-dunes/domain/orders/order-lifecycle'
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

/** Why an order waits before it is packed. */
export type ReviewReason = 'unconfirmed_phone'

/** Numbers of orders for people; one may be skipped. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 10001 })

/** `amount × rate / (100 + rate)`, half up to the fils, as `domain/vat.ts` has it. */
const vatInside = (amount: AnyPgColumn, rate: AnyPgColumn): SQL =>
  sql`div(${amount} * ${rate} * 2 + 100 + ${rate}, 2 * (100 + ${rate}))`

/**
 * Orders; all amounts in fils, `discounted + delivery + express − coupon = amount` (D-07). Triggers check at the commit
 * that the lines add up to `discounted`, `coupon` and, with delivery and express, to `vat`.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** What people call the order (D-76); gives no access by itself. */
    number: integer().notNull().unique('orders_number').default(sql`nextval('order_numbers')`),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    placedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    paymentMethod: paymentMethod().notNull(),
    status: orderStatus().notNull(),
    paid: boolean().notNull().default(false),
    /** Cash that the courier has handed over; says nothing of cards. */
    remitted: boolean().notNull().default(false),
    address: jsonb().$type<Address>().notNull(),
    shippingMethod: shippingMethod().notNull(),
    subtotal: integer().notNull(),
    discounted: integer().notNull(),
    delivery: integer().notNull(),
    express: integer().notNull(),
    coupon: integer().notNull(),
    amount: integer().notNull(),
    /** What of the amount the shopper's store credit has paid; the rest is due by card or in cash. */
    credit: integer().notNull().default(0),
    discountCode: text(),
    discountRate: numeric({ precision: 5, scale: 4, mode: 'number' }).notNull().default(0),
    /** VAT inside the amount, at the rate in percent of the day of the order. */
    vatRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    deliveryVat: integer().notNull(),
    expressVat: integer().notNull(),
    vat: integer().notNull(),
    /** Waits for a confirmed phone or for the staff before it is packed; null when it does not. */
    reviewReason: text().$type<ReviewReason>(),
    /** When the courier last set out with the parcel. */
    outForDeliveryAt: timestamp({ withTimezone: true, precision: 3 }),
    /** The day at the door that was said when it was placed, such as `2026-11-25`; null where none was. */
    estimatedDay: date(),
    /** What the shopper read when ordering (D-62). */
    language: text().$type<Language>().notNull(),
  },
  (table) => [
    index().on(table.userId, table.placedAt.desc()),
    // Read backwards by the lists of the staff.
    index('orders_placed').on(table.placedAt, table.id),
    index('orders_status_placed').on(table.status, table.placedAt, table.id),
    index('orders_search').using(
      'gin',
      sql`order_search_text(${table.number}, ${table.address}) gin_trgm_ops`,
    ),
    // One order of a shopper waits for its payment, not two (D-45).
    uniqueIndex('orders_one_pending').on(table.userId).where(sql`${table.status} = 'Pending Payment'`),
    index('orders_discount_code').on(table.discountCode).where(sql`${table.discountCode} is not null`),
    // Cash that couriers still have; with the amounts, so that sums read the index alone.
    index('orders_owed')
      .on(table.number, table.amount, table.credit)
      .where(sql`${table.status} = 'Delivered' and ${table.paymentMethod} = 'cod' and not ${table.remitted}`),
    index('orders_cancelled').on(table.id).where(sql`${table.status} = 'Cancelled'`),
    check('orders_pending_unpaid', sql`not (${table.paid} and ${table.status} = 'Pending Payment')`),
    check(
      'orders_amount',
      sql`${table.amount} >= 0 and ${table.discounted} + ${table.delivery} + ${table.express} - ${table.coupon} = ${table.amount}`,
    ),
    check(
      'orders_credit',
      sql`${table.credit} between 0 and ${table.amount} and (${table.paymentMethod}::text <> 'credit' or ${table.credit} = ${table.amount})`,
    ),
    check('orders_review_reason', sql`${table.reviewReason} in ('unconfirmed_phone')`),
    check('orders_vat_rate', sql`${table.vatRate} >= 0 and ${table.vatRate} < 100`),
    check('orders_delivery_vat', sql`${table.deliveryVat} = ${vatInside(table.delivery, table.vatRate)}`),
    check('orders_express_vat', sql`${table.expressVat} = ${vatInside(table.express, table.vatRate)}`),
    check(
      'orders_vat',
      sql`${table.vat} between ${table.deliveryVat} + ${table.expressVat} and ${table.amount}`,
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
    /** What was bought, by whatever name it goes now; null when the shop no longer has it. */
    sizeEntryId: uuid().references(() => sizeEntries.id, { onDelete: 'set null' }),
    size: text().notNull(),
    colorName: text().notNull(),
    subSku: text().notNull(),
    quantity: integer().notNull(),
    product: jsonb().$type<ProductSnapshot>().notNull(),
    linePaid: integer().notNull(),
    flashUnits: integer().notNull(),
    /** The part of the order's coupon that this line takes, and the VAT inside what is left of it. */
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
    /** `shopper`, `system` or the name of a member of staff. */
    actor: text().notNull(),
    fromStatus: orderStatus(),
    toStatus: orderStatus().notNull(),
    /** Why, where the statuses alone do not say it: `refused` at the door, or words of the staff. */
    reason: text(),
  },
  (table) => [
    index().on(table.orderId),
    // Parcels that were refused at the door.
    index('order_events_refused')
      .on(table.at)
      .where(sql`${table.fromStatus} = 'Shipped' and ${table.toStatus} = 'Cancelled'`),
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
    /** The e-mail of a member of staff. */
    actor: text().notNull(),
    amountBefore: integer().notNull(),
    amountAfter: integer().notNull(),
    changes: jsonb().$type<LineChange[]>().notNull(),
  },
  (table) => [index().on(table.orderId)],
)

/** What the staff has to say about an order; the shopper does not see it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    author: text().notNull(),
    text: text().notNull(),
    /** Why somebody has to look at the order; null when nobody has to. */
    asksFor: text().$type<'missing_piece'>(),
    /** The shopper reads it on the page of the order, and gets it by mail. */
    isForShopper: boolean('for_shopper').notNull().default(false),
  },
  (table) => [
    index().on(table.orderId),
    index('order_notes_open').on(table.at).where(sql`${table.asksFor} is not null`),
  ],
)

/** What a shipped order travels in; empty texts are not known. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    carrier: text().notNull(),
    trackingNumber: text().notNull(),
    /** Where the carrier says where it is. */
    trackingUrl: text().notNull(),
  },
  (table) => [
    index('order_parcels_search').using('gin', sql`fold_search(${table.trackingNumber}) gin_trgm_ops`),
  ],
)
