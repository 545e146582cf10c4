import { isNotCancelled } from '@little-dunes/domain/orders/order-lifecycle'
import { type ActualState, getCredit, type OrderRecord } from '#testing/payment-model/books'
import type { ExpectedState } from '#testing/payment-model/ledger'

/** Store credit is never negative, never spent twice, and equals the given credit plus the changes by orders. */
export function wrongCredit({ accounts, credit }: ActualState, ledger: ExpectedState): string[] {
  const wrong = ledger.customers.flatMap(({ id }) => {
    const balance = credit.accounts.find(({ userId }) => userId === id)?.balance ?? 0
    const matching = credit.entries.filter(({ userId }) => userId === id)
    const grantedCredit = sum(
      matching.filter(({ orderId, refundId }) => orderId === null && refundId === null),
    )
    const expected = grantedCredit + ordersCredit(accounts.filter(({ order }) => order.userId === id))
    const { min, max } = ledger.creditRange.get(id) ?? { min: 0, max: 0 }
    return [
      ...(balance < 0 ? [`customer ${id} has ${balance} fils of credit`] : []),
      ...(balance !== sum(matching) ? [`the credit of customer ${id} is not the sum of its entries`] : []),
      ...(balance !== expected ? [`the credit of customer ${id} is ${balance}, expected ${expected}`] : []),
      ...(grantedCredit < min || grantedCredit > max
        ? [`customer ${id} received ${grantedCredit} of credit, expected ${min} to ${max}`]
        : []),
    ]
  })
  return [...wrong, ...wrongGiftCards(credit)]
}

const sum = (entries: { amount: number }[]) => entries.reduce((total, { amount }) => total + amount, 0)

/** Credit used by orders, less refunds to credit. An order cancelled before it was paid uses none. */
const ordersCredit = (accounts: OrderRecord[]): number =>
  accounts.reduce((total, account) => {
    const { order, queued } = account
    const usesCredit = isNotCancelled(order.status) || order.paid
    return (
      total - (usesCredit ? getCredit(account) : 0) + queued.reduce((back, { credit }) => back + credit, 0)
    )
  }, 0)

/** A gift card is redeemed once, at its full value, into the credit of one customer. */
function wrongGiftCards({ giftCards, giftCardEntries, entries }: ActualState['credit']): string[] {
  return giftCards.flatMap(({ id, value, balance }) => {
    const matching = giftCardEntries.filter(({ giftCardId }) => giftCardId === id)
    const became = sum(entries.filter(({ giftCardId }) => giftCardId === id))
    const redeemed = matching.filter(
      ({ reason, userId }) => reason === 'redeemed' && entries.some((one) => one.userId === userId),
    )
    const wrong =
      balance !== sum(matching) || balance < 0 ? [`gift card ${id} has the wrong balance ${balance}`] : []
    return redeemed.length > 0 && became !== value
      ? [...wrong, `gift card ${id} was redeemed for ${became} of credit, expected ${value}`]
      : wrong
  })
}
