import { REFUND_DESTINATIONS } from '@little-dunes/domain/orders/credit/store-credit'
import type { PickupWindow } from '@little-dunes/domain/orders/returns/pickup'
import {
  RETURN_REASONS,
  RETURN_RESOLUTIONS,
  RETURN_STATUSES,
} from '@little-dunes/domain/orders/returns/return-lifecycle'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '#accounts/account-tables'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { orderLines, orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'

export const returnStatus = pgEnum('return_status', RETURN_STATUSES)
export const returnResolution = pgEnum('return_resolution', RETURN_RESOLUTIONS)
export const refundDestination = pgEnum('refund_destination', REFUND_DESTINATIONS)
export const returnReason = pgEnum('return_reason', RETURN_REASONS)

/** Return numbers for people. Numbers may be skipped. */
export const returnNumbers = pgSequence('return_numbers', { startWith: 1001 })

const moment = () => timestamp({ withTimezone: true, precision: 3 })

export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique('returns_number').default(sql`nextval('return_numbers')`),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    status: returnStatus().notNull(),
    resolution: returnResolution().notNull(),
    requestedAt: moment().notNull(),
    /** Refund destination that the customer chose. */
    refundTo: refundDestination().notNull().default('original'),
    /** Written by the customer. */
    note: text().notNull(),
    /** Pickup time that the customer chose; both null when none was chosen. */
    pickupDay: date(),
    pickupWindow: text().$type<PickupWindow>(),
    /** Refund of the return. */
    refundId: uuid()
      .unique('returns_refund')
      .references(() => refunds.id),
  },
  (table) => [
    index().on(table.orderId),
    index('returns_open')
      .on(table.requestedAt)
      .where(sql`${table.status} in ('requested', 'approved', 'picked_up', 'received', 'checked')`),
    unique('returns_id_order').on(table.id, table.orderId),
    check(
      'returns_pickup',
      sql`(${table.pickupDay} is null) = (${table.pickupWindow} is null) and ${table.pickupWindow} in ('morning', 'afternoon', 'evening')`,
    ),
    check('returns_refunded', sql`(${table.refundId} is not null) = (${table.status} = 'refunded')`),
  ],
)

/** Units of order lines that come back. A trigger refuses more units than were bought. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid().notNull(),
    orderId: uuid().notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: returnReason().notNull(),
    /** Exchanges only: the reserved size, and in `reserved` the units that were taken from its stock. */
    newSizeEntryId: uuid().references(() => sizeEntries.id, { onDelete: 'set null' }),
    newSize: text(),
    reserved: integer().notNull().default(0),
    /** Units that went back on the shelf. */
    restocked: integer().notNull().default(0),
    /** Units that cannot be sold as new, and units that were written off. */
    worn: integer().notNull().default(0),
    broken: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    index().on(table.orderId, table.position),
    index().on(table.newSizeEntryId),
    index('return_lines_set_aside').on(table.returnId).where(sql`${table.worn} > 0`),
    foreignKey({
      name: 'return_lines_return',
      columns: [table.returnId, table.orderId],
      foreignColumns: [returns.id, returns.orderId],
    }),
    foreignKey({
      name: 'return_lines_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
    check('return_lines_reserved', sql`${table.reserved} between 0 and ${table.quantity}`),
    check('return_lines_restocked', sql`${table.restocked} between 0 and ${table.quantity}`),
    check(
      'return_lines_checked',
      sql`${table.worn} >= 0 and ${table.broken} >= 0 and ${table.restocked} + ${table.worn} + ${table.broken} <= ${table.quantity}`,
    ),
  ],
)

/** Every change of status with time and actor. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnId: uuid()
      .notNull()
      .references(() => returns.id),
    at: moment().notNull(),
    /** `customer` or the email of a team member. */
    actor: text().notNull(),
    fromStatus: returnStatus(),
    toStatus: returnStatus().notNull(),
    /** Reason for declining, written for the customer. */
    reason: text(),
  },
  (table) => [index().on(table.returnId)],
)

/**
 * Photos that customers sent about a return, re-encoded as WebP. They are in the database, because no public address
 * may serve them.
 */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Null until the return is requested. */
    returnId: uuid().references(() => returns.id),
    at: moment().notNull(),
    content: bytea().notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.returnId),
    index('return_photos_unused').on(table.at).where(sql`${table.returnId} is null`),
  ],
)
