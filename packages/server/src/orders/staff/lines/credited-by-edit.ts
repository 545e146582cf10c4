import { toOrderedProduct } from '@little-dunes/domain/contract/orders/ordered-product'
import { taxLineLabels as labels } from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import { filsFromAed, includedTax } from '@little-dunes/domain/money'
import { type TaxLine, taxTotals } from '@little-dunes/domain/orders/tax-documents'
import type { PlannedEdit } from '#orders/staff/lines/plan-edit'
import type { orders } from '#orders/store/order-tables'
import { partLine } from '#orders/tax-documents/fee-lines'
import { describedLines } from '#orders/tax-documents/line-descriptions'
import type { Shop } from '#shop'

type Order = typeof orders.$inferSelect

/**
 * Lines of an edit's credit note, while the order still has its previous lines: removed units, and price reductions of
 * the others. If anything costs more or the sum differs, a single line covers the whole amount.
 */
export async function creditedByEdit(tx: Shop, order: Order, plan: PlannedEdit): Promise<TaxLine[]> {
  const { vatRate } = order
  const amount = order.amount - plan.quote.amount
  const lines = (await describedLines(tx, order)).flatMap((line): TaxLine[] => {
    const { description, descriptionAr, position, subSku } = line
    // Several lines of a size are compared once, at the first.
    if (plan.before.find((one) => one.subSku === subSku)?.position !== position) return []
    const [before, after] = [unitsBefore(plan, subSku), unitsAfter(plan, subSku)]
    const total = before.cost - after.cost
    if (total === 0) return []
    const quantity = Math.max(1, before.quantity - after.quantity)
    const price = filsFromAed(toOrderedProduct(line.product).price) * quantity
    const list = before.quantity > after.quantity ? Math.max(total, price) : total
    const words = { description, ...(descriptionAr !== undefined && { descriptionAr }) }
    return [{ ...words, quantity, list, discount: list - total, total, vat: includedTax(total, vatRate) }]
  })
  const fees = [
    partLine(labels.delivery, order.delivery - plan.quote.delivery, vatRate),
    partLine(labels.express, order.express - plan.quote.express, vatRate),
  ].filter(({ total }) => total !== 0)
  const all = [...lines, ...fees]
  const isLess = all.every(({ total }) => total > 0) && taxTotals(all).total === amount
  return isLess ? all : [partLine(labels.change, amount, vatRate)]
}

interface Units {
  quantity: number
  cost: number
}

const sumUnits = (units: readonly Units[]): Units => ({
  quantity: units.reduce((sum, one) => sum + one.quantity, 0),
  cost: units.reduce((sum, one) => sum + one.cost, 0),
})

const unitsBefore = ({ before }: PlannedEdit, subSku: string): Units =>
  sumUnits(
    before
      .filter((line) => line.subSku === subSku)
      .map(({ quantity, linePaid, couponShare }) => ({ quantity, cost: linePaid - couponShare })),
  )

const unitsAfter = ({ goods, quote, vat }: PlannedEdit, subSku: string): Units =>
  sumUnits(
    goods.flatMap((line, place) =>
      line.subSku === subSku
        ? [
            {
              quantity: line.quantity,
              cost: (quote.lines[place]?.paid ?? 0) - (vat.lines[place]?.couponShare ?? 0),
            },
          ]
        : [],
    ),
  )
