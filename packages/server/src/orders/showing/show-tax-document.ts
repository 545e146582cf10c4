import type { WireTaxDocument } from '@little-dunes/domain/contract/order-page-calls'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { orderNumberText, readOrderNumber } from '@little-dunes/domain/orders/order-number'
import type { TaxLine, TaxTotals } from '@little-dunes/domain/orders/tax-documents'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { isValidOrderKey } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

type Found = { success: true; document: WireTaxDocument } | Refusal

/** A tax invoice or credit note of an own order. */
export const showTaxDocument: Operation<'POST /api/order/document'> = async (shop, caller, input) =>
  loadOwnDocument(shop, caller.id, input)

/** The same for whoever has the link of a mail. */
export const showLinkedTaxDocument: Operation<'POST /api/order/document-linked'> = async (
  shop,
  _caller,
  input,
) => loadLinkedDocument(shop, input)

interface Asked {
  number: string
  document: string
}

export const loadOwnDocument = (shop: Shop, userId: string, asked: Asked): Promise<Found> =>
  load(shop, asked, eq(orders.userId, userId))

export async function loadLinkedDocument(shop: Shop, asked: Asked & { key: string }): Promise<Found> {
  const number = readOrderNumber(asked.number)
  if (number === null || !(await isValidOrderKey(shop, orderNumberText(number), asked.key)))
    return refuse('link_ended')
  return load(shop, asked)
}

async function load(shop: Shop, asked: Asked, own?: SQL): Promise<Found> {
  const number = readOrderNumber(asked.number)
  if (number === null) return refuse('document_not_found')
  const [found] = await shop.db
    .select({ document: taxDocuments })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(and(eq(orders.number, number), eq(taxDocuments.number, asked.document), own))
  return found ? { success: true, document: toWireDocument(found.document) } : refuse('document_not_found')
}

/** A credit note has no lines of its own: its totals are what is credited. */
export function toWireDocument(row: typeof taxDocuments.$inferSelect): WireTaxDocument {
  const { kind, number, issuedAt, content, amount: total, vat } = row
  const { lines = [], totals, credit, storeCredit, ...parties } = content
  return {
    ...parties,
    kind,
    number,
    issuedAt: issuedAt.getTime(),
    ...(storeCredit !== undefined && { storeCredit: aedFromFils(storeCredit) }),
    lines: lines.map(({ description, quantity, ...amounts }) => ({
      description,
      quantity,
      ...inAed(amounts),
    })),
    totals: inAed(totals ?? { list: total, discount: 0, total, vat }),
    credit: credit
      ? {
          ...credit,
          valueBefore: aedFromFils(credit.valueBefore),
          valueAfter: aedFromFils(credit.valueAfter),
        }
      : null,
  }
}

const inAed = ({
  list,
  discount,
  total,
  vat,
}: Pick<TaxLine | TaxTotals, 'list' | 'discount' | 'total' | 'vat'>) => ({
  list: aedFromFils(list),
  discount: aedFromFils(discount),
  net: aedFromFils(total - vat),
  vat: aedFromFils(vat),
  total: aedFromFils(total),
})
