import type { OrderLine, WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import { lineRefund } from '@little-dunes/domain/orders/refunds/line-refund'
import { useState } from 'react'
import { typedFils } from '#platform/typed-fils'

/** Units by index of their line. */
type Units = Readonly<Record<number, number>>

interface RefundDraft {
  /** Refunds a custom amount instead of items. */
  isCustomAmount: boolean
  typed: string
  units: Units
  restocked: Readonly<Record<number, boolean>>
  withDelivery: boolean
  email: boolean
  paidBack: boolean
  to: RefundDestination
}

/** Until a parcel is on its way, its units are on the shelf. */
const isHere = ({ status }: WholeOrder): boolean => status === 'Order Placed' || status === 'Packing'

/** In fils. */
export const computeRefund = (line: OrderLine, units: Units): number =>
  lineRefund(line, line.refunded, units[line.position] ?? 0)

/** The choices for a refund and their amounts in fils. */
export function useRefund(order: WholeOrder) {
  const [draft, setDraft] = useState<RefundDraft>({
    isCustomAmount: false,
    typed: '',
    units: {},
    restocked: {},
    withDelivery: false,
    email: true,
    paidBack: false,
    to: order.paymentMethod === 'credit' ? 'credit' : 'original',
  })
  const { isCustomAmount, typed, units, restocked, withDelivery, to } = draft
  const free = isCustomAmount ? typedFils(typed) : 0
  const fees = withDelivery && !isCustomAmount ? order.refundableDelivery : 0
  const chosen = order.lines.flatMap((line) => {
    const count = units[line.position] ?? 0
    return count > 0 && !isCustomAmount ? [{ line, units: count, amount: computeRefund(line, units) }] : []
  })
  const total = chosen.reduce((sum, { amount }) => sum + amount, fees + free)
  return {
    draft,
    set: (part: Partial<RefundDraft>) => setDraft((before) => ({ ...before, ...part })),
    ...{ chosen, fees, free, total },
    isValid: total > 0 && total <= order.refundable,
    goesInCash: order.paymentMethod === 'cod' && order.refundableOriginal > 0 && to === 'original',
    isRestocked: (position: number) => restocked[position] ?? isHere(order),
  }
}
