import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { orderMessages as texts } from '#orders/order/order-messages'

type Paid = Pick<
  WholeOrder,
  'status' | 'paymentMethod' | 'received' | 'receivedOriginal' | 'amount' | 'credit'
>

interface MoneyIn {
  label: string
  /** In fils. */
  amount: number
}

/** Amounts received by card, in cash and by store credit; before that, the amounts due. */
export function moneyIn(order: Paid): MoneyIn[] {
  const { status, paymentMethod, received, receivedOriginal, amount, credit } = order
  const isDue = received === 0 && status !== 'Cancelled'
  const byCredit = isDue ? credit : received - receivedOriginal
  const shown = (label: string, fils: number) => (fils > 0 ? [{ label, amount: fils }] : [])
  const parts = [
    ...shown(texts.received[paymentMethod], receivedOriginal),
    ...shown(texts.byCredit, byCredit),
    ...(isDue ? shown(texts.due[paymentMethod], amount - credit) : []),
  ]
  return parts.length > 0 ? parts : [{ label: texts.received[paymentMethod], amount: 0 }]
}
