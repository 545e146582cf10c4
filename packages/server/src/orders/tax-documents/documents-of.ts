import { and, eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { heldTaxDocuments, taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

/**
 * The valid invoice and credit notes of an order, issued or held; held ones have no number. A single statement, so that
 * a document which is issued at that moment appears exactly once.
 */
export const documentsOf = ({ db }: Pick<Shop, 'db'>, orderId: string) =>
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
        kind: heldTaxDocuments.kind,
        number: sql<string>`''`.as('number'),
        at: sql<Date>`${heldTaxDocuments.heldAt}`.mapWith(heldTaxDocuments.heldAt).as('at'),
        amount: heldTaxDocuments.amount,
        vat: heldTaxDocuments.vat,
        content: heldTaxDocuments.content,
      })
      .from(heldTaxDocuments)
      .where(eq(heldTaxDocuments.orderId, orderId)),
  )
