import {
  type ActualState,
  getDue,
  listCharges,
  type OrderRecord,
  sumOriginallyOwed,
  sumRefunded,
} from '#testing/payment-model/books'
import { describeOrder, isExpired } from '#testing/payment-model/invariants'

/** Violations once nothing is left to process. */
export const settledViolations = ({ accounts }: ActualState): string[] =>
  accounts.flatMap((account) => leftOver(account).map((what) => `${describeOrder(account)}: ${what}`))

function leftOver(account: OrderRecord): string[] {
  const { order, payment, queued } = account
  const wrong: string[] = []
  const netPaid =
    listCharges(account).reduce((sum, { amount_captured }) => sum + amount_captured, 0) - sumRefunded(account)
  // Applies to cancelled orders too: refunds to store credit stay with the shop.
  const owed =
    order.paid && order.paymentMethod === 'stripe' ? getDue(account) - sumOriginallyOwed(account) : 0
  if (netPaid !== owed) wrong.push(`the shop keeps ${netPaid} fils, expected ${owed}`)
  if (order.status === 'Pending Payment') wrong.push('is still waiting for its payment (D-41)')
  if (isExpired(account) && payment && !['closed', 'returned'].includes(payment.status))
    wrong.push('expired, but its payment is neither closed nor returned')
  if (queued.some(({ status, refundedAt }) => status !== 'succeeded' || !refundedAt))
    wrong.push('a refund has not succeeded (D-48)')
  if (order.paymentMethod === 'stripe' && sumRefunded(account) !== sumOriginallyOwed(account))
    wrong.push('the refunds differ from the refund due')
  return wrong
}
