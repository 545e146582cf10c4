import { and, eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { pendingTaxDocuments, taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

/**
 * The valid invoice and credit notes of an order, issued or pending; pending ones have no number. A single statement, so that
 * a document which is issued at that moment appears exactly once.
 */
export const selectDocuments = ({ db }: Pick<Shop, 'db'>, orderId: string) =>
  unionAll(
    db
      .select({
        kind: taxDocuments.kind,
        number: sql<string>`${taxDocuments.number}`.as('number'),
        at: sql<Date>`${taxDocuments.issuedAt}`.mapWith(taxDocuments.issuedAt).as('at'),
        amount: taxDocuments.amount,
        vat: taxDocuments.vat,
        content: taxDocuments.content,
      })
      .from(taxDocuments)
      .where(and(eq(taxDocuments.orderId, orderId), isNull(taxDocuments.voidedAt))),
    db
      .select({
        kind: pendingTaxDocuments.kind,
        number: sql<string>`''`.as('number'),
        at: sql<Date>`${pendingTaxDocuments.pendingSince}`.mapWith(pendingTaxDocuments.pendingSince).as('at'),
        amount: pendingTaxDocuments.amount,
        vat: pendingTaxDocuments.vat,
        content: pendingTaxDocuments.content,
      })
      .from(pendingTaxDocuments)
      .where(eq(pendingTaxDocuments.orderId, orderId)),
  )
