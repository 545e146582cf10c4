import { sizeInText } from '@little-dunes/domain/catalogue/translations/without-options'
import { orderedProductOf } from '@little-dunes/domain/contract/ordered-product'
import { filsFromAed } from '@little-dunes/domain/money'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { type TaxLine, taxTotals } from '@little-dunes/domain/orders/tax-documents'
import { asc, eq } from 'drizzle-orm'
import { readCompany } from '#accounts/profile/company'
import { orderLines, orders } from '#orders/store/order-tables'
import { insertTaxDocument } from '#orders/tax-documents/insert-tax-document'
import { type TaxDocumentContent, taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

type OrderRow = typeof orders.$inferSelect

/**
 * Issues the tax invoice of an order, in the transaction that makes it paid: by card before it is shipped, in cash at
 * the door. That is the date of supply, the earliest of payment and delivery. Expects the order to be locked, and to be the
 * last step that locks, since other invoices wait for the number until the commit. Once per order.
 */
export async function issueInvoice(shop: Shop, orderId: string): Promise<void> {
  const [earlier] = await shop.db
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .limit(1)
  if (earlier) return
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const [settings] = await shop.db.select().from(shopSettings)
  if (!order || !settings) throw new Error('An order or the settings are gone')
  const lines = [...(await goodsOf(shop, order)), ...feesOf(order)]
  const totals = taxTotals(lines)
  if (totals.total !== order.amount || totals.vat !== order.vat)
    throw new Error(`The lines of order ${orderId} do not add up to its invoice`)
  const { fullname, street, city, region } = order.address
  const company = await readCompany(shop, order.userId)
  await insertTaxDocument(shop, {
    kind: 'invoice',
    orderId,
    amount: totals.total,
    vat: totals.vat,
    content: {
      seller: sellerOf(settings),
      customer: {
        name: company?.name ?? fullname,
        address: `${street}, ${city}`,
        emirate: region,
        ...(company && { trn: company.trn }),
      },
      orderNumber: orderNumberText(order.number),
      paymentMethod: order.paymentMethod,
      ...(order.credit > 0 && { storeCredit: order.credit }),
      vatRate: order.vatRate,
      lines,
      totals,
    },
  })
}

function sellerOf(settings: typeof shopSettings.$inferSelect): TaxDocumentContent['seller'] {
  const { sellerEmirate: emirate, sellerLicence: licence, sellerLicenceAuthority: authority } = settings
  return {
    name: settings.sellerName,
    address: settings.sellerAddress,
    trn: settings.sellerTrn,
    ...(licence !== '' && authority !== '' && { registration: { emirate, licence, authority } }),
  }
}

/** In the words that the shopper has read. */
async function goodsOf(shop: Shop, { id, language }: OrderRow): Promise<TaxLine[]> {
  const lines = await shop.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  return lines.map(({ product, colorName, size, quantity, linePaid, couponShare, vat }) => {
    const ordered = orderedProductOf(product)
    const list = filsFromAed(ordered.price) * quantity
    const total = linePaid - couponShare
    return {
      description: sizeInText(ordered, { colorName, size }, language),
      quantity,
      list,
      discount: list - total,
      total,
      vat,
    }
  })
}

/** Delivery, express and the fee of cash are lines of their own, where they cost something. */
function feesOf({ delivery, deliveryVat, express, expressVat, cashFee, cashFeeVat }: OrderRow): TaxLine[] {
  const fees = [
    { description: 'Delivery', fee: delivery, vat: deliveryVat },
    { description: 'Express delivery', fee: express, vat: expressVat },
    { description: 'Cash on delivery', fee: cashFee, vat: cashFeeVat },
  ]
  return fees
    .filter(({ fee }) => fee > 0)
    .map(({ description, fee, vat }) => ({
      description,
      quantity: 1,
      list: fee,
      discount: 0,
      total: fee,
      vat,
    }))
}
