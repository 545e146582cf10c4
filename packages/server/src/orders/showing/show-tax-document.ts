import type { WireTaxDocument } from '@little-dunes/domain/contract/orders/tax-document'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { orderNumberText, readOrderNumber } from '@little-dunes/domain/orders/order-number'
import type { TaxLine, TaxTotals } from '@little-dunes/domain/orders/tax-documents'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { isValidOrderKey } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import { hasEInvoice } from '#orders/tax-documents/e-invoice/e-invoice'
import { openDocuments } from '#orders/tax-documents/open-documents'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

type TaxDocumentRow = typeof taxDocuments.$inferSelect
type Stored = { row: TaxDocumentRow } | Refusal
type DocumentResult = { document: WireTaxDocument } | Refusal

export const showTaxDocument: Operation<'POST /api/order/document'> = async (shop, caller, input) =>
  loadCustomerDocument(shop, caller.id, input)

/** For customers with the link in an email. */
export const showLinkedTaxDocument: Operation<'POST /api/order/document-linked'> = async (
  shop,
  _caller,
  input,
) => loadLinkedDocument(shop, input)

interface Asked {
  number: string
  document: string
}

type LinkAsked = Asked & { key: string }

/** Returns the stored document only to the order's customer. */
export const findCustomerDocument = (shop: Shop, userId: string, asked: Asked): Promise<Stored> =>
  find(shop, asked, eq(orders.userId, userId))

export const loadCustomerDocument = async (
  shop: Shop,
  userId: string,
  asked: Asked,
): Promise<DocumentResult> => shown(await findCustomerDocument(shop, userId, asked))

export const loadLinkedDocument = async (shop: Shop, asked: LinkAsked): Promise<DocumentResult> =>
  shown(await findLinkedDocument(shop, asked))

export async function findLinkedDocument(shop: Shop, asked: LinkAsked): Promise<Stored> {
  const number = readOrderNumber(asked.number)
  if (number === null || !(await isValidOrderKey(shop, orderNumberText(number), asked.key)))
    return refuse('link_ended')
  return find(shop, asked)
}

const shown = (result: Stored): DocumentResult =>
  isRefusal(result) ? result : { document: toWireDocument(result.row) }

async function find(shop: Shop, asked: Asked, ofCustomer?: SQL): Promise<Stored> {
  const number = readOrderNumber(asked.number)
  if (number === null) return refuse('document_not_found')
  const [result] = await shop.db
    .select({ id: taxDocuments.id })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(and(eq(orders.number, number), eq(taxDocuments.number, asked.document), ofCustomer))
  if (!result) return refuse('document_not_found')
  const [row] = await openDocuments(shop, eq(taxDocuments.id, result.id))
  return row ? { row } : refuse('document_voided')
}

/** Older credit notes have no lines, only totals. */
export function toWireDocument(row: TaxDocumentRow): WireTaxDocument {
  const { kind, number, issuedAt, content, amount: total, vat } = row
  const { lines = [], totals, credit, storeCredit, ...parties } = content
  return {
    ...parties,
    kind,
    number,
    issuedAt: issuedAt.getTime(),
    ...(storeCredit !== undefined && { storeCredit: aedFromFils(storeCredit) }),
    lines: lines.map(({ description, descriptionAr, quantity, ...amounts }) => ({
      description,
      ...(descriptionAr !== undefined && { descriptionAr }),
      quantity,
      ...inAed(amounts),
    })),
    totals: inAed(totals ?? { list: total, discount: 0, total, vat }),
    hasEInvoice: hasEInvoice(content),
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
