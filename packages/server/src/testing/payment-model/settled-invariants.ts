import {
  type ActualState,
  chargesOf,
  dueOf,
  type OrderRecord,
  owedOriginallyOf,
  refundedOf,
} from '#testing/payment-model/books'
import { isExpired, nameOf } from '#testing/payment-model/invariants'

/** Violations once nothing is left to process. */
export const settledViolations = ({ accounts }: ActualState): string[] =>
  accounts.flatMap((account) => leftOver(account).map((what) => `${nameOf(account)}: ${what}`))

function leftOver(account: OrderRecord): string[] {
  const { order, payment, queued } = account
  const wrong: string[] = []
  const kept =
    chargesOf(account).reduce((sum, { amount_captured }) => sum + amount_captured, 0) - refundedOf(account)
  // Applies to cancelled orders too: refunds to store credit stay with the shop.
  const owed = order.paid && order.paymentMethod === 'stripe' ? dueOf(account) - owedOriginallyOf(account) : 0
  if (kept !== owed) wrong.push(`${kept} fils of it are kept, and should be ${owed}`)
  if (order.status === 'Pending Payment') wrong.push('still waits for its payment (D-41)')
  if (isExpired(account) && payment && !['closed', 'returned'].includes(payment.status))
    wrong.push('half released')
  if (queued.some(({ status, refundedAt }) => status !== 'succeeded' || !refundedAt))
    wrong.push('its refunds are not known (D-48)')
  if (order.paymentMethod === 'stripe' && refundedOf(account) !== owedOriginallyOf(account))
    wrong.push('another amount was refunded than is owed')
  return wrong
}
