import { toOrderedProduct } from '@little-dunes/domain/contract/orders/ordered-product'
import { filsFromAed } from '@little-dunes/domain/money'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { type TaxLine, taxTotals } from '@little-dunes/domain/orders/tax-documents'
import { eq } from 'drizzle-orm'
import { readCompany } from '#accounts/profile/company'
import { orders } from '#orders/store/order-tables'
import { feeLines } from '#orders/tax-documents/fee-lines'
import { issueOrHold } from '#orders/tax-documents/insert-tax-document'
import { describedLines } from '#orders/tax-documents/line-descriptions'
import { selectDocuments } from '#orders/tax-documents/select-documents'
import { readSellerDetails } from '#orders/tax-documents/seller-details'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

type OrderRow = typeof orders.$inferSelect

/**
 * Issues the tax invoice of an order, in the transaction that makes it paid: by card before it is shipped, in cash at
 * the door. That is the date of supply: the earlier of payment and delivery. Expects the order to be locked, and must
 * be the last step that takes a lock, because other invoices wait for the number until the commit. Runs once per order.
 * Sample company details put the invoice on hold.
 */
export async function issueInvoice(shop: Shop, orderId: string): Promise<void> {
  if ((await selectDocuments(shop, orderId)).length > 0) return
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const [settings] = await shop.db.select().from(shopSettings)
  if (!order || !settings) throw new Error('The order or the shop settings were not found')
  const lines = [...(await loadTaxLines(shop, order)), ...feeLines(order)]
  const totals = taxTotals(lines)
  if (totals.total !== order.amount || totals.vat !== order.vat)
    throw new Error(`The lines of order ${orderId} do not add up to its total`)
  const { fullname, street, city, region } = order.address
  const company = await readCompany(shop, order.userId)
  await issueOrHold(shop, {
    kind: 'invoice',
    orderId,
    amount: totals.total,
    vat: totals.vat,
    content: {
      seller: await readSellerDetails(shop),
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
      returnDays: settings.returnDays,
      ...(order.coupon > 0 && order.discountCode !== null && { discountCode: order.discountCode }),
      lines,
      totals,
    },
  })
}

async function loadTaxLines(shop: Shop, order: OrderRow): Promise<TaxLine[]> {
  const lines = await describedLines(shop, order)
  return lines.map(({ description, descriptionAr, product, quantity, linePaid, couponShare, vat }) => {
    const list = filsFromAed(toOrderedProduct(product).price) * quantity
    const total = linePaid - couponShare
    const words = { description, ...(descriptionAr !== undefined && { descriptionAr }) }
    return { ...words, quantity, list, discount: list - total, total, vat }
  })
}
