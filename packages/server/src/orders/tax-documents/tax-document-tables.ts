import type { Region } from '@little-dunes/domain/accounts/address'
import type { Fils } from '@little-dunes/domain/money'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import type { CreditNoteValues, TaxLine, TaxTotals } from '@little-dunes/domain/orders/tax-documents'
import { TAX_DOCUMENT_KINDS } from '@little-dunes/domain/orders/tax-documents'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from '#orders/store/order-tables'
import { refunds } from '#orders/store/payment-tables'

export const taxDocumentKind = pgEnum('tax_document_kind', TAX_DOCUMENT_KINDS)

/** Extra seller details for structured invoices; absent when the shop had not set them. */
export interface SellerRegistration {
  emirate: Region
  licence: string
  authority: string
}

/**
 * Content of a document besides its number and dates. It is written once and stays, even if the shop's details change.
 */
export interface TaxDocumentContent {
  seller: {
    name: string
    address: string
    trn: string
    registration?: SellerRegistration
    /** Absent from documents before 2026-11-28, like all other properties that are marked as absent. */
    nameAr?: string
    addressAr?: string
    email?: string
    phone?: string
  }
  /** A company's `trn` makes it a full invoice (Art. 59). */
  customer: { name: string; address: string; emirate: string; trn?: string }
  orderNumber: string
  paymentMethod: PaymentMethod
  /** Amount paid by store credit, or returned to it by a credit note; absent when 0. */
  storeCredit?: Fils
  vatRate: number
  /**
   * Invoices only: days to return after delivery, and the discount code that lowered the price. Absent from older ones.
   */
  returnDays?: number
  discountCode?: string
  /** Absent from older credit notes, which had only sums. */
  lines?: TaxLine[]
  totals?: TaxTotals
  /** Credit notes only. */
  credit?: CreditNoteValues & { invoiceNumber: string; invoiceDate: number; reason: string }
}

/**
 * Last number of each kind and year. The row stays locked until the document is inserted, so that no number is lost.
 */
export const taxDocumentCounters = pgTable(
  'tax_document_counters',
  { kind: taxDocumentKind().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)

/**
 * Documents that wait until the shop has entered its company details (`pending-documents.ts`), in the order of their
 * future numbers. Their seller is not valid yet, and credit notes have no invoice number.
 */
export const pendingTaxDocuments = pgTable(
  'pending_tax_documents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: taxDocumentKind().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    refundId: uuid()
      .unique('pending_tax_documents_refund')
      .references(() => refunds.id),
    /** Date of supply, which becomes the date of the document. */
    pendingSince: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    amount: integer().notNull(),
    vat: integer().notNull(),
    content: jsonb().$type<TaxDocumentContent>().notNull(),
  },
  (table) => [
    uniqueIndex('pending_tax_documents_one_invoice').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    index().on(table.orderId),
  ],
)

/**
 * Tax invoices and credit notes. A trigger refuses every update except the first of `opened_at` or `voided_at`. Amounts
 * in fils, VAT included.
 */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: uuid().primaryKey(),
    kind: taxDocumentKind().notNull(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    number: text().notNull().unique('tax_documents_number'),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Refund of a credit note. */
    refundId: uuid()
      .unique('tax_documents_refund')
      .references(() => refunds.id),
    issuedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Charged amount of an invoice, or credited amount of a credit note. */
    amount: integer().notNull(),
    vat: integer().notNull(),
    content: jsonb().$type<TaxDocumentContent>().notNull(),
    /** First time that the document was seen or downloaded; for older documents the day on which recording began. */
    openedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Time at which the delivery behind the invoice was undone. Its number stays taken. */
    voidedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    unique('tax_documents_sequence').on(table.kind, table.year, table.sequence),
    uniqueIndex('tax_documents_one_invoice')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice' and ${table.voidedAt} is null`),
    index().on(table.orderId),
    check('tax_documents_is_for', sql`(${table.kind} = 'credit_note') = (${table.refundId} is not null)`),
    check('tax_documents_vat', sql`${table.vat} between 0 and ${table.amount}`),
    check(
      'tax_documents_voided',
      sql`${table.voidedAt} is null or (${table.openedAt} is null and ${table.kind} = 'invoice')`,
    ),
  ],
)
