import { toOrderedProduct } from '@little-dunes/domain/contract/orders/ordered-product'
import { taxLineLabels as labels } from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import { type Fils, filsFromAed, includedTax } from '@little-dunes/domain/money'
import { lineRefund } from '@little-dunes/domain/orders/refunds/line-refund'
import { type TaxLine, taxTotals } from '@little-dunes/domain/orders/tax-documents'
import { and, eq, ne, sql } from 'drizzle-orm'
import { orders } from '#orders/store/order-tables'
import { refundLines, refunds } from '#orders/store/payment-tables'
import { feeLines, partLine } from '#orders/tax-documents/fee-lines'
import { describedLines } from '#orders/tax-documents/line-descriptions'
import type { Shop } from '#shop'

/** Refunded units of an order line, by its position, and the refunded amount. */
export interface CreditedUnits {
  position: number
  quantity: number
  amount: Fils
}

interface Credited {
  orderId: string
  refundId: string
  amount: Fils
  /** Empty when the refund is for no particular line. */
  units: readonly CreditedUnits[]
  /** Part of the amount for delivery, express and the cash fee. */
  fees: Fils
  /** Nothing of the invoice is left afterwards. */
  isRest: boolean
  vatRate: number
}

type Order = typeof orders.$inferSelect
type OrderLine = Awaited<ReturnType<typeof describedLines>>[number]

/** Lines of a credit note. Any amount that belongs to no line becomes a price reduction. */
export async function creditedLines(shop: Shop, credited: Credited): Promise<TaxLine[]> {
  const { orderId, amount, vatRate } = credited
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('Order not found')
  const described = await describedLines(shop, order)
  const { units, fees } = await loadCreditedParts(shop, order, described, credited)
  const lines = [...toTaxLines(described, units, vatRate), ...toFeeLines(order, fees, vatRate)]
  const rest = amount - taxTotals(lines).total
  if (rest === 0) return lines
  const reduced = rest > 0 ? lines : []
  return [...reduced, partLine(labels.reduction, rest > 0 ? rest : amount, vatRate)]
}

/** The last refund of an order names no lines and covers everything that is left. */
async function loadCreditedParts(
  { db }: Pick<Shop, 'db'>,
  { delivery, express, cashFee }: Order,
  described: readonly OrderLine[],
  { orderId, refundId, amount, units, fees, isRest }: Credited,
): Promise<Pick<Credited, 'units' | 'fees'>> {
  if (units.length > 0 || fees > 0 || !isRest) return { units, fees }
  const { position, quantity } = refundLines
  const creditedUnits = await db
    .select({ position, quantity: sql`sum(${quantity})`.mapWith(Number) })
    .from(refundLines)
    .where(eq(refundLines.orderId, orderId))
    .groupBy(position)
  const [earlier] = await db
    .select({ fees: sql`coalesce(sum(${refunds.delivery}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.id, refundId)))
  const left = described.flatMap((line) => {
    const before = creditedUnits.find((one) => one.position === line.position)?.quantity ?? 0
    const count = line.quantity - before
    const worth = lineRefund({ ...line, paid: line.linePaid }, before, count)
    return count > 0 ? [{ position: line.position, quantity: count, amount: worth }] : []
  })
  const feesLeft = Math.max(0, delivery + express + cashFee - (earlier?.fees ?? 0))
  const sum = left.reduce((before, one) => before + one.amount, feesLeft)
  // After earlier refunds of plain amounts, less is left than the lines are worth.
  return sum === amount ? { units: left, fees: feesLeft } : { units, fees }
}

const toTaxLines = (
  described: readonly OrderLine[],
  units: readonly CreditedUnits[],
  vatRate: number,
): TaxLine[] =>
  units.flatMap(({ position, quantity, amount: total }) => {
    const line = described.find((one) => one.position === position)
    if (!line || total === 0) return []
    const { product, description, descriptionAr } = line
    const list = Math.max(total, filsFromAed(toOrderedProduct(product).price) * quantity)
    const words = { description, ...(descriptionAr !== undefined && { descriptionAr }) }
    return [{ ...words, quantity, list, discount: list - total, total, vat: includedTax(total, vatRate) }]
  })

/** Each fee under its name when all are refunded, or when there is only one. */
function toFeeLines(order: Order, fees: Fils, vatRate: number): TaxLine[] {
  if (fees === 0) return []
  const charged = feeLines(order)
  if (taxTotals(charged).total === fees) return charged
  const [only, ...others] = charged
  const name =
    only && others.length === 0
      ? { en: only.description, ar: only.descriptionAr ?? only.description }
      : labels.fees
  return [partLine(name, fees, vatRate)]
}
