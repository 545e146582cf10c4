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

/** What structured invoices say of the seller besides; absent where the shop had not set it. */
export interface SellerRegistration {
  emirate: Region
  licence: string
  authority: string
}

/** What a document says besides its number and dates: written once, shown as it was whatever the shop says later. */
export interface TaxDocumentContent {
  seller: {
    name: string
    address: string
    trn: string
    registration?: SellerRegistration
    /** Absent from documents before 2026-11-28, as is everything else that is marked so. */
    nameAr?: string
    addressAr?: string
    email?: string
    phone?: string
  }
  /** `trn` of a company, which makes it a full invoice (Art. 59). */
  customer: { name: string; address: string; emirate: string; trn?: string }
  orderNumber: string
  paymentMethod: PaymentMethod
  /** What store credit has paid, or has got back by a credit note; absent where it is nothing. */
  storeCredit?: Fils
  vatRate: number
  /** Of an invoice: days to return after delivery, and the code that has taken something off. Absent from former ones. */
  returnDays?: number
  discountCode?: string
  /** Absent from former credit notes, which said sums alone. */
  lines?: TaxLine[]
  totals?: TaxTotals
  /** Of a credit note. */
  credit?: CreditNoteValues & { invoiceNumber: string; invoiceDate: number; reason: string }
}

/** The last number of each kind and year; the row is locked until the document is there, so that no number is lost. */
export const taxDocumentCounters = pgTable(
  'tax_document_counters',
  { kind: taxDocumentKind().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)

/**
 * Documents that wait until the shop has entered its own company (`held-documents.ts`), in the order of their numbers to
 * come. Their content names no seller that counts, and a credit note no invoice.
 */
export const heldTaxDocuments = pgTable(
  'held_tax_documents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: taxDocumentKind().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    refundId: uuid()
      .unique('held_tax_documents_refund')
      .references(() => refunds.id),
    /** The date of supply, which will be that of the document. */
    heldAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    amount: integer().notNull(),
    vat: integer().notNull(),
    content: jsonb().$type<TaxDocumentContent>().notNull(),
  },
  (table) => [
    uniqueIndex('held_tax_documents_one_invoice').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    index().on(table.orderId),
  ],
)

/**
 * Tax invoices and credit notes; a trigger refuses every change but the first of `opened_at` or `voided_at`. Amounts in
 * fils, VAT inside.
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
    /** What a credit note is for. */
    refundId: uuid()
      .unique('tax_documents_refund')
      .references(() => refunds.id),
    issuedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Of an invoice what is charged, of a credit note what is taken back. */
    amount: integer().notNull(),
    vat: integer().notNull(),
    content: jsonb().$type<TaxDocumentContent>().notNull(),
    /** When anybody first saw or took it; of older documents the day from which this is kept. */
    openedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** When the delivery that issued the invoice was undone. Its number stays taken. */
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
