import { and, eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { heldTaxDocuments, taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

/**
 * The invoice and the credit notes of an order that count, issued or held, without a number in the latter case. One statement: a
 * document that is issued meanwhile is in one place or the other.
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
